//! The valley, drawn.

use solo_table::{
    Actor, Cause, Changes, Dealer, MoveKind, Player, ScreenPlace, Span, Table, Tables,
};

use super::{lies, view};
use crate::composed::{item, last, play, sensible, set, track};

/// Counts the cards of a zone of a view: a list, or an object from card to copies.
fn copies(zone: &serde_json::Value) -> u64 {
    match zone.as_array() {
        Some(cards) => u64::try_from(cards.len()).unwrap(),
        None => {
            let counts = zone.as_object().unwrap().values();
            counts.map(|count| count.as_u64().unwrap()).sum()
        }
    }
}

#[test]
fn the_valley_is_drawn_from_its_data() {
    let table = sensible("votk", 7, |table| {
        let plays = table.plays().choices;
        table.scene().now.starts_with("Turn 7:") && plays.iter().any(|it| it.verb == "end")
    });
    lies(&table, ScreenPlace::You, &["tomb"]);
    lies(&table, ScreenPlace::Board, &["pyramid", "actions", "piles"]);
    lies(&table, ScreenPlace::Rival, &["bot_tomb", "bot"]);
    lies(&table, ScreenPlace::Hand, &["turn", "hand"]);
    lies(&table, ScreenPlace::Piles, &["own"]);
    let (progress, view) = (table.progress(), view(&table));
    // The clock, both scores, and the seven rows of each tomb with dots and points.
    let clock = &progress.clocks[0];
    let stock = copies(&view["stock"]["ii"]) + copies(&view["stock"]["iii"]);
    let filled = view["pyramid"].as_object().unwrap().values();
    let filled = filled.filter(|card| !card.is_null()).count();
    assert_eq!(
        u64::from(clock.left) + 2,
        stock + u64::try_from(filled).unwrap()
    );
    assert_eq!((&*clock.id, clock.of), ("cards", Some(56)));
    assert!(track(&progress, "you/points").score && track(&progress, "bot/points").score);
    let of: Vec<u32> = progress.sets.iter().map(|set| set.of).collect();
    assert_eq!(of, [0, 3, 4, 5, 6, 7, 0, 0, 3, 4, 5, 6, 7, 0]);
    for (tomb, owner) in [("tomb", Actor::You), ("bot_tomb", Actor::Rival)] {
        let mine = progress.sets.iter().filter(|set| set.owner == owner);
        let cards = mine
            .flat_map(|set| &set.cards)
            .map(|card| u64::from(card.count));
        assert_eq!(cards.sum::<u64>(), copies(&view[tomb]));
    }
    assert_eq!(set(&progress, "tomb/book").emblem, "set/book");
    // Piles, and the gold of the hand.
    assert_eq!(
        track(&progress, "stock2").value + track(&progress, "stock3").value,
        i32::try_from(stock).unwrap()
    );
    let hand = u64::try_from(track(&progress, "you/hand").value).unwrap();
    assert_eq!(hand, copies(&view["hand"]));
    // A card of the base: price, what it pays, its gain, its pictogram, its effects in lines, its mark of a house value.
    let plays = table.plays();
    let buy = plays.choices.iter().find(|it| it.verb == "buy").unwrap();
    let card = item(&table, buy.source.as_ref().unwrap());
    assert!(card.house && card.emblem.starts_with("card/"), "{card:?}");
    assert_eq!(buy.cost["gold"], card.values["price"]);
    assert!(card.values.contains_key("pays") && card.values.contains_key("tomb"));
    let pictures = table.pictures();
    let picture = pictures
        .iter()
        .find(|it| Some(&it.card) == card.card.as_ref());
    assert!(picture.is_some_and(|it| !it.effects.is_empty() && it.emblem == card.emblem));
    // The verbs of a card in hand, with the gain of entombing it.
    let entomb = plays.choices.iter().find(|it| it.verb == "entomb").unwrap();
    let held = item(&table, entomb.source.as_ref().unwrap());
    assert_eq!(entomb.gain["you/points"], held.values["tomb"]);
    assert!(entomb.target.as_ref().unwrap().starts_with("tomb/"));
    // The end of the turn, and what it costs.
    let end = play(&table, "end");
    assert_eq!(
        end.ends.as_ref().map(|ends| (ends.what, ends.last)),
        Some((Span::Turn, false))
    );
    assert_eq!(u64::try_from(end.cost["you/hand"]).unwrap(), hand);
    let owes = table
        .scene()
        .item("turn/sacrifice")
        .is_some_and(|it| it.badges[0].value.starts_with("still loses"));
    assert_eq!(end.due.get("sacrifice").copied(), owes.then_some(1));
    // The die of the Bot points at what it takes, and the score grows.
    let (step, taken) = last(&table, Actor::Rival, |it| it.kind == MoveKind::Take);
    let roll = step
        .moves
        .iter()
        .find(|it| it.kind == MoveKind::Roll)
        .unwrap();
    assert_eq!(
        (&roll.to, taken.cause),
        (&taken.from, roll.face.map(Cause::Die))
    );
    let score = step
        .numbers
        .iter()
        .find(|it| it.id == "bot/points")
        .unwrap();
    assert_eq!(
        step.caption,
        format!("The Bot took {}: {} → {}", taken.name, score.from, score.to)
    );
    assert!(step.moves.iter().any(|it| it.kind == MoveKind::Slide));
    assert_eq!(
        progress.needs.odds.iter().map(|it| it.cases).sum::<u32>(),
        6
    );
}

