//! All games in a terminal: the table, the last events, and the choices.

use std::io;

use ratatui::Frame;
use ratatui::crossterm::event::{self, Event, KeyCode};
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Style, Stylize as _};
use ratatui::text::Line;
use ratatui::widgets::{Block, List, ListState, Paragraph, Wrap};
use solo_table::{Dealer, Item, RulePart, Scene, Table, TableError, Tables};

/// A table, the last events, and a cursor on the choices.
#[derive(Debug)]
pub struct Client {
    table: Table,
    told: String,
    list: ListState,
}

impl Client {
    /// Sits down to a game, whose cards and dice come from a seed.
    ///
    /// # Errors
    /// An unknown game.
    pub fn new(game: &str, seed: u64) -> Result<Self, TableError> {
        let table = Table::new(game, &[], &Tables::new(), Dealer::seeded(seed))?;
        let told = table.narration_from(0).join("\n");
        let list = ListState::default().with_selected(Some(0));
        Ok(Self { table, told, list })
    }

    /// Handles a key; `false` to leave.
    pub fn key(&mut self, key: KeyCode) -> bool {
        match key {
            KeyCode::Up => self.list.select_previous(),
            KeyCode::Down => self.list.select_next(),
            KeyCode::Enter => self.act(),
            KeyCode::Char('u') => self.change(Table::undo),
            KeyCode::Char('h') => self.hint(),
            KeyCode::Char(key @ ('s' | 'r' | 'w')) => self.told = self.read(key).join("\n"),
            KeyCode::Char('q') => return false,
            _ => {}
        }
        true
    }

    fn act(&mut self) {
        let cursor = self.list.selected().unwrap_or_default();
        if let Some(choice) = self.table.choices().get(cursor) {
            self.change(|table| table.act(&choice.notation));
        }
    }

    fn change(&mut self, how: impl FnOnce(&mut Table) -> Result<(), TableError>) {
        let before = self.table.steps();
        self.told = match how(&mut self.table) {
            Ok(()) => self
                .table
                .narration_from(before.saturating_add(1))
                .join("\n"),
            Err(refused) => refused.message,
        };
        self.list.select_first();
    }

    fn hint(&mut self) {
        let choices = self.table.choices();
        if let Some(best) = self.table.hint(8, 1).first() {
            let place = choices.iter().position(|it| it.number == best.number);
            self.list.select(place);
        }
    }

    /// Reads the story of two turns, what a turn is, or what is not possible now and why.
    fn read(&self, key: char) -> Vec<String> {
        let (table, scene) = (&self.table, self.table.scene());
        let story = table.story(2).into_iter().flat_map(|part| part.sentences);
        let rules = table.rules(RulePart::Turn).into_iter();
        let refusals = scene.ids().flat_map(|id| table.ask(id).refusals);
        match key {
            's' => story.map(|it| it.text).collect(),
            'r' => rules.map(|it| it.text).collect(),
            _ => refusals
                .map(|it| format!("{}: {}", it.label, it.error))
                .collect(),
        }
    }

    /// Draws the table on the left, the last events and the choices on the right.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let halves = Layout::horizontal([Constraint::Fill(1); 2]);
        let [left, right] = halves.areas(frame.area());
        let [above, below] = Layout::vertical([Constraint::Fill(1); 2]).areas(right);
        let scene = self.table.scene();

        let title = format!("{}: {}", scene.game, scene.now);
        let table = Paragraph::new(lines(&scene)).block(Block::bordered().title(title));
        frame.render_widget(table, left);

        let told = Paragraph::new(self.told.as_str()).wrap(Wrap { trim: true });
        frame.render_widget(told.block(Block::bordered().title("What happened")), above);

        let over = scene.choices.is_empty();
        let ask = if over { "The game is over" } else { &scene.ask };
        let keys = "Up, Down, Enter; u, h, s, r, w, q";
        let block = Block::bordered().title(ask).title_bottom(keys);
        let list = List::new(scene.choices.iter().map(|it| it.label.as_str()));
        let list = list.highlight_style(Style::new().reversed()).block(block);
        frame.render_stateful_widget(list, below, &mut self.list);
    }
}

/// Renders a scene as lines: the heading of a zone, followed by its items.
fn lines(scene: &Scene) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for zone in scene.filled() {
        lines.push(Line::from(format!("{} {}", zone.title, zone.note)).bold());
        lines.extend(zone.items.iter().map(line));
    }
    lines
}

fn line(item: &Item) -> Line<'static> {
    let mut words = vec![String::new(), item.name.clone(), item.place.clone()];
    words.extend(item.count.map(|count| format!("×{count}")));
    words.extend(
        item.badges
            .iter()
            .map(|it| format!("{} {}", it.name, it.value)),
    );
    words.extend(item.notes.iter().cloned());
    words.join("  ").into()
}

fn main() -> io::Result<()> {
    let game = std::env::args().nth(1).unwrap_or_else(|| "tomb4k".into());
    let mut client = Client::new(&game, 7).map_err(io::Error::other)?;
    ratatui::run(|terminal| {
        loop {
            terminal.draw(|frame| client.draw(frame))?;
            match event::read()? {
                Event::Key(key) if key.is_press() && !client.key(key.code) => return Ok(()),
                _ => {}
            }
        }
    })
}
