//! One row of the catalogue.

use solo_core::Provenance;

use super::action::Action;
use super::names::Text;
use super::operation::Timing;

solo_core::word_enum! {
    /// A value of a row that has a provenance of its own: the columns after `id`, with `id` and
    /// `name` together as the first.
    pub enum Value in votk {
        /// Id and name.
        Name = "name",
        /// The level.
        Level = "level",
        /// The group.
        Group = "group",
        /// The number of copies.
        Copies = "copies",
        /// The cost.
        Cost = "cost",
        /// The gold value.
        Gold = "gold",
        /// The victory points; for cards of a set the square rule.
        Vp = "vp",
        /// When the action can be used.
        Timing = "timing",
        /// Whether the action can be repeated.
        Copy = "copy",
        /// The action.
        Action = "action",
    }
}

/// The provenance of one value: one letter, or two for an action whose first operation is
/// established while the rest is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Letters {
    pub(super) first: Provenance,
    pub(super) rest: Option<Provenance>,
}

impl Letters {
    pub(crate) const fn one(first: Provenance) -> Self {
        Self { first, rest: None }
    }

    /// A published first operation with our own continuation.
    pub(crate) const PUBLISHED_AND_HOUSE: Self = Self {
        first: Provenance::Published,
        rest: Some(Provenance::House),
    };

    /// Where the value, or the first operation of the action, comes from.
    ///
    /// ```
    /// use votk::{Catalogue, Design, Value};
    /// let letters = Catalogue::house().card(Design::default()).letters(Value::Cost);
    /// assert_eq!(letters.first(), solo_core::Provenance::House);
    /// ```
    #[must_use]
    pub const fn first(&self) -> Provenance {
        self.first
    }

    /// Whether the value, or a part of it, comes from there.
    ///
    /// ```
    /// use solo_core::Provenance;
    /// use votk::{Catalogue, Value};
    /// let house = Catalogue::house();
    /// let jar = house.card(house.design("jar_qeb").unwrap());
    /// assert!(jar.letters(Value::Action).contains(Provenance::Published));
    /// assert!(jar.letters(Value::Action).contains(Provenance::House));
    /// ```
    #[must_use]
    pub fn contains(&self, provenance: Provenance) -> bool {
        self.first == provenance || self.rest == Some(provenance)
    }
}

/// What is printed on the cards of one design, and where each value comes from.
///
/// ```
/// use votk::{Catalogue, Timing, Value};
/// let house = Catalogue::house();
/// let boat = house.card(house.design("boat").unwrap());
/// assert_eq!((boat.cost(), boat.gold(), boat.vp(), boat.level()), (4, 1, 4, 2));
/// assert_eq!(boat.timing(), Timing::Reaction);
/// assert_eq!(boat.action().to_string(), "move from=base to=discard");
/// assert_eq!(boat.letters(Value::Cost).to_string(), "H");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    pub(super) id: Text<16>,
    pub(super) name: Text<48>,
    pub(super) level: u8,
    pub(super) copies: u8,
    pub(super) cost: u8,
    pub(super) gold: u8,
    /// 0 for cards of a set.
    pub(super) vp: u8,
    pub(super) timing: Timing,
    pub(super) copy: bool,
    pub(super) action: Action,
    pub(super) letters: [Letters; 10],
}

impl Card {
    pub(super) const UNKNOWN: Self = Self {
        id: Text::new(""),
        name: Text::new(""),
        level: 0,
        copies: 0,
        cost: 0,
        gold: 0,
        vp: 0,
        timing: Timing::None,
        copy: false,
        action: Action::NONE,
        letters: [Letters::one(Provenance::Owner); 10],
    };

    /// The id, as notation and views print it.
    ///
    /// ```
    /// use votk::{Catalogue, Design};
    /// assert_eq!(Catalogue::house().card(Design::default()).id(), "shabti");
    /// ```
    #[must_use]
    pub fn id(&self) -> &str {
        self.id.as_str()
    }

