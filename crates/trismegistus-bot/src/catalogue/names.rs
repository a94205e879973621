//! Names and ids of everything in a catalogue.

use super::place::Place;
use super::{
    ArtifactId, AutomaId, Catalogue, Colour, Element, ExperimentId, Row, Section, Symbol, TokenKind,
};

/// Where a name stands in an order.
fn find(order: &[&str], name: &str) -> Option<u8> {
    (0_u8..)
        .zip(order)
        .find(|(_, entry)| **entry == name)
        .map(|(place, _)| place)
}

impl Catalogue {
    /// The name of a colour.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.colour_name(trismegistus_bot::Colour::new(2).unwrap()), "red");
    /// ```
    #[must_use]
    pub fn colour_name(&self, colour: Colour) -> &str {
        self.colours.get(colour.index()).copied().unwrap_or("")
    }

    /// The name of a symbol.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.symbol_name(trismegistus_bot::Symbol::new(1).unwrap()), "tin");
    /// ```
    #[must_use]
    pub fn symbol_name(&self, symbol: Symbol) -> &str {
        self.symbols.get(symbol.index()).copied().unwrap_or("")
    }

    /// The name of an element.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.element_name(trismegistus_bot::Element::new(1).unwrap()), "fire");
    /// ```
    #[must_use]
    pub fn element_name(&self, element: Element) -> &str {
        self.elements.get(element.index()).copied().unwrap_or("")
    }

    /// The name of a section; empty if there is none with this number.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.section_name(trismegistus_bot::Section::new(4).unwrap()), "mercury");
    /// ```
    #[must_use]
    pub fn section_name(&self, section: Section) -> &str {
        self.sections.name(section)
    }

    /// The name of a row: that of its colour or section.
    ///
    /// ```
    /// use trismegistus_bot::{Catalogue, Colour, Row};
    /// let red = Row::Artifacts(Colour::new(2).unwrap());
    /// assert_eq!(Catalogue::house().row_name(red), "red");
    /// ```
    #[must_use]
    pub fn row_name(&self, row: Row) -> &str {
        match row {
            Row::Artifacts(colour) => self.colour_name(colour),
            Row::Experiments(section) => self.section_name(section),
        }
    }

    /// The name of a kind of bonus token; empty if there is none with this number.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.token_name(trismegistus_bot::TokenKind::new(2).unwrap()), "glory");
    /// ```
    #[must_use]
    pub fn token_name(&self, kind: TokenKind) -> &str {
        self.tokens.name(kind)
    }

    /// The id of an artifact; empty if there is none with this number.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.artifact_name(trismegistus_bot::ArtifactId::new(0).unwrap()), "as-01");
    /// ```
    #[must_use]
    pub fn artifact_name(&self, artifact: ArtifactId) -> &str {
        self.artifacts.name(artifact)
    }

    /// The id of an experiment; empty if there is none with this number.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.experiment_name(trismegistus_bot::ExperimentId::new(0).unwrap()), "es-01");
    /// ```
    #[must_use]
    pub fn experiment_name(&self, experiment: ExperimentId) -> &str {
        self.experiments.name(experiment)
    }

    /// The id of an Automa card; empty if there is none with this number.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.automa_name(trismegistus_bot::AutomaId::new(0).unwrap()), "b1");
    /// ```
    #[must_use]
    pub fn automa_name(&self, card: AutomaId) -> &str {
        self.automa.name(card)
    }

    /// The colour of this name.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.colour("white").map(|colour| colour.place()), Some(1));
    /// ```
    #[must_use]
    pub fn colour(&self, name: &str) -> Option<Colour> {
        find(&self.colours, name).and_then(Colour::new)
    }

    /// The symbol of this name.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.symbol("wild"), Some(house.wild()));
    /// ```
    #[must_use]
    pub fn symbol(&self, name: &str) -> Option<Symbol> {
        find(&self.symbols, name).and_then(Symbol::new)
    }

    /// The element of this name.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.element("air").map(|element| element.place()), Some(3));
    /// ```
    #[must_use]
    pub fn element(&self, name: &str) -> Option<Element> {
        find(&self.elements, name).and_then(Element::new)
    }

    /// The section of this name.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.section("wild"), None);
    /// ```
    #[must_use]
    pub fn section(&self, name: &str) -> Option<Section> {
        self.sections.find(name).and_then(Section::new)
    }

    /// The row of this name; colours and sections never share one (TB-V5).
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// let lead = house.row("lead").unwrap();
    /// assert_eq!(house.row_name(lead), "lead");
    /// ```
    #[must_use]
    pub fn row(&self, name: &str) -> Option<Row> {
        let artifacts = self.colour(name).map(Row::Artifacts);
        artifacts.or_else(|| self.section(name).map(Row::Experiments))
    }

    /// The kind of bonus token of this name.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.token("glory").map(|kind| kind.place()), Some(2));
    /// ```
    #[must_use]
    pub fn token(&self, name: &str) -> Option<TokenKind> {
        self.tokens.find(name).and_then(TokenKind::new)
    }

    /// The artifact with this id.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert!(house.artifact("a3-12").is_some());
    /// ```
    #[must_use]
    pub fn artifact(&self, id: &str) -> Option<ArtifactId> {
        self.artifacts.find(id).and_then(ArtifactId::new)
    }

    /// The experiment with this id.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert!(house.experiment("em-08").is_some());
    /// ```
    #[must_use]
    pub fn experiment(&self, id: &str) -> Option<ExperimentId> {
        self.experiments.find(id).and_then(ExperimentId::new)
    }

    /// The Automa card with this id.
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.automa("b10"), None);
    /// ```
    #[must_use]
    pub fn automa(&self, id: &str) -> Option<AutomaId> {
        self.automa.find(id).and_then(AutomaId::new)
    }
}
