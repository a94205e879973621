//! Rules that explain choices and events of the scrapyard to a beginner.

use crate::lesson::{FirstGame, Lessons};
use scrapyard::{Card, Decision, Event, Scrapyard, Source, State, Task};

/// Sentences about Parts that are scrapped for a roll, one of which holds under the options.
const BOOST: &[&str] = &["roll.boost", "roll.alone", "roll.plain"];

impl Lessons for Scrapyard {
    const FIRST_GAME: FirstGame = FirstGame {
        seed: 185,
        decisions: 20,
    };

    fn explains(&self, state: &State, decision: Decision) -> &'static [&'static str] {
        let task = state.pending();
        match decision {
            Decision::Stop => match task {
                Some(Task::Boost { .. }) => BOOST,
                _ => &["lesson.more"],
            },
            Decision::Accept => &["lesson.penalty", "lesson.penalties"],
            Decision::Draw(_) => &["draw.top"],
            Decision::Dig(_) => &["lesson.dig", "lesson.digs"],
            Decision::Steal => &["lesson.steal"],
            Decision::Build(_) => &["build.parts"],
            Decision::Invent(_) => &["complete.scraps"],
            Decision::Use(Source::Machine(_)) => &["turn.ability"],
            Decision::Use(Source::Character(_)) => &["turn.character", "turn.alone"],
            Decision::Boost(_) => &["roll.boost", "roll.alone", "roll.plain", "roll.reach"],
            Decision::Scrap(Card::Invention(_)) => &["draw.second"],
            Decision::Scrap(_) => &["turn.limit"],
            Decision::Take(_) => &["lesson.take"],
            Decision::Look(_) | Decision::Place(_) => &["lesson.look"],
            Decision::Omit(_) => &["lesson.omit"],
        }
    }

    fn explains_event(&self, event: &Event) -> &'static [&'static str] {
        match event {
            Event::Duplicate { .. } => &["duplicate.go"],
            Event::GhostBuilt { .. } => &["ghost.card", "ghost.parts"],
            Event::GhostInvented { .. } => &["ghost.done"],
            _ => &[],
        }
    }
}
