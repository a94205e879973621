//! The embedded tables. Most printed numbers are house values, chosen by this project so that the game
//! can be played without the box; they are not the published ones. The column `prov` says which.

use solo_core::{Origins, Provenance};

use super::build::Printed;
use super::card::{Benefit, CardDie, Level, Part, Parts};
use super::cells::{Demand, Id, OrNone, Signs};
use super::orders::Orders;
use super::place::{Colour, Each, Element, Symbol};
use super::rows::{
    ArtifactRow, AutomaRow, BowlRow, Deck, DiceRow, ExperimentRow, FormulaRow, OrderRow, Setting,
    TokenRow, TrackRow,
};

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

/// The rows of a table, one per line.
macro_rules! rows {
    ($(#[$about:meta])* $table:ident: [$row:ident; $count:literal] = $make:ident; $($($value:expr),+;)+) => {
        $(#[$about])*
        const $table: [$row<'static>; $count] = [$($make($($value),+)),+];
    };
}

const fn order(name: Setting, value: &'static str, prov: &'static str) -> OrderRow<'static> {
    let prov = Origins::new(prov);
    OrderRow { name, value, prov }
}

rows! {
    ORDERS: [OrderRow; 7] = order;
    Setting::Colour, "black white red", "H";
    Setting::Symbol, "lead tin iron copper mercury wild", "H";
    Setting::Track, "earth fire water air", "H";
    Setting::MaxWildBecomes, "mercury", "H";
    Setting::ArtifactSlots, "2", "R";
    Setting::ExperimentSlots, "2", "R";
    Setting::ReactionMarkers, "2", "P";
}

const fn dice(colour: Colour, count: u8) -> DiceRow<'static> {
    let prov = Origins::new("S");
    DiceRow {
        colour,
        count,
        prov,
    }
}

rows! {
    DICE: [DiceRow; 3] = dice;
    BLACK, 5;
    WHITE, 5;
    RED, 4;
}

const fn bowl(
    symbol: Symbol,
    essence: Option<Element>,
    section: Option<Id<'static>>,
) -> BowlRow<'static> {
    BowlRow {
        symbol,
        essence: OrNone(essence),
        section: OrNone(section),
        prov: Origins::new("H symbol=P"),
    }
}

rows! {
    BOWLS: [BowlRow; 6] = bowl;
    LEAD, Some(EARTH), Some(Id("lead"));
    TIN, Some(AIR), Some(Id("tin"));
    IRON, Some(FIRE), Some(Id("iron"));
    COPPER, Some(WATER), Some(Id("copper"));
    MERCURY, None, Some(Id("mercury"));
    WILD, None, None;
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

const fn token(kind: &'static str, count: u8, bot_benefit: Benefit) -> TokenRow<'static> {
    TokenRow {
        kind: Id(kind),
        count,
        bot_benefit,
        prov: Origins::new("H bot_benefit=S"),
    }
}

rows! {
    TOKENS: [TokenRow; 3] = token;
    "aether", 3, Benefit::Ethereal;
    "insight", 3, Benefit::Advance;
    "glory", 2, Benefit::Points(5);
}

const fn formula(count: u8, vp: u16) -> FormulaRow<'static> {
    let prov = Origins::new("S vp=H");
    FormulaRow { count, vp, prov }
}

rows! {
    FORMULAS: [FormulaRow; 8] = formula;
    0, 0;
    1, 1;
    2, 3;
    3, 6;
    4, 10;
    5, 15;
    6, 21;
    7, 28;
}

/// An Automa card: kind and element, colour, die, potency, actions and reward.
const fn automa(
    id: &'static str,
    kind: (Deck, Option<Element>),
    colour: Colour,
    die: CardDie,
    potency: u8,
    actions: &[Part],
    reward: &[Part],
) -> AutomaRow<'static> {
    AutomaRow {
        id: Id(id),
        kind: kind.0,
        element: OrNone(kind.1),
        colour,
        die,
        potency,
        actions: Parts::new(actions),
        reward: Parts::new(reward),
        // How many basic cards there are and what they do is ours, and so is which of the four known
        // specializations belongs to which element.
        prov: Origins::new(match kind.0 {
            Deck::Basic => "H element=S reward=S",
            Deck::Specialization => "H kind=S actions=S reward=S",
            Deck::Personality => "H kind=S element=S actions=S reward=S",
        }),
    }
}

