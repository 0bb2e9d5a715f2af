"""How KeyForge tells what happens: Alpha is "me", Beta the opponent."""

import inspect

import pytest

from cardwright.games.keyforge import events
from cardwright.games.keyforge.actions import UNSTUN
from cardwright.games.keyforge.events import (
    CAPTURE,
    DEPARTURE,
    FORGING,
    GIFT,
    PAYMENT,
    SUPPLY,
    THEFT,
    AemberMoved,
    Archived,
    AreasSwapped,
    ChainsGained,
    ChainShed,
    Change,
    ControlTaken,
    CounterAdded,
    DecksExchanged,
    Discarded,
    Exhausted,
    Forged,
    Healed,
    LeftPlay,
    Looked,
    Moved,
    Purged,
    Readied,
    Revealed,
    Shuffled,
    Stunned,
    StunRemoved,
    Swapped,
    Unforged,
    Used,
    pool,
)
from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.zones import ARCHIVES, DECK, DISCARD, HAND, PURGED, ZONES
from cardwright.kernel.core.events import Event
from tests.games.keyforge.table import Side, Table, side, table

pytestmark = pytest.mark.midway("what is told is read in the middle of play")

ALPHA, BETA, WATCHER = 0, 1, 2

SILENT = {
    "ArmorSpent",
    "Change",
    "CopyEnded",
    "Played",
    "Reaped",
    "FightBegins",
    "Fought",
    "Doomed",
    "EndReached",
    "TurnEnded",
}
"""Events that keep the books: what they tell has just been told, or shows at once."""


def quiet(house: str = "brobnar", me: Side | None = None, opponent: Side | None = None) -> Table:
    """A table whose log begins now."""
    t = table(house, me=me, opponent=opponent)
    t.m.names = ("Alpha", "Beta")
    t.m.journal = None
    return t


def told(t: Table, viewer: int = ALPHA) -> list[str]:
    return t.m.log(viewer)


def test_every_event_has_its_sentence_or_is_known_to_be_silent() -> None:
    mute = {
        name
        for name, kind in vars(events).items()
        if inspect.isclass(kind) and issubclass(kind, Event) and kind.text is Event.text and not kind.tells
    }
    assert mute == SILENT


def test_a_turn_is_told_from_its_head_to_its_end() -> None:
    t = quiet(
        me=side(
            hand=["Punch"],
            line=["Troll!"],
            deck=["Anger", "Krump", "Troll", "Bumpsy", "Tremor", "Smaaash", "Urchin"],
            aember=6,
        ),
        opponent=side(line=["Bumpsy", "Urchin"], archives=["Tremor"], hand=["Krump"] * 5, chains=2),
    )
    t.play("Punch", "choose Urchin").end_turn("house brobnar", "take archives")
    assert told(t) == [
        "You play Punch.",
        "You gain 1 æmber.",
        "Urchin takes 3 damage.",
        "Urchin is destroyed.",
        "You draw Anger, Krump, Troll, Bumpsy, Tremor and Smaaash.",
        "Check! You have enough æmber for a key.",
        "Turn 4: Beta's turn.",
        "Beta chooses house Brobnar.",
        "Beta takes their archives into hand.",
    ]
    assert told(t, BETA)[:2] == ["Alpha plays Punch.", "Alpha gains 1 æmber."]
    assert told(t, BETA)[-5:] == [
        "Alpha draws 6 cards.",
        "Check! Alpha has enough æmber for a key.",
        "Turn 4: your turn.",
        "You choose house Brobnar.",
        "You take your archives into hand.",
    ]
    assert told(t, WATCHER)[0] == "Alpha plays Punch."


def test_a_fight_tells_both_names_and_all_damage() -> None:
    t = quiet(me=side(line=["Troll"]), opponent=side(line=["Champion Anaphiel", "Urchin"]))
    t.fight("Troll")
    assert told(t) == [
        "Troll attacks Champion Anaphiel.",
        "Champion Anaphiel takes 7 damage, and its armor absorbs 1.",
        "Troll takes 6 damage.",
        "Champion Anaphiel is destroyed.",
    ]


def test_armor_that_absorbs_everything_is_told() -> None:
    t = quiet("logos", me=side(line=["Ganymede Archivist"]), opponent=side(line=["Champion Anaphiel"]))
    t.m.change(t.find("Ganymede Archivist")).counters = -2
    t.fight("Ganymede Archivist")
    assert told(t)[1] == "The armor of Champion Anaphiel absorbs 1 damage."


def test_reaping_and_using_are_told_before_what_they_bring() -> None:
    t = quiet(me=side(line=["Troll"], artifacts=["Gauntlet of Command"]), opponent=side(line=["Urchin"]))
    t.reap("Troll").use("Gauntlet of Command")
    assert told(t) == [
        "You reap with Troll.",
        "You gain 1 æmber.",
        "You use Gauntlet of Command.",
        "Troll is readied.",
        "Troll attacks Urchin.",
    ]


