//! The challenge, drawn.

use solo_table::{Actor, MoveKind, ScreenPlace, Span, Table};

use super::{lies, view};
use crate::composed::{last, play, sensible, track};

#[test]
fn the_challenge_is_drawn_from_its_data() {
    let table = sensible("kings-challenge", 7, |table| {
        let plays = table.plays().choices;
        table.scene().now.starts_with("Round 2") && plays.iter().any(|it| it.verb == "pass")
    });
    lies(&table, ScreenPlace::You, &["purse", "characters"]);
    lies(&table, ScreenPlace::Rival, &["royal", "roy"]);
    lies(&table, ScreenPlace::Hand, &["action", "dice"]);
    let (progress, view) = (table.progress(), view(&table));
    let value = |id: &str| serde_json::json!(track(&progress, id).value);
    let human = &view["human"];
    assert_eq!(
        [
            value("you/deniers"),
            value("you/influence"),
            value("you/stock")
        ],
        [
            human["deniers"].clone(),
            human["influence"].clone(),
            human["stock"].clone()
        ]
    );
    assert_eq!(progress.clocks[0].left, 2);
    assert_eq!(track(&progress, "you/influence").maximum, Some(20));
    // Le Roy's table: eleven sums in seven lines, 36 cases, what each costs him and where it would go.
    let odds = &progress.needs.odds;
    assert_eq!(
        (odds.len(), odds.iter().map(|it| it.cases).sum::<u32>()),
        (7, 36)
    );
    assert!(odds.iter().all(|it| it.cost.contains_key("dice")));
    // Characters with the counts of both sides and the next step; cards with strength, price and points.
    for card in &table.scene().zone("characters").unwrap().items {
        assert!(
            ["you", "have", "his"]
                .iter()
                .all(|name| card.values.contains_key(*name)),
            "{card:?}"
        );
    }
    let plays = table.plays();
    let cards = table.scene();
    let cards = cards
        .zone("activities")
        .unwrap()
        .items
        .iter()
        .filter(|it| it.card.is_some());
    assert!(
        cards.clone().count() >= 6 && cards.clone().all(|it| it.values.contains_key("divisor"))
    );
    for event in &table.scene().zone("events").unwrap().items {
        let banners = event.values["banners"];
        assert!(
            (1..=banners).all(|cubes| event.values.contains_key(&*format!("vp{cubes}"))),
            "{event:?}"
        );
    }
    // An action says which dice the next question takes, and those are dice of the scene.
    let actions = plays
        .choices
        .iter()
        .filter(|it| it.verb == "activate" || it.verb == "combat");
    for action in actions {
        let mut after = table.clone();
        after.act(&action.notation).unwrap();
        let takes = |table: &Table| {
            let dice = table
                .plays()
                .choices
                .into_iter()
                .filter(|it| it.verb == "die");
            dice.map(|it| it.source.unwrap()).collect::<Vec<_>>()
        };
        if !takes(&after).is_empty() {
            assert!(
                takes(&after).iter().all(|die| action.accepts.contains(die)),
                "{action:?}"
            );
        }
        assert!(action.accepts.iter().all(|die| {
            table
                .scene()
                .item(die)
                .is_some_and(|it| it.values.contains_key("face"))
        }));
    }
    let pass = play(&table, "pass");
    assert_eq!(
        pass.ends.map(|ends| (ends.what, ends.last)),
        Some((Span::Turn, false))
    );
    assert!(pass.gain.contains_key("you/pot"));
    // His two dice point at the line of his table.
    let (step, _) = last(&table, Actor::Rival, |it| {
        it.kind == MoveKind::Roll && it.to.as_deref().is_some_and(|to| to.starts_with("royal/"))
    });
    assert!(!step.caption.is_empty());
}

#[test]
fn places_to_settle_are_told_with_what_differs() {
    let table = sensible("kings-challenge", 7, |table| {
        table.plays().choices.iter().any(|it| it.verb == "settle")
    });
    let progress = table.progress();
    assert_eq!(progress.needs.odds.len(), 7);
    let palace = progress
        .needs
        .worths
        .iter()
        .find(|it| it.id == "buildings/palace")
        .unwrap();
    assert_eq!(palace.value["salary"], 2);
    let settle = &table.plays().choices[0];
    assert_eq!(settle.source.as_deref(), Some("purse/supply"));
    assert!(
        settle.target.as_ref().unwrap().starts_with("buildings/")
            && settle.undoable == (settle.count > 1)
    );
}
