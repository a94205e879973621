"""Games in numbers: in place, equal to tables, exact chance, Ctrl-C, pickles."""

from __future__ import annotations

import copy
import pickle
import random
import threading
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any, cast, get_args

import numpy as np
import pytest

from solo_tabletop import Batch, Env, Table, TableError, games
from solo_tabletop._native import race
from solo_tabletop._types import PlayerName
from solo_tabletop.study import Study

NAMES = [str(game["name"]) for game in games()]
Act = Callable[[], None]
Meanwhile = Callable[[Act], threading.Event]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_in_numbers_is_the_game_in_words(name: str) -> None:
    env, table, any_of = Env(name, 5), Table(name, seed=5), random.Random(1)
    mask, seen = np.ones(env.actions, bool), np.full(env.width, 9, np.float32)
    low = np.array([place[1] for place in env.places()])
    high = np.array([place[2] for place in env.places()])
    assert env.mask(out=mask) is mask and env.observe(out=seen) is seen
    while env.due == "decision":
        assert sorted(env.legal()) == sorted(choice["number"] for choice in table.choices())
        assert np.flatnonzero(mask).tolist() == sorted(env.legal())
        assert (low <= seen).all() and (seen <= high).all() and np.isfinite(seen).all()
        action = any_of.choice(env.legal())
        assert env.action_text(action) in dict(table.notations())
        legal = env.step(action, mask, seen)
        table.act_number(action)
        assert legal == env.legal_count == mask.sum() == len(table.choices())
        assert (seen == env.observe()).all() and (mask == env.mask()).all()
    assert env.over and table.due == "nothing" and env.view() == table.view()
    assert env.save() == table.save() == env.table().save()
    assert env.points is not None and env.won is not None and 0 <= env.worth() <= 1
    assert len(set(place[0] for place in env.places())) == env.width == seen.size


@pytest.mark.parametrize("name", NAMES)
def test_what_is_illegal_changes_nothing(name: str) -> None:
    env = Env(name, 1)
    before, legal = env.save(), env.legal()
    illegal = next(number for number in range(env.actions) if number not in legal)
    with pytest.raises(TableError) as refusal:
        env.step(illegal)
    assert refusal.value.clause and refusal.value.sentence
    for action in (env.actions, -1, 1 << 40):
        with pytest.raises(TableError, match=f"there is no decision {action}; they count from 0 to"):
            env.step(action)
        with pytest.raises(TableError, match="there is no"):
            env.step_index(action)
        with pytest.raises(TableError):
            env.report(action)
    with pytest.raises(TableError):
        env.step_index(len(legal))
    with pytest.raises(TableError):
        env.report(0)
    assert env.save() == before


def test_arrays_have_to_fit() -> None:
    env = Env("tomb4k", 1)
    with pytest.raises(ValueError, match="mask has the shape"):
        env.mask(out=np.zeros(env.actions + 1, bool))
    with pytest.raises(ValueError, match="contiguous"):
        env.observe(out=np.zeros(2 * env.width, np.float32)[::2])
    with pytest.raises(TypeError):
        wrong: Any = np.zeros(env.actions, np.int8)
        env.mask(out=wrong)
    frozen = np.zeros(env.actions, bool)
    frozen.flags.writeable = False
    with pytest.raises((ValueError, TypeError)):
        env.mask(out=frozen)


