//! The numbers of table CAT-1.

use solo_core::{Provenance, Shared, SharedOrigins, Table};

/// A constant. One that is left out is that of the embedded catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("constants", clause = "KC-15.10", rows = 60)]
pub(crate) struct Constant {
    /// The name of the constant.
    #[column(clause = "KC-15.11")]
    pub(super) name: Shared<str>,
    /// Its number.
    #[column(range = 0..=99)]
    pub(super) value: u8,
    /// Source of the value.
    #[column(clause = "KC-15.12")]
    pub(super) prov: SharedOrigins,
}

/// Declares the constants with their house values and labels.
macro_rules! constants {
    ($($name:ident = $value:literal, $label:ident, $doc:literal;)+) => {
        /// The numbers of table CAT-1, each 0 to 99 (KC-15.10).
        ///
        /// ```
        /// use kings_challenge::Catalogue;
        /// let constants = Catalogue::house().constants();
        /// assert_eq!(constants.income, 10);
        /// assert_eq!(constants.get("farm_divisor"), Some(2));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Constants {
            $(#[doc = $doc] pub $name: u8,)+
        }

        /// Rows of the embedded catalogue.
        pub(super) static CONSTANTS: [Constant; Constants::NAMES.len()] = [$(Constant {
            name: Shared::Static(stringify!($name)),
            value: $value,
            prov: SharedOrigins::new(Provenance::$label.letters()),
        }),+];

        impl Constants {
            /// The names, in the order of the table.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),+];

            /// The values of the embedded catalogue.
            pub(super) const HOUSE: Self = Self { $($name: $value),+ };

            /// Returns the constant of this name.
            pub fn get(&self, name: &str) -> Option<u8> {
                match name {
                    $(stringify!($name) => Some(self.$name),)+
                    _ => None,
                }
            }

            /// Replaces the constant of this name, if there is one.
            #[cfg(feature = "serde")]
            pub(super) fn set(&mut self, name: &str, value: u8) {
                match name {
                    $(stringify!($name) => self.$name = value,)+
                    _ => {}
                }
            }
        }
    };
}

constants! {
    start_deniers = 5, Published, "Deniers at the start (KC-2.1).";
    start_influence = 4, Published, "Influence at the start (KC-2.1).";
    start_citizens = 6, Published, "Citizens that the human settles during setup (KC-2.8).";
    human_citizens = 12, Published, "Citizens of the human (KC-1.5).";
    roy_citizens = 24, Rulebook, "Citizens of le Roy (KC-1.4).";
    influence_cap = 20, Published, "The most influence (KC-1.7).";
    income = 10, Published, "Deniers of each income (KC-3.4).";
    salary_palace = 2, Published, "Salary in the palace (KC-3.5).";
    salary_hall = 0, Published, "Salary in the City Hall (KC-3.5).";
    salary_bishopric = 1, Published, "Salary in the bishopric (KC-3.5).";
    penalty_salary = 2, Published, "VP lost for salaries that are not paid in full (KC-3.6).";
    penalty_event = 2, Published, "VP lost for an Event card that is not fulfilled (KC-4.14).";
    penalty_black = 2, Published, "VP lost for a surrender (KC-5.10).";
    black_influence = 1, Published, "Influence for each black die countered (KC-5.8).";
    black_max = 6, Published, "The most black dice of an attack (KC-4.7).";
    price_1 = 2, Published, "Price of a die of le Roy's in a group of one (KC-8.2).";
    price_2 = 4, Published, "Price of a die of le Roy's in a group of two (KC-8.2).";
    price_3 = 6, Published, "Price of a die of le Roy's in a group of three (KC-8.2).";
    cost_reroll = 1, Published, "Influence for a reroll (KC-7.4).";
    cost_recruit = 2, Published, "Influence for a citizen (KC-7.5).";
    cost_flip = 4, Published, "Influence for turning dice (KC-7.6).";
    flip_max = 3, Published, "The most dice turned in one use (KC-7.6).";
    farm_divisor = 2, House, "Strength for each denier of agriculture (KC-10.9).";
    pass_first = 2, Deduced, "Deniers into the pot for passing (KC-6.5).";
    pass_later = 1, Deduced, "Deniers into the pot for each turn skipped later (KC-6.4).";
    event_influence = 1, Published, "Influence for each cube put on an Event card (KC-10.5).";
    event_presence_vp = 1, Published, "VP at the end for an Event card with an own cube (KC-13.4).";
    stone_vp = 1, Published, "VP for each stone of the human (KC-10.4) and of le Roy (KC-12.15).";
    level_penalty = 2, Published, "VP lost for each level where a side has no stone (KC-13.4).";
    free_roll_cap = 20, Ruling, "Results 8 of a round that are free (KC-12.19).";
}
