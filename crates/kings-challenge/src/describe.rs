//! Decisions and outcomes in words, with what the position adds to them: what they cost and bring, and
//! how much is left.

use core::fmt::{self, Write};

use solo_core::{Face, NamedFields, Noun, fields};

use crate::catalogue::{ActionKind, Activity, Effect, Use};
use crate::chance::Chance;
use crate::decision::{Decision, Origin};
use crate::game::KingsChallenge;
use crate::ids::{ActivityId, EventId};
use crate::phase::Step;
use crate::play::{Look, result, strength};
use crate::state::Pending;
use crate::terms::{Colour, Die, District, OwnedDie, Side, Slot};

type Speech<'a> = solo_core::Speech<'a, KingsChallenge>;

const FLIP: &str =
    "Turn your {die} to {to}{cost#0=|, for {cost} influence}{more#0=|, and up to {more} more}";
const LOSE_CUBE: &str = "Lose {cubes#1=your cube|one of your {cubes} cubes} on {card}";
const ACTIVATE: &str = "Use {card}, once for every {divisor} of strength{price?null=|, with a new tradesman for {price} {price#1=denier|deniers}}";
const COMBAT: &str =
    "Fight {card}, a cube for every {divisor} of strength, {left} of {of} banners free";
const DIE: &str = "{die?null=Add no further die|Add {die}}{strength#0=|, strength {strength}}{paid#0=|, {paid} deniers in all}";
const TIMES: &str = "Activate {card} {times#1=once|2=twice|{times} times}{deniers#0=|, for {deniers} {deniers#1=denier|deniers}}{influence#0=|, for {influence} influence}";

/// Words for what can happen in a position.
pub(crate) struct Telling<'a> {
    pub(crate) look: Look<'a>,
    pub(crate) speech: &'a Speech<'a>,
    pub(crate) out: &'a mut dyn Write,
}

impl<'a> Telling<'a> {
    fn say(&mut self, template: &str, fields: &dyn NamedFields<KingsChallenge>) -> fmt::Result {
        self.speech
            .fill("Said", template, template, fields, self.out)
    }

    pub(crate) fn decision(&mut self, decision: Decision) -> fmt::Result {
        let (state, constants) = (self.look.state, self.look.constants());
        let (stock, supply) = (state.human.stock, state.human.supply);
        match decision {
            Decision::Reroll(die) => {
                self.say("Reroll your {die} for {cost} influence", &fields![die, cost = constants.cost_reroll])
            }
            Decision::Recruit => self.say(
                "Recruit {stock#1=the last citizen|one of {stock} citizens} in stock for {cost} influence",
                &fields![stock, cost = constants.cost_recruit],
            ),
            Decision::Flip(die) => self.flip(die),
            Decision::Guard(_) | Decision::GuardEnd | Decision::Surrender => self.guard(decision),
            Decision::LoseCube(card) => {
                self.say(LOSE_CUBE, &fields![card, cubes = state.cubes(card.slot())])
            }
            Decision::LoseBanner(card) => self.say(LOSE_CUBE, &fields![card, cubes = self.cubes_on(card)]),
            Decision::Activate(card) => self.activate(card),
            Decision::Build => {
                self.say("Build at the cathedral, {vp} VP for each stone", &fields![vp = constants.stone_vp])
            }
            Decision::Combat(card) => self.banners(COMBAT, card),
            Decision::Mark(card) => self.banners("Put the cube on {card}, {left} of {of} banners free", card),
            Decision::Place(building) => self.say(
                "Place citizens in {building}, with {supply} in your supply",
                &fields![building, supply],
            ),
            Decision::Farm => self.say(
                "Farm the land, 1 denier for every {divisor} of strength",
                &fields![divisor = constants.farm_divisor],
            ),
            Decision::Pass => self.say(
                "Pass for this round, {pot} {pot#1=denier|deniers} for your pot",
                &fields![pot = constants.pass_first],
            ),
            Decision::From(Origin::Supply) => self.say(
                "Take the tradesman from the {supply#1=one citizen|{supply} citizens} in your supply",
                &fields![supply],
            ),
            Decision::From(origin @ Origin::Building(..)) if state.roy.supply > 0 => {
                self.say("Take the tradesman from {origin}, where le Roy moves in", &fields![origin])
            }
            Decision::Cube(card) => {
                let usage = self.look.face_up(card.slot()).map(Activity::usage);
                let effect = usage.and_then(Use::deferred);
                self.say(
                    "Spend {cubes#1=the cube|one of {cubes} cubes} of {card}: {effect}",
                    &fields![card, cubes = state.cubes(card.slot()), effect],
                )
            }
            Decision::Die(die) => self.group(Some(die)),
            Decision::Done => self.group(None),
            Decision::Times(times) => self.activations(times.get()),
            Decision::Choose(choice) => match state.action.now {
                Some(Effect::Choose(lists)) => {
                    let place = usize::from(choice.get()).saturating_sub(1);
                    let effects = self.look.catalogue().lists(lists).get(place).copied();
                    self.say("Choose {effects}", &fields![effects])
                }
                _ => decision.name(self.speech, self.out),
            },
            other => other.name(self.speech, self.out),
        }
    }

    fn flip(&mut self, die: Die) -> fmt::Result {
        let (constants, to) = (self.look.constants(), die.face.opposite());
        let (cost, left) = match self.look.state.pending {
            Pending::Flip { left, .. } => (0, left),
            _ => (constants.cost_flip, constants.flip_max),
        };
        self.say(FLIP, &fields![die, to, cost, more = left.saturating_sub(1)])
    }

