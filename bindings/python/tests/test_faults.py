"""Calls with anything in place of what they want, and memory that does not grow."""

from __future__ import annotations

import os
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from solo_tabletop import Batch, Env, Table, TableError, games

NAMES = [str(game["name"]) for game in games()]
CALLS = int(os.environ.get("FUZZ_CALLS", "20000"))
GAMES = int(os.environ.get("FUZZ_GAMES", "100000"))
# What a call may raise; anything else is a defect, and so is the end of the process.
EXPECTED = (TableError, TypeError, ValueError, OverflowError, IndexError, KeyError, BufferError, AttributeError)


def memory() -> int:
    """Bytes of this process in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def anything(any_of: random.Random, objects: list[Any]) -> Any:
    """A value that hardly ever fits."""
    odd: list[Any] = [b"", b"\xff", (), [], {}, {1}, object, len, ...]
    kinds: list[Callable[[], Any]] = [
        lambda: None,
        lambda: any_of.choice([True, False]),
        lambda: any_of.choice([0, 1, 2, 7, -1, 2**31, 2**32 - 1, 2**32, 2**63, 2**64, -(2**70)]),
        lambda: any_of.random() * 10,
        lambda: float("nan"),
        lambda: "".join(map(chr, any_of.choices(range(1, 0x2FF), k=any_of.randrange(12)))),
        lambda: any_of.choice(["", "\ud800", "delve", "solo-save 2\ngame votk\n", *NAMES]),
        lambda: any_of.choice(odd),
        lambda: {any_of.choice(["hp", "phase", "cards", 3]): anything(any_of, objects)},
        lambda: [anything(any_of, objects) for _ in range(any_of.randrange(3))],
        lambda: np.zeros(any_of.randrange(4), any_of.choice([np.bool_, np.float32, np.int64, object])),
        lambda: np.zeros((2, any_of.randrange(4)), np.float32)[:, ::-1],
        lambda: any_of.choice(objects),
    ]
    return any_of.choice(kinds)()


def saved(target: Any) -> list[str]:
    """The saves of a game, or of the games of a batch."""
    return [target.game(at).save() for at in range(target.size)] if isinstance(target, Batch) else [target.save()]


def test_fuzzed_calls() -> None:
    any_of = random.Random(int(os.environ.get("FUZZ_SEED", "1")))
    makers: list[Any] = [Table, Env, Batch, Table.load, Table.set_up, Env.load]
    objects: list[Any] = [Env(name, 1) for name in NAMES] + [Table(name, seed=1) for name in NAMES]
    # Searches and studies of any length are what they are asked for.
    slow = {"hint", "hints", "advice", "play"}
    raised = dict[str, int]()
    for call in range(CALLS):
        place = any_of.randrange(len(objects))
        target = objects[place]
        names = [name for name in dir(target) if not name.startswith("__") and name not in slow]
        arguments = [anything(any_of, objects) for _ in range(any_of.randrange(4))]
        before = saved(target)
        choice = any_of.randrange(10)
        try:
            if choice == 0:
                made = any_of.choice(makers)(*arguments)
                if isinstance(made, (Table, Env, Batch)):
                    objects[place] = made
            elif choice == 1 and not isinstance(target, Batch):
                objects[place] = pickle.loads(pickle.dumps(target))
            elif choice == 2:
                name = any_of.choice(NAMES)
                objects[place] = Env(name, call) if call % 2 else Table(name, seed=call)
            elif choice == 3 and isinstance(target, Env):
                objects[place] = Batch(target, any_of.randrange(1, 5))
            elif choice < 6 and isinstance(target, Env) and target.legal_count:
                target.step_index(any_of.randrange(target.legal_count))
            else:
                member = getattr(target, any_of.choice(names))
                if callable(member):
                    member(*arguments)
        except EXPECTED as error:
            raised[type(error).__name__] = raised.get(type(error).__name__, 0) + 1
            assert saved(target) == before, error
            if isinstance(error, TableError):
                assert error.kind and error.sentence and str(error)
                assert isinstance(pickle.loads(pickle.dumps(error)), TableError)
    assert raised["TypeError"] > 100 and raised["TableError"] > 20, raised


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
def test_memory_is_flat() -> None:
    env = Env("tomb4k", 0)
    mask, seen = np.zeros(env.actions, np.bool_), np.zeros(env.width, np.float32)

    def play(first: int, count: int) -> None:
        for seed in range(first, first + count):
            left = env.reset(seed)
            while left:
                left = env.step_index(seed % left, mask, seen)
            if seed % 100 == 0:
                twin = pickle.loads(pickle.dumps(env))
                assert twin.over
                try:
                    twin.step(0)
                except TableError:
                    pass

    play(0, GAMES // 4)
    before = memory()
    play(GAMES // 4, GAMES)
    assert memory() - before < 2_000_000
