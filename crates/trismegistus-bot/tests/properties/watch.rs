//! Watches a game: after each input and each event, what an own reading of the rules tells next.

use super::board::{Board, at, of_track};
use super::bot::Reading;
use super::inputs::after_input;
use solo_core::GameData;
use solo_testkit::strategies::{Step, Walk};
use trismegistus_bot::{ArtifactNone, Botmegistus, Colour, Element, Event, Row, Side, State, View};

/// The events of an own reading, beside those of the game.
pub struct Moment {
    pub about: About,
    pub reading: Vec<Event>,
    pub told: Vec<Event>,
    /// After this, in notation or as an event.
    pub after: String,
}

/// The part of the rules that a moment belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    Setup,
    Bot,
    Human,
    CleanUp,
    End,
}

/// Returns the view of a position before or after a step.
pub fn view(game: &Botmegistus, state: &State) -> View {
    game.view(state)
}

/// Reads on after every input and event of a walk. The second result is the first event that followed from nothing.
pub fn watch(walk: &Walk<Botmegistus>) -> (Vec<Moment>, Option<Event>) {
    let game = walk.game();
    let (mut moments, mut unfounded) = (Vec::new(), None);
    for step in walk.steps() {
        let before = view(game, step.before);
        let mut board = Board::of(&before);
        let mut turn = before.turn;
        let mut founded = 0;
        let mut note = |about, reading: Reading<'_>, from: usize, after: String| {
            let end = step.events.len().min(from + reading.told.len());
            let told = step.events[from..end].to_vec();
            moments.push(Moment {
                about,
                reading: reading.told,
                told,
                after,
            });
            end
        };
        let mut reading = Reading::new(game, &board);
        reading.turn = turn;
        let about = after_input(&mut reading, &before, step.input);
        founded = note(about, reading, 0, format!("{:?}", step.input)).max(founded);
        for (place, event) in step.events.iter().enumerate() {
            if place >= founded && belongs_to_bot(event) && can_step(game, &board) {
                unfounded = unfounded.or_else(|| Some(event.clone()));
            }
            board.happen(game, event);
            if let Event::TurnStarted { side } = event {
                turn = Some(*side);
            }
            let mut reading = Reading::new(game, &board);
            reading.turn = turn;
            if let Some(about) = after_event(&mut reading, &before, &step, place) {
                let end = note(about, reading, place + 1, format!("{event:?}"));
                founded = founded.max(end);
            }
        }
    }
    (moments, unfounded)
}

/// Returns whether the human has a step to report. If not, windows end without being asked for (TB-17.1).
pub fn can_step(game: &Botmegistus, board: &Board) -> bool {
    let mut tracks = Element::ALL.into_iter();
    tracks.any(|track| board.levels[0][of_track(track)] < game.catalogue().top(track))
}

/// Returns whether an event is the bot's, which never happens without a cause.
fn belongs_to_bot(event: &Event) -> bool {
    matches!(
        event,
        Event::BotChose { .. }
            | Event::BotDrafted { .. }
            | Event::EtherealSpent {
                side: Side::Bot,
                ..
            }
            | Event::Spent {
                side: Side::Bot,
                ..
            }
            | Event::Stepped {
                side: Side::Bot,
                ..
            }
            | Event::StepLost
            | Event::BonusReached {
                side: Side::Bot,
                ..
            }
            | Event::GoldGained { .. }
            | Event::EtherealGained { .. }
            | Event::Scored { .. }
            | Event::ArtifactTaken {
                side: Side::Bot,
                ..
            }
            | Event::ExperimentTaken {
                side: Side::Bot,
                ..
            }
            | Event::NothingGained
            | Event::Completed {
                side: Side::Bot,
                ..
            }
            | Event::CardAdded { .. }
            | Event::RoundEnded { .. }
    )
}

fn after_event(
    reading: &mut Reading<'_>,
    before: &View,
    step: &Step<'_, Botmegistus>,
    place: usize,
) -> Option<About> {
    match step.events[place] {
        Event::CardActive { card } => {
            reading.play(card);
            Some(About::Bot)
        }
        Event::RowEnded { row } => {
            look_ends(reading, before, row);
            Some(About::Bot)
        }
        // The last slot of a row that the bot looks at.
        Event::ArtifactLaid { colour, .. } if before.look.is_some() => {
            let full = reading.board.artifacts[super::board::of_colour(colour)]
                .iter()
                .all(Option::is_some);
            full.then(|| look_ends(reading, before, Row::Artifacts(colour)))?;
            Some(About::Bot)
        }
        Event::ExperimentLaid { section, .. } if before.look.is_some() => {
            let full = reading.board.section(section).iter().all(Option::is_some);
            full.then(|| look_ends(reading, before, Row::Experiments(section)))?;
            Some(About::Bot)
        }
        _ => None,
    }
}

/// TB-18.12 to TB-18.14.
fn look_ends(reading: &mut Reading<'_>, before: &View, row: Row) {
    let goes_on = match row {
        Row::Artifacts(colour) => {
            let bare = reading
                .board
                .artifacts
                .iter()
                .flatten()
                .all(Option::is_none);
            let own = reading.board.dice[at(Side::Bot)].unwrap().colour();
            let mut others = Colour::ALL.into_iter().filter(|other| *other != own);
            let last = others.next_back() == Some(colour);
            let others = reading.game.options().artifact_none == ArtifactNone::OtherColour;
            if bare && others && !last {
                return;
            }
            reading.gain_artifact()
        }
        Row::Experiments(_) => {
            reading.gain_experiment();
            true
        }
    };
    if goes_on {
        reading.act(&before.bot.queue);
    }
}
