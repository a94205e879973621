//! The embedded catalogue: house values, apart from the few that are marked otherwise.

use solo_core::Origins;

use super::ability::{Operation, Rest};
use super::rows::{AbilityRow, CharacterRow, InventionRow, LaidBack, MachineRow, PartRow, Rows};
use crate::kinds::Piles;

/// The catalogue the game is played with unless its owner supplies another one.
///
/// Only the names of the Characters, the names Navigatrix, Time Machine and Deathclock, the use of
/// the Navigatrix in the Time Machine and the ability of Jerry Riggsby are published; all else is a
/// replacement of our own for printed values that are not established.
///
/// ```
/// use scrapyard::catalogue::HOUSE;
/// use solo_core::Provenance;
/// let published = |row: &&scrapyard::catalogue::MachineRow<'_>| row.prov.has(Provenance::Published);
/// assert_eq!(HOUSE.machines.iter().filter(published).count(), 1);
/// ```
pub const HOUSE: Rows<'static> = Rows {
    parts: &PARTS,
    machines: &MACHINES,
    inventions: &INVENTIONS,
    abilities: &ABILITIES,
    characters: &CHARACTERS,
};

/// A value of our own.
const H: Origins<'static> = Origins::new("H");
/// A published name of a card whose values are our own.
const H_NAMED: Origins<'static> = Origins::new("H name=P");
// SE-1.6, SE-12.4: the four names are those the rulebook text suggests; the abilities are our own where
// the printed ones are not established.
const H_SUGGESTED: Origins<'static> = Origins::new("H name=S");
// SE-12.3: the ability is published; once a game is a ruling.
const P_SUGGESTED: Origins<'static> = Origins::new("P name=S");

const fn part(id: &'static str, name: &'static str) -> PartRow<'static> {
    PartRow {
        id,
        name,
        copies: 6,
        prov: H,
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

const fn machine(
    [id, name]: [&'static str; 2],
    parts: [&'static str; 3],
    ability: &'static str,
    prov: Origins<'static>,
) -> MachineRow<'static> {
    MachineRow {
        id,
        name,
        copies: 3,
        parts,
        ability,
        prov,
    }
}

#[rustfmt::skip]
const MACHINES: [MachineRow<'static>; 15] = [
    machine(["s01", "Aether Lamp"], ["p01", "p10", "p15"], "draw4", H),
    machine(["s02", "Barrel Organ"], ["p01", "p11", "p14"], "salvage", H),
    machine(["s03", "Clockwork Hound"], ["p01", "p12", "p13"], "set_six", H),
    machine(["s04", "Difference Box"], ["p02", "p07", "p15"], "salvage", H),
    machine(["s05", "Echo Horn"], ["p02", "p08", "p14"], "set_six", H),
    machine(["s06", "Furnace Heart"], ["p02", "p09", "p13"], "draw4", H),
    machine(["s07", "Gyro Cradle"], ["p03", "p06", "p15"], "short_build", H),
    machine(["s08", "Hoist Arm"], ["p03", "p08", "p12"], "no_penalty", H),
    machine(["s09", "Ink Scribe"], ["p03", "p09", "p11"], "reclaim", H),
    machine(["s10", "Jet Kettle"], ["p04", "p06", "p14"], "stand_in", H),
    machine(["s11", "Kinetic Saw"], ["p04", "p07", "p12"], "stand_in", H),
    machine(["s12", "Lightning Jar"], ["p04", "p09", "p10"], "reclaim", H),
    machine(["s13", "Mirror Eye"], ["p05", "p06", "p13"], "short_build", H),
    machine(["s14", "Navigatrix"], ["p05", "p07", "p11"], "peek3", H_NAMED),
    machine(["s15", "Omni Wrench"], ["p05", "p08", "p10"], "no_penalty", H),
];

const fn invention(
    id: &'static str,
    name: &'static str,
    machines: [&'static str; 3],
    prov: Origins<'static>,
) -> InventionRow<'static> {
    InventionRow {
        id,
        name,
        copies: 1,
        machines,
        prov,
    }
}

const INVENTIONS: [InventionRow<'static>; 10] = [
    invention("i01", "Sky Galleon", ["s01", "s09", "s10"], H),
    invention("i02", "Iron Colossus", ["s01", "s05", "s11"], H),
    invention("i03", "Storm Engine", ["s02", "s07", "s11"], H),
    invention("i04", "Deep Diver", ["s02", "s12", "s13"], H),
    invention("i05", "Thinking Loom", ["s03", "s09", "s15"], H),
    invention("i06", "Moon Cannon", ["s03", "s04", "s12"], H),
    invention("i07", "Mole Carriage", ["s04", "s08", "s13"], H),
    invention("i08", "Phantom Theatre", ["s06", "s08", "s14"], H),
    // The machine s14 in this recipe is published, the other two are house values.
    invention("i09", "Time Machine", ["s05", "s07", "s14"], H_NAMED),
    invention("i10", "Deathclock", ["s06", "s10", "s15"], H_NAMED),
];

/// The numbers are `n`, `keep`, `need` and `floor`.
const fn ability(
    id: &'static str,
    op: Operation,
    [n, keep, need, floor]: [u8; 4],
    from: Piles,
) -> AbilityRow<'static> {
    AbilityRow {
        id,
        op,
        n,
        keep,
        need,
        from,
        floor,
        rest: LaidBack(None),
        prov: H,
    }
}

/// The letters `p` and `m`.
const PM: Piles = Piles(3);
const NONE: Piles = Piles(0);

const ABILITIES: [AbilityRow<'static>; 12] = [
    ability("draw4", Operation::Draw, [4, 0, 0, 0], PM),
    ability("reclaim", Operation::Reclaim, [1, 0, 0, 1], PM),
    ability("salvage", Operation::Salvage, [1, 0, 3, 0], PM),
    ability("stand_in", Operation::StandIn, [0; 4], NONE),
    ability("set_six", Operation::SetDie, [6, 0, 0, 0], NONE),
    ability("short_build", Operation::ShortMachine, [0; 4], NONE),
    ability("no_penalty", Operation::NoPenalty, [0; 4], NONE),
    AbilityRow {
        rest: LaidBack(Some(Rest::Top)),
        ..ability("peek3", Operation::Look, [3, 1, 0, 0], PM)
    },
    ability("easy_dig", Operation::DigBonus, [1, 0, 0, 0], NONE),
    AbilityRow {
        prov: Origins::new("P"),
        ..ability("one_fewer", Operation::ShortInvention, [0; 4], NONE)
    },
    ability("rich_dig", Operation::BonusCard, [1, 0, 6, 0], NONE),
    ability("strong_boost", Operation::BoostBonus, [1, 0, 0, 0], NONE),
];

const fn character(
    [id, name]: [&'static str; 2],
    ability: &'static str,
    uses: u8,
    prov: Origins<'static>,
) -> CharacterRow<'static> {
    CharacterRow {
        id,
        name,
        ability,
        uses,
        prov,
    }
}

const CHARACTERS: [CharacterRow<'static>; 4] = [
    character(["c01", "Otto Von Deeg"], "easy_dig", 0, H_SUGGESTED),
    character(["c02", "Jerry Riggsby"], "one_fewer", 1, P_SUGGESTED),
    character(["c03", "Captain Minerva"], "rich_dig", 0, H_SUGGESTED),
    character(["c04", "Penny Valentine"], "strong_boost", 0, H_SUGGESTED),
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
