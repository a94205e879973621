//! Screens of the program `play`: the cells of its screen as SVG, annotated or one after the other.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::{Color, Modifier};
use solo_play::app::App;
use solo_play::saves::Saves;
use solo_table::{Player, Table, Tables, games};

use super::kept::keep;
use super::position::{MIDDLE, SEED, info, table};
use super::svg::{Picture, escape, wrap};

const COLUMNS: u16 = 100;
const ROWS: u16 = 30;
/// Width and height of a cell, in tenths of a pixel and in pixels.
const CELL: (i32, i32) = (84, 17);
/// The bar above a terminal.
const BAR: i32 = 30;

/// Colours of the terminal, which is dark on every page: class, colour.
const STYLE: &str = ".t{font:14px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;white-space:pre;fill:#d6d8dc}\
.t .b{font-weight:700}.t .k,.k{fill:#101216}.t .n,.n{fill:#949ba6}.t .g,.g{fill:#57c777}.t .h,.h{fill:#8ee597}.t .c,.c{fill:#7fdbe6}\
.t .m,.m{fill:#e79bf0}.t .r,.r{fill:#ff8f85}.t .y,.y{fill:#f0d773}.t .w,.w{fill:#ffffff}.t .a,.a{fill:#b4b9c1}.t .e,.e{fill:#87d787}\
.t .u,.u{fill:#87afff}.t .v,.v{fill:#d787ff}.p{fill:#d6d8dc}.frame{fill:#14161a;stroke:#3a3f47}.bar{fill:#23262c}\
.t.title{fill:#b4b9c1;font-size:13px}.cap{fill:#3a3f47}.t.key{fill:#fff;font-size:13px}";

/// Returns the class of a colour; `p` is that of plain text.
fn class(color: Color) -> &'static str {
    match color {
        Color::Reset => "p",
        Color::Black => "k",
        Color::DarkGray => "n",
        Color::Green => "g",
        Color::LightGreen => "h",
        Color::LightCyan => "c",
        Color::LightMagenta => "m",
        Color::LightRed => "r",
        Color::LightYellow => "y",
        Color::White => "w",
        Color::Gray => "a",
        Color::Indexed(114) => "e",
        Color::Indexed(111) => "u",
        Color::Indexed(177) => "v",
        other => panic!("the drawing has no colour for {other:?}"),
    }
}

/// A cell as it is drawn: classes of its ink and of its ground, and whether it is bold.
fn look(cell: &Cell) -> (&'static str, Option<&'static str>, bool) {
    let bold = cell.modifier.contains(Modifier::BOLD);
    let ink = class(cell.fg);
    let ground = Some(cell.bg).filter(|ground| *ground != Color::Reset);
    if !cell.modifier.contains(Modifier::REVERSED) {
        return (ink, ground.map(class), bold);
    }
    (ground.map_or("k", class), Some(ink), bold)
}

/// Returns the columns of a position in tenths of a pixel, as pixels.
fn pixels(columns: usize) -> String {
    let tenths = i32::try_from(columns).unwrap() * CELL.0;
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Draws a row of cells around the line y = 0.
fn row(cells: &[Cell]) -> String {
    let (mut grounds, mut texts) = (String::new(), String::new());
    for (from, to) in runs(cells.len(), |at| look(&cells[at]).1) {
        if let Some(ground) = look(&cells[from]).1 {
            let (x, width) = (pixels(from), pixels(to - from));
            let (y, height) = (4 - CELL.1, CELL.1);
            write!(
                grounds,
                "<rect class=\"{ground}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>"
            )
            .unwrap();
        }
    }
    // Two blanks end a part, so that columns stay columns in every font.
    let blank = |at: usize| cells.get(at).is_none_or(|cell| cell.symbol() == " ");
    let gap = |at: usize| blank(at) && (blank(at + 1) || at.checked_sub(1).is_none_or(blank));
    for (from, to) in runs(cells.len(), |at| (look(&cells[at]), gap(at))) {
        let text: String = cells[from..to].iter().map(Cell::symbol).collect();
        if text.trim().is_empty() {
            continue;
        }
        let class = match look(&cells[from]) {
            ("p", _, false) => String::new(),
            ("p", _, true) => " class=\"b\"".to_owned(),
            (ink, _, false) => format!(" class=\"{ink}\""),
            (ink, _, true) => format!(" class=\"{ink} b\""),
        };
        let (x, width) = (pixels(from), pixels(to - from));
        let text = escape(&text);
        write!(
            texts,
            "<tspan x=\"{x}\" textLength=\"{width}\"{class}>{text}</tspan>"
        )
        .unwrap();
    }
    if texts.is_empty() {
        return grounds;
    }
    format!("{grounds}<text class=\"t\">{texts}</text>")
}

/// Lists the runs of equal values: begin and end of each.
fn runs<T: PartialEq>(length: usize, value: impl Fn(usize) -> T) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for at in 0..length {
        match runs.last_mut() {
            Some((from, to)) if value(*from) == value(at) => *to = at + 1,
            _ => runs.push((at, at + 1)),
        }
    }
    runs
}

