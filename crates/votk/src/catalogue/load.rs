//! Loading the owner's tables: first all values that cannot be read, then all broken rules.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Display, Write};

use arrayvec::ArrayVec;
use solo_core::{
    Cell, Csv, Faults, Placed, Provenance, Shared, SharedOrigins, Table, TableRow, read_rows,
};
#[cfg(feature = "serde")]
use solo_core::{TableSpec, Tables};

use super::card::Card;
use super::check::check;
use super::{Catalogue, DESIGNS};

/// The tables of the catalogue.
#[cfg(feature = "serde")]
pub(crate) const TABLES: [TableSpec; 1] = [TableSpec::of::<Card>()];

impl Catalogue {
    /// Loads the catalogue of a table `designs`.
    ///
    /// Values without provenance were entered by the owner.
    ///
    /// ```
    /// use votk::Catalogue;
    /// let mut text = String::new();
    /// Catalogue::house().write_table(&mut text)?;
    /// assert_eq!(Catalogue::from_table(&text).as_ref(), Ok(Catalogue::house()));
    ///
    /// let faults = Catalogue::from_table(&text.replace("urn,Urn,1,", "urn,,4,")).unwrap_err();
    /// let lines: Vec<&str> = faults.iter().map(|fault| fault.at.as_str()).collect();
    /// assert_eq!(lines, ["designs line 3, name", "designs line 3, level"]);
    /// # Ok::<(), std::fmt::Error>(())
    /// ```
    ///
    /// # Errors
    /// Every cell that cannot be read; if there is none, every broken rule of VK-16.8 to VK-16.16.
    pub fn from_table(designs: &str) -> Result<Self, Faults> {
        Self::load(Csv::new(designs), None, Faults::new())
    }

    /// Loads the catalogue of these tables; missing tables are the embedded ones.
    #[cfg(feature = "serde")]
    pub(crate) fn from_tables(tables: &Tables) -> Result<Shared<Self>, Faults> {
        let known = [TABLES[0], TableSpec::of::<LettersRow<'_>>()];
        let faults = tables.unknown(&known, "VK-16.6");
        let letters = tables.csv(LettersRow::TABLE);
        let designs = match tables.csv(Card::TABLE) {
            Some(designs) => designs,
            None if faults.is_empty() && letters.is_none() => return Ok(Self::house().into()),
            None => {
                let house = Self::house().tables();
                house.csv(Card::TABLE).unwrap_or_default()
            }
        };
        Self::load(designs, letters.as_ref(), faults).map(Shared::from)
    }

    /// Returns the tables from which the same catalogue can be loaded.
    #[cfg(feature = "serde")]
    pub(crate) fn tables(&self) -> Tables {
        Tables::new().with_rows(&self.cards)
    }

    /// Loads a catalogue, or refuses it as a whole with every fault (VK-16.6).
    fn load(designs: Csv, letters: Option<&Csv>, mut faults: Faults) -> Result<Self, Faults> {
        let designs = designs.with_one_origin_column();
        let mut cards: Vec<Placed<Card>> = read_rows(&designs, &mut faults);
        let letters = letters.map(|csv| read_rows::<LettersRow<'_>>(csv, &mut faults));
        let mut faults = faults.into_result(Faults::new())?;
        check(&cards, &mut faults);
        if let Some(letters) = &letters {
            overrule(&mut cards, letters, &mut faults);
        }
        let cards = cards.into_iter().map(|placed| placed.row).take(DESIGNS);
        match cards.collect::<ArrayVec<Card, DESIGNS>>().into_inner() {
            Ok(cards) => faults.into_result(Self::assemble(cards)),
            // VK-16.13: a wrong number of designs has been reported.
            Err(_) => Err(faults),
        }
    }
}

/// The provenance of the values of a design, in a separate table: the older form of the column
/// `prov`.
#[derive(Debug, Table)]
#[table("provenance", clause = "VK-16.5", rows = DESIGNS)]
struct LettersRow<'a> {
    /// The id of the design.
    id: &'a str,
    /// Letters of the name.
    #[column(optional)]
    name: Letter<'a>,
    /// Letters of the level.
    #[column(optional)]
    level: Letter<'a>,
    /// Letters of the group.
    #[column(optional)]
    group: Letter<'a>,
    /// Letters of the number of copies.
    #[column(optional)]
    copies: Letter<'a>,
    /// Letters of the cost.
    #[column(optional)]
    cost: Letter<'a>,
    /// Letters of the gold.
    #[column(optional)]
    gold: Letter<'a>,
    /// Letters of the points; for cards of a set, of the rule of squares.
    #[column(optional)]
    vp: Letter<'a>,
    /// Letters of the timing.
    #[column(optional)]
    timing: Letter<'a>,
    /// Letters of the flag for repetition.
    #[column(optional)]
    copy: Letter<'a>,
    /// Letters of the action.
    #[column(optional)]
    action: Letter<'a>,
    /// The action as a sentence, which is not read.
    #[column(optional)]
    text: Option<&'a str>,
}

/// Letters of one value, with `+` between them; empty for values that the owner entered.
#[derive(Clone, Copy, Debug, Default)]
struct Letter<'a>(&'a str);

impl<'a> Cell<'a> for Letter<'a> {
    const WHAT: &'static str = "letters of provenance (S, P, P2, R, H, U)";

    fn read(text: &'a str, _: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        let known = |letter| Provenance::from_letters(letter).is_some();
        (text.is_empty() || text.split('+').all(known)).then_some(Self(text))
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self.0)
    }
}

impl LettersRow<'_> {
    /// Returns the same in the form of the column `prov`.
    fn letters(&self) -> SharedOrigins {
        let mut letters = String::from(Provenance::Owner.letters());
        let values = [
            ("name", self.name),
            ("level", self.level),
            ("group", self.group),
            ("copies", self.copies),
            ("cost", self.cost),
            ("gold", self.gold),
            ("vp", self.vp),
            ("timing", self.timing),
            ("copy", self.copy),
            ("action", self.action),
        ];
        for (column, letter) in values.iter().filter(|(_, letter)| !letter.0.is_empty()) {
            letters.extend([" ", column, "=", letter.0]);
        }
        SharedOrigins::from(Shared::<str>::Counted(letters.into()))
    }
}

/// Replaces the letters of the column by those of the separate table (VK-16.5).
fn overrule(cards: &mut [Placed<Card>], rows: &[Placed<LettersRow<'_>>], faults: &mut Faults) {
    let rule = "VK-16.5";
    for placed in rows {
        let id = placed.row.id;
        let known = cards.iter().any(|card| *card.row.id == *id);
        let message = format_args!("there is no design {id:?}");
        faults.require(known, placed.at("id"), rule, message);
    }
    for Placed { row: card, .. } in cards {
        let mut letters = rows.iter().filter(|placed| *placed.row.id == *card.id);
        match (letters.next(), letters.next()) {
            (Some(letters), None) => card.prov = letters.row.letters(),
            (Some(first), Some(second)) => {
                let message = format_args!("line {} has the same id", first.line);
                faults.add(second.at("id"), rule, message);
            }
            (None, _) => {
                let id = &*card.id;
                faults.add(
                    LettersRow::TABLE,
                    rule,
                    format_args!("the row of {id} is missing"),
                );
            }
        }
    }
}
