"""Duel: a toy with a pile of effects that can be answered, for 2 to 4 players.

Everybody starts with 5 life. On your turn you may put one well into play, summon creatures while nothing waits, and
attack with a creature that was there before; charms can be cast at any time. Cards are paid from wells.
"""

from dataclasses import dataclass

from cardwright.kernel.core.description import ALL, NONE, OWNER
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.core.shows import Shows
from cardwright.kernel.core.state import State
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pieces.options import CARD, NO_ARGUMENT, NUMBER, PLAYER, ActionTable
from cardwright.kernel.pieces.setup import Setup, SetupOption
from cardwright.kernel.pieces.shapes import Seat, View
from cardwright.kernel.pieces.tables import Area, Counter, Table
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import AT_CARD, AT_EFFECT, AT_PLAYER, EVERY_STOP, Priority
from cardwright.kernel.pile.waiting import aims, waiting
from cardwright.language.checks import StateTriggers
from cardwright.language.force import Becomes, Can, Cannot, Itself, gets
from cardwright.language.happenings import CardHappens
from cardwright.language.instead import instead, prevents
from cardwright.language.numbers import ThatMuch
from cardwright.language.players import YOU
from cardwright.language.targets import It, This
from tests.toys.duel_effects import (
    Answering,
    Drain,
    Hit,
    LastBreath,
    Unmake,
    Vanish,
)
from tests.toys.duel_match import (
    CHARM,
    CREATURE,
    DEAD,
    DECK,
    NO_LIFE,
    PASS,
    POWER,
    QUESTIONS,
    STRIDE,
    STRIKES,
    WELL,
    ZONES,
    DeckShuffled,
    Drew,
    Duel,
    DuelCard,
    DuelTurnBegan,
)
from tests.toys.duel_rules import Dead, DuelRules, NoLife
from tests.toys.duel_words import DIES, IS_HURT, Creatures, Mend, Slay, Zap

BEGIN, DRAW, MAIN, LATE = range(4)
MAIN_WINDOW = Priority(PASS, window=0)
LATE_WINDOW = Priority(PASS, window=1)


@dataclass(frozen=True)
class DuelTurn(Op):
    """Turn after turn."""

    def step(self, m: State, f: Frame) -> None:
        assert isinstance(m, Duel)
        step = f.pc
        f.pc = (step + 1) % 4
        if step == BEGIN:
            if m.turn == 0:
                for player in m.seats:
                    m.do(DeckShuffled(player))
                    for _ in range(5):
                        m.do(Drew(player))
                m.do(DuelTurnBegan(0))
            else:
                m.do(DuelTurnBegan(m.next_seat(m.active)))
        elif step == DRAW:
            if m.turn > 1:
                m.do(Drew(m.active))
        else:
            (MAIN_WINDOW if step == MAIN else LATE_WINDOW).begin(m)

    def without(self, m: State, f: Frame, player: int) -> bool:
        """Without the player whose turn it is the next one begins."""
        if player == m.active:
            f.pc = BEGIN
        return True


OTHERS = Creatures(YOU, others=True)


def _creature(name: str, cost: str, power: int, *abilities: Node, effect: Op | None = None) -> DuelCard:
    return DuelCard(name, CREATURE, cost, power=power, abilities=abilities, effect=effect)


