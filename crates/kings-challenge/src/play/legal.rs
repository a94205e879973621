//! Chapter 14: the table of decisions and outcomes. Each stands beside the rule of its chapter.

use arrayvec::ArrayVec;
use solo_core::{Face, Ranged, Source, Weight};

use super::defence::can_end_go;
use super::listing::{Flow, show, show_if};
use super::{Input, Position};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::game::KingsChallenge;
use crate::refusal::Refusal;
use crate::state::{Action, Legal, Pending};
use crate::terms::{BuildingSpace, Colour};

/// The legal decisions of a position, in the order of KC-14.3.
pub(crate) type Decisions = ArrayVec<Decision, { KingsChallenge::MAX_DECISIONS }>;
/// The outcomes that can come.
pub(crate) type Outcomes = ArrayVec<Chance, { KingsChallenge::MAX_CHANCES }>;

impl Position<'_> {
    /// Accepts a decision, or returns the clause that forbids it (KC-14.4).
    pub(crate) fn check(self, decision: Decision) -> Result<(), Refusal> {
        match (self.state.pending, decision) {
            (Pending::Settle, Decision::Settle(building, space)) => {
                self.can_settle(building, space)
            }
            (Pending::Lose { effects, .. }, _) => self.can_lose(effects, decision),
            (Pending::Guard { total, .. }, Decision::Guard(die)) => self.can_guard(die, total),
            // KC-5.5: once a total is begun nothing else is possible.
            (
                Pending::Guard { total: 1.., .. },
                Decision::Reroll(_)
                | Decision::Recruit
                | Decision::Flip(_)
                | Decision::GuardEnd
                | Decision::Surrender,
            ) => Err(Refusal::TotalBegun),
            // KC-5.7, KC-7.2: influence is used before a black die and before an action.
            (Pending::Guard { .. } | Pending::Turn, Decision::Reroll(die)) => self.can_reroll(die),
            (Pending::Guard { .. } | Pending::Turn, Decision::Recruit) => self.can_recruit(),
            (Pending::Guard { .. } | Pending::Turn, Decision::Flip(die)) => self.can_flip(die),
            (Pending::Guard { countered, .. }, Decision::GuardEnd) => can_end_go(countered),
            (Pending::Guard { countered, .. }, Decision::Surrender) => {
                self.can_surrender(countered)
            }
            (Pending::Flip { flipped, .. }, Decision::Flip(die)) => {
                self.can_flip_further(die, &flipped)
            }
            (Pending::Flip { .. }, Decision::FlipEnd) | (Pending::Turn, Decision::Pass) => Ok(()),
            (Pending::Turn, Decision::Activate(card)) => {
                let there = self.state.activity(card.slot()) == Some(card);
                Refusal::NoTradesman.unless(there)?;
                self.can_act(Action::Activate(card.slot()))
            }
            (Pending::Turn, Decision::Build) => self.can_act(Action::Build),
            (Pending::Turn, Decision::Combat(card)) => self.can_act(Action::Combat(card)),
            (Pending::Turn, Decision::Place(building)) => self.can_act(Action::Place(building)),
            (Pending::Turn, Decision::Farm) => self.can_act(Action::Farm),
            (Pending::Source(slot), Decision::From(origin)) => self.can_hire_from(slot, origin),
            (Pending::Cube(action), Decision::CubeNone) => {
                self.can_spend_no_cube(action, &self.available())
            }
            (Pending::Cube(action), Decision::Cube(card)) => {
                let there = self.state.activity(card.slot()) == Some(card);
                let cubes = self.cubes_to_spend(action, &self.available());
                let fits = there && cubes.contains(card.slot());
                Refusal::NoSuchCube.unless(fits)
            }
            (Pending::Dice(..), Decision::Die(die)) => self.can_add(die),
            (Pending::Dice(action, group), Decision::Done) => self.can_close(action, group),
            (Pending::Times(slot, group), Decision::Times(times)) => {
                Refusal::TooManyTimes.unless(times.get() <= self.most_times(slot, group))
            }
            (Pending::Choose(_), Decision::Choose(choice)) => {
                Refusal::NoSuchChoice.unless(choice.get() <= self.choices())
            }
            (Pending::Mark(_), Decision::Mark(card)) => {
                Refusal::NoSuchMark.unless(self.row_place(card).is_some())
            }
            // KC-13.2: after the last round nothing more happens.
            (Pending::Over { .. }, _) => Err(Refusal::Over),
            // KC-14.1: the step determines who decides what.
            _ => Err(Refusal::NotNow),
        }
    }

    /// Judges what the list needs a search for.
    pub(crate) fn judged(self) -> Legal {
        let mut legal = Legal::default();
        match self.state.pending {
            Pending::Turn => legal.actions = self.possible_actions(),
            Pending::Dice(action, group) => legal.dice = self.joining_dice(action, group),
            _ => {}
        }
        legal
    }

    /// Hands the legal decisions to `take`, in the order of the list, until it breaks off.
    fn each(self, take: &mut impl FnMut(Decision) -> Flow) -> Flow {
        let state = self.state;
        match state.pending {
            Pending::Settle => {
                let settle = |at: BuildingSpace| Decision::Settle(at.building, at.space);
                show(state.citizens.free(), settle, take)
            }
            Pending::Lose { effects, .. } => match self.effect_at(effects) {
                Some(effect) => self.each_loss(effect, take),
                None => Flow::Continue(()),
            },
            Pending::Guard { total, countered } => {
                if total > 0 {
                    return show(self.guards(total), Decision::Guard, take);
                }
                self.each_influence(take)?;
                show(self.guards(total), Decision::Guard, take)?;
                show_if(can_end_go(countered), Decision::GuardEnd, take)?;
                show_if(self.can_surrender(countered), Decision::Surrender, take)
            }
            Pending::Flip { flipped, .. } => {
                show(self.turnable_further(&flipped), Decision::Flip, take)?;
                take(Decision::FlipEnd)
            }
            Pending::Turn => {
                self.each_influence(take)?;
                let actions = state.legal.actions.iter();
                show(
                    actions.filter_map(|action| self.decision(action)),
                    |of| of,
                    take,
                )?;
                take(Decision::Pass)
            }
            Pending::Source(slot) => show(self.origins(slot), Decision::From, take),
            Pending::Cube(action) => {
                let available = self.available();
                let without = self.can_spend_no_cube(action, &available);
                show_if(without, Decision::CubeNone, take)?;
                let slots = self.cubes_to_spend(action, &available).iter();
                show(
                    slots.filter_map(|slot| state.activity(slot)),
                    Decision::Cube,
                    take,
                )
            }
            Pending::Dice(action, group) => {
                show(state.legal.dice, Decision::Die, take)?;
                show_if(self.can_close(action, group), Decision::Done, take)
            }
            Pending::Times(slot, group) => {
                let numbers = 1..=self.most_times(slot, group);
                show(numbers.filter_map(Ranged::new), Decision::Times, take)
            }
            Pending::Choose(_) => {
                let numbers = 1..=self.choices();
                show(numbers.filter_map(Ranged::new), Decision::Choose, take)
            }
            Pending::Mark(_) => show(self.cards_of_row(), Decision::Mark, take),
            // Chance is due, or nothing.
            Pending::Character
            | Pending::SetupRoll(_)
            | Pending::Reveal
            | Pending::Workforce { .. }
            | Pending::Draw { .. }
            | Pending::BlackRoll { .. }
            | Pending::Reroll { .. }
            | Pending::Black(_)
            | Pending::Royal { .. }
            | Pending::Over { .. } => Flow::Continue(()),
        }
    }

    /// Hands the uses of influence to `take` (KC-7.4 to KC-7.6).
    fn each_influence(self, take: &mut impl FnMut(Decision) -> Flow) -> Flow {
        show(self.rerollable(), Decision::Reroll, take)?;
        show_if(self.can_recruit(), Decision::Recruit, take)?;
        show(self.turnable(), Decision::Flip, take)
    }

    /// Returns the decision that begins an action.
    fn decision(self, action: Action) -> Option<Decision> {
        Some(match action {
            Action::Activate(slot) => Decision::Activate(self.state.activity(slot)?),
            Action::Build => Decision::Build,
            Action::Combat(card) => Decision::Combat(card),
            Action::Place(building) => Decision::Place(building),
            Action::Farm => Decision::Farm,
        })
    }

    /// Lists the legal decisions.
    pub(crate) fn decisions(self) -> Decisions {
        let mut list = Decisions::new();
        let _ = self.each(&mut |decision| match list.try_push(decision) {
            Ok(()) => Flow::Continue(()),
            Err(_) => Flow::Break(()),
        });
        list
    }

    /// Returns the input if only one is possible (KC-14.2).
    pub(super) fn only_input(self) -> Option<Input> {
        if self.source().is_some() {
            let only = self.chance_weight() == 1;
            return only
                .then(|| self.nth_chance(0))
                .flatten()
                .map(Input::Chance);
        }
        let mut only = None;
        let others = self.each(&mut |decision| match only.replace(decision) {
            None => Flow::Continue(()),
            Some(_) => Flow::Break(()),
        });
        only.filter(|_| others.is_continue()).map(Input::Decision)
    }

    /// Accepts an outcome, or returns the clause that forbids it (KC-14.4).
    pub(crate) fn check_outcome(self, outcome: Chance) -> Result<(), Refusal> {
        match (self.state.pending, outcome) {
            (Pending::Character, Chance::Character(card)) => {
                Refusal::CharacterStacked.unless(self.unstacked().contains(card))
            }
            (Pending::Reveal, Chance::Reveal(card)) => {
                Refusal::NotInSlot.unless(self.face_down().contains(card))
            }
            (Pending::Draw { deck }, Chance::Event(card)) => {
                let no = match deck {
                    Colour::Red => Refusal::NotUnseenRed,
                    Colour::Yellow | Colour::White => Refusal::NotUnseenSecond,
                };
                no.unless(self.unseen_of(deck).contains(card))
            }
            (pending, Chance::Roll(_)) if pending.rolls() => Ok(()),
            (Pending::Over { .. }, _) => Err(Refusal::Over),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Counts the outcomes that can come, which are equally likely.
    pub(crate) fn chance_weight(self) -> Weight {
        match self.state.pending {
            Pending::Character => self.unstacked().len(),
            Pending::Reveal => self.face_down().len(),
            Pending::Draw { deck } => self.unseen_of(deck).len(),
            pending if pending.rolls() => 6,
            _ => 0,
        }
    }

    /// Returns the outcome with this number, counted from 0.
    pub(crate) fn nth_chance(self, number: Weight) -> Option<Chance> {
        match self.state.pending {
            Pending::Character => self.unstacked().nth(number).map(Chance::Character),
            Pending::Reveal => self.face_down().nth(number).map(Chance::Reveal),
            Pending::Draw { deck } => self.unseen_of(deck).nth(number).map(Chance::Event),
            pending if pending.rolls() => {
                let pips = u8::try_from(number).ok()?.checked_add(1)?;
                Face::new(pips).map(Chance::Roll)
            }
            _ => None,
        }
    }

    /// Lists the outcomes that can come.
    pub(crate) fn outcomes(self) -> Outcomes {
        let mut list = Outcomes::new();
        for number in 0..self.chance_weight() {
            if let Some(outcome) = self.nth_chance(number) {
                let _ = list.try_push(outcome);
            }
        }
        list
    }

    /// Returns the source of the outcome that is due: dice, Character cards, one slot of Activity
    /// cards or one deck of Event cards. `None` if no outcome is due.
    pub(crate) fn source(self) -> Option<Source> {
        let number = match self.state.pending {
            Pending::Character => 1,
            Pending::Reveal => 2 + self.revealing()?.index(),
            Pending::Draw { deck } => 11 + deck.index(),
            pending if pending.rolls() => 0,
            _ => return None,
        };
        SOURCES.get(usize::from(number)).copied()
    }
}

/// Dice, Character cards, the Activity cards of each slot, the Event cards of each colour.
const SOURCES: [Source; 14] = [
    Source::new::<0>(),
    Source::new::<1>(),
    Source::new::<2>(),
    Source::new::<3>(),
    Source::new::<4>(),
    Source::new::<5>(),
    Source::new::<6>(),
    Source::new::<7>(),
    Source::new::<8>(),
    Source::new::<9>(),
    Source::new::<10>(),
    Source::new::<11>(),
    Source::new::<12>(),
    Source::new::<13>(),
];
