//! Help in text: the arguments of the programs, and their games.

use solo_table::{GameInfo, Games};

use crate::screen::wrap;

/// Columns of a text that fits every terminal.
const WIDTH: usize = 80;

/// Arguments with their effects and what is so without them.
const ARGUMENTS: [(&str, &str, &str); 12] = [
    (
        "--seed NUMBER",
        "the deal of cards and dice",
        "a random one, and 1 where no person looks on",
    ),
    (
        "--option NAME=VALUE",
        "an option of the game, several times for several",
        "those below",
    ),
    (
        "--lesson",
        "a first game with a guide who explains what comes up, if no other deal is named",
        "no guide",
    ),
    (
        "--companion",
        "cards and dice lie on your table, and you report what they show",
        "the program deals",
    ),
    (
        "--catalogue FILE",
        "the tables of your own box, as JSON from name to text",
        "those of the program",
    ),
    (
        "--auto [PLAYER]",
        "a player of the program decides: random, sensible, search or best",
        "you decide; sensible if no player is named",
    ),
    (
        "--open",
        "show what a good memory would know",
        "only what is face up",
    ),
    (
        "--plain",
        "lines of text instead of a full screen",
        "a full screen, and lines where there is no terminal",
    ),
    (
        "--saves FOLDER",
        "the folder in which games are kept",
        "solo in $XDG_DATA_HOME, or in ~/.local/share; without both, in the folder for temporary files, which systems empty",
    ),
    ("--load FILE", "a saved game to go on with", "a new game"),
    ("--help", "this text", ""),
    ("--version", "the version of the program", ""),
];

/// Returns games, arguments and options, of the program that deals or of the one beside the box.
pub(crate) fn whole(games: &Games, is_companion: bool) -> String {
    let mut text = short(games, is_companion);
    text.push_str("\nArguments, with the default of each\n");
    for (argument, effect, default) in ARGUMENTS {
        let default = if default.is_empty() {
            String::new()
        } else {
            format!("; default: {default}")
        };
        row(&mut text, 2, 24, argument, &format!("{effect}{default}"));
    }
    text.push_str(
        "\nOptions by game, with their values and the standing of the default: published, a\n\
         ruling where the texts are silent, a house rule, or a matter of the program\n",
    );
    for game in games {
        text.push_str(&format!("  {}\n", game.name));
        options(game, &mut text);
    }
    text
}

/// Adds a name and an explanation, which goes on below itself.
fn row(text: &mut String, indent: usize, column: usize, name: &str, about: &str) {
    for (number, line) in wrap(about, WIDTH - column).iter().enumerate() {
        let name = if number == 0 { name } else { "" };
        let width = column - indent;
        text.push_str(&format!("{:indent$}{name:<width$}{line}\n", ""));
    }
}

fn options(game: &GameInfo, text: &mut String) {
    let defaults = game.defaults();
    for option in game.options {
        let default = defaults.get(option.name).map(ToString::to_string);
        let default = default.unwrap_or_default().replace('"', "");
        let about = format!(
            "{} Values: {}; default: {default} ({}).",
            sentence(option.about),
            option.values,
            option.kind()
        );
        row(text, 4, 26, option.name, &about);
    }
}

fn sentence(text: &str) -> String {
    format!("{}.", text.trim_end_matches('.'))
}

/// Returns the usage and the games.
pub(crate) fn short(games: &Games, is_companion: bool) -> String {
    let mut text = String::from(if is_companion {
        "Play with the cards and dice on your table: the program asks for what they show.\n\n\
         play GAME --companion [arguments]\n\nGames\n"
    } else {
        "Play a solo game in the terminal.\n\n\
         play                  the menu, in a terminal\n\
         play GAME [arguments]\n\
         play --help           all arguments and options\n\nGames\n"
    });
    for game in games {
        let facts = game.facts;
        row(&mut text, 2, 20, game.name, facts.title);
        row(
            &mut text,
            2,
            20,
            "",
            &format!("{} {}.", facts.about, facts.time),
        );
    }
    text
}