const BASIC: (Deck, Option<Element>) = (Deck::Basic, None);

const fn special(element: Element) -> (Deck, Option<Element>) {
    (Deck::Specialization, Some(element))
}

const fn personal(element: Element) -> (Deck, Option<Element>) {
    (Deck::Personality, Some(element))
}

use CardDie::{Max, One, Two};
use Level::{Masterpiece, Start};
use Part::{Artifact, Experiment, Gold, Lowest, Points, Track};

rows! {
    AUTOMA: [AutomaRow; 17] = automa;
    "b1", BASIC, BLACK, Two(LEAD, TIN), 2, &[Artifact], &[];
    "b2", BASIC, BLACK, One(IRON), 1, &[Track(EARTH), Track(WATER)], &[];
    "b3", BASIC, BLACK, Max, 3, &[Experiment], &[];
    "b4", BASIC, WHITE, Two(TIN, COPPER), 2, &[Experiment], &[];
    "b5", BASIC, WHITE, Two(MERCURY, LEAD), 1, &[Lowest], &[];
    "b6", BASIC, WHITE, Max, 2, &[Artifact], &[];
    "b7", BASIC, RED, Two(IRON, MERCURY), 2, &[Track(FIRE), Track(AIR)], &[];
    "b8", BASIC, RED, Two(COPPER, IRON), 1, &[Gold(1)], &[];
    "b9", BASIC, RED, Max, 3, &[Experiment], &[];
    "s-earth", special(EARTH), BLACK, Two(LEAD, IRON), 2, &[Artifact, Gold(1)], &[];
    "s-fire", special(FIRE), RED, Two(IRON, COPPER), 2, &[Track(EARTH), Track(FIRE), Track(WATER), Track(AIR)], &[];
    "s-water", special(WATER), WHITE, Two(COPPER, TIN), 2, &[Points(5), Gold(1)], &[];
    "s-air", special(AIR), WHITE, Max, 2, &[Experiment, Lowest, Lowest], &[];
    "p-earth", personal(EARTH), BLACK, Max, 2, &[Track(EARTH), Track(EARTH)], &[Points(5), Gold(3)];
    "p-fire", personal(FIRE), RED, Max, 2, &[Track(FIRE), Track(FIRE)], &[Points(10)];
    "p-water", personal(WATER), WHITE, Two(COPPER, MERCURY), 2, &[Track(WATER), Track(WATER)], &[Points(5), Track(FIRE), Track(EARTH), Track(AIR)];
    "p-air", personal(AIR), BLACK, Two(TIN, LEAD), 2, &[Track(AIR), Track(AIR)], &[Points(5), Artifact];
}

/// Earth, fire, water, air: how often each is meant.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    reason = "const code without iterators, run by the compiler alone"
)]
const fn per_element(elements: &[(Element, u8)]) -> Each<u8, 4> {
    let mut row = [0; 4];
    let mut at = 0;
    while at < elements.len() {
        let (element, count) = elements[at];
        row[element.place() as usize] += count;
        at += 1;
    }
    Each(row)
}

const fn experiment(
    id: &'static str,
    level: Level,
    kind: Element,
    requirement: &[(Element, u8)],
    vp: u8,
) -> ExperimentRow<'static> {
    ExperimentRow {
        id: Id(id),
        level,
        kind,
        requirement: Demand(per_element(requirement)),
        vp,
        prov: Origins::new("H level=P"),
    }
}

