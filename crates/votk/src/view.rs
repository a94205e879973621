//! Positions and outcomes as data (chapters VK-12 and VK-14).

mod data;
mod interchange;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

pub use self::data::{
    Counts, DeckData, FrameData, Half, OutcomeFields, PendingData, PyramidData, ScoreData,
    SetsData, Setup, StockData, TurnData,
};
use crate::catalogue::{Catalogue, Design, Group};
use crate::game::Valley;
use crate::outcome::{Outcome, Score};
use crate::phase::Phase;
use crate::play;
use crate::state::{AttackSlot, Bag, Slot, State};

/// Writes zones with the ids of a catalogue.
struct Scribe<'a>(&'a Catalogue);

impl Scribe<'_> {
    fn id(&self, card: Design) -> String {
        self.0.id(card).to_string()
    }

    fn list(&self, cards: impl IntoIterator<Item = Design>) -> Vec<String> {
        cards.into_iter().map(|card| self.id(card)).collect()
    }

    // VK-12.2: sorted arrays are in catalogue order, copies repeated.
    fn sorted(&self, zone: &Bag) -> Vec<String> {
        self.list(zone.cards())
    }

    fn counts(&self, zone: &Bag) -> Counts {
        Counts(
            zone.iter()
                .map(|(card, copies)| (self.id(card), copies))
                .collect(),
        )
    }
}

impl Setup {
    /// The view of a position (VK-12.1).
    ///
    /// ```
    /// use votk::{Setup, Valley};
    /// let game = Valley::default();
    /// assert_eq!(Setup::of(&game, &game.start()).phase, "draw");
    /// ```
    #[must_use]
    pub fn of(game: &Valley, state: &State) -> Self {
        let catalogue = game.catalogue();
        let scribe = Scribe(catalogue);
        let slot = |slot| state.pyramid(slot).map(|card| scribe.id(card));
        let part = |level| state.stock.only(catalogue.of_level(level));
        Self {
            phase: state.phase.word().to_string(),
            side: state.side().word().to_string(),
            step: state.stage.word().to_string(),
            turn: state.turn_number,
            hand: scribe.sorted(&state.hand),
            played: scribe.sorted(&state.played),
            arranged: scribe.list(state.arranged().iter().copied()),
            turned: scribe.list(state.turned()),
            deck: DeckData {
                top: scribe.list(state.deck_top()),
                unseen: scribe.counts(&state.unseen),
            },
            discard: scribe.list(state.discard()),
            tomb: scribe.sorted(&state.tomb),
            pyramid: PyramidData {
                bl: slot(Slot::BaseLeft),
                bm: slot(Slot::BaseMiddle),
                br: slot(Slot::BaseRight),
                ml: slot(Slot::MiddleLeft),
                mr: slot(Slot::MiddleRight),
                t: slot(Slot::Top),
            },
            stock: StockData {
                ii: scribe.counts(&part(2)),
                iii: scribe.counts(&part(3)),
            },
            stock_size: state.stock.len(),
            boneyard: scribe.list(state.boneyard().iter().copied()),
            bot_tomb: scribe.sorted(&state.bot_tomb),
            bot_discard: scribe.list(state.bot_discard().iter().copied()),
            aside: Counts(
                Design::all()
                    .map(|card| (scribe.id(card), catalogue.aside(card)))
                    .filter(|(_, copies)| *copies > 0)
                    .collect(),
            ),
            state: TurnData::of(&scribe, state),
            pending: PendingData::of(&scribe, state),
            frames: frames(&scribe, state),
            outcome: (state.phase == Phase::Over)
                .then(|| OutcomeFields::of(&play::scoring::outcome(catalogue, state))),
        }
    }
}

impl TurnData {
    fn of(scribe: &Scribe<'_>, state: &State) -> Self {
        let turn = &state.turn;
        Self {
            entombed: turn.entombed,
            left_pyramid: turn.left_pyramid,
            swapped: turn.swapped,
            bought: turn.bought,
            purse: turn.purse,
            cheaper: turn.cheaper,
            worth: turn.worth,
            reach: turn.reach.word().to_string(),
            bot_discard: state.discard_slot_used(),
            bot_sacrifice: state.sacrifice_slot_used(),
            executed: scribe.list(turn.executed.iter()),
        }
    }
}

impl PendingData {
    fn of(scribe: &Scribe<'_>, state: &State) -> Self {
        let mut pending = Self::default();
        let word = |slot: Slot| slot.word().to_string();
        match state.phase {
            Phase::Pay => {
                pending.slot = state.buying.map(word);
                let card = state.buying.and_then(|slot| state.pyramid.get(slot));
                pending.card = card.map(|card| scribe.id(card));
                pending.due = Some(state.due);
                pending.last = state.last.map(|card| scribe.id(card));
            }
            Phase::Fall => pending.slot = Some(word(Slot::BaseMiddle)),
            Phase::Lay => pending.slot = state.pyramid.first_gap().map(word),
            Phase::Draw | Phase::Arrange => pending.left = Some(state.left),
            Phase::Mode => {
                pending.card = state.frames.top().map(|frame| scribe.id(frame.card));
            }
            Phase::Bone
            | Phase::Stock
            | Phase::Turn
            | Phase::Die
            | Phase::Play
            | Phase::Choose
            | Phase::Shed
            | Phase::React
            | Phase::Over => {}
        }
        pending
    }
}

fn frames(scribe: &Scribe<'_>, state: &State) -> Vec<FrameData> {
    let slots = |place| {
        AttackSlot::ALL
            .into_iter()
            .filter(|&slot| state.slot_holder(slot) == Some(place))
            .map(|slot| slot.word().to_string())
            .collect()
    };
    let mut frames: Vec<FrameData> = state
        .frames()
        .enumerate()
        .map(|(place, frame)| FrameData {
            card: scribe.id(frame.card),
            from: frame.from.word().to_string(),
            mode: frame.mode,
            op: frame.op,
            left: 0,
            limit: None,
            group: None,
            slots: slots(place),
            asking: false,
        })
        .collect();
    // Only the innermost action can be in the middle of something of its own.
    if let Some(frame) = frames.last_mut() {
        frame.left = state.left;
        frame.limit = state.limit;
        frame.group = state.group.map(|group| group.word().to_string());
        frame.asking = state.asking;
    }
    frames
}

impl OutcomeFields {
    pub(crate) fn of(outcome: &Outcome) -> Self {
        Self {
            winner: outcome.winner.word().to_string(),
            by: outcome.by.word().to_string(),
            value: Half(outcome.half_points()),
            player: ScoreData::of(&outcome.player),
            bot: ScoreData::of(&outcome.bot),
        }
    }
}

impl ScoreData {
    fn of(score: &Score) -> Self {
        Self {
            total: score.total(),
            starters: score.starters,
            uniques: score.uniques,
            sets: SetsData {
                sarcophagus: score.set(Group::Sarcophagus),
                jar: score.set(Group::Jar),
                amulet: score.set(Group::Amulet),
                book: score.set(Group::Book),
                statue: score.set(Group::Statue),
            },
            spares: score.spares,
            tomb_size: score.tomb_size,
        }
    }
}
