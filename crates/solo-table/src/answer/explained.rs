//! Questions about typed words: a notation, words of a label, or a part of an item's name.

use solo_core::{Countable, Input, Next, Noun, Session};

use super::typed::Typed;
use super::{Answer, Refuser, WhyNot, asked};
use crate::choices::choice_of;
use crate::error_kind::ErrorKind;
use crate::phrase::Phrase;
use crate::scene::{Choice, Item, Scene};
use crate::scenic::{Scenic, Visibility, has_item};
use crate::snapshot::{choices, scene_at};
use crate::speech::{Language, speech, written};

/// Refusals and suggestions that an answer has.
pub(super) const MOST: usize = 6;
/// Score of a text that begins with the first of the words.
pub(super) const BY_VERB: usize = 3;

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
    let scene = scene_at(session, session.len(), Visibility::Table, language);
    let scene = scene.unwrap_or_default();
    let numbered = numbered(text, &scene.choices);
    if !numbered.is_empty() {
        return Answer {
            choices: numbered.into_iter().cloned().collect(),
            ..Answer::default()
        };
    }
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
            let list = choices(session, refuser.language);
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

/// Returns the name of the outcome of chance that a text is the notation of, with or without its verb, whatever is due.
pub(crate) fn outcome_called<G: Scenic>(
    session: &Session<G>,
    text: &str,
    language: Language<'_>,
) -> Option<String> {
    let (game, text) = (session.game(), text.trim());
    let verbs = <G::Chance as Noun<G>>::variants().iter();
    let verbs = verbs.filter_map(|variant| variant.form.split(' ').next());
    let mut read = verbs.filter_map(|verb| game.parse_chance(&format!("{verb} {text}")).ok());
    let chance = game.parse_chance(text).ok().or_else(|| read.next())?;
    let speech = speech(game, language);
    Some(chance.to_name(&speech).to_string())
}

/// Returns the choices that a number means: the one at this place of the list, counted from 1, or where a bare number is
/// notation, such as the face of a die, those with this number.
fn numbered<'a>(text: &str, choices: &'a [Choice]) -> Vec<&'a Choice> {
    let text = text.trim();
    let place = |number: &str| {
        let index = number.parse::<usize>().ok()?.checked_sub(1)?;
        choices.get(index)
    };
    if let Some(number) = text.strip_prefix('#') {
        return place(number.trim()).into_iter().collect();
    }
    if text.is_empty() || text.chars().any(|letter| !letter.is_ascii_digit()) {
        return Vec::new();
    }
    if choices.iter().any(has_bare_number) {
        let shows = |choice: &&Choice| figures(choice).any(|figure| figure == text);
        return choices.iter().filter(shows).take(MOST).collect();
    }
    place(text).into_iter().collect()
}

/// Returns the numbers at the beginning of the words of a notation: 9 of `card 9C`.
fn figures(choice: &Choice) -> impl Iterator<Item = &str> {
    let words = choice.notation.split_whitespace();
    words.filter_map(|word| {
        let end = word.find(|letter: char| !letter.is_ascii_digit());
        let (figure, _) = word.split_at(end.unwrap_or(word.len()));
        (!figure.is_empty()).then_some(figure)
    })
}

/// Returns whether a bare number is the notation of a choice rather than its place in the list.
fn has_bare_number(choice: &Choice) -> bool {
    let words: Vec<&str> = choice.notation.split_whitespace().collect();
    match (choice.weight, words.as_slice()) {
        (Some(_), _) => figures(choice).next().is_some(),
        (None, [_, number]) => number.chars().all(|letter| letter.is_ascii_digit()),
        _ => false,
    }
}

