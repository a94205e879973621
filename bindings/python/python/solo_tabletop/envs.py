"""Environments of Gymnasium: one game (`SoloEnv`) and many games together (`SoloVectorEnv`).

`register()` makes them known as `solo_tabletop/Tomb4k-v1` and so on; the version is that of the rules. Gymnasium calls
it by itself where this package is installed.

An action is the number of a decision. What is illegal changes nothing and costs nothing: `info["illegal"]` says why.
`info["action_mask"]` and `action_masks()` say what is legal. The reward comes with the end of a game: its points, or 1
for a win (`reward="win"`). Observations are one vector, described by `places`, or with `observation="dict"` a vector
for every field of the view.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ._errors import TableError
from ._native import Batch, Env, games
from ._types import Aim, Catalogue

Vector: TypeAlias = NDArray[np.float32]
Observation: TypeAlias = "Vector | dict[str, Vector]"
Form: TypeAlias = Literal["vector", "dict"]
Info: TypeAlias = dict[str, Any]

_SEEDS = 2**63


def _title(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("-"))


def ids() -> dict[str, str]:
    """The names of the games by the ids of their environments."""
    return {f"solo_tabletop/{_title(game['name'])}-v{game['rules_version']}": game["name"] for game in games()}


def register() -> None:
    """Makes the environments known to Gymnasium."""
    for name, game in ids().items():
        if name not in gym.registry:
            # Gymnasium does not say what its kwargs are a dict of.
            make: Any = getattr(gym, "register")
            make(
                id=name,
                entry_point="solo_tabletop.envs:SoloEnv",
                vector_entry_point="solo_tabletop.envs:SoloVectorEnv",
                kwargs={"game": game},
            )


def _field(place: str) -> str:
    """The field of the view that a place belongs to."""
    for at, sign in enumerate(place):
        if sign in ".[=?":
            return place[:at]
    return place


class _Seen:
    """Form of observations: a vector, or its parts by field."""

    def __init__(self, env: Env, form: Form) -> None:
        self.form = form
        self.places = [place[0] for place in env.places()]
        low = np.array([place[1] for place in env.places()], np.float32)
        high = np.array([place[2] for place in env.places()], np.float32)
        self.parts: dict[str, slice] = {}
        for at, place in enumerate(self.places):
            begin = self.parts.get(_field(place), slice(at, at)).start
            self.parts[_field(place)] = slice(begin, at + 1)
        self.space: spaces.Space[Any] = spaces.Box(low, high)
        if form == "dict":
            boxes: dict[str, spaces.Space[Any]] = {name: spaces.Box(low[part], high[part]) for name, part in self.parts.items()}
            self.space = spaces.Dict(boxes)
        elif form != "vector":
            raise ValueError(f"there is no observation {form!r}, but vector, dict")

    def observation(self, vector: Vector) -> Observation:
        if self.form == "vector":
            return vector.copy()
        return {name: vector[..., part].copy() for name, part in self.parts.items()}


def _begin(env: Env, seed: int) -> int:
    """Begins from the first seed from here on that leaves anything to decide."""
    while not env.reset(seed):
        seed += 1
    return seed


class SoloEnv(gym.Env[Any, np.int64]):
    """A game for Gymnasium. `options` are those of the game, by name."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        *,
        observation: Form = "vector",
        reward: Aim = "score",
        catalogue: Catalogue | None = None,
        render_mode: str | None = None,
        **options: bool | int | str,
    ) -> None:
        if reward not in ("score", "win"):
            raise ValueError(f"there is no reward {reward!r}, but score, win")
        self.game = Env(game, 0, options, catalogue)
        self.reward = reward
        self.render_mode = render_mode
        self._seen = _Seen(self.game, observation)
        self.observation_space = self._seen.space
        self.action_space = spaces.Discrete(self.game.actions)
        self._vector = np.zeros(self.game.width, np.float32)
        self._mask = np.zeros(self.game.actions, np.bool_)
        self._told = 0

    @property
    def places(self) -> list[str]:
        """The names of the places of the vector, in order."""
        return list(self._seen.places)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal actions, under the name that `sb3-contrib` calls."""
        return self.game.mask()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begins the game of this seed, or of one drawn from the seed before."""
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(_SEEDS))
        seed = _begin(self.game, seed)
        self.game.mask(out=self._mask)
        self.game.observe(out=self._vector)
        info: Info = {"seed": seed, "action_mask": self._mask.copy()}
        return self._seen.observation(self._vector), info

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        """Takes a decision."""
        info: Info = {}
        reward = 0.0
        try:
            left = self.game.step(int(action), self._mask, self._vector)
        except TableError as error:
            left = self.game.legal_count
            info["illegal"] = {"kind": error.kind, "clause": error.clause, "sentence": error.sentence}
        else:
            if not left:
                points, won = self.game.points or 0, bool(self.game.won)
                info.update(points=points, won=won)
                reward = float(points if self.reward == "score" else won)
        info["action_mask"] = self._mask.copy()
        return self._seen.observation(self._vector), reward, not left, False, info

    def render(self) -> str | None:
        """With `render_mode="ansi"`, what has happened since the last time, in sentences."""
        if self.render_mode != "ansi":
            return None
        table = self.game.table()
        begin = self._told if self._told <= table.steps() else 0
        self._told = table.steps() + 1
        return "\n".join(table.narration_from(begin))


class SoloVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games for Gymnasium, each from the next seed in the step in which it ends."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        observation: Form = "vector",
        reward: Aim = "score",
        catalogue: Catalogue | None = None,
        render_mode: str | None = None,
        **options: bool | int | str,
    ) -> None:
        env = Env(game, 0, options, catalogue)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.batch = Batch(env, num_envs, aim=reward)
        self._seen = _Seen(env, observation)
        self.single_observation_space: spaces.Space[Any] = self._seen.space
        self.single_action_space = spaces.Discrete(env.actions)
        self.observation_space = batch_space(self._seen.space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._vectors = np.zeros((num_envs, env.width), np.float32)
        self._masks = np.zeros((num_envs, env.actions), np.bool_)
        self._rewards = np.zeros(num_envs, np.float32)
        self._over = np.zeros(num_envs, np.bool_)
        self._illegal = np.zeros(num_envs, np.bool_)

    @property
    def places(self) -> list[str]:
        """The names of the places of the vectors, in order."""
        return list(self._seen.places)

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks of legal actions, one row per game."""
        return self._masks.copy()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begins all games, from this seed on; of a list of seeds the first counts."""
        if isinstance(seed, list):
            seed = seed[0] if seed else None
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(_SEEDS)) if seed is None else seed)
        self.batch.look(self._masks, self._vectors)
        return self._seen.observation(self._vectors), {"action_mask": self._masks.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Decides in every game; `info["illegal"]` marks those where the action was refused."""
        self.batch.step(
            np.asarray(actions, np.int64),
            self._rewards,
            self._over,
            self._illegal,
            self._masks,
            self._vectors,
        )
        info: Info = {"action_mask": self._masks.copy(), "illegal": self._illegal.copy()}
        if self._over.any():
            info.update(self._ends())
        truncated = np.zeros(self.num_envs, np.bool_)
        observation = self._seen.observation(self._vectors)
        return observation, self._rewards.copy(), self._over.copy(), truncated, info

    def _ends(self) -> Info:
        """The last observations of the games that have ended, and how they ended."""
        last = np.full(self.num_envs, None, dtype=object)
        points, won = np.zeros(self.num_envs, np.int64), np.zeros(self.num_envs, np.bool_)
        for place in np.flatnonzero(self._over):
            ended = self.batch.ended(int(place))
            last[place] = self._seen.observation(ended.observe())
            points[place], won[place] = ended.points or 0, bool(ended.won)
        over = self._over.copy()
        final = {"points": points, "_points": over, "won": won, "_won": over}
        return {"final_obs": last, "_final_obs": over, "final_info": final, "_final_info": over}
