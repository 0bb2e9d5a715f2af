"""The match as everybody uses it: what it waits for, how to answer, and all that can be asked of it."""

from collections.abc import Iterator, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.asking.sealed import Sealed
from cardwright.kernel.asking.why_not import why_not
from cardwright.kernel.asking.wording import described, is_option_text
from cardwright.kernel.basics.errors import (
    AmbiguousOption,
    ConcessionRefused,
    GameOver,
    IllegalOption,
    NotAsked,
    UnknownOption,
)
from cardwright.kernel.basics.names import fold, quote
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.state import State
from cardwright.kernel.keeping import records, saves
from cardwright.kernel.pieces.options import NUMBER, Option
from cardwright.kernel.pieces.shapes import OptionView, Outcome, Scene, View
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.seeing import encoding, follower, outcomes, sampling, views

SHOWN: Final = 8
"""As many options as the message of an error lists."""


class Decision:
    """What the match waits for: who chooses, what for, and among which options.

    Options are counted at once and described only when looked at; ``option in decision`` takes a text or an index.
    """

    __slots__ = ("_match", "_options", "codes", "player")

    def __init__(self, match: "Match", player: int, codes: list[int]) -> None:
        """Describe what ``match`` asks ``player`` now."""
        self._match: Match = match
        self._options: list[Option] | None = None
        self.player: int = player
        self.codes: list[int] = codes

    def __len__(self) -> int:
        """Return the number of options, at least one."""
        return len(self.codes)

    def __iter__(self) -> Iterator[Option]:
        """Go through the options in their canonical order."""
        return iter(self.options)

    def __contains__(self, pick: object) -> bool:
        """Tell whether `find` would accept the pick."""
        try:
            self.find(pick)
        except (UnknownOption, IllegalOption, AmbiguousOption):
            return False
        return True

    def world(self, rng: Rng) -> "Match":
        """Return a match that the chooser cannot tell from the true one; what the chooser cannot know is drawn."""
        return self._match.sample(self.player, rng)

    def worlds(self, rng: Rng) -> sampling.Worlds:
        """Return all such matches, to be drawn one by one; faster than `world` where many are wanted."""
        return sampling.Worlds(self._match, self.player, rng)

    @property
    def turn(self) -> int:
        """The number of the turn in which it is asked."""
        return self._match.turn

    @property
    def sealed(self) -> bool:
        """Whether others do not see what is picked before all have answered."""
        return self._match.sealed

    @property
    def prompt(self) -> str:
        """What is asked, in a sentence."""
        return self._match.prompt()

    @property
    def options(self) -> list[Option]:
        """The options, described."""
        if self._options is None:
            self._options = described(self._match, self.codes)
        return self._options

    def texts(self) -> list[str]:
        """Return the text forms of all options, in order; no two are the same."""
        return [option.text for option in self.options]

    def find(self, pick: object) -> int:
        """Return the index of the option that a pick means: an index, an `Option`, or a text form.

        Texts are taken in any spelling (see `kernel.basics.names`) and may be cut short where only one option begins
        so; what follows a colon only explains, and may always be left out. The whole text of an option that is not
        offered never means another one. An `Option` of an earlier decision means the same option now, whatever its
        place.
        Raises `UnknownOption`, `IllegalOption` or `AmbiguousOption`, saying what would have been accepted.
        """
        if isinstance(pick, Option):
            return self._find_option(pick)
        if isinstance(pick, int) and not isinstance(pick, bool):
            if 0 <= pick < len(self.codes):
                return pick
            msg = f"There is no option {pick}: this decision has options 0 to {len(self.codes) - 1}."
            raise IllegalOption(msg)
        if not isinstance(pick, str):
            msg = f"An option is picked by its number or its text, not by {type(pick).__name__}."
            raise UnknownOption(msg)
        return self._find_text(fold(pick), pick)

    def _find_option(self, pick: Option) -> int:
        if pick.code in self.codes:
            index = self.codes.index(pick.code)
            # The code of a number says which one, but not of what.
            if pick.kind != NUMBER or pick.text == self.options[index].text:
                return index
        raise IllegalOption(f"{pick.text!r} is not possible now; possible are {self._accepted()}.")

    def _find_text(self, wanted: str, typed: str) -> int:
        texts = [fold(text) for text in self.texts()]
        if wanted in texts:
            return texts.index(wanted)
        named = [fold(text.partition(":")[0]) for text in self.texts()]
        if named.count(wanted) == 1:
            return named.index(wanted)
        shown = quote(typed)
        if is_option_text(self._match, typed):
            raise IllegalOption(f"{shown} is not possible now; possible are {self._accepted()}.")
        fitting = [i for i, text in enumerate(texts) if wanted and text.startswith(wanted)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            names = ", ".join([repr(self.texts()[i]) for i in fitting[:4]])
            raise AmbiguousOption(f"{shown} could mean {names}; please write more of it.")
        raise UnknownOption(f"No option is called {shown}; possible are {self._accepted()}.")

    def _accepted(self) -> str:
        texts = self.texts()
        return ", ".join([repr(text) for text in texts[:SHOWN]]) + (", ..." if len(texts) > SHOWN else "")


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(State):
    """A whole game at one moment, to be played and asked; games subclass it with their own fields.

    What it holds and how it goes on is `State`'s.
    """

    __slots__ = ()

    @property
    def decision(self) -> Decision:
        """What the match waits for; raises `GameOver` once it has ended."""
        if self.outcome is not None:
            msg = f"The match is over: {self.outcome.reason}."
            raise GameOver(msg)
        return Decision(self, self.chooser, self.codes)

    @property
    def decisions(self) -> list[Decision]:
        """All that the match waits for: several decisions where players choose in secret at once, otherwise one."""
        if self.outcome is not None:
            return [self.decision]
        frame = self.frames[-1]
        return [self.decision_of(player) for player in frame.op.asked(self, frame)]

    def decision_of(self, player: int) -> Decision:
        """What the match waits for from that player; raises `GameOver` or `NotAsked`."""
        if self.outcome is not None or player == self.chooser:
            return self.decision
        frame = self.frames[-1]
        if player not in frame.op.asked(self, frame):
            name = self.names[player] if 0 <= player < len(self.names) else f"player {player}"
            raise NotAsked(f"The match does not wait for {name} now, but for {self.names[self.chooser]}.")
        turned = self.copy()
        turned.turn_to(player)
        return turned.decision

    @property
    def sealed(self) -> bool:
        """Whether what is picked now is seen by others only when all have answered."""
        return self.outcome is None and isinstance(self.frames[-1].op, Sealed)

    def why_not(self, player: int, card: int, first: str = "") -> str:
        """Say in a sentence or two why a player cannot choose a card now, or what can be done with it and what not.

        Where something else has to be answered first it says ``first``, or names the question where that is empty. It
        says nothing that the player may not know. Raises ValueError for a player that there is not.
        """
        return why_not(self, player, card, first)

    def withdraw(self, player: int) -> None:
        """Take back the player's own answer to a decision that others have still to answer too.

        Raises `GameOver`, or `NotAsked` if there is nothing to take back, and then nothing has changed.
        """
        if self.outcome is not None:
            raise GameOver(f"The match is over: {self.outcome.reason}.")
        frame = self.frames[-1]
        if not frame.op.withdraw(self, frame, player):
            raise NotAsked(f"{self.names[player]} has no sealed answer that could be taken back.")
        self.run()

    def ask_first(self, player: int) -> None:
        """Take back what all others have answered to a decision in secret, and ask that player before them.

        It is for sampled worlds: what others have answered there is made up, and nothing to go by. What is decided
        openly stays as it is.
        """
        if not self.sealed:
            return
        frame = self.frames[-1]
        for other in self.seats:
            if other != player:
                frame.op.withdraw(self, frame, other)
        self.turn_to(player)

    def choose(self, pick: object, player: int = NOBODY) -> None:
        """Pick an option of the current decision, by index, text or `Option`, and run to the next decision.

        Where several players choose in secret at once, ``player`` says who picks; otherwise it need not be given.
        Raises `GameOver`, `NotAsked`, `UnknownOption`, `IllegalOption` or `AmbiguousOption`, and then nothing has
        changed.
        """
        if player >= 0 and player != self.chooser:
            pick = self.decision_of(player).find(pick)
            self.turn_to(player)
        if not (type(pick) is int and 0 <= pick < len(self.codes) and self.outcome is None):
            pick = self.decision.find(pick)
        self.pick(pick)

    def concede(self, player: int) -> None:
        """Give the game up for a player, who need not be asked: the last one in it wins, and several go on without.

        Raises `GameOver`, or `ConcessionRefused` where the player is not in the game, or the others cannot go on.
        """
        if self.outcome is not None:
            raise GameOver(f"The match is over: {self.outcome.reason}.")
        if player not in self.seats:
            name = self.names[player] if 0 <= player < len(self.names) else f"player {player}"
            raise ConcessionRefused(f"There is nothing to concede for {name}, who is not in the game.")
        left = len(self.seats) - 1
        if left > 1 and not self.game.rules.goes_on_without(self, player):
            title = self.game.title
            raise ConcessionRefused(f"Nobody can concede to {left} others, because {title} does not go on without one.")
        super().concede(player)

    @property
    def fingerprint(self) -> str:
        """A hash of all that matters for how the match goes on, the same on every platform; see `saves.fingerprint`."""
        return saves.fingerprint(self)

    @property
    def record(self) -> records.Record:
        """How the match was set up and every pick, to replay and verify; found by replaying, so do not ask in a loop.

        Raises `BadRecord` for a match that its picks do not lead to: a position laid out, a sampled world.
        """
        return records.record_of(self)

    def to_json(self) -> str:
        """Return the match as text, in mid-effect too, with everything hidden in it."""
        return saves.to_json(self)

    @staticmethod
    def from_json(text: str) -> "Match":
        """Return the match that `to_json` wrote, of whatever game; `BadSave` says why it cannot be read."""
        m = saves.from_json(text)
        assert isinstance(m, Match)
        return m

    def __eq__(self, other: object) -> bool:
        """Compare everything that a saved match would hold."""
        if not isinstance(other, Match):
            return NotImplemented
        return self is other or saves.content(self) == saves.content(other)

    __hash__ = None  # type: ignore[assignment]

    def view(self, viewer: int, alike: views.Alike | None = None) -> View:
        """Return all that a viewer may know: a player's number, or the number of players for those who only watch.

        It is to be read: what is printed on cards is shared by all views that show it. With ``alike``, so are areas
        that look alike to all viewers.
        """
        return views.view(self, viewer, alike)

    def encode(self, viewer: int, buffer: "memoryview[float] | memoryview[int]") -> list[int]:
        """Write what a viewer may know into a buffer of floats, as `Game.encoding` describes them.

        Returns the number of the action that each option is, in their order, if the viewer is asked, otherwise none.
        Raises ValueError for a viewer that there is not, and for a buffer that is too small.
        """
        return encoding.encoding_of(self.game).write(self, viewer, buffer)

    def log(self, viewer: int) -> list[str]:
        """Return what happened so far in sentences, oldest first, as that viewer may know it."""
        return follower.log(self, viewer)

    def scenes(self, viewer: int) -> list[Scene]:
        """Return what that viewer, as in `log`, saw happen so far: scenes to be played, oldest first."""
        return follower.scenes(self, viewer)

    def foresee(self, player: int, index: int, rng: Rng, then: Sequence[OptionView] = ()) -> Outcome:
        """Return what an option of a player's decision leads to, as far as the player can know and nobody else decides.

        ``then`` are answers to what is asked after it (`Outcome` has them as ``asks``), one after the other; nothing is
        told where one of them is not offered. ``rng`` must not depend on anything that the player does not know. Raises
        `GameOver`, `NotAsked`, or `IllegalOption` for an index that there is not.
        """
        return outcomes.outcome(self, player, self.decision_of(player).find(index), rng, then)

    def sample(self, player: int, rng: Rng) -> "Match":
        """Return a match that the player cannot tell from this one: hidden cards dealt anew, chance fresh from rng."""
        world = sampling.sample(self, player, rng)
        assert isinstance(world, Match)
        return world

    def copy(self) -> "Match":
        """Return an independent copy, in mid-effect too; cheap, because both share what neither changes."""
        raise NotImplementedError

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return Match.from_json, (self.to_json(),)
