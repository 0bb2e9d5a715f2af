"""What attacks and blocks are worth, in 11 year cards: a heuristic that bots steer by, no rule of the game."""

from typing import Final

from cardwright.games.kryptik.combat import can_face, fewest
from cardwright.games.kryptik.questions import EAGER, RAVENOUS, SIDESTEP, STEADFAST, TENACIOUS, TO_ATTACK, TOXIC
from cardwright.games.kryptik.state import Kryptik
from cardwright.games.kryptik.zones import ISLAND
from cardwright.kernel.basics.outcome import WON

ROW: Final[tuple[float, ...]] = (0.0, 5.6, 8.2, 10.2, 12.0, 13.6, 15.2)
"""What so many 11 year cards are worth; the last ones are worth most."""
CITIZEN: Final = 0.25
ATTACK: Final = 0.14
DEFENSE: Final = 0.12
EVASIVE: Final = 0.25
HUNGRY: Final = 0.4
POISONOUS: Final = 0.25
HASTY: Final = 0.05
CANNOT_BLOCK: Final = 0.15
"""What a citizen is worth less that is engaged while others attack."""
HAND_CARD: Final = 0.6
MOST_BLOCKERS: Final = 6
"""Of how many citizens a block is put together."""
MOST_PLANNED: Final = 3
"""The same for attacks that are still to come."""
SURE: Final = 30.0
"""What a victory that is still to come counts at most."""


def value(m: Kryptik, card: int) -> float:
    """Return what a citizen on the island is worth."""
    total = CITIZEN + ATTACK * m.attack(card) + DEFENSE * m.defense(card)
    if m.has(card, SIDESTEP) or m.has(card, TENACIOUS):
        total += EVASIVE
    if m.has(card, RAVENOUS):
        total += HUNGRY
    if m.has(card, TOXIC):
        total += POISONOUS
    if m.has(card, EAGER):
        total += HASTY
    return total


class Clash:
    """An attack as it is judged: who attacks, how many 11 year cards it would hit, and how many there are."""

    __slots__ = ("attacker", "hits", "least", "lethal", "power", "row", "toxic", "value")

    def __init__(self, m: Kryptik, attacker: int, hits: int, row: int) -> None:
        """Look at the attacker."""
        self.attacker: int = attacker
        self.hits: int = hits
        self.row: int = row
        self.power: int = m.attack(attacker)
        self.lethal: int = m.lethal(attacker)
        self.toxic: bool = m.has(attacker, TOXIC)
        self.least: int = fewest(m, attacker)
        self.value: float = value(m, attacker)

    def best_block(self, m: Kryptik, blockers: list[int], begun: list[int], most: int = MOST_BLOCKERS) -> list[int]:
        """Return which citizens block best, beginning with those begun with, by what falls and what is saved.

        Groups are put together of the strongest, so many of them.
        """
        strong = sorted(blockers, key=m.attack)[-most:]
        free = [card for card in blockers if card in strong and (not begun or card > begun[-1])]
        best: list[int] = list(begun)
        highest = self.score(m, begun) if not begun or len(begun) >= self.least else -WON
        for mask in range(1, 1 << len(free)):
            group = [*begun, *[card for i, card in enumerate(free) if mask >> i & 1]]
            if len(group) >= self.least:
                found = self.score(m, group)
                if found > highest:
                    highest = found
                    best = group
        if len(best) < self.least and best:  # The first pick has to be gone on with.
            rest = [card for card in blockers if card > begun[-1]]
            best = [*begun, *rest[: self.least - len(begun)]]
        return best

    def score(self, m: Kryptik, group: list[int]) -> float:
        """Return what blocking with these brings the defender, in 11 year cards."""
        if not group:
            if self.power <= 0:
                return 0.0
            if not self.row:
                return -WON
            return ROW[max(self.row - self.hits, 0)] - ROW[self.row] + HAND_CARD * self.hits
        total = -CANNOT_BLOCK * len(group) * 0.5
        struck = 0
        for card in group:
            attack = m.attack(card)
            struck += attack
            if attack > 0 and m.has(card, TOXIC):
                struck += self.lethal
        if struck >= self.lethal:
            total += self.value
        power = self.power
        worths = [(-value(m, card) if self.toxic else float(m.lethal(card)), card) for card in group]
        for i, (_, card) in enumerate(sorted(worths)):
            needs = 1 if self.toxic and i == 0 else m.lethal(card)
            if power >= needs > 0:
                total -= value(m, card)
            power -= needs
        return total


def prospects(m: Kryptik, player: int, *, fresh: bool) -> float:
    """Return what the attacks that a player can still make bring, planned as a whole: the best of a few orders.

    Weak ones first draw the blockers out, strong ones first do not wait for them; and those that lose more than they
    bring are made nevertheless, or are not. With ``fresh`` the player's turn is the next, before which all that is
    engaged or weary recovers.
    """
    attackers = [
        card
        for card in m.zone(player, ISLAND)
        if (fresh or (card not in m.attacked and m.can_engage(card))) and TO_ATTACK.allowed(m, card, by_rules=True)
    ]
    if not attackers:
        return 0.0
    defender = -1
    for other in m.others(player):
        if defender < 0 or m.row_size(other) < m.row_size(defender):
            defender = other
    attackers.sort(key=m.attack)
    best = 0.0
    for order in (attackers, attackers[::-1]):
        for bold in (False, True):
            best = max(best, campaign(m, order, defender, bold=bold))
    return best


def campaign(m: Kryptik, order: list[int], defender: int, *, bold: bool) -> float:
    """Return what attacking in that order brings, each attack blocked as well as can be; the bold attack always."""
    free = sorted([card for card in m.zone(defender, ISLAND) if not m.state(card).engaged])
    row = m.row_size(defender)
    total = 0.0
    for attacker in order:
        hits = min(2 if m.has(attacker, RAVENOUS) else 1, max(row, 1))
        clash = Clash(m, attacker, hits, row)
        group = clash.best_block(m, [card for card in free if can_face(m, card, attacker)], [], MOST_PLANNED)
        gain = -clash.score(m, group) - (0.0 if m.has(attacker, STEADFAST) else CANNOT_BLOCK)
        if gain < 0 and not bold:
            continue
        total += gain
        if group:
            free = [card for card in free if card not in group]
        elif clash.power > 0:
            row = max(row - hits, 0)
    return min(total, SURE)
