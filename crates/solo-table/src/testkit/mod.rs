//! Laws of what a game shows on a table, for the tests of a crate that implements [`Presented`].
//!
//! A scene, its items and the rules in sentences are joined by their names, which no compiler compares. [`laws!`] makes a
//! test of each law, over random games, every second one with random options:
//!
//! | law | what it finds |
//! | --- | --- |
//! | [`scenes`] | items that lie twice, choices about items that are not there, equal labels, verbs that are too long, cards without a text, an end without a score |
//! | [`shown`] | fields of the view without a zone, zones that never come, changes that nothing shows |
//! | [`targets`] | kinds of decisions that do not exist, ids that no item has |
//! | [`sentences`] | explanations without a rule, fields of rules that are not options |
//! | [`places`] | zones that come, go or change their order or place, questions without a zone |
//! | [`moves`] | cards that come from elsewhere than where they were, or move unsaid; captions that are too long |
//! | [`progresses`] | numbers beyond their bounds, sets that come and go, sockets that lie |
//! | [`pictures`] | cards without a pictogram, effects that do not fit |
//! | [`played`] | costs and gains that do not happen, ends that do not end, safe choices that spend |
//! | [`words`] | names of programs in what people read: identifiers, ids |
//!
//! [`laws!`]: crate::laws

mod moves;
mod places;
mod plays;
mod progress;
mod words;

use std::collections::BTreeSet;

use solo_core::rand_pcg::Pcg32;
use solo_core::{
    Countable, Input, InputOf, JsonTree, Next, Noun, OptionSpec, Options, Picks, Session, Speech,
    Template, below,
};

use crate::alike::look;
use crate::data::Json;
use crate::presented::Presented;
use crate::rules::RulePart;
use crate::scene::Scene;
use crate::scenic::{Shown, Target, Visibility, is_by};
use crate::snapshot::scene_at;

pub use self::moves::moves;
pub use self::places::places;
pub use self::plays::played;
pub use self::progress::{pictures, progresses};
pub use self::words::{texts, texts_of_rules, words};
pub use solo_testkit::{enforce, games, laws::embedded};

/// The number of games that [`laws!`](crate::laws) plays unless another one is given.
pub const GAMES: u32 = 20;

/// The longest text on an item.
const MOST_LETTERS: usize = 11;

/// The games that are played at most for a target that has not been met, for each of the others.
const PATIENCE: u32 = 1000;

/// Defines a test for each law of a game on a table, in a module named `table_laws`.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// solo_table::laws!(tomb4k::Tomb);
/// # }
/// ```
///
/// The game has its embedded catalogue; `games` are how many are played, and `base` is a game with another one:
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// solo_table::laws!(tomb4k::Tomb, games = 100, base = tomb4k::Tomb::default());
/// # }
/// ```
#[macro_export]
macro_rules! laws {
    ($game:ty $(, games = $games:expr)? $(, base = $base:expr)? $(,)?) => {
        #[cfg(test)]
        mod table_laws {
            #[allow(unused_imports, reason = "the game may be given by its full path")]
            use super::*;

            fn base() -> $game {
                $(return $base;)?
                #[allow(unreachable_code, reason = "unless a base is given")]
                $crate::testkit::embedded()
            }

            fn games() -> u32 {
                #[allow(unused_mut, unused_assignments, reason = "unless a number is given")]
                let mut usual = $crate::testkit::GAMES;
                $(usual = $games;)?
                $crate::testkit::games(usual)
            }

            $crate::laws!(@each scenes shown targets sentences words places moves progresses pictures played);
        }
    };
    (@each $($law:ident)+) => {
        $(
            #[test]
            fn $law() {
                $crate::testkit::enforce($crate::testkit::$law(&base(), games()));
            }
        )+
    };
}

