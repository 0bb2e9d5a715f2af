"""Why cards of Krysis cannot be chosen."""

import pytest

from cardwright.games.krysis.game import GAME
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.zones import AGENT_DISCARD, BOARD, CAMP, DRAWN, HAND, TEAM
from tests.games.krysis.table import Table, find, side, table

pytestmark = pytest.mark.midway("what hinders is told in the middle of play")

TEAM_OF_THREE = ["Runner", "Runner", "Scrapper"]


def why(t: Table, name: str, kind: int, player: int = 0, owner: int = 0) -> str:
    """What a player is told about a card of somebody's zone."""
    return t.m.why_not(player, find(t.m, name, t.m.zone(owner, kind)))


def test_special_agents_act_once_and_only_where_there_is_something_to_do() -> None:
    team = ["Pickpocket", "Prospector", "Transmuter"]
    t = table(side(team=team, camp="2W"), side(team=TEAM_OF_THREE, camp=""), advanced=1)
    assert why(t, "Pickpocket", TEAM) == "Pickpocket cannot act: no other camp has a crystal that it could steal."
    assert why(t, "Prospector", TEAM) == "You can use Prospector."
    t.act("use Prospector")
    assert why(t, "Prospector", TEAM) == "Prospector has acted already this round."
    assert why(t, "Runner", TEAM, owner=1) == "Runner is Bea's."


def test_a_spy_needs_relics_to_look_at() -> None:
    spies = table(side(team=["Infiltrator", "Sprinter", "Scrapper"]), side(camp="1W"), advanced=1, forced=True)
    assert why(spies, "Infiltrator", TEAM) == "Infiltrator cannot act: no other camp has relic cards."
    assert why(spies, "Sprinter", TEAM) == "Sprinter has no special action: it counts for your team."


def test_an_alchemist_needs_crystals_that_the_bank_can_exchange() -> None:
    turner = table(side(team=["Transmuter", "Sprinter", "Lookout"]), side(camp="1W"), advanced=1, forced=True)
    assert why(turner, "Transmuter", TEAM) == (
        "Transmuter cannot act: there are no crystals in your camp that the bank could exchange."
    )
    assert why(turner, "Lookout", TEAM) == (
        "Lookout has no special action: its defense counts while your team is attacked."
    )


def test_hand_and_camp_wait_for_their_time() -> None:
    t = table(side(team=TEAM_OF_THREE, camp="1W", relics=["Forklift"], hand=["Sprinter"]), side())
    assert why(t, "Sprinter", HAND) == "Sprinter is in your hand: agents are sent before the actions of a round."
    assert why(t, "Forklift", CAMP) == "Forklift can be flipped with your action: load, raid or work overtime."


def test_relics_are_flipped_in_order_and_equal_ones_offered_once() -> None:
    relics = ["Forklift", "Nail Gun", "Nail Gun"]
    t = table(side(team=["Runner", "Runner", "Pack Hand"], camp="1W", relics=relics), side()).act("load home")
    assert why(t, "Nail Gun", CAMP) == (
        "Nail Gun cannot be flipped now: the transport is chosen first, then the weapon."
    )
    t.act("flip Forklift")
    assert why(t, "Forklift", CAMP) == "Forklift cannot be flipped now: it is no weapon."
    guns = [card for card in t.m.zone(0, CAMP) if t.m.prints[card].name == "Nail Gun"]
    said = [t.m.why_not(0, card) for card in guns]
    assert sorted(said) == ["Another Nail Gun like this one is offered: choose that.", "You can flip Nail Gun."]


def test_relics_are_loaded_in_order() -> None:
    relics = ["Forklift", "Sidecar", "Nail Gun", "Chain Cutter", "Shopping Cart"]
    t = table(side(team=["Pack Hand", "Twin-basket Carrier", "Ruby Porter"], camp="1W", relics=relics), side())
    t.act("load home", "flip Sidecar", "no weapon")
    while not [option for option in t.offered if option.startswith("load ")]:
        t.act(t.offered[0])
    assert why(t, "Sidecar", CAMP) == "Sidecar is in use already, and cannot be loaded."
    last = t.offered[-2]
    assert last.startswith("load ")
    assert why(t, "Pack Hand", TEAM) == "Relic cards are loaded from your camp."
    first, second = t.offered[:2]
    t.act(second)
    passed = first.removeprefix("load ")
    assert why(t, passed, CAMP) == (
        f"{passed} was passed over: relic cards are loaded in the order in which they are offered."
    )


def test_agents_are_sent_from_the_hand_and_a_sealed_answer_waits() -> None:
    t = table(side(home="1W", hand=["Sprinter", "Runner"]), side(home="1W"), begin=True)
    t.act("bid red 0", "bid white 1")
    assert why(t, "Sprinter", HAND) == "You have chosen in secret already, and wait for Bea."
    t.act("bid red 0", "bid white 0")
    spaces = t.m.shared(BOARD) + 4 * t.m.turn
    board = [t.m.zones[spaces + rank][0] for rank in range(4)]
    assert t.m.why_not(0, board[0]).startswith("You can move to rear: ")
    below = t.m.zones[spaces + 4][0]
    assert t.m.why_not(0, below) == f"In this round the miners move to a space of level {t.m.turn}."
    t.act("move to mid-rear")
    assert t.m.why_not(1, board[1]) == "A miner stands on that space already."
    t.act("move to mid-front")
    while t.m.zone(0, DRAWN) or t.m.zone(1, DRAWN):
        t.act(t.offered[0])
    t.secretly(["send Sprinter"])
    assert why(t, "Runner", HAND) == "You have chosen in secret already, and wait for Bea."
    t.m.choose(0, 1)
    assert why(t, "Sprinter", TEAM) == "Sprinter is in your team already."


def test_drafts_go_by_stars() -> None:
    m = GAME.start(seed=1, players=2, advanced=1, extras=1, tactical=1)
    assert isinstance(m, Krysis)
    t = Table(m)
    hand = m.zone(0, HAND)
    three = next(card for card in hand if m.printed[card].facts.stars == 3)
    assert m.why_not(0, three) == (f"Now agents with 1 star are dismissed; {m.prints[three].name} has another number.")
    taken = t.offered[0].removeprefix("dismiss ")
    t.first()
    assert why(t, taken, HAND) == f"{taken} is chosen already."


def test_what_lies_elsewhere() -> None:
    t = table(side(team=TEAM_OF_THREE, camp="1W"), side())
    runner = t.m.zone(0, TEAM)[0]
    t.m.move(runner, AGENT_DISCARD)
    assert t.m.why_not(0, runner) == f"{t.m.prints[runner].name} is discarded."
