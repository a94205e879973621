"""Batches on several threads, forks, and objects that several Python threads share."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import sys
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from solo_tabletop import Batch, Env, games

NAMES = [str(game["name"]) for game in games()]


def played(batch: Batch, steps: int) -> list[Any]:
    """The arrays of every step with the first legal actions."""
    size = batch.size
    mask, seen = np.zeros((size, batch.actions), np.bool_), np.zeros((size, batch.width), np.float32)
    reward, over, illegal = np.zeros(size, np.float32), np.zeros(size, np.bool_), np.zeros(size, np.bool_)
    batch.look(mask, seen)
    told: list[Any] = []
    for step in range(steps):
        actions = mask.argmax(1)
        actions[step % size] = -1
        batch.step(actions, reward, over, illegal, mask, seen)
        told.append([array.copy() for array in (reward, over, illegal, mask, seen)] + [batch.no_steps(), batch.seeds()])
    return told


def equal(one: Any, other: Any) -> bool:
    pairs = [pair for x, y in zip(one, other, strict=True) for pair in zip(x, y, strict=True)]
    return all(np.array_equal(x, y) for x, y in pairs)


@pytest.mark.parametrize("name", NAMES)
def test_the_number_of_threads_changes_nothing(name: str) -> None:
    alone = played(Batch(Env(name), 13, seed=4, threads=1), 120)
    assert name in ("scrapyard", "trismegistus-bot") or any(step[1].any() for step in alone)
    for threads in (2, 3, 16):
        batch = Batch(Env(name), 13, seed=4, threads=threads)
        assert batch.threads == threads and equal(played(batch, 60), alone[:60])
        twins = [copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
        later = played(batch, 13)
        assert all(twin.threads == threads and equal(played(twin, 13), later) for twin in twins)


def test_deals_without_a_step_are_listed_in_order() -> None:
    alone, more = (Batch(Env("tomb4k"), 64, seed=4, threads=threads) for threads in (1, 4))
    one, other = played(alone, 60), played(more, 60)
    assert any(step[5] for step in one) and equal(one, other)
    assert all([index for index, *_ in step[5]] == sorted(index for index, *_ in step[5]) for step in other)


def test_wrong_numbers_of_threads_are_refused() -> None:
    for threads in (0, 257):
        with pytest.raises(ValueError, match=f"threads must be 1 to 256, not {threads}"):
            Batch(Env("tomb4k"), 4, threads=threads)
    assert Batch(Env("tomb4k"), 1).threads == 1


def child(batch: Batch, queue: Any) -> None:
    queue.put(float(played(batch, 40)[-1][4].sum()))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_forked_process_has_threads_of_its_own() -> None:
    batch = Batch(Env("votk"), 16, seed=1, threads=2)
    played(batch, 5)
    context = multiprocessing.get_context("fork")
    queue: Any = context.Queue()
    process = context.Process(target=child, args=(batch, queue))
    process.start()
    # A limit against hanging for ever: a child with the threads of its parent waits for them.
    there = queue.get(timeout=600)
    process.join()
    assert there == float(played(batch, 40)[-1][4].sum())


def test_threads_that_share_a_batch_wait_for_each_other() -> None:
    batch, failed = Batch(Env("votk"), 64, seed=1, threads=2), list[BaseException]()

    def work() -> None:
        try:
            played(batch, 60)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        assert len(batch.seeds()) == 64 and batch.game(3).game == "votk"
    assert not failed
    assert sum(batch.begun()) >= 64


def test_a_game_that_a_player_plays_can_be_read_and_not_changed(meanwhile: Callable[[Callable[[], None]], threading.Event]) -> None:
    env, seen = Env("votk", 1), list[str]()
    save = env.save()

    def change() -> None:
        seen.append(env.save())
        env.reset(5)

    begun = meanwhile(change)
    with pytest.raises(RuntimeError, match="another thread has changed this game"):
        begun.set()
        env.play("mcts", playouts=2000)
    assert seen == [save], "it is as it was until the player is done"
    assert env.save() == Env("votk", 5).save()
