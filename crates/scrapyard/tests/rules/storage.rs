//! As many cards as the rules of tables allow.

use crate::common::assembled;
use solo_core::{Game, GameData, Next, Session, Tables};

/// V5 bounds the kinds and V2 their copies; nothing else is too much.
#[test]
fn v5_no_storage_is_too_small() {
    let rows = |header: &str, row: &dyn Fn(usize) -> String| {
        (1..=64).fold(format!("{header}\n"), |table, at| table + &row(at) + "\n")
    };
    // The next rows, in a circle.
    let recipe = |letter: char, at: usize| {
        let next = |by: usize| format!("{letter}{}", (at + by - 1) % 64 + 1);
        [0, 1, 2].map(next).join(" ")
    };
    let tables = Tables::new()
        .with(
            "parts",
            rows("id,name,copies", &|at| format!("p{at},Part {at},99")),
        )
        .with(
            "machines",
            rows("id,name,copies,parts,ability", &|at| {
                format!("s{at},Machine {at},99,{},a{at}", recipe('p', at))
            }),
        )
        .with(
            "inventions",
            rows("id,name,copies,machines", &|at| {
                format!("i{at},Invention {at},99,{}", recipe('s', at))
            }),
        )
        .with(
            "abilities",
            rows("id,op,n,keep,need,from,floor,rest", &|at| {
                format!("a{at},draw,{},0,0,pmi,0,-", at % 6 + 1)
            }),
        )
        .with(
            "characters",
            rows("id,name,ability,uses", &|at| {
                format!("c{at},Character {at},a{at},99")
            }),
        );
    let mut session = Session::seeded(assembled(&tables), 7);
    let mut steps = 0;
    while session.next() == Next::Decision {
        let decisions: Vec<_> = session.game().decisions(session.state()).collect();
        session.push(decisions[steps % decisions.len()]).unwrap();
        steps += 1;
        let game = session.game();
        assert_eq!(game.broken_rule(session.state()), None);
        let view = game.view_data(session.state());
        let read = game.set_up_data(&serde_json::to_value(view).unwrap());
        assert_eq!(read.as_ref(), Ok(session.state()));
    }
    assert!(matches!(session.next(), Next::Over(_)), "{steps} steps");
    assert!(steps > 100, "{steps}");
}
