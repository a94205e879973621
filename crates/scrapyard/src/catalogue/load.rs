//! Reading an owner's tables.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use solo_core::{Faults, Row, read_table};

use super::check::Reading;
use super::text::{
    ABILITY_HEADER, CHARACTER_HEADER, INVENTION_HEADER, MACHINE_HEADER, PART_HEADER,
};
use super::{
    Ability, AbilityRow, CharacterRow, Components, HOUSE, InventionRow, MachineRow, Operation,
    PartRow, Tables,
};
use crate::game::Scrapyard;
use crate::options::Options;

/// The tables an owner supplies, as comma-separated text with a header line. A table that is left out
/// keeps the embedded rows.
///
/// ```
/// use scrapyard::catalogue::{Catalogue, HOUSE};
/// use solo_core::Game;
/// let mut parts = String::new();
/// HOUSE.write_parts(&mut parts)?;
/// let catalogue = Catalogue { parts: Some(parts.replace("Flywheel", "Drive Wheel")), ..Catalogue::default() };
/// let game = catalogue.game()?;
/// let boost = game.parse_decision("boost p05")?;
/// let mut text = String::new();
/// game.describe_decision(&game.start(), boost, &mut text)?;
/// assert!(text.starts_with("Scrap Drive Wheel"));
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
    /// # Errors
    /// Those of [`Catalogue::components`].
    pub fn game(&self) -> Result<Scrapyard, Faults> {
        let components = self.components()?;
        Ok(Scrapyard::with_catalogue(Options::default(), components))
    }

    /// The catalogue, ready to play with.
    ///
    /// ```
    /// use scrapyard::catalogue::Catalogue;
    /// let characters = "id,name,ability,uses,name_prov,data_prov\nc01,Ada,set_seven,0,H,H\nc01,,easy_dig,0,H,H\n";
    /// let catalogue = Catalogue { characters: Some(characters.into()), ..Catalogue::default() };
    /// let faults = catalogue.components().unwrap_err();
    /// let rules: Vec<&str> = faults.iter().map(|fault| fault.rule).collect();
    /// assert_eq!(rules, ["V6", "V1", "V1"]);
    /// ```
    ///
    /// # Errors
    /// Every fault of the tables, each with its row and the validation rule that is broken.
    pub fn components(&self) -> Result<Components, Faults> {
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
        let abilities = reading.abilities(&abilities);
        let parts = reading.parts(&parts);
        let machines = reading.machines(&machines, &parts, &abilities);
        let inventions = reading.inventions(&inventions, &machines);
        let characters = reading.characters(&characters, &abilities);
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
        Components::of(&tables).ok_or_else(|| {
            faults.add(
                "catalogue",
                "V14",
                "there are too many kinds with too many copies for one position",
            );
            faults
        })
    }
}

/// One table after the other; those that others point into come first.
impl Reading<'_> {
    /// Reads every row of a table; `read` is told where it stands.
    fn rows<'a, R>(
        &mut self,
        table: &str,
        header: &str,
        text: &'a str,
        mut read: impl FnMut(&mut Self, &str, &Row<'a>) -> R,
    ) -> Vec<R> {
        let rows = read_table(table, header, text, "V1", self.faults);
        let read = rows
            .iter()
            .map(|row| read(self, &format!("{table} line {}", row.line), row));
        read.collect()
    }

    fn abilities<'a>(&mut self, text: &'a str) -> Vec<AbilityRow<'a>> {
        self.rows("abilities", ABILITY_HEADER, text, |reading, at, row| {
            let id = reading.ability_id(at, row.field(0));
            let ability = match Operation::from_word(row.field(1)) {
                Some(operation) => reading.ability(at, operation, row),
                None => {
                    let message = format!("there is no operation {:?}", row.field(1));
                    reading.wrong(at, "V6", &message);
                    Ability::NONE
                }
            };
            AbilityRow {
                id,
                ability,
                source: reading.source(at, row.field(8)),
            }
        })
    }

    fn parts<'a>(&mut self, text: &'a str) -> Vec<PartRow<'a>> {
        self.rows("parts", PART_HEADER, text, |reading, at, row| PartRow {
            id: reading.card_id(at, row.field(0), 'p'),
            name: reading.name(at, row.field(1)),
            copies: reading.copies(at, row.field(2)),
            name_source: reading.source(at, row.field(3)),
            data_source: reading.source(at, row.field(4)),
        })
    }

    fn machines<'a>(
        &mut self,
        text: &'a str,
        parts: &[PartRow<'_>],
        abilities: &[AbilityRow<'_>],
    ) -> Vec<MachineRow<'a>> {
        self.rows("machines", MACHINE_HEADER, text, |reading, at, row| {
            MachineRow {
                id: reading.card_id(at, row.field(0), 's'),
                name: reading.name(at, row.field(1)),
                copies: reading.copies(at, row.field(2)),
                parts: reading.recipe(at, "V3", row.field(3), parts, |row| row.id),
                ability: reading.ability_row(at, row.field(4), abilities),
                name_source: reading.source(at, row.field(5)),
                data_source: reading.source(at, row.field(6)),
            }
        })
    }

    fn inventions<'a>(
        &mut self,
        text: &'a str,
        machines: &[MachineRow<'_>],
    ) -> Vec<InventionRow<'a>> {
        self.rows("inventions", INVENTION_HEADER, text, |reading, at, row| {
            InventionRow {
                id: reading.card_id(at, row.field(0), 'i'),
                name: reading.name(at, row.field(1)),
                copies: reading.copies(at, row.field(2)),
                machines: reading.recipe(at, "V4", row.field(3), machines, |row| row.id),
                name_source: reading.source(at, row.field(4)),
                data_source: reading.source(at, row.field(5)),
            }
        })
    }

    fn characters<'a>(
        &mut self,
        text: &'a str,
        abilities: &[AbilityRow<'_>],
    ) -> Vec<CharacterRow<'a>> {
        self.rows("characters", CHARACTER_HEADER, text, |reading, at, row| {
            let character = CharacterRow {
                id: reading.card_id(at, row.field(0), 'c'),
                name: reading.name(at, row.field(1)),
                ability: reading.ability_row(at, row.field(2), abilities),
                uses: reading.uses(at, row.field(3)),
                name_source: reading.source(at, row.field(4)),
                data_source: reading.source(at, row.field(5)),
            };
            let known = abilities.iter().find(|ability| ability.id == row.field(2));
            if let Some(ability) = known {
                reading.check_uses(at, character.uses, ability.ability.operation);
            }
            character
        })
    }
}
