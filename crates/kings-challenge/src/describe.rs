//! Decisions and outcomes in words, with the costs, gains and remaining numbers of the position.
#![allow(
    clippy::arithmetic_side_effects,
    reason = "printed values have two digits, and a position has at most 18 dice of a kind"
)]

use core::fmt::{self, Write};

use solo_core::{Face, NamedFields, Noun, Templates, fields};

use crate::catalogue::{Activity, Costs, Effect, Effects, Use};
use crate::chance::Chance;
use crate::decision::{Decision, Origin};
use crate::event::RoyalResult;
use crate::ids::{ActivityId, EventId};
use crate::kings_challenge::KingsChallenge;
use crate::play::{Position, colour_due, strength};
use crate::state::{Action, Pending, State};
use crate::terms::{District, OwnedDie, Side};

type Speech<'a> = solo_core::Speech<'a, KingsChallenge>;
type Fields<'a> = dyn NamedFields<KingsChallenge> + 'a;

// Sentences with numbers of the position, for a table; labels without them are beside each variant, in `decision.rs`.
solo_core::templates! {
    pub(crate) DECISIONS: "Said" {
        "Reroll": "Reroll your {die} for {reroll} influence",
        "Recruit": "Recruit {stock#1=the last citizen|one of {stock} citizens} in stock for {recruit} influence",
        "Flip": "Turn your {die} to {to}{flip#0=|, for {flip} influence}{more#0=|, and up to {more} more}",
        "Guard": "Set your {die} against the black {black}, for a total of {total}",
        "GuardEnd": "End your go, with {dice#1=one black die|{dice} black dice} left; le Roy {hands_back?true=has no die and hands {dice#1=it|them} back|takes {dice#1=it|one}}",
        "Surrender": "Surrender to the black {black}{surrender#0=, with no VP to lose| and lose {surrender} VP}",
        "LoseCube": "Lose {cubes#1=your cube|one of your {cubes} cubes} on {card}",
        "LoseBanner": "Lose {cubes#1=your cube|one of your {cubes} cubes} on {card}",
        "Activate": "Use {card}, once for every {divisor#1=point|{divisor} points} of strength{price?null=|, with a new tradesman for {price} {price#1=denier|deniers}}",
        "Build": "Build at the cathedral, {stone} VP for each stone",
        "Combat": "Fight {card}, a cube for every {divisor#1=point|{divisor} points} of strength, {left} of {banners} {banners#1=banner|banners} free",
        "Place": "Place citizens in {building}, with {supply} in your supply",
        "Farm": "Farm the land, 1 denier for every {farm#1=point|{farm} points} of strength",
        "Pass": "Pass for this round, {pass} {pass#1=denier|deniers} for your pot",
        "From": "Make {origin?supply={supply#1=the one citizen|one of {supply} citizens} in your supply|the citizen on {origin}} the tradesman{fills?true=; le Roy moves in there|}",
        "Cube": "Spend {cubes#1=the cube|one of {cubes} cubes} of {card}: {effect}",
        "Die": "Add {die}{strength#0=|, strength {strength}}{paid#0=|, {paid} {paid#1=denier|deniers} in all}",
        "Done": "Add no further die{strength#0=|, strength {strength}}{paid#0=|, {paid} {paid#1=denier|deniers} in all}",
        "Times": "Activate {used} {times#1=once|2=twice|{times} times}{deniers#0=|, for {deniers} {deniers#1=denier|deniers}}{influence#0=|, for {influence} influence}",
        "Choose": "Choose {effects}",
        "Mark": "Put the cube on {card}, {left} of {banners} {banners#1=banner|banners} free",
    }
    pub(crate) OUTCOMES: "Rolled" {
        "character": "Character card {place} is {card}",
        "reveal": "The Activity card in slot {slot} is {card}",
        "coloured": "{owner?own=Your|Le Roy's} {colour} die shows {face}",
        "first": "Le Roy's first die shows {face}",
        "second": "Le Roy rolls {total}: {result}",
        "missed": "The black die shows {face}, which is too little",
        "black": "The black die shows {face}",
    }
}

