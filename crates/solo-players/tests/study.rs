//! The parts of a study: a value, a player by rule of thumb, and a player that checks the rule.
#![allow(clippy::arithmetic_side_effects, reason = "a test may panic")]

use solo_core::example::{Choice, Table};
use solo_players::{
    Aim, Player, RuleOfThumb, Sensible, Study, Towards, Value, Worth, deal, player_seed,
};
use std::collections::BTreeSet;

use crate::common::{Counted, Sum, points};

/// The rule for points is nearly good at six, bad at nine and illegal below five.
impl Study for Counted {
    const LOOKAHEAD: u32 = 100;
    const HORIZON: u32 = 1;

    fn won(score: &u8) -> bool {
        *score == 10
    }

    fn points(score: &u8) -> i32 {
        i32::from(*score)
    }

    fn worth(aim: Aim, score: &u8) -> Worth {
        match aim {
            Aim::Win if *score < 10 => Worth::NOTHING,
            Aim::Win => Worth::FULL,
            Aim::Score => points(score),
        }
    }

    fn outlook(&self, _: Aim, table: &Table) -> Worth {
        Sum.position(self, table)
    }

    fn rule_of_thumb(&self, aim: Aim, table: &Table) -> Option<Choice> {
        match (table, aim) {
            (Table::Deciding(0..=4), _) => Some(Choice::Stop),
            (Table::Deciding(6 | 9), _) | (Table::Deciding(_), Aim::Win) => Some(Choice::Roll),
            _ => None,
        }
    }
}

#[test]
fn a_study_is_a_value() {
    let game = Counted::default();
    let worth = |aim| Towards(aim).outcome(&game, &7);
    assert_eq!(
        (worth(Aim::Win), worth(Aim::Score)),
        (Worth::NOTHING, points(&7))
    );
    let outlook = Towards(Aim::Score).position(&game, &Table::Deciding(7));
    assert_eq!(outlook, points(&7));
}

#[test]
fn rules_of_thumb_are_followed_where_they_are_legal() {
    let game = Counted::default();
    let mut player = RuleOfThumb::new(Aim::Win, 1);
    for sum in [5, 6, 7, 8, 9] {
        let decision = player.choose(&game, &Table::Deciding(sum));
        assert_eq!(decision, Some(Choice::Roll), "{sum}");
    }
    // Stopping below five is illegal.
    let decision = player.choose(&game, &Table::Deciding(3));
    assert_eq!(decision, Some(Choice::Roll));
    assert_eq!(player.choose(&game, &Table::Over(5)), None);
}

#[test]
fn where_no_rule_of_thumb_says_anything_chance_decides() {
    let game = Counted::default();
    let mut player = RuleOfThumb::new(Aim::Score, 1);
    let mut choose = || player.choose(&game, &Table::Deciding(7)).into_iter();
    let stops = (0..100)
        .flat_map(|_| choose())
        .filter(|choice| *choice == Choice::Stop);
    assert!((30..70).contains(&stops.count()));
}

#[test]
fn a_sensible_player_leaves_the_rule_only_for_what_is_clearly_better() {
    let game = Counted::default();
    let mut kept = 0;
    for seed in 0..20 {
        let mut player = Sensible::new(Aim::Score, seed);
        // Rolling from nine wins one point in one case and loses nine in five.
        let decision = player.choose(&game, &Table::Deciding(9));
        assert_eq!(decision, Some(Choice::Stop));
        // There is no rule for eight.
        let decision = player.choose(&game, &Table::Deciding(8));
        assert_eq!(decision, Some(Choice::Stop));
        // Rolling from six is nearly as good as stopping.
        let decision = player.choose(&game, &Table::Deciding(6));
        kept += u32::from(decision == Some(Choice::Roll));
    }
    assert!(kept > 12, "{kept} of 20");
}

#[test]
fn a_sensible_player_looks_as_far_ahead_as_the_game_asks_for() {
    let game = Counted::default();
    let mut player = Sensible::new(Aim::Score, 1);
    // No search if there is only one choice.
    let decision = player.choose(&game, &Table::Deciding(3));
    assert_eq!((decision, game.steps()), (Some(Choice::Roll), 0));
    player.choose(&game, &Table::Deciding(5));
    // Fifty times stopping; fifty times rolling, with the result of the die.
    assert_eq!(game.steps(), 150);
}

#[test]
fn no_two_games_are_dealt_alike_and_no_player_foresees_one() {
    let deals: BTreeSet<u64> = (0..3)
        .flat_map(|seed| (0..1000).map(move |number| deal(seed, number)))
        .collect();
    assert_eq!(deals.len(), 3000);
    let player_seeds: BTreeSet<u64> = deals.iter().map(|dealt| player_seed(*dealt)).collect();
    assert_eq!(player_seeds.len(), 3000);
    assert!(player_seeds.is_disjoint(&deals));
}
