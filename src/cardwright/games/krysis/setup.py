"""From the box to the first round: options, drafts, decks, hands, homes and start spaces (krysis:setup.*)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardwright.games.krysis.actions import DISMISS, DRAW_FIGHTER, DRAW_TRANSPORTER, PICK, STRIDE
from cardwright.games.krysis.events import Dealt, DecksFormed, Dismissed, Shuffled, Started
from cardwright.games.krysis.rounds import BEGIN, Rounds, draw_agent
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.values import EXTRA, SPACES, Values
from cardwright.games.krysis.zones import (
    ASIDE,
    CAMP,
    FIGHTERS,
    HAND,
    RELIC_DECK,
    SECRET,
    SPARE,
    TRANSPORTERS,
    ZONES,
)
from cardwright.kernel.asking.runs import Run, Several, arguments
from cardwright.kernel.asking.sealed import Sealed, answers_in
from cardwright.kernel.asking.why_not import chosen_already
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.basics.things import Things
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.setup import SetupOption
from cardwright.kernel.pieces.zones import NOBODY

STARS: Final = (1, 2, 3)
DISMISSED_A_STAR: Final = 2
"""Agents of each number of stars that a player dismisses in the draft (krysis:advanced.draft)."""
CHOSEN_HAND: Final = 9
"""Agents that a player chooses for the first hand of the tactical game (krysis:tactical.nine)."""
FIRST_DRAW: Final = 3
"""Agents drawn from each deck for the first hand (krysis:setup.hand)."""
STARTS: Final = {2: (1, 3), 3: (1, 2, 3), 4: (1, 2, 3, 4)}
"""The start spaces in use, by the number of players (krysis:setup.start-spaces)."""
NOBODYS_RELICS: Final = -1
NOBODYS_MISSIONS: Final = -2
NOBODYS_AGENTS: Final = -3
NOBODYS_SPACES: Final = -4
"""The owners of cards that belong to no player."""

OPTIONS: Final = (
    SetupOption("advanced", 0, 0, 1, "special agents, and a secret draft of two agents of each number of stars"),
    SetupOption("missions", 0, 0, 1, "a secret mission for each player, worth 10 points"),
    SetupOption("tactical", 0, 0, 1, "the first hand is nine agents of one's own choice"),
    SetupOption("extras", 0, 0, 1, "an extra agent for each player before the draft; needs advanced=1"),
    SetupOption("speed", 0, 0, 1, "Speed Krysis, the publisher's fast game for two; without other options"),
    *[
        SetupOption(f"company_{player}", 0, 0, SPACES, f"the company of player {player}, 1 to 4; 0: one that is left")
        for player in range(1, SPACES + 1)
    ],
)


def check_options(options: Mapping[str, int], players: int) -> None:
    """Refuse (`BadSetup`) options that do not go together."""
    if options["speed"]:
        others = [name for name in ("advanced", "missions", "tactical", "extras") if options[name]]
        if others:
            raise BadSetup(f"Speed Krysis is played without other options, not with {others[0]}.")
        if players != 2:  # noqa: PLR2004 - krysis:speed.two
            raise BadSetup(f"Speed Krysis is for 2 players, not for {players}.")
    if options["extras"] and not options["advanced"]:
        raise BadSetup("Extra agents are dealt before the draft of the advanced game: set advanced=1 as well.")


def companies(options: Mapping[str, int], values: Values, players: int) -> list[str]:
    """Return the company of each player: the chosen ones, then those that are left (krysis:setup.company)."""
    chosen = [options[f"company_{player + 1}"] - 1 for player in range(players)]
    free = [number for number in range(len(values.companies)) if number not in chosen]
    found: list[str] = []
    for number in chosen:
        if number >= 0 and chosen.count(number) > 1:
            raise BadSetup(f"Two players cannot both be {values.companies[number]}.")
        found.append(values.companies[number if number >= 0 else free.pop(0)])
    return found


DEAL, DRAFT, CHOOSE_HAND, DECKS, START = range(5)


@dataclass(frozen=True)
class Preparation(Op):
    """Prepares the game; ``pc`` is the stage."""

    def step(self, m: Krysis, f: Frame) -> None:  # noqa: C901 - a branch for each stage
        players = tuple(range(m.game.players))
        stage = f.pc
        f.pc += 1
        if stage == DEAL:
            deal_cards(m)
        elif stage == DRAFT:
            if m.options["advanced"]:
                m.push(Sealed(DraftRun(), Drafted(), players), f.act)
        elif stage == CHOOSE_HAND:
            if m.options["tactical"]:
                m.push(Sealed(HandRun(), HandsChosen(), players), f.act)
            elif m.options["advanced"]:
                for player in players:
                    m.do(DecksFormed(player, ()))
        elif stage == DECKS:
            for player in players:
                m.do(Shuffled(player * ZONES + FIGHTERS))
                m.do(Shuffled(player * ZONES + TRANSPORTERS))
                if not m.options["tactical"]:
                    first_hand(m, player)
        else:
            m.pop()
            # krysis:setup.start-order: the figures are drawn blindly, one by one.
            order = m.random("start order").shuffled(STARTS[len(players)])
            m.do(Started(order))
            m.push(Rounds(), f.act, BEGIN, (0,))


def deal_cards(m: Krysis) -> None:
    """Shuffle the relics and deal one to each; so with missions and extra agents where they are played."""
    players = range(m.game.players)
    deck = m.shared(RELIC_DECK)
    m.do(Shuffled(deck))
    for player in players:
        m.do(Dealt(player, m.zones[deck][-1], CAMP))  # krysis:setup.relic
    # krysis:mission.deal, krysis:ruling.missions-aside, krysis:ruling.extra-agents
    for option, pile, kind in (("missions", m.shared(ASIDE), SECRET), ("extras", m.shared(SPARE), HAND)):
        if m.options[option]:
            m.do(Shuffled(pile))
            for player in players:
                m.do(Dealt(player, m.zones[pile][-1], kind))


def first_hand(m: Krysis, player: int) -> None:
    """Draw three agents from each deck; what one deck lacks comes from the other (krysis:ruling.uneven-decks)."""
    for deck in (DRAW_FIGHTER, DRAW_TRANSPORTER):
        for _ in range(FIRST_DRAW):
            draw_agent(m, player, deck) or draw_agent(m, player, 1 - deck)


@dataclass(frozen=True)
class DraftRun(Run):
    """Which agents a player dismisses: two of each number of stars, and one more of an extra agent's stars."""

    def codes(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        """Offer agents with one star, then with two, then with three; each in canonical order."""
        things = self.picked_together(m, act, player, picks)
        if things is None:
            return []
        after = [code for code in things.codes if not things.taken or code > things.taken[-1]]
        offered = after[: len(after) - (things.most - len(things.taken)) + 1]
        # In a world where this hand is another one, an answer that was begun may have no such end.
        return offered or things.codes

    def picked_together(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...]) -> Things | None:
        """Return the agents with a number of stars, of which two are dismissed, or three with an extra agent."""
        hand = sorted(m.zone(player, HAND))
        left = len(picks)
        for stars in STARS:
            cards = [card for card in hand if m.printed[card].facts.stars == stars]
            extra = [card for card in cards if m.printed[card].facts.company == EXTRA]
            wanted = min(DISMISSED_A_STAR + len(extra), len(cards))
            if left < wanted:
                return Things([DISMISS * STRIDE + card for card in cards], wanted, wanted, picks[len(picks) - left :])
            left -= wanted
        return None

    def prompt(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        code = self.codes(m, act, player, picks)[0]
        stars = m.printed[code % STRIDE].facts.stars
        return f"Which agent with {stars} star{'' if stars == 1 else 's'} do you dismiss?"

    def why_not(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        """Say which agents are dismissed now."""
        name = m.prints[card].name
        if m.where[card] != player * ZONES + HAND:
            return "Agents are dismissed from your hand."
        stars = m.printed[self.codes(m, act, player, picks)[0] % STRIDE].facts.stars
        if m.printed[card].facts.stars != stars:
            return f"Now agents with {stars} star{'' if stars == 1 else 's'} are dismissed; {name} has another number."
        offered = "agents are dismissed in the order in which they are offered"
        return chosen_already(m, tuple(arguments(m, picks)), card) or f"{name} cannot be dismissed now: {offered}."


@dataclass(frozen=True)
class Drafted(Op):
    """Puts the dismissed agents away."""

    def step(self, m: Krysis, f: Frame) -> None:
        m.pop()
        for player, picks in answers_in(f.data):
            m.do(Dismissed(player, tuple(arguments(m, picks))))


@dataclass(frozen=True)
class HandRun(Several):
    """Which nine agents a player takes into the first hand."""

    def items(self, m: Krysis, act: Activation, player: int) -> list[int]:
        """Offer all agents that are left."""
        return sorted([PICK * STRIDE + card for card in m.zone(player, HAND)])

    def least(self, m: Krysis, act: Activation, player: int) -> int:
        """Take nine."""
        return CHOSEN_HAND

    def most(self, m: Krysis, act: Activation, player: int) -> int:
        """Take nine."""
        return CHOSEN_HAND

    def prompt(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return f"Which agents do you begin with? Choose {CHOSEN_HAND - len(picks)} more."

    def why_never(self, m: Krysis, act: Activation, player: int, card: int) -> str:
        """Say among which cards the choice is."""
        return "You choose among the agents in your hand."


@dataclass(frozen=True)
class HandsChosen(Op):
    """Keeps the chosen hands; the other agents become decks (krysis:tactical.decks)."""

    def step(self, m: Krysis, f: Frame) -> None:
        m.pop()
        for player, picks in answers_in(f.data):
            m.do(DecksFormed(player, tuple(arguments(m, picks))))


def first_frame(m: Krysis) -> None:
    """Push the frame that everything begins with."""
    m.push(Preparation(), Activation(0, NOBODY))
