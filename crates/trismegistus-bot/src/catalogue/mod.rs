//! The components of the game as data: orders, dice, bowls, tracks, tokens, cards and tiles
//! (RULES.md, "Catalogue"). Rules use these values and never name a card.

mod card;
mod cells;
#[cfg(feature = "serde")]
mod check;
mod house;
mod kinds;
mod listed;
mod lookup;
mod names;
mod nouns;
mod orders;
mod rows;
mod tables;

use solo_core::{Kind, LargeSet, OnceFingerprint};

pub use card::{
    ArtifactCard, AutomaCard, AutomaKind, Benefit, CardDie, ExperimentCard, Level, Part, Parts,
    TokenCard,
};
pub use house::RULE_CONSTANTS;
pub use kinds::{
    ArtifactId, ArtifactSlot, AutomaId, Card, Colour, DisplayRow, Element, ExperimentId,
    ExperimentSlot, PerElement, Row, Section, Slot, Symbol, TokenKind, TrackLevel,
};
pub use listed::Listed;

pub(crate) use house::HOUSE;
pub(crate) use kinds::{PerColour, PerSymbol};
pub(crate) use names::parts;
#[cfg(feature = "serde")]
pub(crate) use tables::TABLES;

use lookup::{Lookup, Track};
use tables::Printed;

/// A validated catalogue: all printed values of the components.
///
/// The embedded one is a playable stand-in with mostly house values: the column `prov` of its
/// tables labels them. The owner of a box supplies the true values (feature `serde`), by changing
/// the tables of `solo_core::GameData::tables` and passing them to `GameData::assemble`.
///
/// ```
/// use trismegistus_bot::{Catalogue, Element, Level};
/// let house = Catalogue::house();
/// let card = house.experiment_card(house.find("e2-13").unwrap());
/// assert_eq!((card.level, card.kind, card.points), (Level::Two, Element::Earth, 11));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalogue {
    printed: Printed,
    lookup: Lookup,
}

impl Catalogue {
    /// Returns the catalogue of a game.
    pub(crate) fn of_game<G: ?Sized + AsRef<Self>>(game: &G) -> &Self {
        game.as_ref()
    }

