//! What lies on the table: section 1.2 of the rulebook.

use crate::agenda::{Agenda, Tail};
use crate::bits::{Width, bit, has};
use crate::catalogue::{Lanes, ROOM, Rules};
use crate::kinds::{Card, Character, Invention, Machine, Part, Pile};
use crate::outcome::GameResult;

/// No card.
pub(crate) const NOBODY: u8 = u8::MAX;

/// How many Inventions a player can have in hand inside an action.
pub(crate) const MOST_INVENTIONS: usize = 7;

/// How many Inventions win.
pub(crate) const TO_WIN: usize = 3;

/// The runs and small zones that are kept as lists, in the order in which they follow each other in
/// the list of known cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    /// The known top run of a pile, the next card first.
    Top(Pile),
    /// The known bottom run of a pile, the next card first.
    Bottom(Pile),
    /// Cards that are looked at, in catalogue order.
    Look,
    /// Parts or unbuilt machines beyond the first of their kind in the player's hand.
    Spare(Pile),
}

impl Zone {
    pub(crate) const ALL: [Self; 9] = [
        Self::Top(Pile::Part),
        Self::Top(Pile::Machine),
        Self::Top(Pile::Invention),
        Self::Bottom(Pile::Part),
        Self::Bottom(Pile::Machine),
        Self::Bottom(Pile::Invention),
        Self::Look,
        Self::Spare(Pile::Part),
        Self::Spare(Pile::Machine),
    ];

    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Top(pile) => pile.index(),
            Self::Bottom(pile) => pile.index().wrapping_add(3),
            Self::Look => 6,
            Self::Spare(Pile::Part) => 7,
            Self::Spare(_) => 8,
        }
    }
}

/// A position of the game: exactly what a player with perfect memory knows.
///
/// A state is read through [`Scrapyard::position`](crate::Scrapyard::position), because the numbers in
/// it get their meaning from the catalogue. Equal positions of a game are equal values.
///
/// How it is packed: the cards of the piles and of the ghost are counted in `room`, with as many bits
/// per kind as the catalogue needs; known cards are listed behind the counts. What the player holds is
/// sets. What lies in the scrap piles is not stored at all: it is what is nowhere else.
///
/// ```
/// assert!(size_of::<scrapyard::State>() <= 256);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) parts: u64,
    pub(crate) machines: u64,
    pub(crate) built: u64,
    pub(crate) used: u64,
    room: [u64; ROOM],
    /// The player's Inventions in hand, in catalogue order.
    inventions: [u8; MOST_INVENTIONS],
    /// The ghost's Invention.
    pub(crate) ghost_invention: u8,
    done: [u8; TO_WIN],
    ghost_done: [u8; TO_WIN],
    pub(crate) character: u8,
    pub(crate) ghost_character: u8,
    pub(crate) agenda: Agenda,
    unseen_cards: [u16; 3],
    scrap_cards: [u16; 3],
    pub(crate) actions: u16,
    pub(crate) uses_left: u8,
    /// What the die shows and what it is worth; 0 without a roll.
    pub(crate) die: u8,
    pub(crate) value: u8,
    /// Which machines of its Invention the ghost has built, bit 0 for the first in printed order.
    pub(crate) ghost_built: u8,
    /// How many cards each list holds.
    listed: [u8; 9],
}

const _: () = assert!(size_of::<State>() <= 256);

impl State {
    /// No card anywhere.
    pub(crate) const fn empty() -> Self {
        Self {
            parts: 0,
            machines: 0,
            built: 0,
            used: 0,
            room: [0; ROOM],
            inventions: [NOBODY; MOST_INVENTIONS],
            ghost_invention: NOBODY,
            done: [NOBODY; TO_WIN],
            ghost_done: [NOBODY; TO_WIN],
            character: NOBODY,
            ghost_character: NOBODY,
            agenda: Agenda::only(Tail::Main),
            unseen_cards: [0; 3],
            scrap_cards: [0; 3],
            actions: 0,
            uses_left: 0,
            die: 0,
            value: 0,
            ghost_built: 0,
            listed: [0; 9],
        }
    }

