//! Chapter SE-3: the deal.

use solo_core::Events;
use solo_core::bits::numbers;

use super::ability::uses_at_main;
use super::{Table, piles};
use crate::event::{Dealt, Event};
use crate::game::Scrapyard;
use crate::kinds::{Card, Character, Pile, Side};
use crate::options::CharacterChoice;
use crate::phase::{Agenda, Tail, Task};
use crate::refusal::Refusal;
use crate::state::State;

/// What one step of the deal does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DealStep {
    /// Cards of a pile go to a side.
    Cards(Side, Pile),
    /// A Character goes to a side.
    Character(Side),
    /// The top card of a pile starts its scrap pile.
    Flip(Pile),
}

/// SE-3.1 to SE-3.3: the steps of the deal and how many cards each brings.
pub(crate) const DEAL: [(DealStep, u8); 11] = [
    (DealStep::Cards(Side::Player, Pile::Part), 8),
    (DealStep::Cards(Side::Ghost, Pile::Part), 8),
    (DealStep::Cards(Side::Player, Pile::Machine), 5),
    (DealStep::Cards(Side::Ghost, Pile::Machine), 5),
    (DealStep::Cards(Side::Player, Pile::Invention), 1),
    (DealStep::Cards(Side::Ghost, Pile::Invention), 1),
    (DealStep::Character(Side::Player), 1),
    (DealStep::Character(Side::Ghost), 1),
    (DealStep::Flip(Pile::Part), 1),
    (DealStep::Flip(Pile::Machine), 1),
    (DealStep::Flip(Pile::Invention), 1),
];

/// What the step with this number does; beyond the last one, nothing.
pub(crate) fn deal_step(step: u8) -> Option<DealStep> {
    DEAL.get(usize::from(step)).map(|(step, _)| *step)
}

/// How many cards the step with this number brings in this game; 0 if it is left out.
pub(crate) fn cards_of_step(game: &Scrapyard, step: u8) -> u8 {
    let Some((deal, cards)) = DEAL.get(usize::from(step)).copied() else {
        return 0;
    };
    // SE-3.4: Characters are dealt as the option says, as long as there are any.
    let characters = game.rules.characters;
    let dealt = match (deal, game.options().character()) {
        (DealStep::Character(Side::Player), CharacterChoice::Random) => characters >= 1,
        (DealStep::Character(_), CharacterChoice::None)
        | (DealStep::Character(Side::Player), CharacterChoice::Fixed(_)) => false,
        (DealStep::Character(Side::Ghost), _) => characters >= 2,
        (DealStep::Cards(..) | DealStep::Flip(_), _) => true,
    };
    if dealt { cards } else { 0 }
}

/// The next step that brings cards, from the given one on.
fn next_step(game: &Scrapyard, from: u8) -> Option<Task> {
    let last = u8::try_from(DEAL.len()).unwrap_or(0);
    (from..last)
        .map(|step| (step, cards_of_step(game, step)))
        .find(|(_, left)| *left > 0)
        .map(|(step, left)| Task::Deal { step, left })
}

/// The position before the first card is dealt.
pub(crate) fn opening(game: &Scrapyard) -> State {
    let mut state = State::untouched(&game.rules);
    if let Some(character) = game.fixed_character() {
        give_character(game, &mut state, character);
    }
    state.agenda = Agenda::only(Tail::Main);
    if let Some(task) = next_step(game, 0) {
        state.agenda.push(task);
    }
    state
}

fn give_character(game: &Scrapyard, state: &mut State, character: Character) {
    state.character = character.0;
    state.uses_left = uses_at_main(game, state);
}

/// SE-3.4: the Characters that were not dealt.
pub(super) fn undealt(game: &Scrapyard, state: &State) -> impl Iterator<Item = Character> {
    let taken = [state.character, state.ghost_character];
    let all = u64::MAX
        .checked_shr(64_u32.wrapping_sub(u32::from(game.rules.characters)))
        .unwrap_or(0);
    numbers(all)
        .filter(move |kind| !taken.contains(kind))
        .map(Character)
}

impl<E: Events<Event>> Table<'_, E> {
    /// SE-3.2, SE-3.3: a card is dealt or turned over.
    pub(super) fn deal_card(&mut self, step: u8, left: u8, card: Card) -> Result<(), Refusal> {
        let rules = self.rules();
        let side = match deal_step(step) {
            Some(DealStep::Cards(side, pile)) if pile == card.pile() => Some(side),
            Some(DealStep::Flip(pile)) if pile == card.pile() => None,
            _ => return Err(Refusal::CannotCome),
        };
        if !piles::is_unseen(rules, self.state, card.pile(), card) {
            return Err(Refusal::CannotCome);
        }
        self.state.take_unseen(rules, card.pile(), card.place());
        match side {
            Some(to) => {
                match to {
                    Side::Player => {
                        self.state.give(rules, card);
                    }
                    Side::Ghost => self.state.give_ghost(rules, card),
                }
                let card = Dealt::Card(card);
                self.tell(Event::Dealt { to, card });
            }
            None => {
                self.state.scrapped(card.pile(), 1);
                self.tell(Event::Flipped { card });
            }
        }
        self.one_dealt(step, left);
        Ok(())
    }

    /// SE-3.4: a Character is dealt.
    pub(super) fn deal_character(
        &mut self,
        step: u8,
        left: u8,
        character: Character,
    ) -> Result<(), Refusal> {
        let Some(DealStep::Character(to)) = deal_step(step) else {
            return Err(Refusal::CannotCome);
        };
        if !undealt(self.game, self.state).any(|other| other == character) {
            return Err(Refusal::CannotCome);
        }
        match to {
            Side::Player => give_character(self.game, self.state, character),
            Side::Ghost => self.state.ghost_character = character.0,
        }
        let card = Dealt::Character(character);
        self.tell(Event::Dealt { to, card });
        self.one_dealt(step, left);
        Ok(())
    }

    fn one_dealt(&mut self, step: u8, left: u8) {
        let left = left.wrapping_sub(1);
        if left > 0 {
            self.state.agenda.replace(Task::Deal { step, left });
            return;
        }
        self.state.agenda.pop();
        match next_step(self.game, step.wrapping_add(1)) {
            Some(task) => self.state.agenda.push(task),
            // SE-3.5: nothing is checked before everything is dealt.
            None => self.settle(),
        }
    }
}
