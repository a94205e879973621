//! Explanations of places, dice and numbers on the table.

use kings_challenge::{Building, KingsChallenge};
use solo_core::{Provenance, Speech, fields};

use super::cards;
use super::royal;
use super::words::{Said, headed, origin, weakest};
use crate::glossary::{Entry, Glossary};
use crate::words::joined;

impl Glossary for KingsChallenge {
    fn glossary(&self, speech: &Speech<'_, Self>) -> Vec<Entry> {
        let mut entries = cards::glossary(speech);
        entries.extend(glossary(speech));
        entries
    }
}

/// Returns the entries of everything on the table except cards.
pub(super) fn glossary(speech: &Speech<'_, KingsChallenge>) -> Vec<Entry> {
    let mut entries: Vec<_> = Building::ALL.map(|of| building(speech, of)).into();
    entries.extend([
        cathedral(speech),
        dice(speech),
        black_die(speech),
        deniers(speech),
        influence(speech),
        Entry::new("supply", "Supply and stock", "Citizens").rules("supply", &fields![], speech),
        pot(speech),
        points(speech),
        Entry::new("start", "Start player", "Order of play").rules("start", &fields![], speech),
    ]);
    entries.extend(royal::glossary(speech));
    entries
}

/// Returns the origin of constants.
pub(super) fn of_constants(game: &KingsChallenge, names: &[&str]) -> Provenance {
    let labels = names.iter();
    weakest(labels.map(|name| origin(game, "constants", name, &["value"])))
}

fn building(speech: &Speech<'_, KingsChallenge>, building: Building) -> Entry {
    let game = speech.game();
    let constants = game.catalogue().constants();
    let (salary, row) = match building {
        Building::Palace => (constants.salary_palace, "salary_palace"),
        Building::Hall => (constants.salary_hall, "salary_hall"),
        Building::Bishopric => (constants.salary_bishopric, "salary_bishopric"),
    };
    let colour = building.colour();
    let paid = match salary {
        0 => "building.free",
        _ => "building.salary",
    };
    let entry = Entry::new(building.to_string(), headed(game, building), "Building")
        .rules("building.rolls", &fields![colour], speech)
        .constant(paid, &fields![salary], &[row], speech)
        .rules("building.place", &fields![colour], speech);
    entered(entry, building, speech)
}

/// Adds the spaces where citizens enter a building, and those to which they push others.
fn entered(entry: Entry, building: Building, speech: &Speech<'_, KingsChallenge>) -> Entry {
    let game = speech.game();
    if is_direct(game, building) {
        return entry.rules("entering.direct", &fields![], speech);
    }
    let faces = (1..=6).map(|face| {
        let chain = game.push_chain(building, face).iter();
        let spaces: Vec<_> = chain.map(u8::to_string).collect();
        match spaces.split_first() {
            Some((entry, on)) if !on.is_empty() => {
                format!(
                    "with a {face}, space {entry} (pushing on to {})",
                    joined(on, "and")
                )
            }
            _ => format!("with a {face}, space {}", spaces.concat()),
        }
    });
    let faces = faces.collect::<Vec<_>>().join("; ");
    let source = origin(game, "chains", building, &["value"]);
    entry
        .says(format!("A citizen who enters takes: {faces}."), source)
        .rules("entering.push", &fields![], speech)
}

/// Returns whether a citizen who enters a building only replaces the one on the space of the face (KC-9.2).
pub(super) fn is_direct(game: &KingsChallenge, building: Building) -> bool {
    (1..=6).all(|face| game.push_chain(building, face) == [face])
}

