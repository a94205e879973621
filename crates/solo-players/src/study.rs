//! Knowledge of a game that a program needs to play it well and to report on it.

use alloc::boxed::Box;
use core::fmt::{self, Debug, Formatter};

use rand_pcg::Pcg32;
use solo_core::{Game, Source, pick, stream};

use crate::budget::{Budget, Meter};
use crate::kind::Kind;
use crate::monte_carlo::MonteCarlo;
use crate::network_error::NetworkError;
use crate::player::{Advice, Adviser, Player, consider};
use crate::value::Value;
use crate::worth::{Mean, Worth};

/// The aim of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Aim {
    /// To win as often as possible; points only distinguish equal ends.
    Win,
    /// To score as many points as possible.
    #[default]
    Score,
}

/// A player with a trained network, or the reason why there is none.
pub(crate) type Trained<G> = Result<Box<dyn Player<G> + Send>, NetworkError>;

/// The strongest player of a game with its tables.
///
/// ```
/// # #[cfg(feature = "votk")] {
/// use solo_players::{Aim, Kind, Study};
/// let best = votk::Valley::default().best(Aim::Score, 1);
/// let learned = cfg!(feature = "learned");
/// assert_eq!(best.kind, if learned { Kind::Learned } else { Kind::Sensible });
/// # }
/// ```
#[non_exhaustive]
pub struct Best<G: Game> {
    /// Its kind.
    pub kind: Kind,
    /// The player.
    pub player: Box<dyn Player<G> + Send>,
}

impl<G: Game> Best<G> {
    /// Returns this player as the best one.
    pub fn new(kind: Kind, player: impl Player<G> + Send + 'static) -> Self {
        Self {
            kind,
            player: Box::new(player),
        }
    }
}

impl<G: Game> Debug for Best<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Best").field(&self.kind).finish()
    }
}

/// The points at the end of a game, as its rulebook counts them.
///
/// ```
/// use solo_players::Score;
/// assert_eq!(Score { yours: 71, theirs: Some(24) }.lead(), Some(47));
/// assert_eq!(Score { yours: 71, theirs: None }.lead(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(
    clippy::exhaustive_structs,
    reason = "there is one player and one rival"
)]
pub struct Score {
    /// Points of the player.
    pub yours: i32,
    /// Points of the rival, in a game whose rival has points.
    pub theirs: Option<i32>,
}

impl Score {
    /// Returns the points that the player is ahead of the rival.
    pub fn lead(self) -> Option<i32> {
        self.theirs.map(|theirs| self.yours.saturating_sub(theirs))
    }
}

/// A game with a measure of success.
///
/// Implemented for the games of this workspace in [`sensible`](crate::sensible); other crates
/// implement it for their own games.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_players::{Aim, Study, Worth};
/// # use solo_core::{Events, Face, Forbidden, Game, InputOf, Next, NoEvents, Weight};
/// # #[derive(Clone, Debug)]
/// # struct Mine(Ten);
/// # impl Game for Mine {
/// #     solo_core::no_options!();
/// #     type State = Table; type Decision = Choice; type Chance = Face;
/// #     type Event = NoEvents; type Outcome = u8; type Refusal = Forbidden;
/// #     const NAME: &'static str = "mine"; const RULES_VERSION: u32 = 1;
/// #     const MAX_DECISIONS: usize = 2; const MAX_CHANCES: usize = 6; const MAX_STEPS: u32 = 22;
/// #     fn start_with_events(&self, _: &mut impl Events<NoEvents>) -> Table { self.0.start() }
/// #     fn next(&self, state: &Table) -> Next<u8> { self.0.next(state) }
/// #     fn decisions(&self, state: &Table) -> impl ExactSizeIterator<Item = Choice> { self.0.decisions(state) }
/// #     fn chances(&self, state: &Table) -> impl ExactSizeIterator<Item = (Face, Weight)> { self.0.chances(state) }
/// #     fn advance(&self, state: &mut Table, input: InputOf<Self>, _: &mut impl Events<NoEvents>) -> Result<(), Forbidden> { self.0.advance(state, input, &mut ()) }
/// # }
/// impl Study for Mine {
///     fn won(score: &u8) -> bool {
///         *score == 10
///     }
///     fn points(score: &u8) -> i32 {
///         i32::from(*score)
///     }
///     fn worth(aim: Aim, score: &u8) -> Worth {
///         match aim {
///             Aim::Win if *score < 10 => Worth::NOTHING,
///             Aim::Win => Worth::FULL,
///             Aim::Score => Worth::ratio(u32::from(*score), 10),
///         }
///     }
///     fn rule_of_thumb(&self, _: Aim, table: &Table) -> Option<Choice> {
///         match table {
///             Table::Deciding(0..=6) => Some(Choice::Roll),
///             _ => Some(Choice::Stop),
///         }
///     }
/// }
/// use solo_players::{Sensible, play_seeded};
/// # let mine = Mine(Ten);
/// let (score, _) = play_seeded(&mine, 3, &mut Sensible::new(Aim::Score, 1)).unwrap();
/// assert_eq!(score, 8);
/// ```
#[diagnostic::on_unimplemented(
    message = "players know nothing of the game `{Self}`",
    note = "implement `Study` for it; for a game of this workspace, switch on the feature of `solo-players` that has its name"
)]
pub trait Study: Game {
    /// Playouts of a sensible player, simulated by rules of thumb; 0 if the rules of thumb are
    /// enough.
    const LOOKAHEAD: u32 = 0;

