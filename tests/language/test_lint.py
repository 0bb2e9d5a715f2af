"""The linter: every kind of problem is found, and said in a sentence; cards that are right pass."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from cardwright.games.crucible.game import GAME as CRUCIBLE
from cardwright.games.crucible.words import vocabulary as c
from cardwright.games.keyforge.abilities import Ability
from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.words.conditions import ItIs
from cardwright.games.keyforge.words.control import TakeControl
from cardwright.games.keyforge.words.nouns import Fallen, UpgradedCreature
from cardwright.games.keyforge.words.vocabulary import (
    USE,
    action,
    another,
    any_of,
    artifact,
    at_end_of_turn,
    belongs_to_all_houses,
    both,
    called,
    can,
    cannot_choose_house,
    choose,
    choose_house,
    choose_one,
    chosen_under,
    count,
    creature,
    damaged,
    deal,
    destroy,
    destroyed,
    draw,
    each,
    either,
    enemy_creature,
    enemy_creature_destroyed,
    exactly,
    for_each,
    friendly_creature,
    gain,
    gains,
    gets,
    heal,
    host,
    if_,
    if_you_do,
    instead_of_dying,
    is_exhausted,
    is_ready,
    it,
    it_was_destroyed,
    keys_cost,
    loses_all_abilities,
    may,
    most_powerful,
    next_turn,
    no,
    of_house,
    on_a_flank,
    one_by_one,
    opponent,
    play,
    power_at_least,
    purge,
    ready,
    reap,
    repeat_while,
    return_to_hand,
    return_to_play,
    search,
    so_many_times,
    steal,
    stun,
    that_card,
    that_much,
    this,
    this_card,
    this_is,
    this_turn,
    this_way,
    undamaged,
    up_to,
    when_this_leaves_play,
    whenever,
    you,
)
from cardwright.games.kryptik.game import GAME as KRYPTIK
from cardwright.games.kryptik.words import vocabulary as y
from cardwright.games.kyza.game import GAME as KYZA
from cardwright.games.kyza.words import vocabulary as z
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import Phrase, Row
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.nodes import Node
from cardwright.language import words
from cardwright.language.arithmetic import Compare, Const
from cardwright.language.choice import target
from cardwright.language.choosing import one_of
from cardwright.language.flow import RepeatWhile, Sequence
from cardwright.language.force import LosesAbilities
from cardwright.language.lint import lint, lint_text, lint_tree
from cardwright.language.players import OwnerOf
from cardwright.language.targets import Choose, Named
from cardwright.language.words import Condition, Effect

ALWAYS = opponent.aember >= 0
NEVER = opponent.keys > 3


def problems(*abilities: Node) -> list[str]:
    """What is wrong with a card that has these abilities."""
    return lint(CardPrint("test", "Sketch", abilities), GAME)


@dataclass(frozen=True)
class Wander(Effect):
    """A word of no game."""

    def phrase(self) -> Phrase:
        return Row(("wander",))


@dataclass(frozen=True)
class Mute(Effect):
    """A word without a text."""


@dataclass(frozen=True)
class Silent(Condition):
    """A condition that prints nothing."""

    def holds(self, m: State, act: Activation) -> bool:
        return True

    def phrase(self) -> Phrase:
        return Row(())


# ---- names ----


@pytest.mark.parametrize(
    ("ability", "said"),
    [
        (play(destroy(it)), "In “it”, “it” means nothing, because nothing before chose or affected a card."),
        (play(if_(it_was_destroyed, gain(1))), "“it” means nothing"),
        (play(deal(2, creature.that(another))), "“it” means nothing"),
        (play(deal(that_much, creature)), "In “that much”, there is no “this much”"),
        (play(gain(this_way("creature", "healed"))), "there is no “this much”, because nothing before counts"),
        (play(destroy(Named("friend"))), "In “the friend”, nothing before chose “friend”."),
        (play(destroy(chosen_under("friend", "foe"))), "nothing before chose “foe”"),
        (play(next_turn(cannot_choose_house())), "nothing before chose “house”"),
        (play(this_turn(can(you, USE, that_card))), "“it” means nothing"),
        (play(destroy(Named("friend")), choose(friendly_creature, "friend")), "nothing before chose “friend”"),
    ],
)
def test_a_name_is_given_before_it_is_read(ability: Node, said: str) -> None:
    assert said in "\n".join(problems(ability))


@pytest.mark.parametrize(
    "ability",
    [
        play(may(choose(creature, "friend")), destroy(Named("friend"))),
        play(if_(opponent.forged, choose(creature, "friend")), destroy(Named("friend"))),
        play(choose_one(choose(creature, "friend"), draw()), destroy(Named("friend"))),
        play(for_each(each(artifact), choose(creature, "friend")), destroy(Named("friend"))),
        play(so_many_times(count(artifact), choose(creature, "friend")), destroy(Named("friend"))),
        play(one_by_one(2, artifact, choose(creature, "friend")), destroy(Named("friend"))),
    ],
)
def test_a_name_that_is_given_only_perhaps_is_no_name(ability: Node) -> None:
    assert problems(ability) == [
        "Sketch: In “the friend”, “friend” is given before only in some cases, so that it may mean nothing."
    ]


def test_what_is_done_another_time_knows_nothing_of_what_was_chosen_now() -> None:
    later = play(choose(creature), this_turn(whenever(enemy_creature_destroyed, draw())))
    assert problems(later) == []
    forgotten = "is not known any more, because this happens another time."
    kept = play(choose(creature, "friend"), this_turn(at_end_of_turn(destroy(Named("friend")))))
    assert problems(kept) == [], "what is put in force for a while knows what was chosen under a name"
    granted = play(choose(creature, "friend"), this_turn(gains(friendly_creature, reap(stun(Named("friend"))))))
    assert problems(granted) == [f"Sketch: In “the friend”, “friend” {forgotten}"]
    assert problems(play(stun(creature), when_this_leaves_play(ready(it)))) == [f"Sketch: In “it”, “it” {forgotten}"]


def test_a_name_is_read() -> None:
    assert problems(play(choose(creature, "friend"), draw())) == [
        "Sketch: “friend” is chosen in “a creature”, but nothing reads it."
    ]
    assert problems(play(choose_house(), draw())) == ["Sketch: “house” is chosen in “a house”, but nothing reads it."]
    assert problems(play(choose(exactly(1, creature, name="it")), destroy(it)))[0].endswith(
        "'it' cannot be the name of a choice."
    )


@pytest.mark.parametrize(
    "ability",
    [
        play(deal(2, creature), if_(it_was_destroyed, steal(1)), if_(no(it_was_destroyed), stun(it))),
        play(heal(2, creature, up_to=True), deal(that_much, creature.that(another))),
        play(if_you_do(may(purge(creature)), return_to_play(it))),
        play(
            if_(opponent.forged, choose(artifact, "thing"), otherwise=choose(creature, "thing")),
            destroy(Named("thing")),
        ),
        play(for_each(each(creature), deal(1, it))),
        play(one_by_one(2, creature, stun(it))),
        play(so_many_times(2, choose(creature, "last")), destroy(Named("last"))),
        play(search(called("Troll"), return_to_hand(it))),
        whenever(enemy_creature_destroyed, purge(it)),
        action(purge(exactly(1, creature, "lost")), when_this_leaves_play(return_to_play(Named("lost")))),
    ],
)
def test_what_was_given_can_be_read(ability: Node) -> None:
    assert problems(ability) == []


# ---- targets ----


@pytest.mark.parametrize(
    ("game", "ability", "first", "second"),
    [
        (
            KYZA,
            z.effect(z.destroy(z.target(z.enemy_character)), z.to_hand(z.target(z.friendly_character))),
            "target enemy character",
            "target friendly character",
        ),
        (
            KRYPTIK,
            y.does(y.destroy(y.target(y.enemy_citizen)), y.to_hand(y.target(y.friendly_citizen))),
            "target enemy citizen",
            "target friendly citizen",
        ),
        (
            CRUCIBLE,
            c.spell(c.deal(1, c.target(c.monster)), c.deal(1, c.target(c.token))),
            "target monster",
            "target token",
        ),
    ],
)
def test_two_targets_have_two_names(game: Game, ability: Node, first: str, second: str) -> None:
    named = f"“{first}” has the same name and is chosen instead of it"
    own = "a second target needs a name of its own, as other_target gives it"
    assert lint_tree(ability, game) == [f"In “{second}”, {named}: {own}."]


def test_targets_with_names_of_their_own_are_right() -> None:
    hit = z.destroy(z.target(z.character))
    third = z.deal(1, target(z.friendly_character, name="third"))
    assert lint_tree(z.effect(hit, z.to_hand(z.other_target(z.character)), third), KYZA) == []


def test_one_target_is_printed_once() -> None:
    hit = z.target(z.enemy_character)
    other = "say “it” for the same, or other_target for another"
    assert lint_tree(z.effect(z.deal(1, hit), z.to_hand(hit)), KYZA) == [
        f"In “target enemy character”, one is chosen and two are printed: {other}."
    ]
    assert lint_tree(z.effect(z.deal(1, hit), z.to_hand(z.it)), KYZA) == []
    assert lint_tree(z.effect(one_of((z.deal(1, hit), z.to_hand(hit)))), KYZA) == [], "only one of these happens"
    first = "choose it before both and say “it” for the same, or other_target for another"
    assert lint_tree(z.effect(z.may(z.deal(1, hit)), z.to_hand(hit)), KYZA) == [
        f"In “target enemy character”, one is chosen and two are printed: {first}."
    ]
    assert lint_tree(z.effect(Choose(hit), z.may(z.deal(1, z.it)), z.to_hand(z.it)), KYZA) == []


# ---- branches that are never reached, and choices among nothing ----


@pytest.mark.parametrize(
    ("ability", "said"),
    [
        (play(if_(NEVER, gain(1))), "its condition never holds, so that its effect is never reached"),
        (play(if_(ALWAYS, gain(1), otherwise=draw())), "its condition always holds"),
        (play(if_(no(NEVER), gain(1))), "its condition always holds"),
        (play(if_(both(opponent.forged, NEVER), gain(1))), "its condition never holds"),
        (play(if_(either(opponent.forged, ALWAYS), gain(1))), "its condition always holds"),
        (play(if_(no(no(opponent.forged)), gain(1))), "it denies what is denied already"),
        (play(if_(both(opponent.forged), gain(1))), "it needs two conditions at least"),
        (play(if_(Compare(you.keys, "!=", Const(1)), gain(1))), "its relation must be one of <, <=, ==, >=, >"),
        (play(if_(opponent.forged, Sequence(()))), "it is a sequence of fewer than two effects"),
        (play(may(may(gain(1)))), "it may be left out twice over"),
        (play(RepeatWhile(steal(1), ALWAYS), gain(1)), "what comes after an endless repetition is never reached"),
        (play(RepeatWhile(steal(1), ALWAYS)), "its condition always holds, so that it never ends"),
        (play(if_you_do(RepeatWhile(steal(1), ALWAYS), gain(1))), "after an endless repetition"),
        (play(repeat_while(NEVER, steal(1))), "its condition never holds, so that it is never repeated"),
        (play(so_many_times(0, gain(1))), "its effect is done 0 times"),
        (play(so_many_times(1, gain(1))), "write the effect alone"),
        (play(choose_one(gain(1))), "it is a choice of fewer than two effects"),
        (play(choose_one(gain(1), gain(1))), "two of its choices are the same"),
        (play(destroy(up_to(0, creature))), "up to 0 cards are none"),
        (play(destroy(exactly(0, creature))), "0 cards are none"),
        (play(one_by_one(0, creature, stun(it))), "up to 0 cards are none"),
        (play(destroy(creature.that(damaged, undamaged))), "there can never be such a card to choose"),
        (play(destroy(each(creature.that(is_ready, is_exhausted)))), "there can never be such a card"),
        (
            play(destroy(any_of(creature.that(damaged, undamaged), artifact.that(is_ready, is_exhausted)))),
            "there can never be such a card to choose",
        ),
        (play(gain(count(creature.that(damaged, undamaged)) * 2)), "there can never be such a card to count"),
        (play(for_each(up_to(2, creature), stun(it))), "it cannot ask which cards to go through"),
        (gets(this_card, power=1, when=NEVER), "its condition never holds"),
        (gets(this_card, power=1, when=ALWAYS), "its condition always holds"),
        (destroyed(instead_of_dying(gain(1))), "it leaves this card as it is, to be destroyed again"),
        (destroyed(instead_of_dying(heal(2, creature))), "it leaves this card as it is, to be destroyed again"),
        (Ability(("whim",), gain(1)), "its bold words must be among action, before fight"),
        (Ability(("play", "play"), gain(1)), "one of its bold words stands there twice"),
        (keys_cost(0), "a bonus of 0 changes nothing"),
    ],
)
def test_a_dead_branch_is_found(ability: Node, said: str) -> None:
    assert said in "\n".join(problems(ability))


@pytest.mark.parametrize(
    ("game", "ability", "nowhere"),
    [
        (GAME, play(destroy(you.hand)), True),
        (GAME, play(ready(each(opponent.discard))), True),
        (GAME, play(deal(1, any_of(you.hand, you.archives))), True),
        (GAME, play(deal(1, any_of(you.hand, creature))), False),
        (GAME, play(purge(you.hand)), False),
        (KYZA, z.effect(z.destroy(z.choose(z.you.hand))), True),
        (KYZA, z.effect(z.to_hand(z.choose(z.you.discard))), False),
        (KRYPTIK, y.does(y.destroy(y.target(y.you.limbo))), True),
        (KRYPTIK, y.does(y.destroy(y.target(y.row_card))), False),
    ],
)
def test_what_is_done_to_cards_in_play_finds_none_elsewhere(game: Game, ability: Node, nowhere: bool) -> None:
    said = "it is done to cards in play, and these never are."
    assert [problem.endswith(said) for problem in lint_tree(ability, game)] == [True] * nowhere


def test_no_time_counters_are_none() -> None:
    none = z.effect(z.add_time(0, each(z.continuous_effect)))
    assert "0 time counters are none." in "\n".join(lint_tree(none, KYZA))


def test_a_sequence_is_flat() -> None:
    nested = Sequence((gain(1), Sequence((steal(1), draw()))))
    assert problems(play(nested)) == [
        "Sketch: In “gain 1 æmber. Steal 1 æmber. Draw a card”, it is a sequence inside a sequence."
    ]


# ---- words and texts ----


def test_a_word_of_no_game_is_found() -> None:
    assert lint_tree(play(gain(1), Wander()), GAME) == ["In “wander”, the word Wander is none of KeyForge."]


def test_a_word_without_text_is_found() -> None:
    assert "In “Mute”, the word Mute is none of KeyForge." in lint_tree(play(Mute()), GAME)
    assert lint_text(" ") == ["An ability prints no text."]
    unsaid = problems(play(if_(Silent(), gain(1))))
    assert unsaid[-1] == "Sketch: The text “Play: If, gain 1 æmber.” breaks off after a word that something follows."


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Gain  1 æmber.", "has two spaces in a row"),
        ("Gain 1 æmber .", "has a stray space or stop"),
        ("Gain 1 æmber..", "has a stray space or stop"),
        ("Gain 1 æmber for each.", "breaks off after a word that something follows"),
        ('This creature gains "Reap: Draw a card.', "opens a quotation or bracket and does not close it"),
        ("Draw a card (or two.", "opens a quotation or bracket and does not close it"),
        ("Destroy a enemy creature.", "has “a” where “an” is right"),
        ("Destroy an creature.", "has “an” where “a” is right"),
        ("Destroy an 12 year card.", "has “an” where “a” is right"),
        ("Destroy the the creature.", "says a word twice"),
        ("Creatures enters|enter play ready.", "has a verb in two forms"),
    ],
)
def test_a_text_is_a_proper_sentence(text: str, fault: str) -> None:
    assert lint_text(text) == [f"The text “{text}” {fault}."]


def test_a_proper_sentence_passes() -> None:
    assert lint_text('An upgraded creature gains "Reap: Use an artifact (a unique one)."') == []


# ---- whole cards ----


@pytest.mark.parametrize("name", list(GAME.cards))
def test_every_card_passes(name: str) -> None:
    assert lint(GAME.cards[name], GAME) == []


def test_a_problem_names_its_card() -> None:
    card = CardPrint("test", "Hasty Sketch", (play(destroy(it)), gets(host, power=1)))
    assert lint(card, GAME) == [
        "Hasty Sketch: In “it”, “it” means nothing, because nothing before chose or affected a card."
    ]


def test_a_condition_that_depends_on_the_game_is_no_fault() -> None:
    live = [power_at_least(3), of_house("dis"), on_a_flank]
    assert problems(*[play(if_(this_is(f), if_(ItIs(f), gain(1)))) for f in live])[0].startswith("Sketch: In “it is")
    assert problems(*[gets(enemy_creature.that(f), armor=1) for f in live]) == []
    assert problems(play(if_(this_is(damaged), heal(1, this)))) == []


def test_what_is_said_before_what_it_speaks_of_is_found() -> None:
    early = reap(TakeControl(UpgradedCreature(), who=OwnerOf(Fallen())))
    assert problems(early) == ["Sketch: An ability cannot be printed: nothing before is “it”."]


def test_what_gives_abilities_may_be_given_but_not_for_ever() -> None:
    once = gains(friendly_creature, reap(gain(1)))
    twice = gains(creature, once)
    assert problems(once) == problems(twice) == []
    assert "leave one of them out" in "\n".join(problems(gains(artifact, twice)))


@pytest.mark.parametrize(
    ("ability", "question"),
    [
        (gets(creature.that(power_at_least(3)), power=1), "power"),
        (gets(most_powerful(creature), power=1), "power"),
        (belongs_to_all_houses(creature.of("dis")), "house"),
        (belongs_to_all_houses(creature.that(power_at_least(3))), "power"),
        (loses_all_abilities(most_powerful(creature)), "power"),
        (loses_all_abilities(creature.of("dis")), "house"),
    ],
)
def test_what_asks_what_it_answers_is_found(ability: Node, question: str) -> None:
    assert f"it changes what it asks for itself, the {question} of cards." in "\n".join(problems(ability))


def test_what_asks_an_earlier_question_is_right() -> None:
    assert problems(gets(creature.of("dis"), power=1)) == []
    assert problems(gets(creature.that(power_at_least(3)), armor=1)) == []


def test_what_takes_abilities_away_cannot_be_gained() -> None:
    assert problems(LosesAbilities(enemy_creature)) == []
    assert "cannot be gained" in "\n".join(problems(gains(friendly_creature, LosesAbilities(enemy_creature))))


def test_a_number_out_of_bounds_is_told_where_nothing_has_refused_it() -> None:
    told = "Ability.effect > Gain.amount takes a word for a number of at least 1, not the number 0."
    assert problems(play(gain(0))) == [f"Sketch: {told}"]


@pytest.mark.skipif(not words.__file__.endswith(".py"), reason="compiled words refuse it already when they are made")
@pytest.mark.parametrize(
    ("tree", "said"),
    [
        (lambda: play(gain("1")), "Ability.effect > Gain.amount takes a word for a number of at least 1, not '1'."),  # type: ignore[arg-type]
        (lambda: play(draw), "Ability.effect takes an effect, not the function draw: call it, draw()."),  # type: ignore[arg-type]
        (lambda: play(if_(False, draw())), "Ability.effect > If.condition takes a condition, not False."),  # type: ignore[arg-type]
    ],
)
def test_what_does_not_fit_is_told_where_nothing_has_refused_it(tree: Callable[[], Node], said: str) -> None:
    assert problems(tree()) == [f"Sketch: {said}"]
