//! Answers of a table, for a comparison with the bindings: saves of every game, and every answer of each.

use std::error::Error;

use serde_json::{Value, json};
use solo_table::{
    Dealer, Due, GameInfo, Player, Question, RulePart, Table, Tables, Visibility, games,
};

/// Saves of each game.
pub const SAVES: u64 = 10;

/// The parts of the rules.
const PARTS: [&str; 4] = ["goal", "turn", "score", "end"];

/// A call of a method, with its arguments and its answer.
type Call = (&'static str, Value, Value);

/// Returns a line for each of the first saves of every game: the save, the replies to all questions, and the answers of all
/// methods that have one name in every language.
///
/// # Errors
/// A step that a game refuses.
pub fn lines(saves: u64) -> Result<Vec<String>, Box<dyn Error>> {
    let mut lines = Vec::new();
    for game in games() {
        for number in 0..saves {
            let table = begun(game, number)?;
            let replies = questions(&table).into_iter().map(|question| {
                let reply = Question::try_from(&question).map(|asked| table.reply(&asked))?;
                Ok(json!([question, reply]))
            });
            let replies = replies.collect::<Result<Vec<Value>, Box<dyn Error>>>()?;
            let line = json!({"save": table.save(), "replies": replies, "calls": calls(&table)?});
            lines.push(line.to_string());
        }
    }
    Ok(lines)
}

/// Returns a game with options, at some depth: the last one is played to its end, and every fifth has no one who answers
/// chance.
fn begun(game: &GameInfo, number: u64) -> Result<Table, Box<dyn Error>> {
    let place = usize::try_from(number)?;
    let option = game.options.iter().cycle().nth(place);
    let value = option.and_then(|spec| Some((spec.name, spec.values.nth(place)?.to_string())));
    let named: Vec<(&str, &str)> = value
        .iter()
        .map(|(name, text)| (*name, text.as_str()))
        .collect();
    let dealer = if number % 5 == 4 {
        Dealer::nobody()
    } else {
        Dealer::seeded(number)
    };
    // A value that does not go with the defaults of the others is left out.
    let table = Table::new(game.name, &named, &Tables::new(), dealer.clone());
    let mut table = table.or_else(|_| Table::new(game.name, &[], &Tables::new(), dealer))?;
    let most = if number.saturating_add(1) == SAVES {
        usize::MAX
    } else {
        place.saturating_mul(5)
    };
    let (mut decided, mut step) = (0_usize, number);
    while decided < most {
        let choices = table.notations();
        let Some(at) = usize::try_from(step)?.checked_rem(choices.len()) else {
            break;
        };
        let (notation, _) = choices.get(at).ok_or("out of the list")?;
        match table.due() {
            Due::Chance => table.report(notation)?,
            _ => table.act(notation)?,
        }
        decided = decided.saturating_add(1);
        step = step.saturating_add(7);
    }
    Ok(table)
}

/// Returns every question, with arguments about the present and about the past.
fn questions(table: &Table) -> Vec<Value> {
    let mut questions = Vec::new();
    let half = table.steps() / 2;
    for word in Question::WORDS {
        let arguments = match *word {
            "view" | "lesson" | "progress" => {
                vec![json!({}), json!({"step": half}), json!({"step": 99_999})]
            }
            "scene" => vec![json!({}), json!({"step": half, "memory": true})],
            "events" | "event_data" | "history" => vec![json!({"from": 0}), json!({"from": half})],
            "changes" => vec![json!({"from": half.max(1)}), json!({"from": 99_999})],
            "narration" => vec![json!({}), json!({"from": half}), json!({"to": half})],
            "story" => vec![json!({"parts": 3})],
            "ask" => items(table)
                .iter()
                .map(|item| json!({"item": item}))
                .collect(),
            "explain" => texts(table)
                .iter()
                .map(|text| json!({"text": text}))
                .collect(),
            "rules" => PARTS.iter().map(|part| json!({"part": part})).collect(),
            _ => vec![json!({})],
        };
        for mut question in arguments {
            if let Value::Object(fields) = &mut question {
                fields.insert("cmd".to_owned(), json!(word));
            }
            questions.push(question);
        }
    }
    questions
}

/// Returns some items of the scene, and one that is not there.
fn items(table: &Table) -> Vec<String> {
    let scene = table.scene();
    let ids: Vec<&str> = scene.ids().collect();
    let some = ids.iter().step_by(ids.len().div_ceil(6).max(1));
    some.chain(&["nowhere"])
        .map(|id| (*id).to_owned())
        .collect()
}

/// Returns typed words: labels, notations, and what no table understands.
fn texts(table: &Table) -> Vec<String> {
    let choices = table.choices();
    let mut texts = vec!["dance".to_owned(), "7".to_owned(), String::new()];
    if let Some(choice) = choices.first() {
        texts.extend([choice.label.clone(), choice.notation.clone()]);
    }
    if let Some(choice) = choices.last() {
        texts.extend(choice.label.split(' ').take(2).map(str::to_owned));
    }
    texts
}

/// Returns the answers of the methods, by their names in Rust and Python.
fn calls(table: &Table) -> Result<Vec<Call>, Box<dyn Error>> {
    let (steps, half) = (table.steps(), table.steps() / 2);
    let mut calls: Vec<Call> = vec![
        ("name", json!([]), json!(table.name())),
        ("facts", json!([]), json!(table.facts())),
        ("options", json!([]), json!(table.options())),
        ("catalogue", json!([]), json!(table.catalogue())),
        ("due", json!([]), json!(table.due())),
        ("choices", json!([]), json!(table.choices())),
        ("notations", json!([]), json!(table.notations())),
        ("view", json!([]), json!(table.view())),
        ("view_at", json!([half]), json!(table.view_at(half))),
        ("outcome", json!([]), json!(table.outcome())),
        ("steps", json!([]), json!(steps)),
        ("events_from", json!([half]), json!(table.events_from(half))),
        (
            "history_from",
            json!([half]),
            json!(table.history_from(half)),
        ),
        (
            "event_data_from",
            json!([half]),
            json!(table.event_data_from(half)),
        ),
        (
            "narration_from",
            json!([half]),
            json!(table.narration_from(half)),
        ),
        (
            "narration_until",
            json!([half]),
            json!(table.narration_until(half)),
        ),
        ("story", json!([2]), json!(table.story(2))),
        ("summary", json!([]), json!(table.summary())),
        ("lesson", json!([steps]), json!(table.lesson(steps))),
        ("can_undo", json!([]), json!(table.can_undo())),
        (
            "makes_no_difference",
            json!([]),
            json!(table.makes_no_difference()),
        ),
        ("can_redo", json!([]), json!(table.can_redo())),
        ("dealer", json!([]), json!(table.dealer().seed())),
        ("save", json!([]), json!(table.save())),
        ("record", json!([]), json!(table.record())),
        ("glossary", json!([]), json!(table.glossary())),
        ("scene", json!([]), json!(table.scene())),
    ];
    for (memory, visibility) in [(false, Visibility::Table), (true, Visibility::Memory)] {
        let scene = table.scene_at(half, visibility);
        calls.push(("scene_at", json!([half, memory]), json!(scene)));
    }
    for word in PARTS {
        let part = RulePart::from_word(word).ok_or("no such part")?;
        calls.push(("rules", json!([word]), json!(table.rules(part))));
    }
    calls.extend(
        items(table)
            .iter()
            .map(|item| ("ask", json!([item]), json!(table.ask(item)))),
    );
    calls.extend(
        texts(table)
            .iter()
            .map(|text| ("explain", json!([text]), json!(table.explain(text)))),
    );
    calls.extend(advice(table)?);
    calls.extend(after(table)?);
    Ok(calls)
}

/// Returns what players say.
fn advice(table: &Table) -> Result<Vec<Call>, Box<dyn Error>> {
    let mut calls = vec![("hint", json!([2, 5]), json!(table.hint(2, 5)))];
    for word in Player::WORDS {
        let player = Player::from_word(word).ok_or("no such player")?;
        for seed in [0, 3, 11] {
            // A search takes a thousand playouts.
            if player != Player::Search || seed == 3 {
                calls.push((
                    "advice",
                    json!([word, seed]),
                    json!(table.advice(player, seed)),
                ));
            }
        }
    }
    Ok(calls)
}

/// Returns the saves that tables have after a change.
fn after(table: &Table) -> Result<Vec<Call>, Box<dyn Error>> {
    let mut calls = Vec::new();
    if table.can_undo().1 {
        let mut other = table.clone();
        other.undo_past_fence()?;
        calls.push(("undo_past_fence", json!([]), json!(other.save())));
    }
    if table.can_undo().0 {
        let mut other = table.clone();
        other.undo()?;
        calls.push(("undo", json!([]), json!(other.save())));
    }
    let mut other = table.clone();
    other.deal(Dealer::seeded(77));
    calls.push(("deal", json!([77]), json!(other.save())));
    calls.push((
        "begin_again",
        json!([]),
        json!(table.begin_again(None, None)?.save()),
    ));
    let here = table.set_up_here(&table.view(), None, None)?;
    calls.push(("set_up_here", json!([table.view()]), json!(here.save())));
    calls.push((
        "load_here",
        json!([table.save()]),
        json!(table.load_here(&table.save())?.save()),
    ));
    Ok(calls)
}