    /// All cards in their piles, nobody holds anything.
    pub(crate) fn untouched(rules: &Rules) -> Self {
        let mut state = Self::empty();
        for pile in Pile::ALL {
            let lanes = rules.unseen(pile);
            for word in 0..lanes.words {
                state.set_word(lanes, word, rules.packed_copies(pile, word));
            }
            if let Some(cards) = state.unseen_cards.get_mut(pile.index()) {
                *cards = rules.cards(pile);
            }
        }
        state
    }

    // ----- Counts -----

    #[inline]
    pub(crate) fn word(&self, lanes: Lanes, word: u8) -> u64 {
        let at = usize::from(lanes.at.wrapping_add(word));
        self.room.get(at).copied().unwrap_or(0)
    }

    #[inline]
    fn set_word(&mut self, lanes: Lanes, word: u8, counts: u64) {
        let at = usize::from(lanes.at.wrapping_add(word));
        if let Some(place) = self.room.get_mut(at) {
            *place = counts;
        }
    }

    #[inline]
    pub(crate) fn count(&self, lanes: Lanes, kind: u8) -> u8 {
        let (word, shift) = lanes.width.locate(kind);
        let count = self.word(lanes, word).wrapping_shr(shift) & lanes.width.count_mask();
        u8::try_from(count).unwrap_or(u8::MAX)
    }

    #[inline]
    pub(crate) fn count_up(&mut self, lanes: Lanes, kind: u8) {
        let (word, shift) = lanes.width.locate(kind);
        let counts = self.word(lanes, word).wrapping_add(1_u64.wrapping_shl(shift));
        self.set_word(lanes, word, counts);
    }

    #[inline]
    pub(crate) fn count_down(&mut self, lanes: Lanes, kind: u8) {
        let (word, shift) = lanes.width.locate(kind);
        let counts = self.word(lanes, word).wrapping_sub(1_u64.wrapping_shl(shift));
        self.set_word(lanes, word, counts);
    }

    /// The kinds that are counted at least once.
    #[inline]
    pub(crate) fn occupied(&self, lanes: Lanes) -> u64 {
        (0..lanes.words).fold(0, |set, word| {
            let found = lanes.width.occupied(self.word(lanes, word));
            set | found.wrapping_shl(u32::from(lanes.width.first_kind(word)))
        })
    }

    /// The kinds that are counted at least twice.
    #[inline]
    pub(crate) fn doubled(&self, lanes: Lanes) -> u64 {
        (0..lanes.words).fold(0, |set, word| {
            let found = lanes.width.doubled(self.word(lanes, word));
            set | found.wrapping_shl(u32::from(lanes.width.first_kind(word)))
        })
    }

    // ----- Piles -----

    /// How many cards of a pile are unseen.
    #[inline]
    pub(crate) fn unseen_cards(&self, pile: Pile) -> u16 {
        self.unseen_cards.get(pile.index()).copied().unwrap_or(0)
    }

    /// How many cards lie in a scrap pile.
    #[inline]
    pub(crate) fn scrap_cards(&self, pile: Pile) -> u16 {
        self.scrap_cards.get(pile.index()).copied().unwrap_or(0)
    }

    /// Takes an unseen card out of its pile.
    #[inline]
    pub(crate) fn take_unseen(&mut self, rules: &Rules, pile: Pile, kind: u8) {
        self.count_down(rules.unseen(pile), kind);
        if let Some(cards) = self.unseen_cards.get_mut(pile.index()) {
            *cards = cards.wrapping_sub(1);
        }
    }

    /// The unseen kind that covers this case.
    #[inline]
    pub(crate) fn unseen_covering(&self, rules: &Rules, pile: Pile, case: u32) -> Option<u8> {
        let lanes = rules.unseen(pile);
        let mut left = case;
        for place in 0..lanes.words {
            let word = self.word(lanes, place);
            if lanes.words == 1 {
                return lanes.width.covering(word, left);
            }
            let sum = lanes.width.sum(word);
            if left < sum {
                let kind = lanes.width.covering(word, left)?;
                return Some(lanes.width.first_kind(place).wrapping_add(kind));
            }
            left = left.wrapping_sub(sum);
        }
        None
    }

    /// A card has come to a scrap pile; it has been taken from elsewhere.
    #[inline]
    pub(crate) fn scrapped(&mut self, pile: Pile, cards: u16) {
        if let Some(number) = self.scrap_cards.get_mut(pile.index()) {
            *number = number.wrapping_add(cards);
        }
    }

