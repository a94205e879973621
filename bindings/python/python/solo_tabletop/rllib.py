"""RLlib's PPO with its defaults on a game: `python -m solo_tabletop.rllib votk --iterations 2`.

It needs `pip install './bindings/python[rllib]'`. RLlib finds the games by their ids of Gymnasium, as any environment.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from .envs import ids


def train(game: str, iterations: int = 2, games: int = 4, seed: int = 1, **arguments: Any) -> list[dict[str, Any]]:
    """Trains PPO for some iterations, with games in vectors, and returns RLlib's report of each.

    `arguments` are those of `SoloEnv`. Raises `ValueError` for a game that there is not.
    """
    names = {name: number for number, name in ids().items()}
    if game not in names:
        raise ValueError(f"there is no game {game!r}, but {', '.join(names)}")
    ppo: Any = import_module("ray.rllib.algorithms.ppo")
    config = ppo.PPOConfig().environment(names[game], env_config=arguments)
    config = config.env_runners(num_env_runners=0, num_envs_per_env_runner=games).debugging(seed=seed)
    algorithm = config.build_algo()
    try:
        return [algorithm.train() for _ in range(iterations)]
    finally:
        algorithm.stop()


def _main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="solo_tabletop.rllib", description=__doc__)
    parser.add_argument("game", choices=list(ids().values()))
    parser.add_argument("--iterations", type=int, default=2)
    parser.add_argument("--games", type=int, default=4, help="in one vector of Gymnasium")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    for number, result in enumerate(train(given.game, given.iterations, given.games, given.seed, penalty=0.01), 1):
        runners = result["env_runners"]
        mean = runners.get("episode_return_mean", math.nan)
        print(f"iteration {number}: {runners['num_episodes']} episodes, return {mean:.2f} on average")
    return 0


if __name__ == "__main__":
    sys.exit(_main())
