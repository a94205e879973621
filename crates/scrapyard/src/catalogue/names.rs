//! Names of cards and abilities, which the rules themselves never need.

use crate::catalogue::HOUSE;
use crate::game::Scrapyard;
use crate::kinds::{Card, Character, Source};

impl Scrapyard {
    /// The name on a card.
    ///
    /// ```
    /// use scrapyard::Scrapyard;
    /// let game = Scrapyard::default();
    /// assert_eq!(game.name(game.card("s14").unwrap()), "Navigatrix");
    /// ```
    #[must_use]
    pub fn name(&self, card: Card) -> &str {
        let row = usize::from(card.place());
        #[cfg(feature = "serde")]
        if let Some(owned) = &self.owned {
            return owned.name(card.pile().index(), row);
        }
        let name = match card {
            Card::Part(_) => HOUSE.parts.get(row).map(|row| row.name),
            Card::Machine(_) => HOUSE.machines.get(row).map(|row| row.name),
            Card::Invention(_) => HOUSE.inventions.get(row).map(|row| row.name),
        };
        name.unwrap_or("")
    }

    /// The name of a Character.
    ///
    /// ```
    /// use scrapyard::Scrapyard;
    /// let game = Scrapyard::default();
    /// assert_eq!(game.character_name(game.character("c01").unwrap()), "Otto Von Deeg");
    /// ```
    #[must_use]
    pub fn character_name(&self, character: Character) -> &str {
        let row = usize::from(character.0);
        #[cfg(feature = "serde")]
        if let Some(owned) = &self.owned {
            return owned.name(3, row);
        }
        HOUSE.characters.get(row).map_or("", |row| row.name)
    }

    /// The id of the ability of a machine or a Character in the ability table.
    ///
    /// ```
    /// use scrapyard::{Scrapyard, Source};
    /// let game = Scrapyard::default();
    /// let lamp = Source::Machine(game.machine("s01").unwrap());
    /// assert_eq!(game.ability_id(lamp), "draw4");
    /// ```
    #[must_use]
    pub fn ability_id(&self, source: Source) -> &str {
        let row = usize::from(match source {
            Source::Character(character) => self.rules.character(character).ability_row,
            Source::Machine(machine) => self.rules.machine(machine).ability_row,
        });
        #[cfg(feature = "serde")]
        if let Some(owned) = &self.owned {
            return owned.name(4, row);
        }
        HOUSE.abilities.get(row).map_or("", |row| row.id)
    }

    /// What the ability of a machine or a Character does.
    ///
    /// ```
    /// use scrapyard::catalogue::Operation;
    /// use scrapyard::{Scrapyard, Source};
    /// let game = Scrapyard::default();
    /// let minerva = Source::Character(game.character("c03").unwrap());
    /// assert_eq!(game.ability(minerva).operation, Operation::BonusCard);
    /// ```
    #[must_use]
    pub fn ability(&self, source: Source) -> crate::catalogue::Ability {
        match source {
            Source::Character(character) => self.rules.character(character).ability,
            Source::Machine(machine) => self.rules.machine(machine).ability,
        }
    }

    pub(crate) fn fingerprint(&self) -> u64 {
        #[cfg(feature = "serde")]
        if let Some(owned) = &self.owned {
            return owned.fingerprint();
        }
        HOUSE.fingerprint()
    }
}
