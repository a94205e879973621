//! The embedded tables. Most printed numbers are house values, chosen by this project so that the
//! game can be played without the box; they are not the published ones. The column `prov` labels
//! them.

use solo_core::{Origins, Provenance};

use super::card::{AutomaKind, Benefit, CardDie, Level, Part, Parts};
use super::cells::{Demand, Id, OrNone, Signs};
use super::orders::Orders;
use super::place::{Colour, Each, Element, Symbol};
use super::rows::{
    ArtifactRow, AutomaRow, BowlRow, DiceRow, ExperimentRow, FormulaRow, OrderRow, Setting,
    TokenRow, TrackRow,
};
use super::tables::Printed;

const BLACK: Colour = Colour::at(0);
const WHITE: Colour = Colour::at(1);
const RED: Colour = Colour::at(2);
const LEAD: Symbol = Symbol::at(0);
const TIN: Symbol = Symbol::at(1);
const IRON: Symbol = Symbol::at(2);
const COPPER: Symbol = Symbol::at(3);
const MERCURY: Symbol = Symbol::at(4);
const WILD: Symbol = Symbol::at(5);
const EARTH: Element = Element::at(0);
const FIRE: Element = Element::at(1);
const WATER: Element = Element::at(2);
const AIR: Element = Element::at(3);

/// The embedded tables.
pub(super) static HOUSE_ROWS: Printed<'static> = Printed {
    settings: Orders::HOUSE,
    orders: &ORDERS,
    dice: &DICE,
    bowls: &BOWLS,
    tracks: &TRACKS,
    tokens: &TOKENS,
    automa: &AUTOMA,
    formulas: &FORMULAS,
    experiments: &EXPERIMENTS,
    artifacts: &ARTIFACTS,
};

/// Declares the rows of a table, one per line: the values of the leading columns, and origins that
/// are common to all rows or follow from these values.
macro_rules! rows {
    ($table:ident: [$row:ident; $count:literal] = |$($column:ident: $value:ty),+| $prov:expr; $($($cell:expr),+;)+) => {
        const $table: [$row<'static>; $count] = {
            #[allow(clippy::too_many_arguments, reason = "as many as the table has columns")]
            const fn row($($column: $value),+) -> $row<'static> {
                let prov = Origins::new($prov);
                $row { $($column,)+ prov }
            }
            [$(row($($cell),+)),+]
        };
    };
}

rows! {
    ORDERS: [OrderRow; 7] = |name: Setting, value: &'static str| match name {
        Setting::ArtifactSlots | Setting::ExperimentSlots => "R",
        Setting::ReactionMarkers => "P",
        _ => "H",
    };
    Setting::Colour, "black white red";
    Setting::Symbol, "lead tin iron copper mercury wild";
    Setting::Track, "earth fire water air";
    Setting::MaxWildBecomes, "mercury";
    Setting::ArtifactSlots, "2";
    Setting::ExperimentSlots, "2";
    Setting::ReactionMarkers, "2";
}

rows! {
    DICE: [DiceRow; 3] = |colour: Colour, count: u8| "S";
    BLACK, 5;
    WHITE, 5;
    RED, 4;
}

rows! {
    BOWLS: [BowlRow; 6] = |symbol: Symbol, essence: OrNone<Element>, section: OrNone<Id<'static>>| "H symbol=P";
    LEAD, OrNone(Some(EARTH)), OrNone(Some(Id("lead")));
    TIN, OrNone(Some(AIR)), OrNone(Some(Id("tin")));
    IRON, OrNone(Some(FIRE)), OrNone(Some(Id("iron")));
    COPPER, OrNone(Some(WATER)), OrNone(Some(Id("copper")));
    MERCURY, OrNone(None), OrNone(Some(Id("mercury")));
    WILD, OrNone(None), OrNone(None);
}

/// All four tracks are alike: bonus spaces on 3 and 6, victory points on 4, 7 and 10.
#[expect(
    clippy::indexing_slicing,
    clippy::as_conversions,
    reason = "const code without iterators, run by the compiler alone"
)]
const TRACKS: [TrackRow<'static>; 44] = {
    let mut rows = [TrackRow {
        track: EARTH,
        level: 0,
        bonus: false,
        vp: 0,
        prov: Origins::new("H"),
    }; 44];
    let mut at = 0_usize;
    while at < 44 {
        let row = &mut rows[at];
        row.track = Element::at((at / 11) as u8);
        row.level = (at % 11) as u8;
        row.bonus = matches!(row.level, 3 | 6);
        row.vp = match row.level {
            4 => 3,
            7 => 6,
            10 => 9,
            _ => 0,
        };
        at = at.wrapping_add(1);
    }
    rows
};

