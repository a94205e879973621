//! Invariants of every position (section 11.1 of the rulebook). One list of conditions serves both
//! the check of a running game and the validation of a supplied position.

mod tasks;

use solo_core::{Findings, Noun as _, ensure};

use crate::game::Scrapyard;
use crate::kinds::{Card, Pile, Side};
use crate::numbers::{INVENTIONS_TO_WIN, hand_limit};
use crate::options::CharacterUses;
use crate::phase::{Tail, Task};
use crate::play::{
    ALL_THREE, DEAL, Due, counting_built, due, ghost_can_build, is_dealt, legal, same_step,
    use_limit, uses_at_main,
};
use crate::state::{State, Zone};
use tasks::brings_an_invention;

pub(crate) use tasks::tasks;

/// Reports misplaced cards: more of a kind than exist, or a pile with a wrong stored size. The
/// content of a scrap pile is computed from all other zones, and is meaningless if they hold too
/// much.
pub(crate) fn cards(game: &Scrapyard, state: &State, findings: &mut Findings<'_>) {
    let rules = game.rules();
    let mut counted = state.clone();
    counted.recount(rules);
    for pile in Pile::ALL {
        let at = format_args!("scraps.{pile}");
        let before = findings.count();
        for kind in 0..rules.kinds(pile) {
            let (there, copies) = (state.elsewhere(rules, pile, kind), rules.copies(pile, kind));
            ensure!(findings, there <= u16::from(copies) => at, "SE-1.3",
                "{} is there {there} times instead of {copies}", Card::new(pile, kind).to_id(game));
        }
        let numbers = |state: &State| (state.unseen_cards(pile), state.scrap_cards(pile));
        let (kept, there) = (numbers(state), numbers(&counted));
        ensure!(findings, kept == there || findings.count() > before => at, "SE-1.3",
            "{kept:?} cards are counted as face down and scrapped, but there are {there:?}");
    }
    let numbers = |state: &State| (state.parts_in_hand(), state.machines_in_hand());
    let (kept, there) = (numbers(state), numbers(&counted));
    ensure!(findings, kept == there => "player", "SE-1.3",
        "{kept:?} Parts and machines are counted in hand, but there are {there:?}");
    ensure!(findings, state.counts_of_ghost_fit(rules) => "ghost", "SE-1.3",
        "the ghost has a further card of a kind without the first two");
}

/// Reports every other broken condition.
pub(crate) fn position(game: &Scrapyard, state: &State, findings: &mut Findings<'_>) {
    let audit = Audit { game, state };
    audit.machines(findings);
    audit.characters(findings);
    audit.deal(findings);
    audit.settled(findings);
    audit.main(findings);
    audit.roll(findings);
    audit.agenda(findings);
    tasks(game, state, findings);
    audit.end(findings);
}

/// Reports a kept list that is not the legal one.
pub(crate) fn list(game: &Scrapyard, state: &State, findings: &mut Findings<'_>) {
    ensure!(findings, state.offered == legal(game, state) => "agenda", "SE-16.2",
        "the kept list is not the legal one");
}

struct Audit<'a> {
    game: &'a Scrapyard,
    state: &'a State,
}

