"""The turn: setup, phases, drawing, priority and the pile, the end of a turn, the end of the game."""

import pytest

from cardwright.games.kryptik.events.moves import Drew
from cardwright.games.kryptik.game import GAME
from cardwright.games.kryptik.state import COMBAT, END, FIRST, SECOND
from cardwright.games.kryptik.words import vocabulary as v
from cardwright.games.kryptik.words.effects import Mill
from cardwright.games.kryptik.zones import ABOLISHED, DECK, HAND, LIMBO, ROW, ZONES
from cardwright.kernel.core.description import LONGEST_TURN
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Standing
from cardwright.language.happenings import Happening
from tests.games.kryptik.table import WAIT, made, side, started, table


class YouDraw(Happening):
    """The player of the ability draws."""

    def kind(self) -> type[Event]:
        return Drew

    def cards(self, m: object, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Drew)
        return [-1] if event.player == s.act.player else []


GLAD = made("Glad", v.whenever(YouDraw(), v.mill(1)), attack=1, defense=1)
EARLY = made("Early", v.whenever(v.your_turn_starts, v.mill(2)), attack=1, defense=1)
SHRINK = made("Shrink", v.does(v.gets_this_turn(v.target(v.citizen), -1, -1)))
BIG = made("Big", attack=0, defense=10)
LAST_TEN = made("Reckoning", v.does(v.deal(1, v.each_player)))


@pytest.mark.rule("kryptik:setup.first", "kryptik:setup.shuffle", "kryptik:setup.hand", "kryptik:setup.row")
@pytest.mark.rule("kryptik:setup.recursion", "kryptik:setup.recursion-once", "kryptik:setup.recursion-shuffle")
@pytest.mark.rule("kryptik:ruling.mulligan-order", "kryptik:shuffle")
def test_setup() -> None:
    t = started(first=1)
    assert t.asked == "Opponent", "in turn order"
    assert len(t.m.hand(0)) == len(t.m.hand(1)) == 6
    before = set(t.m.hand(1))
    for _ in range(4):
        t.m.choose(0)
    t.m.choose("done")
    after = set(t.m.hand(1))
    assert len(after & before) == 2
    assert len(after) == 6
    assert "Opponent puts 4 cards under their deck." in t.m.log(0)
    assert t.asked == "Me"
    t.m.choose("done")
    assert not t.offered[0].startswith("put under"), "only once"
    assert [t.m.row_size(player) for player in (0, 1)] == [6, 6]
    assert [len(t.m.deck(player)) for player in (0, 1)] == [38, 38]
    assert [t.m.known[card] for player in (0, 1) for card in (*t.m.row_cards(player), *t.m.deck(player))] == [0] * 88
    assert t.m.active == 1


@pytest.mark.rule("kryptik:ruling.loser-chooses")
def test_the_loser_of_the_last_game_chooses_who_begins() -> None:
    t = started(chooser=1)
    assert t.asked == "Opponent"
    assert t.offered == ["first turn to Me", "first turn to Opponent"]
    t.m.choose("first turn to Me")
    assert t.m.first == 0
    assert {started(seed=seed).m.first for seed in range(12)} == {0, 1}


@pytest.mark.rule("kryptik:draw.not-first", "kryptik:draw.one", "kryptik:deck.draw-from", "kryptik:end.next")
def test_only_the_first_player_skips_the_first_draw() -> None:
    t = started(first=0)
    t.m.choose("done")
    t.m.choose("done")
    assert (t.m.turn, len(t.m.deck(0))) == (1, 38)
    t.end_turn()
    assert (t.m.turn, t.m.active, len(t.m.deck(1))) == (2, 1, 37)


@pytest.mark.rule("kryptik:disengage.all", "kryptik:disengage")
def test_all_is_disengaged_as_ones_turn_begins() -> None:
    t = table(me=side(island=["Moss Boar"], engaged=["Moss Boar"], hand=[WAIT]), opponent=side(weary=["Hired Hand"]))
    t.m.change(t.m.souls(1)[0]).engaged = True
    t.end_turn()
    assert t.m.active == 1
    assert not t.state("Hired Hand").weary
    assert not [card for card in t.m.souls(1) if t.m.state(card).engaged]
    assert t.engaged("Moss Boar")
    t.look(1, HAND)
    t.ends_clean()


