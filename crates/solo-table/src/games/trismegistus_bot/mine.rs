//! The player's side, as far as reported.

use trismegistus_bot::{HumanReport, Side};

use super::At;
use super::print::name;
use crate::scene::{Area, Item, Scene, ScreenPlace, Tint, Zone, ZoneLayout};

impl At<'_> {
    /// Adds the player's part of the shared board; lean reports say little of it.
    pub(super) fn mine(&self, scene: &mut Scene) {
        let points = self.game.human_board(self.state);
        let mut zone = Zone::new("mine", "You", ZoneLayout::Counts, Area::Mine)
            .row(1)
            .keep(9);
        if !self.is_lean() {
            let left = Item::counted(
                "mine/reactions",
                "reaction marker",
                "reaction markers",
                self.state.human_reactions(),
            );
            zone.items
                .push(left.short("reactions").card("term/reaction"));
        }
        let known = format!("VP on {}", self.known_of_yours());
        zone.items
            .push(Item::number("mine/board", &known, points).short("VP on board"));
        for item in &mut zone.items {
            item.tint = Tint::Mine;
        }
        scene.add(
            self.dice("my-dice", "Your dice", Area::Mine, Side::Human)
                .at(ScreenPlace::Hand)
                .row(1),
        );
        scene.add(zone);
        let cards = Zone::new(
            "my-experiments",
            "Your incomplete experiments",
            ZoneLayout::Cards,
            Area::Mine,
        )
        .row(2)
        .keep(6);
        let collection = Zone::new("my-cards", "Your collection", ZoneLayout::Rows, Area::Mine)
            .row(3)
            .keep(4);
        if self.is_lean() {
            scene.add(cards);
            scene.add(collection);
            return;
        }
        let incomplete = self.state.human_incomplete();
        let item = |card| self.experiment("my-experiments", card, &[Side::Human]);
        scene.add(cards.items(incomplete.map(item)));
        scene.add(collection.items(self.collection("my-cards", Side::Human)));
    }

    /// Names what the game knows of the player's score: with lean reports no experiments (TB-18.16).
    pub(super) fn known_of_yours(&self) -> &'static str {
        if self.is_lean() {
            "mastery tracks"
        } else {
            "tracks and experiments"
        }
    }

    /// Returns facts about the game that concern both sides.
    pub(super) fn facts(&self) -> Zone {
        let side = |side| name(self.game, side);
        let passed: Vec<String> = self.state.passed().map(side).collect();
        let round = format!("{} of 3", self.state.round());
        let mut zone = Zone::new("game", "", ZoneLayout::Counts, Area::Head)
            .row(1)
            .keep(9)
            .items([
                Item::number("game/round", "rounds", round).card("term/begin"),
                Item::number("game/first", "first player", side(self.state.first()))
                    .card("term/first"),
            ]);
        if self.state.round() == 1 && self.state.first() == Side::Bot {
            // TB-1.1: the player's tokens lie outside the game, so words have to do.
            let item = Item::new(
                "game/second",
                "you gain no Ethereal die for starting second",
            );
            zone.items
                .push(item.short("no Ethereal die for you").card("term/first"));
        }
        if !passed.is_empty() {
            let item = Item::number("game/passed", "passed", passed.join(", "));
            zone.items.push(item.card("term/pass"));
        }
        let left = self.game.setup_rolls_left(self.state);
        if left > 0 {
            zone.items.push(
                Item::counted(
                    "game/rolls",
                    "setup roll to come",
                    "setup rolls to come",
                    left,
                )
                .short("setup rolls"),
            );
        }
        zone
    }

    /// Returns the score sheet, which is empty while the game runs.
    pub(super) fn score(&self) -> Zone {
        let zone = Zone::new("score", "Final score", ZoneLayout::Rows, Area::Head)
            .at(ScreenPlace::Ending)
            .keep(9);
        let Some(outcome) = self.view.outcome else {
            return zone;
        };
        let mine = |key: &str, title: &str, points: u32| {
            Item::number(format!("score/{key}"), title, points).tint(Tint::Mine)
        };
        let zone = zone.items([
            Item::new("score/result", self.result()).tint(match outcome.winner {
                Side::Human => Tint::Good,
                Side::Bot => Tint::Bad,
            }),
            mine("human", "you", outcome.human),
        ]);
        let zone = match self.game.options().human_report {
            HumanReport::Total => zone,
            HumanReport::Rest => {
                let known = format!("of it on {}", self.known_of_yours());
                zone.items([mine("board", &known, outcome.human_board)])
            }
        };
        zone.items([Item::number("score/bot", "Botmegistus", outcome.bot).tint(Tint::Rival)])
            .items(self.score_parts("score"))
            .items([
                Item::number("score/count", "number of formulas", outcome.formula_count)
                    .tint(Tint::Rival),
            ])
    }

    /// Names the winner.
    pub(super) fn result(&self) -> String {
        match self.view.outcome {
            Some(outcome) if outcome.winner == Side::Human => {
                format!("You win, {} to {}.", outcome.human, outcome.bot)
            }
            Some(outcome) => format!("Botmegistus wins, {} to {}.", outcome.bot, outcome.human),
            None => String::new(),
        }
    }
}