/// Looks at every position of random games until a law is broken or nothing more is looked for.
///
/// `look` returns `false` if it has seen enough.
fn positions<G: Presented>(
    base: &G,
    games: u32,
    mut look: impl FnMut(&Session<G>) -> Result<bool, String>,
) -> Result<(), String> {
    for seed in 0..u64::from(games) {
        let mut random = Pcg32::new(seed, 41);
        let mut pick = |_: &OptionSpec| match seed % 2 {
            0 => 0,
            _ => u16::try_from(below(&mut random, 1 << 16)).unwrap_or(0),
        };
        let options = G::Options::SPECS.iter().map(&mut pick).collect();
        let picks = Vec::new();
        let mut session = Session::new(Picks { options, picks }.game(base));
        loop {
            let steps = session.len();
            let place = |fault| {
                format!(
                    "{fault}\n  in {}, seed {seed}, after {steps} steps",
                    G::NAME
                )
            };
            if !look(&session).map_err(place)? {
                return Ok(());
            }
            let Some(input) = drawn(&session, &mut random) else {
                break;
            };
            session
                .push(input)
                .map_err(|refusal| place(refusal.to_string()))?;
        }
    }
    Ok(())
}

/// Draws a legal input; `None` if the game is over.
fn drawn<G: Presented>(session: &Session<G>, random: &mut Pcg32) -> Option<InputOf<G>> {
    let (game, state) = (session.game(), session.state());
    match session.next() {
        Next::Decision => {
            let mut list = game.decisions(state);
            let pick = below(random, u32::try_from(list.len()).ok()?);
            list.nth(usize::try_from(pick).ok()?).map(Input::Decision)
        }
        Next::Chance(_) => {
            let case = below(random, game.chance_weight(state));
            game.nth_chance(state, case).map(Input::Chance)
        }
        Next::Over(_) => None,
    }
}

/// Returns the scene of the present position, as a table shows it.
fn scene_of<G: Presented>(session: &Session<G>) -> Scene {
    let scene = scene_at(session, session.len(), Visibility::Table, None);
    scene.unwrap_or_default()
}

fn holds(condition: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(fault()) }
}

/// Checks what a scene says of itself: ids of zones and items are unique, no two items of a zone lie at the same place,
/// every choice has its own label and concerns items that are there, every card has an entry in the glossary, and
/// the end has a zone `score`, which a summary is made of.
///
/// # Errors
/// The first fault, with the game in which it is met.
///
/// ```
/// # #[cfg(feature = "tomb4k")]
/// solo_table::testkit::scenes(&tomb4k::Tomb::default(), 5)?;
/// # Ok::<(), String>(())
/// ```
pub fn scenes<G: Presented>(base: &G, games: u32) -> Result<(), String> {
    let glossary = base.glossary(&Speech::of(base));
    let cards: BTreeSet<&str> = glossary.iter().map(|entry| entry.id.as_str()).collect();
    positions(base, games, |session| {
        let scene = scene_of(session);
        let mut zones = BTreeSet::new();
        for zone in &scene.zones {
            let id = &zone.id;
            holds(zones.insert(id), || format!("the zone {id} is there twice"))?;
            let mut places = BTreeSet::new();
            for item in &zone.items {
                let free = item.at.is_none_or(|place| places.insert(place));
                holds(free, || format!("{} lies on another item of {id}", item.id))?;
            }
        }
        let mut ids = BTreeSet::new();
        for id in scene.ids() {
            holds(ids.insert(id), || format!("the item {id} is there twice"))?;
        }
        let held = scene.items().flat_map(|item| &item.holds);
        let held = held.map(|held| &held.card);
        for card in scene.items().map(|item| &item.card).chain(held).flatten() {
            let known = cards.contains(card.as_str());
            holds(known, || format!("the card {card} is not in the glossary"))?;
        }
        let mut labels = BTreeSet::new();
        for choice in &scene.choices {
            let (notation, label, verb) = (&choice.notation, &choice.label, &choice.verb);
            let own = !label.is_empty() && labels.insert(look(label));
            holds(own, || {
                format!("{notation} has not its own label: {label:?}")
            })?;
            let short = verb.chars().count() <= MOST_LETTERS;
            holds(short, || {
                format!("the verb {verb:?} is longer than {MOST_LETTERS} letters")
            })?;
            for id in &choice.on {
                let there = ids.contains(id.as_str());
                holds(there, || {
                    format!("{notation} concerns {id}, which is not in the scene")
                })?;
            }
        }
        let is_scored = scene.filled().any(|zone| zone.id == "score");
        holds(
            is_scored || !matches!(session.next(), Next::Over(_)),
            || "the game is over without a zone `score`".to_owned(),
        )?;
        Ok(true)
    })
}