@pytest.mark.rule("kryptik:lose.no-draw", "kryptik:ruling.effect-draw", "kryptik:effect.partial")
def test_an_empty_deck_destroys_in_the_draw_phase_alone() -> None:
    t = table(me=side(deck=[], hand=["Rob the Ledger", "Snarl", WAIT], island=["Hired Hand"], limbo=["Maul"]))
    t.pick("cast Rob the Ledger", "choose Maul").resolve()
    assert not t.m.over
    t.look(0, LIMBO, ABOLISHED, HAND)
    t.ends_clean()
    t = table(me=side(hand=[WAIT]), opponent=side(deck=[]))
    t.end_turn()
    assert t.m.outcome is not None
    assert t.m.outcome.reason == "no card to draw"
    t.look(1, *range(ZONES))
    t.ends_clean()


@pytest.mark.rule("kryptik:draw.limited", "kryptik:lose.no-draw-limited", "kryptik:ruling.draw-after-reshuffle")
@pytest.mark.parametrize("draws", [0, 1])
def test_an_empty_deck_costs_an_11_year_card_in_limited(draws: int) -> None:
    t = table(
        me=side(hand=[WAIT]),
        opponent=side(deck=[], limbo=["Moss Boar"] * 5, row=["Bramble Behemoth", "Snarl"]),
        limited=1,
        draw_after_reshuffle=draws,
    )
    t.end_turn()
    assert t.asked == "Opponent"
    assert t.offered == ["lose place 1 of Opponent", "lose place 2 of Opponent"]
    t.pick("lose place 1 of Opponent")
    assert len(t.m.hand(1)) == draws
    assert t.m.phase == FIRST, "the choice waits for the 1st phase"
    assert [item.act.player for item in t.m.pile] == [1]
    t.resolve()
    assert "Bramble Behemoth" in t.enemy_hand
    t.look(1, LIMBO, DECK, *range(ROW, ZONES))
    t.ends_clean()
    t = table(me=side(hand=[WAIT]), opponent=side(deck=[], limbo=["Moss Boar"], row=[]), limited=1)
    t.end_turn()
    assert t.m.over
    t.look(1, *range(ZONES))
    t.ends_clean()


@pytest.mark.rule("kryptik:draw.limited-effect", "kryptik:draw.one-by-one")
def test_an_effect_draws_on_after_a_reshuffle_in_limited() -> None:
    three = made("Three", v.does(v.draw(3)))
    t = table(me=side(hand=[three, WAIT], deck=["Maul"], limbo=["Snarl"] * 3), limited=1)
    t.cast(three)
    assert t.hand == [WAIT, "Maul", "Snarl", "Snarl"]
    assert t.m.row_size(0) == 6
    t.look(0, LIMBO, DECK)
    t.ends_clean()


@pytest.mark.rule("kryptik:priority.none", "kryptik:main.start-triggers", "kryptik:ruling.held-triggers")
@pytest.mark.midway
def test_what_the_draw_sets_off_waits_for_the_1st_phase() -> None:
    t = table(me=side(hand=[WAIT]), opponent=side(island=[GLAD, EARLY]))
    t.end_turn()
    assert t.m.phase == FIRST
    assert t.asked == "Opponent"
    assert len(t.offered) == 2, "both wait together, and one question orders them"


@pytest.mark.rule("kryptik:pile.together", "kryptik:pile.last-first", "kryptik:ability.triggered", "kryptik:dies")
def test_triggers_go_on_the_pile_clockwise_from_the_turn_player() -> None:
    sweep = made("Sweep", v.does(v.destroy(v.each(v.citizen.that(v.attack_at_most(1))))))
    picker = made("Picker", v.dies(v.mill(1)), attack=1, defense=1)
    t = table(side(island=[picker]), me=side(hand=[sweep, WAIT], island=[picker]), opponent=side(island=[picker]))
    t.pick(f"cast {sweep}").resolve_one()
    assert [item.act.player for item in t.m.pile] == [0, 1, 2]
    t.resolve()
    for player in (0, 1, 2):
        t.look(player, LIMBO, DECK)
        assert "Daybreak Giant" in t.names(player, LIMBO)
    t.ends_clean()


