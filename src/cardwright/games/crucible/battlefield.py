"""The tiles of the Battlefield: which lie there, and what comes where one is gone (crucible:move.replace)."""

from cardwright.games.crucible.events import SentUnder, TileLaid, TileRemoved, TilesReshuffled
from cardwright.games.crucible.questions import BEING_ENTERED
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import ATTACK_PHASE, BARE, CHRYSALYS, MONSTER
from cardwright.games.crucible.zones import PLACES, TILE_DECK, TILE_DISCARD


def may_stand(m: Crucible, place: int) -> bool:
    """Whether a Token may end a Move at a place: no Token and no Monster is there, and nothing forbids it.

    crucible:move.one, crucible:move.occupied
    """
    cards = m.zones[m.first + place]
    if len(cards) > 1 or m.printed[cards[0]].kind == MONSTER:
        return False
    return not BEING_ENTERED.forbidden(m, cards[0])


def replace_tile(m: Crucible, place: int) -> None:
    """Remove the tile at a place and replace it from the deck; the Chrysalys stays (crucible:ruling.leaving)."""
    ground = m.ground_at(place)
    if m.printed[ground].kind != CHRYSALYS:
        m.do(TileRemoved(ground, to_box=m.printed[ground].kind == BARE))
        fill(m, place)


def vacate(m: Crucible, place: int) -> None:
    """Replace the tile that a character has left, if no other Token stands there (crucible:ruling.leaving)."""
    if m.token_at(place) < 0:
        replace_tile(m, place)


def fill(m: Crucible, place: int) -> None:
    """Lay the top tile of the deck; where it has none that can come, first shuffle what was removed into it.

    If there is none then either, bare ground is left (crucible:ruling.tiles-out).
    """
    if laid(m, place):
        return
    if m.zones[m.shared(TILE_DISCARD)]:
        m.do(TilesReshuffled())
        if laid(m, place):
            return
    lay_bare(m, place)


def laid(m: Crucible, place: int) -> bool:
    """Lay the top tile of the deck, if there is one; a second Boss or Mini-boss goes under it (crucible:monster.boss).

    Each is passed over at most once (crucible:ruling.second-boss).
    """
    taken = boss_in_play(m)
    for card in reversed(m.zones[m.shared(TILE_DECK)]):
        if taken and m.printed[card].facts.rank:
            m.do(SentUnder(card))
        else:
            fresh = m.phase == ATTACK_PHASE and m.printed[card].kind == MONSTER  # crucible:monster.new
            m.do(TileLaid(card, place, fresh=fresh))
            return True
    return False


def boss_in_play(m: Crucible) -> bool:
    """Whether a Boss or Mini-boss lies on the Battlefield."""
    for place in range(PLACES):
        ground = m.zones[m.first + place]
        if ground and m.printed[ground[0]].facts.rank:
            return True
    return False


def lay_bare(m: Crucible, place: int) -> None:
    """Leave bare ground, which gives no Mana (crucible:ruling.item-ground)."""
    bare = next(iter([card for card in m.boxed() if m.printed[card].kind == BARE]))
    m.do(TileLaid(bare, place))


def replace_monster(m: Crucible, place: int) -> None:
    """Send the Monster at a place under the deck, for a Token that is placed there (crucible:random.monster).

    It gives nobody Points (crucible:ruling.replaced-monster).
    """
    monster = m.monster_at(place)
    if monster >= 0:
        m.do(SentUnder(monster))
        lay_bare(m, place)