rows! {
    TOKENS: [TokenRow; 3] = |kind: Id<'static>, count: u8, bot_benefit: Benefit| "H bot_benefit=S";
    Id("aether"), 3, Benefit::Ethereal;
    Id("insight"), 3, Benefit::Advance;
    Id("glory"), 2, Benefit::Points(5);
}

rows! {
    FORMULAS: [FormulaRow; 8] = |count: u8, vp: u16| "S vp=H";
    0, 0;
    1, 1;
    2, 3;
    3, 6;
    4, 10;
    5, 15;
    6, 21;
    7, 28;
}

use AutomaKind::{Basic, Personality, Specialization};
use CardDie::{Max, One, Two};
use Level::{Masterpiece, Start};
use Part::{Artifact, Experiment, Gold, Lowest, Points, Track};

rows! {
    // Number and actions of the basic cards are ours, and so is the assignment of the four known
    // specializations to elements.
    AUTOMA: [AutomaRow; 17] = |id: Id<'static>, kind: AutomaKind, element: OrNone<Element>, colour: Colour, die: CardDie, potency: u8, actions: Parts, reward: Parts| match kind {
        Basic => "H element=S reward=S",
        Specialization => "H kind=S actions=S reward=S",
        Personality => "H kind=S element=S actions=S reward=S",
    };
    Id("b1"), Basic, OrNone(None), BLACK, Two(LEAD, TIN), 2, Parts::new(&[Artifact]), Parts::NONE;
    Id("b2"), Basic, OrNone(None), BLACK, One(IRON), 1, Parts::new(&[Track(EARTH), Track(WATER)]), Parts::NONE;
    Id("b3"), Basic, OrNone(None), BLACK, Max, 3, Parts::new(&[Experiment]), Parts::NONE;
    Id("b4"), Basic, OrNone(None), WHITE, Two(TIN, COPPER), 2, Parts::new(&[Experiment]), Parts::NONE;
    Id("b5"), Basic, OrNone(None), WHITE, Two(MERCURY, LEAD), 1, Parts::new(&[Lowest]), Parts::NONE;
    Id("b6"), Basic, OrNone(None), WHITE, Max, 2, Parts::new(&[Artifact]), Parts::NONE;
    Id("b7"), Basic, OrNone(None), RED, Two(IRON, MERCURY), 2, Parts::new(&[Track(FIRE), Track(AIR)]), Parts::NONE;
    Id("b8"), Basic, OrNone(None), RED, Two(COPPER, IRON), 1, Parts::new(&[Gold(1)]), Parts::NONE;
    Id("b9"), Basic, OrNone(None), RED, Max, 3, Parts::new(&[Experiment]), Parts::NONE;
    Id("s-earth"), Specialization, OrNone(Some(EARTH)), BLACK, Two(LEAD, IRON), 2, Parts::new(&[Artifact, Gold(1)]), Parts::NONE;
    Id("s-fire"), Specialization, OrNone(Some(FIRE)), RED, Two(IRON, COPPER), 2, Parts::new(&[Track(EARTH), Track(FIRE), Track(WATER), Track(AIR)]), Parts::NONE;
    Id("s-water"), Specialization, OrNone(Some(WATER)), WHITE, Two(COPPER, TIN), 2, Parts::new(&[Points(5), Gold(1)]), Parts::NONE;
    Id("s-air"), Specialization, OrNone(Some(AIR)), WHITE, Max, 2, Parts::new(&[Experiment, Lowest, Lowest]), Parts::NONE;
    Id("p-earth"), Personality, OrNone(Some(EARTH)), BLACK, Max, 2, Parts::new(&[Track(EARTH), Track(EARTH)]), Parts::new(&[Points(5), Gold(3)]);
    Id("p-fire"), Personality, OrNone(Some(FIRE)), RED, Max, 2, Parts::new(&[Track(FIRE), Track(FIRE)]), Parts::new(&[Points(10)]);
    Id("p-water"), Personality, OrNone(Some(WATER)), WHITE, Two(COPPER, MERCURY), 2, Parts::new(&[Track(WATER), Track(WATER)]), Parts::new(&[Points(5), Track(FIRE), Track(EARTH), Track(AIR)]);
    Id("p-air"), Personality, OrNone(Some(AIR)), BLACK, Two(TIN, LEAD), 2, Parts::new(&[Track(AIR), Track(AIR)]), Parts::new(&[Points(5), Artifact]);
}

