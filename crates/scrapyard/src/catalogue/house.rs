//! The embedded catalogue: house values, apart from the few that are marked otherwise.

use solo_core::Provenance::{House, Published, Rulebook};

use super::ability::{Ability, Operation, Rest};
use super::{AbilityRow, CharacterRow, InventionRow, MachineRow, PartRow, Tables};
use crate::kinds::Piles;

/// The catalogue the game is played with unless its owner supplies another one.
///
/// Only the names of the Characters, the names Navigatrix, Time Machine and Deathclock, the use of
/// the Navigatrix in the Time Machine and the ability of Jerry Riggsby are published; all else is a
/// replacement of our own for printed values that are not established.
///
/// ```
/// use scrapyard::catalogue::HOUSE;
/// let published = HOUSE.machines.iter().filter(|row| row.name_source.letters() == "P");
/// assert_eq!(published.count(), 1);
/// ```
pub const HOUSE: Tables<'static> = Tables {
    parts: &PARTS,
    machines: &MACHINES,
    inventions: &INVENTIONS,
    abilities: &ABILITIES,
    characters: &CHARACTERS,
};

const fn part(id: &'static str, name: &'static str) -> PartRow<'static> {
    PartRow {
        id,
        name,
        copies: 6,
        name_source: House,
        data_source: House,
    }
}

/// Recipes are written with the numbers in the ids, which count from 1.
const fn rows(numbers: [u8; 3]) -> [u8; 3] {
    let [one, two, three] = numbers;
    [
        one.saturating_sub(1),
        two.saturating_sub(1),
        three.saturating_sub(1),
    ]
}

const fn machine(
    id: &'static str,
    name: &'static str,
    parts: [u8; 3],
    ability: u8,
) -> MachineRow<'static> {
    MachineRow {
        id,
        name,
        copies: 3,
        parts: rows(parts),
        ability,
        name_source: House,
        data_source: House,
    }
}

const fn invention(
    id: &'static str,
    name: &'static str,
    machines: [u8; 3],
) -> InventionRow<'static> {
    InventionRow {
        id,
        name,
        copies: 1,
        machines: rows(machines),
        name_source: House,
        data_source: House,
    }
}

const fn ability(id: &'static str, ability: Ability) -> AbilityRow<'static> {
    AbilityRow {
        id,
        ability,
        source: House,
    }
}

const PARTS: [PartRow<'static>; 15] = [
    part("p01", "Brass Gear"),
    part("p02", "Steam Valve"),
    part("p03", "Copper Coil"),
    part("p04", "Pressure Gauge"),
    part("p05", "Flywheel"),
    part("p06", "Piston Rod"),
    part("p07", "Boiler Plate"),
    part("p08", "Glass Lens"),
    part("p09", "Leather Belt"),
    part("p10", "Spring Drum"),
    part("p11", "Rivet Box"),
    part("p12", "Bellows"),
    part("p13", "Quartz Rod"),
    part("p14", "Rotor Blade"),
    part("p15", "Clock Face"),
];

const DRAW4: u8 = 0;
const RECLAIM: u8 = 1;
const SALVAGE: u8 = 2;
const STAND_IN: u8 = 3;
const SET_SIX: u8 = 4;
const SHORT_BUILD: u8 = 5;
const NO_PENALTY: u8 = 6;
const PEEK3: u8 = 7;
const EASY_DIG: u8 = 8;
const ONE_FEWER: u8 = 9;
const RICH_DIG: u8 = 10;
const STRONG_BOOST: u8 = 11;

const MACHINES: [MachineRow<'static>; 15] = [
    machine("s01", "Aether Lamp", [1, 10, 15], DRAW4),
    machine("s02", "Barrel Organ", [1, 11, 14], SALVAGE),
    machine("s03", "Clockwork Hound", [1, 12, 13], SET_SIX),
    machine("s04", "Difference Box", [2, 7, 15], SALVAGE),
    machine("s05", "Echo Horn", [2, 8, 14], SET_SIX),
    machine("s06", "Furnace Heart", [2, 9, 13], DRAW4),
    machine("s07", "Gyro Cradle", [3, 6, 15], SHORT_BUILD),
    machine("s08", "Hoist Arm", [3, 8, 12], NO_PENALTY),
    machine("s09", "Ink Scribe", [3, 9, 11], RECLAIM),
    machine("s10", "Jet Kettle", [4, 6, 14], STAND_IN),
    machine("s11", "Kinetic Saw", [4, 7, 12], STAND_IN),
    machine("s12", "Lightning Jar", [4, 9, 10], RECLAIM),
    machine("s13", "Mirror Eye", [5, 6, 13], SHORT_BUILD),
    MachineRow {
        name_source: Published,
        ..machine("s14", "Navigatrix", [5, 7, 11], PEEK3)
    },
    machine("s15", "Omni Wrench", [5, 8, 10], NO_PENALTY),
];

const INVENTIONS: [InventionRow<'static>; 10] = [
    invention("i01", "Sky Galleon", [1, 9, 10]),
    invention("i02", "Iron Colossus", [1, 5, 11]),
    invention("i03", "Storm Engine", [2, 7, 11]),
    invention("i04", "Deep Diver", [2, 12, 13]),
    invention("i05", "Thinking Loom", [3, 9, 15]),
    invention("i06", "Moon Cannon", [3, 4, 12]),
    invention("i07", "Mole Carriage", [4, 8, 13]),
    invention("i08", "Phantom Theatre", [6, 8, 14]),
    // The machine s14 in this recipe is published, the other two are house values.
    InventionRow {
        name_source: Published,
        ..invention("i09", "Time Machine", [5, 7, 14])
    },
    InventionRow {
        name_source: Published,
        ..invention("i10", "Deathclock", [6, 10, 15])
    },
];

/// The letters `p` and `m`.
const PARTS_AND_MACHINES: Piles = Piles(3);

const ABILITIES: [AbilityRow<'static>; 12] = [
    ability(
        "draw4",
        Ability {
            n: 4,
            from: PARTS_AND_MACHINES,
            ..Ability::plain(Operation::Draw)
        },
    ),
    ability(
        "reclaim",
        Ability {
            n: 1,
            from: PARTS_AND_MACHINES,
            floor: 1,
            ..Ability::plain(Operation::Reclaim)
        },
    ),
    ability(
        "salvage",
        Ability {
            n: 1,
            need: 3,
            from: PARTS_AND_MACHINES,
            ..Ability::plain(Operation::Salvage)
        },
    ),
    ability("stand_in", Ability::plain(Operation::StandIn)),
    ability(
        "set_six",
        Ability {
            n: 6,
            ..Ability::plain(Operation::SetDie)
        },
    ),
    ability("short_build", Ability::plain(Operation::ShortMachine)),
    ability("no_penalty", Ability::plain(Operation::NoPenalty)),
    ability(
        "peek3",
        Ability {
            n: 3,
            keep: 1,
            from: PARTS_AND_MACHINES,
            rest: Some(Rest::Top),
            ..Ability::plain(Operation::Look)
        },
    ),
    ability(
        "easy_dig",
        Ability {
            n: 1,
            ..Ability::plain(Operation::DigBonus)
        },
    ),
    AbilityRow {
        source: Published,
        ..ability("one_fewer", Ability::plain(Operation::ShortInvention))
    },
    ability(
        "rich_dig",
        Ability {
            n: 1,
            need: 6,
            ..Ability::plain(Operation::BonusCard)
        },
    ),
    ability(
        "strong_boost",
        Ability {
            n: 1,
            ..Ability::plain(Operation::BoostBonus)
        },
    ),
];

const fn character(id: &'static str, name: &'static str, ability: u8) -> CharacterRow<'static> {
    CharacterRow {
        id,
        name,
        ability,
        uses: 0,
        // SE-1.6: the four names are those the rulebook text suggests.
        name_source: Rulebook,
        // SE-12.4: the abilities are our own where the printed ones are not established.
        data_source: House,
    }
}