#[test]
fn a_swap_names_both_its_ends() {
    let table = sensible("votk", 3, |table| {
        table.plays().choices.iter().any(|it| it.verb == "swap")
            || table
                .plays()
                .choices
                .iter()
                .any(|it| it.notation == "use urn")
    });
    let mut table = table;
    if table.plays().choices.iter().all(|it| it.verb != "swap") {
        table.act("use urn").unwrap();
    }
    let swaps: Vec<_> = table
        .plays()
        .choices
        .into_iter()
        .filter(|it| it.verb == "swap")
        .collect();
    assert!(swaps.len() > 5);
    for swap in swaps {
        let ends = [swap.source.unwrap(), swap.target.unwrap()];
        assert!(
            ends[0] != ends[1] && ends.iter().all(|id| id.starts_with("pyramid/")),
            "{ends:?}"
        );
    }
}

/// Plays games at random, and returns their steps, each with the decision or the outcome that it was.
fn steps() -> Vec<(String, Changes)> {
    let mut steps = Vec::new();
    for deal in 0..12 {
        let dealer = Dealer::seeded(deal);
        let mut table = Table::new("votk", &[], &Tables::new(), dealer).unwrap();
        while let Some(choice) = table.advice(Player::Random, deal) {
            let (notation, from) = (choice.notation.clone(), table.steps());
            table.act_number(choice.number).unwrap();
            let changes = table.changes_from(from.saturating_add(1)).into_iter();
            steps.extend(changes.take(1).map(|it| (notation.clone(), it)));
        }
    }
    steps
}

/// VK-4.9, VK-6.10: what an action takes is not bought.
#[test]
fn bought_is_only_what_is_paid() {
    let is_paid = |notation: &str| notation.starts_with("buy ") || notation.starts_with("pay ");
    let (mut bought, mut took) = (0, 0);
    for (notation, step) in steps() {
        let onto_pile = step.moves.iter().any(|it| {
            let to = it.to.as_deref().unwrap_or_default();
            it.kind == MoveKind::Take && to.starts_with("own/discard")
        });
        if step.caption.starts_with("You bought ") {
            assert!(is_paid(&notation), "{notation}: {}", step.caption);
            bought += 1;
        } else if onto_pile && !is_paid(&notation) {
            took += u32::from(step.caption.starts_with("You took "));
        }
    }
    assert!(bought > 20 && took > 5, "{bought} {took}");
}
