//! The tables that the rules read, computed from the rows: those of the embedded tables at compile
//! time, those of an owner when they are loaded.

use core::fmt::Write as _;

use solo_core::Fingerprint;

use super::effects::{Fx, Pool, Used, wide};
use super::house::HOUSE_ROWS;
use super::names::{EachTable, Labelled, Labels};
use super::rows::{
    ActivityRow, CathedralRow, ChainRow, CharacterRow, ConstantRow, EventRow, Feature, PlaceRow,
};
use super::{
    Activity, Catalogue, Chain, Character, Constants, Count, EffectList, Event, Link, Rules, Store,
    Use,
};
use crate::state::{List, set};

/// The rows of all tables.
#[derive(Debug)]
pub(super) struct Printed<'a> {
    pub(super) constants: &'a [ConstantRow<'a>],
    pub(super) chains: &'a [ChainRow<'a>],
    pub(super) places: &'a [PlaceRow<'a>],
    pub(super) cathedral: &'a [CathedralRow<'a>],
    pub(super) activities: &'a [ActivityRow<'a>],
    pub(super) events: &'a [EventRow<'a>],
    pub(super) characters: &'a [CharacterRow<'a>],
}

/// The embedded catalogue.
pub(crate) static HOUSE: Catalogue = Catalogue {
    rules: BUILT.rules,
    links: Store::Embedded(&BUILT.links),
    lists: Store::Embedded(&BUILT.lists),
    labels: Labels::House,
    #[cfg(feature = "serde")]
    loaded: None,
};

const USED: Used = HOUSE_ROWS.used();

static BUILT: Built = {
    let mut links = [Link::BLANK; wide(USED.links)];
    let mut lists = [EffectList(0); wide(USED.lists)];
    let rules = HOUSE_ROWS.rules(&mut links, &mut lists);
    Built {
        rules,
        links,
        lists,
    }
};

/// The computed part of the embedded catalogue.
struct Built {
    rules: Rules,
    links: [Link; wide(USED.links)],
    lists: [EffectList; wide(USED.lists)],
}

/// Stores the value of each row at the index that its number names.
macro_rules! each {
    ($rows:expr, $row:ident => $list:expr, $number:expr, $value:expr) => {
        let mut rows = $rows;
        while let [$row, rest @ ..] = rows {
            set(&mut $list, wide(u16::from_be_bytes([0, $number])), $value);
            rows = rest;
        }
    };
}

impl Printed<'_> {
    /// Returns the size of the effect tables of all cards.
    pub(super) const fn used(&self) -> Used {
        let mut all = Used {
            links: 0,
            lists: 0,
            decisions: 0,
        };
        let mut rows = self.activities;
        while let [row, rest @ ..] = rows {
            if let Fx::Immediate { used, .. } = row.fx.value {
                all.links = all.links.saturating_add(used.links);
                all.lists = all.lists.saturating_add(used.lists);
            }
            rows = rest;
        }
        all
    }

    /// Builds the tables that the rules read; links and lists need room for [`Self::used`].
    pub(super) const fn rules(&self, links: &mut [Link], lists: &mut [EffectList]) -> Rules {
        let mut pool = Pool::new(links, lists);
        let mut rules = Rules {
            constants: Constants::of(self.constants),
            activities: [None; 54],
            events: [None; 35],
            characters: [Character {
                metric: Count::Citizens,
                roy: false,
                steps: List::new((0, 0)),
            }; 6],
            chains: [[Chain(0); 6]; 3],
            places: [[0; 6]; 3],
            column_influence: [0; 6],
        };
        let mut cathedral = self.cathedral;
        while let [row, rest @ ..] = cathedral {
            if matches!(row.name, Feature::ColumnInfluence) {
                rules.column_influence = row.value.value.0.all();
            }
            cathedral = rest;
        }
        each!(self.chains, row => rules.chains, row.name.index(), row.value.value.all());
        each!(self.places, row => rules.places, row.name.index(), row.value.value);
        each!(self.activities, row => rules.activities, row.id.index(), Some(row.card(&mut pool)));
        each!(self.events, row => rules.events, row.id.index(), Some(row.card()));
        each!(self.characters, row => rules.characters, row.id.index(), row.card());
        rules
    }
}

impl Printed<'_> {
    /// Returns a number that identifies the content of the tables. Names and values count, labels
    /// do not.
    pub(super) fn fingerprint(&self) -> u64 {
        let mut fingerprint = Fingerprint::new();
        self.each_table(&mut fingerprint);
        fingerprint.value()
    }
}

impl<'a> EachTable<'a> for &mut Fingerprint {
    fn table<R: Labelled<'a>>(&mut self, rows: &[R]) {
        for row in rows {
            let mut columns = R::COLUMNS.iter();
            // A fingerprint accepts any text.
            let _ = row.write(&mut |text| {
                if columns.next().is_some_and(|column| column.name == "prov") {
                    return Ok(());
                }
                text(*self)?;
                self.write_char('\n')
            });
        }
    }
}

impl ActivityRow<'_> {
    const fn card(&self, pool: &mut Pool<'_>) -> Activity {
        let usage = match self.fx.value {
            Fx::Immediate {
                costs,
                deniers,
                influence,
                ..
            } => Use::Immediate {
                list: pool.list(self.fx.text),
                costs,
                deniers,
                influence,
            },
            Fx::Deferred(effect) => Use::Deferred {
                effect,
                use_for: self.use_for,
            },
        };
        Activity {
            divisor: self.divisor,
            spaces: self.spaces.value,
            usage,
        }
    }
}

impl EventRow<'_> {
    const fn card(&self) -> Event {
        Event {
            second: self.second.colour(),
            effects: self.fx.value,
            banners: self.banners,
            combat: self.combat,
            reward: self.reward.value,
            stays: self.stays,
        }
    }
}

impl CharacterRow<'_> {
    const fn card(&self) -> Character {
        Character {
            metric: self.metric,
            roy: self.roy,
            steps: self.steps.value,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{EffectList, HOUSE, HOUSE_ROWS, Link, USED, wide};

    /// The compiler makes the tables; making them again lets a debugger step through.
    #[test]
    fn the_tables_are_the_same_whenever_they_are_made() {
        let mut links = [Link::BLANK; wide(USED.links)];
        let mut lists = [EffectList::default(); wide(USED.lists)];
        assert_eq!(HOUSE_ROWS.rules(&mut links, &mut lists), HOUSE.rules);
        assert_eq!(links, *HOUSE.links);
        assert_eq!(lists, *HOUSE.lists);
    }
}
