//! A network of integers: layers of sums, from the values of a position to ratings.

mod text;

use alloc::string::String;
use alloc::vec::Vec;

/// Values other than 0, each with its index, ascending.
pub(crate) type Values = Vec<(usize, i32)>;

/// A network of integers that rates decisions or positions of one game.
///
/// Every value of a position adds its row of weights, multiplied, to the sums of a layer; the positive ones are the
/// values of the next layer. Behind the last layer each output has a row with a weight for each value. All numbers
/// are whole multiples of a power of 1/2, so that the same position has the same rating on every machine.
///
/// As text a network is one list of numbers per line, below a header that names the game of the training:
///
/// | line | what it says |
/// | --- | --- |
/// | `network 2` | version of the form |
/// | `game NAME` | name of the game |
/// | `rules NUMBER` | version of its rules |
/// | `catalogue FINGERPRINT` | fingerprint of its catalogue in 16 hexadecimal digits, or `none` |
/// | `places NUMBER` | number of values of a position, 60,000 at most |
/// | `actions NUMBER` | number of outputs, 60,000 at most: the decisions, or one for an estimate |
/// | `layer BITS BIAS …` | a layer with one sum per bias; its values are multiples of 1/2^`BITS`, 12 at most |
/// | `row NUMBER WEIGHT …` | weights from one of its values to each sum; a value without a row counts nothing |
/// | `outputs BITS` | the outputs, behind all layers |
/// | `row NUMBER BIAS WEIGHT …` | the bias of an output, and its weight for each value; one without a row is not rated |
/// | `end` | |
///
/// Biases and weights have 16 bits. Sums are divided by 2^`BITS` of their layer and rounded down, and so have the
/// fraction of the weights; ratings are not, and have twice `BITS` of the outputs. Sums beyond 32 bits wrap.
///
/// ```
/// use solo_players::Network;
/// let error = "network 2\ngame tomb5k\n".parse::<Network>().unwrap_err();
/// assert_eq!(error.to_string(), "line 3: expected `rules NUMBER`, found the end of the text");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    pub(crate) header: Header,
    layers: Vec<Layer>,
    /// Bits of the fraction of the values behind the last layer.
    bits: u32,
    /// Bias and weights of each output; empty without a row.
    outputs: Vec<Vec<i16>>,
}

/// The game of a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) game: String,
    pub(crate) rules: u32,
    /// Fingerprint of the catalogue, if the game has one.
    pub(crate) catalogue: Option<u64>,
    /// Number of values of a position.
    pub(crate) places: usize,
    /// Number of outputs.
    pub(crate) actions: usize,
}

/// A layer of sums.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Layer {
    /// Bits of the fraction of its values.
    bits: u32,
    /// Each sum before any value.
    biases: Vec<i16>,
    /// Weights from each value to each sum; empty without a row.
    rows: Vec<Vec<i16>>,
}

impl Layer {
    /// Returns the positive sums for these values.
    fn positive(&self, values: &Values) -> Values {
        let biases = self.biases.iter();
        let mut sums: Vec<i32> = biases.map(|bias| above(*bias, self.bits)).collect();
        for (index, value) in values {
            if let Some(row) = self.rows.get(*index) {
                add(&mut sums, row, *value);
            }
        }
        let sums = sums.iter().map(|sum| sum.wrapping_shr(self.bits));
        sums.enumerate().filter(|(_, sum)| *sum > 0).collect()
    }
}

impl Network {
    /// Returns the values behind the last layer for those of a position.
    pub(crate) fn look(&self, values: Values) -> Values {
        let layers = self.layers.iter();
        layers.fold(values, |values, layer| layer.positive(&values))
    }

    /// Returns the rating of an output for the values behind the last layer; `None` if it has no row.
    pub(crate) fn rate(&self, values: &Values, output: usize) -> Option<i32> {
        let (bias, weights) = self.outputs.get(output)?.split_first()?;
        let bias = above(*bias, self.bits);
        Some(values.iter().fold(bias, |sum, (index, value)| {
            let weight = weights.get(*index).copied().unwrap_or(0);
            sum.wrapping_add(i32::from(weight).wrapping_mul(*value))
        }))
    }

    /// Returns the bits of the fraction of a rating, 24 at most.
    pub(crate) const fn rating_bits(&self) -> u32 {
        self.bits.wrapping_mul(2)
    }
}

/// Returns a bias with the fraction of a sum.
fn above(bias: i16, bits: u32) -> i32 {
    i32::from(bias).wrapping_shl(bits)
}

/// Adds a row of weights, each `times`.
fn add(sums: &mut [i32], row: &[i16], times: i32) {
    // Builds for tests put few calls in line: `for` would call `next` for each number.
    let both = sums.iter_mut().zip(row);
    if times == 1 {
        // Most values of some networks: half the time without a multiplication.
        both.for_each(|(sum, weight)| *sum = sum.wrapping_add((*weight).into()));
    } else {
        both.for_each(|(sum, weight)| {
            *sum = sum.wrapping_add(i32::from(*weight).wrapping_mul(times));
        });
    }
}
