//! The state of the game in words, and the question that is due.

use kings_challenge::{
    ActionKind, Activity, Decision, Effect, KingsChallenge, PendingView, Side, State, Step, Target,
    View,
};
use solo_core::GameData;

use super::words::{named, per_strength};
use super::{boards, decks, sides};
use crate::scene::Scene;
use crate::scenic::Visibility;
use crate::words::{capital, counted};

pub(super) fn scene(game: &KingsChallenge, state: &State, visibility: Visibility) -> Scene {
    let view = game.view(state);
    let mut scene = Scene {
        now: now(&view),
        ask: ask(game, state, &view),
        ..Scene::default()
    };
    let over = game.standings(state);
    scene.add(sides::score(game, &over, &view));
    scene.add(sides::points(&over, &view));
    scene.add(sides::royal(game, state));
    scene.add(sides::roy(game, &view));
    scene.add(boards::buildings(game, state));
    scene.add(boards::cathedral(game, state));
    scene.add(boards::action(game, state, &view.pending));
    scene.add(boards::dice(game, state, &view));
    scene.add(decks::activities(game, state));
    scene.add(decks::events(game, state, &view));
    scene.add(sides::purse(game, state, &view));
    scene.add(decks::characters(game, state));
    scene.add(decks::unseen(game, &view, visibility));
    scene.need(needed(&view));
    scene
}

/// Returns the zones that the question is about, besides those of the things that answer it.
fn needed(view: &View) -> &'static [&'static str] {
    match &view.pending {
        _ if view.phase == Step::Over => &["score"],
        PendingView::Settle { .. } => &["buildings", "characters", "royal"],
        PendingView::Guard { .. } | PendingView::Flip { .. } => &["dice", "purse"],
        PendingView::Lose { .. } => &["action", "points"],
        PendingView::Action { .. } => &["action", "dice", "purse"],
        PendingView::Royal { .. } => &["royal", "dice"],
        PendingView::Reveal { .. } => &["activities"],
        PendingView::Draw { .. } => &["events"],
        PendingView::Nothing => &["dice", "purse", "points"],
        _ => &["dice"],
    }
}

fn now(view: &View) -> String {
    let at = match (view.phase.stage(), view.turn) {
        ("over", _) => return "The game is over".to_owned(),
        ("setup", _) => return format!("Setup of a game of {} rounds", view.rounds),
        ("reveal", _) => "cards are turned up",
        ("workforce", _) => "the citizens roll",
        ("events", _) => "events",
        ("defence", None) => "black dice attack",
        ("defence", Some(_)) => "black dice attack, your go",
        (_, Some(Side::Roy)) => "le Roy's turn",
        _ => "your turn",
    };
    format!("Round {} of {}: {at}", view.round, view.rounds)
}

fn ask(game: &KingsChallenge, state: &State, view: &View) -> String {
    match &view.pending {
        PendingView::Setup { rolled } => format!(
            "Le Roy rolls for his citizens: {} to come.",
            counted(left(6, rolled.len()), "die", "dice")
        ),
        PendingView::Settle { left } => {
            format!("Where do you settle a citizen? {left} to settle now.")
        }
        PendingView::Reveal { slot } => {
            let slot = slot.map_or_else(String::new, |slot| format!(" {slot}"));
            format!("The Activity card{slot} is turned up.")
        }
        PendingView::Workforce {
            owner,
            colour,
            left,
        } => {
            let who = match owner.side() {
                Side::Human => "You roll your",
                Side::Roy => "Le Roy rolls his",
            };
            format!("{who} {colour} dice: {left} to roll.")
        }
        PendingView::Draw { colour } => format!("A {colour} Event card is drawn."),
        PendingView::Lose { .. } => loss(game, &view.pending),
        PendingView::Attack { left } => {
            format!(
                "Black dice attack: {} to roll.",
                counted(*left, "die", "dice")
            )
        }
        PendingView::Guard { total, countered } => guard(game, state, view, *total, *countered),
        PendingView::Reroll { colour, .. } => format!("Your {colour} die is rolled again."),
        PendingView::Flip { left, .. } => {
            format!("Do you turn another die over? Up to {left} more.")
        }
        PendingView::Action { .. } => action(game, state, view),
        PendingView::Royal { first: None } => "Le Roy rolls two dice for his action.".to_owned(),
        PendingView::Royal { first: Some(face) } => {
            format!("Le Roy's first die shows {face}; the second is rolled.")
        }
        PendingView::Nothing => idle(game, state, view),
    }
}

/// Returns the number left of `all`.
fn left(all: u8, done: usize) -> u8 {
    all.saturating_sub(u8::try_from(done).unwrap_or(all))
}

/// Returns the question where no action is pending.
fn idle(game: &KingsChallenge, state: &State, view: &View) -> String {
    match view.phase {
        Step::Character => format!(
            "The Character card for place {} of the stack is drawn.",
            view.stack.len().saturating_add(1)
        ),
        Step::Over => {
            let outcome = game.standings(state);
            let result = match outcome.difference() {
                0 => "You and le Roy are equal".to_owned(),
                ahead @ 1.. => format!("You are {ahead} VP ahead"),
                behind => format!("Le Roy is {} VP ahead", behind.saturating_abs()),
            };
            format!("{result} – {}.", outcome.verdict())
        }
        _ => "What do you do? Use influence as you like, then take one action or pass.".to_owned(),
    }
}

