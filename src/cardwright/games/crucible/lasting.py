"""What works for a while, as views tell it of the cards that it works on."""

from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.words.happenings import THIS_ROUND
from cardwright.kernel.core.frames import Standing
from cardwright.kernel.grammar import printed
from cardwright.kernel.grammar.forms import sentence
from cardwright.kernel.pieces.shapes import Lasting
from cardwright.kernel.seeing.reasons import source_name
from cardwright.language.durations import lasting


def works_on(m: Crucible, card: int) -> list[Standing]:
    """Return what works on a card for a while: on those that it is bound to, or on a player's character."""
    return [
        s for s in m.standing if not s.constant and (card in s.act.it if s.act.it else card == m.tokens[s.act.player])
    ]


def lasting_on(m: Crucible, card: int) -> list[Lasting]:
    """Tell what works on a card for a while, and until when."""
    told: list[Lasting] = []
    for s in works_on(m, card):
        source = s.act.source
        shown: Lasting = {"name": source_name(m, source), "text": lasting_text(m, s)}
        if m.known[source] == m.everyone:
            shown["key"] = m.prints[source].key
        told.append(shown)
    return told


def lasting_text(m: Crucible, s: Standing) -> str:
    """Say what works for a while, how long or how often."""
    phrase = s.node.phrase()
    text = printed(lasting(phrase, THIS_ROUND) if s.until == m.turn else phrase)
    return sentence(f"{text} ({s.uses} left)" if s.uses > 0 else text)