/// Fields of an input, then those of the position.
struct Both<'a>(&'a Fields<'a>, &'a Fields<'a>);

impl NamedFields<KingsChallenge> for Both<'_> {
    fn visit(&self, visit: &mut dyn FnMut(&'static str, &dyn Noun<KingsChallenge>)) {
        self.0.visit(visit);
        self.1.visit(visit);
    }
}

/// Words for the inputs of a position.
pub(crate) struct Telling<'a> {
    position: Position<'a>,
    speech: &'a Speech<'a>,
    out: &'a mut dyn Write,
}

impl<'a> Telling<'a> {
    pub(crate) fn new(state: &'a State, speech: &'a Speech<'a>, out: &'a mut dyn Write) -> Self {
        let position = Position::new(speech.game(), state);
        Self {
            position,
            speech,
            out,
        }
    }

    fn say(
        &mut self,
        from: &Templates,
        word: &str,
        of: &Fields<'_>,
        more: &Fields<'_>,
    ) -> fmt::Result {
        from.say(word, &Both(of, more), self.speech, self.out)
    }

    pub(crate) fn decision(&mut self, decision: Decision) -> fmt::Result {
        let word = decision.variant().map_or("", |kind| kind.name);
        match decision {
            _ if !DECISIONS.has(word) => decision.name(self.speech, self.out),
            Decision::LoseCube(card) | Decision::Activate(card) | Decision::Cube(card) => {
                self.activity(word, decision, card)
            }
            Decision::LoseBanner(card) | Decision::Combat(card) | Decision::Mark(card) => {
                self.event_card(word, decision, card)
            }
            Decision::Die(die) => self.group(word, decision, Some(die)),
            Decision::Done => self.group(word, decision, None),
            Decision::Times(times) => self.activations(word, decision, times.get()),
            Decision::Choose(choice) => {
                let effects = self.choice(choice.get());
                self.say(&DECISIONS, word, &decision, &fields![effects])
            }
            _ => self.numbers(word, decision),
        }
    }

    /// Adds numbers of the position and of the rules.
    fn numbers(&mut self, word: &str, decision: Decision) -> fmt::Result {
        let (position, constants) = (self.position, self.position.constants());
        let state = position.state;
        let (flip, left) = match state.pending {
            Pending::Flip { left, .. } => (0, left),
            _ => (constants.cost_flip, constants.flip_max),
        };
        let (to, total) = match (decision, state.pending) {
            (Decision::Flip(die), _) => (Some(die.face.opposite()), 0),
            (Decision::Guard(die), Pending::Guard { total, .. }) => (None, total + strength(die)),
            _ => (None, 0),
        };
        let standing = matches!(decision, Decision::From(Origin::Building(..)));
        let dice: u8 = state.black.iter().sum();
        let more = fields![
            flip,
            to,
            total,
            more = left.saturating_sub(1),
            reroll = constants.cost_reroll,
            recruit = constants.cost_recruit,
            // KC-1.8: no more than there are.
            surrender = i32::from(constants.penalty_black)
                .min(state.human.vp)
                .max(0),
            stone = constants.stone_vp,
            farm = constants.farm_divisor,
            pass = constants.pass_first,
            black = position.highest_black(),
            dice,
            stock = state.human.stock,
            supply = state.human.supply,
            fills = standing && state.roy.supply > 0,
            hands_back = state.dice(Side::Roy).is_empty(),
        ];
        self.say(&DECISIONS, word, &decision, &more)
    }

    /// Adds the cubes, divisor and effect of an Activity card, and the price of its next space.
    fn activity(&mut self, word: &str, decision: Decision, card: ActivityId) -> fmt::Result {
        let (position, slot) = (self.position, card.slot());
        let printed = position.face_up(slot);
        let space = match position.state.tradesman(Side::Human, slot) {
            Some(_) => None,
            None => position.free_space(slot),
        };
        let more = fields![
            cubes = position.state.cubes(slot),
            divisor = printed.map(Activity::divisor),
            price = space.map(|(_, values)| values.price),
            effect = printed.map(Activity::usage).and_then(|usage| match usage {
                Use::Deferred { effect, .. } => Some(effect),
                Use::Immediate(_) => None,
            }),
        ];
        self.say(&DECISIONS, word, &decision, &more)
    }

