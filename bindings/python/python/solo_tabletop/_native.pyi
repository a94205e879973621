from collections.abc import Mapping, Sequence
from typing import Any, Literal, final

import numpy as np
from numpy.typing import NDArray

from ._drawing import Scene
from ._types import Aim, Answer, Catalogue, Choice, Data, Facts, Hint, LessonPart, Options, PlayerName, Renewal, RulePart, Step, StoryPart, Summary, Told, Whole

__version__: str

def games() -> list[Data]:
    """Returns every available game: name, title, options, tables and other facts."""
    ...
def episode_seed(run: Whole, place: Whole, number: Whole) -> int:
    """Returns the seed that deals an episode of a run: of a seed, a place among the games that are
    played together, and the number of the episode there, both from 0.
    """
    ...
def study_seed(seed: Whole, number: Whole) -> int:
    """Returns the seed that deals game number `number`, from 0, of a study of this seed."""
    ...
def play_games(
    env: Env, first: Whole, step: Whole, end: Whole, player: str, aim: str, playouts: Whole, seed: Whole
) -> list[tuple[int, int, bool, int, float, Any]]:
    """Plays games of a study by number, as `tally_games` does, and returns each.

    A game is the seed of its deal, points, win, number of decisions, seconds and outcome.
    """
    ...
def tally_games(
    env: Env, first: Whole, step: Whole, end: Whole, player: str, aim: str, playouts: Whole, seed: Whole, luck: bool
) -> tuple[tuple[int, int, int, dict[int, int]], tuple[int, int, int, int] | None, tuple[NDArray[np.int64], NDArray[np.bool_]]]:
    """Plays games of a study by number, as the program `simulate` does, and adds them up.

    The numbers are `first`, `first + step` and so on below `end`. Returns games, games won,
    decisions and the number of games by points; the sums of their luck, if it is asked for, in 10,000ths of a full
    worth: luck, squares of luck, luck of the games won, and luck times points; and points and win of each game.
    """
    ...
def race(env: Env, games: Whole, seed: Whole) -> tuple[int, int]:
    """Plays this many random games and returns the numbers of decisions and outcomes.

    Nothing is recorded, so that its speed is the upper bound of every other way to play.
    Ctrl-C ends it.
    """
    ...
