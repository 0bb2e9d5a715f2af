"""A learner in numpy: it plays Kyza Kards against itself, learns from who wins, and then meets the random bot.

    pip install cardwright[envs]
    python examples/learn.py --matches 400

Its policy is as simple as can be: each option has a score, a sum of weights of what the option is (its verb, and with
each verb the figures of its card), and better scores are picked more often. After each match the weights of what the
winner picked grow, and those of what the loser picked shrink (REINFORCE). docs/research.md tells more.
"""

import argparse

import numpy as np

from cardwright import envs
from cardwright.kernel.seeing.encoding import Encoding

FIGURES = ("damage", "health", "level", "taken")
"""The marks of cards that the policy looks at."""


class Policy:
    """Scores options by a weight for each thing that they may be."""

    def __init__(self, encoding: Encoding) -> None:
        """Begin without a preference."""
        self.encoding = encoding
        names = [column.name for column in encoding.cards]
        self.figures = [names.index(name) for name in FIGURES]
        self.verbs = len(encoding.options[0].words) + 1
        self.weights = np.zeros(self.verbs * (1 + len(FIGURES)))

    def features(self, seen: np.ndarray, options: int) -> np.ndarray:
        """Return a row for each option on offer: its verb, and the figures of its card under that verb."""
        e = self.encoding
        rows = seen[e.options_at :].reshape(e.option_rows, len(e.options))[:options]
        cards = seen[e.cards_at : e.links_at].reshape(e.card_rows, len(e.cards))
        verb, card = rows[:, 0].astype(int), rows[:, 1].astype(int)
        figures = np.where(card[:, None] > 0, cards[card - 1][:, self.figures], 0) / 10
        found = np.zeros((options, 1 + len(FIGURES), self.verbs))
        found[np.arange(options), 0, verb] = 1
        found[np.arange(options), 1:, verb] = figures
        return found.reshape(options, -1)

    def chances(self, features: np.ndarray) -> np.ndarray:
        """Return how likely each option is picked."""
        scores = features @ self.weights
        odds: np.ndarray = np.exp(scores - np.max(scores))
        odds /= odds.sum()
        return odds


def learn(policy: Policy, matches: int, seed: int, rate: float = 0.2) -> None:
    """Play so many matches against itself, and learn from each."""
    env = envs.vector("kyza", 8)
    rng = np.random.default_rng(seed)
    # What would have made each pick likelier, summed up by match and player.
    pulls = np.zeros((env.num_envs, 2, len(policy.weights)))
    picks = np.zeros((env.num_envs, 2))
    seen, info = env.reset(seed=seed)
    ended = 0
    while ended < matches:
        actions = np.zeros(env.num_envs, int)
        for i, offered in enumerate(env.offered):
            features = policy.features(seen[i], len(offered))
            chances = policy.chances(features)
            pick = rng.choice(len(offered), p=chances)
            actions[i] = offered[pick]
            pulls[i, info["player"][i]] += features[pick] - chances @ features
            picks[i, info["player"][i]] += len(offered) > 1
        seen, _, over, _, info = env.step(actions)
        for i in np.flatnonzero(over).tolist():
            ended += 1
            for player in range(2):
                policy.weights += rate * info["returns"][i, player] * pulls[i, player] / max(picks[i, player], 1) ** 0.5
            pulls[i] = picks[i] = 0


def wins(policy: Policy, matches: int, seed: int) -> float:
    """Return which part of so many matches the policy wins against the random bot."""
    env = envs.gymnasium("kyza", "random")
    rng = np.random.default_rng(seed)
    won = 0.0
    for number in range(matches):
        seen, _ = env.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            pick = rng.choice(len(env.offered), p=policy.chances(policy.features(seen, len(env.offered))))
            seen, reward, over, _, _ = env.step(env.offered[pick])
        won += (reward + 1) / 2
    return won / matches


def main() -> None:
    """Learn and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=400, help="how many it learns from")
    parser.add_argument("--against", type=int, default=100, help="how many it then plays against the random bot")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    policy = Policy(envs.aec("kyza").episodes.encoding)
    before = wins(policy, arguments.against, arguments.seed)
    learn(policy, arguments.matches, arguments.seed)
    after = wins(policy, arguments.against, arguments.seed)
    print(f"against the random bot, of {arguments.against} matches: {before:.0%} before, {after:.0%} after")


if __name__ == "__main__":
    main()
