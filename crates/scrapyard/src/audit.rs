//! What holds in every position (section 11.1 of the rulebook). One list of conditions serves both
//! the check of a running game and the validation of a position that somebody supplies.

use core::cmp::Ordering;

use solo_core::Findings;

use crate::catalogue::Operation;
use crate::game::Scrapyard;
use crate::kinds::{Pile, Side, Source, has};
use crate::options::CharacterUses;
use crate::phase::{RollFor, Tail, Task};
use crate::play::{
    ALL_THREE, DEAL, DealStep, Due, MOST_MACHINES, MOST_PARTS, cards_of_step, counting_built, due,
    ghost_can_build, uses_at_main,
};
use crate::state::{State, TO_WIN, Zone};

/// The first condition that does not hold.
pub(crate) fn first_fault(game: &Scrapyard, state: &State) -> Result<(), &'static str> {
    match Findings::first(|findings| audit(game, state, findings)) {
        Some(finding) => Err(finding.message),
        None => Ok(()),
    }
}

/// Tells every condition that does not hold.
pub(crate) fn audit(game: &Scrapyard, state: &State, findings: &mut Findings<'_>) {
    let audit = Audit { game, state };
    audit.cards(findings);
    audit.machines(findings);
    audit.deal(findings);
    audit.settled(findings);
    audit.main(findings);
    audit.roll(findings);
    audit.task(findings);
    audit.end(findings);
}

struct Audit<'a> {
    game: &'a Scrapyard,
    state: &'a State,
}

