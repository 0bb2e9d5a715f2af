"""The words of KeyForge cards, written as authors write them, and the table of what they print.

When a word is new or prints otherwise, renew the table in docs/language.md:

    uv run python -m tests.docs.words
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardwright.games.keyforge.abilities import Ability
from cardwright.games.keyforge.prints import ARTIFACT, CREATURE
from cardwright.games.keyforge.words import vocabulary
from cardwright.kernel.core.frames import StandingNode
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.happenings import Happening
from cardwright.language.targets import Named
from cardwright.language.words import Cards, Condition, Effect, Filter, Number, Target

PAGE = Path(__file__).parents[2] / "docs" / "language.md"
BEGIN = "<!-- The words: renewed by `uv run python -m tests.docs.words`. -->"
END = "<!-- The end of the words. -->"

SOURCES = Path(__file__).parents[2] / "src/cardwright/games/keyforge/words/vocabulary"


def typed() -> Iterator[str]:
    """The names that the vocabulary gives authors: what its modules define, or pass on as it is called elsewhere."""
    for path in SOURCES.glob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                yield node.name
            elif isinstance(node, ast.AnnAssign):
                yield ast.unparse(node.target)
            elif isinstance(node, ast.ImportFrom):
                yield from [alias.name for alias in node.names if alias.asname == alias.name]


NAMES: dict[str, Any] = {
    **{name: getattr(vocabulary, name) for name in typed()},
    "ARTIFACT": ARTIFACT,
    "CREATURE": CREATURE,
    "Named": Named,
}
"""What an author has at hand."""

WRITTEN = """
play(gain(1))
reap(gain(1))
fight(gain(1))
before_fight(gain(1))
before_reap(gain(1))
action(gain(1))
omni(gain(1))
destroyed(gain(1))
leaves_play(gain(1))
fight_reap(gain(1))
play_reap(gain(1))
play_fight_reap(gain(1))
destroyed(instead_of_dying(heal(2, this)))

gets(friendly_creature, power=1)
gets(this_card, armor=2, when=this_is(on_a_flank))
gets(host, power=2, when=host_is(on_a_flank))
gets(this_card, power=aember_on(this_card))
gains(host, reap(draw()))
gains(friendly_creature.trait("knight"), TAUNT)
gains(friendly_creature, ASSAULT, value=2)
gains(enemy_creature, reap(draw()))
loses(enemy_creature, TAUNT)
loses_all_abilities(enemy_creature)
whenever(enemy_creature_destroyed, gain(1))
as_soon_as(no(count(enemy_creature) > 0), destroy(this))
instead(would_be_destroyed(host), heal_fully(it), destroy(this))
gains(host, instead(would_be_destroyed(this_card), heal_fully(it), destroy(granter)))
prevents(would_be_damaged(friendly_creature))
at_end_of_turn(gain(1))
cannot(enemy_creature, FIGHT)
loses_to_play(3)
played_as_copy(opponent.discard.action)
cannot_be_dealt_damage(friendly_creature)
can(friendly_creature, FIGHT)
can(you, USE, friendly_artifact)
can(you, PLAY, you.hand)
may_spend_aember_on(this_card)
enters_ready(this_card)
counts(you, SKIPS_FORGING)
enters_stunned(this_card)
enters_ready(played(CREATURE, ARTIFACT))
enters_ready(first_played(CREATURE))
once_each_turn(can(you, PLAY, you.hand))
counts(this_card, IGNORES_TAUNT)
counts(this_card, IGNORES_ELUSIVE)
counts(friendly_creature, ENTERS_READY)
cannot(enemy_creature, REAP)
cannot(friendly_creature, BE_USED_OTHERWISE)
cannot(you, PLAY, this_card, when=you.aember < 7)
cannot(you, BE_STOLEN_FROM)
cannot(opponent, PLAY, any_card)
gains(this_card, ELUSIVE, SKIRMISH, POISON)
gains(this_card, HAZARDOUS, value=3)
deals_in_fights(this_card, 2, when=attacking(damaged))
deals_no_damage_in_fights(this_card)
damage_is_dealt_to_this_instead(friendly_creature.that(neighboring))
belongs_to_all_houses(host)
belongs_to(host, "mars")
cannot(this_card, ATTACK, creature.that(not_stunned))
counts(that_card, ON_FLANK)
gains(creature_you_play, play(draw()))
you_control(host)
considered_of("shadows", friendly_artifact)
must_choose_house("dis")
cannot_choose_house("dis", who=opponent)
hand_size(1, who=you)
keys_cost(1, who=opponent)
cannot(opponent, PLAY, any_action)
cannot(opponent, PLAY, any_creature)
cannot(opponent, USE, any_artifact)
pays(opponent, 1, PLAY, any_artifact)
pays(opponent, 1, USE, any_artifact)
instead(aember_would_go_to(opponent), capture_that_aember)
instead(would_enter_a_discard_pile(creature), purge_instead)
instead(would_spend_on_a_key(), take_that_aember)
instead(would_gain_by_reaping(), steal(that_much))