fn cathedral(speech: &Speech<'_, KingsChallenge>) -> Entry {
    let catalogue = speech.game().catalogue();
    let constants = catalogue.constants();
    let influence: Vec<_> = (1..=6)
        .map(|column| catalogue.column_influence(column).to_string())
        .collect();
    Entry::new("cathedral", "Cathedral", "Place to build")
        .rules("cathedral", &fields![], speech)
        .constant(
            "stone.vp",
            &fields![stone = constants.stone_vp],
            &["stone_vp"],
            speech,
        )
        .says(
            format!(
                "It brings influence as well: {} in columns 1 to 6.",
                influence.join(", ")
            ),
            origin(speech.game(), "cathedral", "column_influence", &["value"]),
        )
        .constant(
            "levels.penalty",
            &fields![penalty = constants.level_penalty],
            &["level_penalty"],
            speech,
        )
}

fn dice(speech: &Speech<'_, KingsChallenge>) -> Entry {
    let constants = speech.game().catalogue().constants();
    let (one, two, three) = (constants.price_1, constants.price_2, constants.price_3);
    Entry::new("dice", "Dice", "For actions")
        .rules("dice", &fields![], speech)
        .constant(
            "price",
            &fields![one, two, three],
            &["price_1", "price_2", "price_3"],
            speech,
        )
}

fn black_die(speech: &Speech<'_, KingsChallenge>) -> Entry {
    let constants = speech.game().catalogue().constants();
    Entry::new("black_die", "Black die", "Attack")
        .rules("black.counter", &fields![], speech)
        .constant(
            "black.influence",
            &fields![influence = constants.black_influence],
            &["black_influence"],
            speech,
        )
        .constant(
            "black.surrender",
            &fields![penalty = constants.penalty_black],
            &["penalty_black"],
            speech,
        )
        .rules("black.goes", &fields![], speech)
        .rules("guard", &fields![], speech)
}

fn deniers(speech: &Speech<'_, KingsChallenge>) -> Entry {
    let constants = speech.game().catalogue().constants();
    Entry::new("deniers", "Deniers", "Money")
        .constant(
            "deniers.income",
            &fields![income = constants.income],
            &["income"],
            speech,
        )
        .constant(
            "deniers.penalty",
            &fields![penalty = constants.penalty_salary],
            &["penalty_salary"],
            speech,
        )
        .constant(
            "deniers.farm",
            &fields![divisor = constants.farm_divisor],
            &["farm_divisor"],
            speech,
        )
}

fn influence(speech: &Speech<'_, KingsChallenge>) -> Entry {
    let constants = speech.game().catalogue().constants();
    Entry::new("influence", "Influence", "For changing dice and recruiting")
        .constant(
            "influence.roll",
            &fields![cost = constants.cost_reroll],
            &["cost_reroll"],
            speech,
        )
        .constant(
            "influence.recruit",
            &fields![cost = constants.cost_recruit],
            &["cost_recruit"],
            speech,
        )
        .constant(
            "influence.turn",
            &fields![cost = constants.cost_flip, most = constants.flip_max],
            &["cost_flip", "flip_max"],
            speech,
        )
        .constant(
            "influence.most",
            &fields![most = constants.influence_cap],
            &["influence_cap"],
            speech,
        )
}

fn pot(speech: &Speech<'_, KingsChallenge>) -> Entry {
    let constants = speech.game().catalogue().constants();
    let (first, later) = (constants.pass_first, constants.pass_later);
    Entry::new("pot", "Your pot", "Deniers for passing")
        .constant(
            "pass.pot",
            &fields![first, later],
            &["pass_first", "pass_later"],
            speech,
        )
        .rules("pot", &fields![], speech)
}

fn points(speech: &Speech<'_, KingsChallenge>) -> Entry {
    let constants = speech.game().catalogue().constants();
    Entry::new("points", "VP", "Victory points")
        .rules("points", &fields![], speech)
        .constant(
            "row.presence",
            &fields![vp = constants.event_presence_vp],
            &["event_presence_vp"],
            speech,
        )
        .rules("tradesman", &fields![], speech)
        .constant(
            "level",
            &fields![penalty = constants.level_penalty],
            &["level_penalty"],
            speech,
        )
        .rules("stack", &fields![], speech)
}
