//! The items that decisions and outcomes concern.

use kings_challenge::{
    ActionKind, ActivityId, Chance, Colour, Decision, Die, District, KingsChallenge, Origin,
    OwnedDie, PendingView, RoyalResult, Side, State, Step, Target,
};

use super::boards::{ids, six, space_id, stone_id};
use super::decks::{deck_id, event_id, slot_id};
use super::words::whose;
use crate::scenic::ChoiceTarget;

pub(super) fn decision_target(
    game: &KingsChallenge,
    state: &State,
    decision: Decision,
) -> ChoiceTarget {
    match decision {
        Decision::Settle(building, space) => {
            ChoiceTarget::new("settle").on(space_id(building, space))
        }
        Decision::Reroll(die) => own(state, "reroll", die),
        Decision::Recruit => ChoiceTarget::new("recruit").on("purse/stock"),
        Decision::Flip(die) => own(state, "turn", die),
        Decision::FlipEnd => turned(game, state),
        Decision::Guard(die) => own(state, "set", die).on("dice/black/1"),
        Decision::GuardEnd => ChoiceTarget::new("leave").on("dice/black/1"),
        Decision::Surrender => ChoiceTarget::new("surrender").on("dice/black/1"),
        Decision::LoseCube(card) => ChoiceTarget::new("lose").on(slot_id(card.slot())),
        Decision::LoseBanner(card) => ChoiceTarget::new("lose").on(event_id(card)),
        Decision::LoseStone(at) => ChoiceTarget::new("lose").on(stone_id(at)),
        Decision::Lay(building, space) => {
            ChoiceTarget::new("lay down").on(space_id(building, space))
        }
        Decision::Activate(card) => {
            ChoiceTarget::new(use_verb(game, state, card)).on(slot_id(card.slot()))
        }
        Decision::Build => build(game, state),
        Decision::Combat(card) => ChoiceTarget::new("fight").on(event_id(card)),
        Decision::Place(building) => ChoiceTarget::new("place").on(format!("buildings/{building}")),
        Decision::Farm => ChoiceTarget::new("farm").on("purse/deniers"),
        Decision::Pass => ChoiceTarget::new("pass").on("purse/pot"),
        Decision::From(Origin::Supply) => ChoiceTarget::new("take").on("purse/supply"),
        Decision::From(Origin::Building(building, space)) => {
            ChoiceTarget::new("take").on(space_id(building, space))
        }
        Decision::From(Origin::Card(card)) => ChoiceTarget::new("take").on(slot_id(card.slot())),
        Decision::CubeNone => ChoiceTarget::new("no cube").on("action/target"),
        Decision::Cube(card) => ChoiceTarget::new("spend").on(slot_id(card.slot())),
        Decision::Die(die) => add(game, state, die),
        Decision::Done => ChoiceTarget::new("enough").on("action/target"),
        Decision::Times(times) => {
            let verb = match times.get() {
                1 => "once".to_owned(),
                2 => "twice".to_owned(),
                more => format!("{more} times"),
            };
            ChoiceTarget::new(verb).on("action/target")
        }
        Decision::Choose(_) => ChoiceTarget::new("choose").on("action/now"),
        Decision::Mark(card) => ChoiceTarget::new("cube here").on(event_id(card)),
    }
}

/// Returns all equal dice of the player.
fn own(state: &State, verb: &'static str, die: Die) -> ChoiceTarget {
    let dice = ids(state.dice(Side::Human), District::Own, die);
    dice.fold(ChoiceTarget::new(verb), ChoiceTarget::on)
}

/// Returns the dice that this use of influence has turned.
fn turned(game: &KingsChallenge, state: &State) -> ChoiceTarget {
    let flipped = match game.pending_view(state) {
        PendingView::Flip { flipped, .. } => flipped,
        _ => Vec::new(),
    };
    let dice = state.dice(Side::Human);
    let ids = flipped
        .into_iter()
        .filter_map(|die| ids(dice, District::Own, die).next());
    let mut concern = ids.fold(ChoiceTarget::new("enough"), ChoiceTarget::on);
    concern.on.dedup();
    concern
}