@final
class Table:
    """A game in progress, of any kind, with labels, scenes, hints, undo and saves.

    `game` is a name, or a table whose game begins anew, with its options and catalogue unless others are given.
    `options` maps names to bools, ints or words, `catalogue` the names of tables to CSV texts. With
    a `seed`, chance is drawn automatically; without one, the caller reports its outcomes. Raises
    `TableError`.
    """
    def __new__(
        cls,
        game: str | Table,
        seed: Whole | None = None,
        options: Options | None = None,
        catalogue: Catalogue | None = None,
    ) -> Table: ...
    @staticmethod
    def set_up(
        game: str | Table,
        view: Data,
        seed: Whole | None = None,
        options: Options | None = None,
        catalogue: Catalogue | None = None,
    ) -> Table:
        """Creates a table from a position: `view` as `Table.view` returns it, perhaps edited.

        `game` is a name, or a table whose options and catalogue hold unless others are given. Raises a `TableError`
        that lists every fault of the view.
        """
        ...
    @staticmethod
    def load(save: str, catalogue: Catalogue | None = None, like: Table | None = None) -> Table:
        """Resumes a saved game that was played with the embedded tables, or with those of `catalogue`.

        With `like`, a table, it is one of the same game, played with the tables of that one unless the save has its
        own. Raises `ValueError` for both.
        """
        ...
    def amended(self, edits: Sequence[str]) -> Table:
        """Returns a table of the same game in its present position with corrections such as `gold 4`."""
        ...
    @property
    def game(self) -> str:
        """Name of the game."""
        ...
    def facts(self) -> Facts:
        """Returns title, designers and other facts about the game."""
        ...
    @property
    def options(self) -> dict[str, bool | int | str]:
        """Options of this table."""
        ...
    @property
    def catalogue(self) -> dict[str, str]:
        """Tables of its catalogue: names and CSV texts."""
        ...
    @property
    def due(self) -> Literal["decision", "chance", "nothing"]:
        """The input that is due: "decision", "chance" or "nothing"."""
        ...
    def choices(self) -> list[Choice]:
        """Returns the legal decisions or possible outcomes: number, notation, label and more of each."""
        ...
    def notations(self) -> list[tuple[str, int | None]]:
        """Returns the choices as pairs of notation and weight; the weight is `None` for decisions."""
        ...
    def act(self, decision: str) -> None:
        """Takes a decision, in the notation of the game."""
        ...
    def act_number(self, number: Whole) -> None:
        """Takes a decision by its number."""
        ...
    def report(self, outcome: str) -> None:
        """Reports an outcome of chance, in the notation of the game."""
        ...
    def report_number(self, number: Whole) -> None:
        """Reports an outcome of chance by its number."""
        ...
    def view(self) -> Data:
        """Returns the view of the present position."""
        ...
    def view_at(self, step: Whole) -> Data:
        """Returns the view after that many steps. Raises `IndexError`."""
        ...
    @property
    def outcome(self) -> Any:
        """Outcome of the game; `None` while it runs."""
        ...
    @property
    def steps(self) -> int:
        """Number of decisions and outcomes so far."""
        ...
    def events_from(self, step: Whole) -> list[Told]:
        """Returns the events from a step on, as data with sentences; step 0 is the start."""
        ...
    def history_from(self, step: Whole) -> list[Step]:
        """Returns the steps from one on: number, input, notation and label, and the events of each."""
        ...
    def narration_from(self, step: Whole) -> list[str]:
        """Returns the events from a step on, in sentences."""
        ...
    def reply(self, question: Mapping[str, object]) -> dict[str, Any]:
        """Answers a question as the referee does: `{"cmd": "story", "parts": 2}` with `{"story": [...]}`."""
        ...
    def ask(self, item: str) -> Answer:
        """Returns what can be done with an item of the scene, by its id, and why the other decisions are not legal."""
        ...
    def explain(self, text: str) -> Answer:
        """Returns what typed words mean: choices, refusals, or the texts that are near."""
        ...
    def story(self, parts: Whole) -> list[StoryPart]:
        """Returns what happened by actor and turn: the latest parts, at most that many."""
        ...
    def changes_from(self, step: int) -> list[Data]:
        """Returns what each step from this one on has moved and changed; the steps count from 1."""
        ...
    def plays(self) -> Data:
        """Returns the choices as they are played: verbs, ends, costs and gains as data, and what each surely ends."""
        ...
    def progress(self) -> Data:
        """Returns tracks, sets, clocks and needs of the present position."""
        ...
    def progress_at(self, step: int) -> Data | None:
        """Returns tracks, sets, clocks and needs after that many steps; `None` if there were fewer."""
        ...
    def pictures(self) -> list[Data]:
        """Returns every card as it is drawn: pictogram, a line for each effect, values by name."""
        ...
    def summary(self) -> Summary | None:
        """Returns a finished game: result, score sheet, comparison, notable moments; `None` while it runs."""
        ...
    def lesson(self, step: Whole) -> list[LessonPart]:
        """Returns what comes up for the first time at the decision after that many steps, explained."""
        ...
    def undo(self) -> None:
        """Takes back the last decision or reported outcome, unless something was revealed since."""
        ...
    def undo_past_fence(self) -> None:
        """Takes back the last decision or reported outcome, whatever was revealed since."""
        ...
    def redo(self) -> bool:
        """Repeats what was taken back; `False` if there is nothing to repeat."""
        ...
    def can_undo(self) -> tuple[bool, bool]:
        """Returns whether `undo` and `undo_past_fence` would take anything back."""
        ...
    def makes_no_difference(self) -> bool:
        """Returns whether all the decisions that are possible now, two at least, lead to the same position."""
        ...
    def can_redo(self) -> bool:
        """Returns whether `redo` would repeat anything."""
        ...
    def deal(self, seed: Whole | None = None) -> None:
        """Draws chance from a seed from now on; without one, the caller reports its outcomes."""
        ...
    @property
    def dealer(self) -> int | None:
        """Seed that chance is drawn from; `None` if the caller reports outcomes."""
        ...
    def save(self) -> str:
        """Returns the game as text, which `Table.load` reads."""
        ...
    def record(self) -> str:
        """Returns the inputs of the game as text, without seed and tables."""
        ...
    def hint(self, deals: Whole = 20, seed: Whole = 0) -> list[Hint]:
        """Returns hints after 1 to 1,000,000 deals: at most five choices, the recommended one first.

        The best player's decision and up to four others are played to the end of the game by that player, in the
        same deals: `text` says in a sentence what came. The list is empty if no decision is due. Other Python
        threads run meanwhile.
        """
        ...
    def hints(self, seed: Whole = 0) -> Hints:
        """Returns hints for the position before their first deal, to show them while they get better."""
        ...
    def advice(
        self,
        player: PlayerName = "sensible",
        aim: Aim = "score",
        playouts: Whole = 1000,
        seed: Whole = 0,
    ) -> Choice | None:
        """Returns the decision of a player; `None` if none is due. The same player and seed decide the same, in every
        language.

        Players, aims and playouts are those of `Env.advice`; "search" is "mcts".
        """
        ...
    def glossary(self) -> list[Data]:
        """Returns every card of the game, with its effect in words."""
        ...
    def rules(self, part: RulePart) -> list[Data]:
        """Returns a part of the rules in force here, in sentences with clause and source.

        The parts are "goal", "turn", "score" and "end". Raises `ValueError` for any other.
        """
        ...
    def rulebook(self) -> list[Data]:
        """Returns the rulebook of the game by clause: id, label, text and section of each."""
        ...
    def scene(self) -> Scene:
        """Returns the contents of the table, for drawing."""
        ...
    def scene_at(self, step: Whole, memory: bool = False) -> Scene:
        """Returns the contents of the table after that many steps. Raises `IndexError`.

        With `memory`, the scene includes the knowledge of a player with perfect memory.
        """
        ...
    def schema(self) -> Data:
        """Returns the JSON Schemas of `view`, `event`, `outcome`, `options` and `tables`."""
        ...
