//! Chapter SE-4: actions and hand limits, with the pace of the ghost and the end by the counter.

use solo_core::Events;

use super::menu::{Menu, STEAL, Verb, dig as dig_bit, draw as draw_bit};
use super::{Table, ability, build, dig, piles, steal};
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Scrapyard;
use crate::kinds::{Pile, Side, bit};
use crate::options::CharacterUses;
use crate::phase::{RollFor, Tail, Task};
use crate::refusal::Refusal;
use crate::state::State;

/// SE-4.3: the most Parts in hand before an action.
pub(crate) const MOST_PARTS: u32 = 8;
/// SE-4.3: the most unbuilt machines in hand before an action.
pub(crate) const MOST_MACHINES: u32 = 5;

/// SE-4.1, SE-4.2: what can be done at `main`, in the order of the list. SE-4.9: drawing an Invention is
/// always among it.
#[inline]
pub(super) fn main_menu(game: &Scrapyard, state: &State) -> Menu {
    let rules = &game.rules;
    let mut menu = Menu::EMPTY;
    for pile in Pile::ALL {
        if piles::is_drawable(state, pile) {
            menu.plain |= draw_bit(pile);
        }
        if dig::check(state, pile).is_ok() {
            menu.plain |= dig_bit(pile);
        }
    }
    if steal::is_possible(game, state) {
        menu.plain |= STEAL;
    }
    menu.build = build::buildable(rules, state);
    menu.invent = state
        .inventions()
        .filter(|invention| build::check_invent(rules, state, *invention).is_ok())
        .fold(0, |set, invention| set | bit(invention.0));
    ability::offer_actions(game, state, &mut menu);
    menu
}

/// The same for one decision.
#[inline]
pub(super) fn check_action(
    game: &Scrapyard,
    state: &State,
    decision: Decision,
) -> Result<(), Refusal> {
    match decision {
        // SE-5.3
        Decision::Draw(pile) if piles::is_drawable(state, pile) => Ok(()),
        Decision::Draw(_) => Err(Refusal::NothingToDraw),
        Decision::Dig(pile) => dig::check(state, pile),
        // SE-7.7
        Decision::Steal if steal::is_possible(game, state) => Ok(()),
        Decision::Steal => Err(Refusal::NothingToSteal),
        Decision::Build(machine) => build::check_build(&game.rules, state, machine),
        Decision::Invent(invention) => build::check_invent(&game.rules, state, invention),
        Decision::Use(source) => ability::check_use(game, state, source),
        // SE-4.7: no card is scrapped without need.
        Decision::Scrap(_) => Err(Refusal::NotOverTheLimit),
        _ => Err(Refusal::NotOffered),
    }
}

/// SE-4.5: only here, at the end of an action, hand limits are looked at.
///
/// SE-4.4: the cards of the first type of which too many are in hand, by pile; `None` if there is none.
#[inline]
pub(super) fn over_the_limit(state: &State) -> Option<[u64; 3]> {
    if exceeds_limit(state, Pile::Part) {
        Some([state.parts, 0, 0])
    } else if exceeds_limit(state, Pile::Machine) {
        Some([0, state.machines, 0])
    } else if exceeds_limit(state, Pile::Invention) {
        // SE-5.4: the player chooses which Invention to keep.
        Some([0, 0, state.invention_kinds()])
    } else {
        None
    }
}

/// SE-4.3: whether more cards of this type are in hand than an action may begin with.
#[inline]
pub(super) fn exceeds_limit(state: &State, pile: Pile) -> bool {
    match pile {
        Pile::Part => state.parts_in_hand() > MOST_PARTS,
        Pile::Machine => state.machines_in_hand() > MOST_MACHINES,
        Pile::Invention => state.has_inventions_to_choose(),
    }
}

/// The menu of trimming.
pub(super) fn trim_menu(state: &State) -> Menu {
    over_the_limit(state).map_or(Menu::EMPTY, |cards| Menu::of(Verb::Scrap, cards))
}

impl<E: Events<Event>> Table<'_, E> {
    /// SE-4.8: an action is declared and counted. It has been found legal.
    #[inline]
    pub(super) fn act(&mut self, action: Decision) {
        self.state.actions = self.state.actions.saturating_add(1);
        self.state.agenda.tail = Tail::Pace;
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
                // SE-13.19: some abilities call for a roll first.
                if ability::of(self.game, source).need > 0 {
                    self.state.agenda.push(Task::Die(RollFor::Use(source)));
                } else {
                    self.begin_effect(source);
                }
            }
            // Nothing else is an action.
            _ => {}
        }
    }

    /// SE-10.13: after every so many actions the ghost draws a Part and a machine. SE-12.5: the uses of
    /// a Character in an action are counted afresh.
    pub(super) fn pace(&mut self) {
        self.state.agenda.tail = Tail::Trim;
        if self.game.options().character_uses() == CharacterUses::Unlimited {
            self.state.uses_left = ability::uses_at_main(self.game, self.state);
        }
        let pace = u16::from(self.game.options().ghost_pace());
        if self.state.actions.checked_rem(pace) != Some(0) {
            return;
        }
        self.tell(Event::Paced);
        for pile in [Pile::Machine, Pile::Part] {
            self.state.agenda.push(Task::Gain {
                side: Side::Ghost,
                pile,
                left: 1,
            });
        }
    }

    /// SE-14.3: whether the action that has just been completed was the last one.
    #[inline]
    pub(super) fn is_capped(&self) -> bool {
        self.state.actions >= self.game.options().action_cap()
    }
}
