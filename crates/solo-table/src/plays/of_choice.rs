//! Choices that are tried, to see what they cost, gain and end.

use std::borrow::Cow;

use solo_core::{Countable, Game, Input, Next, Noun, Session};

use crate::moves::{Around, Move, MoveKind, numbers_between};
use crate::progress::{Amounts, Track};
use crate::speech::{Language, speech, written};
use crate::story::Actor;
use crate::summary::Results;

use super::{End, Ends, Play, Playable, Plays, Span, Stretch};

/// Positions that are tried for one choice at most, to see whether it ends something whatever follows.
const MOST: u32 = 12;

/// Returns the present choices as they are played.
pub(crate) fn plays<G: Playable + Results>(session: &Session<G>, language: Language<'_>) -> Plays {
    let (game, state) = (session.game(), session.state());
    if !matches!(Game::next(game, state), Next::Decision) {
        return Plays::default();
    }
    let before = Before {
        session,
        language,
        tracks: game.tracks(state),
        stretch: game.stretch(state),
    };
    let (answers, aside): (Vec<_>, Vec<_>) = game
        .decisions(state)
        .partition(|decision| !game.is_aside(state, *decision));
    let tried = answers.into_iter().chain(aside);
    let tried: Vec<_> = tried
        .filter_map(|decision| before.try_out(decision))
        .collect();
    let same =
        |(_, state): &(Play, G::State)| tried.first().is_some_and(|(_, first)| first == state);
    let one_effect = tried.len() > 1 && tried.iter().all(same);
    let mut choices: Vec<Play> = tried.into_iter().map(|(play, _)| play).collect();
    let verbs: Vec<Cow<'static, str>> = choices.iter().map(|play| play.verb.clone()).collect();
    for play in &mut choices {
        let same = verbs.iter().filter(|verb| **verb == play.verb).count();
        play.count = u32::try_from(same).unwrap_or(u32::MAX);
    }
    Plays {
        one_effect,
        choices,
    }
}

/// The position before a choice.
struct Before<'a, G: Playable> {
    session: &'a Session<G>,
    language: Language<'a>,
    tracks: Vec<Track>,
    stretch: Option<Stretch>,
}

