//! VK-9 and VK-14: the end of the game and scoring.

use arrayvec::ArrayVec;
use solo_core::Events;

use super::{Flow, Look, Table};
use crate::catalogue::Catalogue;
use crate::catalogue::Group;
use crate::event::Event;
use crate::options::EndRule;
use crate::outcome::{Outcome, Score};
use crate::phase::{Phase, Stage};
use crate::state::Bag;
use crate::state::Designs;
use crate::state::State;
use crate::state::piles::Left;
use crate::state::{Frame, Frames, Origin};

/// VK-9.1: the number of pyramid cards at which a game without stock ends.
const LAST_CARDS: u32 = 2;
/// VK-14.1: how many cards return to the Bot's tomb.
const RETURNING: usize = 3;

impl Look<'_> {
    /// VK-9.1: no stock, and at most two cards in the pyramid.
    #[inline]
    pub(crate) fn is_at_end(&self) -> bool {
        self.state.stock.is_empty() && self.state.pyramid.filled().len() <= LAST_CARDS
    }
}

/// The score sheets of the two tombs.
pub(crate) fn outcome(catalogue: &Catalogue, state: &State) -> Outcome {
    let player = score(catalogue, &state.tomb);
    let mut bot = score(catalogue, &state.bot_tomb);
    bot.spares = spares(catalogue, &state.bot_tomb);
    Outcome::compare(player, bot)
}

fn score(catalogue: &Catalogue, tomb: &Bag) -> Score {
    // VK-14.2: only cards in a tomb score.
    Score {
        starters: points(catalogue, tomb, Group::Starter),
        uniques: points(catalogue, tomb, Group::Unique),
        sets: Group::SETS.map(|set| square(tomb.designs().and(set.designs()))),
        spares: 0,
        // VK-14.8: all cards count for the tie-break, set aside or not.
        tomb_size: u16::try_from(tomb.len()).unwrap_or(u16::MAX),
    }
}

/// VK-14.3: starters and uniques score their victory points.
fn points(catalogue: &Catalogue, tomb: &Bag, group: Group) -> u16 {
    sum(tomb, group.designs(), |card, copies| {
        u16::from(catalogue.card(card).vp()).wrapping_mul(copies)
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
    sum(tomb, sets, |card, copies| {
        u16::from(catalogue.gold(card)).wrapping_mul(copies.saturating_sub(1))
    })
}

fn sum(tomb: &Bag, designs: Designs, value: impl Fn(crate::catalogue::Design, u16) -> u16) -> u16 {
    tomb.designs()
        .and(designs)
        .iter()
        .fold(0, |sum: u16, card| {
            let copies = u16::try_from(tomb.copies(card)).unwrap_or(0);
            sum.wrapping_add(value(card, copies))
        })
}

impl<E: Events<Event>> Table<'_, E> {
    /// VK-9.3: tested after every removal, every refill and every card taken from the stock.
    pub(super) fn test_end(&mut self) -> Flow {
        if !self.look().is_at_end() {
            return Flow::On;
        }
        // VK-9.4: with the option step 1 is played to its end; VK-9.2: otherwise it is over at once.
        let finish = self.game.rules().end_rule == EndRule::FinishPlay;
        if finish && self.state.stage == Stage::Play {
            return Flow::On;
        }
        self.over()
    }

    /// The game ends.
    pub(super) fn over(&mut self) -> Flow {
        // VK-9.5: the rest is dropped; cards stay where they lie, those turned over too.
        let mut turned = Frames::new();
        for frame in self.state.frames.iter() {
            if frame.from == Origin::Turned {
                turned.push(Frame {
                    mode: 0,
                    op: 0,
                    ..frame
                });
            }
        }
        self.state.frames = turned;
        self.state.left = 0;
        self.forget_operation();
        self.return_cards();
        let outcome = outcome(self.game.catalogue(), self.state);
        self.tell(Event::Over {
            winner: outcome.winner,
            player: outcome.player.total(),
            bot: outcome.bot.total(),
        });
        self.ask(Phase::Over)
    }

    /// VK-14.1: the top three cards of the Bot's discard pile return to its tomb.
    fn return_cards(&mut self) {
        let mut cards = ArrayVec::new();
        for _ in 0..RETURNING {
            if let Some(card) = self.state.piles.pop(Left::BotDiscard) {
                self.state.bot_tomb.put(card);
                cards.push(card);
            }
        }
        self.tell(Event::Returned { cards });
    }
}
