//! The embedded catalogue: house values, apart from a few that are marked otherwise.

use solo_core::Origins;

use super::ability::{Operation, Rest};
use super::rows::{AbilityRow, CharacterRow, InventionRow, LaidBack, MachineRow, PartRow, Rows};
use crate::kinds::Piles;

/// Sources of values. The names of the Characters are those that the rulebook text suggests
/// (SE-1.6).
const H: Origins<'static> = Origins::new("H");
const P: Origins<'static> = Origins::new("P");
const H_NAME_P: Origins<'static> = Origins::new("H name=P");
const H_NUMBER_P2: Origins<'static> = Origins::new("H n=P2");
const H_NAME_S: Origins<'static> = Origins::new("H name=S");
const P_NAME_S: Origins<'static> = Origins::new("P name=S");

const PM: Piles = Piles::PARTS_AND_MACHINES;
const NONE: Piles = Piles::NONE;
const NOWHERE: LaidBack = LaidBack(None);

/// Rows: the columns, then the cells of each.
macro_rules! rows {
    (@ $row:ident [$($column:ident)+] [$($cell:expr),+]) => {
        $row { $($column: $cell),+ }
    };
    ($row:ident $columns:tt $($cells:tt)+) => {
        &[$(rows!(@ $row $columns $cells)),+]
    };
}

