//! Targets: what is declared of a kind of decision holds in every position, and a question about an item finds by it
//! every decision that concerns the item.

use core::slice;
use std::collections::BTreeSet;

use solo_core::rand_pcg::Pcg32;
use solo_core::{Countable, Game, Input, Next, Noun, Refusal, RefusalKind, Session, Speech, below};
use solo_table::{ErrorKind, Scenic, Table, Target, Visibility};

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

fn row<G: Scenic>(decision: G::Decision) -> &'static Target {
    let kind = Noun::<G>::variant(&decision).unwrap().name;
    G::TARGETS.iter().find(|row| row.kind == kind).unwrap()
}

/// Returns the ids of the items that a decision concerns.
fn on<G: Scenic>(session: &Session<G>, decision: G::Decision) -> Vec<String> {
    let (game, state) = (session.game(), session.state());
    game.decision_target(state, decision, &Speech::of(game)).on
}

/// Every kind has a row, and no row is of another kind; the main item of each decision, legal or not, is by its row.
fn main_items_are_declared<G: Scenic>(rules: &[G]) {
    let kinds = <G::Decision as Noun<G>>::variants()
        .iter()
        .map(|it| it.name);
    assert!(
        kinds.eq(G::TARGETS.iter().map(|row| row.kind)),
        "{}",
        G::NAME
    );
    let mut step = 0_u32;
    positions(rules, 4, |session| {
        step = step.saturating_add(1);
        if !step.is_multiple_of(8) {
            return true;
        }
        for decision in G::Decision::values(session.game()) {
            let on = on(session, decision);
            let declared = on
                .first()
                .is_none_or(|id| row::<G>(decision).can_lie_on(id));
            assert!(declared, "{}: {decision:?}: {on:?}", G::NAME);
        }
        true
    });
}

/// Kinds of decisions that concern an item in some positions only.
const SOMETIMES: [&str; 1] = ["Stop"];

/// A legal decision concerns an item if its row has one, and each pattern is at some time that of an item in the scene.
fn patterns_are_those_of_items<G: Scenic>(rules: &[G]) {
    let mut missing: BTreeSet<_> = G::TARGETS
        .iter()
        .flat_map(|row| row.on.iter().map(|pattern| (row.kind, pattern)))
        .collect();
    positions(rules, 5000, |session| {
        let (game, state) = (session.game(), session.state());
        for decision in game.decisions(state) {
            let (row, on) = (row::<G>(decision), on(session, decision));
            let needs_none = row.on.is_empty() || SOMETIMES.contains(&row.kind);
            assert!(needs_none || !on.is_empty(), "{}: {decision:?}", G::NAME);
            for pattern in row.on {
                let alone = Target::one_of(row.kind, "", slice::from_ref(pattern));
                let id = on.iter().find(|id| alone.can_lie_on(id));
                if let Some(id) = id.filter(|_| missing.remove(&(row.kind, pattern))) {
                    let scene = game.scene(state, Visibility::Table, &Speech::of(game));
                    assert!(scene.ids().any(|it| it == id), "{}: {id}", G::NAME);
                }
            }
        }
        !missing.is_empty()
    });
    assert!(missing.is_empty(), "{}: {missing:?}", G::NAME);
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

fn check<G: Scenic>(rules: &[G]) {
    main_items_are_declared(rules);
    questions_find_every_refusal(rules);
    patterns_are_those_of_items(rules);
}

#[cfg(feature = "tomb4k")]
#[test]
fn targets_of_tomb4k() {
    check(&[tomb4k::Tomb::default()]);
}

#[cfg(feature = "votk")]
#[test]
fn targets_of_votk() {
    check(&[votk::Valley::default()]);
}

#[cfg(feature = "scrapyard")]
#[test]
fn targets_of_scrapyard() {
    check(&[scrapyard::Scrapyard::default()]);
}

#[cfg(feature = "kings-challenge")]
#[test]
fn targets_of_kings_challenge() {
    check(&[kings_challenge::KingsChallenge::default()]);
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
    check(&[Botmegistus::default(), lean]);
}