    /// Steps after which playouts are better stopped, because games are long.
    const HORIZON: u32 = u32::MAX;

    /// `false` if the end of a game does not say who has won, because the score of the player is their own
    /// report.
    ///
    /// `won` is then an estimate that guides the players, and tables of results show no wins.
    const HAS_WINS: bool = true;

    /// Returns whether this end counts as a win.
    fn won(outcome: &Self::Outcome) -> bool;

    /// Returns the number that the player maximizes.
    fn points(outcome: &Self::Outcome) -> i32;

    /// Returns the points of the player, and of a rival that has points.
    ///
    /// The default is right for a game without one, where the player's points are [`points`](Self::points).
    fn score(outcome: &Self::Outcome) -> Score {
        Score {
            yours: Self::points(outcome),
            theirs: None,
        }
    }

    /// Returns the worth of this end.
    fn worth(aim: Aim, outcome: &Self::Outcome) -> Worth;

    /// Returns the estimate of a position of a game that is not over.
    fn outlook(&self, _aim: Aim, _state: &Self::State) -> Worth {
        Worth::HALF
    }

    /// Returns the decision by rule of thumb; `None` if there is no rule for the position.
    fn rule_of_thumb(&self, _aim: Aim, _state: &Self::State) -> Option<Self::Decision> {
        None
    }

    /// Returns the player with the network that was trained for the game, or, for tables with another
    /// number of cards, a sensible one; its warning says so.
    ///
    /// # Errors
    /// The game has no network, or the crate was built without feature `learned`.
    fn learned(&self, _aim: Aim, _seed: u64) -> Trained<Self> {
        Err(NetworkError::Missing { game: Self::NAME })
    }

    /// Returns the strongest player of the game with its tables, and its kind.
    ///
    /// It is the one with the network if that was trained with these tables, and else a sensible one: the
    /// strength of a network with other tables is not known.
    fn best(&self, aim: Aim, seed: u64) -> Best<Self> {
        match self.learned(aim, seed) {
            Ok(player) if player.warning().is_none() => Best {
                kind: Kind::Learned,
                player,
            },
            _ => Best::new(Kind::Sensible, Sensible::new(aim, seed)),
        }
    }
}

/// The [`Value`] of a game with a [`Study`].
///
/// ```
/// use solo_players::{Aim, Towards};
/// assert_eq!(Towards(Aim::Win), Towards(Aim::Win));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Towards(pub Aim);

impl<G: Study> Value<G> for Towards {
    #[inline]
    fn outcome(&self, _game: &G, outcome: &G::Outcome) -> Worth {
        G::worth(self.0, outcome)
    }

    #[inline]
    fn position(&self, game: &G, state: &G::State) -> Worth {
        game.outlook(self.0, state)
    }
}

