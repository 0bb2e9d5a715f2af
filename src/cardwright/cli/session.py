"""A game at the terminal: people and bots in turns, until the end or until somebody leaves."""

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path

import cardwright as cw
from cardwright import bots, decks
from cardwright.cli import files, saving
from cardwright.cli.amounts import Numbers
from cardwright.cli.coaching import Coach
from cardwright.cli.marks import Marks
from cardwright.cli.showing import Show
from cardwright.cli.stops import HELP as STOPS_HELP
from cardwright.cli.stops import Stops
from cardwright.kernel.asking.amounts import in_part, quantities_asked
from cardwright.kernel.asking.marking import marking_of
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import CardwrightError, UnknownCard
from cardwright.kernel.basics.picks import picks_of
from cardwright.kernel.grammar.forms import sentence
from cardwright.kernel.matches.history import History
from cardwright.kernel.pieces.shapes import Face, View
from cardwright.kernel.seeing.follower import Follower
from cardwright.reading.lists import list_made
from cardwright.reading.tallies import tallied
from cardwright.reading.view import Seen
from cardwright.reading.words import card_of, describe_print, explained, glossary_lines
from cardwright.research.hints import hint

HELP = """\
Type the number of an option, or its text (the beginning will do).
  ? NAME      a card, or a word on it   t NUMBER    what an option's card says
  look [AREA] all piles, or one         table       the whole table again
  log [N]     what happened             u           undo
  hint        what a bot would do       s [FILE]    save
  q           save and quit"""


REMEMBERED = 6
"""As many lines of the log somebody is told who comes back to a game."""


class Leave(Exception):
    """Somebody leaves the table."""


