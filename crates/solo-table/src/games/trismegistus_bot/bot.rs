//! The opponent's side.

use core::fmt::Display;

use trismegistus_bot::{AutomaId, Die, Phase, Side};

use super::print::{asked, colour_tint, id, letter, name, parts};
use super::{At, cell, number};
use crate::scene::{Area, Badge, Item, ScreenPlace, Side as Face, Tint, Zone, ZoneLayout};
use crate::scenic::Visibility;
use crate::words::capital;

impl At<'_> {
    /// Returns the numbers of the bot.
    pub(super) fn bot(&self) -> Zone {
        let count = |key: &str, title: &str, value: &dyn Display| {
            Item::number(format!("bot/{key}"), title, value).tint(Tint::Rival)
        };
        let mut zone = Zone::new("bot", "Botmegistus", ZoneLayout::Counts, Area::Rival)
            .keep(9)
            .items([
                count("gold", "Gold", &self.state.bot_gold()).card("term/gold"),
                count("ethereal", "Ethereal", &self.state.bot_ethereal()).card("term/ethereal"),
                count("vp", "VP in play", &self.state.bot_points()).card("term/score"),
            ]);
        if self.state.phase() == Phase::Over {
            return zone;
        }
        let score = self.game.score_so_far(self.state).total();
        let now = count("total", "VP if the game ended now", &score).short("VP so far");
        zone.items.push(now.card("term/score"));
        if let Some(track) = self.game.lowest_track(self.state) {
            let lowest = count("lowest", "lowest track", &name(self.game, track));
            zone.items.push(lowest.card("term/lowest"));
        }
        zone
    }

    /// Returns the die of a side, and those that it has used up.
    pub(super) fn dice(&self, zone: &str, title: &str, area: Area, side: Side) -> Zone {
        let mut zone = Zone::new(zone, title, ZoneLayout::Dice, area).keep(8);
        if self.state.has_passed(side) {
            zone = zone.note("passed");
        }
        let die = match self.state.die(side) {
            Some(die) => self.die(format!("{}/die", zone.id), die, side),
            None => Item::new(format!("{}/die", zone.id), "no die")
                .face(Face::Gap)
                .mark("·"),
        };
        zone.items.push(die.at(0, 0));
        for (number, colour) in (1_u8..).zip(self.state.used(side)) {
            let item = Item::new(
                format!("{}/used/{number}", zone.id),
                format!("{} die, used up", name(self.game, colour)),
            );
            let item = item
                .short("used up")
                .mark(letter(self.game, colour))
                .face(Face::Down);
            zone.items.push(item.tint(Tint::Dim).at(cell(number), 0));
        }
        zone
    }

    fn die(&self, key: String, die: Die, side: Side) -> Item {
        let mark = letter(self.game, die.colour());
        // Lean reports do not say the human's potency, only how long the die can last.
        let is_counted = self.is_lean() && side == Side::Human;
        let left = if is_counted {
            "turns at most"
        } else {
            "potency"
        };
        let called = self.die_name(die);
        Item::new(key, format!("{called} die"))
            .short(called)
            .mark(if is_counted {
                mark
            } else {
                format!("{mark}{}", die.potency())
            })
            .tint(colour_tint(die.colour()))
            .card(format!("symbol/{}", id(self.game, die.symbol())))
            .badge(Badge::new(left, die.potency()))
    }

    /// Names a die: "black lead".
    pub(super) fn die_name(&self, die: Die) -> String {
        let (colour, symbol) = (name(self.game, die.colour()), name(self.game, die.symbol()));
        format!("{colour} {symbol}")
    }

    /// Returns the bot's cards: the active one, open ones, the deck and the used ones.
    pub(super) fn automa(&self, visibility: Visibility) -> Zone {
        let mut zone = Zone::new("automa", "Its Automa cards", ZoneLayout::Cards, Area::Rival)
            .row(1)
            .keep(7);
        if let Some(card) = self.state.active_card() {
            zone.items.push(self.active_card(card));
        }
        if self.game.options().advanced_planning && self.state.phase() != Phase::Over {
            let places = ["left", "right"].into_iter().zip(self.state.open_cards());
            zone.items.extend(places.map(|(place, card)| {
                let key = format!("automa/{place}");
                let item = match card {
                    Some(card) => self.open_card(&key, card),
                    None => Item::new(key, "empty").face(Face::Gap),
                };
                item.place(place)
            }));
        }
        let deck = self.state.bot_deck();
        let item = Item::new("automa/deck", "deck")
            .card("term/turn")
            .face(Face::Down)
            .count(number(deck.clone().count()));
        zone.items.push(match visibility {
            Visibility::Table => item,
            Visibility::Memory => item.holds(self.held(deck)),
        });
        let used = self.state.bot_discard();
        let item = Item::new("automa/discard", "used cards").count(number(used.clone().count()));
        zone.items.push(item.holds(self.held(used)));
        zone
    }

    /// Returns the card that rules the turn, with the parts of it still to be done.
    fn active_card(&self, card: AutomaId) -> Item {
        let item = self.automa_card("automa/active", card).place("active");
        let item = item.note("rules this turn");
        match self.view.bot.queue.as_slice() {
            [] => item,
            queue => item.note(format!("still to come: {}", parts(self.game, queue))),
        }
    }

    /// Returns an open card of Advanced Planning, with the die and the action that it would bring.
    fn open_card(&self, key: &str, card: AutomaId) -> Item {
        let mut item = self.automa_card(key, card);
        if let Some((colour, bowl)) = self.game.would_draft(self.state, card) {
            let (colour, bowl) = (name(self.game, colour), name(self.game, bowl));
            item = item.note(format!("now it would draft {colour} from {bowl}"));
        }
        let print = self.catalogue.automa_card(card);
        let action = if self.game.is_rewarded(self.state, card) {
            print.reward()
        } else {
            print.actions()
        };
        item.note(format!("now it would bring {}", parts(self.game, action)))
    }

    fn automa_card(&self, key: &str, card: AutomaId) -> Item {
        let print = self.catalogue.automa_card(card);
        let own = id(self.game, card);
        let badge =
            |title, value: &str, column| self.prints.badge(title, value, ["automa", &own, column]);
        let colour = name(self.game, print.colour);
        let element = print.element().map(|element| name(self.game, element));
        Item::new(key, capital(&name(self.game, card)))
            .short(format!("{} card", element.as_ref().unwrap_or(&colour)))
            .card(&own)
            .tint(colour_tint(print.colour))
            .badge(badge("colour", &colour, "colour"))
            .badge(badge("die", &asked(self.game, print.die), "die"))
            .badge(badge("spends", &print.potency.to_string(), "potency"))
    }

    /// Returns the bot's incomplete experiments.
    pub(super) fn bot_experiments(&self) -> Zone {
        let items = self.state.bot_incomplete().map(|experiment| {
            let item = self.experiment("bot-experiments", experiment, &[Side::Bot]);
            let gold = self
                .catalogue
                .experiment_card(experiment)
                .shortfall(self.state.levels(Side::Bot));
            item.note(match gold {
                0 => "its levels are reached".to_owned(),
                _ => format!("{gold} Gold would make up what it lacks"),
            })
        });
        Zone::new(
            "bot-experiments",
            "Its incomplete experiments",
            ZoneLayout::Cards,
            Area::Rival,
        )
        .row(2)
        .keep(6)
        .items(items)
    }

    /// Returns the bot's collection.
    pub(super) fn bot_cards(&self) -> Zone {
        Zone::new("bot-cards", "Its collection", ZoneLayout::Rows, Area::Rival)
            .row(3)
            .keep(4)
            .items(self.collection("bot-cards", Side::Bot))
    }

    /// Returns the completed experiments and the artifacts of a side.
    pub(super) fn collection(&self, zone: &str, side: Side) -> [Item; 2] {
        let completed = self.state.completed(side);
        let artifacts: Vec<_> = match side {
            Side::Human => self.state.human_artifacts().collect(),
            Side::Bot => self.state.bot_artifacts().collect(),
        };
        [
            Item::new(format!("{zone}/completed"), "completed experiments")
                .short("completed")
                .count(number(completed.clone().count()))
                .holds(self.held(completed)),
            Item::new(format!("{zone}/artifacts"), "artifacts")
                .count(number(artifacts.len()))
                .holds(self.held(artifacts.into_iter())),
        ]
    }

    /// Returns the masterpieces that were drawn for the bot at the end.
    pub(super) fn masterpieces(&self) -> Zone {
        let drawn = self.state.bot_masterpieces();
        let items = drawn.map(|card| {
            let item = self.experiment("masterpieces", card, &[Side::Bot]);
            if self
                .state
                .completed(Side::Bot)
                .any(|completed| completed == card)
            {
                item.note("completed")
            } else {
                item
            }
        });
        Zone::new(
            "masterpieces",
            "Masterpieces drawn for it",
            ZoneLayout::Cards,
            Area::Rival,
        )
        .row(2)
        .keep(6)
        .items(items)
    }

    /// Returns the parts of the bot's score if the game ended now.
    pub(super) fn bot_score(&self) -> Zone {
        let zone = Zone::new(
            "bot-score",
            "If the game ended now",
            ZoneLayout::Rows,
            Area::Aside,
        )
        .at(ScreenPlace::Rival)
        .keep(4);
        if self.state.phase() == Phase::Over {
            return zone;
        }
        zone.note("without a masterpiece")
            .items(self.score_parts("bot-score"))
    }

    /// Iterates over every part of the bot's score.
    pub(super) fn score_parts(&self, zone: &str) -> impl Iterator<Item = Item> {
        let score = self.game.score_so_far(self.state);
        let parts = [
            ("in-play", "VP in play", score.in_play),
            ("experiments", "experiments", score.experiments),
            ("tracks", "mastery tracks", score.tracks),
            ("artifacts", "artifacts", score.artifacts),
            ("ethereal", "Ethereal", score.ethereal),
            ("formulas", "formulas", score.formulas),
            ("gold", "Gold left", score.gold),
        ];
        parts
            .map(|(key, title, points)| {
                Item::number(format!("{zone}/{key}"), title, points).tint(Tint::Rival)
            })
            .into_iter()
    }
}