    /// Adds the cubes, banners and divisor of an Event card.
    fn event_card(&mut self, word: &str, decision: Decision, card: EventId) -> fmt::Result {
        let mut row = self.position.state.event_row();
        let cubes = row.find(|(of, _)| *of == card).map_or(0, |(_, on)| on);
        let printed = self.position.catalogue().event(card);
        let (banners, divisor) = printed.map_or((0, 0), |of| (of.banners(), of.combat().divisor()));
        let left = banners - cubes;
        let more = fields![cubes, left, banners, divisor];
        self.say(&DECISIONS, word, &decision, &more)
    }

    /// Adds strength and price of the group, with one more die.
    fn group(&mut self, word: &str, decision: Decision, die: Option<OwnedDie>) -> fmt::Result {
        let (strength, paid) = self.position.group_total(die).unzip();
        let strength = strength.flatten();
        self.say(&DECISIONS, word, &decision, &fields![strength, paid])
    }

    /// Adds the costs of this many activations.
    fn activations(&mut self, word: &str, decision: Decision, times: u8) -> fmt::Result {
        let action = self.position.state.pending.action();
        let printed = match action {
            Some(Action::Activate(slot)) => self.position.face_up(slot),
            _ => None,
        };
        let Costs { deniers, influence } = printed.map_or(Costs::default(), Activity::costs);
        let [deniers, influence] =
            [deniers, influence].map(|each| u16::from(times) * u16::from(each));
        let used = action.and_then(|action| self.position.target(action));
        let more = fields![used, deniers, influence];
        self.say(&DECISIONS, word, &decision, &more)
    }

    /// Returns the list with this number, counted from 1.
    fn choice(&self, choice: u8) -> Option<Effects<'a>> {
        let index = usize::from(choice.checked_sub(1)?);
        let list = self.position.decided()?.lists().get(index)?;
        Some(Effects(list))
    }

    pub(crate) fn chance(&mut self, chance: Chance) -> fmt::Result {
        match chance {
            Chance::Character(_) => {
                let place = u8::try_from(self.position.state.stack.len() + 1).unwrap_or(u8::MAX);
                self.say(&OUTCOMES, "character", &chance, &fields![place])
            }
            Chance::Reveal(card) => {
                self.say(&OUTCOMES, "reveal", &chance, &fields![slot = card.slot()])
            }
            Chance::Event(_) => chance.name(self.speech, self.out),
            Chance::Roll(face) => self.roll(chance, face),
        }
    }

    /// Names the owner and the purpose of a die.
    fn roll(&mut self, chance: Chance, face: Face) -> fmt::Result {
        let pending = self.position.state.pending;
        let coloured = match pending {
            Pending::SetupRoll(rolled) => Some((District::Roy, colour_due(&rolled))),
            Pending::Workforce { owner, colour, .. } => Some((owner, colour)),
            Pending::Reroll { colour, .. } => Some((District::Own, colour)),
            _ => None,
        };
        if let Some((owner, colour)) = coloured {
            return self.say(&OUTCOMES, "coloured", &chance, &fields![owner, colour]);
        }
        let (word, total) = match (pending, self.position.decided()) {
            (Pending::Royal { first: None }, _) => ("first", 0),
            (Pending::Royal { first: Some(first) }, _) => ("second", first.pips() + face.pips()),
            (_, Some(Effect::Roll { least, .. })) if face.pips() < *least => ("missed", 0),
            _ => ("black", 0),
        };
        let more = fields![total, result = RoyalResult::of(total)];
        self.say(&OUTCOMES, word, &chance, &more)
    }
}
