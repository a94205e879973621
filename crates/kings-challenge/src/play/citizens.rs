//! Chapter 9: citizens and buildings.

use arrayvec::ArrayVec;
use solo_core::{Events, Face, append, excluded};

use super::{Position, Table};
use crate::event::{Event, Push};
use crate::kings_challenge::KingsChallenge;
use crate::options::Topology;
use crate::state::State;
use crate::terms::{Building, BuildingSpace, Side, Space};

/// Result of le Roy's entry with a face, in the order of his preference (KC-9.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum EntryResult {
    /// A citizen of the human lies down.
    Evicts,
    /// The pushing ends on an empty space.
    Room,
    /// A citizen of the human moves, and one of le Roy's lies down.
    Moves,
    /// No one but his own citizens would move.
    Pointless,
}

/// The spaces of a building.
const SPACES: [u8; 6] = [1, 2, 3, 4, 5, 6];

impl KingsChallenge {
    /// Returns the spaces along which an entering citizen pushes the others (KC-9.1). The face of
    /// the entry is 1 to 6; option `topology` applies.
    ///
    /// ```
    /// use kings_challenge::{Building, KingsChallenge, Options, Topology};
    /// assert_eq!(KingsChallenge::default().push_chain(Building::Hall, 2), [2, 3]);
    /// let direct = Options { topology: Topology::Direct, ..Options::default() };
    /// assert_eq!(KingsChallenge::new(direct).push_chain(Building::Hall, 2), [2]);
    /// ```
    pub fn push_chain(&self, building: Building, face: u8) -> &[u8] {
        match self.options().topology {
            // KC-9.1: the table of push chains.
            Topology::Push => self.catalogue().chain(building, face),
            // KC-9.1, option `direct`: only the space of the face.
            Topology::Direct => {
                let index = usize::from(face).checked_sub(1);
                let space = index.and_then(|index| SPACES.get(index..=index));
                space.unwrap_or_default()
            }
        }
    }
}

impl Position<'_> {
    /// Returns the result of pushing along a chain.
    fn entry_result(self, building: Building, face: u8) -> EntryResult {
        let mut entry = EntryResult::Pointless;
        for &space in self.game.push_chain(building, face) {
            entry = match self.state.citizen(building, Space::nearest(space)) {
                None => return EntryResult::Room,
                // The last occupant of the chain lies down.
                Some(Side::Human) => EntryResult::Evicts,
                Some(Side::Roy) if entry == EntryResult::Pointless => EntryResult::Pointless,
                Some(Side::Roy) => EntryResult::Moves,
            };
        }
        entry
    }

    /// Returns the face with which le Roy's citizen usefully enters: the best result, and among
    /// equal ones the first in the order of `places` (KC-9.8).
    pub(super) fn useful_face(self, building: Building) -> Option<u8> {
        // The order of the spaces is that of the faces that enter them (KC-9.1). KC-9.8: he does not enter only to
        // replace his own citizen.
        let (mut best, mut chosen) = (EntryResult::Pointless, None);
        for &face in self.catalogue().places(building) {
            let entry = self.entry_result(building, face);
            if entry < best {
                (best, chosen) = (entry, Some(face));
            }
            if best == EntryResult::Evicts {
                break;
            }
        }
        chosen
    }

    /// Returns whether le Roy's citizen with this face would evict one of the human's (KC-12.9a).
    pub(super) fn evicts_with(self, building: Building, face: u8) -> bool {
        self.entry_result(building, face) == EntryResult::Evicts
    }

    /// Returns whether some face would (KC-12.9a).
    pub(super) fn evicts_with_any(self, building: Building) -> bool {
        (1..=6).any(|face| self.evicts_with(building, face))
    }
}

/// Notes a pushed citizen. One who comes from outside was not pushed and is left out.
fn push(pushed: &mut ArrayVec<Push, 6>, who: Side, from: Option<Space>, to: Option<Space>) {
    if let Some(from) = from {
        // A chain has at most six spaces.
        append(pushed, Push { who, from, to });
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Enters a citizen with this face; the occupants move along the chain (KC-9.2).
    pub(super) fn enter(&mut self, who: Side, building: Building, face: u8) {
        let chain = self.game.push_chain(building, face);
        let mut pushed = ArrayVec::new();
        // The citizen who needs a space, and the space he had to leave, which an entering one has
        // not.
        let mut moving = Some((who, None));
        for &space in chain {
            let Some((side, from)) = moving else {
                break;
            };
            let space = Space::nearest(space);
            let at = BuildingSpace::new(building, space);
            let occupant = self.state.citizens.at(at);
            self.state.citizens.put(at, side);
            push(&mut pushed, side, from, Some(space));
            // KC-9.4: it does not matter whose citizens are pushed.
            moving = occupant.map(|occupant| (occupant, Some(space)));
        }
        // KC-9.2, KC-9.3: the one pushed out of the last space lies down.
        if let Some((side, from)) = moving {
            push(&mut pushed, side, from, None);
            let State { human, roy, .. } = &mut *self.state;
            *side.of_mut([&mut human.lying, &mut roy.lying]) += 1;
        }
        // KC-9.1: every chain has at least the space of the entry.
        let space = *chain.first().unwrap_or_else(|| excluded(&face));
        self.tell(Event::Entered {
            who,
            building,
            space: Space::nearest(space),
            evicted: moving.map(|(side, _)| side),
            pushed,
        });
    }

    /// Enters a citizen of the human's supply with the face of a die (KC-9.5).
    pub(super) fn human_enters(&mut self, building: Building, face: Face) {
        self.state.human.supply -= 1;
        self.enter(Side::Human, building, face.pips());
    }

    /// Enters a citizen of le Roy's supply; returns `false` if none usefully can (KC-9.8).
    pub(super) fn roy_enters(&mut self, building: Building) -> bool {
        match self.position().useful_face(building) {
            Some(face) => self.roy_enters_with(building, face),
            None => false,
        }
    }

    /// Enters a citizen of le Roy's supply with this face; returns `false` if the supply is empty.
    pub(super) fn roy_enters_with(&mut self, building: Building, face: u8) -> bool {
        // KC-9.8: with an empty supply nothing happens.
        let Some(left) = self.state.roy.supply.checked_sub(1) else {
            return false;
        };
        self.state.roy.supply = left;
        self.enter(Side::Roy, building, face);
        true
    }

    /// Fills a space that the human vacated from le Roy's supply (KC-9.7).
    pub(super) fn fill_vacated(&mut self, at: BuildingSpace) {
        if let Some(left) = self.state.roy.supply.checked_sub(1) {
            self.state.roy.supply = left;
            self.state.citizens.put(at, Side::Roy);
            let BuildingSpace { building, space } = at;
            self.tell(Event::Filled { building, space });
        }
    }
}
