"""Learn a game by self-play in RLlib: PPO with one net for all players, which sees and masks what they see.

    pip install "cardwright[rllib]" torch
    python examples/learn_in_rllib.py krysis --players 3 --iterations 100

RLlib brings the net, the masks and the algorithm, and more machines where there are (`num_env_runners`).
"""

import argparse

from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import cardwright as cw
from cardwright import envs

POLICY = "everybody"


def configured(game: str, players: int, steps: int, *, runners: int = 0) -> PPOConfig:
    """Return PPO for a game, with so many steps of play an iteration, in so many processes besides this one."""
    register_env(game, lambda _: envs.rllib(game, players=players))
    net = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128]})
    return (
        PPOConfig()
        .environment(game)
        .env_runners(num_env_runners=runners)
        .multi_agent(policies={POLICY}, policy_mapping_fn=lambda *_, **__: POLICY)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={POLICY: net}))
        # Nothing is worth anything before the end, so that nothing is discounted until then.
        .training(train_batch_size_per_learner=steps, minibatch_size=min(steps, 256), num_epochs=2, gamma=1.0)
    )


def main() -> None:
    """Train, and print what comes of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="kyza")
    parser.add_argument("--players", type=int, help="how many play; left out, as many as the game is for")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--steps", type=int, default=4000, help="of play in an iteration")
    parser.add_argument("--runners", type=int, default=0, help="processes that play, besides this one")
    given = parser.parse_args()
    players = given.players or cw.load(given.game).players
    algorithm = configured(given.game, players, given.steps, runners=given.runners).build_algo()
    for iteration in range(1, given.iterations + 1):
        result = algorithm.train()
        learned, played = result["learners"][POLICY], result["env_runners"]
        print(
            f"{iteration}: {played.get('num_episodes_lifetime', 0):.0f} matches, entropy {learned['entropy']:.3f}, "
            f"error of the value {learned['vf_loss']:.3f}"
        )
    print(f"kept in {algorithm.save_to_path()}")
    algorithm.stop()


if __name__ == "__main__":
    main()
