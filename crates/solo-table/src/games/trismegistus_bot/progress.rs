//! Progress of the evening: tracks of both sides, the bot's means, bowls and dice to come.

use std::borrow::Cow;

use solo_core::Speech;
use trismegistus_bot::{Botmegistus, Element, Phase, Side, State};

use super::print::{id, name};
use crate::progress::{Amounts, Clock, Needs, Stock, Track, Tracked};
use crate::story::Actor;

/// Rounds of a game.
const ROUNDS: u32 = 3;

impl Tracked for Botmegistus {
    fn tracks(&self, state: &State) -> Vec<Track> {
        let (you, bot) = (Actor::You, Actor::Rival);
        let mut tracks = vec![
            Track::new("you/board", you, self.human_board(state)).score(),
            Track::new("bot/total", bot, self.score_so_far(state).total()).score(),
            Track::new("bot/vp", bot, state.bot_points()),
            Track::new("bot/gold", bot, state.bot_gold()),
            Track::new("bot/ethereal", bot, state.bot_ethereal()),
            Track::new("you/reactions", you, state.human_reactions()),
            Track::new("round", Actor::Game, state.round()).up_to(3),
        ];
        for (side, owner, word) in [(Side::Human, you, "you"), (Side::Bot, bot, "bot")] {
            let elements = self.catalogue().elements();
            tracks.extend(elements.map(|track| element(self, state, (side, owner, word), track)));
        }
        tracks
    }

    fn track_name(&self, id: &str, _: &Speech<'_, Self>) -> Cow<'static, str> {
        let name = match id {
            "you/board" => "your VP on the board",
            "bot/total" => "Botmegistus's VP so far",
            "bot/vp" => "Botmegistus's VP in play",
            "bot/gold" => "Gold",
            "bot/ethereal" => "Ethereal tokens",
            "you/reactions" => "reaction markers",
            _ => "round",
        };
        name.into()
    }

    fn clocks(&self, state: &State, _: &Speech<'_, Self>) -> Vec<Clock> {
        let left = ROUNDS.saturating_sub(state.round().into());
        let dice: u32 = bowls(self, state).map(|(_, dice)| u32::from(dice)).sum();
        let to_come = u32::try_from(state.pending().to_roll().count()).unwrap_or(u32::MAX);
        vec![
            Clock::new("rounds", "rounds to come", left, Some(ROUNDS)),
            Clock::new("dice", "dice in the bowls", dice, None),
            Clock::new(
                "rolls",
                "dice to be rolled",
                to_come,
                Some(dice.saturating_add(to_come)),
            ),
        ]
    }

    fn needs(&self, state: &State, _: &Speech<'_, Self>) -> Needs {
        if state.phase() == Phase::Over {
            return Needs::default();
        }
        let symbols = self.catalogue().symbols();
        let stocks = symbols.map(|symbol| {
            let mut count = Amounts::new();
            for colour in self.catalogue().colours() {
                let dice = state.bowl(symbol, colour);
                count.insert(id(self, colour).into(), dice.into());
            }
            count.insert("potency".into(), state.potency(symbol).into());
            Stock {
                card: format!("symbol/{}", id(self, symbol)),
                name: name(self, symbol),
                count,
                needed: false,
            }
        });
        let mut to_come = Amounts::new();
        for colour in self.catalogue().colours() {
            let left = state
                .pending()
                .to_roll()
                .filter(|other| *other == colour)
                .count();
            let left = i32::try_from(left).unwrap_or(i32::MAX);
            to_come.insert(id(self, colour).into(), left);
        }
        let rolling = Stock {
            card: "rolling".to_owned(),
            name: "dice to be rolled".to_owned(),
            count: to_come,
            needed: false,
        };
        Needs {
            stocks: stocks.into_iter().chain([rolling]).collect(),
            ..Needs::default()
        }
    }
}

/// Counts the dice of each colour in each bowl.
fn bowls<'a>(game: &'a Botmegistus, state: &'a State) -> impl Iterator<Item = (String, u8)> + 'a {
    let symbols = game.catalogue().symbols().into_iter();
    symbols.flat_map(move |symbol| {
        let colours = game.catalogue().colours().into_iter();
        colours.map(move |colour| (id(game, symbol), state.bowl(symbol, colour)))
    })
}

/// Returns the mastery track of a side, with its points and bonus tokens.
fn element(
    game: &Botmegistus,
    state: &State,
    (side, owner, word): (Side, Actor, &str),
    track: Element,
) -> Track {
    let catalogue = game.catalogue();
    let top = catalogue.top(track);
    let key = format!("{word}/{}", id(game, track));
    let mut of_side = Track::new(key, owner, state.level(side, track)).up_to(top.into());
    of_side.name = name(game, track).into();
    for level in 0..=top {
        let points = catalogue.points_at(track, level);
        if points > 0 {
            of_side = of_side.worth(level.into(), "points", points.into());
        }
        if state.has_token(track, level) {
            of_side = of_side.mark(level.into(), "token");
        }
    }
    of_side
}
