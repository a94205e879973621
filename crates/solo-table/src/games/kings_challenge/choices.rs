//! The items that decisions and outcomes concern, with their short verbs; their sentences are the game's.

use kings_challenge::{
    Action, ActivityId, Chance, Colour, Decision, Die, District, KingsChallenge, Origin, OwnedDie,
    Pending, RoyalResult, Side, State,
};
use solo_core::{NamedFields, Speech, fields};

use super::boards::{ids, six, space_id, stone_id};
use super::decks::{deck_id, slot_id};
use super::words::whose;
use crate::scenic::{ChoiceTarget, Target};

pub(super) const TARGETS: &[Target] = &[
    Target::new("Settle", "settle", &["buildings/{building}/{space}"]),
    Target::new("Reroll", "reroll", &["dice/own/{die}/1"]),
    Target::new("Recruit", "recruit", &["purse/stock"]),
    Target::new("Flip", "turn", &["dice/own/{die}/1"]),
    Target::one_of("FlipEnd", "enough", &["dice/own/{colour}/{face}/1"]),
    Target::new("Guard", "set", &["dice/own/{die}/1"]),
    Target::new("GuardEnd", "leave", &["dice/black/1"]),
    Target::new("Surrender", "surrender", &["dice/black/1"]),
    Target::new("LoseCube", "lose", SLOT),
    Target::new("LoseBanner", "lose", &["events/{card}"]),
    Target::new("LoseStone", "lose", &["cathedral/{at}"]),
    Target::new("Lay", "lay down", &["buildings/{building}/{space}"]),
    Target::new("Activate", "{price#0=use|hire for {price}}", SLOT),
    Target::one_of("Build", "build", &["cathedral/{level}/{column}"]),
    Target::new("Combat", "fight", &["events/{card}"]),
    Target::new("Place", "place", &["buildings/{building}"]),
    Target::new("Farm", "farm", &["purse/deniers"]),
    Target::new("Pass", "pass", &["purse/pot"]),
    Target::one_of("From", "take", ORIGINS),
    Target::new("CubeNone", "no cube", &["action/target"]),
    Target::new("Cube", "spend", SLOT),
    Target::new("Die", "add", &["dice/{die}/1"]),
    Target::new("Done", "enough", &["action/target"]),
    Target::new(
        "Times",
        "{times#1=once|2=twice|{times} times}",
        &["action/target"],
    ),
    Target::new("Choose", "choose", &["action/now"]),
    Target::new("Mark", "cube here", &["events/{card}"]),
];

/// The slot of an Activity card.
const SLOT: &[&str] = &["activities/{colour}/{number}"];

/// The items from which a tradesman can come.
const ORIGINS: &[&str] = &[
    "purse/supply",
    "buildings/{building}/{space}",
    "activities/{colour}/{number}",
];

/// Adds the values and the items of the position to a declared target.
pub(super) fn decision_target(
    game: &KingsChallenge,
    state: &State,
    decision: Decision,
    speech: &Speech<'_, KingsChallenge>,
) -> ChoiceTarget {
    let with = |fields: &dyn NamedFields<_>| ChoiceTarget::declared(decision, fields, speech);
    let plain = || with(&fields![]);
    match decision {
        Decision::Reroll(die) | Decision::Flip(die) => plain().each(equal(state, die)),
        Decision::Guard(die) => plain().each(equal(state, die)).on("dice/black/1"),
        Decision::FlipEnd => plain().each(turned(state)),
        // An id that the catalogue lacks is that of no card, and lies nowhere.
        Decision::LoseCube(card) | Decision::Cube(card) | Decision::Activate(card)
            if game.catalogue().activity(card).is_none() =>
        {
            ChoiceTarget::new("")
        }
        Decision::LoseCube(card) | Decision::Cube(card) | Decision::Activate(card) => {
            let (slot, price) = (card.slot(), hired(game, state, card).unwrap_or(0));
            // A card that does not lie face up in its slot lies nowhere.
            if state.activity(slot) != Some(card) {
                return plain();
            }
            with(&fields![
                colour = slot.colour(),
                number = slot.number(),
                price
            ])
        }
        Decision::Build => {
            let spaces = six().filter_map(|column| game.stone_space(state, column));
            plain().each(spaces.map(stone_id))
        }
        Decision::From(Origin::Supply) => plain().on("purse/supply"),
        Decision::From(Origin::Building(building, space)) => plain().on(space_id(building, space)),
        Decision::From(Origin::Card(card)) => {
            let lies = state.activity(card.slot()) == Some(card);
            plain().each(lies.then(|| slot_id(card.slot())))
        }
        Decision::Die(die) => {
            let equal = ids(state.dice(die.side()), die.district, die.die()).skip(1);
            plain().each(equal).each(led_to(game, state, die))
        }
        _ => plain(),
    }
}

