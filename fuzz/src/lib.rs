//! The bodies of the fuzz targets, for any game. A target is one line.
//!
//! Nothing may panic or hang, no illegal input may be accepted, and a refused input must change
//! nothing.

use std::fmt::Write as _;

use arbitrary::{Arbitrary, Unstructured};
use serde_json::Value;
use solo_core::{
    Countable as _, Fingerprint, Game, GameData, Input, InputOf, Next, Picks, Record, Refusal,
    SaveReader, Session, Tables,
};

/// Makes the game with its embedded catalogue and default options.
fn base<G: GameData>() -> G {
    G::assemble(G::Options::default(), &Tables::new()).expect("the embedded catalogue is sound")
}

/// Reads bytes as a game, with arbitrary inputs tried at each of its positions.
pub fn inputs<G: GameData>(bytes: &[u8]) {
    let mut bytes = Unstructured::new(bytes);
    let Ok(tries) = bytes.arbitrary::<[u16; 8]>() else {
        return;
    };
    let Ok(walk) = Picks::arbitrary(&mut bytes) else {
        return;
    };
    let walked = walk.play(&base::<G>());
    let game = walked.game;
    let vocabulary = vocabulary(&game);
    for state in &walked.states {
        assert_eq!(game.broken_rule(state), None, "{:?}", walked.inputs);
        for number in tries {
            let input = vocabulary[usize::from(number) % vocabulary.len()];
            let mut after = state.clone();
            match game.advance(&mut after, input, &mut ()) {
                Ok(()) => assert!(is_listed(&game, state, input), "{input:?} was not listed"),
                Err(refusal) => {
                    assert_eq!(&after, state, "a refusal changed something");
                    assert!(!is_listed(&game, state, input), "{input:?} was listed");
                    assert!(!refusal.rule().is_empty());
                }
            }
        }
    }
}

fn vocabulary<G: Game>(game: &G) -> Vec<InputOf<G>> {
    let mut all = Vec::new();
    all.extend(G::Decision::values(game).map(Input::Decision));
    all.extend(G::Chance::values(game).map(Input::Chance));
    all
}

fn is_listed<G: Game>(game: &G, state: &G::State, input: InputOf<G>) -> bool {
    match input {
        Input::Decision(decision) => game.is_legal(state, decision),
        Input::Chance(chance) => game.chances(state).any(|(listed, _)| listed == chance),
    }
}

/// Reads any text as a decision and as a chance outcome: a value that was read prints as text that
/// reads the same.
pub fn texts<G: GameData>(text: &str) {
    let game = base::<G>();
    if let Ok(decision) = game.parse_decision(text) {
        let printed = game.decision_text(decision).to_string();
        assert!(
            printed.eq_ignore_ascii_case(text),
            "{text:?} was read as {printed:?}"
        );
        assert_eq!(game.parse_decision(&printed), Ok(decision));
    }
    if let Ok(chance) = game.parse_chance(text) {
        let printed = game.chance_text(chance).to_string();
        assert!(
            printed.eq_ignore_ascii_case(text),
            "{text:?} was read as {printed:?}"
        );
        assert_eq!(game.parse_chance(&printed), Ok(chance));
    }
    let mut state = game.start();
    let before = state.clone();
    if game
        .advance_by_text(&mut state, Input::Chance(text), &mut ())
        .is_err()
    {
        assert_eq!(state, before, "a refusal changed something");
    }
}

/// Reads any text as a saved game in both forms: as it is, with a fitting check line, and after the
/// head of a real save. A loaded save is written with the same bytes.
pub fn saves<G: GameData>(text: &str) {
    let base = base::<G>();
    reload(&base, text);
    // A fuzzer cannot guess the check, so without this nothing after it would be reached.
    reload(&base, &sealed(text));
    for session in [
        Session::new(base.clone()),
        Session::new(base.clone()).with_catalogue(),
    ] {
        for save in [session.record().to_text(), session.to_text()] {
            let (head, _) = save.rsplit_once("end ").expect("every save has an end");
            reload(&base, &sealed(&format!("{head}{text}")));
        }
    }
    // A walk leads further than arbitrary text.
    let mut picks = text.bytes().map(usize::from);
    let mut session = Session::seeded(base.clone(), picks.by_ref().take(8).sum::<usize>() as u64);
    while session.next() == Next::Decision {
        let Some(pick) = picks.next() else { break };
        let decision = {
            let mut list = session.game().decisions(session.state());
            list.nth(pick % list.len())
        };
        let decision = decision.expect("within the list");
        session.push(decision).expect("what is listed is accepted");
    }
    let record = session.record().to_text();
    for save in [
        record,
        session.to_text(),
        session.with_catalogue().to_text(),
    ] {
        assert!(reload(&base, &save), "a save is refused:\n{save}");
    }
}

/// Returns the text with the end and the check of a save with these lines.
fn sealed(text: &str) -> String {
    let steps = text
        .lines()
        .filter(|l| l.starts_with("chance ") || l.starts_with("decide "))
        .count();
    let mut sealed = format!("{}\nend {steps}\n", text.trim_end_matches('\n'));
    let check = Fingerprint::new().and(sealed.as_bytes()).value();
    let _ = writeln!(sealed, "check {check:016x}");
    sealed
}

