//! A walk in a circle: a game without end and with a maximum that stops nothing.

use core::convert::Infallible;

use solo_core::{
    Data, Events, Faults, Forbidden, Game, GameData, Input, InputOf, Next, NoEvents, Tables, Weight,
};
use solo_testkit::laws;

solo_core::word_enum! {
    /// The way on.
    pub enum Way { Left = "left" as "Go left", Right = "right" as "Go right" }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Circle;

/// A position as data.
#[derive(Clone, Debug, PartialEq, Eq, Data)]
#[data(game = Circle)]
pub struct View {
    stone: u8,
}

impl Game for Circle {
    solo_core::no_options!();
    type State = u8;
    type Decision = Way;
    type Chance = Infallible;
    type Event = NoEvents;
    type Outcome = u8;
    type Refusal = Forbidden;
    const NAME: &'static str = "circle";
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = 2;
    const MAX_CHANCES: usize = 0;
    const MAX_STEPS: u32 = u32::MAX;

    fn start_with_events(&self, _: &mut impl Events<NoEvents>) -> u8 {
        0
    }

    fn next(&self, _: &u8) -> Next<u8> {
        Next::Decision
    }

    fn decisions(&self, _: &u8) -> impl ExactSizeIterator<Item = Way> {
        Way::ALL.into_iter()
    }

    fn chances(&self, _: &u8) -> impl ExactSizeIterator<Item = (Infallible, Weight)> {
        core::iter::empty()
    }

    fn advance(
        &self,
        stone: &mut u8,
        input: InputOf<Self>,
        _: &mut impl Events<NoEvents>,
    ) -> Result<(), Forbidden> {
        *stone = match input {
            Input::Decision(Way::Left) => stone.wrapping_sub(1),
            Input::Decision(Way::Right) => stone.wrapping_add(1),
            Input::Chance(never) => match never {},
        };
        Ok(())
    }
}

impl GameData for Circle {
    type View = View;
    const VIEW_RULE: &'static str = "CIRC-1";

    fn assemble((): (), tables: &Tables) -> Result<Self, Faults> {
        let faults = tables.unknown(Self::TABLES, Self::VIEW_RULE);
        faults.into_result(Self)
    }

    fn view(&self, stone: &u8) -> View {
        View { stone: *stone }
    }

    fn pack(&self, view: &View) -> u8 {
        view.stone
    }
}

/// It would take years to play such a game to its maximum, and its inputs do not fit in memory.
#[test]
fn the_law_of_the_end_ends() {
    let report = laws::all(&Circle, 2).unwrap_err();
    let what = "is broken: the game has more than 65536 steps\n  in game 0 of circle";
    let reports: Vec<&str> = report.split("\n\n").collect();
    assert_eq!(reports.len(), 2, "{report}");
    assert!(reports[0].starts_with(&format!("the law of end {what}")));
    assert!(reports[1].starts_with(&format!("the law of spots {what}")));
    for report in reports {
        let inputs = "\n  after 65536 inputs, the last of which are: ";
        assert!(report.contains(inputs), "{report}");
        assert!(report.len() < 10_000);
    }
}
