"""A second implementation of Shelves, written from the rulebook alone: one JSON object per line."""
import json
import sys


class Refused(Exception):
    pass


class Shelves:
    def __init__(self, shelves=3):
        if type(shelves) is not int or not 2 <= shelves <= 4:
            raise Refused("bad_option: there are 2 to 4 shelves")
        self.hand = None
        self.shelves = [[] for _ in range(shelves)]
        self.box = sorted(list(range(1, 10)) * 2)  # SHELF-1
        self.given = []

    def over(self):
        return self.hand is None and (len(self.given) == 3 or not self.box)  # SHELF-6

    def fits(self, shelf):
        return not shelf or shelf[-1] <= self.hand  # SHELF-4

    def actions(self):
        numbers = range(1, len(self.shelves) + 1)
        fitting = [n for n in numbers if self.fits(self.shelves[n - 1])]
        return [f"shelf {n}" for n in fitting] + ["give"]  # SHELF-5

    def act(self, action):
        if self.over():
            raise Refused("game_over: the game is over")
        if self.hand is None:
            raise Refused("wrong_step: no book is in hand")
        if action not in self.actions():
            raise Refused(f"not_legal: {action}")
        place = self.given if action == "give" else self.shelves[int(action.split()[1]) - 1]
        place.append(self.hand)
        self.hand = None

    def chance(self, outcome):
        if self.over():
            raise Refused("game_over: the game is over")
        if self.hand is not None:
            raise Refused("wrong_step: a book is in hand already")  # SHELF-3
        book = next((book for book in self.box if name(book) == outcome), None)
        if book is None:
            raise Refused(f"not_legal: {outcome}")
        self.box.remove(book)  # SHELF-2
        self.hand = book

    def position(self):
        outcome = None
        if self.over():
            score = sum(map(len, self.shelves))
            outcome = {"score": score, "won": not self.given}  # SHELF-7
            due = {"next": "over", "actions": []}
        elif self.hand is None:
            due = {"next": "chance", "chances": list(self.counted().items())}
        else:
            due = {"next": "player", "actions": self.actions()}
        view = {
            "hand": name(self.hand),
            "last": [name(shelf[-1] if shelf else None) for shelf in self.shelves],
            "box": self.counted(),
            "given": len(self.given),
        }
        return {**due, "view": view, "outcome": outcome}

    def counted(self):
        return {name(book): self.box.count(book) for book in self.box}


def name(book):
    return None if book is None else f"book {book}"  # SHELF-8


def answer(line):
    global game
    command = json.loads(line)
    if command["cmd"] == "new":
        game = Shelves(**command.get("options", {}))
    elif command["cmd"] == "act":
        game.act(command["action"])
    elif command["cmd"] == "chance":
        game.chance(command["outcome"])
    else:
        raise Refused(f"malformed: no command {command['cmd']}")
    return game.position()


game = Shelves()
for line in sys.stdin:
    try:
        print(json.dumps(answer(line)), flush=True)
    except Refused as refused:
        print(json.dumps({"error": str(refused)}), flush=True)
