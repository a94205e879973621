//! VK-13: events.

use crate::common::{FULL, OTHER, given};
use serde_json::json;
use solo_core::{Face, Game};
use votk::{By, Event, Grant, Reach, Side, Slot, Valley, Winner, Zone};

#[test]
fn vk_13_1_events_in_order() {
    let mut events = Vec::new();
    Valley::default().start_with_events(&mut events);
    assert!(events.is_empty());
    let scene = given()
        .hand("urn shabti")
        .pyramid(FULL)
        .play("end, shed mr");
    assert_eq!(
        scene.told(),
        [
            json!({"event": "moved", "card": "bk_gates", "from": "mr", "to": "boneyard"}),
            json!({"event": "moved", "card": "boat", "from": "t", "to": "mr"}),
        ]
    );
}

#[test]
fn vk_13_2_one_moved_for_each_change_of_zone() {
    let moved = |card: &str, from: &str, to: &str| json!({"event": "moved", "card": card, "from": from, "to": to});
    // Hand cards are told as going from play to the pile; a swap is two moves.
    let scene = given().hand("urn shabti").pyramid(FULL).play("end");
    assert_eq!(
        scene.told(),
        [
            moved("shabti", "played", "discard"),
            moved("urn", "played", "discard")
        ]
    );
    let scene = given()
        .hand("urn shabti")
        .pyramid(FULL)
        .play("use urn, swap bl t");
    assert_eq!(
        scene.told(),
        [moved("sarc_outer", "bl", "t"), moved("boat", "t", "bl")]
    );
    // A reshuffle is one event.
    let scene = given()
        .hand("food urn")
        .pile("shabti x2")
        .pyramid(FULL)
        .play("use food");
    assert_eq!(
        scene.told(),
        [
            moved("food", "hand", "played"),
            json!({"event": "using", "card": "food"}),
            json!({"event": "reshuffled", "cards": 2}),
        ]
    );
    let scene = given()
        .hand("st_bastet urn")
        .pyramid(OTHER.replace("st_bastet", "am_ankh").as_str())
        .play("use st_bastet");
    scene.tells(json!({"event": "granted", "what": "reach", "value": "middle"}));
    scene
        .play("pass")
        .tells(json!({"event": "declined", "card": "st_bastet", "op": 2}));
    let scene = given()
        .hand("censer am_ankh urn")
        .deck("urn")
        .pyramid(FULL)
        .play("use censer");
    scene.tells(json!({"event": "granted", "what": "cheaper", "value": 1}));
    scene
        .play("use am_ankh, draw urn")
        .tells(json!({"event": "granted", "what": "purse", "value": 1}));
}

#[test]
fn every_event_is_a_sentence() {
    let game = Valley::default();
    let card = game.catalogue().design("boat").unwrap();
    let (slot, from, to) = (Slot::Top, Zone::Deck, Zone::Hand);
    let moved = |from, to| Event::Moved { card, from, to };
    let over = |winner, by| Event::Over {
        winner,
        by,
        player: 3,
        bot: 4,
    };
    let turn = |side| Event::TurnBegins { side, turn: 2 };
    for (event, sentence) in [
        (turn(Side::Bot), "The Bot's turn begins."),
        (turn(Side::Player), "Turn 2 begins."),
        (moved(from, to), "Boat goes from the deck to the hand."),
        (
            moved(Zone::Played, Zone::Discard),
            "Boat goes from play to the discard pile.",
        ),
        (
            moved(Zone::Turned, Zone::Tomb),
            "Boat goes from the cards turned over to the tomb.",
        ),
        (
            moved(Zone::BaseLeft, Zone::BaseMiddle),
            "Boat goes from the base, left to the base, middle.",
        ),
        (
            moved(Zone::BaseRight, Zone::MiddleLeft),
            "Boat goes from the base, right to the middle row, left.",
        ),
        (
            moved(Zone::MiddleRight, Zone::Top),
            "Boat goes from the middle row, right to the top of the pyramid.",
        ),
        (
            moved(Zone::Stock, Zone::Boneyard),
            "Boat goes from the stock to the boneyard.",
        ),
        (
            moved(Zone::BotTomb, Zone::BotDiscard),
            "Boat goes from the Bot's tomb to the Bot's discard pile.",
        ),
        (
            Event::Reshuffled { cards: 1 },
            "The only discard becomes the deck.",
        ),
        (
            Event::Reshuffled { cards: 5 },
            "5 discards become the deck.",
        ),
        (
            Event::Buying {
                slot,
                card,
                price: 4,
            },
            "Boat is bought for 4 gold.",
        ),
        (Event::Using { card }, "Boat is used."),
        (
            Event::ModeChosen { card, mode: 2 },
            "Mode 2 of the action is carried out.",
        ),
        (
            Event::TurnedOver { card, runs: true },
            "Boat is turned over and used.",
        ),
        (
            Event::TurnedOver { card, runs: false },
            "Boat is turned over and cannot be used.",
        ),
        (Event::Repeating { card }, "The action of Boat is repeated."),
        (Event::Borrowing { card }, "The action of Boat is borrowed."),
        (
            Event::Skipped { card, op: 2 },
            "Part 2 of Boat is impossible and left out.",
        ),
        (
            Event::Declined { card, op: 1 },
            "Part 1 of Boat is declined.",
        ),
        (
            Event::Granted(Grant::Purse(2)),
            "2 extra gold for the next purchase.",
        ),
        (
            Event::Granted(Grant::Cheaper(1)),
            "Purchases of this turn cost 1 less.",
        ),
        (
            Event::Granted(Grant::Worth(4)),
            "Every hand card is worth 4 gold.",
        ),
        (
            Event::Granted(Grant::Reach(Reach::Middle)),
            "What can be bought from now: middle.",
        ),
        (
            Event::Rolled {
                face: Face::SIX,
                slot,
            },
            "The die shows 6.",
        ),
        (Event::Reacting { card }, "Boat is played in reaction."),
        (Event::WindowPassed, "No reaction."),
        (
            Event::Returned {
                cards: [card; 2].into_iter().collect(),
            },
            "The Bot's tomb gets its discards back: Boat, Boat.",
        ),
        (
            over(Winner::Player, By::Points),
            "The game is over, 3 to 4: you win (house catalogue).",
        ),
        (
            over(Winner::Bot, By::TombSize),
            "The game is over, 3 to 4: the Bot wins by the smaller tomb (house catalogue).",
        ),
        (
            over(Winner::Shared, By::Equal),
            "The game is over, 3 to 4: the victory is shared (house catalogue).",
        ),
    ] {
        let mut told = String::new();
        game.narrate(&event, &mut told).unwrap();
        assert_eq!(told, sentence);
    }
}
