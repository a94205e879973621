//! The lookup tables of the rules, built from the rows of the tables.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    reason = "const code without iterators; places are below their counts, tables have at most 128 rows"
)]

use super::Catalogue;
use super::card::{
    ArtifactCard, AutomaCard, AutomaKind, CardDie, ExperimentCard, LEVELS, Part, Parts, PerElement,
    TokenCard, Track,
};
use super::orders::Orders;
use super::place::{AutomaId, Colour, Each, Element, Name, Rows, Section, Symbol};
use super::tables::Printed;

/// Executes a block for each row of a table, with its index.
macro_rules! each {
    ($rows:expr, |$at:ident, $row:ident| $body:block) => {
        let rows = $rows;
        let mut $at = 0;
        while $at < rows.len() {
            let $row = &rows[$at];
            $body
            $at += 1;
        }
    };
}

/// Returns one bit for each slot of the rows of a display, four to a row.
const fn places(rows: u8, slots: u8) -> u32 {
    let (mut places, mut row) = (0, 0);
    while row < rows {
        places |= ((1 << slots) - 1) << (4 * row);
        row += 1;
    }
    places
}

/// Conversions from numbers of names to indices in the orders of the game.
impl Orders {
    const fn colour(&self, colour: Colour) -> Colour {
        Colour::at(self.colours.place(colour.place()))
    }

    const fn symbol(&self, symbol: Symbol) -> Symbol {
        Symbol::at(self.symbols.place(symbol.place()))
    }

    const fn element(&self, element: Element) -> Element {
        Element::at(self.elements.place(element.place()))
    }

    const fn die(&self, die: CardDie) -> CardDie {
        match die {
            CardDie::Max => CardDie::Max,
            CardDie::One(symbol) => CardDie::One(self.symbol(symbol)),
            CardDie::Two(left, right) => CardDie::Two(self.symbol(left), self.symbol(right)),
        }
    }

    const fn each(&self, elements: &Each<u8, 4>) -> Each<u8, 4> {
        let mut each = Each([0; 4]);
        let mut at = 0;
        while at < 4 {
            each.0[self.elements.place(at as u8) as usize] = elements.0[at];
            at += 1;
        }
        each
    }

    const fn parts(&self, parts: &Parts) -> Parts {
        let mut row = *parts;
        let mut at = 0;
        while at < 8 {
            if let Part::Track(element) = row.parts[at] {
                row.parts[at] = Part::Track(self.element(element));
            }
            at += 1;
        }
        row
    }
}

