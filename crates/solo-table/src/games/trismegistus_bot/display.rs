//! The display, the cards dealt, and the piles.

use solo_core::Noun;
use trismegistus_bot::{
    ArtifactId, ArtifactSlot, Botmegistus, Card, Element, ExperimentId, ExperimentSlot, Level,
    Pending, Reports, Row, Section, Side,
};

use super::print::{colour_tint, element_tint, id, levels, name, of_level, symbols};
use super::{At, cell, number};
use crate::scene::{Area, Badge, Item, Scene, ScreenPlace, Side as Face, Tint, Zone, ZoneLayout};
use crate::scenic::Visibility;

impl At<'_> {
    /// Returns whether rows are reported only when the bot looks at them.
    pub(super) fn is_lean(&self) -> bool {
        self.game.options().reports == Reports::Lean
    }

    /// Returns whether a row is drawn: with lean reports only one that holds cards or is looked at.
    fn is_shown(&self, row: Row, cards: usize) -> bool {
        !self.is_lean() || cards > 0 || self.state.pending().look() == Some(row)
    }

    /// Returns the artifacts, one line per colour.
    pub(super) fn artifacts(&self) -> Zone {
        let mut zone = Zone::new(
            "artifacts",
            "Artifacts on display",
            ZoneLayout::Cards,
            Area::Board,
        )
        .row(1)
        .keep(5)
        .lines(
            self.catalogue
                .colours()
                .map(|colour| (name(self.game, colour), colour_tint(colour))),
        );
        for (line, colour) in (0_u8..).zip(self.catalogue.colours()) {
            if !self.is_shown(
                Row::Artifacts(colour),
                self.state.artifacts_of(colour).count(),
            ) {
                continue;
            }
            for column in 0..self.catalogue.artifact_slots() {
                let slot = ArtifactSlot::new(column.saturating_add(1));
                let item = match self.state.artifact_in(colour, slot) {
                    Some(artifact) => self.artifact("artifacts", artifact),
                    None => self.gap(&format!("artifacts/{}", id(self.game, colour)), column),
                };
                let place = format!("{} row, slot {}", name(self.game, colour), slot.get());
                zone.items
                    .push(item.place(place).at(cell(column), cell(line)));
            }
        }
        self.tell_tie(&mut zone);
        zone
    }

    /// Marks the artifact that the ordinary die takes.
    fn tell_tie(&self, zone: &mut Zone) {
        let &Pending::ArtifactTie { left, right, .. } = self.state.pending() else {
            return;
        };
        for (artifact, pips) in [(left, "1 to 3"), (right, "4 to 6")] {
            let key = format!("artifacts/{}", id(self.game, artifact));
            if let Some(item) = zone.items.iter_mut().find(|item| item.id == key) {
                item.notes.push(format!("a die of {pips} takes it"));
            }
        }
    }

    /// Returns the experiments, one column per section.
    pub(super) fn experiments(&self) -> Zone {
        let sections = || self.catalogue.all::<Section>();
        let mut zone = Zone::new(
            "experiments",
            "Experiments on display",
            ZoneLayout::Cards,
            Area::Board,
        )
        .row(2)
        .keep(6)
        .columns(sections().map(|section| name(self.game, section)));
        for (column, section) in (0_u8..).zip(sections()) {
            let cards = self.state.experiments_of(section).count();
            if !self.is_shown(Row::Experiments(section), cards) {
                continue;
            }
            for line in 0..self.catalogue.experiment_slots() {
                let slot = ExperimentSlot::new(line.saturating_add(1));
                let item = match self.state.experiment_in(section, slot) {
                    Some(experiment) => self.experiment("experiments", experiment, &Side::ALL),
                    None => self.gap(&format!("experiments/{}", id(self.game, section)), line),
                };
                let place = format!("{} section, slot {}", name(self.game, section), slot.get());
                zone.items
                    .push(item.place(place).at(cell(column), cell(line)));
            }
        }
        zone
    }

    /// Returns an artifact as the item of a zone.
    pub(super) fn artifact(&self, zone: &str, artifact: ArtifactId) -> Item {
        let card = self.catalogue.artifact_card(artifact);
        let key = id(self.game, artifact);
        let symbols = symbols(self.game, card.symbols());
        // No one types the colour of a starting artifact, and nothing depends on it (TB-19.4).
        let (short, tint) = match card.level {
            Level::Start => (format!("start {symbols}"), Tint::None),
            _ => {
                let colour = name(self.game, card.colour);
                (format!("{colour} {symbols}"), colour_tint(card.colour))
            }
        };
        Item::new(format!("{zone}/{key}"), name(self.game, artifact))
            .short(short)
            .card(key)
            .tint(tint)
            .badge(self.prints.worth(artifact))
    }

    /// Returns an experiment as the item of a zone, with the levels that these sides lack for it.
    pub(super) fn experiment(&self, zone: &str, experiment: ExperimentId, sides: &[Side]) -> Item {
        let card = self.catalogue.experiment_card(experiment);
        let key = id(self.game, experiment);
        let mut item = Item::new(format!("{zone}/{key}"), name(self.game, experiment))
            .short(levels(self.game, card.requirement()))
            .card(key)
            .tint(element_tint(card.kind))
            .badge(self.prints.points(experiment));
        for side in sides {
            let lacks = match side {
                Side::Human => "you lack",
                Side::Bot => "it lacks",
            };
            let missing = card.shortfall(self.state.levels(*side));
            item = item.badge(Badge::new(lacks, missing));
        }
        item
    }

    /// Returns the cards dealt to the player in setup.
    pub(super) fn dealt(&self) -> Zone {
        let item = |card| match card {
            Card::Artifact(artifact) => self.artifact("dealt", artifact),
            Card::Experiment(experiment) => self.experiment("dealt", experiment, &[Side::Human]),
        };
        Zone::new("dealt", "Dealt to you", ZoneLayout::Cards, Area::Mine)
            .at(ScreenPlace::Hand)
            .keep(9)
            .items(self.state.pending().dealt().map(item))
    }

    /// Adds the piles of this game.
    pub(super) fn piles(&self, scene: &mut Scene, visibility: Visibility) {
        // With lean reports cards count as unseen until they are named, wherever they lie
        // (TB-18.15).
        let title = if self.is_lean() {
            "Cards not named yet"
        } else {
            "Piles"
        };
        let pile = |key: &str, title: &str| Item::new(format!("piles/{key}"), title);
        let mut zone = Zone::new("piles", title, ZoneLayout::Rows, Area::Aside)
            .row(2)
            .keep(2);
        for level in Level::ALL {
            let artifacts = self.unseen_artifacts(level);
            if level != Level::Masterpiece {
                let item = pile(
                    &format!("artifacts-{}", level.word()),
                    &of_level("artifacts", level),
                )
                .short(short("artifacts", level));
                zone.items
                    .push(self.pile(item, &artifacts, visibility, |item| match level {
                        Level::Start => item,
                        _ => self.by_colour(item, &artifacts),
                    }));
            }
            let experiments = self.unseen_experiments(level);
            let title = match level {
                Level::Masterpiece => "masterpieces".to_owned(),
                _ => of_level("experiments", level),
            };
            let item = pile(&format!("experiments-{}", level.word()), &title)
                .short(short("exper.", level));
            zone.items
                .push(self.pile(item, &experiments, visibility, |item| item));
        }
        let left = self
            .catalogue
            .all()
            .map(|kind| (kind, self.state.unplaced(kind)));
        let tokens: u32 = left.clone().map(|(_, count)| u32::from(count)).sum();
        let held = left.filter(|(_, count)| *count > 0).map(|(kind, count)| {
            let key = format!("token/{}", id(self.game, kind));
            (key, name(self.game, kind), u32::from(count))
        });
        zone.items
            .push(pile("tokens", "bonus tokens").count(tokens).holds(held));
        let out: Vec<Card> = self.view.out.0.clone();
        zone.items.push(
            self.pile(pile("out", "out of the game"), &out, visibility, |item| {
                item
            }),
        );
        scene.add(zone);
    }

    /// Returns a pile of these cards; its contents are a matter of memory.
    fn pile<N: Noun<Botmegistus> + Copy>(
        &self,
        item: Item,
        cards: &[N],
        visibility: Visibility,
        more: impl FnOnce(Item) -> Item,
    ) -> Item {
        let item = more(item.count(number(cards.len())).face(Face::Down));
        match visibility {
            Visibility::Table => item,
            Visibility::Memory => item.holds(self.held(cards.iter().copied())),
        }
    }

    /// Lists cards as the contents of an item.
    pub(super) fn held<N: Noun<Botmegistus> + Copy>(
        &self,
        cards: impl Iterator<Item = N>,
    ) -> impl Iterator<Item = (String, String, u32)> {
        cards.map(|card| (id(self.game, card), name(self.game, card), 1))
    }

    fn by_colour(&self, item: Item, artifacts: &[ArtifactId]) -> Item {
        let colours = self.catalogue.colours().into_iter();
        colours.fold(item, |item, colour| {
            let of =
                |artifact: &&ArtifactId| self.catalogue.artifact_card(**artifact).colour == colour;
            let count = artifacts.iter().filter(of).count();
            item.badge(Badge::new(name(self.game, colour), count))
        })
    }

    fn unseen_artifacts(&self, level: Level) -> Vec<ArtifactId> {
        let of = |artifact: &ArtifactId| self.catalogue.artifact_card(*artifact).level == level;
        self.state.unseen_artifacts().filter(of).collect()
    }

    fn unseen_experiments(&self, level: Level) -> Vec<ExperimentId> {
        let of =
            |experiment: &ExperimentId| self.catalogue.experiment_card(*experiment).level == level;
        self.state.unseen_experiments().filter(of).collect()
    }

    /// Returns the symbols that decide the bot's next specialization card.
    pub(super) fn bot_symbols(&self) -> Zone {
        let zone = Zone::new(
            "bot-symbols",
            "Botmegistus's symbols",
            ZoneLayout::Rows,
            Area::Aside,
        )
        .at(ScreenPlace::Rival)
        .row(1)
        .keep(3)
        .note(
            "the element with the most at the end of rounds 1 and 2 brings a specialization card",
        );
        let last_round = usize::from(self.state.round()) > 2;
        if !self.game.options().specialization_cards || last_round {
            return zone;
        }
        let leads: Vec<Element> = self.game.leading_elements(self.state).collect();
        let symbols = self.game.bot_symbols(self.state);
        zone.items(self.catalogue.elements().map(|element| {
            let key = id(self.game, element);
            let item = Item::number(
                format!("bot-symbols/{key}"),
                name(self.game, element),
                symbols[element],
            )
            .card(format!("element/{key}"))
            .tint(element_tint(element));
            if self.state.specializations().any(|added| added == element) {
                item.note("its card is in play")
            } else if leads.as_slice() == [element] {
                item.note("its card would come now")
            } else if leads.contains(&element) {
                item.note("tied for the next card")
            } else {
                item
            }
        }))
    }

    /// Returns a slot of a row without a card; slots count from 1 for people.
    fn gap(&self, row: &str, slot: u8) -> Item {
        let slot = slot.saturating_add(1);
        let name = if self.state.pending().look().is_some() {
            "not named yet"
        } else {
            "empty"
        };
        Item::new(format!("{row}/{slot}"), name)
            .face(Face::Gap)
            .tint(Tint::Dim)
    }
}

/// Names a pile of a level where room is short.
fn short(what: &str, level: Level) -> String {
    match level {
        Level::Start => format!("start {what}"),
        Level::Masterpiece => "masterpieces".to_owned(),
        _ => format!("{what} round {}", level.word()),
    }
}
