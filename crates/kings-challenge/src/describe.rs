//! Decisions and outcomes in words, with what the position adds to them: what they cost and bring, and
//! how much is left.

use core::fmt::{self, Write};

use solo_core::{Face, NamedFields, Noun};

use crate::catalogue::{ActionKind, Effect, Use};
use crate::chance::Chance;
use crate::decision::{Decision, Origin};
use crate::game::KingsChallenge;
use crate::ids::{ActivityId, EventId};
use crate::phase::Step;
use crate::play::{Look, lane_of, result, strength};
use crate::state::Pending;
use crate::terms::{Colour, District, OwnedDie, Side, Slot};

type Speech<'a> = solo_core::Speech<'a, KingsChallenge>;
type Fields<'a> = dyn NamedFields<KingsChallenge> + 'a;

pub(crate) fn decision(
    look: Look<'_>,
    decision: Decision,
    speech: &Speech<'_>,
    out: &mut dyn Write,
) -> fmt::Result {
    let (state, constants) = (look.state, look.constants());
    let mut say =
        |key, template, fields: &Fields<'_>| speech.fill("Decision", key, template, fields, out);
    match decision {
        Decision::Reroll(die) => {
            let template = "Reroll your {die} for {n} influence";
            let fields = [("die", &die as _), ("n", &constants.cost_reroll as _)];
            say("Reroll.cost", template, &fields)
        }
        Decision::Recruit => {
            let template = "Recruit {stock#1=the last citizen|one of {stock} citizens} in stock for {n} influence";
            let fields = [
                ("stock", &state.human.stock as _),
                ("n", &constants.cost_recruit as _),
            ];
            say("Recruit.cost", template, &fields)
        }
        Decision::Flip(die) => {
            let (cost, left) = match state.pending {
                Pending::Flip { left, .. } => (0, left),
                _ => (constants.cost_flip, constants.flip_max),
            };
            let template = "Turn your {die} to {to}{n#0=|, for {n} influence}{more#0=|, and up to {more} more}";
            let (to, more) = (die.face.opposite(), left.saturating_sub(1));
            let fields = [
                ("die", &die as _),
                ("to", &to as _),
                ("n", &cost as _),
                ("more", &more as _),
            ];
            say("Flip.cost", template, &fields)
        }
        Decision::Guard(_) | Decision::GuardEnd | Decision::Surrender => {
            guard(look, decision, &mut say)
        }
        Decision::LoseCube(card) => {
            let fields = [("n", &state.cubes(card.slot()) as _), ("card", &card as _)];
            say("LoseCube.left", LOSE_CUBE, &fields)
        }
        Decision::LoseBanner(card) => {
            let fields = [("n", &cubes_on(look, card) as _), ("card", &card as _)];
            say("LoseBanner.left", LOSE_CUBE, &fields)
        }
        Decision::Activate(card) => activate(look, card, &mut say),
        Decision::Build => {
            let template = "Build at the cathedral, {n} VP for each stone";
            say("Build.vp", template, &[("n", &constants.stone_vp as _)])
        }
        Decision::Combat(card) => banners(
            look,
            card,
            "Fight {card}, a cube for every {divisor} of strength, {left} of {of} banners free",
            "Combat.left",
            &mut say,
        ),
        Decision::Mark(card) => banners(
            look,
            card,
            "Put the cube on {card}, {left} of {of} banners free",
            "Mark.left",
            &mut say,
        ),
        Decision::Place(building) => {
            let template = "Place citizens in {building}, with {n} in your supply";
            let fields = [
                ("building", &building as _),
                ("n", &state.human.supply as _),
            ];
            say("Place.supply", template, &fields)
        }
        Decision::Farm => {
            let template = "Farm the land, 1 denier for every {n} of strength";
            say(
                "Farm.divisor",
                template,
                &[("n", &constants.farm_divisor as _)],
            )
        }
        Decision::Pass => {
            let template = "Pass for this round, {n} {n#1=denier|deniers} for your pot";
            say("Pass.pot", template, &[("n", &constants.pass_first as _)])
        }
        Decision::From(Origin::Supply) => {
            let template =
                "Take the tradesman from the {n#1=one citizen|{n} citizens} in your supply";
            say("From.supply", template, &[("n", &state.human.supply as _)])
        }
        Decision::From(origin @ Origin::Building(..)) if state.roy.supply > 0 => {
            let template = "Take the tradesman from {origin}, where le Roy moves in";
            say("From.roy", template, &[("origin", &origin as _)])
        }
        Decision::Cube(card) => {
            let effect = look
                .catalogue()
                .activity(card)
                .and_then(|card| match card.usage() {
                    Use::Deferred { effect, .. } => Some(effect),
                    Use::Immediate { .. } => None,
                });
            let template = "Spend {n#1=the cube|one of {n} cubes} of {card}: {effect}";
            let fields = [
                ("n", &state.cubes(card.slot()) as _),
                ("card", &card as _),
                ("effect", &effect as _),
            ];
            say("Cube.effect", template, &fields)
        }
        Decision::Die(die) => group(
            look,
            Some(die),
            "Add {die}{strength#0=|, strength {strength}}{paid#0=|, {paid} deniers in all}",
            "Die.group",
            &mut say,
        ),
        Decision::Done => group(
            look,
            None,
            "Add no further die{strength#0=|, strength {strength}}{paid#0=|, {paid} deniers in all}",
            "Done.group",
            &mut say,
        ),
        Decision::Times(times) => activations(look, times.get(), &mut say),
        Decision::Choose(choice) => match state.action.now {
            Some(Effect::Choose(lists)) => {
                let place = usize::from(choice.get()).saturating_sub(1);
                let list = look.catalogue().lists(lists).get(place).copied();
                say(
                    "Choose.effects",
                    "Choose {effects}",
                    &[("effects", &list as _)],
                )
            }
            _ => decision.name(speech, out),
        },
        other => other.name(speech, out),
    }
}