/// Returns the number of each element, in the order earth, fire, water, air.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    reason = "const code without iterators, run by the compiler alone"
)]
const fn of(elements: &[(Element, u8)]) -> Each<u8, 4> {
    let mut row = [0; 4];
    let mut at = 0;
    while at < elements.len() {
        let (element, count) = elements[at];
        row[element.place() as usize] += count;
        at += 1;
    }
    Each(row)
}

rows! {
    EXPERIMENTS: [ExperimentRow; 64] = |id: Id<'static>, level: Level, kind: Element, requirement: Demand, vp: u8| "H level=P";
    Id("es-01"), Start, EARTH, Demand(of(&[(EARTH, 1)])), 2;
    Id("es-02"), Start, FIRE, Demand(of(&[(FIRE, 1)])), 2;
    Id("es-03"), Start, WATER, Demand(of(&[(WATER, 1)])), 2;
    Id("es-04"), Start, AIR, Demand(of(&[(AIR, 1)])), 2;
    Id("es-05"), Start, EARTH, Demand(of(&[(EARTH, 2)])), 3;
    Id("es-06"), Start, FIRE, Demand(of(&[(FIRE, 2)])), 3;
    Id("es-07"), Start, WATER, Demand(of(&[(WATER, 2)])), 3;
    Id("es-08"), Start, AIR, Demand(of(&[(AIR, 2)])), 3;
    Id("e1-01"), Level::One, EARTH, Demand(of(&[(EARTH, 1)])), 3;
    Id("e1-02"), Level::One, FIRE, Demand(of(&[(FIRE, 1)])), 3;
    Id("e1-03"), Level::One, WATER, Demand(of(&[(WATER, 1)])), 3;
    Id("e1-04"), Level::One, AIR, Demand(of(&[(AIR, 1)])), 3;
    Id("e1-05"), Level::One, EARTH, Demand(of(&[(EARTH, 2)])), 4;
    Id("e1-06"), Level::One, FIRE, Demand(of(&[(FIRE, 2)])), 4;
    Id("e1-07"), Level::One, WATER, Demand(of(&[(WATER, 2)])), 4;
    Id("e1-08"), Level::One, AIR, Demand(of(&[(AIR, 2)])), 4;
    Id("e1-09"), Level::One, EARTH, Demand(of(&[(EARTH, 2)])), 5;
    Id("e1-10"), Level::One, FIRE, Demand(of(&[(FIRE, 2)])), 5;
    Id("e1-11"), Level::One, WATER, Demand(of(&[(WATER, 2)])), 5;
    Id("e1-12"), Level::One, AIR, Demand(of(&[(AIR, 2)])), 5;
    Id("e1-13"), Level::One, EARTH, Demand(of(&[(EARTH, 3)])), 6;
    Id("e1-14"), Level::One, FIRE, Demand(of(&[(FIRE, 3)])), 6;
    Id("e1-15"), Level::One, WATER, Demand(of(&[(WATER, 3)])), 6;
    Id("e1-16"), Level::One, AIR, Demand(of(&[(AIR, 3)])), 6;
    Id("e2-01"), Level::Two, EARTH, Demand(of(&[(EARTH, 3)])), 7;
    Id("e2-02"), Level::Two, FIRE, Demand(of(&[(FIRE, 3)])), 7;
    Id("e2-03"), Level::Two, WATER, Demand(of(&[(WATER, 3)])), 7;
    Id("e2-04"), Level::Two, AIR, Demand(of(&[(AIR, 3)])), 7;
    Id("e2-05"), Level::Two, EARTH, Demand(of(&[(EARTH, 4)])), 8;
    Id("e2-06"), Level::Two, FIRE, Demand(of(&[(FIRE, 4)])), 8;
    Id("e2-07"), Level::Two, WATER, Demand(of(&[(WATER, 4)])), 8;
    Id("e2-08"), Level::Two, AIR, Demand(of(&[(AIR, 4)])), 8;
    Id("e2-09"), Level::Two, EARTH, Demand(of(&[(EARTH, 4)])), 9;
    Id("e2-10"), Level::Two, FIRE, Demand(of(&[(FIRE, 4)])), 9;
    Id("e2-11"), Level::Two, WATER, Demand(of(&[(WATER, 4)])), 9;
    Id("e2-12"), Level::Two, AIR, Demand(of(&[(AIR, 4)])), 9;
    Id("e2-13"), Level::Two, EARTH, Demand(of(&[(EARTH, 5)])), 11;
    Id("e2-14"), Level::Two, FIRE, Demand(of(&[(FIRE, 5)])), 11;
    Id("e2-15"), Level::Two, WATER, Demand(of(&[(WATER, 5)])), 11;
    Id("e2-16"), Level::Two, AIR, Demand(of(&[(AIR, 5)])), 11;
    Id("e3-01"), Level::Three, EARTH, Demand(of(&[(EARTH, 5)])), 12;
    Id("e3-02"), Level::Three, FIRE, Demand(of(&[(FIRE, 5)])), 12;
    Id("e3-03"), Level::Three, WATER, Demand(of(&[(WATER, 5)])), 12;
    Id("e3-04"), Level::Three, AIR, Demand(of(&[(AIR, 5)])), 12;
    Id("e3-05"), Level::Three, EARTH, Demand(of(&[(EARTH, 6)])), 13;
    Id("e3-06"), Level::Three, FIRE, Demand(of(&[(FIRE, 6)])), 13;
    Id("e3-07"), Level::Three, WATER, Demand(of(&[(WATER, 6)])), 13;
    Id("e3-08"), Level::Three, AIR, Demand(of(&[(AIR, 6)])), 13;
    Id("e3-09"), Level::Three, EARTH, Demand(of(&[(EARTH, 6)])), 15;
    Id("e3-10"), Level::Three, FIRE, Demand(of(&[(FIRE, 6)])), 15;
    Id("e3-11"), Level::Three, WATER, Demand(of(&[(WATER, 6)])), 15;
    Id("e3-12"), Level::Three, AIR, Demand(of(&[(AIR, 6)])), 15;
    Id("e3-13"), Level::Three, EARTH, Demand(of(&[(EARTH, 7)])), 17;
    Id("e3-14"), Level::Three, FIRE, Demand(of(&[(FIRE, 7)])), 17;
    Id("e3-15"), Level::Three, WATER, Demand(of(&[(WATER, 7)])), 17;
    Id("e3-16"), Level::Three, AIR, Demand(of(&[(AIR, 7)])), 17;
    Id("em-01"), Masterpiece, EARTH, Demand(of(&[(EARTH, 7)])), 15;
    Id("em-02"), Masterpiece, FIRE, Demand(of(&[(FIRE, 7)])), 15;
    Id("em-03"), Masterpiece, WATER, Demand(of(&[(WATER, 7)])), 15;
    Id("em-04"), Masterpiece, AIR, Demand(of(&[(AIR, 7)])), 15;
    Id("em-05"), Masterpiece, EARTH, Demand(of(&[(EARTH, 6), (WATER, 4)])), 18;
    Id("em-06"), Masterpiece, FIRE, Demand(of(&[(FIRE, 6), (AIR, 4)])), 18;
    Id("em-07"), Masterpiece, WATER, Demand(of(&[(WATER, 6), (EARTH, 4)])), 18;
    Id("em-08"), Masterpiece, AIR, Demand(of(&[(AIR, 6), (FIRE, 4)])), 18;
}

