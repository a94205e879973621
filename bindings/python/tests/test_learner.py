"""MaskablePPO of sb3-contrib learns through the vector form, with normalized observations."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

gym = pytest.importorskip("gymnasium")

from solo_tabletop.envs import SoloVectorEnv  # noqa: E402

GAMES = 16


def through_the_vector_form(base: Any, game: str) -> Any:
    """Many games as Stable-Baselines3 asks for them: games that have ended are followed by others in the same step."""

    class Many(base):  # type: ignore[misc, unused-ignore]
        def __init__(self) -> None:
            many: Any = SoloVectorEnv(game, GAMES, autoreset_mode="NextStep")
            # Wrappers that read observations require the mode in which every step has one.
            self.wrapped: Any = gym.wrappers.vector.NormalizeObservation(many)
            self.masks: Any = None
            base.__init__(self, GAMES, self.wrapped.single_observation_space, many.single_action_space)

        def reset(self) -> Any:
            seen, info = self.wrapped.reset(seed=1)
            self.masks = info["action_mask"].astype(bool)
            return seen

        def step_async(self, actions: Any) -> None:
            self.actions = actions

        def step_wait(self) -> Any:
            seen, reward, over, cut, info = self.wrapped.step(self.actions)
            self.masks = info["action_mask"].astype(bool)
            # The step after an end ignores its action: then everything is allowed.
            self.masks[~self.masks.any(axis=1)] = True
            self.ended = np.asarray(info.get("points", np.zeros(GAMES)))[over]
            infos = [{"terminal_observation": seen[place]} if over[place] | cut[place] else {} for place in range(GAMES)]
            return seen, reward, over | cut, infos

        def env_method(self, name: str, *arguments: Any, indices: Any = None, **named: Any) -> Any:
            assert name == "action_masks"
            return list(self.masks)

        def has_attr(self, name: str) -> bool:
            return name == "action_masks"

        def get_attr(self, name: str, indices: Any = None) -> Any:
            return [None] * GAMES

        def set_attr(self, name: str, value: Any, indices: Any = None) -> None: ...

        def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> Any:
            return [False] * GAMES

        def close(self) -> None: ...

    return Many()


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("game", ["tomb4k", "votk"])
def test_maskable_ppo_learns(game: str) -> None:
    ppo: Any = pytest.importorskip("sb3_contrib").MaskablePPO
    base: Any = import_module("stable_baselines3.common.vec_env").VecEnv
    env = through_the_vector_form(base, game)
    points: list[list[float]] = []

    class Notes(import_module("stable_baselines3.common.callbacks").BaseCallback):  # type: ignore[misc, unused-ignore]
        def _on_step(self) -> bool:
            points[-1] += env.ended.tolist()
            return True

    learner = ppo("MlpPolicy", env, n_steps=128, batch_size=512, learning_rate=1e-3, gamma=1.0, seed=1)
    for steps in (4_000, 40_000, 4_000):
        points.append([])
        learner.learn(steps, callback=Notes(), reset_num_timesteps=False)
    # It learns quickly: the last games are better than the first by far.
    assert np.mean(points[-1]) > np.mean(points[0]) + 5