    /// A card has been taken from a scrap pile; it is put elsewhere next.
    #[inline]
    pub(crate) fn unscrapped(&mut self, pile: Pile) {
        if let Some(number) = self.scrap_cards.get_mut(pile.index()) {
            *number = number.wrapping_sub(1);
        }
    }

    /// The scrap pile becomes the unseen part of the pile, which must be empty; the number of cards.
    pub(crate) fn reshuffle(&mut self, rules: &Rules, pile: Pile) -> u16 {
        let lanes = rules.unseen(pile);
        for word in 0..lanes.words {
            self.set_word(lanes, word, self.scrap_word(rules, pile, word));
        }
        let cards = self.scrap_cards(pile);
        if let Some(number) = self.unseen_cards.get_mut(pile.index()) {
            *number = cards;
        }
        if let Some(number) = self.scrap_cards.get_mut(pile.index()) {
            *number = 0;
        }
        cards
    }

    /// The packed counts of a scrap pile: the copies that are nowhere else.
    pub(crate) fn scrap_word(&self, rules: &Rules, pile: Pile, word: u8) -> u64 {
        let unseen = rules.unseen(pile);
        let width = unseen.width;
        let from = width.first_kind(word);
        let spread = |set: u64| width.spread(set.wrapping_shr(u32::from(from)));
        let mut counts = rules
            .packed_copies(pile, word)
            .wrapping_sub(self.word(unseen, word));
        let mut take = |kind: u8| {
            let (at, shift) = width.locate(kind);
            if at == word {
                counts = counts.wrapping_sub(1_u64.wrapping_shl(shift));
            }
        };
        self.each_listed(rules, pile, &mut take);
        match pile {
            Pile::Part => {
                counts = counts.wrapping_sub(spread(self.parts));
            }
            Pile::Machine => {
                self.ghost_built(rules).for_each(|machine| take(machine.0));
                counts = counts
                    .wrapping_sub(spread(self.machines))
                    .wrapping_sub(spread(self.built));
            }
            Pile::Invention => {
                self.inventions().for_each(|invention| take(invention.0));
                self.ghost_invention().into_iter().for_each(|i| take(i.0));
                let done = self.done.into_iter().chain(self.ghost_done);
                done.filter(|kind| *kind != NOBODY).for_each(take);
                return counts;
            }
        }
        counts.wrapping_sub(self.word(rules.ghost(pile), word))
    }

    /// The kinds in a scrap pile.
    pub(crate) fn scrap_kinds(&self, rules: &Rules, pile: Pile) -> u64 {
        if self.scrap_cards(pile) == 0 {
            return 0;
        }
        let lanes = rules.unseen(pile);
        (0..lanes.words).fold(0, |set, word| {
            let found = lanes.width.occupied(self.scrap_word(rules, pile, word));
            set | found.wrapping_shl(u32::from(lanes.width.first_kind(word)))
        })
    }

    /// How many cards of a kind lie in the scrap pile.
    pub(crate) fn scrap_count(&self, rules: &Rules, pile: Pile, kind: u8) -> u8 {
        let width = rules.unseen(pile).width;
        let (word, shift) = width.locate(kind);
        let counts = self.scrap_word(rules, pile, word).wrapping_shr(shift);
        u8::try_from(counts & width.count_mask()).unwrap_or(u8::MAX)
    }

    /// Visits the cards of a pile that are on a list.
    fn each_listed(&self, rules: &Rules, pile: Pile, visit: &mut dyn FnMut(u8)) {
        if self.listed == [0; 9] {
            return;
        }
        for zone in Zone::ALL {
            let of_pile = match zone {
                Zone::Top(other) | Zone::Bottom(other) | Zone::Spare(other) => other,
                Zone::Look => match self.look_pile() {
                    Some(looked_at) => looked_at,
                    None => continue,
                },
            };
            if of_pile == pile {
                self.list(rules, zone).for_each(&mut *visit);
            }
        }
    }

    // ----- Lists -----

    /// How many cards are on a list.
    #[inline]
    pub(crate) fn list_len(&self, zone: Zone) -> u8 {
        self.listed.get(zone.index()).copied().unwrap_or(0)
    }

