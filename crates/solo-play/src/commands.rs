//! The commands of the program, the same in full screen and in plain lines.

/// A command to the program, besides choices of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Explains the panel that one is in, and the keys.
    Help,
    /// Takes the last step back.
    Undo,
    /// Takes the last step back even if it has revealed something.
    UndoRevealed,
    /// Goes forward again.
    Redo,
    /// Asks a search for its evaluation.
    Hint,
    /// Saves the game under a new name.
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
    /// Tells the whole story of the game.
    Story,
    /// Opens the rulebook.
    Rules,
    /// Lets the guide explain what comes up for the first time.
    Lesson,
    /// Opens the menu of the game.
    Menu,
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
        "ask a good player what it thinks of the choices",
    ),
    (
        's',
        "save",
        Command::Save,
        "keep a copy of the game as it is now",
    ),
    ('l', "load", Command::Load, "go on with another game"),
    (
        '/',
        "find",
        Command::Find,
        "look a card up by its name or a word of its text",
    ),
    (
        'a',
        "aside",
        Command::Aside,
        "look at what matters least on the table",
    ),
    (
        'p',
        "earlier",
        Command::Earlier,
        "look at the position before, changing nothing; there a number goes to that step",
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
    ('t', "story", Command::Story, "read the whole story so far"),
    (
        'b',
        "rulebook",
        Command::Rules,
        "read the rules, at the rule of the last refusal",
    ),
    (
        'e',
        "lesson",
        Command::Lesson,
        "read what the guide has explained so far; it explains from now on",
    ),
    (
        'm',
        "menu",
        Command::Menu,
        "deals, rules, results, and the start menu",
    ),
    ('?', "help", Command::Help, "explain where you are"),
    ('q', "quit", Command::Quit, "leave; the game is kept"),
];

/// Returns the command of a letter behind a colon.
pub fn of_letter(letter: char) -> Option<Command> {
    let found = COMMANDS.iter().find(|(known, ..)| *known == letter);
    found.map(|(_, _, command, _)| *command)
}

/// Returns the command of a line: a letter or a name, or either of them behind a colon. A letter alone is never a part of
/// the name of a choice.
///
/// ```
/// use solo_play::commands::{Command, of_line};
/// assert_eq!((of_line("t"), of_line(":t")), (Some(Command::Story), Some(Command::Story)));
/// assert_eq!((of_line("undo"), of_line("tomb")), (Some(Command::Undo), None));
/// ```
pub fn of_line(line: &str) -> Option<Command> {
    let line = line.trim();
    let text = line.strip_prefix(':').map_or(line, str::trim_start);
    let found = COMMANDS
        .iter()
        .find(|(letter, word, ..)| text == *word || text.chars().eq([*letter]));
    found.map(|(_, _, command, _)| *command)
}
