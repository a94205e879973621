//! Chapter SE-4: actions and hand limits, with the pace of the ghost and the end by the counter.

use solo_core::Events;

use super::menu::{STEAL, cards, dig as dig_bit, draw as draw_bit};
use super::table::Table;
use super::{ability, build, dig, piles, steal};
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Scrapyard;
use crate::kinds::{DigPile, Pile, Side, bit};
use crate::numbers::hand_limit;
use crate::options::CharacterUses;
use crate::phase::{Few, RollFor, Tail, Task};
use crate::refusal::Refusal;
use crate::state::{Entries, State};

/// Lists the actions at `main`, in order (SE-4.1, SE-4.2). Drawing an Invention is always among
/// them (SE-4.9).
#[inline]
pub(super) fn main_menu(game: &Scrapyard, state: &State) -> Entries {
    let rules = game.rules();
    let mut plain = 0;
    for pile in Pile::ALL {
        if piles::is_drawable(state, pile) {
            plain |= draw_bit(pile);
        }
    }
    for pile in DigPile::ALL {
        if dig::is_possible(state, pile) {
            plain |= dig_bit(pile);
        }
    }
    if steal::is_possible(game, state) {
        plain |= STEAL;
    }
    let invention = state
        .first_invention()
        .filter(|invention| build::missing_machines(rules, state, *invention) == 0);
    let inventions = invention.map_or(0, |invention| bit(invention.0));
    let machines = build::buildable(rules, state);
    ability::actions(game, state).actions(plain, machines, inventions)
}

/// Returns the refusal of a decision that is not on the list of actions (SE-16.2).
pub(super) fn why_no_action(game: &Scrapyard, state: &State, decision: Decision) -> Refusal {
    match decision {
        // SE-5.3
        Decision::Draw(_) => Refusal::NothingToDraw,
        Decision::Dig(_) => Refusal::NothingToDig,
        // SE-7.7
        Decision::Steal => Refusal::NothingToSteal,
        Decision::Build(_) => Refusal::CannotBuild,
        Decision::Invent(_) => Refusal::CannotInvent,
        Decision::Use(source) => ability::check_use(game, state, source)
            .err()
            .unwrap_or(Refusal::NotOffered),
        // SE-4.7: no card is scrapped without need.
        Decision::Scrap(_) => Refusal::NotOverTheLimit,
        _ => Refusal::NotOffered,
    }
}

/// Counts the actions since the last one by which the ghost draws (SE-10.13). That one counts as 0;
/// `None` without a pace.
fn since_pace(game: &Scrapyard, state: &State) -> Option<u16> {
    state
        .actions
        .checked_rem(game.options().ghost_pace().into())
}

/// Counts the actions to complete until the ghost draws (SE-10.13).
pub(crate) fn actions_to_pace(game: &Scrapyard, state: &State) -> Option<u16> {
    let since = since_pace(game, state)?;
    match (state.agenda.tail(), since) {
        (Tail::Over { .. }, _) => None,
        (Tail::Pace, 0) => Some(0),
        _ => u16::from(game.options().ghost_pace()).checked_sub(since),
    }
}

/// Lists the cards of the first type that exceeds its limit (SE-4.4). `None` if no type does.
///
/// Hand limits are checked only here, at the end of an action (SE-4.5).
#[inline]
pub(super) fn trim_menu(state: &State) -> Option<Entries> {
    let over = if exceeds_limit(state, Pile::Part) {
        [state.parts, 0, 0]
    } else if exceeds_limit(state, Pile::Machine) {
        [0, state.machines, 0]
    } else if exceeds_limit(state, Pile::Invention) {
        // SE-5.4: the player chooses which Invention to keep.
        [0, 0, state.invention_kinds()]
    } else {
        return None;
    };
    Some(cards(0, over))
}

/// Returns whether more cards of this type are in hand than an action may begin with (SE-4.3).
#[inline]
pub(super) fn exceeds_limit(state: &State, pile: Pile) -> bool {
    match pile {
        Pile::Part => state.parts_in_hand() > hand_limit(pile),
        Pile::Machine => state.machines_in_hand() > hand_limit(pile),
        Pile::Invention => state.has_inventions_to_choose(),
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Declares and counts an action, which has been found legal (SE-4.8).
    #[inline]
    pub(super) fn act(&mut self, action: Decision) {
        self.state.actions = self.state.actions.saturating_add(1);
        self.state.agenda.end_with(Tail::Pace);
        let n = self.state.actions;
        self.tell(Event::Acted { n, action });
        match action {
            Decision::Draw(pile) => self.draw_from(pile),
            Decision::Dig(pile) => self.dig_in(pile),
            Decision::Steal => self.steal(),
            Decision::Build(machine) => self.build(machine, None),
            Decision::Invent(invention) => self.invent(invention, None, None),
            Decision::Use(source) => {
                self.mark_use(source);
                // SE-13.19: some abilities require a roll first.
                if self.game.ability(source).need > 0 {
                    let roll = RollFor::Use(source);
                    self.state.agenda.push(Task::Die { roll });
                } else {
                    self.begin_effect(source);
                }
            }
            // Nothing else is an action.
            _ => {}
        }
    }

    /// Lets the ghost draw a Part and a machine at its pace (SE-10.13). Resets the uses of a
    /// Character within an action (SE-12.5).
    pub(super) fn pace(&mut self) {
        self.state.agenda.end_with(Tail::Trim);
        if self.game.options().character_uses() == CharacterUses::Unlimited {
            self.state.uses_left = ability::uses_at_main(self.game, self.state);
        }
        if since_pace(self.game, self.state) != Some(0) {
            return;
        }
        self.tell(Event::Paced);
        for pile in [Pile::Machine, Pile::Part] {
            self.state.agenda.push(Task::Gain {
                side: Side::Ghost,
                pile,
                left: Few::nearest(1),
            });
        }
    }

    /// Returns whether the action that has just been completed was the last one (SE-14.3).
    #[inline]
    pub(super) fn is_capped(&self) -> bool {
        self.state.actions >= self.game.options().action_cap()
    }
}