    /// How many cards are on all lists.
    pub(crate) fn all_listed(&self) -> u16 {
        self.listed
            .iter()
            .fold(0, |sum: u16, &len| sum.saturating_add(u16::from(len)))
    }

    /// Where a list begins.
    #[inline]
    fn list_start(&self, zone: Zone) -> u16 {
        let before = self.listed.iter().take(zone.index());
        before.fold(0, |sum, &len| sum.wrapping_add(u16::from(len)))
    }

    #[inline]
    fn locate_listed(rules: &Rules, place: u16) -> (usize, u32) {
        let (word, within, bits) = match rules.known_width {
            Width::Four => (place >> 4, place & 15, 2),
            Width::One | Width::Eight => (place >> 3, place & 7, 3),
        };
        let at = usize::from(rules.known_at).wrapping_add(usize::from(word));
        (at, u32::from(within).wrapping_shl(bits))
    }

    #[inline]
    fn listed_at(&self, rules: &Rules, place: u16) -> u8 {
        let (word, shift) = Self::locate_listed(rules, place);
        let word = self.room.get(word).copied().unwrap_or(0);
        u8::try_from(word.wrapping_shr(shift) & rules.known_width.count_mask()).unwrap_or(0)
    }

    #[inline]
    fn set_listed(&mut self, rules: &Rules, place: u16, kind: u8) {
        let (word, shift) = Self::locate_listed(rules, place);
        if let Some(word) = self.room.get_mut(word) {
            *word &= !rules.known_width.count_mask().wrapping_shl(shift);
            *word |= u64::from(kind).wrapping_shl(shift);
        }
    }

    /// The kinds on a list, in its order.
    pub(crate) fn list(&self, rules: &Rules, zone: Zone) -> impl Iterator<Item = u8> {
        let start = self.list_start(zone);
        let end = start.wrapping_add(u16::from(self.list_len(zone)));
        (start..end).map(move |place| self.listed_at(rules, place))
    }

    /// The set of the kinds on a list.
    pub(crate) fn list_kinds(&self, rules: &Rules, zone: Zone) -> u64 {
        self.list(rules, zone).fold(0, |set, kind| set | bit(kind))
    }

    /// Puts a kind on a list, before the entry at `place`; `false` if there is no room.
    fn insert_listed(&mut self, rules: &Rules, zone: Zone, place: u8, kind: u8) -> bool {
        let end = self.all_listed();
        let length = self.list_len(zone);
        if end >= rules.known_room || length == u8::MAX {
            return false;
        }
        let at = self.list_start(zone).wrapping_add(u16::from(place));
        for moved in (at..end).rev() {
            let other = self.listed_at(rules, moved);
            self.set_listed(rules, moved.wrapping_add(1), other);
        }
        self.set_listed(rules, at, kind);
        if let Some(length) = self.listed.get_mut(zone.index()) {
            *length = length.wrapping_add(1);
        }
        true
    }

    /// Takes the entry at `place` off a list.
    pub(crate) fn remove_listed(&mut self, rules: &Rules, zone: Zone, place: u8) {
        let end = self.all_listed();
        let at = self.list_start(zone).wrapping_add(u16::from(place));
        for moved in at..end.wrapping_sub(1) {
            let other = self.listed_at(rules, moved.wrapping_add(1));
            self.set_listed(rules, moved, other);
        }
        // Unused places are 0, so that equal positions are equal values.
        self.set_listed(rules, end.wrapping_sub(1), 0);
        if let Some(length) = self.listed.get_mut(zone.index()) {
            *length = length.wrapping_sub(1);
        }
    }

    /// Puts a kind in front of a list.
    pub(crate) fn list_first(&mut self, rules: &Rules, zone: Zone, kind: u8) -> bool {
        self.insert_listed(rules, zone, 0, kind)
    }

    /// Puts a kind at the end of a list.
    pub(crate) fn list_last(&mut self, rules: &Rules, zone: Zone, kind: u8) -> bool {
        self.insert_listed(rules, zone, self.list_len(zone), kind)
    }

    /// Puts a kind into a list that is kept in catalogue order.
    pub(crate) fn list_sorted(&mut self, rules: &Rules, zone: Zone, kind: u8) -> bool {
        let place = self.list(rules, zone).take_while(|other| *other <= kind).count();
        self.insert_listed(rules, zone, u8::try_from(place).unwrap_or(u8::MAX), kind)
    }

