//! Models in Rust.

use proptest::prelude::Strategy;
use serde_json::{Map, Value, json};
use solo_core::{Game, Input, Next, OptionMap};
use solo_testkit::strategies::{Walk, finished, games, positions};
use solo_testkit::{Due, Model, Position, against, view};

use super::reports;
use crate::well::{Shaft, Well, long_rope};

/// The well once more, with a fault.
struct Again<F> {
    well: Well,
    shaft: Shaft,
    spoil: F,
}

impl<F: FnMut(&Shaft, &mut Position) -> Result<(), String>> Again<F> {
    fn new(spoil: F) -> Self {
        let well = Well::default();
        let shaft = well.start();
        Self { well, shaft, spoil }
    }

    fn position(&mut self) -> Result<Position, String> {
        let (well, shaft) = (&self.well, &self.shaft);
        let due = match well.next(shaft) {
            Next::Decision => {
                let decisions = well.decisions(shaft);
                Due::Decision(
                    decisions
                        .map(|one| well.decision_text(one).to_string())
                        .collect(),
                )
            }
            Next::Chance(_) => {
                let chances = well.chances(shaft);
                let text = |one| well.chance_text(one).to_string();
                Due::Chance(chances.map(|(one, weight)| (text(one), weight)).collect())
            }
            Next::Over(points) => Due::Over(json!(points)),
        };
        let view = Some(view(well, shaft));
        let mut position = Position { due, view };
        (self.spoil)(shaft, &mut position)?;
        Ok(position)
    }
}

impl<F: FnMut(&Shaft, &mut Position) -> Result<(), String>> Model for Again<F> {
    fn begin(&mut self, options: &Map<String, Value>) -> Result<Position, String> {
        let options: OptionMap<_> = serde_json::from_value(json!(options)).unwrap();
        self.well = Well::default().with_options(options.0).unwrap();
        self.shaft = self.well.start();
        self.position()
    }

    fn step(&mut self, input: Input<&str, &str>) -> Result<Position, String> {
        let taken = self.well.advance_by_text(&mut self.shaft, input, &mut ());
        taken.map_err(|refusal| refusal.to_string())?;
        self.position()
    }
}

/// Compares the well with itself, spoiled.
fn compare(spoil: impl FnMut(&Shaft, &mut Position) -> Result<(), String>) -> Result<(), String> {
    let walks = games(Well::default()).any_options();
    against(&walks, 100, &mut Again::new(spoil))
}

/// Returns the report on a model with a fault.
fn spoiled(spoil: impl Fn(&Shaft, &mut Position)) -> String {
    let found = compare(|shaft, position| {
        spoil(shaft, position);
        Ok(())
    });
    found.unwrap_err()
}

#[test]
fn the_same_rules_are_the_same_at_every_position() {
    let mut seen = 0;
    let same = compare(|_, _| {
        seen += 1;
        Ok(())
    });
    assert_eq!(same, Ok(()));
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let walks = games(Well::default()).any_options();
    let length = |_| -> usize { walk_len(&walks, &mut runner) + 1 };
    assert_eq!(seen, (0..100).map(length).sum::<usize>());
}

fn walk_len(
    walks: &impl Strategy<Value = Walk<Well>>,
    runner: &mut proptest::test_runner::TestRunner,
) -> usize {
    use proptest::strategy::ValueTree;
    walks.new_tree(runner).unwrap().current().len()
}

#[test]
fn lists_are_compared_entry_by_entry() {
    let report = spoiled(|_, position| {
        if let Due::Decision(list) = &mut position.due {
            list.retain(|deed| deed != "drop A");
        }
    });
    let expected = "\
the model differs from the rules:
  actions: drop A (only the rules)
2 steps of well, default options:
  draw [card A]
Session::parse reads this save of it:
  \"solo-save 2\\n";
    reports(&report, expected);
    let report = spoiled(|_, position| {
        if let Due::Decision(list) = &mut position.due {
            list.extend(["climb".to_owned(), "fall".to_owned()]);
        }
    });
    let expected = "\
the model differs from the rules:
  actions: climb, fall (only the model)
0 steps of well, default options:
";
    reports(&report, expected);
}

#[test]
fn the_order_of_a_list_matters_and_so_does_an_entry_twice() {
    let report = spoiled(|_, position| {
        if let Due::Decision(list) = &mut position.due {
            list.reverse();
        }
    });
    let expected = "\
the model differs from the rules:
  actions[0]: draw (the rules), throw (the model)
0 steps";
    reports(&report, expected);
    let report = spoiled(|_, position| {
        if let Due::Decision(list) = &mut position.due {
            list.extend(list.last().cloned());
        }
    });
    let expected = "\
the model differs from the rules:
  actions[2]: nothing (the rules), throw (the model)
0 steps";
    reports(&report, expected);
}

#[test]
fn chances_are_compared_with_their_weights() {
    let report = spoiled(|_, position| {
        if let Due::Chance(list) = &mut position.due {
            list.iter_mut().for_each(|(_, weight)| *weight = 1);
        }
    });
    let expected = "\
the model differs from the rules:
  weight of card B: 2 (the rules), 1 (the model)
1 step of well, default options:
  draw
";
    reports(&report, expected);
    let report = spoiled(|_, position| {
        if let Due::Chance(list) = &mut position.due {
            list.retain(|(fate, _)| fate != "die 6");
        }
    });
    let expected = "\
the model differs from the rules:
  chances: die 6 (only the rules)
1 step of well, default options:
  throw
";
    reports(&report, expected);
}

