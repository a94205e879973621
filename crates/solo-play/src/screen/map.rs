//! The areas of a drawn screen.

use super::Panel;
use super::sheet::{Region, Target};

/// The areas of a drawn screen that can be clicked.
#[derive(Clone, Debug, Default)]
pub struct Map {
    pub(super) regions: Vec<Region>,
    /// First line of the table that is shown.
    pub(super) top: usize,
    /// Title of the first zone below the last line that is shown.
    pub(super) hidden: Option<String>,
}

impl Map {
    /// Returns the target at this column and row.
    pub fn target(&self, column: u16, row: u16) -> Option<&Target> {
        let is_clicked = |target: &Target| matches!(target, Target::Row(_) | Target::Item(_));
        self.at(column, row, is_clicked)
    }

    /// Returns the panel at this column and row.
    pub fn panel(&self, column: u16, row: u16) -> Panel {
        let found = self.at(column, row, |target| matches!(target, Target::Panel(_)));
        match found {
            Some(Target::Panel(panel)) => *panel,
            _ => Panel::Choices,
        }
    }

    /// Returns whether a target is drawn.
    pub fn shows(&self, target: &Target) -> bool {
        self.regions.iter().any(|region| region.target == *target)
    }

    /// Returns the first line of the table that is shown.
    pub(crate) fn top(&self) -> usize {
        self.top
    }

    /// Returns the title of the first zone of the table that has no room.
    pub(crate) fn hidden(&self) -> Option<&str> {
        self.hidden.as_deref()
    }

    fn at(&self, column: u16, row: u16, is_meant: impl Fn(&Target) -> bool) -> Option<&Target> {
        let (column, row) = (usize::from(column), usize::from(row));
        let mut regions = self.regions.iter().rev();
        let found = regions.find(|it| is_meant(&it.target) && it.contains(column, row));
        found.map(|region| &region.target)
    }
}
