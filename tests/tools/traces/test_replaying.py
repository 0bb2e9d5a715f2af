"""Each play is written as it has to go by the rules, or with one thing in it that differs."""

import pytest

from tests.tools.traces.written import Data, Written, artifact, choosing, creature, ref, side, written
from tools.traces.replaying import replay

PLAY_ACTION = ["Play this action", "Discard this card", "Cancel"]
PLAY_CREATURE = ["Play this creature", "Discard this card", "Cancel"]
USE_CREATURE = ["Fight with this creature", "Reap with this creature", "Cancel"]
TROLL = ref(2, "cardsInPlay", 0, "troll")
KRUMP = ref(2, "cardsInPlay", 1, "krump")


def punch(*targets: Data, damage: int = 3, target: int = 0) -> Written:
    """A play of Punch at one of two creatures."""
    enemies = [creature("troll", 8), creature("krump", 6)]
    play = written(side(house="brobnar", hand=["punch"]), side(board=enemies))
    play.click(1, "hand", 0, menu=PLAY_ACTION)
    play.press("Play this action", one={"hand": [], "amber": 1}, prompt=choosing("Choose a creature", *targets))
    hit = [{**enemy, "dmg": damage} if i == target else enemy for i, enemy in enumerate(enemies)]
    return play.click(2, "cardsInPlay", target, one={"discard": ["punch"]}, two={"board": hit})


def test_a_play_that_goes_as_here_agrees() -> None:
    report = replay(punch(TROLL, KRUMP).trace())
    assert report.difference == ""
    # The position at the start and at the end; the menu and the targets.
    assert (report.compared, report.targets, report.picks) == (2, 2, 2)
    assert "    -> choose Troll" in report.lines


def test_the_one_that_is_clicked_is_chosen() -> None:
    assert replay(punch(TROLL, KRUMP, target=1).trace()).difference == ""


def test_another_result_is_a_difference() -> None:
    assert replay(punch(TROLL, KRUMP, damage=2).trace()).difference == (
        "player 2's line: troll 8/0 damage 2, krump 6/0 there, troll 8/0 damage 3, krump 6/0 here"
    )


def test_other_targets_are_a_difference() -> None:
    difference = replay(punch(TROLL).trace()).difference
    assert difference.startswith("targets of 'A card: Choose a creature': only there nothing; only here Krump")


def test_a_position_that_differs_from_the_start_is_a_difference() -> None:
    play = written(side(house="brobnar", board=[creature("bumpsy", 4)]), side())
    assert replay(play.trace()).difference == "player 1's line: bumpsy 4/0 there, bumpsy 5/0 here"


def test_another_menu_is_a_difference() -> None:
    play = written(side(house="brobnar", board=[creature("bumpsy", 5)]), side())
    play.click(1, "cardsInPlay", 0, menu=USE_CREATURE)
    assert replay(play.trace()).difference == "possible with Bumpsy: only there fight with; only here nothing"


def test_a_menu_may_be_closed_again() -> None:
    play = written(side(house="brobnar", hand=["bumpsy"]), side(amber=1))
    play.click(1, "hand", 0, menu=PLAY_CREATURE).press("Cancel")
    play.click(1, "hand", 0, menu=PLAY_CREATURE)
    line = [creature("bumpsy", 5, ex=True)]
    play.press("Play this creature", one={"hand": [], "board": line}, two={"amber": 0})
    assert replay(play.trace()).difference == ""


def test_a_card_without_a_menu_can_do_one_thing_or_nothing() -> None:
    stunned = written(side(house="brobnar", board=[creature("bumpsy", 5, stun=True)]), side())
    stunned.click(1, "cardsInPlay", 0, one={"board": [creature("bumpsy", 5, ex=True)]})
    assert replay(stunned.trace()).difference == ""
    idle = written(side(house="dis", board=[creature("bumpsy", 5)]), side()).click(1, "cardsInPlay", 0)
    assert replay(idle.trace()).difference == ""
    able = written(side(house="brobnar", board=[creature("bumpsy", 5)]), side()).click(1, "cardsInPlay", 0)
    assert replay(able.trace()).difference == "they can do nothing with bumpsy, we can reap Bumpsy"
    ample = written(side(house="brobnar", hand=["bumpsy"]), side())
    ample.click(1, "hand", 0, one={"hand": [], "discard": ["bumpsy"]})
    assert replay(ample.trace()).difference == "they do something at once with bumpsy, we have 2 possibilities"


