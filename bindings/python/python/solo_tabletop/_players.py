"""Players of a study: those of the package by name, and your own as functions."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import SupportsIndex, TypeAlias, cast, get_args

from ._native import Env, episode_seed
from ._types import PlayerName

Player: TypeAlias = Callable[[Env], SupportsIndex]
"""A player of your own: a function or an object that is called with a position and returns the index of a decision in its
list `legal()`.

The position is a copy: what is played there changes nothing, and its chance is not that of the game, so that `copy`, `play`
and whatever looks ahead foresees nothing.
"""

_MASK = 2**64 - 1


def player_seed(seed: int) -> int:
    """The seed of the player of a deal, which does not foresee what the deal will bring."""
    return _MASK - seed


def player_name(player: PlayerName | Player) -> str:
    """Name of a player: its word, or what its function or class is called."""
    if isinstance(player, str):
        return player
    name: str = getattr(player, "__name__", type(player).__name__)
    return name


def check_player(player: PlayerName | Player) -> None:
    """Refuses with `ValueError` what is no player, and a name that means another one."""
    known = get_args(PlayerName)
    if isinstance(player, str):
        if player not in known:
            raise ValueError(f"there is no player {player!r}, but {', '.join(known)}")
    elif not callable(cast(object, player)):
        raise ValueError(f"a player is a name or is called with a position, not {player!r}")
    elif player_name(player) in known:
        raise ValueError(f"a player of your own is not called {player_name(player)}, as one of the package is")


def play_own(env: Env, player: Player, seed: int) -> int:
    """Lets a player of yours decide to the end, and returns the number of decisions."""
    decisions = 0
    while not env.over:
        given = player(env.copy(deal=episode_seed(seed, 0, decisions)))
        try:
            index = operator.index(given)
        except TypeError:
            raise TypeError(f"{player_name(player)} returns the index of a decision, not {given!r}") from None
        if not 0 <= index < env.legal_count:
            raise IndexError(f"{player_name(player)} has returned {index}; the legal decisions count from 0 to {env.legal_count - 1}")
        env.step_index(index)
        decisions += 1
    return decisions
