//! The zones of each table, with the fields of the view that they show.

use solo_table::{Area, GameInfo, Scene, Shown, Zone, games};

use super::kept::keep;
use super::position::{MIDDLE, table};
use super::svg::{Picture, wrap};

const WIDTH: i32 = 920;
/// Width of the names of the areas.
const LEFT: i32 = 116;
const LINE: i32 = 16;

const AREAS: [(Area, &str); 5] = [
    (Area::Head, "the game"),
    (Area::Rival, "the opponent"),
    (Area::Board, "the board"),
    (Area::Mine, "the player"),
    (Area::Aside, "aside"),
];

/// Returns the fields of the view that a zone shows.
fn fields(game: &GameInfo, zone: &str) -> Vec<&'static str> {
    let shown = game.shown.iter();
    shown
        .filter(|(_, shown)| matches!(shown, Shown::In(zones) if zones.contains(&zone)))
        .map(|(field, _)| *field)
        .collect()
}

/// Lists the zones of several scenes, each once.
fn zones(scenes: &[Scene]) -> Vec<&Zone> {
    let mut all: Vec<&Zone> = Vec::new();
    for zone in scenes.iter().flat_map(Scene::filled) {
        if !all.iter().any(|known| known.id == zone.id) {
            all.push(zone);
        }
    }
    all
}

fn draw(game: &GameInfo) -> String {
    let scenes = [
        table(game.name, MIDDLE).scene(),
        table(game.name, 0).scene(),
        table(game.name, usize::MAX).scene(),
    ];
    let zones = zones(&scenes);
    let title = format!("The zones of {}", game.facts.title);
    let names: Vec<String> = zones.iter().map(|zone| name(zone)).collect();
    let description = format!(
        "One box for each zone of the table, in the area where it lies, with the fields of the view that it shows: {}.",
        names.join("; ")
    );
    let mut picture = Picture::new(WIDTH, &title, &description);
    picture.text((16, 28), "bold", &title);
    picture.text(
        (16, 48),
        "small dim",
        "title, identifier, number of items in one position, and the fields of the view that the zone shows",
    );
    let mut y = 64;
    for (area, label) in AREAS {
        let inside: Vec<&&Zone> = zones.iter().filter(|zone| zone.area == area).collect();
        if inside.is_empty() {
            continue;
        }
        picture.text((16, y + 22), "bold small", label);
        let mut rows: Vec<u8> = inside.iter().map(|zone| zone.row).collect();
        rows.sort_unstable();
        rows.dedup();
        for row in rows {
            let beside: Vec<_> = inside.iter().filter(|zone| zone.row == row).collect();
            for beside in beside.chunks(3) {
                y += line(&mut picture, game, beside, y);
            }
        }
        y += 10;
    }
    for (name, text) in [
        ("now", "the line above the table"),
        ("ask", "the question that is due"),
    ] {
        let fields = fields(game, name);
        if !fields.is_empty() {
            let text = format!("{text} ({name}) shows {}", fields.join(", "));
            for line in wrap(&text, 120) {
                picture.text((16, y + 14), "small dim", &line);
                y += LINE;
            }
        }
    }
    picture.finish(y + 14)
}

fn name(zone: &Zone) -> String {
    let title = if zone.title.is_empty() {
        "(no title)"
    } else {
        &zone.title
    };
    format!("{title} ({})", zone.id)
}

/// Draws zones side by side and returns the height of the row.
fn line(picture: &mut Picture, game: &GameInfo, zones: &[&&&Zone], y: i32) -> i32 {
    let count = i32::try_from(zones.len()).unwrap();
    let width = (WIDTH - LEFT - 16 - (count - 1) * 8) / count;
    let letters = usize::try_from((width - 20) / 8).unwrap();
    let texts: Vec<Vec<String>> = zones
        .iter()
        .map(|zone| match fields(game, &zone.id).join(", ") {
            fields if fields.is_empty() => Vec::new(),
            fields => wrap(&fields, letters),
        })
        .collect();
    let most = texts.iter().map(Vec::len).max().unwrap_or(0);
    let height = 50 + LINE * i32::try_from(most).unwrap();
    let mut x = LEFT;
    for (zone, text) in zones.iter().zip(&texts) {
        picture.rect((x, y), (width, height - 6));
        let title = if zone.title.is_empty() {
            "(no title)"
        } else {
            &zone.title
        };
        picture.text((x + 10, y + 19), "bold small", title);
        let items = zone.items.len();
        let look = format!("{:?}", zone.look).to_lowercase();
        let plural = if items == 1 { "item" } else { "items" };
        picture.text(
            (x + 10, y + 35),
            "small dim",
            &format!("{} · {look}, {items} {plural}", zone.id),
        );
        for (at, line) in text.iter().enumerate() {
            let at = i32::try_from(at).unwrap();
            picture.text((x + 10, y + 52 + LINE * at), "code", line);
        }
        x += width + 8;
    }
    height
}

#[test]
fn zones_are_drawn_from_scenes() {
    for game in games() {
        keep(
            &format!("docs/src/pictures/zones-{}.svg", game.name),
            &draw(game),
        );
    }
}
