//! TB-18.1: the bot does the same at the same table, whichever way it is reported.

use crate::common::Play;
use serde_json::{Value, json};
use solo_core::{Source, below, stream};
use trismegistus_bot::{Element, Side};

/// A game with full reports, and the same game with lean reports.
struct Both {
    full: Play,
    lean: Play,
    /// The die that the human drafted in this turn.
    drafted: Option<String>,
}

/// Returns the fields of the bot and of the shared board that both ways of reporting show.
fn shared(play: &Play) -> Value {
    let view = play.view();
    let fields = [
        "round", "first", "passed", "bowls", "tokens", "levels", "bot",
    ];
    let fields = fields.into_iter();
    fields
        .map(|field| (field.to_owned(), view[field].clone()))
        .collect()
}

/// Returns the side to whose turn a phase belongs, before its clean-up.
fn acting(phase: &str) -> Option<Side> {
    match phase {
        "human_draft" | "human_boost" | "human_spend" | "human_window" => Some(Side::Human),
        "flip_card" | "choose_card" | "artifact_tie" | "reaction" | "reaction_window" => {
            Some(Side::Bot)
        }
        _ => None,
    }
}

impl Both {
    fn new(options: &Value) -> Self {
        let mut other = options.clone();
        other["reports"] = json!("lean");
        Self {
            full: Play::new(options),
            lean: Play::new(&other),
            drafted: None,
        }
    }

    /// Takes one step of the full game, and reports its part in the lean one.
    fn step(&mut self, text: &str) {
        let before = self.full.clone();
        self.full.step(text);
        if before.phase() == "keep_artifact" {
            let rejected = &self.full.told_of("kept")[0]["rejected"];
            let text = format!("deal {}", rejected.as_str().unwrap());
            self.lean.step(&text);
        } else if self.lean.phase() == before.phase() && !before.phase().starts_with("deal") {
            self.lean.step(text);
            self.answer_looks(&before);
        }
        let mut ended = before.phase() != "human_draft"
            && acting(before.phase()).is_some()
            && acting(self.full.phase()) != acting(before.phase());
        for event in self.full.told() {
            match event["event"].as_str().unwrap() {
                "human_drafted" => {
                    if ended {
                        self.report(acting(before.phase()));
                        ended = false;
                    }
                    let [colour, symbol] = ["colour", "symbol"].map(|f| event[f].as_str().unwrap());
                    self.drafted = Some(format!("draft {colour} {symbol}"));
                }
                "turn_started" | "round_ended" => ended = true,
                "passed" if before.phase() == "human_draft" => ended = true,
                _ => {}
            }
        }
        if ended {
            self.report(acting(before.phase()));
        }
    }

    /// Reports the cards of the row that the bot looks at.
    fn answer_looks(&mut self, before: &Play) {
        while let Some(row) = self.lean.view()["look"].as_str().map(str::to_owned) {
            let display = match self.lean.phase() {
                "lay_artifact" => "artifacts",
                _ => "experiments",
            };
            // The bot may have taken one of them in this very turn.
            let mut taken = self.lean.names("/bot/artifacts");
            taken.extend(self.lean.names("/bot/incomplete"));
            let ids = |play: &Play| -> Vec<String> {
                let row = play.view()[display][&row].clone();
                let ids = row.as_array().unwrap().iter().filter_map(Value::as_str);
                ids.map(str::to_owned).collect()
            };
            let slot = ids(&self.lean).len();
            let mut there = ids(before);
            there.retain(|id| !taken.contains(id));
            self.lean.step(&match there.get(slot) {
                Some(id) => format!("lay {row} {} {id}", slot + 1),
                None => format!("no-more {row}"),
            });
        }
    }

    /// Reports a turn of this side to the lean game, at its end before the clean-up.
    fn report(&mut self, side: Option<Side>) {
        if self.lean.phase() != "human_report" || self.lean.state.turn() != side {
            return;
        }
        if let Some(draft) = self.drafted.take() {
            self.lean.step(&draft);
        }
        for track in Element::ALL {
            let level = self.full.state.level(Side::Human, track);
            if self.lean.state.level(Side::Human, track) < level {
                self.lean.step(&format!("level {track} {level}"));
            }
        }
        let passes = side == Some(Side::Human) && self.has_passed();
        self.lean.step(if passes { "pass" } else { "end" });
    }

    /// Returns whether the human passed in the last step of the full game.
    fn has_passed(&self) -> bool {
        let passed = self.full.told_of("passed");
        passed.iter().any(|event| event["side"] == "human")
    }
}

/// Returns options that matter to both ways of reporting, by the number of the game.
fn options(number: u32) -> Value {
    let flag = |bit: u32| (number >> bit) & 1 == 1;
    let none = ["nothing", "gold", "other_colour"];
    let none = none
        .into_iter()
        .cycle()
        .nth(usize::try_from(number).unwrap());
    json!({
        "advanced_planning": flag(0),
        "refill_artifacts": flag(1),
        "refill_experiments": flag(1),
        "bot_first": flag(2),
        "artifact_none": none,
        "human_pass": if flag(3) { "before_draft" } else { "third_die" },
        "human_checks": if flag(4) { "loose" } else { "strict" },
        "reshuffle": if flag(5) { "on_need" } else { "on_empty" },
        "bot_start_experiment": flag(2),
    })
}

/// Picks a step at random. Half of all windows end immediately, and no marker climbs to the top, so
/// that every turn has a decision.
fn choose(play: &Play, generator: &mut impl solo_core::rand_core::Rng) -> String {
    let mut list = play.list();
    let levels = play.state.levels(Side::Human);
    for track in Element::ALL {
        list.retain(|text| levels[track] < 9 || *text != format!("climb {track}"));
    }
    let last = list.len() - 1;
    let place = below(generator, u32::try_from(list.len()).unwrap());
    let place = usize::try_from(place).unwrap();
    let ends = play.phase().ends_with("window") && below(generator, 2) == 0;
    list.swap_remove(if ends { last } else { place })
}

#[test]
fn tb_18_1_the_bot_does_the_same() {
    let (mut ties, mut turns) = (0, 0);
    for number in 0..64 {
        let mut both = Both::new(&options(number));
        let mut generator = stream(u64::from(number), Source::new::<0>());
        while both.full.outcome().is_none() {
            let text = choose(&both.full, &mut generator);
            both.step(&text);
            if ["flip_card", "choose_card"].contains(&both.full.phase()) {
                assert_eq!(shared(&both.lean), shared(&both.full), "game {number}");
                turns += 1;
            }
            ties += u32::from(both.full.phase() == "artifact_tie");
        }
        let (full, lean) = (both.full.outcome().unwrap(), both.lean.outcome().unwrap());
        assert_eq!(
            (lean.parts, lean.formula_count),
            (full.parts, full.formula_count)
        );
        assert_eq!((lean.human, lean.winner), (full.human, full.winner));
    }
    assert!(turns > 1000 && ties > 30, "{turns} {ties}");
}