@pytest.mark.parametrize(("button", "order"), [("Left", (1, 0)), ("Right", (0, 1))])
def test_a_flank_is_a_button(button: str, order: tuple[int, int]) -> None:
    line = [creature("troll", 8), creature("krump", 6, ex=True)]
    play = written(side(house="brobnar", hand=["krump"], board=line[:1]), side())
    play.click(1, "hand", 0, menu=PLAY_CREATURE)
    flank = {"title": "Krump", "menu": "Which flank?", "buttons": ["Left", "Right", "Cancel"], "sel": []}
    play.press("Play this creature", prompt=flank)
    play.press(button, one={"hand": [], "board": [line[i] for i in order]})
    assert replay(play.trace()).difference == ""


def test_a_target_without_an_alternative_may_be_clicked() -> None:
    play = written(side(house="brobnar", board=[creature("krump", 6)]), side(board=[creature("troll", 8)]))
    play.click(1, "cardsInPlay", 0, menu=USE_CREATURE)
    play.press("Fight with this creature", prompt=choosing("Choose a creature to attack", TROLL))
    play.click(
        2, "cardsInPlay", 0, one={"board": [], "discard": ["krump"]}, two={"board": [creature("troll", 8, dmg=6)]}
    )
    assert replay(play.trace()).difference == ""


def test_a_question_with_several_answers_that_only_they_ask_is_a_difference() -> None:
    play = written(side(house="brobnar", hand=["bumpsy"]), side(board=[creature("troll", 8), creature("krump", 6)]))
    play.click(1, "hand", 0, menu=PLAY_CREATURE)
    play.press("Play this creature", prompt=choosing("Choose a creature", TROLL, KRUMP))
    asked = "only they ask: Choose a creature (troll, krump)"
    assert replay(play.trace()).difference == asked
    play.click(2, "cardsInPlay", 0, one={"hand": [], "board": [creature("bumpsy", 5, ex=True)]})
    assert (
        replay(play.trace()).difference == "only they ask: A card: Choose a creature (troll, krump); they choose troll"
    )


def test_a_question_that_only_we_ask_is_a_difference() -> None:
    play = written(side(house="brobnar", hand=["punch"]), side(board=[creature("troll", 8), creature("krump", 6)]))
    play.click(1, "hand", 0, menu=PLAY_ACTION)
    play.press("Play this action", one={"hand": [], "discard": ["punch"], "amber": 1})
    difference = replay(play.trace()).difference
    assert difference.startswith("only we ask: ")
    assert difference.endswith("(choose Troll, choose Krump)")


def test_a_play_that_ends_with_a_question_is_compared_to_its_end() -> None:
    play = written(side(house="brobnar", hand=["punch"]), side(board=[creature("troll", 8), creature("krump", 6)]))
    play.click(1, "hand", 0, menu=PLAY_ACTION)
    agreeing = play.press("Play this action", prompt=choosing("Choose a creature", TROLL, KRUMP)).trace()
    assert replay(agreeing).difference == ""
    assert replay(agreeing).targets == 2
    play.data["steps"].pop()
    play.press("Play this action", prompt=choosing("Choose a creature", TROLL))
    assert replay(play.trace()).difference.startswith("targets of")


def purge(*clicks: int, mine: bool = False) -> Written:
    """A play of Creeping Oblivion, in which they say first from whose pile they purge."""
    piles = (["anger"], ["krump", "troll"])
    play = written(side(house="dis", hand=["creeping-oblivion"], discard=piles[0]), side(discard=piles[1]))
    play.click(1, "hand", 0, menu=PLAY_ACTION)
    whose = {"title": "Creeping Oblivion", "menu": "From which pile?", "buttons": ["Mine", "Opponent's"], "sel": []}
    play.press("Play this action", one={"hand": [], "amber": 1}, prompt=whose)
    player = 1 if mine else 2
    pile = piles[player - 1]
    cards = choosing(
        "Choose 2 cards", *[ref(player, "discard", i, card) for i, card in enumerate(pile)], buttons=("Done",)
    )
    play.press("Mine" if mine else "Opponent's", prompt=cards)
    for index in clicks:
        play.click(player, "discard", index, prompt=cards)
    left = [card for i, card in enumerate(pile) if i not in clicks]
    gone = [card for i, card in enumerate(pile) if i in clicks]
    after: dict[str, Data] = {"one": {"discard": ["creeping-oblivion", *piles[0]]}, "two": {}}
    after["one" if mine else "two"] |= {"purged": gone, "discard": [*(["creeping-oblivion"] if mine else []), *left]}
    return play.press("Done", **after)


@pytest.mark.parametrize("clicks", [(), (0,), (1,), (0, 1)])
def test_several_cards_are_chosen_one_by_one_until_done(clicks: tuple[int, ...]) -> None:
    assert replay(purge(*clicks).trace()).difference == ""


def test_whose_pile_it_is_may_be_asked_first() -> None:
    assert replay(purge(0, mine=True).trace()).difference == ""


def house_choice(*houses: str) -> Data:
    """The prompt of step 2."""
    return {"title": "House Choice", "menu": "Choose your house", "buttons": list(houses), "sel": []}


