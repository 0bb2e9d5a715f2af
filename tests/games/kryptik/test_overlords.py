"""Overlords, control, attached cards, lost abilities."""

import pytest

from cardwright.games.kryptik.questions import EAGER, TENACIOUS
from cardwright.games.kryptik.state import END
from cardwright.games.kryptik.words import vocabulary as v
from cardwright.games.kryptik.zones import ABOLISHED, ATTACHED, DECK, HAND, ISLAND, LIMBO, ROW, ZONES
from tests.games.kryptik.table import WAIT, made, side, table

BACK = made("Back", v.does(v.return_to_island(v.target(v.you.limbo.citizen))))
UNDER = made("Under", v.enters(v.attach_to_this(v.target(v.citizen.other))), attack=1, defense=1, cost="{1}")
LOAN = made("Loan", v.does(v.gain_control(v.enemy_citizen, this_turn=True)))
END_TAKE = made("End Take", v.does(v.gain_control(v.citizen, this_turn=True)))


@pytest.mark.rule("kryptik:overlord.no-cast", "kryptik:overlord.no-take", "kryptik:overlord.one")
def test_a_second_overlord_of_a_name_is_neither_cast_nor_taken() -> None:
    nerys = "Nerys, the Quiet Current"
    t = table(
        me=side(island=[nerys], hand=[nerys, "Change of Hands", WAIT]), opponent=side(island=[nerys, "Hired Hand"])
    )
    assert f"cast {nerys}" not in t.offered
    assert f"You control an overlord called {nerys}." in t.m.why_not(0, t.m.hand(0)[0])
    t.cast("Change of Hands")
    assert t.mine == [nerys, "Hired Hand"], "the only lawful target"
    t.ends_clean()


@pytest.mark.rule("kryptik:overlord.abolish-one", "kryptik:overlord.no-dies", "kryptik:ruling.overlord-arrives")
@pytest.mark.parametrize("newcomer", [False, True])
def test_who_would_get_a_second_overlord_abolishes_one(newcomer: bool) -> None:
    maude = "Sexton Maude"
    t = table(me=side(island=[maude, "Pyre Witness"], hand=[BACK, WAIT], limbo=[maude, "Hired Hand"]))
    t.pick(f"cast {BACK}", f"aim at {maude}").resolve()
    assert t.m.prompt() == f"You may control one {maude}: which do you abolish?"
    on_island = t.m.on_island(t.m.codes[0] % t.m.game.actions.stride)
    t.watch.choose(t.offered[int(on_island == newcomer)])
    assert sorted(t.mine) == ["Pyre Witness", maude]
    assert t.names(0, ABOLISHED) == [maude]
    assert t.m.died == 0
    assert t.stack == []
    t.look(0, LIMBO)
    t.ends_clean()


def test_the_second_of_two_destroyed_overlords_is_not_cast_beside_the_first() -> None:
    maude = "Sexton Maude"
    t = table(me=side(island=["Great Tusker"], hand=[WAIT]), opponent=side(row=[maude, maude], soul=4))
    t.attack("Great Tusker", 1, 2).strike().pick(t.offered[0]).resolve()
    t.pick("cast it for its 11 year cost").resolve()
    assert t.theirs == [maude], "she has entered before the other choice is made"
    assert "cast it for its 11 year cost" not in t.offered
    t.pick("put it into your hand")
    assert t.enemy_hand == [maude]
    t.row(1)
    t.ends_clean()


@pytest.mark.rule("kryptik:controller", "kryptik:zone.owners", "kryptik:owner")
def test_control_for_a_turn_makes_weary_and_ends() -> None:
    t = table(me=side(hand=["Undertow Broker", WAIT]), opponent=side(island=["Hedge Runner", "Moss Boar"], hand=[WAIT]))
    t.cast("Undertow Broker")
    assert t.mine == ["Undertow Broker", "Hedge Runner"], "Moss Boar has too much attack"
    assert t.state("Hedge Runner").weary
    assert t.m.has(t.find("Hedge Runner"), EAGER)
    t.attack("Hedge Runner", 1).block().strike().pick("put it into your hand").to(END)
    assert t.engaged("Hedge Runner")
    t.end_turn()
    assert t.theirs == ["Moss Boar", "Hedge Runner"]
    assert not t.state("Hedge Runner").weary, "the opponent's turn has begun"
    t.attack("Hedge Runner", 1, player=0)
    assert t.engaged("Hedge Runner")
    t.block("Undertow Broker").strike()
    t.row(1)
    t.look(0, LIMBO)
    t.look(1, HAND, DECK, LIMBO)
    t.ends_clean()