const LOSE_CUBE: &str = "Lose {n#1=your cube|one of your {n} cubes} on {card}";

/// What says a template with its fields.
type Say<'a> = dyn FnMut(&'static str, &'static str, &Fields<'_>) -> fmt::Result + 'a;

/// The human's go against the black dice.
fn guard(look: Look<'_>, decision: Decision, say: &mut Say<'_>) -> fmt::Result {
    let begun = match look.state.pending {
        Pending::Guard { total, .. } => total,
        _ => 0,
    };
    let black = look.highest_black();
    match decision {
        Decision::Guard(die) => {
            let template = "Set your {die} against the black {black}, for a total of {total}";
            let total = begun.saturating_add(strength(die));
            let fields = [
                ("die", &die as _),
                ("black", &black as _),
                ("total", &total as _),
            ];
            say("Guard.total", template, &fields)
        }
        Decision::GuardEnd => {
            let left = look
                .state
                .black
                .iter()
                .fold(0_u8, |sum, count| sum.saturating_add(*count));
            let template = "Leave {n#1=the last black die|{n} black dice} to le Roy";
            say("GuardEnd.left", template, &[("n", &left as _)])
        }
        _ => {
            let template = "Surrender to the black {black} and lose {n} VP";
            let penalty = look.constants().penalty_black;
            say(
                "Surrender.cost",
                template,
                &[("black", &black as _), ("n", &penalty as _)],
            )
        }
    }
}

/// What it takes to use an Activity card.
fn activate(look: Look<'_>, card: ActivityId, say: &mut Say<'_>) -> fmt::Result {
    let slot = card.slot();
    let hired = look.state.tradesman(Side::Human, slot).is_some();
    let price = look
        .free_space(slot)
        .filter(|_| !hired)
        .map(|(_, price)| price);
    let divisor = look.face_up(slot).map(|card| card.divisor());
    let template = "Use {card}, once for every {n} of strength{price?null=|, with a new tradesman for {price} {price#1=denier|deniers}}";
    let fields = [
        ("card", &card as _),
        ("n", &divisor as _),
        ("price", &price as _),
    ];
    say("Activate.price", template, &fields)
}

fn cubes_on(look: Look<'_>, card: EventId) -> u8 {
    let mut row = look.state.event_row();
    row.find(|(of, _)| *of == card)
        .map_or(0, |(_, cubes)| cubes)
}

/// The banners of an Event card that are free.
fn banners(
    look: Look<'_>,
    card: EventId,
    template: &'static str,
    key: &'static str,
    say: &mut Say<'_>,
) -> fmt::Result {
    let of = look.catalogue().event(card);
    let (all, divisor) = (
        of.map(|of| of.banners()),
        of.map(|of| of.combat().divisor()),
    );
    let left = all.map(|all| all.saturating_sub(cubes_on(look, card)));
    let fields = [
        ("card", &card as _),
        ("left", &left as _),
        ("of", &all as _),
        ("divisor", &divisor as _),
    ];
    say(key, template, &fields)
}

