//! Typed text, matched with the choices.

pub(crate) mod cards;

use solo_table::Choice;

/// Letters of a text that can be several words.
const JOINED: usize = 5;

/// Returns whether a number of the list needs its sign, as in `#3`, because a bare number is notation.
///
/// ```
/// use solo_play::input::is_signed;
/// use solo_table::Choice;
/// let list = |notation: &str, weight| [Choice { notation: notation.into(), weight, ..Choice::default() }];
/// assert!(is_signed(&list("card 9C", Some(1))) && is_signed(&list("levels 2", None)));
/// assert!(!is_signed(&list("buy ml", None)) && !is_signed(&list("flee 9C", None)));
/// ```
pub fn is_signed(choices: &[Choice]) -> bool {
    choices.iter().any(|choice| {
        let words = words(&choice.notation);
        match choice.weight {
            Some(_) => words.iter().any(|word| starts_with_digit(word)),
            None => matches!(words.as_slice(), [_, number] if is_number(number)),
        }
    })
}

/// Returns the index of the choice that a text means: its notation, its number in the list from 1 behind `#`,
/// or the beginnings of words of its label or notation that begin no other. Case, spaces and punctuation do not matter, and
/// cards may be typed as a board prints them. A bare number is one of the list where no notation is a number.
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
///     weight: Some(1),
///     ..Choice::default()
/// };
/// let list = [card("card 9C", "9 of Clubs"), card("card QS", "Queen of Spades")];
/// assert_eq!(choice("#2", &list), Ok(1));
/// assert_eq!(choice("9c", &list), Ok(0));
/// assert_eq!(choice("9♣", &list), Ok(0));
/// assert_eq!(choice("9", &list), Ok(0));
/// assert!(["c9", "nine", "nine of clubs"].iter().all(|text| choice(text, &list) == Ok(0)));
/// assert_eq!(choice(" queen  SP", &list), Ok(1));
/// assert_eq!(choice("2", &list).unwrap_err(), "no 2 can come here; #2 is a number of the list");
/// assert_eq!(choice("#99", &list).unwrap_err(), "no choice 99 (1 to 2)");
/// assert_eq!(choice("of", &list).unwrap_err(), "\"of\" can be 9 of Clubs or Queen of Spades");
/// // What stands inside a word is not meant: "ad" is the ace of diamonds.
/// assert_eq!(choice("ad", &list).unwrap_err(), "nothing here is called \"ad\"");
/// ```
pub fn choice(text: &str, choices: &[Choice]) -> Result<usize, String> {
    let text = text.trim();
    if let Some(number) = text.strip_prefix('#') {
        let number = number.trim();
        let index = number
            .parse()
            .map_err(|_| format!("#{number} is not a number"));
        return index.and_then(|number| numbered(number, choices));
    }
    let typed = words(text);
    if typed.is_empty() {
        return Err("type a part of a name, or # and a number of the list".to_owned());
    }
    let signed = is_signed(choices);
    let spelled = match typed.as_slice() {
        [word] if signed => cards::spelled(word),
        _ => None,
    };
    let typed = spelled.map_or(typed, |number| vec![number.to_owned()]);
    let number = match typed.as_slice() {
        [word] => word.parse::<usize>().ok(),
        _ => None,
    };
    let tests: &[fn(&[String], &Choice) -> bool] = match number {
        Some(number) if !signed => return numbered(number, choices),
        // Numbers in labels are prices and odds.
        Some(_) => &[is_notation, is_name, has_value],
        None => &[is_notation, is_name, is_card, begins_words, begins_joined],
    };
    for fits in tests {
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
            many => return Err(several(text, many, choices)),
        }
    }
    Err(match number {
        Some(number) if number > choices.len() => {
            format!("no choice {number} ({})", range(choices.len()))
        }
        Some(number) => format!("no {number} can come here; #{number} is a number of the list"),
        None => format!("nothing here is called {text:?}"),
    })
}

/// Returns whether a text is the notation of a choice, with or without its verb, or the card that it names.
///
/// ```
/// use solo_play::input::is_exact;
/// use solo_table::Choice;
/// let list = [Choice { notation: "flee 9C".into(), label: "Drop the 9 of Clubs".into(), ..Choice::default() }];
/// assert!(is_exact("9♣", &list) && is_exact("flee 9c", &list));
/// assert!(!is_exact("drop", &list));
/// ```
pub fn is_exact(text: &str, choices: &[Choice]) -> bool {
    let typed = words(text);
    let fits = |choice: &Choice| {
        is_notation(&typed, choice) || is_name(&typed, choice) || is_card(&typed, choice)
    };
    !typed.is_empty() && choices.iter().any(fits)
}

fn numbered(number: usize, choices: &[Choice]) -> Result<usize, String> {
    let index = number.checked_sub(1).filter(|index| *index < choices.len());
    index.ok_or_else(|| format!("no choice {number} ({})", range(choices.len())))
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

/// Splits a text into lowercase words, without punctuation; signs of suits are letters.
fn words(text: &str) -> Vec<String> {
    let text = cards::with_letters(text);
    let parts = text.split(|letter: char| !letter.is_alphanumeric());
    parts
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

fn starts_with_digit(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_ascii_digit())
}

fn is_number(word: &str) -> bool {
    word.chars().all(|letter| letter.is_ascii_digit())
}

fn is_notation(typed: &[String], choice: &Choice) -> bool {
    words(&choice.notation) == typed
}

/// Returns whether the text is the notation without its verb: `9c` for `card 9C`.
fn is_name(typed: &[String], choice: &Choice) -> bool {
    let notation = words(&choice.notation);
    notation.get(1..) == Some(typed)
}

/// Returns whether the text is the card of the notation, in any way of typing it: `c9`, `9♣`, `nine of clubs`.
fn is_card(typed: &[String], choice: &Choice) -> bool {
    let card = cards::card(typed);
    let notation = words(&choice.notation);
    let mut notation = notation.iter().map(std::slice::from_ref);
    card.is_some() && notation.any(|word| cards::card(word) == card)
}

/// Returns whether the text is the number of a word of the notation: `9` for `card 9C`.
fn has_value(typed: &[String], choice: &Choice) -> bool {
    let notation = words(&choice.notation);
    notation.iter().any(|word| {
        let number = word.trim_end_matches(|letter: char| !letter.is_ascii_digit());
        typed == [number]
    })
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

/// Returns whether the words, written together, begin words of the label or of the notation: `brassgear`. A short text is
/// no such word: `ad` does not begin "a door".
fn begins_joined(typed: &[String], choice: &Choice) -> bool {
    let typed = typed.join("");
    if typed.chars().count() < JOINED {
        return false;
    }
    [&choice.label, &choice.notation].into_iter().any(|text| {
        let words = words(text);
        let mut ends = (0..words.len()).filter_map(|from| words.get(from..));
        ends.any(|rest| rest.concat().starts_with(&typed))
    })
}
