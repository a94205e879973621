//! What holds in the open turn and in each phase.

use solo_core::{Card, CardSet};

use super::Audit;
use crate::catalogue::{
    DODGE_BLOW, DOORS, FAVORS, HOARDS, MONSTERS, PICK_LOCK, PIPS, SCROLL, SKILLS, TRAPS, TREASURE,
    value,
};
use crate::state::{Resume, Stage};

impl Audit<'_> {
    /// The encounter card, and what may lie beside it.
    pub(super) fn open_turn(&mut self) {
        let s = self.state;
        let pips = s.open & PIPS;
        self.require(
            s.encounter.is_empty() || pips.meets(s.encounter.as_set()),
            "encounter",
            "TK-3.3",
            "the encounter card is a pip of the open turn",
        );
        self.require(
            pips.is_empty() == s.encounter.is_empty(),
            "encounter",
            "TK-3.3",
            "the first pip of a turn is its encounter card",
        );
        self.require(
            !s.open.meets(SKILLS),
            "open",
            "TK-3.8",
            "a jack lies in a turn only when it has won it",
        );
        self.require(
            s.open.len() <= 13,
            "open",
            "TK-5.2",
            "no turn can have more than 13 cards",
        );
        if matches!(s.stage, Stage::Between | Stage::Escaped) {
            self.require(s.open.is_empty(), "open", "TK-3.13", "no turn is open");
        }
        if s.encounter.is_empty() {
            return;
        }
        self.require(
            !s.open.meets(FAVORS),
            "open",
            "TK-9.1",
            "a favor would have won the encounter",
        );
        // Every action card but a winning one lies below the encounter card.
        if s.stage != Stage::Mark {
            self.require(
                s.action_cards().iter().all(|card| self.gap(card) > 0),
                "open",
                "TK-3.5",
                "an action card would have won the encounter",
            );
        }
        if !self.encounter_in(MONSTERS) {
            self.require(
                s.action_cards().len() <= 1,
                "open",
                "TK-6.1",
                "a trap or a door gives one attempt",
            );
        }
    }

    fn encounter_in(&self, kind: CardSet) -> bool {
        self.state.encounter.as_set().meets(kind)
    }

    /// By how much an action card falls short; 0 without an encounter.
    fn gap(&self, action: Card) -> u8 {
        self.state
            .encounter()
            .map_or(0, |card| value(card).saturating_sub(value(action)))
    }

    /// What each phase takes for granted.
    pub(super) fn phase(&mut self) {
        let s = self.state;
        if s.waits_for_chance() {
            self.require(
                !s.unseen.is_empty(),
                "unseen",
                "TK-2.3",
                "a card must be left to turn up",
            );
        }
        let tried = s.action_cards().len();
        match s.stage {
            Stage::Seek => self.seek(),
            Stage::Encounter | Stage::Action => {
                self.expects_encounter(PIPS);
                let first_attempt = self.encounter_in(MONSTERS) || tried == 0;
                self.require(
                    first_attempt,
                    "open",
                    "TK-6.1",
                    "the attempt was made already",
                );
                let ways = crate::play::has_ways_out(self.options, s);
                self.require(
                    ways || s.stage == Stage::Action,
                    "phase",
                    "TK-16.2",
                    "there is no alternative to turning up a card",
                );
            }
            Stage::Blow => {
                self.expects_encounter(MONSTERS | TRAPS);
                self.expects_failed_card("damage");
                let can_dodge = s.hand.contains(DODGE_BLOW);
                self.require(
                    can_dodge,
                    "skills",
                    "TK-8.6",
                    "only the jack of hearts gives a choice",
                );
            }
            Stage::Door => {
                self.expects_encounter(DOORS);
                self.expects_failed_card("discards_due");
                let can_pick = s.hand.contains(PICK_LOCK);
                self.require(
                    can_pick,
                    "skills",
                    "TK-7.4",
                    "only the jack of clubs gives a choice",
                );
            }
            Stage::Discard => self.discarding(1),
            Stage::Torch => match s.resume {
                Resume::Seek => self.seek(),
                Resume::Encounter => {
                    self.expects_encounter(PIPS);
                    let first_attempt = self.encounter_in(MONSTERS) || tried == 0;
                    self.require(
                        first_attempt,
                        "open",
                        "TK-6.1",
                        "the attempt was made already",
                    );
                }
                Resume::Discard => self.discarding(0),
            },
            Stage::Mark => self.mark(),
            Stage::Between | Stage::Dead | Stage::Lost | Stage::Escaped => {}
        }
        if s.stage == Stage::Dead {
            self.expects_encounter(MONSTERS | TRAPS);
            self.require(
                tried > 0,
                "open",
                "TK-11.2",
                "only a failed action card can have killed",
            );
        }
        let resumes_discards = s.stage == Stage::Torch && s.resume == Resume::Discard;
        let may_be_pending =
            matches!(s.stage, Stage::Blow | Stage::Door | Stage::Discard) || resumes_discards;
        self.require(
            may_be_pending || s.pending == 0,
            "discards_due",
            "TK-7.3",
            "nothing can be pending in this phase",
        );
    }

    fn seek(&mut self) {
        let none = self.state.encounter.is_empty();
        self.require(
            none,
            "encounter",
            "TK-3.2",
            "the search ends with the encounter card",
        );
        let layable = FAVORS | HOARDS.with(SCROLL);
        let fits = layable.contains_all(self.state.open);
        self.require(
            fits,
            "open",
            "TK-3.6",
            "only queens, kings and the joker lie in a turn before it",
        );
    }

    fn expects_encounter(&mut self, kinds: CardSet) {
        let there = self.encounter_in(kinds);
        self.require(
            there,
            "encounter",
            "TK-3.3",
            "this phase needs another encounter card",
        );
    }

    /// A failed action card whose gap is what is pending.
    fn expects_failed_card(&mut self, at: &'static str) {
        let s = self.state;
        let fits = s.pending > 0
            && s.action_cards()
                .iter()
                .any(|card| self.gap(card) == s.pending);
        self.require(
            fits,
            at,
            "TK-11.2",
            "no action card falls short by this much",
        );
    }

    /// Discards after a door's failed action card: at least `least` and no more than the gap.
    fn discarding(&mut self, least: u8) {
        self.expects_encounter(DOORS);
        let s = self.state;
        let gap = s
            .action_cards()
            .iter()
            .map(|card| self.gap(card))
            .max()
            .unwrap_or(0);
        // A torch among the discards was counted already.
        let most = gap.saturating_sub(1_u8.saturating_sub(least));
        let fits = gap > 0 && (least..=most).contains(&s.pending);
        self.require(
            fits,
            "discards_due",
            "TK-7.3",
            "the gap does not demand so many discards",
        );
    }

    /// TK-4.8: a trap that was beaten by a diamond, and nothing but treasure.
    fn mark(&mut self) {
        self.expects_encounter(TRAPS);
        let s = self.state;
        let all_treasure = TREASURE.contains_all(s.open);
        self.require(
            all_treasure,
            "open",
            "TK-4.5",
            "a card that is no treasure marks the turn",
        );
        let beaten =
            s.action_cards().len() == 1 && s.action_cards().iter().all(|card| self.gap(card) == 0);
        self.require(
            beaten,
            "open",
            "TK-4.8",
            "one action card has beaten the trap",
        );
    }
}