/// A player by rule of thumb, and at random if there is none.
///
/// [`Study`] has an example.
#[derive(Clone, Debug)]
pub struct RuleOfThumb {
    aim: Aim,
    generator: Pcg32,
}

impl RuleOfThumb {
    /// Returns a player with this aim.
    pub fn new(aim: Aim, seed: u64) -> Self {
        Self {
            aim,
            generator: stream(seed, Source::new::<4>()),
        }
    }
}

impl<G: Study> Player<G> for RuleOfThumb {
    #[inline]
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        match game.rule_of_thumb(self.aim, state) {
            Some(decision) if game.is_legal(state, decision) => Some(decision),
            _ => pick(game, state, &mut self.generator),
        }
    }

    fn reseed(&mut self, seed: u64) {
        *self = Self::new(self.aim, seed);
    }
}

/// A sensible player: by rule of thumb, and where the game requires it, with a search.
///
/// [`Study`] has an example.
#[derive(Clone, Debug)]
pub struct Sensible {
    search: MonteCarlo<Towards, RuleOfThumb>,
    lookahead: Option<u32>,
}

impl Sensible {
    /// Returns a player with this aim.
    pub fn new(aim: Aim, seed: u64) -> Self {
        let inner = RuleOfThumb::new(aim, seed);
        // The game determines the number of playouts.
        let budget = Budget::playouts(0);
        Self {
            search: MonteCarlo::with_player(Towards(aim), budget, seed, inner),
            lookahead: None,
        }
    }

    /// Replaces [`Study::LOOKAHEAD`]: fewer playouts are a weaker player that takes less time.
    #[must_use]
    pub fn with_lookahead(self, playouts: u32) -> Self {
        Self {
            lookahead: Some(playouts),
            ..self
        }
    }
}

impl<G: Study> Player<G> for Sensible {
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        let search = &mut self.search;
        let lookahead = self.lookahead.unwrap_or(G::LOOKAHEAD);
        if lookahead == 0 {
            return search.0.player.choose(game, state);
        }
        search.0.meter = Meter::new(Budget::playouts(lookahead));
        search.0.horizon = G::HORIZON;
        consider(game, state, || {
            let advice = search.advise(game, state);
            let best = advice.first()?;
            // The rule of thumb holds unless another decision is better beyond reasonable doubt.
            let rule = game.rule_of_thumb(search.0.player.aim, state);
            let ruled = advice.iter().find(|advice| Some(advice.decision) == rule);
            match ruled {
                Some(ruled) if !is_clearly_better(best, ruled) => Some(ruled.decision),
                _ => Some(best.decision),
            }
        })
    }

    fn reseed(&mut self, seed: u64) {
        Player::<G>::reseed(&mut self.search, seed);
    }
}

/// A player in place of one whose network does not fit the tables of the game.
#[cfg(feature = "learned")]
pub(crate) struct Substitute(pub(crate) Sensible);

#[cfg(feature = "learned")]
impl<G: Study> Player<G> for Substitute {
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        self.0.choose(game, state)
    }

    fn reseed(&mut self, seed: u64) {
        Player::<G>::reseed(&mut self.0, seed);
    }

    fn warning(&self) -> Option<&'static str> {
        Some(
            "the network has another size than the tables of the game: a sensible player takes its place",
        )
    }
}

/// Returns whether the difference of two estimates is more than their standard error.
///
/// The error is at most that of a game that is worth everything or nothing.
fn is_clearly_better<D>(one: &Advice<D>, other: &Advice<D>) -> bool {
    let millionths = |advice: &Advice<D>| u64::from(advice.estimate.millionths());
    let gain = millionths(one).saturating_sub(millionths(other));
    let mut middle = Mean::default();
    middle.add(one.estimate, 1);
    middle.add(other.estimate, 1);
    let middle = middle.worth();
    let variance = u64::from(middle.of(middle.rest()).millionths()).saturating_mul(1_000_000);
    let looks = u64::from(one.looks.min(other.looks));
    gain.saturating_mul(gain).saturating_mul(looks) > variance
}
