//! Progress on the way through the tomb, and what bars it.

use std::borrow::Cow;

use solo_core::{Card, Set, Speech, fields};
use tomb4k::catalogue::{
    HIT_POINTS, HOARDS, KINGS_TO_WIN, MONSTERS, SKILLS, TORCHES, TRAPS, skill_against, strength,
};
use tomb4k::{Decision, Pending, State, Tomb};

use super::moves::to_daylight;
use super::words::{corner, words};
use crate::progress::{Amounts, Clock, Foe, Needs, SetProgress, Track, Tracked};
use crate::scene::Held;
use crate::story::Actor;

/// Aces in the deck.
const ACES: i32 = 4;

/// The lowest number of an action card.
const LOWEST: u8 = 2;

impl Tracked for Tomb {
    fn tracks(&self, state: &State) -> Vec<Track> {
        let you = Actor::You;
        let burnt = (state.torches() & TORCHES).len();
        vec![
            Track::new("you/treasure", you, state.worth()).score(),
            Track::new("you/kings", you, state.kings())
                .up_to(KINGS_TO_WIN.into())
                .mark(KINGS_TO_WIN.into(), "won"),
            Track::new("you/life", you, state.hp())
                .up_to(HIT_POINTS.into())
                .mark(0, "dead"),
            Track::new("torches", Actor::Game, burnt)
                .up_to(ACES)
                .mark(ACES, "lost"),
            Track::new("deck", Actor::Game, state.deck_len()),
            Track::new("discards", Actor::Game, state.discards().len()),
        ]
    }

    fn track_name(&self, id: &str, speech: &Speech<'_, Self>) -> Cow<'static, str> {
        let words = words(*speech);
        let key = match id {
            "you/treasure" => "state.worth",
            "you/kings" => "state.kings",
            "you/life" => "life.hp",
            "torches" => "life.torches",
            "discards" => "state.discards",
            _ => return words.fill("state.deck", &fields![count = 2]).into(),
        };
        words.say(key).into()
    }

    fn sets(&self, state: &State, speech: &Speech<'_, Self>) -> Vec<SetProgress> {
        let words = words(*speech);
        let set = |id: &str, key: &str, all: Set<Card>, have: Set<Card>| SetProgress {
            id: id.to_owned(),
            owner: Actor::You,
            name: words.say(key),
            emblem: format!("set/{id}").into(),
            have: have.len(),
            of: all.len(),
            points: None,
            cards: have
                .iter()
                .map(|card| Held {
                    id: if SKILLS.contains(card) {
                        format!("skills/{card}")
                    } else {
                        format!("treasure/{card}")
                    },
                    name: corner(words, card),
                    count: 1,
                    card: Some(card.to_string()),
                    emblem: super::emblem_of(card),
                })
                .collect(),
        };
        vec![
            set("kings", "pile.kings", HOARDS, state.treasure() & HOARDS),
            set("skills", "pile.skills", SKILLS, state.skills()),
        ]
    }

    fn clocks(&self, state: &State, speech: &Speech<'_, Self>) -> Vec<Clock> {
        let words = words(*speech);
        let burnt = (state.torches() & TORCHES).len();
        let torches = 4_u32.saturating_sub(burnt);
        let unburnt = words.fill("state.torches", &fields![count = torches]);
        let count = to_daylight(state);
        let daylight = words.fill("state.left", &fields![count]);
        vec![
            Clock::new("torches", unburnt, torches, Some(4)),
            Clock::new(
                "daylight",
                daylight,
                count,
                Some(state.delve_turns().into()),
            )
            .owned_by(Actor::You),
        ]
    }

    fn needs(&self, state: &State, _: &Speech<'_, Self>) -> Needs {
        Needs {
            foe: foe(self, state),
            ..Needs::default()
        }
    }
}

/// Returns the encounter that bars the way.
fn foe(game: &Tomb, state: &State) -> Option<Foe> {
    let card = state.encounter()?;
    let kind = if MONSTERS.contains(card) {
        "monster"
    } else if TRAPS.contains(card) {
        "trap"
    } else {
        "door"
    };
    // The gap to the lowest card that can be turned up, unless it is known.
    let gap = strength(card).saturating_sub(LOWEST);
    let (name, gap) = match (state.pending(), kind) {
        (Pending::Blow { damage }, _) => ("you/life", damage.min(state.hp())),
        (Pending::Door { discards: left } | Pending::Discard { left }, _) => ("deck", left),
        (_, "door") => ("deck", gap),
        _ => ("you/life", gap.min(state.hp())),
    };
    let mut cost = Amounts::new();
    cost.insert(name.into(), gap.into());
    let skill = skill_against(card).filter(|skill| state.skills().contains(*skill));
    let legal = game.decisions(state);
    let beaten_by = legal.filter_map(|decision| match decision {
        Decision::Play(jack) if Some(jack.card()) == skill => Some(format!("skills/{jack}")),
        Decision::Drop(treasure) => Some(format!("treasure/{treasure}")),
        Decision::Dodge => Some("skills/JH".to_owned()),
        _ => None,
    });
    Some(Foe {
        card: card.to_string(),
        kind: Cow::Borrowed(kind),
        strength: strength(card).into(),
        reached: None,
        beaten_by: beaten_by.collect(),
        cost,
    })
}
