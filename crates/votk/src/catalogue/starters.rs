//! The starters in the set-up (VK-2.2 to VK-2.7).

use super::Catalogue;
use super::design::{Bag, Design, Group};

/// The starters by the ids that the set-up names, with the zones of their cards (VK-2.2 to VK-2.6).
///
/// The zones are the player's deck, the Bot's tomb and the Bot's discard pile; the rest goes aside.
pub(super) const STARTERS: [Starter; 4] = [
    Starter {
        id: "shabti",
        copies: 16,
        deck: 4,
        bot_tomb: 3,
        bot_discard: 0,
    },
    Starter {
        id: "urn",
        copies: 12,
        deck: 3,
        bot_tomb: 0,
        bot_discard: 1,
    },
    Starter {
        id: "food",
        copies: 8,
        deck: 2,
        bot_tomb: 0,
        bot_discard: 0,
    },
    // VK-2.3: the Offering Table takes no part.
    Starter {
        id: "table",
        copies: 4,
        deck: 0,
        bot_tomb: 0,
        bot_discard: 0,
    },
];

/// The zones of the cards of one starter design in the set-up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Starter {
    pub(super) id: &'static str,
    pub(super) copies: u8,
    deck: u8,
    bot_tomb: u8,
    bot_discard: u8,
}

/// The zones before the first chance step.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Deal {
    pub(crate) deck: Bag,
    pub(crate) bot_tomb: Bag,
    pub(crate) bot_discard: Bag,
    pub(crate) stock: Bag,
}

impl Catalogue {
    /// Deals the cards of the set-up (VK-2.2 to VK-2.7).
    pub(crate) fn deal(&self) -> Deal {
        let mut deal = Deal::default();
        for design in Design::all() {
            if let Some(starter) = self.starter(design) {
                deal.deck.put_several(design, starter.deck);
                deal.bot_tomb.put_several(design, starter.bot_tomb);
                deal.bot_discard.put_several(design, starter.bot_discard);
            } else {
                deal.stock.put_several(design, self.card(design).copies);
            }
        }
        deal
    }

    /// Returns the number of copies of a design that take no part in the game (VK-2.3, VK-2.6).
    pub fn aside(&self, design: Design) -> u32 {
        let Some(starter) = self.starter(design) else {
            return 0;
        };
        let used = [starter.deck, starter.bot_tomb, starter.bot_discard];
        let used = used.into_iter().map(u32::from);
        used.fold(u32::from(starter.copies), u32::saturating_sub)
    }

    /// Returns the set-up of a design; `None` unless it is a starter.
    fn starter(&self, design: Design) -> Option<&'static Starter> {
        let is_starter = design.group() == Group::Starter;
        let mut starters = STARTERS.iter().filter(|_| is_starter);
        starters.find(|starter| *starter.id == *self.id(design))
    }

    /// Returns the number of copies of a design that take part in the game.
    pub(crate) fn in_game(&self, design: Design) -> u32 {
        u32::from(self.card(design).copies).saturating_sub(self.aside(design))
    }
}
