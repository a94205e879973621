//! Chapter SE-8: the die, boosting and abilities that work on rolls.

use solo_core::{Events, Face};

use super::passive::{HIGHEST, at_work, boost_worth};
use super::table::{Position, Table};
use super::{ability, dig, steal};
use crate::catalogue::Operation;
use crate::event::Event;
use crate::kinds::{Card, Part, Source};
use crate::phase::{RollFor, Task};
use crate::refusal::Refusal;
use crate::scrapyard::Scrapyard;
use crate::state::{DieRoll, State};

/// Returns the value that this roll needs.
pub(crate) fn needed(game: &Scrapyard, state: &State, roll: RollFor) -> u8 {
    match roll {
        RollFor::Dig(_) => dig::needed(game, state),
        RollFor::Steal => steal::needed(game, state),
        RollFor::Use(source) => game.ability(source).need,
    }
}

/// Returns the value of the roll.
fn value(state: &State) -> u8 {
    state.roll.map_or(0, |roll| roll.value)
}

/// Returns the highest value that the roll can reach (SE-8.6).
fn reach(game: &Scrapyard, state: &State) -> u8 {
    let mut best = value(state);
    let mut added = 0;
    for source in (Position { game, state }).usable_sources(Operation::is_for_rolls) {
        let ability = game.ability(source);
        match ability.operation {
            Operation::Reroll => return HIGHEST,
            Operation::SetDie => best = best.max(ability.n),
            _ => added += u32::from(ability.n) * ability::uses_left(game, state, source),
        }
    }
    let parts = u32::from(state.player.parts.len());
    let boosts = u32::from(boost_worth(game, state)) * parts;
    u8::try_from(u32::from(best) + boosts + added).map_or(HIGHEST, |sum| sum.min(HIGHEST))
}

/// Returns whether a value at which something changes can still be reached (SE-8.5).
pub(super) fn has_reachable_target(game: &Scrapyard, state: &State, roll: RollFor) -> bool {
    let value = value(state);
    // The next target; a value above all if there is none.
    let mut next = HIGHEST + 1;
    let mut add = |target: u8| {
        if value < target {
            next = next.min(target);
        }
    };
    add(needed(game, state, roll));
    if let RollFor::Dig(_) = roll {
        at_work(game, state, Operation::BonusCard).for_each(|(ability, _)| add(ability.need));
    }
    // Each Part adds at least 1: mostly that is enough, and the abilities need no look.
    let boosted = u16::from(value) + state.player.parts.len();
    next <= HIGHEST && (u16::from(next) <= boosted || next <= reach(game, state))
}

impl Position<'_> {
    /// Checks that a Part can be scrapped for the roll (SE-8.1).
    pub(super) fn can_boost(self, part: Part) -> Result<(), Refusal> {
        let there = self.state.player.parts.contains(part);
        there.then_some(()).ok_or(Refusal::NotInHand)
    }

    /// Checks that an ability works on the roll (SE-11.4).
    fn can_affect_roll(self, source: Source) -> Result<(), Refusal> {
        let ability = self.game.ability(source);
        match ability.operation {
            // SE-13.9: a die is not set to its present value or to a lower one.
            Operation::SetDie => Refusal::NoHigher.unless(ability.n > value(self.state)),
            operation => ability::other_moment(operation).unless(operation.is_for_rolls()),
        }
    }

    /// Checks that the source can be used on the roll.
    pub(super) fn can_use_on_roll(self, source: Source) -> Result<(), Refusal> {
        self.can_call(source)?;
        self.can_affect_roll(source)
    }

    /// Lists the sources that can be used on the roll.
    pub(super) fn sources_on_roll(self) -> impl Iterator<Item = Source> {
        let sources = self.usable_sources(Operation::is_for_rolls);
        sources.filter(move |source| self.can_affect_roll(*source).is_ok())
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Notes the face of the die (SE-1.4).
    pub(super) fn rolled(&mut self, roll: RollFor, face: Face) {
        let (die, value) = (face.pips(), face.pips());
        self.state.roll = Some(DieRoll { die, value });
        self.state.agenda.replace(Task::Boost { roll });
        self.emit(Event::Rolled { roll, die: face });
    }

    /// Scraps a Part, which raises the value but not the action counter (SE-8.1, SE-8.2).
    pub(super) fn boost(&mut self, die: DieRoll, part: Part) {
        let worth = boost_worth(self.game, self.state);
        self.scrap_from_hand(Card::Part(part));
        let value = self.raise(die, worth);
        self.emit(Event::Boosted { part, value });
    }

    /// Raises the value, up to its maximum (SE-8.4), and returns it.
    fn raise(&mut self, die: DieRoll, by: u16) -> u8 {
        let raised = u16::from(die.value) + by;
        self.set(
            die,
            u8::try_from(raised).map_or(HIGHEST, |value| value.min(HIGHEST)),
        )
    }

    /// Changes the value, and returns it.
    fn set(&mut self, die: DieRoll, value: u8) -> u8 {
        self.state.roll = Some(DieRoll { value, ..die });
        value
    }

    /// Uses an ability on the roll (SE-13.9 to SE-13.11).
    pub(super) fn use_on_roll(&mut self, roll: RollFor, die: DieRoll, source: Source) {
        let ability = self.game.ability(source);
        self.mark_use(source);
        let value = match ability.operation {
            Operation::SetDie => self.set(die, ability.n),
            Operation::AddDie => self.raise(die, u16::from(ability.n)),
            _ => {
                // SE-13.11: value and boosts are lost, the die is rolled again.
                self.state.roll = None;
                self.state.agenda.replace(Task::Die { roll });
                return;
            }
        };
        self.emit(Event::DieChanged { source, value });
    }

    /// Closes the roll, with the consequences of its purpose (SE-8.7).
    pub(super) fn close_roll(&mut self, roll: RollFor) {
        let value = value(self.state);
        let success = value >= needed(self.game, self.state, roll);
        self.state.roll = None;
        self.emit(if success {
            Event::Succeeded { roll, value }
        } else {
            Event::Failed { roll, value }
        });
        match (roll, success) {
            (RollFor::Dig(pile), true) => self.dig_succeeds(pile, value),
            (RollFor::Dig(pile), false) => self.dig_fails(pile),
            (RollFor::Steal, true) => self.steal_succeeds(),
            (RollFor::Steal, false) => self.steal_fails(),
            (RollFor::Use(source), true) => {
                self.state.agenda.pop();
                self.begin_effect(source);
            }
            // SE-11.5, SE-13.19: the use is spent and nothing else happens.
            (RollFor::Use(_), false) => self.state.agenda.pop(),
        }
    }
}
