"""How a random match of each game begins; a game joins the laws by an entry here."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from itertools import combinations, permutations

from cardwright.games.crucible.game import GAME as CRUCIBLE
from cardwright.games.crucible.moving import Walk
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import CHRYSALYS, MONSTER
from cardwright.games.crucible.zones import CENTER, TROPHIES
from cardwright.games.crucible.zones import HAND as CRUCIBLE_HAND
from cardwright.games.crucible.zones import PLACES as PLACES_OF_CRUCIBLE
from cardwright.games.keyforge.game import GAME as KEYFORGE
from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.state import KEYS_TO_WIN, KeyForge
from cardwright.games.keyforge.zones import (
    BENEATH,
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    LINE,
    PURGED,
    UPGRADES,
    ZONES,
)
from cardwright.games.kryptik.deckrules import LIMITED
from cardwright.games.kryptik.draft.game import GAME as KRYPTIK_DRAFT
from cardwright.games.kryptik.draft.state import Draft
from cardwright.games.kryptik.draft.zones import DECK as DRAFT_DECK
from cardwright.games.kryptik.draft.zones import PACK, POOL, UNOPENED
from cardwright.games.kryptik.game import GAME as KRYPTIK
from cardwright.games.kryptik.state import Kryptik
from cardwright.games.kryptik.zones import ATTACHED, ISLAND, LIMBO, SOUL
from cardwright.games.kryptik.zones import DECK as KRYPTIK_DECK
from cardwright.games.kryptik.zones import HAND as KRYPTIK_HAND
from cardwright.games.kryptik.zones import PLACES as ROW_PLACES
from cardwright.games.kryptik.zones import ROW as FIRST_PLACE
from cardwright.games.kryptik.zones import ZONES as KRYPTIK_ZONES
from cardwright.games.krysis.game import GAME as KRYSIS
from cardwright.games.krysis.setup import DISMISSED_A_STAR, STARS
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.values import EXTRA, FIGURE
from cardwright.games.krysis.values import SPACES as SPACES_OF_A_LEVEL
from cardwright.games.krysis.zones import BOARD as KRYSIS_BOARD
from cardwright.games.krysis.zones import BOX as DISMISSED
from cardwright.games.krysis.zones import CAMP, FLIPPED, HOME
from cardwright.games.krysis.zones import HAND as AGENTS_IN_HAND
from cardwright.games.krysis.zones import TEAM as AGENTS_IN_TEAM
from cardwright.games.krysis.zones import ZONES as KRYSIS_ZONES
from cardwright.games.kyza.deckrules import FORMATS
from cardwright.games.kyza.game import GAME as KYZA
from cardwright.games.kyza.state import Kyza
from cardwright.games.kyza.zones import CHARACTERS, FIELD, SET
from cardwright.games.kyza.zones import EFFECTS as EFFECT_SPACES
from cardwright.games.kyza.zones import ZONES as KYZA_ZONES
from cardwright.kernel.matches.game import Game
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.decklist import DeckCard, DeckList
from tests.toys.auction import AUCTIONS
from tests.toys.board import BOARD
from tests.toys.duel import DUELS


def nothing_more(m: Match) -> None:
    """A game with nothing to conserve but its cards."""


def always(m: Match, viewer: int, cards: list[int]) -> bool:  # noqa: ARG001 - all are asked alike
    """Nothing that a viewer knows of a match tells which of some cards is which."""
    return True


@dataclass(frozen=True)
class Start:
    """One way in which matches of a game begin.

    ``begin`` starts the match of a seed; random play from there ends within ``longest`` decisions; ``sound`` asserts
    what the game conserves besides its cards; ``leaves_open`` tells whether what a viewer knows of a match leaves open
    which is which of some cards that cannot be told apart.
    """

    name: str
    game: Game
    begin: Callable[[int], Match]
    longest: int
    sound: Callable[[Match], None] = nothing_more
    leaves_open: Callable[[Match, int, list[int]], bool] = always

    def __repr__(self) -> str:
        return self.name


# ---- KeyForge ----

PAIRS = tuple(permutations([*KEYFORGE.decks][:8], 2))
"""Few decks, of which many games are recorded; all cards come with random ones."""


def keyforge(seed: int) -> Match:
    """Two of the shipped decks."""
    return KEYFORGE.start(PAIRS[seed % len(PAIRS)], seed)


def keyforge_random(seed: int) -> Match:
    """Two random decks, which have all cards of the set between them."""
    return KEYFORGE.start(["random", "random"], seed)


def keyforge_bidding(seed: int) -> Match:
    """The players bid for the decks, and the loser of the last game chooses who begins."""
    return KEYFORGE.start(PAIRS[seed % len(PAIRS)], seed, bidding=True, chooser=seed % 2)


def keyforge_asking(seed: int) -> Match:
    """Forced decisions are asked as well."""
    return KEYFORGE.start(PAIRS[seed % len(PAIRS)], seed, skip_forced=False)


def sound_keyforge(m: Match) -> None:
    """Pools, keys and everything on cards are no less than nothing, and cards in play are what play can hold."""
    assert isinstance(m, KeyForge)
    in_play = {card for player in (0, 1) for kind in IN_PLAY for card in m.zone(player, kind)}
    assert set(m.cards) == in_play
    assert m.in_play is m.cards
    assert min(*m.aember, *m.keys, *m.chains) >= 0
    assert max(m.keys) <= KEYS_TO_WIN
    for card in in_play:
        state = m.state(card)
        assert min(state.damage, state.aember, state.counters, state.armor_spent) >= 0, m.prints[card]
        assert (m.kind_of_zone(card) == UPGRADES) == (state.host >= 0), m.prints[card]
        assert (m.kind_of_zone(card) == LINE) <= (m.printed[card].type == CREATURE), m.prints[card]
        if state.host >= 0:
            assert card in m.state(state.host).upgrades, m.prints[card]
        for upgrade in state.upgrades:
            assert m.state(upgrade).host == card, m.prints[card]
    for card, zone in enumerate(m.where):
        if zone == BENEATH:
            assert [host for host in in_play if card in m.beneath(host)], m.prints[card]
        elif zone % ZONES in {HAND, DECK, DISCARD, PURGED}:
            assert zone // ZONES == m.owners[card], m.prints[card]


# ---- Krysis ----


def krysis(players: int, seed: int) -> Match:
    """The basic game."""
    return KRYSIS.start(seed=seed, players=players)


def krysis_in_full(players: int, seed: int) -> Match:
    """Special agents, missions, chosen hands, extra agents; forced decisions are asked as well."""
    return KRYSIS.start(
        seed=seed, players=players, skip_forced=False, advanced=1, missions=1, tactical=1, extras=1, company_1=3
    )


def krysis_advanced(players: int, seed: int) -> Match:
    """Special agents with drawn hands."""
    return KRYSIS.start(seed=seed, players=players, advanced=1)


def speed_krysis(seed: int) -> Match:
    """The fast game for two."""
    return KRYSIS.start(seed=seed, speed=1)


def sound_krysis(m: Match) -> None:
    """No crystal is made or lost, no pool is short, teams and hands are as large as they may be, relics stay relics."""
    assert isinstance(m, Krysis)
    speed = m.options["speed"]
    everywhere = [m.bank, *m.camps, *m.homes]
    total = tuple(sum(pool[color] for pool in everywhere) for color in range(3))
    assert total == ((*m.values.bank[:2], 0) if speed else m.values.bank)
    assert min(min(pool) for pool in everywhere) >= 0
    for player in range(m.game.players):
        assert len(m.zone(player, AGENTS_IN_TEAM)) <= 3
        assert len(m.zone(player, FLIPPED)) <= 2
        assert m.turn == 0 or len(m.zone(player, AGENTS_IN_HAND)) <= 11
        for kind in (CAMP, HOME, FLIPPED):
            assert not [card for card in m.zone(player, kind) if m.printed[card].is_agent]
    for card, owner in enumerate(m.owners):
        assert owner < 0 or m.where[card] // KRYSIS_ZONES == owner or m.printed[card].type == FIGURE
    assert speed or [m.printed[card].type for card in m.miners] == [FIGURE] * m.game.players
    if m.ranks[0]:
        for player, miner in enumerate(m.miners):
            space = m.levels[player] * SPACES_OF_A_LEVEL + m.ranks[player] - 1
            assert m.where[miner] == m.shared(KRYSIS_BOARD) + space


def draft_leaves_open(m: Match, viewer: int, cards: list[int]) -> bool:
    """Whether another draft would have been as legal, or those of a draft may lie otherwise (krysis:advanced.draft).

    These are all agents of one type that a viewer does not know of a player. All ways are tried in which they and those
    of the other type may have been dismissed.
    """
    assert isinstance(m, Krysis)
    player = m.owners[cards[0]]
    box = m.zone(player, DISMISSED) if player >= 0 else ()
    if not box:
        return True
    squad = [card for card in range(len(m.where)) if m.where[card] // KRYSIS_ZONES == player]
    extras = [card for card in squad if m.printed[card].facts.company == EXTRA]
    hidden = [card for card in squad if not m.known[card] >> viewer & 1 and m.printed[card].is_agent]
    wanted = Counter(dict.fromkeys(STARS, DISMISSED_A_STAR)) + stars_of(m, extras)
    wanted -= stars_of(m, [card for card in box if card not in hidden])
    others = [card for card in hidden if card not in cards]
    dismissed, of_others = len(set(cards) & set(box)), len(set(others) & set(box))
    by_others = [stars_of(m, chosen) for chosen in combinations(others, of_others)]
    drafts = {chosen for chosen in combinations(cards, dismissed) if wanted - stars_of(m, chosen) in by_others}
    sides = [{m.prints[card].key for card in cards if (card in box) == inside} for inside in (True, False)]
    return len(drafts) > 1 or max(map(len, sides)) > 1


def stars_of(m: Krysis, agents: Iterable[int]) -> Counter[int]:
    """How many agents there are of each number of stars."""
    return Counter(m.printed[agent].facts.stars for agent in agents)


# ---- Crystal Crucible ----


def crucible(players: int, seed: int) -> Match:
    """Tokens and Magicks by choice."""
    return CRUCIBLE.start(seed=seed, players=players)


def crucible_dealt(players: int, seed: int) -> Match:
    """Dealt by chance, Core Memories in hand; forced decisions are asked as well."""
    return CRUCIBLE.start(seed=seed, players=players, pick=0, core_in_hand=1, skip_forced=False, points=6)


def crucible_long(players: int, seed: int) -> Match:
    """Nobody has enough points before the rounds are over."""
    return CRUCIBLE.start(seed=seed, players=players, pick=0, points=99, rounds=12)


def sound_crucible(m: Match) -> None:
    """Each place has ground and at most one Token on it, and what lies there has a state; points are what was won."""
    assert isinstance(m, Crucible)
    on_board = [card for place in range(PLACES_OF_CRUCIBLE) for card in m.zones[m.first + place]]
    assert set(m.cards) == set(on_board)
    assert m.on_board is m.cards
    if m.turn and not m.over:  # who wins by a Monster leaves a hole
        settled = not [frame for frame in m.frames if isinstance(frame.op, Walk)]
        for place in range(PLACES_OF_CRUCIBLE):
            ground, *tokens = m.zones[m.first + place]
            assert not m.printed[ground].is_token
            assert [card for card in tokens if not m.printed[card].is_token] == []
            assert len(tokens) <= 1 or not settled
            assert not tokens or m.printed[ground].kind != MONSTER or not settled
        bosses = [card for card in on_board if m.printed[card].facts.rank]
        assert len(bosses) <= 1
        assert m.printed[m.ground_at(CENTER)].kind == CHRYSALYS
    for player in range(m.game.players):
        assert m.damage[player] == len(m.sources[player]) >= 0
        assert m.points[player] == sum(m.printed[card].facts.stars for card in m.zone(player, TROPHIES))
        assert [card for card in m.zone(player, CRUCIBLE_HAND) if m.owners[card] != player] == []


# ---- Kryptik ----

STARTERS = tuple(KRYPTIK.decks)
KRYPTIK_ALL = tuple(KRYPTIK.pool)


def kryptik(players: int, seed: int) -> Match:
    """Decks that ship with the game."""
    return KRYPTIK.start(
        [STARTERS[(seed + 3 * player) % len(STARTERS)] for player in range(players)], seed, players=players
    )


def kryptik_limited(seed: int) -> Match:
    """Decks of half of all cards each, so few that they run out; every switch turned."""
    decks = [
        DeckList("kryptik", f"Half {half}", (LIMITED,), tuple([DeckCard(key, LIMITED) for key in KRYPTIK_ALL[half::3]]))
        for half in (seed % 3, (seed + 1) % 3)
    ]
    return KRYPTIK.start(
        decks,
        seed,
        draw_after_reshuffle=0,
        focused_in_any_turn=1,
        countered_choice_to_hand=1,
        clamp_each_step=1,
        ability_needs_source=1,
        floating=1,
    )


def kryptik_asking(seed: int) -> Match:
    """Forced decisions are asked as well, the loser of the last game chooses who begins, and one player seldom acts."""
    decks = [STARTERS[seed % len(STARTERS)], STARTERS[(seed + 1) % len(STARTERS)]]
    return KRYPTIK.start(decks, seed, skip_forced=False, chooser=seed % 2, stops_1=1)


def sound_kryptik(m: Match) -> None:
    """What is on the table has a state, a place holds one card, what is attached has a host, who fights is there."""
    assert isinstance(m, Kryptik)
    seats = range(m.game.players)
    on_table = {card for player in seats for kind in (ISLAND, SOUL) for card in m.zone(player, kind)}
    assert set(m.cards) == on_table
    assert m.on_table is m.cards
    attached = [card for player in seats for card in m.zone(player, ATTACHED)]
    assert sorted(attached) == sorted([card for state in m.on_table.values() for card in state.attached])
    for player in seats:
        assert min(m.energy[player]) >= 0
        assert {len(m.zone(player, FIRST_PLACE + place)) for place in range(ROW_PLACES)} <= {0, 1}
        for card in m.zone(player, ISLAND):
            assert m.printed[card].citizen
            assert m.attack(card) >= 0 <= m.defense(card)
    for card, zone in enumerate(m.where):
        if zone % KRYPTIK_ZONES in {KRYPTIK_HAND, KRYPTIK_DECK, LIMBO, SOUL} and zone // KRYPTIK_ZONES in seats:
            assert zone // KRYPTIK_ZONES == m.owners[card], m.prints[card]
    fighting = {*m.blockers, *([m.attacker] if m.attacker >= 0 else [])}
    assert {m.kind_of_zone(card) for card in fighting} <= {ISLAND}
    assert {m.controller(card) for card in m.blockers} <= {m.defender}


# ---- the draft of Kryptik ----


def kryptik_draft(players: int, seed: int) -> Match:
    """Boosters go round."""
    return KRYPTIK_DRAFT.start(seed=seed, players=players, boosters=3 + seed % 3)


def kryptik_draft_asking(seed: int) -> Match:
    """Forced decisions are asked as well."""
    return KRYPTIK_DRAFT.start(seed=seed, players=3, skip_forced=False)


def sound_kryptik_draft(m: Match) -> None:
    """Who is still there has as many cards as all others, and the deck of a draft that is over is large enough."""
    assert isinstance(m, Draft)
    for kind in (PACK, UNOPENED):
        assert len({len(m.zone(player, kind)) for player in m.seats}) <= 1
    for player in m.seats:
        assert sum([len(m.zone(player, kind)) for kind in (POOL, DRAFT_DECK, PACK, UNOPENED)]) == 12 * m.boosters
        assert not m.over or len(m.seats) == 1 or len(m.zone(player, DRAFT_DECK)) >= 30


# ---- Kyza Kards ----

KYZA_PAIRS = tuple(
    pair
    for form in FORMATS
    for pair in permutations([name for name, deck in KYZA.decks.items() if deck.sections == (form,)], 2)
)
KYZA_ALL = DeckList("kyza", "All cards", ("free",), tuple([DeckCard(key, "free") for key in KYZA.pool]))


def kyza(seed: int) -> Match:
    """Two of the shipped decks of one format."""
    return KYZA.start(KYZA_PAIRS[seed % len(KYZA_PAIRS)], seed)


def kyza_otherwise(seed: int) -> Match:
    """All cards there are, static ones too, every switch turned, and little life."""
    return KYZA.start(
        [KYZA_ALL, KYZA_ALL],
        seed,
        life=8,
        static=1,
        flash_at_once=0,
        tribute_by_effect=1,
        spent_is_destroyed=1,
        taken_to_hand=1,
    )


def kyza_asking(seed: int) -> Match:
    """Forced decisions are asked as well, and one player passes where somebody else's effect does not wait."""
    return KYZA.start(KYZA_PAIRS[seed % len(KYZA_PAIRS)], seed, skip_forced=False, stops_1=1)


