//! Locations in a view.

use core::fmt::{self, Display, Formatter};

/// A location in data, such as `frames[0].card`, and the clause that defines it.
///
/// ```
/// use solo_core::DataPath;
/// let view = DataPath::whole("VK-12.2");
/// let frames = view.field("frames").under("VK-6.1");
/// let frame = frames.entry(0);
/// let card = frame.field("card");
/// assert_eq!((card.to_string().as_str(), card.clause()), ("frames[0].card", "VK-6.1"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct DataPath<'a> {
    outer: Option<&'a Self>,
    step: Step<'a>,
    clause: &'static str,
}

#[derive(Clone, Copy, Debug)]
enum Step<'a> {
    Whole,
    Field(&'a str),
    Entry(usize),
}

impl<'a> DataPath<'a> {
    /// Returns the location of the whole, which is defined by this clause.
    pub const fn whole(clause: &'static str) -> Self {
        Self {
            outer: None,
            step: Step::Whole,
            clause,
        }
    }

    /// Returns the location of a field.
    pub const fn field(&'a self, name: &'a str) -> Self {
        Self {
            outer: Some(self),
            step: Step::Field(name),
            clause: self.clause,
        }
    }

    /// Returns the location of a list entry, counted from 0.
    pub const fn entry(&'a self, index: usize) -> Self {
        Self {
            outer: Some(self),
            step: Step::Entry(index),
            clause: self.clause,
        }
    }

    /// Returns the same location under another clause.
    #[must_use]
    pub const fn under(self, clause: &'static str) -> Self {
        Self { clause, ..self }
    }

    /// Returns the clause.
    pub const fn clause(&self) -> &'static str {
        self.clause
    }
}

impl Display for DataPath<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Some(outer) = self.outer else {
            return Ok(());
        };
        outer.fmt(f)?;
        match (self.step, outer.step) {
            (Step::Whole, _) => Ok(()),
            (Step::Entry(index), _) => write!(f, "[{index}]"),
            (Step::Field(name), Step::Whole) => f.write_str(name),
            (Step::Field(name), _) => write!(f, ".{name}"),
        }
    }
}