/// Checks [`Scenic::SHOWN`](crate::Scenic::SHOWN): it has the fields of the view in order, every zone comes at some time, and where a field
/// changes, so does a zone that shows it.
///
/// # Errors
/// The first fault, with the game in which it is met.
///
/// ```
/// # #[cfg(feature = "tomb4k")]
/// solo_table::testkit::shown(&tomb4k::Tomb::default(), 5)?;
/// # Ok::<(), String>(())
/// ```
pub fn shown<G: Presented>(base: &G, games: u32) -> Result<(), String> {
    let view_of = |session: &Session<G>| Json::of(&session.game().view_data(session.state()));
    let view = view_of(&Session::new(base.clone()));
    let fields = match view.tree() {
        JsonTree::Object(fields) => fields,
        _ => Vec::new(),
    };
    let fields: Vec<&str> = fields.iter().map(|(name, _)| name.as_str()).collect();
    let listed: Vec<&str> = G::SHOWN.iter().map(|(name, _)| *name).collect();
    holds(fields == listed, || {
        format!("SHOWN lists {listed:?}, and the view has {fields:?}")
    })?;
    let mut seen: BTreeSet<String> = ["now", "ask", "choices"].map(str::to_owned).into();
    let mut before = None;
    positions(base, games, |session| {
        let (view, scene) = (view_of(session), scene_of(session));
        seen.extend(scene.filled().map(|zone| zone.id.clone()));
        let after = (view.clone(), scene.clone());
        let Some((view_before, scene_before)) = before.replace(after) else {
            return Ok(true);
        };
        let same = |place: &&str| part(&scene_before, place) == part(&scene, place);
        for (field, how) in G::SHOWN {
            let Shown::In(places) = how else { continue };
            let changes = !session.is_empty() && view_before.get(field) != view.get(field);
            let hidden = changes && places.iter().all(same);
            holds(!hidden, || {
                format!("{field} changes, and nothing in {places:?} shows it")
            })?;
        }
        Ok(true)
    })?;
    for (field, how) in G::SHOWN {
        let Shown::In(places) = how else { continue };
        for place in *places {
            let known = seen.contains(*place);
            holds(known, || {
                format!("{field} is shown in {place}, which is never there")
            })?;
        }
    }
    Ok(())
}

/// Returns the contents of a scene in one of the places that [`Shown::In`] names.
fn part(scene: &Scene, place: &str) -> String {
    match place {
        "now" => scene.now.clone(),
        "ask" => scene.ask.clone(),
        "choices" => format!("{:?}", scene.choices),
        zone => format!("{:?}", scene.zone(zone)),
    }
}

/// Checks [`Scenic::TARGETS`](crate::Scenic::TARGETS): every row is of a kind of decision, the main item of each decision is by its row, legal or
/// not, and every pattern is at some time the id of an item that a legal decision concerns.
///
/// # Errors
/// The first fault, with the game in which it is met.
///
/// ```
/// # #[cfg(feature = "tomb4k")]
/// solo_table::testkit::targets(&tomb4k::Tomb::default(), 5)?;
/// # Ok::<(), String>(())
/// ```
pub fn targets<G: Presented>(base: &G, games: u32) -> Result<(), String> {
    let kinds = <G::Decision as Noun<G>>::variants();
    let is_kind = |row: &Target| kinds.iter().any(|kind| kind.name == row.kind);
    for row in G::TARGETS {
        holds(is_kind(row), || {
            format!("no kind of decision is called {}", row.kind)
        })?;
    }
    let patterns = |row: &'static Target| row.on.iter().map(|pattern| (row.kind, *pattern));
    let mut missing: BTreeSet<_> = G::TARGETS.iter().flat_map(patterns).collect();
    let mut step = 0_u32;
    positions(base, games, |session| {
        step = step.wrapping_add(1);
        if step.is_multiple_of(8) {
            main_items(session)?;
        }
        Ok(true)
    })?;
    positions(base, games.saturating_mul(PATIENCE), |session| {
        let (game, state) = (session.game(), session.state());
        for decision in game.decisions(state) {
            let on = items_of(session, decision);
            let kind = Noun::<G>::variant(&decision).map_or("", |kind| kind.name);
            missing.retain(|(of, pattern)| *of != kind || !on.iter().any(|id| is_by(pattern, id)));
        }
        Ok(!missing.is_empty())
    })?;
    let left = missing.first();
    left.map_or(Ok(()), |(kind, pattern)| {
        Err(format!(
            "no legal decision {kind} concerns an item by {pattern:?}"
        ))
    })
}

