"""What every word says with every kind of argument, to be read once aloud and compared for ever.

Nobody lists the words: they are those of the games, with what `kinds` knows of their fields. A word whose arguments can
be put together in few ways is printed with all of them, any other with one changed at a time. Conditions are printed
with their contrary, and what asks for a part that speaks of "it" is printed as a part.

Where phrases have changed on purpose, renew them, and read what `git diff` shows:

    uv run python -m tests.laws.phrases
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import MISSING, fields
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

from cardwright.games.keyforge.game import GAME as KEYFORGE
from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.questions import ARMOR, BE_DAMAGED, FIGHT_DAMAGE, HAND_SIZE, KEY_COST, POWER
from cardwright.games.keyforge.tolls import Toll
from cardwright.games.keyforge.words import vocabulary as k
from cardwright.games.kryptik.game import GAME as KRYPTIK
from cardwright.games.kryptik.words import vocabulary as y
from cardwright.games.kyza.game import GAME as KYZA
from cardwright.games.kyza.words import vocabulary as z
from cardwright.games.kyza.words.nouns import WaitingEffect
from cardwright.kernel.core.codec import Codec
from cardwright.kernel.grammar import printed
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.arithmetic import Condition
from cardwright.language.choice import DECLARED, RESOLVED
from cardwright.language.durations import THIS_TURN, NextTurnOf, UntilThisLeaves
from cardwright.language.flow import Nothing, Sequence
from cardwright.language.force import Bonus, Those
from cardwright.language.happenings import CardOccurrence, Moment, Occurrence, PlayerOccurrence
from cardwright.language.kinds import Bounded, Either, Kind, ListOf, OneOf, Plain, WordOf, entry_of
from cardwright.language.numbers import number
from cardwright.language.players import EACH_OPPONENT, EACH_PLAYER, OPPONENT, YOU, ControllerOf
from cardwright.language.targets import Named

FILE = Path(__file__).parent / "phrases.txt"
MOST = 120
"""In how many ways a word's arguments may be put together before only one is changed at a time."""

Samples = dict[str, tuple[object, ...]]
"""Arguments by a field ("Gets.questions", "side") or by the kind of word that it takes ("Target")."""