/// Lists the dice of the player that equal the first one of a group.
fn equal(state: &State, die: Die) -> impl Iterator<Item = String> {
    ids(state.dice(Side::Human), District::Own, die).skip(1)
}

/// Lists the dice that this use of influence has turned.
fn turned(state: &State) -> Vec<String> {
    let Pending::Flip { flipped, .. } = state.pending() else {
        return Vec::new();
    };
    let dice = state.dice(Side::Human);
    let first = |die| ids(dice, District::Own, die).next();
    let mut turned: Vec<String> = flipped.into_iter().filter_map(first).collect();
    turned.dedup();
    turned
}

/// Returns the price of the tradesman whom a use of an Activity card begins with, if there is none of the player's.
fn hired(game: &KingsChallenge, state: &State, card: ActivityId) -> Option<u8> {
    let slot = card.slot();
    let (_, space) = game.next_tradesman(state, slot)?;
    let is_free = state.tradesman(Side::Human, slot).is_none();
    is_free.then_some(space.price)
}

/// Returns the space that a die leads to.
fn led_to(game: &KingsChallenge, state: &State, die: OwnedDie) -> Option<String> {
    let face = die.face.pips();
    match state.pending().action()? {
        Action::Build => {
            let column = six().find(|column| column.get() == face)?;
            game.stone_space(state, column).map(stone_id)
        }
        Action::Place(building) => {
            let entry = game.push_chain(building, face).first().copied();
            let space = six().find(|space| Some(space.get()) == entry)?;
            Some(space_id(building, space))
        }
        _ => None,
    }
}

pub(super) fn chance_target(state: &State, chance: Chance) -> ChoiceTarget {
    let about = ChoiceTarget::new("");
    match (chance, state.pending()) {
        (Chance::Reveal(card), _) => about.on(slot_id(card.slot())),
        (Chance::Event(_), Pending::Draw { deck }) => about.on(deck_id(deck)),
        (Chance::Roll(_), Pending::SetupRoll(rolled)) => {
            let colour = Colour::of_setup(u8::try_from(rolled.len()).unwrap_or(0));
            about.on(format!("buildings/{}", colour.building()))
        }
        (Chance::Roll(_), Pending::Workforce { colour, .. }) => {
            about.on(format!("buildings/{}", colour.building()))
        }
        (Chance::Roll(_), Pending::Black(_)) => about.on("action/now"),
        (Chance::Roll(face), Pending::Royal { first: Some(first) }) => {
            let total = first.pips().saturating_add(face.pips());
            about.on(format!("royal/{}", RoyalResult::of(total)))
        }
        _ => about,
    }
}

pub(super) fn chance_group(game: &KingsChallenge, state: &State) -> String {
    match state.pending() {
        Pending::Character => "The next Character card".to_owned(),
        Pending::SetupRoll(rolled) => {
            let colour = Colour::of_setup(u8::try_from(rolled.len()).unwrap_or(0));
            format!("Le Roy's {colour} die for his citizens")
        }
        Pending::Reveal => match game.slot_to_reveal(state) {
            Some(slot) => format!("The Activity card in slot {slot}"),
            None => "The next Activity card".to_owned(),
        },
        Pending::Workforce { owner, colour, .. } => {
            format!("A {colour} die of {}", whose(owner.side()))
        }
        Pending::Draw { deck } => format!("The next {deck} Event card"),
        Pending::Reroll { colour, .. } => format!("Your {colour} die, rolled again"),
        Pending::Royal { first: None } => "Le Roy's first die".to_owned(),
        Pending::Royal { .. } => "Le Roy's second die".to_owned(),
        _ => "A black die".to_owned(),
    }
}
