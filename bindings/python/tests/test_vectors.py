"""Vectors of Gymnasium itself and of Stable-Baselines3, with the seeds 0 to 200, two episodes each."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

gym = pytest.importorskip("gymnasium")

from solo_tabletop import Env, episode_seed  # noqa: E402
from solo_tabletop.envs import SoloEnv, SoloVectorEnv, ids  # noqa: E402

SEEDS = 201
FIELDS = {"action_mask": np.int8, "seed": np.uint64, "over": np.bool_, "illegal": np.bool_, "points": np.int64, "won": np.bool_}
WRAPPERS = {"RecordEpisodeStatistics": {}, "NormalizeObservation": {}, "TransformReward": {"func": np.negative}}


def legal(info: dict[str, Any]) -> Any:
    """A legal action for each game; 0 where there is none, after an end and in a deal without a step."""
    return info["action_mask"].argmax(axis=-1)


def play_two(env: Any, seed: Any, count: int) -> list[list[int]]:
    """Plays until each game has ended twice, and returns the seeds of both."""
    _, info = env.reset(seed=seed)
    dealt: list[list[int]] = [[] for _ in range(count)]
    keys, before = set(info), np.zeros(count, np.bool_)
    for _ in range(20_000):
        for name, kind in FIELDS.items():
            if name in info:
                assert info[name].dtype == kind and len(info[name]) == count, name
        seen, reward, over, cut, info = env.step(legal(info))
        assert env.observation_space.contains(seen) and len(reward) == count and not cut.any()
        assert set(info) - {"episode", "_episode"} == keys, "the keys are the same in every step"
        assert not info["illegal"][~before].any()
        for place in np.flatnonzero(over).tolist():
            dealt[place].append(int(info["seed"][place]))
        if min(map(len, dealt)) >= 2:
            return [seeds[:2] for seeds in dealt]
        before = over
    raise AssertionError("no second episode has ended")


def blank(name: str) -> np.ndarray[Any, Any]:
    """Which of the seeds deal a game that is over immediately."""
    return np.array([Env(ids()[name], seed).over for seed in range(SEEDS)])


@pytest.mark.parametrize("name", ids())
def test_sync_vectors_play_every_seed(name: str) -> None:
    env: Any = gym.make_vec(name, num_envs=SEEDS, vectorization_mode="sync")
    dealt = play_two(env, 0, SEEDS)
    assert dealt == [[seed, episode_seed(seed, 0, 1)] for seed in range(SEEDS)]


@pytest.mark.parametrize("wrapper", WRAPPERS)
@pytest.mark.parametrize("mode", ["sync", "async", "vector_entry_point"])
@pytest.mark.filterwarnings("ignore:.*multi-threaded, use of fork")
def test_wrappers_of_vectors(mode: Any, wrapper: str) -> None:
    env: Any = gym.make_vec("solo_tabletop/Votk-v2", num_envs=4, vectorization_mode=mode)
    env = getattr(gym.wrappers.vector, wrapper)(env, **WRAPPERS[wrapper])
    try:
        if mode != "vector_entry_point":
            assert play_two(env, [7, 8, 9, 10], 4)[2] == [9, episode_seed(9, 0, 1)]
        env.reset(seed=3)
    finally:
        env.close()


@pytest.mark.filterwarnings("ignore:.*multi-threaded, use of fork")
def test_async_vectors_play_every_seed() -> None:
    env: Any = gym.make_vec("solo_tabletop/Tomb4k-v1", num_envs=3, vectorization_mode="async")
    try:
        for first in range(0, SEEDS, 3):
            assert play_two(env, first, 3) == [[seed, episode_seed(seed, 0, 1)] for seed in range(first, first + 3)]
    finally:
        env.close()


@pytest.mark.parametrize("name", ids())
@pytest.mark.parametrize("wrapper", ["RecordEpisodeStatistics", "NormalizeObservation", "TransformReward"])
def test_wrappers_of_one_game(name: str, wrapper: str) -> None:
    made: Any = gym.make(name)
    env: Any = getattr(gym.wrappers, wrapper)(made, **WRAPPERS[wrapper])
    for seed in (1, None):
        _, info = env.reset(seed=seed)
        keys, over = set(info), False
        while not over:
            *_, over, _, info = env.step(int(legal(info)))
            assert set(info) - {"episode"} == keys
        assert info["over"] and info["points"] == made.unwrapped.game.points


def test_own_vectors_have_the_same_keys_in_every_step() -> None:
    for mode in ("NextStep", "Disabled"):
        env = SoloVectorEnv("tomb4k", 8, autoreset_mode=mode)
        _, info = env.reset(seed=1)
        keys = set(info)
        for _ in range(200):
            *_, over, _, info = env.step(legal(info))
            assert set(info) == keys and info["_points"].tolist() == over.tolist()
            if mode == "Disabled" and over.any():
                _, info = env.reset(options={"reset_mask": over})
                assert set(info) == keys


def test_a_refusal_is_said_in_the_same_fields() -> None:
    env = SoloEnv("votk")
    _, info = env.reset(seed=1)
    assert info["refusal"] == {"kind": "", "clause": "", "sentence": ""}
    *_, after = env.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert set(after) == set(info) and after["illegal"] and all(after["refusal"].values())
    assert type(after["seed"]) is np.uint64 and env.reset(seed=2**70)[1]["seed"] == Env("votk", 2**70).table().dealer


@pytest.mark.parametrize("name", ids().values())
def test_stable_baselines_plays_every_seed(name: str) -> None:
    pytest.importorskip("stable_baselines3")
    from solo_tabletop.sb3 import SoloVecEnv

    env = SoloVecEnv(name, SEEDS, seed=list(range(SEEDS)), normalize=True, reward="difference", reward_scale=1)
    seen = env.reset()
    assert seen.shape == (SEEDS, env.games.single_observation_space.shape[0])  # type: ignore[index]
    masks, ends = np.stack(env.env_method("action_masks")), np.zeros(SEEDS, int)
    keys = {"action_mask", "illegal", "seed", "points", "won", "TimeLimit.truncated"}
    assert env.has_attr("action_masks") and [info["seed"] for info in env.reset_infos][:3]
    while ends.min() < 2:
        assert masks.any(axis=1).all(), "a game that has ended is followed by another"
        env.step_async(masks.argmax(axis=1))
        seen, reward, done, infos = env.step_wait()
        for place, info in enumerate(infos):
            assert set(info) - {"terminal_observation"} == keys and ("terminal_observation" in info) == done[place]
            assert reward[place] == (info["points"] if done[place] else 0) and not info["illegal"]
        ends += done
        masks = np.stack(env.env_method("action_masks"))
    assert env.get_attr("num_envs", [1, 2]) == [SEEDS] * 2 and env.env_is_wrapped(gym.Wrapper, 0) == [False]
    with pytest.raises(ValueError, match="for some games only"):
        env.set_attr("render_mode", None, [0])
