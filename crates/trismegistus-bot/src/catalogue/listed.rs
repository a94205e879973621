//! Nouns that the catalogue lists: words in its orders, and rows of its tables.

use solo_core::Kind;

use super::Catalogue;
use super::kinds::{
    ArtifactId, AutomaId, Colour, Element, ExperimentId, Section, Symbol, TokenKind,
};

/// A noun that the catalogue lists: a word of one of its orders, or a row of one of its tables.
pub trait Listed: Kind {
    /// Name of the type, for translations.
    const NAME: &'static str;
    /// Description for messages.
    const WHAT: &'static str;
    /// Clause that defines the values.
    const CLAUSE: &'static str;

    /// Returns the number of values.
    fn count_in(catalogue: &Catalogue) -> usize;

    /// Returns the value with this number, counted from 0 in catalogue order.
    fn nth_in(catalogue: &Catalogue, number: u8) -> Option<Self> {
        Self::from_index(number).filter(|_| usize::from(number) < Self::count_in(catalogue))
    }

    /// Returns the number in catalogue order, counted from 0.
    fn number_in(self, catalogue: &Catalogue) -> u8 {
        let _ = catalogue;
        self.index()
    }

    /// Returns the word or id; empty for a row that the catalogue does not have.
    fn id_in(self, catalogue: &Catalogue) -> &str;
}

macro_rules! listed {
    // Words in an order of the catalogue.
    (order $($name:ident in $order:ident is $what:literal;)+) => {$(
        impl Listed for $name {
            const NAME: &'static str = stringify!($name);
            const WHAT: &'static str = $what;
            const CLAUSE: &'static str = "TB-V2";

            fn count_in(_: &Catalogue) -> usize {
                Self::COUNT
            }

            fn nth_in(catalogue: &Catalogue, number: u8) -> Option<Self> {
                catalogue.$order().get(usize::from(number)).copied()
            }

            fn number_in(self, catalogue: &Catalogue) -> u8 {
                let order = catalogue.$order();
                let mut numbered = (0..).zip(order);
                let found = numbered.find(|(_, other)| *other == self);
                found.map_or(0, |(number, _)| number)
            }

            fn id_in(self, _: &Catalogue) -> &str {
                self.word()
            }
        }
    )+};
    // Rows of a table, by index.
    (table $($name:ident in $table:ident is $what:literal by $clause:literal;)+) => {$(
        impl Listed for $name {
            const NAME: &'static str = stringify!($name);
            const WHAT: &'static str = $what;
            const CLAUSE: &'static str = $clause;

            fn count_in(catalogue: &Catalogue) -> usize {
                catalogue.printed.$table.len()
            }

            fn id_in(self, catalogue: &Catalogue) -> &str {
                let row = catalogue.printed.$table.get(usize::from(self.index()));
                row.map_or("", |row| row.id.as_str())
            }
        }
    )+};
}

listed! {
    order
    Colour in colours is "a colour";
    Symbol in symbols is "a symbol";
    Element in elements is "an element";
}

listed! {
    table
    TokenKind in tokens is "a kind of token" by "TB-I4";
    ArtifactId in artifacts is "an artifact id" by "TB-I3";
    ExperimentId in experiments is "an experiment id" by "TB-I3";
    AutomaId in automa is "an Automa card id" by "TB-I3";
}

impl Listed for Section {
    const NAME: &'static str = "Section";
    const WHAT: &'static str = "a section";
    const CLAUSE: &'static str = "TB-V5";

    fn count_in(catalogue: &Catalogue) -> usize {
        usize::from(catalogue.section_count())
    }

    fn id_in(self, catalogue: &Catalogue) -> &str {
        let mut bowls = catalogue.printed.bowls.iter();
        let bowl = bowls.find(|bowl| catalogue.section_of(bowl.symbol) == Some(self));
        let id = bowl.and_then(|bowl| bowl.section.0.as_ref());
        id.map_or("", |id| id.as_str())
    }
}
