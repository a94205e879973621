//! The opponent's side.

use trismegistus_bot::{AutomaCard, AutomaId, AutomaKind, CardDie, Die, Phase, Side};

use super::print::{capital, colour_tint, id, letter, name, parts};
use super::{At, cell};
use crate::scene::{Area, Badge, Item, Look, Side as Face, Tint, Zone};
use crate::scenic::Sight;

impl At<'_> {
    /// What the bot has in numbers.
    pub(super) fn bot(&self) -> Zone {
        let score = self.game.score_so_far(self.state);
        let mut zone = Zone::new("bot", "Botmegistus", Look::Counts, Area::Rival)
            .keep(9)
            .items([
                Item::number("bot/gold", "Gold", self.state.gold()).card("term/gold"),
                Item::number("bot/ethereal", "Ethereal tokens", self.state.ethereal())
                    .short("Ethereal")
                    .card("term/ethereal"),
                Item::number("bot/vp", "VP scored in play", self.state.points())
                    .short("VP in play"),
                Item::number("bot/total", "VP if the game ended now", score.total())
                    .short("VP by now")
                    .card("term/score"),
            ]);
        if let Some(track) = self.game.lowest_track(self.state) {
            let item = Item::number("bot/lowest", "its lowest track", name(self.game, track));
            zone.items.push(item.short("lowest").card("term/lowest"));
        }
        for item in &mut zone.items {
            item.tint = Tint::Rival;
        }
        zone
    }

    /// The die of a side, and those that it has used up.
    pub(super) fn dice(&self, zone: &str, title: &str, area: Area, side: Side) -> Zone {
        let mut zone = Zone::new(zone, title, Look::Dice, area).keep(8);
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
        // With lean reports the human's potency is not known, only how long the die can last.
        let left = if self.is_lean() && side == Side::Human {
            "turns at most"
        } else {
            "potency"
        };
        Item::new(key, self.die_name(die))
            .mark(format!("{mark}{}", die.potency()))
            .tint(colour_tint(self.game, die.colour()))
            .card(format!("symbol/{}", id(self.game, die.symbol())))
            .badge(Badge::new(left, die.potency()))
    }

    /// "black lead die".
    pub(super) fn die_name(&self, die: Die) -> String {
        let (colour, symbol) = (name(self.game, die.colour()), name(self.game, die.symbol()));
        format!("{colour} {symbol} die")
    }

    /// The bot's cards: the active one, open ones, the deck and the used ones.
    pub(super) fn automa(&self, sight: Sight) -> Zone {
        let mut zone = Zone::new("automa", "Its Automa cards", Look::Cards, Area::Rival)
            .row(1)
            .keep(7);
        if let Some(card) = self.state.active_card() {
            let mut item = self.automa_card("automa/active", card, "rules this turn");
            let queue = &self.view.bot.queue;
            if !queue.is_empty() {
                item = item.note(format!("then {}", parts(self.game, queue)));
            }
            zone.items.push(item);
        }
        if self.game.options().advanced_planning && self.state.phase() != Phase::Over {
            let places = ["left", "right"].into_iter().zip(self.state.face_up());
            zone.items.extend(places.map(|(place, card)| {
                let key = format!("automa/{place}");
                match card {
                    Some(card) => self.open_card(&key, card, place),
                    None => Item::new(key, format!("{place}: empty")).face(Face::Gap),
                }
            }));
        }
        let deck = self.state.deck();
        let count = |cards: usize| u32::try_from(cards).unwrap_or(u32::MAX);
        let item = Item::new("automa/deck", "deck")
            .face(Face::Down)
            .count(count(deck.clone().count()));
        zone.items.push(match sight {
            Sight::Table => item,
            Sight::Memory => item.holds(self.held(deck)),
        });
        let used = self.state.discard();
        let item = Item::new("automa/discard", "used cards").count(count(used.clone().count()));
        zone.items.push(item.holds(self.held(used)));
        zone
    }

    /// An open card of Advanced Planning, with the die that it would bring.
    fn open_card(&self, key: &str, card: AutomaId, place: &str) -> Item {
        let item = self.automa_card(key, card, place);
        match self.game.would_draft(self.state, card) {
            Some((colour, bowl)) => {
                let (colour, bowl) = (name(self.game, colour), name(self.game, bowl));
                item.note(format!("now it would draft {colour} from {bowl}"))
            }
            None => item,
        }
    }

    fn automa_card(&self, key: &str, card: AutomaId, place: &str) -> Item {
        let AutomaCard {
            kind,
            colour,
            potency,
            die,
            ..
        } = *self.catalogue.automa_card(card);
        let own = id(self.game, card);
        let asks = match die {
            CardDie::Max => "highest".to_owned(),
            CardDie::One(left) => name(self.game, left),
            CardDie::Two(left, right) => {
                format!("{} or {}", name(self.game, left), name(self.game, right))
            }
        };
        let badge =
            |title, value: &str, column| self.prints.badge(title, value, ["automa", &own, column]);
        let mut item = Item::new(key, capital(&name(self.game, card)))
            .short(kind.word())
            .place(place)
            .card(&own)
            .tint(colour_tint(self.game, colour))
            .badge(badge("colour", &name(self.game, colour), "colour"))
            .badge(badge("die", &asks, "die"))
            .badge(badge("spends", &potency.to_string(), "potency"))
            .note(place);
        if kind == AutomaKind::Personality {
            item = item.note(if self.game.is_rewarded(self.state, card) {
                "it is ahead: its reward"
            } else {
                "it is not ahead: no reward"
            });
        }
        item
    }

    /// The bot's incomplete experiments.
    pub(super) fn bot_experiments(&self) -> Zone {
        let items = self.state.bot_incomplete().map(|experiment| {
            let item = self.experiment("bot-experiments", experiment, &[Side::Bot]);
            let gold = self
                .catalogue
                .experiment_card(experiment)
                .shortfall(self.state.levels(Side::Bot));
            item.note(match gold {
                0 => "it can complete this after its next action".to_owned(),
                _ => format!("{gold} Gold stands for what it lacks"),
            })
        });
        Zone::new(
            "bot-experiments",
            "Its incomplete experiments",
            Look::Cards,
            Area::Rival,
        )
        .row(2)
        .keep(6)
        .items(items)
    }

    /// What the bot has gathered.
    pub(super) fn bot_cards(&self) -> Zone {
        Zone::new("bot-cards", "Its collection", Look::Rows, Area::Rival)
            .row(3)
            .keep(4)
            .items(self.collection("bot-cards", Side::Bot))
    }

    /// Completed experiments and artifacts of a side.
    pub(super) fn collection(&self, zone: &str, side: Side) -> [Item; 2] {
        let completed = self.state.completed(side);
        let artifacts: Vec<_> = match side {
            Side::Human => self.state.human_artifacts().collect(),
            Side::Bot => self.state.bot_artifacts().collect(),
        };
        let count = |cards: usize| u32::try_from(cards).unwrap_or(u32::MAX);
        [
            Item::new(format!("{zone}/completed"), "completed experiments")
                .short("completed")
                .count(count(completed.clone().count()))
                .holds(self.held(completed)),
            Item::new(format!("{zone}/artifacts"), "artifacts")
                .count(count(artifacts.len()))
                .holds(self.held(artifacts.into_iter())),
        ]
    }

    /// The masterpieces that were drawn for the bot at the end.
    pub(super) fn masterpieces(&self) -> Zone {
        let drawn = self.state.masterpieces();
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
            Look::Cards,
            Area::Rival,
        )
        .row(2)
        .keep(6)
        .items(items)
    }

    /// The bot's points by parts, as if the game ended now.
    pub(super) fn bot_score(&self) -> Zone {
        let zone = Zone::new(
            "bot-score",
            "If the game ended now",
            Look::Rows,
            Area::Aside,
        )
        .keep(4);
        if self.state.phase() == Phase::Over {
            return zone;
        }
        zone.note("without a masterpiece")
            .items(self.score_parts("bot-score"))
    }

    /// Every part of the bot's score.
    pub(super) fn score_parts(&self, zone: &str) -> impl Iterator<Item = Item> {
        let score = self.game.score_so_far(self.state);
        let parts = [
            ("in-play", "scored in play", score.in_play),
            ("experiments", "completed experiments", score.experiments),
            ("tracks", "mastery tracks", score.tracks),
            ("artifacts", "symbols on artifacts", score.artifacts),
            ("ethereal", "Ethereal tokens", score.ethereal),
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
