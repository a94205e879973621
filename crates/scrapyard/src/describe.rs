//! Decisions and outcomes in words, with values of the position.

use core::fmt::{self, Write};

use solo_core::{NamedFields, Noun as _, Speech, fields};

use crate::catalogue::Ability;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::{Spent, TakenFrom};
use crate::kinds::{Card, Component, DigPile, Invention, Machine, Part, Pile};
use crate::numbers::hand_limit;
use crate::phase::{Origin, RollFor, Task};
use crate::play::{
    AwaitedInput, awaited, boost_worth, chance_weight, kinds_held, needed, stand_in,
};
use crate::scrapyard::Scrapyard;
use crate::state::State;

solo_core::templates! {
    /// Texts with values of the position, added to labels.
    pub(crate) SAID: "Said" {
        "Stop": "Stop with {value}: the {roll} {enough?true=succeeds|fails}",
        "Stop.taking": "Take no further card",
        "Accept": "Let the ghost draw {cards#1=a {pile}|{cards} cards from the {pile} pile}",
        "Draw": "Draw {top?null={pile?invention=an|a} {pile} ({left#0={scraps#1=the only card|\
            after shuffling the {scraps} cards} of the scrap pile|{left} left})|{top}, the known top card}",
        "Dig": "Dig for a {pile} among {cards} {cards#1=card|cards}; \
            you need {need#6=a 6|{need} or more}",
        "Steal": "Steal from the ghost; you need {need#6=a 6|{need} or more}",
        "Build": "Build {machine} from {short?true=two of |}{parts}{missing?null=|, without the missing {missing}}\
            {omitted?null=|, leaving {omitted} out}",
        "Invent": "Complete {invention} with {machines}{omitted?null=|\
            {stand_in?null=, leaving {omitted} out|, and {stand_in} in place of {omitted}}}",
        "Use": "Use {source} to {operation}{operation?set_die= to {n}|add_die= by {n}|}\
            {need#0=|, if you roll {need#6=a 6|{need} or more}}",
        "Boost": "Scrap {part} to raise the roll from {value} to {to}\
            {enough?true=; the {value} already succeeds|; you need {need#6=a 6|{need} or more}}",
        "Scrap": "Scrap {card}: {over} over the limit of {limit}",
        "Take": "Take {card} from {from}{second?true=, and as your second one it goes to the ghost|}",
        "Look": "Look at {cards#1=the top card|the top {cards} cards} of the {pile} pile",
        "Place": "Put {card} back {rest?top=on top of|under} its pile",
        "Card": "{chance} ({copies} of {all})",
        "Die": "{chance}, and the {roll} needs {need#6=a 6|{need} or more}",
    }
}

/// Words for the inputs of a position.
pub(crate) struct Telling<'a> {
    game: &'a Scrapyard,
    state: &'a State,
    speech: &'a Speech<'a, Scrapyard>,
    out: &'a mut dyn Write,
}

impl<'a> Telling<'a> {
    pub(crate) const fn new(
        state: &'a State,
        speech: &'a Speech<'a, Scrapyard>,
        out: &'a mut dyn Write,
    ) -> Self {
        let game = speech.game();
        Self {
            game,
            state,
            speech,
            out,
        }
    }

    fn say(&mut self, key: &str, fields: &dyn NamedFields<Scrapyard>) -> fmt::Result {
        SAID.say(key, fields, self.speech, self.out)
    }

    /// Writes a decision with what it needs, costs or brings. One that is not due is written as its
    /// label.
    pub(crate) fn decision(&mut self, decision: Decision) -> fmt::Result {
        match (self.state.agenda.first(), decision) {
            (Some(Task::Boost { roll }), Decision::Stop) => self.stop(roll),
            (_, Decision::Stop) => self.say("Stop.taking", &fields![]),
            (Some(Task::Penalty { pile, cards }), Decision::Accept) => {
                self.say("Accept", &fields![pile, cards])
            }
            (_, Decision::Draw(pile)) => self.draw(pile),
            (_, Decision::Dig(pile)) => self.dig(pile),
            (_, Decision::Steal) => {
                let need = needed(self.game, self.state, RollFor::Steal);
                self.say("Steal", &fields![need])
            }
            (_, Decision::Build(machine)) => self.build(machine, None),
            (_, Decision::Invent(invention)) => self.invent(invention, None, None),
            (_, Decision::Use(source)) => {
                let Ability {
                    operation, n, need, ..
                } = self.game.ability(source);
                self.say("Use", &fields![source, operation, n, need])
            }
            (Some(Task::Boost { roll }), Decision::Boost(part)) => self.boost(roll, part),
            (_, Decision::Scrap(card)) => self.scrap(card),
            (Some(Task::Keep { .. }), Decision::Take(card)) => self.take(TakenFrom::Look, card),
            (Some(Task::Take { from, .. } | Task::More { from, .. }), Decision::Take(card)) => {
                let from = match from {
                    Origin::Scrap(_) => TakenFrom::Scrap,
                    Origin::Ghost { .. } => TakenFrom::Ghost,
                };
                self.take(from, card)
            }
            (Some(Task::PickLook { cards, .. }), Decision::Look(pile)) => {
                self.say("Look", &fields![pile, cards])
            }
            (Some(Task::Place { rest, .. }), Decision::Place(card)) => {
                self.say("Place", &fields![card, rest])
            }
            (Some(Task::OmitPart { machine }), Decision::Omit(Component::Part(part))) => {
                self.build(machine, Some(part))
            }
            (Some(Task::OmitMachine { source }), Decision::Omit(Component::Machine(machine))) => {
                let Some(invention) = self.state.player.invention() else {
                    return Ok(());
                };
                self.invent(invention, Some(machine), stand_in(self.game, source))
            }
            _ => decision.name(self.speech, self.out),
        }
    }

