"""What a set effect promises: a guess in points of life, read off its words, by which bots tell it from a body.

It is no rule of the game. An effect works on a later turn at best, so what it would take now is as good a guess as any:
damage, destruction and control are worth the characters that are there, what is in force for some turns so much a turn.
Words that are not known here promise nothing beside what any text is worth.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from cardwright.games.kyza.events import Attacked
from cardwright.games.kyza.prints import Does, KyzaCard
from cardwright.games.kyza.state import LIFE, Kyza
from cardwright.games.kyza.words.blocking import BlocksWithAtMost
from cardwright.games.kyza.words.cardeffects import (
    Deal,
    Destroy,
    Discard,
    PutAsCharacter,
    SetAsEffect,
    SwapControl,
    TakeControl,
    ToHand,
)
from cardwright.games.kyza.words.effects import (
    DealToPlayer,
    DiscardRandom,
    Draw,
    GainLife,
    LoseLife,
    Negate,
    PayLife,
    Search,
    ShuffleDiscardIn,
)
from cardwright.games.kyza.words.filters import Level
from cardwright.games.kyza.words.nouns import CardsIn, Characters
from cardwright.games.kyza.zones import CHARACTERS, DISCARD, HAND
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.arithmetic import Const
from cardwright.language.choice import Choice
from cardwright.language.flow import If
from cardwright.language.force import Cannot, Gets
from cardwright.language.happenings import Happening, TimeComes, Whenever
from cardwright.language.players import YOU
from cardwright.language.targets import Each
from cardwright.language.word import nodes_of, parts
from cardwright.language.words import Number, Target

CHARACTER: Final = 0.6
DAMAGE: Final = 1.15
HEALTH: Final = 0.6
"""What a character is worth where characters fight or are taken: by itself, and by its figures."""
LOW_LIFE: Final = 0.12
"""How much more each point of life is worth, per point that the player is below the start."""

ANY_DAMAGE: Final = 99.0
ANY_LEVEL: Final = 6
LONGEST: Final = 4
"""What lasts longer is counted for so many turns: the game may be over by then."""
A_TURN: Final = 0.6
UNSEEN: Final = 4.5
"""What an effect on an enemy character is worth as long as there is none that it can take."""
SCRATCH: Final = 0.3
"""A point of damage that does not kill."""
BOUNCED: Final = 0.8
STOLEN: Final = 1.3
BORROWED: Final = 0.7
"""How much of the worth of a character it is to take it away for a while, for good, and for a turn."""
RAISED: Final = 1.2
SWAPPED: Final = 2.0
"""How much of the worth of a character it is to bring it back, and of the difference of two to exchange them."""
A_CARD: Final = 2.9
RETURNED: Final = 1.9
AN_EFFECT: Final = 2.0
"""What a card more or less in hand, a card of one's own fetched, and an enemy effect destroyed are worth."""
PUSHED: Final = 0.3
"""What a point for each of the player's characters is worth, by how many they are."""
LOCKED: Final = 0.2
UNLOCKED: Final = 0.9
"""What it is worth that nobody blocks, by the damage of the player's characters; and where there is nobody to block."""
EITHER: Final = 0.6
"""How often each of two effects comes about of which a condition chooses."""
ATTACKS: Final = 1.0
SOMETIMES: Final = 0.6
"""How many attacks of the player there are in a turn, and how often anything else happens."""
TEXT: Final = 0.9
SHARE: Final = 0.8
MOST: Final = 12.0
"""What any text is worth by itself, what share of its promises counts besides, and how much they count at most."""
KNOWN: Final = 1024
"""So many cards are kept in mind."""


def worth(m: Kyza, card: int) -> float:
    """Return what a character in play is worth."""
    return CHARACTER + DAMAGE * m.damage(card) + HEALTH * m.health(card)


class At(NamedTuple):
    """Where a promise is looked at: a match and a player, the number of the promise, the highest Aether Level."""

    m: Kyza
    player: int
    number: float
    level: int


def promise(m: Kyza, player: int, card: int) -> float:
    """Return what a card promises to the player who has set it."""
    total = 0.0
    for piece, times in promises(m.printed[card]):
        total += times * piece.kind(At(m, player, piece.number, piece.level))
    return TEXT + SHARE * min(MOST, total)


# ---- what each kind of promise would bring now, once: with a number of its own, up to an Aether Level --------------


def sure(at: At) -> float:
    """So many points, however things stand."""
    return at.number


def burn(at: At) -> float:
    """The opponent loses so much life."""
    return at.number * (1 + LOW_LIFE * (max(LIFE - at.m.life[at.m.opponent(at.player)], 0) + at.number / 2))


def gain(at: At) -> float:
    """The player gains so much life."""
    return at.number * (1 + LOW_LIFE * max(LIFE - at.m.life[at.player] - at.number / 2, 0))


def loot(at: At) -> float:
    """The opponent loses so many cards from hand."""
    return A_CARD * min(at.number, len(at.m.zone(at.m.opponent(at.player), HAND)))


def raised(at: At) -> float:
    """A character comes back."""
    return RAISED * max(worths(at.m, at.m.zone(at.player, DISCARD), at.level), default=1.0)


def push(at: At) -> float:
    """Each character of the player gets so much."""
    return PUSHED * at.number * len(at.m.zone(at.player, CHARACTERS))


def lock(at: At) -> float:
    """Enemies do not block, or attack."""
    if not at.m.zone(at.m.opponent(at.player), CHARACTERS):
        return UNLOCKED
    return LOCKED * sum([at.m.damage(card) for card in at.m.zone(at.player, CHARACTERS)])


