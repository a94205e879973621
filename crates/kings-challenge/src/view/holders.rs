//! A row of spaces, with the side on each.

use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter, Write as _};
use core::str::FromStr;

use solo_core::NotationError;

use crate::terms::Side;

/// Sides on a row of spaces, written as letters: `h` for the human, `r` for le Roy, `-` for an
/// empty space.
///
/// ```
/// use kings_challenge::{Holders, Side};
/// let spaces: Holders = "-hr".parse()?;
/// assert_eq!(spaces.0, [None, Some(Side::Human), Some(Side::Roy)]);
/// assert_eq!(spaces.to_string(), "-hr");
/// assert!("-x".parse::<Holders>().is_err());
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holders(pub Vec<Option<Side>>);

impl FromIterator<Option<Side>> for Holders {
    fn from_iter<I: IntoIterator<Item = Option<Side>>>(spaces: I) -> Self {
        Self(spaces.into_iter().collect())
    }
}

impl Display for Holders {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut letters = self.0.iter().map(|side| side.map_or('-', Side::letter));
        letters.try_for_each(|letter| f.write_char(letter))
    }
}

impl FromStr for Holders {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let holder = |(at, letter)| match letter {
            '-' => Ok(None),
            'h' => Ok(Some(Side::Human)),
            'r' => Ok(Some(Side::Roy)),
            _ => Err(NotationError::new(at, "h, r or -")),
        };
        text.char_indices().map(holder).collect()
    }
}

solo_core::when_numbers! {
    use alloc::format;

    use solo_core::{Features, Numbers, FeatureSpecs};

    /// As many spaces as any card, building or level of the cathedral has.
    const SPACES: usize = 12;

    /// Two features for each space, counted from 0: `holders[0]=human`.
    impl<G: ?Sized> Features<G> for Holders {
        fn width(game: &G) -> usize {
            Side::width(game).saturating_mul(SPACES)
        }

        fn describe(game: &G, specs: &mut FeatureSpecs) {
            for space in 0..SPACES {
                specs.within(&format!("[{space}]"), |specs| Side::describe(game, specs));
            }
        }

        fn write(&self, game: &G, cells: &mut Numbers<'_>) {
            for space in 0..SPACES {
                let mut part = cells.part(Side::width(game));
                if let Some(Some(side)) = self.0.get(space) {
                    side.write(game, &mut part);
                }
            }
        }
    }
}

solo_core::text_noun!(Holders as "letters h, r and -");
