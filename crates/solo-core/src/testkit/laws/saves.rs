//! Laws of saved games and of games dealt from a seed.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Debug;

use super::data::same_positions;
use super::each;
use crate::chance::Seeded;
use crate::chance::below;
use crate::chance::pick;
use crate::data::GameData;
use crate::game::{Game, Input, InputOf, Next};
use crate::panics::caught;
use crate::record::{Header, LoadError, Record, RecordData, as_written};
use crate::session::Session;
use crate::testkit::damage;
use crate::testkit::report::{demand, difference, same};
use crate::testkit::trial::{Trial, steps, write_input};

/// Checks that a saved game leads back to its position and prints the same bytes.
///
/// This holds as text and as data, at the end and on the way, from the start and from a position,
/// and for saves from before options were added.
///
/// # Errors
/// A description of the violation.
///
/// ```
/// use solo_core::example::Ten;
/// solo_core::testkit::laws::records(&Ten, 20)?;
/// # Ok::<(), String>(())
/// ```
pub fn records<G: GameData + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("records", base, games, |trial| {
        let inputs = trial.play(|_| Ok(()))?;
        trial.revisit(&inputs, 3, |taken, state| {
            record_at(trial, base, &inputs, taken.len(), state)
        })
    })
}

/// Checks the law of records at the position after `taken` of the inputs.
pub(super) fn record_at<G: GameData + Clone>(
    trial: &Trial<G>,
    base: &G,
    inputs: &[InputOf<G>],
    taken: usize,
    state: &G::State,
) -> Result<(), String> {
    let (so_far, rest) = inputs.split_at_checked(taken).unwrap_or((inputs, &[]));
    let game = &trial.game;
    let mut record = Record::new(game.clone());
    for &input in so_far {
        record.push(input).map_err(|refusal| refusal.to_string())?;
    }
    same_positions("the position of the record", game, record.state(), state)?;
    loads_in_every_form(&record, base)?;
    if let Some(header) = Header::before(record.game().options()) {
        let before = Record::from_parts(game.clone(), header, None, so_far.to_vec(), state.clone());
        loads_in_every_form(&before, base)?;
    }
    // From here to the end of the game, as a separate record.
    from_position(trial, base, state, rest)
}

/// Checks that the record loads as text of either form and as data, and prints the same bytes.
fn loads_in_every_form<G: GameData + Clone>(record: &Record<G>, base: &G) -> Result<(), String> {
    let (text, state) = (record.to_text(), record.state());
    loads_as(Record::parse(&text, base), &text, state)?;
    let data = serde_json::to_string(&record.to_data()).map_err(|e| e.to_string())?;
    let data: RecordData = serde_json::from_str(&data).map_err(|e| e.to_string())?;
    loads_as(Record::from_data(&data, base), &text, state)?;
    let second = Session::from(record.clone()).to_text();
    let loaded = Session::parse(&second, base).map_err(|error| format!("{error}\n{second}"))?;
    same_texts("a save of a loaded session", &loaded.to_text(), &second)?;
    loads_as(Ok(loaded.record()), &text, state)
}

fn from_position<G: GameData + Clone>(
    trial: &Trial<G>,
    base: &G,
    state: &G::State,
    rest: &[InputOf<G>],
) -> Result<(), String> {
    let game = &trial.game;
    let view = serde_json::to_string(&game.view_data(state)).map_err(|error| error.to_string())?;
    let record = Record::from_position(game.clone(), view, state.clone());
    let mut record = record.map_err(|error| error.to_string())?;
    for &input in rest {
        record.push(input).map_err(|refusal| refusal.to_string())?;
    }
    let read = |game: &G, view: &str| {
        let data = serde_json::from_str(view).map_err(|error| error.to_string())?;
        game.set_up_data(&data).map_err(|faults| faults.to_string())
    };
    let text = record.to_text();
    loads_as(Record::parse_with(&text, base, read), &text, record.state())?;
    record.truncate(0);
    let what = "the position the record began from";
    same_positions(what, game, record.state(), state)
}

