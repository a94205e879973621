"""Decisions per second from Python as shares of native random play in place, in the same run: `python bench.py`."""

from __future__ import annotations

import argparse
import os
import random
import signal
import threading
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from solo_tabletop import Batch, Env
from solo_tabletop._native import race
from solo_tabletop.study import Study

SIZE = 256


def rate(work: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Decisions per second of processor time, so that it matters less what else the machine does; the best of
    five runs."""
    best = 0.0
    for _ in range(5):
        decisions, begin = 0, clock()
        while (spent := clock() - begin) < seconds / 5:
            decisions += work()
        best = max(best, decisions / spent)
    return best


def native(name: str) -> Callable[[], int]:
    env, seeds = Env(name, 0), iter(range(1 << 60))

    def work() -> int:
        return race(env, 20_000, next(seeds))[0]

    return work


def index(name: str) -> Callable[[], int]:
    env, seeds, draw = Env(name, 0), iter(range(1 << 60)), random.Random(1).random

    def work() -> int:
        steps, step = 0, env.step_index
        for _ in range(50):
            left = env.reset(next(seeds))
            while left:
                left = step(int(draw() * left))
                steps += 1
        return steps

    return work


def reported(name: str) -> Callable[[], int]:
    """Random games whose chance is drawn in Python too; outcomes count like decisions."""
    env, draw = Env(name), random.Random(1).random

    def work() -> int:
        applied, step, report = 0, env.step_index, env.report_case
        left = env.reset()
        while True:
            if left:
                left = step(int(draw() * left))
            elif cases := env.cases:
                left = report(int(draw() * cases))
            else:
                return applied
            applied += 1

    return work


def listed(name: str) -> Callable[[], int]:
    """The same with the list of all outcomes and their weights, as `chance_outcomes` of OpenSpiel asks for."""
    env, any_of = Env(name), random.Random(1)

    def work() -> int:
        applied, left = 0, env.reset()
        while not env.over:
            if left:
                actions = env.legal()
                left = env.step(actions[int(any_of.random() * len(actions))])
            else:
                outcomes, weights = zip(*env.chances(), strict=True)
                left = env.report(any_of.choices(outcomes, weights)[0])
            applied += 1
        return applied

    return work


def number(name: str, observed: bool) -> Callable[[], int]:
    env, seeds, draw = Env(name, 0), iter(range(1 << 60)), random.Random(1).random
    mask = np.zeros(env.actions, np.bool_)
    seen = np.zeros(env.width, np.float32) if observed else None

    def work() -> int:
        steps, step = 0, env.step
        for _ in range(50):
            left = env.reset(next(seeds))
            env.mask(mask)
            while left:
                left = step(int(mask.nonzero()[0][int(draw() * left)]), mask, seen)
                steps += 1
        return steps

    return work


def batch(name: str, threads: int = 1, size: int = SIZE) -> Callable[[], int]:
    many = Batch(Env(name, 0), size, threads=threads)
    mask = np.zeros((size, many.actions), np.bool_)
    seen = np.zeros((size, many.width), np.float32)
    reward, over, illegal = np.zeros(size, np.float32), np.zeros(size, np.bool_), np.zeros(size, np.bool_)
    many.look(mask, seen)
    action = np.zeros(size, np.int64)

    def work() -> int:
        # The first legal action: what is measured is the step, not the choice.
        mask.argmax(axis=1, out=action)
        many.step(action, reward, over, illegal, mask, seen)
        return size

    return work


def loop(name: str, size: int = SIZE) -> Callable[[], int]:
    """The work of a batch by a loop over its games, with the same choice."""
    games = [Env(name, seed) for seed in range(size)]
    mask = np.zeros((size, games[0].actions), np.bool_)
    seen = np.zeros((size, games[0].width), np.float32)
    reward, over = np.zeros(size, np.float32), np.zeros(size, np.bool_)
    seeds = iter(range(size, 1 << 60))

    def begin(place: int) -> None:
        while not games[place].reset(next(seeds)):
            pass
        games[place].mask(mask[place])
        games[place].observe(seen[place])

    for place in range(size):
        begin(place)

    def work() -> int:
        over[:] = False
        for place, (env, legal, row) in enumerate(zip(games, mask, seen, strict=True)):
            if not env.step(int(legal.argmax()), legal, row):
                reward[place], over[place] = env.points or 0, True
                begin(place)
        return size

    return work


def beside(name: str, seconds: float) -> None:
    """Prints how much a batch is worth beside a loop over its games: by the clock, as threads add up in processor time."""
    alone = rate(loop(name, 64), seconds, time.perf_counter)
    print(f"{name}: a loop over 64 games, masks and observations written, {alone / 1e6:.3f} million decisions a second")
    for threads, bar in ((1, 1.5), (2, 2.5)):
        steps = rate(batch(name, threads, 64), seconds, time.perf_counter)
        print(f"a batch of them on {threads} thread{'s' * (threads > 1)}: {steps / alone:.2f} times, bar {bar}")


def whole(name: str) -> Callable[[], int]:
    env, seeds = Env(name, 0), iter(range(1 << 60))

    def work() -> int:
        steps = 0
        for _ in range(50):
            seed = next(seeds)
            env.reset(seed)
            steps += env.play("random", seed=seed)
        return steps

    return work


def applies_there(spiel: Any) -> Callable[[], int]:
    """Random games of OpenSpiel's solitaire through its Python interface."""
    game, any_of = spiel.load_game("solitaire"), random.Random(1)

    def work() -> int:
        state, applied = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(any_of.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(any_of.random() * len(actions))])
            applied += 1
        return applied

    return work


