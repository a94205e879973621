//! Chapter 13: end of round, end of game, scoring.

use solo_core::Events;

use super::{Position, Table};
use crate::event::{Card, Event, Reason, ScoreItem};
use crate::ids::CharacterId;
use crate::outcome::{Outcome, Score};
use crate::state::{Dice, Pending};
use crate::terms::{Side, Slot, Space, StoneSpace};

impl Position<'_> {
    /// Returns the VP of a Character card for a side (KC-13.6).
    pub(crate) fn character_vp(self, side: Side, card: CharacterId) -> i32 {
        let character = self.catalogue().character(card);
        // KC-13.6: le Roy scores nothing for influence and deniers.
        if side == Side::Roy && !character.counts_for_roy() {
            return 0;
        }
        character.vp(self.count(side, character.metric()))
    }

    /// Returns whether some set of Character cards gives the sides these VP.
    pub(crate) fn characters_give(self, human: i32, roy: i32) -> bool {
        let cards = |set: u8| CharacterId::all().filter(move |card| set >> card.index() & 1 == 1);
        let sum = |side, set| -> i32 { cards(set).map(|card| self.character_vp(side, card)).sum() };
        (0..64).any(|set| sum(Side::Human, set) == human && sum(Side::Roy, set) == roy)
    }

    /// Returns the items of the end scoring (KC-13.3, KC-13.4). The VP of Character cards are
    /// given; `play` is left at 0.
    fn items(self, side: Side, characters: i32) -> Score {
        let state = self.state;
        let constants = self.constants();
        let with_cubes = self.count(side, crate::catalogue::Count::Events);
        // KC-13.4: for each Event card of the row with an own cube.
        let events = with_cubes * i32::from(constants.event_presence_vp);
        // KC-13.4: the VP of the spaces of own tradesmen.
        let tradesmen = Slot::all()
            .filter_map(|slot| self.trade_vp(side, slot))
            .sum();
        let stones = state.stones.of(side);
        let empty = StoneSpace::LEVELS.map(|level| !stones.meets(StoneSpace::on_level(level)));
        // KC-13.4: levels without an own stone; le Roy by option `roy_levels`.
        let counts = side == Side::Human || self.game.options().roy_levels;
        let penalty = if counts { constants.level_penalty } else { 0 };
        let empty: i32 = empty.map(i32::from).into_iter().sum();
        let levels = -empty * i32::from(penalty);
        Score {
            play: 0,
            events,
            tradesmen,
            levels,
            characters,
        }
    }

    fn trade_vp(self, side: Side, slot: Slot) -> Option<i32> {
        let space = self.state.slot(slot).tradesman(side).map(Space::get)?;
        let spaces = self.face_up(slot)?.spaces();
        let space = spaces.get(usize::from(space - 1))?;
        Some(i32::from(space.vp))
    }
}

/// Returns the outcome of a game that is over, from its last position and the VP of the Character
/// cards in the end scoring.
#[cold] // Once a game, but asked for in each step.
pub(crate) fn outcome(position: Position<'_>, human: i32, roy: i32) -> Outcome {
    let score = |side: Side, characters: i32| {
        let items = position.items(side, characters);
        Score {
            // At the end the VP of the position are the total.
            // A view may say any number.
            play: position.state.vp(side).saturating_sub(items.items()),
            ..items
        }
    };
    Outcome {
        human: score(Side::Human, human),
        roy: score(Side::Roy, roy),
    }
}

/// Returns the outcome if the game ended with this position.
pub(crate) fn standings(position: Position<'_>) -> Outcome {
    if let Pending::Over { human, roy } = position.state.pending {
        return outcome(position, human, roy);
    }
    let score = |side: Side| {
        let stack = position.state.stack.iter();
        // KC-13.5: the cards left in the stack are scored.
        let characters = stack.map(|card| position.character_vp(side, *card)).sum();
        Score {
            play: position.state.vp(side),
            ..position.items(side, characters)
        }
    };
    Outcome {
        human: score(Side::Human),
        roy: score(Side::Roy),
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Carries out phase 5 (KC-13.1).
    pub(super) fn end_round(&mut self) {
        self.collect_pot();
        // KC-13.1, KC-9.3: lying citizens return.
        let human = &mut self.state.human;
        let ours = core::mem::take(&mut human.lying);
        human.supply += ours;
        human.passed = false;
        let roy = &mut self.state.roy;
        let theirs = core::mem::take(&mut roy.lying);
        roy.supply += theirs;
        for (who, count) in [(Side::Human, ours), (Side::Roy, theirs)] {
            if count > 0 {
                self.tell(Event::Returned { who, count });
            }
        }
        self.state.dice = [Dice::default(); 2];
        let round = self.state.round;
        self.tell(Event::RoundEnded { round });
        if round < self.game.options().rounds.number() {
            self.begin_round();
        } else {
            self.score();
        }
    }

    /// Scores the game (KC-13.2).
    fn score(&mut self) {
        let human = self.position().items(Side::Human, 0);
        let roy = self.position().items(Side::Roy, 0);
        for (item, ours, theirs) in [
            (ScoreItem::Events, human.events, roy.events),
            (ScoreItem::Tradesmen, human.tradesmen, roy.tradesmen),
            (ScoreItem::Levels, human.levels, roy.levels),
        ] {
            for (who, vp) in [(Side::Human, ours), (Side::Roy, theirs)] {
                self.tell(Event::Scored { who, item, vp });
            }
        }
        // KC-1.8: the end scoring may take a side below 0.
        self.state.human.vp += human.items();
        self.state.roy.vp += roy.items();
        // KC-13.5: no card is left, but their VP are kept.
        let (human, roy) = self.score_characters();
        self.state.pending = Pending::Over { human, roy };
        self.events.push_with(|| {
            let end = outcome(Position::new(self.game, self.state), human, roy);
            Event::GameOver {
                difference: end.difference(),
                band: end.band(),
            }
        });
    }

    /// Scores the remaining cards from the top (KC-13.5). Returns their VP for the human and le
    /// Roy.
    fn score_characters(&mut self) -> (i32, i32) {
        let mut sums = (0_i32, 0_i32);
        while let Some(card) = self.state.stack.remove(0) {
            let (human, roy) = self.score_character(card);
            sums = (sums.0 + human, sums.1 + roy);
        }
        sums
    }

    /// Scores a Character card for both sides as they stand; returns their VP (KC-13.6).
    pub(super) fn score_character(&mut self, card: CharacterId) -> (i32, i32) {
        let human = self.position().character_vp(Side::Human, card);
        let roy = self.position().character_vp(Side::Roy, card);
        self.tell(Event::CharacterScored { card, human, roy });
        let cause = Reason::Character.of(Card::Character(card));
        self.gain_vp(Side::Human, human, cause);
        self.gain_vp(Side::Roy, roy, cause);
        (human, roy)
    }
}