#[test]
fn only_the_parts_of_a_view_that_differ_are_shown() {
    let report = spoiled(|shaft, position| {
        if shaft.turn == 1 {
            position.view.as_mut().unwrap()["pips"] = json!(7);
            position.view.as_mut().unwrap()["hand"] = json!([0, 0, 0]);
            position.view.as_mut().unwrap()["more"] = json!(true);
        }
    });
    let expected = "\
the model differs from the rules:
  view.hand[0]: 1 (the rules), 0 (the model)
  view.hand[3]: 0 (the rules), nothing (the model)
  view.pips: 0 (the rules), 7 (the model)
  view.more: nothing (the rules), true (the model)
2 steps of well, default options:
  draw [card A]
";
    reports(&report, expected);
    // A model without views is compared in everything else.
    let found = compare(|_, position| {
        position.view = None;
        Ok(())
    });
    assert_eq!(found, Ok(()));
}

#[test]
fn a_report_has_forty_lines_at_most() {
    let report = spoiled(|_, position| {
        let view = position.view.as_mut().unwrap();
        (0..100).for_each(|part| view[format!("part {part}")] = json!(part));
    });
    let expected = "the model differs from the rules:\n  view.part 0: nothing (the rules), 0 (";
    reports(&report, expected);
    assert_eq!(report.lines().count(), 40, "{report}");
    let shown = report
        .lines()
        .filter(|line| line.contains("view.part"))
        .count();
    let rest = format!("\n  and {} more\n0 steps", 100 - shown);
    assert!(report.contains(&rest), "{report}");
    let report = spoiled(|_, position| position.view = Some(json!("x".repeat(100_000))));
    assert!(report.len() < 2_000, "{report}");
}

#[test]
fn outcomes_are_compared() {
    let report = spoiled(|_, position| {
        if let Due::Over(points) = &mut position.due {
            *points = json!(points.as_u64().unwrap_or(0) + 1);
        }
    });
    let expected =
        "the model differs from the rules:\n  outcome: 1 (the rules), 2 (the model)\n6 steps";
    reports(&report, expected);
}

#[test]
fn a_game_that_ends_for_one_only_is_reported() {
    let report = spoiled(|shaft, position| {
        if shaft.turn == 1 {
            position.due = Due::Over(json!(3));
        }
    });
    let expected = "\
the model differs from the rules:
  next: decision: draw, throw, drop A (the rules)
  next: over: 3 (the model)
2 steps of well, default options:
  draw [card A]
";
    reports(&report, expected);
    let report = spoiled(|_, position| {
        if let Due::Over(_) = position.due {
            position.due = Due::Chance(vec![("die 1".to_owned(), 1)]);
        }
    });
    assert!(
        report.contains("\n  next: chance: die 1 (the model)\n"),
        "{report}"
    );
}

#[test]
fn options_that_are_not_the_default_reach_the_model_and_stay_in_the_report() {
    let report = against(
        &positions(long_rope()),
        100,
        &mut Deaf(Again::new(|_, _| Ok(()))),
    );
    let expected = "\
the model differs from the rules:
  actions: leave (only the rules)
2 steps of well, rope=long:
  draw [card A]
";
    reports(&report.unwrap_err(), expected);
}

/// A model that ignores options.
struct Deaf<M>(M);

impl<M: Model> Model for Deaf<M> {
    fn begin(&mut self, options: &Map<String, Value>) -> Result<Position, String> {
        assert_eq!(json!(options), json!({"rope": "long"}));
        self.0.begin(&Map::new())
    }

    fn step(&mut self, input: Input<&str, &str>) -> Result<Position, String> {
        self.0.step(input)
    }
}

#[test]
fn a_model_that_refuses_or_panics_is_reported_with_the_step() {
    let found = compare(|shaft, _| match shaft.pips {
        0 => Ok(()),
        pips => Err(format!("{pips} is beyond me")),
    });
    let expected = "\
the model fails: 1 is beyond me
2 steps of well, default options:
  throw [die 1]
";
    reports(&found.unwrap_err(), expected);
    let found = compare(|shaft, _| {
        assert!(shaft.pips < 2, "two many");
        Ok(())
    });
    let expected = "\
the model fails: it panics: two many
2 steps of well, default options:
  throw [die ";
    reports(&found.unwrap_err(), expected);
}

#[test]
fn steps_after_the_difference_are_left_out() {
    // These walks end with the game, also when they shrink.
    let mut model = Again::new(|shaft: &Shaft, _: &mut Position| match shaft.pips {
        0 => Ok(()),
        _ => Err("no dice".to_owned()),
    });
    let report = against(&finished(Well::default()), 100, &mut model).unwrap_err();
    let steps = report.lines().nth(2).unwrap();
    assert!(steps.contains("throw [die "), "{report}");
    assert_eq!(steps.matches("throw").count(), 1, "{report}");
    assert!(steps.ends_with(']'), "{report}");
    reports(&report, "the model fails: no dice\n");
}

#[test]
fn a_search_that_finds_no_position_says_so() {
    let none = positions(Well::default()).where_(|_, shaft| shaft.turn > 100);
    let found = against(&none, 100, &mut Again::new(|_, _| Ok(())));
    let expected = "no wanted position of well in 400 games: try played_by, weighing or towards, or more attempts";
    assert_eq!(found, Err(expected.to_owned()));
}
