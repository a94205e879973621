//! The printed values of components in words, each with its origin.

use std::borrow::Cow;
use std::sync::OnceLock;

use solo_core::{GameData, Noun, Origins, Provenance, Speech, Tables};
use trismegistus_bot::{
    ArtifactId, Botmegistus, CardDie, Catalogue, Colour, Element, ExperimentId, Level, Listed as _,
    Part, PerElement,
};

use crate::scene::{Badge, Tint};
use crate::words::{joined, weakest};

/// The catalogue of a game with its origins.
pub(super) struct Prints<'a> {
    pub(super) game: &'a Botmegistus,
    tables: Cow<'static, Tables>,
}

impl<'a> Prints<'a> {
    pub(super) fn of(game: &'a Botmegistus) -> Self {
        // Writing the embedded tables takes longer than the rest of a scene.
        static HOUSE: OnceLock<Tables> = OnceLock::new();
        let tables = if core::ptr::eq(game.catalogue(), Catalogue::house()) {
            Cow::Borrowed(HOUSE.get_or_init(|| game.tables()))
        } else {
            Cow::Owned(game.tables())
        };
        Self { game, tables }
    }

    /// Returns the origin of a value of the catalogue: of several sources a house value hides the
    /// others. `row` holds the first cells of the row, joined by commas.
    pub(super) fn origin(&self, table: &str, row: &str, column: &str) -> Provenance {
        // Neither ids nor origins hold commas or quotes, and the origin is the last column.
        let is_row = |line: &&str| {
            line.strip_prefix(row)
                .is_some_and(|rest| rest.starts_with(','))
        };
        let line = self
            .tables
            .get(table)
            .unwrap_or_default()
            .lines()
            .find(is_row);
        let text = line.and_then(|line| line.rsplit(',').next());
        let origins = Origins::new(text.unwrap_or_default());
        let house = |origin: &Provenance| *origin == Provenance::House;
        let first = origins.of(column).next();
        let origin = origins.of(column).find(house).or(first);
        origin.unwrap_or(Provenance::Owner)
    }

    /// Returns the origin of a sentence about this column of several rows.
    pub(super) fn common_origin(
        &self,
        table: &str,
        rows: impl Iterator<Item = String>,
        column: &str,
    ) -> Provenance {
        weakest(rows.map(|row| self.origin(table, &row, column)))
    }

    /// Returns a value of the catalogue as a badge.
    pub(super) fn badge(
        &self,
        name: &str,
        value: impl ToString,
        [table, row, column]: [&str; 3],
    ) -> Badge {
        let house = self.origin(table, row, column) == Provenance::House;
        Badge::new(name, value).house(house)
    }

    /// Returns the victory points of an experiment.
    pub(super) fn points(&self, id: ExperimentId) -> Badge {
        let catalogue = self.game.catalogue();
        let (card, key) = (catalogue.experiment_card(id), id.id_in(catalogue));
        self.badge("VP", card.points, ["experiments", key, "vp"])
    }

    /// Returns the victory points of an artifact for the bot.
    pub(super) fn worth(&self, id: ArtifactId) -> Badge {
        let catalogue = self.game.catalogue();
        let (card, key) = (catalogue.artifact_card(id), id.id_in(catalogue));
        self.badge("VP for it", card.points(), ["artifacts", key, "symbols"])
    }
}

/// Returns the name of a noun.
pub(super) fn name(game: &Botmegistus, noun: impl Noun<Botmegistus> + Copy) -> String {
    noun.to_name(&Speech::of(game)).to_string()
}

/// Returns the id of a noun, as in the catalogue.
pub(super) fn id(game: &Botmegistus, noun: impl Noun<Botmegistus> + Copy) -> String {
    noun.to_id(game).to_string()
}

/// Returns the letter of a colour on dice.
pub(super) fn letter(game: &Botmegistus, colour: Colour) -> String {
    name(game, colour).chars().take(1).collect()
}

pub(super) const fn colour_tint(colour: Colour) -> Tint {
    match colour {
        Colour::Black => Tint::Black,
        Colour::White => Tint::White,
        Colour::Red => Tint::Red,
    }
}

pub(super) const fn element_tint(element: Element) -> Tint {
    match element {
        Element::Earth => Tint::Green,
        Element::Fire => Tint::Red,
        Element::Water => Tint::Blue,
        Element::Air => Tint::Yellow,
    }
}

/// Lists required levels: "earth 6 + water 4".
pub(super) fn levels(game: &Botmegistus, levels: PerElement<u8>) -> String {
    let tracks = game.catalogue().elements().into_iter();
    let demanded = tracks.filter(|track| levels[*track] > 0);
    let each = demanded.map(|track| format!("{} {}", name(game, track), levels[track]));
    each.collect::<Vec<_>>().join(" + ")
}

/// Lists required levels in a sentence: "earth level 6 and water level 4".
pub(super) fn demanded(game: &Botmegistus, levels: PerElement<u8>) -> String {
    let tracks = game.catalogue().elements().into_iter();
    let demanded = tracks.filter(|track| levels[*track] > 0);
    let each = demanded.map(|track| format!("{} level {}", name(game, track), levels[track]));
    joined(&each.collect::<Vec<_>>(), "and")
}

/// Lists symbols: "2 earth + air".
pub(super) fn symbols(game: &Botmegistus, symbols: PerElement<u8>) -> String {
    let elements = game.catalogue().elements().into_iter();
    let shown = elements.filter(|element| symbols[*element] > 0);
    let each = shown.map(|element| match symbols[element] {
        1 => name(game, element),
        count => format!("{count} {}", name(game, element)),
    });
    each.collect::<Vec<_>>().join(" + ")
}

/// Lists the parts of an action: "an artifact, then 1 Gold".
pub(super) fn parts(game: &Botmegistus, parts: &[Part]) -> String {
    let each = parts.iter().map(|part| name(game, *part));
    each.collect::<Vec<_>>().join(", then ")
}

/// Names a card by its level: "artifact of round 2".
pub(super) fn of_level(what: &str, level: Level) -> String {
    match level {
        Level::Start => format!("starting {what}"),
        Level::Masterpiece => what.to_owned(),
        _ => format!("{what} of round {}", level.word()),
    }
}

/// Names the die that a card asks for: "highest", "lead or tin".
pub(super) fn asked(game: &Botmegistus, die: CardDie) -> String {
    match die {
        CardDie::Max => "highest".to_owned(),
        CardDie::One(left) => name(game, left),
        CardDie::Two(left, right) => format!("{} or {}", name(game, left), name(game, right)),
    }
}
