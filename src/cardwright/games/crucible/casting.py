"""Casting Spells: what can be cast, at what, and how it is resisted (crucible:cast.target)."""

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from cardwright.games.crucible.actions import AFFECT, AIM_AT, ALONG, POINT_AT, STRIDE, SUMMON_AT, WAYS
from cardwright.games.crucible.battlefield import may_stand
from cardwright.games.crucible.contest import casts_along, ways
from cardwright.games.crucible.drawing import draw_destiny, draw_for, forget, in_hand
from cardwright.games.crucible.events import FieldEnded, FieldLaid, MemoryStays, Resisted, SpellCast, TokenPlaced
from cardwright.games.crucible.moving import Landing
from cardwright.games.crucible.questions import CASTING
from cardwright.games.crucible.resisting import Resist, strike
from cardwright.games.crucible.state import SUMMON_RANGE, Crucible
from cardwright.games.crucible.values import CORE, PHASES
from cardwright.games.crucible.zones import GROUND, HAND, PLACES
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.options import DONE
from cardwright.language.choice import Choice, declarable
from cardwright.language.words import Cards

# ---- what can be cast ----------------------------------------------------------------------------------------------


def aim_of(m: Crucible, card: int) -> Choice | None:
    """Return at what a Spell is aimed; None for one that needs no target (crucible:ruling.no-contest)."""
    spell = m.printed[card].spell
    choices = () if spell is None else declarable(spell.effect).choices
    return choices[0] if choices else None


def aims_at_tile(choice: Choice) -> bool:
    """Whether a target is a tile, which resists nothing (crucible:ruling.no-contest)."""
    return isinstance(choice.of, Cards) and choice.of.slot() == "tile"


def aims(m: Crucible, player: int, card: int) -> list[int]:
    """Return what a Spell can be aimed at: within its Range, and not what is immune (crucible:cast.immune).

    crucible:ruling.own-tokens, crucible:ruling.paths
    """
    choice = aim_of(m, card)
    if choice is None or not isinstance(choice.of, Cards):
        return []
    act = Activation(player, card)
    token, reach = m.tokens[player], m.spell_range(player, card)
    found = [other for other in choice.of.among(m, act) if m.within(token, other, reach)]
    return found if aims_at_tile(choice) else [other for other in found if m.owners[other] != player]


def coverings(m: Crucible, player: int, card: int) -> list[tuple[int, ...]]:
    """Return the sets of connected tiles that a Spell can cover: as many as it says, all within its Range.

    They may be occupied, and the caster's own tile is one of them (crucible:memory.tile, crucible:ruling.shape,
    crucible:ruling.own-tile). Where there is no such set, it covers as many as it can (crucible:ruling.fewer-tiles).
    """
    cover = m.printed[card].covering
    here = m.here(player)
    if cover is None or here < 0:
        return []
    return list(covers(here, m.spell_range(player, card), cover.tiles))


@cache
def covers(here: int, reach: int, tiles: int) -> tuple[tuple[int, ...], ...]:
    """Return the sets of so many connected places within a Range, or of as many as there are."""
    near = [place for place in range(PLACES) if GROUND.distance(here, place) <= reach]
    for size in range(tiles, 0, -1):
        found = [places for places in combinations(near, size) if GROUND.connected(frozenset(places))]
        if found:
            return tuple(found)
    return ()


def summon_places(m: Crucible, player: int) -> list[int]:
    """Return where a Memory Token can be placed (crucible:memory.token-place, crucible:ruling.token-stands)."""
    here = m.here(player)
    return [place for place in GROUND.within(here, SUMMON_RANGE) if may_stand(m, place)] if here >= 0 else []


def is_castable(m: Crucible, player: int, card: int) -> bool:
    """Whether a Memory in hand can be cast now, on the player's own turn of the phase."""
    return why_uncastable(m, player, card) == ""


def why_uncastable(m: Crucible, player: int, card: int) -> str:
    """Say why a Memory in hand cannot be cast now; empty if it can.

    crucible:cast.own-turn, crucible:cast.phase, crucible:phase.ends, crucible:cast.mana
    """
    printed = m.printed[card]
    name = printed.name
    if printed.facts.phase != m.phase:
        return f"{name} is cast in the {PHASES[printed.facts.phase]} phase."
    if card in m.cast:  # crucible:ruling.once-a-turn
        return f"{name} has been cast on this turn already."
    if not CASTING.allowed(m, m.tokens[player], by_rules=True):
        return "Your character cannot cast spells now."
    if m.mana(player) < printed.facts.mana:
        return f"{name} needs {printed.facts.mana} mana, and you have access to {m.mana(player)}."
    return why_aimless(m, player, card)


