//! Targets: a question about an item finds by them every decision that concerns the item.

use std::collections::BTreeSet;

use solo_core::rand_pcg::Pcg32;
use solo_core::{Countable, Game, Input, Next, Refusal, RefusalKind, Session, Speech, below};
use solo_table::{ErrorKind, Presented, Table};

/// Looks at positions of random games by these rules in turn, until nothing more is looked for.
fn positions<G: Presented>(rules: &[G], most: u64, mut look: impl FnMut(&Session<G>) -> bool) {
    for (seed, game) in (0..most).zip(rules.iter().cycle()) {
        let mut random = Pcg32::new(seed, 41);
        let mut session = Session::seeded(game.clone(), seed);
        loop {
            if !look(&session) {
                return;
            }
            let count = session.choices().len();
            let pick = below(&mut random, u32::try_from(count).unwrap().max(1));
            if session.decide_nth(usize::try_from(pick).unwrap()).is_none() {
                break;
            }
        }
    }
}

/// Returns the ids of the items that a decision concerns.
fn on<G: Presented>(session: &Session<G>, decision: G::Decision) -> Vec<String> {
    let (game, state) = (session.game(), session.state());
    game.decision_target(state, decision, &Speech::of(game)).on
}

/// The refusals of a question are those of all decisions whose main item it is.
fn questions_find_every_refusal<G: Presented>(rules: &[G]) {
    let mut step = 0_u32;
    positions(rules, 4, |session| {
        let (game, state) = (session.game(), session.state());
        step = step.saturating_add(1);
        if !step.is_multiple_of(5) || !matches!(session.next(), Next::Decision) {
            return true;
        }
        let mut refused: Vec<(String, String)> = Vec::new();
        for decision in G::Decision::values(game) {
            let refusal = game.advance(&mut state.clone(), Input::Decision(decision), &mut ());
            let is_telling = |refusal: &G::Refusal| refusal.kind() == RefusalKind::NotLegal;
            if refusal.is_err_and(|refusal| is_telling(&refusal)) {
                let text = game.decision_text(decision).to_string();
                let main = on(session, decision).into_iter().next();
                refused.extend(main.map(|main| (main, text)));
            }
        }
        let table = Table::of(session.clone());
        let ids: BTreeSet<&String> = refused.iter().map(|(main, _)| main).collect();
        for id in ids {
            let answer = table.ask(id).refusals.into_iter();
            let telling = answer.filter(|why| why.error.kind == ErrorKind::NotLegal);
            let found: Vec<_> = telling.map(|why| why.notation).collect();
            let all = refused.iter().filter(|(main, _)| main == id);
            assert!(all.map(|(_, text)| text).eq(&found), "{}: {id}", G::NAME);
        }
        true
    });
}

#[cfg(feature = "tomb4k")]
#[test]
fn targets_of_tomb4k() {
    questions_find_every_refusal(&[tomb4k::Tomb::default()]);
}

#[cfg(feature = "votk")]
#[test]
fn targets_of_votk() {
    questions_find_every_refusal(&[votk::Valley::default()]);
}

#[cfg(feature = "scrapyard")]
#[test]
fn targets_of_scrapyard() {
    questions_find_every_refusal(&[scrapyard::Scrapyard::default()]);
}

#[cfg(feature = "kings-challenge")]
#[test]
fn targets_of_kings_challenge() {
    questions_find_every_refusal(&[kings_challenge::KingsChallenge::default()]);
}

#[cfg(feature = "trismegistus-bot")]
#[test]
fn targets_of_trismegistus_bot() {
    use trismegistus_bot::{Botmegistus, Options, Reports};
    let lean = Options {
        reports: Reports::Lean,
        ..Options::DEFAULT
    };
    let lean = Botmegistus::default().with_options(lean).unwrap();
    questions_find_every_refusal(&[Botmegistus::default(), lean]);
}

/// A verb alone is answered about what lies on the table, or by a sentence.
fn verbs_alone_are_about_the_table<G: Presented>(rules: &[G]) -> u32 {
    let (mut step, mut asked) = (0_u32, 0_u32);
    positions(rules, 4, |session| {
        step = step.saturating_add(1);
        if !step.is_multiple_of(16) || !matches!(session.next(), Next::Decision) {
            return true;
        }
        let (game, table) = (session.game(), Table::of(session.clone()));
        let scene = table.scene();
        for target in G::TARGETS.iter().filter(|target| !target.on.is_empty()) {
            let verb = target.verb.split(' ').next().unwrap();
            let answer = table.explain(verb);
            assert!(!answer.lines().is_empty(), "{}: {verb}", G::NAME);
            asked = asked.saturating_add(1);
            for why in answer.refusals {
                let decision = game.parse_decision(&why.notation).unwrap();
                let main = on(session, decision).into_iter().next();
                let is_there = main.is_none_or(|main| scene.ids().any(|id| id == main));
                // A verb without an object names all there is.
                let is_named =
                    why.notation == verb || why.label.to_lowercase().matches(verb).count() > 1;
                assert!(is_there || is_named, "{}: {verb}: {why:?}", G::NAME);
            }
        }
        true
    });
    asked
}

#[cfg(feature = "scrapyard")]
#[test]
fn verbs_of_scrapyard() {
    assert!(verbs_alone_are_about_the_table(&[scrapyard::Scrapyard::default()]) > 20);
}

#[cfg(feature = "votk")]
#[test]
fn verbs_of_votk() {
    assert!(verbs_alone_are_about_the_table(&[votk::Valley::default()]) > 20);
}

#[cfg(feature = "kings-challenge")]
#[test]
fn verbs_of_kings_challenge() {
    assert!(verbs_alone_are_about_the_table(&[kings_challenge::KingsChallenge::default()]) > 20);
}
