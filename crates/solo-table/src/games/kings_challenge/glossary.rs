//! Explanations of places, dice and numbers on the table.

use kings_challenge::{Building, Filling, KingsChallenge, Side, Topology};
use solo_core::Provenance::{self, Deduced, Published, Rulebook, Ruling};

use super::royal;
use super::words::{headed, origin, weakest};
use crate::glossary::Entry;
use crate::words::{counted, joined};

/// Returns the entries of everything on the table except cards.
pub(super) fn glossary(game: &KingsChallenge) -> Vec<Entry> {
    let mut entries: Vec<_> = Building::ALL.map(|of| building(game, of)).into();
    entries.extend([
        cathedral(game),
        dice(game),
        black_die(game),
        deniers(game),
        influence(game),
        supply(),
        pot(game),
        points(game),
        start(game),
    ]);
    entries.extend(royal::glossary(game));
    entries
}

/// Returns the origin of constants.
pub(super) fn of_constants(game: &KingsChallenge, names: &[&str]) -> Provenance {
    let labels = names.iter();
    weakest(labels.map(|name| origin(game, "constants", name, &["value"])))
}

fn building(game: &KingsChallenge, building: Building) -> Entry {
    let constants = game.catalogue().constants();
    let (salary, row) = match building {
        Building::Palace => (constants.salary_palace, "salary_palace"),
        Building::Hall => (constants.salary_hall, "salary_hall"),
        Building::Bishopric => (constants.salary_bishopric, "salary_bishopric"),
    };
    let colour = building.colour();
    let chains = match game.options().topology {
        Topology::Push => origin(game, "chains", building, &["value"]),
        Topology::Direct => Ruling,
    };
    let salary = match salary {
        0 => "Yours cost no salary here.".to_owned(),
        _ => format!(
            "Each of yours costs a salary of {} a round.",
            counted(salary, "denier", "deniers")
        ),
    };
    Entry::new(building.to_string(), headed(game, building), "Building")
        .says(
            format!("Every round each citizen who stands here rolls a {colour} die for his owner."),
            Published,
        )
        .says(salary, of_constants(game, &[row]))
        .says(
            format!("You place citizens of your supply here with {colour} dice, one for each die."),
            Deduced,
        )
        .says(entered(game, building), chains)
}

/// Describes the spaces where citizens enter a building, and those to which they push others.
fn entered(game: &KingsChallenge, building: Building) -> String {
    let chains: Vec<&[u8]> = (1..=6)
        .map(|face| game.push_chain(building, face))
        .collect();
    if chains.iter().zip(1..).all(|(chain, face)| *chain == [face]) {
        return "Who enters with a 1 takes space 1, and so on; whoever stood there lies down until the round is over.".to_owned();
    }
    let faces = chains.iter().zip(1_u8..).map(|(chain, face)| {
        let spaces: Vec<_> = chain.iter().map(u8::to_string).collect();
        match spaces.split_first() {
            Some((entry, on)) if !on.is_empty() => {
                format!(
                    "with a {face} space {entry}, pushing on to {}",
                    joined(on, "and")
                )
            }
            _ => format!("with a {face} space {}", spaces.concat()),
        }
    });
    format!(
        "Who enters takes {}. Whoever stood there moves along, and so on, until a space was free; who finds none lies down until the round is over.",
        faces.collect::<Vec<_>>().join("; ")
    )
}

fn cathedral(game: &KingsChallenge) -> Entry {
    let (catalogue, options) = (game.catalogue(), game.options());
    let constants = catalogue.constants();
    let influence: Vec<_> = (1..=6)
        .map(|column| catalogue.column_influence(column).to_string())
        .collect();
    let place = match options.cathedral {
        Filling::Strict => "on the lowest level that has a free space",
        Filling::Column => "on the lowest level where the column is free",
    };
    Entry::new("cathedral", "Cathedral", "Place to build")
        .says(
            format!("Each white die with which you build places a stone in the column of its face, {place}."),
            Ruling,
        )
        .says(
            format!("A stone brings {} VP at once.", constants.stone_vp),
            of_constants(game, &["stone_vp"]),
        )
        .says(
            format!("It brings influence as well: {} in columns 1 to 6.", influence.join(", ")),
            origin(game, "cathedral", "column_influence", &["value"]),
        )
        .says(
            format!("At the end each level without a stone of yours costs you {} VP.", constants.level_penalty),
            of_constants(game, &["level_penalty"]),
        )
}

fn dice(game: &KingsChallenge) -> Entry {
    let constants = game.catalogue().constants();
    Entry::new("dice", "Dice", "For actions")
        .says(
            "An action uses one to three dice of the colours it asks for, and discards them.",
            Published,
        )
        .says("Their faces added up are the strength.", Published)
        .says(
            format!(
                "You can use le Roy's dice, too: each costs {}, {} or {} deniers in a group of one, two or three dice.",
                constants.price_1, constants.price_2, constants.price_3
            ),
            of_constants(game, &["price_1", "price_2", "price_3"]),
        )
}

