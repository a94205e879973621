//! Positions from views: everything that is wrong with one is listed.

mod check;

use alloc::string::String;
use alloc::vec::Vec;

use solo_core::{Faults, Findings};

use check::{check_said_twice, check_zones};

use crate::audit;
use crate::catalogue::{Catalogue, Design, Filter, Group, Reach};
use crate::event::Side;
use crate::game::Valley;
use crate::phase::{Phase, Stage};
use crate::state::{AttackSlot, Bag, Frame, Frames, Hold, Left, Origin, Slot, State, Turn};
use crate::view::{Counts, PendingData, Setup};

/// The position that a view describes, or every fault of the view.
pub(crate) fn set_up(game: &Valley, setup: &Setup) -> Result<State, Faults> {
    let mut reader = Reader {
        catalogue: game.catalogue(),
        faults: Faults::new(),
    };
    let state = reader.state(setup);
    let mut faults = reader.faults;
    check_zones(game, &state, setup, &mut faults);
    note(&mut faults, |findings| audit::pyramid(&state, findings));
    // What the view says of the running actions makes sense only if they could be read.
    if faults.is_empty() {
        note(&mut faults, |findings| {
            audit::progress(game, &state, findings);
        });
    }
    if faults.is_empty() {
        note(&mut faults, |findings| {
            audit::choices(game, &state, findings);
        });
        check_said_twice(game, &state, setup, &mut faults);
    }
    faults.into_result(state)
}

/// Notes what a part of the audit finds.
fn note(faults: &mut Faults, part: impl FnOnce(&mut Findings<'_>)) {
    part(&mut Findings::new(&mut |found| {
        faults.add(found.at, found.rule, found.message);
    }));
}

/// Reads the fields of a view.
struct Reader<'a> {
    catalogue: &'a Catalogue,
    faults: Faults,
}