impl Audit<'_> {
    /// Every card is in exactly one place. What lies in a scrap pile is computed from what lies
    /// elsewhere, so a kind with a card too many shows as an impossible number there.
    fn cards(&self, findings: &mut Findings<'_>) {
        let rules = &self.game.rules;
        for pile in Pile::ALL {
            let lanes = rules.unseen(pile);
            let mut unseen: u16 = 0;
            let mut scrap: u16 = 0;
            for kind in 0..rules.kinds(pile) {
                unseen = unseen.saturating_add(u16::from(self.state.count(lanes, kind)));
                let scrapped = self.state.scrap_count(rules, pile, kind);
                scrap = scrap.saturating_add(u16::from(scrapped));
                findings.require(
                    scrapped <= rules.copies(pile, kind),
                    "scraps",
                    "SE-1.3",
                    "there are more cards of a kind than the catalogue has",
                );
            }
            let kept = (self.state.unseen_cards(pile), self.state.scrap_cards(pile));
            findings.require(
                kept == (unseen, scrap),
                "scraps",
                "SE-1.3",
                "the number of cards in a pile is not right",
            );
        }
    }

    /// A used machine is built, and only one copy of it unless built copies are no duplicates; the ghost
    /// builds for its Invention only, and without cards only where it may.
    fn machines(&self, findings: &mut Findings<'_>) {
        let (state, rules) = (self.state, &self.game.rules);
        findings.require(
            state.used & !state.built == 0 && state.counts_of_built_fit(rules),
            "player.used",
            "SE-11.2",
            "a machine is used, but not built",
        );
        findings.require(
            counting_built(self.game, state) == 0 || state.occupied(rules.again) == 0,
            "player.built",
            "SE-10.5",
            "a machine is built twice",
        );
        findings.require(
            state.ghost_built <= ALL_THREE,
            "ghost.built",
            "SE-10.7",
            "a recipe has three machines",
        );
        let cards_fit = match self.game.options().ghost_needs_card() {
            true => state.ghost_cardless == 0,
            false => state.ghost_cardless & !state.ghost_built == 0,
        };
        findings.require(
            cards_fit,
            "ghost.cardless",
            "SE-10.7",
            "the ghost has not built this without a card",
        );
        findings.require(
            state.ghost_built == 0 || state.ghost_invention().is_some(),
            "ghost.built",
            "SE-10.9",
            "the ghost has built machines without an Invention",
        );
    }

    fn is_dealing(&self) -> bool {
        matches!(self.state.agenda.first(), Task::Deal { .. })
    }

    /// Whether the ghost's new Invention is on its way, so that settling goes on later.
    fn is_settling(&self) -> bool {
        matches!(
            self.state.agenda.first(),
            Task::Gain {
                side: Side::Ghost,
                pile: Pile::Invention,
                ..
            }
        )
    }

    /// During the deal everybody has what was dealt so far, and nothing else has happened.
    fn deal(&self, findings: &mut Findings<'_>) {
        let Task::Deal { step, left } = self.state.agenda.first() else {
            return;
        };
        let mut out = [0_u16; 3];
        for (at, (deal, _)) in (0_u8..).zip(DEAL) {
            let left = match at.cmp(&step) {
                Ordering::Less => 0,
                Ordering::Equal => left,
                Ordering::Greater => u8::MAX,
            };
            let dealt = cards_of_step(self.game, at).saturating_sub(left);
            let (there, pile) = match deal {
                DealStep::Cards(side, pile) => (self.cards_of(side, pile), pile),
                DealStep::Flip(pile) => (self.state.scrap_cards(pile), pile),
                DealStep::Character(_) => continue,
            };
            if let Some(out) = out.get_mut(pile.index()) {
                *out = out.saturating_add(u16::from(dealt));
            }
            findings.require(
                there == u16::from(dealt),
                "agenda",
                "SE-3.2",
                "the cards dealt so far do not fit the step of the deal",
            );
        }
        let undealt = Pile::ALL.into_iter().zip(out).all(|(pile, out)| {
            let drawable = self.state.unseen_cards(pile);
            drawable.checked_add(out) == Some(self.game.rules.cards(pile))
        });
        findings.require(
            undealt,
            "agenda",
            "SE-3.5",
            "something has happened before everything is dealt",
        );
    }

    /// How many cards of a pile a side holds in hand.
    fn cards_of(&self, side: Side, pile: Pile) -> u16 {
        let state = self.state;
        let cards = match (side, pile) {
            (Side::Player, Pile::Part) => state.parts_in_hand(),
            (Side::Player, Pile::Machine) => state.machines_in_hand(),
            (Side::Player, Pile::Invention) => state.invention_kinds().count_ones(),
            (Side::Ghost, Pile::Invention) => u32::from(state.ghost_invention().is_some()),
            (Side::Ghost, Pile::Part | Pile::Machine) => {
                let lanes = self.game.rules.ghost(pile);
                (0..self.game.rules.kinds(pile))
                    .map(|kind| u32::from(state.count(lanes, kind)))
                    .sum()
            }
        };
        u16::try_from(cards).unwrap_or(u16::MAX)
    }

    /// Whenever something waits after the deal, the position is settled.
    fn settled(&self, findings: &mut Findings<'_>) {
        let state = self.state;
        if self.is_dealing() || self.is_settling() || state.agenda.is_over() {
            return;
        }
        let spare = state.list_len(Zone::Spare(Pile::Part)) > 0
            || state.list_len(Zone::Spare(Pile::Machine)) > 0;
        findings.require(
            !spare && state.machines & counting_built(self.game, state) == 0,
            "player",
            "SE-10.4",
            "the player has a duplicate",
        );
        findings.require(
            state.ghost_built != ALL_THREE && !ghost_can_build(self.game, state),
            "ghost",
            "SE-10.1",
            "the ghost has not built what it can",
        );
    }

    /// What holds before every action, and before the first already while cards are dealt; the hand is
    /// full at most whenever it will not be trimmed.
    fn main(&self, findings: &mut Findings<'_>) {
        let state = self.state;
        self.uses(findings);
        if state.agenda.tail != Tail::Main {
            return;
        }
        findings.require(
            state.parts_in_hand() <= MOST_PARTS && state.machines_in_hand() <= MOST_MACHINES,
            "player",
            "SE-4.3",
            "too many cards are in hand",
        );
        findings.require(
            state.actions < self.game.options().action_cap(),
            "actions",
            "SE-14.3",
            "the game should have ended by its action counter",
        );
        if state.agenda.first() != Task::Nothing {
            return;
        }
        findings.require(
            !state.has_inventions_to_choose(),
            "player.inventions",
            "SE-4.3",
            "more than one Invention is in hand",
        );
    }

    /// SE-12.5: uses are counted in an action, and outside of one all are left.
    fn uses(&self, findings: &mut Findings<'_>) {
        let outside = matches!(self.state.agenda.tail, Tail::Main | Tail::Trim);
        let afresh = self.game.options().character_uses() == CharacterUses::Unlimited;
        findings.require(
            !outside || !afresh || self.state.uses_left == uses_at_main(self.game, self.state),
            "player.uses_left",
            "SE-12.5",
            "the uses of an action are not counted afresh",
        );
    }

    /// There is a value exactly while a roll can be boosted, and a target can still be reached.
    fn roll(&self, findings: &mut Findings<'_>) {
        let (die, value) = (self.state.die, self.state.value);
        let boosting = matches!(self.state.agenda.first(), Task::Boost(_));
        let fits = if boosting {
            (1..=6).contains(&die) && (1..=6).contains(&value)
        } else {
            die == 0 && value == 0
        };
        findings.require(fits, "roll", "SE-8.1", "the roll does not fit the task");
    }

    /// What a task needs to make sense.
    fn task(&self, findings: &mut Findings<'_>) {
        let looking = self.state.list_len(Zone::Look) > 0;
        findings.require(
            !looking || self.state.agenda.look_pile().is_some(),
            "look",
            "SE-13.4",
            "nothing is being looked at",
        );
        let state = self.state;
        let outside_actions = self.is_dealing() || self.is_settling();
        findings.require(
            state.agenda.tail != Tail::Main
                || state.agenda.first() == Task::Nothing
                || outside_actions,
            "agenda",
            "SE-16.2",
            "a task of an action is not followed by the end of the action",
        );
        for (place, task) in state.agenda.tasks().enumerate() {
            let fits = match task {
                // SE-10.1(a): the ghost takes one, at once.
                Task::Gain {
                    side: Side::Ghost,
                    pile: Pile::Invention,
                    left,
                } => place == 0 && left == 1 && state.ghost_invention().is_none(),
                Task::OmitPart(machine) => {
                    let there = self.game.rules.machine(machine).needs & state.parts;
                    has(state.machines, machine.0) && there.count_ones() >= 2
                }
                Task::OmitMachine(source) => self.can_complete_short(source),
                Task::Die(RollFor::Use(source)) | Task::Boost(RollFor::Use(source)) => {
                    self.is_at_hand(source) && self.game.ability(source).need > 0
                }
                _ => true,
            };
            findings.require(fits, "agenda", "SE-16.2", "a task has nothing to work on");
        }
    }

    fn is_at_hand(&self, source: Source) -> bool {
        match source {
            Source::Character(character) => self.state.character() == Some(character),
            Source::Machine(machine) => has(self.state.built, machine.0),
        }
    }

    fn can_complete_short(&self, source: Source) -> bool {
        let operation = self.game.ability(source).operation;
        let needs = self
            .state
            .first_invention()
            .map_or(0, |invention| self.game.rules.invention(invention).needs);
        matches!(operation, Operation::ShortInvention | Operation::StandIn)
            && self.is_at_hand(source)
            && (needs & self.state.built).count_ones() >= 2
    }

    /// The game is over exactly when it has an outcome, and only one side can have won.
    fn end(&self, findings: &mut Findings<'_>) {
        let (player, ghost) = (self.state.done().count(), self.state.ghost_done().count());
        let over = matches!(due(self.state), Due::Nobody);
        findings.require(
            player < TO_WIN || ghost < TO_WIN,
            "outcome",
            "SE-14.2",
            "both sides have completed three Inventions",
        );
        findings.require(
            over || (player < TO_WIN && ghost < TO_WIN),
            "outcome",
            "SE-14.1",
            "the game should be over",
        );
        let capped = player < TO_WIN && ghost < TO_WIN;
        findings.require(
            !over || !capped || self.state.actions >= self.game.options().action_cap(),
            "outcome",
            "SE-14.3",
            "the game should not be over",
        );
    }
}