gain(1)
gain(6, opponent)
lose(1, opponent)
lose(half(the_doer.aember), each_player)
steal(1)
steal(2, opponent)
steal(opponent.aember - 6)
give(2, opponent)
give(opponent.aember, opponent)
capture(2)
capture(2, each(friendly_creature))
capture(1, enemy_creature, own_side=True)
gain(1, its_controller)
gain(1, its_controllers_opponent)
lose(the_doer.aember - 5, each_player_with(the_doer.aember >= 6))
gain(destroyed_this_way("creature", the_doer), each_player)
gain(shuffled_this_way("creature", the_doer), each_player)
gain_chains(2)
forge_key()
forge_key(-2)
forge_key(9, less=count(you.hand))
forge_key_for_nothing
unforge_that_key
move_aember_to(this)
place_aember(enemy_creature, 2)
take_aember(friendly_card.that(with_aember))
return_aember(enemy_creature)
draw()
draw(2)
discard_at_random(who=opponent)
discard_at_random(who=its_owner)
archive_top()
discard_top(2)
discard(you.hand)
look_at_hand(opponent)
play_card(top_of_deck)
put_beneath_this(you.hand)
play_card(card_beneath_this)
discard_until(any_creature.of("mars"))
search(called("Troll"), return_to_hand(it))
search(of_house("mars"), archive(them), n=0, discard_pile=True)
shuffle_deck
swap_deck_and_discard_pile
deal(3, creature)
deal(3, creature, splash=1)
deal(3, creature, past_armor=True)
deal(1, each(enemy_creature))
divide_damage(4, among=enemy_creature)
lose_armor(each(enemy_creature.that(with_armor)))
deal(armor_lost, each(creature))
deal(aember_on_it, each(enemy_creature))
heal(2, creature)
heal(2, creature, up_to=True)
heal_fully(friendly_creature)
destroy(each(creature))
sacrifice(this)
purge(creature)
archive(you.hand)
imprison(enemy_creature)
return_to_hand(creature)
put_on_deck(artifact)
shuffle_into_deck(exactly(2, creature))
put_into_play(it)
put_into_play(you.hand.creature)
return_to_play(it)
ready(friendly_creature)
exhaust(enemy_creature)
stun(creature)
stun(creature, and_neighbors=True)
unstun(friendly_creature)
add_power(this, 2)
add_power(this, count(you.hand))
use(friendly_artifact)
use(enemy_artifact, as_yours=True)
resolve_reap(creature.other)
ready_and_fight(friendly_creature)
fight_with(friendly_creature)
fight_several_times(friendly_creature, 3)
deals_damage_to(creature)
call_off_fight
swap_this_with(friendly_creature.other)
take_control(enemy_artifact)
take_control(enemy_creature, until_this_leaves=True)
take_control(this, who=opponent)
reveal(you.hand)
choose(creature)
choose_house()
choose_number
choose_house(opponent)
if_(opponent.aember >= 4, steal(1), draw())
if_(opponent.forged, steal(1), otherwise=draw())
if_you_do(steal(1), draw())
may(archive(this))
choose_one(gain(1), draw())
for_each(each(creature.that(damaged)), deal(1, it))
for_each(each(friendly_creature), fight_with(it), any_order=True)
so_many_times(2, gain(1))
one_by_one(3, friendly_creature, ready_and_fight(it))
repeat_while(opponent.aember > you.aember, steal(1))
may_repeat(count(enemy_creature) > 0, destroy(enemy_creature))
repeat_preceding(steal(1))
repeat_preceding(steal(1), who=opponent)
this_turn(whenever(friendly_fights, gain(1)))
this_turn(can(you, USE, that_card))
this_turn(can(you, PLAY, you.hand), uses=1)
next_turn(cannot(enemy_creature, FIGHT))
from_now_on(considered_of("shadows", that_card))
until_this_leaves(cannot_choose_house(who=opponent))
when_this_leaves_play(return_to_play(Named("lost creature")))

