//! The tables of cards and tiles: TB-V8, TB-V9, TB-V11, TB-V12.

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use solo_core::{Row, plain_number};

use super::board::Tracks;
use super::{Loader, Texts};
use crate::catalogue::card::{Parts, Track};
use crate::catalogue::place::Name;
use crate::catalogue::{
    ArtifactCard, AutomaCard, AutomaKind, CardDie, Each, ExperimentCard, Level, Part, Rows, Symbol,
    check, house,
};

impl Loader {
    /// TB-V8: Automa cards.
    pub(super) fn automa(&mut self, texts: &Texts) -> Rows<AutomaCard, 32> {
        const TABLE: &str = "automa";
        const HEADER: &str = "id,kind,element,colour,die,potency,actions,reward";
        let mut cards: Vec<(Name, AutomaCard)> = Vec::new();
        for row in self.rows(texts, TABLE, HEADER) {
            let name = self.card_id(TABLE, &row, "TB-V8");
            let kind = self.automa_kind(&row);
            let colour = self.colour(TABLE, &row, 3, "TB-V8");
            let die = self.card_die(&row);
            let potency = self.small(TABLE, &row, 5, "TB-V8", (1, 3));
            let actions = self.parts(&row, 6);
            let has_reward = row.field(7) != "none";
            if let Some(kind) = kind {
                let personality = matches!(kind, AutomaKind::Personality(_));
                if has_reward != personality {
                    let message = "personality cards, and no others, have a reward";
                    self.row_fault(TABLE, &row, "TB-V8", message);
                }
            }
            let reward = if has_reward {
                self.parts(&row, 7)
            } else {
                Parts::NONE
            };
            let card = AutomaCard {
                kind: kind.unwrap_or(AutomaKind::Basic),
                colour: colour.unwrap_or(house::BLANK_AUTOMA.colour),
                die: die.unwrap_or(CardDie::Max),
                potency: potency.unwrap_or(1),
                actions,
                reward,
            };
            cards.push((name, card));
        }
        check::automa_counts(&cards, self.orders.elements, &mut self.faults);
        Rows::new(&cards, house::BLANK_AUTOMA)
    }

    fn automa_kind(&mut self, row: &Row<'_>) -> Option<AutomaKind> {
        const TABLE: &str = "automa";
        let element = row.field(2);
        match row.field(1) {
            "basic" => {
                if element != "none" {
                    self.row_fault(TABLE, row, "TB-V8", "a basic card has no element");
                }
                Some(AutomaKind::Basic)
            }
            "specialization" => self
                .element(TABLE, row, 2, "TB-V8")
                .map(AutomaKind::Specialization),
            "personality" => self
                .element(TABLE, row, 2, "TB-V8")
                .map(AutomaKind::Personality),
            kind => {
                self.row_fault(
                    TABLE,
                    row,
                    "TB-V8",
                    format_args!("{kind:?} is no kind of card"),
                );
                None
            }
        }
    }

    /// TB-V8: `max`, one symbol or two different ones, never wild.
    fn card_die(&mut self, row: &Row<'_>) -> Option<CardDie> {
        let text = row.field(4);
        if text == "max" {
            return Some(CardDie::Max);
        }
        let wild = self.orders.wild();
        let symbols: Option<Vec<Symbol>> = text
            .split('+')
            .map(|name| self.orders.symbol(name).filter(|symbol| *symbol != wild))
            .collect();
        let die = match symbols.as_deref() {
            Some([one]) => Some(CardDie::One(*one)),
            Some([left, right]) if left != right => Some(CardDie::Two(*left, *right)),
            _ => None,
        };
        if die.is_none() {
            let message = format_args!("{text:?} is not max, a symbol or two different ones");
            self.row_fault("automa", row, "TB-V8", message);
        }
        die
    }

    /// TB-V9: 1 to 8 parts.
    fn parts(&mut self, row: &Row<'_>, column: usize) -> Parts {
        let mut list = ArrayVec::<_, 8>::new();
        for text in row.field(column).split(';') {
            match Part::parse(text, |name| self.orders.element(name)) {
                None => self.row_fault("automa", row, "TB-V9", format_args!("{text:?} is no part")),
                Some(part) if list.try_push(part).is_err() => {
                    self.row_fault("automa", row, "TB-V9", "there are more than 8 parts");
                    break;
                }
                Some(_) => {}
            }
        }
        Parts::new(&list)
    }

    fn level(&mut self, table: &str, row: &Row<'_>, rule: &'static str) -> Option<Level> {
        let word = row.field(1);
        let level = Level::from_word(word);
        // Artifacts have no masterpieces.
        let level = level.filter(|level| rule == "TB-V11" || *level != Level::Masterpiece);
        if level.is_none() {
            self.row_fault(table, row, rule, format_args!("{word:?} is no level"));
        }
        level
    }