impl Audit<'_> {
    /// Checks the built machines of both sides. A used one is built, and only once unless built
    /// copies are no duplicates. The ghost builds for its Invention only, without cards only if it
    /// may.
    fn machines(&self, findings: &mut Findings<'_>) {
        let (state, rules) = (self.state, self.game.rules());
        ensure!(findings, state.used & !state.built == 0 && state.counts_of_built_fit(rules) =>
            "player.used", "SE-11.2", "a machine is used, but not built");
        ensure!(findings, counting_built(self.game, state) == 0 || state.occupied(rules.again) == 0 =>
            "player.built", "SE-10.5", "a machine is built twice");
        ensure!(findings, state.ghost_built <= ALL_THREE => "ghost.built", "SE-10.7",
            "a recipe has three machines");
        let without = match self.game.options().ghost_needs_card() {
            true => state.ghost_cardless,
            false => state.ghost_cardless & !state.ghost_built,
        };
        ensure!(findings, without == 0 => "ghost.cardless", "SE-10.7",
            "the ghost has not built this without a card");
        ensure!(findings, state.ghost_built == 0 || state.ghost_invention().is_some() =>
            "ghost.built", "SE-10.9", "the ghost has built machines without an Invention");
    }

    /// Checks that the sides have different Characters. Uses are counted only within an action;
    /// outside of one all are left (SE-12.5).
    fn characters(&self, findings: &mut Findings<'_>) {
        let (game, state) = (self.game, self.state);
        let (own, left) = (state.character(), state.uses_left);
        ensure!(findings, own.is_none() || state.character != state.ghost_character =>
            "ghost.character", "SE-3.4", "both sides have the same Character");
        let limit = own.and_then(|own| use_limit(game, own)).unwrap_or(0);
        ensure!(findings, left <= limit => "player.uses_left", "SE-12.1",
            "{left} uses are left, but there were only {limit}");
        let outside = matches!(state.agenda.tail(), Tail::Main | Tail::Trim);
        let afresh = game.options().character_uses() == CharacterUses::Unlimited;
        let all = uses_at_main(game, state);
        ensure!(findings, left >= all || !outside || !afresh => "player.uses_left", "SE-12.5",
            "{left} uses are left, but every action begins with {all}");
    }

    /// Returns the step of the deal that is due.
    fn step(&self) -> Option<Task> {
        self.state.agenda.first().filter(Task::deals)
    }

    /// Checks the deal: both sides have exactly the cards dealt so far, and nothing else has
    /// happened.
    fn deal(&self, findings: &mut Findings<'_>) {
        let Some(step) = self.step() else {
            return;
        };
        ensure!(findings, is_dealt(self.game, &step) => "agenda", "SE-3.4",
            "no Character is dealt to this side");
        let (mut out, mut reached) = ([0_u16; 3], false);
        for whole in DEAL {
            let now = same_step(&whole, &step);
            let left = match (now, reached) {
                (true, _) => cards_of(&step),
                (false, true) => cards_of(&whole),
                (false, false) => 0,
            };
            reached |= now;
            let (there, pile) = match whole {
                Task::Deal { side, pile, .. } => (self.in_hand(side, pile), pile),
                Task::Flip { pile } => (self.state.scrap_cards(pile), pile),
                _ => continue,
            };
            let cards = cards_of(&whole);
            let out = pile.of_mut(&mut out);
            *out = out.saturating_add(there);
            ensure!(findings, there.checked_add(left) == Some(cards) => "agenda", "SE-3.2",
                "{there} of {cards} cards of the {pile} pile are dealt, and {left} are to come");
        }
        for (pile, out) in Pile::ALL.into_iter().zip(out) {
            let (unseen, cards) = (self.state.unseen_cards(pile), self.game.rules().cards(pile));
            ensure!(findings, unseen.checked_add(out) == Some(cards) => "agenda", "SE-3.5",
                "{unseen} cards of the {pile} pile are face down and {out} dealt, of {cards}");
        }
    }

    /// Counts the cards of a pile that a side holds in hand.
    fn in_hand(&self, side: Side, pile: Pile) -> u16 {
        let state = self.state;
        let cards = match (side, pile) {
            (Side::Player, Pile::Part) => state.parts_in_hand(),
            (Side::Player, Pile::Machine) => state.machines_in_hand(),
            (Side::Player, Pile::Invention) => state.invention_kinds().count_ones(),
            (Side::Ghost, Pile::Invention) => u32::from(state.ghost_invention().is_some()),
            (Side::Ghost, Pile::Part | Pile::Machine) => state.ghost_cards(self.game.rules(), pile),
        };
        u16::try_from(cards).unwrap_or(u16::MAX)
    }

    /// Returns whether the ghost's new Invention is on its way, so that settling continues later.
    fn is_settling(&self) -> bool {
        let first = self.state.agenda.first();
        first.is_some_and(|task| brings_an_invention(&task))
    }

    /// Checks that the position is settled whenever a task waits after the deal.
    fn settled(&self, findings: &mut Findings<'_>) {
        let state = self.state;
        if self.step().is_some() || self.is_settling() || state.agenda.is_over() {
            return;
        }
        let spare = [Pile::Part, Pile::Machine].map(|pile| state.list_len(Zone::Spare(pile)));
        ensure!(findings, spare == [0, 0] && state.machines & counting_built(self.game, state) == 0 =>
            "player", "SE-10.4", "the player has a duplicate");
        ensure!(findings, state.ghost_built != ALL_THREE && !ghost_can_build(self.game, state) =>
            "ghost", "SE-10.1", "the ghost has not built what it can");
    }

    /// Checks the conditions before every action, which already hold while cards are dealt. A hand
    /// that will not be trimmed is within its limit.
    fn main(&self, findings: &mut Findings<'_>) {
        let state = self.state;
        if state.agenda.tail() != Tail::Main {
            return;
        }
        let (parts, machines) = (state.parts_in_hand(), state.machines_in_hand());
        let (most_parts, most_machines) = (hand_limit(Pile::Part), hand_limit(Pile::Machine));
        ensure!(findings, parts <= most_parts && machines <= most_machines => "player", "SE-4.3",
            "{parts} Parts and {machines} machines are in hand, at most {most_parts} and {most_machines} may be");
        let (actions, cap) = (state.actions, self.game.options().action_cap());
        ensure!(findings, actions < cap => "actions", "SE-14.3",
            "after {actions} actions the game should have ended, at {cap}");
        ensure!(findings, state.agenda.first().is_some() || !state.has_inventions_to_choose() =>
            "player.inventions", "SE-4.3", "more than one Invention is in hand");
    }

    /// Checks that there is a value exactly while a roll can be boosted.
    fn roll(&self, findings: &mut Findings<'_>) {
        let (die, value) = (self.state.die, self.state.value);
        let fits = if let Some(Task::Boost { .. }) = self.state.agenda.first() {
            (1..=6).contains(&die) && (1..=6).contains(&value)
        } else {
            die == 0 && value == 0
        };
        ensure!(findings, fits => "roll", "SE-8.1",
            "a die of {die} and a value of {value} do not fit the task");
    }

    /// Checks that the game is over exactly when it has an outcome, and that only one side has won.
    fn end(&self, findings: &mut Findings<'_>) {
        let (player, ghost) = (self.state.done().count(), self.state.ghost_done().count());
        let over = matches!(due(self.state), Due::Nobody);
        let won = player >= INVENTIONS_TO_WIN || ghost >= INVENTIONS_TO_WIN;
        ensure!(findings, player < INVENTIONS_TO_WIN || ghost < INVENTIONS_TO_WIN => "outcome", "SE-14.2",
            "both sides have completed {INVENTIONS_TO_WIN} Inventions");
        ensure!(findings, over || !won => "outcome", "SE-14.1",
            "with {player} Inventions of the player and {ghost} of the ghost the game should be over");
        let (actions, cap) = (self.state.actions, self.game.options().action_cap());
        ensure!(findings, !over || won || actions >= cap => "outcome", "SE-14.3",
            "after {actions} actions of {cap} the game should not be over");
    }
}

