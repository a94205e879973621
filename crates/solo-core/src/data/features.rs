//! Game positions as numbers at fixed indices, for programs that learn.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::noun::Countable;

/// Number of entries of a list of numbers or structs that have their own features.
const LISTED: usize = 8;

/// A value of a game position as numbers at fixed indices.
///
/// Derive it with `#[derive(Features)]` beside `Data`. The features depend only on the catalogue:
///
/// | value | features |
/// | --- | --- |
/// | a number | the number, clamped to 16 bits; a flag is 0 or 1 |
/// | a noun | one feature per noun, 1 at its own: `phase=explore` |
/// | an option | 1 if it is present (`slot?`), then those of the value; zeros without one |
/// | nouns by noun | the value of every key: `pyramid[left]=boat` |
/// | a set or unordered list of nouns | the count of each: `hand[boat]` |
/// | an ordered list of nouns | the same, followed by the first one: `discard.first=boat` |
/// | another list | its length (`frames.len`), then its first 8 entries: `stacks[0]` |
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::{Numbers, Features, GameData, FeatureSpecs};
/// let mut specs = FeatureSpecs::default();
/// <Ten as GameData>::View::describe(&Ten, &mut specs);
/// let names: Vec<_> = specs.list().iter().map(|spec| spec.name.as_str()).collect();
/// assert_eq!(names, ["phase=deciding", "phase=rolling", "phase=over", "sum"]);
/// let mut numbers = [0.0; 4];
/// Ten.view(&Table::Deciding(7)).write(&Ten, &mut Numbers::new(&mut numbers));
/// assert_eq!(numbers, [1.0, 0.0, 0.0, 7.0]);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no features in `{G}`",
    note = "derive `Features` beside `Data`, or leave the field out with `#[data(no_features)]`"
)]
pub trait Features<G: ?Sized> {
    /// Returns the number of features.
    fn width(game: &G) -> usize;

    /// Adds the features with their names and bounds.
    fn describe(game: &G, specs: &mut FeatureSpecs);

    /// Writes the numbers into cells that hold zeros, exactly as many as there are features.
    fn write(&self, game: &G, cells: &mut Numbers<'_>);

    /// Returns the number of features of a list.
    fn list_width(game: &G, _order: bool) -> usize {
        Self::width(game).saturating_mul(LISTED).saturating_add(1)
    }

    /// Adds the features of a list.
    fn describe_list(game: &G, _order: bool, specs: &mut FeatureSpecs) {
        specs.add(".len", 0, u16::MAX.into());
        for index in 0..LISTED {
            specs.within(&format!("[{index}]"), |specs| {
                Self::describe(game, specs);
            });
        }
    }

    /// Writes the numbers of a list.
    fn write_list(items: &[Self], game: &G, _order: bool, cells: &mut Numbers<'_>)
    where
        Self: Sized,
    {
        cells.put(u16::try_from(items.len()).unwrap_or(u16::MAX));
        let width = Self::width(game);
        for index in 0..LISTED {
            let mut part = cells.part(width);
            if let Some(item) = items.get(index) {
                item.write(game, &mut part);
            }
        }
    }
}

/// One number of a vector: its name and bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeatureSpec {
    /// Name, unique in its game: `hand[boat]`.
    pub name: String,
    /// Minimum.
    pub low: i32,
    /// Maximum.
    pub high: i32,
}

/// The features of a value, in order.
#[derive(Clone, Debug, Default)]
pub struct FeatureSpecs {
    path: String,
    list: Vec<FeatureSpec>,
}

impl FeatureSpecs {
    /// Returns the features so far.
    pub fn list(&self) -> &[FeatureSpec] {
        &self.list
    }

    /// Adds a feature to the part that is being described.
    pub fn add(&mut self, name: &str, low: i32, high: i32) {
        let name = format!("{}{name}", self.path);
        self.list.push(FeatureSpec { name, low, high });
    }

    /// Describes a part, whose names begin with that of the whole followed by `name`.
    pub fn within(&mut self, name: &str, describe: impl FnOnce(&mut Self)) {
        let outside = self.path.len();
        self.path.push_str(name);
        describe(self);
        self.path.truncate(outside);
    }