OF_ALL: Samples = {
    "OwnerOf.of": (k.it, k.this, Named("friend")),
    "ControllerOf.of": (k.it, k.this, Named("friend")),
    "EachPlayer.having": (None,),
    "ChosenPlayer.name": ("player",),
    "ChosenNumber.name": ("X",),
    "Choice.when": (RESOLVED, DECLARED),
    "Choice.name": ("",),
    "Choice.apart": (0,),
    "name": ("", "friend"),
    "Named.name": ("friend",),
    "Together.names": (("friend", "foe"),),
    "Compare.relation": ("<", "<=", "==", ">=", ">"),
    "Compare.right": (number(0), number(1), number(3)),
    "ThisWay.of": ("creature",),
    "done": ("healed",),
    "Beyond.least": (number(2), k.that_much),
    "Multiple.factor": (2, 3),
    "Times.number": (number(2), number(3), k.that_much, k.count(k.friendly_creature)),
}
IN_FORCE = (k.enemy_creature, k.friendly_card, k.creature.that(k.with_aember), k.this_card, k.host, k.that_card)
"""What something in force may be about: several cards, and one that is what it is."""
OF_KEYFORGE: Samples = {
    "Target": (
        k.this,
        k.it,
        k.them,
        Named("friend"),
        k.target(k.enemy_creature),
        k.target(k.creature.that(k.with_aember)),
        k.exactly(2, k.friendly_creature),
        k.up_to(3, k.creature.that(k.on_a_flank)),
        k.exactly(k.that_much, k.artifact),
        k.each(k.creature.that(k.damaged).other),
        k.upgraded_creature,
        k.target(k.you.hand),
    ),
    "Cards": (
        k.enemy_creature,
        k.creature.that(k.with_aember),
        k.friendly_creature.that(k.undamaged).trait("knight").other,
        k.friendly_card,
        k.any_of(k.artifact, k.creature.that(k.on_a_flank)),
        k.you.discard,
    ),
    **dict.fromkeys(
        (
            "Becomes.of",
            "Belongs.of",
            "Cannot.of",
            "Can.of",
            "Counts.of",
            "Gains.of",
            "Gets.of",
            "Loses.of",
            "LosesAbilities.of",
            "Must.of",
            "TakesDamageOf.of",
        ),
        IN_FORCE,
    ),
    "Cannot.object": (None, k.any_creature),
    "Price": (Toll(1), Toll(3, lost=True)),
    "Becomes.question": (POWER,),
    "Becomes.value": (0, 3),
    "Bonus.question": (POWER, FIGHT_DAMAGE, KEY_COST, k.TAUNT, k.ASSAULT, HAND_SIZE),
    "Gets.bonuses": (
        (Bonus(POWER, number(1)),),
        (Bonus(POWER, number(2)), Bonus(ARMOR, number(1))),
        (Bonus(POWER, k.count(k.friendly_creature)), Bonus(k.TAUNT, number(1))),
        (Bonus(FIGHT_DAMAGE, number(-2)),),
        (Bonus(k.ASSAULT, number(2)), Bonus(k.TAUNT, number(1))),
    ),
    "Deed": (k.FIGHT, k.REAP, BE_DAMAGED),
    "Status": (k.ENTERS_READY, k.IGNORES_TAUNT),
    "Keyword": (k.TAUNT, k.HAZARDOUS),
    "Gains.what": ((k.reap(k.draw()),), (k.whenever(k.friendly_fights, k.gain(1)), k.keys_cost(1, k.opponent))),
    "Duration": (THIS_TURN, NextTurnOf(OPPONENT), UntilThisLeaves()),
    "Until.happening": (k.enemy_creature_destroyed,),
    "Powerful.of": (k.creature, k.enemy_creature),
    "Choosable": (k.most_powerful(k.creature), k.enemy_creature, k.friendly_card, k.card_in_a_discard),
    "Each.of": (k.enemy_creature, k.friendly_card, k.any_of(k.artifact, k.creature.that(k.with_aember))),
    "ForEach.target": (k.each(k.creature.that(k.damaged).other), k.them, k.each(k.friendly_card)),
    "Compare.left": (
        k.opponent.aember,
        k.you.keys,
        k.opponent.lost_in_fights,
        k.you.cards_played(CREATURE),
        k.count(k.friendly_creature),
        k.this_way("creature", "healed"),
        k.that_much,
    ),
    "Number": (number(1), number(2), k.count(k.friendly_creature), k.that_much, k.opponent.aember - 6),
    "Const.n": (1, 2),
    "Condition": (k.opponent.aember > k.you.aember, k.this_is(k.damaged), k.it_was_destroyed, k.opponent.forged),
    "Filter": (k.damaged, k.on_a_flank, k.with_aember, k.power_at_most(3), k.of_house("dis")),
    "Effect": (
        k.draw(),
        k.destroy(k.it),
        k.lose(2, k.opponent),
        Sequence((k.gain(1), k.draw())),
        k.capture(1, k.each(k.friendly_creature)),
        k.if_(k.opponent.forged, k.draw()),
    ),
    "StandingNode": (
        k.gets(k.enemy_creature, power=1),
        k.cannot(k.enemy_creature, k.FIGHT),
        k.can(YOU, k.USE, k.that_card),
        k.keys_cost(1, k.opponent),
        k.whenever(k.friendly_fights, k.gain(1)),
        k.cannot(OPPONENT, k.PLAY, k.any_card),
    ),
    "Instead.on": (k.would_be_destroyed(k.host), k.would_be_damaged(k.creature.that(k.on_a_flank))),
    "Happening": (k.enemy_creature_destroyed, k.friendly_fights, k.plays(k.any_artifact)),
    "PlayerDoes.who": (YOU, OPPONENT),
    "PlayerDoes.object": (None, k.any_creature.other),
    "TimeComes.who": (YOU, OPPONENT),
    "CreatureDestroyed.whose": (YOU, OPPONENT, None),
    "CreatureFights.whose": (YOU, OPPONENT, None),
    "Ability": (k.reap(k.draw()), k.destroyed(k.archive(k.this))),
    "when": (("play",), ("fight", "reap"), ("before fight",)),
    "house": ("", "dis"),
    "OfHouse.house": ("dis",),
    "trait": ("beast",),
    "title": ("Troll",),
    "keyword": ("assault", "hazardous"),
    "types": ((2,), (1, 2)),
    "zones": ((2,), (2, 3)),
    "card_type": (-1, 1, 2),
    "side": (0, 1),
    "Player": (YOU, OPPONENT, EACH_PLAYER, k.its_owner.who),
    "whose": (YOU, OPPONENT, EACH_PLAYER, None),
    "Houses.whose": (OPPONENT, None),
    "PutIntoPlay.under": (YOU, None),
    "EachDoes.who": (OPPONENT, EACH_PLAYER),
    "OpponentsOf.of": (YOU, ControllerOf(k.it)),
    "Half.of": (k.opponent.aember, k.count(k.friendly_creature), k.that_much, k.this_way("creature", "healed")),
    "zone": (0, 1, 2, 3),
    "uses": (-1, 1),
    "amount": (1, 2),
    "splash": (0, 1),
    "n": (0, 1, 2),
}
OF_KYZA: Samples = {
    "Target": (
        z.it,
        z.target(z.enemy_character),
        z.target(z.character.that(z.fighting, z.level(most=3))),
        z.target(z.enemy_character, 2, up_to=True),
        z.other_target(z.friendly_character),
        z.each(z.character.that(z.damaged).other),
        z.choose(z.you.hand),
        z.choose(z.opponent.discard, 2),
        z.target(z.you.discard, 2),
    ),
    "Cards": (
        z.enemy_character,
        z.friendly_character.that(z.damaged, z.level(4)).other,
        z.continuous_effect,
        z.card_in_a_discard,
    ),
    "CardHappens.of": (z.friendly_character.other, z.this_card),
    "SwapControl.one": (z.target(z.friendly_character), z.it),
    "SwapControl.other": (z.other_target(z.enemy_character),),
    "EffectCards.filters": ((z.level(most=3),),),
    "Number": (number(1), number(2), z.count_of(z.friendly_character)),
    "Condition": (z.you_have_less_life, z.your_turn, z.there_is(z.friendly_character, 2)),
    "Filter": (z.damaged, z.level(most=2), z.continuous),
    "Effect": (z.draw(), z.destroy(z.it), z.lose_life(2, who=z.opponent), Sequence((z.gain_life(1), z.draw()))),
    "StandingNode": (
        z.get(Those(), damage=1),
        z.get(z.friendly_character, damage=2),
        z.cannot(Those(), z.attack),
        z.hand_size(1),
    ),
    "Instead.on": (z.a_friendly_character_is_destroyed, z.is_damaged(z.this_card)),
    "Happening": (z.a_friendly_character_enters, z.you_activate, z.deals_combat_damage(z.this_card), z.your_turn_ends),
    "WaitingEffect": (WaitingEffect(), WaitingEffect(None)),
    "cost": (None, z.pay_life(2)),
    "Player": (YOU, OPPONENT, EACH_PLAYER),
    "EachDoes.who": (OPPONENT, EACH_PLAYER),
    "OpponentsOf.of": (YOU, ControllerOf(z.it)),
    "Activates.who": (YOU, OPPONENT),
    "LookAtHand.whose": (OPPONENT,),
    "amount": (1, 2),
    "whose": (YOU, OPPONENT, None),
    "which": (0, 1, 2),
    "zone": (0, 1, 2),
    "n": (1, 2),
    "least": (1, 2),
    "most": (2, 6),
    "value": (0,),
    "Choosable": (z.enemy_character, z.card_in_a_discard),
}
OF_KRYPTIK: Samples = {
    "Target": (
        y.it,
        y.this,
        y.target(y.enemy_citizen),
        y.target(y.citizen.that(y.attacking, y.attack_at_most(2))),
        y.target(y.enemy_citizen, 2, up_to=True),
        y.other_target(y.friendly_citizen),
        y.target(y.row_card),
        y.each(y.friendly_citizen.other),
        y.choose(y.you.hand),
        y.target(y.you.limbo.citizen.that(y.soul_cost(1, 2))),
        y.target(y.card_in_a_limbo),
    ),
    "Abolish.target": (y.target(y.citizen.that(y.overlord)), y.it, y.target(y.card_in_a_limbo, 2, up_to=True)),
    "AttachToThis.target": (y.target(y.card_in_a_limbo), y.it),
    "Bring.target": (y.target(y.you.limbo.citizen), y.choose(y.you.hand.citizen), y.it),
    "CastFree.of": (y.you.hand.citizen.that(y.soul_cost(most=4)), y.you.limbo),
    "Counter.target": (y.counter_card.target,),
    "CounterEffect.target": (y.counter_effect.target, y.counter_ability.target),
    "IntoRow.target": (y.choose(y.you.hand), y.it),
    "LookAt.target": (y.target(y.row_card), y.target(y.your_row_card)),
    "Strikes.one": (y.target(y.friendly_citizen),),
    "Strikes.other": (y.other_target(y.enemy_citizen),),
    "TakeControl.target": (y.target(y.enemy_citizen), y.target(y.citizen.that(y.attack_at_most(2)))),
    "Cards": (y.enemy_citizen, y.friendly_citizen.that(y.engaged).other, y.citizen.that(y.faction("Thornfolk"))),
    "filters": ((), (y.attacking, y.soul_cost(1, 2)), (y.same_name,)),
    "CardsIn.filters": ((), (y.soul_cost(most=2),)),
    "Active.effect": (y.draw(), y.gets_this_turn(y.target(y.citizen), 1)),
    "CardsIn": (y.you.hand, y.you.limbo.citizen),
    "Choice": (y.target(y.enemy_citizen),),
    "Number": (number(1), number(2), y.count_of(y.friendly_citizen), y.any_number),
    "Negative.of": (y.any_number, y.count_of(y.friendly_citizen)),
    "Condition": (y.short_time(3), y.your_combat, y.you.row_cards <= 2, y.citizens_died >= 1),
    "Compare.left": (y.you.row_cards, y.opponents.row_cards, y.citizens_died),
    "Filter": (y.attacking, y.soul_cost(most=2), y.same_name),
    "Effect": (y.draw(), y.destroy(y.it), y.discard(2, y.opponents), Sequence((y.mill(2), y.draw()))),
    "StandingNode": (y.gets(Those(), 1), y.has(y.friendly_citizen, y.EAGER), y.cannot_attack(y.this_card)),
    "Happening": (y.another_of_yours_dies, y.this_hits_the_row, y.you_cast_a_spell, y.your_combat_begins),
    "CardHappens.of": (y.friendly_citizen.other, y.this_card),
    "Active.cost": (y.engage_this, y.both_costs(y.pay("{1}{w}"), y.engage_this), y.sacrifice_another),
    "Additional.cost": (y.sacrifice_a_citizen, y.plunder(2)),
    "Offer.cost": (None, y.pay("{1}")),
    "Active.when": (None, y.short_time(3)),
    "Player": (YOU, OPPONENT, EACH_PLAYER, EACH_OPPONENT),
    "whose": (YOU, OPPONENT, None),
    "LookAtHand.whose": (OPPONENT, EACH_OPPONENT, y.its_owner.who),
    "wanted": ((), (y.faction("Thornfolk"), y.soul_cost(most=2))),
    "Search.then": (y.to_hand(y.it),),
    "Search.n": (1, 2),
    "cost": ("{2}{w}", "{X}{b/g}"),
    "box": ("w", "b/g", "1"),
    "n": (1, 2),
    "amount": (number(1), number(2), y.any_number),
    "most": (2, 4),
    "least": (0, 2, 3),
}


