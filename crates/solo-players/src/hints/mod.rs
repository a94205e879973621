//! Hints: games that a good player plays out from the first choices in a position.

mod figures;

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::fmt::{self, Debug, Formatter};

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng as _;
use solo_core::{Game, Input, Source, Streams, stream};

pub use figures::{Ahead, Share, Spread, Tenths};

use crate::budget::Budget;
use crate::kind::Kind;
use crate::mcts::Mcts;
use crate::player::{Adviser, Player, play_on};
use crate::seeds::player_seed;
use crate::study::{Aim, Best, Score, Sensible, Study, Towards};

/// Maximum number of decisions that are played out.
const CHOICES: usize = 5;
/// Draws of the best player, whose decision is the one drawn most often.
const DRAWS: u32 = 16;
/// Playouts of the search for further decisions.
const SEARCH: u32 = 300;
/// Playouts before a decision of a sensible player that has to play out many games.
const LOOKAHEAD: u32 = 20;

/// Results of a decision, after some deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Prospect<D> {
    /// Decision.
    pub decision: D,
    /// Points of the player at the end.
    pub yours: Spread,
    /// Points of the rival, in a game whose rival has points.
    pub theirs: Option<Spread>,
    /// Points that the player is ahead of the rival, likewise.
    pub margin: Option<Spread>,
    /// Deals won; `None` in a game whose end does not say who has won.
    pub won: Option<Share>,
    /// Number of deals, the same for every decision.
    pub deals: u32,
    /// Difference to the decision that follows in the list; `None` for the last one, and before the
    /// eighth deal.
    pub ahead: Option<Ahead>,
}

/// Hints for a position: the best player's decision and up to four others, each played to the end of the game.
///
/// The other decisions are those that the best player takes now and then, and after them the first ones of a short
/// search. All are played out in the same deals, so that what is compared is the decisions and not their luck. The
/// player that plays on is the best one of the game with its tables (see [`Study::best`]). A sensible one that would
/// look far ahead looks at 20 playouts only; where there is no rule of thumb either, games are played out at random.
///
/// More deals make better hints: an application plays some, shows the list, and goes on as long as it is looked at.
/// The same deals and seed lead to the same hints, in however many parts they are played.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// use solo_core::{Streams, settle};
/// use solo_players::{Hints, Kind};
/// let game = tomb4k::Tomb::default();
/// let mut state = game.start();
/// settle(&game, &mut state, &mut Streams::new(42), &mut (), |_| {});
/// let mut hints = Hints::new(&game, &state, 1);
/// hints.play(&game, &state, 10);
/// hints.play(&game, &state, 10);
/// let list = hints.list();
/// assert_eq!((hints.by(), list[0].deals), (Kind::Greedy, 20));
/// assert!(list[0].yours.low <= list[0].yours.high);
/// # }
/// ```
pub struct Hints<G: Study> {
    by: Kind,
    player: Box<dyn Player<G> + Send>,
    /// Generator of the seeds of deals.
    generator: Pcg32,
    /// The decisions, that of the best player first.
    trials: Vec<Trial<G>>,
}

impl<G: Study> Hints<G> {
    /// Finds the decisions to play out; there are none if no decision is due.
    ///
    /// `game` and `state` are those of every later call.
    pub fn new(game: &G, state: &G::State, seed: u64) -> Self {
        let Best { kind, mut player } = game.best(Aim::Score, player_seed(seed));
        let decisions = candidates(game, state, &mut player, seed);
        let (by, player) = quick(game, state, Best { kind, player }, seed);
        Self {
            by,
            player,
            generator: stream(seed, Source::new::<7>()),
            trials: decisions.into_iter().map(Trial::new).collect(),
        }
    }

    /// Returns the kind of the player that plays the games out.
    pub fn by(&self) -> Kind {
        self.by
    }

    /// Plays this number of further deals with each decision.
    ///
    /// A deal that a player does not finish counts for no decision.
    pub fn play(&mut self, game: &G, state: &G::State, deals: u32) {
        for _ in 0..deals {
            let seed = self.generator.next_u64();
            let ends = self.trials.iter().map(|trial| {
                self.player.reseed(player_seed(seed));
                let after = game.apply(state, Input::Decision(trial.decision)).ok()?;
                let mut chance = Streams::new(seed);
                let (outcome, _) = play_on(game, after, &mut chance, &mut self.player)?;
                Some(outcome)
            });
            let Some(ends) = ends.collect::<Option<Vec<_>>>() else {
                continue;
            };
            for (trial, end) in self.trials.iter_mut().zip(&ends) {
                trial.add(end);
            }
        }
    }

