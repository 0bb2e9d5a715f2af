"""Sets of cards: combatants, tiles, the character of a player, who stands where."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import CHRYSALYS, MONSTER, TOKEN
from cardwright.games.crucible.zones import PLACES
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import THE, A, Nominal, Noun, Part, This
from cardwright.language.limits import Among, Least
from cardwright.language.players import EACH_OPPONENT, YOU, Player, means
from cardwright.language.words import Cards

COMBATANT: Final = "combatant"
ANY_TOKEN: Final = "token"  # noqa: S105 - a piece on the board
CHARACTER: Final = "character"
BEAST: Final = "monster"
TILE_SLOT: Final = "tile"


@dataclass(frozen=True)
class Fighters(Cards):
    """Combatants on the battlefield: all of them, tokens, characters or monsters alone (crucible:combatant)."""

    which: Annotated[str, Among(COMBATANT, ANY_TOKEN, CHARACTER, BEAST)] = COMBATANT

    def among(self, m: Crucible, act: Activation) -> list[int]:
        """Return them: characters in turn order, memory tokens, monsters (crucible:ruling.words)."""
        return [card for card in m.combatants() if self.includes(m, act, card)]

    def includes(self, m: Crucible, act: Activation, card: int) -> bool:
        if card not in m.on_board:
            return False
        printed = m.printed[card]
        if self.which == COMBATANT:
            return printed.is_combatant
        if self.which == ANY_TOKEN:
            return printed.is_token
        return printed.kind == (TOKEN if self.which == CHARACTER else MONSTER)

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        return Noun(self.which, det, n, up_to=up_to)


@dataclass(frozen=True)
class CharactersNear(Cards):
    """Characters of players within so many tiles of the source."""

    distance: Annotated[int, Least(1)] = 1
    whose: Player | None = None

    def among(self, m: Crucible, act: Activation) -> list[int]:
        return [card for card in m.characters() if self.includes(m, act, card)]

    def includes(self, m: Crucible, act: Activation, card: int) -> bool:
        if card not in m.on_board or m.printed[card].kind != TOKEN or not m.within(act.source, card, self.distance):
            return False
        return means(self.whose, m, act, m.owners[card])

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        before: tuple[Part, ...] = ("enemy",) if self.whose == EACH_OPPONENT else ()
        tiles = f"within {self.distance} tile{'' if self.distance == 1 else 's'} of"
        return Noun("character", det, n, up_to=up_to, before=before, after=(tiles, This()))


@dataclass(frozen=True)
class CharacterOf(Cards):
    """The character of a player."""

    who: Player = YOU

    def among(self, m: Crucible, act: Activation) -> list[int]:
        return [m.tokens[player] for player in self.who.seats(m, act) if m.here(player) >= 0]

    def includes(self, m: Crucible, act: Activation, card: int) -> bool:
        return card in m.tokens and self.who.means(m, act, m.owners[card])

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        return Noun("character", of=self.who.nominal(), again="your character")


@dataclass(frozen=True)
class Occupant(Cards):
    """The character that stands on the source, a tile; or only as long as it ``began`` its move turn there."""

    began: bool = False

    def among(self, m: Crucible, act: Activation) -> list[int]:
        return [card for card in m.characters() if self.includes(m, act, card)]

    def includes(self, m: Crucible, act: Activation, card: int) -> bool:
        if m.where[card] != m.where[act.source] or m.printed[card].kind != TOKEN:
            return False
        place = m.place_of(card)
        return place >= 0 and (not self.began or (m.began == place and m.owners[card] == m.active))

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        if self.began:
            return Noun("character", A, after=("that begins its move turn here",))
        return Noun("character", THE, after=("here",))


@dataclass(frozen=True)
class OnCovered(Cards):
    """Tokens of others on the tiles that the source covers."""

    def among(self, m: Crucible, act: Activation) -> list[int]:
        return [card for card in m.combatants() if self.includes(m, act, card)]

    def includes(self, m: Crucible, act: Activation, card: int) -> bool:
        return m.is_token(card) and m.owners[card] != act.player and m.place_of(card) in covered(m, act.source)

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        return Noun("token", det, n, up_to=up_to, other=True, after=("there",))


def covered(m: Crucible, spell: int) -> tuple[int, ...]:
    """Return the places that a Spell covers."""
    for field in m.fields:
        if field[0] == spell:
            return field[2:]
    return ()


@dataclass(frozen=True)
class OpenTiles(Cards):
    """Open tiles on which no token stands; or only those that can be removed, which the Chrysalys cannot."""

    removable: bool = False

    def among(self, m: Crucible, act: Activation) -> list[int]:
        """Return them by place (crucible:ruling.chrysalys)."""
        grounds = [m.ground_at(place) for place in range(PLACES) if m.token_at(place) < 0]
        return [card for card in grounds if self.includes(m, act, card)]

    def includes(self, m: Crucible, act: Activation, card: int) -> bool:
        place = m.place_of(card)
        if place < 0 or m.token_at(place) >= 0 or not m.printed[card].is_open:
            return False
        return not self.removable or m.printed[card].kind != CHRYSALYS

    def slot(self) -> str:
        return TILE_SLOT

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        after: tuple[Part, ...] = ("other than the Chrysalys",) if self.removable else ()
        return Noun("tile", det, n, up_to=up_to, before=("unoccupied", "open"), after=after)
