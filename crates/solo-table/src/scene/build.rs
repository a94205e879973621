//! Builders for scenes.

use std::borrow::Cow;

use super::{Area, Badge, Held, Item, Line, Scene, ScreenPlace, Side, Tint, Zone, ZoneLayout};

impl Scene {
    /// Adds a zone, also an empty one: it keeps its place.
    pub fn add(&mut self, zone: Zone) {
        self.zones.push(zone);
    }

    /// Marks the zones with these ids as needed to answer the question that is due.
    ///
    /// Those of the items that its choices concern are marked in any case. A game calls it where it makes the question.
    ///
    /// ```
    /// use solo_table::{Area, Scene, ZoneLayout, Zone};
    /// let mut scene = Scene::default();
    /// scene.add(Zone::new("purse", "Your gold", ZoneLayout::Counts, Area::Mine));
    /// scene.need(&["purse"]);
    /// assert!(scene.zones[0].needed);
    /// ```
    pub fn need(&mut self, ids: &[&str]) {
        for zone in &mut self.zones {
            zone.needed |= ids.contains(&zone.id.as_str());
        }
    }
}

impl Zone {
    /// Returns an empty zone.
    ///
    /// ```
    /// use solo_table::{Area, Item, ZoneLayout, Zone};
    /// let mut zone = Zone::new("hand", "In your hand", ZoneLayout::Cards, Area::Mine).keep(7);
    /// zone.items.push(Item::new("hand/urn", "Urn"));
    /// assert_eq!((zone.row, zone.keep), (0, 7));
    /// ```
    pub fn new(
        id: impl Into<String>,
        title: impl Into<String>,
        look: ZoneLayout,
        area: Area,
    ) -> Self {
        Self {
            id: id.into(),
            title: title.into(),
            look,
            area,
            place: area.into(),
            ..Self::default()
        }
    }

    /// Sets the place of a screen to which the zone belongs; without it, its area says it.
    #[must_use]
    pub fn at(mut self, place: ScreenPlace) -> Self {
        self.place = place;
        self
    }

    /// Sets the row of the zone in its area, from 0 at the top.
    #[must_use]
    pub fn row(mut self, row: u8) -> Self {
        self.row = row;
        self
    }

    /// Sets the order of shrinking: zones with 0 shrink first, with 9 last.
    #[must_use]
    pub fn keep(mut self, keep: u8) -> Self {
        self.keep = keep;
        self
    }

    /// Sets the note beside the title.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.note = note.into();
        self
    }

    /// Sets the names of the lines.
    #[must_use]
    pub fn lines<L: Into<Line>>(mut self, lines: impl IntoIterator<Item = L>) -> Self {
        self.lines = lines.into_iter().map(Into::into).collect();
        self
    }

    /// Sets the names of the columns.
    #[must_use]
    pub fn columns<C: Into<String>>(mut self, columns: impl IntoIterator<Item = C>) -> Self {
        self.columns = columns.into_iter().map(Into::into).collect();
        self
    }

    /// Adds items.
    #[must_use]
    pub fn items(mut self, items: impl IntoIterator<Item = Item>) -> Self {
        self.items.extend(items);
        self
    }

    /// Adds an empty slot with this name if the zone has no items.
    #[must_use]
    pub fn or_gap(mut self, name: &str) -> Self {
        if self.items.is_empty() {
            let id = format!("{}/none", self.id);
            self.items.push(Item::new(id, name).face(Side::Gap));
        }
        self
    }
}

impl From<&str> for Line {
    fn from(name: &str) -> Self {
        Self {
            name: name.into(),
            tint: Tint::None,
        }
    }
}

impl From<(String, Tint)> for Line {
    fn from((name, tint): (String, Tint)) -> Self {
        Self { name, tint }
    }
}

