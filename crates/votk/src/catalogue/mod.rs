//! The catalogue: the printed values of the cards (chapter VK-16).

mod action;
mod card;
#[cfg(feature = "alloc")]
mod check;
mod design;
mod house;
mod language;
#[cfg(feature = "alloc")]
mod load;
mod operation;
mod phrases;
mod starters;

use core::fmt::{self, Write};

use solo_core::{
    Column, Fingerprint, Kind, OnceFingerprint, Provenance, Set, TableRow, write_rows,
};

pub use action::Action;
pub use card::Card;
pub(crate) use design::MOVING;
pub use design::{Bag, Design, Group};
#[cfg(feature = "serde")]
pub(crate) use load::TABLES;
pub use operation::{
    Destination, Effect, Extreme, Filter, Need, Operation, Reach, Scope, Source, Timing,
};

pub(crate) use phrases::moving;

/// Number of designs.
const DESIGNS: usize = Design::COUNT;
/// Number of different costs, 0 to 20.
const COSTS: usize = 21;

/// Every design with all printed values, checked and ready for play.
///
/// The embedded one is [`Catalogue::house`]; most of its values are house values, see
/// [`Catalogue::word`]. The owner of a box can load the true table, see chapter VK-16 of the
/// [rulebook](crate::rulebook).
///
/// ```
/// use votk::Catalogue;
/// let house = Catalogue::house();
/// let boat = house.design("boat").unwrap();
/// assert_eq!(&*house.card(boat).name, "Boat");
/// assert_eq!(house.word(), "house");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalogue {
    cards: [Card; DESIGNS],
    /// Designs by cost: index c has those that cost at most c.
    at_most: [Set<Design>; COSTS],
    /// Designs by level (VK-16.2, VK-16.3: level belongs to the design); index 0 has all.
    levels: [Set<Design>; 4],
    /// Designs whose action can be used in step 1.
    pub(crate) usable_in_turn: Set<Design>,
    /// Designs whose action can be used in a reaction window.
    pub(crate) usable_as_reaction: Set<Design>,
    /// Designs that read the top of the discard pile (VK-3.9).
    pub(crate) readers: Set<Design>,
    /// Designs that `repeat` can execute again (VK-6.13, VK-6.14).
    pub(crate) repeatable: Set<Design>,
    /// Designs that `opp_exec` can borrow (VK-6.17).
    pub(crate) borrowable: Set<Design>,
}

static HOUSE: Catalogue = Catalogue::HOUSE;

impl Catalogue {
    /// Returns the catalogue of a game.
    pub(crate) fn of_game<G: ?Sized + AsRef<Self>>(game: &G) -> &Self {
        game.as_ref()
    }

    pub(crate) const HOUSE: Self = Self::assemble(house::CARDS);