def occurrences(game: Game) -> Samples:
    """What cards of a game can wait for, by its kind."""
    kinds: tuple[type[Occurrence], ...] = (CardOccurrence, PlayerOccurrence, Moment)
    return {kind.__name__: tuple([term for term in game.terms if isinstance(term, kind)]) for kind in kinds}


def phrases() -> str:
    """What all words of the games say."""
    said: dict[type, list[str]] = {}
    for game, own in ((KEYFORGE, OF_KEYFORGE), (KYZA, OF_KYZA), (KRYPTIK, OF_KRYPTIK)):
        samples = OF_ALL | occurrences(game) | own
        for word in sorted(words(game), key=lambda word: word.__name__):
            if not said.get(word) and kinds_in(word) <= samples.keys():
                said[word] = [line for node in made(word, samples) for line in lines(node)]
    blocks = [f"{word.__name__}\n" + "".join([f"    {line}\n" for line in dict.fromkeys(said[word])]) for word in said]
    return "\n".join([block for block, word in zip(blocks, said, strict=True) if said[word]])


def words(game: Game) -> Iterator[type[Node]]:
    """The words of a game that cards of files can say, with all that are loaded by now (`Game.codec` may be older)."""
    for word in Codec(game).words.values():
        if entry_of(word) is not None and word.phrase is not Node.phrase:
            yield word