def compare(seconds: float) -> None:
    """Prints how fast the same loop is here and in OpenSpiel, if that is there."""
    try:
        spiel: Any = import_module("pyspiel")
    except ImportError:
        return
    theirs = rate(applies_there(spiel), seconds)
    print(f"solitaire of OpenSpiel {theirs / 1e3:.0f} thousand applies a second, chance among them; kings-challenge:")
    print("the same work, chance by lists of outcomes with their weights:")
    ours = rate(listed("kings-challenge"), seconds)
    print(f"{'chance by lists':38} {ours / 1e3:7.0f} thousand a second, {ours / theirs:.1f} times")
    print("less work, which OpenSpiel does not offer:")
    for what, work in (("chance by cases, drawn in Python", reported), ("chance from a seed, uncounted", index)):
        ours = rate(work("kings-challenge"), seconds)
        print(f"{what:38} {ours / 1e3:7.0f} thousand a second, {ours / theirs:.1f} times")


def interrupted(times: int = 20) -> float:
    """Seconds from Ctrl-C in the middle of a study to its exception; the longest of some."""
    longest, pressed = 0.0, 0.0

    def press() -> None:
        nonlocal pressed
        pressed = time.perf_counter()
        os.kill(os.getpid(), signal.SIGINT)

    for number in range(times):
        try:
            threading.Timer(0.2 + number / 1000, press).start()
            Study(("votk",), 1 << 40, ("mcts",), playouts=3_000).play()
        except KeyboardInterrupt:
            longest = max(longest, time.perf_counter() - pressed)
    return longest


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game", nargs="?", default="tomb4k")
    arguments.add_argument("--seconds", type=float, default=2.0)
    given = arguments.parse_args()
    if hasattr(signal, "SIGPIPE"):
        # Whoever reads only the beginning, as `head` does, ends it without a word.
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    name = given.game
    base = rate(native(name), given.seconds)
    print(f"{name}: native random play {base / 1e6:.2f} million decisions a second, on one core")
    rows: list[tuple[str, Callable[[], int], int]] = [
        ("index", index(name), 20),
        ("number with mask", number(name, False), 40),
        ("number with mask and observation", number(name, True), 80),
        (f"batch of {SIZE} with mask and observation", batch(name), 30),
        ("whole games", whole(name), 6),
    ]
    for what, work, bar in rows:
        steps = rate(work, given.seconds)
        print(f"{what:38} {steps / 1e6:7.3f} million a second, 1/{base / steps:.1f}, bar 1/{bar}")
    beside(name, given.seconds)
    compare(given.seconds)
    print(f"a study answers Ctrl-C after {interrupted() * 1000:.0f} ms at most, bar 1000")


if __name__ == "__main__":
    main()