    /// Returns the embedded catalogue (VK-16.4).
    ///
    /// Its costs, gold values and most of its actions are house values; results obtained with it
    /// reveal nothing about the printed game.
    pub const fn house() -> &'static Self {
        &HOUSE
    }

    /// Derives the lookup tables of the rules from the cards.
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        clippy::as_conversions,
        reason = "constant functions have nothing else; every index is tested in the loop conditions"
    )]
    const fn assemble(cards: [Card; DESIGNS]) -> Self {
        let mut catalogue = Self {
            cards,
            at_most: [Set::EMPTY; COSTS],
            levels: [Set::full(), Set::EMPTY, Set::EMPTY, Set::EMPTY],
            usable_in_turn: Set::EMPTY,
            usable_as_reaction: Set::EMPTY,
            readers: Set::EMPTY,
            repeatable: Set::EMPTY,
            borrowable: Set::EMPTY,
        };
        let mut index = 0;
        while index < DESIGNS {
            let card = &catalogue.cards[index];
            let design = Set::of_index(index as u8);
            let (level, mut cost) = (card.level as usize, card.cost as usize);
            let contents = card.action.contents();
            match card.timing {
                Timing::Turn => {
                    catalogue.usable_in_turn = catalogue.usable_in_turn.union(design);
                    if card.copy && !contents.repeats {
                        catalogue.repeatable = catalogue.repeatable.union(design);
                    }
                    if !contents.executes {
                        catalogue.borrowable = catalogue.borrowable.union(design);
                    }
                }
                Timing::Reaction => {
                    catalogue.usable_as_reaction = catalogue.usable_as_reaction.union(design);
                }
                Timing::None => {}
            }
            if contents.reads {
                catalogue.readers = catalogue.readers.union(design);
            }
            if 0 < level && level < 4 {
                catalogue.levels[level] = catalogue.levels[level].union(design);
            }
            while cost < COSTS {
                catalogue.at_most[cost] = catalogue.at_most[cost].union(design);
                cost += 1;
            }
            index += 1;
        }
        catalogue
    }

    /// Returns the printed values of a design.
    pub fn card(&self, design: Design) -> &Card {
        let [first, ..] = &self.cards;
        self.cards.get(usize::from(design.index())).unwrap_or(first)
    }

    /// Returns the design with this id.
    pub fn design(&self, id: &str) -> Option<Design> {
        Design::all().find(|&design| *self.card(design).id == *id)
    }

    /// Returns the id of a design.
    pub(crate) fn id(&self, design: Design) -> &str {
        &self.card(design).id
    }

    /// Returns `house` if at least one value is a house value, otherwise `owner` (VK-16.5).
    ///
    /// A program that prints a score has to print this word with it.
    pub fn word(&self) -> &'static str {
        let is_house = |card: &Card| card.prov.has(Provenance::House);
        let house = self.cards.iter().any(is_house);
        if house { "house" } else { "owner" }
    }

    /// Returns a number that differs between catalogues that play differently: every column counts
    /// but the names and the provenance.
    pub fn fingerprint(&self) -> u64 {
        static HOUSE: OnceFingerprint = OnceFingerprint::new();
        let find = || self.fingerprint_without(&["name", "prov"]);
        if core::ptr::eq(self, Self::house()) {
            HOUSE.get(find)
        } else {
            find()
        }
    }

    /// Returns the fingerprint that earlier versions found, in which names counted.
    pub(crate) fn earlier_fingerprint(&self) -> u64 {
        self.fingerprint_without(&["prov"])
    }

    fn fingerprint_without(&self, columns: &[&str]) -> u64 {
        let mut text = Fingerprint::new();
        // A fingerprint takes every text.
        let _ = self.write_without(columns, &mut text);
        text.value()
    }

    /// Writes the table without these columns, with no quotes.
    fn write_without(&self, left_out: &[&str], out: &mut dyn Write) -> fmt::Result {
        let counts = |column: &&Column| !left_out.contains(&column.name);
        let last = Card::COLUMNS.iter().rfind(counts);
        let end = |column| if Some(column) == last { '\n' } else { ',' };
        for column in Card::COLUMNS.iter().filter(counts) {
            write!(out, "{}{}", column.name, end(column))?;
        }
        for card in &self.cards {
            let mut columns = Card::COLUMNS.iter();
            card.write(&mut |cell| {
                let Some(column) = columns.next().filter(counts) else {
                    return Ok(());
                };
                cell(out)?;
                out.write_char(end(column))
            })?;
        }
        Ok(())
    }

    /// Writes the table `designs`, which can be loaded again.
    ///
    /// # Errors
    /// Only those of `out`.
    ///
    /// ```
    /// let mut text = String::new();
    /// votk::Catalogue::house().write_table(&mut text)?;
    /// assert!(text.contains("\nurn,Urn,1,starter,12,1,1,1,turn,yes,swap,H name=S"));
    /// # Ok::<(), std::fmt::Error>(())
    /// ```
    pub fn write_table(&self, out: &mut dyn Write) -> fmt::Result {
        write_rows(&self.cards, out)
    }

    // ----- Lookups of the rules -----

    /// Returns the printed cost.
    pub(crate) fn cost(&self, design: Design) -> u8 {
        self.card(design).cost
    }

    /// Returns the printed gold.
    pub(crate) fn gold(&self, design: Design) -> u8 {
        self.card(design).gold
    }

    /// Returns the designs that cost at most `cost`.
    pub(crate) fn costing_at_most(&self, cost: u8) -> Set<Design> {
        let designs = self.at_most.get(usize::from(cost));
        designs.map_or(Set::full(), |&designs| designs)
    }

    /// Returns the designs that cost less than `cost`.
    pub(crate) fn costing_less_than(&self, cost: u8) -> Set<Design> {
        cost.checked_sub(1)
            .map_or(Set::EMPTY, |below| self.costing_at_most(below))
    }

    /// Returns the designs of a level; all for 0.
    pub(crate) fn of_level(&self, level: u8) -> Set<Design> {
        let designs = self.levels.get(usize::from(level));
        designs.map_or(Set::EMPTY, |&designs| designs)
    }

    /// Returns the designs of extreme cost in a set.
    pub(crate) fn extreme(&self, designs: Set<Design>, extreme: Extreme) -> Set<Design> {
        let costs = designs.iter().map(|design| self.cost(design));
        let cost = match extreme {
            Extreme::Lowest => costs.min(),
            Extreme::Highest => costs.max(),
        };
        designs.filter(|design| Some(self.cost(design)) == cost)
    }
}
