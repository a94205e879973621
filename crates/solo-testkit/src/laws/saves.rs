//! Laws of saved games and of games dealt from a seed.

use core::fmt::Debug;

use solo_core::{
    Fingerprint, Game, GameData, Input, InputOf, LoadError, Next, Options, Record, Seeded, Session,
    below, pick, plain_lines,
};

use super::data::same_positions;
use super::each;
use crate::damage;
use crate::panics::caught;
use crate::report::{demand, difference, same};
use crate::trial::{Trial, steps, write_input};

/// Checks that a saved game leads back to its position and prints the same bytes.
///
/// This holds as text and as data, at the end and on the way, from the start and from a position,
/// and for saves from before options were added.
///
/// # Errors
/// A description of the violation.
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
    if let Some(before) = before_later_options(&record) {
        let loaded = Record::parse(&before, base).map_err(|error| format!("{error}\n{before}"))?;
        same_texts("a save from before an option", &loaded.to_text(), &before)?;
        same_positions("its position", game, loaded.state(), state)?;
        loads_in_every_form(&loaded, base)?;
    }
    // From here to the end of the game, as a separate record.
    from_position(trial, base, state, rest)
}

/// Returns the save from before options were added, if there are such options and all of them have the values of that time.
fn before_later_options<G: Game>(record: &Record<G>) -> Option<String> {
    let (now, then) = (record.game().options(), G::Options::unnamed());
    let specs = G::Options::SPECS.iter().enumerate();
    let later: Vec<_> = specs.filter(|(_, spec)| spec.later).collect();
    if later.is_empty()
        || later
            .iter()
            .any(|&(index, _)| option_text(now, index) != option_text(&then, index))
    {
        return None;
    }
    let text = record.to_text();
    let (body, _) = text.rsplit_once("check ")?;
    let is_later = |line: &&str| {
        later
            .iter()
            .any(|(_, spec)| line.starts_with(&format!("option {} ", spec.name)))
    };
    let body: String = body
        .split_inclusive('\n')
        .filter(|line| !is_later(line))
        .collect();
    let check = Fingerprint::new().and(body.as_bytes()).value();
    Some(format!("{body}check {check:016x}\n"))
}

fn option_text<O: Options>(options: &O, index: usize) -> String {
    let mut text = String::new();
    options.get(index, &mut |value| text = value.to_string());
    text
}

/// Returns a save that loads as it is saved: the last line feed, and carriage returns before others, may come and go.
pub(super) fn tidy(text: &str) -> String {
    format!("{}\n", plain_lines(text).trim_end_matches('\n'))
}

/// Checks that the record loads as text of either form, and prints the same bytes.
fn loads_in_every_form<G: GameData + Clone>(record: &Record<G>, base: &G) -> Result<(), String> {
    let (text, state) = (record.to_text(), record.state());
    loads_as(Record::parse(&text, base), &text, state)?;
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
                same_texts(what, &loaded.to_text(), &tidy(&damaged))
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
