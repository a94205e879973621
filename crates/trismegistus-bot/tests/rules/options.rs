//! TB-16: options.

use crate::common::Play;
use serde_json::json;

#[test]
fn tb_16_1_options_by_name() {
    for wrong in [
        json!({"nonsense": 1}),
        json!({"setup_rolls": 3}),
        json!({"setup_rolls": 13}),
        json!({"draft_tie": "x"}),
        json!({"bot_first": 1}),
        json!({"masterpiece_draw": 1}),
        json!({"bot_gold_delta": 2}),
    ] {
        assert!(
            serde_json::from_value::<trismegistus_bot::Options>(wrong.clone()).is_err(),
            "{wrong}"
        );
    }
    let mut play = Play::new(&json!({"masterpiece_draw": 0, "masterpiece_gold": true}));
    play.until("report_hundreds");
}
