//! Descriptions of decisions and outcomes, with details of the position.

use core::fmt::{self, Write};

use solo_core::{Face, NamedFields, Speech, fields};

use crate::catalogue::{Design, Effect, Group, moving};
use crate::chance::Chance;
use crate::decision::{Decision, Mode};
use crate::game::Valley;
use crate::options::EndRule;
use crate::play::{Look, face_down, trade_limit};
use crate::state::{Pile, Slot, SlotPair, State};

solo_core::templates! {
    /// Labels with details of the position.
    pub(crate) SAID: "Said" {
        "Buy": "Buy {card} at {slot} for {price} gold; your hand pays {have}",
        "Use": "Use {card}: {action}",
        "Entomb": "Entomb {card} for {points} {points#1=point|points}",
        "End": "Stop playing and {over?true=end the game|discard {cards} {cards#1=card|cards}\
            {sheds?true=, then sacrifice one of the pyramid|}}",
        "Pay": "Pay with {card}, worth {worth} gold ({due} due)",
        "Fall": "Let {card} fall from {slot}",
        "Mode": "Choose: {mode}",
        "Pick.move": moving!(capital "{card} from {from}"),
        "Pick.trade": "Give up {card} for a card that costs {limit} or less",
        "Pick.give": moving!(capital "{card} from the Bot's tomb"),
        "Pick.borrow": "Borrow {card}: {action}",
        "Pick.discard": "Make the Bot discard {card}",
        "Take": moving!(capital "{card} from {slot}"),
        "Swap": "Swap {one} at {first} and {other} at {second}",
        "Group": "Make the Bot discard {left} of its {there} {group}",
        "Again": "Repeat {card}: {action}",
        "Top": "Discard {card}: number {place} from the top",
        "Shed": "Sacrifice {card} at {slot}",
        "React": "React with {card}: {action}",
        "Do": "Do it: {effect}",
        "Pass": "Do not {effect?null=react|{effect}}",
        "Draw": "{chance} ({copies} of {all})",
        "Die": "{chance}: {card?null=nothing lies at {slot}|the Bot takes {card} from {slot}}\
            {falls?null={asks?true=, and you choose which card falls|}|, and {falls} falls from {from}}",
    }
}

/// A writer of descriptions in a position.
pub(crate) struct Telling<'a> {
    look: Look<'a>,
    speech: &'a Speech<'a, Valley>,
    out: &'a mut dyn Write,
}

impl<'a> Telling<'a> {
    pub(crate) const fn new(
        state: &'a State,
        speech: &'a Speech<'a, Valley>,
        out: &'a mut dyn Write,
    ) -> Self {
        let look = Look::new(speech.game(), state);
        Self { look, speech, out }
    }

    /// Writes a decision with its price, effect or gain.
    pub(crate) fn decision(&mut self, decision: Decision) -> fmt::Result {
        let effect = self.look.operation().map(|operation| operation.effect);
        match decision {
            Decision::Buy(slot) => self.slot("Buy", slot),
            Decision::Use(card) => self.card("Use", card),
            Decision::Entomb(card) => self.card("Entomb", card),
            Decision::End => self.end(),
            Decision::Pay(card) => self.card("Pay", card),
            Decision::Fall(side) => self.slot("Fall", side.slot()),
            Decision::Mode(mode) => self.mode(mode),
            Decision::Pick(card) => self.card(pick(effect), card),
            Decision::Take(slot) => self.slot("Take", slot),
            Decision::Swap(pair) => self.swap(pair),
            Decision::Group(group) => self.group(group),
            Decision::Again(card) => self.card("Again", card),
            Decision::Top(card) => self.card("Top", card),
            Decision::Shed(slot) => self.slot("Shed", slot),
            Decision::React(card) => self.card("React", card),
            Decision::Do => self.say("Do", &fields![effect]),
            Decision::Pass => self.say("Pass", &fields![effect]),
        }
    }

    /// Writes an outcome with its odds, or with the Bot's gain for the face of the die.
    pub(crate) fn chance(&mut self, chance: Chance) -> fmt::Result {
        let state = self.look.state;
        let card = match chance {
            Chance::Draw(card)
            | Chance::Lay(_, card)
            | Chance::Bone(card)
            | Chance::Turn(card)
            | Chance::Stock(card) => card,
            Chance::Die(face) => return self.die(chance, face),
        };
        let cards = face_down(self.look.game, state);
        let (copies, all) = (cards.copies(card), cards.len());
        self.say("Draw", &fields![chance, copies, all])
    }