def test_playing_tells_where_the_card_goes() -> None:
    t = quiet(
        me=side(hand=["Troll", "Blood of Titans", "Gauntlet of Command"], line=["Bumpsy"]), opponent=side(aember=1)
    )
    t.play("Troll", "left flank").play("Blood of Titans", "choose Bumpsy").play("Gauntlet of Command")
    assert told(t, BETA) == [
        "Alpha plays Troll.",
        "Troll enters play on Alpha's left flank.",
        "Alpha plays Blood of Titans.",
        "Alpha gains 1 æmber.",
        "Blood of Titans is attached to Bumpsy.",
        "Alpha plays Gauntlet of Command.",
        "Gauntlet of Command enters play.",
    ]


def test_a_card_that_is_played_as_a_copy_tells_of_what() -> None:
    t = quiet("untamed", me=side(hand=["Mimicry"]), opponent=side(discard=["Virtuous Works"]))
    t.play("Mimicry")
    assert told(t)[:2] == ["You play Mimicry.", "Mimicry is played as a copy of Virtuous Works."]


def test_leaving_play_tells_what_becomes_of_the_card_and_of_what_lay_on_it() -> None:
    t = quiet(me=side(line=["Troll+Blood of Titans", "Bumpsy", "Urchin", "Krump"]), opponent=side(aember=3))
    troll = t.find("Troll")
    t.m.do(AemberMoved(3, pool(BETA), troll, CAPTURE))
    t.m.do(LeftPlay(troll, ALPHA * ZONES + HAND))
    t.m.do(AemberMoved(3, troll, pool(BETA), DEPARTURE))
    t.m.do(LeftPlay(t.find("Bumpsy"), ALPHA * ZONES + DECK))
    t.m.do(LeftPlay(t.find("Urchin"), ALPHA * ZONES + ARCHIVES))
    t.m.do(LeftPlay(t.find("Krump"), ALPHA * ZONES + PURGED))
    assert told(t) == [
        "Troll captures 3 æmber from Beta.",
        "Blood of Titans is discarded.",
        "Troll goes to your hand.",
        "Beta gets the 3 æmber on Troll.",
        "Bumpsy goes on top of your deck.",
        "Urchin goes to your archives.",
        "Krump is purged.",
    ]
    assert told(t, BETA)[0] == "Troll captures 3 æmber from you."
    assert told(t, BETA)[2:4] == ["Troll goes to Alpha's hand.", "You get the 3 æmber on Troll."]


def test_archived_cards_are_named_for_their_player_alone() -> None:
    t = quiet(me=side(hand=["Anger", "Punch"]))
    anger, punch = t.m.zone(ALPHA, HAND)
    t.m.do(Archived(anger, ALPHA))
    t.m.do(Archived(punch, ALPHA))
    assert told(t) == ["You archive Anger and Punch."]
    assert told(t, BETA) == told(t, WATCHER) == ["Alpha archives 2 cards."]


def test_discards_tell_where_from() -> None:
    t = quiet(me=side(hand=["Anger", "Punch"], archives=["Troll"], deck=["Tremor"]))
    for card in (*t.m.zone(ALPHA, HAND), *t.m.zone(ALPHA, ARCHIVES), *t.m.zone(ALPHA, DECK)):
        t.m.do(Discarded(card))
    assert told(t, BETA) == [
        "Alpha discards Anger and Punch.",
        "Alpha discards Troll from their archives.",
        "Alpha discards Tremor from their deck.",
    ]


@pytest.mark.parametrize(
    ("event", "mine", "theirs"),
    [
        (AemberMoved(2, SUPPLY, pool(ALPHA)), "You gain 2 æmber.", "Alpha gains 2 æmber."),
        (AemberMoved(2, pool(ALPHA), SUPPLY), "You lose 2 æmber.", "Alpha loses 2 æmber."),
        (
            AemberMoved(1, pool(BETA), pool(ALPHA), THEFT),
            "You steal 1 æmber from Beta.",
            "Alpha steals 1 æmber from you.",
        ),
        (AemberMoved(1, pool(ALPHA), pool(BETA), PAYMENT), "You pay Beta 1 æmber.", "Alpha pays you 1 æmber."),
        (AemberMoved(1, pool(ALPHA), pool(BETA), GIFT), "You give Beta 1 æmber.", "Alpha gives you 1 æmber."),
        (Forged(ALPHA, 6), "You forge a key for 6 æmber.", "Alpha forges a key for 6 æmber."),
        (Forged(ALPHA, 0), "You forge a key at no cost.", "Alpha forges a key at no cost."),
        (Unforged(ALPHA), "You lose a forged key.", "Alpha loses a forged key."),
        (ChainsGained(ALPHA, 1), "You gain a chain.", "Alpha gains a chain."),
        (ChainsGained(ALPHA, 3), "You gain 3 chains.", "Alpha gains 3 chains."),
        (ChainShed(ALPHA), "You shed a chain.", "Alpha sheds a chain."),
        (Shuffled(ALPHA), "You shuffle your deck.", "Alpha shuffles their deck."),
        (Looked(ALPHA, DECK), "You search your deck.", "Alpha searches their deck."),
        (
            AreasSwapped(ALPHA, DECK, DISCARD),
            "You swap your deck and discard pile.",
            "Alpha swaps their deck and discard pile.",
        ),
        (DecksExchanged(), "The players exchange decks.", "The players exchange decks."),
    ],
)
def test_what_a_player_does_is_told_to_that_player_and_to_others(event: Change, mine: str, theirs: str) -> None:
    t = quiet(me=side(aember=9), opponent=side(aember=9))
    t.m.do(event)
    assert told(t, ALPHA) == [mine]
    assert told(t, BETA) == [theirs]
    assert told(t, WATCHER) == [theirs.replace("you", "Beta")]


