//! Automa cards.

use super::{Audit, Stage, Zones};
use crate::options::Reshuffle;
use crate::phase::Phase;
use crate::state::{automa_bit, has};

impl Audit<'_, '_> {
    /// TB-I3 for Automa cards.
    pub(super) fn automa(&mut self) {
        let (state, index) = (self.state, &self.game.catalogue().index);
        let options = self.game.options();
        let mut zones = Zones::default();
        let shown = state.face_up.into_iter().chain([state.active]).flatten();
        shown.for_each(|card| zones.add(u128::from(automa_bit(card))));
        zones.add(u128::from(state.deck));
        zones.add(u128::from(state.discard));
        self.findings.require(
            !zones.twice,
            "deck",
            "TB-I3",
            "an Automa card is in two zones",
        );
        let mut expected = index.basic;
        if options.personality_cards && self.since(Stage::Experiments) {
            let starting = self.game.catalogue().starting_artifacts();
            let own = state.bot_artifacts().find(|id| has(starting, id.place()));
            let card = own.and_then(|id| self.game.catalogue().personality_of(id));
            expected |= card.map_or(0, automa_bit);
        }
        for card in state
            .specializations()
            .filter_map(|e| index.specialization.at(e))
        {
            expected |= automa_bit(card);
        }
        self.findings.require(
            zones.all == u128::from(expected),
            "deck",
            "TB-I3",
            "the Automa cards do not add up",
        );
        self.open_cards();
        let due = self.phase_in(&[Phase::FlipCard, Phase::RevealCard]);
        let unneeded = due && state.deck == 0;
        self.findings.require(
            !unneeded,
            "deck",
            "TB-17.4",
            "a draw is due, but the discards are not yet the deck",
        );
        let ran_out = options.reshuffle == Reshuffle::OnEmpty
            && state.deck == 0
            && state.discard != 0
            && state.active.is_none()
            && !(options.advanced_planning && state.phase == Phase::RevealCard)
            && !self.needs_no_card();
        self.findings.require(
            !ran_out,
            "deck",
            "TB-4.3",
            "the discards are the deck as soon as it runs out",
        );
    }

    fn open_cards(&mut self) {
        let state = self.state;
        let planning = self.game.options().advanced_planning;
        let active = self.is_bot_acting();
        self.findings.require(
            state.active.is_some() == active,
            "card",
            "TB-12.5",
            "a card is active exactly from its draw to the clean-up",
        );
        let open = state.face_up.iter().flatten().count();
        let replacing = self.stage() == Stage::Turns && state.phase == Phase::RevealCard;
        self.findings.require(
            !(replacing && self.needs_no_card()),
            "phase",
            "TB-12.6",
            "the bot has passed in the last round and needs no card",
        );
        let one_missing = active || replacing || self.needs_no_card();
        let fits = if !planning || self.stage() < Stage::OpenCards && state.round == 1 {
            open == 0
        } else if self.stage() == Stage::OpenCards {
            open == 0 || matches!(state.face_up, [Some(_), None])
        } else {
            open == if one_missing { 1 } else { 2 }
        };
        self.findings.require(
            fits,
            "face_up",
            "TB-1.19",
            "this is not when these cards are open",
        );
        let reveals = !planning && state.phase == Phase::RevealCard;
        self.findings.require(
            !reveals,
            "phase",
            "TB-1.19",
            "cards are turned up beside the deck only with Advanced Planning",
        );
        let wrong_draw = match state.phase {
            Phase::FlipCard => planning,
            Phase::ChooseCard => !planning,
            _ => false,
        };
        self.findings.require(
            !wrong_draw,
            "phase",
            "TB-4.4",
            "cards are chosen by die exactly with Advanced Planning",
        );
    }
}