def sound_kyza(m: Match) -> None:
    """All is well, and what is on the field fits into its spaces."""
    sound_field(m)
    assert isinstance(m, Kyza)
    for player in (0, 1):
        assert len(m.zone(player, CHARACTERS)) <= 4
        assert len(m.zone(player, SET)) + len(m.zone(player, EFFECT_SPACES)) <= 3


def sound_field(m: Match) -> None:
    """What is on the field has a state, and combat is among characters on the field."""
    assert isinstance(m, Kyza)
    on_field = {card for player in (0, 1) for kind in FIELD for card in m.zone(player, kind)}
    assert set(m.cards) == on_field
    assert m.on_field is m.cards
    for card in on_field:
        state = m.state(card)
        assert min(state.damage, state.counters) >= 0, m.prints[card]
        assert state.active <= (m.kind_of_zone(card) == EFFECT_SPACES), m.prints[card]
        assert state.active <= m.printed[card].continuous, m.prints[card]
        assert state.damage == 0 or m.kind_of_zone(card) == CHARACTERS, m.prints[card]
    fighting = {*m.attackers, *m.blocked, *[card for pair in m.blocks for card in pair]}
    assert {m.kind_of_zone(card) for card in fighting} <= {CHARACTERS}
    assert {m.controller(card) for card in m.attackers} <= {m.active}
    for card, zone in enumerate(m.where):
        if card not in on_field:
            assert zone // KYZA_ZONES == m.owners[card], m.prints[card]


