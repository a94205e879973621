"""Seeded games played from Python are byte for byte those of the native program."""

from __future__ import annotations

import os
import subprocess

import pytest

from solo_tabletop import Env, Table, games

NAMES = [str(game["name"]) for game in games()]
GAMES = int(os.environ.get("SAVED_GAMES", "50"))


def play(name: str, seed: int) -> Env:
    """Decision number i of a game takes place (seed + 7 i) among the legal ones."""
    env = Env(name, seed)
    decided = 0
    while env.legal_count:
        env.step_index((seed + 7 * decided) % env.legal_count)
        decided += 1
    return env


@pytest.mark.parametrize("name", NAMES)
def test_saves_of_numbers_and_of_words_are_equal(name: str) -> None:
    for seed in range(5):
        table, decided = Table(name, seed=seed), 0
        while table.due == "decision":
            notations = table.notations()
            table.act(notations[(seed + 7 * decided) % len(notations)][0])
            decided += 1
        assert play(name, seed).save() == table.save()


@pytest.mark.skipif("NATIVE_SAVES" not in os.environ, reason="NATIVE_SAVES names no program")
@pytest.mark.parametrize("name", NAMES)
def test_saves_are_those_of_the_native_program(name: str) -> None:
    command = [os.environ["NATIVE_SAVES"], name, str(GAMES)]
    native = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0")[:-1]
    assert [play(name, seed).save() for seed in range(GAMES)] == native
