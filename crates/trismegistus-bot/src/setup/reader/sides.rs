//! What the two sides have, and the human's window.

use alloc::string::{String, ToString};

use super::Reader;
use crate::catalogue::{Catalogue, PartText};
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::setup::{BotSetup, HumanSetup, Setup};
use crate::state::{Side, State};

impl Reader<'_> {
    pub(super) fn bot(&mut self, bot: &BotSetup, state: &mut State) {
        let die = self.die("bot.die", bot.die.as_ref());
        state.dice.set(Side::Bot, die);
        let used = self.row("bot.used", "TB-12.2", &bot.used, Self::colour);
        state.used.set(Side::Bot, used);
        state.bot_artifacts = self.set("bot.artifacts", &bot.artifacts, Self::artifact);
        state.bot_completed = self.set("bot.completed", &bot.completed, Self::experiment);
        state.incomplete = self.row(
            "bot.incomplete",
            "TB-8.5",
            &bot.incomplete,
            Self::experiment,
        );
        state.active = bot
            .card
            .as_ref()
            .and_then(|card| self.automa("bot.card", card));
        let automa = |set: u128| u32::try_from(set).unwrap_or(u32::MAX);
        state.deck = automa(self.set("bot.deck", &bot.deck, Self::automa));
        state.discard = automa(self.set("bot.discard", &bot.discard, Self::automa));
        state.specializations = self.row(
            "bot.specializations",
            "TB-13.6",
            &bot.specializations,
            |reader, at, name| reader.find(at, "TB-V2", name, Catalogue::element),
        );
        let places = if self.game.options().advanced_planning {
            2
        } else {
            0
        };
        let fits = bot.face_up.len() == places;
        self.faults.require(
            fits,
            "bot.face_up",
            "TB-1.19",
            format_args!("there are {places} open places"),
        );
        state.face_up = [None; 2];
        for (place, card) in state.face_up.iter_mut().zip(&bot.face_up) {
            *place = card
                .as_ref()
                .and_then(|card| self.automa("bot.face_up", card));
        }
        self.queue(&bot.queue, state);
    }

    /// The parts not yet done have to be the end of one of the branches of the active card.
    fn queue(&mut self, queue: &[String], state: &mut State) {
        let left = u8::try_from(queue.len()).unwrap_or(u8::MAX);
        state.parts_left = left;
        state.reward = false;
        let Some(card) = state.active.map(|card| self.catalogue().automa_card(card)) else {
            self.faults
                .require(left == 0, "bot.queue", "TB-7.1", "no card is active");
            return;
        };
        let fits = |reward: bool| {
            let parts = card.branch(reward).as_slice();
            let rest = parts
                .len()
                .checked_sub(queue.len())
                .and_then(|done| parts.get(done..));
            rest.is_some_and(|rest| {
                let texts = rest
                    .iter()
                    .map(|part| PartText(self.catalogue(), *part).to_string());
                texts.eq(queue.iter().cloned())
            })
        };
        let branches = [fits(false), fits(true)];
        state.reward = branches == [false, true];
        let known = branches.contains(&true);
        self.faults.require(
            known,
            "bot.queue",
            "TB-7.1",
            "this is not the rest of the active card",
        );
    }

    pub(super) fn human(&mut self, human: &HumanSetup, state: &mut State) {
        let die = self.die("human.die", human.die.as_ref());
        state.dice.set(Side::Human, die);
        let used = self.row("human.used", "TB-12.2", &human.used, Self::colour);
        state.used.set(Side::Human, used);
        state.human_artifacts = self.set("human.artifacts", &human.artifacts, Self::artifact);
        state.human_incomplete = self.set("human.incomplete", &human.incomplete, Self::experiment);
        state.human_completed = self.set("human.completed", &human.completed, Self::experiment);
    }

    /// The window repeats the die it is measured against.
    pub(super) fn window(&mut self, setup: &Setup, state: &mut State) {
        let die = Botmegistus::window_die(state);
        let fits = match (&setup.window, die) {
            (None, None) => true,
            (Some(window), Some(die)) => {
                let reacting = state.phase == Phase::ReactionWindow;
                window.kind == if reacting { "reaction" } else { "action" }
                    && window.colour == self.catalogue().colour_name(die.colour())
                    && window.symbol == self.catalogue().symbol_name(die.symbol())
            }
            _ => false,
        };
        self.faults.require(
            fits,
            "window",
            "TB-14.6",
            "this is not the window of the phase",
        );
        let window = setup.window.as_ref();
        state.artifact_taken = window.is_some_and(|window| window.artifact);
        state.experiment_taken = window.is_some_and(|window| window.experiment);
    }
}
