"""Solo tabletop games: exact rules, environments for learning, studies.

* `games()` lists the games with their facts and options;
* `Table` is a game in progress in words: labels, events in sentences, undo, saves, hints;
* `Env` is the same game in numbers, for programs that learn and search; `Batch` is many of them;
* `solo_tabletop.envs` has environments of Gymnasium, known to it from here on where it is installed;
* `solo_tabletop.study` plays many games on many machines;
* `TableError` is why something was refused: its `ErrorKind`, reason, clause, sentence, faults.
"""

from importlib.util import find_spec

from ._errors import ErrorKind, Fault, Reason, TableError
from ._drawing import Scene
from ._native import Batch, Env, Hints, Table, __version__, episode_seed, games, study_seed
from ._types import (
    Ahead,
    Answer,
    Catalogue,
    Choice,
    Data,
    Facts,
    Hint,
    LessonPart,
    Options,
    Refused,
    Share,
    Spread,
    Step,
    StoryPart,
    StorySentence,
    Summary,
    Told,
)

__all__ = [
    "Ahead",
    "Answer",
    "Batch",
    "Catalogue",
    "Choice",
    "Data",
    "Env",
    "ErrorKind",
    "Facts",
    "Fault",
    "Hint",
    "Hints",
    "LessonPart",
    "Options",
    "Reason",
    "Refused",
    "Scene",
    "Share",
    "Spread",
    "Step",
    "StoryPart",
    "StorySentence",
    "Summary",
    "Table",
    "TableError",
    "Told",
    "__version__",
    "episode_seed",
    "games",
    "study_seed",
]

if find_spec("gymnasium") is not None:
    # Gymnasium looks for the environments of other packages nowhere.
    from .envs import register

    register()
