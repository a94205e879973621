//! The cards in the player's hand, and the player's Character.

use super::{MOST_INVENTIONS, NOBODY, State, Zone};
use crate::catalogue::Rules;
use crate::kinds::{Card, Character, Invention, Pile, bit, has};

impl State {
    /// Gives the player a card; returns whether there was room.
    #[inline]
    pub(crate) fn give(&mut self, rules: &Rules, card: Card) -> bool {
        let (set, number, kind) = match card {
            Card::Part(part) => (&mut self.parts, &mut self.parts_in_hand, part.0),
            Card::Machine(machine) => (&mut self.machines, &mut self.machines_in_hand, machine.0),
            Card::Invention(invention) => return self.give_invention(invention),
        };
        if !has(*set, kind) {
            *set |= bit(kind);
            *number = number.wrapping_add(1);
            return true;
        }
        self.give_spare(rules, card)
    }

    /// Gives the player a further card of a kind.
    #[cold]
    fn give_spare(&mut self, rules: &Rules, card: Card) -> bool {
        let room = self.list_sorted(rules, Zone::Spare(card.pile()), card.place());
        let number = match card {
            Card::Part(_) => &mut self.parts_in_hand,
            _ => &mut self.machines_in_hand,
        };
        *number = number.wrapping_add(u16::from(room));
        room
    }

    /// Returns whether the player has a Part or an unbuilt machine twice.
    #[inline]
    pub(crate) fn has_spares(&self) -> bool {
        self.list_len(Zone::Spare(Pile::Part)) > 0 || self.list_len(Zone::Spare(Pile::Machine)) > 0
    }

    /// Removes a card from the player's hand, one beyond the first of its kind before that one.
    #[inline]
    pub(crate) fn drop_from_hand(&mut self, rules: &Rules, card: Card) {
        if let Card::Invention(invention) = card {
            self.drop_invention(invention);
        } else if !self.drop_spare(rules, card) {
            self.drop_first(card);
        }
    }

    /// Removes a Part or an unbuilt machine beyond the first of its kind; returns `false` if there
    /// is none.
    #[inline]
    pub(crate) fn drop_spare(&mut self, rules: &Rules, card: Card) -> bool {
        let zone = Zone::Spare(card.pile());
        let found = self.list_len(zone) > 0 && self.unlist(rules, zone, card.place());
        if found {
            let number = match card {
                Card::Part(_) => &mut self.parts_in_hand,
                _ => &mut self.machines_in_hand,
            };
            *number = number.wrapping_sub(1);
        }
        found
    }

    /// Removes the first Part or unbuilt machine of its kind.
    #[inline]
    pub(crate) fn drop_first(&mut self, card: Card) {
        let (set, number, kind) = match card {
            Card::Part(part) => (&mut self.parts, &mut self.parts_in_hand, part.0),
            Card::Machine(machine) => (&mut self.machines, &mut self.machines_in_hand, machine.0),
            Card::Invention(_) => return,
        };
        *number = number.wrapping_sub(has(*set, kind).into());
        *set &= !bit(kind);
    }

    fn give_invention(&mut self, invention: Invention) -> bool {
        // Empty entries hold the largest number, so an insertion by swapping keeps the order.
        let mut next = invention.0;
        for place in &mut self.inventions {
            if next < *place {
                core::mem::swap(&mut next, place);
            }
        }
        next == NOBODY
    }

    /// Removes an Invention from the player's hand.
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

    /// Lists the player's Inventions in hand, in catalogue order.
    #[inline]
    pub(crate) fn inventions(&self) -> impl Iterator<Item = Invention> + Clone {
        self.inventions
            .into_iter()
            .take_while(|kind| *kind != NOBODY)
            .map(Invention)
    }

    /// Returns the first Invention in hand in catalogue order; at `main` there is no other one.
    #[inline]
    pub(crate) fn first_invention(&self) -> Option<Invention> {
        let [first, ..] = self.inventions;
        (first != NOBODY).then_some(Invention(first))
    }

    /// Returns whether more than one Invention is in hand.
    #[inline]
    pub(crate) fn has_inventions_to_choose(&self) -> bool {
        let [_, second, ..] = self.inventions;
        second != NOBODY
    }

    /// Returns the set of the Inventions in hand.
    pub(crate) fn invention_kinds(&self) -> u64 {
        self.inventions()
            .fold(0, |set, invention| set | bit(invention.0))
    }

    /// Counts the Parts in hand.
    #[inline]
    pub(crate) fn parts_in_hand(&self) -> u32 {
        self.parts_in_hand.into()
    }

    /// Counts the unbuilt machines in hand.
    #[inline]
    pub(crate) fn machines_in_hand(&self) -> u32 {
        self.machines_in_hand.into()
    }

    /// Recomputes both numbers, which are stored only for speed.
    pub(super) fn recount_hand(&mut self) {
        let number = |set: u64, pile| {
            let kinds = u16::try_from(set.count_ones()).unwrap_or(0);
            kinds.saturating_add(self.list_len(Zone::Spare(pile)).into())
        };
        let parts = number(self.parts, Pile::Part);
        let machines = number(self.machines, Pile::Machine);
        (self.parts_in_hand, self.machines_in_hand) = (parts, machines);
    }

    /// Returns the player's Character.
    #[inline]
    pub(crate) fn character(&self) -> Option<Character> {
        (self.character != NOBODY).then_some(Character(self.character))
    }
}