/// What the group comes to, with one more die.
fn group(
    look: Look<'_>,
    die: Option<OwnedDie>,
    template: &'static str,
    key: &'static str,
    say: &mut Say<'_>,
) -> fmt::Result {
    let tally = die.map_or(look.tally(), |die| look.tally().with_coded(die.index()));
    let plan = look.present_plan();
    let paid = plan.map(|plan| plan.price(tally));
    let counts = !matches!(
        look.state.action.kind,
        ActionKind::Build | ActionKind::Place
    );
    let strength = plan.filter(|_| counts).map(|plan| plan.strength(tally));
    let fields = [
        ("die", &die as _),
        ("strength", &strength as _),
        ("paid", &paid as _),
    ];
    say(key, template, &fields)
}

/// What so many activations cost.
fn activations(look: Look<'_>, times: u8, say: &mut Say<'_>) -> fmt::Result {
    let target = look.target();
    let card = Slot::from_index(look.state.action.target).and_then(|slot| look.face_up(slot));
    let (deniers, influence) = match card.map(|card| card.usage()) {
        Some(Use::Immediate {
            deniers, influence, ..
        }) => (deniers, influence),
        _ => (0, 0),
    };
    let [deniers, influence] =
        [deniers, influence].map(|cost| i32::from(cost).saturating_mul(times.into()));
    let template = "Activate {card} {times#1=once|2=twice|{times} times}{deniers#0=|, for {deniers} {deniers#1=denier|deniers}}{influence#0=|, for {influence} influence}";
    let fields = [
        ("card", &target as _),
        ("times", &times as _),
        ("deniers", &deniers as _),
        ("influence", &influence as _),
    ];
    say("Times.cost", template, &fields)
}

pub(crate) fn chance(
    look: Look<'_>,
    chance: Chance,
    speech: &Speech<'_>,
    out: &mut dyn Write,
) -> fmt::Result {
    let mut say =
        |key, template, fields: &Fields<'_>| speech.fill("Chance", key, template, fields, out);
    match chance {
        Chance::Roll(face) => roll(look, face, &mut say),
        Chance::Character(card) => {
            let place = look.state.stack.len().saturating_add(1);
            let fields = [("n", &place as _), ("card", &card as _)];
            say("Character.place", "Character card {n} is {card}", &fields)
        }
        Chance::Reveal(card) => {
            let fields = [("slot", &card.slot() as _), ("card", &card as _)];
            say("Reveal.slot", "The Activity card {slot} is {card}", &fields)
        }
        Chance::Event(_) => chance.name(speech, out),
    }
}

/// Whose die it is, and what it leads to.
fn roll(look: Look<'_>, face: Face, say: &mut Say<'_>) -> fmt::Result {
    let mut coloured = |owner: District, colour: Colour| {
        let fields = [
            ("owner", &owner as _),
            ("colour", &colour as _),
            ("face", &face as _),
        ];
        let template = "{owner?own=Your|Le Roy's} {colour} die shows {face}";
        say("Roll.colour", template, &fields)
    };
    match (look.state.step, look.state.pending) {
        (Step::SetupRoll, Pending::Setup(dice)) => {
            let rolled = dice.iter().filter(|die| **die > 0);
            let number = rolled.fold(0_u8, |count, _| count.saturating_add(1));
            coloured(District::Roy, Colour::nth(number / 2))
        }
        (_, Pending::Workforce { lane, .. }) => {
            let (side, building) = lane_of(lane);
            coloured(side.district(), building.colour())
        }
        (_, Pending::Reroll { colour, .. }) => coloured(District::Own, colour),
        (_, Pending::Royal { first }) => {
            let total = first.map(|first| first.pips().saturating_add(face.pips()));
            let fields = [
                ("face", &face as _),
                ("total", &total as _),
                ("result", &total.map(result) as _),
            ];
            let template =
                "{total?null=Le Roy's first die shows {face}|Le Roy rolls {total}: {result}}";
            say("Roll.royal", template, &fields)
        }
        _ => {
            let least = match look.state.action.now {
                Some(Effect::Roll { least, .. }) => least,
                _ => 1,
            };
            let enough = face.pips() >= least;
            let fields = [("face", &face as _), ("enough", &enough as _)];
            let template = "The black die shows {face}{enough?true=|, which is too little}";
            say("Roll.black", template, &fields)
        }
    }
}