const CHARACTERS: [CharacterRow<'static>; 4] = [
    character("c01", "Otto Von Deeg", EASY_DIG),
    // SE-12.3: the ability is published; once a game is a ruling.
    CharacterRow {
        uses: 1,
        data_source: Published,
        ..character("c02", "Jerry Riggsby", ONE_FEWER)
    },
    character("c03", "Captain Minerva", RICH_DIG),
    character("c04", "Penny Valentine", STRONG_BOOST),
];

/// What a user interface can show for an ability of the embedded catalogue; house texts.
///
/// ```
/// use scrapyard::catalogue::text_of_house_ability;
/// assert_eq!(text_of_house_ability("set_six"), Some("After one of your rolls, the die counts as a 6."));
/// assert_eq!(text_of_house_ability("set_seven"), None);
/// ```
#[must_use]
pub fn text_of_house_ability(id: &str) -> Option<&'static str> {
    Some(match id {
        "draw4" => "Draw up to 4 cards, one after the other, from the Part or Small Machine pile.",
        "reclaim" => "Take 1 Part or unbuilt Small Machine from the ghost, its only copy included.",
        "salvage" => "Roll 3 or more to take 1 card from the Part or Small Machine scrap pile.",
        "stand_in" => "Scrap this machine instead of a missing Small Machine of your Invention.",
        "set_six" => "After one of your rolls, the die counts as a 6.",
        "short_build" => "Build a Small Machine with one Part fewer.",
        "no_penalty" => "After a failed dig, the ghost does not draw.",
        "peek3" => {
            "Look at 3 cards from the top of the Part or Small Machine pile, take 1, put the others \
             back on top in any order."
        }
        "easy_dig" => "Your digs need one less on the die.",
        "one_fewer" => "Complete your Invention with one Small Machine fewer.",
        "rich_dig" => "When you dig with a 6, you may take a second card.",
        "strong_boost" => "Every Part you scrap for a roll adds 2.",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_a_house_value_in_the_usual_number() {
        let part = part("p99", "Spring");
        assert_eq!((part.copies, part.data_source), (6, House));
        let machine = machine("s99", "Clock", [9, 1, 4], 2);
        assert_eq!((machine.copies, machine.parts), (3, [8, 0, 3]));
        assert_eq!((machine.ability, machine.data_source), (2, House));
        let invention = invention("i99", "Time", [12, 1, 1]);
        assert_eq!((invention.copies, invention.machines), (1, [11, 0, 0]));
        assert_eq!(ability("wait", Ability::NONE).source, House);
    }

    #[test]
    fn a_character_has_a_name_of_the_rulebook_and_an_ability_of_the_house() {
        let row = character("c99", "Nobody", 0);
        assert_eq!((row.name_source, row.data_source), (Rulebook, House));
        assert_eq!(row.uses, 0);
    }
}
