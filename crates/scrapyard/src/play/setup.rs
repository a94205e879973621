//! Chapter SE-3: the deal.

use solo_core::{Events, Ranged, Set};

use super::ability::uses_at_main;
use super::table::Table;
use crate::event::{Dealt, Event};
use crate::kinds::{Card, Character, Pile, Side};
use crate::options::CharacterChoice;
use crate::phase::{Tail, Task};
use crate::refusal::Refusal;
use crate::scrapyard::Scrapyard;
use crate::state::{Agenda, State};

/// The steps of the deal, with the number of cards of each (SE-3.1 to SE-3.3).
pub(crate) const DEAL: [Task; 11] = [
    deal(Side::Player, Pile::Part, 8),
    deal(Side::Ghost, Pile::Part, 8),
    deal(Side::Player, Pile::Machine, 5),
    deal(Side::Ghost, Pile::Machine, 5),
    deal(Side::Player, Pile::Invention, 1),
    deal(Side::Ghost, Pile::Invention, 1),
    Task::DealCharacter { side: Side::Player },
    Task::DealCharacter { side: Side::Ghost },
    Task::Flip { pile: Pile::Part },
    Task::Flip {
        pile: Pile::Machine,
    },
    Task::Flip {
        pile: Pile::Invention,
    },
];

const fn deal(side: Side, pile: Pile, cards: u8) -> Task {
    let left = Ranged::nearest(cards);
    Task::Deal { side, pile, left }
}

/// Returns whether two tasks are the same step of the deal.
pub(crate) fn same_step(one: &Task, other: &Task) -> bool {
    match (one, other) {
        (
            Task::Deal { side, pile, .. },
            Task::Deal {
                side: s, pile: p, ..
            },
        ) => (side, pile) == (s, p),
        _ => one == other,
    }
}

/// Returns whether the step takes place: Characters are dealt according to the option, as long as
/// there are any (SE-3.4).
pub(crate) fn is_dealt(game: &Scrapyard, step: &Task) -> bool {
    let characters = game.rules().characters;
    match (step, game.options().character) {
        (Task::DealCharacter { side: Side::Player }, CharacterChoice::Random) => characters >= 1,
        (Task::DealCharacter { .. }, CharacterChoice::None)
        | (Task::DealCharacter { side: Side::Player }, CharacterChoice::Fixed(_)) => false,
        (Task::DealCharacter { side: Side::Ghost }, _) => characters >= 2,
        _ => true,
    }
}

/// Lists the steps of the deal after this one.
pub(crate) fn rest_of_deal(game: &Scrapyard, step: Task) -> impl Iterator<Item = Task> {
    let from = DEAL
        .into_iter()
        .skip_while(move |other| !same_step(other, &step));
    from.skip(1).filter(|step| is_dealt(game, step))
}

/// Returns the position before the first card is dealt.
pub(crate) fn opening(game: &Scrapyard) -> State {
    let mut state = State::untouched(game.rules());
    if let Some(character) = game.fixed_character() {
        give_character(game, &mut state, character);
    }
    state.agenda = Agenda::only(Tail::Main);
    let [first, ..] = DEAL;
    state.agenda.push(first);
    state
}

fn give_character(game: &Scrapyard, state: &mut State, character: Character) {
    state.player.character = Some(character);
    state.player.uses_left = uses_at_main(game, state);
}

/// Returns the Characters that were not dealt, as a set (SE-3.4).
pub(super) fn undealt(game: &Scrapyard, state: &State) -> Set<Character> {
    let taken = [state.player.character, state.ghost.character].map(Set::from);
    taken
        .into_iter()
        .fold(game.rules().all_characters(), |left, taken| left - taken)
}

impl<E: Events<Event>> Table<'_, E> {
    /// Deals a card (SE-3.2).
    pub(super) fn deal_card(
        &mut self,
        to: Side,
        pile: Pile,
        left: Ranged<1, 8>,
        card: Card,
    ) -> Result<(), Refusal> {
        self.turn_up_unseen(pile, card)?;
        self.give(to, card);
        let card = Dealt::Card(card);
        self.emit(Event::Dealt { to, card });
        let dealing = |left| Task::Deal {
            side: to,
            pile,
            left,
        };
        match Ranged::new(left.get() - 1) {
            Some(left) => self.state.agenda.replace(dealing(left)),
            None => self.next_step(dealing(left)),
        }
        Ok(())
    }

    /// Starts a scrap pile with a card (SE-3.3).
    pub(super) fn flip_card(&mut self, pile: Pile, card: Card) -> Result<(), Refusal> {
        self.turn_up_unseen(pile, card)?;
        self.state.scraps.put(card);
        self.emit(Event::Flipped { card });
        self.next_step(Task::Flip { pile });
        Ok(())
    }

    /// Deals a Character (SE-3.4).
    pub(super) fn deal_character(&mut self, to: Side, character: Character) -> Result<(), Refusal> {
        let left = undealt(self.game, self.state);
        Refusal::CharacterTaken.unless(left.contains(character))?;
        match to {
            Side::Player => give_character(self.game, self.state, character),
            Side::Ghost => self.state.ghost.character = Some(character),
        }
        let card = Dealt::Character(character);
        self.emit(Event::Dealt { to, card });
        self.next_step(Task::DealCharacter { side: to });
        Ok(())
    }

    /// Continues with the step of the deal after this one.
    fn next_step(&mut self, done: Task) {
        let next = rest_of_deal(self.game, done).next();
        // SE-3.5: nothing is settled before all cards are dealt.
        self.state.agenda.replace(next.unwrap_or(Task::Settle));
    }
}
