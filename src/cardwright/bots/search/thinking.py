"""Thinking: draw a world, follow the trees to where they end, judge, and remember."""

from math import sqrt
from typing import Final

from cardwright.bots.search.effects import is_no_deed
from cardwright.bots.search.gains import Gains
from cardwright.bots.search.leaves import play_on
from cardwright.bots.search.tree import Node
from cardwright.kernel.asking.sealed import Sealed
from cardwright.kernel.basics.picks import Pick
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.heads import Head
from cardwright.kernel.pieces.options import CARD
from cardwright.kernel.seeing.sampling import Worlds

EXPLORATION: Final = 1.4
"""What speaks for trying an option, in standard deviations of the chances that came out so far."""
LEAST_DEVIATION: Final = 1e-4
UNSEEN: Final = 1 << 40
"""Stands for the key of an option of which a player sees only the verb."""


class Moment:
    """When a player was asked something, among which options, and what they did not know then."""

    def __init__(self, m: Match, worlds: Worlds) -> None:
        """Note it of a match that may go on."""
        frame = m.frames[-1]
        op = frame.op
        self.key: bytes = m.key
        self.draws: int = m.draws
        self.unknown: list[bool] = worlds.unknown
        self.picks: Pick | None = m.picks
        self.codes: list[int] = list(m.codes)
        self.sealed: bool = isinstance(op, Sealed)
        self.answered: tuple[int, ...] = op.picks_of(frame, worlds.player) if isinstance(op, Sealed) else ()
        """What the player has answered so far, where it is in secret."""

    def pick_before(self, later: "Moment") -> int:
        """Return the code of the only pick that lies between this moment and a later one; -1 if that is not so.

        Nor is it if the player has learned meanwhile what was hidden from them, or chance decided anything.
        """
        if self.key != later.key or self.draws != later.draws or self.unknown != later.unknown:
            return -1
        if self.sealed:
            number = len(self.answered)
            goes_on = later.picks is self.picks and number < len(later.answered)
            return later.answered[number] if goes_on and later.answered[:number] == self.answered else -1
        pick = later.picks
        return self.codes[pick.index] if pick is not None and pick.index >= 0 and pick.before is self.picks else -1


