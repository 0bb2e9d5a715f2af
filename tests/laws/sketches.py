"""Random cards are tried out: printed, checked and played in matches in which the laws hold.

Thousands of them, by the numbers of their seeds, in as many processes as there are; what crashes is told:

    uv run python -m tests.laws.sketches crucible 0 1250
"""

import argparse
import json
import sys
from dataclasses import asdict, dataclass, field
from functools import partial
from threading import Timer

from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.language.files import Misfit
from cardwright.language.lint import lint
from tests.laws.cards import MAKERS, Maker, Tree
from tests.laws.laws import saving_and_loading_changes_nothing
from tests.laws.seen import a_sampled_world_looks_the_same
from tests.laws.starts import Start

LONGEST = 20_000
"""Decisions of a match; a card may well keep both players alive for ever."""
LOOKED_AT = (60,)
"""After how many decisions the laws are tried."""
SLOW = 20
"""Seconds after which a card is worth a look."""


@dataclass
class Findings:
    """What came of the cards of some seeds."""

    written: int = 0
    refused: int = 0
    """They are nonsense by themselves: an amount that can never be 1, a creature that is played as a copy."""
    faulty: int = 0
    """The linter has found something, so that no file can bring them into play."""
    played: int = 0
    crashed: list[str] = field(default_factory=list)

    def add(self, more: "Findings") -> None:
        """Add what came of others."""
        self.written += more.written
        self.refused += more.refused
        self.faulty += more.faulty
        self.played += more.played
        self.crashed += more.crashed


def found(maker: Maker, seeds: range) -> Findings:
    """Write, print, check and play a card for each seed."""
    findings = Findings()
    for seed in seeds:
        rng = Rng(seed).stream("cards")
        tree = maker.tree(rng)
        findings.written += 1
        try:
            try_out(maker, tree, rng, findings)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            findings.crashed.append(f"{seed}: {type(error).__name__}: {error}\n{json.dumps(tree)}")
    return findings


def try_out(maker: Maker, tree: Tree, rng: Rng, findings: Findings) -> None:
    """Check a card, and print and play it if nothing is wrong with it."""
    node = maker.read(tree)
    try:
        card = maker.card(node, rng)
    except (TypeError, Misfit):
        findings.refused += 1
        return
    if lint(card, maker.writer.form.game):
        findings.faulty += 1
        return
    assert card.text
    play(maker, maker.game(card), card, rng.stream("play"))
    findings.played += 1


def play(maker: Maker, game: Game, card: CardPrint, rng: Rng) -> None:
    """Play a match at random; the laws hold in it."""
    start = Start(maker.name, game, partial(maker.begin, game, card), LONGEST, maker.sound)
    m = start.begin(rng.below(1000))
    for n in range(LONGEST):
        if m.over:
            return
        if n in LOOKED_AT:
            maker.sound(m)
            a_sampled_world_looks_the_same(start, m, rng)
            saving_and_loading_changes_nothing(start, m, rng)
        m.choose(rng.below(len(m.codes)))


def main() -> int:
    """Try out the cards of some seeds, and print what came of them as JSON; name those that take long."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[maker.name for maker in MAKERS])
    parser.add_argument("first", type=int, help="the first seed")
    parser.add_argument("end", type=int, help="the seed after the last one")
    arguments = parser.parse_args()
    maker = next(maker for maker in MAKERS if maker.name == arguments.game)
    total = Findings()
    for seed in range(arguments.first, arguments.end):
        late = Timer(SLOW, sys.stderr.write, (f"{maker.name} {seed} takes more than {SLOW} s\n",))
        late.start()
        total.add(found(maker, range(seed, seed + 1)))
        late.cancel()
    report = {"game": maker.name, "first": arguments.first, "end": arguments.end, **asdict(total)}
    sys.stdout.write(f"{json.dumps(report)}\n")
    return 1 if total.crashed else 0


if __name__ == "__main__":
    sys.exit(main())
