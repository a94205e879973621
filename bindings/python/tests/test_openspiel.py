"""The games in OpenSpiel."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest

pyspiel: Any = pytest.importorskip("pyspiel")

from solo_tabletop import games  # noqa: E402
from solo_tabletop.openspiel import register  # noqa: E402

NAMES = register()


def test_all_games_are_known() -> None:
    assert len(NAMES) == len(games()) == 5
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", NAMES)
def test_conformance(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_clones_go_their_own_way(name: str) -> None:
    state, any_of = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    for _ in range(30):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-9
        before, twin = str(state), state.clone()
        action = any_of.choice(state.legal_actions())
        assert state.action_to_string(state.current_player(), action)
        twin.apply_action(action)
        assert str(state) == before
        state.apply_action(action)
        assert str(state) == str(twin)


@pytest.mark.parametrize("name", NAMES)
def test_games_and_positions_pickle_with_their_options(name: str) -> None:
    game = pyspiel.load_game(name)
    for same in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert str(same) == str(game) and same.num_distinct_actions() == game.num_distinct_actions()
        assert str(same.new_initial_state()) == str(game.new_initial_state())
    state = game.new_initial_state()
    for _ in range(10):
        state.apply_action(state.legal_actions()[0])
    twin = pickle.loads(pickle.dumps(state))
    assert str(twin) == str(state) and twin.legal_actions() == state.legal_actions()


def test_options_are_parameters() -> None:
    for game in (
        pyspiel.load_game("solo_tabletop_tomb4k(min_delve_turns=2)"),
        pyspiel.load_game("solo_tabletop_tomb4k", {"min_delve_turns": 2}),
    ):
        for same in (game, pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
            assert same.env.options["min_delve_turns"] == 2
            assert same.get_parameters()["min_delve_turns"] == 2
    with pytest.raises(Exception, match="min_delve_turns"):
        pyspiel.load_game("solo_tabletop_tomb4k", {"min_delve_turns": 99})
