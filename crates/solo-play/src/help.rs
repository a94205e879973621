//! Help in text: the arguments of the programs, and their games.

use solo_table::{GameInfo, Games};

/// Returns games, arguments and options, of the program that deals or of the one beside the box.
pub(crate) fn whole(games: &Games, is_companion: bool) -> String {
    let mut text = short(games, is_companion);
    text.push_str(
        "
Arguments, with the default of each
  --seed NUMBER         the deal of cards and dice: a random one, and 1 where no person looks on
  --option NAME=VALUE   an option of the game, several times for several: those below
  --companion           cards and dice lie on your table, and you report what they show: the program deals
  --catalogue FILE      the tables of your own box, as JSON from name to text: those of the program
  --auto [PLAYER]       the program plays and tells what happens: random, sensible, search, best: you play
  --open                show what a good memory would know: only what is face up
  --plain               lines of text instead of a full screen: lines where there is no terminal
  --saves FOLDER        where games are kept: solo in $XDG_DATA_HOME, or in ~/.local/share
  --load FILE           go on with a saved game: a new one
  --version             the version of the program

Options by game, with their values and the standing of the default: published, a ruling where the
texts are silent, a house rule, or a matter of the program
",
    );
    for game in games {
        text.push_str(&format!("  {}\n", game.name));
        options(game, &mut text);
    }
    text
}

fn options(game: &GameInfo, text: &mut String) {
    let defaults = game.defaults();
    for option in game.options {
        let default = defaults.get(option.name).map(ToString::to_string);
        text.push_str(&format!(
            "    {:<22}{} ({}; {} by default, {})\n",
            option.name,
            option.about,
            option.values,
            default.unwrap_or_default(),
            option.kind()
        ));
    }
}

/// Returns the usage and the games.
pub(crate) fn short(games: &Games, is_companion: bool) -> String {
    let mut text = String::from(if is_companion {
        "Play with the cards and dice on your table: the program asks for what they show.\n\n\
         companion GAME [arguments]\n\nGames\n"
    } else {
        "Play a solo game in the terminal.\n\n\
         play                  the menu, in a terminal\n\
         play GAME [arguments]\n\
         play --help           all arguments and options\n\nGames\n"
    });
    for game in games {
        text.push_str(&format!(
            "  {:<18}{}\n{:20}{} {}.\n",
            game.name, game.facts.title, "", game.facts.about, game.facts.time
        ));
    }
    text
}
