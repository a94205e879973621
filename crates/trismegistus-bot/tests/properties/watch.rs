//! Watches a game: after each input and each event, what an own reading of the rules tells next.

use solo_core::GameData;
use solo_core::strategies::{Step, Walk};
use trismegistus_bot::{
    ArtifactId, ArtifactNone, AutomaKind, Botmegistus, Card, Chance, Colour, Decision, Element,
    Event, Hand, HumanReport, Input, Phase, Reason, Row, Side, State, Symbol, TrackLevel, View,
    WindowKind,
};

use super::board::{Board, at, of_track};
use super::bot::Reading;

/// What an own reading tells after something has happened, and what the game told.
pub struct Moment {
    pub about: About,
    pub reading: Vec<Event>,
    pub told: Vec<Event>,
    /// After this, in notation or as an event.
    pub after: String,
}

/// What a moment belongs to.
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
    let mut tracks = Element::all();
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

fn after_input(reading: &mut Reading<'_>, before: &View, input: Input) -> About {
    match input {
        Input::Decision(decision) => after_decision(reading, before, decision),
        Input::Chance(chance) => after_chance(reading, before, chance),
    }
}

/// What a human step tells (TB-14.7).
fn climb(reading: &mut Reading<'_>, track: Element) {
    let level = reading.board.levels[0][of_track(track)] + 1;
    reading.tell(Event::Stepped {
        side: Side::Human,
        track,
        level,
    });
    if let Some(kind) = reading.board.tokens.get(&(track, level)).copied() {
        reading.tell(Event::BonusReached {
            side: Side::Human,
            track,
            level,
            kind,
        });
    }
}

fn use_die(reading: &mut Reading<'_>) {
    if let Some(die) = reading.board.dice[0] {
        reading.tell(Event::DieUsed {
            side: Side::Human,
            colour: die.colour(),
        });
    }
}

fn after_decision(reading: &mut Reading<'_>, before: &View, decision: Decision) -> About {
    let lean = reading.is_lean();
    match decision {
        Decision::Keep(card) => {
            let rejected = before.dealt.iter().find(|one| **one != card).copied();
            reading.tell(Event::Kept {
                card: Some(card),
                rejected,
            });
            if let Some(Card::Artifact(artifact)) = rejected {
                personality(reading, artifact);
            }
            return About::Setup;
        }
        Decision::Draft { symbol, colour } => {
            use_die(reading);
            let potency = reading.board.potency(symbol);
            reading.tell(Event::HumanDrafted {
                colour,
                symbol,
                potency,
            });
        }
        Decision::Boost => {
            let potency = reading.board.dice[0].unwrap().potency() + 1;
            reading.tell(Event::EtherealSpent {
                side: Side::Human,
                potency,
            });
        }
        Decision::NoBoost => {}
        Decision::Spend(amount) => {
            let amount = amount.get();
            let left = reading.board.dice[0].unwrap().potency() - amount;
            reading.tell(Event::Spent {
                side: Side::Human,
                amount,
                left,
            });
        }
        Decision::Climb(track) => climb(reading, track),
        Decision::TakeArtifact(artifact) => {
            reading.tell(Event::ArtifactTaken {
                side: Side::Human,
                artifact,
            });
        }
        Decision::TakeExperiment(experiment) => {
            reading.tell(Event::ExperimentTaken {
                side: Side::Human,
                experiment,
            });
        }
        Decision::Complete(experiment) => {
            reading.tell(Event::Completed {
                side: Side::Human,
                experiment,
                gold: 0,
            });
        }
        Decision::Level(TrackLevel { track, level }) => {
            while reading.board.levels[0][of_track(track)] < level {
                climb(reading, track);
            }
        }
        Decision::End
            if before
                .window
                .as_ref()
                .is_some_and(|window| window.kind == WindowKind::Reaction) =>
        {
            reading.clean_up(Side::Bot);
            return About::CleanUp;
        }
        Decision::End => {
            let side = before.turn.unwrap();
            if let Some(die) = reading.board.dice[0].filter(|_| lean && side == Side::Human) {
                reading.board.set_potency(Side::Human, die.potency() - 1);
            }
            reading.clean_up(side);
            return About::CleanUp;
        }
        Decision::Pass => {
            if lean {
                use_die(reading);
            }
            reading.tell(Event::Passed { side: Side::Human });
            reading.clean_up(Side::Human);
            return About::CleanUp;
        }
        Decision::React => reading.tell(Event::Reacted),
        Decision::Decline => {
            reading.clean_up(Side::Bot);
            return About::CleanUp;
        }
        Decision::Hundreds(_) | Decision::Tens(_) => return About::End,
        Decision::Units(digit) => {
            let digits = before.digits.iter().chain([&digit]);
            let mut human = digits.fold(0, |sum, digit| 10 * sum + u32::from(digit.get()));
            if reading.game.options().human_report == HumanReport::Rest {
                human += reading.shown(Side::Human).iter().sum::<u32>();
            }
            let parts = reading.score();
            let bot = parts.in_play
                + parts.experiments
                + parts.tracks
                + parts.artifacts
                + parts.ethereal
                + parts.formulas
                + parts.gold;
            let winner = if human > bot { Side::Human } else { Side::Bot };
            reading.tell(Event::GameOver { winner });
            return About::End;
        }
    }
    About::Human
}

