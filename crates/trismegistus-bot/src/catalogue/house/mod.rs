//! The embedded tables. Most printed numbers are house values, chosen by this project so that the
//! game can be played without the box; they are not the published ones. The column `prov` labels
//! them.

#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    reason = "const code without iterators, run by the compiler alone"
)]

mod cards;

use solo_core::{Provenance, Shared, SharedOrigins};

pub(super) use self::cards::{ARTIFACTS, EXPERIMENTS};
use super::Catalogue;
use super::card::{AutomaCard, AutomaKind, Benefit, CardDie, Part, Parts, TokenCard};
use super::cells::{Id, OrNone};
use super::kinds::{Colour, Element, PerSymbol, Section, Symbol};
use super::lookup::Lookup;
use super::orders::Orders;
use super::rows::{BowlRow, DiceRow, FormulaRow, OrderRow, Setting, TrackRow};
use super::tables::Printed;

use CardDie::{Max, One, Two};
use Colour::{Black, Red, White};
use Element::{Air, Earth, Fire, Water};
use Part::{Artifact, Experiment, Gold, Lowest, Points, Track};
use Symbol::{Copper, Iron, Lead, Mercury, Tin, Wild};

/// The embedded catalogue.
pub(crate) static HOUSE: Catalogue = Catalogue {
    printed: Printed {
        settings: Orders::HOUSE,
        orders: Shared::Static(&ORDERS),
        dice: Shared::Static(&DICE),
        bowls: Shared::Static(&BOWLS),
        tracks: Shared::Static(&TRACKS),
        tokens: Shared::Static(&TOKENS),
        automa: Shared::Static(&AUTOMA),
        formulas: Shared::Static(&FORMULAS),
        experiments: Shared::Static(&EXPERIMENTS),
        artifacts: Shared::Static(&ARTIFACTS),
    },
    lookup: Lookup::of(SECTIONS, &TRACKS, &EXPERIMENTS, &ARTIFACTS),
};

/// The sections of the bowls: each has its own but the wild one, which has none.
const SECTIONS: (PerSymbol<Option<Section>>, u8) = {
    const fn own(bowl: u8) -> Option<Section> {
        Some(Section(bowl))
    }
    let sections = [own(0), own(1), own(2), own(3), own(4), None];
    (PerSymbol::new(sections), 5)
};

const fn setting(name: Setting, value: &'static str, prov: &'static str) -> OrderRow {
    OrderRow {
        name,
        value: Shared::Static(value),
        prov: SharedOrigins::new(prov),
    }
}

static ORDERS: [OrderRow; 7] = [
    setting(Setting::Colour, "black white red", "H"),
    setting(Setting::Symbol, "lead tin iron copper mercury wild", "H"),
    setting(Setting::Track, "earth fire water air", "H"),
    setting(Setting::MaxWildBecomes, "mercury", "H"),
    setting(Setting::ArtifactSlots, "2", "R"),
    setting(Setting::ExperimentSlots, "2", "R"),
    setting(Setting::ReactionMarkers, "2", "P"),
];

const fn dice(colour: Colour, count: u8) -> DiceRow {
    let prov = SharedOrigins::new("S");
    DiceRow {
        colour,
        count,
        prov,
    }
}

static DICE: [DiceRow; 3] = [dice(Black, 5), dice(White, 5), dice(Red, 4)];

const fn bowl(symbol: Symbol, essence: Option<Element>, section: Option<&'static str>) -> BowlRow {
    let section = match section {
        Some(id) => Some(Id::new(id)),
        None => None,
    };
    BowlRow {
        symbol,
        essence: OrNone(essence),
        section: OrNone(section),
        prov: SharedOrigins::new("H symbol=P"),
    }
}

static BOWLS: [BowlRow; 6] = [
    bowl(Lead, Some(Earth), Some("lead")),
    bowl(Tin, Some(Air), Some("tin")),
    bowl(Iron, Some(Fire), Some("iron")),
    bowl(Copper, Some(Water), Some("copper")),
    bowl(Mercury, None, Some("mercury")),
    bowl(Wild, None, None),
];

/// All four tracks are alike: bonus spaces on 3 and 6, victory points on 4, 7 and 10.
static TRACKS: [TrackRow; 44] = {
    let mut rows = [const {
        TrackRow {
            track: Earth,
            level: 0,
            bonus: false,
            vp: 0,
            prov: SharedOrigins::new("H"),
        }
    }; 44];
    let mut at = 0_usize;
    while at < 44 {
        let row = &mut rows[at];
        row.track = Element::ALL[at / 11];
        row.level = (at % 11) as u8;
        row.bonus = matches!(row.level, 3 | 6);
        row.vp = match row.level {
            4 => 3,
            7 => 6,
            10 => 9,
            _ => 0,
        };
        at += 1;
    }
    rows
};