CARDS = {
    card.name: card
    for card in (
        DuelCard("Spring", WELL, gives="w"),
        DuelCard("Pond", WELL, gives="u"),
        DuelCard("Delta", WELL, gives="w/u"),
        _creature("Ox", "{1}", 2),
        _creature("Bear", "{1}{w}", 3),
        _creature("Captain", "{w}", 1, gets(Creatures(YOU, others=True), 1, POWER)),
        _creature("Leveller", "{1}{u}", 2, Becomes(Creatures(others=True), POWER, 1)),
        _creature("Abbot", "{w/u}", 1, Cannot(Creatures(others=True), STRIKES)),
        _creature("Herald", "{w/u}", 1, Can(Creatures(YOU), STRIKES)),
        _creature("Mourner", "{u}", 2, effect=LastBreath()),
        _creature("Gossip", "{u}", 1, Answering(own=False), Answering(own=True)),
        DuelCard("Bolt", CHARM, "{w/u}", effect=Hit(3), at=AT_CARD, aims=(1, 1)),
        DuelCard("Twin Bolt", CHARM, "{1}{w}", effect=Hit(2), at=AT_CARD, aims=(2, 2)),
        DuelCard("Sparks", CHARM, "{u}", effect=Hit(1), at=AT_CARD, aims=(0, 2)),
        DuelCard("Leech", CHARM, "{1}{w/u}", effect=Drain(2), at=AT_PLAYER, aims=(1, 1)),
        DuelCard("Denial", CHARM, "{u}", effect=Unmake(), at=AT_EFFECT, aims=(1, 1)),
        DuelCard("Tide", CHARM, "{u}", effect=Vanish(blink=False), at=AT_CARD, aims=(1, 1)),
        DuelCard("Blink", CHARM, "{w}", effect=Vanish(blink=True), at=AT_CARD, aims=(1, 1)),
    )
}
SPARE = {
    card.name: card
    for card in (
        _creature("Shepherd", "{1}", 1, instead(CardHappens(OTHERS, DIES), Mend(It()), Slay(This()))),
        _creature("Nurse", "{1}", 1, instead(CardHappens(OTHERS, DIES), Mend(It()))),
        _creature("Martyr", "{1}", 2, instead(CardHappens(Itself(), DIES), Slay(It()))),
        _creature("Guard", "{1}", 4, instead(CardHappens(OTHERS, IS_HURT), Zap(This(), ThatMuch()))),
        _creature("Squire", "{1}", 4, instead(CardHappens(OTHERS, IS_HURT), Zap(This(), ThatMuch()))),
        _creature("Saint", "{1}", 2, prevents(CardHappens(OTHERS, IS_HURT))),
        _creature("Angel", "{1}", 2, prevents(CardHappens(OTHERS, IS_HURT))),
    )
}
"""Cards that are in no deck: what happens instead of something."""
BY_KEY = {card.key: card for card in (*CARDS.values(), *SPARE.values())}
DECKLIST = (*CARDS, "Delta", "Delta")


class DuelShows(Shows):
    """What can be seen."""

    def match(self, m: State, shown: View) -> None:
        assert isinstance(m, Duel)
        shown["stack"] = waiting(m)
        shown["links"] = aims(shown["stack"])

    def player(self, m: State, player: int, shown: Seat) -> None:
        assert isinstance(m, Duel)
        shown["counters"]["life"] = m.life[player]


class DuelGame(Game):
    """The duel for a number of players; the option ``stops`` holds for all of them."""

    def __init__(self, players: int) -> None:
        super().__init__(
            name=f"duel for {players}",
            title="Duel",
            version="1",
            players=players,
            zone_kinds=(("hand", OWNER), ("deck", NONE), ("field", ALL), ("wells", ALL), ("grave", ALL)),
            shared_zones=(("pile", ALL),),
            actions=ActionTable(
                STRIDE,
                (
                    ("pass", NO_ARGUMENT),
                    ("cast", CARD),
                    ("lay", CARD),
                    ("attack with", CARD),
                    ("aim at", CARD),
                    ("aim at", PLAYER),
                    ("aim at effect", NUMBER),
                    ("pay with", CARD),
                ),
            ),
            rules=DuelRules((Dead(DEAD, "power"), NoLife(NO_LIFE), StateTriggers())),
        )
        self.options = (SetupOption("stops", EVERY_STOP, -1, 31, "where players are asked"),)
        names = ("hand", "deck", "field", "wells", "grave")
        self.terms = (*QUESTIONS, DIES, IS_HURT)
        self.table = Table(
            areas=tuple([Area(name, name.title(), kind, "row") for kind, name in enumerate(names)]),
            shared=(Area("pile", "Pile", 0, "stack"),),
            counters=(Counter("life", "Life", "♥"),),
        )
        self.shows = DuelShows()

    def blank(self, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes) -> Duel:
        return Duel(self, prints, owners, key)

    def print_by_key(self, key: str) -> CardPrint:
        return BY_KEY[key]

    def deal(self, setup: Setup, key: bytes) -> Duel:
        prints = tuple([CARDS[name] for name in DECKLIST[: STRIDE // self.players]])
        owners = tuple([player for player in range(self.players) for _ in prints])
        m = self.blank(prints * self.players, owners, key)
        for card, owner in enumerate(owners):
            m.move(card, owner * ZONES + DECK)
        m.stops = (setup.options["stops"],) * self.players
        m.push(DuelTurn(), Activation(0, NOBODY))
        return m


DUELS = {players: DuelGame(players) for players in (2, 3, 4)}
