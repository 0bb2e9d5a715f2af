"""Sampled worlds, and that a view has nothing in it by which two of them differ."""

from collections import Counter

import pytest

from cardwright.games.keyforge.events import Moved, Reset, Revealed, Shuffled
from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.zones import ARCHIVES, DECK, DISCARD, HAND, LINE, ZONES
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.keeping import saves
from cardwright.kernel.matches.match import Match
from cardwright.kernel.seeing.sampling import Worlds
from cardwright.kernel.seeing.views import canonical
from tests.games.keyforge.table import Table, side, table

ME, OPPONENT, WATCHER = 0, 1, 2
VIEWERS = (ME, OPPONENT, WATCHER)


def names(m: Match, cards: tuple[int, ...]) -> list[str]:
    return [m.prints[card].name for card in cards]


def zone(m: Match, player: int, kind: int) -> list[str]:
    return names(m, m.zones[player * ZONES + kind])


def chi_squared(counts: Counter[str], outcomes: int) -> float:
    expected = counts.total() / outcomes
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (outcomes - len(counts))


def look_the_same(m: Match, rng: Rng, *, play_on: int = 0) -> None:
    """Assert the law of views for every viewer, and that the chooser's options follow from what the chooser knows."""
    for viewer in VIEWERS:
        world = m.sample(viewer, rng)
        assert canonical(world.view(viewer)) == canonical(m.view(viewer))
        assert world.log(viewer) == m.log(viewer)
        if viewer == m.chooser:
            again = world.copy()
            frame = again.frames[-1]
            frame.op.step(again, frame)
            assert again.codes == m.codes
        for _ in range(play_on):
            if world.over:
                break
            world.choose(rng.below(len(world.codes)))


def random_play(seed: int, decisions: int, *, look: int) -> None:
    rng = Rng(seed)
    decks = list(GAME.decks)
    m = GAME.start([decks[rng.below(len(decks))], decks[rng.below(len(decks))]], seed=seed)
    for _ in range(decisions):
        if m.over:
            return
        if rng.below(look) == 0:
            look_the_same(m, rng, play_on=8)
        m.choose(rng.below(len(m.codes)))


@pytest.mark.parametrize("seed", range(4))
def test_nobody_can_tell_a_sampled_world_from_the_true_one(seed: int) -> None:
    random_play(seed, 500, look=20)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 140))
def test_nobody_can_tell_a_sampled_world_from_the_true_one_in_many_matches(seed: int) -> None:
    random_play(seed, 3000, look=5)


def test_the_true_match_does_not_change() -> None:
    t = table(me=side(hand=["Anger"]), opponent=side(hand=["Punch", "Tremor"]))
    before = t.m.to_json()
    world = t.m.sample(ME, Rng(1))
    world.choose("end turn")
    assert t.m.to_json() == before


def test_the_same_rng_gives_the_same_world_and_the_next_one_another() -> None:
    t = table(me=side(hand=["Anger"]), opponent=side(hand=["Punch", "Tremor", "Troll"]))
    rng = Rng(5)
    one, two = t.m.sample(ME, rng), t.m.sample(ME, rng)
    assert one.fingerprint == t.m.sample(ME, Rng(5)).fingerprint
    assert one.fingerprint != two.fingerprint


def test_chance_is_fresh_in_every_world() -> None:
    t = table(me=side(discard=["Anger", "Punch", "Tremor", "Troll", "Bumpsy", "Smaaash"], deck=[]))
    rng = Rng(2)
    orders: set[tuple[int, ...]] = set()
    for _ in range(10):
        world = t.m.sample(ME, rng)
        assert world.key != t.m.key
        world.do(Reset(ME))
        orders.add(world.zones[DECK])
    assert len(orders) > 5


def test_an_unknown_deck_comes_in_every_order_alike() -> None:
    """Chi-squared of the top card over 12 different ones, 11 degrees of freedom, p > 0.001."""
    deck = ["Anger", "Punch", "Tremor", "Troll", "Bumpsy", "Smaaash", "Firespitter", "Headhunter", "Krump"]
    t = table(me=side(hand=["Wardrummer"], deck=[*deck, "Ganger Chieftain", "Hebe the Huge", "Looter Goblin"]))
    rng = Rng(3)
    tops = Counter(zone(t.m.sample(ME, rng), ME, DECK)[-1] for _ in range(2400))
    assert len(tops) == 12
    assert chi_squared(tops, 12) < 31.3


def test_the_others_cannot_tell_a_hand_from_a_deck() -> None:
    """Chi-squared of the one card in hand over 6 different ones, 5 degrees of freedom, p > 0.001."""
    t = table(opponent=side(hand=["Wardrummer"], deck=["Anger", "Punch", "Tremor", "Troll", "Bumpsy"]))
    rng = Rng(3)
    hands = Counter(zone(t.m.sample(ME, rng), OPPONENT, HAND)[0] for _ in range(1200))
    assert chi_squared(hands, 6) < 20.5