def test_a_turn_ends_and_the_next_begins_with_a_key_and_a_house() -> None:
    sure = {"title": "End Turn", "menu": "Are you sure?", "buttons": ["Yes", "No"], "sel": []}
    key = {"title": "Forge a key", "menu": "Which key?", "buttons": ["Red", "Blue", "Yellow"], "sel": []}
    hand, deck = ["troll"] * 6, ["troll"] * 2
    play = written(side(house="brobnar"), side(amber=7, deck=["fear"]))
    play.press("End Turn", prompt=sure).press(
        "Yes", one={"house": None, "hand": hand, "deck": deck}, active="player2", phase="key", prompt=key
    )
    play.press(
        "Blue", two={"amber": 1, "keys": ["blue"]}, phase="house", prompt=house_choice("dis", "untamed", "sanctum")
    )
    play.press("Dis", two={"house": "dis"}, phase="main")
    report = replay(play.trace())
    assert report.difference == ""
    assert "    -- only they ask: Which key?" in report.lines


def test_other_houses_to_choose_from_are_a_difference() -> None:
    play = written(side(house="brobnar"), side(deck=["fear"]))
    mine = {"house": None, "hand": ["troll"] * 6, "deck": ["troll"] * 2}
    play.press(
        "End Turn", one=mine, active="player2", phase="house", prompt=house_choice("dis", "untamed", "sanctum", "mars")
    )
    difference = replay(play.trace()).difference
    assert difference == "houses to choose from: only there mars; only here nothing"


def test_archives_are_taken_with_yes_and_left_with_no() -> None:
    ask = {"title": "Archives", "menu": "Take your archives?", "buttons": ["Yes", "No"], "sel": []}
    for button, after in (("Yes", {"hand": ["fear"], "archives": []}), ("No", {})):
        play = written(side(archives=["fear"]), side(), phase="house", prompt=house_choice("dis", "brobnar", "untamed"))
        play.press("dis", prompt=ask).press(button, one={"house": "dis", **after}, phase="main")
        assert replay(play.trace()).difference == ""


def test_an_artifact_is_used_and_lets_a_creature_be_used() -> None:
    mine = [artifact("dominator-bauble"), creature("bumpsy", 5), creature("krump", 6)]
    play = written(side(house="dis", board=mine), side(board=[creature("troll", 8)]))
    play.click(1, "cardsInPlay", 0, menu=["Use this card's Action ability", "Cancel"])
    targets = choosing("Choose a creature", ref(1, "cardsInPlay", 1, "bumpsy"), ref(1, "cardsInPlay", 2, "krump"))
    play.press("Use this card's Action ability", prompt=targets)
    play.click(1, "cardsInPlay", 1, menu=USE_CREATURE[:2])
    used = [artifact("dominator-bauble", ex=True), creature("bumpsy", 5, ex=True), mine[2]]
    play.press("Reap with this creature", one={"amber": 1, "board": used})
    assert replay(play.trace()).difference == ""


def chieftain(target: int | None) -> Written:
    """A play of Ganger Chieftain, who may ready a neighbor and let it fight."""
    line = [creature("troll", 8, ex=True)]
    play = written(side(house="brobnar", hand=["ganger-chieftain"], board=line), side(board=[creature("bumpsy", 5)]))
    play.click(1, "hand", 0, menu=PLAY_CREATURE)
    flank = {"title": "Ganger Chieftain", "menu": "Which flank?", "buttons": ["Left", "Right", "Cancel"], "sel": []}
    play.press("Play this creature", prompt=flank)
    line = [*line, creature("ganger-chieftain", 5, ex=True)]
    neighbor = choosing("Choose a creature", ref(1, "cardsInPlay", 0, "troll"), buttons=("Done",))
    play.press("Right", one={"hand": [], "board": line}, prompt=neighbor)
    if target is None:
        return play.press("Done")
    play.click(1, "cardsInPlay", 0, prompt=choosing("Choose a creature to attack", ref(2, "cardsInPlay", 0, "bumpsy")))
    line = [creature("troll", 8, ex=True, dmg=5), line[1]]
    return play.click(2, "cardsInPlay", 0, one={"board": line}, two={"board": [], "discard": ["bumpsy"]})


@pytest.mark.parametrize("target", [0, None])
def test_what_may_be_done_is_answered_by_the_target_or_by_done(target: int | None) -> None:
    assert replay(chieftain(target).trace()).difference == ""


