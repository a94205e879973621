//! Players at a table: the interface of a session that asks them, and their answers.

use serde::{Serialize, Serializer};
use solo_core::{Countable, Session};
use solo_players::{
    Adviser, Aim, Budget, Mcts, Player as _, Random, Sensible, Towards, Worth, play_seeded,
    player_seed,
};

use crate::any_session::{decision_choice, speech, written};
use crate::scene::Choice;
use crate::scenic::Scenic;
use crate::table::Language;

/// Playouts of a player who searches.
const SEARCH: u32 = 1000;

/// The estimate of a decision by a search.
///
/// As data, the estimate is a fraction.
///
/// ```
/// use solo_table::{Dealer, Table, Tables};
/// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
/// let hint = serde_json::to_value(&table.hint(50, 1)[0]).unwrap();
/// assert!((0.0..=1.0).contains(&hint["estimate"].as_f64().unwrap()));
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hint {
    /// Number of the decision.
    pub number: u32,
    /// Its notation.
    pub notation: String,
    /// Its label.
    pub label: String,
    /// Average result of the decision: 0 is a certain loss, 1 a certain win.
    #[serde(serialize_with = "fraction")]
    #[cfg_attr(feature = "schema", schemars(with = "f64"))]
    pub estimate: Worth,
    /// Number of playouts behind the estimate.
    pub playouts: u32,
}

#[expect(
    clippy::float_arithmetic,
    reason = "to be looked at; the search reckons in whole numbers"
)]
fn fraction<S: Serializer>(worth: &Worth, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(f64::from(worth.millionths()) / 1e6)
}

solo_core::word_enum! {
    /// A player who can be asked for advice.
    pub enum Player in solo_table {
        /// Decides at random.
        Random = "random",
        /// Decides by rule of thumb, looking ahead where the game asks for it.
        Sensible = "sensible",
        /// Decides by tree search.
        Search = "search",
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
    fn hint(&self, playouts: u32, seed: u64, language: Language<'_>) -> Vec<Hint>;
    fn played(&self, player: Player, deal: u64) -> Option<Played>;
}

impl<G: Scenic> Advising for Session<G> {
    fn advice(&self, player: Player, seed: u64, language: Language<'_>) -> Option<Choice> {
        let (game, state) = (self.game(), self.state());
        // Every step has a seed of its own, whatever was decided before.
        let seed = seed.wrapping_add(u64::try_from(self.len()).unwrap_or(0));
        let decision = self::player::<G>(player, seed).choose(game, state);
        let speech = speech(game, language);
        decision.map(|decision| decision_choice(&speech, state, decision))
    }

    fn hint(&self, playouts: u32, seed: u64, language: Language<'_>) -> Vec<Hint> {
        let (game, state) = (self.game(), self.state());
        let speech = speech(game, language);
        let aim = Towards(Aim::Win);
        let mut search = Mcts::new(aim, Budget::playouts(playouts), seed).with_horizon(G::HORIZON);
        let advice = search.advise(game, state);
        advice
            .into_iter()
            .map(|advice| Hint {
                number: advice.decision.number(game),
                notation: game.decision_text(advice.decision).to_string(),
                label: written(|out| game.say_decision(state, advice.decision, &speech, out)),
                estimate: advice.estimate,
                playouts: advice.looks,
            })
            .collect()
    }

    fn played(&self, player: Player, deal: u64) -> Option<Played> {
        let mut player = self::player::<G>(player, player_seed(deal));
        let (outcome, decisions) = play_seeded(self.game(), deal, &mut player)?;
        Some(Played {
            won: G::won(&outcome),
            points: G::points(&outcome),
            decisions,
        })
    }
}

/// Returns a player of this name that plays for points.
fn player<G: Scenic>(player: Player, seed: u64) -> Box<dyn solo_players::Player<G>> {
    match player {
        Player::Random => Box::new(Random::new(seed)),
        Player::Sensible => Box::new(Sensible::new(Aim::Score, seed)),
        Player::Search => {
            let search = Mcts::new(Towards(Aim::Score), Budget::playouts(SEARCH), seed);
            Box::new(search.with_horizon(G::HORIZON))
        }
    }
}
