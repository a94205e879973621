//! Loading the tables of a box: TB-V1 to TB-V14. Every fault is reported, not only the first.

mod cards;
mod orders;
mod parts;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use solo_core::{Faults, Row, plain_number, read_table};

use super::card::{Benefit, TokenCard};
use super::place::Name;
use super::{
    Catalogue, Colour, Each, Element, Index, Rows, Section, Symbol, TABLE_NAMES, Tables, Track,
    house,
};
use orders::Orders;

/// TB-V6: the highest level a track can have.
const HIGHEST_TOP: usize = 30;
/// TB-V14: the most bonus spaces on a track.
const MOST_BONUS_SPACES: u32 = 8;

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

/// What the tables say about the tracks.
struct Tracks {
    tracks: [Track; 4],
    /// TB-V11 can only be checked against tracks that are in order.
    known: bool,
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

    /// TB-V4: each colour once, 1 to 9 dice each, 7 to 20 in all.
    fn dice(&mut self, texts: &Texts) -> Each<u8, 3> {
        const TABLE: &str = "dice";
        let mut dice = Each([0; 3]);
        let mut seen: Vec<Colour> = Vec::new();
        for row in self.rows(texts, TABLE, "colour,count") {
            let count = self.small(TABLE, &row, 1, "TB-V4", (1, 9));
            let Some(colour) = self.colour(TABLE, &row, 0, "TB-V4") else {
                continue;
            };
            if seen.contains(&colour) {
                self.row_fault(TABLE, &row, "TB-V4", "the colour is there twice");
            }
            seen.push(colour);
            dice.set(colour, count.unwrap_or(0));
        }
        if !Colour::all().all(|colour| seen.contains(&colour)) {
            self.fault(TABLE, "TB-V4", "a colour is missing");
        }
        let total = dice
            .0
            .iter()
            .fold(0_u8, |sum, &count| sum.saturating_add(count));
        if !(7..=20).contains(&total) {
            self.fault(
                TABLE,
                "TB-V4",
                format_args!("{total} dice in all are not 7 to 20"),
            );
        }
        dice
    }

    /// TB-V5: bowls, their essences, and sections in the order of their first bowl.
    fn bowls(
        &mut self,
        texts: &Texts,
    ) -> (
        Each<Option<Element>, 6>,
        Each<Option<Section>, 6>,
        Rows<(), 6>,
    ) {
        const TABLE: &str = "bowls";
        let mut essences = Each([None; 6]);
        let mut names: Each<Option<Name>, 6> = Each([None; 6]);
        let mut seen: Vec<Symbol> = Vec::new();
        for row in self.rows(texts, TABLE, "symbol,essence,section") {
            let text = row.field(0);
            let Some(symbol) = self.orders.symbol(text) else {
                self.row_fault(TABLE, &row, "TB-V5", format_args!("{text:?} is no symbol"));
                continue;
            };
            if seen.contains(&symbol) {
                self.row_fault(TABLE, &row, "TB-V5", "the symbol is there twice");
            }
            seen.push(symbol);
            if row.field(1) != "none" {
                essences.set(symbol, self.element(TABLE, &row, 1, "TB-V5"));
            }
            if row.field(2) != "none" {
                let name = self.id(TABLE, &row, 2);
                if self.orders.colour(row.field(2)).is_some() {
                    self.row_fault(TABLE, &row, "TB-V5", "a section has the name of a colour");
                }
                names.set(symbol, Some(name));
            }
        }
        if !Symbol::all().all(|symbol| seen.contains(&symbol)) {
            self.fault(TABLE, "TB-V5", "a symbol is missing");
        }
        let mut sections: Vec<(Name, ())> = Vec::new();
        let mut bowl_sections = Each([None; 6]);
        for symbol in Symbol::all() {
            let Some(name) = names.at(symbol) else {
                continue;
            };
            let place = sections.iter().position(|(known, ())| *known == name);
            let place = place.unwrap_or_else(|| {
                sections.push((name, ()));
                sections.len().saturating_sub(1)
            });
            bowl_sections.set(symbol, u8::try_from(place).ok().and_then(Section::new));
        }
        if sections.is_empty() {
            self.fault(TABLE, "TB-V5", "there is no section");
        }
        (essences, bowl_sections, Rows::new(&sections, ()))
    }

