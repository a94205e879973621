//! VK-13: events.

use crate::common::{FULL, OTHER, given};
use serde_json::json;
use solo_core::{Face, Narration, Speech};
use votk::{By, Design, Event, Grant, Reach, Side, Slot, Valley, Winner, Zone};

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
    // Hand cards move from play to the pile in the events; a swap is two moves.
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

fn told(events: &[Event]) -> Vec<String> {
    let game = Valley::default();
    let sentences = Narration::new(Speech::of(&game), events);
    sentences.map(|sentence| sentence.to_string()).collect()
}

#[test]
fn every_event_is_a_sentence() {
    let game = Valley::default();
    let card = game.catalogue().design("boat").unwrap();
    let over = |winner, by| Event::Over {
        winner,
        by,
        player: 1,
        bot: 4,
    };
    let turn = |side| Event::TurnBegins { side, turn: 2 };
    let mode_of = |id, mode| Event::ModeChosen {
        card: game.catalogue().design(id).unwrap(),
        mode,
    };
    let returned = |cards: &[Design]| Event::Returned {
        cards: cards.iter().copied().collect(),
    };
    for (event, sentence) in [
        (turn(Side::Bot), "The Bot's turn begins."),
        (turn(Side::Player), "Your turn 2 begins."),
        (
            Event::Reshuffled { cards: 1 },
            "Your only discard becomes the new deck.",
        ),
        (
            Event::Reshuffled { cards: 5 },
            "You shuffle your 5 discards into a new deck.",
        ),
        (
            Event::Buying {
                slot: Slot::Top,
                card,
                price: 4,
            },
            "You buy Boat for 4 gold.",
        ),
        (Event::Using { card }, "You use Boat."),
        (
            mode_of("am_scarab", 1),
            "You choose for Scarab Amulet: get 2 extra gold for your next purchase this turn.",
        ),
        (
            mode_of("am_scarab", 2),
            "You choose for Scarab Amulet: draw 2 cards.",
        ),
        (Event::TurnedOver { card, runs: true }, "Boat acts at once."),
        (Event::TurnedOver { card, runs: false }, "Boat cannot act."),
        (Event::Repeating { card }, "You repeat the action of Boat."),
        (
            Event::Borrowing { card },
            "You borrow the action of Boat from the Bot.",
        ),
        (
            Event::Skipped { card, op: 2 },
            "Part 2 of Boat is impossible and is skipped.",
        ),
        (
            Event::Declined { card, op: 1 },
            "You leave out part 1 of Boat.",
        ),
        (
            Event::Granted(Grant::Purse(2)),
            "You have 2 extra gold for your next purchase.",
        ),
        (
            Event::Granted(Grant::Cheaper(1)),
            "Your purchases cost 1 gold less this turn.",
        ),
        (
            Event::Granted(Grant::Worth(4)),
            "Each card in your hand pays 4 gold this turn.",
        ),
        (
            Event::Granted(Grant::Reach(Reach::Middle)),
            "You can buy from the base and the middle row this turn.",
        ),
        (
            Event::Rolled {
                face: Face::SIX,
                slot: Slot::BaseRight,
            },
            "The Bot rolls 6 for base right.",
        ),
        (Event::Reacting { card }, "You react with Boat."),
        (Event::WindowPassed, "You do not react."),
        (returned(&[]), "Nothing returns to the Bot's tomb."),
        (returned(&[card]), "Boat returns to the Bot's tomb."),
        (
            returned(&[card, card]),
            "Boat and Boat return to the Bot's tomb.",
        ),
        (
            over(Winner::Player, By::Points),
            "You win with 1 point against 4 (house catalogue).",
        ),
        (
            over(Winner::Bot, By::TombSize),
            "The Bot wins with 4 points against your 1, having the smaller tomb (house catalogue).",
        ),
        (
            over(Winner::Shared, By::Equal),
            "You share the victory with 1 point each (house catalogue).",
        ),
    ] {
        assert_eq!(told(&[event]), [sentence]);
    }
}

#[test]
fn every_move_is_a_sentence() {
    let game = Valley::default();
    let card = game.catalogue().design("boat").unwrap();
    for (from, to, sentence) in [
        (Zone::Deck, Zone::Hand, "You draw Boat."),
        (
            Zone::Tomb,
            Zone::Hand,
            "You take Boat from your tomb into your hand.",
        ),
        (Zone::Hand, Zone::Played, "You lay down Boat."),
        (Zone::Deck, Zone::Turned, "You turn over Boat."),
        (Zone::Played, Zone::Discard, "You discard Boat."),
        (Zone::Turned, Zone::Discard, "You discard Boat."),
        (
            Zone::Slot(Slot::BaseLeft),
            Zone::Discard,
            "Boat goes from base left to your discard pile.",
        ),
        (
            Zone::Discard,
            Zone::Deck,
            "You put Boat from your discard pile on top of your deck.",
        ),
        (
            Zone::Slot(Slot::Top),
            Zone::Tomb,
            "You entomb Boat from the top.",
        ),
        (Zone::Stock, Zone::Boneyard, "Boat starts the boneyard."),
        (Zone::BotDiscard, Zone::Boneyard, "The Bot sacrifices Boat."),
        (
            Zone::BotTomb,
            Zone::Boneyard,
            "The Bot loses Boat to the boneyard.",
        ),
        (
            Zone::Hand,
            Zone::Boneyard,
            "You sacrifice Boat from your hand.",
        ),
        (
            Zone::Slot(Slot::BaseMiddle),
            Zone::BotTomb,
            "The Bot takes Boat from base middle.",
        ),
        (Zone::BotTomb, Zone::BotDiscard, "The Bot discards Boat."),
        (
            Zone::Stock,
            Zone::Slot(Slot::MiddleLeft),
            "Boat is laid at middle left.",
        ),
        (
            Zone::Slot(Slot::MiddleRight),
            Zone::Slot(Slot::BaseRight),
            "Boat moves from middle right to base right.",
        ),
    ] {
        assert_eq!(told(&[Event::Moved { card, from, to }]), [sentence]);
    }
}

#[test]
fn equal_moves_are_told_together() {
    let game = Valley::default();
    let moved = |id, from, to| Event::Moved {
        card: game.catalogue().design(id).unwrap(),
        from,
        to,
    };
    let drawn = |id| moved(id, Zone::Deck, Zone::Hand);
    let bought = |id| moved(id, Zone::Tomb, Zone::Discard);
    assert_eq!(
        told(&[
            drawn("shabti"),
            drawn("urn"),
            drawn("shabti"),
            bought("boat"),
            bought("senet"),
            Event::WindowPassed,
        ]),
        [
            "You draw 2× Shabti and Urn.",
            "Boat and Senet Board go from your tomb to your discard pile.",
            "You do not react.",
        ]
    );
}