def test_a_borrowed_citizen_dies_into_its_owners_limbo_pile() -> None:
    t = table(me=side(hand=[END_TAKE, "Feast", WAIT], soul=4), opponent=side(island=["Hired Hand"]))
    t.cast(END_TAKE).pick("cast Feast").resolve()
    assert t.enemy_limbo == ["Hired Hand"]
    assert t.mine == []
    t.look(0, HAND, LIMBO)
    t.ends_clean()


@pytest.mark.rule("kryptik:attach.under", "kryptik:attach.inert", "kryptik:attach.untargetable")
@pytest.mark.rule("kryptik:attach.not-entered", "kryptik:attach.by-effect", "kryptik:attach.host-leaves")
@pytest.mark.rule("kryptik:effect.over-rules", "kryptik:detach")
def test_attached_cards_count_and_do_nothing_else() -> None:
    mine = side(hand=["Uproot", "Rot Gardener", WAIT], limbo=["Ilse, First Lamp"], island=["Moss Boar"])
    t = table(me=mine, opponent=side(island=["Rot Gardener"], under=[("Oath Keeper", "Rot Gardener")]))
    assert t.stats("Rot Gardener") == (3, 3)
    t.cast("Rot Gardener")
    assert t.names(0, ATTACHED) == ["Ilse, First Lamp"]
    gardener = next(card for card in t.m.zone(0, ISLAND) if t.m.prints[card].name == "Rot Gardener")
    assert (t.m.attack(gardener), t.m.under(gardener)) == (3, (t.m.zone(0, ATTACHED)[0],))
    assert not t.m.has(t.find("Moss Boar"), v.STEADFAST)
    enemy = t.m.zone(1, ISLAND)[0]
    t.pick("cast Uproot")
    assert not [text for text in t.offered if "Ilse" in text or "Oath Keeper" in text]
    code = next(text for text, option in zip(t.offered, t.m.decision.options, strict=True) if option.argument == enemy)
    t.pick(code).pick(t.offered[0]).resolve()
    assert (t.m.attack(enemy), t.m.defense(enemy)) == (2, 2)
    assert t.enemy_limbo == ["Oath Keeper"]
    t.look(0, HAND, LIMBO)
    t.look(1, ATTACHED)
    t.ends_clean()


def test_what_is_attached_goes_to_limbo_with_its_host() -> None:
    t = table(
        me=side(hand=["Spiteful End", WAIT]),
        opponent=side(island=["Rot Gardener"], engaged=["Rot Gardener"], under=[("Bone Picker", "Rot Gardener")]),
    )
    t.cast("Spiteful End")
    assert sorted(t.enemy_limbo) == ["Bone Picker", "Rot Gardener"]
    assert t.m.died == 1
    t.look(1, ATTACHED)
    t.ends_clean()


@pytest.mark.rule("kryptik:attach.host-attached")
def test_what_is_attached_follows_its_host_under_another() -> None:
    t = table(
        me=side(hand=[UNDER, WAIT], island=["Rot Gardener"], under=[("Bone Picker", "Rot Gardener")]),
    )
    t.cast(UNDER)
    assert t.mine == [UNDER]
    assert t.m.under(t.find(UNDER)) == (t.find("Rot Gardener"), t.find("Bone Picker"))
    t.ends_clean()


@pytest.mark.rule("kryptik:dies.no-effects", "kryptik:abolish.no-dies", "kryptik:sacrifice", "kryptik:abolish")
@pytest.mark.rule("kryptik:abolished")
def test_dying_sets_off_what_the_citizen_still_had() -> None:
    for spell, gone in (("Blinding Flare", False), ("Erase the Name", False), ("Wither", True)):
        t = table(me=side(island=["Bone Picker"], hand=[WAIT]), opponent=side(island=["Hired Hand"], hand=[spell]))
        t.attack("Bone Picker", 1).cast(spell, "Bone Picker")
        assert t.mine == []
        assert (t.theirs == []) == gone, spell
        t.look(0, LIMBO, ABOLISHED)
        t.look(1, LIMBO, HAND, *range(ROW, ZONES))
        t.resolve()
        t.ends_clean()


