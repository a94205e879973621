//! A view as a position (KC-16.3): every fault is reported.

mod action;
mod ending;
mod steps;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;
use core::str::FromStr;

use solo_core::{Faults, Finding, Findings};

use crate::audit::{first_fault, invariants};
use crate::game::KingsChallenge;
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::phase::Step;
use crate::play::{Look, Play, table as empty_table};
use crate::state::Dice;
use crate::state::board::{Board, place};
use crate::state::{List, Pending, RowCard, State};
use crate::terms::{Building, Colour, Die, Side, Slot};
use crate::view::{ActivityView, DistrictView, Setup};

/// The most of anything that is not bounded by the rules.
const MANY: i64 = 1_000_000;

pub(crate) fn set_up(game: &KingsChallenge, setup: &Setup) -> Result<State, Faults> {
    let mut reader = Reader {
        game,
        setup,
        state: empty_table(game.catalogue().constants(), 0),
        faults: Faults::new(),
    };
    reader.step();
    reader.sides();
    reader.boards();
    reader.dice();
    reader.cards();
    reader.pending();
    reader.outcome();
    let Reader {
        mut state,
        mut faults,
        ..
    } = reader;
    if faults.is_empty() {
        let mut tell = |found: Finding| faults.add(found.at, found.rule, found.message);
        invariants(Look::new(game, &state), &mut Findings::new(&mut tell));
    }
    if faults.is_empty() {
        if state.step != Step::Over && Look::new(game, &state).menu() == 0 {
            faults.add("pending", "KC-16.3", "nothing is possible at this step");
        } else {
            // KC-14.2: a list with a single entry is not a step in a view either.
            Play::new(game, &mut state, &mut ()).wait();
            if let Err(message) = first_fault(Look::new(game, &state)) {
                faults.add("pending", "KC-16.3", message);
            }
        }
    }
    faults.into_result(state)
}

struct Reader<'a> {
    game: &'a KingsChallenge,
    setup: &'a Setup,
    state: State,
    faults: Faults,
}