creature
friendly_creature
enemy_creature
artifact
friendly_artifact
enemy_artifact
creature_or_artifact
friendly_card
enemy_card
enemy_card_in_play
you.hand
you.hand.creature
opponent.discard
you.archives
card_in_a_discard
this_card
host
that_card
any_of(artifact, creature.that(on_a_flank))
most_powerful(enemy_creature)
least_powerful(creature)
neighbor_of(it)
neighbor_of(Named("friend"), besides=it)
any_card_in_play
creature_you_play
creature.that(damaged, on_a_flank)
friendly_creature.of("dis").trait("demon").other

this
it
them
upgraded_creature
fallen
foe
discards
target(creature)
each(creature)
exactly(2, creature)
exactly(1, creature, "friend")
up_to(3, artifact)
any_number(you.hand)
Named("friend")
chosen_under("friend", "foe")

damaged
undamaged
with_armor
with_that_power
is_ready
is_exhausted
on_a_flank
not_on_a_flank
is_stunned
not_stunned
of_active_house
of_its_house
neighboring
another
with_aember
power_at_least(5)
power_at_most(3)
power_is(2)
called("Troll")
of_house("dis")
not_of_house("mars")
of_chosen_house
without_trait("specter")
with_trait("horseman")
with_keyword(ELUSIVE)
with_keyword(TAUNT)
that_shares_a_trait
with_another_name

opponent.aember
you.keys
you.unforged_keys
aember_on(friendly_creature)
you.creatures_used
opponent.lost_in_fights
you.cards_played(CREATURE)
opponent.cards_played(CREATURE, last_turn=True)
you.cards_discarded("untamed")
count(friendly_creature)
count(friendly_creature) + 1
count(you.hand)
2 * count(friendly_creature)
half(count(friendly_creature))
opponent.aember - 6
this_way("creature", "healed")
that_much

opponent.aember >= 4
opponent.aember.is_exactly(0)
opponent.aember > you.aember
count(friendly_creature) > count(enemy_creature)
you.cards_played().is_exactly(1)
opponent.forged
you.forged_this_turn
it_is(of_house("logos"))
it_is(you.hand)
it_was_destroyed
no(it_was_destroyed)
this_is(on_a_flank)
your_turn
there_is_an_active_house
host_is(on_a_flank)
attacking(on_a_flank)
first_use_this_turn
both(opponent.forged, you.keys < 2)
either(opponent.forged, opponent.aember >= 6)

enemy_creature_destroyed
enemy_destroyed_fighting_this
creature_destroyed
friendly_fights
creature_about_to_fight
plays(any_artifact)
plays(any_card.other)
plays(any_creature.of("mars"), opponent)
uses_card(any_artifact)
discards_from_hand(any_card)
forges()
chooses_house("sanctum")
enters(creature)
reaps(friendly_creature)
"""
"""Every word, written at least once."""

KINDS: tuple[tuple[str, type], ...] = (
    ("Abilities under a bold word", Ability),
    ("Constant abilities", StandingNode),
    ("Effects", Effect),
    ("Sets of cards", Cards),
    ("Targets", Target),
    ("Properties", Filter),
    ("Numbers", Number),
    ("Conditions", Condition),
    ("What is waited for", Happening),
)


def meant(written: str) -> tuple[Node, ...]:
    """The words that an author means."""
    word = eval(written, {}, NAMES)  # noqa: S307 - our own lines
    return word if isinstance(word, tuple) else (word,)


def lines() -> list[str]:
    """Everything that is written in the table."""
    return [line for line in WRITTEN.splitlines() if line]


def kind_of(word: Node) -> type:
    """The kind under which a word is found: the first that it is of."""
    return next(kind for _, kind in KINDS if isinstance(word, kind))


def printed(written: str) -> str:
    """What it prints."""
    return "; ".join([word.text() for word in meant(written)])


def table() -> str:
    """The table of all words, by their kinds."""
    found: list[str] = []
    for title, kind in KINDS:
        found += [f"### {title}", "", "| you write | the card says |", "|---|---|"]
        found += [f"| `{written}` | {printed(written)} |" for written in lines() if kind_of(meant(written)[0]) is kind]
        found.append("")
    return "\n".join(found)


def renewed(page: str) -> str:
    """The page with the table as it is now."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert begin, f"the page lacks the line {BEGIN}"
    assert end, f"the page lacks the line {END}"
    return f"{before}{BEGIN}\n\n{table()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
