"""Attacks, Spells that are resisted, Damage, death checks."""

from cardwright.games.crucible.events.base import Change
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import TOKEN
from cardwright.kernel.core.deeds import Deed
from cardwright.kernel.core.log import Teller
from cardwright.kernel.pieces.zones import NOBODY


def sum_text(bonus: int, drawn: int) -> str:
    """Write a total: "3 + 4 = 7", or "5" where nothing was drawn."""
    return str(bonus) if drawn < 0 else f"{bonus} + {drawn} = {bonus + drawn}"


def parts(bonus: int, drawn: int) -> tuple[int, ...]:
    """Return what a total is made of."""
    return (bonus,) if drawn < 0 else (bonus, drawn)


class AttackDeclared(Change):
    """A character or Memory Token began an Attack."""

    def __init__(self, card: int) -> None:
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        """Count it; a Monster's, and one that was forced, is not counted."""
        if m.printed[self.card].kind == TOKEN:
            m.attacks += 1
            m.attacked = (*m.attacked, m.owners[self.card])
        else:
            m.change(self.card).attacked += 1


class Fought(Change):
    """An Attack was measured against a Block; values of Destiny that were not drawn are -1.

    ``adjacent`` says that the two lay side by side.
    """

    about = ("card", "target")

    def __init__(
        self, card: int, target: int, bonus: int, drawn: int, block: int, blocked: int, *, hit: bool, adjacent: bool
    ) -> None:
        self.card: int = card
        self.target: int = target
        self.bonus: int = bonus
        self.drawn: int = drawn
        self.block: int = block
        self.blocked: int = blocked
        self.hit: bool = hit
        self.adjacent: bool = adjacent

    def apply(self, m: Crucible) -> None:
        """Change nothing: what follows does."""

    def deeds(self) -> list[Deed]:
        """Return that it attacks, and what is compared."""
        sums = (parts(self.bonus, self.drawn), parts(self.block, self.blocked))
        return [
            Deed("attacked", cards=(self.card,), targets=(self.target,)),
            Deed("contest", cards=(self.card,), targets=(self.target,), counts="attack", sums=sums, won=self.hit),
        ]

    def margin(self) -> int:
        """Return by how much the Attack is greater."""
        return self.bonus + max(self.drawn, 0) - self.block - max(self.blocked, 0)

    def text(self, t: Teller) -> str:
        against = f"{sum_text(self.bonus, self.drawn)} against {sum_text(self.block, self.blocked)}"
        return f"{t.card(self.card)} attacks {t.card(self.target)}: {against}, {'a hit' if self.hit else 'blocked'}."


class AttackOver(Change):
    """An Attack is over, with all that came of it."""

    about = ("card", "target")

    def __init__(self, card: int, target: int) -> None:
        self.card: int = card
        self.target: int = target

    def apply(self, m: Crucible) -> None:
        """Change nothing."""


class Resisted(Change):
    """A Cast was measured against that of a target (a Monster's Block)."""

    about = ("card", "target")

    def __init__(
        self, card: int, target: int, bonus: int, drawn: int, resist: int, resisted: int, *, worked: bool
    ) -> None:
        self.card: int = card
        self.target: int = target
        self.bonus: int = bonus
        self.drawn: int = drawn
        self.resist: int = resist
        self.resisted: int = resisted
        self.worked: bool = worked

    def apply(self, m: Crucible) -> None:
        """Change nothing: what follows does."""

    def deeds(self) -> list[Deed]:
        """Return what is compared."""
        sums = (parts(self.bonus, self.drawn), parts(self.resist, self.resisted))
        return [Deed("contest", cards=(self.card,), targets=(self.target,), counts="cast", sums=sums, won=self.worked)]

    def text(self, t: Teller) -> str:
        against = f"{sum_text(self.bonus, self.drawn)} against {sum_text(self.resist, self.resisted)}"
        how = "it works" if self.worked else "resisted"
        return f"{t.card(self.card)} meets {t.card(self.target)}: {against}, {how}."


class Damaged(Change):
    """A character took 1 Damage, from a player or from nobody (-1)."""

    people = ("player", "source")
    together = ("player", "source")

    def __init__(self, player: int, source: int) -> None:
        self.player: int = player
        self.source: int = source

    def apply(self, m: Crucible) -> None:
        m.damage[self.player] += 1
        m.sources[self.player] = (*m.sources[self.player], self.source)
        if self.source not in {NOBODY, self.player}:
            m.hurt = (*m.hurt, (self.player, self.source))

    def deeds(self) -> list[Deed]:
        """Return who is damaged."""
        return [Deed("damaged", self.player, amount=1, counts="damage")]

    def text(self, t: Teller) -> str:
        return f"{t.does(self.player, 'take')} {len(t.run)} damage."


class Healed(Change):
    """A character discarded Damage, the oldest first (crucible:ruling.oldest)."""

    tells = "{player:discard} {amount} damage."
    deed = "healed"
    counts = "damage"

    def __init__(self, player: int, amount: int) -> None:
        self.player: int = player
        self.amount: int = amount

    def apply(self, m: Crucible) -> None:
        m.damage[self.player] -= self.amount
        m.sources[self.player] = m.sources[self.player][self.amount :]


class Cleared(Change):
    """A dead character's Damage is gone (crucible:ruling.damage-stays)."""

    deed = "healed"
    counts = "damage"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Crucible) -> None:
        m.damage[self.player] = 0
        m.sources[self.player] = ()


class Defeated(Change):
    """A Monster or Memory Token took Damage and is defeated, by a card, for a player (-1: nobody).

    It still stands where it stood; what it sets off sees it there (crucible:monster.one-damage).
    """

    tells = "{card} is defeated."
    deed = "destroyed"

    def __init__(self, card: int, by: int, player: int) -> None:
        self.card: int = card
        self.by: int = by
        self.player: int = player

    def apply(self, m: Crucible) -> None:
        """Change nothing: it is taken off the Battlefield next."""


class Checked(Change):
    """A character's Destiny was measured against its Damage (crucible:round.death-check)."""

    def __init__(self, player: int, value: int, damage: int) -> None:
        self.player: int = player
        self.value: int = value
        self.damage: int = damage

    def apply(self, m: Crucible) -> None:
        """Change nothing: deaths come together (crucible:ruling.together)."""

    def deeds(self) -> list[Deed]:
        """Return what is compared: a value that is lower loses."""
        sums = ((self.value,), (self.damage,))
        return [Deed("contest", self.player, counts="damage", sums=sums, won=self.value >= self.damage)]

    def text(self, t: Teller) -> str:
        return (
            f"{t.does(self.player, 'measure')} {t.own(self.player)} destiny: {self.value} against {self.damage} damage."
        )


class Claimed(Change):
    """A player drew for the Victory Points of a dead character (crucible:kill.several)."""

    tells = "{player:draw} {value} for the kill."
    deed = "said"

    def __init__(self, player: int, value: int) -> None:
        self.player: int = player
        self.value: int = value

    def apply(self, m: Crucible) -> None:
        """Change nothing."""
