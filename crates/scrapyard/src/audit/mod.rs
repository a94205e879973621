//! Invariants of every position. One list of conditions serves both the check of a running game and the validation of a
//! supplied position.

mod tasks;

use solo_core::{Findings, Noun as _, ensure};

use crate::kinds::{Pile, Side};
use crate::numbers::{INVENTIONS_TO_WIN, hand_limit};
use crate::options::CharacterUses;
use crate::phase::{Tail, Task};
use crate::play::{
    AwaitedInput, DEAL, awaited, counting_built, first_duplicate, is_dealt, next_of_ghost,
    same_step, use_limit, uses_at_main,
};
use crate::scrapyard::Scrapyard;
use crate::state::State;
use tasks::brings_an_invention;

pub(crate) use tasks::tasks;

/// Reports kinds of which there are more or fewer cards than exist (SE-1.3).
pub(crate) fn cards(game: &Scrapyard, state: &State, findings: &mut Findings<'_>) {
    for card in game.rules().cards() {
        let (scraps, copies) = (state.scraps.copies(card), game.rules().copies(card));
        let there = state
            .copies_outside_scraps(card)
            .saturating_add(scraps.into());
        ensure!(findings, there == u16::from(copies) => format_args!("scraps.{}", card.pile()), "SE-1.3",
            "{} is there {there} times instead of {copies}", card.to_id(game));
    }
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

struct Audit<'a> {
    game: &'a Scrapyard,
    state: &'a State,
}