    /// The printed name; a name of more than 48 bytes is cut off.
    ///
    /// ```
    /// use votk::{Catalogue, Design};
    /// assert_eq!(Catalogue::house().card(Design::default()).name(), "Shabti");
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        self.name.as_str()
    }

    /// The level, 1 to 3.
    ///
    /// ```
    /// use votk::{Catalogue, Design};
    /// assert_eq!(Catalogue::house().card(Design::default()).level(), 1);
    /// ```
    #[must_use]
    pub const fn level(&self) -> u8 {
        self.level
    }

    /// How many cards of the design the box holds.
    ///
    /// ```
    /// use votk::{Catalogue, Design};
    /// assert_eq!(Catalogue::house().card(Design::default()).copies(), 16);
    /// ```
    #[must_use]
    pub const fn copies(&self) -> u8 {
        self.copies
    }

    /// The cost in gold, 0 to 20.
    ///
    /// ```
    /// use votk::{Catalogue, Design};
    /// assert_eq!(Catalogue::house().card(Design::default()).cost(), 0);
    /// ```
    #[must_use]
    #[inline]
    pub const fn cost(&self) -> u8 {
        self.cost
    }

    /// What the card pays, 0 to 9 gold.
    ///
    /// ```
    /// use votk::{Catalogue, Design};
    /// assert_eq!(Catalogue::house().card(Design::default()).gold(), 1);
    /// ```
    #[must_use]
    #[inline]
    pub const fn gold(&self) -> u8 {
        self.gold
    }

    /// The victory points of a starter or unique in a tomb, 0 to 99; 0 for cards of a set.
    ///
    /// ```
    /// use votk::{Catalogue, Design};
    /// assert_eq!(Catalogue::house().card(Design::default()).vp(), 1);
    /// ```
    #[must_use]
    pub const fn vp(&self) -> u8 {
        self.vp
    }

    /// When the action can be used (VK-6.2).
    ///
    /// ```
    /// use votk::{Catalogue, Design, Timing};
    /// assert_eq!(Catalogue::house().card(Design::default()).timing(), Timing::Turn);
    /// ```
    #[must_use]
    pub const fn timing(&self) -> Timing {
        self.timing
    }

    /// Whether the action may be repeated (VK-6.13).
    ///
    /// ```
    /// use votk::Catalogue;
    /// let house = Catalogue::house();
    /// assert!(!house.card(house.design("censer").unwrap()).repeatable());
    /// ```
    #[must_use]
    pub const fn repeatable(&self) -> bool {
        self.copy
    }

    /// The action (VK-6.1).
    ///
    /// ```
    /// use votk::{Catalogue, Design};
    /// let action = Catalogue::house().card(Design::default()).action();
    /// assert_eq!(action.to_string(), "move from=hand to=boneyard");
    /// ```
    #[must_use]
    #[inline]
    pub const fn action(&self) -> &Action {
        &self.action
    }

    /// Where a value of the row comes from (VK-16.5).
    ///
    /// ```
    /// use votk::{Catalogue, Design, Value};
    /// let shabti = Catalogue::house().card(Design::default());
    /// assert_eq!(shabti.letters(Value::Name).to_string(), "S");
    /// ```
    #[must_use]
    pub fn letters(&self, value: Value) -> Letters {
        Value::ALL
            .iter()
            .zip(self.letters)
            .find(|(column, _)| **column == value)
            .map_or(Letters::one(Provenance::Owner), |(_, letters)| letters)
    }

    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "constant functions have nothing else; every index is tested in the loop conditions"
    )]
    pub(super) const fn has_id(&self, id: &str) -> bool {
        let id = id.as_bytes();
        let mut at = 0;
        while at < id.len() && at < self.id.bytes().len() && self.id.bytes()[at] == id[at] {
            at += 1;
        }
        at == id.len() && (at == self.id.bytes().len() || self.id.bytes()[at] == 0)
    }
}
