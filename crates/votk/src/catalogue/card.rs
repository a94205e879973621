//! One row of the catalogue.

use core::fmt::{self, Display, Write};

use solo_core::{Cell, Origins, Provenance, Ranged, Shared, Table};

use super::action::Action;
use super::design::Group;
use super::operation::Timing;

/// A design: what is printed on its cards.
///
/// ```
/// use votk::{Catalogue, Timing};
/// let house = Catalogue::house();
/// let boat = house.card(house.design("boat").unwrap());
/// assert_eq!((boat.cost, boat.gold, boat.points(), boat.level), (4, 1, 4, 2));
/// assert_eq!(boat.timing, Timing::Reaction);
/// assert_eq!(boat.action.to_string(), "move from=base to=discard");
/// assert!(boat.prov.of("cost").eq([solo_core::Provenance::House]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("designs", clause = "VK-16.7", rows = 35)]
pub struct Card {
    /// The word that stands for the card in notation and positions: a lower-case letter and up to 15
    /// letters, digits and underscores.
    #[column(clause = "VK-16.8")]
    pub id: Shared<str>,
    /// The name on the card.
    #[column(clause = "VK-16.8")]
    pub name: Shared<str>,
    /// The level; 1 for starters, and only for them.
    #[column(clause = "VK-16.9", range = 1..=3)]
    pub level: u8,
    /// What it belongs to: starter, sarcophagus, jar, amulet, book, statue or unique; rows come in this
    /// order.
    #[column(clause = "VK-16.9")]
    pub group: Group,
    /// How many cards of it the box holds.
    #[column(clause = "VK-16.10", range = 1..=16)]
    pub copies: u8,
    /// What it costs, in gold.
    #[column(clause = "VK-16.9", range = 0..=20)]
    pub cost: u8,
    /// What it pays as a hand card, in gold.
    #[column(clause = "VK-16.9", range = 0..=9)]
    pub gold: u8,
    /// The points it scores in a tomb; empty for a card of a set, which scores by squares.
    #[column(clause = "VK-16.10")]
    pub vp: Option<Ranged<0, 99>>,
    /// When its action can be used: in your turn, as a reaction to the Bot's gain, or never.
    #[column(clause = "VK-16.11")]
    pub timing: Timing,
    /// Whether its action can be repeated by other cards.
    #[column(clause = "VK-16.11")]
    pub copy: bool,
    /// What it does, in the text form of an action; empty for a card that can never be used.
    #[column(clause = "VK-16.11")]
    pub action: Action,
    /// Where the values of the row come from.
    #[column(clause = "VK-16.5")]
    pub prov: Letters,
}

impl Card {
    /// The points it scores by itself; 0 for cards of a set.
    ///
    /// ```
    /// use votk::{Catalogue, Design};
    /// assert_eq!(Catalogue::house().card(Design::default()).points(), 1);
    /// ```
    #[must_use]
    pub fn points(&self) -> u8 {
        self.vp.map_or(0, Ranged::get)
    }
}

/// Where the values of a card come from (VK-16.5), kept with the card.
///
/// ```
/// use solo_core::Provenance;
/// use votk::Catalogue;
/// let house = Catalogue::house();
/// let jar = house.card(house.design("jar_qeb").unwrap());
/// // The sacrifice is established, the gold behind it is ours.
/// assert!(jar.prov.of("action").eq([Provenance::Published, Provenance::House]));
/// assert!(jar.prov.has(Provenance::House));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letters(pub(super) Shared<str>);

impl Letters {
    /// Where the value in a column comes from; typed in by the owner if nothing else is said.
    ///
    /// ```
    /// use solo_core::Provenance;
    /// let shabti = votk::Catalogue::house().card(votk::Design::default());
    /// assert!(shabti.prov.of("name").eq([Provenance::Rulebook]));
    /// ```
    pub fn of(&self, column: &str) -> impl Iterator<Item = Provenance> {
        let mut said = self.origins().of(column).peekable();
        let unsaid = said.peek().is_none().then_some(Provenance::Owner);
        said.chain(unsaid)
    }

    /// Whether a value of the row comes from there.
    ///
    /// ```
    /// use solo_core::Provenance;
    /// let shabti = votk::Catalogue::house().card(votk::Design::default());
    /// assert!(!shabti.prov.has(Provenance::Ruling));
    /// ```
    #[must_use]
    pub fn has(&self, provenance: Provenance) -> bool {
        self.origins().has(provenance)
    }

    fn origins(&self) -> Origins<'_> {
        Origins::new(&self.0)
    }

    // Where solo-core has memory to ask for, the derive asks for it, whatever the features of this crate.
    solo_core::when_alloc! {
        fn check(
            &self,
            columns: &[solo_core::Column],
            wrong: &mut dyn FnMut(&dyn Display),
        ) {
            self.origins().check(columns, wrong);
        }
    }
}

/// Typed in by the owner of the box.
impl Default for Letters {
    fn default() -> Self {
        Self(Shared::Static(Origins::default().text()))
    }
}

impl<'a> Cell<'a> for Letters
where
    Shared<str>: Cell<'a>,
{
    const WHAT: &'static str = <Origins<'a> as Cell<'a>>::WHAT;

    fn read(text: &'a str, wrong: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        if text.is_empty() {
            return Some(Self::default());
        }
        Origins::read(text, wrong)?;
        Shared::read(text, wrong).map(Self)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str(&self.0)
    }
}
