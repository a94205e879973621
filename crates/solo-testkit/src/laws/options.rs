//! The law of options.

use solo_core::{Game, OptionError, OptionSpec, OptionValue, Options};

use super::steps::Answers;
use super::{broken, each};
use crate::panics::caught;
use crate::play::Snapshot;
use crate::report::{demand, same};
use crate::trial::Trial;

/// Checks that options keep their values independently of each other, and refuse unknown ones.
///
/// A game plays by the options it was built with, and every option changes something: a list, a step
/// or a result. What happens rarely is looked for in 4000 games. An option that is only written down
/// for people is called a note in its sentence.
///
/// # Errors
/// A description of the violation.
pub fn options<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    let specs = G::Options::SPECS.iter().enumerate();
    let rules = specs.filter(|(_, spec)| !is_note(spec));
    let mut idle: Vec<usize> = rules.map(|(index, _)| index).collect();
    each("options", base, games, |trial| {
        idle.retain(|&index| !matters(trial, index, plays_otherwise));
        let options = trial.game.options();
        like_itself(options).map_err(|what| trial.report(&[], &what))?;
        each_option(&trial.game)
            .and_then(|()| {
                let again = trial.game.with_options(options.clone());
                let again = again.map_err(|error| error.to_string())?;
                same("options", again.options(), options)?;
                let fingerprints = (
                    again.catalogue_fingerprint(),
                    trial.game.catalogue_fingerprint(),
                );
                same("catalogues", &fingerprints.0, &fingerprints.1)?;
                same("starts", &again.start(), &trial.game.start())
            })
            .map_err(|what| trial.report(&[], &what))
    })?;
    let all = games.max(if games == 0 { 0 } else { MANY });
    for number in games..all {
        if idle.is_empty() {
            break;
        }
        let trial = Trial::new(base, number).in_short();
        idle.retain(|&index| !matters(&trial, index, steps_otherwise));
    }
    let idle = idle.first().and_then(|&index| G::Options::SPECS.get(index));
    demand(idle.is_none(), || {
        let name = idle.map_or("", |spec| spec.name);
        let what = "no other value changes a list, a step or a result";
        broken(
            "options",
            all,
            &format!("{name}: {what} in {all} games of {}", G::NAME),
        )
    })
}

/// The number of games in which an option that does nothing in the others is looked for.
const MANY: u32 = 4_000;

/// Returns whether no rule asks for an option.
fn is_note(spec: &OptionSpec) -> bool {
    let mut words = spec.about.split(|letter: char| !letter.is_alphabetic());
    words.any(|word| word == "note")
}

/// Returns whether another value of an option changes anything in a game.
///
/// Options that have no other value that can be set here are taken to do so.
fn matters<G: Game>(trial: &Trial<G>, index: usize, differs: fn(&Trial<G>, &G) -> bool) -> bool {
    let Some(spec) = G::Options::SPECS.get(index) else {
        return true;
    };
    let count = spec.values.count();
    let first = usize::try_from(trial.number).unwrap_or(0);
    let others = (0..count).filter_map(|more| {
        let number = first.saturating_add(more).checked_rem(count)?;
        let mut options = trial.game.options().clone();
        options.set(spec.name, spec.values.nth(number)?).ok()?;
        let other = trial.game.with_options(options).ok()?;
        (texts(other.options()) != texts(trial.game.options())).then_some(other)
    });
    // Three values: of a number with many, the next one may be too near to change anything.
    let others: Vec<G> = others.step_by(count.div_ceil(3).max(1)).collect();
    others.is_empty() || others.iter().any(|other| differs(trial, other))
}

/// Returns whether a step, a list or a result of the game is another one under other options.
fn plays_otherwise<G: Game>(trial: &Trial<G>, other: &G) -> bool {
    let differs = |seen: &Snapshot<'_, G>, own: &Answers<G>| {
        let mut events = Vec::new();
        let state = match seen.inputs.last() {
            Some(&input) => other
                .apply_with_events(seen.before, input, &mut events)
                .ok(),
            None => Some(other.start_with_events(&mut events)),
        };
        state.as_ref() != Some(seen.state)
            || events != seen.events
            || own.hold(other, seen.state).is_err()
    };
    let walked = trial.walk(|seen| {
        // What the game itself cannot answer is what another law is about.
        let Ok(own) = caught("the game", || Answers::of(seen.game, seen.state)) else {
            return Ok(());
        };
        match caught("the game", || differs(seen, &own)) {
            Ok(false) => Ok(()),
            // A position of one game may be none of the other.
            Ok(true) | Err(_) => Err(String::new()),
        }
    });
    walked.is_err()
}

