//! Typed text, matched with the choices.

use solo_table::Choice;

/// Returns the index of the choice that a text means: its number in the list from 1, its notation,
/// or any part of its label or notation that matches no other. Case, spaces and punctuation do not
/// matter.
///
/// # Errors
/// A sentence about what to type instead.
///
/// ```
/// use solo_play::input::choice;
/// use solo_table::Choice;
/// let card = |notation: &str, label: &str| Choice {
///     notation: notation.into(),
///     label: label.into(),
///     ..Choice::default()
/// };
/// let list = [card("card 9C", "9 of Clubs"), card("card QS", "Queen of Spades")];
/// assert_eq!(choice("2", &list), Ok(1));
/// assert_eq!(choice("9c", &list), Ok(0));
/// assert_eq!(choice(" queen  SP", &list), Ok(1));
/// assert_eq!(choice("99", &list).unwrap_err(), "no choice 99 (1 to 2)");
/// assert_eq!(choice("of", &list).unwrap_err(), "\"of\" can be 9 of Clubs or Queen of Spades");
/// ```
pub fn choice(text: &str, choices: &[Choice]) -> Result<usize, String> {
    let typed = words(text);
    if typed.is_empty() {
        return Err("type a number or a part of a name".to_owned());
    }
    if let Ok(number) = text.trim().parse::<usize>() {
        let index = number.checked_sub(1).filter(|index| *index < choices.len());
        return index.ok_or_else(|| format!("no choice {number} ({})", range(choices.len())));
    }
    for fits in [is_notation, is_name, begins_words, is_inside] {
        let found: Vec<usize> = (0..choices.len())
            .filter(|index| {
                choices
                    .get(*index)
                    .is_some_and(|choice| fits(&typed, choice))
            })
            .collect();
        match found.as_slice() {
            [] => {}
            [index] => return Ok(*index),
            many => return Err(several(text.trim(), many, choices)),
        }
    }
    Err(format!("nothing here is called {:?}", text.trim()))
}

fn range(count: usize) -> String {
    match count {
        0 => "there is none".to_owned(),
        1 => "there is only 1".to_owned(),
        _ => format!("1 to {count}"),
    }
}

fn several(text: &str, indices: &[usize], choices: &[Choice]) -> String {
    let labels = indices.iter().filter_map(|index| choices.get(*index));
    let labels: Vec<&str> = labels.map(|choice| choice.label.as_str()).take(3).collect();
    let more = indices.len().saturating_sub(labels.len());
    let list = match (labels.as_slice(), more) {
        ([first, second], 0) => format!("{first} or {second}"),
        (labels, 0) => labels.join(", or "),
        (labels, more) => format!("{} and {more} more", labels.join(", ")),
    };
    format!("{text:?} can be {list}")
}

/// Splits a text into lowercase words, without punctuation.
fn words(text: &str) -> Vec<String> {
    let parts = text.split(|letter: char| !letter.is_alphanumeric());
    parts
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

fn is_notation(typed: &[String], choice: &Choice) -> bool {
    words(&choice.notation) == typed
}

/// Returns whether the text is the notation without its verb: `9c` for `card 9C`.
fn is_name(typed: &[String], choice: &Choice) -> bool {
    let notation = words(&choice.notation);
    notation.get(1..) == Some(typed)
}

/// Returns whether each typed word begins a word of the label or of the notation, in order.
fn begins_words(typed: &[String], choice: &Choice) -> bool {
    [&choice.label, &choice.notation].into_iter().any(|text| {
        let words = words(text);
        let mut rest = words.iter();
        typed
            .iter()
            .all(|part| rest.any(|word| word.starts_with(part.as_str())))
    })
}

fn is_inside(typed: &[String], choice: &Choice) -> bool {
    let typed = typed.join("");
    [&choice.label, &choice.notation]
        .into_iter()
        .any(|text| words(text).join("").contains(&typed))
}
