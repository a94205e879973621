"""Environments of Gymnasium."""

from __future__ import annotations

import pickle
import warnings
from typing import Any, get_args

import numpy as np
import pytest

gym = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from solo_tabletop import Env, TableError  # noqa: E402
from solo_tabletop._types import Aim  # noqa: E402
from solo_tabletop.envs import Form, SoloEnv, SoloVectorEnv, ids, register  # noqa: E402

register()


def same(one: Any, other: Any) -> bool:
    return bool(np.array_equal(one, other))


@pytest.mark.parametrize("name", ids())
@pytest.mark.parametrize("form", get_args(Form))
def test_check_env(name: str, form: Form) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gym.make(name, observation=form, disable_env_checker=True)
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", ids())
def test_whole_games_with_masks(name: str) -> None:
    assert isinstance(gym.make(name).unwrapped, SoloEnv)
    for reward in get_args(Aim):
        env = SoloEnv(ids()[name], reward=reward, render_mode="ansi")
        seen, info = env.reset(seed=4)
        generator, total, over = np.random.default_rng(1), 0.0, False
        twin = Env(ids()[name], info["seed"])
        while not over:
            assert (info["action_mask"] == env.action_masks()).all()
            assert same(seen, twin.observe())
            action = generator.choice(np.flatnonzero(env.action_masks()))
            twin.step(int(action))
            seen, gained, over, cut, info = env.step(action)
            total += gained
            assert not cut and (gained == 0 or over)
        assert total == (twin.points if reward == "score" else float(twin.won or 0))
        assert (info["points"], info["won"]) == (twin.points, twin.won)
        assert env.render()


def test_what_is_illegal_is_reported_and_free() -> None:
    env = SoloEnv("votk")
    seen, info = env.reset(seed=1)
    illegal = np.flatnonzero(~info["action_mask"])[0]
    before = env.game.save()
    after, reward, over, cut, info = env.step(illegal)
    assert same(after, seen) and (reward, over, cut) == (0, False, False)
    assert info["illegal"]["clause"] and info["illegal"]["sentence"]
    assert env.game.save() == before


def test_options_and_wrong_words() -> None:
    assert SoloEnv("tomb4k", min_delve_turns=3).game.options["min_delve_turns"] == 3
    with pytest.raises(TableError):
        SoloEnv("tomb4k", lives=9)
    for wrong in ({"reward": "gold"}, {"observation": "picture"}):
        with pytest.raises(ValueError):
            SoloEnv("tomb4k", **wrong)  # type: ignore[arg-type]


def test_seeds_deal() -> None:
    env = SoloEnv("tomb4k")
    first, _ = env.reset(seed=3)
    drawn = [env.reset()[1]["seed"] for _ in range(3)]
    again, _ = env.reset(seed=3)
    assert same(first, again) and [env.reset()[1]["seed"] for _ in range(3)] == drawn
    assert len(set(drawn)) == 3


@pytest.mark.parametrize("name", ids())
@pytest.mark.parametrize("form", get_args(Form))
def test_vectors_are_single_games(name: str, form: Form) -> None:
    env: Any = gym.make_vec(name, num_envs=5, observation=form)
    assert isinstance(env.unwrapped, SoloVectorEnv)
    seen, info = env.reset(seed=9)
    assert env.observation_space.contains(seen)
    generator, ended = np.random.default_rng(1), 0
    for _ in range(400):
        allowed = [generator.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        seen, reward, over, cut, info = env.step(np.array(allowed))
        assert env.observation_space.contains(seen)
        assert not cut.any() and not info["illegal"].any()
        ended += int(over.sum())
        for place in np.flatnonzero(over):
            assert info["final_info"]["points"][place] == reward[place]
            assert env.unwrapped.single_observation_space.contains(info["final_obs"][place])
        assert ("final_obs" in info) == bool(over.any())
    assert ended > 0 or Env(ids()[name]).most_steps > 1000


def test_pickles() -> None:
    env = SoloEnv("tomb4k")
    env.reset(seed=5)
    twin = pickle.loads(pickle.dumps(env))
    action = env.game.legal()[0]
    assert same(env.step(np.int64(action))[0], twin.step(np.int64(action))[0])