def test_what_happens_to_cards_in_play_is_told() -> None:
    t = quiet(me=side(line=["Troll", "Bumpsy"], aember=2), opponent=side(line=["Urchin"]))
    troll, bumpsy, urchin = t.find("Troll"), t.find("Bumpsy"), t.find("Urchin")
    t.m.change(troll).damage = 4
    happened = {
        Stunned(troll): "Troll is stunned.",
        Used(troll, ALPHA, UNSTUN): "",
        StunRemoved(troll): "Troll is no longer stunned.",
        Healed(troll, 3): "Troll is healed of 3 damage.",
        CounterAdded(troll, 1): "Troll gets a +1 power counter.",
        CounterAdded(troll, 2): "Troll gets 2 +1 power counters.",
        Exhausted(bumpsy): "",
        Readied(bumpsy): "Bumpsy is readied.",
        Exhausted(bumpsy, by_use=False): "Bumpsy is exhausted.",
        Readied(bumpsy, in_step=True): "",
        Swapped(troll, bumpsy): "Troll and Bumpsy exchange places.",
        AemberMoved(2, pool(ALPHA), troll): "You put 2 æmber on Troll.",
        AemberMoved(1, troll, pool(ALPHA)): "You take 1 æmber from Troll.",
        AemberMoved(1, troll, SUPPLY, FORGING): "1 æmber on Troll is spent.",
        AemberMoved(2, SUPPLY, bumpsy): "2 æmber is put on Bumpsy.",
        AemberMoved(1, SUPPLY, bumpsy, CAPTURE): "Bumpsy captures 1 æmber.",
        AemberMoved(1, pool(ALPHA), SUPPLY, FORGING): "",
        ControlTaken(urchin, ALPHA): "You take control of Urchin.",
    }
    for event in happened:
        t.m.do(event)
    assert told(t) == [text for text in happened.values() if text]


def test_what_happens_to_cards_that_are_not_in_play_is_told() -> None:
    t = quiet(me=side(hand=["Anger", "Punch"], discard=["Troll", "Krump"]))
    krump, troll = t.m.zone(ALPHA, DISCARD)
    t.m.do(Moved(troll, ALPHA * ZONES + DECK))
    t.m.do(Moved(krump, ALPHA * ZONES + DECK, 0))
    t.m.do(Revealed(t.m.zone(ALPHA, HAND)))
    t.m.do(Revealed(t.m.zone(ALPHA, HAND)[:1]))
    t.m.do(Revealed(()))
    t.m.do(Purged(t.m.zone(ALPHA, HAND)[0], shown=True))
    t.m.do(Purged(t.m.zone(ALPHA, HAND)[0]))
    assert told(t, BETA) == [
        "Troll goes on top of Alpha's deck.",
        "Krump goes under Alpha's deck.",
        "Anger and Punch are revealed.",
        "Anger is revealed.",
        "Anger is purged.",
        "Punch is purged.",
    ]


def test_the_beginning_of_a_match_is_told() -> None:
    m = GAME.start(list(GAME.decks)[:2], seed=2, names=("Alpha", "Beta"), first=0)
    m.choose("mulligan")
    assert m.log(BETA)[:6] == [
        "Alpha shuffles their deck.",
        "You shuffle your deck.",
        "Alpha draws 7 cards.",
        m.log(BETA)[3],
        "Alpha shuffles their hand into the deck and draws a new one.",
        "Alpha draws 6 cards.",
    ]
    assert m.log(BETA)[3].startswith("You draw ")
    assert m.log(ALPHA)[3] == "Beta draws 6 cards."


def test_without_a_legal_house_there_is_nothing_to_choose() -> None:
    t = quiet()
    t.m.do(events.HouseChosen(ALPHA, -1))
    assert told(t) == ["You have no house to choose."]
    assert told(t, BETA) == ["Alpha has no house to choose."]