    /// TB-V11: experiments.
    pub(super) fn experiments(
        &mut self,
        texts: &Texts,
        tracks: &Tracks,
        sections: u8,
    ) -> Rows<ExperimentCard, 128> {
        const TABLE: &str = "experiments";
        let before = self.faults.len();
        let mut cards: Vec<(Name, ExperimentCard)> = Vec::new();
        for row in self.rows(texts, TABLE, "id,level,type,requirement,vp") {
            let name = self.card_id(TABLE, &row, "TB-V11");
            let level = self.level(TABLE, &row, "TB-V11");
            let kind = self.element(TABLE, &row, 2, "TB-V11");
            let requirement = self.requirement(&row, tracks);
            let points = self.small(TABLE, &row, 4, "TB-V11", (0, 99)).unwrap_or(0);
            if let (Some(level), Some(kind)) = (level, kind) {
                cards.push((
                    name,
                    ExperimentCard {
                        level,
                        kind,
                        requirement,
                        points,
                    },
                ));
            }
        }
        if cards.len() > 128 {
            self.fault(TABLE, "TB-V14", "there are more than 128 experiments");
        }
        // Rows that could not be read would only be missed a second time.
        if self.faults.len() == before {
            let shown = sections.saturating_mul(self.orders.experiment_slots);
            check::experiment_counts(&cards, shown.into(), &mut self.faults);
        }
        Rows::new(&cards, house::BLANK_EXPERIMENT)
    }

    /// TB-V11: 1 to 4 pairs with distinct elements, each 1 up to the top of the track.
    fn requirement(&mut self, row: &Row<'_>, tracks: &Tracks) -> Each<u8, 4> {
        const TABLE: &str = "experiments";
        let mut requirement = Each([0; 4]);
        for pair in row.field(3).split('+') {
            let (name, level) = pair.split_once(':').unwrap_or((pair, ""));
            let element = self.orders.element(name);
            let (Some(element), Some(level)) = (element, plain_number(level, 1, 30)) else {
                let message = format_args!("{pair:?} is no element with a level");
                self.row_fault(TABLE, row, "TB-V11", message);
                continue;
            };
            if requirement.at(element) > 0 {
                self.row_fault(
                    TABLE,
                    row,
                    "TB-V11",
                    format_args!("{name} is demanded twice"),
                );
            }
            let track: Option<&Track> = tracks.tracks.get(usize::from(element.place()));
            if tracks.known && track.is_some_and(|track| level > track.top) {
                let message = format_args!("{pair} is above the top of the track");
                self.row_fault(TABLE, row, "TB-V11", message);
            }
            requirement.set(element, level);
        }
        requirement
    }

    /// TB-V12: artifacts.
    pub(super) fn artifacts(&mut self, texts: &Texts) -> Rows<ArtifactCard, 128> {
        const TABLE: &str = "artifacts";
        let before = self.faults.len();
        let mut cards: Vec<(Name, ArtifactCard)> = Vec::new();
        for row in self.rows(texts, TABLE, "id,level,colour,symbols") {
            let name = self.card_id(TABLE, &row, "TB-V12");
            let level = self.level(TABLE, &row, "TB-V12");
            let colour = self.colour(TABLE, &row, 2, "TB-V12");
            let symbols = self.symbols(&row, level);
            if let (Some(level), Some(colour)) = (level, colour) {
                cards.push((
                    name,
                    ArtifactCard {
                        level,
                        colour,
                        symbols,
                    },
                ));
            }
        }
        if cards.len() > 128 {
            self.fault(TABLE, "TB-V14", "there are more than 128 artifacts");
        }
        if self.faults.len() == before {
            let slots = self.orders.artifact_slots.into();
            check::artifact_counts(&cards, slots, &mut self.faults);
        }
        Rows::new(&cards, house::BLANK_ARTIFACT)
    }

    /// TB-V12: 1 to 9 symbols, exactly one on a starting artifact.
    fn symbols(&mut self, row: &Row<'_>, level: Option<Level>) -> Each<u8, 4> {
        const TABLE: &str = "artifacts";
        let mut symbols = Each([0_u8; 4]);
        let mut count = 0_usize;
        for name in row.field(3).split('+') {
            count = count.saturating_add(1);
            match self.orders.element(name) {
                Some(element) => symbols.set(element, symbols.at(element).saturating_add(1)),
                None => {
                    let message = format_args!("{name:?} is no element");
                    self.row_fault(TABLE, row, "TB-V12", message);
                }
            }
        }
        if count > 9 {
            self.row_fault(TABLE, row, "TB-V12", "there are more than 9 symbols");
        }
        if level == Some(Level::Start) && count != 1 {
            self.row_fault(
                TABLE,
                row,
                "TB-V12",
                "a starting artifact has exactly one symbol",
            );
        }
        symbols
    }
}