def kinds_in(word: type[Node]) -> set[str]:
    """The kinds of words that a word takes."""
    entry = entry_of(word)
    assert entry is not None
    waiting = list(entry.fields.values())
    found: set[str] = set()
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, WordOf):
            found.add(kind.name)
        waiting += kind.kinds if isinstance(kind, Either) else [kind.of] if isinstance(kind, Bounded | ListOf) else []
    return found


def made(word: type[Node], samples: Samples) -> Iterator[Node]:
    """A word with many kinds of arguments."""
    entry = entry_of(word)
    assert entry is not None
    tree: Any = word
    defaults = {field.name: field.default for field in fields(tree) if field.default is not MISSING}
    of: dict[str, tuple[object, ...]] = {}
    for name, kind in entry.fields.items():
        found = sampled(f"{word.__name__}.{name}", name, kind, samples)
        of[name] = tuple(dict.fromkeys((defaults[name], *found) if name in defaults else found))
    if () in of.values():
        return
    if prod(map(len, of.values())) <= MOST:
        for values in product(*of.values()):
            yield word(**dict(zip(of, values, strict=True)))
        return
    usual = {name: values[0] for name, values in of.items()}
    for name, values in of.items():
        for value in values:
            yield word(**{**usual, name: value})


def sampled(place: str, name: str, kind: Kind, samples: Samples) -> tuple[object, ...]:
    """Arguments for a field: those of the field, of any field of that name, or of its kind."""
    found = samples.get(place, samples.get(name, ()))
    fitting = tuple([value for value in found if kind.fits(value)])
    return fitting or of_kind(kind, samples)