/// Returns whether a step or the result is another one: a quick look, for many games.
///
/// A panic of the game itself ends the look: it is what another law is about, and says nothing of the option.
fn steps_otherwise<G: Game>(trial: &Trial<G>, other: &G) -> bool {
    let game = &trial.game;
    let mut generator = trial.generator();
    let differs = caught("the game", || {
        let (mut state, mut twin) = (game.start(), other.start());
        for _ in 0..trial.most() {
            let next = trial.choose(&state, &mut generator);
            let Ok(Some(input)) = next.map(|input| input.filter(|_| state == twin)) else {
                break;
            };
            let step = game.advance(&mut state, input, &mut ());
            let same = caught("the game", || other.advance(&mut twin, input, &mut ()));
            // The game itself has taken this step, so that a panic is another answer.
            if same.as_ref() != Ok(&step) {
                return true;
            }
        }
        state != twin || game.next(&state) != other.next(&twin)
    });
    differs.unwrap_or(false)
}

/// Requires that options are equal to themselves, which a number that is none is not.
fn like_itself<O: Options>(options: &O) -> Result<(), String> {
    demand(*options == options.clone(), || {
        format!("options are not equal to themselves: {options:?}")
    })
}

fn each_option<G: Game>(game: &G) -> Result<(), String> {
    let options = game.options();
    let mut copy = G::Options::default();
    for (index, spec) in G::Options::SPECS.iter().enumerate() {
        let name = spec.name;
        let earlier = G::Options::SPECS.iter().take(index);
        demand(earlier.into_iter().all(|other| other.name != name), || {
            format!("two options are named {name}")
        })?;
        demand(
            !name.is_empty() && !name.contains([' ', '\n', '\r']),
            || format!("{name:?} is not a name for an option"),
        )?;
        demand(
            spec.about.ends_with('.') && !spec.about.contains('\n'),
            || format!("{name} has no sentence that says what it decides"),
        )?;
        let mut result = Ok(());
        options.get(index, &mut |value| result = copy.set(name, value));
        result.map_err(|error| format!("{name} cannot be what it is: {error}"))?;
        values_of(game, index, spec)?;
        let mut other = options.clone();
        for wrong in [OptionValue::Word(""), OptionValue::Number(i32::MIN)] {
            demand(other.set(name, wrong).is_err(), || {
                format!("{name} can be {wrong:?}")
            })?;
        }
        same("refused options", &other, options)?;
    }
    same("options set one by one", &copy, options)?;
    let unknown = copy.set("no such option", OptionValue::Flag(true));
    same(
        "an unknown option",
        &unknown,
        &Err(OptionError::UnknownName),
    )
}

/// Checks that every value of an option can be set and changes no other option.
///
/// A game that accepts the options plays by them.
fn values_of<G: Game>(game: &G, index: usize, spec: &OptionSpec) -> Result<(), String> {
    let options = game.options();
    let count = spec.values.count();
    // The first and the last ones, where there are many.
    for number in (0..count.min(32)).chain(count.saturating_sub(32).max(32)..count) {
        let Some(value) = spec.values.nth(number) else {
            return Err(format!("option {} has no value {number}", spec.name));
        };
        let mut copy = options.clone();
        copy.set(spec.name, value)
            .map_err(|error| format!("{} cannot be {value}: {error}", spec.name))?;
        like_itself(&copy).map_err(|what| format!("with {}={value}, {what}", spec.name))?;
        let mut read = String::new();
        copy.get(index, &mut |value| read = value.to_string());
        demand(read == value.to_string(), || {
            format!("{} is set to {value} and is {read} then", spec.name)
        })?;
        let mut expected = texts(options);
        if let Some(text) = expected.get_mut(index) {
            *text = value.to_string();
        }
        same("options after one was set", &texts(&copy), &expected)?;
        if let Ok(other) = game.with_options(copy.clone()) {
            same("options of the game", other.options(), &copy)?;
        }
    }
    Ok(())
}

fn texts<O: Options>(options: &O) -> Vec<String> {
    let mut texts = Vec::new();
    for index in 0..O::SPECS.len() {
        options.get(index, &mut |value| texts.push(value.to_string()));
    }
    texts
}
