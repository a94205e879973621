//! Players at a table: the interface of a session that asks them, and their answers.

use solo_core::{Countable as _, Session};
use solo_players::{
    Aim, Budget, Mcts, Player as _, Random, Sensible, Towards, play_seeded, player_seed, step_seed,
};

use crate::hints::{Hinting, hints};
use crate::scene::Choice;
use crate::scenic::Scenic;
use crate::snapshot::choices;
use crate::speech::Language;

/// Playouts of a player who searches.
const SEARCH: u32 = 1000;

solo_core::word_enum! {
    /// A player who can be asked for advice.
    pub enum Player in solo_table {
        /// Decides at random.
        Random = "random",
        /// Decides by rule of thumb, looking ahead where the game asks for it.
        Sensible = "sensible",
        /// Decides by tree search.
        Search = "search",
        /// The strongest that there is for the game and its tables.
        Best = "best",
    }
}

/// The result of a game that a player played from start to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played {
    /// `true` if the end counts as a win.
    pub won: bool,
    /// Points, or their equivalent in the game.
    pub points: i32,
    /// Number of decisions.
    pub decisions: u32,
}

/// The part of a session that asks players; object-safe.
pub(crate) trait Advising {
    fn advice(&self, player: Player, seed: u64, language: Language<'_>) -> Option<Choice>;
    fn hints(&self, seed: u64, language: Language<'_>) -> Box<dyn Hinting + Send>;
    fn played(&self, player: Player, deal: u64) -> Option<Played>;
}

impl<G: Scenic> Advising for Session<G> {
    fn advice(&self, player: Player, seed: u64, language: Language<'_>) -> Option<Choice> {
        let (game, state) = (self.game(), self.state());
        let seed = step_seed(seed, u64::try_from(self.len()).unwrap_or(u64::MAX));
        let decision = self::player(game, player, seed).choose(game, state);
        let number = decision?.number(game);
        // As the list has it, with a label that no other choice has.
        let choices = choices(self, language);
        choices.into_iter().find(|choice| choice.number == number)
    }

    fn hints(&self, seed: u64, language: Language<'_>) -> Box<dyn Hinting + Send> {
        hints(self, seed, language)
    }

    fn played(&self, player: Player, deal: u64) -> Option<Played> {
        let mut player = self::player(self.game(), player, player_seed(deal));
        let (outcome, decisions) = play_seeded(self.game(), deal, &mut player)?;
        Some(Played {
            won: G::won(&outcome),
            points: G::points(&outcome),
            decisions,
        })
    }
}

/// Returns a player of this name that plays for points.
fn player<G: Scenic>(game: &G, player: Player, seed: u64) -> Box<dyn solo_players::Player<G>> {
    match player {
        Player::Random => Box::new(Random::new(seed)),
        Player::Sensible => Box::new(Sensible::new(Aim::Score, seed)),
        Player::Search => {
            let search = Mcts::new(Towards(Aim::Score), Budget::playouts(SEARCH), seed);
            Box::new(search.with_horizon(G::HORIZON))
        }
        Player::Best => game.best(Aim::Score, seed).player,
    }
}
