//! The table: zones in rows, each as large as the room permits.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use solo_table::{Area, Scene, Zone, ZoneLayout};

use super::sheet::{Sheet, Target};
use super::zone::{Context, Detail, MOST, draw, least_width, shrinks};

/// A zone with the width below which it would lose information.
#[derive(Clone, Copy)]
struct Part<'a> {
    zone: &'a Zone,
    least: usize,
}

/// Zones side by side.
type Row<'a> = Vec<Part<'a>>;

/// Zones drawn so far, by id, width and detail.
type Drawn<'a> = BTreeMap<(&'a str, usize, Detail), Sheet>;

/// Returns the zones in the order in which they are drawn.
pub(crate) fn in_order(scene: &Scene) -> Vec<&Zone> {
    let mut zones: Vec<&Zone> = scene.filled().collect();
    zones.sort_by_key(|zone| (zone.area, zone.row));
    zones
}

/// Draws the zones of a scene in a room. If it is short, zones become smaller, then boards narrow; what still does not fit
/// makes the sheet higher than the room, with the least important zones last.
pub(crate) fn table(scene: &Scene, room: (usize, usize), context: &Context<'_>) -> Sheet {
    let zones = in_order(scene);
    let mut layout = Layout::new(&zones, room.0, context);
    while layout.height() > room.1 && layout.shrink() {}
    let narrow = Context {
        narrow: true,
        ..context.clone()
    };
    if layout.height() > room.1 {
        layout = Layout::new(&zones, room.0, &narrow);
        while layout.height() > room.1 && layout.shrink() {}
        while layout.height() > room.1 && layout.put_off() {}
    }
    let most = layout.height().max(room.1);
    layout.grow(most);
    let mut sheet = layout.draw(most);
    let late: Vec<&Zone> = zones
        .into_iter()
        .filter(|zone| layout.late.contains(&*zone.id))
        .collect();
    let late = Layout::new(&late, room.0, layout.context);
    let height = late.height();
    if height > 0 {
        let y = sheet.height();
        sheet.paste(0, y, &late.draw(height));
    }
    sheet
}

struct Layout<'a> {
    rows: Vec<Row<'a>>,
    room: usize,
    context: &'a Context<'a>,
    detail: BTreeMap<&'a str, Detail>,
    drawn: RefCell<Drawn<'a>>,
    /// Zones that come after the others.
    late: BTreeSet<&'a str>,
}

impl<'a> Layout<'a> {
    fn new(zones: &[&'a Zone], room: usize, context: &'a Context<'a>) -> Self {
        let detail = zones.iter().map(|zone| (zone.id.as_str(), MOST)).collect();
        Self {
            rows: rows(zones, room, context),
            room,
            context,
            detail,
            drawn: RefCell::default(),
            late: BTreeSet::new(),
        }
    }

    fn detail(&self, zone: &Zone) -> Detail {
        self.detail.get(zone.id.as_str()).copied().unwrap_or(MOST)
    }

    /// Uses a zone of this width with its present detail, drawn at most once.
    fn drawn<T>(&self, zone: &'a Zone, width: usize, using: impl FnOnce(&Sheet) -> T) -> T {
        let detail = self.detail(zone);
        let mut drawn = self.drawn.borrow_mut();
        let sheet = drawn.entry((&zone.id, width, detail));
        using(sheet.or_insert_with(|| draw(zone, width, detail, self.context)))
    }

    fn row_height(&self, row: &Row<'a>) -> usize {
        let zones = row.iter().zip(widths(row, self.room));
        let heights = zones.map(|(part, width)| self.drawn(part.zone, width, Sheet::height));
        heights.max().unwrap_or(0)
    }

    fn height(&self) -> usize {
        self.rows.iter().map(|row| self.row_height(row)).sum()
    }

    fn zones(&self) -> impl Iterator<Item = &'a Zone> {
        self.rows.iter().flatten().map(|part| part.zone)
    }

    /// Draws a zone smaller; much detail and a low `keep` put it first.
    fn shrink(&mut self) -> bool {
        let zones = self.zones().filter(|zone| shrinks(zone));
        let next = zones
            .filter(|zone| self.detail(zone) > 0)
            .max_by_key(|zone| u16::from(self.detail(zone)) * 4 + 20 - u16::from(zone.keep));
        let Some(zone) = next else { return false };
        if let Some(detail) = self.detail.get_mut(zone.id.as_str()) {
            *detail -= 1;
        }
        true
    }

