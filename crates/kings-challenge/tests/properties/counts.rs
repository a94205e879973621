//! Counts and scores, by an own reading of chapters 11 and 13.

use super::reading::{Reading, number};
use super::table::{at, index};
use kings_challenge::{ActivityId, Card, CharacterId, Colour, Count, Event, Reason, Side};

impl Reading<'_> {
    /// KC-11.3.
    pub fn count(&self, side: Side, count: Count) -> i32 {
        let table = &self.table;
        let own = |spaces: &[Option<Side>]| spaces.iter().filter(|of| **of == Some(side)).count();
        let stands = |building: usize| number(own(&table.buildings[building]));
        let dice = |colour: Colour| {
            number(
                table.dice[at(side)]
                    .iter()
                    .filter(|die| die.colour == colour)
                    .count(),
            )
        };
        let human = i32::from(side == Side::Human);
        match count {
            Count::CitizensPalace => stands(0),
            Count::CitizensHall => stands(1),
            Count::CitizensBishopric => stands(2),
            Count::Citizens => stands(0) + stands(1) + stands(2),
            Count::Buildings => (0..3).map(|building| stands(building).min(1)).sum(),
            Count::Stones => table.levels.iter().map(|level| number(own(level))).sum(),
            Count::Levels => table
                .levels
                .iter()
                .map(|level| number(own(level)).min(1))
                .sum(),
            Count::Tradesmen => table.tradesmen.iter().map(|card| number(own(card))).sum(),
            Count::Supply => table.supply[at(side)].into(),
            Count::Won => number(table.won[at(side)].len()),
            Count::DiceRed => dice(Colour::Red),
            Count::DiceYellow => dice(Colour::Yellow),
            Count::DiceWhite => dice(Colour::White),
            Count::Dice => number(table.dice[at(side)].len()),
            Count::Events => {
                human * number(table.row.iter().filter(|(_, cubes)| *cubes > 0).count())
            }
            Count::Deniers => human * table.deniers,
            _ => human * table.influence,
        }
    }

    /// KC-13.6.
    pub fn character(&self, side: Side, id: CharacterId) -> i32 {
        let card = self.game.catalogue().character(id);
        if side == Side::Roy && matches!(card.metric(), Count::Deniers | Count::Influence) {
            return 0;
        }
        let have = self.count(side, card.metric());
        let reached = card
            .steps()
            .iter()
            .filter(|(count, _)| i32::from(*count) <= have);
        reached.map(|(_, vp)| i32::from(*vp)).max().unwrap_or(0)
    }

    pub fn score_character(&mut self, card: CharacterId) {
        let [human, roy] = [Side::Human, Side::Roy].map(|side| self.character(side, card));
        self.tell(Event::CharacterScored { card, human, roy });
        for (side, vp) in [(Side::Human, human), (Side::Roy, roy)] {
            self.vp(side, vp, Reason::Character, Some(Card::Character(card)));
        }
    }

    /// Returns the side's tradesman on a card.
    pub fn tradesman(&self, side: Side, card: ActivityId) -> Option<usize> {
        let spaces = &self.table.tradesmen[index(card.slot())];
        spaces.iter().position(|of| *of == Some(side))
    }
}
