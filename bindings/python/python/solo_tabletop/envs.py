"""Environments of Gymnasium: one game (`SoloEnv`) and many games together (`SoloVectorEnv`).

`import solo_tabletop` makes them known as `solo_tabletop/Tomb4k-v1` and so on; the version is that of the rules.

An action is the number of a decision. What is illegal changes nothing: `info["illegal"]` says why. `info["action_mask"]`
(int8, for `action_space.sample`) and `action_masks()` (bool, for `sb3-contrib`) say what is legal. The reward comes with the
end of a game: its points, or 1 for a win (`reward="win"`). Observations are one vector, described by `places`, or with
`observation="dict"` a vector for every field of the view; with `normalize=True` every number is between 0 and 1.

An episode is the deal of its seed. `reset(seed=n)` of one game plays deal n, and so does each entry of a list of seeds; with
one seed for many games, and in every later episode, `episode_seed` of run, place and episode deals.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, cast

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from . import _picture
from ._errors import TableError
from ._native import Batch, Env, Table, episode_seed, games
from ._types import Aim, Catalogue, Renewal, Whole

Vector: TypeAlias = NDArray[np.float32]
Observation: TypeAlias = "Vector | dict[str, Vector]"
Form: TypeAlias = Literal["vector", "dict"]
Info: TypeAlias = dict[str, Any]

Illegal: TypeAlias = Literal["ignore", "end"]

Rendered: TypeAlias = "str | NDArray[np.uint8]"

_MOST_ILLEGAL = 1000
_RENDER_MODES = ("ansi", "rgb_array")


def _render_mode(word: str | None) -> str | None:
    if word is not None and word not in _RENDER_MODES:
        raise ValueError(f"there is no render_mode {word!r}, but {', '.join(_RENDER_MODES)}")
    return word


def _rendered(mode: str, table: Table, begin: int) -> Rendered:
    """A position in a mode; as text, what has happened since a step comes first."""
    if mode == "ansi":
        return "\n".join([*table.narration_from(begin), "", _picture.text(table)])
    try:
        return _picture.picture(table)
    except ImportError as error:
        raise gym.error.DependencyNotInstalled("rgb_array needs Pillow: pip install pillow") from error


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

    def __init__(self, env: Env, form: Form, normalize: bool) -> None:
        self.form = form
        self.places = [place[0] for place in env.places()]
        low = np.array([place[1] for place in env.places()], np.float32)
        high = np.array([place[2] for place in env.places()], np.float32)
        self.low: Vector | None = low if normalize else None
        self.span = np.maximum(high - low, 1).astype(np.float32)
        if normalize:
            low, high = np.zeros_like(low), np.ones_like(high)
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
        seen = vector.copy() if self.low is None else (vector - self.low) / self.span
        if self.form == "vector":
            return seen
        return {name: seen[..., part].copy() for name, part in self.parts.items()}


class _Refusals:
    """What an illegal action leads to: nothing, a cost, or an end."""

    def __init__(self, illegal: Illegal, penalty: float, most_illegal: int) -> None:
        if illegal not in ("ignore", "end"):
            raise ValueError(f"there is no illegal {illegal!r}, but ignore, end")
        if most_illegal < 1:
            raise ValueError(f"most_illegal is 1 or more, not {most_illegal}")
        self.ends = illegal == "end"
        self.penalty = float(penalty)
        self.most = most_illegal


def _whole(action: Any) -> int:
    """An action as `Discrete` takes it. Raises `TypeError` for what is not a whole number."""
    if isinstance(action, np.ndarray):
        array = cast("NDArray[Any]", action)
        if array.shape == () and array.dtype.kind in "iu":
            return int(array)
    elif isinstance(action, (int, np.integer)):
        return int(cast(int, action))
    raise TypeError(f"an action is a whole number, not {action!r}")


def _wholes(actions: Any, count: int) -> NDArray[np.int64]:
    """Actions of many games. Raises `TypeError` and `ValueError` like the space."""
    array: NDArray[Any] = np.asarray(actions)
    if array.shape != (count,):
        raise ValueError(f"actions have the shape {array.shape}, expected {(count,)}")
    if array.dtype.kind not in "iu":
        array = np.array([max(-1, min(_whole(action), 1 << 40)) for action in actions], np.int64)
    if array.dtype == np.uint64:
        array = np.minimum(array, np.uint64(1 << 40))
    return array.astype(np.int64)


def _entropy() -> int:
    return cast(int, np.random.SeedSequence().entropy)


class SoloEnv(gym.Env[Any, np.int64]):
    """A game for Gymnasium. `options` are those of the game, by name.

    `illegal="end"` ends the episode at an illegal action, `penalty` is what each costs, and an episode is truncated after
    `most_illegal` of them.
    """

    metadata: dict[str, Any] = {"render_modes": list(_RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        *,
        observation: Form = "vector",
        normalize: bool = False,
        reward: Aim = "score",
        illegal: Illegal = "ignore",
        penalty: float = 0.0,
        most_illegal: int = _MOST_ILLEGAL,
        catalogue: Catalogue | None = None,
        render_mode: str | None = None,
        **options: bool | int | str,
    ) -> None:
        if reward not in ("score", "win"):
            raise ValueError(f"there is no reward {reward!r}, but score, win")
        self.game = Env(game, 0, options, catalogue)
        self.reward = reward
        self.render_mode = _render_mode(render_mode)
        self._seen = _Seen(self.game, observation, normalize)
        self._refusals = _Refusals(illegal, penalty, most_illegal)
        self._refused = 0
        self.observation_space = self._seen.space
        self.action_space = spaces.Discrete(self.game.actions)
        self._vector = np.zeros(self.game.width, np.float32)
        self._mask = np.zeros(self.game.actions, np.bool_)
        self._told = 0
        self._run: int | None = None
        self._begun = 0
        self._no_steps = False

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
        """Begins the game of this seed, or the next episode of the run that a seed has begun.

        A deal that is over immediately is an episode of no steps: `info["over"]` is true, and whatever action is next brings its
        end and its reward.
        """
        if seed is None:
            run, begun = (_entropy(), 0) if self._run is None else (self._run, self._begun)
            dealt = episode_seed(run, 0, begun)
            left = self.game.reset(dealt)
        else:
            left = self.game.reset(seed)
            run = dealt = operator.index(seed)
            begun = 0
        super().reset(seed=None if seed is None else run)
        self._run, self._begun, self._refused, self._told, self._no_steps = run, begun + 1, 0, 0, not left
        self.game.mask(out=self._mask)
        self.game.observe(out=self._vector)
        info: Info = {"seed": dealt, "action_mask": self._masks(), "over": not left}
        if not left:
            info.update(points=self.game.points or 0, won=bool(self.game.won))
        return self._seen.observation(self._vector), info

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        """Takes a decision. Raises `TypeError`, and nothing happens, for an action that is not a whole number."""
        number = _whole(action)
        info: Info = {}
        reward, left, cut = 0.0, 0, False
        if self._no_steps:
            self._no_steps = False
            reward = self._end(info)
        else:
            try:
                left = self.game.step(number, self._mask, self._vector)
            except TableError as error:
                info["illegal"] = {"kind": error.kind, "clause": error.clause, "sentence": error.sentence}
                self._refused += 1
                reward = -self._refusals.penalty
                left = 0 if self._refusals.ends else self.game.legal_count
                cut = bool(left) and self._refused >= self._refusals.most
            else:
                reward = 0.0 if left else self._end(info)
        info["action_mask"] = self._masks()
        return self._seen.observation(self._vector), reward, not left, cut, info

    def _end(self, info: Info) -> float:
        points, won = self.game.points or 0, bool(self.game.won)
        info.update(points=points, won=won)
        return float(points if self.reward == "score" else won)

    def _masks(self) -> NDArray[np.int8]:
        return self._mask.astype(np.int8)

    def render(self) -> Any:
        """With `render_mode="ansi"`, what has happened since the last time in sentences, and the position as text.

        With `"rgb_array"` a picture of the position, which needs Pillow; without a mode nothing.
        """
        if self.render_mode is None:
            return None
        table = self.game.table()
        begin, self._told = self._told, table.steps + 1
        return _rendered(self.render_mode, table, begin)


_RENEWALS: dict[AutoresetMode, Renewal] = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "never",
}


class SoloVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games for Gymnasium, with its three modes of autoreset.

    `illegal`, `penalty` and `most_illegal` are those of `SoloEnv`, `threads` those of `Batch`.
    """

    metadata: dict[str, Any] = {**SoloEnv.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        observation: Form = "vector",
        normalize: bool = False,
        reward: Aim = "score",
        illegal: Illegal = "ignore",
        penalty: float = 0.0,
        most_illegal: int = _MOST_ILLEGAL,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        catalogue: Catalogue | None = None,
        render_mode: str | None = None,
        threads: int | None = None,
        **options: bool | int | str,
    ) -> None:
        if isinstance(autoreset_mode, str):
            modes = {mode.value.lower(): mode for mode in AutoresetMode} | {mode.name.lower(): mode for mode in AutoresetMode}
            if autoreset_mode.lower() not in modes:
                names = ", ".join(mode.name for mode in AutoresetMode)
                raise ValueError(f"there is no autoreset_mode {autoreset_mode!r}, but {names}")
            autoreset_mode = modes[autoreset_mode.lower()]
        env = Env(game, 0, options, catalogue)
        self.num_envs = num_envs
        self.render_mode = _render_mode(render_mode)
        self.autoreset_mode = autoreset_mode
        self.metadata = {**self.metadata, "autoreset_mode": autoreset_mode}
        self.batch = Batch(env, num_envs, aim=reward, renewal=_RENEWALS[autoreset_mode], threads=threads)
        self._seen = _Seen(env, observation, normalize)
        self._refusals = _Refusals(illegal, penalty, most_illegal)
        self.single_observation_space: spaces.Space[Any] = self._seen.space
        self.single_action_space = spaces.Discrete(env.actions)
        self.observation_space = batch_space(self._seen.space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._vectors = np.zeros((num_envs, env.width), np.float32)
        self._masks = np.zeros((num_envs, env.actions), np.bool_)
        self._rewards = np.zeros(num_envs, np.float32)
        self._over = np.zeros(num_envs, np.bool_)
        self._illegal = np.zeros(num_envs, np.bool_)
        self._refused = np.zeros(num_envs, np.int64)
        # Games that have ended or were cut off, and those that an illegal action has stopped.
        self._done = np.zeros(num_envs, np.bool_)
        self._stopped = np.zeros(num_envs, np.bool_)
        self._seeded = False

    @property
    def places(self) -> list[str]:
        """The names of the places of the vectors, in order."""
        return list(self._seen.places)

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks of legal actions, one row per game."""
        return self._masks.copy()

    def reset(
        self, *, seed: int | Sequence[Whole | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begins all games, or those of `options["reset_mask"]`.

        Each seed of a list deals its game; one seed begins a run, in which every game has deals of its own; without any
        every place goes on with its next episode. Deals that are over immediately are in `info["no_steps"]`.
        """
        chosen = self._chosen(options)
        dealt = seed
        if seed is None and not self._seeded:
            dealt = _entropy()
        self.batch.reset(dealt, chosen.tolist())
        first = seed if seed is None or isinstance(seed, (int, np.integer)) else seed[0]
        super().reset(seed=None if first is None else operator.index(first))
        self._seeded = True
        self._done[chosen], self._stopped[chosen], self._refused[chosen] = False, False, 0
        self.batch.look(self._masks, self._vectors)
        info: Info = {"action_mask": self._masks.astype(np.int8)}
        info.update(self._began(chosen, self.batch.no_steps()))
        return self._seen.observation(self._vectors), info

    def render(self) -> tuple[Any, ...] | None:
        """The positions as text, each with what has happened in its game, or as pictures, as `SoloEnv.render`."""
        if self.render_mode is None:
            return None
        tables = [self.batch.game(place).table() for place in range(self.num_envs)]
        return tuple(_rendered(self.render_mode, table, 0) for table in tables)

    def _chosen(self, options: dict[str, Any] | None) -> NDArray[np.bool_]:
        chosen = (options or {}).get("reset_mask")
        if chosen is None:
            return np.ones(self.num_envs, np.bool_)
        if not isinstance(chosen, np.ndarray) or cast("NDArray[Any]", chosen).dtype != np.bool_:
            raise TypeError("reset_mask is a NumPy array of bool")
        mask = cast("NDArray[np.bool_]", chosen)
        if mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(f"reset_mask has the shape {(self.num_envs,)} and is true somewhere")
        return mask

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Decides in every game; `info["illegal"]` marks those where the action was refused."""
        numbers = _wholes(actions, self.num_envs)
        if self.autoreset_mode is AutoresetMode.DISABLED and self._done.any():
            raise ValueError(f"games {np.flatnonzero(self._done).tolist()} have ended: reset them first")
        begun, passed = self._done.copy(), list[tuple[int, int, int, bool]]()
        if self._stopped.any():
            self.batch.reset(None, self._stopped.tolist())
            passed += self.batch.no_steps()
            numbers[self._stopped] = -1
        self.batch.step(numbers, self._rewards, self._over, self._illegal, self._masks, self._vectors)
        passed += self.batch.no_steps()
        illegal = self._illegal & ~self._stopped
        self._refused[begun] = 0
        self._refused += illegal
        self._rewards[illegal] -= self._refusals.penalty
        over = self._over | illegal if self._refusals.ends else self._over.copy()
        cut = ~over & (self._refused >= self._refusals.most)
        self._done, self._stopped = over | cut, (over | cut) & ~self._over
        info: Info = {"illegal": illegal}
        if self._done.any():
            info.update(self._ends())
            if self.autoreset_mode is AutoresetMode.SAME_STEP:
                begun = self._done.copy()
                if self._stopped.any():
                    self.batch.reset(None, self._stopped.tolist())
                    passed += self.batch.no_steps()
                    self.batch.look(self._masks, self._vectors)
                self._refused[begun] = 0
                self._done[:], self._stopped[:] = False, False
        info["action_mask"] = self._masks.astype(np.int8)
        info.update(self._began(begun, passed))
        return self._seen.observation(self._vectors), self._rewards.copy(), over, cut, info

    def _began(self, begun: NDArray[np.bool_], passed: list[tuple[int, int, int, bool]]) -> Info:
        """The seeds of games that have begun, and the episodes of no steps before them."""
        info: Info = {}
        if begun.any():
            info.update(seed=np.array(self.batch.seeds(), np.uint64), _seed=begun)
        if passed:
            games, points, won = (np.zeros(self.num_envs, np.int64) for _ in range(3))
            for place, _, ended, victory in passed:
                games[place] += 1
                points[place] += ended
                won[place] += victory
            there = games > 0
            counts = {"games": games, "_games": there, "points": points, "_points": there, "won": won, "_won": there}
            info.update(no_steps=counts, _no_steps=there)
        return info

    def _ends(self) -> Info:
        """How games have ended; if others are there already, with their last observations."""
        done = self._done.copy()
        points, won = np.zeros(self.num_envs, np.int64), np.zeros(self.num_envs, np.bool_)
        last = np.full(self.num_envs, None, dtype=object)
        same = self.autoreset_mode is AutoresetMode.SAME_STEP
        for place in np.flatnonzero(done):
            ended = self.batch.ended(int(place)) if self._over[place] else self.batch.game(int(place))
            points[place], won[place] = ended.points or 0, bool(ended.won)
            if same:
                last[place] = self._seen.observation(ended.observe())
        over = self._over.copy()
        final: Info = {"points": points, "_points": over, "won": won, "_won": over}
        if same:
            return {"final_obs": last, "_final_obs": done, "final_info": final, "_final_info": done}
        return final