impl Reader<'_> {
    fn card(&mut self, at: &str, id: &str) -> Option<Design> {
        let card = self.catalogue.design(id);
        self.faults.require(
            card.is_some(),
            at,
            "VK-11.3",
            format_args!("{id:?} is not in the catalogue"),
        );
        card
    }

    fn cards(&mut self, at: &str, ids: &[String]) -> Vec<Design> {
        ids.iter().filter_map(|id| self.card(at, id)).collect()
    }

    fn bag(&mut self, at: &str, ids: &[String]) -> Bag {
        let mut bag = Bag::EMPTY;
        for card in self.cards(at, ids) {
            self.put(at, &mut bag, card);
        }
        bag
    }

    fn put(&mut self, at: &str, bag: &mut Bag, card: Design) {
        let fits = bag.copies(card) < self.catalogue.in_game(card) && bag.put(card);
        let id = self.catalogue.id(card);
        self.faults.require(
            fits,
            at,
            "VK-I01",
            format_args!("there are not so many copies of {id}"),
        );
    }

    fn counts(&mut self, at: &str, counts: &Counts, bag: &mut Bag) {
        for (id, copies) in &counts.0 {
            self.faults.require(
                *copies > 0,
                at,
                "VK-12.2",
                format_args!("{id} has an entry without a copy"),
            );
            let Some(card) = self.card(at, id) else {
                continue;
            };
            // More than that many are one fault, not many.
            for _ in 0..(*copies).min(self.catalogue.in_game(card).saturating_add(1)) {
                self.put(at, bag, card);
            }
        }
    }

    /// Cards that lie in an order; those for which there is no room are reported with the missing ones.
    fn pile(&mut self, at: &str, ids: &[String], mut put: impl FnMut(Design)) {
        for card in self.cards(at, ids) {
            put(card);
        }
    }

    fn word<T>(
        &mut self,
        at: &str,
        word: &str,
        read: impl FnOnce(&str) -> Option<T>,
        otherwise: T,
    ) -> T {
        let value = read(word);
        self.faults.require(
            value.is_some(),
            at,
            "VK-12.2",
            format_args!("{word:?} is none of the words for this field"),
        );
        value.unwrap_or(otherwise)
    }

    fn state(&mut self, setup: &Setup) -> State {
        let mut state = State::empty();
        state.phase = self.word("phase", &setup.phase, Phase::from_word, Phase::Play);
        let side = self.word("side", &setup.side, Side::from_word, Side::Player);
        let stage = |word: &str| Stage::find(side, word);
        state.stage = self.word("step", &setup.step, stage, Stage::Play);
        state.turn_number = setup.turn;
        state.hand = self.bag("hand", &setup.hand);
        state.played = self.bag("played", &setup.played);
        state.tomb = self.bag("tomb", &setup.tomb);
        state.bot_tomb = self.bag("bot_tomb", &setup.bot_tomb);
        self.counts("deck.unseen", &setup.deck.unseen, &mut state.unseen);
        self.stock("stock.ii", &setup.stock.ii, 2, &mut state.stock);
        self.stock("stock.iii", &setup.stock.iii, 3, &mut state.stock);
        let piles = &mut state.piles;
        self.pile("boneyard", &setup.boneyard, |card| {
            piles.push(Left::Boneyard, card);
        });
        self.pile("bot_discard", &setup.bot_discard, |card| {
            piles.push(Left::BotDiscard, card);
        });
        let mut top = setup.deck.top.clone();
        top.reverse();
        self.pile("deck.top", &top, |card| piles.push(Left::DeckTop, card));
        self.pile("arranged", &setup.arranged, |card| {
            piles.push(Left::Arranged, card);
        });
        self.pile("discard", &setup.discard, |card| piles.discard_card(card));
        for (&slot, id) in Slot::ALL.iter().zip(setup.pyramid.slots()) {
            if let Some(id) = id {
                let card = self.card("pyramid", id);
                state.pyramid.set(slot, card);
            }
        }
        state.turn = self.turn(setup);
        self.frames(setup, &mut state);
        self.pending(setup, &mut state);
        state
    }

    /// VK-1.3: a part of the stock holds the cards of one level.
    fn stock(&mut self, at: &str, counts: &Counts, level: u8, stock: &mut Bag) {
        self.counts(at, counts, stock);
        for (id, _) in &counts.0 {
            let other = self
                .catalogue
                .design(id)
                .is_some_and(|card| self.catalogue.card(card).level() != level);
            self.faults.require(
                !other,
                at,
                "VK-1.3",
                format_args!("{id} is not of level {level}"),
            );
        }
    }

    fn turn(&mut self, setup: &Setup) -> Turn {
        let data = &setup.state;
        self.faults.require(
            data.worth.is_none_or(|worth| (1..=9).contains(&worth)),
            "state.worth",
            "VK-6.18",
            "a worth is 1 to 9",
        );
        self.faults.require(
            data.bought.is_none_or(|cost| cost <= Filter::NO_LIMIT),
            "state.bought",
            "VK-4.10",
            "no card costs more than 20",
        );
        let executed = self.cards("state.executed", &data.executed);
        // Who holds a slot is said by the frames.
        let used = |used| if used { Hold::Used } else { Hold::Free };
        Turn {
            executed: executed.into_iter().collect(),
            purse: data.purse,
            cheaper: data.cheaper,
            bought: data.bought,
            worth: data.worth,
            reach: self.word("state.reach", &data.reach, Reach::from_word, Reach::Base),
            entombed: data.entombed,
            left_pyramid: data.left_pyramid,
            swapped: data.swapped,
            bot_discard: used(data.bot_discard),
            bot_sacrifice: used(data.bot_sacrifice),
        }
    }

    fn frames(&mut self, setup: &Setup, state: &mut State) {
        for (place, data) in setup.frames.iter().enumerate() {
            let card = self.card("frames", &data.card).unwrap_or_default();
            let from = self.word("frames", &data.from, Origin::from_word, Origin::Hand);
            let modes = self.catalogue.card(card).action().modes();
            self.faults.require(
                data.mode <= modes,
                "frames",
                "VK-6.1",
                "the action has no such mode",
            );
            let frame = Frame {
                card,
                from,
                mode: data.mode.min(modes),
                op: data.op,
            };
            let operations = self.catalogue.card(card).action().mode(frame.mode).len();
            let fits = usize::from(data.op) <= operations && state.frames.push(frame);
            self.faults
                .require(fits, "frames", "VK-6.1", "there is no such operation");
            self.slots_held(&data.slots, state);
            let innermost = place.saturating_add(1) == setup.frames.len();
            let idle = data.left == 0 && data.limit.is_none() && data.group.is_none();
            self.faults.require(
                innermost || idle && !data.asking,
                "frames",
                "VK-12.2",
                "only the innermost action can be in the middle of something",
            );
            state.left = data.left;
            state.limit = data.limit;
            state.asking = data.asking;
            state.group = data.group.as_ref().and_then(|group| {
                self.word("frames", group, |word| Some(Group::from_word(word)), None)
            });
            self.faults.require(
                data.group.is_some() == state.group.is_some(),
                "frames",
                "VK-11.3",
                "there is no such group",
            );
        }
        // VK-9.5: after the end what was turned over stays so, though nothing runs.
        let turned = self.cards("turned", &setup.turned);
        if state.phase == Phase::Over {
            self.faults.require(
                setup.frames.is_empty(),
                "frames",
                "VK-9.5",
                "nothing runs after the end",
            );
            state.frames = Frames::new();
            for card in turned {
                let fits = state.frames.push(Frame {
                    card,
                    from: Origin::Turned,
                    mode: 0,
                    op: 0,
                });
                self.faults
                    .require(fits, "turned", "VK-6.16", "so many cannot be turned over");
            }
        } else {
            self.faults.require(
                state.turned().eq(turned),
                "turned",
                "VK-6.16",
                "these are not the cards whose action runs",
            );
        }
    }

    /// VK-7.12: what the innermost action read so far holds is used, and no other action holds it.
    fn slots_held(&mut self, slots: &[String], state: &mut State) {
        let depth = state.frames.depth();
        for word in slots {
            let read = |word: &str| AttackSlot::from_word(word).map(Some);
            let Some(slot) = self.word("frames", word, read, None) else {
                continue;
            };
            let hold = state.turn.hold_mut(slot);
            self.faults.require(
                *hold == Hold::Used,
                "frames",
                "VK-7.12",
                format_args!("no action can hold the {slot} slot that is free or held already"),
            );
            *hold = Hold::Held(depth);
        }
    }

    fn pending(&mut self, setup: &Setup, state: &mut State) {
        let PendingData {
            slot,
            due,
            last,
            left,
            ..
        } = &setup.pending;
        if state.phase == Phase::Pay {
            let read = |word: &str| Slot::from_word(word).map(Some);
            let slot = slot.as_deref().unwrap_or("");
            state.buying = self.word("pending.slot", slot, read, None);
            state.due = due.unwrap_or(0);
            state.last = last.as_ref().and_then(|id| self.card("pending.last", id));
        }
        // A series of draws that belongs to no action, or the arranging.
        if setup.frames.is_empty() {
            state.left = left.unwrap_or(0);
        }
    }
}
