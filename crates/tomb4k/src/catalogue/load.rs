//! The tables as somebody supplies them.

use alloc::string::String;

use serde::Deserialize;
use solo_core::Faults;

use super::check;

/// The tables of the rulebook with names of one's own for the cards (TK-20.1). Names change nothing in
/// the game, so the game does not keep them; see [`Names`](crate::Names).
///
/// ```
/// use solo_core::GameData;
/// use tomb4k::{Catalogue, Names, Options, Tomb};
/// let cards = Names::default().to_table().replace("Monster", "Ungeheuer");
/// let catalogue = Catalogue { cards, hearts: None, constants: None };
/// let game = Tomb::assemble(Options::default(), Some(catalogue))?;
/// assert_eq!(game, Tomb::default());
/// # Ok::<(), solo_core::Faults>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Catalogue {
    /// The text of the table `cards`, header line included.
    pub cards: String,
    /// The text of the table `hearts`, if it comes along: it has to be that of the rulebook.
    #[serde(default)]
    pub hearts: Option<String>,
    /// The constants, a line `name = value` each, if they come along: they have to be those of the
    /// rulebook.
    #[serde(default)]
    pub constants: Option<String>,
}

impl Catalogue {
    /// TK-20.2: names may differ, and nothing else.
    pub(crate) fn check(&self) -> Result<(), Faults> {
        let mut faults = Faults::new();
        check::cards(&self.cards, &mut faults);
        if let Some(hearts) = &self.hearts {
            check::hearts(hearts, &mut faults);
        }
        if let Some(constants) = &self.constants {
            check::constants(constants, &mut faults);
        }
        faults.into_result(())
    }
}