    /// Lists the decisions, the one with the most points first, of equal ones that of the best player; empty before the
    /// first deal.
    ///
    /// The first one is recommended. [`Prospect::ahead`] says whether the deals tell it from the next one.
    pub fn list(&self) -> Vec<Prospect<G::Decision>> {
        let mut order: Vec<&Trial<G>> = self.trials.iter().collect();
        order.sort_by_key(|trial| Reverse(trial.sum()));
        let next = order.iter().skip(1).copied().map(Some).chain([None]);
        let listed = order.iter().zip(next);
        listed
            .filter_map(|(trial, next)| trial.prospect(next))
            .collect()
    }
}

/// Returns the decisions to play out: that of the best player first, then others that it takes, then those of a search.
fn candidates<G: Study>(
    game: &G,
    state: &G::State,
    player: &mut impl Player<G>,
    seed: u64,
) -> Vec<G::Decision> {
    if game.decisions(state).len() <= 1 {
        return game.decisions(state).collect();
    }
    let mut drawn: Vec<(G::Decision, u32)> = Vec::new();
    for draw in 0..DRAWS {
        player.reseed(player_seed(seed.wrapping_add(draw.into())));
        let Some(decision) = player.choose(game, state) else {
            continue;
        };
        match drawn.iter_mut().find(|(known, _)| *known == decision) {
            Some((_, times)) => *times = times.saturating_add(1),
            None => drawn.push((decision, 1)),
        }
    }
    drawn.sort_by_key(|(_, times)| Reverse(*times));
    let mut decisions: Vec<G::Decision> = drawn.into_iter().map(|(decision, _)| decision).collect();
    if decisions.len() < CHOICES {
        let mut search =
            Mcts::new(Towards(Aim::Score), Budget::playouts(SEARCH), seed).with_horizon(G::HORIZON);
        for advice in search.advise(game, state) {
            if !decisions.contains(&advice.decision) {
                decisions.push(advice.decision);
            }
        }
    }
    decisions.truncate(CHOICES);
    decisions
}

/// Returns the player that plays games out, and its kind: the best one, if it answers in time.
fn quick<G: Study>(
    game: &G,
    state: &G::State,
    best: Best<G>,
    seed: u64,
) -> (Kind, Box<dyn Player<G> + Send>) {
    let Best { kind, player } = best;
    match kind {
        Kind::Sensible if G::LOOKAHEAD > LOOKAHEAD => {
            let sensible = Sensible::new(Aim::Score, seed).with_lookahead(LOOKAHEAD);
            (kind, Box::new(sensible))
        }
        Kind::Sensible if G::LOOKAHEAD == 0 && game.rule_of_thumb(Aim::Score, state).is_none() => {
            (Kind::Random, player)
        }
        _ => (kind, player),
    }
}

/// The results of a decision.
struct Trial<G: Game> {
    decision: G::Decision,
    /// The number that a player maximizes, of each deal.
    points: Vec<i32>,
    scores: Vec<Score>,
    won: u32,
}

impl<G: Study> Trial<G> {
    fn new(decision: G::Decision) -> Self {
        Self {
            decision,
            points: Vec::new(),
            scores: Vec::new(),
            won: 0,
        }
    }

    fn add(&mut self, end: &G::Outcome) {
        self.points.push(G::points(end));
        self.scores.push(G::score(end));
        self.won = self.won.saturating_add(G::won(end).into());
    }

    fn sum(&self) -> i64 {
        let points = self.points.iter().copied().map(i64::from);
        points.fold(0, i64::saturating_add)
    }

    fn ahead_of(&self, other: &Self) -> Option<Ahead> {
        Ahead::of(&self.points, &other.points)
    }

    /// Returns the results as figures; `None` before the first deal.
    fn prospect(&self, next: Option<&Self>) -> Option<Prospect<G::Decision>> {
        let spread = |part: fn(Score) -> Option<i32>| {
            Spread::of(self.scores.iter().copied().filter_map(part).collect())
        };
        let deals = u32::try_from(self.points.len()).unwrap_or(u32::MAX);
        Some(Prospect {
            decision: self.decision,
            yours: spread(|score| Some(score.yours))?,
            theirs: spread(|score| score.theirs),
            margin: spread(Score::lead),
            won: G::HAS_WINS.then_some(Share {
                won: self.won,
                of: deals,
            }),
            deals,
            ahead: next.and_then(|next| self.ahead_of(next)),
        })
    }
}

impl<G: Study> Debug for Hints<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let decisions: Vec<_> = self.trials.iter().map(|trial| trial.decision).collect();
        f.debug_struct("Hints")
            .field("by", &self.by)
            .field("decisions", &decisions)
            .finish_non_exhaustive()
    }
}
