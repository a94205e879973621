//! The interface of players.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cmp::Reverse;

use solo_core::{ChanceSource, Game, Input, Next, Streams, settle};

use crate::worth::{Mean, Worth};

/// A player: it chooses among legal decisions.
///
/// A player may keep a generator or a memory, but depends on nothing else: players built in the
/// same way and asked the same questions answer alike.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_players::{Player, Policy};
/// let mut bold = Policy(|_: &Ten, _: &Table| Some(Choice::Roll));
/// assert_eq!(bold.choose(&Ten, &Table::Deciding(9)), Some(Choice::Roll));
/// ```
pub trait Player<G: Game> {
    /// Returns one of the legal decisions; `None` only if no decision is due.
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision>;

    /// Makes the player choose as one built with this seed from now on.
    ///
    /// [`Mcts`](crate::Mcts) compares decisions by playouts with the same seeds. The default does nothing, which is
    /// right for a player without a generator or a memory.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_players::{Player, Random};
    /// let (mut one, mut other) = (Random::new(1), Random::new(2));
    /// Player::<Ten>::reseed(&mut one, 2);
    /// for _ in 0..100 {
    ///     let table = Table::Deciding(7);
    ///     assert_eq!(one.choose(&Ten, &table), other.choose(&Ten, &table));
    /// }
    /// ```
    fn reseed(&mut self, seed: u64) {
        let _ = seed;
    }

    /// Returns a warning, for people, if the player may be weaker in its game than it is known to be.
    ///
    /// [`Learned`](crate::Learned) has one with tables other than those of its training.
    fn warning(&self) -> Option<&'static str> {
        None
    }
}

impl<G: Game, P: Player<G> + ?Sized> Player<G> for &mut P {
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        (**self).choose(game, state)
    }

    fn reseed(&mut self, seed: u64) {
        (**self).reseed(seed);
    }

    fn warning(&self) -> Option<&'static str> {
        (**self).warning()
    }
}

impl<G: Game, P: Player<G> + ?Sized> Player<G> for Box<P> {
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        (**self).choose(game, state)
    }

    fn reseed(&mut self, seed: u64) {
        (**self).reseed(seed);
    }

    fn warning(&self) -> Option<&'static str> {
        (**self).warning()
    }
}

/// A function that decides, as a player.
///
/// ```
/// use solo_core::Game;
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_players::{Player, Policy};
/// let mut first = Policy(|game: &Ten, table: &Table| game.decisions(table).next());
/// assert_eq!(first.choose(&Ten, &Table::Deciding(0)), Some(Choice::Roll));
/// assert_eq!(first.choose(&Ten, &Table::Over(7)), None);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Policy<F>(pub F);

impl<G: Game, F: FnMut(&G, &G::State) -> Option<G::Decision>> Player<G> for Policy<F> {
    #[inline]
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        (self.0)(game, state)
    }
}

/// Returns the choices of a player as a function, such as strategies of property tests take.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_players::{Random, choices_of};
/// let mut choose = choices_of(Random::new(1));
/// assert!(choose(&Ten, &Table::Deciding(0)).is_some());
/// ```
pub fn choices_of<G: Game>(
    mut player: impl Player<G>,
) -> impl FnMut(&G, &G::State) -> Option<G::Decision> {
    move |game, state| player.choose(game, state)
}

/// The opinion of an adviser on one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Advice<D> {
    /// Decision.
    pub decision: D,
    /// Mean worth of the positions that follow, as far as they were searched.
    pub estimate: Worth,
    /// Number of playouts or positions behind the estimate; 0 if there is none.
    pub looks: u32,
}

/// Returns decisions without results.
pub(crate) fn untried<D>(decisions: impl Iterator<Item = D>) -> Vec<(D, Mean)> {
    let results = core::iter::repeat_with(Mean::default);
    decisions.zip(results).collect()
}

/// Returns the advice from the results of playouts.
pub(crate) fn advice_of<D>(trials: Vec<(D, Mean)>) -> Vec<Advice<D>> {
    let trials = trials.into_iter();
    let advice = trials.map(|(decision, playouts)| Advice {
        decision,
        estimate: playouts.worth(),
        looks: u32::try_from(playouts.weight()).unwrap_or(u32::MAX),
    });
    advice.collect()
}

