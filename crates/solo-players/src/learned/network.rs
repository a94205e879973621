//! A network of integers: from a position to the rating of every decision.

use alloc::string::String;
use alloc::vec::Vec;

use solo_core::{Countable, Features, Game, GameData};

use super::inputs::Inputs;
use crate::network_error::NetworkError;

/// Number of sums of each layer.
pub(crate) const LANES: usize = 32;
/// Weights are whole multiples of 1/128.
pub(crate) const FRACTION: u32 = 7;
/// Inputs are whole multiples of 1/16.
const INPUT_FRACTION: u32 = 4;

/// A row of weights, one for each sum.
pub(crate) type Row = [i16; LANES];

/// A network that rates the decisions of one game, trained by games against chance.
///
/// Its inputs are the [`Features`] of a position, so that it needs no code about the game. All its
/// numbers are integers, and the same position leads to the same decision on every machine. As text
/// it is a file with a header and one row of numbers per line, which `parse` reads.
///
/// ```
/// use solo_players::{Network, NetworkError};
/// let error = "network 1\ngame tomb5k\n".parse::<Network>().unwrap_err();
/// assert_eq!(error.to_string(), "line 3: expected `rules NUMBER`, found the end of the text");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    pub(crate) header: Header,
    /// Weights of the places that have any, ascending.
    pub(crate) places: Rows,
    /// Sums of the first layer before any input.
    pub(crate) first: Row,
    /// Weights from each sum of the first layer to those of the second.
    pub(crate) between: [Row; LANES],
    /// Sums of the second layer before any input.
    pub(crate) second: Row,
    /// Weights of the decisions that have any, by their numbers.
    pub(crate) actions: Rows,
    /// Rating of each of them before any input.
    pub(crate) biases: Vec<i16>,
}

/// The game of a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) game: String,
    pub(crate) rules: u32,
    /// Fingerprint of the catalogue, if the game has one.
    pub(crate) catalogue: Option<u64>,
    /// Number of places of a position.
    pub(crate) places: usize,
    /// Number of decisions.
    pub(crate) actions: usize,
}

impl Header {
    /// Returns the header of a network for this game.
    pub(crate) fn of<G: GameData<View: Features<G>>>(game: &G) -> Self {
        Self {
            game: String::from(G::NAME),
            rules: G::RULES_VERSION,
            catalogue: game.catalogue_fingerprint(),
            places: G::View::width(game),
            actions: usize::try_from(G::Decision::count(game)).unwrap_or(usize::MAX),
        }
    }

    /// Checks that this header is the one of the game.
    fn check(&self, due: &Self) -> Result<(), NetworkError> {
        if self.game != due.game {
            let (trained, game) = (self.game.clone(), due.game.clone());
            return Err(NetworkError::Game { trained, game });
        }
        if self.rules != due.rules {
            let (trained, rules) = (self.rules, due.rules);
            return Err(NetworkError::Rules { trained, rules });
        }
        if self.catalogue != due.catalogue {
            return Err(NetworkError::Catalogue);
        }
        let sizes = |header: &Self| (header.places, header.actions);
        if sizes(self) != sizes(due) {
            let (trained, game) = (sizes(self), sizes(due));
            return Err(NetworkError::Size { trained, game });
        }
        Ok(())
    }
}

/// Rows of a matrix of which many are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rows {
    /// One more than the index of the row of each number; 0 without a row.
    index: Vec<u16>,
    rows: Vec<Row>,
}

impl Rows {
    /// Returns a matrix of empty rows.
    pub(crate) fn new(count: usize) -> Self {
        let index = alloc::vec![0; count];
        let rows = Vec::new();
        Self { index, rows }
    }

    /// Fills the row with this number; `None` if there is none, or too many are filled.
    pub(crate) fn put(&mut self, number: usize, row: Row) -> Option<()> {
        let cell = self.index.get_mut(number)?;
        self.rows.push(row);
        *cell = u16::try_from(self.rows.len()).ok()?;
        Some(())
    }

    /// Returns the index of a filled row among the filled ones.
    fn at(&self, number: usize) -> Option<usize> {
        usize::from(*self.index.get(number)?).checked_sub(1)
    }

    /// Lists the filled rows with their numbers, ascending.
    pub(crate) fn filled(&self) -> impl Iterator<Item = (usize, &Row)> {
        let numbers = (0..self.index.len()).filter(|number| self.at(*number).is_some());
        numbers.zip(&self.rows)
    }
}

impl Network {
    /// Checks that the network was trained for this game, with these rules and this catalogue.
    ///
    /// # Errors
    /// The first difference between the game and that of the training.
    pub fn check<G: GameData<View: Features<G>>>(&self, game: &G) -> Result<(), NetworkError> {
        self.header.check(&Header::of(game))
    }

    /// Returns the sums of the second layer for a position.
    pub(crate) fn look<G>(&self, game: &G, state: &G::State, inputs: &mut Inputs) -> [i32; LANES]
    where
        G: GameData<View: Features<G>>,
    {
        let mut first = self.first.map(|bias| i32::from(bias) << INPUT_FRACTION);
        inputs.visit(game, state, |place, input| {
            let row = self.places.at(place);
            if let Some(row) = row.and_then(|at| self.places.rows.get(at)) {
                add(&mut first, row, input);
            }
        });
        let mut second = self.second.map(|bias| i32::from(bias) << FRACTION);
        for (row, sum) in self.between.iter().zip(first) {
            let sum = sum.wrapping_shr(INPUT_FRACTION);
            if sum > 0 {
                add(&mut second, row, sum);
            }
        }
        second.map(|sum| sum.wrapping_shr(FRACTION).max(0))
    }

    /// Returns the rating of a decision; that of one that was never met is the lowest.
    pub(crate) fn rate<G: Game>(
        &self,
        game: &G,
        sums: &[i32; LANES],
        decision: G::Decision,
    ) -> i32 {
        let number = usize::try_from(decision.number(game)).unwrap_or(usize::MAX);
        let at = self.actions.at(number);
        let row = at.and_then(|at| Some((self.actions.rows.get(at)?, self.biases.get(at)?)));
        row.map_or(i32::MIN, |(row, bias)| {
            let products = row.iter().zip(sums);
            products.fold(i32::from(*bias) << FRACTION, |all, (weight, sum)| {
                all.wrapping_add(i32::from(*weight).wrapping_mul(*sum))
            })
        })
    }
}

/// Adds a row of weights, each `times`; sums of a file without sense wrap.
fn add(sums: &mut [i32; LANES], row: &Row, times: i32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(i32::from(*weight).wrapping_mul(times));
    }
}
