//! Watches a game: after each input and each event, what an own reading of the rules tells next.

use super::memory::Memory;
use super::reading::Reading;
use super::table::Table;
use kings_challenge::{Event, KingsChallenge, Reason, Side, State, Step};
use solo_core::GameData;
use solo_testkit::strategies::Walk;

/// The events of an own reading, beside those of the game.
pub struct Moment {
    /// Chapter of the rulebook.
    pub chapter: u8,
    pub reading: Vec<Event>,
    pub told: Vec<Event>,
    /// After this, in notation or as an event.
    pub after: String,
}

/// A step: the tables before and after, and its events.
pub struct Observed {
    pub step: Step,
    pub table: Table,
    pub events: Vec<Event>,
    pub after: Table,
}

/// The views of a walk as tables, with the events between them.
pub fn seen(walk: &Walk<KingsChallenge>) -> Vec<Observed> {
    let game = walk.game();
    let table = |state: &State| Table::of(&game.view(state));
    let steps = walk.steps().map(|step| Observed {
        step: step.before.step(),
        table: table(step.before),
        events: step.events,
        after: table(step.after),
    });
    steps.collect()
}

/// Reads on after every input and event of a walk.
///
/// The second result is the first event that followed from nothing.
pub fn watch(walk: &Walk<KingsChallenge>) -> (Vec<Moment>, Option<Event>) {
    let game = walk.game();
    let mut memory = Memory::default();
    let (mut moments, mut unfounded) = (Vec::new(), None);
    for step in walk.steps() {
        let view = game.view(step.before);
        let mut table = Table::of(&view);
        let mut note = |chapter, reading: Vec<Event>, from: usize, after: String| {
            let end = step.events.len().min(from + reading.len());
            let told = step.events[from.min(end)..end].to_vec();
            moments.push(Moment {
                chapter,
                reading,
                told,
                after,
            });
            end
        };
        let mut founded = 0;
        let reading = Reading::new(game, &table);
        if let Some((chapter, told)) =
            memory.after_input(reading, &view.pending, step.before.step(), step.input)
        {
            founded = note(chapter, told, 0, format!("{:?}", step.input));
        }
        for (place, event) in step.events.iter().enumerate() {
            if place >= founded && !opens(event) {
                unfounded = unfounded.or_else(|| Some(event.clone()));
            }
            if matches!(event, Event::Guarded { who: Side::Roy, .. }) {
                let mut reading = Reading::new(game, &table);
                reading.roy_go();
                let after = String::from("the human's go");
                founded = founded.max(note(5, reading.told, place, after));
            }
            table.happen(game, step.before.step(), event);
            let mut reading = Reading::new(game, &table);
            let chapter = memory.after_event(&mut reading, step.before.step(), event);
            if memory.countered(&mut table, event) {
                reading.table = table.clone();
            }
            if let Some(chapter) = chapter {
                let end = note(chapter, reading.told, place + 1, format!("{event:?}"));
                founded = founded.max(end);
            }
        }
    }
    (moments, unfounded)
}

/// Returns whether an event may be told for itself: a single entry of a list is taken without being asked for.
fn opens(event: &Event) -> bool {
    matches!(
        event,
        Event::CharacterStacked { .. }
            | Event::EventEntered { .. }
            | Event::EventEffect { .. }
            | Event::Attack { .. }
            | Event::Lost { .. }
            | Event::LaidDown { .. }
            | Event::Guarded { .. }
            | Event::Surrendered { .. }
            | Event::Passed
            | Event::Hired { who: Side::Human, .. }
            | Event::CubeUsed { .. }
            | Event::Group { .. }
            | Event::Activated { .. }
            | Event::EventCubes { who: Side::Human, .. }
            | Event::RoyalRoll { .. }
            | Event::Vp { reason: Reason::Unfulfilled, .. }
            // The end of a defence may be that of the round.
            | Event::Deniers { reason: Reason::Pot, .. }
            | Event::Returned { .. }
            | Event::RoundEnded { .. }
    )
}