impl Reader<'_> {
    fn fault(&mut self, at: impl Display, message: impl Display) {
        self.faults.add(at, "KC-16.3", message);
    }

    fn require(&mut self, holds: bool, at: impl Display, message: impl Display) {
        self.faults.require(holds, at, "KC-16.3", message);
    }

    /// A number from 0 to `most`; anything else is a fault and counts as 0.
    fn number<T: TryFrom<i64> + Default>(&mut self, at: impl Display, number: i64, most: i64) -> T {
        let good = (0..=most).contains(&number);
        self.require(
            good,
            at,
            format!("{number} is not a number from 0 to {most}"),
        );
        T::try_from(if good { number } else { 0 }).unwrap_or_default()
    }

    /// A word of the notation.
    fn word<T: FromStr>(&mut self, at: impl Display, text: &str) -> Option<T> {
        let word = text.parse().ok();
        self.require(word.is_some(), at, format!("{text:?} does not belong here"));
        word
    }

    /// Phase, round, start player, turn.
    fn step(&mut self) {
        let setup = self.setup;
        if let Some(step) = self.word("phase", &setup.phase) {
            self.state.step = step;
        }
        let rounds = self.game.options().rounds.number();
        self.require(
            setup.rounds == i64::from(rounds),
            "rounds",
            "not those of the options",
        );
        self.state.round = self.number("round", setup.round, rounds.into());
        let in_setup = setup.phase.starts_with("setup/");
        self.require(
            (self.state.round == 0) == in_setup,
            "round",
            "0 is for setup",
        );
        let last = self.state.round == rounds;
        let over = self.state.step == Step::Over;
        self.require(last || !over, "round", "the game ends after the last round");
        let look = Look::new(self.game, &self.state);
        let (start, turn) = (look.start_player().word(), self.state.step.turn());
        self.require(
            setup.start == start,
            "start",
            "not the start player of the round",
        );
        let good = setup.turn.as_deref() == turn.map(Side::word);
        self.require(good, "turn", "does not belong to the step");
    }

    fn sides(&mut self) {
        let (human, roy) = (&self.setup.human, &self.setup.roy);
        let over = self.state.step == Step::Over;
        self.state.human.deniers = self.number("human: deniers", human.deniers, MANY);
        self.state.human.influence = self.number("human: influence", human.influence, 99);
        self.state.human.supply = self.number("human: supply", human.supply, 99);
        self.state.human.stock = self.number("human: stock", human.stock, 99);
        self.state.human.lying = self.number("human: lying", human.lying, 99);
        self.state.human.pot = self.number("human: pot", human.pot, MANY);
        self.state.human.passed = human.passed;
        let royal = self.state.step == Step::Royal;
        self.require(
            !human.passed || royal,
            "human: passed",
            "it would not be the human's turn",
        );
        self.state.human.vp = self.points("human: vp", human.vp, over);
        self.state.roy.vp = self.points("roy: vp", roy.vp, over);
        self.state.roy.supply = self.number("roy: supply", roy.supply, 99);
        self.state.roy.lying = self.number("roy: lying", roy.lying, 99);
        self.state.free_rolls = self.number("free_rolls", self.setup.free_rolls, 200);
        self.state.won = [
            self.event_set("human: won", &human.won),
            self.event_set("roy: won", &roy.won),
        ];
    }

    /// VP may be negative after the end scoring only (KC-1.8).
    fn points(&mut self, at: &str, vp: i64, over: bool) -> i32 {
        let least = if over { -MANY } else { 0 };
        let good = (least..=MANY).contains(&vp);
        self.require(good, at, format!("{vp} VP are not possible"));
        i32::try_from(vp).unwrap_or(0)
    }

    /// A set of Event cards in catalogue order.
    fn event_set(&mut self, at: &str, ids: &[String]) -> u64 {
        let mut set = 0;
        let mut last: Option<EventId> = None;
        for id in ids {
            let Some(card) = self.word::<EventId>(at, id) else {
                continue;
            };
            let ascending = last.is_none_or(|last| last < card);
            self.require(ascending, at, "the cards are not in catalogue order");
            last = Some(card);
            set |= card.bit();
        }
        set
    }

    fn boards(&mut self) {
        let buildings = &self.setup.buildings;
        for (building, text) in [
            (Building::Palace, &buildings.palace),
            (Building::Hall, &buildings.hall),
            (Building::Bishopric, &buildings.bishopric),
        ] {
            let mut board = self.state.citizens;
            self.six(
                format!("buildings: {building}"),
                &mut board,
                building.index(),
                text,
            );
            self.state.citizens = board;
        }
        let levels = &self.setup.cathedral;
        self.require(levels.len() == 3, "cathedral", "three levels are needed");
        for (level, text) in (0..3).zip(levels) {
            let mut board = self.state.stones;
            self.six("cathedral", &mut board, level, text);
            self.state.stones = board;
        }
    }

    fn six(&mut self, at: impl Display, board: &mut Board, row: u8, text: &str) {
        let good = text.len() == 6 && text.bytes().all(|b| matches!(b, b'h' | b'r' | b'-'));
        self.require(good, at, "six letters h, r or - are needed");
        for (number, letter) in (1..=6).zip(text.bytes()) {
            board.put(place(row, number), holder(letter));
        }
    }

    fn dice(&mut self) {
        let dice = &self.setup.dice;
        self.state.dice = [
            self.district("dice: own", &dice.own),
            self.district("dice: roy", &dice.roy),
        ];
        let mut before = 6;
        for &face in &self.setup.black {
            let good = (1..=before).contains(&face);
            self.require(good, "black", "faces from 6 down to 1 are needed");
            before = if good { face } else { before };
            let at = usize::try_from(face.wrapping_sub(1)).unwrap_or(usize::MAX);
            if let Some(count) = self.state.black.get_mut(at) {
                *count = count.saturating_add(1);
            }
        }
    }

    fn district(&mut self, at: &str, view: &DistrictView) -> Dice {
        let mut dice = Dice::default();
        for (colour, faces) in [
            (Colour::Red, &view.red),
            (Colour::Yellow, &view.yellow),
            (Colour::White, &view.white),
        ] {
            let mut before = 6;
            self.require(faces.len() <= 6, at, "there are six dice of each colour");
            for &face in faces.iter().take(6) {
                let good = (1..=before).contains(&face);
                self.require(good, at, "faces from 6 down to 1 are needed");
                if good {
                    before = face;
                    let face = crate::terms::face(u8::try_from(face).unwrap_or(0));
                    dice.add(Die { colour, face });
                }
            }
        }
        dice
    }

    fn cards(&mut self) {
        let setup = self.setup;
        self.require(
            setup.activities.len() == 9,
            "activities",
            "nine slots are needed",
        );
        for (slot, view) in Slot::all().zip(&setup.activities) {
            self.slot(slot, view);
        }
        self.state.row = List::default();
        for view in &setup.row {
            if let Some(card) = self.word::<EventId>("row", &view.card) {
                let cubes = self.number(format!("row: {card}"), view.cubes, 99);
                let card = card.index();
                let fits = self.state.row.push(RowCard { card, cubes });
                self.require(fits, "row", "the row is too long");
            }
        }
        for id in &setup.stack {
            if let Some(card) = self.word::<CharacterId>("stack", id) {
                let new = !self.state.stack.items().contains(&card.index());
                let fits = new && self.state.stack.push(card.index());
                self.require(fits, "stack", format!("{card} comes twice"));
            }
        }
        for (colour, ids) in [
            (Colour::Red, &setup.unseen.red),
            (Colour::White, &setup.unseen.white),
            (Colour::Yellow, &setup.unseen.yellow),
        ] {
            let at = format!("unseen: {colour}");
            let set = self.event_set(&at, ids);
            let good = set & !EventId::colour_bits(colour) == 0;
            self.require(good, at, "a card of another colour");
            self.state.unseen |= set;
        }
    }

    fn slot(&mut self, slot: Slot, view: &ActivityView) {
        let at = format!("activities: {slot}");
        self.require(
            view.slot == slot.to_string(),
            &at,
            "the slots are not in their order",
        );
        let card = view
            .card
            .as_ref()
            .and_then(|id| self.word::<ActivityId>(&at, id));
        let spaces = card.and_then(|card| self.game.catalogue().activity(card));
        let spaces = spaces.map_or(0, |card| card.spaces().len());
        let belongs = card.is_none_or(|card| card.slot() == slot && spaces > 0);
        self.require(belongs, &at, "the card does not belong here");
        self.require(
            view.spaces.len() == spaces,
            &at,
            "not the spaces of the card",
        );
        let cubes: u16 = self.number(&at, view.cubes, 10_000);
        self.require(cubes == 0 || card.is_some(), &at, "cubes need a card");
        let mut trade = [0_u8; 2];
        for (space, letter) in (1_u8..).zip(view.spaces.bytes().take(6)) {
            let [human, roy] = &mut trade;
            let of = match holder(letter) {
                Some(Side::Human) => human,
                Some(Side::Roy) => roy,
                None => {
                    self.require(letter == b'-', &at, "letters h, r or - are needed");
                    continue;
                }
            };
            self.faults
                .require(*of == 0, &at, "KC-1.4", "one tradesman of a side on a card");
            *of = space;
        }
        if let Some(place) = self.state.slots.get_mut(usize::from(slot.index())) {
            place.card = card.map_or(0, |card| card.letter().saturating_add(1));
            place.tradesman = trade;
            place.cubes = cubes;
        }
    }
}

fn holder(letter: u8) -> Option<Side> {
    match letter {
        b'h' => Some(Side::Human),
        b'r' => Some(Side::Roy),
        _ => None,
    }
}

/// What is pending is read only when everything else is in place.
impl Reader<'_> {
    fn pending(&mut self) {
        self.state.pending = Pending::None;
        let step = self.state.step;
        if step.is_action() {
            self.read_action();
        } else {
            self.read_step(step);
        }
        self.check_stage(step);
    }

    /// The number of citizens of a side that stand in a building.
    fn standing(&self, side: Side, building: Building) -> u32 {
        self.state.standing(side, building)
    }

    /// The values of a list that are good.
    fn good<T>(values: impl Iterator<Item = Option<T>>) -> Vec<T> {
        values.flatten().collect()
    }
}
