"""Sealed decisions: two or more players choose at the same time, in secret; the answers open together.

**How it lives in a match.** A player's answer is a run of picks (`runs`), and a run changes nothing while it is asked.
It must not: two players who answer at once must not be able to disturb each other, or the order of answering would
matter. So what a branch has picked so far is all there is to know about it, and the whole decision is *one* ordinary
frame whose data holds every player's picks. There are no parallel stacks; copying, saving and sampling find nothing
new; and a game without sealed decisions pays nothing.

**Who is asked.** The match's one `decision` is that of the first player still to answer. `Match.decisions` has one for
each of them, and ``match.choose(pick, player=2)`` answers for any of them: the frame is turned to that player, answers,
and goes back to the first. Each answer lies in its own place of the data, so every order of answering ends in the same
match. A player's first pick is asked even if there is only one option, since skipping it would tell the others so.

**What the others see** is nothing: not the picks, not their number. That a player is no longer waited for can be seen,
as at any table.

**Record.** A sealed pick is not yet a pick of the match. When all are in, they are written into the record player by
player, which is the order in which a replay is asked for them. A record taken before that carries `open_picks` as well.
Until all are in a player may `Match.withdraw` an answer; afterwards the record does not show that they ever did.
"""

from dataclasses import dataclass, replace

from cardwright.kernel.asking.runs import Run, random_picks, still_made
from cardwright.kernel.asking.wording import verb_text
from cardwright.kernel.basics.picks import Pick
from cardwright.kernel.basics.quantities import Quantities
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.basics.things import Things
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.core.state import State
from cardwright.kernel.pieces.options import Option
from cardwright.kernel.pieces.zones import NOBODY


