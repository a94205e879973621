//! The game type: options and catalogue, fixed when it is made.

mod contract;

use crate::catalogue::{Catalogue, HOUSE};
use crate::options::Options;

/// Where the components come from.
#[derive(Clone, Debug)]
enum Components {
    Embedded(&'static Catalogue),
    #[cfg(feature = "alloc")]
    Loaded(alloc::sync::Arc<Catalogue>),
}

/// The rules of The King's Challenge: options and components, fixed for the whole game.
///
/// ```
/// use kings_challenge::{Decision, KingsChallenge};
/// use solo_core::Next;
///
/// let game = KingsChallenge::default();
/// let mut state = game.start();
/// // The six Character cards, top first; the sixth is clear.
/// for card in ["c3", "c1", "c6", "c2", "c4"] {
///     state = game.apply(&state, format!("character {card}").parse::<kings_challenge::Chance>()?)?;
/// }
/// assert!(matches!(game.next(&state), Next::Chance(_)));
/// assert_eq!(game.chances(&state).len(), 6);
/// assert!(game.apply(&state, Decision::Pass).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct KingsChallenge {
    options: Options,
    components: Components,
}

impl Default for KingsChallenge {
    fn default() -> Self {
        Self::new(Options::default())
    }
}

impl KingsChallenge {
    /// The game with these options and the embedded catalogue.
    #[must_use]
    pub const fn new(options: Options) -> Self {
        Self {
            options,
            components: Components::Embedded(&HOUSE),
        }
    }

    /// The game with these options and the components of an owner.
    ///
    /// ```
    /// use kings_challenge::{KingsChallenge, Options, Tables};
    /// let catalogue = Tables::house().check()?;
    /// let game = KingsChallenge::with_catalogue(Options::default(), catalogue);
    /// assert_eq!(game.catalogue().fingerprint(), KingsChallenge::default().catalogue().fingerprint());
    /// # Ok::<(), solo_core::Faults>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn with_catalogue(options: Options, catalogue: Catalogue) -> Self {
        Self {
            options,
            components: Components::Loaded(alloc::sync::Arc::new(catalogue)),
        }
    }

    /// The game with these options and components that live for ever, without any heap.
    ///
    /// ```
    /// use kings_challenge::{Catalogue, KingsChallenge, Options};
    /// let game = KingsChallenge::with_static(Options::default(), Catalogue::house());
    /// assert_eq!(game.start(), KingsChallenge::default().start());
    /// ```
    #[must_use]
    pub const fn with_static(options: Options, catalogue: &'static Catalogue) -> Self {
        Self {
            options,
            components: Components::Embedded(catalogue),
        }
    }

    /// The options.
    #[must_use]
    #[inline]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The components.
    #[must_use]
    #[inline]
    pub fn catalogue(&self) -> &Catalogue {
        match &self.components {
            Components::Embedded(catalogue) => catalogue,
            #[cfg(feature = "alloc")]
            Components::Loaded(catalogue) => catalogue,
        }
    }
}

solo_core::plain_form!(
    kings_challenge::KingsChallenge,
    standard = KingsChallenge::default()
);