def why_aimless(m: Crucible, player: int, card: int) -> str:
    """Say that there is nothing at which a Memory could be cast; empty if there is (crucible:ruling.no-placement)."""
    printed = m.printed[card]
    name = printed.name
    if printed.is_summoning:
        return "" if summon_places(m, player) else f"There is no free tile for {name} beside your character."
    if aim_of(m, card) is not None and not aims(m, player, card):
        return f"There is nothing within range at which {name} could be aimed."
    spell = printed.spell
    useless = spell is not None and not spell.effect.possible(m, Activation(player, card))
    return f"{name} would do nothing now." if useless else ""


def castable(m: Crucible, player: int) -> list[int]:
    """Return the Memories in hand that can be cast now, any number of them in turn (crucible:cast.any-number)."""
    now = [card for card in m.zone(player, HAND) if m.printed[card].facts.phase == m.phase]
    return sorted([card for card in now if is_castable(m, player, card)])


# ---- casting -------------------------------------------------------------------------------------------------------

AIM: Final = 0
WAY: Final = 1
GO: Final = 2
TAKE_EFFECT: Final = 3
FINISH: Final = 4


@dataclass(frozen=True)
class Casting(Op):
    """A Spell as it is cast; data: the places it covers, or each target with the number of the way to it."""

    def step(self, m: Crucible, f: Frame) -> None:
        if f.pc == AIM:
            self.aim(m, f)
        elif f.pc == WAY:
            self.choose_way(m, f)
        elif f.pc == GO:
            self.go(m, f)
        elif f.pc == TAKE_EFFECT:
            self.take_effect(m, f)
        else:
            self.finish(m, f)

    def aim(self, m: Crucible, f: Frame) -> None:
        """Ask for the next target, tile, or place."""
        player, card = f.act.player, f.act.source
        printed = m.printed[card]
        codes: list[int] = []
        if printed.covering is not None:
            sets = coverings(m, player, card)
            rests = [places for places in sets if set(f.data) <= set(places)]
            more = {place for places in rests for place in places if place not in f.data and after(f.data, place)}
            codes = [AFFECT * STRIDE + place for place in sorted(more) if completes(rests, f.data, place)]
        elif printed.is_summoning:
            codes = [] if f.data else [SUMMON_AT * STRIDE + place for place in summon_places(m, player)]
        else:
            codes = self.targets(m, f)
        if codes:
            m.ask(player, codes)
        else:
            f.pc = GO

    def targets(self, m: Crucible, f: Frame) -> list[int]:
        """Return the codes of what may be aimed at next."""
        player, card = f.act.player, f.act.source
        choice = aim_of(m, card)
        aimed = f.data[::2]
        if choice is None or len(aimed) == choice.n.figure(m, f.act):
            return []
        if aims_at_tile(choice):
            return [POINT_AT * STRIDE + place for place in sorted([m.place_of(each) for each in aims(m, player, card)])]
        codes = [AIM_AT * STRIDE + other for other in aims(m, player, card) if other not in aimed]
        return [*codes, DONE * STRIDE] if aimed and codes else codes

    def choose_way(self, m: Crucible, f: Frame) -> None:
        """Ask for the way to the last target where two differ (crucible:ruling.paths, crucible:ruling.several-ways)."""
        values = casts_along(m, m.tokens[f.act.player], f.data[-1], f.act.source)
        if len(set(values)) > 1:
            m.ask(f.act.player, [ALONG * STRIDE + way for way in range(len(values))])
        else:
            f.data = (*f.data, 0)
            f.pc = AIM

    def answer(self, m: Crucible, f: Frame, code: int) -> None:
        verb, argument = divmod(code, STRIDE)
        if verb == AIM_AT:
            f.data = (*f.data, argument)
            f.pc = WAY
        elif verb == ALONG:
            f.data = (*f.data, argument)
            f.pc = AIM
        elif verb == POINT_AT:
            f.data = (m.ground_at(argument), 0)
            f.pc = GO
        elif verb == DONE:
            f.pc = GO
        else:
            f.data = (*f.data, argument)

    def go(self, m: Crucible, f: Frame) -> None:
        """Cast it: everybody sees the Memory, and what it is aimed at resists (crucible:cast.exact).

        What a Memory says about it comes before the usual way of casting (crucible:cast.text-first).
        """
        player, card = f.act.player, f.act.source
        printed = m.printed[card]
        m.do(SpellCast(player, card))
        f.pc = FINISH
        if printed.is_summoning:
            place = f.data[0]
            m.do(TokenPlaced(card, place))
            m.push(Landing(card, place), f.act)
        elif printed.covering is not None:
            self.cover(m, f)
        else:
            choice = aim_of(m, card)
            f.pc = TAKE_EFFECT
            if choice is None:
                f.pc = FINISH
                if printed.spell is not None:
                    printed.spell.effect.start(m, f.act)
            elif not aims_at_tile(choice):
                f.data = self.contest(m, f)

    def cover(self, m: Crucible, f: Frame) -> None:
        """Lay it over its tiles; who stands there resists, in turn order (crucible:order.turn).

        The caster draws once for all (crucible:ruling.one-draw, crucible:ruling.ways).
        """
        player, card = f.act.player, f.act.source
        m.do(MemoryStays(player, card))
        m.do(FieldLaid(player, card, tuple(sorted(f.data))))
        met = [other for other in m.combatants() if m.owners[other] != player and m.place_of(other) in f.data]
        if met:
            drawn = draw_destiny(m, player)
            for other in reversed(met):
                m.push(Resist(card, other, drawn), Activation(player, card))

    def contest(self, m: Crucible, f: Frame) -> tuple[int, ...]:
        """Let the caster draw once, then each target, in turn order; return those that do not resist, with their ways.

        crucible:cast.destiny, crucible:cast.succeeds, crucible:order.instigator, crucible:ruling.one-draw
        """
        player, card = f.act.player, f.act.source
        drawn = draw_destiny(m, player)
        aimed = sorted([(m.order_of(f.data[i]), f.data[i], f.data[i + 1]) for i in range(0, len(f.data), 2)])
        hit: list[int] = []
        for _, target, way in aimed:
            cast, resist = casts_along(m, m.tokens[player], target, card)[way]
            resisted = draw_for(m, target)
            worked = cast + drawn >= resist + max(resisted, 0)
            m.do(Resisted(card, target, cast, drawn, resist, resisted, worked=worked))
            if worked:
                hit += [target, way]
        return tuple(hit)

    def take_effect(self, m: Crucible, f: Frame) -> None:
        """Do what the Spell does to the next target."""
        player, card = f.act.player, f.act.source
        spell, choice = m.printed[card].spell, aim_of(m, card)
        if not f.data or spell is None or choice is None:
            f.pc = FINISH
            return
        target, way = f.data[:2]
        f.data = f.data[2:]
        if target in m.on_board:
            act = Activation(player, card)
            act.name_cards(choice.slot(), (target,))
            if aims_at_tile(choice):
                act.it = (target,)
            else:
                strike(m, act, target, ways(m, m.tokens[player], target)[way])
            spell.effect.start(m, act)

    def finish(self, m: Crucible, f: Frame) -> None:
        """Discard a Memory that its Spell uses up; a Core Memory stays (crucible:memory.trigger).

        crucible:memory.core-stays, crucible:memory.transient
        """
        m.pop()
        card = f.act.source
        if m.printed[card].facts.category != CORE and in_hand(m, f.act.player, card):
            forget(m, f.act.player, card)

    def without(self, m: Crucible, f: Frame, player: int) -> bool:
        """End with the caster; whoever else has left is aimed at no more."""
        printed = m.printed[f.act.source]
        if f.act.player != player and printed.covering is None and not printed.is_summoning:
            kept: tuple[int, ...] = ()
            for i in range(0, len(f.data), 2):
                if m.owners[f.data[i]] != player:
                    kept += f.data[i : i + 2]
            if f.pc == WAY and len(kept) % 2 == 0:
                f.pc = AIM
            f.data = kept
        return f.act.player != player

    def prompt(self, m: Crucible, f: Frame) -> str:
        name = m.prints[f.act.source].name
        printed = m.printed[f.act.source]
        if f.pc == WAY:
            return f"Along which way do you cast {name} at {m.prints[f.data[-1]].name}?"
        if printed.covering is not None:
            return f"Which tiles does {name} cover?"
        return f"Where do you place {name}?" if printed.is_summoning else f"At what do you aim {name}?"

    def option_text(self, m: Crucible, f: Frame, code: int) -> str:
        if code // STRIDE != ALONG:
            return ""
        cast, resist = casts_along(m, m.tokens[f.act.player], f.data[-1], f.act.source)[code % STRIDE]
        return f"along {WAYS[code % STRIDE]}: {cast} against {resist}"

    def why_not(self, m: Crucible, f: Frame, card: int) -> str:
        """Say why something is not aimed at."""
        return f"{m.prints[f.act.source].name} cannot be aimed at {m.prints[card].name} from here."


def after(picks: tuple[int, ...], place: int) -> bool:
    """Whether a place comes after those that were picked: they are picked in their order."""
    return not picks or place > picks[-1]


def completes(sets: list[tuple[int, ...]], picks: tuple[int, ...], place: int) -> bool:
    """Whether some set of tiles begins with the picks and a place."""
    row = (*picks, place)
    return True in [places[: len(row)] == row for places in sets]


def end_fields(m: Crucible, player: int) -> None:
    """End a player's Spells that cover tiles, as the player's next Spell turn begins (crucible:ruling.lasting)."""
    for field in m.fields:
        if field[1] == player:
            m.do(FieldEnded(field[0]))
            forget(m, player, field[0])