fn black_die(game: &KingsChallenge) -> Entry {
    let constants = game.catalogue().constants();
    let entry = Entry::new("black_die", "Black die", "Attack")
        .says(
            "It is countered with dice of yours that reach it together; red dice count double.",
            Published,
        )
        .says(
            format!(
                "A black die that you counter brings {} influence.",
                constants.black_influence
            ),
            of_constants(game, &["black_influence"]),
        )
        .says(
            format!(
                "If all your dice together cannot reach the first black die of your go, you can surrender to it: you lose {} VP and keep your dice.",
                constants.penalty_black
            ),
            of_constants(game, &["penalty_black"]),
        )
        .says(
            "You and le Roy take goes, and the highest black die is always next. If your dice can reach it you have to counter it, and then you may go on to more.",
            Published,
        );
    royal::guards(game, entry)
}

fn deniers(game: &KingsChallenge) -> Entry {
    let constants = game.catalogue().constants();
    Entry::new("deniers", "Deniers", "Money")
        .says(
            format!("Every round begins with {} deniers for you; then you pay the salaries of your citizens in the buildings.", constants.income),
            of_constants(game, &["income"]),
        )
        .says(
            format!("If you cannot pay them in full you lose {} VP.", constants.penalty_salary),
            of_constants(game, &["penalty_salary"]),
        )
        .says(
            format!("To farm the land takes yellow dice: every {} of strength bring 1 denier.", constants.farm_divisor),
            of_constants(game, &["farm_divisor"]),
        )
}

fn influence(game: &KingsChallenge) -> Entry {
    let constants = game.catalogue().constants();
    Entry::new("influence", "Influence", "For changing dice and recruiting")
        .says(
            format!("For {} you roll one of your dice again.", constants.cost_reroll),
            of_constants(game, &["cost_reroll"]),
        )
        .says(
            format!("For {} a citizen comes from your stock to your supply.", constants.cost_recruit),
            of_constants(game, &["cost_recruit"]),
        )
        .says(
            format!(
                "For {} you turn up to {} of your dice over: 1 becomes 6, 2 becomes 5, 3 becomes 4, and back.",
                constants.cost_flip, constants.flip_max
            ),
            of_constants(game, &["cost_flip", "flip_max"]),
        )
        .says(
            format!("You never have more than {}.", constants.influence_cap),
            of_constants(game, &["influence_cap"]),
        )
}

fn supply() -> Entry {
    Entry::new("supply", "Supply and stock", "Citizens")
        .says(
            "Citizens in your supply can be placed in buildings or become tradesmen; those in stock have to be recruited first.",
            Published,
        )
        .says(
            "Whoever lies rolls no die, and goes back to the supply at the end of the round.",
            Published,
        )
        .says(
            "Where a citizen of yours leaves a space to become a tradesman, or is laid down by an event, one of le Roy's supply takes the space, if he has any.",
            Ruling,
        )
}

fn pot(game: &KingsChallenge) -> Entry {
    let constants = game.catalogue().constants();
    Entry::new("pot", "Your pot", "Deniers for passing")
        .says(
            format!(
                "When you pass you are out for the round, and {} deniers go into it, and {} more whenever it would be your turn while le Roy still has dice.",
                constants.pass_first, constants.pass_later
            ),
            of_constants(game, &["pass_first", "pass_later"]),
        )
        .says("You get it at the end of the round.", Published)
}

fn points(game: &KingsChallenge) -> Entry {
    let constants = game.catalogue().constants();
    let entry = Entry::new("points", "VP", "Victory points")
        .says("The result is your VP minus those of le Roy.", Rulebook)
        .says("You beat him with a result of 1 or more.", Ruling)
        .says(
            format!(
                "At the end each Event card in the row with a cube of yours brings {} VP.",
                constants.event_presence_vp
            ),
            of_constants(game, &["event_presence_vp"]),
        )
        .says("Each tradesman brings the VP of his space.", Published)
        .says(
            format!(
                "Each level of the cathedral without an own stone costs {} VP.",
                constants.level_penalty
            ),
            of_constants(game, &["level_penalty"]),
        )
        .says(
            "The Character cards left in the stack are scored for both sides.",
            Rulebook,
        );
    let levels = if game.options().roy_levels {
        "The levels count for le Roy, too."
    } else {
        "The levels cost le Roy nothing."
    };
    entry.says(levels, Ruling)
}

fn start(game: &KingsChallenge) -> Entry {
    let first = match game.options().first_start {
        Side::Human => "You are start player of the first round.",
        Side::Roy => "Le Roy is start player of the first round.",
    };
    Entry::new("start", "Start player", "Order of play")
        .says(
            "The start player has the first go against black dice and the first turn.",
            Published,
        )
        .says("You and le Roy take turns at it round by round.", Rulebook)
        .says(first, Ruling)
}
