//! The components of the game as data: orders, dice, bowls, tracks, tokens, cards and tiles
//! (RULES.md, "Catalogue"). Rules use these values and never name a card.

mod build;
mod card;
mod cells;
#[cfg(feature = "serde")]
mod check;
mod house;
mod names;
mod nouns;
mod orders;
mod place;
mod rows;
mod tables;

pub use card::{
    ArtifactCard, AutomaCard, AutomaKind, Benefit, CardDie, ExperimentCard, Level, Part, TokenCard,
};
pub use house::RULE_CONSTANTS;
pub use nouns::{ArtifactSlot, Card, ExperimentSlot, Row, TrackLevel};
pub use place::{ArtifactId, AutomaId, Colour, Element, ExperimentId, Section, Symbol, TokenKind};

pub(crate) use names::parts;
pub(crate) use place::{Each, Place, Rows};
#[cfg(feature = "serde")]
pub(crate) use tables::TABLES;

use card::{LEVELS, PerElement, Track};
use orders::Order;
use solo_core::OnceFingerprint;

/// The names of the colours, symbols and elements; their order in a game is the catalogue's (TB-V2).
const COLOURS: [&str; 3] = ["black", "white", "red"];
const SYMBOLS: [&str; 6] = ["lead", "tin", "iron", "copper", "mercury", "wild"];
const ELEMENTS: [&str; 4] = ["earth", "fire", "water", "air"];
/// The symbol of the sixth face, which the bot sets to another one (TB-5.5).
const WILD: &str = "wild";

/// A validated catalogue: all printed values of the components.
///
/// The embedded one is a playable stand-in with mostly house values: the column `prov` of its
/// tables labels them. The owner of a box supplies the true values (feature `serde`), by changing
/// the tables of `solo_core::GameData::tables` and passing them to `GameData::assemble`.
///
/// ```
/// use trismegistus_bot::{Botmegistus, Level};
/// let game = Botmegistus::default();
/// let catalogue = game.catalogue();
/// let card = catalogue.experiment_card(catalogue.experiment("e2-13").unwrap());
/// assert_eq!((card.level, card.points), (Level::Two, 11));
/// assert_eq!(catalogue.element_name(card.kind), "earth");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalogue {
    colours: Order<3>,
    symbols: Order<6>,
    elements: Order<4>,
    max_wild_becomes: Symbol,
    wild: Symbol,
    artifact_slots: u8,
    experiment_slots: u8,
    /// One bit per slot of each row, four to a row.
    pub(crate) artifact_places: u32,
    pub(crate) experiment_places: u32,
    reaction_markers: u8,
    pub(crate) dice: Each<u8, 3>,
    essences: Each<Option<Element>, 6>,
    bowl_sections: Each<Option<Section>, 6>,
    pub(crate) sections: Rows<(), 6>,
    tracks: [Track; 4],
    /// The highest level of each track, 1 to 30.
    pub(crate) tops: Each<u8, 4>,
    pub(crate) tokens: Rows<TokenCard, 8>,
    pub(crate) automa: Rows<AutomaCard, 32>,
    formulas: [u16; 8],
    pub(crate) experiments: Rows<ExperimentCard, 128>,
    pub(crate) artifacts: Rows<ArtifactCard, 128>,
    /// One bit per basic card.
    pub(crate) basic: u32,
    pub(crate) specialization: PerElement,
    personality: PerElement,
    /// One bit per experiment of each level, in the order of [`Level::ALL`].
    experiments_of: [u128; 5],
    /// One bit per experiment of each type.
    experiments_typed: [u128; 4],
    /// One bit per experiment that demands no more, for each level of each track.
    met_on: [[u128; LEVELS]; 4],
    /// One bit per artifact of each level and colour.
    artifacts_of: [[u128; 3]; 4],
    /// The tables of the owner, if they are not all embedded.
    #[cfg(feature = "serde")]
    supplied: Option<alloc::boxed::Box<tables::Supplied>>,
}

/// The embedded catalogue.
pub(crate) static HOUSE: Catalogue = house::HOUSE_ROWS.catalogue();