# ---- toys: not registered, but small proofs of what the kernel can do ----


def toys() -> list[Start]:
    """Secret bids, effects that are answered, a board."""
    games: list[Game] = [*AUCTIONS.values(), DUELS[2], DUELS[3], BOARD]
    return [Start(game.name, game, partial(toy, game), 3000) for game in games]


def toy(game: Game, seed: int) -> Match:
    """There is nothing to choose at the start of a toy."""
    return game.start(seed=seed)


# ---- the table ----

STARTS: dict[str, list[Start]] = {
    "keyforge": [
        Start("keyforge", KEYFORGE, keyforge, 3000, sound_keyforge),
        Start("keyforge-random", KEYFORGE, keyforge_random, 6000, sound_keyforge),
        Start("keyforge-bidding", KEYFORGE, keyforge_bidding, 3000, sound_keyforge),
        Start("keyforge-asking", KEYFORGE, keyforge_asking, 9000, sound_keyforge),
    ],
    "krysis": [
        *[
            Start(f"krysis-{players}", KRYSIS.seated(players), partial(krysis, players), 600, sound_krysis)
            for players in (2, 3, 4)
        ],
        Start("krysis-advanced-3", KRYSIS.seated(3), partial(krysis_advanced, 3), 600, sound_krysis, draft_leaves_open),
        Start("krysis-full-2", KRYSIS, partial(krysis_in_full, 2), 1000, sound_krysis, draft_leaves_open),
        Start("krysis-full-4", KRYSIS.seated(4), partial(krysis_in_full, 4), 1000, sound_krysis, draft_leaves_open),
        Start("krysis-speed", KRYSIS, speed_krysis, 60, sound_krysis),
    ],
    "crucible": [
        *[
            Start(f"crucible-{players}", CRUCIBLE.seated(players), partial(crucible, players), 4000, sound_crucible)
            for players in (2, 3, 4)
        ],
        Start("crucible-dealt-3", CRUCIBLE.seated(3), partial(crucible_dealt, 3), 6000, sound_crucible),
        Start("crucible-long-2", CRUCIBLE, partial(crucible_long, 2), 6000, sound_crucible),
    ],
    "kryptik": [
        Start("kryptik", KRYPTIK, partial(kryptik, 2), 6000, sound_kryptik),
        Start("kryptik-3", KRYPTIK.seated(3), partial(kryptik, 3), 12000, sound_kryptik),
        Start("kryptik-5", KRYPTIK.seated(5), partial(kryptik, 5), 30000, sound_kryptik),
        Start("kryptik-limited", KRYPTIK, kryptik_limited, 20000, sound_kryptik),
        Start("kryptik-asking", KRYPTIK, kryptik_asking, 9000, sound_kryptik),
    ],
    "kryptik-draft": [
        *[
            Start(
                f"kryptik-draft-{players}",
                KRYPTIK_DRAFT.seated(players),
                partial(kryptik_draft, players),
                1200,
                sound_kryptik_draft,
            )
            for players in (2, 6)
        ],
        Start("kryptik-draft-asking", KRYPTIK_DRAFT.seated(3), kryptik_draft_asking, 1200, sound_kryptik_draft),
    ],
    "kyza": [
        Start("kyza", KYZA, kyza, 6000, sound_kyza),
        Start("kyza-otherwise", KYZA, kyza_otherwise, 9000, sound_kyza),
        Start("kyza-asking", KYZA, kyza_asking, 9000, sound_kyza),
    ],
    "toys": toys(),
}

EVERY_START = [start for starts in STARTS.values() for start in starts]
