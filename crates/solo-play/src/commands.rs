//! The commands of the program, the same in full screen and in plain lines.

/// A command to the program, besides choices of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Shows the effect of every key.
    Help,
    /// Takes the last step back.
    Undo,
    /// Takes the last step back even if it has revealed something.
    UndoRevealed,
    /// Goes forward again.
    Redo,
    /// Asks a search for its evaluation.
    Hint,
    /// Saves the game.
    Save,
    /// Lists saved games.
    Load,
    /// Finds a card by its name.
    Find,
    /// Shows the zones aside.
    Aside,
    /// Looks at the previous position.
    Earlier,
    /// Looks at the next position.
    Later,
    /// Shows or hides notations.
    Notation,
    /// Shows or hides face-down cards that the player can know.
    Memory,
    /// Leaves.
    Quit,
}

/// Every command: its letter, its name, and its effect.
pub const COMMANDS: &[(char, &str, Command, &str)] = &[
    (
        'u',
        "undo",
        Command::Undo,
        "take back, unless something was revealed since",
    ),
    (
        'U',
        "undo!",
        Command::UndoRevealed,
        "take back, whatever was revealed since",
    ),
    ('r', "redo", Command::Redo, "go forward again"),
    (
        'h',
        "hint",
        Command::Hint,
        "ask a search what it thinks of each choice",
    ),
    ('s', "save", Command::Save, "save the game"),
    ('l', "load", Command::Load, "load a saved game"),
    (
        '/',
        "find",
        Command::Find,
        "look a card up by a part of its name",
    ),
    (
        'a',
        "aside",
        Command::Aside,
        "look at what matters least, which a small screen leaves out",
    ),
    (
        'p',
        "earlier",
        Command::Earlier,
        "look at the position before, changing nothing",
    ),
    ('n', "later", Command::Later, "look at the position after"),
    (
        'g',
        "notation",
        Command::Notation,
        "show or hide the notation of choices",
    ),
    (
        'o',
        "open",
        Command::Memory,
        "show or hide what a good memory would know",
    ),
    ('?', "help", Command::Help, "show this"),
    ('q', "quit", Command::Quit, "leave"),
];

/// Returns the command of a letter.
#[must_use]
pub fn of_letter(letter: char) -> Option<Command> {
    let found = COMMANDS.iter().find(|(known, ..)| *known == letter);
    found.map(|(_, _, command, _)| *command)
}

/// Returns the command of a line: a letter or a name.
#[must_use]
pub fn of_line(line: &str) -> Option<Command> {
    let line = line.trim();
    let found = COMMANDS
        .iter()
        .find(|(letter, word, ..)| line == *word || line.chars().eq([*letter]));
    found.map(|(_, _, command, _)| *command)
}