impl Catalogue {
    /// Returns the embedded catalogue with house values.
    ///
    /// ```
    /// use trismegistus_bot::Catalogue;
    /// assert_eq!(Catalogue::house().artifacts().count(), 48);
    /// ```
    #[must_use]
    pub fn house() -> &'static Self {
        &HOUSE
    }

    /// Returns the printed values of an artifact; of a number without a row, those of a blank tile.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// let card = house.artifact_card(house.artifact("a1-12").unwrap());
    /// assert_eq!(card.symbol_count(), 2);
    /// ```
    #[must_use]
    #[inline]
    pub fn artifact_card(&self, artifact: ArtifactId) -> &ArtifactCard {
        self.artifacts.get(artifact)
    }

    /// Returns the printed values of an experiment. Of a number without a row they are those of a
    /// blank card.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// let card = house.experiment_card(house.experiment("e1-13").unwrap());
    /// assert_eq!(card.requirement(), [3, 0, 0, 0]);
    /// ```
    #[must_use]
    #[inline]
    pub fn experiment_card(&self, experiment: ExperimentId) -> &ExperimentCard {
        self.experiments.get(experiment)
    }

    /// Returns the printed values of an Automa card. Of a number without a row they are those of a
    /// blank card.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// let card = house.automa_card(house.automa("b3").unwrap());
    /// assert_eq!(card.potency, 3);
    /// ```
    #[must_use]
    #[inline]
    pub fn automa_card(&self, card: AutomaId) -> &AutomaCard {
        self.automa.get(card)
    }

    /// Returns the values of a kind of bonus token. Of a number without a row they are those of a
    /// blank token.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// let card = house.token_card(house.token("glory").unwrap());
    /// assert_eq!(card.count, 2);
    /// ```
    #[must_use]
    #[inline]
    pub fn token_card(&self, kind: TokenKind) -> &TokenCard {
        self.tokens.get(kind)
    }

    /// Returns a number that differs between catalogues with different content.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.fingerprint(), house.clone().fingerprint());
    /// ```
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        #[cfg(feature = "serde")]
        if let Some(supplied) = &self.supplied {
            return supplied.fingerprint;
        }
        static PRINT: OnceFingerprint = OnceFingerprint::new();
        PRINT.get(|| house::HOUSE_ROWS.fingerprint())
    }

    /// Counts the dice of each colour, in colour order (TB-1.2, without options).
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.dice(), [5, 5, 4]);
    /// ```
    #[must_use]
    pub const fn dice(&self) -> [u8; 3] {
        self.dice.0
    }

    /// Returns the symbol to which a `max` card sets a wild die (TB-5.8).
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.symbol_name(house.max_wild_becomes()), "mercury");
    /// ```
    #[must_use]
    pub const fn max_wild_becomes(&self) -> Symbol {
        self.max_wild_becomes
    }

    /// Returns the symbol of the sixth face, `wild`.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.symbol_name(house.wild()), "wild");
    /// ```
    #[must_use]
    #[inline]
    pub const fn wild(&self) -> Symbol {
        self.wild
    }

    /// Counts the slots for artifacts of a colour on display, 1 to 4.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.artifact_slots(), 2);
    /// ```
    #[must_use]
    pub const fn artifact_slots(&self) -> u8 {
        self.artifact_slots
    }

    /// Counts the slots for experiments of a section on display, 1 to 4.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.experiment_slots(), 2);
    /// ```
    #[must_use]
    pub const fn experiment_slots(&self) -> u8 {
        self.experiment_slots
    }

    /// Counts the human's reaction markers in a round, 0 to 9 (TB-2.8).
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.reaction_markers(), 2);
    /// ```
    #[must_use]
    pub const fn reaction_markers(&self) -> u8 {
        self.reaction_markers
    }

    /// Returns the element of the essence printed at a bowl, if any (TB-1.17).
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.essence(house.symbol("tin").unwrap()), house.element("air"));
    /// ```
    #[must_use]
    #[inline]
    pub fn essence(&self, bowl: Symbol) -> Option<Element> {
        self.essences.at(bowl)
    }

    /// Returns the section that belongs to a bowl, if any (TB-8.5).
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.section_of(house.wild()), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn section_of(&self, bowl: Symbol) -> Option<Section> {
        self.bowl_sections.at(bowl)
    }

    /// Returns the highest level of a track, 1 to 30.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.top(house.element("earth").unwrap()), 10);
    /// ```
    #[must_use]
    #[inline]
    pub fn top(&self, track: Element) -> u8 {
        self.tops.at(track)
    }

    /// Returns whether a level of a track is a bonus space.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert!(house.is_bonus_space(house.element("earth").unwrap(), 6));
    /// ```
    #[must_use]
    pub fn is_bonus_space(&self, track: Element, level: u8) -> bool {
        self.bonus_spaces(track)
            .checked_shr(u32::from(level))
            .unwrap_or(0)
            & 1
            == 1
    }

    /// Returns the victory points printed at a level of a track; 0 if there are none.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.points_at(house.element("earth").unwrap(), 7), 6);
    /// ```
    #[must_use]
    pub fn points_at(&self, track: Element, level: u8) -> u8 {
        let points = self.track(track).points.get(usize::from(level));
        points.copied().unwrap_or(0)
    }

    /// Returns the victory points printed on a track up to this level.
    pub(crate) fn points_up_to(&self, track: Element, level: u8) -> u16 {
        let points = &self.track(track).points_up_to;
        let [.., all] = points;
        *points.get(usize::from(level)).unwrap_or(all)
    }

    /// Returns the victory points of this many formulas; more than seven count as seven (TB-15.11).
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.formula_points(5), 15);
    /// ```
    #[must_use]
    pub fn formula_points(&self, count: u8) -> u16 {
        let points = self.formulas.get(usize::from(count.min(7)));
        points.copied().unwrap_or(0)
    }

    #[inline]
    fn track(&self, track: Element) -> &Track {
        let [first, ..] = &self.tracks;
        self.tracks.get(track.index()).unwrap_or(first)
    }

    /// Returns one bit for every level of the track with a bonus space.
    #[inline]
    pub(crate) fn bonus_spaces(&self, track: Element) -> u32 {
        self.track(track).bonus
    }

    /// Returns one bit for every experiment of the level.
    #[inline]
    pub(crate) fn experiments_of(&self, level: Level) -> u128 {
        self.experiments_of.get(level.index()).copied().unwrap_or(0)
    }

    /// Returns one bit for every experiment of the type.
    #[inline]
    pub(crate) fn experiments_typed(&self, kind: Element) -> u128 {
        self.experiments_typed
            .get(kind.index())
            .copied()
            .unwrap_or(0)
    }

    /// Returns one bit for every experiment whose requirement markers on these levels meet.
    #[inline]
    pub(crate) fn met_by(&self, levels: Each<u8, 4>) -> u128 {
        let tracks = self.met_on.iter().zip(levels.0);
        tracks.fold(u128::MAX, |met, (on, level)| {
            let [.., top] = on;
            met & on.get(usize::from(level)).unwrap_or(top)
        })
    }

    /// Returns one bit for every artifact of the level and colour.
    #[inline]
    pub(crate) fn artifacts_of(&self, level: Level, colour: Colour) -> u128 {
        let pile = self.artifacts_of.get(level.index());
        pile.and_then(|pile| pile.get(colour.index()))
            .copied()
            .unwrap_or(0)
    }

    /// Returns the personality card of the element on a starting artifact (TB-1.12).
    pub(crate) fn personality_of(&self, artifact: ArtifactId) -> Option<AutomaId> {
        let symbols = self.artifact_card(artifact).symbols;
        let element = Element::all().find(|element| symbols.at(*element) > 0);
        element.and_then(|element| self.personality.at(element))
    }

    /// Returns one bit for every starting artifact.
    pub(crate) fn starting_artifacts(&self) -> u128 {
        Colour::all().fold(0, |all, colour| {
            all | self.artifacts_of(Level::Start, colour)
        })
    }
}