class Thinking:
    """What is found out about one decision: a tree for each player, and how much the judgments differ."""

    def __init__(self, worlds: Worlds, head: Head | None) -> None:
        """Begin to think about the decision of the worlds' player; a ``head`` judges in place of the game's own."""
        m = worlds.m
        assert isinstance(m, Match)
        players = m.game.players
        self.worlds: Worlds = worlds
        self.player: int = worlds.player
        self.head: Head | None = head
        self.gains: Gains = Gains(worlds, head)
        self.moment: Moment = Moment(m, worlds)
        self.iterations: int = 0
        self.trees: list[Node] = [Node() for _ in range(players)]
        """What each player has found out, from here on."""
        self.root: Node = self.trees[worlds.player]
        self._sums: list[float] = [0.0] * players
        self._squares: list[float] = [0.0] * players
        self._judged: int = 0
        self._is_card: list[bool] = [kind == CARD for _, kind in m.game.actions.verbs]
        self._first: Match = self.world()
        self._keys: list[int] = worlds.keys(self._first)
        """What the options of the decision are called in the trees."""
        self._looked: int = 0
        """So many of the options have been tried, the first ones."""

    def then(self, worlds: Worlds) -> "Thinking":
        """Begin to think about a later decision: with what has been found out about it, if one pick led there.

        Otherwise, or where anything came out that the player did not know, with nothing.
        """
        thinking = Thinking(worlds, self.head)
        code = self.moment.pick_before(thinking.moment) if self.player == thinking.player else -1
        if code >= 0:
            m = worlds.m
            assert isinstance(m, Match)
            key = self._keys[self.moment.codes.index(code)]
            at = self.trees.copy()
            at[self.player] = self.root.seen(key * len(at) + self.player)
            if not self.moment.sealed:
                self.tell(m, at, self.player, code, key)
            thinking.trees = at
            thinking.root = at[self.player]
            thinking._sums = self._sums
            thinking._squares = self._squares
            thinking._judged = self._judged
        return thinking

    def world(self) -> Match:
        """Draw a world to think in: what others have answered there is made up, so the trees answer for them."""
        world = self.worlds.draw()
        assert isinstance(world, Match)
        world.journaling = False
        world.ask_first(self.player)
        return world

    def step(self) -> None:
        """Try one more option: at first each once, all in the same world; then what seems most worth it."""
        self.iterations += 1
        while self._looked < len(self._keys) and self._visits(self._looked) > 0:
            self._looked += 1
        if self._looked < len(self._keys):
            self._try(self._looked)
        else:
            self._follow(self.world())

    def found(self, number: int) -> tuple[list[int], list[float]]:
        """Return how often each of the options was tried, and what the chance to win is with it."""
        visits = [0] * number
        chances = [0.0] * number
        for i in range(number):
            tried = self._visits(i)
            if tried:
                visits[i] = tried
                chances[i] = self.root.totals[self.root.places[self._keys[i]]] / tried
        return visits, chances

    def _visits(self, index: int) -> int:
        """Return how often an option of the decision was tried."""
        place = self.root.places.get(self._keys[index], -1)
        return self.root.visits[place] if place >= 0 else 0

    def _try(self, index: int) -> None:
        """Judge an option of the decision that is thought about."""
        world = self._first
        child = world.copy()
        if not is_no_deed(world, world.codes[index]):
            child.pick(index)
        chance = self._judge(child, self.player, world.turn)[self.player]
        key = self._keys[index]
        if key not in self.root.places:
            self.root.learn([key], [chance])
        place = self.root.places[key]
        self.root.offered[place] += 1
        self.root.note(place, chance)

    def _follow(self, world: Match) -> None:
        """Follow the trees through a world until one of them has nothing on a moment yet; judge there."""
        at = self.trees.copy()
        nodes: list[Node] = []
        places: list[int] = []
        choosers: list[int] = []
        waiting: list[tuple[int, int, int]] = []  # Who picked in secret, which code, under which key.
        fresh = False
        player = self.player
        turn = world.turn
        while world.outcome is None and not fresh:
            sealed = world.sealed
            # Where secret decisions follow one another, the trees go on as if nothing were opened in between: with all
            # that told, they are too wide for few iterations (66 of 120 games of Krysis won instead of 81).
            if waiting and not sealed:
                for picker, code, key in waiting:
                    self.tell(world, at, picker, code, key)
                waiting = []
            if len(world.codes) == 1:
                world.pick(0)
                continue
            player = world.chooser
            turn = world.turn
            node = at[player]
            keys = self.worlds.keys(world)
            fresh = not node.visits
            self._learn(world, node, keys)
            index = node.select(keys, self._exploration(player))
            key = keys[index]
            code = world.codes[index]
            nodes.append(node)
            places.append(node.places[key])
            choosers.append(player)
            if fresh and is_no_deed(world, code):
                break
            world.pick(index)
            at[player] = node.seen(key * len(at) + player)
            if sealed:
                waiting.append((player, code, key))
            else:
                self.tell(world, at, player, code, key)
        chances = self._judge(world, player, turn)
        for i, node in enumerate(nodes):
            node.note(places[i], chances[choosers[i]])

    def tell(self, world: Match, at: list[Node], picker: int, code: int, key: int) -> None:
        """Let the others see what a player has picked: of a card that they do not know, only what was done with it."""
        stride = world.game.actions.stride
        verb = code // stride
        known = world.known[code - verb * stride] if self._is_card[verb] else world.everyone
        players = len(at)
        for player in range(players):
            if player != picker:
                seen = key if known >> player & 1 else UNSEEN + verb
                at[player] = at[player].seen(seen * players + picker)

    def _learn(self, world: Match, node: Node, keys: list[int]) -> None:
        """Let a player look at the options that the moment did not have before."""
        new = [i for i, key in enumerate(keys) if key not in node.places]
        if new:
            node.learn([keys[i] for i in new], self.gains.chances(world, keys, new))

    def _judge(self, m: Match, player: int, turn: int) -> list[float]:
        """Return everybody's chance to win, once the match is played on to where a pick of that turn is judged."""
        play_on(m, self.gains, player, turn)
        chances = m.game.chances(m, self.head)
        self._judged += 1
        for i, chance in enumerate(chances):
            self._sums[i] += chance
            self._squares[i] += chance * chance
        return chances

    def _exploration(self, player: int) -> float:
        """Return what speaks for trying something, in chances to win of that player."""
        mean = self._sums[player] / self._judged
        variance = self._squares[player] / self._judged - mean * mean
        return EXPLORATION * (sqrt(variance) if variance > LEAST_DEVIATION * LEAST_DEVIATION else LEAST_DEVIATION)
