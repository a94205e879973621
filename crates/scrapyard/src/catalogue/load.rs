//! Reading an owner's tables.

use alloc::string::String;

use solo_core::Faults;

use super::validate::Reading;
use super::write::{
    ABILITY_HEADER, CHARACTER_HEADER, INVENTION_HEADER, MACHINE_HEADER, PART_HEADER,
};
use super::{HOUSE, Owned, Tables};
use crate::game::Scrapyard;

/// The tables an owner supplies, as comma-separated text with a header line. A table that is left out
/// keeps the embedded rows.
///
/// ```
/// use scrapyard::catalogue::{Catalogue, HOUSE};
/// let mut parts = String::new();
/// HOUSE.write_parts(&mut parts)?;
/// let catalogue = Catalogue { parts: Some(parts.replace("Flywheel", "Drive Wheel")), ..Catalogue::default() };
/// let game = catalogue.game()?;
/// assert_eq!(game.name(game.card("p05").unwrap()), "Drive Wheel");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Catalogue {
    /// The Part table: `id,name,copies,name_prov,data_prov`.
    pub parts: Option<String>,
    /// The machine table: `id,name,copies,parts,ability,name_prov,data_prov`.
    pub machines: Option<String>,
    /// The Invention table: `id,name,copies,machines,name_prov,data_prov`.
    pub inventions: Option<String>,
    /// The ability table: `id,op,n,keep,need,from,floor,rest,prov`.
    pub abilities: Option<String>,
    /// The Character table: `id,name,ability,uses,name_prov,data_prov`.
    pub characters: Option<String>,
}

impl Catalogue {
    /// The game with these tables and default options.
    ///
    /// ```
    /// use scrapyard::catalogue::Catalogue;
    /// let characters = "id,name,ability,uses,name_prov,data_prov\nc01,Ada,set_seven,0,H,H\nc01,,easy_dig,0,H,H\n";
    /// let catalogue = Catalogue { characters: Some(characters.into()), ..Catalogue::default() };
    /// let faults = catalogue.game().unwrap_err();
    /// let rules: Vec<&str> = faults.iter().map(|fault| fault.rule).collect();
    /// assert_eq!(rules, ["V6", "V1", "V1"]);
    /// ```
    ///
    /// # Errors
    /// Every fault of the tables, each with its row and the validation rule that is broken.
    pub fn game(&self) -> Result<Scrapyard, Faults> {
        let mut faults = Faults::new();
        let text = |given: &Option<String>, write: &dyn Fn(&mut String) -> core::fmt::Result| {
            given.clone().unwrap_or_else(|| {
                let mut text = String::new();
                // Writing to a string never fails.
                let _ = write(&mut text);
                text
            })
        };
        let parts = text(&self.parts, &|out| HOUSE.write_parts(out));
        let machines = text(&self.machines, &|out| HOUSE.write_machines(out));
        let inventions = text(&self.inventions, &|out| HOUSE.write_inventions(out));
        let abilities = text(&self.abilities, &|out| HOUSE.write_abilities(out));
        let characters = text(&self.characters, &|out| HOUSE.write_characters(out));
        let mut reading = Reading::new(&mut faults);
        let abilities = reading.abilities("abilities", ABILITY_HEADER, &abilities);
        let parts = reading.parts("parts", PART_HEADER, &parts);
        let machines = reading.machines("machines", MACHINE_HEADER, &machines, &parts, &abilities);
        let inventions = reading.inventions("inventions", INVENTION_HEADER, &inventions, &machines);
        let characters =
            reading.characters("characters", CHARACTER_HEADER, &characters, &abilities);
        let tables = Tables {
            parts: &parts,
            machines: &machines,
            inventions: &inventions,
            abilities: &abilities,
            characters: &characters,
        };
        reading.sizes(&tables);
        if !faults.is_empty() {
            return Err(faults);
        }
        let game = Scrapyard::with_tables(&tables, Owned::of(&tables));
        game.ok_or_else(|| {
            faults.add(
                "catalogue",
                "V14",
                "there are too many kinds with too many copies for one position",
            );
            faults
        })
    }
}
