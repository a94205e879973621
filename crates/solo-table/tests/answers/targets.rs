//! Targets: a question about an item finds by them every decision that concerns the item.

use std::collections::BTreeSet;

use solo_core::rand_pcg::Pcg32;
use solo_core::{Countable, Game, Input, Next, Refusal, RefusalKind, Session, Speech, below};
use solo_table::{ErrorKind, Scenic, Table};

/// Looks at positions of random games by these rules in turn, until nothing more is looked for.
fn positions<G: Scenic>(rules: &[G], most: u64, mut look: impl FnMut(&Session<G>) -> bool) {
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
fn on<G: Scenic>(session: &Session<G>, decision: G::Decision) -> Vec<String> {
    let (game, state) = (session.game(), session.state());
    game.decision_target(state, decision, &Speech::of(game)).on
}

/// The refusals of a question are those of all decisions whose main item it is.
fn questions_find_every_refusal<G: Scenic>(rules: &[G]) {
    let mut step = 0_u32;
    positions(rules, 8, |session| {
        let (game, state) = (session.game(), session.state());
        step = step.saturating_add(1);
        if !step.is_multiple_of(3) || !matches!(session.next(), Next::Decision) {
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