impl Item {
    /// Returns an item with a name.
    ///
    /// ```
    /// use solo_table::{Badge, Item, Tint};
    /// let card = Item::new("slot/1", "Boat").card("boat").badge(Badge::new("price", 4)).tint(Tint::Blue);
    /// assert_eq!(card.badges[0].value, "4");
    /// ```
    pub fn new(id: impl Into<String>, name: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
            ..Self::default()
        }
    }

    /// Returns a number with a name: "5 cards in the deck".
    pub fn number(id: impl Into<String>, name: impl Into<String>, value: impl ToString) -> Self {
        Self::new(id, name).badge(Badge::new("", value))
    }

    /// Returns a number with the name of one or of many: "1 citizen", "2 citizens".
    #[cfg(any(
        feature = "kings-challenge",
        feature = "scrapyard",
        feature = "trismegistus-bot"
    ))]
    pub(crate) fn counted(
        id: impl Into<String>,
        one: &str,
        many: &str,
        value: impl Into<i64>,
    ) -> Self {
        let value = value.into();
        Self::number(id, if value == 1 { one } else { many }, value)
    }

    /// Sets a short name.
    #[must_use]
    pub fn short(mut self, short: impl Into<String>) -> Self {
        self.short = short.into();
        self
    }

    /// Sets the position in words.
    #[must_use]
    pub fn place(mut self, place: impl Into<String>) -> Self {
        self.place = place.into();
        self
    }

    /// Sets the key of the card in the glossary.
    #[must_use]
    pub fn card(mut self, key: impl Into<String>) -> Self {
        self.card = Some(key.into());
        self
    }

    /// Sets the mark for boards and dice: one to three characters.
    #[must_use]
    pub fn mark(mut self, mark: impl Into<String>) -> Self {
        self.mark = mark.into();
        self
    }

    /// Adds a note.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// Adds a value.
    #[must_use]
    pub fn badge(mut self, badge: Badge) -> Self {
        self.house |= badge.house;
        self.badges.push(badge);
        self
    }

    /// Adds a value as a number by name, besides the badge that shows it.
    ///
    /// ```
    /// let card = solo_table::Item::new("slot/1", "Boat").value("price", 4);
    /// assert_eq!(card.values["price"], 4);
    /// ```
    #[must_use]
    pub fn value(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<i32>) -> Self {
        self.values.insert(name.into(), value.into());
        self
    }

    /// Sets the key of the pictogram, where it is not that of the card.
    #[must_use]
    pub fn emblem(mut self, emblem: impl Into<Cow<'static, str>>) -> Self {
        self.emblem = emblem.into();
        self
    }

    /// Sets the number of copies.
    #[must_use]
    pub fn count(mut self, count: u32) -> Self {
        self.count = Some(count);
        self
    }

    /// Sets the visible side.
    #[must_use]
    pub fn face(mut self, face: Side) -> Self {
        self.face = face;
        self
    }

    /// Sets the colour.
    #[must_use]
    pub fn tint(mut self, tint: Tint) -> Self {
        self.tint = tint;
        self
    }

    /// Sets the column and line, in half cells.
    #[must_use]
    pub fn at(mut self, column: u8, line: u8) -> Self {
        self.at = Some([column, line]);
        self
    }

    /// Adds contents as key of the glossary, name and count. The id of each is that of the item, a
    /// slash and the key.
    #[must_use]
    pub fn holds<K: Into<String>, N: Into<String>>(
        mut self,
        held: impl IntoIterator<Item = (K, N, u32)>,
    ) -> Self {
        for (key, name, count) in held {
            let key = key.into();
            self.holds.push(Held {
                id: format!("{}/{key}", self.id),
                name: name.into(),
                count,
                card: Some(key),
                ..Held::default()
            });
        }
        self
    }
}

impl Badge {
    /// Returns a value with a name, which may be empty.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "values are numbers and short texts"
    )]
    pub fn new(name: impl Into<String>, value: impl ToString) -> Self {
        Self {
            name: name.into(),
            value: value.to_string(),
            ..Self::default()
        }
    }

    /// Sets a character that stands for the name.
    #[must_use]
    pub fn sign(mut self, sign: impl Into<String>) -> Self {
        self.sign = sign.into();
        self
    }

    /// Sets whether the value is a house value.
    #[must_use]
    pub fn house(mut self, house: bool) -> Self {
        self.house = house;
        self
    }
}