const fn token(id: &'static str, count: u8, benefit: Benefit) -> TokenCard {
    TokenCard {
        id: Id::new(id),
        count,
        benefit,
        prov: SharedOrigins::new("H bot_benefit=S"),
    }
}

pub(super) static TOKENS: [TokenCard; 3] = [
    token("aether", 3, Benefit::Ethereal),
    token("insight", 3, Benefit::Advance),
    token("glory", 2, Benefit::Points(5)),
];

const fn formulas(count: u8, vp: u16) -> FormulaRow {
    let prov = SharedOrigins::new("S vp=H");
    FormulaRow { count, vp, prov }
}

static FORMULAS: [FormulaRow; 8] = [
    formulas(0, 0),
    formulas(1, 1),
    formulas(2, 3),
    formulas(3, 6),
    formulas(4, 10),
    formulas(5, 15),
    formulas(6, 21),
    formulas(7, 28),
];

const fn automa(
    id: &'static str,
    kind: AutomaKind,
    element: Option<Element>,
    (colour, die, potency): (Colour, CardDie, u8),
    actions: &[Part],
    reward: &[Part],
) -> AutomaCard {
    let prov = match kind {
        AutomaKind::Basic => "H element=S reward=S",
        AutomaKind::Specialization => "H kind=S actions=S reward=S",
        AutomaKind::Personality => "H kind=S element=S actions=S reward=S",
    };
    AutomaCard {
        id: Id::new(id),
        kind,
        element: OrNone(element),
        colour,
        die,
        potency,
        actions: Parts::new(actions),
        reward: Parts::new(reward),
        prov: SharedOrigins::new(prov),
    }
}

const fn basic(id: &'static str, die: (Colour, CardDie, u8), actions: &[Part]) -> AutomaCard {
    automa(id, AutomaKind::Basic, None, die, actions, &[])
}

const fn special(
    id: &'static str,
    of: Element,
    die: (Colour, CardDie, u8),
    actions: &[Part],
) -> AutomaCard {
    automa(id, AutomaKind::Specialization, Some(of), die, actions, &[])
}

/// Returns a personality card, which makes two steps on its own track unless the bot is ahead.
const fn personal(
    id: &'static str,
    of: Element,
    die: (Colour, CardDie, u8),
    reward: &[Part],
) -> AutomaCard {
    let steps = &[Track(of), Track(of)];
    automa(id, AutomaKind::Personality, Some(of), die, steps, reward)
}

/// The steps of the card that climbs all tracks.
const ALL_TRACKS: &[Part] = &[Track(Earth), Track(Fire), Track(Water), Track(Air)];
const THREE_TRACKS: &[Part] = &[Points(5), Track(Fire), Track(Earth), Track(Air)];

// Number and actions of the basic cards are ours, and so is the assignment of the four known
// specializations to elements.
pub(super) static AUTOMA: [AutomaCard; 17] = [
    basic("b1", (Black, Two(Lead, Tin), 2), &[Artifact]),
    basic("b2", (Black, One(Iron), 1), &[Track(Earth), Track(Water)]),
    basic("b3", (Black, Max, 3), &[Experiment]),
    basic("b4", (White, Two(Tin, Copper), 2), &[Experiment]),
    basic("b5", (White, Two(Mercury, Lead), 1), &[Lowest]),
    basic("b6", (White, Max, 2), &[Artifact]),
    basic(
        "b7",
        (Red, Two(Iron, Mercury), 2),
        &[Track(Fire), Track(Air)],
    ),
    basic("b8", (Red, Two(Copper, Iron), 1), &[Gold(1)]),
    basic("b9", (Red, Max, 3), &[Experiment]),
    special(
        "s-earth",
        Earth,
        (Black, Two(Lead, Iron), 2),
        &[Artifact, Gold(1)],
    ),
    special("s-fire", Fire, (Red, Two(Iron, Copper), 2), ALL_TRACKS),
    special(
        "s-water",
        Water,
        (White, Two(Copper, Tin), 2),
        &[Points(5), Gold(1)],
    ),
    special("s-air", Air, (White, Max, 2), &[Experiment, Lowest, Lowest]),
    personal("p-earth", Earth, (Black, Max, 2), &[Points(5), Gold(3)]),
    personal("p-fire", Fire, (Red, Max, 2), &[Points(10)]),
    personal(
        "p-water",
        Water,
        (White, Two(Copper, Mercury), 2),
        THREE_TRACKS,
    ),
    personal(
        "p-air",
        Air,
        (Black, Two(Tin, Lead), 2),
        &[Points(5), Artifact],
    ),
];

/// The numbers that are rules rather than table entries, with their provenance.
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
