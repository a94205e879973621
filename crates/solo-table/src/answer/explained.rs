//! Questions about typed words: a notation, words of a label, or a part of an item's name.

use solo_core::{Countable, Input, Next, Session};

use super::{Answer, Phrase, Refuser, WhyNot, asked};
use crate::any_session::{AnySession, speech, written};
use crate::choices::choice_of;
use crate::scene::Scene;
use crate::scenic::{Scenic, Visibility};
use crate::table::Language;

/// Words of a question that are looked at; the others are ignored.
const MOST_WORDS: usize = 40;
/// Items that words may name together.
const MOST_ITEMS: usize = 3;
/// Refusals and suggestions that an answer has.
const MOST: usize = 6;

/// Answers what typed words mean: the choice, the refusal, or what is near.
pub(crate) fn explained<G: Scenic>(
    session: &Session<G>,
    text: &str,
    language: Language<'_>,
) -> Answer {
    let refuser = Refuser { session, language };
    if let Some(answer) = notated(&refuser, text) {
        return answer;
    }
    let typed = Typed::of(text);
    let scene = AnySession::scene(session, session.len(), Visibility::Table, language);
    let scene = scene.unwrap_or_default();
    let answer = meant(&refuser, &typed, &scene);
    if answer != Answer::default() {
        return answer;
    }
    let near = typed.near(&scene);
    let unmeant = if near.is_empty() {
        Phrase::Unknown
    } else {
        Phrase::Unclear
    };
    Answer {
        note: refuser.phrase(refuser.nothing_due().unwrap_or(unmeant)),
        near,
        ..answer
    }
}

/// Answers a text in the notation of the game.
fn notated<G: Scenic>(refuser: &Refuser<'_, G>, text: &str) -> Option<Answer> {
    let (session, mut answer) = (refuser.session, Answer::default());
    let (game, speech) = (session.game(), speech(session.game(), refuser.language));
    let (text, due) = (text.trim(), session.next());
    let decision = game.parse_decision(text).ok().map(Input::Decision);
    let chance = game.parse_chance(text).ok().map(Input::Chance);
    let input = match due {
        Next::Chance(_) => chance.or(decision),
        _ => decision.or(chance),
    }?;
    match (refuser.refusal(input), input) {
        (None, _) => {
            let choice = choice_of(&speech, session.state(), input);
            let list = AnySession::choices(session, refuser.language);
            let listed = list.into_iter().find(|it| it.number == choice.number);
            answer.choices.push(listed.unwrap_or(choice));
        }
        (Some(refusal), Input::Decision(decision)) => {
            answer.refusals.push(refuser.decision(decision, &refusal));
        }
        (Some(refusal), Input::Chance(chance)) => {
            answer.refusals.push(refuser.chance(chance, &refusal));
        }
    }
    Some(answer)
}

/// Answers words by the labels of choices, by decisions that are not legal, and by names of items.
fn meant<G: Scenic>(refuser: &Refuser<'_, G>, typed: &Typed, scene: &Scene) -> Answer {
    let mut answer = Answer::default();
    if typed.words.is_empty() {
        return answer;
    }
    if let Some(choice) = scene.choices.iter().find(|choice| typed.is(&choice.label)) {
        answer.choices.push(choice.clone());
        return answer;
    }
    // A number alone is that of a choice on a screen rather than a figure in a label.
    if !typed.has_letters() {
        return answer;
    }
    let scored = scene.choices.iter().map(|choice| {
        let text = [
            &choice.label,
            &choice.notation,
            &*choice.verb,
            &choice.group,
        ];
        let score = typed.score(&text.join(" "), &choice.verb);
        (
            if score > 0 {
                score.saturating_add(1)
            } else {
                0
            },
            choice,
        )
    });
    let scored: Vec<_> = scored.filter(|(score, _)| *score > 0).collect();
    let best = scored.iter().map(|(score, _)| *score).max().unwrap_or(0);
    let (refused, not) = not_legal(refuser, typed, scene);
    if best > 0 && best >= refused {
        let meant = scored.into_iter().filter(|(score, _)| *score == best);
        answer.choices = meant.map(|(_, choice)| choice.clone()).collect();
    } else {
        answer.refusals = not;
    }
    if answer == Answer::default() {
        for id in typed.items(scene) {
            let about = asked(refuser.session, id, refuser.language);
            answer.choices.extend(about.choices);
            answer.refusals.extend(about.refusals);
            answer.note = about.note;
        }
    }
    answer
}