    /// Returns the embedded catalogue with house values.
    pub fn house() -> &'static Self {
        &HOUSE
    }

    /// Lists all values of a noun in catalogue order.
    ///
    /// ```
    /// use trismegistus_bot::{Catalogue, Listed, Section};
    /// let house = Catalogue::house();
    /// let sections: Vec<&str> = house.all().map(|section: Section| section.id_in(house)).collect();
    /// assert_eq!(sections, ["lead", "tin", "iron", "copper", "mercury"]);
    /// ```
    pub fn all<N: Listed>(&self) -> impl Iterator<Item = N> + Clone {
        (0..=u8::MAX).map_while(|number| N::nth_in(self, number))
    }

    /// Finds a noun by its word or id.
    ///
    /// ```
    /// use trismegistus_bot::{ArtifactId, Catalogue, Element};
    /// let house = Catalogue::house();
    /// assert!(house.find::<ArtifactId>("a3-12").is_some());
    /// assert_eq!(house.find::<ArtifactId>("e3-12"), None);
    /// assert_eq!(house.find("air"), Some(Element::Air));
    /// ```
    pub fn find<N: Listed>(&self, id: &str) -> Option<N> {
        self.all().find(|noun: &N| noun.id_in(self) == id)
    }

    /// Returns the order of the colours (TB-V2).
    pub const fn colours(&self) -> [Colour; 3] {
        self.printed.settings.colours
    }

    /// Returns the order of the symbols (TB-V2).
    pub const fn symbols(&self) -> [Symbol; 6] {
        self.printed.settings.symbols
    }

    /// Returns the elements in the order of their tracks, the left-most one first (TB-V2).
    pub const fn elements(&self) -> [Element; 4] {
        self.printed.settings.elements
    }

    /// Returns the printed values of an artifact; of a number without a row, those of the first
    /// embedded one.
    pub fn artifact_card(&self, id: ArtifactId) -> &ArtifactCard {
        row(&self.printed.artifacts, id, &house::ARTIFACTS[0])
    }

    /// Returns the printed values of an experiment; of a number without a row, those of the first
    /// embedded one.
    pub fn experiment_card(&self, id: ExperimentId) -> &ExperimentCard {
        row(&self.printed.experiments, id, &house::EXPERIMENTS[0])
    }

    /// Returns the printed values of an Automa card; of a number without a row, those of the first
    /// embedded one.
    pub fn automa_card(&self, id: AutomaId) -> &AutomaCard {
        row(&self.printed.automa, id, &house::AUTOMA[0])
    }

    /// Returns the values of a kind of bonus token; of a number without a row, those of the first
    /// embedded one.
    pub fn token_card(&self, id: TokenKind) -> &TokenCard {
        row(&self.printed.tokens, id, &house::TOKENS[0])
    }

    /// Returns a number that differs between catalogues with different content.
    pub fn fingerprint(&self) -> u64 {
        static PRINT: OnceFingerprint = OnceFingerprint::new();
        if core::ptr::eq(self, &HOUSE) {
            PRINT.get(|| self.printed.fingerprint())
        } else {
            self.printed.fingerprint()
        }
    }

    /// Counts the dice of a colour in the box (TB-1.2, without options).
    pub fn dice(&self, colour: Colour) -> u8 {
        let mut rows = self.printed.dice.iter();
        let row = rows.find(|row| row.colour == colour);
        row.map_or(0, |row| row.count)
    }

    /// Returns the symbol to which a `max` card sets a wild die (TB-5.8).
    pub const fn max_wild_becomes(&self) -> Symbol {
        self.printed.settings.max_wild_becomes
    }

    /// Counts the slots for artifacts of a colour on display, 1 to 4.
    pub const fn artifact_slots(&self) -> u8 {
        self.printed.settings.artifact_slots
    }

    /// Counts the slots for experiments of a section on display, 1 to 4.
    pub const fn experiment_slots(&self) -> u8 {
        self.printed.settings.experiment_slots
    }

    /// Counts the human's reaction markers in a round, 0 to 9 (TB-2.8).
    pub const fn reaction_markers(&self) -> u8 {
        self.printed.settings.reaction_markers
    }

    /// Returns the element of the essence printed at a bowl, if any (TB-1.17).
    pub fn essence(&self, bowl: Symbol) -> Option<Element> {
        let mut rows = self.printed.bowls.iter();
        rows.find(|row| row.symbol == bowl)?.essence.0
    }

    /// Returns the section that belongs to a bowl, if any (TB-8.5).
    pub fn section_of(&self, bowl: Symbol) -> Option<Section> {
        self.lookup.sections[bowl]
    }

    /// Counts the sections.
    pub(crate) const fn section_count(&self) -> u8 {
        self.lookup.section_count
    }

    /// Returns the highest level of a track, 1 to 30.
    pub fn top(&self, track: Element) -> u8 {
        self.track(track).top
    }

    /// Returns whether a level of a track is a bonus space.
    pub fn is_bonus_space(&self, track: Element, level: u8) -> bool {
        self.track(track).bonus.contains(&level)
    }

    /// Lists the bonus spaces of a track, upward.
    pub(crate) fn bonus_spaces(&self, track: Element) -> &[u8] {
        &self.track(track).bonus
    }

    /// Returns the victory points printed at a level of a track; 0 if there are none.
    pub fn points_at(&self, track: Element, level: u8) -> u8 {
        let points = self.track(track).points.get(usize::from(level));
        points.copied().unwrap_or(0)
    }

    /// Returns the victory points of this many formulas; more than seven count as seven (TB-15.11).
    pub fn formula_points(&self, count: u8) -> u16 {
        let row = self.printed.formulas.get(usize::from(count.min(7)));
        row.map_or(0, |row| row.vp)
    }

    fn track(&self, track: Element) -> &Track {
        &self.lookup.tracks[track]
    }

    /// Returns the experiments of the level.
    pub(crate) fn experiments_of(&self, level: Level) -> LargeSet<ExperimentId> {
        self.lookup.experiments[level]
    }

    /// Returns the artifacts of the level and colour.
    pub(crate) fn artifacts_of(&self, level: Level, colour: Colour) -> LargeSet<ArtifactId> {
        self.lookup.artifacts[level] & self.lookup.colours[colour]
    }

    /// Returns the starting artifacts.
    pub(crate) fn starting_artifacts(&self) -> LargeSet<ArtifactId> {
        self.lookup.artifacts[Level::Start]
    }

    /// Returns the specialization or personality card of an element.
    pub(crate) fn card_of(&self, kind: AutomaKind, element: Element) -> Option<AutomaId> {
        self.all().find(|id| {
            let card = self.automa_card(*id);
            card.kind == kind && card.element() == Some(element)
        })
    }

    /// Returns the personality card of the element on a starting artifact (TB-1.12).
    pub(crate) fn personality_of(&self, artifact: ArtifactId) -> Option<AutomaId> {
        let symbols = self.artifact_card(artifact).symbols();
        let element = Element::ALL
            .into_iter()
            .find(|element| symbols[*element] > 0);
        self.card_of(AutomaKind::Personality, element?)
    }
}

/// Returns the row with this index, or else the first embedded one.
fn row<'a, K: Kind, C>(rows: &'a [C], id: K, first: &'static C) -> &'a C {
    rows.get(usize::from(id.index())).unwrap_or(first)
}