@pytest.mark.rule("kryptik:ruling.blank-age", "kryptik:ability.passive", "kryptik:ability.island")
def test_a_keyword_gained_after_the_abilities_were_lost_is_there() -> None:
    t = table(me=side(island=["Root Wrestler"], hand=["Uproot", "Stampede", WAIT], soul=4))
    t.pick("cast Uproot").pick(t.offered[0]).resolve()
    assert not t.m.has(t.find("Root Wrestler"), TENACIOUS)
    t.cast("Stampede")
    assert t.m.has(t.find("Root Wrestler"), TENACIOUS)
    t.look(0, HAND)
    t.ends_clean()
    t = table(me=side(island=["Root Wrestler"], hand=["Uproot", "Stampede", WAIT], soul=4))
    t.cast("Stampede").pick("cast Uproot").pick(t.offered[0]).resolve()
    assert not t.m.has(t.find("Root Wrestler"), TENACIOUS)
    t.look(0, HAND)
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.blank-age")
def test_abilities_stay_lost_when_another_citizen_that_gained_them_leaves() -> None:
    t = table(
        me=side(island=["Pale Nurse", "Moss Boar", "Hired Hand"], hand=["Stampede", "Erase the Name", WAIT], soul=4)
    )
    t.cast("Stampede").cast("Erase the Name", "Moss Boar")
    t.use("Pale Nurse", "choose Hired Hand")
    assert t.limbo == ["Stampede", "Erase the Name", "Hired Hand"]
    assert not t.m.has(t.find("Moss Boar"), TENACIOUS)
    assert t.m.has(t.find("Pale Nurse"), TENACIOUS)
    t.look(0, HAND, DECK, LIMBO)
    t.ends_clean()


@pytest.mark.rule("kryptik:return.enters", "kryptik:put.no-enter", "kryptik:island")
def test_returned_citizens_enter_and_those_put_there_do_not() -> None:
    for spell, entered in ((BACK, True), ("Second Shift", False)):
        t = table(me=side(hand=[spell, WAIT], limbo=["Tomb Courier"], soul=4))
        t.cast(spell)
        assert t.mine == ["Tomb Courier"]
        assert t.state("Tomb Courier").weary
        assert (len(t.m.deck(0)) == 10) == entered
        t.look(0, LIMBO, DECK)
        t.ends_clean()


@pytest.mark.rule(
    "kryptik:trigger.cost", "kryptik:trigger.optional", "kryptik:trigger.declined", "kryptik:ruling.offers"
)
def test_what_is_declined_does_not_go_on_the_pile() -> None:
    for answer, stack in (("no", []), ("yes", ["Sexton Maude"])):
        t = table(me=side(island=["Sexton Maude", "Hired Hand"], hand=["Feast"]), opponent=side(hand=[WAIT]))
        t.pick("cast Feast", "choose Hired Hand", answer)
        while t.asked == "Me" and "pass" not in t.offered:
            t.pick(t.offered[0])
        assert t.stack == ["Feast", *stack]
        t.resolve()
        assert t.stats("Sexton Maude") == ((1, 1) if stack else (3, 3)), "she is the only target"
        t.look(0, HAND, LIMBO)
        t.ends_clean()
    t = table(me=side(island=["Sexton Maude", "Hired Hand"], hand=["Feast"], soul=["Wither"]))
    t.pick("cast Feast", "choose Hired Hand")
    assert "yes" not in t.offered, "nothing is left to pay with"
    t.look(0, HAND, LIMBO)
    t.ends_clean()