rows! {
    EXPERIMENTS: [ExperimentRow; 64] = experiment;
    "es-01", Start, EARTH, &[(EARTH, 1)], 2;
    "es-02", Start, FIRE, &[(FIRE, 1)], 2;
    "es-03", Start, WATER, &[(WATER, 1)], 2;
    "es-04", Start, AIR, &[(AIR, 1)], 2;
    "es-05", Start, EARTH, &[(EARTH, 2)], 3;
    "es-06", Start, FIRE, &[(FIRE, 2)], 3;
    "es-07", Start, WATER, &[(WATER, 2)], 3;
    "es-08", Start, AIR, &[(AIR, 2)], 3;
    "e1-01", Level::One, EARTH, &[(EARTH, 1)], 3;
    "e1-02", Level::One, FIRE, &[(FIRE, 1)], 3;
    "e1-03", Level::One, WATER, &[(WATER, 1)], 3;
    "e1-04", Level::One, AIR, &[(AIR, 1)], 3;
    "e1-05", Level::One, EARTH, &[(EARTH, 2)], 4;
    "e1-06", Level::One, FIRE, &[(FIRE, 2)], 4;
    "e1-07", Level::One, WATER, &[(WATER, 2)], 4;
    "e1-08", Level::One, AIR, &[(AIR, 2)], 4;
    "e1-09", Level::One, EARTH, &[(EARTH, 2)], 5;
    "e1-10", Level::One, FIRE, &[(FIRE, 2)], 5;
    "e1-11", Level::One, WATER, &[(WATER, 2)], 5;
    "e1-12", Level::One, AIR, &[(AIR, 2)], 5;
    "e1-13", Level::One, EARTH, &[(EARTH, 3)], 6;
    "e1-14", Level::One, FIRE, &[(FIRE, 3)], 6;
    "e1-15", Level::One, WATER, &[(WATER, 3)], 6;
    "e1-16", Level::One, AIR, &[(AIR, 3)], 6;
    "e2-01", Level::Two, EARTH, &[(EARTH, 3)], 7;
    "e2-02", Level::Two, FIRE, &[(FIRE, 3)], 7;
    "e2-03", Level::Two, WATER, &[(WATER, 3)], 7;
    "e2-04", Level::Two, AIR, &[(AIR, 3)], 7;
    "e2-05", Level::Two, EARTH, &[(EARTH, 4)], 8;
    "e2-06", Level::Two, FIRE, &[(FIRE, 4)], 8;
    "e2-07", Level::Two, WATER, &[(WATER, 4)], 8;
    "e2-08", Level::Two, AIR, &[(AIR, 4)], 8;
    "e2-09", Level::Two, EARTH, &[(EARTH, 4)], 9;
    "e2-10", Level::Two, FIRE, &[(FIRE, 4)], 9;
    "e2-11", Level::Two, WATER, &[(WATER, 4)], 9;
    "e2-12", Level::Two, AIR, &[(AIR, 4)], 9;
    "e2-13", Level::Two, EARTH, &[(EARTH, 5)], 11;
    "e2-14", Level::Two, FIRE, &[(FIRE, 5)], 11;
    "e2-15", Level::Two, WATER, &[(WATER, 5)], 11;
    "e2-16", Level::Two, AIR, &[(AIR, 5)], 11;
    "e3-01", Level::Three, EARTH, &[(EARTH, 5)], 12;
    "e3-02", Level::Three, FIRE, &[(FIRE, 5)], 12;
    "e3-03", Level::Three, WATER, &[(WATER, 5)], 12;
    "e3-04", Level::Three, AIR, &[(AIR, 5)], 12;
    "e3-05", Level::Three, EARTH, &[(EARTH, 6)], 13;
    "e3-06", Level::Three, FIRE, &[(FIRE, 6)], 13;
    "e3-07", Level::Three, WATER, &[(WATER, 6)], 13;
    "e3-08", Level::Three, AIR, &[(AIR, 6)], 13;
    "e3-09", Level::Three, EARTH, &[(EARTH, 6)], 15;
    "e3-10", Level::Three, FIRE, &[(FIRE, 6)], 15;
    "e3-11", Level::Three, WATER, &[(WATER, 6)], 15;
    "e3-12", Level::Three, AIR, &[(AIR, 6)], 15;
    "e3-13", Level::Three, EARTH, &[(EARTH, 7)], 17;
    "e3-14", Level::Three, FIRE, &[(FIRE, 7)], 17;
    "e3-15", Level::Three, WATER, &[(WATER, 7)], 17;
    "e3-16", Level::Three, AIR, &[(AIR, 7)], 17;
    "em-01", Masterpiece, EARTH, &[(EARTH, 7)], 15;
    "em-02", Masterpiece, FIRE, &[(FIRE, 7)], 15;
    "em-03", Masterpiece, WATER, &[(WATER, 7)], 15;
    "em-04", Masterpiece, AIR, &[(AIR, 7)], 15;
    "em-05", Masterpiece, EARTH, &[(EARTH, 6), (WATER, 4)], 18;
    "em-06", Masterpiece, FIRE, &[(FIRE, 6), (AIR, 4)], 18;
    "em-07", Masterpiece, WATER, &[(WATER, 6), (EARTH, 4)], 18;
    "em-08", Masterpiece, AIR, &[(AIR, 6), (FIRE, 4)], 18;
}