/// Draws all rows of a screen, each below the one before.
fn rows(buffer: &Buffer) -> Vec<String> {
    let width = usize::from(buffer.area.width);
    buffer.content().chunks(width).map(row).collect()
}

/// A program at a screen in memory.
struct Program {
    app: App,
    terminal: Terminal<TestBackend>,
}

impl Program {
    fn new(table: Table) -> Self {
        Self {
            app: App::new(table, Tables::new(), Saves::new(PathBuf::from("nowhere"))),
            terminal: Terminal::new(TestBackend::new(COLUMNS, ROWS)).unwrap(),
        }
    }

    fn press(&mut self, key: KeyCode) {
        self.app.key(KeyEvent::new(key, KeyModifiers::NONE));
        while self.app.is_thinking() {
            self.app.tick();
            // Leaves the processor to the thread that thinks; nothing depends on how long.
            sleep(Duration::from_millis(5));
        }
    }

    fn screen(&mut self) -> &Buffer {
        let app = &mut self.app;
        self.terminal
            .draw(|frame| app.draw(frame.area(), frame.buffer_mut()))
            .unwrap();
        self.terminal.backend().buffer()
    }
}

/// Width of a screen in pixels.
fn width() -> i32 {
    i32::from(COLUMNS) * CELL.0 / 10 + 16
}

/// Height of a screen with its bar.
fn height() -> i32 {
    BAR + i32::from(ROWS) * CELL.1 + 14
}

/// Draws the window of a terminal with its upper left corner at a point.
fn window(picture: &mut Picture, (x, y): (i32, i32), command: &str) {
    picture.style(STYLE);
    let (width, height) = (width(), height());
    let lower = BAR - 8;
    picture.add(&format!(
        "<g transform=\"translate({x} {y})\"><rect class=\"frame\" width=\"{width}\" height=\"{height}\" rx=\"8\"/>\
         <path class=\"bar\" d=\"M0.5 {BAR}v-{lower}q0-7.5 7.5-7.5h{}q7.5 0 7.5 7.5v{lower}z\"/>\
         <text class=\"t title\" x=\"14\" y=\"20\">$ {}</text></g>",
        width - 16,
        escape(command)
    ));
}

/// Returns the baseline of a row of the screen in a window.
fn baseline(row: usize) -> i32 {
    BAR + CELL.1 * i32::try_from(row + 1).unwrap()
}

