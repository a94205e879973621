//! Zones of decisions: what is declared of a kind of decision holds in every position.

use std::collections::{BTreeMap, BTreeSet};

use solo_core::{Countable, Noun, Session, Speech, below, rand_pcg::Pcg32};
use solo_table::Scenic;

/// Zones of the main item, by the kind of decision.
type Zones = BTreeMap<&'static str, BTreeSet<String>>;

/// Collects the zones of all decisions, legal or not, in positions of random games.
fn seen<G: Scenic + Default>() -> Zones {
    let mut zones = Zones::new();
    for seed in 0..super::law_positions().map_or(3, |positions| positions.div_ceil(50)) {
        let mut random = Pcg32::new(seed, 41);
        let mut session = Session::seeded(G::default(), seed);
        loop {
            if below(&mut random, 8) == 0 {
                collect(&session, &mut zones);
            }
            let count = session.choices().len();
            let pick = below(&mut random, u32::try_from(count).unwrap().max(1));
            if session.decide_nth(usize::try_from(pick).unwrap()).is_none() {
                break;
            }
        }
    }
    zones
}

fn collect<G: Scenic>(session: &Session<G>, zones: &mut Zones) {
    let (game, state) = (session.game(), session.state());
    for decision in G::Decision::values(game) {
        let kind = Noun::<G>::variant(&decision).unwrap().name;
        let target = game.decision_target(state, decision, &Speech::of(game));
        let zone = target
            .on
            .first()
            .map(|id| id.split('/').next().unwrap().to_owned());
        zones.entry(kind).or_default().extend(zone);
    }
}

fn check<G: Scenic + Default>() {
    let declared: BTreeMap<_, BTreeSet<&str>> = G::ZONES
        .iter()
        .map(|(kind, zones)| (*kind, zones.iter().copied().collect()))
        .collect();
    for (kind, seen) in seen::<G>() {
        let known = declared.get(kind).cloned().unwrap_or_default();
        let unknown: Vec<_> = seen
            .iter()
            .filter(|zone| !known.contains(zone.as_str()))
            .collect();
        assert!(unknown.is_empty(), "{}: {kind}: {seen:?}", G::NAME);
    }
    assert_eq!(declared.len(), G::ZONES.len(), "{}", G::NAME);
}

#[test]
fn a_kind_of_decision_lies_in_its_zones() {
    #[cfg(feature = "tomb4k")]
    check::<tomb4k::Tomb>();
    #[cfg(feature = "votk")]
    check::<votk::Valley>();
    #[cfg(feature = "scrapyard")]
    check::<scrapyard::Scrapyard>();
    #[cfg(feature = "kings-challenge")]
    check::<kings_challenge::KingsChallenge>();
    #[cfg(feature = "trismegistus-bot")]
    check::<trismegistus_bot::Botmegistus>();
}
