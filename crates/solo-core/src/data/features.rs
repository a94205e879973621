//! Positions as numbers at fixed places, for programs that learn.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::noun::Countable;

/// Number of entries of a list of numbers or structs that have their own places.
const LISTED: usize = 8;

/// A value of a position as numbers at fixed places.
///
/// Derive it with `#[derive(Features)]` beside `Data`. The places depend only on the catalogue:
///
/// | value | places |
/// | --- | --- |
/// | a number | the number, clamped to 16 bits; a flag is 0 or 1 |
/// | a noun | one place per noun, 1 at its own: `phase=explore` |
/// | an option | 1 if it is present (`slot?`), then those of the value; zeros without one |
/// | nouns by noun | the value of every key: `pyramid[left]=boat` |
/// | a set or unordered list of nouns | the count of each: `hand[boat]` |
/// | an ordered list of nouns | the same, followed by the first one: `discard.first=boat` |
/// | another list | its length (`frames.len`), then its first 8 entries: `stacks[0]` |
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::{Numbers, Features, GameData, Places};
/// let mut places = Places::default();
/// <Ten as GameData>::View::describe(&Ten, &mut places);
/// let names: Vec<_> = places.list().iter().map(|place| place.name.as_str()).collect();
/// assert_eq!(names, ["phase=deciding", "phase=rolling", "phase=over", "sum"]);
/// let mut numbers = [0.0; 4];
/// Ten.view(&Table::Deciding(7)).write(&Ten, &mut Numbers::new(&mut numbers));
/// assert_eq!(numbers, [1.0, 0.0, 0.0, 7.0]);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no places for numbers in `{G}`",
    note = "derive `Features` beside `Data`, or leave the field out with `#[data(no_features)]`"
)]
pub trait Features<G: ?Sized> {
    /// Returns the number of places.
    fn width(game: &G) -> usize;

    /// Adds the places with their names and bounds.
    fn describe(game: &G, places: &mut Places);

    /// Writes the numbers into cells that hold zeros, exactly as many as there are places.
    fn write(&self, game: &G, cells: &mut Numbers<'_>);

    /// Returns the number of places of a list.
    #[must_use]
    fn list_width(game: &G, _order: bool) -> usize {
        Self::width(game).saturating_mul(LISTED).saturating_add(1)
    }

    /// Adds the places of a list.
    fn describe_list(game: &G, _order: bool, places: &mut Places) {
        places.add(".len", 0, u16::MAX.into());
        for place in 0..LISTED {
            places.within(&format!("[{place}]"), |places| {
                Self::describe(game, places);
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
        for place in 0..LISTED {
            let mut part = cells.part(width);
            if let Some(item) = items.get(place) {
                item.write(game, &mut part);
            }
        }
    }
}

/// A place in a vector of numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeaturePlace {
    /// Name, unique in its game: `hand[boat]`.
    pub name: String,
    /// Minimum.
    pub low: i32,
    /// Maximum.
    pub high: i32,
}

/// The places of a value, in order.
#[derive(Clone, Debug, Default)]
pub struct Places {
    path: String,
    list: Vec<FeaturePlace>,
}

impl Places {
    /// Returns the places so far.
    #[must_use]
    pub fn list(&self) -> &[FeaturePlace] {
        &self.list
    }

    /// Adds a place to the part that is being described.
    pub fn add(&mut self, name: &str, low: i32, high: i32) {
        let name = format!("{}{name}", self.path);
        self.list.push(FeaturePlace { name, low, high });
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

    /// Adds one place for each noun, named by its id between the two texts.
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
    pub fn mark(&mut self, place: u32, count: u32) {
        if let Some(cell) = self.part(index(count)).0.get_mut(index(place)) {
            *cell = 1.0;
        }
    }

    /// Adds 1 to a cell without skipping any.
    pub fn count(&mut self, place: u32) {
        if let Some(cell) = self.0.get_mut(index(place)) {
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

fn index(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// Features of nouns: the noun itself, or the counts and the first noun of a list.
#[doc(hidden)]
#[derive(Debug)]
pub struct NounFeatures;

impl NounFeatures {
    #[must_use]
    pub fn width<G: ?Sized, T: Countable<G>>(game: &G) -> usize {
        index(T::count(game))
    }

    pub fn describe<G: ?Sized, T: Countable<G>>(game: &G, places: &mut Places) {
        places.nouns::<G, T>(game, "=", "", 1);
    }

    pub fn write<G: ?Sized, T: Countable<G>>(noun: &T, game: &G, cells: &mut Numbers<'_>) {
        cells.mark(noun.number(game), T::count(game));
    }

    #[must_use]
    pub fn list_width<G: ?Sized, T: Countable<G>>(game: &G, order: bool) -> usize {
        let width = Self::width::<G, T>(game);
        if order {
            width.saturating_mul(2)
        } else {
            width
        }
    }

    pub fn describe_list<G: ?Sized, T: Countable<G>>(game: &G, order: bool, places: &mut Places) {
        places.nouns::<G, T>(game, "[", "]", u16::MAX.into());
        if order {
            places.nouns::<G, T>(game, ".first=", "", 1);
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