def swap(at: At) -> float:
    """The player's least character goes for the best enemy."""
    best = max(worths(at.m, at.m.zone(at.m.opponent(at.player), CHARACTERS), at.level), default=0.0)
    least = min(worths(at.m, at.m.zone(at.player, CHARACTERS), at.level), default=UNSEEN)
    return max(1.0, SWAPPED * (best - least))


def take(at: At) -> float:
    """An enemy goes, for so large a share of its worth."""
    return at.number * max(worths(at.m, at.m.zone(at.m.opponent(at.player), CHARACTERS), at.level), default=UNSEEN)


def kill(at: At) -> float:
    """An enemy takes so much damage."""
    return max([UNSEEN, *hits(at)])


def sweep(at: At) -> float:
    """All enemies take so much damage."""
    return max(UNSEEN, sum(hits(at)))


def hits(at: At) -> list[float]:
    """Return what so much damage to each enemy is worth."""
    return [
        worth(at.m, card) if at.m.health(card) <= at.number else SCRATCH * at.number
        for card in at.m.zone(at.m.opponent(at.player), CHARACTERS)
        if at.m.printed[card].level <= at.level
    ]


def worths(m: Kyza, cards: Sequence[int], level: int) -> list[float]:
    """Return what each of these cards up to that Aether Level is worth as a character."""
    return [worth(m, card) for card in cards if m.printed[card].level <= level]


# ---- what words promise --------------------------------------------------------------------------------------------

Kind = Callable[[At], float]


class Piece(NamedTuple):
    """One thing that a word promises: its kind, its number, and the highest Aether Level."""

    kind: Kind
    number: float
    level: int = 0


@lru_cache(KNOWN)
def promises(printed: KyzaCard) -> tuple[tuple[Piece, float], ...]:
    """Return what the effect of a card promises, piece by piece, each with how many times it will come about."""
    lasting = A_TURN * min(printed.level, LONGEST)
    found: list[tuple[Piece, float]] = []
    for ability in printed.abilities:
        found += read(ability, 1.0 if isinstance(ability, Does) else lasting)
    return tuple(found)


def read(node: Node, times: float) -> list[tuple[Piece, float]]:
    """Return what a word promises that comes about so many times."""
    piece = read_on_players(node) or read_on_cards(node) or read_in_force(node)
    if piece is not None:
        return [(piece, times)]
    if isinstance(node, If):
        times *= EITHER
    elif isinstance(node, Whenever):
        times *= often(node.happening)
    return [found for part in parts(node) for found in read(part, times)]


def often(happening: Happening) -> float:
    """Return how many times a turn something happens."""
    if isinstance(happening, TimeComes):
        return 1.0
    return ATTACKS if happening.kind() is Attacked else SOMETIMES


def read_on_players(node: Node) -> Piece | None:
    """Return what a word that does something to players promises; None for any other."""
    piece: Piece | None = None
    if isinstance(node, (DealToPlayer, LoseLife)):
        piece = Piece(burn, much(node.amount))
    elif isinstance(node, Draw):
        piece = Piece(sure, A_CARD * much(node.amount))
    elif isinstance(node, GainLife):
        piece = Piece(gain, much(node.amount))
    elif isinstance(node, PayLife):
        piece = Piece(gain, float(-node.amount))
    elif isinstance(node, DiscardRandom):
        piece = Piece(loot, much(node.amount))
    elif isinstance(node, Search):
        piece = Piece(sure, RETURNED)
    elif isinstance(node, (Negate, ShuffleDiscardIn)):
        piece = Piece(sure, A_CARD)
    return piece


def read_on_cards(node: Node) -> Piece | None:
    """Return what a word that does something to cards promises; None for any other."""
    level = min([ANY_LEVEL, *[each.most for each in nodes_of(node) if isinstance(each, Level)]])
    piece: Piece | None = None
    if isinstance(node, Deal):
        piece = Piece(sweep if isinstance(node.target, Each) else kill, much(node.amount), level)
    elif isinstance(node, Destroy):
        piece = Piece(kill, ANY_DAMAGE, level) if is_on_characters(node) else Piece(sure, AN_EFFECT)
    elif isinstance(node, ToHand):
        piece = Piece(take, BOUNCED, level) if is_on_characters(node) else Piece(sure, RETURNED)
    elif isinstance(node, TakeControl):
        piece = Piece(take, BORROWED if node.this_turn else STOLEN, level)
    elif isinstance(node, SwapControl):
        piece = Piece(swap, 0.0, level)
    elif isinstance(node, PutAsCharacter):
        piece = Piece(raised, 0.0, level)
    elif isinstance(node, SetAsEffect):
        piece = Piece(sure, A_CARD)
    elif isinstance(node, Discard):
        own = [each for each in nodes_of(node) if isinstance(each, CardsIn) and each.whose == YOU]
        piece = Piece(sure, -A_CARD * how_many(node.target)) if own else Piece(loot, 1.0)
    return piece


def read_in_force(node: Node) -> Piece | None:
    """Return what a word that is in force for a while promises for each turn; None for any other."""
    if isinstance(node, Gets):
        return Piece(push, sum([much(bonus.by) for bonus in node.bonuses]))
    if isinstance(node, (Cannot, BlocksWithAtMost)):
        return Piece(lock, 0.0)
    return None


def is_on_characters(node: Node) -> bool:
    """Tell whether a word is about characters, not about effects or cards elsewhere."""
    return any([isinstance(each, Characters) for each in nodes_of(node)])


def much(number: Number) -> float:
    """Return a number as it is printed; 1 for one that has to be counted."""
    return float(number.n) if isinstance(number, Const) else 1.0


def how_many(target: Target) -> float:
    """Return how many cards are chosen."""
    return much(target.n) if isinstance(target, Choice) else 1.0
