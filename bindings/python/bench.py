"""Decisions per second from Python as shares of native random play in place, in the same run: `python bench.py`."""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from solo_tabletop import Batch, Env

SIZE = 256


def rate(work: Callable[[], int], seconds: float) -> float:
    """Decisions per second of processor time, so that it matters less what else the machine does; the best of
    five runs."""
    best = 0.0
    for _ in range(5):
        decisions, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds / 5:
            decisions += work()
        best = max(best, decisions / spent)
    return best


def native(name: str) -> Callable[[], int]:
    env, seeds = Env(name, 0), iter(range(1 << 60))

    def work() -> int:
        return env.race(20_000, next(seeds))[0]

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


def batch(name: str) -> Callable[[], int]:
    many = Batch(Env(name, 0), SIZE)
    mask = np.zeros((SIZE, many.actions), np.bool_)
    seen = np.zeros((SIZE, many.width), np.float32)
    reward, over, illegal = np.zeros(SIZE, np.float32), np.zeros(SIZE, np.bool_), np.zeros(SIZE, np.bool_)
    many.look(mask, seen)
    action = np.zeros(SIZE, np.int64)

    def work() -> int:
        # The first legal action: what is measured is the step, not the choice.
        mask.argmax(axis=1, out=action)
        many.step(action, reward, over, illegal, mask, seen)
        return SIZE

    return work


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
    for what, work in (("chance drawn in Python", reported), ("chance from a seed, uncounted", index)):
        ours = rate(work("kings-challenge"), seconds)
        print(f"{what:38} {ours / 1e3:7.0f} thousand a second, {ours / theirs:.1f} times, bar 4")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game", nargs="?", default="tomb4k")
    arguments.add_argument("--seconds", type=float, default=2.0)
    given = arguments.parse_args()
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
    compare(given.seconds)


if __name__ == "__main__":
    main()
