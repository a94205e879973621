//! VK-14: scoring.

use super::Look;
use crate::catalogue::{Catalogue, Design, Group};
use crate::outcome::{Outcome, Score, Sets};
use crate::state::{Bag, Designs, State};

/// Compares the score sheets of the two tombs.
pub(crate) fn outcome(catalogue: &Catalogue, state: &State) -> Outcome {
    Outcome::compare(
        player_score(catalogue, &state.tomb),
        bot_score(catalogue, &state.bot_tomb),
    )
}

/// Returns the score sheet of the player's tomb.
pub(crate) fn player_score(catalogue: &Catalogue, tomb: &Bag) -> Score {
    score(catalogue, tomb, 0)
}

/// Returns the score sheet of the Bot's tomb.
pub(crate) fn bot_score(catalogue: &Catalogue, tomb: &Bag) -> Score {
    score(catalogue, tomb, spares(catalogue, tomb))
}

impl Look<'_> {
    /// Returns the points that a card would add to the player's tomb.
    pub(crate) fn points(&self, card: Design) -> u16 {
        let (catalogue, mut tomb) = (self.game.catalogue(), self.state.tomb);
        let before = player_score(catalogue, &tomb).total;
        tomb.put(card);
        player_score(catalogue, &tomb).total.saturating_sub(before)
    }
}

/// Returns the score sheet of a tomb.
fn score(catalogue: &Catalogue, tomb: &Bag, spares: u16) -> Score {
    // VK-14.2: only cards in a tomb score.
    let square = |set: Group| square(tomb.designs().and(set.designs()));
    Score {
        starters: points(catalogue, tomb, Group::Starter),
        uniques: points(catalogue, tomb, Group::Unique),
        sets: Sets {
            sarcophagus: square(Group::Sarcophagus),
            jar: square(Group::Jar),
            amulet: square(Group::Amulet),
            book: square(Group::Book),
            statue: square(Group::Statue),
        },
        spares,
        // VK-14.8: all cards count for the tie-break, set aside or not.
        tomb_size: u16::try_from(tomb.len()).unwrap_or(u16::MAX),
        total: 0,
    }
    .added_up()
}

/// Returns the victory points of starters and uniques (VK-14.3).
fn points(catalogue: &Catalogue, tomb: &Bag, group: Group) -> u16 {
    tomb.sum(group.designs(), |card, copies| {
        u16::from(catalogue.card(card).points()).wrapping_mul(copies)
    })
}

/// Returns the square of the number of different designs; further copies score nothing (VK-14.4,
/// VK-14.5).
fn square(designs: Designs) -> u16 {
    let different = u16::try_from(designs.len()).unwrap_or(0);
    different.wrapping_mul(different)
}

/// Returns the gold of the copies that the Bot sets aside: all but one of each design of a set
/// (VK-14.6).
fn spares(catalogue: &Catalogue, tomb: &Bag) -> u16 {
    let sets = Designs::ALL
        .without(Group::Starter.designs())
        .without(Group::Unique.designs());
    tomb.sum(sets, |card, copies| {
        u16::from(catalogue.gold(card)).wrapping_mul(copies.saturating_sub(1))
    })
}
