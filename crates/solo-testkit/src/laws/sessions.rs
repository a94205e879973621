//! Laws of games in progress: undo, the log, and continuing after loading.

use solo_core::{Dealer, Game, GameData, InputOf, SaveReader, Session, below};

use super::each;
use super::saves::{same_texts, tidy};
use crate::damage;
use crate::panics::caught;
use crate::report::same;
use crate::trial::{Trial, write_input};

/// Checks that undo restores the generators: another try and redo bring the same cards.
///
/// This holds for games that a seed deals and for reported ones.
///
/// # Errors
/// A description of the violation.
pub fn undo<G: GameData + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("undo", base, games, |trial| {
        let mut generator = trial.generator();
        play(trial, |session| {
            // In a long session now and then: each time, all of its events are compared.
            let seldom = u32::try_from(session.len().div_euclid(8)).unwrap_or(u32::MAX);
            match below(&mut generator, seldom.max(8)) {
                many @ 1..4 => back_and_forth(session, many),
                _ => Ok(()),
            }
        })
        .map(|_| ())
    })
}

/// Goes back by this number of steps, and forward again in both ways.
fn back_and_forth<G: Game>(session: &mut Session<G>, steps: u32) -> Result<(), String> {
    let before = Picture::of(session);
    let mut undone = Vec::new();
    for _ in 0..steps {
        let entered = session.undo_past_fence().and_then(|inputs| inputs.first());
        undone.extend(entered.copied());
    }
    let mut redone = session.clone();
    while redone.redo().is_some() {}
    same("what redo brings back", &Picture::of(&redone), &before)?;
    for &input in undone.iter().rev() {
        let pushed = session.push(input).map(|_| ());
        pushed.map_err(|refusal| refused(session.game(), input, &refusal))?;
    }
    same("the same once more", &Picture::of(session), &before)
}

/// Checks that a session that is saved and loaded continues like one that never stopped.
///
/// It does so forwards and backwards, and is saved in the same bytes, also with its catalogue in
/// the save.
///
/// # Errors
/// A description of the violation.
pub fn sessions<G: GameData + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("sessions", base, games, |trial| {
        let mut generator = trial.generator();
        let mut loaded: Option<Session<G>> = None;
        let mut session = play(trial, |session| {
            match &mut loaded {
                Some(loaded) => go_on(loaded, session)?,
                None if below(&mut generator, 4) == 0 => loaded = Some(load(session, base)?),
                None => {}
            }
            Ok(())
        })?;
        let inputs = session.inputs().to_vec();
        let loaded = loaded.map_or_else(|| load(&session, base), Ok);
        loaded
            .and_then(|loaded| go_back(loaded, &mut session))
            .map_err(|what| trial.report(&inputs, &what))
    })
}

/// Goes back to the start in both sessions.
fn go_back<G: Game>(mut loaded: Session<G>, session: &mut Session<G>) -> Result<(), String> {
    same_saves(&loaded, session)?;
    while session.undo_past_fence().is_some() {
        loaded.undo_past_fence();
        same("going back after loading", loaded.state(), session.state())?;
        same("chance after loading", loaded.chance(), session.chance())?;
    }
    same_saves(&loaded, session)
}

/// Applies the decision of one session to the other.
fn go_on<G: Game>(loaded: &mut Session<G>, session: &Session<G>) -> Result<(), String> {
    if let Some(&entered) = session.inputs().get(loaded.len()) {
        let pushed = loaded.push(entered).map(|_| ());
        pushed.map_err(|refusal| refused(session.game(), entered, &refusal))?;
    }
    same("going on after loading", loaded.state(), session.state())
}

fn same_saves<G: Game>(loaded: &Session<G>, session: &Session<G>) -> Result<(), String> {
    same_texts(
        "a save of a loaded session",
        &loaded.to_text(),
        &session.to_text(),
    )
}

fn load<G: GameData>(session: &Session<G>, base: &G) -> Result<Session<G>, String> {
    let text = session.to_text();
    let loaded = reader(base).parse(&text);
    let loaded = loaded.map_err(|error| format!("a save is refused: {error}\n{text}"))?;
    same(
        "a loaded session",
        &Picture::of(&loaded),
        &Picture::of(session),
    )?;
    same_saves(&loaded, session)?;
    Ok(loaded)
}

const fn reader<G: GameData>(base: &G) -> SaveReader<'_, G> {
    SaveReader::new(base).catalogues()
}