def test_cards_stay_with_their_owners() -> None:
    t = table(me=side(deck=["Anger", "Punch"]), opponent=side(hand=["Troll"], deck=["Bumpsy", "Smaaash"]))
    rng = Rng(3)
    for _ in range(20):
        world = t.m.sample(WATCHER, rng)
        assert sorted(zone(world, ME, DECK)) == ["Anger", "Punch"]
        assert sorted(zone(world, OPPONENT, HAND) + zone(world, OPPONENT, DECK)) == ["Bumpsy", "Smaaash", "Troll"]


def test_a_known_card_stays_where_it_is() -> None:
    t = table(opponent=side(discard=["Anger"], hand=["Tremor", "Troll"]))
    card = t.m.zone(OPPONENT, DISCARD)[0]
    t.m.do(Moved(card, OPPONENT * ZONES + DECK))
    rng = Rng(3)
    worlds = [t.m.sample(ME, rng) for _ in range(20)]
    assert {zone(world, OPPONENT, DECK)[-1] for world in worlds} == {"Anger"}
    assert len({tuple(zone(world, OPPONENT, HAND)) for world in worlds}) > 3


def test_a_new_deck_holds_what_was_in_the_discard_pile() -> None:
    t = table(
        opponent=side(hand=["Anger", "Punch"], archives=["Tremor"], deck=[], discard=["Troll", "Bumpsy", "Krump"])
    )
    t.m.do(Reset(OPPONENT))
    rng = Rng(3)
    hands: set[tuple[str, ...]] = set()
    for _ in range(60):
        world = t.m.sample(ME, rng)
        assert sorted(zone(world, OPPONENT, DECK)) == ["Bumpsy", "Krump", "Troll"]
        hands.add(tuple(zone(world, OPPONENT, HAND) + zone(world, OPPONENT, ARCHIVES)))
    assert len(hands) == 6


def test_what_was_shuffled_into_a_deck_is_not_in_the_hand() -> None:
    """Of a hand and a deck card that are unknown, and one shuffled in, there are 4 worlds, all alike likely."""
    t = table(opponent=side(hand=["Anger"], deck=["Punch"], discard=["Troll"]))
    troll = t.m.zone(OPPONENT, DISCARD)[0]
    t.m.do(Moved(troll, OPPONENT * ZONES + DECK))
    t.m.do(Shuffled(OPPONENT))
    rng = Rng(3)
    worlds = Counter[str]()
    for _ in range(800):
        world = t.m.sample(ME, rng)
        worlds["/".join(zone(world, OPPONENT, HAND) + zone(world, OPPONENT, DECK))] += 1
    assert sorted(worlds) == ["Anger/Punch/Troll", "Anger/Troll/Punch", "Punch/Anger/Troll", "Punch/Troll/Anger"]
    assert chi_squared(worlds, 4) < 16.3


def test_a_card_lost_sight_of_is_one_of_those_it_went_with() -> None:
    t = table(opponent=side(hand=["Anger", "Punch", "Tremor"], deck=["Troll", "Bumpsy", "Krump"]))
    anger, punch, _ = t.m.zone(OPPONENT, HAND)
    t.m.do(Revealed((anger,)))
    t.m.do(Moved(punch, OPPONENT * ZONES + ARCHIVES))
    rng = Rng(3)
    places: Counter[str] = Counter()
    for _ in range(300):
        world = t.m.sample(ME, rng)
        places["hand" if "Anger" in zone(world, OPPONENT, HAND) else "archives"] += 1
        assert "Anger" not in zone(world, OPPONENT, DECK)
    assert places["archives"] > 50
    assert places["hand"] > 100


def deciding_where_to_play() -> Table:
    t = table("brobnar", me=side(hand=["Troll", "Punch", "Anger"], line=["Bumpsy"]))
    return t.pick("play Troll")


def test_a_card_that_is_being_played_is_hidden_and_stays_what_it_is() -> None:
    t = deciding_where_to_play()
    troll = t.m.frames[-1].data[0]
    assert "Troll" not in str(t.m.view(OPPONENT))
    rng = Rng(3)
    for _ in range(20):
        world = t.m.sample(OPPONENT, rng)
        assert world.prints[troll].name == "Troll"
        world.choose("left flank")
        assert zone(world, ME, LINE) == ["Troll", "Bumpsy"]


def test_somebody_elses_decision_is_asked_anew() -> None:
    t = table("brobnar", me=side(hand=["Punch", "Troll"], deck=["Urchin", "Urchin", "Dust Imp"]))
    rng = Rng(3)
    offers: set[tuple[str, ...]] = set()
    for _ in range(60):
        world = t.m.sample(OPPONENT, rng)
        offers.add(tuple(world.decision.texts()))
        assert world.chooser == ME
    assert ("end turn",) in offers
    assert ("play Punch", "play Troll", "discard Punch", "discard Troll", "end turn") in offers