/// The catalogue of a game whose owner supplies no other one.
///
/// Only the names of the Characters, of the Navigatrix and of eight Inventions, the use of the
/// Navigatrix in the Time Machine, the ability of Jerry Riggsby and, by a preview, the numbers of two
/// other abilities are published; all other values are our replacements for printed ones that are not
/// established.
///
/// ```
/// use scrapyard::catalogue::{HOUSE, MachineRow};
/// use solo_core::Provenance;
/// let published = |row: &&MachineRow<'_>| row.prov.has(Provenance::Published);
/// assert_eq!(HOUSE.machines.iter().filter(published).count(), 1);
/// ```
pub const HOUSE: Rows<'static> = Rows {
    parts: rows! { PartRow [id name copies prov]
        ["p01", "Brass Gear", 6, H]
        ["p02", "Steam Valve", 6, H]
        ["p03", "Copper Coil", 6, H]
        ["p04", "Pressure Gauge", 6, H]
        ["p05", "Flywheel", 6, H]
        ["p06", "Piston Rod", 6, H]
        ["p07", "Boiler Plate", 6, H]
        ["p08", "Glass Lens", 6, H]
        ["p09", "Leather Belt", 6, H]
        ["p10", "Spring Drum", 6, H]
        ["p11", "Rivet Box", 6, H]
        ["p12", "Bellows", 6, H]
        ["p13", "Quartz Rod", 6, H]
        ["p14", "Rotor Blade", 6, H]
        ["p15", "Clock Face", 6, H]
    },
    machines: rows! { MachineRow [id name copies parts ability prov]
        ["s01", "Aether Lamp", 3, ["p01", "p10", "p15"], "draw4", H]
        ["s02", "Barrel Organ", 3, ["p01", "p11", "p14"], "salvage", H]
        ["s03", "Clockwork Hound", 3, ["p01", "p12", "p13"], "set_six", H]
        ["s04", "Difference Box", 3, ["p02", "p07", "p15"], "salvage", H]
        ["s05", "Echo Horn", 3, ["p02", "p08", "p14"], "set_six", H]
        ["s06", "Furnace Heart", 3, ["p02", "p09", "p13"], "draw4", H]
        ["s07", "Gyro Cradle", 3, ["p03", "p06", "p15"], "short_build", H]
        ["s08", "Hoist Arm", 3, ["p03", "p08", "p12"], "no_penalty", H]
        ["s09", "Ink Scribe", 3, ["p03", "p09", "p11"], "reclaim", H]
        ["s10", "Jet Kettle", 3, ["p04", "p06", "p14"], "stand_in", H]
        ["s11", "Kinetic Saw", 3, ["p04", "p07", "p12"], "stand_in", H]
        ["s12", "Lightning Jar", 3, ["p04", "p09", "p10"], "reclaim", H]
        ["s13", "Mirror Eye", 3, ["p05", "p06", "p13"], "short_build", H]
        ["s14", "Navigatrix", 3, ["p05", "p07", "p11"], "peek3", H_NAME_P]
        ["s15", "Omni Wrench", 3, ["p05", "p08", "p10"], "no_penalty", H]
    },
    inventions: rows! { InventionRow [id name copies machines prov]
        ["i01", "The Terrigible", 1, ["s01", "s09", "s10"], H_NAME_P]
        ["i02", "Walking House", 1, ["s01", "s05", "s11"], H_NAME_P]
        ["i03", "Doomsday Ray", 1, ["s02", "s07", "s11"], H_NAME_P]
        ["i04", "Subterranean Sub", 1, ["s02", "s12", "s13"], H_NAME_P]
        ["i05", "Glove of Ruin", 1, ["s03", "s09", "s15"], H_NAME_P]
        ["i06", "Flight Pack", 1, ["s03", "s04", "s12"], H_NAME_P]
        ["i07", "Mole Carriage", 1, ["s04", "s08", "s13"], H]
        ["i08", "Phantom Theatre", 1, ["s06", "s08", "s14"], H]
        // The machine s14 in this recipe is published, the other two are house values.
        ["i09", "Time Machine", 1, ["s05", "s07", "s14"], H_NAME_P]
        ["i10", "Deathclock", 1, ["s06", "s10", "s15"], H_NAME_P]
    },
    abilities: rows! { AbilityRow [id op n keep need from floor rest prov]
        ["draw4", Operation::Draw, 4, 0, 0, PM, 0, NOWHERE, H_NUMBER_P2]
        ["reclaim", Operation::Reclaim, 1, 0, 0, PM, 1, NOWHERE, H]
        ["salvage", Operation::Salvage, 1, 0, 3, PM, 0, NOWHERE, H]
        ["stand_in", Operation::StandIn, 0, 0, 0, NONE, 0, NOWHERE, H]
        ["set_six", Operation::SetDie, 6, 0, 0, NONE, 0, NOWHERE, H]
        ["short_build", Operation::ShortMachine, 0, 0, 0, NONE, 0, NOWHERE, H]
        ["no_penalty", Operation::NoPenalty, 0, 0, 0, NONE, 0, NOWHERE, H]
        ["peek3", Operation::Look, 3, 1, 0, PM, 0, LaidBack(Some(Rest::Top)), H]
        ["easy_dig", Operation::DigBonus, 1, 0, 0, NONE, 0, NOWHERE, H_NUMBER_P2]
        ["one_fewer", Operation::ShortInvention, 0, 0, 0, NONE, 0, NOWHERE, P]
        ["rich_dig", Operation::BonusCard, 1, 0, 6, NONE, 0, NOWHERE, H]
        ["strong_boost", Operation::BoostBonus, 1, 0, 0, NONE, 0, NOWHERE, H]
    },
    characters: rows! { CharacterRow [id name ability uses prov]
        // SE-12.4: the abilities are our own where the printed ones are not established.
        ["c01", "Otto Von Deeg", "easy_dig", 0, H_NAME_S]
        // SE-12.3: the ability is published; its limit of once a game is a ruling.
        ["c02", "Jerry Riggsby", "one_fewer", 1, P_NAME_S]
        ["c03", "Captain Minerva", "rich_dig", 0, H_NAME_S]
        ["c04", "Penny Valentine", "strong_boost", 0, H_NAME_S]
    },
};

/// Returns the text of an ability of the embedded catalogue, for user interfaces; house texts.
///
/// ```
/// use scrapyard::catalogue::text_of_house_ability;
/// assert_eq!(text_of_house_ability("set_six"), Some("After one of your rolls, the die counts as a 6."));
/// assert_eq!(text_of_house_ability("set_seven"), None);
/// ```
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