impl Printed<'_> {
    /// Builds the catalogue of these rows, which keep all rules.
    pub(super) const fn catalogue(&self) -> Catalogue {
        let orders = &self.settings;
        let (essences, bowl_sections, sections) = self.bowls();
        let (automa, basic, specialization, personality) = self.automa();
        let (experiments, experiments_of, met_on) = self.experiments();
        let experiments_typed = self.types();
        let (tracks, tops) = self.tracks();
        let (artifacts, artifacts_of) = self.artifacts();
        let mut dice = Each([0; 3]);
        each!(self.dice, |at, row| {
            dice.0[orders.colour(row.colour).place() as usize] = row.count;
        });
        let mut tokens = Rows::new(TokenCard::BLANK);
        each!(self.tokens, |at, row| {
            let (count, benefit) = (row.count, row.bot_benefit);
            tokens.push(Name::new(row.kind.0), TokenCard { count, benefit });
        });
        let mut formulas = [0; 8];
        each!(self.formulas, |at, row| {
            formulas[row.count as usize] = row.vp;
        });
        Catalogue {
            colours: orders.colours,
            symbols: orders.symbols,
            elements: orders.elements,
            max_wild_becomes: orders.symbol(orders.max_wild_becomes),
            wild: orders.symbol(Symbol::at(5)),
            artifact_slots: orders.artifact_slots,
            experiment_slots: orders.experiment_slots,
            artifact_places: places(3, orders.artifact_slots),
            experiment_places: places(sections.len(), orders.experiment_slots),
            reaction_markers: orders.reaction_markers,
            dice,
            essences,
            bowl_sections,
            sections,
            tracks,
            tops,
            tokens,
            automa,
            basic,
            specialization,
            personality,
            formulas,
            experiments,
            experiments_of,
            experiments_typed,
            met_on,
            artifacts,
            artifacts_of,
            #[cfg(feature = "serde")]
            supplied: None,
        }
    }

    /// Returns essences and sections of the bowls; sections are numbered in the order of symbols.
    const fn bowls(
        &self,
    ) -> (
        Each<Option<Element>, 6>,
        Each<Option<Section>, 6>,
        Rows<(), 6>,
    ) {
        let orders = &self.settings;
        let (mut essences, mut of) = (Each([None; 6]), Each([None; 6]));
        let mut names = [None; 6];
        each!(self.bowls, |at, row| {
            let bowl = orders.symbol(row.symbol).place() as usize;
            if let Some(element) = row.essence.0 {
                essences.0[bowl] = Some(orders.element(element));
            }
            if let Some(section) = row.section.0 {
                names[bowl] = Some(Name::new(section.0));
            }
        });
        let mut sections = Rows::new(());
        each!(names, |at, name| {
            if let Some(name) = name {
                let mut place = 0;
                while place < sections.len() && !sections.names[place as usize].is(name) {
                    place += 1;
                }
                if place == sections.len() {
                    sections.push(*name, ());
                }
                of.0[at] = Some(Section::at(place));
            }
        });
        (essences, of, sections)
    }

    /// Returns the tracks and their highest levels.
    const fn tracks(&self) -> ([Track; 4], Each<u8, 4>) {
        let mut tops = Each([0; 4]);
        let mut tracks = [Track {
            bonus: 0,
            points: [0; LEVELS],
            points_up_to: [0; LEVELS],
        }; 4];
        each!(self.tracks, |at, row| {
            let place = self.settings.element(row.track).place() as usize;
            let track = &mut tracks[place];
            tops.0[place] = row.level;
            track.bonus |= (row.bonus as u32) << row.level;
            track.points[row.level as usize] = row.vp;
            let mut level = row.level as usize;
            while level < LEVELS {
                track.points_up_to[level] += row.vp as u16;
                level += 1;
            }
        });
        (tracks, tops)
    }

    /// Returns the cards, one bit per basic card, and the others by element.
    const fn automa(&self) -> (Rows<AutomaCard, 32>, u32, PerElement, PerElement) {
        let orders = &self.settings;
        let (mut basic, mut special, mut personal) = (0, Each([None; 4]), Each([None; 4]));
        let mut cards = Rows::new(AutomaCard::BLANK);
        each!(self.automa, |at, row| {
            let id = Some(AutomaId::at(at as u8));
            let element = match row.element.0 {
                Some(element) => Some(orders.element(element)),
                None => None,
            };
            match (row.kind, element) {
                (AutomaKind::Specialization, Some(of)) => special.0[of.place() as usize] = id,
                (AutomaKind::Personality, Some(of)) => personal.0[of.place() as usize] = id,
                _ => basic |= 1 << at,
            }
            let card = AutomaCard {
                kind: row.kind,
                element,
                colour: orders.colour(row.colour),
                die: orders.die(row.die),
                potency: row.potency,
                actions: orders.parts(&row.actions),
                reward: orders.parts(&row.reward),
            };
            cards.push(Name::new(row.id.0), card);
        });
        (cards, basic, special, personal)
    }

    /// Returns the experiments, one bit for each of a level, and one for each that a level of a
    /// track is enough for.
    const fn experiments(&self) -> (Rows<ExperimentCard, 128>, [u128; 5], [[u128; LEVELS]; 4]) {
        let (mut of, mut met) = ([0; 5], [[u128::MAX; LEVELS]; 4]);
        let mut cards = Rows::new(ExperimentCard::BLANK);
        each!(self.experiments, |at, row| {
            let card = ExperimentCard {
                level: row.level,
                kind: self.settings.element(row.kind),
                requirement: self.settings.each(&row.requirement.0),
                points: row.vp,
            };
            of[row.level.index()] |= 1 << at;
            each!(card.requirement.0, |track, demanded| {
                let mut level = 0;
                while level < *demanded as usize {
                    met[track][level] &= !(1 << at);
                    level += 1;
                }
            });
            cards.push(Name::new(row.id.0), card);
        });
        (cards, of, met)
    }

    /// Returns one bit for each experiment of a type.
    const fn types(&self) -> [u128; 4] {
        let mut typed = [0; 4];
        each!(self.experiments, |at, row| {
            typed[self.settings.element(row.kind).place() as usize] |= 1 << at;
        });
        typed
    }

    /// Returns the artifacts, and one bit for each of a level and colour.
    const fn artifacts(&self) -> (Rows<ArtifactCard, 128>, [[u128; 3]; 4]) {
        let mut of = [[0; 3]; 4];
        let mut cards = Rows::new(ArtifactCard::BLANK);
        each!(self.artifacts, |at, row| {
            let card = ArtifactCard {
                level: row.level,
                colour: self.settings.colour(row.colour),
                symbols: self.settings.each(&row.symbols.0),
            };
            of[row.level.index() & 3][card.colour.place() as usize] |= 1 << at;
            cards.push(Name::new(row.id.0), card);
        });
        (cards, of)
    }
}

#[cfg(test)]
mod tests {
    use super::super::HOUSE;
    use super::super::place::Place as _;
    use super::*;

    #[test]
    fn sets_and_sums_are_those_of_the_cards_and_tracks() {
        let mut levels = Each([0_u8; 4]);
        for number in 0..=u8::MAX {
            // Levels in all orders, also above every top.
            levels.set(Element::at(number & 3), number.wrapping_mul(7) & 15);
            for experiment in HOUSE.experiments() {
                let card = HOUSE.experiment_card(experiment);
                let has = |set: u128| set >> experiment.ordinal() & 1 == 1;
                let met = card.shortfall(levels.0) == 0;
                assert_eq!(has(HOUSE.met_by(levels)), met, "{card:?} {levels:?}");
                for kind in Element::all() {
                    assert_eq!(has(HOUSE.experiments_typed(kind)), card.kind == kind);
                }
            }
        }
        for track in Element::all() {
            let mut sum = 0;
            for level in 0..=u8::MAX {
                sum += u16::from(HOUSE.points_at(track, level));
                assert_eq!(HOUSE.points_up_to(track, level), sum, "{track:?} {level}");
            }
        }
    }
}