    /// TB-V6: levels without gaps, bonus spaces above level 0. TB-V14: at most eight of them.
    fn tracks(&mut self, texts: &Texts) -> Tracks {
        const TABLE: &str = "tracks";
        let before = self.faults.len();
        let mut levels = [0_usize; 4];
        let mut tracks = [Track {
            top: 1,
            bonus: 0,
            points: [0; 31],
        }; 4];
        for row in self.rows(texts, TABLE, "track,level,bonus,vp") {
            let track = self.element(TABLE, &row, 0, "TB-V6");
            let level = self.number(TABLE, &row, 1, "TB-V6", (0, 30));
            let points = self.small(TABLE, &row, 3, "TB-V6", (0, 99));
            let bonus = row.field(2);
            if !["yes", "no"].contains(&bonus) {
                self.row_fault(TABLE, &row, "TB-V6", "a bonus space is yes or no");
            }
            if bonus == "yes" && level == Some(0) {
                self.row_fault(TABLE, &row, "TB-V6", "level 0 is no bonus space");
            }
            let place = track.map_or(4, |track| usize::from(track.place()));
            let (Some(next), Some(track)) = (levels.get_mut(place), tracks.get_mut(place)) else {
                continue;
            };
            if level.map(usize::from) == Some(*next) {
                if let Some(entry) = track.points.get_mut(*next) {
                    *entry = points.unwrap_or(0);
                }
                if bonus == "yes" {
                    track.bonus |= 1_u32.wrapping_shl(u32::from(level.unwrap_or(0)));
                }
            } else if level.is_some() {
                let message = format!("level {next} of the track should come here");
                self.row_fault(TABLE, &row, "TB-V6", message);
            }
            *next = next.saturating_add(1).min(HIGHEST_TOP.saturating_add(1));
        }
        for (element, (count, track)) in Element::all().zip(levels.into_iter().zip(&mut tracks)) {
            let name = self.orders.element_name(element);
            if count < 2 {
                self.fault(TABLE, "TB-V6", format_args!("{name} has no levels 0 and 1"));
            }
            if track.bonus.count_ones() > MOST_BONUS_SPACES {
                self.fault(
                    TABLE,
                    "TB-V14",
                    format_args!("{name} has more than 8 bonus spaces"),
                );
            }
            track.top = u8::try_from(count.saturating_sub(1)).unwrap_or(1).max(1);
        }
        Tracks {
            tracks,
            known: self.faults.len() == before,
        }
    }

    /// TB-V7: kinds of tokens, enough of them for all bonus spaces. TB-V14: at most eight kinds.
    fn tokens(&mut self, texts: &Texts, tracks: &Tracks) -> Rows<TokenCard, 8> {
        const TABLE: &str = "tokens";
        let mut tokens: Vec<(Name, TokenCard)> = Vec::new();
        let mut total = 0_u32;
        for row in self.rows(texts, TABLE, "kind,count,bot_benefit") {
            let name = self.id(TABLE, &row, 0);
            if tokens.iter().any(|(known, _)| *known == name) {
                self.row_fault(TABLE, &row, "TB-V7", "the kind is there twice");
            }
            let count = self.small(TABLE, &row, 1, "TB-V7", (1, 99)).unwrap_or(0);
            let text = row.field(2);
            let benefit = parts::benefit(text);
            if benefit.is_none() {
                self.row_fault(TABLE, &row, "TB-V7", format_args!("{text:?} is no benefit"));
            }
            total = total.saturating_add(u32::from(count));
            tokens.push((
                name,
                TokenCard {
                    count,
                    benefit: benefit.unwrap_or(Benefit::Ethereal),
                },
            ));
        }
        if tokens.len() > 8 {
            self.fault(TABLE, "TB-V14", "there are more than 8 kinds");
        }
        let spaces: u32 = tracks
            .tracks
            .iter()
            .map(|track| track.bonus.count_ones())
            .sum();
        if tracks.known && total < spaces {
            self.fault(
                TABLE,
                "TB-V7",
                format_args!("{total} tokens for {spaces} bonus spaces"),
            );
        }
        Rows::new(&tokens, house::BLANK_TOKEN)
    }

    /// TB-V10: counts 0 to 7 in order, points never falling.
    fn formulas(&mut self, texts: &Texts) -> [u16; 8] {
        const TABLE: &str = "formulas";
        let mut formulas = [0; 8];
        let mut before = 0;
        let rows = self.rows(texts, TABLE, "count,vp");
        for (place, row) in rows.iter().enumerate() {
            let count = self.number(TABLE, row, 0, "TB-V10", (0, 7));
            let points = self
                .number(TABLE, row, 1, "TB-V10", (0, 999))
                .unwrap_or(before);
            if count.is_some_and(|count| usize::from(count) != place) {
                self.row_fault(
                    TABLE,
                    row,
                    "TB-V10",
                    format_args!("count {place} should come here"),
                );
            }
            if points < before {
                self.row_fault(TABLE, row, "TB-V10", "the points fall");
            }
            before = points;
            if let Some(entry) = formulas.get_mut(place) {
                *entry = points;
            }
        }
        if rows.len() != 8 {
            self.fault(TABLE, "TB-V10", "there are not the counts 0 to 7");
        }
        formulas
    }
}
