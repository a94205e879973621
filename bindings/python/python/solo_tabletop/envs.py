"""Environments of Gymnasium: one game (`SoloEnv`) and many games together (`SoloVectorEnv`).

`import solo_tabletop` makes them known as `solo_tabletop/Tomb4k-v1` and so on; the version is that of the rules.

An action is the number of a decision. What is illegal changes nothing: `info["illegal"]` is true. `info["action_mask"]`
(int8, for `action_space.sample`) and `action_masks()` (bool, for `sb3-contrib`) say what is legal: nothing after the end of
a game. Observations are one vector, described by `places`, or with `observation="dict"` a vector for every field of the view;
with `normalize=True` every number is divided by its bounds and lies between 0 and 1.

The reward comes with the end of a game, and is of magnitude 1 unless `reward_scale` says otherwise:

* `reward="difference"`, the default: points less those of the rival, by the scale of the game (`SCALES`); without a rival like
  "points";
* `reward="points"`: points of the player by the same scale;
* `reward="outcome"`: 1 for a win and -1 for a loss.

An episode is truncated after `max_steps`, 5,000 unless told otherwise, which no sensible game reaches.

`info` has the same keys in every step, with values that vectors of Gymnasium stack to arrays of one type:

* `action_mask`: int8, one per action;
* `seed`: uint64, the seed that has dealt the game;
* `over`, `illegal`: whether the game is over, whether the action was refused;
* `points` (int64), `won`: the result; 0 and false until the game is over;
* `refusal`, of one game: `kind`, `clause` and `sentence` of what was refused, as `TableError` has them; empty otherwise.

An episode is the deal of its seed. `reset(seed=n)` of one game plays deal n, and so does each entry of a list of seeds; with
one seed for many games, and in every later episode, `episode_seed` of run, place and episode deals.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, TypeAlias, cast

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from . import _picture
from ._episodes import SCALES, Form, Illegal, Observation, Refusals, Reward, Rewards, Seen, whole_number, whole_numbers
from ._errors import TableError
from ._native import Batch, Env, Table, episode_seed, games
from ._types import Catalogue, Renewal, Whole

__all__ = ["SCALES", "Form", "Illegal", "Info", "Observation", "Rendered", "Reward", "SoloEnv", "SoloVectorEnv", "ids", "register"]

Info: TypeAlias = dict[str, Any]

Rendered: TypeAlias = "str | NDArray[np.uint8]"

_MOST_ILLEGAL = 1000
_MOST_STEPS = 5000
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


def _entropy() -> int:
    return cast(int, np.random.SeedSequence().entropy)


class SoloEnv(gym.Env[Any, Any]):
    """A game for Gymnasium. `options` are those of the game, by name.

    An action is a whole number, of Python or NumPy. `illegal="end"` ends the episode at an illegal action, `penalty` is what each
    costs, and an episode is truncated after `most_illegal` of them, or after `max_steps`.
    """

    metadata: dict[str, Any] = {"render_modes": list(_RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        *,
        observation: Form = "vector",
        normalize: bool = False,
        reward: Reward = "difference",
        reward_scale: float | None = None,
        illegal: Illegal = "ignore",
        penalty: float = 0.0,
        most_illegal: int = _MOST_ILLEGAL,
        max_steps: int = _MOST_STEPS,
        catalogue: Catalogue | None = None,
        render_mode: str | None = None,
        **options: bool | int | str,
    ) -> None:
        self.game = Env(game, 0, options, catalogue)
        self._rewards = Rewards(reward, reward_scale, game)
        self.render_mode = _render_mode(render_mode)
        self._seen = Seen(self.game, observation, normalize)
        self._refusals = Refusals(illegal, penalty, most_illegal, max_steps)
        self._refused = self._steps = 0
        self.observation_space = self._seen.space
        self.action_space = spaces.Discrete(self.game.actions)
        self._vector = np.zeros(self.game.width, np.float32)
        self._mask = np.zeros(self.game.actions, np.bool_)
        self._told = 0
        self._run: int | None = None
        self._dealt = np.uint64(0)
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
        self._run, self._begun, self._told, self._no_steps = run, begun + 1, 0, not left
        self._refused = self._steps = 0
        self.game.mask(out=self._mask)
        self.game.observe(out=self._vector)
        # Of a longer seed, the 64 bits that deal.
        self._dealt = np.uint64(dealt if dealt < 1 << 64 else self.game.table().dealer or 0)
        return self._seen.observation(self._vector), self._info(None)

    def step(self, action: Whole | NDArray[np.integer[Any]]) -> tuple[Observation, float, bool, bool, Info]:
        """Takes a decision. Raises `TypeError`, and nothing happens, for an action that is not a whole number."""
        number = whole_number(action)
        reward, left, refused = 0.0, 0, None
        self._steps += 1
        if self._no_steps:
            self._no_steps = False
            reward = self._rewards.of(self.game)
        else:
            try:
                left = self.game.step(number, self._mask, self._vector)
            except TableError as error:
                refused = error
                self._refused += 1
                reward = -self._refusals.penalty
                left = 0 if self._refusals.ends else self.game.legal_count
            else:
                reward = 0.0 if left else self._rewards.of(self.game)
        cut = left > 0 and (self._refused >= self._refusals.most or self._steps >= self._refusals.steps)
        return self._seen.observation(self._vector), reward, not left, cut, self._info(refused)

    def _info(self, refused: TableError | None) -> Info:
        """Values that vectors of Gymnasium stack: flags are those of Python, as it stacks those of NumPy as objects."""
        told = (str(refused.kind), refused.clause or "", refused.sentence) if refused else ("", "", "")
        return {
            "action_mask": self._mask.astype(np.int8),
            "seed": self._dealt,
            "over": self.game.over,
            "points": np.int64(self.game.points or 0),
            "won": bool(self.game.won),
            "illegal": refused is not None,
            "refusal": dict(zip(("kind", "clause", "sentence"), told, strict=True)),
        }

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

    Arguments are those of `SoloEnv`, and `threads` those of `Batch`. `info["no_steps"]` counts the
    episodes without a step that were passed. In the mode `SameStep` the results of games that have ended are in `final_info`
    and their observations in `final_obs`, which are there whenever a game has ended.
    """

    metadata: dict[str, Any] = {**SoloEnv.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        observation: Form = "vector",
        normalize: bool = False,
        reward: Reward = "difference",
        reward_scale: float | None = None,
        illegal: Illegal = "ignore",
        penalty: float = 0.0,
        most_illegal: int = _MOST_ILLEGAL,
        max_steps: int = _MOST_STEPS,
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
        self.batch = Batch(env, num_envs, renewal=_RENEWALS[autoreset_mode], threads=threads)
        self._seen = Seen(env, observation, normalize)
        self._worth = Rewards(reward, reward_scale, game)
        self._refusals = Refusals(illegal, penalty, most_illegal, max_steps)
        self.single_observation_space: spaces.Space[Any] = self._seen.space
        self.single_action_space = spaces.Discrete(env.actions)
        self.observation_space = batch_space(self._seen.space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._vectors = np.zeros((num_envs, env.width), np.float32)
        self._masks = np.zeros((num_envs, env.actions), np.bool_)
        self._rewards = np.zeros(num_envs, np.float32)
        self._over = np.zeros(num_envs, np.bool_)
        self._illegal = np.zeros(num_envs, np.bool_)
        self._refused, self._steps = np.zeros(num_envs, np.int64), np.zeros(num_envs, np.int64)
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
        self._done[chosen], self._stopped[chosen], self._refused[chosen], self._steps[chosen] = False, False, 0, 0
        self.batch.look(self._masks, self._vectors)
        illegal = np.zeros(self.num_envs, np.bool_)
        return self._seen.observation(self._vectors), self._info(illegal, chosen, self.batch.no_steps(), {})

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
        self, actions: Sequence[Whole] | NDArray[Any]
    ) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Decides in every game; `info["illegal"]` marks those where the action was refused.

        In the mode `NextStep` a game that has ended waits for the next step, which begins another and ignores its action: until
        then its row of the mask has no legal action. In the mode `Disabled` it waits for `reset`.
        """
        numbers = whole_numbers(actions, self.num_envs)
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
        self._refused[begun], self._steps[begun] = 0, 0
        self._refused += illegal
        self._steps += ~begun
        self._rewards[illegal] -= self._refusals.penalty
        over = self._over | illegal if self._refusals.ends else self._over.copy()
        cut = ~over & ((self._refused >= self._refusals.most) | (self._steps >= self._refusals.steps))
        self._done, self._stopped = over | cut, (over | cut) & ~self._over
        ends: Info = {}
        if self._done.any():
            ends = self._ends()
            if self.autoreset_mode is AutoresetMode.SAME_STEP:
                begun = self._done.copy()
                if self._stopped.any():
                    self.batch.reset(None, self._stopped.tolist())
                    passed += self.batch.no_steps()
                    self.batch.look(self._masks, self._vectors)
                self._refused[begun], self._steps[begun] = 0, 0
                self._done[:], self._stopped[:] = False, False
        return self._seen.observation(self._vectors), self._rewards.copy(), over, cut, self._info(illegal, begun, passed, ends)

    def _info(
        self, illegal: NDArray[np.bool_], begun: NDArray[np.bool_], passed: list[tuple[int, int, int, bool]], ends: Info
    ) -> Info:
        """Masks, the seeds of games that have begun, the episodes of no steps before them, and how games have ended."""
        games, points, won = (np.zeros(self.num_envs, np.int64) for _ in range(3))
        for place, _, ended, victory in passed:
            games[place] += 1
            points[place] += ended
            won[place] += victory
        there, none = games > 0, np.zeros(self.num_envs, np.bool_)
        counts = {"games": games, "_games": there, "points": points, "_points": there, "won": won, "_won": there}
        return {
            "action_mask": self._masks.astype(np.int8),
            "illegal": illegal,
            "seed": np.array(self.batch.seeds(), np.uint64),
            "_seed": begun.copy(),
            "no_steps": counts,
            "_no_steps": there,
            "points": np.zeros(self.num_envs, np.int64),
            "_points": none,
            "won": none,
            "_won": none,
            **ends,
        }

    def _ends(self) -> Info:
        """How games have ended; if others are there already, with their last observations."""
        done = self._done.copy()
        points, won = np.zeros(self.num_envs, np.int64), np.zeros(self.num_envs, np.bool_)
        last = np.full(self.num_envs, None, dtype=object)
        same = self.autoreset_mode is AutoresetMode.SAME_STEP
        for place in np.flatnonzero(done):
            ended = self.batch.ended(int(place)) if self._over[place] else self.batch.game(int(place))
            points[place], won[place] = ended.points or 0, bool(ended.won)
            if self._over[place]:
                self._rewards[place] = self._worth.of(ended)
            if same:
                last[place] = self._seen.observation(ended.observe())
        over = self._over.copy()
        final: Info = {"points": points, "_points": over, "won": won, "_won": over}
        if same:
            return {"final_obs": last, "_final_obs": done, "final_info": final, "_final_info": done}
        return final