/// Counts the cards that a step of the deal brings.
fn cards_of(step: &Task) -> u16 {
    match step {
        Task::Deal { left, .. } => left.get().into(),
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use solo_core::testkit::audit_finds;

    use crate::Scrapyard;
    use crate::kinds::{Card, Machine, Part, Pile};
    use crate::state::State;
    use std::format;

    #[track_caller]
    fn finds(change: impl FnOnce(&Scrapyard, &mut State), fault: &str) {
        let game = Scrapyard::default();
        audit_finds(&game, game.start(), |state| change(&game, state), fault);
    }

    #[test]
    fn the_kept_list_is_the_legal_one() {
        let fault = "agenda: the kept list is not the legal one (SE-16.2)";
        finds(|_, state| state.offered = [1, 0, 0, 0, 0], fault);
    }

    #[test]
    fn a_roll_belongs_to_a_boost() {
        finds(
            |_, state| state.die = 3,
            "roll: a die of 3 and a value of 0 do not fit the task (SE-8.1)",
        );
    }

    #[test]
    fn copies_are_built_before_they_are_used() {
        let fault = "player.used: a machine is used, but not built (SE-11.2)";
        finds(|_, state| state.used = 1, fault);
        let dealt = |cards: u8| {
            format!(
                "{fault}; agenda: {} cards of the machine pile are face down and 0 dealt, of 45 (SE-3.5)",
                45 - cards
            )
        };
        finds(
            |game, state| {
                // A further copy without a first one.
                state.take_unseen(game.rules(), Pile::Machine, 0);
                state.count_up(game.rules().again, 0);
            },
            &dealt(1),
        );
        let twice = |game: &Scrapyard, state: &mut State| {
            for _ in 0..2 {
                state.take_unseen(game.rules(), Pile::Machine, 0);
                state.add_built(game.rules(), Machine(0));
            }
        };
        finds(
            |game, state| {
                // Two used copies beside a fresh one, of two in all.
                twice(game, state);
                state.count_up(game.rules().spent, 0);
                state.count_up(game.rules().spent, 0);
            },
            &dealt(2),
        );
        finds(
            |game, state| {
                // One used copy beside a fresh one that is used.
                twice(game, state);
                state.used = 1;
                state.count_up(game.rules().spent, 0);
            },
            &dealt(2),
        );
    }

    #[test]
    fn cards_are_counted_where_they_are() {
        let dealt = "agenda: 89 cards of the part pile are face down and 0 dealt, of 90 (SE-3.5)";
        let hand =
            "player: (0, 0) Parts and machines are counted in hand, but there are (1, 0) (SE-1.3)";
        finds(
            |game, state| {
                state.take_unseen(game.rules(), Pile::Part, 0);
                state.parts = 1;
            },
            &format!("{hand}; {dealt}"),
        );
        let ghost = "ghost: the ghost has a further card of a kind without the first two (SE-1.3)";
        finds(
            |game, state| {
                state.take_unseen(game.rules(), Pile::Part, 0);
                state.count_up(game.rules().ghost(Pile::Part), 0);
            },
            &format!("{ghost}; {dealt}"),
        );
    }

    #[test]
    fn cards_add_up() {
        finds(
            |_, state| state.scrapped(Pile::Machine, 1),
            "scraps.machine: (45, 1) cards are counted as face down and scrapped, but there are (45, 0) \
             (SE-1.3); agenda: 1 of 1 cards of the machine pile are dealt, and 1 are to come (SE-3.2); \
             agenda: 45 cards of the machine pile are face down and 1 dealt, of 45 (SE-3.5)",
        );
        finds(
            |game, state| assert!(state.give(game.rules(), Card::Part(Part(0)))),
            "scraps.part: p01 is there 7 times instead of 6 (SE-1.3); agenda: 1 of 8 cards of the \
             part pile are dealt, and 8 are to come (SE-3.2); agenda: 90 cards of the part pile are face \
             down and 1 dealt, of 90 (SE-3.5)",
        );
    }
}