    /// Writes the Bot's gain, and the card that falls into the middle of the base (VK-8.4).
    fn die(&mut self, chance: Chance, face: Face) -> fmt::Result {
        let slot = Slot::shown_by(face);
        let card = self.look.state.pyramid(slot);
        let of_middle = slot == Slot::BaseMiddle && card.is_some();
        let from = self.look.above_middle(self.look.side_of(face));
        let falls = from.and_then(|from| self.look.state.pyramid(from));
        let (falls, asks) = (falls.filter(|_| of_middle), of_middle && from.is_none());
        self.say("Die", &fields![chance, card, slot, falls, from, asks])
    }

    fn say(&mut self, key: &str, fields: &dyn NamedFields<Valley>) -> fmt::Result {
        SAID.say(key, fields, self.speech, self.out)
    }

    /// Writes a card: its effect, payment, points and destination.
    fn card(&mut self, key: &str, card: Design) -> fmt::Result {
        let Look { game, state, .. } = self.look;
        let printed = game.catalogue().card(card);
        let (from, to, limit) = match self.look.operation().map(|operation| operation.effect) {
            Some(Effect::Move { from, to, .. }) => (Some(from), Some(to), 0),
            Some(Effect::Trade { factor, plus, .. }) => {
                (None, None, trade_limit(printed.cost, factor, plus))
            }
            Some(Effect::OppGive { to, .. } | Effect::OppDeck(to)) => (None, Some(to), 0),
            _ => (None, None, 0),
        };
        self.say(
            key,
            &fields![
                card,
                action = printed.action,
                worth = self.look.worth(card),
                due = state.left,
                points = self.look.points(card),
                place = state.piles.len(Pile::Arranged).saturating_add(1),
                from,
                to,
                limit
            ],
        )
    }

    /// Writes the card of a slot: its cost and destination.
    fn slot(&mut self, key: &str, slot: Slot) -> fmt::Result {
        let card = self.look.state.pyramid(slot);
        let price = card.map(|card| self.look.price(card));
        let to = match self.look.operation().map(|operation| operation.effect) {
            Some(Effect::Move { to, .. } | Effect::Trade { to, .. }) => Some(to),
            _ => None,
        };
        self.say(
            key,
            &fields![card, slot, price, have = self.look.worth_of_hand(), to],
        )
    }

    /// Writes the cost of ending step 1.
    fn end(&mut self) -> fmt::Result {
        let Look { game, state, .. } = self.look;
        let cards = state.hand.len().saturating_add(state.played.len());
        let over = self.look.is_at_end() && game.rules().end_rule == EndRule::FinishPlay;
        let sheds = !self.look.pyramid_has_changed();
        self.say("End", &fields![over, cards, sheds])
    }

    fn mode(&mut self, mode: Mode) -> fmt::Result {
        let Look { game, state, .. } = self.look;
        let card = state
            .frames
            .top()
            .map(|frame| game.catalogue().card(frame.card));
        let mode = card.map(|card| card.action.only(mode.get()));
        self.say("Mode", &fields![mode])
    }

    fn swap(&mut self, pair: SlotPair) -> fmt::Result {
        let (first, second) = (pair.first(), pair.second());
        let [one, other] = [first, second].map(|slot| self.look.state.pyramid(slot));
        self.say("Swap", &fields![one, first, other, second])
    }

    fn group(&mut self, group: Group) -> fmt::Result {
        let there = self.look.state.bot_tomb.count(group.designs());
        let left = there.min(self.look.state.left.into());
        self.say("Group", &fields![left, there, group])
    }
}

/// Returns the key of the text for a picked card.
const fn pick(effect: Option<Effect>) -> &'static str {
    match effect {
        Some(Effect::Move { .. }) => "Pick.move",
        Some(Effect::Trade { .. }) => "Pick.trade",
        Some(Effect::OppGive { .. } | Effect::OppDeck(_)) => "Pick.give",
        Some(Effect::OppExec) => "Pick.borrow",
        _ => "Pick.discard",
    }
}