class Session:
    """One game at one keyboard.

    ``seats`` are the names of the bots that play, by player, empty for people; ``ask`` reads a line.
    """

    def __init__(
        self,
        show: Show,
        match: cw.Match,
        seats: Sequence[str],
        *,
        save: Path | None = None,
        own_save: bool = False,
        record: Path | None = None,
        opening: Sequence[str] = (),
        ask: Callable[[str], str] = input,
    ) -> None:
        """Sit down; ``own_save`` says that ``save`` holds this very game and may be written again.

        ``opening`` are sentences that come before everything else.
        """
        self.show = show
        self.history = History(match)
        self.seats = list(seats)
        self.save_path = save
        self.saved_here = own_save
        self.record_path = record
        self.opening = list(opening)
        self.ask = ask
        self.game = match.game
        # Streams of their own, apart from all chance of the game; a game that is resumed goes on with fresh ones.
        rng = cw.Rng(match.key).stream(f"bots {len(picks_of(match.picks))}")
        self.bots = {
            i: bots.make(name, rng.stream(str(i)), bots.PURSE, self.game) for i, name in enumerate(seats) if name
        }
        self.hints = rng.stream("hints")
        self.people = [i for i, name in enumerate(seats) if not name]
        self.stops = Stops(match, self.people)
        self.coach = Coach(match)
        self.followers = [Follower(viewer) for viewer in range(self.game.players + 1)]
        self.untold: list[list[str]] = [[] for _ in self.followers]
        if match.turn:  # In a game that goes on the news begin with what was last.
            self.untold = [self.follow(viewer)[-REMEMBERED:] for viewer in range(len(self.followers))]
        self.here = self.people[0] if len(self.people) == 1 else -1
        self.safe = match.copy()
        self.changed = False

    @property
    def match(self) -> cw.Match:
        """The match as it stands."""
        return self.history.match

    # ---- the loop ----------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the end, or until somebody leaves; whatever happens, the game is kept."""
        try:
            while not self.match.over:
                self.safe = self.match.copy()
                player = self.match.chooser
                if player in self.bots:
                    self.bot_picks(player)
                elif (pick := self.passing()) >= 0:
                    self.take(pick)
                else:
                    self.person_picks(player)
            self.safe = self.match
            self.finish()
        except (Leave, EOFError):
            self.keep()
        except BaseException:
            self.keep()
            raise

    def bot_picks(self, player: int) -> None:
        """Let a bot decide, where no lesson says what it does."""
        pick = self.coach.reply(self.match, player)
        if pick < 0:
            with self.show.waiting(f"{self.match.names[player]} is thinking"):
                pick = bots.pick_for(self.bots[player], self.match)
        self.take(pick)

    def passing(self) -> int:
        """Return the pick by which whoever is asked passes unasked, -1 for none; where a coach leads, the only one."""
        if self.coach.leads(self.match):
            return 0 if len(self.match.decision) == 1 else -1
        return self.stops.pick(self.match)

    def take(self, *picks: int) -> None:
        """Make the picks of one answer, in this order."""
        for pick in picks:
            self.history.choose(pick)
        self.changed = True

    def person_takes(self, player: int, *picks: int) -> None:
        """Make a person's picks, unless a coach answers them (`NotYet`)."""
        self.coach.check(self.match, player, picks)
        self.take(*picks)

    def person_picks(self, player: int) -> None:
        """Show a person the table, and read lines until one is a pick."""
        self.change_places(player)
        self.stops.held = False
        marking = marking_of(self.match)
        if marking is not None:
            self.person_answers(player, Marks(marking, player))
            return
        asked = quantities_asked(self.match)
        numbers = None if asked is None else Numbers(self.match, asked)
        if numbers is not None and numbers.kinds:
            self.person_answers(player, numbers)
            return
        seen = self.seen(player)
        self.show.moment(seen, self.news(player))
        options = seen.options()
        default = " [1]" if len(options) == 1 else ""
        while not self.obeyed(f"{default}> ".lstrip(), player, seen):
            pass

    def obeyed(self, prompt: str, player: int, seen: Seen, whole: Marks | Numbers | None = None) -> bool:
        """Read a line and do what it says; true if that was a pick or a mark, or changed the match otherwise.

        ``whole`` is what the line goes to where several picks make one answer.
        """
        line = " ".join(self.ask(prompt).split())
        try:
            if whole is not None and line and command_in(line) is None:
                if row := whole.take(line):
                    self.person_takes(player, *row)
                return True
            obeyed = self.answer(line, player, seen)
            if obeyed and whole is not None:
                whole.is_open = False
        except CardwrightError as error:
            self.show.say(sentence(str(error)))
            if whole is not None:
                whole.is_open = True
            return False
        return obeyed

    def person_answers(self, player: int, whole: Marks | Numbers) -> None:
        """Let a person mark several things in any order, or type several numbers, until the answer is whole."""
        news = self.news(player)
        while whole.is_open:
            seen = Seen(self.game, whole.shown(self.view(player)))
            self.show.moment(seen, news)
            news = []
            while not self.obeyed("> ", player, seen, whole):
                pass

    def change_places(self, player: int) -> None:
        """Hide the table before somebody else looks at the screen."""
        if player != self.here and len(self.people) > 1:
            self.show.clear()
            self.ask(f"{self.match.names[player]}, it is your move: press Enter when only you are looking. ")
        self.here = player

    def seen(self, player: int) -> Seen:
        """Give what a player sees."""
        return Seen(self.game, self.view(player))

    def view(self, player: int) -> View:
        """Give what a player sees, with what a coach says."""
        return self.coach.shown(self.match, player, self.match.view(player))

    def news(self, player: int) -> list[str]:
        """Give what a player has not been told yet; a line that has grown is told anew."""
        opening, self.opening = self.opening, []
        untold, self.untold[player] = self.untold[player], []
        return [*opening, *untold, *self.follow(player)]

    def follow(self, viewer: int) -> list[str]:
        """Give the lines of the log that are new to a viewer, or have changed."""
        _, lines = self.followers[viewer].update(self.match)
        return ["".join(text for text, _ in line) for line in lines]

    # ---- what people type --------------------------------------------------------------------------------------

    def answer(self, line: str, player: int, seen: Seen) -> bool:
        """Do what a line says; true if that was a pick, or changed the match otherwise."""
        options = seen.options()
        texts = [option["text"].casefold() for option in options]
        if line.casefold() not in texts:
            command = Session.nothing if not line else command_in(line)
            if command is not None:
                return command(self, line.replace("?", "? ", 1).partition(" ")[2].strip(), player, seen)
        pick: object = line if texts.count(line.casefold()) != 1 else texts.index(line.casefold())
        if line.isascii() and line.isdigit():
            pick = int(line) - 1
            if not 0 <= pick < len(options):
                return self.say(f"There is no option {line}: choose from 1 to {len(options)}, or type ? for help.")
        self.person_takes(player, self.match.decision.find(pick))
        return True

    def say(self, text: str) -> bool:
        """Say something; no pick."""
        self.show.say(text)
        return False

    def nothing(self, rest: str, player: int, seen: Seen) -> bool:
        """Answer an empty line: the only option, or a hint."""
        if len(seen.options()) == 1:
            self.take(0)
            return True
        if not seen.options():
            return self.say("Type the numbers that are asked for, or ? for help.")
        return self.say(f"Choose from 1 to {len(seen.options())}, or type ? for help.")

    def help(self, rest: str, player: int, seen: Seen) -> bool:
        """Say what can be typed, what a card says, or what a word on cards means."""
        if not rest:
            lesson = f"How to play and win: cardwright learn {self.game.name}" if self.game.lessons else ""
            return self.say("\n".join(filter(None, [HELP, STOPS_HELP if self.stops.known else "", lesson])))
        word = seen.explanation(rest)
        if word is not None:
            return self.say(explained(word))
        faces: dict[str, Face] = {face["name"]: face for face in seen.cards()}
        found = names.find(rest, faces)
        if found is not None:
            self.show.card(seen, faces[found])
            return False
        try:
            printed = self.game.cards[rest]
        except UnknownCard as error:
            return self.say(f"{sentence(str(error))} No word of its cards is called so either.")
        for line in [*describe_print(seen, printed), *glossary_lines(seen, seen.printed(printed))]:
            self.show.say(line)
        return False

    def hint(self, rest: str, player: int, seen: Seen) -> bool:
        """Say what a search would do, and why."""
        if len(self.people) > 1:
            return self.say("Hints are given only against bots alone.")
        if self.coach.leads(self.match):
            return self.say(seen.prompt)
        with self.show.waiting("Thinking"):
            found = hint(self.match, self.hints)
        return self.say(seen.spoken(found.sentence))

    def text(self, rest: str, player: int, seen: Seen) -> bool:
        """Say what the card of an option says."""
        options = seen.options()
        if not rest.isdigit() or not 1 <= int(rest) <= len(options):
            return self.say(f"Type t and the number of an option, from 1 to {len(options)}.")
        face = card_of(seen, options[int(rest) - 1])
        if face is None:
            return self.say(f"Option {rest} is not about a card.")
        self.show.card(seen, face)
        return False

    def log(self, rest: str, player: int, seen: Seen) -> bool:
        """Tell what happened, all of it or the last so many lines."""
        lines = self.match.log(player)
        self.show.news(lines[-int(rest) :] if rest.isdigit() and int(rest) else lines)
        return False

    def look(self, rest: str, player: int, seen: Seen) -> bool:
        """Tell what lies in the piles, or in the one that is named."""
        titles = dict.fromkeys(place.area.title for place in seen.all_places())
        found = names.find(rest, titles) if rest else ""
        if found is None:
            return self.say(f"There is no {names.quote(rest)}: look at {names.listing(list(titles), 'or')}.")
        for place in seen.all_places():
            if found in {"", place.area.title}:
                self.show.place(seen, place)
        return False

    def table(self, rest: str, player: int, seen: Seen) -> bool:
        """Show the whole table again."""
        self.show.again(seen)
        return False

    def undo(self, rest: str, player: int, seen: Seen) -> bool:
        """Take the last pick back, and with it the passes that nobody was asked for."""
        self.history.undo(player)
        self.stops.end(player)
        while in_part(self.match) and self.history.can_undo(player):
            self.history.undo(player)
        while self.passing() >= 0 and self.history.can_undo(player):
            self.history.undo(player)
        self.stops.held = True
        self.changed = True
        self.follow(player)
        self.show.say("Taken back.")
        return True

    def until(self, rest: str, player: int, seen: Seen) -> bool:
        """Pass from now on, until what is said."""
        trouble = self.stops.until(self.match, player, rest.casefold())
        return self.say(trouble) if trouble else True

    def stop(self, rest: str, player: int, seen: Seen) -> bool:
        """Say or change when the player is asked."""
        return self.say(self.stops.change(player, rest))

    def save(self, rest: str, player: int, seen: Seen) -> bool:
        """Save the game, to the file that is named or to that of this session."""
        path = Path(rest).expanduser() if rest else self.own_path()
        if not (self.saved_here and path == self.save_path):
            files.require_unused(path, "name another file")
        self.write(path)
        return False

    def quit(self, rest: str, player: int, seen: Seen) -> bool:
        """Leave the table."""
        raise Leave

    # ---- keeping -----------------------------------------------------------------------------------------------

    def own_path(self) -> Path:
        """Give the file that this session saves to."""
        return self.save_path or saving.default_path(self.game.name, "saves")

    def write(self, path: Path) -> None:
        """Save, and say where."""
        files.write_text(path, saving.to_text(self.safe, self.seats))
        self.save_path, self.saved_here, self.changed = path, True, False
        self.show.say(f"Saved. Play on with: cardwright play {self.game.name} --resume {quoted(path)}", whole=True)

    def keep(self) -> None:
        """Save what is not saved yet, before the session ends."""
        if self.changed or not self.saved_here:
            path = self.own_path()
            try:
                self.write(path if self.saved_here else files.unused(path))
            except files.FileTrouble as error:
                self.show.say(f"{error} It is saved here instead.")
                self.write(files.unused(Path.cwd() / path.name))

    def finish(self) -> None:
        """Show how it ended, and write the record."""
        viewer = self.people[0] if len(self.people) == 1 else self.game.players
        news = self.news(viewer)
        self.show.moment(self.seen(viewer), news)
        self.show.news(tallied(self.game.tally(self.match), self.match.names))
        for player in self.people:
            made = list_made(self.seen(player))
            if made is not None:
                path = saving.default_path(self.game.name, "decks")
                files.write_text(path, decks.write(made, "json"))
                self.show.say(
                    f"{made.name}: play with the deck that you have built by --deck {quoted(path)}", whole=True
                )
        path = files.unused(self.record_path or saving.default_path(self.game.name, "records"))
        files.write_text(path, self.match.record.to_json())
        self.show.say(f"Step through the game again with: cardwright replay {quoted(path)}", whole=True)


Command = Callable[[Session, str, int, Seen], bool]


def command_in(line: str) -> Command | None:
    """Give the command with which a line begins, if it begins with one."""
    return COMMANDS.get(line.replace("?", "? ", 1).partition(" ")[0].casefold())


COMMANDS: dict[str, Command] = {
    "?": Session.help,
    "help": Session.help,
    "hint": Session.hint,
    "t": Session.text,
    "text": Session.text,
    "log": Session.log,
    "look": Session.look,
    "table": Session.table,
    "until": Session.until,
    "stops": Session.stop,
    "u": Session.undo,
    "undo": Session.undo,
    "s": Session.save,
    "save": Session.save,
    "q": Session.quit,
    "quit": Session.quit,
}


def quoted(path: Path) -> str:
    """Write a path such that a shell takes it as one."""
    text = str(path)
    return f'"{text}"' if " " in text else text


with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - importing it lets people edit the lines they type
