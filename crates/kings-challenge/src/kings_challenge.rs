//! The rules of one game as a value: options and components.

use solo_core::Shared;

use crate::catalogue::Catalogue;
use crate::options::Options;

/// The rules of The King's Challenge: options and components, fixed for the whole game.
///
/// A game is played with [`KingsChallenge::start`], [`KingsChallenge::next`], [`KingsChallenge::decisions`],
/// [`KingsChallenge::chances`] and [`KingsChallenge::apply`]. The first methods of the list evaluate a position for
/// whoever shows it: points, salaries, prices.
///
/// ```
/// use kings_challenge::{Decision, KingsChallenge};
/// use solo_core::Next;
///
/// let game = KingsChallenge::default();
/// let mut state = game.start();
/// // The six Character cards, top first; the sixth is clear.
/// for card in ["c3", "c1", "c6", "c2", "c4"] {
///     state = game.apply(&state, game.parse_chance(&format!("character {card}"))?)?;
/// }
/// assert!(matches!(game.next(&state), Next::Chance(_)));
/// assert_eq!(game.chances(&state).len(), 6);
/// assert!(game.apply(&state, Decision::Pass).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct KingsChallenge {
    pub(crate) options: Options,
    pub(crate) catalogue: Shared<Catalogue>,
}

impl Default for KingsChallenge {
    fn default() -> Self {
        Self::new(Options::default())
    }
}

impl KingsChallenge {
    /// Makes the game with these options and the embedded catalogue.
    pub const fn new(options: Options) -> Self {
        Self {
            options,
            catalogue: Shared::Static(Catalogue::house()),
        }
    }

    /// Makes the game with these options and other components: those of an owner, or, without any
    /// heap, a catalogue with static lifetime.
    pub fn with_catalogue(options: Options, catalogue: impl Into<Shared<Catalogue>>) -> Self {
        Self {
            options,
            catalogue: catalogue.into(),
        }
    }

    /// Returns the options.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the components.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }
}

impl AsRef<Catalogue> for KingsChallenge {
    fn as_ref(&self) -> &Catalogue {
        &self.catalogue
    }
}

/// One step: a decision of the player, or a chance outcome.
pub type Input = solo_core::InputOf<KingsChallenge>;