/// A player that rates every legal decision.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_players::{Adviser, Budget, MonteCarlo, Worth};
/// let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
/// let mut player = MonteCarlo::new(points, Budget::playouts(200), 1);
/// let advice = player.advise(&Ten, &Table::Deciding(9));
/// assert_eq!(advice[0].decision, Choice::Stop);
/// assert_eq!(advice[0].estimate, Worth::ratio(9, 10));
/// assert!(advice[1].estimate < Worth::HALF);
/// ```
pub trait Adviser<G: Game> {
    /// Lists every legal decision once, the recommended one first; empty if no decision is due.
    fn advise(&mut self, game: &G, state: &G::State) -> Vec<Advice<G::Decision>>;
}

/// Puts the highest worth first; entries of equal worth keep their order.
///
/// Only worths are compared, so that the sort is compiled once and not for the decisions of every game.
pub(crate) fn best_first<T: Copy>(list: &mut [T], worth: impl Fn(&T) -> Worth) {
    let before = list.to_vec();
    let order = descending(&before.iter().map(worth).collect::<Vec<_>>());
    for (entry, from) in list.iter_mut().zip(order) {
        if let Some(moved) = before.get(from) {
            *entry = *moved;
        }
    }
}

/// Returns the indices of the worths, that of the highest first.
fn descending(worths: &[Worth]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..worths.len()).collect();
    order.sort_by_key(|index| Reverse(worths.get(*index).copied()));
    order
}

/// Takes the advice, without a search if there is at most one choice.
pub(crate) fn follow<G: Game>(
    game: &G,
    state: &G::State,
    adviser: &mut impl Adviser<G>,
) -> Option<G::Decision> {
    consider(game, state, || {
        Some(adviser.advise(game, state).first()?.decision)
    })
}

/// Searches if there is more than one choice.
pub(crate) fn consider<G: Game>(
    game: &G,
    state: &G::State,
    think: impl FnOnce() -> Option<G::Decision>,
) -> Option<G::Decision> {
    let mut decisions = game.decisions(state);
    if decisions.len() <= 1 {
        return decisions.next();
    }
    think()
}

/// Plays a game that is dealt from a seed, and returns the outcome and the number of decisions.
///
/// Returns `None` if the player makes an illegal decision.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_players::{Random, play_seeded};
/// let (score, decisions) = play_seeded(&Ten, 42, &mut Random::new(1)).unwrap();
/// assert!(score <= 10 && decisions <= 11);
/// assert_eq!(play_seeded(&Ten, 42, &mut Random::new(1)), Some((score, decisions)));
/// ```
pub fn play_seeded<G: Game>(
    game: &G,
    seed: u64,
    player: &mut impl Player<G>,
) -> Option<(G::Outcome, u32)> {
    play_on(game, game.start(), &mut Streams::new(seed), player)
}

/// Plays on from a position with this source of chance, and returns the outcome and the number of decisions.
///
/// Returns `None` if the player makes an illegal decision, or the source has no possible outcome.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_core::{Face, Scripted};
/// use solo_players::{Policy, play_on};
/// let mut roller = Policy(|_: &Ten, _: &Table| Some(Choice::Roll));
/// let mut faces = Scripted(Face::all());
/// // 1, 2 and 3 from seven on: ten is passed with the third roll.
/// assert_eq!(play_on(&Ten, Table::Deciding(7), &mut faces, &mut roller), Some((0, 3)));
/// ```
pub fn play_on<G: Game>(
    game: &G,
    mut state: G::State,
    chance: &mut impl ChanceSource<G>,
    player: &mut impl Player<G>,
) -> Option<(G::Outcome, u32)> {
    let mut decisions: u32 = 0;
    loop {
        settle(game, &mut state, chance, &mut (), |_| {});
        match game.next(&state) {
            Next::Over(outcome) => return Some((outcome, decisions)),
            Next::Chance(_) => return None,
            Next::Decision => {
                let decision = Input::Decision(player.choose(game, &state)?);
                game.advance(&mut state, decision, &mut ()).ok()?;
                decisions = decisions.saturating_add(1);
            }
        }
    }
}
