//! The text form: of the whole table, of a row, of an action.

use core::fmt::{self, Display, Formatter, Write};

use super::Catalogue;
use super::action::Action;
use super::card::{Card, Letters};
use super::design::{Design, Group};
use super::operation::{Destination, Effect, Filter, Need, Operation, Scope};

impl Catalogue {
    /// The header of the table form.
    ///
    /// ```
    /// assert!(votk::Catalogue::HEADER.starts_with("id,name,level"));
    /// ```
    pub const HEADER: &'static str = "id,name,level,group,copies,cost,gold,vp,timing,copy,action";

    /// Writes the table form: equal for catalogues that play alike.
    ///
    /// # Errors
    /// Only those of `out`.
    ///
    /// ```
    /// let mut text = String::new();
    /// votk::Catalogue::house().write_table(&mut text)?;
    /// assert!(text.contains("\nurn,Urn,1,starter,12,1,1,1,turn,yes,swap\n"));
    /// # Ok::<(), std::fmt::Error>(())
    /// ```
    pub fn write_table(&self, out: &mut dyn Write) -> fmt::Result {
        writeln!(out, "{}", Self::HEADER)?;
        self.cards
            .iter()
            .zip(Design::all())
            .try_for_each(|(card, design)| card.write_row(design.group(), out))
    }
}

impl Card {
    fn write_row(&self, group: Group, out: &mut dyn Write) -> fmt::Result {
        write!(
            out,
            "{},{},{},{group},{},{},{},",
            self.id, self.name, self.level, self.copies, self.cost, self.gold
        )?;
        if !Group::SETS.contains(&group) {
            write!(out, "{}", self.vp)?;
        }
        let copy = if self.copy { "yes" } else { "no" };
        writeln!(out, ",{},{copy},{}", self.timing, self.action)
    }
}

impl Display for Letters {
    /// `H`, or `P+H`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.first.letters())?;
        match self.rest {
            Some(rest) => write!(f, "+{}", rest.letters()),
            None => Ok(()),
        }
    }
}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (number, mode) in self.each_mode().enumerate() {
            if number > 0 {
                f.write_str(" / ")?;
            }
            for (place, operation) in mode.iter().enumerate() {
                if place > 0 {
                    f.write_str("; ")?;
                }
                operation.fmt(f)?;
            }
        }
        Ok(())
    }
}

/// Writes ` key=value`, unless the value is the one that is meant when nothing is said.
fn key<T: Display + PartialEq>(
    f: &mut Formatter<'_>,
    name: &str,
    value: &T,
    unsaid: Option<&T>,
) -> fmt::Result {
    if unsaid == Some(value) {
        Ok(())
    } else {
        write!(f, " {name}={value}")
    }
}

impl Display for Filter {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        key(f, "level", &self.level, Some(&0))?;
        if let Some(group) = self.group {
            key(f, "group", &group, None)?;
        }
        key(f, "min_cost", &self.min_cost, Some(&0))?;
        key(f, "max_cost", &self.max_cost, Some(&Self::NO_LIMIT))?;
        if self.below_bought {
            f.write_str(" below_bought=1")?;
        }
        self.pick.map_or(Ok(()), |pick| key(f, "pick", &pick, None))
    }
}

impl Display for Operation {
    /// The text form with the keys in a fixed order and without those that say what holds anyway.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.effect.name())?;
        let one = Some(&1);
        match self.effect {
            Effect::Need(Need::Bought) => f.write_str(" bought=1")?,
            Effect::Need(Need::Discard(cards)) => key(f, "discard", &cards, None)?,
            Effect::Need(Need::Hand(cards)) => key(f, "hand", &cards, None)?,
            Effect::Need(Need::Tomb(cards)) => key(f, "tomb", &cards, None)?,
            Effect::Move {
                from,
                to,
                n,
                filter,
            } => {
                write!(f, " from={from} to={to}")?;
                key(f, "n", &n, one)?;
                filter.fmt(f)?;
            }
            Effect::Trade {
                factor,
                plus,
                lose,
                scope,
                to,
            } => {
                key(f, "factor", &factor, one)?;
                key(f, "plus", &plus, Some(&0))?;
                key(f, "lose", &lose, Some(&Destination::Boneyard))?;
                key(f, "scope", &scope, Some(&Scope::Pyramid))?;
                key(f, "to", &to, Some(&Destination::Discard))?;
            }
            Effect::Worth(n) => key(f, "n", &n, None)?,
            Effect::Draw(n)
            | Effect::Gold(n)
            | Effect::Cheaper(n)
            | Effect::OppSacrifice(n)
            | Effect::OppDiscard(n) => key(f, "n", &n, one)?,
            Effect::Reach(rows) => key(f, "rows", &rows, None)?,
            Effect::Swap(scope) => key(f, "scope", &scope, Some(&Scope::Pyramid))?,
            Effect::OppGive { floor, to } => {
                key(f, "floor", &floor, Some(&5))?;
                key(f, "to", &to, Some(&Destination::Discard))?;
            }
            Effect::OppDeck(to) => key(f, "to", &to, None)?,
            Effect::PlayTop | Effect::Repeat | Effect::OppExec => {}
        }
        if self.optional {
            f.write_str(" may=1")?;
        }
        Ok(())
    }
}