    /// Puts a zone behind the others: those aside first, then those with the least `keep` that the question does not need.
    fn put_off(&mut self) -> bool {
        let zones = self.zones().filter(|zone| may_be_left_out(zone));
        let idle = zones.filter(|zone| zone.area == Area::Aside || !zone.needed);
        let first = idle.min_by_key(|zone| (zone.area != Area::Aside, zone.keep));
        let Some(id) = first.map(|zone| zone.id.as_str()) else {
            return false;
        };
        self.late.insert(id);
        for row in &mut self.rows {
            row.retain(|part| part.zone.id != id);
        }
        self.rows.retain(|row| !row.is_empty());
        true
    }

    /// Enlarges zones into spare room, those with the highest `keep` first.
    fn grow(&mut self, most: usize) {
        let mut zones: Vec<&Zone> = self.zones().filter(|zone| shrinks(zone)).collect();
        zones.sort_by_key(|zone| std::cmp::Reverse(zone.keep));
        for level in 1..=MOST {
            for zone in &zones {
                let before = self.detail(zone);
                if before >= level {
                    continue;
                }
                self.detail.insert(&zone.id, level);
                if self.height() > most {
                    self.detail.insert(&zone.id, before);
                }
            }
        }
    }

    /// Draws everything, with an empty line between areas while there is room for it.
    fn draw(&self, most: usize) -> Sheet {
        let mut sheet = Sheet::new(self.room);
        let mut spare = most.saturating_sub(self.height());
        let mut area = None;
        let mut y = 0;
        for row in &self.rows {
            let next = row.first().map(|part| part.zone.area);
            if area.is_some() && area != next && spare > 0 {
                (y, spare) = (y + 1, spare - 1);
            }
            area = next;
            let mut x = 0;
            for (part, width) in row.iter().zip(widths(row, self.room)) {
                let height = self.drawn(part.zone, width, |drawn| {
                    sheet.paste(x, y, drawn);
                    drawn.height()
                });
                let title = Target::Zone(part.zone.title.clone());
                sheet.region(title, x, y, width, height);
                x += width + GAP;
            }
            y += self.row_height(row);
        }
        sheet
    }
}

/// Returns whether a zone matters least, and has its own window.
pub(crate) fn may_be_left_out(zone: &Zone) -> bool {
    zone.area == Area::Aside || (shrinks(zone) && zone.keep < 6)
}

/// Columns between zones side by side.
const GAP: usize = 2;

/// Puts zones of the same area and row side by side, as far as they fit.
fn rows<'a>(zones: &[&'a Zone], room: usize, context: &Context<'_>) -> Vec<Row<'a>> {
    let mut rows: Vec<Row<'a>> = Vec::new();
    for zone in zones {
        let least = least_width(zone, context);
        let fitting = rows.last_mut().filter(|row| {
            let first = row.first().map(|first| (first.zone.area, first.zone.row));
            let taken: usize = row.iter().map(|other| other.least + GAP).sum();
            first == Some((zone.area, zone.row)) && taken + least <= room
        });
        let part = Part { zone, least };
        match fitting {
            Some(row) => row.push(part),
            None => rows.push(vec![part]),
        }
    }
    rows
}

/// Distributes the width: each zone gets what it needs, and the rest goes to zones that can use it.
fn widths(row: &Row<'_>, room: usize) -> Vec<usize> {
    let mut widths: Vec<usize> = row.iter().map(|part| part.least).collect();
    let gaps = row.len().saturating_sub(1) * GAP;
    let spare = room.saturating_sub(widths.iter().sum::<usize>() + gaps);
    let takers: Vec<usize> = (0..row.len())
        .filter(|index| {
            row.get(*index)
                .is_some_and(|part| part.zone.look != ZoneLayout::Board)
        })
        .collect();
    let last = widths.len().saturating_sub(1);
    let shared = if takers.is_empty() {
        &[last][..]
    } else {
        &takers
    };
    for index in shared {
        if let Some(width) = widths.get_mut(*index) {
            *width = (*width + spare / shared.len()).min(room);
        }
    }
    widths
}
