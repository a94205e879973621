//! Chapter 9: citizens and buildings.

use solo_core::Events;

use super::{Look, Play};
use crate::catalogue::Chain;
use crate::event::Event;
use crate::options::Topology;
use crate::state::board::place;
use crate::terms::{Building, Side, Space};

/// What entering with some face would lead to.
enum Entry {
    /// The pushing ends on an empty space.
    Room,
    /// A citizen of this side lies down.
    Evicts(Side),
}

impl Look<'_> {
    /// KC-9.1: the push chain of a building and a face.
    #[inline]
    fn chain(self, building: Building, face: u8) -> Chain {
        match self.game.options().topology {
            Topology::Push => self.catalogue().chain(building, face),
            // KC-9.1, option `direct`: only the space of the face.
            Topology::Direct => Chain::single(face),
        }
    }

    /// Where the pushing of a chain would end.
    fn pushed(self, building: Building, face: u8) -> Entry {
        let mut last = Side::Roy;
        for space in self.chain(building, face).spaces() {
            match self.state.citizens.at(place(building.index(), space)) {
                None => return Entry::Room,
                Some(side) => last = side,
            }
        }
        Entry::Evicts(last)
    }

    /// KC-9.8: the face with which le Roy's citizen usefully enters.
    fn useful_face(self, building: Building) -> Option<u8> {
        let places = self.catalogue().places(building);
        // KC-9.8: first whoever makes a citizen of the human lie down, in the order of `places`.
        let evicts = places
            .into_iter()
            .find(|&face| matches!(self.pushed(building, face), Entry::Evicts(Side::Human)));
        // KC-9.8: otherwise the first whose pushing ends on an empty space.
        evicts.or_else(|| {
            places
                .into_iter()
                .find(|&face| matches!(self.pushed(building, face), Entry::Room))
        })
    }
}

impl<E: Events<Event>> Play<'_, E> {
    /// KC-9.2: a citizen enters with this face; occupants move along the chain.
    pub(super) fn enter(&mut self, who: Side, building: Building, face: u8) {
        let chain = self.look().chain(building, face);
        let mut moving = Some(who);
        for space in chain.spaces() {
            if moving.is_none() {
                break;
            }
            let at = place(building.index(), space);
            let occupant = self.state.citizens.at(at);
            self.state.citizens.put(at, moving);
            // KC-9.4: it does not matter whose citizens are pushed.
            moving = occupant;
        }
        // KC-9.2, KC-9.3: who is pushed out of the last space lies down.
        match moving {
            Some(Side::Human) => {
                self.state.human.lying = self.state.human.lying.saturating_add(1);
            }
            Some(Side::Roy) => self.state.roy.lying = self.state.roy.lying.saturating_add(1),
            None => {}
        }
        self.tell(Event::Entered {
            who,
            building,
            space: chain.spaces().next().unwrap_or(face),
            evicted: moving,
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
            let at = place(building.index(), space.number());
            self.state.citizens.put(at, Some(Side::Roy));
            self.tell(Event::Filled { building, space });
        }
    }
}
