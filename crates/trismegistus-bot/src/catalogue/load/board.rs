//! The tables of dice, bowls, tracks, tokens and formulas.

use alloc::format;
use alloc::vec::Vec;

use super::{Loader, Texts, parts};
use crate::catalogue::card::{Benefit, TokenCard};
use crate::catalogue::place::Name;
use crate::catalogue::{Colour, Each, Element, Rows, Section, Symbol, Track, house};

/// TB-V6: the highest level a track can have.
const HIGHEST_TOP: usize = 30;
/// TB-V14: the most bonus spaces on a track.
const MOST_BONUS_SPACES: u32 = 8;

/// What the tables say about the tracks.
pub(super) struct Tracks {
    pub(super) tracks: [Track; 4],
    /// TB-V11 can only be checked against tracks that are in order.
    pub(super) known: bool,
}

impl Loader {
    /// TB-V4: each colour once, 1 to 9 dice each, 7 to 20 in all.
    pub(super) fn dice(&mut self, texts: &Texts) -> Each<u8, 3> {
        const TABLE: &str = "dice";
        let mut dice = Each([0; 3]);
        let mut seen: Vec<Colour> = Vec::new();
        for row in self.rows(texts, TABLE, "colour,count") {
            let count = self.small(TABLE, &row, 1, "TB-V4", (1, 9));
            let Some(colour) = self.colour(TABLE, &row, 0, "TB-V4") else {
                continue;
            };
            if seen.contains(&colour) {
                self.row_fault(TABLE, &row, "TB-V4", "the colour is there twice");
            }
            seen.push(colour);
            dice.set(colour, count.unwrap_or(0));
        }
        if !Colour::all().all(|colour| seen.contains(&colour)) {
            self.fault(TABLE, "TB-V4", "a colour is missing");
        }
        let total = dice
            .0
            .iter()
            .fold(0_u8, |sum, &count| sum.saturating_add(count));
        if !(7..=20).contains(&total) {
            self.fault(
                TABLE,
                "TB-V4",
                format_args!("{total} dice in all are not 7 to 20"),
            );
        }
        dice
    }

    /// TB-V5: bowls, their essences, and sections in the order of their first bowl.
    pub(super) fn bowls(
        &mut self,
        texts: &Texts,
    ) -> (
        Each<Option<Element>, 6>,
        Each<Option<Section>, 6>,
        Rows<(), 6>,
    ) {
        const TABLE: &str = "bowls";
        let mut essences = Each([None; 6]);
        let mut names: Each<Option<Name>, 6> = Each([None; 6]);
        let mut seen: Vec<Symbol> = Vec::new();
        for row in self.rows(texts, TABLE, "symbol,essence,section") {
            let text = row.field(0);
            let Some(symbol) = self.orders.symbol(text) else {
                self.row_fault(TABLE, &row, "TB-V5", format_args!("{text:?} is no symbol"));
                continue;
            };
            if seen.contains(&symbol) {
                self.row_fault(TABLE, &row, "TB-V5", "the symbol is there twice");
            }
            seen.push(symbol);
            if row.field(1) != "none" {
                essences.set(symbol, self.element(TABLE, &row, 1, "TB-V5"));
            }
            if row.field(2) != "none" {
                let name = self.id(TABLE, &row, 2);
                if self.orders.colour(row.field(2)).is_some() {
                    self.row_fault(TABLE, &row, "TB-V5", "a section has the name of a colour");
                }
                names.set(symbol, Some(name));
            }
        }
        if !Symbol::all().all(|symbol| seen.contains(&symbol)) {
            self.fault(TABLE, "TB-V5", "a symbol is missing");
        }
        let mut sections: Vec<(Name, ())> = Vec::new();
        let mut bowl_sections = Each([None; 6]);
        for symbol in Symbol::all() {
            let Some(name) = names.at(symbol) else {
                continue;
            };
            let place = sections.iter().position(|(known, ())| *known == name);
            let place = place.unwrap_or_else(|| {
                sections.push((name, ()));
                sections.len().saturating_sub(1)
            });
            bowl_sections.set(symbol, u8::try_from(place).ok().and_then(Section::new));
        }
        if sections.is_empty() {
            self.fault(TABLE, "TB-V5", "there is no section");
        }
        (essences, bowl_sections, Rows::new(&sections, ()))
    }