/// Checks that the log of a session matches the events, also after undo, redo and loading.
///
/// # Errors
/// A description of the violation.
pub fn logs<G: GameData + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("logs", base, games, |trial| {
        let mut session = play(trial, |_| Ok(()))?;
        let report = |what: String| trial.report(session.inputs(), &what);
        let happened = happened(&trial.game, session.inputs()).map_err(report)?;
        same("the log", &log(&session), &happened).map_err(report)?;
        let loaded = load(&session, base).map_err(report)?;
        same("the log after loading", &log(&loaded), &happened).map_err(report)?;
        let mut undone: u32 = 0;
        while session.undo_past_fence().is_some() {
            // A log is as long as the game: for long games it is read only now and then.
            undone = undone.saturating_add(1);
            if undone < 4 || undone.is_power_of_two() {
                let kept = happened.get(..=session.len()).unwrap_or(&happened);
                same("the log after undo", &log(&session).as_slice(), &kept)?;
            }
        }
        while session.redo().is_some() {}
        same("the log after redo", &log(&session), &happened)
    })
}

/// Returns the events of every step, found without a session.
fn happened<G: Game>(game: &G, inputs: &[InputOf<G>]) -> Result<Vec<Vec<G::Event>>, String> {
    let mut events = Vec::new();
    let mut state = game.start_with_events(&mut events);
    let mut all = Vec::from([events]);
    for &input in inputs {
        let mut events = Vec::new();
        game.advance(&mut state, input, &mut events)
            .map_err(|refusal| refused(game, input, &refusal))?;
        all.push(events);
    }
    Ok(all)
}

fn log<G: Game>(session: &Session<G>) -> Vec<Vec<G::Event>> {
    let steps = session.moments();
    steps.map(|moment| moment.events).collect()
}

/// Checks that a damaged save of a session is refused or is a legal game with the same bytes.
///
/// This includes saves whose check was corrected.
///
/// # Errors
/// A description of the violation.
pub fn bad_sessions<G: GameData + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("bad sessions", base, games, |trial| {
        let mut generator = trial.generator();
        let mut session = play(trial, |_| Ok(()))?;
        let most = u32::try_from(session.len()).unwrap_or(0);
        for _ in 0..below(&mut generator, most.saturating_add(1)) {
            session.undo_past_fence();
        }
        let text = session.to_text();
        for number in 0..12 {
            let damaged = damage::save(&text, number, &mut generator);
            let Ok(loaded) = reader(base).parse_bytes(&damaged) else {
                continue;
            };
            let what = "a damaged save is loaded and saved otherwise";
            let damaged = String::from_utf8_lossy(&damaged);
            same_texts(what, &loaded.to_text(), &tidy(&damaged))
                .map_err(|what| trial.report(session.inputs(), &what))?;
        }
        Ok(())
    })
}

/// Plays a session to its end and shows it after every decision and report.
///
/// Every third session is reported, the others are dealt from a seed, and half of these are saved
/// with their catalogue.
fn play<G: GameData + Clone>(
    trial: &Trial<G>,
    mut look: impl FnMut(&mut Session<G>) -> Result<(), String>,
) -> Result<Session<G>, String> {
    let mut generator = trial.generator();
    trial.play(|_| Ok(()))?;
    let mut session = match trial.number % 3 {
        // Chance that never ends would resolve itself for as long.
        _ if trial.is_endless() => Session::new(trial.game.clone()),
        0 => Session::seeded(trial.game.clone(), u64::from(trial.number)),
        1 => Session::new(trial.game.clone()),
        _ => Session::seeded(trial.game.clone(), u64::from(trial.number)).with_catalogue(),
    };
    let most = usize::try_from(trial.most()).unwrap_or(usize::MAX);
    loop {
        trial.note(session.inputs());
        look(&mut session).map_err(|what| trial.report(session.inputs(), &what))?;
        // Another law reports games that stop early or do not end.
        let next = trial.choose(session.state(), &mut generator);
        let Ok(Some(input)) = next.map(|input| input.filter(|_| session.len() < most)) else {
            return Ok(session);
        };
        let pushed = caught("advance", || session.push(input).map(|_| ()));
        let at = |what: String| format!("{what}, at {}", write_input(&trial.game, input));
        pushed
            .map_err(at)
            .and_then(|taken| taken.map_err(|refusal| refused(&trial.game, input, &refusal)))
            .map_err(|what| trial.report(&trial.noted(), &what))?;
    }
}

/// Returns the sentence about an input that was listed or accepted before.
fn refused<G: Game>(game: &G, input: InputOf<G>, refusal: &G::Refusal) -> String {
    format!("{} is refused: {refusal}", write_input(game, input))
}

/// The state that undo, redo and loading have to restore.
#[derive(Debug)]
struct Picture<G: Game> {
    inputs: Vec<InputOf<G>>,
    events: Vec<G::Event>,
    state: G::State,
    chance: Dealer,
}

impl<G: Game> Picture<G> {
    fn of(session: &Session<G>) -> Self {
        Self {
            inputs: session.inputs().to_vec(),
            events: session.all_events(),
            state: session.state().clone(),
            chance: session.chance().clone(),
        }
    }
}

impl<G: Game> PartialEq for Picture<G> {
    fn eq(&self, other: &Self) -> bool {
        self.inputs == other.inputs
            && self.events == other.events
            && self.state == other.state
            && self.chance == other.chance
    }
}