def arrays_that_do_not_fit(cells: int, dtype: Any) -> list[Any]:
    """Wrong lengths, types, layouts and things that are not arrays."""
    frozen = np.zeros(cells, dtype)
    frozen.flags.writeable = False
    other = np.int8 if dtype is np.bool_ else np.float64
    shapes: list[Any] = [cells + 1, 0, (1, cells), (cells, 1)]
    return [
        *(np.zeros(shape, dtype) for shape in shapes),
        np.zeros(cells, other),
        np.zeros(2 * cells, dtype)[::2],
        frozen,
        [0] * cells,
        "mask",
    ]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_happens_when_something_is_refused(name: str) -> None:
    env = Env(name, 1)
    before, action = env.save(), env.legal()[0]
    masks, vectors = arrays_that_do_not_fit(env.actions, np.bool_), arrays_that_do_not_fit(env.width, np.float32)
    calls: list[Any] = [partial(env.step, action), partial(env.step_index, 0)]
    for call in calls:
        for mask in masks:
            with pytest.raises((TypeError, ValueError)):
                call(mask, None)
            assert env.save() == before
        for seen in vectors:
            with pytest.raises((TypeError, ValueError)):
                call(np.zeros(env.actions, bool), seen)
            assert env.save() == before
    batch = Batch(env, 2, seed=1)
    saves = [batch.game(0).save(), batch.game(1).save()]
    step: Any = batch.step
    good: list[Any] = [np.array([game.legal()[0] for game in (batch.game(0), batch.game(1))])]
    good += [np.zeros(2, np.float32), np.zeros(2, bool), np.zeros(2, bool)]
    good += [np.zeros((2, env.actions), bool), np.zeros((2, env.width), np.float32)]
    for place, fits in enumerate(good):
        for wrong in (fits[:1], fits[::-1].astype(np.float16), "mask", fits.repeat(2, axis=-1)[..., ::2]):
            if place == 0 and wrong is not fits[:1] and getattr(wrong, "dtype", None) == np.int64 and len(wrong) == 2:
                continue
            with pytest.raises((TypeError, ValueError)):
                step(*good[:place], wrong, *good[place + 1 :])
            assert [batch.game(0).save(), batch.game(1).save()] == saves
    with pytest.raises(ValueError, match="cannot be written"):
        batch.step(good[0], good[1], good[2], good[2])
    assert [batch.game(0).save(), batch.game(1).save()] == saves


def test_arrays_are_named_with_type_and_shape() -> None:
    env, narrow = Env("tomb4k", 1), cast(Any, np.zeros(39, np.int8))
    with pytest.raises(TypeError, match=r"expected a NumPy array of bool with 1 dimension, not one of int8 with the shape \[39\]"):
        env.step(0, narrow)
    with pytest.raises(TypeError, match=r"float32 with 2 dimensions, not one of float32 with the shape \[2\]"):
        Batch(env, 2).look(observation=np.zeros(2, np.float32))
    with pytest.raises(TypeError, match="not list"):
        env.mask(out=[True])  # type: ignore[arg-type]


def test_chance_is_exact() -> None:
    """Probabilities need no sampling."""
    env = Env("tomb4k")
    assert env.due == "chance" and env.legal_count == 0
    weights = [weight for _, weight in env.chances()]
    assert weights == [1] * 44

    torches = 0
    for outcome, weight in env.chances():
        after = env.copy()
        after.report(outcome)
        torches += weight if after.view()["torches"] else 0
    assert Fraction(torches, sum(weights)) == Fraction(4, 44)
    assert env.chances() == Env("tomb4k").chances()
    dealt = env.copy()
    assert dealt.deal(7) > 0 and env.due == "chance"


@pytest.mark.parametrize("name", NAMES)
def test_cases_are_outcomes_with_their_weights(name: str) -> None:
    env, any_of, unequal = Env(name), random.Random(1), False
    for _ in range(300):
        if env.over:
            break
        if env.legal_count:
            assert env.cases == 0
            env.step_index(any_of.randrange(env.legal_count))
            continue
        chances = env.chances()
        falls = [outcome for outcome, weight in chances for _ in range(weight)]
        assert env.cases == len(falls)
        unequal |= len(falls) > len(chances)
        for case in {0, len(falls) - 1, any_of.randrange(len(falls))}:
            twin, same = env.copy(), env.copy()
            assert twin.report_case(case) == same.report(falls[case]) and twin.save() == same.save()
        with pytest.raises(IndexError, match=f"there are {len(falls)}"):
            env.report_case(len(falls))
        env.report_case(any_of.randrange(len(falls)))
    assert unequal or name in ("tomb4k", "kings-challenge")
    env.reset(1)
    with pytest.raises(IndexError):
        env.report_case(0)


