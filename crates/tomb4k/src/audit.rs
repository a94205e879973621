//! What holds in every position. One list of conditions serves both the check of a running game and
//! the validation of a position that somebody supplies.

use solo_core::{Card, CardSet};

use crate::catalogue::{
    DECK, DODGE_BLOW, DOORS, FAVORS, HIT_POINTS, HOARDS, MONSTERS, PICK_LOCK, PIPS, SCROLL, SKILLS,
    TORCHES, TRAPS, TREASURE, value,
};
use crate::event::Heading;
use crate::options::Options;
use crate::state::{MAX_TURNS, Resume, Stage, State};

/// A broken condition: the field of the view, the clause, and what is wrong.
pub(crate) type Finding = (&'static str, &'static str, &'static str);

/// The first condition that does not hold.
pub(crate) fn first_fault(options: &Options, state: &State) -> Result<(), &'static str> {
    let mut first = Ok(());
    for_each_fault(options, state, &mut |(_, _, message)| {
        if first.is_ok() {
            first = Err(message);
        }
    });
    first
}

/// Reports every condition that does not hold.
pub(crate) fn for_each_fault(options: &Options, state: &State, report: &mut dyn FnMut(Finding)) {
    let mut audit = Audit {
        options,
        state,
        report,
    };
    audit.zones();
    audit.torches();
    audit.turns();
    audit.open_turn();
    audit.phase();
}

struct Audit<'a> {
    options: &'a Options,
    state: &'a State,
    report: &'a mut dyn FnMut(Finding),
}

impl Audit<'_> {
    fn require(
        &mut self,
        holds: bool,
        at: &'static str,
        rule: &'static str,
        otherwise: &'static str,
    ) {
        if !holds {
            (self.report)((at, rule, otherwise));
        }
    }

    /// Every card lies in one place, and in one where its role may lie.
    fn zones(&mut self) {
        let s = self.state;
        let zones = [
            s.unseen,
            s.open,
            s.covered,
            s.hand,
            s.used,
            s.bottom.as_set(),
            s.fourth.as_set(),
        ];
        let all = zones
            .into_iter()
            .fold(CardSet::EMPTY, |all, zone| all | zone);
        let count = zones
            .into_iter()
            .map(CardSet::len)
            .fold(0, u32::saturating_add);
        self.require(
            count == all.len(),
            "unseen",
            "TK-1.3",
            "a card lies in two places",
        );
        self.require(
            DECK.contains_all(all),
            "unseen",
            "TK-1.3",
            "a card is not in the deck",
        );
        let usable = TORCHES.with(SCROLL).with(DODGE_BLOW);
        self.require(
            usable.contains_all(s.used),
            "torches",
            "TK-10.1",
            "a card lies in the torch row or is spent that never gets there",
        );
        let holdable = SKILLS | TREASURE;
        self.require(
            holdable.contains_all(s.hand),
            "treasure",
            "TK-4.3",
            "the hand holds a card that is neither skill nor treasure",
        );
        self.require(
            !(s.open | s.covered | s.discards()).meets(TORCHES),
            "discards",
            "TK-10.1",
            "a torch lies outside deck and torch row",
        );
        self.require(
            !s.covered.contains(DODGE_BLOW),
            "covered",
            "TK-8.5",
            "the jack of hearts never stays in a turn",
        );
        self.require(
            s.hp <= HIT_POINTS,
            "hp",
            "TK-11.1",
            "there are nine hit points at most",
        );
        self.require(
            (s.hp == 0) == (s.stage == Stage::Dead),
            "hp",
            "TK-11.3",
            "no hit points and a dead end go together",
        );
    }

    fn torches(&mut self) {
        let s = self.state;
        let aces_only = TORCHES.contains_all(s.bottom.as_set() | s.fourth.as_set());
        self.require(aces_only, "bottom", "TK-10.3", "only an ace waits here");
        let burnt = s.burnt();
        let expected = if s.stage == Stage::Lost {
            burnt == 4
        } else {
            burnt <= 3
        };
        self.require(
            expected,
            "torches",
            "TK-10.2",
            "a fourth burnt torch and a lost end go together",
        );
        let read = s.used.contains(SCROLL);
        if read && s.stage != Stage::Lost {
            self.require(
                !s.bottom.is_empty() && !s.unseen.meets(TORCHES),
                "bottom",
                "TK-10.3",
                "after the scroll was used the last ace lies under the deck",
            );
        }
        self.require(
            read || s.bottom.is_empty(),
            "bottom",
            "TK-10.3",
            "only the scroll puts a card under the deck",
        );
        self.require(
            s.fourth.is_empty() != (s.stage == Stage::Torch),
            "fourth",
            "TK-10.3",
            "a fourth torch is pending in phase torch and only there",
        );
        if s.stage == Stage::Torch {
            self.require(
                burnt == 3,
                "torches",
                "TK-10.3",
                "three torches burnt before the fourth",
            );
            self.require(
                s.hand.contains(SCROLL),
                "treasure",
                "TK-10.6",
                "the scroll has to be in hand",
            );
        }
        self.require(
            s.stage == Stage::Torch || s.resume == Resume::Seek,
            "resume",
            "TK-10.4",
            "only phase torch has something to resume",
        );
    }

    fn turns(&mut self) {
        let s = self.state;
        let in_bounds = s.delve_turns <= MAX_TURNS
            && s.retreat_turns <= MAX_TURNS
            && s.finished_turns() <= MAX_TURNS;
        self.require(
            in_bounds,
            "stacks",
            "TK-3.3",
            "there are more turns than numbered cards",
        );
        let sum = s.stacks().map(u32::from).fold(0, u32::saturating_add);
        self.require(
            s.stacks().all(|cards| (1..=13).contains(&cards)),
            "stacks",
            "TK-3.13",
            "a stack has 1 to 13 cards",
        );
        self.require(
            sum == s.covered.len(),
            "stacks",
            "TK-3.13",
            "the stacks do not hold as many cards as are covered",
        );
        let met = (PIPS - s.unseen).len();
        let turns =
            u32::from(s.finished_turns()).saturating_add(u32::from(!s.encounter.is_empty()));
        self.require(
            turns <= met,
            "stacks",
            "TK-3.3",
            "there are more encounters than seen pips",
        );
        let demanded = s.delve_turns >= self.options.min_delve_turns();
        match s.heading {
            Heading::Delve => self.require(
                s.retreat_turns == 0,
                "retreat_turns",
                "TK-12.4",
                "there are retreat turns on the delve",
            ),
            Heading::Retreat => {
                self.require(
                    demanded,
                    "heading",
                    "TK-12.8",
                    "it is too early for the retreat",
                );
                let left = s
                    .delve_turns
                    .checked_sub(1)
                    .and_then(|d| d.checked_sub(s.retreat_turns));
                self.require(
                    left.is_some_and(|left| (left == 0) == (s.stage == Stage::Escaped)),
                    "retreat_turns",
                    "TK-12.6",
                    "the retreat ends below column 1 and only there",
                );
            }
        }
        match s.stage {
            Stage::Between => self.require(
                s.heading == Heading::Delve && demanded,
                "phase",
                "TK-12.2",
                "turning around is decided after enough delve turns",
            ),
            Stage::Escaped => self.require(
                s.heading == Heading::Retreat,
                "heading",
                "TK-12.6",
                "one escapes by retreating",
            ),
            _ => {}
        }
    }

    /// The encounter card, and what may lie beside it.
    fn open_turn(&mut self) {
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
    fn phase(&mut self) {
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
