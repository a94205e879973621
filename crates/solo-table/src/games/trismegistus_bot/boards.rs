//! Bowls, dice to be rolled, and mastery tracks.

use trismegistus_bot::{Colour, Element, Side, Symbol, TrackLevel};

use super::print::{colour_tint, element_tint, id, letter, name};
use super::{At, cell};
use crate::scene::{Area, Badge, Item, Line, Side as Face, Tint, Zone, ZoneLayout};

impl At<'_> {
    /// Returns the dice in the bowls, with the worth of each.
    pub(super) fn bowls(&self) -> Zone {
        let (colours, symbols) = (self.catalogue.colours(), self.catalogue.symbols());
        let titles = colours.map(|colour| name(self.game, colour)).into_iter();
        let mut zone = Zone::new("bowls", "Bowls", ZoneLayout::Board, Area::Board)
            .keep(8)
            .note("Σ: the potency of its dice")
            .columns(titles.chain(["Σ".to_owned()]))
            .lines(symbols.map(|symbol| (name(self.game, symbol), Tint::None)));
        for (line, symbol) in (0_u8..).zip(symbols) {
            for (column, colour) in (0_u8..).zip(colours) {
                let dice = self.dice_in(symbol, colour);
                zone.items.push(dice.at(cell(column), cell(line)));
            }
            let bowl = self.bowl(symbol);
            zone.items.push(bowl.at(cell(3), cell(line)));
        }
        zone
    }

    fn dice_in(&self, symbol: Symbol, colour: Colour) -> Item {
        let (bowl, shade) = (name(self.game, symbol), name(self.game, colour));
        let item = Item::new(
            format!("bowls/{}/{}", id(self.game, symbol), id(self.game, colour)),
            format!("{shade} dice, {bowl}"),
        )
        .short(&shade)
        .place(format!("{bowl} bowl"));
        match self.state.bowl(symbol, colour) {
            0 => item.mark("·").face(Face::Gap),
            dice => item
                .mark(dice.to_string())
                .count(u32::from(dice))
                .tint(colour_tint(colour))
                .badge(Badge::new("potency", self.state.potency(symbol))),
        }
    }

    fn bowl(&self, symbol: Symbol) -> Item {
        let key = id(self.game, symbol);
        let potency = self.state.potency(symbol);
        let item = Item::new(
            format!("bowls/{key}"),
            format!("{} bowl", name(self.game, symbol)),
        )
        .card(format!("symbol/{key}"))
        .mark(potency.to_string())
        .badge(Badge::new("potency", potency));
        if potency == 0 {
            return item.tint(Tint::Dim);
        }
        item
    }

    /// Returns the dice that wait to be rolled, the next one first.
    pub(super) fn rolling(&self) -> Zone {
        let mut dice: Vec<(Colour, u32)> = Vec::new();
        for colour in self.state.pending().to_roll() {
            match dice.iter_mut().find(|(known, _)| *known == colour) {
                Some((_, count)) => *count = count.saturating_add(1),
                None => dice.push((colour, 1)),
            }
        }
        let items = (0_u8..).zip(dice).map(|(column, (colour, count))| {
            let shade = name(self.game, colour);
            Item::new(
                format!("rolling/{}", id(self.game, colour)),
                format!("{shade} dice"),
            )
            .mark(letter(self.game, colour))
            .tint(colour_tint(colour))
            .count(count)
            .at(cell(column), 0)
        });
        Zone::new("rolling", "To be rolled", ZoneLayout::Dice, Area::Board)
            .keep(7)
            .items(items)
    }

    /// Returns markers, bonus tokens and victory points on the mastery tracks.
    pub(super) fn tracks(&self) -> Zone {
        let line = |track| Line {
            name: name(self.game, track),
            tint: element_tint(track),
        };
        let tracks = self.catalogue.elements();
        let top = tracks
            .map(|track| self.catalogue.top(track))
            .into_iter()
            .max();
        let mut zone = Zone::new("tracks", "Mastery tracks", ZoneLayout::Board, Area::Board)
            .keep(9)
            .note("Y you, B Botmegistus, ◆ bonus token, + VP at the end")
            .lines(tracks.map(line))
            .columns((0..=top.unwrap_or(0)).map(|level| level.to_string()));
        for (line, track) in (0_u8..).zip(tracks) {
            let levels = 0..=self.catalogue.top(track);
            let spaces = levels.map(|level| self.space(track, level).at(cell(level), cell(line)));
            zone.items.extend(spaces);
        }
        zone
    }

    fn space(&self, track: Element, level: u8) -> Item {
        let key = id(self.game, track);
        let called = name(self.game, TrackLevel::<0> { track, level });
        let mut item = Item::new(space_id(&key, level), called).card(format!("element/{key}"));
        let mut mark = String::new();
        let markers = [
            (Side::Human, "Y", Tint::Mine, "your marker"),
            (Side::Bot, "B", Tint::Rival, "Botmegistus's marker"),
        ];
        for (side, sign, tint, note) in markers {
            if self.state.level(side, track) == level {
                mark.push_str(sign);
                item = item.note(note);
                if item.tint == Tint::None {
                    item.tint = tint;
                }
            }
        }
        if let Some(kind) = self.state.token(track, level) {
            mark.push('◆');
            item = item
                .note(format!("{} token", name(self.game, kind)))
                .card(format!("token/{}", id(self.game, kind)));
            if item.tint == Tint::None {
                item.tint = Tint::Yellow;
            }
        }
        let points = self.catalogue.points_at(track, level);
        if points > 0 {
            item = item.badge(self.space_points(&key, level, points));
            if mark.is_empty() {
                mark = format!("+{points}");
            }
        }
        if mark.is_empty() {
            return item.mark("·").face(Face::Gap).tint(Tint::Dim);
        }
        item.mark(mark)
    }

    fn space_points(&self, track: &str, level: u8, points: u8) -> Badge {
        let origin = self
            .prints
            .origin("tracks", &format!("{track},{level}"), "vp");
        Badge::new("VP", points).house(origin == solo_core::Provenance::House)
    }
}

/// Returns the id of a space of a track.
pub(super) fn space_id(track: &str, level: u8) -> String {
    format!("tracks/{track}/{level}")
}