@pytest.mark.parametrize("name", NAMES)
def test_pickles_and_copies_go_on_alike(name: str) -> None:
    env = Env(name, 11)
    for _ in range(10):
        if not env.over:
            env.step_index(0)
    twins = [env.copy(), copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    while not env.over:
        env.step_index(env.legal_count - 1)
        for twin in twins:
            twin.step_index(twin.legal_count - 1)
    assert {twin.save() for twin in twins} == {env.save()}
    env.reset(11)
    assert env.save() == Env(name, 11).save()
    # A copy knows what chance will bring, unless it is dealt anew.
    other, same = env.copy(deal=12), env.copy()
    same.deal(12)
    assert other.save() == same.save() and env.save() == Env(name, 11).save()


@pytest.mark.parametrize("name", NAMES)
def test_batches_are_their_games(name: str) -> None:
    env, any_of = Env(name, 0), random.Random(2)
    batch = Batch(env, 4, seed=20)
    mask = np.zeros((4, env.actions), bool)
    seen = np.zeros((4, env.width), np.float32)
    reward, over, illegal = np.zeros(4, np.float32), np.zeros(4, bool), np.zeros(4, bool)
    batch.look(mask, seen)
    for _ in range(200):
        single = [batch.game(place) for place in range(4)]
        action = np.array([any_of.choice(game.legal()) for game in single])
        action[3] = env.actions
        batch.step(action, reward, over, illegal, mask, seen)
        assert illegal.tolist() == [False, False, False, True] and not over[3]
        for place, game in enumerate(single[:3]):
            game.step(int(action[place]))
            assert over[place] == game.over and reward[place] == (game.points or 0)
            if not game.over:
                assert (mask[place] == game.mask()).all() and (seen[place] == game.observe()).all()
    with pytest.raises(IndexError):
        batch.game(4)
    with pytest.raises(ValueError):
        batch.step(np.zeros(3, np.int64), reward, over, illegal)
    with pytest.raises(ValueError):
        Batch(env, 0)


def test_the_players_are_those_of_the_stub() -> None:
    wrong: Any = "chess"
    with pytest.raises(ValueError) as refusal:
        Env("tomb4k", 1).play(wrong)
    assert str(refusal.value) == f'there is no player "chess", but {", ".join(get_args(PlayerName))}'
    assert all(f'"{player}"' in (Env.play.__doc__ or "") for player in get_args(PlayerName))


def test_players_play_to_the_end_and_nobody_cannot_deal() -> None:
    for player in get_args(PlayerName):
        env = Env("votk" if player == "learned" else "tomb4k", 3)
        advice = env.advice(player, playouts=20)
        assert advice in env.legal()
        assert env.play(player, playouts=20, seed=1) > 0 and env.over
    with pytest.raises(TableError) as refusal:
        Env("tomb4k").play()
    assert refusal.value.kind == "no_dealer"
    # Its sensible player is a network.
    with pytest.raises(TableError, match="no trained network for tomb4k") as refusal:
        Env("tomb4k", 1).play("learned")
    assert refusal.value.kind == "no_network"
    for playouts in (0, 10_000_000):
        with pytest.raises(ValueError, match="playouts must be 1 to 1000000, not"):
            Env("tomb4k", 1).play("mcts", playouts=playouts)
    with pytest.raises(ValueError, match="there is no player"):
        Env("tomb4k", 1).play("chess")  # type: ignore[arg-type]


@pytest.mark.parametrize("player", ["sensible", "mcts"])
def test_ctrl_c_is_answered_in_the_middle_of_a_study(player: PlayerName, meanwhile: Meanwhile, ctrl_c: Act) -> None:
    study = Study(("votk",), 1 << 40, (player,), playouts=3_000)
    begun = meanwhile(ctrl_c)
    with pytest.raises(KeyboardInterrupt):
        begun.set()
        study.play()


def test_ctrl_c_ends_a_race(meanwhile: Meanwhile, ctrl_c: Act) -> None:
    begun = meanwhile(ctrl_c)
    with pytest.raises(KeyboardInterrupt):
        begun.set()
        race(Env("votk", 1), 1 << 50, 1)
    decisions, outcomes = race(Env("tomb4k"), 250, 1)
    assert decisions > 250 and outcomes > decisions


def test_other_threads_go_on_meanwhile(meanwhile: Meanwhile, ctrl_c: Act) -> None:
    others: list[str] = []

    def work() -> None:
        others.extend(Table(name, seed=1).save() for name in NAMES)
        ctrl_c()

    begun = meanwhile(work)
    with pytest.raises(KeyboardInterrupt):
        begun.set()
        # It ends by what the other thread does, or never.
        Study(("tomb4k",), 1 << 40, ("sensible",)).play()
    assert len(others) == len(NAMES)