rows! {
    ARTIFACTS: [ArtifactRow; 48] = |id: Id<'static>, level: Level, colour: Colour, symbols: Signs| "H";
    Id("as-01"), Start, BLACK, Signs(of(&[(EARTH, 1)]));
    Id("as-02"), Start, WHITE, Signs(of(&[(FIRE, 1)]));
    Id("as-03"), Start, RED, Signs(of(&[(WATER, 1)]));
    Id("as-04"), Start, BLACK, Signs(of(&[(AIR, 1)]));
    Id("as-05"), Start, WHITE, Signs(of(&[(EARTH, 1)]));
    Id("as-06"), Start, RED, Signs(of(&[(FIRE, 1)]));
    Id("as-07"), Start, BLACK, Signs(of(&[(WATER, 1)]));
    Id("as-08"), Start, WHITE, Signs(of(&[(AIR, 1)]));
    Id("as-09"), Start, RED, Signs(of(&[(EARTH, 1)]));
    Id("as-10"), Start, BLACK, Signs(of(&[(FIRE, 1)]));
    Id("as-11"), Start, WHITE, Signs(of(&[(WATER, 1)]));
    Id("as-12"), Start, RED, Signs(of(&[(AIR, 1)]));
    Id("a1-01"), Level::One, BLACK, Signs(of(&[(EARTH, 1)]));
    Id("a1-02"), Level::One, BLACK, Signs(of(&[(FIRE, 1)]));
    Id("a1-03"), Level::One, BLACK, Signs(of(&[(WATER, 1)]));
    Id("a1-04"), Level::One, BLACK, Signs(of(&[(AIR, 1), (EARTH, 1)]));
    Id("a1-05"), Level::One, WHITE, Signs(of(&[(FIRE, 1)]));
    Id("a1-06"), Level::One, WHITE, Signs(of(&[(WATER, 1)]));
    Id("a1-07"), Level::One, WHITE, Signs(of(&[(AIR, 1)]));
    Id("a1-08"), Level::One, WHITE, Signs(of(&[(EARTH, 1), (FIRE, 1)]));
    Id("a1-09"), Level::One, RED, Signs(of(&[(WATER, 1)]));
    Id("a1-10"), Level::One, RED, Signs(of(&[(AIR, 1)]));
    Id("a1-11"), Level::One, RED, Signs(of(&[(EARTH, 1)]));
    Id("a1-12"), Level::One, RED, Signs(of(&[(FIRE, 1), (WATER, 1)]));
    Id("a2-01"), Level::Two, BLACK, Signs(of(&[(AIR, 1)]));
    Id("a2-02"), Level::Two, BLACK, Signs(of(&[(EARTH, 1), (FIRE, 1)]));
    Id("a2-03"), Level::Two, BLACK, Signs(of(&[(WATER, 1), (AIR, 1)]));
    Id("a2-04"), Level::Two, BLACK, Signs(of(&[(EARTH, 1), (FIRE, 1)]));
    Id("a2-05"), Level::Two, WHITE, Signs(of(&[(WATER, 1)]));
    Id("a2-06"), Level::Two, WHITE, Signs(of(&[(AIR, 1), (EARTH, 1)]));
    Id("a2-07"), Level::Two, WHITE, Signs(of(&[(FIRE, 1), (WATER, 1)]));
    Id("a2-08"), Level::Two, WHITE, Signs(of(&[(AIR, 1), (EARTH, 1)]));
    Id("a2-09"), Level::Two, RED, Signs(of(&[(FIRE, 1)]));
    Id("a2-10"), Level::Two, RED, Signs(of(&[(WATER, 1), (AIR, 1)]));
    Id("a2-11"), Level::Two, RED, Signs(of(&[(EARTH, 1), (FIRE, 1)]));
    Id("a2-12"), Level::Two, RED, Signs(of(&[(WATER, 1), (AIR, 1)]));
    Id("a3-01"), Level::Three, BLACK, Signs(of(&[(EARTH, 1)]));
    Id("a3-02"), Level::Three, BLACK, Signs(of(&[(FIRE, 1), (WATER, 1)]));
    Id("a3-03"), Level::Three, BLACK, Signs(of(&[(AIR, 1), (EARTH, 1)]));
    Id("a3-04"), Level::Three, BLACK, Signs(of(&[(FIRE, 1), (WATER, 1), (AIR, 1)]));
    Id("a3-05"), Level::Three, WHITE, Signs(of(&[(EARTH, 1)]));
    Id("a3-06"), Level::Three, WHITE, Signs(of(&[(FIRE, 1), (WATER, 1)]));
    Id("a3-07"), Level::Three, WHITE, Signs(of(&[(AIR, 1), (EARTH, 1)]));
    Id("a3-08"), Level::Three, WHITE, Signs(of(&[(FIRE, 1), (WATER, 1), (AIR, 1)]));
    Id("a3-09"), Level::Three, RED, Signs(of(&[(EARTH, 1)]));
    Id("a3-10"), Level::Three, RED, Signs(of(&[(FIRE, 1), (WATER, 1)]));
    Id("a3-11"), Level::Three, RED, Signs(of(&[(AIR, 1), (EARTH, 1)]));
    Id("a3-12"), Level::Three, RED, Signs(of(&[(FIRE, 1), (WATER, 1), (AIR, 1)]));
}

/// The numbers that are rules rather than table entries, with their provenance.
///
/// ```
/// use trismegistus_bot::RULE_CONSTANTS;
/// assert_eq!(RULE_CONSTANTS[0].0, "rounds");
/// ```
pub const RULE_CONSTANTS: [(&str, Provenance); 14] = [
    ("rounds", Provenance::Published),
    ("dice per side and round", Provenance::Rulebook),
    ("highest potency", Provenance::Rulebook),
    ("dice a bowl may hold", Provenance::Published),
    ("incomplete experiments of the bot", Provenance::Rulebook),
    ("Ethereal tokens at the start", Provenance::Rulebook),
    ("Gold at the start", Provenance::Rulebook),
    ("Ethereal tokens after round 1", Provenance::Rulebook),
    ("Ethereal tokens after round 2", Provenance::Rulebook),
    ("points per artifact symbol", Provenance::Rulebook),
    ("points per Ethereal token", Provenance::Rulebook),
    ("Gold per formula", Provenance::Rulebook),
    ("most formulas", Provenance::Rulebook),
    ("points per Gold", Provenance::Rulebook),
];
