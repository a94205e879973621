"""Many games for Stable-Baselines3: `SoloVecEnv`, which needs `pip install './bindings/python[sb3]'`.

    from sb3_contrib import MaskablePPO
    from solo_tabletop.sb3 import SoloVecEnv

    MaskablePPO("MlpPolicy", SoloVecEnv("votk", 16, normalize=True), seed=1).learn(200_000)

All games are steps of one `Batch`, in this process. A game that ends is followed by the next episode in the same step.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import NDArray

from ._types import Whole
from .envs import SoloVectorEnv

if TYPE_CHECKING:
    # The types of Stable-Baselines3 are not there where it is not installed.
    class _VecEnv:
        render_mode: str | None
        reset_infos: list[dict[str, Any]]

        def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None: ...

else:
    _VecEnv = import_module("stable_baselines3.common.vec_env").VecEnv


class SoloVecEnv(_VecEnv):
    """Games of one kind as a `VecEnv`.

    `arguments` are those of `SoloVectorEnv` except its mode of autoreset. `seed` begins the run: one seed for all games, or one
    for each, as for `SoloVectorEnv.reset`. Every entry of the infos has the keys `action_mask`, `illegal`, `seed`, `points`,
    `won` and `TimeLimit.truncated`; where a game has ended, `points` and `won` are its result, and
    `terminal_observation` is there.
    """

    def __init__(self, game: str, num_envs: int = 1, *, seed: int | Sequence[Whole | None] | None = None, **arguments: Any) -> None:
        self.games = SoloVectorEnv(game, num_envs, autoreset_mode="SameStep", **arguments)
        self._seed_next = seed
        self._actions: Any = None
        action_space: Any = getattr(self.games, "single_action_space")
        super().__init__(num_envs, self.games.single_observation_space, action_space)

    def seed(self, seed: int | Sequence[Whole | None] | None = None) -> list[int | None]:
        """Says which run the next `reset` begins, and returns the seed of each game, `None` where the run deals it."""
        self._seed_next = seed
        if seed is None or isinstance(seed, (int, np.integer)):
            return [None] * self.games.num_envs
        return [None if one is None else operator.index(one) for one in seed]

    def reset(self) -> Any:
        """Begins all games, and returns their observations."""
        seen, info = self.games.reset(seed=self._seed_next)
        self._seed_next = None
        none = np.zeros(self.games.num_envs, np.bool_)
        self.reset_infos = self._infos(info, none, none)
        return seen

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Keeps the decisions for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Decides in every game."""
        seen, reward, over, cut, info = self.games.step(self._actions)
        return seen, reward, over | cut, self._infos(info, over, cut)

    def _infos(self, info: dict[str, Any], over: NDArray[np.bool_], cut: NDArray[np.bool_]) -> list[dict[str, Any]]:
        ends: dict[str, Any] = info.get("final_info", info)
        infos: list[dict[str, Any]] = [
            {
                "action_mask": info["action_mask"][place],
                "illegal": bool(info["illegal"][place]),
                "seed": info["seed"][place],
                "points": ends["points"][place],
                "won": bool(ends["won"][place]),
                "TimeLimit.truncated": bool(cut[place]),
            }
            for place in range(self.games.num_envs)
        ]
        for place in np.flatnonzero(over | cut).tolist():
            infos[place]["terminal_observation"] = info["final_obs"][place]
        return infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks of legal actions, one row per game."""
        return self.games.action_masks()

    def _places(self, indices: int | Sequence[int] | None) -> list[int]:
        if indices is None:
            return list(range(self.games.num_envs))
        return [indices] if isinstance(indices, int) else list(indices)

    def has_attr(self, attr_name: str) -> bool:
        """Returns whether there is something of this name; `action_masks` is what `MaskablePPO` asks for."""
        return hasattr(self.games, attr_name)

    def get_attr(self, attr_name: str, indices: int | Sequence[int] | None = None) -> list[Any]:
        """Returns an attribute of `SoloVectorEnv`, once for each game, as all of them have the same."""
        return [getattr(self.games, attr_name)] * len(self._places(indices))

    def set_attr(self, attr_name: str, value: Any, indices: int | Sequence[int] | None = None) -> None:
        """Sets an attribute for all games."""
        if len(self._places(indices)) != self.games.num_envs:
            raise ValueError(f"{attr_name} cannot be set for some games only: they have it in common")
        setattr(self.games, attr_name, value)

    def env_method(self, method_name: str, *arguments: Any, indices: int | Sequence[int] | None = None, **named: Any) -> list[Any]:
        """Calls a method of `SoloVectorEnv` and returns its part for each game; `action_masks` is one."""
        parts: Any = getattr(self.games, method_name)(*arguments, **named)
        return [parts[place] for place in self._places(indices)]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: int | Sequence[int] | None = None) -> list[bool]:
        """Returns `False` for each game."""
        return [False] * len(self._places(indices))

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        """Returns the positions as pictures, with `render_mode="rgb_array"`."""
        if self.games.render_mode != "rgb_array":
            return [None] * self.games.num_envs
        return cast("Sequence[NDArray[np.uint8]]", self.games.render() or ())

    def close(self) -> None:
        """Does nothing: there are no processes."""