fn items_of<G: Presented>(session: &Session<G>, decision: G::Decision) -> Vec<String> {
    let (game, state) = (session.game(), session.state());
    game.decision_target(state, decision, &Speech::of(game)).on
}

/// Checks that a question about an item finds every decision whose main item it is.
fn main_items<G: Presented>(session: &Session<G>) -> Result<(), String> {
    let game = session.game();
    for decision in G::Decision::values(game) {
        let kind = Noun::<G>::variant(&decision).map(|kind| kind.name);
        let row = G::TARGETS.iter().find(|row| Some(row.kind) == kind);
        let main = items_of(session, decision).into_iter().next();
        if let Some((row, id)) = row.zip(main) {
            let text = game.decision_text(decision);
            let declared = row.can_lie_on(&id);
            holds(declared, || {
                format!("{text} concerns {id}, which is by no pattern of its row")
            })?;
        }
    }
    Ok(())
}

/// Checks the rules in sentences as tables use them: each part of the rules has one, if there are any; what explains a
/// decision or an event is a topic or a key; and the sentences of both have no fields but the options.
///
/// # Errors
/// The first fault, with the game in which it is met.
///
/// ```
/// # #[cfg(feature = "tomb4k")]
/// solo_table::testkit::sentences(&tomb4k::Tomb::default(), 5)?;
/// # Ok::<(), String>(())
/// ```
pub fn sentences<G: Presented>(base: &G, games: u32) -> Result<(), String> {
    let rules = G::RULES.all();
    for part in RulePart::ALL.iter().filter(|_| !rules.is_empty()) {
        explained::<G>(part.word())?;
    }
    positions(base, games, |session| {
        let (game, state) = (session.game(), session.state());
        let decisions = game.decisions(state);
        let mut keys: Vec<&str> = decisions
            .flat_map(|decision| game.explains(state, decision))
            .copied()
            .collect();
        for moment in session.moments_from(session.len()) {
            keys.extend(
                moment
                    .events
                    .iter()
                    .flat_map(|event| game.explains_event(event)),
            );
        }
        keys.into_iter().try_for_each(explained::<G>)?;
        Ok(true)
    })
}

/// Checks that a topic or a key has sentences, none of which has a field besides the options.
fn explained<G: Presented>(key: &str) -> Result<(), String> {
    let is_meant = |rule: &&Template| rule.key == key || rule.topic() == key;
    let mut rules = G::RULES.all().iter().filter(is_meant).peekable();
    holds(rules.peek().is_some(), || {
        format!("no rule has the topic or key {key}")
    })?;
    let is_option = |field: &str| G::Options::SPECS.iter().any(|spec| spec.name == field);
    rules.try_for_each(|rule| {
        let fields = rule.english.split('{').skip(1);
        let mut fields = fields.filter_map(|field| field.split(['}', '?', '#', ':']).next());
        let unknown = fields.find(|field| !is_option(field));
        unknown.map_or(Ok(()), |field| {
            Err(format!(
                "{{{field}}} in the rule {} is not an option",
                rule.key
            ))
        })
    })
}
