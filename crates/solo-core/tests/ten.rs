//! The example game: its audit, its notation and its data.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use solo_core::example::{Choice, Rolled, Table, Ten};
use solo_core::{Face, Faults, Forbidden, Game, Input, Next, Refusal};

#[test]
fn an_audit_cites_the_clause() {
    let beyond = Some("TEN-4");
    let early = Some("TEN-2");
    for (table, rule) in [
        (Table::Deciding(10), None),
        (Table::Deciding(11), beyond),
        (Table::Rolling(11), beyond),
        (Table::Over(4), early),
        (Table::Over(5), None),
        (Table::Over(16), None),
        (Table::Over(17), beyond),
    ] {
        assert_eq!(Ten.broken_rule(&table), rule, "{table:?}");
        let faults = Faults::found_by(|findings| Ten.audit(&table, findings));
        assert_eq!(faults.iter().next().map(|fault| fault.rule), rule);
    }
}

#[test]
fn texts_are_read_before_rules_are_asked() {
    let step = |table: Table, text| {
        let mut after = table;
        let mut events = Vec::new();
        Ten.advance_by_text(&mut after, text, &mut events)
            .map(|()| (after, events))
    };
    let rolling = Table::Rolling(4);
    assert_eq!(
        step(rolling, Input::Chance("3")),
        Ok((Table::Deciding(7), vec![Rolled::Sum { sum: 7 }]))
    );
    assert_eq!(
        step(Table::Deciding(7), Input::Decision("stop")),
        Ok((Table::Over(7), vec![]))
    );
    let refusal = |table, text| step(table, text).unwrap_err();
    assert_eq!(
        refusal(Table::Over(7), Input::Decision("nonsense")),
        Forbidden::GAME_OVER
    );
    assert_eq!(
        refusal(rolling, Input::Decision("nonsense")).reason(),
        "notation"
    );
    assert_eq!(refusal(rolling, Input::Decision("roll")).rule(), "TEN-1");
    assert_eq!(
        Ten.parse_input(&rolling, Input::Decision("stop")),
        Ok(Input::Decision(Choice::Stop))
    );
    assert_eq!(Ten.decision_text(Choice::Roll).to_string(), "roll");
    let mut text = String::new();
    Ten.narrate(&Rolled::Sum { sum: 7 }, &mut text).unwrap();
    assert_eq!(text, "The sum is now 7.");
}

#[test]
fn ten_is_won_up_to_ten() {
    assert_eq!(Ten.next(&Table::Over(10)), Next::Over(10));
    assert_eq!(Ten.next(&Table::Over(11)), Next::Over(0));
    let six = Input::Chance(Face::SIX);
    assert_eq!(Ten.apply(&Table::Rolling(4), six), Ok(Table::Deciding(10)));
    assert_eq!(Ten.apply(&Table::Rolling(5), six), Ok(Table::Over(11)));
}

#[cfg(feature = "serde")]
mod data {
    use solo_core::GameData;
    use solo_core::example::{Phase, Rolled, Table, Ten, View};
    use solo_core::serde::Serialize;

    fn json(data: &impl Serialize) -> String {
        serde_json::to_string(data).unwrap()
    }

    #[test]
    fn positions_are_data() {
        let rolling = json(&Ten.view_data(&Table::Rolling(4)));
        assert_eq!(rolling, r#"{"phase":"rolling","sum":4,"outcome":null}"#);
        let event = Ten.event_data(&Rolled::Sum { sum: 4 });
        assert_eq!(json(&event), r#"{"event":"sum","sum":4}"#);
        assert_eq!(json(&Ten.outcome_data(&9)), "9");
        assert_eq!(Ten::assemble((), &solo_core::Tables::new()), Ok(Ten));
    }

    #[test]
    fn a_view_is_set_up_if_it_is_one_of_the_game() {
        let set_up = |json| Ten.set_up_data(&serde_json::from_str(json).unwrap());
        let fault = |json| set_up(json).unwrap_err().to_string();
        let over = r#"{"phase":"over","sum":16,"outcome":0}"#;
        assert_eq!(set_up(over), Ok(Table::Over(16)));
        assert_eq!(
            fault(r#"{"phase":"over","sum":17,"outcome":0}"#),
            "sum: 17 is beyond ten, so the game is over (TEN-4)"
        );
        // Computed fields must have the computed value.
        assert_eq!(
            fault(r#"{"phase":"over","sum":16,"outcome":16}"#),
            "outcome: the other fields make it 0, not 16 (TEN-1)"
        );
        assert_eq!(
            fault(r#"{"phase":"over","sum":4,"outcome":null,"dice":1}"#),
            "dice: there is no such field (TEN-1)"
        );
        assert_eq!(
            fault(r#"{"phase":"over","sum":4,"outcome":null}"#),
            "sum: nobody stops below five (TEN-2); outcome: the other fields make it 4, not null (TEN-1)"
        );
        let view = View {
            phase: Phase::Over,
            sum: 16,
            outcome: Some(0),
        };
        assert_eq!(Ten.view(&Table::Over(16)), view);
        assert_eq!(Ten.set_up(&view), Ok(Table::Over(16)));
        assert_eq!(Ten.pack(&view), Table::Over(16));
        let data = serde_json::from_str(over).unwrap();
        assert_eq!(Ten.read_view(&data), Ok(view));
    }
}
