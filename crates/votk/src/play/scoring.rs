//! VK-14: scoring.

use solo_core::Set;

use super::Position;
use crate::catalogue::Bag;
use crate::catalogue::{Catalogue, Design, Group};
use crate::outcome::{Outcome, Score, Sets};
use crate::state::State;

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

impl Position<'_> {
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
    let square = |set: Group| square(tomb.kinds() & set.designs());
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
        tomb_size: tomb.len(),
        total: 0,
    }
    .added_up()
}

/// Returns the victory points of starters and uniques (VK-14.3).
fn points(catalogue: &Catalogue, tomb: &Bag, group: Group) -> u16 {
    let cards = tomb.cards().filter(|card| card.group() == group);
    cards
        .map(|card| u16::from(catalogue.card(card).points()))
        .sum()
}

/// Returns the square of the number of different designs; further copies score nothing (VK-14.4,
/// VK-14.5).
fn square(designs: Set<Design>) -> u16 {
    designs.iter().map(|_| 1).sum::<u16>().pow(2)
}

/// Returns the gold of the copies that the Bot sets aside: all but one of each design of a set
/// (VK-14.6).
fn spares(catalogue: &Catalogue, tomb: &Bag) -> u16 {
    let sets = tomb.iter().filter(|(card, _)| card.group().is_set());
    let gold = |(card, copies)| u16::from(catalogue.gold(card)) * u16::from(copies);
    let all: u16 = sets.clone().map(gold).sum();
    all - sets.map(|(card, _)| gold((card, 1))).sum::<u16>()
}
