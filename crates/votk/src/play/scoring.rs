//! VK-14: scoring.

use crate::catalogue::{Catalogue, Group};
use crate::outcome::{Outcome, Score, Sets};
use crate::state::{Bag, Designs, State};

/// The score sheets of the two tombs.
pub(crate) fn outcome(catalogue: &Catalogue, state: &State) -> Outcome {
    let player = score(catalogue, &state.tomb, 0);
    let spares = spares(catalogue, &state.bot_tomb);
    Outcome::compare(player, score(catalogue, &state.bot_tomb, spares))
}

/// The score sheet of a tomb.
pub(crate) fn score(catalogue: &Catalogue, tomb: &Bag, spares: u16) -> Score {
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

/// VK-14.3: starters and uniques score their victory points.
fn points(catalogue: &Catalogue, tomb: &Bag, group: Group) -> u16 {
    tomb.sum(group.designs(), |card, copies| {
        u16::from(catalogue.card(card).points()).wrapping_mul(copies)
    })
}

/// VK-14.4, VK-14.5: the square of the number of different designs; further copies are worth nothing.
fn square(designs: Designs) -> u16 {
    let different = u16::try_from(designs.len()).unwrap_or(0);
    different.wrapping_mul(different)
}

/// VK-14.6: of each design of a set the Bot sets aside all copies but one, for their gold.
fn spares(catalogue: &Catalogue, tomb: &Bag) -> u16 {
    let sets = Designs::ALL
        .without(Group::Starter.designs())
        .without(Group::Unique.designs());
    tomb.sum(sets, |card, copies| {
        u16::from(catalogue.gold(card)).wrapping_mul(copies.saturating_sub(1))
    })
}
