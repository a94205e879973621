//! Playing cards and numbers in the ways in which people type them.

/// Ranks: number, letter and name.
const RANKS: [(&str, &str, &str); 13] = [
    ("1", "a", "ace"),
    ("2", "2", "two"),
    ("3", "3", "three"),
    ("4", "4", "four"),
    ("5", "5", "five"),
    ("6", "6", "six"),
    ("7", "7", "seven"),
    ("8", "8", "eight"),
    ("9", "9", "nine"),
    ("10", "t", "ten"),
    ("11", "j", "jack"),
    ("12", "q", "queen"),
    ("13", "k", "king"),
];

/// Suits: letter and name.
const SUITS: [(&str, &str); 4] = [
    ("s", "spades"),
    ("h", "hearts"),
    ("d", "diamonds"),
    ("c", "clubs"),
];

/// Returns the text with letters for the signs of suits.
pub(crate) fn with_letters(text: &str) -> String {
    let suits = text.chars().map(|letter| match letter {
        '♠' | '♤' => 's',
        '♥' | '♡' => 'h',
        '♦' | '♢' => 'd',
        '♣' | '♧' => 'c',
        letter => letter,
    });
    suits.collect()
}

/// Returns whether a text is the number of a die, or the playing card of this label, as they show it.
pub(crate) fn is_shown(text: &str, label: &str) -> bool {
    let is_number = !text.is_empty() && text.chars().all(|letter| letter.is_ascii_digit());
    let words: Vec<String> = label.split(' ').map(str::to_lowercase).collect();
    is_number || (card(&words).is_some() && card(&words) == card(&[text.to_lowercase()]))
}

/// Returns the digits of a spelled number from one to ten.
pub(crate) fn spelled(word: &str) -> Option<&'static str> {
    if word == "one" {
        return Some("1");
    }
    let mut ranks = RANKS.iter().take(10).skip(1);
    ranks
        .find(|(_, _, name)| *name == word)
        .map(|(number, _, _)| *number)
}

/// Returns the card of lowercase words as number of the rank and letter of the suit: `9c`, `c9`, `nine of clubs`.
pub(crate) fn card(words: &[String]) -> Option<(&'static str, &'static str)> {
    let parts: Vec<&str> = words.iter().map(String::as_str).collect();
    match parts.as_slice() {
        [word] => joined(word),
        [first, "of", second] | [first, second] => apart(first, second),
        _ => None,
    }
}

fn joined(word: &str) -> Option<(&'static str, &'static str)> {
    let mut cuts = word.char_indices().map(|(at, _)| word.split_at(at));
    cuts.find_map(|(first, second)| apart(first, second))
}

fn apart(first: &str, second: &str) -> Option<(&'static str, &'static str)> {
    let pair = |rank: &str, suit: &str| Some((self::rank(rank)?, self::suit(suit)?));
    pair(first, second).or_else(|| pair(second, first))
}

fn rank(word: &str) -> Option<&'static str> {
    let mut ranks = RANKS.iter();
    let found = ranks.find(|(number, letter, name)| {
        word == *number && word != "1" || word == *letter || word == *name
    });
    found.map(|(number, ..)| *number)
}

fn suit(word: &str) -> Option<&'static str> {
    let mut suits = SUITS.iter();
    let found = suits.find(|(letter, name)| {
        let one = name.trim_end_matches('s');
        word == *letter || word == *name || word == one
    });
    found.map(|(letter, _)| *letter)
}

/// Returns the notation of a card that is typed in another way: `9C` for `nine of clubs`.
pub(crate) fn notation(typed: &str) -> Option<String> {
    let typed = with_letters(typed).to_lowercase();
    let words: Vec<String> = typed.split_whitespace().map(str::to_owned).collect();
    let (rank, suit) = card(&words)?;
    let rank = match rank {
        "10" => "10",
        number => RANKS.iter().find(|(known, ..)| *known == number)?.1,
    };
    Some(format!("{rank}{suit}").to_uppercase())
}

/// Returns the spelled name of the card of a notation: `king of clubs` for `KC`.
pub(crate) fn spelled_card(notation: &str) -> Option<String> {
    let (rank, suit) = card(&[notation.to_lowercase()])?;
    let (.., rank) = RANKS.iter().find(|(number, ..)| *number == rank)?;
    let (_, suit) = SUITS.iter().find(|(letter, _)| *letter == suit)?;
    Some(format!("{rank} of {suit}"))
}