@final
class Hints:
    """Hints for a position of a table, which get better with every deal: `Table.hints` makes them.

    The best player's decision and up to four others are played to the end of the game by that player, in the same
    deals. The same deals and seed lead to the same hints, in however many parts they are played.
    They pickle as their position, their seed and the number of deals, which are played again where they are read.
    """

    def play(self, deals: Whole = 1) -> list[Hint]:
        """Plays 1 to 1,000,000 further deals with each choice, and returns the hints, the recommended one first.

        The list is empty if no decision is due. Other Python threads run meanwhile; Ctrl-C stops after a deal.
        """
        ...

@final
class Env:
    """A game in progress, represented by numbers, for programs that learn and search.

    Actions are the stable numbers of decisions, 0 to `actions - 1`. With a `seed`, chance is drawn
    automatically; without one, the caller reports its outcomes. Raises `TableError`.
    """
    def __new__(
        cls,
        game: str,
        seed: Whole | None = None,
        options: Options | None = None,
        catalogue: Catalogue | None = None,
    ) -> Env: ...
    @property
    def game(self) -> str:
        """Name of the game."""
        ...
    @property
    def rules_version(self) -> int:
        """Version of its rules, which changes whenever the same inputs lead to another result."""
        ...
    @property
    def actions(self) -> int:
        """Number of decisions in the game, legal or not."""
        ...
    @property
    def outcomes(self) -> int:
        """Number of outcomes of chance in the game, possible now or not."""
        ...
    @property
    def most_steps(self) -> int:
        """Maximum number of steps in a game, decisions and outcomes together."""
        ...
    @property
    def width(self) -> int:
        """Length of an observation."""
        ...
    @property
    def has_wins(self) -> bool:
        """`True` if the end of the game says who has won; otherwise `won` is an estimate."""
        ...
    @property
    def options(self) -> dict[str, bool | int | str]:
        """Options of the game."""
        ...
    @property
    def catalogue(self) -> dict[str, str]:
        """Tables of its catalogue: names and CSV texts."""
        ...
    def places(self) -> list[tuple[str, int, int]]:
        """Returns the name, minimum and maximum of every number of an observation, in order."""
        ...
    def reset(self, seed: Whole | None = None) -> int:
        """Restarts the game and returns the number of legal decisions.

        Without a seed, the caller reports the outcomes of chance.
        """
        ...
    def deal(self, seed: Whole | None = None) -> int:
        """Draws chance from a seed from now on, and returns the number of legal decisions.

        Without a seed, the caller reports the outcomes.
        """
        ...
    @property
    def due(self) -> Literal["decision", "chance", "nothing"]:
        """The input that is due: "decision", "chance" or "nothing"."""
        ...
    @property
    def over(self) -> bool:
        """`True` once the game is over."""
        ...
    @property
    def legal_count(self) -> int:
        """Number of legal decisions; 0 unless one is due."""
        ...
    def legal(self) -> list[int]:
        """Returns the numbers of the legal decisions, in the order of the game."""
        ...
    def step(
        self,
        action: Whole,
        mask: NDArray[np.bool_] | None = None,
        observation: NDArray[np.float32] | None = None,
    ) -> int:
        """Takes a decision by its number, and returns the number of decisions that are legal next.

        `mask` (bool, one per action) and `observation` (float32, `width`) are written in place.
        """
        ...
    def step_index(
        self,
        place: Whole,
        mask: NDArray[np.bool_] | None = None,
        observation: NDArray[np.float32] | None = None,
    ) -> int:
        """Takes a decision by its index among the legal ones, from 0.

        Otherwise like `step`.
        """
        ...
    def mask(self, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Returns the mask of legal decisions, one bool per action.

        The array is new, or `out` if that is given.
        """
        ...
    def observe(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """Returns the position as numbers, float32, `width` long.

        The array is new, or `out` if that is given.
        """
        ...
    def chances(self) -> list[tuple[int, int]]:
        """Returns the possible outcomes as pairs of number and weight; empty unless chance is due."""
        ...
    def report(self, outcome: Whole) -> int:
        """Reports an outcome of chance by its number, and returns the number of decisions legal next."""
        ...
    @property
    def cases(self) -> int:
        """Number of equally likely cases of the chance that is due: the sum of the weights.

        It is 0 unless chance is due.
        """
        ...
    def report_case(self, case: Whole) -> int:
        """Reports the outcome of a case, from 0, and returns the number of decisions legal next.

        If all `cases` are equally likely, the outcomes have their exact probabilities. Raises
        `IndexError`.
        """
        ...
    @property
    def points(self) -> int | None:
        """Points at the end; `None` while the game runs."""
        ...
    @property
    def score(self) -> tuple[int, int | None] | None:
        """Points of the player and of the rival at the end; `None` while the game runs, and for a rival without points."""
        ...
    @property
    def won(self) -> bool | None:
        """`True` if the game was won, `False` if lost; `None` while it runs."""
        ...
    def worth(self, aim: Aim = "score") -> float:
        """Rates the end of the game, or the position by rule of thumb, from 0 to 1."""
        ...
    def play(
        self,
        player: PlayerName = "random",
        aim: Aim = "score",
        playouts: Whole = 1000,
        seed: Whole = 0,
    ) -> int:
        """Lets a player decide to the end, and returns the number of decisions taken.

        The player is "random", "greedy", "expectimax", "montecarlo", "mcts", "sensible", "rollout",
        "learned", "search" for "mcts", or "best", the strongest that there is. `aim` is what those with a choice
        play for: "score", many points, or "win", which gives up points for a safer win; "random" and "learned" have
        none. `playouts` is the number of playouts per decision for players that search. `seed` is that of the player
        alone, from which it draws where it chooses at random or tries out; chance comes from the seed of the game. The
        same position, player and seed lead to the same game; in a study it is the `player_seed` of a row. Other Python
        threads run meanwhile; Ctrl-C leaves the game unchanged. Raises `RuntimeError` if another thread has changed the game meanwhile, whose change
        stands.
        """
        ...
    def advice(
        self,
        player: PlayerName = "sensible",
        aim: Aim = "score",
        playouts: Whole = 1000,
        seed: Whole = 0,
    ) -> int | None:
        """Returns the number of the decision that a player would take; `None` if none is due."""
        ...
    def action_text(self, action: Whole) -> str:
        """Returns the notation of a decision. Raises `ValueError` for an unknown number."""
        ...
    def outcome_text(self, outcome: Whole) -> str:
        """Returns the notation of an outcome. Raises `ValueError` for an unknown number."""
        ...
    def view(self) -> Data:
        """Returns the view of the position."""
        ...
    def schema(self) -> Data:
        """Returns the JSON Schema of the view."""
        ...
    def table(self) -> Table:
        """Returns the game so far as a `Table`."""
        ...
    def save(self) -> str:
        """Returns the game so far as text, which `Table.load` and `Env.load` read."""
        ...
    @staticmethod
    def load(save: str, catalogue: Catalogue | None = None) -> Env:
        """Resumes a saved game that was played with the tables of this catalogue."""
        ...
    def copy(self, deal: Whole | None = None) -> Env:
        """Returns an independent copy.

        The copy of a game with a seed knows what chance will bring. With `deal`, its chance is drawn
        from that seed from now on.
        """
        ...
@final
class Batch:
    """Many games of one kind, advanced together; one that ends is replaced by the next episode.

    `seed` and `renewal` ("same_step", "next_step" or "never") say which games follow, and when.
    `threads` are those that step the games: one for each core unless another number is given. What
    happens does not depend on it. A thread that finds the batch in use waits.
    """
    def __new__(
        cls,
        env: Env,
        size: Whole,
        seed: Whole = 0,
        aim: Aim = "score",
        renewal: Renewal = "same_step",
        threads: Whole | None = None,
    ) -> Batch: ...
    @property
    def size(self) -> int:
        """Number of games."""
        ...
    @property
    def actions(self) -> int:
        """Number of decisions in the game, legal or not."""
        ...
    @property
    def width(self) -> int:
        """Length of an observation."""
        ...
    def reset(
        self, seed: Whole | Sequence[Whole | None] | None = None, places: Sequence[bool] | None = None
    ) -> None:
        """Restarts games: with the first episodes of the run of a seed, or with their own next episodes.

        A list has an entry for every game: a seed, whose deal it plays itself, or `None` for its next
        episode. With `places`, a list of bools, the others go on. Raises `ValueError`.
        """
        ...
    @property
    def threads(self) -> int:
        """Number of threads that step the games."""
        ...
    def seeds(self) -> list[int]:
        """Returns the seeds that have dealt the games."""
        ...
    def begun(self) -> list[int]:
        """Returns the number of episodes that have begun at each index, those without a step included."""
        ...
    def no_steps(self) -> list[tuple[int, int, int, bool]]:
        """Returns the episodes without a step that the last `step` or `reset` has passed.

        Their deals were over immediately. Each is its index, the seed of the deal, points and win.
        """
        ...
    def game(self, place: Whole) -> Env:
        """Returns a copy of the game at an index. Raises `IndexError`."""
        ...
    def ended(self, place: Whole) -> Env:
        """Returns a copy of the latest game that ended at an index.

        If none has ended there, the copy is of an arbitrary game. Raises `IndexError`.
        """
        ...
    def look(
        self,
        mask: NDArray[np.bool_] | None = None,
        observation: NDArray[np.float32] | None = None,
    ) -> None:
        """Writes the legal actions and the positions into arrays.

        `mask` is bool, size x actions; `observation` is float32, size x width.
        """
        ...
    def step(
        self,
        action: NDArray[np.int64],
        reward: NDArray[np.float32],
        over: NDArray[np.bool_],
        illegal: NDArray[np.bool_],
        mask: NDArray[np.bool_] | None = None,
        observation: NDArray[np.float32] | None = None,
    ) -> None:
        """Decides in every game; `action` (int64, one per game) holds numbers of decisions.

        The other arrays are written in place: `reward` (float32; points, or 1 for a win, where a
        game ended, otherwise 0), `over` (bool, true where a game ended and another began),
        `illegal` (bool, true where an action was refused and nothing changed), and of the new
        positions `mask` (bool, size x actions) and `observation` (float32, size x width). Other
        Python threads run meanwhile.
        """
        ...
