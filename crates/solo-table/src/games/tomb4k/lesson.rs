//! Rules that explain choices and events of the tomb to a beginner.

use crate::lesson::{FirstGame, Lessons};
use solo_core::{Card, Suit};
use tomb4k::{Decision, Event, State, Tomb};

impl Lessons for Tomb {
    const FIRST_GAME: FirstGame = FirstGame {
        seed: 167,
        decisions: 19,
    };

    fn explains(&self, state: &State, decision: Decision) -> &'static [&'static str] {
        let suit = state.encounter().and_then(Card::suit);
        match decision {
            Decision::Delve => &["turn.seek"],
            Decision::Retreat => &["turn.back"],
            Decision::Draw => match suit {
                Some(Suit::Spades) => &["monster.way", "monster.blow"],
                Some(Suit::Diamonds) => &["trap.way", "trap.blow"],
                _ => &["door.way", "door.holds"],
            },
            Decision::Take => match suit {
                Some(Suit::Diamonds) => &["trap.blow"],
                _ => &["monster.blow"],
            },
            Decision::Dodge => &["skill.dodge"],
            Decision::Discard => &["door.holds"],
            Decision::Scroll => &["scroll.read"],
            Decision::Decline => &["end.lost"],
            Decision::Play(_) => match suit {
                Some(Suit::Spades) => &["skill.berserk"],
                Some(Suit::Diamonds) => &["skill.disarm"],
                _ => &["skill.pick"],
            },
            Decision::Drop(_) => &["monster.flee", "monster.first"],
            Decision::Leave(_) => &["lesson.mark"],
        }
    }

    fn explains_event(&self, event: &Event) -> &'static [&'static str] {
        match event {
            Event::Torch { .. } => &["torch.burns"],
            Event::Favor { .. } => &["favor.wins"],
            Event::Hoard { .. } => &["hoard.treasure"],
            _ => &[],
        }
    }
}