/// Returns the decisions that fit best among those that are not legal, with how well they fit.
fn not_legal<G: Scenic>(
    refuser: &Refuser<'_, G>,
    typed: &Typed,
    scene: &Scene,
) -> (usize, Vec<WhyNot>) {
    let session = refuser.session;
    let (game, state) = (session.game(), session.state());
    if !matches!(session.next(), Next::Decision) {
        return (0, Vec::new());
    }
    let speech = speech(game, refuser.language);
    let mut scores = Vec::new();
    let mut found = refuser.telling(G::Decision::values(game), |decision| {
        let target = game.decision_target(state, decision, &speech);
        let main = target.on.first();
        let item = main.and_then(|id| scene.item(id));
        let label = written(|out| game.say_decision(state, decision, &speech, out));
        let name = item.map_or("", |item| item.name.as_str());
        let score = typed.score(&format!("{label} {} {name}", target.verb), &target.verb);
        // What lies on the table is meant rather than what does not.
        let there = item.is_some() || main.is_none_or(|id| scene.ids().any(|other| other == id));
        let score = if score > 0 && there {
            score.saturating_add(1)
        } else {
            score
        };
        if score > 0 {
            scores.push(score);
        }
        score > 0
    });
    let best = scores.iter().copied().max().unwrap_or(0);
    let mut scores = scores.into_iter();
    found.retain(|_| scores.next() == Some(best));
    found.truncate(MOST);
    (best, found)
}

/// The words of a question.
struct Typed {
    words: Vec<String>,
}

impl Typed {
    fn of(text: &str) -> Self {
        let words = words(text).filter(|word| !matches!(word.as_str(), "a" | "an" | "the" | "of"));
        Self {
            words: words.take(MOST_WORDS).collect(),
        }
    }

    fn has_letters(&self) -> bool {
        let mut letters = self.words.iter().flat_map(|word| word.chars());
        letters.any(char::is_alphabetic)
    }

    /// Returns whether these are all the words of a text, in order.
    fn is(&self, text: &str) -> bool {
        self.words == Self::of(text).words
    }

    /// Counts the typed words that fit a word of the text.
    fn fitting(&self, text: &str) -> usize {
        let text: Vec<String> = words(text).collect();
        let fits = |typed: &&String| text.iter().any(|word| is_like(typed, word));
        self.words.iter().filter(fits).count()
    }

    /// Returns 0 unless all words fit, and more if the first one is the verb.
    fn score(&self, text: &str, verb: &str) -> usize {
        if self.words.is_empty() || self.fitting(text) < self.words.len() {
            return 0;
        }
        let first = self.words.first();
        let starts = |text: &str| {
            let word = words(text).next();
            first
                .zip(word)
                .is_some_and(|(typed, word)| is_like(typed, &word))
        };
        if starts(text) || starts(verb) { 3 } else { 1 }
    }

    /// Returns the ids of the items that the words name.
    fn items<'a>(&self, scene: &'a Scene) -> Vec<&'a str> {
        let all = |name: &str| self.fitting(name) == self.words.len();
        let named = scene.items().filter(|item| all(&item.name));
        let held = scene.items().flat_map(|item| &item.holds);
        let held = held.filter(|held| all(&held.name));
        let ids = named.map(|item| item.id.as_str());
        ids.chain(held.map(|held| held.id.as_str()))
            .take(MOST_ITEMS)
            .collect()
    }

    /// Lists labels and names with at least one of the words, the nearest first; some choices if there are no words.
    fn near(&self, scene: &Scene) -> Vec<String> {
        let labels = scene.choices.iter().map(|choice| choice.label.as_str());
        let names = scene.items().map(|item| item.name.as_str());
        let mut near: Vec<(usize, &str)> = Vec::new();
        for text in labels.chain(names) {
            let fitting = self.fitting(text);
            let fits = fitting > 0 || self.words.is_empty();
            if fits && near.iter().all(|(_, other)| *other != text) {
                near.push((fitting, text));
            }
        }
        near.sort_by_key(|(fitting, _)| core::cmp::Reverse(*fitting));
        let near = near.into_iter().map(|(_, text)| text.to_owned());
        near.take(MOST).collect()
    }
}

/// Returns the words of a text in small letters.
fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_lowercase)
}

/// Returns whether a typed word is the beginning of a word, or differs from it in one letter but the first.
fn is_like(typed: &str, word: &str) -> bool {
    if typed.chars().all(|letter| letter.is_ascii_digit()) {
        return typed == word;
    }
    let begins_alike = typed.chars().next() == word.chars().next();
    word.starts_with(typed)
        || (begins_alike && typed.chars().count() > 3 && is_one_off(typed, word))
}

/// Returns whether one letter is wrong, missing or too many, or two are exchanged.
fn is_one_off(typed: &str, word: &str) -> bool {
    let (typed, word): (Vec<char>, Vec<char>) = (typed.chars().collect(), word.chars().collect());
    let same = typed
        .iter()
        .zip(&word)
        .take_while(|(one, other)| one == other);
    let start = same.count();
    let rest = |letters: &[char], skipped: usize| -> Vec<char> {
        letters
            .iter()
            .skip(start.saturating_add(skipped))
            .copied()
            .collect()
    };
    let exchanged = || {
        let (one, mut other) = (rest(&typed, 0), rest(&word, 0));
        if let [first, second, ..] = other.as_mut_slice() {
            core::mem::swap(first, second);
        }
        one == other
    };
    rest(&typed, 1) == rest(&word, 1)
        || rest(&typed, 0) == rest(&word, 1)
        || rest(&typed, 1) == rest(&word, 0)
        || exchanged()
}
