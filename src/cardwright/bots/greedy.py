"""The bot that takes what looks best at once.

It tries every option on a copy of a world that it cannot tell from the true one, plays on to the moment at which the
game's heuristic is meant to be asked (`Game.judged_after`: at once, after the effect or deed, or at the end of the
turn, which it plays as it would), and asks how well it stands then (`Game.evaluate`). All options are judged at the
same moment: one that ends the turn is not compared with others in its middle. Where the end of an effect tells nothing
yet, as when a turn only begins, it looks at the end of the turn too. Where deeds are judged, one that wins nothing may
prepare the next, which it looks at too.
"""

from cardwright.bots.bot import Seen
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.description import AT_ONCE, DEED, OUTLOOK, TURN
from cardwright.kernel.matches.match import Decision, Match

DEEP = 1
"""How many decisions within one effect are tried out in all ways; later ones are taken as they look at once."""
LONGEST_TURN = 80
"""After so many picks a turn that is played ahead is judged as it stands."""
ENOUGH = 600
"""After so many picks in copies no more are tried out than must be: few decisions take as many, and people wait. In
KeyForge it won 24 of 48 games against itself without the bound; the longest thought, over a hand of thirty cards, took
0.2 seconds instead of 17, compiled."""
PREPARED = 0.5
"""What share of what the next deed would win its preparation is worth, for it would do so in this world. In Crystal
Crucible greedy won 317 of 600 games against one that never prepares anything, and 182 of 400 with the whole of it."""
NOTHING = 1e-9
LEFT_OUT = -1e18
"""The score of an option that is not looked into."""


class Greedy:
    """Picks the option after which its player stands best, by the game's own heuristic; ties are broken at random."""

    def __init__(self, rng: Rng) -> None:
        """Draw worlds and break ties from that stream."""
        self.rng = rng
        self.tried = 0
        """How many picks it has tried out for the last decision."""

    def pick(self, seen: Seen, decision: Decision) -> int:
        """Return the index of the best option."""
        if len(decision) == 1:
            return 0
        world = decision.world(self.rng)
        world.journaling = False
        world.ask_first(decision.player)
        self.tried = 0
        scores = self._judged(world, decision.player)
        most = max(scores)
        best = [i for i, score in enumerate(scores) if score >= most - NOTHING]
        return best[self.rng.below(len(best))]

    def _judged(self, match: Match, player: int) -> list[float]:
        """Return per option how well the player stands, looked at when the game's heuristic is meant to be asked."""
        after = match.game.judged_after
        if after in AT_ONCE:
            return self._at_once(match, player)
        if after == TURN and match.active == player:
            return self._turn_scores(match, player)
        if after == DEED and match.stop:
            return self._deed_scores(match, player)
        scores = self._scores(match, player, DEEP)
        if after != OUTLOOK and not match.stop and max(scores) - min(scores) < NOTHING:
            return self._turn_scores(match, player)
        return scores

    def _deed_scores(self, match: Match, player: int) -> list[float]:
        """Return per option how well the player stands once its effect is over; to go on leaves things as they stand.

        A deed that wins nothing by itself may prepare another one: it is worth a share of what that would win.
        """
        actions, stands = match.game.actions, match.game.evaluate(match, player)
        scores: list[float] = []
        for i, code in enumerate(match.codes):
            if actions.verb(code) in actions.go_on:
                scores.append(stands)
                continue
            child = self._after(match, i)
            score = self._outlook(child, player, DEEP)
            if score <= stands and self.tried < ENOUGH:
                self._outlook(child, player, 0)  # to where the next deed is chosen
                if child.stop and child.chooser == player and child.turn == match.turn:
                    score += PREPARED * max([0.0, *[then - score for then in self._scores(child, player, 0)]])
            scores.append(score)
        return scores

    def _after(self, match: Match, index: int) -> Match:
        """Return what becomes of the match when that option is picked."""
        self.tried += 1
        child = match.copy()
        child.pick(index)
        return child

    def _at_once(self, match: Match, player: int) -> list[float]:
        """Return per option how well the player stands once it is picked."""
        children = [self._after(match, i) for i in range(len(match.codes))]
        return [child.game.evaluate(child, player) for child in children]

    def _scores(self, match: Match, player: int, depth: int) -> list[float]:
        """Return per option how well the player stands once its effect is over."""
        return [self._outlook(self._after(match, i), player, depth) for i in range(len(match.codes))]

    def _outlook(self, match: Match, player: int, depth: int) -> float:
        """Return how well the player stands once it has decided all that the effect still asks."""
        while not match.over and match.chooser == player and not match.stop:
            if depth > 0 and self.tried < ENOUGH:
                return max(self._scores(match, player, depth - 1))
            scores = self._at_once(match, player)
            match.pick(scores.index(max(scores)))
        return match.game.evaluate(match, player)

    def _turn_scores(self, match: Match, player: int) -> list[float]:
        """Return per option how well the player stands at the end of the turn, played as this bot plays.

        What looks better at once is looked into first; when enough was tried, the rest is left out.
        """
        children = [self._after(match, i) for i in range(len(match.codes))]
        looks = [child.game.evaluate(child, player) for child in children]
        scores = [LEFT_OUT] * len(children)
        for i in sorted(range(len(children)), key=looks.__getitem__, reverse=True):
            child = children[i]
            if child.turn == match.turn and self.tried >= ENOUGH and max(scores) > LEFT_OUT:
                continue
            for _ in range(LONGEST_TURN):
                if child.over or child.chooser != player or child.turn != match.turn or self.tried >= 2 * ENOUGH:
                    break
                options = self._staying_scores(child, player)
                child.pick(options.index(max(options)))
            scores[i] = child.game.evaluate(child, player)
        return scores

    def _staying_scores(self, match: Match, player: int) -> list[float]:
        """Return per option how well the player stands in this turn once its effect is over.

        To end the turn leaves things as they stand. How they stand in the next turn is no measure for the deeds of this
        one: where every end looks worse than any deed, all would be given away before the turn ends all the same.
        """
        scores: list[float] = []
        for i in range(len(match.codes)):
            child = self._after(match, i)
            ends = child.turn != match.turn and not child.over
            scores.append(match.game.evaluate(match, player) if ends else self._outlook(child, player, 0))
        return scores