impl<G: Playable + Results> Before<'_, G> {
    /// Tries a decision, and returns the position that it leads to.
    fn try_out(&self, decision: G::Decision) -> Option<(Play, G::State)> {
        let (game, state) = (self.session.game(), self.session.state());
        let speech = speech(game, self.language);
        let mut events = Vec::new();
        let input = Input::Decision(decision);
        let after = game.apply_with_events(state, input, &mut events).ok()?;
        let around = Around {
            before: state,
            events: &events,
            after: &after,
        };
        let moves = game.moves(&around, &speech);
        let (cost, gain) = self.balance(&moves, &game.tracks(&after));
        let on = game.decision_target(state, decision, &speech).on;
        let (source, target) = game.aims(state, decision, &on);
        let variant = Noun::<G>::variant(&decision);
        let group = variant.map_or("", |variant| variant.group);
        let mut left = MOST;
        let play = Play {
            number: decision.number(game),
            notation: written(|out| decision.id(game, out)),
            verb: variant.map_or("", |variant| variant.name).into(),
            group: speech.constant("Group", group, group),
            count: 0,
            materials: materials(&moves, source.as_deref()),
            source,
            target,
            cost,
            gain,
            due: game.due(state, decision),
            ends: self.ended(&after, &mut left).map(|ends| Ends {
                last: ends.what == Span::Game || game.is_last(state, decision),
                ..ends
            }),
            undoable: self.is_undoable(after.clone()),
            safe: false,
            accepts: game.accepts(state, decision),
        };
        let verb = in_words(&play.verb).into();
        let is_free = play.cost.is_empty() && play.due.is_empty();
        let safe = is_free && game.is_safe(state, decision);
        Some((Play { verb, safe, ..play }, after))
    }

    /// Returns what the player pays or loses, and what he gains.
    fn balance(&self, moves: &[Move], after: &[Track]) -> (Amounts, Amounts) {
        let (mut cost, mut gain) = (Amounts::new(), Amounts::new());
        let mut book = |key: Cow<'static, str>, change: i32| {
            let side = if change < 0 { &mut cost } else { &mut gain };
            let amount = side.entry(key).or_default();
            *amount = amount.saturating_add(change.saturating_abs());
        };
        let numbers = numbers_between(&self.tracks, after);
        for number in numbers.into_iter().filter(|it| it.owner == Actor::You) {
            book(number.id, number.to.saturating_sub(number.from));
        }
        for it in moves.iter().filter(|it| it.actor == Actor::You) {
            let is_track = self.tracks.iter().any(|track| track.id == it.number);
            let amount = i32::try_from(it.amount).unwrap_or(i32::MAX);
            let change = match it.kind {
                MoveKind::Gain => amount,
                MoveKind::Spend | MoveKind::Lose => amount.saturating_neg(),
                _ => continue,
            };
            if !it.number.is_empty() && !is_track {
                book(it.number.clone(), change);
            }
        }
        (cost, gain)
    }

    /// Returns what is over in a position, or whatever is decided there before chance comes.
    fn ended(&self, state: &G::State, left: &mut u32) -> Option<Ends> {
        *left = left.checked_sub(1)?;
        let game = self.session.game();
        let next = Game::next(game, state);
        if let Next::Over(outcome) = &next {
            let how = match G::is_won(outcome) {
                Some(true) => End::Won,
                Some(false) => End::Lost,
                None => End::Over,
            };
            let how = Some(how);
            return Some(Ends {
                what: Span::Game,
                how,
                last: true,
            });
        }
        let what = match (self.stretch, game.stretch(state)) {
            (Some(before), Some(now)) if before.round != now.round => Some(Span::Round),
            (Some(before), now) if now != Some(before) => Some(Span::Turn),
            _ => None,
        };
        if let Some(what) = what {
            return Some(Ends {
                what,
                ..Ends::default()
            });
        }
        let decisions = game.decisions(state);
        if !matches!(next, Next::Decision) || decisions.len() > usize::try_from(*left).ok()? {
            return None;
        }
        let mut all: Option<Ends> = None;
        for decision in decisions {
            let after = game.apply(state, Input::Decision(decision)).ok()?;
            let ends = self.ended(&after, left)?;
            all = Some(match all {
                None => ends,
                Some(other) if other == ends => other,
                Some(other) if other.what == ends.what => Ends {
                    how: Some(End::Over),
                    ..other
                },
                Some(other) => Ends {
                    what: other.what.min(ends.what),
                    ..Ends::default()
                },
            });
        }
        all
    }

    /// Returns whether what led to this position could be taken back: nothing uncertain is revealed after it.
    fn is_undoable(&self, mut state: G::State) -> bool {
        let game = self.session.game();
        if self.session.chance().seed().is_none() {
            return true;
        }
        for _ in 0..G::MAX_STEPS {
            let mut outcomes = game.chances(&state);
            let (Some((only, _)), None) = (outcomes.next(), outcomes.next()) else {
                return matches!(Game::next(game, &state), Next::Decision | Next::Over(_));
            };
            drop(outcomes);
            match game.apply(&state, Input::Chance(only)) {
                Ok(after) => state = after,
                Err(_) => return false,
            }
        }
        false
    }
}

/// Lists the items that are used up besides the one that is picked.
fn materials(moves: &[Move], source: Option<&str>) -> Vec<String> {
    let is_used = |it: &&Move| {
        it.actor == Actor::You && matches!(it.kind, MoveKind::Discard | MoveKind::Spend)
    };
    let mut found: Vec<String> = Vec::new();
    for (place, it) in moves.iter().enumerate().filter(|(_, it)| is_used(it)) {
        let Some(id) = it.from.as_deref().filter(|id| Some(*id) != source) else {
            continue;
        };
        // What the step itself has laid there first is no item yet.
        let mut earlier = moves.iter().take(place);
        let is_new = earlier.any(|other| other.to.as_deref() == Some(id));
        if !is_new && !found.iter().any(|other| other == id) {
            found.push(id.to_owned());
        }
    }
    found
}

/// Returns the name of a variant in lower case, with underscores between its words.
fn in_words(name: &str) -> String {
    let mut words = String::with_capacity(name.len().saturating_add(2));
    for letter in name.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push('_');
        }
        words.extend(letter.to_lowercase());
    }
    words
}
