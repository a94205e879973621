//! Decisions and outcomes in words, with what the position adds to them.

use core::fmt::{self, Write};

use solo_core::{Noun, Speech};

use super::knowledge::face_down;
use super::operations::trade_limit;
use super::{Look, scoring};
use crate::catalogue::{Design, Effect};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::game::Valley;
use crate::options::EndRule;
use crate::state::{Slot, State};

/// Writes a decision with its price, what it does or what it brings.
pub(crate) fn decision(
    state: &State,
    decision: Decision,
    speech: &Speech<'_, Valley>,
    out: &mut dyn Write,
) -> fmt::Result {
    let look = Look::new(speech.game(), state);
    let tell = &mut Telling { look, speech, out };
    match decision {
        Decision::Buy(slot) => tell.buying(slot),
        Decision::Use(card) => tell.action("Use.action", "Use {card}: {action}", card),
        Decision::Entomb(card) => tell.entombing(card),
        Decision::End => tell.ending(),
        Decision::Pay(card) => {
            let (worth, due) = (look.worth(card), state.due);
            let template = "Pay {worth} gold with {card}; {due} are due";
            tell.say(
                "Pay.due",
                template,
                [("worth", &worth), ("card", &card), ("due", &due)],
            )
        }
        Decision::Fall(side) => {
            tell.card_at("Fall.card", "Let {card} fall from {slot}", side.slot())
        }
        Decision::Mode(mode) => tell.mode(mode.number()),
        Decision::Pick(card) => tell.picking(card, decision),
        Decision::Take(slot) => tell.taking(slot),
        Decision::Swap(pair) => {
            let (first, second) = (pair.first(), pair.second());
            let (one, other) = (state.pyramid(first), state.pyramid(second));
            let template = "Swap {one} at {first} and {other} at {second}";
            tell.say(
                "Swap.cards",
                template,
                [
                    ("one", &one),
                    ("first", &first),
                    ("other", &other),
                    ("second", &second),
                ],
            )
        }
        Decision::Group(group) => {
            let there = state.bot_tomb.count(group.designs());
            let n = there.min(u32::from(state.left));
            let template = "Make the Bot discard {n} of its {there} {group}";
            tell.say(
                "Group.cards",
                template,
                [("n", &n), ("there", &there), ("group", &group)],
            )
        }
        Decision::Again(card) => tell.action("Again.action", "Repeat {card}: {action}", card),
        Decision::Top(card) => {
            let place = state.arranged().len().saturating_add(1);
            let place = u32::try_from(place).unwrap_or(u32::MAX);
            let template = "Put {card} on your discard pile as card {place} from the top";
            tell.say("Top.place", template, [("card", &card), ("place", &place)])
        }
        Decision::Shed(slot) => tell.card_at("Shed.card", "Sacrifice {card} at {slot}", slot),
        Decision::React(card) => tell.action("React.action", "React with {card}: {action}", card),
        Decision::Do => tell.effect("Do.effect", "Do it: {effect}", decision),
        Decision::Pass => tell.effect("Pass.effect", "Do not {effect}", decision),
    }
}

/// Writes an outcome with its odds, or with what the die brings the Bot.
pub(crate) fn chance(
    state: &State,
    chance: Chance,
    speech: &Speech<'_, Valley>,
    out: &mut dyn Write,
) -> fmt::Result {
    let look = Look::new(speech.game(), state);
    let tell = &mut Telling { look, speech, out };
    let card = match chance {
        Chance::Die(face) => {
            let template = "The die shows {face}: {card?null=nothing lies at {slot}|the Bot takes {card} from {slot}}";
            let slot = Slot::shown_by(face);
            return tell.say(
                "Die.card",
                template,
                [
                    ("face", &face),
                    ("card", &state.pyramid(slot)),
                    ("slot", &slot),
                ],
            );
        }
        Chance::Draw(card)
        | Chance::Lay(_, card)
        | Chance::Bone(card)
        | Chance::Turn(card)
        | Chance::Stock(card) => card,
    };
    let cards = face_down(speech.game(), state).unwrap_or_default();
    let (copies, all) = (cards.copies(card), cards.len());
    tell.say(
        "Odds",
        "{chance} ({copies} of {all})",
        [("chance", &chance), ("copies", &copies), ("all", &all)],
    )
}

/// A position that is told of.
struct Telling<'a> {
    look: Look<'a>,
    speech: &'a Speech<'a, Valley>,
    out: &'a mut dyn Write,
}