@pytest.mark.rule("kryptik:priority.turn-player", "kryptik:priority.passes-on", "kryptik:priority.resolve")
@pytest.mark.rule("kryptik:priority.advance", "kryptik:pile.put", "kryptik:pile.answer", "kryptik:ruling.passing")
@pytest.mark.rule("kryptik:priority.deeds", "kryptik:player")
def test_priority_goes_round() -> None:
    t = table(
        side(hand=[WAIT]), me=side(hand=["Snarl", "Snarl"], island=["Moss Boar"]), opponent=side(hand=["Wither", WAIT])
    )
    t.pick("cast Snarl")
    assert t.asked == "Opponent"
    t.watch.choose("pass")
    assert t.asked == "Third"
    t.watch.choose("pass")
    assert t.asked == "Me", "the caster has to pass too"
    t.watch.choose("pass")
    assert t.stack == []
    assert t.stats("Moss Boar") == (6, 3)
    assert (t.asked, t.m.phase) == ("Me", FIRST)
    t.watch.choose("pass")
    t.pick("cast Wither").resolve()
    assert (t.asked, t.m.phase) == ("Me", FIRST), "the turn player has priority again"
    for _ in range(3):
        t.watch.choose("pass")
    assert t.m.phase == COMBAT
    t.look(1, LIMBO)
    t.ends_clean()


@pytest.mark.rule("kryptik:priority.advance", "kryptik:combat.over")
def test_who_is_asked_is_told_what_comes_next_where_all_pass() -> None:
    t = table(me=side(hand=[WAIT], island=["Moss Boar"]), opponent=side(hand=[WAIT]))
    said, turn = [], t.m.turn
    while t.m.turn == turn:
        said += [f"{t.asked}: {t.m.prompt()}"] if t.passing and not t.stack else []
        if "attack with Moss Boar" in t.offered:
            t.pick("attack with Moss Boar")
        else:
            t.passes_once()
    steps = [
        "1st phase: what do you do before combat?",
        "Combat: what do you do before the attack?",
        "Attack: what do you do before blocks?",
        "Block: what do you do before damage?",
        "Damage: what do you do before this attack is over?",
        "End of combat: what do you do before the 2nd phase?",
        "2nd phase: what do you do before the end of the turn?",
        "End: what do you do before the turn is over?",
    ]
    assert said == [line for step in steps for line in (f"Me: {step}", f"Opponent: Me's turn, {step}")]
    t.look(1, *range(ROW, ZONES), DECK, HAND)
    t.ends_clean()


@pytest.mark.rule("kryptik:citizen.lethal", "kryptik:citizen.shrunk", "kryptik:citizen.stats")
def test_a_citizen_dies_at_once_when_its_damage_is_as_much_as_its_defense() -> None:
    t = table(me=side(hand=[SHRINK, WAIT]), opponent=side(island=[BIG]))
    t.m.change(t.find(BIG)).damage = 9
    t.cast(SHRINK)
    assert t.enemy_limbo == [BIG]
    t.ends_clean()


@pytest.mark.rule("kryptik:citizen.floor", "kryptik:ruling.stats-sum")
@pytest.mark.parametrize(("clamped", "attack"), [(0, 0), (1, 1)])
def test_stats_are_never_below_zero(clamped: int, attack: int) -> None:
    weak = made("Weak", attack=1, defense=9)
    t = table(me=side(hand=["Wither", "Wither", "Snarl", WAIT], island=[weak]), clamp_each_step=clamped)
    t.cast("Wither")
    assert t.stats(weak) == (0, 7)
    t.cast("Snarl")
    assert t.stats(weak) == (3 if clamped else 2, 8)
    t.cast("Wither")
    assert t.stats(weak) == (attack, 6)
    t.look(0, LIMBO)
    t.ends_clean()


@pytest.mark.rule("kryptik:end.until", "kryptik:damage.lasts", "kryptik:ruling.end-order")
def test_a_bonus_and_the_damage_end_together() -> None:
    hold = made("Hold", v.does(v.gets_this_turn(v.target(v.citizen), defense=3)))
    t = table(me=side(hand=[hold, WAIT], island=["Bone Picker"]))
    t.cast(hold)
    t.m.change(t.find("Bone Picker")).damage = 3
    t.end_turn()
    assert t.mine == ["Bone Picker"]
    assert t.stats("Bone Picker") == (1, 1)
    assert t.state("Bone Picker").damage == 0
    t.look(1, HAND)
    t.ends_clean()


