//! The scrapyard, drawn.

use solo_table::{Actor, ScreenPlace, SocketState};

use super::lies;
use crate::composed::{play, sensible, set, track};

#[test]
fn the_scrapyard_is_drawn_from_its_data() {
    let table = sensible("scrapyard", 7, |table| {
        table.plays().choices.iter().any(|it| it.verb == "build")
    });
    lies(&table, ScreenPlace::Hand, &["parts"]);
    lies(&table, ScreenPlace::You, &["invention", "character"]);
    lies(&table, ScreenPlace::Piles, &["built", "unseen"]);
    let progress = table.progress();
    // Bins: every Part with the copies in each place.
    let bins = &progress.needs.stocks;
    assert_eq!(bins.len(), 15);
    let mine: i32 = bins.iter().map(|bin| bin.count["you"]).sum();
    assert_eq!(mine, track(&progress, "you/parts").value);
    let scraps: i32 = bins.iter().map(|bin| bin.count["scrap"]).sum();
    assert_eq!(scraps, track(&progress, "scraps/part").value);
    let ghosts: i32 = bins.iter().map(|bin| bin.count["ghost"]).sum();
    assert_eq!(ghosts, track(&progress, "ghost/parts").value);
    assert_eq!(track(&progress, "you/parts").marks[0].at, 8);
    // Blueprints: three sockets each; what can be built has all its Parts, and uses them up.
    assert!(
        progress
            .needs
            .made
            .iter()
            .all(|need| need.sockets.len() == 3)
    );
    let plays = table.plays();
    let build = plays.choices.iter().find(|it| it.verb == "build").unwrap();
    let need = progress
        .needs
        .made
        .iter()
        .find(|need| Some(&need.id) == build.source.as_ref())
        .unwrap();
    assert!(need.ready && need.sockets.iter().all(|it| it.state == SocketState::Have));
    let parts: Vec<String> = need
        .sockets
        .iter()
        .map(|it| format!("parts/{}", it.card))
        .collect();
    let used: std::collections::BTreeSet<_> = build.materials.iter().collect();
    assert_eq!(used, parts.iter().collect());
    assert_eq!((build.cost["you/parts"], build.gain["you/built"]), (3, 1));
    // The ghost's plan, the race, and the chances of a dig and a steal.
    assert!(
        progress
            .needs
            .made
            .iter()
            .any(|need| need.owner == Actor::Rival)
    );
    assert_eq!(
        (
            set(&progress, "race/you").of,
            set(&progress, "race/ghost").of
        ),
        (3, 3)
    );
    let odds: Vec<_> = progress
        .needs
        .odds
        .iter()
        .map(|it| (&*it.id, it.cases))
        .collect();
    assert_eq!(
        odds,
        [
            ("scraps/part", 2),
            ("scraps/machine", 2),
            ("hoard/steal", 3)
        ]
    );
    assert!(play(&table, "draw part").safe);
}
