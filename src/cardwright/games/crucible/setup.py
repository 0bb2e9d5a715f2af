"""From the box to the first round: Tokens, Magicks, the Battlefield, and where characters begin (crucible:start.*)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardwright.games.crucible.actions import LEARN, MAGICKS, STRIDE
from cardwright.games.crucible.battlefield import fill
from cardwright.games.crucible.events import (
    MagickChosen,
    MemoryRecovered,
    OrderFixed,
    SeatsDrawn,
    Shuffled,
    TileLaid,
    TokenChosen,
)
from cardwright.games.crucible.heroes import HEROES, LABELS, OPEN
from cardwright.games.crucible.moving import Placement
from cardwright.games.crucible.rounds import Rounds
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import CHRYSALYS, CORE, COUNTS, TOKEN, Values
from cardwright.games.crucible.zones import CENTER, DECK, DESTINY, PLACES, TILE_DECK
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.options import CHOOSE
from cardwright.kernel.pieces.setup import SetupOption
from cardwright.kernel.pieces.zones import NOBODY

GOAL: Final = 10
"""The Victory Points that win (crucible:win.ten)."""
LONGEST: Final = 200
"""The rounds after which the game is over in any case (crucible:ruling.last-round)."""
MOST_PLAYERS: Final = 4

OPTIONS: Final = (
    SetupOption("pick", 1, 0, 1, "whether players choose their tokens and magicks; 0: both are dealt by chance"),
    SetupOption("points", GOAL, 1, 99, "how many victory points win"),
    SetupOption("rounds", LONGEST, 1, 999, "after how many rounds the most victory points win"),
    SetupOption("core_in_hand", 0, 0, 1, "whether everybody begins with their core memory in hand"),
    SetupOption("first_seat", OPEN, OPEN, MOST_PLAYERS - 1, "who chooses first; -1: anybody, by chance"),
    *[
        SetupOption(f"hero_{player}", OPEN, OPEN, len(HEROES) - 1, f"the hero of player {player}", LABELS)
        for player in range(MOST_PLAYERS)
    ],
    *[
        SetupOption(f"class_{player}", OPEN, OPEN, COUNTS["tokens"] - 1, f"the token of player {player}; -1: any")
        for player in range(MOST_PLAYERS)
    ],
    *[
        SetupOption(
            f"magick_{player}", OPEN, OPEN, len(MAGICKS) - 1, f"the magick of player {player}", ("any", *MAGICKS)
        )
        for player in range(MOST_PLAYERS)
    ],
)


def wanted_token(options: Mapping[str, int], values: Values, player: int) -> int:
    """Return the number of the Token that was set for a player, or -1."""
    hero = options[f"hero_{player}"]
    if hero == OPEN:
        return options[f"class_{player}"]
    return [facts.key for facts in values.tokens].index(HEROES[hero].token)


def wanted_magick(options: Mapping[str, int], player: int) -> int:
    """Return the number of the Magick that was set for a player, or -1."""
    hero = options[f"hero_{player}"]
    return options[f"magick_{player}"] if hero == OPEN else MAGICKS.index(HEROES[hero].magick)


def check_options(options: Mapping[str, int], values: Values, players: int) -> None:
    """Refuse (`BadSetup`) options that do not go together: each class and Magick exists once."""
    for player in range(players):
        if options[f"hero_{player}"] != OPEN and (options[f"class_{player}"], options[f"magick_{player}"]) != (
            OPEN,
            OPEN,
        ):
            raise BadSetup(f"Player {player} has a hero, who brings a token and a magick: leave these open.")
    for what, given in (
        ("token", [wanted_token(options, values, player) for player in range(players)]),
        ("magick", [wanted_magick(options, player) for player in range(players)]),
    ):
        taken = [number for number in given if number >= 0]
        if len(set(taken)) < len(taken):
            raise BadSetup(f"Two players cannot have the same {what}: there is one of each.")
    if options["first_seat"] >= players:
        raise BadSetup(f"There is no player {options['first_seat']} to choose first: there are {players}.")


SEATS: Final = 0
CLASSES: Final = 1
MAGICK: Final = 2
LAYOUT: Final = 3
PLACING: Final = 4
DONE: Final = 5


@dataclass(frozen=True)
class Preparation(Op):
    """Prepares the game; ``pc`` is the stage, data: who has still to choose."""

    def step(self, m: Crucible, f: Frame) -> None:
        stage = f.pc
        if stage == SEATS:
            f.pc = CLASSES
            m.do(SeatsDrawn(seating(m)))
            f.data = m.seating
        elif stage in {CLASSES, MAGICK}:
            self.choose(m, f)
        elif stage == LAYOUT:
            f.pc = PLACING
            m.do(OrderFixed())
            lay_out(m)
        elif stage == PLACING:  # crucible:start.place
            f.pc = DONE
            for player in reversed(m.order):
                m.push(Placement(), Activation(player, m.tokens[player]))
        else:  # crucible:start.phase
            m.pop()
            m.push(Rounds(), f.act)

    def choose(self, m: Crucible, f: Frame) -> None:
        """Let the next one choose: Tokens in the order of seats, then Magicks the other way (crucible:ruling.choosing).

        crucible:start.token, crucible:start.magick
        """
        if not f.data:
            f.pc += 1
            f.data = tuple(reversed(m.seating)) if f.pc == MAGICK else ()
            return
        player = f.data[0]
        offered = tokens_left(m, player) if f.pc == CLASSES else magicks_left(m, player)
        if len(offered) > 1 and not m.options["pick"]:
            offered = [offered[m.random("deal").below(len(offered))]]
        if len(offered) == 1:
            self.take(m, f, offered[0])
        elif f.pc == CLASSES:
            m.ask(player, [CHOOSE * STRIDE + card for card in offered])
        else:
            m.ask(player, [LEARN * STRIDE + magick for magick in offered])

    def answer(self, m: Crucible, f: Frame, code: int) -> None:
        self.take(m, f, code % STRIDE)

    def take(self, m: Crucible, f: Frame, chosen: int) -> None:
        """Give a player what was chosen, and go on with the next."""
        player, f.data = f.data[0], f.data[1:]
        if f.pc == CLASSES:
            m.do(TokenChosen(player, chosen))
            return
        m.do(MagickChosen(player, chosen))
        if m.options["core_in_hand"]:  # crucible:ruling.core-in-hand
            for card in m.zone(player, DECK):
                if m.printed[card].facts.category == CORE:
                    m.do(MemoryRecovered(player, card))

    def prompt(self, m: Crucible, f: Frame) -> str:
        return "Which character do you play?" if f.pc == CLASSES else "Which magick do you learn?"

    def why_not(self, m: Crucible, f: Frame, card: int) -> str:
        """Say why a Token cannot be chosen."""
        if m.printed[card].kind == TOKEN:
            return f"{m.prints[card].name} is chosen already." if m.owners[card] >= 0 else ""
        return "First everybody chooses a token, then a magick."

    def without(self, m: Crucible, f: Frame, player: int) -> bool:
        """It goes on for the others, if all have chosen; before that nobody can leave alone."""
        f.data = tuple([one for one in f.data if one != player])
        return True


def seating(m: Crucible) -> tuple[int, ...]:
    """Return the order in which Tokens are chosen: by chance, or from a given player on."""
    first = m.options["first_seat"]
    if first < 0:
        return m.random("seats").shuffled(m.seats)
    return m.seats[first:] + m.seats[:first]


def tokens_left(m: Crucible, player: int) -> list[int]:
    """Return the Tokens that a player may choose: the one that was set, or any that nobody has or will have."""
    wanted = [wanted_token(m.options, m.values, other) for other in m.seats]
    left = sorted([card for card in m.boxed() if m.printed[card].kind == TOKEN])
    numbers = {card: m.values.tokens.index(m.printed[card].facts) for card in left}
    if wanted[player] >= 0:
        return [card for card in left if numbers[card] == wanted[player]]
    return [card for card in left if numbers[card] not in wanted]


def magicks_left(m: Crucible, player: int) -> list[int]:
    """Return the types of Magick that a player may choose."""
    wanted = [wanted_magick(m.options, other) for other in m.seats]
    if wanted[player] >= 0:
        return [wanted[player]]
    return [number for number in range(len(MAGICKS)) if number not in m.magicks and number not in wanted]


def lay_out(m: Crucible) -> None:
    """Lay the Battlefield: five columns, three rows, the Chrysalys in the middle (crucible:start.layout).

    A second Boss or Mini-boss goes under the deck here as well (crucible:ruling.second-boss).
    """
    m.do(Shuffled(m.shared(DESTINY)))
    m.do(Shuffled(m.shared(TILE_DECK)))
    for place in range(PLACES):
        if place == CENTER:
            chrysalys = next(iter([card for card in m.boxed() if m.printed[card].kind == CHRYSALYS]))
            m.do(TileLaid(chrysalys, place))
        else:
            fill(m, place)


def first_frame(m: Crucible) -> None:
    """Push the frame that everything begins with."""
    m.push(Preparation(), Activation(NOBODY, NOBODY))
