//! Loading the tables of a box: TB-V1 to TB-V14. Every fault is reported, not only the first.

mod board;
mod cards;
mod orders;
mod parts;
mod tables;

pub use tables::Tables;

use alloc::string::String;
use alloc::vec::Vec;

use solo_core::{Faults, Row, plain_number, read_table};

use super::place::Name;
use super::{Catalogue, Colour, Element, Index, TABLE_NAMES};
use orders::Orders;

impl Catalogue {
    /// The catalogue made of these tables; one that is left out is taken from the embedded catalogue.
    ///
    /// ```
    /// use trismegistus_bot::{Catalogue, Tables};
    /// let faults = Catalogue::load(&Tables::new().with("dice", "colour,count\nblack,0\nwhite,5\n"));
    /// let faults = faults.unwrap_err();
    /// assert_eq!(
    ///     faults.iter().map(|fault| (fault.at.as_str(), fault.rule)).collect::<Vec<_>>(),
    ///     [("dice line 2", "TB-V4"), ("dice", "TB-V4"), ("dice", "TB-V4")]
    /// );
    /// ```
    ///
    /// # Errors
    /// Every fault, with its place and the validation rule it breaks (TB-V1 to TB-V14).
    pub fn load(tables: &Tables) -> Result<Self, Faults> {
        let texts = Texts::new(tables);
        let mut loader = Loader {
            faults: Faults::new(),
            orders: Orders::house(),
            ids: Vec::new(),
        };
        loader.table_names(tables);
        let catalogue = loader.catalogue(&texts);
        loader.faults.into_result(catalogue)
    }
}

/// The nine texts: the owner's, else those of the embedded catalogue.
struct Texts([String; 9]);

impl Texts {
    fn new(tables: &Tables) -> Self {
        Self(TABLE_NAMES.map(|name| {
            let own = tables.iter().find(|(given, _)| *given == name);
            own.map_or_else(
                || {
                    let mut text = String::new();
                    // Writing into a string cannot fail.
                    let _ = Catalogue::house().write_table(name, &mut text);
                    text
                },
                |(_, text)| String::from(text),
            )
        }))
    }

    fn get(&self, name: &str) -> &str {
        let place = TABLE_NAMES.iter().position(|table| *table == name);
        place
            .and_then(|place| self.0.get(place))
            .map_or("", String::as_str)
    }
}

struct Loader {
    faults: Faults,
    orders: Orders,
    /// Ids of cards seen so far.
    ids: Vec<String>,
}

impl Loader {
    fn fault(&mut self, at: &str, rule: &'static str, message: impl core::fmt::Display) {
        self.faults.add(at, rule, message);
    }

    fn row_fault(
        &mut self,
        table: &str,
        row: &Row<'_>,
        rule: &'static str,
        message: impl core::fmt::Display,
    ) {
        self.faults
            .add(format_args!("{table} line {}", row.line), rule, message);
    }

    /// TB-V1: only the nine names, each once.
    fn table_names(&mut self, tables: &Tables) {
        let mut seen: Vec<&str> = Vec::new();
        for (name, _) in tables.iter() {
            if !TABLE_NAMES.contains(&name) {
                self.fault(name, "TB-V1", "there is no table of this name");
            } else if seen.contains(&name) {
                self.fault(name, "TB-V1", "the table is given twice");
            }
            seen.push(name);
        }
    }

    fn rows<'t>(&mut self, texts: &'t Texts, name: &str, header: &str) -> Vec<Row<'t>> {
        read_table(name, header, texts.get(name), "TB-V1", &mut self.faults)
    }

    /// TB-V1: plain numbers; `rule` says how large they may be.
    fn number(
        &mut self,
        table: &str,
        row: &Row<'_>,
        column: usize,
        rule: &'static str,
        (min, max): (u16, u16),
    ) -> Option<u16> {
        let text = row.field(column);
        let Some(number) = plain_number(text, 0, u16::MAX) else {
            let large = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
            let rule = if large && !text.starts_with('0') {
                rule
            } else {
                "TB-V1"
            };
            self.row_fault(
                table,
                row,
                rule,
                format_args!("{text:?} is no plain number in range"),
            );
            return None;
        };
        if !(min..=max).contains(&number) {
            self.row_fault(
                table,
                row,
                rule,
                format_args!("{number} is not {min} to {max}"),
            );
            return None;
        }
        Some(number)
    }

    fn small(
        &mut self,
        table: &str,
        row: &Row<'_>,
        column: usize,
        rule: &'static str,
        range: (u16, u16),
    ) -> Option<u8> {
        self.number(table, row, column, rule, range)
            .and_then(|number| u8::try_from(number).ok())
    }

    /// TB-V13: what an id may look like.
    fn id(&mut self, table: &str, row: &Row<'_>, column: usize) -> Name {
        let text = row.field(column);
        let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        if text.is_empty() || text.len() > 32 || !text.bytes().all(plain) {
            let message = format_args!("{text:?} is not 1 to 32 of a-z, 0-9 and hyphens");
            self.row_fault(table, row, "TB-V13", message);
        }
        Name::new(text)
    }

    /// An id that no other card has: TB-V8, TB-V11, TB-V12.
    fn card_id(&mut self, table: &str, row: &Row<'_>, rule: &'static str) -> Name {
        let name = self.id(table, row, 0);
        let text = row.field(0);
        if self.ids.iter().any(|id| id == text) {
            self.row_fault(
                table,
                row,
                rule,
                format_args!("{text} is the id of another card"),
            );
        }
        self.ids.push(String::from(text));
        name
    }

    fn colour(
        &mut self,
        table: &str,
        row: &Row<'_>,
        column: usize,
        rule: &'static str,
    ) -> Option<Colour> {
        let text = row.field(column);
        let colour = self.orders.colour(text);
        if colour.is_none() {
            self.row_fault(table, row, rule, format_args!("{text:?} is no colour"));
        }
        colour
    }

    fn element(
        &mut self,
        table: &str,
        row: &Row<'_>,
        column: usize,
        rule: &'static str,
    ) -> Option<Element> {
        let text = row.field(column);
        let element = self.orders.element(text);
        if element.is_none() {
            self.row_fault(table, row, rule, format_args!("{text:?} is no element"));
        }
        element
    }

    fn catalogue(&mut self, texts: &Texts) -> Catalogue {
        self.read_orders(texts.get("orders"));
        let dice = self.dice(texts);
        let (essences, bowl_sections, sections) = self.bowls(texts);
        let tracks = self.tracks(texts);
        let tokens = self.tokens(texts, &tracks);
        let automa = self.automa(texts);
        let formulas = self.formulas(texts);
        let experiments = self.experiments(texts, &tracks, sections.len());
        let artifacts = self.artifacts(texts);
        let orders = self.orders;
        Catalogue {
            colours: orders.colours,
            symbols: orders.symbols,
            elements: orders.elements,
            max_wild_becomes: orders.max_wild_becomes,
            artifact_slots: orders.artifact_slots,
            experiment_slots: orders.experiment_slots,
            reaction_markers: orders.reaction_markers,
            dice,
            essences,
            bowl_sections,
            sections,
            tracks: tracks.tracks,
            tokens,
            formulas,
            index: Index::new(orders.wild(), &automa, &experiments, &artifacts),
            automa,
            experiments,
            artifacts,
        }
    }
}
