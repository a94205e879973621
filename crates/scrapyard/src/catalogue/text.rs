//! The tables as text, in the form the loader reads.

use core::fmt::{self, Write};

use solo_core::Fingerprint;

use super::{AbilityRow, Rest, Tables};

/// The header lines of the five tables.
pub(super) const PART_HEADER: &str = "id,name,copies,name_prov,data_prov";
pub(super) const MACHINE_HEADER: &str = "id,name,copies,parts,ability,name_prov,data_prov";
pub(super) const INVENTION_HEADER: &str = "id,name,copies,machines,name_prov,data_prov";
pub(super) const ABILITY_HEADER: &str = "id,op,n,keep,need,from,floor,rest,prov";
pub(super) const CHARACTER_HEADER: &str = "id,name,ability,uses,name_prov,data_prov";

impl Tables<'_> {
    /// Writes the Part table as comma-separated text with its header line.
    ///
    /// ```
    /// let mut text = String::new();
    /// scrapyard::catalogue::HOUSE.write_parts(&mut text)?;
    /// assert!(text.starts_with("id,name,copies,name_prov,data_prov\np01,Brass Gear,6,H,H\n"));
    /// # Ok::<(), core::fmt::Error>(())
    /// ```
    ///
    /// # Errors
    /// Only those of `out`.
    pub fn write_parts(&self, out: &mut dyn Write) -> fmt::Result {
        writeln!(out, "{PART_HEADER}")?;
        self.parts.iter().try_for_each(|row| {
            let sources = (row.name_source.letters(), row.data_source.letters());
            writeln!(
                out,
                "{},{},{},{},{}",
                row.id, row.name, row.copies, sources.0, sources.1
            )
        })
    }

    /// Writes the Small Machine table as comma-separated text with its header line.
    ///
    /// # Errors
    /// Only those of `out`.
    pub fn write_machines(&self, out: &mut dyn Write) -> fmt::Result {
        writeln!(out, "{MACHINE_HEADER}")?;
        self.machines.iter().try_for_each(|row| {
            write!(out, "{},{},{},", row.id, row.name, row.copies)?;
            let [one, two, three] = row.parts.map(|place| id(self.parts, place, |row| row.id));
            write!(out, "{one} {two} {three},")?;
            let ability = id(self.abilities, row.ability, |row| row.id);
            let sources = (row.name_source.letters(), row.data_source.letters());
            writeln!(out, "{ability},{},{}", sources.0, sources.1)
        })
    }

    /// Writes the Invention table as comma-separated text with its header line.
    ///
    /// # Errors
    /// Only those of `out`.
    pub fn write_inventions(&self, out: &mut dyn Write) -> fmt::Result {
        writeln!(out, "{INVENTION_HEADER}")?;
        self.inventions.iter().try_for_each(|row| {
            write!(out, "{},{},{},", row.id, row.name, row.copies)?;
            let [one, two, three] = row
                .machines
                .map(|place| id(self.machines, place, |row| row.id));
            let sources = (row.name_source.letters(), row.data_source.letters());
            writeln!(out, "{one} {two} {three},{},{}", sources.0, sources.1)
        })
    }

    /// Writes the ability table as comma-separated text with its header line.
    ///
    /// # Errors
    /// Only those of `out`.
    pub fn write_abilities(&self, out: &mut dyn Write) -> fmt::Result {
        writeln!(out, "{ABILITY_HEADER}")?;
        self.abilities
            .iter()
            .try_for_each(|row| write_ability(row, out))
    }

    /// Writes the Character table as comma-separated text with its header line.
    ///
    /// # Errors
    /// Only those of `out`.
    pub fn write_characters(&self, out: &mut dyn Write) -> fmt::Result {
        writeln!(out, "{CHARACTER_HEADER}")?;
        self.characters.iter().try_for_each(|row| {
            let ability = id(self.abilities, row.ability, |row| row.id);
            let sources = (row.name_source.letters(), row.data_source.letters());
            let uses = row.uses;
            writeln!(
                out,
                "{},{},{ability},{uses},{},{}",
                row.id, row.name, sources.0, sources.1
            )
        })
    }

    /// A number that differs between catalogues with different content.
    ///
    /// ```
    /// use scrapyard::catalogue::{HOUSE, Tables};
    /// let fewer = Tables { characters: &HOUSE.characters[..3], ..HOUSE };
    /// assert_ne!(fewer.fingerprint(), HOUSE.fingerprint());
    /// ```
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut print = Fingerprint::new();
        // Writing to a fingerprint never fails.
        let _ = self.write_parts(&mut print);
        let _ = self.write_machines(&mut print);
        let _ = self.write_inventions(&mut print);
        let _ = self.write_abilities(&mut print);
        let _ = self.write_characters(&mut print);
        print.value()
    }
}

fn id<'a, R>(rows: &[R], place: u8, id: impl Fn(&R) -> &'a str) -> &'a str {
    rows.get(usize::from(place)).map_or("", id)
}

fn write_ability(row: &AbilityRow<'_>, out: &mut dyn Write) -> fmt::Result {
    let ability = row.ability;
    let from = match ability.from.letters() {
        "" => "-",
        letters => letters,
    };
    writeln!(
        out,
        "{},{},{},{},{},{from},{},{},{}",
        row.id,
        ability.operation.word(),
        ability.n,
        ability.keep,
        ability.need,
        ability.floor,
        ability.rest.map_or("-", Rest::word),
        row.source.letters(),
    )
}