/// Returns the question about an Event card that takes something by choice (KC-4.9, KC-4.10).
fn loss(game: &KingsChallenge, pending: &PendingView) -> String {
    let PendingView::Lose {
        card: Some(card),
        index,
        left,
        short,
        ..
    } = pending
    else {
        return "What do you lose?".to_owned();
    };
    let effects = game
        .catalogue()
        .event(*card)
        .map_or(&[][..], |of| of.effects());
    let takes = effects
        .get(usize::from(*index))
        .map_or_else(String::new, |effect| named(game, effect));
    let more = match left {
        ..=1 => String::new(),
        left => format!(" {left} have to go."),
    };
    let short = if *short {
        " You could not give all it took so far."
    } else {
        ""
    };
    format!("{} {takes}: which one?{more}{short}", named(game, card))
}

fn guard(game: &KingsChallenge, state: &State, view: &View, total: u8, countered: u8) -> String {
    let black = view.black.first().map_or(0, |face| face.pips());
    let is_able = game
        .decisions(state)
        .any(|decision| matches!(decision, Decision::Guard(_)));
    match (total, is_able, countered) {
        (1.., ..) => format!(
            "Which die do you add against the black {black}? Your total is {total}; red dice count double."
        ),
        (_, true, 0) => {
            format!("Which of your dice counters the black {black}? Red dice count double.")
        }
        (_, true, _) => format!(
            "Do you counter the black {black}, too, or end your go? Countered in this go: {countered}."
        ),
        (_, false, 0) => {
            format!("Your dice cannot reach the black {black}: do you use influence, or surrender?")
        }
        (_, false, _) => format!(
            "Your dice cannot reach the black {black}: do you use influence, or end your go? Countered in this go: {countered}."
        ),
    }
}

/// Returns the next question of an action.
fn action(game: &KingsChallenge, state: &State, view: &View) -> String {
    let PendingView::Action {
        kind,
        target,
        strength,
        now,
        ..
    } = &view.pending
    else {
        return String::new();
    };
    let aim = target.map_or_else(String::new, |target| named(game, &target));
    match (view.phase, now) {
        (Step::Source, _) => {
            let price = hiring(game, state, *target);
            format!("Who becomes the tradesman on {aim}{price}?")
        }
        (Step::Cube, _) => {
            let aim = boards::aim(game, *kind, *target).name;
            format!("{aim}: do you first spend a cube, which changes what your dice do?")
        }
        (Step::Dice, _) => dice(game, state, *kind, *target),
        (Step::Times, _) => {
            format!("How many times do you use {aim}? Your strength is {strength}.")
        }
        (Step::Choose, _) => format!("Which effect of {aim} do you choose?"),
        (Step::Mark, _) => "On which Event card does your cube go?".to_owned(),
        (_, Some(Effect::Roll { least, .. })) => {
            format!("A black die is rolled for {aim}: it takes {least} or more.")
        }
        _ => format!("A black die is rolled for {aim}."),
    }
}

/// Returns the cost of the tradesman being hired.
fn hiring(game: &KingsChallenge, state: &State, target: Option<Target>) -> String {
    let space = match target {
        Some(Target::Activity(card)) => game.next_tradesman(state, card.slot()),
        _ => None,
    };
    space.map_or_else(String::new, |(_, space)| {
        format!(", for {}", counted(space.price, "denier", "deniers"))
    })
}

/// Describes the effect of the strength of a group.
fn every(game: &KingsChallenge, kind: ActionKind, target: Option<Target>) -> String {
    let catalogue = game.catalogue();
    let divisor = match target {
        Some(Target::Activity(card)) => catalogue.activity(card).map(Activity::divisor),
        Some(Target::Event(card)) => catalogue.event(card).map(|card| card.combat().divisor()),
        Some(Target::Building(_)) | None => None,
    };
    match (kind, divisor) {
        (ActionKind::Activate, Some(divisor)) => {
            format!(" {} one use.", capital(&per_strength(divisor, "allow")))
        }
        (ActionKind::Combat, Some(divisor)) => {
            format!(" {} a cube there.", capital(&per_strength(divisor, "put")))
        }
        (ActionKind::Farm, _) => {
            let divisor = catalogue.constants().farm_divisor;
            format!(" {} 1 denier.", capital(&per_strength(divisor, "bring")))
        }
        _ => String::new(),
    }
}

/// Returns the question while a group of dice is formed.
fn dice(game: &KingsChallenge, state: &State, kind: ActionKind, target: Option<Target>) -> String {
    let aim = boards::aim(game, kind, target).name;
    let every = every(game, kind, target);
    let strength = game
        .group_strength(state)
        .filter(|strength| *strength > 0)
        .map(|strength| format!("strength {strength}"));
    let price = Some(game.group_price(state))
        .filter(|price| *price > 0)
        .map(|price| counted(price, "denier", "deniers"));
    let sums: Vec<_> = [strength, price].into_iter().flatten().collect();
    let which = if state.pending().group().dice.is_empty() {
        format!("{aim}: which die do you use first, of up to three?{every}")
    } else {
        format!("{aim}: do you add another die?{every}")
    };
    if sums.is_empty() {
        which
    } else {
        format!("{which} So far: {}.", sums.join(", "))
    }
}