    /// Describes a field.
    pub fn field(&mut self, name: &str, describe: impl FnOnce(&mut Self)) {
        let dot = if self.path.is_empty() { "" } else { "." };
        self.within(&format!("{dot}{name}"), describe);
    }

    /// Adds one feature for each noun, named by its id between the two texts.
    pub fn nouns<G: ?Sized, T: Countable<G>>(
        &mut self,
        game: &G,
        before: &str,
        after: &str,
        high: i32,
    ) {
        for noun in T::values(game) {
            let name = format!("{before}{}{after}", noun.to_id(game));
            self.add(&name, 0, high);
        }
    }
}

/// Cells that numbers are written into, in order.
#[derive(Debug)]
pub struct Numbers<'a>(&'a mut [f32]);

impl<'a> Numbers<'a> {
    /// Creates a writer of all these cells.
    pub const fn new(cells: &'a mut [f32]) -> Self {
        Self(cells)
    }

    /// Splits off the next `width` cells; writing continues behind them.
    pub fn part(&mut self, width: usize) -> Self {
        let cells = core::mem::take(&mut self.0);
        let at = width.min(cells.len());
        // In bounds: `at` is at most the number of cells.
        let (part, rest) = cells.split_at_mut_checked(at).unwrap_or_default();
        self.0 = rest;
        Self(part)
    }

    /// Writes the next cell.
    pub fn put(&mut self, number: impl Into<f32>) {
        if let Some(cell) = self.part(1).0.first_mut() {
            *cell = number.into();
        }
    }

    /// Writes 1 into one of the next `count` cells and skips all of them.
    pub fn mark(&mut self, index: u32, count: u32) {
        if let Some(cell) = self.part(to_usize(count)).0.get_mut(to_usize(index)) {
            *cell = 1.0;
        }
    }

    /// Adds 1 to a cell without skipping any.
    pub fn count(&mut self, index: u32) {
        if let Some(cell) = self.0.get_mut(to_usize(index)) {
            #[expect(
                clippy::float_arithmetic,
                reason = "a small whole number in the format of learning programs"
            )]
            {
                *cell += 1.0;
            }
        }
    }
}

fn to_usize(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// Features of nouns: the noun itself, or the counts and the first noun of a list.
#[doc(hidden)]
#[derive(Debug)]
pub struct NounFeatures;

impl NounFeatures {
    pub fn width<G: ?Sized, T: Countable<G>>(game: &G) -> usize {
        to_usize(T::count(game))
    }

    pub fn describe<G: ?Sized, T: Countable<G>>(game: &G, specs: &mut FeatureSpecs) {
        specs.nouns::<G, T>(game, "=", "", 1);
    }

    pub fn write<G: ?Sized, T: Countable<G>>(noun: &T, game: &G, cells: &mut Numbers<'_>) {
        cells.mark(noun.number(game), T::count(game));
    }

    pub fn list_width<G: ?Sized, T: Countable<G>>(game: &G, order: bool) -> usize {
        let width = Self::width::<G, T>(game);
        if order {
            width.saturating_mul(2)
        } else {
            width
        }
    }

    pub fn describe_list<G: ?Sized, T: Countable<G>>(
        game: &G,
        order: bool,
        specs: &mut FeatureSpecs,
    ) {
        specs.nouns::<G, T>(game, "[", "]", u16::MAX.into());
        if order {
            specs.nouns::<G, T>(game, ".first=", "", 1);
        }
    }

    pub fn write_list<G: ?Sized, T: Countable<G>>(
        items: &[T],
        game: &G,
        order: bool,
        cells: &mut Numbers<'_>,
    ) {
        let mut counts = cells.part(Self::width::<G, T>(game));
        items
            .iter()
            .for_each(|item| counts.count(item.number(game)));
        if order {
            let mut first = cells.part(Self::width::<G, T>(game));
            if let Some(item) = items.first() {
                Self::write(item, game, &mut first);
            }
        }
    }
}
