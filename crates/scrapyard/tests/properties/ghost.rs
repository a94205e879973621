//! The ghost, the player's duplicates, and steals: chapters SE-7 and SE-10.

use proptest::prelude::*;
use scrapyard::{
    BuiltDuplicates, Card, Event, Machine, Origin, Part, Phase, Pile, RollFor, Scrapyard, Side,
    State, TakenFrom, Task,
};
use solo_testkit::strategies::Step;

use super::ledger::{Ledger, count};
use super::{any_games, cases, check, require, told};

/// The next part of settling (SE-10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Due {
    Invention,
    Build(Machine),
    Complete,
    Duplicate(Card),
    Nothing,
}

impl Due {
    fn of(game: &Scrapyard, cards: &Ledger) -> Self {
        let Some(invention) = cards.ghost_invention else {
            return match cards.is_drawable(Pile::Invention) {
                true => Self::Invention,
                false => Self::duplicate(game, cards),
            };
        };
        let built = |machine: &Machine| {
            cards.cardless.contains(machine)
                || count(&cards.ghost_built, Card::Machine(*machine)) > 0
        };
        let has = |card| count(&cards.ghost, card) > 0;
        let can_build = |machine: &Machine| {
            let card = !game.options().ghost_needs_card || has(Card::Machine(*machine));
            card && game
                .parts_of(*machine)
                .into_iter()
                .all(|part: Part| has(Card::Part(part)))
        };
        let recipe = game.machines_of(invention).into_iter();
        match recipe
            .clone()
            .find(|machine| !built(machine) && can_build(machine))
        {
            Some(machine) => Self::Build(machine),
            None if recipe.clone().all(|machine| built(&machine)) => Self::Complete,
            None => Self::duplicate(game, cards),
        }
    }

    /// SE-10.3 to SE-10.6: of several Parts, or unbuilt machines, all but one go, in catalogue order.
    fn duplicate(game: &Scrapyard, cards: &Ledger) -> Self {
        let counting = game.options().built_duplicates == BuiltDuplicates::Count;
        let twice = cards.hand.iter().find(|(card, copies)| {
            let beside = counting && count(&cards.built, **card) > 0;
            card.pile() != Pile::Invention && (**copies > 1 || beside)
        });
        twice.map_or(Self::Nothing, |(card, _)| Self::Duplicate(*card))
    }

    /// Returns whether the event is what was due.
    fn is(self, event: &Event) -> bool {
        match (self, event) {
            (
                Self::Invention,
                Event::Drew {
                    who: Side::Ghost,
                    card,
                    ..
                },
            ) => card.pile() == Pile::Invention,
            (Self::Invention, Event::Reshuffled { pile, .. }) => *pile == Pile::Invention,
            (Self::Build(due), Event::GhostBuilt { machine, .. }) => due == *machine,
            (Self::Complete, Event::GhostInvented { .. }) => true,
            (Self::Duplicate(due), Event::Duplicate { card }) => due == *card,
            _ => false,
        }
    }
}

/// Returns whether the position is settled after this event (SE-10.2, SE-3.5).
fn is_followed_by_settling(event: &Event) -> bool {
    match event {
        Event::Flipped { card } => card.pile() == Pile::Invention,
        Event::Drew { .. } | Event::NoCard { .. } | Event::Took { .. } => true,
        event => is_of_settling(event),
    }
}

/// Returns whether nothing but settling brings this about.
fn is_of_settling(event: &Event) -> bool {
    matches!(
        event,
        Event::GhostBuilt { .. } | Event::GhostInvented { .. } | Event::Duplicate { .. }
    )
}

/// Follows the settling of one step. Between two cards, no more and no less is done than is due.
fn follow(game: &Scrapyard, step: &Step<'_, Scrapyard>, settling: &mut bool) -> Result<(), String> {
    let mut cards = Ledger::read(step.before);
    for event in &step.events {
        let due = if *settling {
            Due::of(game, &cards)
        } else {
            Due::Nothing
        };
        // A game that is over settles nothing (SE-14.1), and a card that is not there comes no more (SE-2.6).
        let ended = matches!(event, Event::Ended { .. });
        let holds = due.is(event) || ended || due == Due::Nothing && !is_of_settling(event);
        require(holds, || {
            format!("{due:?} is due before {event:?}, in {}", told(step))
        })?;
        if !due.is(event) {
            *settling = false;
        }
        let shuffled = matches!(event, Event::Reshuffled { .. }) && due == Due::Invention;
        *settling |= is_followed_by_settling(event) || shuffled;
        cards.note(game, event)?;
    }
    rests(game, step.after, &cards, settling).map_err(|what| format!("{what} after {}", told(step)))
}

