from itertools import pairwise

import pytest

import cardwright as cw
from cardwright import bots
from cardwright.bots.greedy import ENOUGH
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.state import State
from cardwright.language.choice import Choice, TargetPlayer
from cardwright.language.declaring import declare
from cardwright.language.players import ChosenPlayer
from cardwright.research import simulate
from tests.games.keyforge.table import Table, side, table
from tests.toys.duel import DuelGame
from tests.toys.duel_match import FIELD, Duel
from tests.toys.duel_table import find, laid_out, passes
from tests.toys.duel_words import OPPONENT, Creatures, GiveUp


def greedy_pick(t: Table) -> str:
    """What the greedy bot does at that table."""
    pick = bots.pick_for(bots.make("greedy", cw.Rng(1)), t.m)
    return t.m.decision.options[pick].text


def test_it_reaps_rather_than_ends_its_turn() -> None:
    assert greedy_pick(table("brobnar", me=side(line=["Troll"]))) == "reap Troll"


def test_it_kills_what_holds_its_aember() -> None:
    t = table("brobnar", me=side(line=["Troll"]), opponent=side(line=["Raiding Knight", "Bumpsy"]))
    t.m.change(t.m.line(1)[0]).aember = 3
    assert greedy_pick(t) == "fight with Troll"
    t.pick("fight with Troll")
    assert greedy_pick(t) == "attack Raiding Knight"


def test_it_does_not_throw_a_creature_away() -> None:
    t = table("brobnar", me=side(line=["Bumpsy"]), opponent=side(line=["Champion Anaphiel"]))
    assert greedy_pick(t) == "reap Bumpsy"


def test_it_stops_a_key_that_would_win() -> None:
    opponent = side(aember=6, keys=2)
    t = table("shadows", me=side(hand=["Silvertooth", "Ghostly Hand", "Nerve Blast"]), opponent=opponent)
    done = []
    while t.m.chooser == 0:
        done.append(greedy_pick(t))
        t.pick(done[-1])
    assert "play Nerve Blast" in done


def test_it_chooses_the_house_with_which_it_can_do_most() -> None:
    t = table(
        "brobnar", me=side(line=["Troll", "Headhunter", "Bumpsy"], hand=["Mother"], houses=["brobnar", "dis", "logos"])
    )
    t.end_turn()
    while t.m.chooser != 0 or not t.m.decision.options[0].text.startswith("house"):
        t.m.choose(next(o for o in t.m.decision if o.text == "end turn" or o.verb == "house"))
    assert greedy_pick(t) == "house brobnar"


def test_it_does_not_end_its_turn_because_a_key_seems_cheaper_after_it() -> None:
    t = table("dis", me=side(artifacts=["Lash of Broken Dreams"]), opponent=side(line=["Troll"], aember=6))
    t.use("Lash of Broken Dreams").end_turn("house brobnar")
    assert t.m.key_cost(1) == 9, "6 in its next turn, if it has them still"
    assert greedy_pick(t) == "reap Troll"


def test_it_foresees_that_it_keeps_what_it_cannot_play() -> None:
    hand = ["Bad Penny", "Shadow Self", "Miasma", "Key Charge", "Flaxia", "Tunk", "Grabber Jammer", "Mindwarper"]
    stuck = side(line=["Grommid"], artifacts=["Invasion Portal"], hand=hand, aember=8, keys=2)
    t = table("dis", me=side(artifacts=["Lash of Broken Dreams"]), opponent=stuck)
    t.use("Lash of Broken Dreams").end_turn()
    assert greedy_pick(t) == "house mars", "Grommid reaps the ninth æmber; that no creature can be played is no reason"


# ---- asked in another player's turn ----


class Strongest(DuelGame):
    """A duel in which who has stronger creatures stands better; it counts how often that is asked."""

    def __init__(self) -> None:
        super().__init__(3)
        self.asked = 0

    def evaluate(self, m: State, player: int) -> float:
        assert isinstance(m, Duel)
        self.asked += 1
        return sum(m.power(card) for card in m.zone(player, FIELD))


def asked_in_anns_turn(*creatures: str) -> tuple[Duel, Strongest]:
    """Cleo is asked in Ann's turn which of these creatures she gives up."""
    m = laid_out({"field": ["Mourner"]}, {}, {"field": creatures})
    game = Strongest()
    m.game = game
    theirs = Choice(Creatures(ChosenPlayer()), by=TargetPlayer(OPPONENT))
    declare(m, Activation(0, find(m, "Mourner")), (GiveUp(theirs),))
    m.run()
    m.choose("aim at Cleo")
    passes(m, 3)
    assert (m.decision.player, m.active) == (2, 0)
    return m, game


def test_asked_in_another_turn_it_looks_how_it_stands_after_the_effect_and_no_further() -> None:
    m, game = asked_in_anns_turn("Bear", "Captain", "Ox")
    pick = bots.pick_for(bots.make("greedy", cw.Rng(1)), m)
    assert m.decision.options[pick].text == "choose Captain"
    assert game.asked == 3, "once for each option"


def test_asked_in_another_turn_where_all_is_the_same_it_plays_nobodys_turn() -> None:
    m, game = asked_in_anns_turn("Ox", "Ox")
    bots.pick_for(bots.make("greedy", cw.Rng(1)), m)
    assert game.asked == 6, "twice more for each option: at once, and after nothing more was played"


def pairs() -> list[tuple[str, str]]:
    names = list(cw.load("keyforge").decks)[:8]
    return list(pairwise([*names, names[0]]))


def wins_over_random(games: int, seed: int) -> tuple[int, int]:
    """How many games greedy wins with each deck against the next one, in both seats, and how many there were."""
    decks = cw.load("keyforge").decks
    won = played = 0
    for first, second in pairs():
        for contestants, greedy in ((["greedy", "random"], 0), (["random", "greedy"], 1)):
            result = simulate("keyforge", [decks[first], decks[second]], contestants, games, seed=seed)
            assert result.errors == []
            won += result.wins(greedy)
            played += games
    return won, played


def test_greedy_beats_random_at_least_19_times_in_20() -> None:
    won, played = wins_over_random(1, seed=1)
    assert played == 16
    assert won >= 0.95 * played


@pytest.mark.slow
def test_greedy_beats_random_in_hundreds_of_games() -> None:
    won, played = wins_over_random(16, seed=2)
    assert played == 256
    assert won >= 0.95 * played


def test_however_much_there_is_to_look_into_it_picks_soon() -> None:
    """On a full table each option leads to a long turn; those that look best at once are looked into."""
    hand = ["Punch", "Anger", "Smaaash", "Headhunter", "Krump", "Ganger Chieftain"]
    line = ["Troll", "Bumpsy", "Headhunter", "Krump", "Smaaash", "Firespitter", "Hebe the Huge", "Wardrummer"]
    t = table("brobnar", me=side(hand=hand, line=line, aember=5), opponent=side(line=line, aember=5))
    bot = bots.Greedy(cw.Rng(1))
    seen = 0
    while t.m.chooser == 0:
        pick = bots.pick_for(bot, t.m)
        assert t.m.decision.texts()[pick] != "end turn" or len(t.m.decision) < 3
        seen = max(seen, bot.tried)
        t.m.choose(pick)
    assert ENOUGH < seen < 3 * ENOUGH