    /// Takes one card of a kind off a list; `false` if there is none.
    pub(crate) fn unlist(&mut self, rules: &Rules, zone: Zone, kind: u8) -> bool {
        let place = self.list(rules, zone).position(|other| other == kind);
        match place.and_then(|place| u8::try_from(place).ok()) {
            Some(place) => {
                self.remove_listed(rules, zone, place);
                true
            }
            None => false,
        }
    }

    /// The pile whose cards are looked at.
    pub(crate) fn look_pile(&self) -> Option<Pile> {
        use crate::agenda::Task;
        self.agenda.tasks().find_map(|task| match task {
            Task::Reveal { pile, .. } | Task::Keep { pile, .. } | Task::Place { pile, .. } => {
                Some(pile)
            }
            Task::Nothing
            | Task::Deal { .. }
            | Task::Gain { .. }
            | Task::Die(_)
            | Task::Boost(_)
            | Task::Penalty { .. }
            | Task::Take { .. }
            | Task::PickDraw { .. }
            | Task::PickLook { .. }
            | Task::PickShort
            | Task::OmitPart(_)
            | Task::OmitMachine(_) => None,
        })
    }

    // ----- The player -----

    /// Gives the player a card.
    #[inline]
    pub(crate) fn give(&mut self, rules: &Rules, card: Card) -> bool {
        match card {
            Card::Part(part) if has(self.parts, part.0) => {
                return self.list_sorted(rules, Zone::Spare(Pile::Part), part.0);
            }
            Card::Part(part) => self.parts |= bit(part.0),
            Card::Machine(machine) if has(self.machines, machine.0) => {
                return self.list_sorted(rules, Zone::Spare(Pile::Machine), machine.0);
            }
            Card::Machine(machine) => self.machines |= bit(machine.0),
            Card::Invention(invention) => return self.give_invention(invention),
        }
        true
    }

    fn give_invention(&mut self, invention: Invention) -> bool {
        // Empty places hold the largest number, so an insertion by swapping keeps the order.
        let mut next = invention.0;
        for place in &mut self.inventions {
            if next < *place {
                core::mem::swap(&mut next, place);
            }
        }
        next == NOBODY
    }

    /// Takes an Invention out of the player's hand.
    #[inline]
    pub(crate) fn drop_invention(&mut self, invention: Invention) {
        let mut found = false;
        for at in 0..MOST_INVENTIONS {
            let next = self.inventions.get(at.wrapping_add(1)).copied();
            if let Some(place) = self.inventions.get_mut(at) {
                found |= *place == invention.0;
                if found {
                    *place = next.unwrap_or(NOBODY);
                }
            }
        }
    }

    /// The player's Inventions in hand, in catalogue order.
    #[inline]
    pub(crate) fn inventions(&self) -> impl Iterator<Item = Invention> + Clone {
        self.inventions
            .into_iter()
            .take_while(|kind| *kind != NOBODY)
            .map(Invention)
    }

    /// The first Invention in hand in catalogue order; at `main` there is no other one.
    #[inline]
    pub(crate) fn first_invention(&self) -> Option<Invention> {
        let [first, ..] = self.inventions;
        (first != NOBODY).then_some(Invention(first))
    }

    /// Whether more than one Invention is in hand.
    #[inline]
    pub(crate) fn has_inventions_to_choose(&self) -> bool {
        let [_, second, ..] = self.inventions;
        second != NOBODY
    }

    /// The set of the Inventions in hand.
    pub(crate) fn invention_kinds(&self) -> u64 {
        self.inventions().fold(0, |set, invention| set | bit(invention.0))
    }

    /// How many Parts are in hand.
    #[inline]
    pub(crate) fn parts_in_hand(&self) -> u32 {
        let spare = u32::from(self.list_len(Zone::Spare(Pile::Part)));
        self.parts.count_ones().wrapping_add(spare)
    }

    /// How many unbuilt machines are in hand.
    #[inline]
    pub(crate) fn machines_in_hand(&self) -> u32 {
        let spare = u32::from(self.list_len(Zone::Spare(Pile::Machine)));
        self.machines.count_ones().wrapping_add(spare)
    }

