//! Sources of chance outcomes that are not reported by a person: seeded generators and scripts.

use core::fmt::{self, Debug, Formatter};

use rand_core::Rng;
use rand_pcg::Pcg32;

use super::sample::{below, mix};
use crate::game::{Game, Source};

/// A source of chance outcomes: a generator, a script, a person with cards on the table.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::{ChanceSource, Face, Source};
///
/// /// A die that always shows the same.
/// struct Loaded(Face);
///
/// impl ChanceSource<Ten> for Loaded {
///     fn outcome(&mut self, _: &Ten, _: &Table, _: Source) -> Option<Face> {
///         Some(self.0)
///     }
/// }
///
/// let mut table = Table::Rolling(0);
/// solo_core::settle(&Ten, &mut table, &mut Loaded(Face::SIX), &mut (), |_| {});
/// assert_eq!(table, Table::Deciding(6));
/// ```
#[doc(alias("rng", "shuffle", "random"))]
pub trait ChanceSource<G: Game> {
    /// Returns the outcome of the chance step that `state` waits for; `None` if there is none.
    fn outcome(&mut self, game: &G, state: &G::State, source: Source) -> Option<G::Chance>;
}

/// A script: the outcomes of a list, one after the other, for tests and replays.
///
/// The script does not look at the position; the game refuses an outcome that does not fit.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::{ChanceSource, Face, Scripted, Source};
/// let mut script = Scripted(Face::all());
/// assert_eq!(script.outcome(&Ten, &Table::Rolling(0), Source::new::<0>()), Some(Face::ONE));
/// ```
#[derive(Clone, Debug)]
pub struct Scripted<I>(pub I);

impl<G: Game, I: Iterator<Item = G::Chance>> ChanceSource<G> for Scripted<I> {
    fn outcome(&mut self, _game: &G, _state: &G::State, _source: Source) -> Option<G::Chance> {
        self.0.next()
    }
}

/// Any generator of `rand_core` 0.10, and so of `rand` 0.10, used for all piles and dice alike.
///
/// A `Session` keeps clones of its source for undo, and some generators, such as
/// `StdRng`, have none. Take from them, and from generators of other versions, no more than the seed:
/// `Session::seeded(game, generator.random())`. A seed is also what a save can hold.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::rand_pcg::Pcg32;
/// use solo_core::{ChanceSource, Generator, Source};
/// let mut generator = Generator(Pcg32::new(1, 2));
/// assert!(generator.outcome(&Ten, &Table::Rolling(0), Source::new::<0>()).is_some());
/// ```
#[derive(Clone, Debug)]
pub struct Generator<R>(pub R);

impl<G: Game, R: Rng> ChanceSource<G> for Generator<R> {
    fn outcome(&mut self, game: &G, state: &G::State, _source: Source) -> Option<G::Chance> {
        draw(game, state, &mut self.0)
    }
}

/// Returns the PCG-32 generator of one source of a game with this seed.
///
/// State and stream are both derived from seed and source by bit mixing, so that the streams of one
/// seed are independent.
///
/// ```
/// use solo_core::{Source, stream};
/// assert_eq!(stream(42, Source::new::<0>()), stream(42, Source::new::<0>()));
/// assert_ne!(stream(42, Source::new::<0>()), stream(42, Source::new::<1>()));
/// ```
pub fn stream(seed: u64, source: Source) -> Pcg32 {
    let root = mix(seed ^ mix(u64::from(source.number())));
    Pcg32::new(mix(root), mix(!root))
}

/// Seeded generators, one for every [`Source`] of a game.
///
/// The same seed deals the same cards from a pile, whatever happens at other piles or with the
/// dice.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::{ChanceSource, Face, Source, Streams};
/// let mut chance = Streams::new(42);
/// assert_eq!(chance.outcome(&Ten, &Table::Rolling(0), Source::new::<0>()), Face::new(5));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Streams {
    generators: [Pcg32; Source::COUNT],
}

impl Streams {
    /// Returns the generators of this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            generators: Source::ALL.map(|source| stream(seed, source)),
        }
    }
}

impl Debug for Streams {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        // Debug output must not reveal future chance outcomes.
        f.debug_struct("Streams").finish_non_exhaustive()
    }
}

impl<G: Game> ChanceSource<G> for Streams {
    fn outcome(&mut self, game: &G, state: &G::State, source: Source) -> Option<G::Chance> {
        let generator = self.generators.get_mut(usize::from(source.number()))?;
        draw(game, state, generator)
    }
}

/// Draws an outcome of the chance step that `state` waits for, with the exact weights.
///
/// Returns `None` if no chance is due.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::{Face, Source, draw, stream};
/// let mut generator = stream(42, Source::new::<0>());
/// assert_eq!(draw(&Ten, &Table::Rolling(0), &mut generator), Face::new(5));
/// assert_eq!(draw(&Ten, &Table::Over(9), &mut generator), None);
/// ```
pub fn draw<G: Game>(game: &G, state: &G::State, generator: &mut impl Rng) -> Option<G::Chance> {
    game.pick_chance(state, |all| below(generator, all))
}

/// Picks one of the legal decisions, each with the same probability; `None` if no decision is due.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_core::{Source, pick, stream};
/// let mut generator = stream(42, Source::new::<0>());
/// assert_eq!(pick(&Ten, &Table::Deciding(0), &mut generator), Some(Choice::Roll));
/// assert_eq!(pick(&Ten, &Table::Rolling(0), &mut generator), None);
/// ```
pub fn pick<G: Game>(game: &G, state: &G::State, generator: &mut impl Rng) -> Option<G::Decision> {
    let mut list = game.decisions(state);
    let count = u32::try_from(list.len()).ok()?;
    list.nth(usize::try_from(below(generator, count)).ok()?)
}
