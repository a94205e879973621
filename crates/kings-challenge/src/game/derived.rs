//! Values derived from a position and the rules, for programs that show a table.

use crate::catalogue::{Count, TradeSpace};
use crate::event::{RoyalResult, Target};
use crate::ids::CharacterId;
use crate::kings_challenge::KingsChallenge;
use crate::outcome::Outcome;
use crate::play::{Position, standings};
use crate::state::{Action, Pending, State};
use crate::terms::{Side, Slot, Space, StoneSpace};

impl KingsChallenge {
    /// Counts a quantity for a side (KC-11.3).
    ///
    /// ```
    /// use kings_challenge::{Count, KingsChallenge, Side};
    /// let game = KingsChallenge::default();
    /// assert_eq!(game.count(&game.start(), Side::Human, Count::Deniers), 5);
    /// assert_eq!(game.count(&game.start(), Side::Roy, Count::Deniers), 0);
    /// ```
    pub fn count(&self, state: &State, side: Side, count: Count) -> i32 {
        Position::new(self, state).count(side, count)
    }

    /// Returns the VP that a side would get if a Character card were scored now (KC-13.6).
    ///
    /// ```
    /// use kings_challenge::{KingsChallenge, Side};
    /// let game = KingsChallenge::default();
    /// // Hugues de Payns asks for 5 influence, and the game begins with 4.
    /// assert_eq!(game.character_vp(&game.start(), Side::Human, "c1".parse()?), 0);
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn character_vp(&self, state: &State, side: Side, card: CharacterId) -> i32 {
        Position::new(self, state).character_vp(side, card)
    }

    /// Returns the outcome if the game were scored now; at its end, the outcome itself (KC-13.3).
    ///
    /// ```
    /// use kings_challenge::KingsChallenge;
    /// let game = KingsChallenge::default();
    /// let score = game.standings(&game.start()).human;
    /// // Nobody has a stone on any of the three levels.
    /// assert_eq!((score.play, score.levels, score.total()), (0, -6, -6));
    /// ```
    pub fn standings(&self, state: &State) -> Outcome {
        standings(Position::new(self, state))
    }

    /// Returns the salaries of the human's citizens in the next phase 1, as they stand (KC-3.5).
    pub fn salaries(&self, state: &State) -> i32 {
        Position::new(self, state).salaries()
    }

    /// Returns the space of the human's next tradesman on the card of a slot (KC-10.1). The space
    /// is counted from 1 and comes with its price and VP; `None` if no card lies face up or no
    /// space is free.
    pub fn next_tradesman(&self, state: &State, slot: Slot) -> Option<(u8, TradeSpace)> {
        let (space, values) = Position::new(self, state).free_space(slot)?;
        Some((space.get(), values))
    }

    /// Returns the slot whose Activity card is turned up next; `None` once those of the round lie face up (KC-3.3).
    ///
    /// ```
    /// use kings_challenge::KingsChallenge;
    /// let game = KingsChallenge::default();
    /// assert_eq!(game.slot_to_reveal(&game.start()), None);
    /// ```
    pub fn slot_to_reveal(&self, state: &State) -> Option<Slot> {
        Position::new(self, state).revealing()
    }

    /// Returns the strength of the group that is being formed (KC-8.5). `None` without a group, or
    /// if its action requires no strength.
    pub fn group_strength(&self, state: &State) -> Option<u8> {
        self.group_total(state)?.0
    }

    /// Returns the price in deniers of the group that is being formed; 0 without a group (KC-8.2).
    pub fn group_price(&self, state: &State) -> i32 {
        self.group_total(state).map_or(0, |(_, price)| price)
    }

    fn group_total(&self, state: &State) -> Option<(Option<u8>, i32)> {
        match state.pending {
            Pending::Dice(..) => Position::new(self, state).group_total(None),
            _ => None,
        }
    }

    /// Returns the space on which a die of the human with this face would place a stone (KC-10.3).
    /// The stones of a group that is being formed come first. `None` if the space is taken.
    ///
    /// ```
    /// use kings_challenge::{KingsChallenge, Space, StoneSpace};
    /// let game = KingsChallenge::default();
    /// let space = game.stone_space(&game.start(), Space::nearest(4));
    /// assert_eq!(space, StoneSpace::new(1, 4));
    /// ```
    pub fn stone_space(&self, state: &State, column: Space) -> Option<StoneSpace> {
        let position = Position::new(self, state);
        let stones = match state.pending {
            Pending::Dice(Action::Build, group) => position.with_stones(group),
            _ => state.stones,
        };
        position.stone_space(&stones, column)
    }

    /// Returns the present target of le Roy for this result (KC-12.9, KC-12.11, KC-12.13). `None`
    /// if the result has no target, or he finds none.
    ///
    /// ```
    /// use kings_challenge::{EventId, KingsChallenge, RoyalResult, Target};
    /// let game = KingsChallenge::default();
    /// let aim = |result| game.royal_aim(&game.start(), result);
    /// assert_eq!(aim(RoyalResult::Event), Some(Target::Event(EventId::MARAUDING)));
    /// assert_eq!(aim(RoyalResult::Tradesman), None);
    /// ```
    pub fn royal_aim(&self, state: &State, result: RoyalResult) -> Option<Target> {
        Position::new(self, state).royal_aim(result)
    }
}
