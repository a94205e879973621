"""The games for OpenSpiel: `register()`, then `pyspiel.load_game("solo_tabletop_tomb4k")`.

Chance nodes are explicit, with exact probabilities. Actions are the numbers of decisions, in chance nodes those of
outcomes. The return is how good the end is, from 0 to 1, as `Env.worth` says. Options are parameters:
`pyspiel.load_game("solo_tabletop_tomb4k(min_delve_turns=2)")`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from ._native import Env, games

_spiel: Any = import_module("pyspiel")

if TYPE_CHECKING:
    # OpenSpiel has no types.
    class _Game:
        def __init__(self, *arguments: Any) -> None: ...

    class _State:
        def __init__(self, game: _Game) -> None: ...

else:
    _Game, _State = _spiel.Game, _spiel.State


def _short(name: str) -> str:
    return "solo_tabletop_" + name.replace("-", "_")


def _type(name: str, title: str) -> Any:
    return _spiel.GameType(
        short_name=_short(name),
        long_name=title,
        dynamics=_spiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=_spiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_spiel.GameType.Information.PERFECT_INFORMATION,
        utility=_spiel.GameType.Utility.GENERAL_SUM,
        reward_model=_spiel.GameType.RewardModel.TERMINAL,
        max_num_players=1,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=dict(Env(name).options),
    )


class SoloGame(_Game):
    """The rules of a game."""

    name: str
    title: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.options = dict(params or {})
        self.env = Env(self.name, options=self.options)
        info = _spiel.GameInfo(
            num_distinct_actions=self.env.actions,
            max_chance_outcomes=self.env.outcomes,
            num_players=1,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.env.most_steps,
        )
        super().__init__(_type(self.name, self.title), info, params or {})

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return _game, (self.name, self.options)

    def __deepcopy__(self, memo: Any) -> SoloGame:
        return _game(self.name, self.options)

    def new_initial_state(self) -> SoloState:
        """The first position."""
        return SoloState(self, self.env.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SoloObserver:
        """An observer of everything in a position."""
        return SoloObserver(self.env.width)


class SoloState(_State):
    """A position."""

    def __init__(self, game: SoloGame, env: Env) -> None:
        super().__init__(game)
        self.game = game
        self.env = env

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return SoloState, (self.game, self.env)

    def current_player(self) -> int:
        """The player, chance, or no one."""
        due = self.env.due
        if due == "decision":
            return 0
        return int(_spiel.PlayerId.CHANCE if due == "chance" else _spiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.env.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their probabilities."""
        chances = self.env.chances()
        total = sum(weight for _, weight in chances)
        return [(outcome, weight / total) for outcome, weight in chances]

    def _apply_action(self, action: int) -> None:
        if self.env.due == "chance":
            self.env.report(action)
        else:
            self.env.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == _spiel.PlayerId.CHANCE:
            return self.env.outcome_text(action)
        return self.env.action_text(action)

    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
        return self.env.over

    def returns(self) -> list[float]:
        """The worth of the end, from 0 to 1; 0 while the game runs."""
        return [self.env.worth() if self.env.over else 0.0]

    def __str__(self) -> str:
        return str(self.env.view())


class SoloObserver:
    """The position as the vector of `Env.observe`."""

    def __init__(self, width: int) -> None:
        self.tensor = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SoloState, player: int) -> None:
        """Observes a position."""
        state.env.observe(out=self.tensor)

    def string_from(self, state: SoloState, player: int) -> str:
        """The position in words."""
        return str(state)


def _game(name: str, options: dict[str, Any]) -> SoloGame:
    """A game with options, as a pickle names it."""
    register()
    return cast(SoloGame, _spiel.load_game(_short(name), options))


def register() -> list[str]:
    """Makes the games known to OpenSpiel; their names there."""
    for game in games():
        name, title = str(game["name"]), str(game["title"])
        if _short(name) not in _spiel.registered_names():
            # A class and not a function: OpenSpiel lets go of it when Python has ended already, and a class has
            # others who hold it.
            _spiel.register_game(_type(name, title), type(_short(name), (SoloGame,), {"name": name, "title": title}))
    return [_short(str(game["name"])) for game in games()]
