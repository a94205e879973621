"""Solo tabletop games: exact rules, environments for learning, studies.

* `games()` lists the games with their facts and options;
* `Table` is a game in progress in words: labels, events in sentences, undo, saves, hints;
* `TableError` is why something was refused: kind, clause of the rulebook, sentence, faults.
"""

from ._errors import Fault, TableError
from ._native import Table, __version__, games
from ._types import Catalogue, Choice, Data, Facts, Hint, Options, Told

__all__ = [
    "Catalogue",
    "Choice",
    "Data",
    "Facts",
    "Fault",
    "Hint",
    "Options",
    "Table",
    "TableError",
    "Told",
    "__version__",
    "games",
]