def test_a_decision_that_arises_in_few_worlds_is_asked_in_every_one() -> None:
    """Few worlds have two Mars creatures among three cards, but somebody is choosing between two."""
    t = table(
        "mars",
        me=side(hand=["Zorg", "Vezyma Thinkdrone", "Punch"], artifacts=["Incubation Chamber"], deck=["Urchin"] * 12),
    )
    t.omni("Incubation Chamber")
    assert t.offered == ["choose Zorg", "choose Vezyma Thinkdrone"]
    rng = Rng(3)
    for _ in range(30):
        world = t.m.sample(OPPONENT, rng)
        assert sorted(world.decision.texts()) == ["choose Vezyma Thinkdrone", "choose Zorg"]
        world.choose("choose Zorg")
        assert zone(world, ME, ARCHIVES) == ["Zorg"]


def test_a_world_does_not_tell_what_others_were_told() -> None:
    m = GAME.start([*GAME.decks][:2], seed=4, names=("Alpha", "Beta"))
    world = m.sample(ME, Rng(3))
    assert world.log(ME) == m.log(ME)
    told = " ".join(world.log(OPPONENT))
    assert "You draw 6 cards." in told
    assert isinstance(m, KeyForge)
    for name in zone(m, OPPONENT, HAND):
        assert name not in told


def test_what_happens_in_a_world_is_told_as_it_is_there() -> None:
    t = table(me=side(hand=["Troll", "Bumpsy", "Smaaash"], deck=["Anger", "Punch", "Tremor", "Krump"]))
    world = t.m.sample(OPPONENT, Rng(3))
    hand, deck = zone(world, ME, HAND), zone(world, ME, DECK)
    assert hand != zone(t.m, ME, HAND)
    world.choose("end turn")
    assert f"You draw {deck[3]}, {deck[2]} and {deck[1]}." in world.log(ME)
    assert "Me draws 3 cards." in world.log(OPPONENT)


def test_a_finished_match_can_be_sampled() -> None:
    t = table(me=side(aember=6, keys=2), opponent=side(hand=["Punch"]))
    t.end_turn().pick("house brobnar").end_turn()
    assert t.m.over
    look_the_same(t.m, Rng(1))


# ---- what holds across worlds ----


def test_what_is_hidden_has_no_say_in_which_worlds_come_out() -> None:
    """Two matches that look the same to a player have the same worlds, in the same order."""
    rng = Rng(8)
    for seed in range(6):
        m = GAME.start([*GAME.decks][seed : seed + 2], seed=seed)
        for _ in range(25 * seed):
            m.choose(rng.below(len(m.codes)))
        for viewer in VIEWERS:
            other = m.sample(viewer, rng)
            assert other.fingerprint != m.fingerprint
            one, two = Worlds(m, viewer, Rng(seed)), Worlds(other, viewer, Rng(seed))
            for _ in range(3):
                assert saves.fingerprint(one.draw()) == saves.fingerprint(two.draw())


def test_a_card_that_moves_in_a_world_may_still_be_only_where_it_could_be() -> None:
    """What is known of a card goes with it: worlds of worlds are worlds of the match."""
    t = table(opponent=side(hand=["Anger", "Punch", "Tremor"], deck=["Troll", "Bumpsy", "Krump"]))
    anger, punch, _ = t.m.zone(OPPONENT, HAND)
    t.m.do(Revealed((anger,)))
    t.m.do(Moved(punch, OPPONENT * ZONES + ARCHIVES))
    rng = Rng(3)
    world: Match = t.m
    for _ in range(100):
        world = world.sample(ME, rng)
        assert "Anger" not in zone(world, OPPONENT, DECK)


def test_an_option_has_the_same_key_in_all_worlds() -> None:
    t = table("brobnar", me=side(hand=["Punch", "Troll"], deck=["Troll", "Urchin", "Krump"]))
    rng = Rng(3)
    mine = Worlds(t.m, ME, rng)
    assert mine.keys(mine.draw()) == t.m.codes, "the player knows all the cards that are offered"
    theirs = Worlds(t.m, OPPONENT, rng)
    meanings: dict[int, set[str]] = {}
    offered: set[str] = set()
    for _ in range(40):
        world = theirs.draw()
        assert isinstance(world, Match)
        keys = theirs.keys(world)
        assert len(set(keys)) == len(keys)
        for key, text in zip(keys, world.decision.texts(), strict=True):
            meanings.setdefault(key, set()).add(text)
            offered.add(text)
    assert {"play Troll", "play Punch", "play Krump", "end turn"} <= offered
    assert {len(texts) for texts in meanings.values()} <= {1}


def test_twins_have_keys_of_their_own() -> None:
    t = table("brobnar", me=side(hand=["Troll", "Troll"], deck=[]))
    worlds = Worlds(t.m, OPPONENT, Rng(3))
    keys = worlds.keys(worlds.draw())
    assert len(keys) == len(set(keys)) == 5
    assert keys == worlds.keys(worlds.draw())