@pytest.mark.rule("kryptik:end.discard", "kryptik:hand.maximum", "kryptik:end.pass-first", "kryptik:discard")
@pytest.mark.rule("kryptik:limbo")
def test_the_turn_player_discards_to_seven_after_what_the_end_sets_off() -> None:
    t = table(
        me=side(hand=["Bramble Behemoth"] * 8, island=["Mourning Choir"], deck=["Snarl"] * 3, soul=0),
        opponent=side(hand=["Hush"] * 9),
    )
    t.m.died = 1
    t.to(SECOND).to(END)
    t.pick("discard Bramble Behemoth", "discard Snarl")
    assert len(t.m.hand(0)) == 7
    assert sorted(t.limbo) == ["Bramble Behemoth", "Snarl"]
    assert len(t.m.hand(1)) == 10
    t.look(0, HAND)
    t.look(1, HAND)
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.both-destroyed")
def test_players_who_are_destroyed_together_draw() -> None:
    t = table(me=side(hand=[LAST_TEN], row=[]), opponent=side(row=[]))
    t.cast(LAST_TEN)
    assert t.m.outcome is not None
    assert t.m.outcome.winners == ()
    for player in (0, 1):
        t.look(player, *range(ZONES))
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.eliminated-cards", "kryptik:ruling.elimination")
@pytest.mark.rule("kryptik:concede.any-time", "kryptik:concede.out", "kryptik:concede.unstoppable")
def test_who_is_out_takes_along_what_is_theirs() -> None:
    t = table(
        side(island=["Clay Sentry"]),
        me=side(hand=["Change of Hands", "Snarl", WAIT], island=["Moss Boar"]),
        opponent=side(island=["Hired Hand"], hand=["Hush"]),
    )
    t.cast("Change of Hands", "Hired Hand")
    assert t.mine == ["Moss Boar", "Hired Hand"]
    t.pick("cast Snarl", "aim at Moss Boar")
    t.m.concede(1)
    assert t.m.seats == (0, 2)
    assert t.mine == ["Moss Boar"]
    assert t.stack == ["Snarl"]
    for player in (0, 1):
        t.look(player, *range(ZONES))
    t.resolve()
    t.m.concede(0)
    assert t.m.outcome is not None
    assert t.m.outcome.winners == (2,)
    t.ends_clean()


def test_borrowed_citizens_go_back_and_the_next_turn_begins_without_its_player() -> None:
    t = table(
        side(hand=[WAIT]),
        me=side(hand=["Change of Hands", WAIT], island=["Moss Boar"]),
        opponent=side(island=["Hired Hand"], hand=["Hush"]),
    )
    t.cast("Change of Hands", "Hired Hand")
    t.m.concede(0)
    assert (t.m.active, t.m.turn) == (1, 4)
    assert t.theirs == ["Hired Hand"]
    assert not t.state("Hired Hand").engaged
    t.look(0, *range(ZONES))
    t.look(1, HAND)
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.loops")
def test_too_many_turns_are_a_draw() -> None:
    t = table(me=side(hand=[WAIT]), longest=2)
    while not t.m.over:
        t.passes_once()
    assert t.m.outcome is not None
    assert t.m.outcome.winners == ()
    assert t.m.turn == 5
    for player in (0, 1):
        t.look(player, *range(ZONES))
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.loops")
def test_a_state_that_repeats_within_a_turn_is_a_draw() -> None:
    wheel = made("Wheel", v.use(v.disengage(v.this), cost=v.engage_this), attack=1, defense=1)
    t = table(me=side(island=[wheel]))
    events = t.m.happened
    while not t.m.over:
        assert t.m.happened <= events + LONGEST_TURN
        t.m.choose(next(option for option in t.m.decision if option.text.startswith("use") or option.text == "pass"))
    assert t.m.outcome is not None
    assert t.m.outcome.winners == ()
    assert t.m.outcome.reason == "too much happens in one turn"
    t.ends_clean()


