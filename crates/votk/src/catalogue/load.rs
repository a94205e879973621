//! Loading the owner's tables: every fault is reported, in the order of the rules (VK-16.7 to
//! VK-16.16).

mod action;
mod letters;
mod row;
#[cfg(feature = "serde")]
mod tables;

use alloc::vec::Vec;

use solo_core::Faults;

#[cfg(feature = "serde")]
pub use self::tables::Tables;

use self::letters::letters;
pub(super) use self::row::{Number, Row};
use super::card::Card;
use super::check::Check;
use super::{Catalogue, DESIGNS};

impl Catalogue {
    /// The catalogue that the table form describes; all values count as typed in by a user.
    ///
    /// ```
    /// use votk::Catalogue;
    /// let mut text = String::new();
    /// Catalogue::house().write_table(&mut text)?;
    /// let loaded = Catalogue::from_table(&text).unwrap();
    /// assert_eq!(loaded.fingerprint(), Catalogue::house().fingerprint());
    /// assert_eq!(loaded.word(), "owner");
    ///
    /// let faults = Catalogue::from_table(&text.replace("urn,Urn,1,", "urn,,4,")).unwrap_err();
    /// let rules: Vec<&str> = faults.iter().map(|fault| fault.rule).collect();
    /// assert_eq!(rules, ["VK-16.8", "VK-16.9"]);
    /// # Ok::<(), std::fmt::Error>(())
    /// ```
    ///
    /// # Errors
    /// Every fault of the table, in the order of the rules VK-16.7 to VK-16.16.
    pub fn from_table(designs: &str) -> Result<Self, Faults> {
        Self::from_tables(designs, None)
    }

    /// The same with a table of provenance letters, for a catalogue whose values have several origins
    /// (VK-16.5). It has the header of the table of designs, each value replaced by its letter.
    ///
    /// ```
    /// use votk::Catalogue;
    /// let mut designs = String::new();
    /// Catalogue::house().write_table(&mut designs)?;
    /// let mut letters = format!("{}\n", Catalogue::HEADER);
    /// for row in designs.lines().skip(1) {
    ///     letters += &format!("{},U,U,U,U,H,U,U,U,U,U\n", row.split(',').next().unwrap());
    /// }
    /// let catalogue = Catalogue::from_tables(&designs, Some(&letters)).unwrap();
    /// assert_eq!(catalogue.word(), "house");
    /// # Ok::<(), std::fmt::Error>(())
    /// ```
    ///
    /// # Errors
    /// Every fault of both tables.
    pub fn from_tables(designs: &str, provenance: Option<&str>) -> Result<Self, Faults> {
        let mut check = Check::new();
        check.form(designs);
        check.contents();
        let ids: Vec<&str> = check.rows.iter().map(|row| row.id).collect();
        let letters = provenance.map(|text| letters(text, &ids, &mut check.faults));
        let mut cards = [Card::UNKNOWN; DESIGNS];
        for (place, (card, row)) in cards.iter_mut().zip(&check.rows).enumerate() {
            *card = row.card();
            if let Some(row) = letters.as_ref().and_then(|all| all.get(place)) {
                card.letters = *row;
            }
        }
        check.faults.into_result(())?;
        Ok(Self::assemble(cards))
    }
}

impl<'a> Check<'a> {
    // VK-16.7: header, commas, line feeds, eleven fields, plain numbers.
    fn form(&mut self, text: &'a str) {
        let rule = "VK-16.7";
        let returns = text.split('\n').filter(|line| line.ends_with('\r')).count();
        self.faults.require(
            returns == 0,
            "designs",
            rule,
            format_args!("{returns} lines end with a carriage return"),
        );
        let mut lines = text
            .strip_suffix('\n')
            .unwrap_or(text)
            .split('\n')
            .map(|line| line.strip_suffix('\r').unwrap_or(line))
            .zip(1..);
        let header = lines.next().map_or("", |(line, _)| line);
        self.faults.require(
            header == Catalogue::HEADER,
            "designs line 1",
            rule,
            format_args!("the header is not {}", Catalogue::HEADER),
        );
        let columns = Catalogue::HEADER.split(',').count();
        for (text, line) in lines {
            let fields: Vec<&str> = text.split(',').collect();
            if fields.len() != columns {
                self.lost = self.lost.saturating_add(1);
                self.faults.add(
                    format_args!("designs line {line}"),
                    rule,
                    format_args!("{} fields instead of {columns}", fields.len()),
                );
                continue;
            }
            let row = Row::read(line, &fields);
            let quoted = fields.iter().any(|field| field.starts_with('"'));
            self.faults
                .require(!quoted, row.at(), rule, "fields are not quoted");
            for (column, number) in row.numbers() {
                let plain = !matches!(number, Number::Decorated(_));
                let message = "numbers have neither sign nor leading zero";
                Self::require(&mut self.faults, plain, &row, column, rule, message);
            }
            self.rows.push(row);
        }
    }
}