impl Audit<'_> {
    /// Checks the built machines of both sides. A used one is built, and only once unless built
    /// copies are not duplicates. The ghost builds for its Invention only, without cards only if it
    /// may.
    fn machines(&self, findings: &mut Findings<'_>) {
        let state = self.state;
        let player = &state.player;
        let again = player
            .built()
            .filter(|machine| player.built_copies(machine) > 1);
        ensure!(findings, counting_built(self.game, state).is_empty() || again.is_empty() =>
            "player.built", "SE-10.5", "a machine is built twice");
        let Some(project) = state.ghost.project else {
            return;
        };
        let others = project.all_built() - self.game.rules().invention(project.invention).needs;
        ensure!(findings, others.is_empty() => "ghost.built", "SE-10.9",
            "the ghost has built machines that its Invention does not need");
        ensure!(findings, !self.game.options().ghost_needs_card || project.cardless.is_empty() =>
            "ghost.cardless", "SE-10.7", "the ghost has not built this without a card");
    }

    /// Checks that the sides have different Characters. Uses are counted only within an action;
    /// outside of one all are left (SE-12.5).
    fn characters(&self, findings: &mut Findings<'_>) {
        let (game, state) = (self.game, self.state);
        let (own, left) = (state.player.character, state.player.uses_left);
        ensure!(findings, own.is_none() || own != state.ghost.character =>
            "ghost.character", "SE-3.4", "both sides have the same Character");
        let limit = own.and_then(|own| use_limit(game, own)).unwrap_or(0);
        ensure!(findings, left <= limit => "player.uses_left", "SE-12.1",
            "{left} uses are left, but there were only {limit}");
        let outside = matches!(state.agenda.tail(), Tail::Main | Tail::Trim);
        let afresh = game.options().character_uses == CharacterUses::Unlimited;
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
        let mut reached = false;
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
                Task::Flip { pile } => (self.state.scraps.len(pile), pile),
                _ => continue,
            };
            let cards = cards_of(&whole);
            ensure!(findings, there.checked_add(left) == Some(cards) => "agenda", "SE-3.2",
                "{there} of {cards} cards of the {pile} pile are dealt, and {left} are to come");
        }
        for pile in Pile::ALL {
            let unseen = self.state.unseen.len(pile);
            let hands = [Side::Player, Side::Ghost].map(|side| self.in_hand(side, pile));
            let out = hands
                .into_iter()
                .fold(self.state.scraps.len(pile), u16::saturating_add);
            let of_pile = self.game.rules().cards().filter(|card| card.pile() == pile);
            let cards: u16 = of_pile
                .map(|card| u16::from(self.game.rules().copies(card)))
                .sum();
            ensure!(findings, unseen.checked_add(out) == Some(cards) => "agenda", "SE-3.5",
                "{unseen} cards of the {pile} pile are face down and {out} dealt, of {cards}");
        }
    }

    /// Counts the cards of a pile that a side holds in hand.
    fn in_hand(&self, side: Side, pile: Pile) -> u16 {
        let ghost = &self.state.ghost;
        match (side, pile) {
            (Side::Player, pile) => self.state.player.in_hand(pile),
            (Side::Ghost, Pile::Part) => ghost.parts.len(),
            (Side::Ghost, Pile::Machine) => ghost.machines.len(),
            (Side::Ghost, Pile::Invention) => u16::from(ghost.project.is_some()),
        }
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
        ensure!(findings, first_duplicate(self.game, state).is_none() => "player", "SE-10.4",
            "the player has a duplicate");
        let goes_on = state.ghost.project.is_some_and(|project| {
            project.is_built(self.game.rules())
                || next_of_ghost(self.game, state, project).is_some()
        });
        ensure!(findings, !goes_on => "ghost", "SE-10.1", "the ghost has not built what it can");
    }

    /// Checks the conditions before every action, which already hold while cards are dealt. A hand
    /// that will not be trimmed is within its limit.
    fn main(&self, findings: &mut Findings<'_>) {
        let state = self.state;
        if state.agenda.tail() != Tail::Main {
            return;
        }
        let in_hand = |pile| u32::from(state.player.in_hand(pile));
        let (parts, machines) = (in_hand(Pile::Part), in_hand(Pile::Machine));
        let (most_parts, most_machines) = (hand_limit(Pile::Part), hand_limit(Pile::Machine));
        ensure!(findings, parts <= most_parts && machines <= most_machines => "player", "SE-4.3",
            "{parts} Parts and {machines} machines are in hand, at most {most_parts} and {most_machines} may be");
        let (actions, cap) = (state.actions, self.game.options().action_cap.get());
        ensure!(findings, actions < cap => "actions", "SE-14.3",
            "after {actions} actions the game should have ended, at {cap}");
        ensure!(findings, state.agenda.first().is_some() || state.player.inventions.len() <= 1 =>
            "player.inventions", "SE-4.3", "more than one Invention is in hand");
    }

    /// Checks that there is a value exactly while a roll can be boosted.
    fn roll(&self, findings: &mut Findings<'_>) {
        let roll = self.state.roll;
        let (die, value) = roll.map_or((0, 0), |roll| (roll.die, roll.value));
        let fits = if let Some(Task::Boost { .. }) = self.state.agenda.first() {
            (1..=6).contains(&die) && (1..=6).contains(&value)
        } else {
            roll.is_none()
        };
        ensure!(findings, fits => "roll", "SE-8.1",
            "a die of {die} and a value of {value} do not fit the task");
    }

    /// Checks that the game is over exactly when it has an outcome, and that only one side has won.
    fn end(&self, findings: &mut Findings<'_>) {
        let (player, ghost) = (
            self.state.player.completed.len(),
            self.state.ghost.completed.len(),
        );
        let over = matches!(awaited(self.state), AwaitedInput::Nobody);
        let won = player >= INVENTIONS_TO_WIN || ghost >= INVENTIONS_TO_WIN;
        ensure!(findings, player < INVENTIONS_TO_WIN || ghost < INVENTIONS_TO_WIN => "outcome", "SE-14.2",
            "both sides have completed {INVENTIONS_TO_WIN} Inventions");
        ensure!(findings, over || !won => "outcome", "SE-14.1",
            "with {player} Inventions of the player and {ghost} of the ghost the game should be over");
        let (actions, cap) = (self.state.actions, self.game.options().action_cap.get());
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
