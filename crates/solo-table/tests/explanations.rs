//! Sentences of a lesson about the decisions of a game: each kind of decision has some that hold.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "tests may panic"
)]

use std::collections::BTreeSet;

use solo_core::rand_pcg::Pcg32;
use solo_core::{Dealer, Game, Input, Next, Noun, Session, below};
use solo_table::Presented;

/// Asserts that the keys of a decision name rules, one of which holds under the options.
fn is_explained<G: Presented>(game: &G, state: &G::State, decision: G::Decision) {
    let keys = game.explains(state, decision);
    let rules = G::RULES.all();
    for key in keys {
        let mut all = rules.iter();
        assert!(
            all.any(|rule| rule.key == *key || rule.topic() == *key),
            "{}: {key}",
            G::NAME
        );
    }
    let mut meant = rules
        .iter()
        .filter(|rule| keys.contains(&rule.key) || keys.contains(&rule.topic()));
    let holds = meant.any(|rule| rule.holds(Game::options(game)));
    assert!(holds, "{}: {decision:?}: {keys:?}", G::NAME);
}

/// Returns the kinds of decisions that came up in random games, each of which is explained.
fn explained<G: Presented + Default>() -> BTreeSet<&'static str> {
    let (mut kinds, game) = (BTreeSet::new(), G::default());
    for seed in 0..40 {
        let mut session = Session::new(game.clone());
        session.set_chance(Dealer::seeded(seed));
        session.answer();
        let mut random = Pcg32::new(seed, 43);
        while matches!(session.next(), Next::Decision) {
            let list: Vec<_> = game.decisions(session.state()).collect();
            for decision in &list {
                kinds.extend(Noun::<G>::variant(decision).map(|variant| variant.name));
                is_explained(&game, session.state(), *decision);
            }
            let pick = below(&mut random, u32::try_from(list.len()).unwrap());
            let input = Input::Decision(list[usize::try_from(pick).unwrap()]);
            assert!(session.push(input).is_ok());
        }
    }
    kinds
}

macro_rules! games {
    ($($feature:literal $name:ident $game:ty, $kinds:literal;)*) => {$(
        #[cfg(feature = $feature)]
        #[test]
        fn $name() {
            let kinds = explained::<$game>();
            assert!(kinds.len() >= $kinds, "{kinds:?}");
        }
    )*};
}

games! {
    "tomb4k" tomb4k tomb4k::Tomb, 11;
    "votk" votk votk::Valley, 15;
    "scrapyard" scrapyard scrapyard::Scrapyard, 12;
    "kings-challenge" kings_challenge kings_challenge::KingsChallenge, 24;
    "trismegistus-bot" trismegistus_bot trismegistus_bot::Botmegistus, 14;
}
