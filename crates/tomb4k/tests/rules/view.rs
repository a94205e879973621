//! Chapter TK-18: the view.

use std::collections::BTreeMap;

use crate::common::{Play, after, fields, positions, set_up, view_of};
use serde_json::{Value, json};
use solo_core::rand_pcg::Pcg32;
use solo_core::{Game, GameData, Source, below, stream};
use tomb4k::Tomb;
use tomb4k::catalogue::DECK;

#[test]
fn tk_18_1_exactly_these_fields_in_this_order() {
    let running = "phase heading turn column delve_turns retreat_turns deck unseen bottom torches hp skills \
        treasure kings worth spent open encounter damage discards_due fourth resume stacks covered \
        discards outcome";
    let over = format!("{running} result won kings points gold score");
    for (name, steps) in positions() {
        let play = after(steps);
        let expected = if play.due() == "over" { &over } else { running };
        assert_eq!(
            fields(&play.game.view_data(&play.state)),
            expected,
            "{name}"
        );
        // Fields are read in any order.
        let sorted: BTreeMap<String, Value> = serde_json::from_value(view_of(name)).unwrap();
        let text = serde_json::to_string(&sorted).unwrap();
        let data = serde_json::from_str(&text).unwrap();
        assert_eq!(play.game.set_up_data(&data), Ok(play.state), "{name}");
    }
}

#[test]
fn tk_18_2_cards_in_catalogue_order_and_equal_views_for_equal_positions() {
    let one = after("card Jk, card KD, card 2S, card JH, card JD, card 9C");
    let other = after("card KD, card Jk, card JD, card 2S, card JH, card 9C");
    assert_eq!(one.sees(["treasure", "skills"]), ["KD Jk", "JD JH"]);
    assert_eq!(one.state, other.state);
    let text = |play: &Play| serde_json::to_string(&play.game.view_data(&play.state)).unwrap();
    assert_eq!(text(&one), text(&other));
    let unseen = after("").see("unseen");
    assert!(
        unseen
            .split(' ')
            .map(str::to_owned)
            .eq(DECK.iter().map(|card| card.to_string()))
    );
    for another in [
        "card Jk, card KD, card 2S, card JH, card JD, card 8C",
        "card 9S",
        "",
    ] {
        let another = after(another);
        assert_ne!(another.state, one.state);
        assert_ne!(text(&another), text(&one));
    }
}

#[test]
fn what_is_not_a_view_is_not_read() {
    let good = view_of("blow");
    for field in good.as_object().unwrap().keys() {
        for wrong in [
            json!({}),
            json!(-1),
            json!("wrong"),
            json!([1.5]),
            json!([[]]),
            json!(true),
        ] {
            let mut view = good.clone();
            view[field] = wrong;
            assert!(set_up(&view).is_err(), "{field}");
        }
        let mut view = good.clone();
        view.as_object_mut().unwrap().remove(field);
        let faults = set_up(&view).unwrap_err().to_string();
        assert!(
            faults.starts_with(&format!("{field}: the field is missing")),
            "{faults}"
        );
    }
    let mut view = good.clone();
    view["mood"] = json!("gloomy");
    let faults = set_up(&view).unwrap_err().to_string();
    assert_eq!(faults, "mood: there is no such field (TK-18.1)");
}

/// Makes one to four random changes of fields, or of the zones of cards.
fn scramble(view: &mut Value, other: &Value, rng: &mut Pcg32) {
    let fields: Vec<String> = view.as_object().unwrap().keys().cloned().collect();
    let mut any =
        |bound: usize| usize::try_from(below(rng, u32::try_from(bound).unwrap())).unwrap();
    for _ in 0..=any(4) {
        let field = &fields[any(fields.len())];
        match any(4) {
            0 => view[field] = other[field].clone(),
            1 if view[field].is_u64() => view[field] = json!(any(16)),
            2 => {
                let to = &fields[any(fields.len())];
                let card = view[field].as_array_mut().and_then(Vec::pop);
                if let (Some(card), Some(cards)) = (card, view[to].as_array_mut()) {
                    cards.push(card);
                }
            }
            _ => {
                let to = &fields[any(fields.len())];
                let (one, two) = (view[field].clone(), view[to].clone());
                if one.is_array() == two.is_array() {
                    view[field] = two;
                    view[to] = one;
                }
            }
        }
    }
}

#[test]
fn scrambled_views_are_refused_or_are_positions() {
    let game = Tomb::default();
    let mut rng = stream(13, Source::new::<0>());
    let views: Vec<Value> = positions().map(|(name, _)| view_of(name)).collect();
    let mut accepted = 0;
    for round in 0..20_000 {
        let mut view = views[round % views.len()].clone();
        let other = &views[usize::try_from(below(&mut rng, 17)).unwrap()];
        scramble(&mut view, other, &mut rng);
        if let Ok(state) = set_up(&view) {
            accepted += 1;
            assert_eq!(game.broken_rule(&state), None, "{view}");
            assert!(game.decisions(&state).len() != 1, "{view}");
            let again = set_up(&solo_testkit::view(&game, &state));
            assert_eq!(again, Ok(state), "{view}");
        }
    }
    assert!(
        (100..15_000).contains(&accepted),
        "{accepted} were accepted"
    );
}
