//! What holds in every position. One list of conditions serves both the check of a running game and
//! the validation of a position that somebody supplies.

mod turn;

use solo_core::CardSet;

use crate::catalogue::{DECK, DODGE_BLOW, HIT_POINTS, PIPS, SCROLL, SKILLS, TORCHES, TREASURE};
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
}
