//! The chance source of a session: a seed, or reports from the table.

use core::convert::Infallible;
use core::fmt::{self, Debug, Display, Formatter};

use rand_core::TryRng;
use rand_pcg::Pcg32;

use crate::chance::{ChanceSource, draw, stream};
use crate::game::{Game, Source};

/// The chance source of a [`Session`](crate::Session): a seed, or none, so that outcomes are
/// reported.
///
/// A seed deals like [`Streams`](crate::Streams). It is stored with the count of numbers drawn from
/// each of its generators, which is all that a saved game needs to continue.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::{ChanceSource, Dealer, Face, Source};
///
/// let mut dealer = Dealer::seeded(42);
/// let (table, die) = (Table::Rolling(0), Source::new::<0>());
/// assert_eq!(dealer.outcome(&Ten, &table, die), Face::new(5));
/// assert_eq!((dealer.seed(), dealer.drawn(die)), (Some(42), 1));
/// assert_eq!(Dealer::nobody().outcome(&Ten, &table, die), None);
/// ```
#[doc(alias("rng", "random"))]
#[derive(Clone, PartialEq, Eq)]
pub struct Dealer {
    seed: Option<u64>,
    /// Count of numbers drawn for each source.
    drawn: [u32; Source::COUNT],
}

impl Dealer {
    /// Returns a dealer without a seed: the results of cards and dice on the table are reported.
    pub const fn nobody() -> Self {
        Self {
            seed: None,
            drawn: [0; Source::COUNT],
        }
    }

    /// Returns a seed from which nothing was drawn yet.
    pub const fn seeded(seed: u64) -> Self {
        Self {
            seed: Some(seed),
            drawn: [0; Source::COUNT],
        }
    }

    /// Returns the seed; `None` if outcomes are reported.
    pub const fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// Returns the count of numbers drawn for this source.
    pub fn drawn(&self, source: Source) -> u32 {
        let drawn = self.drawn.get(usize::from(source.number()));
        drawn.copied().unwrap_or(0)
    }

    /// Parses the form that [`Display`] writes.
    ///
    /// It is the seed and for each source the count of numbers drawn, without the zeros at the end.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut numbers = text.split(' ');
        let mut dealer = Self::seeded(numbers.next()?.parse().ok()?);
        let mut counts = dealer.drawn.iter_mut();
        for number in numbers {
            *counts.next()? = number.parse().ok()?;
        }
        // Signs, superfluous zeros and other ambiguous spellings are refused.
        (alloc::format!("{dealer}") == text).then_some(dealer)
    }
}

impl Default for Dealer {
    fn default() -> Self {
        Self::nobody()
    }
}

impl Debug for Dealer {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        // Debug output must not reveal future chance outcomes, and the seed would.
        f.write_str(match self.seed {
            Some(_) => "Dealer(a seed)",
            None => "Dealer(nobody)",
        })
    }
}

/// Writes the seed as in a saved game, or nothing.
impl Display for Dealer {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Some(seed) = self.seed else {
            return Ok(());
        };
        write!(f, "{seed}")?;
        let last = self.drawn.iter().rposition(|&drawn| drawn > 0);
        let used = last.map_or(0, |last| last.saturating_add(1));
        for drawn in self.drawn.iter().take(used) {
            write!(f, " {drawn}")?;
        }
        Ok(())
    }
}

impl<G: Game> ChanceSource<G> for Dealer {
    fn outcome(&mut self, game: &G, state: &G::State, source: Source) -> Option<G::Chance> {
        let seed = self.seed?;
        let drawn = self.drawn.get_mut(usize::from(source.number()))?;
        let mut generator = stream(seed, source);
        generator.advance(u64::from(*drawn));
        draw(game, state, &mut Counted { generator, drawn })
    }
}

/// A generator that counts the numbers drawn from it.
struct Counted<'a> {
    generator: Pcg32,
    drawn: &'a mut u32,
}

impl Counted<'_> {
    const fn count(&mut self, numbers: u32) {
        *self.drawn = self.drawn.saturating_add(numbers);
    }
}

impl TryRng for Counted<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.count(1);
        self.generator.try_next_u32()
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        // A 64-bit number is two draws of 32 bits.
        self.count(2);
        self.generator.try_next_u64()
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        let words = u32::try_from(bytes.len().div_ceil(4));
        self.count(words.unwrap_or(u32::MAX));
        self.generator.try_fill_bytes(bytes)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use rand_core::Rng;

    use super::*;

    #[test]
    fn what_was_drawn_is_counted() {
        for draws in 0..20 {
            let mut drawn = 0;
            let generator = stream(7, Source::new::<3>());
            let mut counted = Counted {
                generator,
                drawn: &mut drawn,
            };
            for draw in 0..draws {
                match draw % 3 {
                    0 => _ = counted.next_u32(),
                    1 => _ = counted.next_u64(),
                    _ => counted.fill_bytes(&mut [0; 9]),
                }
            }
            let next = counted.generator.next_u32();
            let mut again = stream(7, Source::new::<3>());
            again.advance(drawn.into());
            assert_eq!(again.next_u32(), next, "{draws}");
        }
    }

    #[test]
    fn a_dealer_is_read_as_it_is_written() {
        let mut dealer = Dealer::seeded(u64::MAX);
        assert_eq!(dealer.to_string(), "18446744073709551615");
        dealer.drawn[2] = 5;
        assert_eq!(dealer.to_string(), "18446744073709551615 0 0 5");
        assert_eq!(Dealer::parse(&dealer.to_string()), Some(dealer.clone()));
        dealer.drawn[15] = u32::MAX;
        assert_eq!(Dealer::parse(&dealer.to_string()), Some(dealer.clone()));
        assert_eq!(Dealer::nobody().to_string(), "");
        let beyond = alloc::format!("{dealer} 1");
        for wrong in [
            "",
            " ",
            "x",
            "-1",
            "+1",
            "01",
            "1 ",
            " 1",
            "1  2",
            "1 0",
            "1 2 0",
            "1 02",
            "1 +2",
            "1 4294967296",
            "18446744073709551616",
            &beyond,
        ] {
            assert_eq!(Dealer::parse(wrong), None, "{wrong:?}");
        }
    }
}
