//! Chapter 9: citizens and buildings.

use arrayvec::ArrayVec;
use solo_core::Events;

use super::{Look, Play};
use crate::catalogue::Chain;
use crate::event::{Event, Push};
use crate::game::KingsChallenge;
use crate::options::Topology;
use crate::state::board::{place, place_of};
use crate::terms::{Building, Side, Space};

/// What le Roy's entering with some face would lead to, in the order of his choices (KC-9.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Entry {
    /// A citizen of the human lies down.
    Evicts,
    /// The pushing ends on an empty space.
    Room,
    /// A citizen of the human moves, one of le Roy's lies down.
    Moves,
    /// Nobody but his own citizens would move.
    Vain,
}

impl KingsChallenge {
    /// The spaces along which whoever enters a building with this face, 1 to 6, pushes the others (KC-9.1,
    /// with option `topology`).
    ///
    /// ```
    /// use kings_challenge::{Building, KingsChallenge, Options, Topology};
    /// assert!(KingsChallenge::default().push_chain(Building::Hall, 2).spaces().eq([2, 3]));
    /// let direct = Options { topology: Topology::Direct, ..Options::default() };
    /// assert!(KingsChallenge::new(direct).push_chain(Building::Hall, 2).spaces().eq([2]));
    /// ```
    #[must_use]
    #[inline]
    pub fn push_chain(&self, building: Building, face: u8) -> Chain {
        match self.options().topology {
            // KC-9.1: the table of push chains.
            Topology::Push => self.catalogue().chain(building, face),
            // KC-9.1, option `direct`: only the space of the face.
            Topology::Direct => Chain::single(face),
        }
    }
}

impl Look<'_> {
    /// What the pushing of a chain would do.
    fn entry(self, building: Building, face: u8) -> Entry {
        let mut entry = Entry::Vain;
        for space in self.game.push_chain(building, face).spaces() {
            entry = match self.state.citizens.at(place(building.index(), space)) {
                None => return Entry::Room,
                // Whoever stands last in the chain lies down.
                Some(Side::Human) => Entry::Evicts,
                Some(Side::Roy) if entry == Entry::Vain => Entry::Vain,
                Some(Side::Roy) => Entry::Moves,
            };
        }
        entry
    }

    /// KC-9.8: the face with which le Roy's citizen usefully enters: the best choice there is, and of
    /// equal ones the first in the order of `places`.
    pub(super) fn useful_face(self, building: Building) -> Option<u8> {
        let faces = self.catalogue().places(building);
        let best = faces
            .into_iter()
            .min_by_key(|&face| self.entry(building, face))?;
        // KC-9.8: who would only replace a citizen of his own stays away.
        (self.entry(building, best) != Entry::Vain).then_some(best)
    }

    /// KC-12.9a: whether a citizen of le Roy's with this face would make one of the human's lie down.
    pub(super) fn evicts_with(self, building: Building, face: u8) -> bool {
        self.entry(building, face) == Entry::Evicts
    }

    /// KC-12.9a: whether some face would.
    pub(super) fn evicts_with_any(self, building: Building) -> bool {
        (1..=6).any(|face| self.evicts_with(building, face))
    }
}

/// Notes who moves. Who comes from outside was not pushed and is left out.
fn push(pushed: &mut ArrayVec<Push, 6>, who: Side, from: Option<Space>, to: Option<Space>) {
    // A chain has at most six spaces.
    pushed.extend(
        from.map(|from| Push { who, from, to })
            .filter(|_| !pushed.is_full()),
    );
}

impl<E: Events<Event>> Play<'_, E> {
    /// KC-9.2: a citizen enters with this face; occupants move along the chain.
    pub(super) fn enter(&mut self, who: Side, building: Building, face: u8) {
        let chain = self.game.push_chain(building, face);
        let mut pushed = ArrayVec::new();
        // Who looks for a space, and the space that he had to leave: none for whoever enters.
        let mut moving = Some((who, None));
        for space in chain.spaces() {
            let Some((side, from)) = moving else {
                break;
            };
            let at = place(building.index(), space);
            let occupant = self.state.citizens.at(at);
            self.state.citizens.put(at, Some(side));
            let space = Space::nearest(space);
            push(&mut pushed, side, from, Some(space));
            // KC-9.4: it does not matter whose citizens are pushed.
            moving = occupant.map(|occupant| (occupant, Some(space)));
        }
        // KC-9.2, KC-9.3: who is pushed out of the last space lies down.
        if let Some((side, from)) = moving {
            push(&mut pushed, side, from, None);
            let lying = match side {
                Side::Human => &mut self.state.human.lying,
                Side::Roy => &mut self.state.roy.lying,
            };
            *lying = lying.saturating_add(1);
        }
        self.tell(Event::Entered {
            who,
            building,
            space: Space::nearest(chain.spaces().next().unwrap_or(face)),
            evicted: moving.map(|(side, _)| side),
            pushed,
        });
    }

    /// KC-9.5: a citizen of the human's supply enters with the face of a die.
    pub(super) fn human_enters(&mut self, building: Building, face: u8) {
        self.state.human.supply = self.state.human.supply.saturating_sub(1);
        self.enter(Side::Human, building, face);
    }

    /// KC-9.8: a citizen of le Roy's supply enters; `false` if none usefully can.
    pub(super) fn roy_enters(&mut self, building: Building) -> bool {
        match self.look().useful_face(building) {
            Some(face) => self.roy_enters_with(building, face),
            None => false,
        }
    }

    /// A citizen of le Roy's supply enters with this face; `false` if the supply is empty.
    pub(super) fn roy_enters_with(&mut self, building: Building, face: u8) -> bool {
        // KC-9.8: with an empty supply nothing happens.
        let Some(left) = self.state.roy.supply.checked_sub(1) else {
            return false;
        };
        self.state.roy.supply = left;
        self.enter(Side::Roy, building, face);
        true
    }

    /// KC-9.7: a space that the human vacated is filled from le Roy's supply.
    pub(super) fn fill_vacated(&mut self, building: Building, space: Space) {
        if let Some(left) = self.state.roy.supply.checked_sub(1) {
            self.state.roy.supply = left;
            let at = place_of(building, space);
            self.state.citizens.put(at, Some(Side::Roy));
            self.tell(Event::Filled { building, space });
        }
    }
}