/// Annotations: the rows of the screen, whether they are in the panel, and what they are.
fn annotations(buffer: &Buffer) -> Vec<(usize, usize, bool, &'static str)> {
    let width = usize::from(buffer.area.width);
    let lines: Vec<Vec<&str>> = buffer
        .content()
        .chunks(width)
        .map(|row| row.iter().map(Cell::symbol).collect())
        .collect();
    let panel = lines[1].iter().rposition(|cell| *cell == "│").unwrap() + 2;
    let rules: Vec<usize> = (1..lines.len() - 1)
        .filter(|row| lines[*row][panel] == "─")
        .collect();
    let first = (1..lines.len())
        .find(|row| lines[*row][panel + 2] == "1")
        .unwrap();
    // A heading belongs to the choices.
    let heading = lines[first - 1][panel] != " "
        && buffer.content()[(first - 1) * width + panel].fg == Color::Green;
    let first = first - usize::from(heading);
    let last = lines.len() - 1;
    vec![
        (0, 1, false, "the game, and where it stands (`now`)"),
        (
            1,
            last,
            false,
            "the table: zones with their items; a number in brackets is the choice that concerns the item",
        ),
        (1, first, true, "the question that is due (`ask`)"),
        (
            first,
            rules[0],
            true,
            "the choices: all that is legal, and nothing else",
        ),
        (
            rules[0] + 1,
            rules[1],
            true,
            "the card under the cursor; ° marks a house value",
        ),
        (
            rules[1] + 1,
            last,
            true,
            "the story: every event as a sentence, told by actor; what came since the last choice stands apart",
        ),
        (last, last + 1, false, "the keys"),
    ]
}

/// Draws the rows of a screen into a window whose upper left corner is at a point.
fn fill(picture: &mut Picture, (x, y): (i32, i32), rows: &[String]) {
    for (at, row) in rows.iter().enumerate() {
        if !row.is_empty() {
            let (x, y) = (x + 8, y + baseline(at));
            picture.add(&format!("<g transform=\"translate({x} {y})\">{row}</g>"));
        }
    }
}

/// Draws the last screen of a game.
fn end(game: &str) -> String {
    let table = table(game, usize::MAX);
    let title = format!("The end of {}", info(game).facts.title);
    let description = format!(
        "The screen of play after the last decision of the game with seed {SEED}: {}",
        table.scene().ask
    );
    let mut picture = Picture::new(width(), &title, &description);
    window(&mut picture, (0, 0), &command(game));
    fill(&mut picture, (0, 0), &rows(Program::new(table).screen()));
    picture.finish(height())
}

fn annotated(game: &str) -> String {
    let mut program = Program::new(table(game, MIDDLE));
    let title = format!("{} in the terminal", info(game).facts.title);
    let buffer = program.screen();
    let notes = annotations(buffer);
    let words: Vec<&str> = notes.iter().map(|note| note.3).collect();
    let description = format!(
        "The screen of play after {MIDDLE} decisions of the game with seed {SEED}. Numbered: {}.",
        words.join("; ")
    );
    let margin = 40;
    let mut picture = Picture::new(width() + 2 * margin, &title, &description);
    window(&mut picture, (margin, 12), &command(game));
    fill(&mut picture, (margin, 12), &rows(buffer));
    let mut y = 12 + height() + 26;
    for (number, (from, to, right, text)) in notes.iter().enumerate() {
        let number = number + 1;
        let (top, bottom) = (12 + baseline(*from) - 11, 12 + baseline(to - 1) + 2);
        let (x, tick) = if *right {
            (margin + width() + 6, -4)
        } else {
            (margin - 6, 4)
        };
        picture.add(&format!(
            "<path class=\"accent\" d=\"M{} {top}h{}V{bottom}h{tick}\"/>",
            x + tick,
            -tick
        ));
        let side = if *right { x + 16 } else { x - 16 };
        picture.mark((side, (top + bottom) / 2), number);
        picture.mark((margin, y - 4), number);
        for line in wrap(&text.replace('`', ""), 110) {
            picture.text((margin + 20, y), "", &line);
            y += 26;
        }
    }
    picture.finish(y - 8)
}

/// Returns the command that begins this game.
fn command(game: &str) -> String {
    format!("cargo run --release --example play -- {game} --seed {SEED}")
}

#[test]
fn screens_are_drawn_from_the_program() {
    for game in games() {
        let path = format!("docs/src/pictures/screen-{}.svg", game.name);
        keep(&path, &annotated(game.name));
        keep(
            &format!("docs/src/pictures/end-{}.svg", game.name),
            &end(game.name),
        );
    }
}

/// A screen of the recording: the key that led to it, its rows, and how long it stays.
struct Frame {
    key: &'static str,
    rows: Vec<String>,
    milliseconds: u32,
}