    /// The human's go against the black dice.
    fn guard(&mut self, decision: Decision) -> fmt::Result {
        let Look { state, .. } = self.look;
        let black = self.look.highest_black();
        match (decision, state.pending) {
            (Decision::Guard(die), Pending::Guard { total, .. }) => self.say(
                "Set your {die} against the black {black}, for a total of {total}",
                &fields![die, black, total = total.saturating_add(strength(die))],
            ),
            (Decision::GuardEnd, _) => {
                let left = state
                    .black
                    .iter()
                    .fold(0_u8, |sum, count| sum.saturating_add(*count));
                self.say(
                    "Leave {left#1=the last black die|{left} black dice} to le Roy",
                    &fields![left],
                )
            }
            _ => self.say(
                "Surrender to the black {black} and lose {vp} VP",
                &fields![black, vp = self.look.constants().penalty_black],
            ),
        }
    }

    /// What it takes to use an Activity card.
    fn activate(&mut self, card: ActivityId) -> fmt::Result {
        let slot = card.slot();
        let hired = self.look.state.tradesman(Side::Human, slot);
        let price = self.look.free_space(slot).filter(|_| hired.is_none());
        let divisor = self.look.face_up(slot).map(Activity::divisor);
        self.say(
            ACTIVATE,
            &fields![card, divisor, price = price.map(|(_, price)| price)],
        )
    }

    fn cubes_on(&self, card: EventId) -> u8 {
        let mut row = self.look.state.event_row();
        row.find(|(of, _)| *of == card)
            .map_or(0, |(_, cubes)| cubes)
    }

    /// The banners of an Event card that are free.
    fn banners(&mut self, template: &str, card: EventId) -> fmt::Result {
        let printed = self.look.catalogue().event(card);
        let of = printed.map(|printed| printed.banners());
        let divisor = printed.map(|printed| printed.combat().divisor());
        let left = of.map(|of| of.saturating_sub(self.cubes_on(card)));
        self.say(template, &fields![card, left, of, divisor])
    }

    /// What the group comes to, with one more die.
    fn group(&mut self, die: Option<OwnedDie>) -> fmt::Result {
        let (tally, plan) = (self.look.tally(), self.look.present_plan());
        let tally = die.map_or(tally, |die| tally.with_coded(die.index()));
        let kind = self.look.state.action.kind;
        let counts = !matches!(kind, ActionKind::Build | ActionKind::Place);
        let strength = plan.filter(|_| counts).map(|plan| plan.strength(tally));
        self.say(
            DIE,
            &fields![die, strength, paid = plan.map(|plan| plan.price(tally))],
        )
    }

    /// What so many activations cost.
    fn activations(&mut self, times: u8) -> fmt::Result {
        let slot = Slot::from_index(self.look.state.action.target);
        let usage = slot
            .and_then(|slot| self.look.face_up(slot))
            .map(Activity::usage);
        let (deniers, influence) = match usage {
            Some(Use::Immediate {
                deniers, influence, ..
            }) => (deniers, influence),
            _ => (0, 0),
        };
        let all = |cost| i32::from(times).saturating_mul(i32::from(cost));
        self.say(
            TIMES,
            &fields![
                card = self.look.target(),
                times,
                deniers = all(deniers),
                influence = all(influence)
            ],
        )
    }

    pub(crate) fn chance(&mut self, chance: Chance) -> fmt::Result {
        match chance {
            Chance::Roll(face) => self.roll(face),
            Chance::Character(card) => {
                let place = self.look.state.stack.len().saturating_add(1);
                self.say("Character card {place} is {card}", &fields![card, place])
            }
            Chance::Reveal(card) => self.say(
                "The Activity card {slot} is {card}",
                &fields![card, slot = card.slot()],
            ),
            Chance::Event(_) => chance.name(self.speech, self.out),
        }
    }

    /// Whose die it is, and what it leads to.
    fn roll(&mut self, face: Face) -> fmt::Result {
        match (self.look.state.step, self.look.state.pending) {
            (Step::SetupRoll, Pending::Setup(dice)) => {
                let rolled = dice.iter().filter(|die| **die > 0);
                let number = rolled.fold(0_u8, |count, _| count.saturating_add(1));
                self.coloured(District::Roy, Colour::nth(number / 2), face)
            }
            (_, Pending::Workforce { owner, colour, .. }) => self.coloured(owner, colour, face),
            (_, Pending::Reroll { colour, .. }) => self.coloured(District::Own, colour, face),
            (_, Pending::Royal { first }) => {
                let total = first.map(|first| first.pips().saturating_add(face.pips()));
                self.say(
                    "{total?null=Le Roy's first die shows {face}|Le Roy rolls {total}: {result}}",
                    &fields![face, total, result = total.map(result)],
                )
            }
            _ => {
                let missed = match self.look.state.action.now {
                    Some(Effect::Roll { least, .. }) => face.pips() < least,
                    _ => false,
                };
                self.say(
                    "The black die shows {face}{missed?true=, which is too little|}",
                    &fields![face, missed],
                )
            }
        }
    }

    fn coloured(&mut self, owner: District, colour: Colour, face: Face) -> fmt::Result {
        self.say(
            "{owner?own=Your|Le Roy's} {colour} die shows {face}",
            &fields![owner, colour, face],
        )
    }
}