/// Answers words by labels of choices and names of items, by what is like them, and by decisions that are not legal.
fn meant<G: Scenic>(refuser: &Refuser<'_, G>, typed: &Typed, scene: &Scene) -> Answer {
    let mut answer = Answer::default();
    if typed.words.is_empty() {
        return answer;
    }
    if let Some(choice) = scene.choices.iter().find(|choice| typed.is(&choice.label)) {
        answer.choices.push(choice.clone());
        return answer;
    }
    // A number that is no place of the list is no figure in a label, either.
    if !typed.has_letters() {
        return answer;
    }
    let named = typed.items_called(scene);
    if !named.is_empty() {
        let answer = about(refuser, scene, named);
        return if says_something(&answer) {
            answer
        } else {
            spoken_of(typed, scene).unwrap_or(answer)
        };
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
    let not = not_legal(refuser, typed, scene);
    if best > 0 && best >= not.score {
        let meant = scored.into_iter().filter(|(score, _)| *score == best);
        answer.choices = meant.map(|(_, choice)| choice.clone()).collect();
    } else {
        answer.refusals = not.found;
    }
    if answer == Answer::default() {
        answer = about(refuser, scene, typed.items(scene));
    }
    if answer == Answer::default() && not.is_of_absent {
        answer.note = refuser.phrase(Phrase::NoneHere);
    }
    answer
}

/// Returns whether an answer has more than a note that nothing can be done.
fn says_something(answer: &Answer) -> bool {
    !answer.choices.is_empty() || answer.refusals.iter().any(tells)
}

fn tells(why: &WhyNot) -> bool {
    why.error.kind == ErrorKind::NotLegal
}

/// Answers with the decisions whose labels have words that begin so; `None` if no label has them.
fn spoken_of(typed: &Typed, scene: &Scene) -> Option<Answer> {
    let text = |choice: &Choice| format!("{} {}", choice.label, choice.group);
    let has_words = |choice: &&Choice| choice.weight.is_none() && typed.begins(&text(choice));
    let choices: Vec<Choice> = scene.choices.iter().filter(has_words).cloned().collect();
    (!choices.is_empty()).then(|| Answer {
        choices,
        ..Answer::default()
    })
}

/// Answers what the items of these ids are for; what lies in a pile of no other use is for what the pile is for.
fn about<G: Scenic>(refuser: &Refuser<'_, G>, scene: &Scene, ids: Vec<&str>) -> Answer {
    let mut answer = Answer::default();
    for id in ids {
        let mut about = asked(refuser.session, id, refuser.language);
        let holds = |item: &&Item| item.holds.iter().any(|held| held.id == id);
        if let Some(pile) = scene
            .items()
            .find(holds)
            .filter(|_| !says_something(&about))
        {
            let pile = asked(refuser.session, &pile.id, refuser.language);
            about = if says_something(&pile) { pile } else { about };
        }
        let new = about.choices.into_iter();
        let new = new.filter(|choice| !answer.choices.contains(choice));
        let new: Vec<Choice> = new.collect();
        answer.choices.extend(new);
        let new = about.refusals.into_iter();
        let new = new.filter(|why| !answer.refusals.contains(why));
        let new: Vec<WhyNot> = new.collect();
        answer.refusals.extend(new);
        answer.note = about.note;
    }
    if says_something(&answer) {
        answer.refusals.retain(tells);
        answer.note = String::new();
    }
    answer.refusals.truncate(MOST);
    answer
}

/// Decisions that are not legal and fit typed words.
#[derive(Default)]
struct NotLegal {
    /// Measure of how well they fit.
    score: usize,
    /// Those that fit best, with the reasons.
    found: Vec<WhyNot>,
    /// `true` if the words begin decisions about something that is not on the table.
    is_of_absent: bool,
}

/// Returns the decisions that fit best among those that are not legal.
fn not_legal<G: Scenic>(refuser: &Refuser<'_, G>, typed: &Typed, scene: &Scene) -> NotLegal {
    let mut not = NotLegal::default();
    let session = refuser.session;
    let (game, state) = (session.game(), session.state());
    if !matches!(session.next(), Next::Decision) {
        return not;
    }
    let speech = speech(game, refuser.language);
    let mut scores = Vec::new();
    let fits = |decision: G::Decision, is_of_this_step: bool| {
        let name = decision.to_name(&speech).to_string();
        if is_unnamed(&name, &game.decision_text(decision).to_string()) {
            return false;
        }
        let target = game.decision_target(state, decision, &speech);
        let main = target.on.first();
        let item = main.and_then(|id| scene.item(id));
        let label = written(|out| game.say_decision(state, decision, &speech, out));
        let label = format!("{name} {label}");
        let name = item.map_or("", |item| item.name.as_str());
        let text = format!("{label} {} {name}", target.verb);
        let score = if typed.has_short_words_of(&text) {
            typed.score(&text, &target.verb)
        } else {
            0
        };
        // What lies on the table is meant rather than what does not.
        let there = match main {
            Some(id) => item.is_some() || scene.ids().any(|other| other == id),
            None => !has_item::<G>(&decision),
        };
        if score == 0 || (!there && !typed.names_field_of(&decision, &speech)) {
            not.is_of_absent |= score >= BY_VERB;
            return false;
        }
        // Of what another step decides, only what the words begin with is meant.
        if !is_of_this_step && score < BY_VERB {
            return false;
        }
        scores.push(score.saturating_add(usize::from(there)));
        true
    };
    let mut found = refuser.telling(G::Decision::values(game), fits);
    let best = scores.iter().copied().max().unwrap_or(0);
    let mut scores = scores.into_iter();
    found.retain(|_| scores.next() == Some(best));
    found.truncate(MOST);
    NotLegal {
        score: best,
        found,
        ..not
    }
}

/// Returns whether a name has an id in it: that of a card which no table names.
fn is_unnamed(name: &str, notation: &str) -> bool {
    let is_id = |word: &&str| {
        let has = |kind: fn(&char) -> bool| word.chars().any(|letter| kind(&letter));
        has(char::is_ascii_digit) && has(char::is_ascii_alphabetic)
    };
    let mut ids = notation.split(' ').skip(1).filter(is_id);
    ids.any(|id| name.split(' ').any(|word| word == id))
}