    /// Returns the value of the roll.
    fn value(&self) -> u8 {
        self.state.roll.map_or(0, |roll| roll.value)
    }

    fn stop(&mut self, roll: RollFor) -> fmt::Result {
        let value = self.value();
        let enough = value >= needed(self.game, self.state, roll);
        self.say("Stop", &fields![value, roll, enough])
    }

    fn draw(&mut self, pile: Pile) -> fmt::Result {
        let top = self.state.top(pile).next();
        let (unseen, bottom) = (self.state.unseen.len(pile), self.state.bottom(pile));
        let left = u16::try_from(bottom.count())
            .unwrap_or(u16::MAX)
            .saturating_add(unseen);
        let scraps = self.state.scraps.len(pile);
        self.say("Draw", &fields![pile, top, left, scraps])
    }

    fn dig(&mut self, pile: DigPile) -> fmt::Result {
        let need = needed(self.game, self.state, RollFor::Dig(pile));
        let cards = self.state.scraps.len(pile.pile());
        self.say("Dig", &fields![pile, cards, need])
    }

    /// Writes a machine with its Parts, except one that is left out.
    fn build(&mut self, machine: Machine, omitted: Option<Part>) -> fmt::Result {
        let recipe = self.game.parts_of(machine);
        let there = |part: &Part| omitted.is_some() || self.state.player.parts.contains(*part);
        let missing = recipe.into_iter().find(|part| !there(part));
        let left_out = omitted.or(missing);
        // SE-13.5: which of three Parts is left out is the next choice.
        let short = left_out.is_none() && self.state.agenda.first() == Some(Task::PickShort);
        let mut parts: Spent<Part> = recipe.into();
        parts.retain(|part| Some(*part) != left_out);
        let more = fields![machine, short, parts, missing, omitted];
        self.say("Build", &more)
    }

    fn invent(
        &mut self,
        invention: Invention,
        omitted: Option<Machine>,
        stand_in: Option<Machine>,
    ) -> fmt::Result {
        let mut machines: Spent<Machine> = self.game.machines_of(invention).into();
        machines.retain(|machine| Some(*machine) != omitted);
        self.say("Invent", &fields![invention, machines, omitted, stand_in])
    }

    fn boost(&mut self, roll: RollFor, part: Part) -> fmt::Result {
        let (value, worth) = (self.value(), boost_worth(self.game, self.state));
        let to = u16::from(value).saturating_add(worth).min(6);
        let need = needed(self.game, self.state, roll);
        let enough = value >= need;
        self.say("Boost", &fields![part, value, to, need, enough])
    }

    fn scrap(&mut self, card: Card) -> fmt::Result {
        let cards = u32::from(self.state.player.in_hand(card.pile()));
        let limit = hand_limit(card.pile());
        let over = cards.saturating_sub(limit);
        self.say("Scrap", &fields![card, over, limit])
    }

    fn take(&mut self, from: TakenFrom, card: Card) -> fmt::Result {
        // SE-10.3 to SE-10.5
        let second = kinds_held(self.game, self.state).contains(card);
        self.say("Take", &fields![card, from, second])
    }

    /// Writes an outcome with its odds, or with the value that the roll needs.
    pub(crate) fn chance(&mut self, chance: Chance) -> fmt::Result {
        let all = chance_weight(self.game, self.state);
        let copies = match (chance, awaited(self.state), self.state.agenda.first()) {
            (Chance::Die(_), _, Some(Task::Die { roll })) => {
                let need = needed(self.game, self.state, roll);
                return self.say("Die", &fields![chance, roll, need]);
            }
            (Chance::Card(card), AwaitedInput::Card(pile), _) if card.pile() == pile => {
                self.state.unseen.copies(card)
            }
            _ => 1,
        };
        self.say("Card", &fields![chance, copies, all])
    }
}
