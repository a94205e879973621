"""MaskablePPO of sb3-contrib learns through `SoloVecEnv`, with normalized observations."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("game", ["tomb4k", "votk"])
def test_maskable_ppo_learns(game: str) -> None:
    ppo: Any = pytest.importorskip("sb3_contrib").MaskablePPO
    # Threads of small networks wait for each other where others use the processor, too.
    import_module("torch").set_num_threads(1)
    from solo_tabletop.sb3 import SoloVecEnv

    # The observation is scaled by what was seen, as the library does it.
    env: Any = import_module("stable_baselines3.common.vec_env").VecNormalize(SoloVecEnv(game, 16, seed=1), norm_reward=False)
    points: list[list[float]] = []

    class Notes(import_module("stable_baselines3.common.callbacks").BaseCallback):  # type: ignore[misc, unused-ignore]
        def _on_step(self) -> bool:
            ends = zip(self.locals["infos"], self.locals["dones"], strict=True)
            points[-1] += [float(info["points"]) for info, done in ends if done]
            return True

    learner = ppo("MlpPolicy", env, n_steps=128, batch_size=512, learning_rate=1e-3, gamma=1.0, seed=1)
    for steps in (4_000, 40_000, 4_000):
        points.append([])
        learner.learn(steps, callback=Notes(), reset_num_timesteps=False)
    # It learns quickly: the last games are better than the first by far.
    assert np.mean(points[-1]) > np.mean(points[0]) + 5