impl Telling<'_> {
    fn say<const N: usize>(
        &mut self,
        key: &str,
        template: &str,
        fields: [(&'static str, &dyn Noun<Valley>); N],
    ) -> fmt::Result {
        self.speech
            .fill("Telling", key, template, &fields, self.out)
    }

    fn card_at(&mut self, key: &str, template: &str, slot: Slot) -> fmt::Result {
        let card = self.look.state.pyramid(slot);
        self.say(key, template, [("card", &card), ("slot", &slot)])
    }

    /// A card with what its action does.
    fn action(&mut self, key: &str, template: &str, card: Design) -> fmt::Result {
        let action = self.speech.game().catalogue().card(card).action();
        self.say(key, template, [("card", &card), ("action", action)])
    }

    /// The running operation is carried out, or is not.
    fn effect(&mut self, key: &str, template: &str, decision: Decision) -> fmt::Result {
        match self.look.operation().map(|operation| operation.effect) {
            Some(effect) => self.say(key, template, [("effect", &effect)]),
            None => decision.name(self.speech, self.out),
        }
    }

    /// What it costs, and what there is.
    fn buying(&mut self, slot: Slot) -> fmt::Result {
        let card = self.look.state.pyramid(slot);
        let (price, have) = (
            card.map(|card| self.look.price(card)),
            self.look.worth_of_hand(),
        );
        let template = "Buy {card} at {slot} for {price} gold; your hand pays {have}";
        self.say(
            "Buy.price",
            template,
            [
                ("card", &card),
                ("slot", &slot),
                ("price", &price),
                ("have", &have),
            ],
        )
    }

    /// What the card adds to the score.
    fn entombing(&mut self, card: Design) -> fmt::Result {
        let (catalogue, mut tomb) = (self.speech.game().catalogue(), self.look.state.tomb);
        let before = scoring::score(catalogue, &tomb, 0).total;
        tomb.put(card);
        let points = scoring::score(catalogue, &tomb, 0)
            .total
            .saturating_sub(before);
        let template = "Entomb {card} for {points} {points#1=point|points}";
        self.say(
            "Entomb.points",
            template,
            [("card", &card), ("points", &points)],
        )
    }

    /// What the end of step 1 costs.
    fn ending(&mut self) -> fmt::Result {
        let (look, game) = (self.look, self.speech.game());
        let cards = look
            .state
            .hand
            .len()
            .saturating_add(look.state.played.len());
        let over = look.is_at_end() && game.rules().end_rule == EndRule::FinishPlay;
        let sheds = !look.pyramid_has_changed();
        let template = "Stop playing and {over?true=end the game|discard {cards} {cards#1=card|cards}\
            {sheds?true=, then sacrifice one of the pyramid|}}";
        self.say(
            "End.cards",
            template,
            [("over", &over), ("cards", &cards), ("sheds", &sheds)],
        )
    }

    fn mode(&mut self, number: u8) -> fmt::Result {
        let card = self.look.state.frames.top().map(|frame| frame.card);
        let catalogue = self.speech.game().catalogue();
        let mode = card.map(|card| catalogue.card(card).action().only(number));
        self.say(
            "Mode.action",
            "Choose mode {n}: {mode}",
            [("n", &number), ("mode", &mode)],
        )
    }

    /// Where a card goes, or what becomes of it.
    fn picking(&mut self, card: Design, decision: Decision) -> fmt::Result {
        let Some(operation) = self.look.operation().copied() else {
            return decision.name(self.speech, self.out);
        };
        match &operation.effect {
            Effect::Move { from, to, .. } => self.say(
                "Pick.move",
                "Move {card} from {from} to {to}",
                [("card", &card), ("from", from), ("to", to)],
            ),
            Effect::Trade { factor, plus, .. } => {
                let cost = self.speech.game().catalogue().cost(card);
                let limit = trade_limit(cost, *factor, *plus);
                self.say(
                    "Pick.trade",
                    "Give up {card} for a card that costs up to {limit}",
                    [("card", &card), ("limit", &limit)],
                )
            }
            Effect::OppGive { to, .. } | Effect::OppDeck(to) => self.say(
                "Pick.take",
                "Move {card} from the Bot's tomb to {to}",
                [("card", &card), ("to", to)],
            ),
            Effect::OppExec => self.action("Pick.borrow", "Borrow {card}: {action}", card),
            _ => self.say(
                "Pick.discard",
                "Make the Bot discard {card}",
                [("card", &card)],
            ),
        }
    }

    fn taking(&mut self, slot: Slot) -> fmt::Result {
        let card = self.look.state.pyramid(slot);
        match self.look.operation().map(|operation| operation.effect) {
            Some(Effect::Move { to, .. } | Effect::Trade { to, .. }) => self.say(
                "Take.to",
                "Move {card} from {slot} to {to}",
                [("card", &card), ("slot", &slot), ("to", &to)],
            ),
            _ => self.card_at("Take.card", "Take {card} at {slot}", slot),
        }
    }
}
