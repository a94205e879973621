//! Rules that explain choices and events of the scrapyard to a beginner.

use scrapyard::{Card, Decision, Event, Source, Task};

pub(super) const fn explains(task: Option<Task>, decision: Decision) -> &'static [&'static str] {
    match decision {
        Decision::Stop => match task {
            Some(Task::Boost { .. }) => &["roll.boost"],
            _ => &["lesson.more"],
        },
        Decision::Accept => &["lesson.penalty"],
        Decision::Draw(_) => &["draw.top"],
        Decision::Dig(_) => &["lesson.dig"],
        Decision::Steal => &["lesson.steal"],
        Decision::Build(_) => &["build.parts"],
        Decision::Invent(_) => &["complete.scraps"],
        Decision::Use(Source::Machine(_)) => &["turn.ability"],
        Decision::Use(Source::Character(_)) => &["turn.character"],
        Decision::Boost(_) => &["roll.boost", "roll.reach"],
        Decision::Scrap(Card::Invention(_)) => &["draw.second"],
        Decision::Scrap(_) => &["turn.limit"],
        Decision::Take(_) => &["lesson.take"],
        Decision::Look(_) | Decision::Place(_) => &["lesson.look"],
        Decision::Omit(_) => &["lesson.omit"],
    }
}

pub(super) const fn explains_event(event: &Event) -> &'static [&'static str] {
    match event {
        Event::Duplicate { .. } => &["duplicate.go"],
        Event::GhostBuilt { .. } => &["ghost.card", "ghost.parts"],
        Event::GhostInvented { .. } => &["ghost.done"],
        _ => &[],
    }
}