/// Returns whether a save is loaded, as a record or as a session.
fn reload<G: GameData>(base: &G, text: &str) -> bool {
    if let Ok(record) = Record::parse(text, base) {
        assert_eq!(record.to_text(), text, "a loaded save prints other bytes");
        assert_eq!(record.game().broken_rule(record.state()), None);
    }
    let Ok(session) = SaveReader::new(base).catalogues().parse(text) else {
        return false;
    };
    let again = match text.starts_with("solo-save 1") {
        true => session.record().to_text(),
        false => session.to_text(),
    };
    assert_eq!(again, text, "a loaded session prints other bytes");
    assert_eq!(session.game().broken_rule(session.state()), None);
    true
}

/// Reads a view of a random position with some fields replaced: it is refused, or a position that
/// prints the view that was read and can be played to its end.
pub fn views<G: GameData>(bytes: &[u8]) {
    let mut bytes = Unstructured::new(bytes);
    let Ok(count) = bytes.int_in_range(0_u8..=3) else {
        return;
    };
    let Ok(numbers) = bytes.arbitrary::<[[u16; 2]; 3]>() else {
        return;
    };
    let Ok(walk) = Picks::arbitrary(&mut bytes) else {
        return;
    };
    let walked = walk.play(&base::<G>());
    let game = walked.game;
    let views: Vec<Value> = walked
        .states
        .iter()
        .map(|state| serde_json::to_value(game.view_data(state)).expect("a view is JSON"))
        .collect();
    let Some(mut view) = views.last().cloned() else {
        return;
    };
    for [field, moment] in numbers.into_iter().take(usize::from(count)) {
        // A field from another moment of the same game: of the right type, but out of place.
        let other = &views[usize::from(moment) % views.len()];
        let Value::Object(fields) = &mut view else {
            return;
        };
        let Some(name) = fields
            .keys()
            .nth(usize::from(field) % fields.len().max(1))
            .cloned()
        else {
            return;
        };
        fields.insert(name.clone(), other[&name].clone());
    }
    let Ok(data) = serde_json::from_value(view.clone()) else {
        return;
    };
    let Ok(state) = game.set_up_data(&data) else {
        assert!(count > 0, "a view of a position was refused");
        return;
    };
    assert_eq!(game.broken_rule(&state), None);
    assert_eq!(
        serde_json::to_value(game.view_data(&state)).expect("a view is JSON"),
        view
    );
    let mut state = state;
    for step in 0..G::MAX_STEPS {
        // Picks vary, because a repeated one may go on for ever.
        let pick = step.wrapping_mul(0x9e37_79b1) >> 8;
        let Some(input) = solo_core::nth_input(&game, &state, pick) else {
            break;
        };
        game.advance(&mut state, input, &mut ())
            .expect("what is listed is accepted");
        assert_eq!(game.broken_rule(&state), None);
    }
    assert!(
        matches!(game.next(&state), Next::Over(_)),
        "the game does not end"
    );
}

/// Reads the tables of the embedded catalogue with some bytes overwritten: they are refused, with
/// the position of every fault, or make a game that can be played to its end.
pub fn catalogues<G: GameData>(bytes: &[u8]) {
    let mut bytes = Unstructured::new(bytes);
    let Ok(count) = bytes.int_in_range(0_u8..=4) else {
        return;
    };
    let house = base::<G>().tables();
    let mut tables = serde_json::to_value(&house).expect("tables are data");
    for _ in 0..count {
        let Ok((leaf, place, symbol)) = bytes.arbitrary::<(u16, u16, u8)>() else {
            return;
        };
        overwrite(&mut tables, leaf, place, symbol);
    }
    let Ok(tables) = serde_json::from_value::<Tables>(tables) else {
        return;
    };
    let game = match G::assemble(G::Options::default(), &tables) {
        Ok(game) => game,
        Err(faults) => {
            assert!(count > 0, "the embedded catalogue was refused: {faults}");
            assert!(
                faults
                    .iter()
                    .all(|fault| !fault.at.is_empty() && !fault.rule.is_empty())
            );
            return;
        }
    };
    let Ok(walk) = Picks::arbitrary(&mut bytes) else {
        return;
    };
    let walked = walk.play(&game);
    for state in &walked.states {
        assert_eq!(walked.game.broken_rule(state), None, "{:?}", walked.inputs);
    }
}

/// Overwrites one byte of a text, or a whole number, somewhere in a document.
fn overwrite(document: &mut Value, leaf: u16, place: u16, symbol: u8) {
    match document {
        Value::Array(items) if !items.is_empty() => {
            let (next, item) = (
                usize::from(leaf) / items.len(),
                usize::from(leaf) % items.len(),
            );
            overwrite(
                &mut items[item],
                u16::try_from(next).unwrap_or(0),
                place,
                symbol,
            );
        }
        Value::Object(fields) if !fields.is_empty() => {
            let (next, field) = (
                usize::from(leaf) / fields.len(),
                usize::from(leaf) % fields.len(),
            );
            let value = fields.values_mut().nth(field).expect("counted");
            overwrite(value, u16::try_from(next).unwrap_or(0), place, symbol);
        }
        Value::String(text) if !text.is_empty() => {
            let at = usize::from(place) % text.len();
            if text.is_char_boundary(at) && text.is_char_boundary(at + 1) {
                let symbol = char::from(symbol & 0x7f);
                text.replace_range(at..=at, symbol.encode_utf8(&mut [0; 4]));
            }
        }
        Value::Number(_) => *document = Value::from(symbol),
        Value::Bool(flag) => *flag = !*flag,
        _ => {}
    }
}