@pytest.mark.parametrize("button", ["Yes", "No"])
def test_what_may_be_done_is_answered_by_yes_or_no(button: str) -> None:
    bumpsy = creature("bumpsy", 5, up=["biomatrix-backup"])
    play = written(side(house="brobnar", board=[bumpsy]), side(board=[creature("troll", 8)]))
    play.click(1, "cardsInPlay", 0, menu=USE_CREATURE)
    ask = {"title": "Biomatrix Backup", "menu": "Archive it?", "buttons": ["Yes", "No"], "sel": []}
    play.press("Fight with this creature", prompt=ask)
    archived = {"archives": ["bumpsy"], "discard": ["biomatrix-backup"]}
    gone = archived if button == "Yes" else {"discard": ["bumpsy", "biomatrix-backup"]}
    play.press(button, one={"board": [], **gone}, two={"board": [creature("troll", 8, dmg=5)]})
    assert replay(play.trace()).difference == ""


@pytest.mark.parametrize("discarded", [0, 1])
def test_chance_may_fall_as_it_did_there(discarded: int) -> None:
    hand = ["dust-pixie", "snufflegator"]
    play = written(side(house="dis", hand=["mind-barb"]), side(hand=hand))
    play.click(1, "hand", 0, menu=PLAY_ACTION)
    after = {"discard": [hand[discarded]], "hand": [hand[1 - discarded]]}
    play.press("Play this action", one={"hand": [], "amber": 1, "discard": ["mind-barb"]}, two=after)
    assert replay(play.trace()).difference == ""


def test_what_chance_cannot_do_is_a_difference() -> None:
    play = written(side(house="dis", hand=["mind-barb"]), side(hand=["dust-pixie", "snufflegator"]))
    play.click(1, "hand", 0, menu=PLAY_ACTION)
    after = {"discard": ["dust-pixie", "snufflegator"], "hand": []}
    play.press("Play this action", one={"hand": [], "amber": 1, "discard": ["mind-barb"]}, two=after)
    assert replay(play.trace()).difference.startswith("player 2's hand: nothing there, ")


@pytest.mark.parametrize("first", ["troll", "krump"])
def test_of_abilities_that_wait_the_card_is_clicked(first: str) -> None:
    """Two creatures that die together, each with an upgrade that may archive it: either is asked about first."""
    line = [
        creature(slug, power, dmg=power - 1, up=["biomatrix-backup"]) for slug, power in (("troll", 8), ("krump", 6))
    ]
    play = written(side(house="dis", hand=["gateway-to-dis"], board=line), side())
    play.click(1, "hand", 0, menu=PLAY_ACTION)
    waiting = choosing("Which first?", *[ref(1, "cardsInPlay", i, piece["id"]) for i, piece in enumerate(line)])
    play.press("Play this action", one={"hand": []}, prompt=waiting)
    ask = {"title": "Biomatrix Backup", "menu": "Archive it?", "buttons": ["Yes", "No"], "sel": []}
    play.click(1, "cardsInPlay", 0 if first == "troll" else 1, prompt=ask)
    play.press("Yes", prompt=ask)
    other = "krump" if first == "troll" else "troll"
    discard = ["gateway-to-dis", other, *["biomatrix-backup"] * 2]
    play.press("No", one={"board": [], "archives": [first], "discard": discard, "chains": 3})
    assert first in str(replay(play.trace()).lines).casefold()
    assert replay(play.trace()).difference == ""


def test_a_card_may_be_clicked_again_while_its_menu_is_open() -> None:
    play = written(side(house="brobnar", hand=["bumpsy"]), side(amber=1))
    play.click(1, "hand", 0, menu=PLAY_CREATURE).click(1, "hand", 0, menu=PLAY_CREATURE)
    line = [creature("bumpsy", 5, ex=True)]
    play.press("Play this creature", one={"hand": [], "board": line}, two={"amber": 0})
    assert replay(play.trace()).difference == ""


def poltergeist(damage: int) -> Written:
    """A play of Poltergeist, which uses the only artifact there is: a Cannon, at one of two creatures."""
    line = [creature("troll", 8), creature("krump", 6)]
    play = written(side(house="dis", hand=["poltergeist"]), side(board=[*line, artifact("cannon")]))
    play.click(1, "hand", 0, menu=PLAY_ACTION)
    cannon = choosing("Choose an artifact", ref(2, "cardsInPlay", 2, "cannon"))
    play.press("Play this action", one={"hand": [], "amber": 1}, prompt=cannon)
    play.click(2, "cardsInPlay", 2, prompt=choosing("Choose a creature", TROLL, KRUMP))
    hit = [line[0], {**line[1], "dmg": damage}]
    return play.click(2, "cardsInPlay", 1, one={"discard": ["poltergeist"]}, two={"board": hit, "discard": ["cannon"]})


def test_a_use_without_an_alternative_waits_for_no_click() -> None:
    assert replay(poltergeist(2).trace()).difference == ""
    assert "krump 6/0 damage 1 there" in replay(poltergeist(1).trace()).difference