    /// TB-V6: levels without gaps, bonus spaces above level 0. TB-V14: at most eight of them.
    pub(super) fn tracks(&mut self, texts: &Texts) -> Tracks {
        const TABLE: &str = "tracks";
        let before = self.faults.len();
        let mut levels = [0_usize; 4];
        let mut tracks = [Track {
            top: 1,
            bonus: 0,
            points: [0; 31],
        }; 4];
        for row in self.rows(texts, TABLE, "track,level,bonus,vp") {
            let track = self.element(TABLE, &row, 0, "TB-V6");
            let level = self.number(TABLE, &row, 1, "TB-V6", (0, 30));
            let points = self.small(TABLE, &row, 3, "TB-V6", (0, 99));
            let bonus = row.field(2);
            if !["yes", "no"].contains(&bonus) {
                self.row_fault(TABLE, &row, "TB-V6", "a bonus space is yes or no");
            }
            if bonus == "yes" && level == Some(0) {
                self.row_fault(TABLE, &row, "TB-V6", "level 0 is no bonus space");
            }
            let place = track.map_or(4, |track| usize::from(track.place()));
            let (Some(next), Some(track)) = (levels.get_mut(place), tracks.get_mut(place)) else {
                continue;
            };
            if level.map(usize::from) == Some(*next) {
                if let Some(entry) = track.points.get_mut(*next) {
                    *entry = points.unwrap_or(0);
                }
                if bonus == "yes" {
                    track.bonus |= 1_u32.wrapping_shl(u32::from(level.unwrap_or(0)));
                }
            } else if level.is_some() {
                let message = format!("level {next} of the track should come here");
                self.row_fault(TABLE, &row, "TB-V6", message);
            }
            *next = next.saturating_add(1).min(HIGHEST_TOP.saturating_add(1));
        }
        for (element, (count, track)) in Element::all().zip(levels.into_iter().zip(&mut tracks)) {
            let name = self.orders.element_name(element);
            if count < 2 {
                self.fault(TABLE, "TB-V6", format_args!("{name} has no levels 0 and 1"));
            }
            if track.bonus.count_ones() > MOST_BONUS_SPACES {
                self.fault(
                    TABLE,
                    "TB-V14",
                    format_args!("{name} has more than 8 bonus spaces"),
                );
            }
            track.top = u8::try_from(count.saturating_sub(1)).unwrap_or(1).max(1);
        }
        Tracks {
            tracks,
            known: self.faults.len() == before,
        }
    }

    /// TB-V7: kinds of tokens, enough of them for all bonus spaces. TB-V14: at most eight kinds.
    pub(super) fn tokens(&mut self, texts: &Texts, tracks: &Tracks) -> Rows<TokenCard, 8> {
        const TABLE: &str = "tokens";
        let mut tokens: Vec<(Name, TokenCard)> = Vec::new();
        let mut total = 0_u32;
        for row in self.rows(texts, TABLE, "kind,count,bot_benefit") {
            let name = self.id(TABLE, &row, 0);
            if tokens.iter().any(|(known, _)| *known == name) {
                self.row_fault(TABLE, &row, "TB-V7", "the kind is there twice");
            }
            let count = self.small(TABLE, &row, 1, "TB-V7", (1, 99)).unwrap_or(0);
            let text = row.field(2);
            let benefit = parts::benefit(text);
            if benefit.is_none() {
                self.row_fault(TABLE, &row, "TB-V7", format_args!("{text:?} is no benefit"));
            }
            total = total.saturating_add(u32::from(count));
            tokens.push((
                name,
                TokenCard {
                    count,
                    benefit: benefit.unwrap_or(Benefit::Ethereal),
                },
            ));
        }
        if tokens.len() > 8 {
            self.fault(TABLE, "TB-V14", "there are more than 8 kinds");
        }
        let spaces: u32 = tracks
            .tracks
            .iter()
            .map(|track| track.bonus.count_ones())
            .sum();
        if tracks.known && total < spaces {
            self.fault(
                TABLE,
                "TB-V7",
                format_args!("{total} tokens for {spaces} bonus spaces"),
            );
        }
        Rows::new(&tokens, house::BLANK_TOKEN)
    }

    /// TB-V10: counts 0 to 7 in order, points never falling.
    pub(super) fn formulas(&mut self, texts: &Texts) -> [u16; 8] {
        const TABLE: &str = "formulas";
        let mut formulas = [0; 8];
        let mut before = 0;
        let rows = self.rows(texts, TABLE, "count,vp");
        for (place, row) in rows.iter().enumerate() {
            let count = self.number(TABLE, row, 0, "TB-V10", (0, 7));
            let points = self
                .number(TABLE, row, 1, "TB-V10", (0, 999))
                .unwrap_or(before);
            if count.is_some_and(|count| usize::from(count) != place) {
                self.row_fault(
                    TABLE,
                    row,
                    "TB-V10",
                    format_args!("count {place} should come here"),
                );
            }
            if points < before {
                self.row_fault(TABLE, row, "TB-V10", "the points fall");
            }
            before = points;
            if let Some(entry) = formulas.get_mut(place) {
                *entry = points;
            }
        }
        if rows.len() != 8 {
            self.fault(TABLE, "TB-V10", "there are not the counts 0 to 7");
        }
        formulas
    }
}