@pytest.mark.rule("kryptik:probe")
def test_probing_may_be_left_out_and_discards_as_many_as_were_drawn() -> None:
    look = made("Peek", v.does(v.probe(2)))
    t = table(me=side(hand=[look, WAIT], deck=["Maul"]))
    t.cast(look).pick("yes", "discard Maul")
    assert t.hand == [WAIT]
    assert sorted(t.limbo) == ["Maul", look]
    t.ends_clean()
    t = table(me=side(hand=[look, WAIT], deck=["Maul"]))
    t.cast(look).pick("no")
    assert t.hand == [WAIT]
    assert t.limbo == [look]
    t.ends_clean()


def test_a_game_for_six_is_played_to_its_end() -> None:
    assert GAME.player_counts == (2, 3, 4, 5, 6)
    t = started(*["Harbor Watch", "Deep Compost"] * 3)
    assert t.m.game.players == 6
    assert len(t.m.view(3)["players"]) == 6


@pytest.mark.rule("kryptik:ruling.elimination", "kryptik:damage.lasts")
def test_what_lasts_for_a_turn_ends_with_it_although_its_player_is_out() -> None:
    t = table(
        side(island=["Gate Porter"]),
        me=side(hand=["Snarl", WAIT], island=["Moss Boar"]),
        opponent=side(hand=["Hush"], island=["Bulwark Crew"]),
    )
    printed = t.stats("Gate Porter"), t.stats("Bulwark Crew")
    t.cast("Snarl", "Gate Porter").attack("Moss Boar", 1).block("Bulwark Crew").strike()
    assert t.state("Bulwark Crew").damage == 3
    t.m.concede(0)
    assert (t.m.active, t.m.turn) == (1, 4)
    assert t.state("Bulwark Crew").damage == 0
    assert (t.stats("Gate Porter"), t.stats("Bulwark Crew")) == printed
    t.look(0, *range(ZONES))
    t.look(1, HAND)
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.eliminated-cards", "kryptik:overlord.abolish-one")
def test_an_overlord_that_goes_back_beside_another_of_its_name_has_one_of_them_abolished() -> None:
    ilse = "Ilse, First Lamp"
    t = table(
        side(row=["Hush"]),
        me=side(hand=["Change of Hands", WAIT], island=["Moss Boar"], row=["Hush"]),
        opponent=side(hand=[ilse], island=[ilse], soul=4),
    )
    t.cast("Change of Hands", ilse).end_turn().cast(ilse)
    assert (t.mine, t.theirs) == (["Moss Boar", ilse], [ilse])
    t.m.concede(0)
    assert t.m.chooser == 1
    assert t.m.prompt() == f"You may control one {ilse}: which do you abolish?"
    t.watch.choose(t.offered[0])
    assert (t.mine, t.theirs) == ([], [ilse])
    assert t.names(1, ABOLISHED) == [ilse]
    for player in (0, 1):
        t.look(player, *range(ZONES))
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.elimination", "kryptik:damage.lasts")
def test_what_waits_resolves_unanswered_before_the_turn_of_who_is_out_ends() -> None:
    t = table(
        side(island=["Hired Hand"], hand=["Snarl", WAIT]),
        me=side(island=["Daybreak Giant"], hand=[WAIT]),
        opponent=side(island=["Sexton Maude", "Moss Boar"], hand=[WAIT]),
    )
    t.attack("Daybreak Giant", 1).block("Moss Boar")
    while "yes" not in t.offered:
        t.watch.choose("pass")
    t.m.concede(0)
    t.watch.choose("yes")
    t.watch.choose("aim at Hired Hand")
    t.pay()
    assert (t.m.active, t.m.turn) == (1, 4), "nobody could answer"
    assert t.names(2, LIMBO) == ["Hired Hand"]
    for player in range(3):
        t.look(player, *range(ZONES))
    t.ends_clean()


def test_cards_of_a_deck_are_counted() -> None:
    assert v.mill(2).text() == "put the top 2 cards of your deck into your limbo pile"
    mine = v.count_of(v.friendly_citizen)
    assert Mill(mine).text() == "put the top card of your deck for each friendly citizen into your limbo pile"