/// Returns the first step of using an Activity card: paying its price, or nothing with a tradesman.
fn use_verb(game: &KingsChallenge, state: &State, card: ActivityId) -> String {
    let slot = card.slot();
    match game.next_tradesman(state, slot) {
        Some((_, space)) if state.tradesman(Side::Human, slot).is_none() => {
            format!("hire for {}", space.price)
        }
        _ => "use".to_owned(),
    }
}

/// Returns every space that is free for a stone now.
fn build(game: &KingsChallenge, state: &State) -> ChoiceTarget {
    six()
        .filter_map(|column| game.stone_space(state, column))
        .map(stone_id)
        .fold(ChoiceTarget::new("build"), ChoiceTarget::on)
}

/// Returns a die of a group, and the space that it leads to.
fn add(game: &KingsChallenge, state: &State, die: OwnedDie) -> ChoiceTarget {
    let dice = ids(state.dice(die.side()), die.district, die.die());
    let concern = dice.fold(ChoiceTarget::new("add"), ChoiceTarget::on);
    let PendingView::Action { kind, target, .. } = game.pending_view(state) else {
        return concern;
    };
    let face = die.face.pips();
    let space = match (kind, target) {
        (ActionKind::Build, _) => six()
            .find(|column| column.get() == face)
            .and_then(|column| game.stone_space(state, column))
            .map(stone_id),
        (_, Some(Target::Building(building))) => {
            let entry = game.push_chain(building, face).first().copied();
            six()
                .find(|space| Some(space.get()) == entry)
                .map(|space| space_id(building, space))
        }
        _ => None,
    };
    space.into_iter().fold(concern, ChoiceTarget::on)
}

pub(super) fn chance_target(game: &KingsChallenge, state: &State, chance: Chance) -> ChoiceTarget {
    let about = ChoiceTarget::new("");
    match (chance, game.pending_view(state)) {
        (Chance::Reveal(card), _) => about.on(slot_id(card.slot())),
        (Chance::Event(_), PendingView::Draw { colour }) => about.on(deck_id(colour)),
        (Chance::Roll(_), PendingView::Setup { rolled }) => {
            let colour = Colour::of_setup(u8::try_from(rolled.len()).unwrap_or(0));
            about.on(format!("buildings/{}", colour.building()))
        }
        (Chance::Roll(_), PendingView::Workforce { colour, .. }) => {
            about.on(format!("buildings/{}", colour.building()))
        }
        (Chance::Roll(_), PendingView::Action { .. }) => about.on("action/now"),
        (Chance::Roll(face), PendingView::Royal { first: Some(first) }) => {
            let total = first.pips().saturating_add(face.pips());
            about.on(format!("royal/{}", RoyalResult::of(total)))
        }
        _ => about,
    }
}

pub(super) fn chance_group(game: &KingsChallenge, state: &State) -> String {
    match (state.step(), game.pending_view(state)) {
        (Step::Character, _) => "The next Character card".to_owned(),
        (_, PendingView::Setup { rolled }) => {
            let colour = Colour::of_setup(u8::try_from(rolled.len()).unwrap_or(0));
            format!("Le Roy's {colour} die for his citizens")
        }
        (_, PendingView::Reveal { slot: Some(slot) }) => format!("The Activity card {slot}"),
        (_, PendingView::Workforce { owner, colour, .. }) => {
            format!("A {colour} die of {}", whose(owner.side()))
        }
        (_, PendingView::Draw { colour }) => format!("The next {colour} Event card"),
        (_, PendingView::Reroll { colour, .. }) => format!("Your {colour} die, rolled again"),
        (_, PendingView::Royal { first: None }) => "Le Roy's first die".to_owned(),
        (_, PendingView::Royal { .. }) => "Le Roy's second die".to_owned(),
        _ => "A black die".to_owned(),
    }
}
