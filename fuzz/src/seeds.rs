//! First inputs, made of what the tests of the games keep: games that were played and saves.

use std::fs;
use std::path::Path;

use solo_core::{GameData, Input, InputOf, Next, OptionValue, Options as _, Record};

use crate::house::House;
use crate::saves::Form;
use crate::targets::LONGEST;
use crate::written::written;

/// Number of steps between the seeds that are parts of the same game.
const STRIDE: usize = 12;

/// A game that is kept as text.
struct Golden<G: GameData> {
    game: G,
    inputs: Vec<InputOf<G>>,
    /// The inputs in the notation of the game.
    texts: Vec<String>,
}

/// Reads every golden game that the embedded catalogue can play: those of the test crates and the
/// saves of the guide.
fn golden<G: GameData>() -> Vec<Golden<G>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let played = root.join("crates").join(G::NAME).join("tests/playthroughs");
    let saves = root.join("docs/tests/saves");
    let mut all = Vec::new();
    for folder in [played, saves] {
        let mut files: Vec<_> = fs::read_dir(&folder)
            .expect("a folder of golden games")
            .map(|file| file.expect("a file").path())
            .collect();
        files.sort();
        for file in files {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            if !folder.ends_with("saves") || name.starts_with(G::NAME) && name.ends_with(".save") {
                all.push(replay(
                    &fs::read_to_string(&file).expect("a golden game is text"),
                ));
            }
        }
    }
    all
}

fn replay<G: GameData>(text: &str) -> Golden<G> {
    let mut options = G::Options::default();
    for line in text.lines() {
        if let Some((name, value)) = line.strip_prefix("option ").and_then(|o| o.split_once(' ')) {
            let value = value.trim_matches('"');
            let _ = options.set(name, OptionValue::from_text(value));
        }
        let json = line.strip_prefix("options ").unwrap_or(line);
        if let Ok(serde_json::Value::Object(fields)) = serde_json::from_str(json) {
            let fields = fields
                .get("options")
                .unwrap_or(&fields.clone().into())
                .clone();
            for (name, value) in fields.as_object().into_iter().flatten() {
                let value = value.as_str().map_or(value.to_string(), String::from);
                // Other lines are data, too; they have no such names.
                let _ = options.set(name, OptionValue::from_text(&value));
            }
        }
    }
    let base = House::<G>::of().game.clone();
    let game = base.with_options(options).unwrap_or(base);
    let mut record = Record::new(game.clone());
    let mut texts = Vec::new();
    let prefixes = ["> ", "chance ", "decide "];
    for line in text.lines() {
        let step = prefixes.iter().find_map(|prefix| line.strip_prefix(prefix));
        let Some(step) = step else { continue };
        let input = match record.next() {
            Next::Decision => Input::Decision(step),
            _ => Input::Chance(step),
        };
        // A game with other printed values ends here.
        if record.push_text(input, &mut ()).is_err() {
            break;
        }
        texts.push(step.to_owned());
    }
    Golden {
        inputs: record.inputs().to_vec(),
        game,
        texts,
    }
}

/// Returns the walks of all golden games, at every few steps and at the end.
fn walks<G: GameData>() -> Vec<Vec<u8>> {
    let base = &House::<G>::of().game;
    let mut all = vec![vec![0]];
    for golden in golden::<G>() {
        for steps in (STRIDE..golden.inputs.len()).step_by(STRIDE) {
            all.push(written(&golden.game, base, &golden.inputs[..steps]).0);
        }
        let (bytes, steps) = written(&golden.game, base, &golden.inputs);
        assert_eq!(steps, golden.inputs.len(), "a step has no number");
        all.push(bytes);
    }
    all
}

/// Returns numbers that vary with the index, always the same.
fn numbers(index: usize, count: usize) -> impl Iterator<Item = u8> {
    let mut number = index as u64;
    (0..count).map(move |_| {
        number = number
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        number.to_be_bytes()[0]
    })
}

fn with_numbers(walks: Vec<Vec<u8>>, first: &[u8], count: usize) -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for (index, walk) in walks.into_iter().enumerate() {
        let mut bytes = first.to_vec();
        bytes.extend(numbers(index, count));
        bytes.extend(walk);
        all.push(bytes);
    }
    all
}

/// Returns inputs tried along the golden games.
pub fn inputs<G: GameData>() -> Vec<Vec<u8>> {
    with_numbers(walks::<G>(), &[], 16)
}

/// Returns views of the golden games, without and with a change.
pub fn views<G: GameData>() -> Vec<Vec<u8>> {
    let mut all = with_numbers(walks::<G>(), &[0], 21);
    all.extend(with_numbers(walks::<G>(), &[1], 21));
    all
}

/// Returns changed tables, played like the golden games.
pub fn catalogues<G: GameData>() -> Vec<Vec<u8>> {
    let mut all = with_numbers(walks::<G>(), &[0], 21);
    all.extend(with_numbers(walks::<G>(), &[1], 21));
    all
}

/// Returns the texts of the golden games.
pub fn texts<G: GameData>() -> Vec<Vec<u8>> {
    let games = golden::<G>().into_iter();
    games
        .flat_map(|golden| golden.texts)
        .map(String::into_bytes)
        .collect()
}

/// Returns saves of the golden games in every form.
pub fn saves<G: GameData>() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for (byte, form) in (0..).zip(Form::ALL) {
        match form {
            Form::Walk => all.extend(with_numbers(walks::<G>(), &[byte], 0)),
            Form::Changed => all.extend(with_numbers(walks::<G>(), &[byte], 10)),
            Form::Seeded | Form::Catalogue => {
                all.push(
                    [byte]
                        .into_iter()
                        .chain(numbers(byte.into(), 300))
                        .collect(),
                );
            }
            Form::Text | Form::Sealed | Form::Head(_) => {
                for golden in golden::<G>() {
                    let mut record = Record::new(golden.game);
                    for input in golden.inputs {
                        record.push(input).expect("it was accepted before");
                    }
                    let save = record.to_text();
                    let (head, body) = save.split_at(save.find("\nchance ").unwrap_or(0));
                    let text = match form {
                        Form::Text => &save,
                        Form::Sealed => save.rsplit_once("end ").map_or("", |(text, _)| text),
                        _ if head.contains("option") => body.trim_start(),
                        _ => body,
                    };
                    let end = text.floor_char_boundary(LONGEST - 1);
                    all.push([&[byte], &text.as_bytes()[..end]].concat());
                }
            }
        }
    }
    all
}