def answers_in(data: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """Return the players and their picks (codes), in the order of the players, from the data of a frame.

    >>> answers_in((0, 2, 71, 90, 1, 0))
    [(0, (71, 90)), (1, ())]
    """
    answers: list[tuple[int, tuple[int, ...]]] = []
    i = 0
    while i < len(data):
        end = i + 2 + data[i + 1]
        answers.append((data[i], data[i + 2 : end]))
        i = end
    return answers


def place_of(data: tuple[int, ...], player: int) -> int:
    """Return where the picks of a player begin in the data of a frame, after their number; -1 if they are not asked.

    >>> place_of((0, 2, 71, 90, 1, 0), 1)
    6
    """
    i = 0
    while i < len(data):
        if data[i] == player:
            return i + 2
        i += 2 + data[i + 1]
    return NOBODY


def data_of(answers: list[tuple[int, tuple[int, ...]]]) -> tuple[int, ...]:
    """Return the data that `answers_in` reads."""
    data: list[int] = []
    for player, picks in answers:
        data.append(player)
        data.append(len(picks))
        data.extend(picks)
    return tuple(data)


@dataclass(unsafe_hash=True)
class Sealed(Op):
    """Asks a run of each of the players at once; then ``then`` takes its place, with all answers as its data.

    ``pc`` is the player whose decision the match shows.
    """

    run: Run
    then: Op
    players: tuple[int, ...]

    def __init__(self, run: Run, then: Op, players: tuple[int, ...]) -> None:
        """Ask a run of some players, then do something."""
        self.run = run
        self.then = then
        self.players = players

    def answers(self, f: Frame) -> list[tuple[int, tuple[int, ...]]]:
        """Return what each player has picked so far."""
        return answers_in(f.data) if f.data else [(player, ()) for player in self.players]

    def picks_of(self, f: Frame, player: int) -> tuple[int, ...]:
        """Return what one player has picked so far."""
        data = f.data
        at = place_of(data, player)
        return data[at : at + data[at - 1]] if at >= 0 else ()

    def put(self, f: Frame, player: int, picks: tuple[int, ...]) -> None:
        """Replace what one player has picked so far."""
        data = f.data or data_of(self.answers(f))
        at = place_of(data, player)
        data = (*data[: at - 1], len(picks), *picks, *data[at + data[at - 1] :])
        f.data = data if len(data) > 2 * len(self.players) else ()

    def step(self, m: State, f: Frame) -> None:
        """Show the decision of the first player still to answer; open the answers when there is none."""
        for player, picks in self.answers(f):
            codes = self.run.codes(m, f.act, player, picks)
            if codes:
                f.pc = player
                m.ask(player, codes, stop=True)
                return
        for _, index in self.indexes(m, f):
            m.picks = Pick(index, m.picks)
        m.barrier += 1
        m.pop()
        m.push(self.then, f.act, 0, data_of(self.answers(f)))

    def answer(self, m: State, f: Frame, code: int) -> None:
        """Keep the pick of the player whose decision it was, out of the record until all are in."""
        assert m.picks is not None
        m.picks = m.picks.before
        m.lately = ()
        self.put(f, f.pc, self.forced(m, f.act, f.pc, (*self.picks_of(f, f.pc), code)))

    def forced(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> tuple[int, ...]:
        """Add the picks that leave no choice, where forced decisions are skipped."""
        while m.skip_forced:
            codes = self.run.codes(m, act, player, picks)
            if len(codes) != 1:
                break
            picks = (*picks, codes[0])
        return picks

    def indexes(self, m: State, f: Frame) -> list[tuple[int, int]]:
        """Return the picks so far as they stand in a record: players and indexes of options, player by player."""
        indexes: list[tuple[int, int]] = []
        for player, picks in self.answers(f):
            for i, code in enumerate(picks):
                codes = self.run.codes(m, f.act, player, picks[:i])
                if i == 0 or len(codes) > 1 or not m.skip_forced:
                    indexes.append((player, codes.index(code)))
        return indexes

    # ---- the players ----

    def asked(self, m: State, f: Frame) -> list[int]:
        """Return the players still to answer."""
        return [player for player, picks in self.answers(f) if self.run.codes(m, f.act, player, picks)]

    def turn_to(self, m: State, f: Frame, player: int) -> None:
        """Show the decision of one of the players still to answer."""
        f.pc = player
        m.ask(player, self.run.codes(m, f.act, player, self.picks_of(f, player)), stop=True)

    def withdraw(self, m: State, f: Frame, player: int) -> bool:
        """Take back what a player has picked so far; false if that is nothing."""
        if not self.picks_of(f, player):
            return False
        self.put(f, player, ())
        f.pc = self.asked(m, f)[0]
        return True

    def answered(self, m: State, f: Frame, player: int) -> bool:
        """Whether the player has picked something."""
        return bool(self.picks_of(f, player))

    def picked(self, m: State, f: Frame, player: int) -> list[Option]:
        """Return the picks of the player so far."""
        table = m.game.actions
        options: list[Option] = []
        picks = self.picks_of(f, player)
        for i, code in enumerate(picks):
            index = self.run.codes(m, f.act, player, picks[:i]).index(code)
            verb, kind = table.verbs[code // table.stride]
            argument = code % table.stride
            said = self.run.option_text(m, f.act, player, picks[:i], code)
            text = said or verb_text(m, verb, kind, argument, player)
            options.append(Option(index, code, verb, kind, argument, text))
        return options

    def without(self, m: State, f: Frame, player: int) -> bool:
        """Ask without that player, and anew who has picked what is there no more."""
        old = self.answers(f)
        answers = [(one, still_made(self.run, m, f.act, one, picks)) for one, picks in old if one != player]
        f.op = replace(self, players=tuple([one for one, _ in answers]))
        f.data = data_of(answers) if [picks for _, picks in answers if picks] else ()
        return f.act.player != player or f.act.source < 0

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """No card stays what it is because somebody picked it in secret."""
        return ()

    def imagine(self, m: State, f: Frame, viewer: int, rng: Rng, real: State) -> None:
        """Make up what the others have picked, in a world that has made up what they hold: who is ready stays so.

        With other cards the same picks might not make a whole answer.
        """
        for player, picks in self.answers(f):
            if player != viewer:
                ready = bool(picks) and not self.run.codes(real, f.act, player, picks)
                self.put(f, player, random_picks(self.run, m, f.act, player, rng) if ready else ())
        if m.frames[-1] is f and m.chooser >= 0:
            self.turn_to(m, f, f.pc)

    def prompt(self, m: State, f: Frame) -> str:
        return self.run.prompt(m, f.act, f.pc, self.picks_of(f, f.pc))

    def option_text(self, m: State, f: Frame, code: int) -> str:
        return self.run.option_text(m, f.act, f.pc, self.picks_of(f, f.pc), code)

    def picked_together(self, m: State, f: Frame) -> Things | None:
        return self.run.picked_together(m, f.act, f.pc, self.picks_of(f, f.pc))

    def quantities(self, m: State, f: Frame) -> Quantities | None:
        return self.run.quantities(m, f.act, f.pc, self.picks_of(f, f.pc))

    def why_not(self, m: State, f: Frame, card: int) -> str:
        return self.run.why_not(m, f.act, f.pc, self.picks_of(f, f.pc), card)


def open_picks(m: State) -> list[tuple[int, int]]:
    """Return the picks of a sealed decision that is still open: players and indexes of options.

    They follow the picks of the record: ``match.choose(index, player=player)`` for each makes the same match again.
    """
    if m.outcome is None and m.frames:
        frame = m.frames[-1]
        op = frame.op
        if isinstance(op, Sealed):
            return op.indexes(m, frame)
    return []
