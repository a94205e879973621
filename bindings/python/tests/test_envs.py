"""Environments of Gymnasium."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import warnings
from functools import partial
from typing import Any, get_args

import numpy as np
import pytest

gym = pytest.importorskip("gymnasium")

from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from solo_tabletop import Batch, Env, Table, TableError, episode_seed  # noqa: E402
from solo_tabletop.envs import SCALES, Form, Illegal, Reward, SoloEnv, SoloVectorEnv, ids, register  # noqa: E402

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
    for reward in get_args(Reward):
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
        yours, theirs = twin.score or (0, None)
        scaled = {"outcome": 1.0 if twin.won else -1.0, "points": yours / SCALES[twin.game], "difference": (yours - (theirs or 0)) / SCALES[twin.game]}
        assert total == pytest.approx(scaled[reward])
        assert (info["points"], info["won"]) == (twin.points, twin.won)
        assert env.render()


def test_what_is_illegal_is_reported_and_free() -> None:
    env = SoloEnv("votk")
    seen, info = env.reset(seed=1)
    illegal = np.flatnonzero(info["action_mask"] == 0)[0]
    before = env.game.save()
    after, reward, over, cut, info = env.step(illegal)
    assert same(after, seen) and (reward, over, cut) == (0, False, False)
    assert info["illegal"] and info["refusal"]["clause"] and info["refusal"]["sentence"]
    assert env.game.save() == before


def test_options_and_wrong_words() -> None:
    assert SoloEnv("tomb4k", min_delve_turns=3).game.options["min_delve_turns"] == 3
    with pytest.raises(TableError):
        SoloEnv("tomb4k", lives=9)
    faults: list[dict[str, Any]] = [{"reward": "gold"}, {"observation": "picture"}, {"reward_scale": 0}, {"reward_scale": float("nan")}, {"max_steps": 0}]
    for wrong in faults:
        with pytest.raises(ValueError):
            SoloEnv("tomb4k", **wrong)


def test_seeds_deal() -> None:
    env = SoloEnv("tomb4k")
    first, info = env.reset(seed=3)
    assert info["seed"] == 3 and same(first, Env("tomb4k", 3).observe())
    drawn = [env.reset()[1]["seed"] for _ in range(3)]
    assert drawn == [episode_seed(3, 0, number) for number in (1, 2, 3)]
    again, _ = env.reset(seed=3)
    assert same(first, again) and [env.reset()[1]["seed"] for _ in range(3)] == drawn
    assert len(set(drawn)) == 3
    assert SoloEnv("tomb4k").reset()[1]["seed"] != SoloEnv("tomb4k").reset()[1]["seed"]


ODD_SEEDS: list[Any] = [0, np.int64(7), np.uint8(7), 2**64 - 1, 2**64, 2**127 + 1, np.random.SeedSequence(5).entropy]


@pytest.mark.parametrize("seed", ODD_SEEDS)
def test_whole_numbers_of_any_size_are_seeds(seed: Any) -> None:
    one, many = SoloEnv("tomb4k"), SoloVectorEnv("tomb4k", 2)
    seen: Any
    both: Any
    seen, _ = one.reset(seed=seed)
    assert same(seen, Env("tomb4k", seed).observe())
    assert one.game.save() == Table("tomb4k", seed=int(seed)).save()
    many.reset(seed=seed)
    both, _ = many.reset(seed=[3, seed])
    assert same(both[0], Env("tomb4k", 3).observe())
    wrong: Any
    for wrong in (-1, 1.5, "1"):
        before = one.game.save(), [many.batch.game(place).save() for place in (0, 1)]
        for reset in (one.reset, many.reset, Env("tomb4k", 1).reset, Batch(Env("tomb4k"), 1).reset):
            with pytest.raises((TypeError, ValueError), match="a seed is"):
                reset(seed=wrong)
        with pytest.raises((TypeError, ValueError), match="a seed is"):
            many.reset(seed=[3, wrong])
        assert before == (one.game.save(), [many.batch.game(place).save() for place in (0, 1)])
    assert len({Env("votk", each).save() for each in (0, 1, 2**64, 2**64 + 1, 2**128, 2**128 + 1)}) == 6


def test_a_list_of_seeds_deals_its_games_and_fits() -> None:
    env = SoloVectorEnv("votk", 3)
    seen: Any
    seen, info = env.reset(seed=[5, 100, 900])
    assert info["seed"].tolist() == [5, 100, 900]
    for place, seed in enumerate((5, 100, 900)):
        assert same(seen[place], Env("votk", seed).observe())
    _, info = env.reset(seed=[None, 7, None])
    assert info["seed"].tolist() == [episode_seed(5, 0, 1), 7, episode_seed(900, 2, 1)]
    for wrong in ([1], [1, 2, 3, 4], []):
        with pytest.raises(ValueError, match=r"entr(y|ies), expected 3"):
            env.reset(seed=wrong)
    assert [env.batch.game(place).save() for place in (1,)] == [Env("votk", 7).save()]


def games_of_a_run(env: Any, seed: int) -> set[int]:
    """The deals of some hundred steps."""
    _, info = env.reset(seed=seed)
    vector = isinstance(env, SoloVectorEnv)
    dealt = set[int](info["seed"].tolist() if vector else [info["seed"]])
    for _ in range(100):
        if vector:
            *_, info = env.step(env.action_masks().argmax(axis=1))
            dealt |= set(info.get("seed", np.array([], np.uint64)).tolist())
        else:
            dealt.add(env.reset()[1]["seed"])
    return dealt


@pytest.mark.parametrize("make", [lambda: SoloEnv("tomb4k"), lambda: SoloVectorEnv("tomb4k", 16)])
def test_runs_with_neighbouring_seeds_have_no_game_in_common(make: Any) -> None:
    runs = [games_of_a_run(make(), seed) for seed in range(1, 6)]
    assert all(len(run) > 50 for run in runs)
    assert len(set[int]().union(*runs)) == sum(map(len, runs))


def blank() -> int:
    """A deal of tomb4k without a decision."""
    return next(seed for seed in range(1000) if Env("tomb4k", seed).over)


def test_a_deal_that_is_over_no_steps_is_an_episode() -> None:
    one, seed = SoloEnv("tomb4k", reward_scale=1), blank()
    _, info = one.reset(seed=seed)
    points = Env("tomb4k", seed).points
    assert info["over"] and info["points"] == points and not info["action_mask"].any()
    _, reward, over, cut, info = one.step(np.int64(0))
    assert (reward, over, cut, info["points"]) == (points, True, False, points)
    many = SoloVectorEnv("tomb4k", 2)
    _, info = many.reset(seed=[1 + seed, seed])
    assert info["no_steps"]["games"][1] >= 1 and info["no_steps"]["points"][1] == sum(
        passed[2] for passed in many.batch.no_steps() if passed[0] == 1
    )
    assert many.batch.begun()[1] == 1 + info["no_steps"]["games"][1]


def test_the_forms_count_the_same_games() -> None:
    """As many episodes, and points in them, as `study` counts of the same deals."""
    many = SoloVectorEnv("tomb4k", 1, autoreset_mode="SameStep")
    _, info = many.reset(seed=9)
    points, games = 0, 0
    while games < 200:
        if "no_steps" in info:
            games += int(info["no_steps"]["games"].sum())
            points += int(info["no_steps"]["points"].sum())
        *_, info = many.step(many.action_masks().argmax(axis=1))
        if "final_info" in info:
            games += 1
            points += int(info["final_info"]["points"][0])
    total = 0
    for number in range(games):
        env = Env("tomb4k", episode_seed(9, 0, number))
        while not env.over:
            env.step(int(env.mask().argmax()))
        total += env.points or 0
    assert points == total


ACTIONS: list[Any] = [-1, 2**40, 39, np.int64(-1), np.int8(-5), np.uint64(2**63), np.array(10**9)]


@pytest.mark.parametrize("action", ACTIONS)
def test_numbers_outside_of_the_space_are_illegal_in_both_forms(action: Any) -> None:
    one, many = SoloEnv("tomb4k"), SoloVectorEnv("tomb4k", 1)
    one.reset(seed=1)
    many.reset(seed=[1])
    assert not one.action_space.contains(action)
    _, reward, over, cut, info = one.step(action)
    assert info["refusal"]["kind"] == "bad_number" and (reward, over, cut) == (0, False, False)
    *_, info = many.step(np.array([action]))
    assert info["illegal"].all()
    assert one.game.save() == many.batch.game(0).save() == Env("tomb4k", 1).save()


@pytest.mark.parametrize("action", [1.9, 0.0, "0", None, np.float32(1), np.bool_(True)])
def test_what_is_no_whole_number_is_refused_in_both_forms(action: Any) -> None:
    one, many = SoloEnv("tomb4k"), SoloVectorEnv("tomb4k", 1)
    one.reset(seed=1)
    many.reset(seed=[1])
    given: list[Any] = [np.array([action]), [action]]
    steps: list[Any] = [lambda: one.step(action), *(partial(many.step, it) for it in given)]
    for step in steps:
        with pytest.raises(TypeError, match="an action is a whole number"):
            step()
    with pytest.raises(ValueError, match="expected"):
        many.step(np.array([0, 0]))
    assert one.game.save() == many.batch.game(0).save() == Env("tomb4k", 1).save()
    # As types allow it, too.
    assert one.step(38)[4]["illegal"] and many.step([38])[4]["illegal"].all() and many.step(np.array([38], np.int8))[4]["illegal"].all()
    scalars: list[Any] = [np.int64(0), np.uint8(0), np.array(0), 0]
    for scalar in scalars:
        both: Any = many.step(np.array([scalar]))[0]
        assert same(one.step(scalar)[0], both[0])


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("name", ids())
@pytest.mark.parametrize("form", get_args(Form))
def test_vectors_are_single_games(name: str, form: Form, mode: AutoresetMode) -> None:
    env: Any = gym.make_vec(name, num_envs=5, observation=form, autoreset_mode=mode, reward_scale=1)
    assert isinstance(env.unwrapped, SoloVectorEnv) and env.metadata["autoreset_mode"] is mode
    seen, info = env.reset(seed=9)
    assert env.observation_space.contains(seen)
    generator, ended = np.random.default_rng(1), 0
    done = np.zeros(5, bool)
    for _ in range(200):
        allowed = [generator.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in info["action_mask"]]
        seen, reward, over, cut, info = env.step(np.array(allowed))
        assert env.observation_space.contains(seen)
        assert not cut.any() and not info["illegal"].any()
        ended += int(over.sum())
        if mode is AutoresetMode.NEXT_STEP:
            assert not (reward[done].any() or over[done].any()) and info["action_mask"][done].any(axis=1).all()
        final = info.get("final_info", info)
        for place in np.flatnonzero(over):
            assert final["points"][place] == reward[place]
            if mode is AutoresetMode.SAME_STEP:
                assert env.unwrapped.single_observation_space.contains(info["final_obs"][place])
            else:
                assert not info["action_mask"][place].any()
        assert ("final_obs" in info) == (mode is AutoresetMode.SAME_STEP and bool(over.any()))
        done = over
        if mode is AutoresetMode.DISABLED and over.any():
            with pytest.raises(ValueError, match="have ended"):
                env.step(np.array(allowed))
            before = [env.unwrapped.batch.game(place).save() for place in np.flatnonzero(~over).tolist()]
            seen, info = env.reset(options={"reset_mask": over})
            assert before == [env.unwrapped.batch.game(place).save() for place in np.flatnonzero(~over).tolist()]
            assert info["action_mask"].any(axis=1).all()
    assert ended > 0 or Env(ids()[name]).most_steps > 1000


WRAPPERS = ["NormalizeObservation", "FlattenObservation", "DtypeObservation", "RecordEpisodeStatistics", "TransformReward"]


@pytest.mark.parametrize("name", WRAPPERS)
def test_wrappers_of_gymnasium_run(name: str) -> None:
    arguments: dict[str, Any] = {"DtypeObservation": {"dtype": np.int32}, "TransformReward": {"func": np.negative}}
    env: Any = gym.make_vec("solo_tabletop/Tomb4k-v1", num_envs=3, reward_scale=1)
    env = getattr(gym.wrappers.vector, name)(env, **arguments.get(name, {}))
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    episodes = 0
    for _ in range(200):
        actions = [env.single_action_space.sample(mask) for mask in info["action_mask"]]
        seen, _, over, _, info = env.step(np.array(actions))
        assert env.observation_space.contains(seen)
        if name == "RecordEpisodeStatistics" and over.any():
            episodes += 1
            assert (info["episode"]["r"][over] == info["points"][over]).all()
    assert episodes or name != "RecordEpisodeStatistics"


def test_masks_sample_and_numbers_are_between_0_and_1() -> None:
    env: Any = gym.make("solo_tabletop/Votk-v2", normalize=True)
    seen, info = env.reset(seed=3)
    for _ in range(50):
        action = env.action_space.sample(info["action_mask"])
        seen, _, over, _, info = env.step(action)
        assert not info["illegal"] and 0 <= seen.min() and seen.max() <= 1
        if over:
            break
    many: Any = gym.make_vec("solo_tabletop/Votk-v2", num_envs=2, normalize=True, observation="dict")
    assert many.observation_space.contains(many.reset(seed=1)[0])


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_an_illegal_action_can_end_or_cost(mode: AutoresetMode) -> None:
    for illegal in get_args(Illegal):
        one = SoloEnv("votk", illegal=illegal, penalty=2, most_illegal=3)
        many = SoloVectorEnv("votk", 2, illegal=illegal, penalty=2, most_illegal=3, autoreset_mode=mode)
        one.reset(seed=1)
        many.reset(seed=[1, 1])
        legal = int(one.game.legal()[0])
        for count in (1, 2, 3):
            _, reward, over, cut, _ = one.step(np.int64(-1))
            _, rewards, overs, cuts, info = many.step(np.array([-1, legal if count == 1 else many.batch.game(1).legal()[0]]))
            assert (reward, over, cut) == (rewards[0], overs[0], cuts[0]) == (-2, illegal == "end", illegal == "ignore" and count == 3)
            assert rewards[1] == 0 and not overs[1] and not cuts[1]
            if over:
                break
        if mode is AutoresetMode.SAME_STEP:
            assert "final_obs" in info and many.batch.begun() == [2, 1]
        if mode is AutoresetMode.NEXT_STEP:
            _, rewards, overs, cuts, info = many.step(np.array([-1, many.batch.game(1).legal()[0]]))
            assert not info["illegal"].any() and many.batch.begun() == [2, 1] and not (rewards.any() or overs.any())
            assert info["seed"][0] == episode_seed(1, 0, 1)


@pytest.mark.parametrize("name", ids().values())
def test_many_games_pickle(name: str) -> None:
    env = SoloVectorEnv(name, 3)
    _, info = env.reset(seed=5)
    for twin in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env), copy.copy(env)):
        _, info = env.reset(seed=5)
        twin.reset(seed=5)
        for _ in range(100):
            actions = np.array([mask.argmax() for mask in info["action_mask"]])
            seen, reward, over, _, info = env.step(actions)
            other, rewards, overs, _, infos = twin.step(actions) if twin.batch is not env.batch else (seen, reward, over, 0, info)
            assert same(seen, other) and same(reward, rewards) and same(over, overs) and same(info["action_mask"], infos["action_mask"])
        batch = pickle.loads(pickle.dumps(env.batch))
        assert batch.seeds() == env.batch.seeds() and batch.begun() == env.batch.begun()
        assert [batch.game(at).save() for at in range(3)] == [env.batch.game(at).save() for at in range(3)]


@pytest.mark.parametrize("modules", ["gymnasium, solo_tabletop", "solo_tabletop, gymnasium", "solo_tabletop.envs, gymnasium"])
def test_environments_are_known_after_the_import(modules: str) -> None:
    program = f"import {modules}\ngymnasium.make('solo_tabletop/Votk-v2').reset(seed=1)"
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True, timeout=60)


def test_pickles() -> None:
    env = SoloEnv("tomb4k")
    env.reset(seed=5)
    twin = pickle.loads(pickle.dumps(env))
    action = env.game.legal()[0]
    assert same(env.step(np.int64(action))[0], twin.step(np.int64(action))[0])


@pytest.mark.parametrize("name", ids())
def test_positions_are_rendered_as_text_and_pictures(name: str) -> None:
    env: Any = gym.make(name, render_mode="ansi")
    env.reset(seed=3)
    told = env.render()
    table = Table(ids()[name], 3)
    scene = table.scene()
    for line in (*table.narration_from(0), f"{scene['game']}: {scene['now']}", scene["ask"]):
        assert line in told.splitlines()
    assert all(f"  {choice['notation']}: {choice['label']}" in told for choice in table.choices())
    shown = " ".join(told.split())
    assert all(item["name"] in shown for zone in scene["zones"] for item in zone.get("items", []))
    steps, first = table.steps, table.choices()[0]["number"]
    env.step(first)
    later = env.render()
    table.act_number(first)
    story = table.narration_from(steps + 1)
    assert later.splitlines()[: len(story) + 1] == [*story, ""]
    assert later.endswith(env.render()), "nothing has happened since"
    image: Any = pytest.importorskip("PIL.Image")
    assert image
    film: Any = gym.make(name, render_mode="rgb_array")
    film.reset(seed=3)
    before = film.render()
    assert before.shape == (960, 1280, 3) and before.dtype == np.uint8 and len(np.unique(before)) > 10
    film.step(first)
    after = film.render()
    assert after.shape == before.shape and not same(after, before)
    many: Any = gym.make_vec(name, num_envs=2, render_mode="rgb_array")
    many.reset(seed=[3, 4])
    pictures = many.render()
    assert same(pictures[0], before) and not same(pictures[1], before)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(film.unwrapped)


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_long_games_are_truncated_and_not_over(mode: AutoresetMode) -> None:
    one = SoloEnv("votk", max_steps=5)
    many = SoloVectorEnv("votk", 2, max_steps=5, autoreset_mode=mode)
    one.reset(seed=3)
    infos: dict[str, Any] = many.reset(seed=[3, 3])[1]
    for step in range(1, 6):
        legal = int(one.game.legal()[0])
        _, reward, over, cut, info = one.step(legal)
        _, rewards, overs, cuts, infos = many.step([legal, legal])
        assert (reward, over, cut) == (0, False, step == 5) and not info["over"]
        assert not rewards.any() and not overs.any() and cuts.tolist() == [cut, cut]
    if mode is AutoresetMode.SAME_STEP:
        assert infos["_final_obs"].all() and many.batch.begun() == [2, 2]
    if mode is AutoresetMode.NEXT_STEP:
        assert not many.step([0, 0])[3].any() and many.batch.begun() == [2, 2]


def test_pictures_need_pillow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL.Image", None)
    env = SoloEnv("tomb4k", render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(gym.error.DependencyNotInstalled, match="pip install pillow"):
        env.render()
    with pytest.raises(ValueError, match="there is no render_mode 'human', but ansi, rgb_array"):
        SoloVectorEnv("tomb4k", 2, render_mode="human")