def of_kind(kind: Kind, samples: Samples) -> tuple[object, ...]:
    """Arguments of a kind."""
    if isinstance(kind, Bounded):
        return tuple([value for value in of_kind(kind.of, samples) if kind.fits(value)])
    if isinstance(kind, WordOf):
        return samples[kind.name]
    if isinstance(kind, ListOf):
        one = of_kind(kind.of, samples)
        return () if not one else (one[:1], *[one[i : i + 2] for i in range(len(one) - 1)])
    if isinstance(kind, OneOf):
        return tuple(kind.values)
    if isinstance(kind, Either):
        return tuple([value for each in kind.kinds for value in of_kind(each, samples)])
    assert isinstance(kind, Plain), kind
    return {bool: (False, True), int: (1, 2), str: (), type(None): (None,)}[kind.cls]


def lines(node: Node) -> Iterator[str]:
    """What a word says, and where it can be denied its contrary."""
    if isinstance(node, Nothing) or node.faults() or (isinstance(node, Condition) and (node.always() or node.never())):
        return
    with suppress(NotImplementedError):  # it is only the base of other words
        yield printed(node.phrase())
    if isinstance(node, Condition):
        yield f"not: {printed(node.denied())}"


if __name__ == "__main__":
    FILE.write_text(phrases(), "utf-8")
