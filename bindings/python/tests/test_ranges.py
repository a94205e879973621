"""Every number of an observation is within its bounds, and its bounds are not far from what is seen."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from solo_tabletop import Batch, Env, games

NAMES = [str(game["name"]) for game in games()]
STEPS = int(os.environ.get("RANGED_STEPS", "300"))
GAMES = 32

NEVER = "0 wherever a player decides, as the game goes on by itself"
OWNER = "0 in random games with the embedded tables"
SETUP = "0 from the first decision on"
RARE: dict[str, dict[str, str]] = {
    "tomb4k": {},
    "votk": {},
    "scrapyard": {"piles[].bottom[]": OWNER},
    "kings-challenge": {
        "human.pot": OWNER,
        "pending.action.todo.len": OWNER,
        "pending.action.todo[].cubes": OWNER,
        "pending.action.todo[].place": OWNER,
        "pending.attack.left": NEVER,
        "pending.reroll.countered": OWNER,
        "pending.setup.rolled[]": SETUP,
        "pending.workforce.left": NEVER,
    },
    "trismegistus-bot": {
        "bot.queue.len": NEVER,
        "bot.queue[]=artifact": NEVER,
        "bot.queue[]=experiment": NEVER,
        "bot.queue[]=gold": NEVER,
        "bot.queue[]=lowest": NEVER,
        "bot.queue[]=points": NEVER,
        "to_roll[]": SETUP,
        "tokens_unplaced[]": SETUP,
    },
}
"""Numbers that random games do not bring near a hundredth of their bounds, with the reason."""


def variants(name: str) -> Iterator[dict[str, Any]]:
    """The defaults, and every option with each of its values, of a range its ends."""
    yield {}
    facts = next(game for game in games() if game["name"] == name)
    for option in facts["options"]:
        for value in option["values"] if "values" in option else option["range"]:
            yield {option["name"]: value}


def seen_in(env: Env, seed: int) -> tuple[Any, Any]:
    """The smallest and the largest of every number in random games."""
    batch, draw = Batch(env, GAMES, seed=seed, threads=1), np.random.default_rng(seed)
    mask, seen = np.zeros((GAMES, env.actions), bool), np.zeros((GAMES, env.width), np.float32)
    reward, over, illegal = np.zeros(GAMES, np.float32), np.zeros(GAMES, bool), np.zeros(GAMES, bool)
    batch.look(mask, seen)
    low, high = seen.min(0), seen.max(0)
    for _ in range(STEPS):
        batch.step((draw.random(mask.shape, np.float32) * mask).argmax(1), reward, over, illegal, mask, seen)
        np.minimum(low, seen.min(0), out=low)
        np.maximum(high, seen.max(0), out=high)
    return low, high


@pytest.mark.parametrize("name", NAMES)
def test_numbers_are_within_bounds_that_are_near(name: str) -> None:
    groups: dict[str, tuple[float, float]] = {}
    for seed, options in enumerate(variants(name)):
        env = Env(name, 0, options)
        low, high = seen_in(env, seed)
        for (place, least, most), smallest, largest in zip(env.places(), low, high, strict=True):
            assert least <= smallest and largest <= most, (options, place, smallest, largest)
            group = re.sub(r"\[[^]]*\]", "[]", place)
            best, bound = groups.get(group, (0.0, 0.0))
            groups[group] = max(best, float(largest)), max(bound, float(most))
    far = {group for group, (largest, most) in groups.items() if most > 1 and largest < most / 100}
    assert far <= set(RARE[name]), sorted(far - set(RARE[name]))
    if STEPS > 1000:
        assert set(RARE[name]) <= far, sorted(set(RARE[name]) - far)


def test_cards_have_as_many_places_as_copies() -> None:
    bounds = {place: (low, high) for place, low, high in Env("votk").places()}
    assert bounds["hand[boat]"] == (0, 1) and bounds["discard[am_ankh]"] == (0, 2) and bounds["stock_size"][1] < 100
    assert {high for _, _, high in Env("votk").places()} < set(range(101))
    assert {place: high for place, _, high in Env("scrapyard", options={"action_cap": 30}).places()}["actions"] == 30
