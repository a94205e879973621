//! Chapter SE-4: actions and hand limits, with the pace of the ghost and the end by the counter.

use solo_core::{Events, excluded};

use super::ability;
use super::table::{Position, Table};
use crate::decision::Decision;
use crate::event::Event;
use crate::kinds::{Card, Pile, Side};
use crate::numbers::hand_limit;
use crate::options::CharacterUses;
use crate::phase::{Few, RollFor, Tail, Task};
use crate::refusal::Refusal;
use crate::scrapyard::Scrapyard;
use crate::state::{CardSet, State};

/// Counts the actions since the last one by which the ghost draws (SE-10.13). That one counts as 0;
/// `None` without a pace.
fn since_pace(game: &Scrapyard, state: &State) -> Option<u16> {
    state
        .actions
        .checked_rem(game.options().ghost_pace.get().into())
}

/// Counts the actions to complete until the ghost draws (SE-10.13).
pub(crate) fn actions_to_pace(game: &Scrapyard, state: &State) -> Option<u16> {
    let since = since_pace(game, state)?;
    match (state.agenda.tail(), since) {
        (Tail::Over, _) => None,
        (Tail::Pace, 0) => Some(0),
        _ => u16::from(game.options().ghost_pace.get()).checked_sub(since),
    }
}

/// Returns whether more cards of this type are in hand than an action may begin with (SE-4.3).
///
/// Hand limits are checked only at the end of an action (SE-4.5).
fn exceeds_limit(state: &State, pile: Pile) -> bool {
    u32::from(state.player.in_hand(pile)) > hand_limit(pile)
}

impl Position<'_> {
    /// Returns the cards of the first type that exceeds its limit (SE-4.4). Of two Inventions the player
    /// chooses the one to keep (SE-5.4).
    pub(super) fn excess(self) -> CardSet {
        let mut piles = Pile::ALL.into_iter();
        let first = piles.find(|pile| exceeds_limit(self.state, *pile));
        first.map_or(CardSet::EMPTY, |pile| self.state.player.hand(pile))
    }

    /// Checks that a card has to be scrapped (SE-4.4).
    pub(super) fn can_scrap(self, card: Card) -> Result<(), Refusal> {
        let (pile, excess) = (card.pile(), self.excess());
        if excess.contains(card) {
            Ok(())
        } else if !exceeds_limit(self.state, pile) {
            Err(no_scrap(self.state, pile))
        } else if excess.iter().any(|other| other.pile() == pile) {
            Err(Refusal::NotHeld)
        } else {
            Err(Refusal::OtherTypeFirst)
        }
    }
}

/// Returns the reason why no card of a type is scrapped outside the end of an action (SE-4.5, SE-4.7).
pub(super) fn no_scrap(state: &State, pile: Pile) -> Refusal {
    if exceeds_limit(state, pile) {
        Refusal::LimitLater
    } else {
        let limit = hand_limit(pile);
        Refusal::NotOverTheLimit { limit }
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Declares and counts an action, which has been found legal (SE-4.8).
    pub(super) fn act(&mut self, action: Decision) {
        self.state.actions += 1;
        self.state.agenda.end_with(Tail::Pace);
        let n = self.state.actions;
        self.emit(Event::Acted { n, action });
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
            _ => excluded(()),
        }
    }

    /// Lets the ghost draw a Part and a machine at its pace (SE-10.13). Resets the uses of a
    /// Character within an action (SE-12.5).
    pub(super) fn pace(&mut self) {
        self.state.agenda.end_with(Tail::Trim);
        if self.game.options().character_uses == CharacterUses::Unlimited {
            self.state.player.uses_left = ability::uses_at_main(self.game, self.state);
        }
        if since_pace(self.game, self.state) != Some(0) {
            return;
        }
        self.emit(Event::Paced);
        for pile in [Pile::Machine, Pile::Part] {
            self.state.agenda.push(Task::Gain {
                side: Side::Ghost,
                pile,
                left: Few::nearest(1),
            });
        }
    }

    /// Returns whether the action that has just been completed was the last one (SE-14.3).
    pub(super) fn is_capped(&self) -> bool {
        self.state.actions >= self.game.options().action_cap.get()
    }
}