/// TB-1.12.
fn personality(reading: &mut Reading<'_>, artifact: ArtifactId) {
    let catalogue = reading.game.catalogue();
    let symbols = catalogue.artifact_card(artifact).symbols();
    let mut cards = catalogue.automa_cards();
    let card = cards.find(|id| {
        let card = catalogue.automa_card(*id);
        card.kind == AutomaKind::Personality
            && card
                .element
                .is_some_and(|element| symbols[of_track(element)] > 0)
    });
    if let Some(card) = card.filter(|_| reading.game.options().personality_cards) {
        reading.tell(Event::CardAdded { card });
    }
}

fn after_chance(reading: &mut Reading<'_>, before: &View, chance: Chance) -> About {
    match chance {
        Chance::Token { at, kind } => {
            reading.tell(Event::TokenPlaced {
                track: at.track,
                level: at.level,
                kind,
            });
            let spaces = Element::all().flat_map(|track| {
                let catalogue = reading.game.catalogue();
                (0..=catalogue.top(track))
                    .filter(move |level| catalogue.is_bonus_space(track, *level))
            });
            if spaces.count() == reading.board.tokens.len() {
                let first = reading.board.first;
                reading.tell(Event::RoundStarted { round: 1, first });
            }
        }
        Chance::LayArtifact {
            colour,
            slot,
            artifact,
        } => {
            reading.tell(Event::ArtifactLaid {
                colour,
                slot: slot.0,
                artifact,
            });
        }
        Chance::LayExperiment {
            section,
            slot,
            experiment,
        } => {
            reading.tell(Event::ExperimentLaid {
                section,
                slot: slot.0,
                experiment,
            });
        }
        Chance::NoMore(row) => reading.tell(Event::RowEnded { row }),
        Chance::Roll { colour, symbol } => {
            reading.tell(Event::DieRolled { colour, symbol });
            if before.to_roll.len() == 1 {
                let full = Symbol::all().filter(|bowl| reading.board.potency(*bowl) > 5);
                let symbols: arrayvec::ArrayVec<_, 6> = full.collect();
                if !symbols.is_empty() {
                    reading.tell(Event::BowlsRerolled { symbols });
                } else if before.round > 1 {
                    reading.start_turn(before.first);
                }
            }
        }
        Chance::Deal(card) => {
            reading.tell(Event::Dealt { card });
            match card {
                Card::Artifact(artifact) if reading.is_lean() => {
                    reading.tell(Event::Kept {
                        card: None,
                        rejected: Some(card),
                    });
                    personality(reading, artifact);
                }
                Card::Experiment(_)
                    if before.phase == Phase::DealMasterpiece
                        && reading.game.options().human_one_masterpiece =>
                {
                    reading.tell(Event::Kept {
                        card: Some(card),
                        rejected: None,
                    });
                }
                _ => {}
            }
        }
        Chance::Start(experiment) => reading.tell(Event::ExperimentTaken {
            side: Side::Bot,
            experiment,
        }),
        Chance::SetupRoll(symbol) => {
            reading.tell(Event::SetupRolled { symbol });
            match reading.game.catalogue().essence(symbol) {
                Some(track) => reading.step_named(track),
                None => reading.step_lowest(),
            }
            if before.setup_rolls_left == 1 {
                reading.sweep();
            }
        }
        Chance::Reveal { hand, card } => {
            reading.tell(Event::CardRevealed { hand, card });
            if before.turn.is_some() {
                reading.replaced();
                return About::CleanUp;
            }
        }
        Chance::Pips(face) => {
            reading.tell(Event::DieSixRolled { face });
            let hand = if face.pips() < 4 {
                Hand::Left
            } else {
                Hand::Right
            };
            let place = usize::from(hand == Hand::Right);
            if before.phase == Phase::ChooseCard {
                let card = reading.board.face_up[place].unwrap();
                reading.tell(Event::CardActive { card });
            } else {
                reading.take_artifact(before.tie[place], Reason::DieDecided);
                reading.act(&before.bot.queue);
            }
            return About::Bot;
        }
        Chance::Flip(card) => {
            reading.tell(Event::CardActive { card });
            return About::Bot;
        }
        Chance::Special(element) => {
            reading.specialize(element);
            return About::End;
        }
        Chance::Masterpiece(experiment) => {
            reading.tell(Event::MasterpieceDrawn { experiment });
            if reading.board.drawn.len()
                == usize::from(reading.game.options().masterpiece_draw.number())
            {
                reading.complete_masterpiece();
            }
            return About::End;
        }
    }
    About::Setup
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
            let mut others = Colour::all().filter(|other| *other != own);
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