    /// The player's Character.
    #[inline]
    pub(crate) fn character(&self) -> Option<Character> {
        (self.character != NOBODY).then_some(Character(self.character))
    }

    // ----- The ghost -----

    /// The ghost's Invention.
    #[inline]
    pub(crate) fn ghost_invention(&self) -> Option<Invention> {
        (self.ghost_invention != NOBODY).then_some(Invention(self.ghost_invention))
    }

    /// The machines the ghost has built, in printed order.
    #[inline]
    pub(crate) fn ghost_built(&self, rules: &Rules) -> impl Iterator<Item = Machine> {
        let machines = match self.ghost_invention() {
            Some(invention) => rules.invention(invention).machines,
            None => [0; 3],
        };
        let built = self.ghost_built;
        (0_u8..)
            .zip(machines)
            .filter(move |(place, _)| built.wrapping_shr(u32::from(*place)) & 1 == 1)
            .map(|(_, machine)| Machine(machine))
    }

    /// Gives the ghost a Part or an unbuilt machine.
    #[inline]
    pub(crate) fn give_ghost(&mut self, rules: &Rules, card: Card) {
        match card {
            Card::Part(Part(kind)) => self.count_up(rules.ghost(Pile::Part), kind),
            Card::Machine(Machine(kind)) => self.count_up(rules.ghost(Pile::Machine), kind),
            Card::Invention(Invention(kind)) => self.ghost_invention = kind,
        }
    }

    // ----- Completed Inventions -----

    /// The Inventions the player has completed, in order of completion.
    pub(crate) fn done(&self) -> impl Iterator<Item = Invention> {
        completed(self.done)
    }

    /// The Inventions the ghost has completed, in order of completion.
    pub(crate) fn ghost_done(&self) -> impl Iterator<Item = Invention> {
        completed(self.ghost_done)
    }

    /// SE-2.7: a completed Invention stays where it is; `true` for the third one.
    pub(crate) fn complete(&mut self, invention: Invention) -> bool {
        note_completed(&mut self.done, invention)
    }

    /// The same for the ghost.
    pub(crate) fn complete_for_ghost(&mut self, invention: Invention) -> bool {
        note_completed(&mut self.ghost_done, invention)
    }

    /// How the game ended; `None` while it goes on (SE-14.1, SE-14.3).
    #[inline]
    pub(crate) fn result(&self) -> Option<GameResult> {
        if self.agenda.tail != Tail::Over {
            return None;
        }
        let third = |done: [u8; TO_WIN]| done.last().is_some_and(|kind| *kind != NOBODY);
        Some(if third(self.done) {
            GameResult::Win
        } else if third(self.ghost_done) {
            GameResult::Loss
        } else {
            GameResult::Capped
        })
    }

    /// Works out anew what is kept only for speed: how many cards lie where.
    #[cfg(feature = "serde")]
    pub(crate) fn recount(&mut self, rules: &Rules) {
        for pile in Pile::ALL {
            let lanes = rules.unseen(pile);
            let sum = |words: &mut dyn Iterator<Item = u64>| {
                let sum = words.fold(0_u32, |sum, word| sum.saturating_add(lanes.width.sum(word)));
                u16::try_from(sum).unwrap_or(u16::MAX)
            };
            let unseen = sum(&mut (0..lanes.words).map(|word| self.word(lanes, word)));
            let scrap = sum(&mut (0..lanes.words).map(|word| self.scrap_word(rules, pile, word)));
            if let Some(cards) = self.unseen_cards.get_mut(pile.index()) {
                *cards = unseen;
            }
            if let Some(cards) = self.scrap_cards.get_mut(pile.index()) {
                *cards = scrap;
            }
        }
    }
}

fn completed(done: [u8; TO_WIN]) -> impl Iterator<Item = Invention> {
    done.into_iter()
        .take_while(|kind| *kind != NOBODY)
        .map(Invention)
}

fn note_completed(done: &mut [u8; TO_WIN], invention: Invention) -> bool {
    let free = done.iter_mut().find(|kind| **kind == NOBODY);
    if let Some(place) = free {
        *place = invention.0;
    }
    done.last().is_some_and(|kind| *kind != NOBODY)
}