/// Plays the begin of a game as a person would: a hint, then the advised choice, nine times.
fn record(game: &str) -> Vec<Frame> {
    let mut program = Program::new(table(game, 0));
    let mut frames = Vec::new();
    let mut keep = |program: &mut Program, key, milliseconds| {
        let rows = rows(program.screen());
        frames.push(Frame {
            key,
            rows,
            milliseconds,
        });
    };
    keep(&mut program, "", 2500);
    for turn in 0..9 {
        if turn == 2 {
            program.press(KeyCode::Char(':'));
            program.press(KeyCode::Char('h'));
            keep(&mut program, ":h", 2600);
        } else {
            let table = program.app.table();
            let advice = table.advice(Player::Sensible, 1).unwrap();
            let choices = table.choices();
            let at = choices
                .iter()
                .position(|choice| choice.number == advice.number);
            for _ in 0..at.unwrap() {
                program.press(KeyCode::Down);
                keep(&mut program, "↓", 450);
            }
        }
        program.press(KeyCode::Enter);
        keep(&mut program, "Enter", 1900);
    }
    frames
}

/// Draws a recording: every row once, and for every frame the rows that it shows.
fn recording(game: &str) -> String {
    let frames = record(game);
    let title = format!("{} in the terminal, recorded", info(game).facts.title);
    let description = format!(
        "The program play with seed {SEED}: {} screens one after the other. The player asks for a hint, moves the cursor to a \
         choice and takes it; the table and the log of sentences follow.",
        frames.len()
    );
    let mut picture = Picture::new(width(), &title, &description);
    window(&mut picture, (0, 0), &command(game));
    let mut known: BTreeMap<&str, usize> = BTreeMap::new();
    let mut rows = String::new();
    for row in frames.iter().flat_map(|frame| &frame.rows) {
        let next = known.len();
        if !row.is_empty() && !known.contains_key(row.as_str()) {
            known.insert(row, next);
            writeln!(rows, "<g id=\"r{next}\">{row}</g>").unwrap();
        }
    }
    picture.add(&format!("<defs>\n{rows}</defs>"));
    let total: u32 = frames.iter().map(|frame| frame.milliseconds).sum();
    let mut style = String::from(".f{visibility:hidden}.f:last-of-type{visibility:visible}");
    let mut from = 0;
    for (number, frame) in frames.iter().enumerate() {
        let to = from + frame.milliseconds;
        let percent = |at: u32| f64::from(at) * 100.0 / f64::from(total);
        let (begin, end) = (percent(from), percent(to));
        let hidden = if from == 0 {
            ""
        } else {
            "0%{visibility:hidden}"
        };
        let after = if to == total {
            ""
        } else {
            "100%{visibility:hidden}"
        };
        let end = if to == total {
            "100%{visibility:visible}".to_owned()
        } else {
            format!("{end:.2}%{{visibility:hidden}}")
        };
        write!(
            style,
            "@keyframes k{number}{{{hidden}{begin:.2}%{{visibility:visible}}{end}{after}}}\
             @media(prefers-reduced-motion:no-preference){{#f{number}{{animation:k{number} {total}ms step-end infinite}}}}"
        )
        .unwrap();
        let mut shown = format!("<g class=\"f\" id=\"f{number}\">");
        for (at, row) in frame.rows.iter().enumerate() {
            if let Some(id) = known.get(row.as_str()) {
                write!(
                    shown,
                    "<use href=\"#r{id}\" x=\"8\" y=\"{}\"/>",
                    baseline(at)
                )
                .unwrap();
            }
        }
        if !frame.key.is_empty() {
            let wide = 9 * i32::try_from(frame.key.chars().count()).unwrap() + 14;
            let x = width() - wide - 8;
            write!(
                shown,
                "<rect class=\"cap\" x=\"{x}\" y=\"5\" width=\"{wide}\" height=\"20\" rx=\"4\"/>\
                 <text class=\"t key mid\" x=\"{}\" y=\"20\">{}</text>",
                x + wide / 2,
                frame.key
            )
            .unwrap();
        }
        picture.add(&(shown + "</g>"));
        from = to;
    }
    picture.style(&style);
    picture.finish(height())
}

#[test]
fn the_recording_is_of_the_program() {
    keep("docs/src/pictures/play.svg", &recording("votk"));
}