/// Checks that a position with a choice or a chance has nothing to settle, but for the ghost's next Invention.
fn rests(
    game: &Scrapyard,
    state: &State,
    cards: &Ledger,
    settling: &mut bool,
) -> Result<(), String> {
    let due = Due::of(game, cards);
    let gains = matches!(
        game.agenda(state).next(),
        Some(Task::Gain {
            side: Side::Ghost,
            pile: Pile::Invention,
            ..
        })
    );
    if !*settling || state.phase() == Phase::Over {
        return Ok(());
    }
    *settling = due == Due::Invention;
    require(
        due == Due::Nothing || due == Due::Invention && gains,
        || format!("{due:?} is left"),
    )
}

proptest! {
    #![proptest_config(cases(72))]

    /// SE-10.1: after each card the ghost takes an Invention, builds and completes what it can, and gets the player's
    /// duplicates, in this order, and does nothing else.
    #[test]
    fn the_ghost_does_what_settling_demands(walk in any_games()) {
        let mut settling = false;
        for step in walk.steps() {
            check(follow(walk.game(), &step, &mut settling))?;
        }
    }

    /// SE-7.2 to SE-7.6: a steal brings an unbuilt card of a kind that the player does not hold, and of which the
    /// ghost keeps one.
    #[test]
    fn a_steal_leaves_the_ghost_one_of_the_kind(walk in any_games()) {
        for step in walk.steps() {
            let mut cards = Ledger::read(step.before);
            let steal = walk.game().agenda(step.before).any(|task| match task {
                Task::Boost { roll } | Task::Die { roll } => roll == RollFor::Steal,
                Task::Take { from: Origin::Ghost { floor, .. }, .. } => floor.get() >= 2,
                _ => false,
            });
            for event in &step.events {
                if let Event::Took { card, from: TakenFrom::Ghost } = event {
                    let built = count(&cards.built, *card) > 0;
                    let counting = walk.game().options().built_duplicates == BuiltDuplicates::Count;
                    prop_assert!(count(&cards.hand, *card) == 0 && !(built && counting), "{}", told(&step));
                    let kept = count(&cards.ghost, *card) - 1 + count(&cards.ghost_built, *card);
                    prop_assert!(!steal || kept >= 1, "{}", told(&step));
                }
                check(cards.note(walk.game(), event))?;
            }
        }
    }

    /// SE-10.13: the ghost draws a Part and then a machine after every `ghost_pace` actions, and otherwise no more than
    /// the penalties and its Inventions.
    #[test]
    fn the_ghost_draws_at_its_pace_and_for_penalties(walk in any_games()) {
        let pace = u16::from(walk.game().options().ghost_pace.get());
        let (mut paced, mut owed) = (0, [0_usize; 2]);
        for step in walk.steps() {
            for event in &step.events {
                match event {
                    Event::Acted { n, .. } => {
                        let due = (n - 1).checked_div(pace).unwrap_or(0);
                        prop_assert_eq!(paced, due, "before {}", told(&step));
                        prop_assert_eq!(owed, [0; 2], "before {}", told(&step));
                    }
                    Event::Paced => {
                        paced += 1;
                        owed = owed.map(|cards| cards + 1);
                    }
                    Event::Penalty { pile, cards } => owed[usize::from(*pile == Pile::Machine)] += usize::from(*cards),
                    Event::Drew { who: Side::Ghost, card, .. } if card.pile() != Pile::Invention => {
                        let owed = &mut owed[usize::from(card.pile() == Pile::Machine)];
                        prop_assert!(*owed > 0, "{}", told(&step));
                        *owed -= 1;
                    }
                    // SE-2.6: what is not there is not taken later.
                    Event::NoCard { who: Side::Ghost, pile } => owed[usize::from(*pile == Pile::Machine)] = 0,
                    _ => {}
                }
            }
        }
    }
}