const fn artifact(
    id: &'static str,
    level: Level,
    colour: Colour,
    symbols: &[(Element, u8)],
) -> ArtifactRow<'static> {
    ArtifactRow {
        id: Id(id),
        level,
        colour,
        symbols: Signs(per_element(symbols)),
        prov: Origins::new("H"),
    }
}

rows! {
    ARTIFACTS: [ArtifactRow; 48] = artifact;
    "as-01", Start, BLACK, &[(EARTH, 1)];
    "as-02", Start, WHITE, &[(FIRE, 1)];
    "as-03", Start, RED, &[(WATER, 1)];
    "as-04", Start, BLACK, &[(AIR, 1)];
    "as-05", Start, WHITE, &[(EARTH, 1)];
    "as-06", Start, RED, &[(FIRE, 1)];
    "as-07", Start, BLACK, &[(WATER, 1)];
    "as-08", Start, WHITE, &[(AIR, 1)];
    "as-09", Start, RED, &[(EARTH, 1)];
    "as-10", Start, BLACK, &[(FIRE, 1)];
    "as-11", Start, WHITE, &[(WATER, 1)];
    "as-12", Start, RED, &[(AIR, 1)];
    "a1-01", Level::One, BLACK, &[(EARTH, 1)];
    "a1-02", Level::One, BLACK, &[(FIRE, 1)];
    "a1-03", Level::One, BLACK, &[(WATER, 1)];
    "a1-04", Level::One, BLACK, &[(AIR, 1), (EARTH, 1)];
    "a1-05", Level::One, WHITE, &[(FIRE, 1)];
    "a1-06", Level::One, WHITE, &[(WATER, 1)];
    "a1-07", Level::One, WHITE, &[(AIR, 1)];
    "a1-08", Level::One, WHITE, &[(EARTH, 1), (FIRE, 1)];
    "a1-09", Level::One, RED, &[(WATER, 1)];
    "a1-10", Level::One, RED, &[(AIR, 1)];
    "a1-11", Level::One, RED, &[(EARTH, 1)];
    "a1-12", Level::One, RED, &[(FIRE, 1), (WATER, 1)];
    "a2-01", Level::Two, BLACK, &[(AIR, 1)];
    "a2-02", Level::Two, BLACK, &[(EARTH, 1), (FIRE, 1)];
    "a2-03", Level::Two, BLACK, &[(WATER, 1), (AIR, 1)];
    "a2-04", Level::Two, BLACK, &[(EARTH, 1), (FIRE, 1)];
    "a2-05", Level::Two, WHITE, &[(WATER, 1)];
    "a2-06", Level::Two, WHITE, &[(AIR, 1), (EARTH, 1)];
    "a2-07", Level::Two, WHITE, &[(FIRE, 1), (WATER, 1)];
    "a2-08", Level::Two, WHITE, &[(AIR, 1), (EARTH, 1)];
    "a2-09", Level::Two, RED, &[(FIRE, 1)];
    "a2-10", Level::Two, RED, &[(WATER, 1), (AIR, 1)];
    "a2-11", Level::Two, RED, &[(EARTH, 1), (FIRE, 1)];
    "a2-12", Level::Two, RED, &[(WATER, 1), (AIR, 1)];
    "a3-01", Level::Three, BLACK, &[(EARTH, 1)];
    "a3-02", Level::Three, BLACK, &[(FIRE, 1), (WATER, 1)];
    "a3-03", Level::Three, BLACK, &[(AIR, 1), (EARTH, 1)];
    "a3-04", Level::Three, BLACK, &[(FIRE, 1), (WATER, 1), (AIR, 1)];
    "a3-05", Level::Three, WHITE, &[(EARTH, 1)];
    "a3-06", Level::Three, WHITE, &[(FIRE, 1), (WATER, 1)];
    "a3-07", Level::Three, WHITE, &[(AIR, 1), (EARTH, 1)];
    "a3-08", Level::Three, WHITE, &[(FIRE, 1), (WATER, 1), (AIR, 1)];
    "a3-09", Level::Three, RED, &[(EARTH, 1)];
    "a3-10", Level::Three, RED, &[(FIRE, 1), (WATER, 1)];
    "a3-11", Level::Three, RED, &[(AIR, 1), (EARTH, 1)];
    "a3-12", Level::Three, RED, &[(FIRE, 1), (WATER, 1), (AIR, 1)];
}

/// The numbers that are rules rather than table entries, with where they come from.
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