@pytest.mark.rule("kryptik:short-time", "kryptik:faction")
def test_short_time_looks_at_any_opponent() -> None:
    t = table(side(row=["Hush"] * 3), me=side(island=["Old Bramblehide", "The Ninth Creditor"], hand=[WAIT]))
    assert t.m.has(t.find("Old Bramblehide"), v.RAVENOUS)
    assert "use The Ninth Creditor" in t.offered
    t.ends_clean()
    t = table(me=side(island=["Old Bramblehide", "The Ninth Creditor"], hand=[WAIT]))
    assert not t.m.has(t.find("Old Bramblehide"), v.RAVENOUS)
    assert "use The Ninth Creditor" not in t.offered
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.borrowed", "kryptik:end.until")
def test_an_owner_who_borrows_back_what_was_borrowed_keeps_it() -> None:
    t = table(
        me=side(hand=["Undertow Broker", WAIT], island=["Moss Boar"]),
        opponent=side(hand=[WAIT], island=["Gate Porter"], row=["Undertow Broker"]),
    )
    t.cast("Undertow Broker").attack("Moss Boar", 1).block().strike().pick("cast it for its 11 year cost").resolve()
    t.resolve()
    assert t.theirs == ["Undertow Broker", "Gate Porter"]
    t.end_turn()
    assert t.theirs == ["Undertow Broker", "Gate Porter"]
    assert t.mine == ["Moss Boar", "Undertow Broker"]
    t.row(1)
    t.look(0, HAND)
    t.look(1, HAND, DECK)
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.borrowed")
def test_who_takes_for_good_what_they_have_for_the_turn_keeps_it() -> None:
    t = table(
        me=side(hand=["Undertow Broker", "Change of Hands"], island=["Moss Boar"], soul=6),
        opponent=side(island=["Gate Porter"]),
    )
    t.cast("Undertow Broker").cast("Change of Hands", "Gate Porter").end_turn()
    assert t.mine == ["Moss Boar", "Undertow Broker", "Gate Porter"]
    assert t.theirs == []
    t.look(0, HAND, LIMBO)
    t.look(1, HAND, DECK)
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.borrowed", "kryptik:ruling.eliminated-cards")
@pytest.mark.parametrize(("out", "to"), [(1, 2), (0, 1)], ids=["who lent it is out", "who borrowed it is out"])
def test_with_a_player_out_a_borrowed_citizen_goes_to_who_lent_it_or_else_to_its_owner(out: int, to: int) -> None:
    t = table(
        side(island=["Gate Porter"], hand=[WAIT]),
        me=side(hand=["Undertow Broker", WAIT], soul=6),
        opponent=side(hand=["Change of Hands", WAIT], soul=4),
    )
    t.end_turn().cast("Change of Hands", "Gate Porter")
    assert t.theirs == ["Gate Porter"]
    t.end_turn().end_turn().cast("Undertow Broker")
    assert t.mine == ["Undertow Broker", "Gate Porter"]
    t.m.concede(out)
    if out:
        assert t.mine == ["Undertow Broker", "Gate Porter"], "until the turn ends"
        t.end_turn()
    assert t.names(to, ISLAND) == ["Gate Porter"]
    for player in range(3):
        t.look(player, *range(ZONES))
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.eliminated-cards", "kryptik:overlord.abolish-one")
def test_an_overlord_goes_back_although_who_took_it_gives_up_in_the_middle_of_an_effect() -> None:
    quill = "Admiral Quill"
    t = table(
        side(row=["Reed Skiff"] * 6),
        me=side(hand=["Change of Hands", "Mirror Gull", WAIT], soul=6, deck=[WAIT] * 9),
        opponent=side(island=[quill, quill], hand=[WAIT]),
    )
    t.cast("Change of Hands", quill).cast("Mirror Gull")
    assert "do you draw 2 cards" in t.m.prompt()
    t.m.concede(0)
    assert t.m.prompt() == f"You may control one {quill}: which do you abolish?"
    t.watch.choose(t.offered[0])
    assert (t.names(0, ISLAND), t.theirs, t.names(1, ABOLISHED)) == ([], [quill], [quill])
    for player in range(3):
        t.look(player, *range(ZONES))
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.borrowed", "kryptik:ruling.each-in-turn")
@pytest.mark.parametrize("out", [None, 1, 2])
def test_overlords_that_go_back_together_are_settled_in_turn_order(out: int | None) -> None:
    quill, nerys = "Admiral Quill", "Nerys, the Quiet Current"
    t = table(
        side(island=[nerys, nerys], hand=[WAIT]),
        me=side(hand=[LOAN, LOAN, WAIT], soul=4),
        opponent=side(island=[quill, quill], hand=[WAIT]),
    )
    t.cast(LOAN, nerys).cast(LOAN, quill)
    assert t.mine == [nerys, quill]
    while not t.m.prompt().startswith("You may control one"):
        t.passes_once()
    assert t.asked == "Opponent"
    if out is not None:
        t.m.concede(out)
    for player, name in ((1, quill), (2, nerys)):
        if player != out:
            assert t.m.prompt() == f"You may control one {name}: which do you abolish?"
            t.watch.choose(t.offered[0])
            assert t.names(player, ISLAND) == [name]
    assert t.mine == []
    for player in range(3):
        t.look(player, *range(ZONES))
    t.ends_clean()