#[cfg(test)]
mod tests {
    use solo_core::testkit::audit_finds;

    use crate::Scrapyard;
    use crate::kinds::{Card, Machine, Part, Pile};
    use crate::state::State;

    #[track_caller]
    fn finds(change: impl FnOnce(&Scrapyard, &mut State), fault: &str) {
        let game = Scrapyard::default();
        audit_finds(&game, game.start(), |state| change(&game, state), fault);
    }

    #[test]
    fn a_roll_belongs_to_a_boost() {
        finds(|_, state| state.die = 3, "the roll does not fit the task");
    }

    #[test]
    fn copies_are_built_before_they_are_used() {
        let fault = "a machine is used, but not built";
        finds(|_, state| state.used = 1, fault);
        finds(
            |game, state| {
                // A further copy without a first one.
                state.take_unseen(&game.rules, Pile::Machine, 0);
                state.count_up(game.rules.again, 0);
            },
            fault,
        );
        let twice = |game: &Scrapyard, state: &mut State| {
            for _ in 0..2 {
                state.take_unseen(&game.rules, Pile::Machine, 0);
                state.add_built(&game.rules, Machine(0));
            }
        };
        finds(
            |game, state| {
                // Two used beside a fresh one, of two in all.
                twice(game, state);
                state.count_up(game.rules.spent, 0);
                state.count_up(game.rules.spent, 0);
            },
            fault,
        );
        finds(
            |game, state| {
                // One used beside a fresh one that is used.
                twice(game, state);
                state.used = 1;
                state.count_up(game.rules.spent, 0);
            },
            fault,
        );
    }

    #[test]
    fn cards_add_up() {
        finds(
            |_, state| state.scrapped(Pile::Machine, 1),
            "the number of cards in a pile is not right",
        );
        finds(
            |game, state| assert!(state.give(&game.rules, Card::Part(Part(0)))),
            "there are more cards of a kind than the catalogue has",
        );
    }
}