fn loads_as<G: GameData>(
    loaded: Result<Record<G>, LoadError>,
    text: &str,
    state: &G::State,
) -> Result<(), String> {
    let loaded = loaded.map_err(|error| format!("a save is refused: {error}\n{text}"))?;
    let what = "the position of a loaded game";
    same_positions(what, loaded.game(), loaded.state(), state)?;
    same_texts("a save of a loaded game", &loaded.to_text(), text)
}

/// Requires equal saves; otherwise reports the lines that differ.
pub(super) fn same_texts(what: &str, one: &str, other: &str) -> Result<(), String> {
    demand(one == other, || format!("{what}{}", difference(one, other)))
}

/// Checks that a damaged save is refused or is a legal game that prints the same bytes.
///
/// # Errors
/// A description of the violation.
///
/// ```
/// use solo_core::example::Ten;
/// solo_core::testkit::laws::bad_records(&Ten, 20)?;
/// # Ok::<(), String>(())
/// ```
pub fn bad_records<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("bad records", base, games, |trial| {
        let inputs = trial.play(|_| Ok(()))?;
        let mut generator = trial.generator();
        let end = below(&mut generator, steps(&inputs).saturating_add(1));
        let mut record = Record::new(trial.game.clone());
        for &input in inputs.iter().take(usize::try_from(end).unwrap_or(0)) {
            record.push(input).map_err(|refusal| refusal.to_string())?;
        }
        let text = record.to_text();
        for number in 0..16 {
            let damaged = damage::save(&text, number, &mut generator);
            if let Ok(loaded) = Record::parse_bytes(&damaged, base) {
                let what = "a damaged save is loaded and saved otherwise";
                let damaged = String::from_utf8_lossy(&damaged);
                same_texts(what, &loaded.to_text(), as_written(&damaged))
                    .map_err(|what| trial.report(record.inputs(), &what))?;
            }
        }
        Ok(())
    })
}

/// Checks that seeded games replay their records, and that equal seeds deal equal games.
///
/// # Errors
/// A description of the violation.
///
/// ```
/// use solo_core::example::Ten;
/// solo_core::testkit::laws::seeded(&Ten, 20)?;
/// # Ok::<(), String>(())
/// ```
pub fn seeded<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("seeded games", base, games, |trial| {
        let game = &trial.game;
        // Chance that never ends would resolve itself for as long.
        trial.play(|_| Ok(()))?;
        if trial.is_endless() {
            return Ok(());
        }
        let seed = u64::from(trial.number);
        let mut generator = trial.generator();
        let mut inputs = Vec::new();
        let mut events = Vec::new();
        let mut live = Seeded::start_recorded(game, seed, &mut events, |input| inputs.push(input));
        same(
            "two games of the same seed",
            &Seeded::start(game, seed),
            &live,
        )?;
        // Another law reports games that do not end.
        while live.next(game) == Next::Decision && steps(&inputs) <= trial.most() {
            trial.note(&inputs);
            let Some(decision) = pick(game, live.state(), &mut generator) else {
                break;
            };
            let steps = caught("advance", || {
                let pure = live.apply(game, decision);
                let step = live.advance_recorded(game, decision, &mut events, |i| inputs.push(i));
                (pure, step.map(|()| live.clone()))
            });
            let (pure, step) = steps.map_err(|panic| {
                let at = write_input(game, Input::Decision(decision));
                trial.report(&trial.noted(), &format!("{panic}, at {at}"))
            })?;
            same("apply and advance", &pure, &step).map_err(|what| trial.report(&inputs, &what))?;
        }
        let mut emitted = Vec::new();
        let mut state = game.start_with_events(&mut emitted);
        for &input in &inputs {
            game.advance(&mut state, input, &mut emitted)
                .map_err(|refusal| trial.report(&inputs, &refusal.to_string()))?;
        }
        same("the position of the replay", &state, live.state())
            .and_then(|()| same_events(&emitted, &events))
            .map_err(|what| trial.report(&inputs, &what))
    })
}

fn same_events<E: Debug>(one: &[E], other: &[E]) -> Result<(), String> {
    same(
        "events of the replay",
        &format!("{one:?}"),
        &format!("{other:?}"),
    )
}
