//! Effects of the rows of menus.

use crate::commands::Command;

/// A deal of the same game with the same options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deal {
    /// The one that was played.
    Same,
    /// The next number.
    Next,
    /// That of the day.
    Today,
    /// A random one.
    Random,
}

impl Deal {
    /// Every deal, with its name.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Same, "The same deal again"),
        (Self::Next, "The next deal"),
        (Self::Today, "The deal of the day"),
        (Self::Random, "A random deal"),
    ];
}

/// Effect of a row of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Closes the menu.
    Close,
    /// Carries out a command.
    Command(Command),
    /// Begins another game.
    Deal(Deal),
    /// Goes on with a saved game.
    Load(String),
    /// Plays the game again from the start, step by step, changing nothing.
    Replay,
    /// Shows the game as text.
    Share,
    /// Shows the whole result of the game, and the rules of its end.
    Outcome,
    /// Shows the results of this game.
    Results,
    /// Goes to the start menu.
    Start,
    /// Opens the page of a game, in the start menu.
    Game(String),
    /// Begins a game, in the start menu.
    Begin(Deal),
    /// Begins the first game with its guide, in the start menu.
    Lesson,
    /// Moves the game to its next level, in the start menu.
    Level,
    /// Shows the options of a game, in the start menu.
    Options,
    /// Moves an option to its next value, in the start menu.
    Option(usize),
    /// Lists saved games, in the start menu.
    Saves,
}
