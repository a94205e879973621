//! Positions from views: everything that is wrong with one is listed.

use alloc::string::String;
use alloc::vec::Vec;

use solo_core::Faults;

use crate::bag::Bag;
use crate::catalogue::{Catalogue, Effect, Filter, Operation, Reach, Source};
use crate::design::{Design, Designs, Group};
use crate::event::Side;
use crate::frame::{Frame, Frames, Origin};
use crate::game::Valley;
use crate::options::{EndRule, FirstTurn, Refill};
use crate::piles::Left;
use crate::play::{self, Look};
use crate::slot::Slot;
use crate::state::{Phase, Stage, State, Turn};
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
    // What the view says of the running actions makes sense only if they could be read.
    if faults.is_empty() {
        check_phase(game, &state, &mut faults);
        check_frames(game, &state, &mut faults);
    }
    if faults.is_empty() {
        check_choices(game, &state, &mut faults);
        check_said_twice(game, &state, setup, &mut faults);
    }
    faults.into_result(state)
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
        Turn {
            executed: executed.into_iter().collect(),
            purse: data.purse,
            cheaper: data.cheaper,
            bought: data.bought,
            worth: data.worth,
            reach: self.word("state.reach", &data.reach, Reach::from_word, Reach::Base),
            entombed: data.entombed,
            left_pyramid: data.left_pyramid,
            bot_discard: data.bot_discard,
            bot_sacrifice: data.bot_sacrifice,
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
            state.group = data
                .group
                .as_ref()
                .and_then(|group| self.word("frames", group, |word| Some(Group::from_word(word)), None));
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

    fn pending(&mut self, setup: &Setup, state: &mut State) {
        let PendingData {
            slot, due, last, left, ..
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

/// VK-I01, VK-I02: every card is somewhere, and the pyramid stands.
fn check_zones(game: &Valley, state: &State, setup: &Setup, faults: &mut Faults) {
    let catalogue = game.catalogue();
    for card in Design::all() {
        let (found, there) = (state.copies_everywhere(card), catalogue.in_game(card));
        let id = catalogue.id(card);
        faults.require(
            found == there,
            "zones",
            "VK-I01",
            format_args!("{id} lies there {found} times instead of {there}"),
        );
        let said = setup
            .aside
            .0
            .iter()
            .find(|(other, _)| other == id)
            .map_or(0, |(_, copies)| *copies);
        let aside = catalogue.aside(card);
        faults.require(
            said == aside,
            "aside",
            "VK-2.6",
            format_args!("{aside} copies of {id} lie aside"),
        );
    }
    for (id, _) in &setup.aside.0 {
        faults.require(
            catalogue.design(id).is_some(),
            "aside",
            "VK-11.3",
            format_args!("{id:?} is not in the catalogue"),
        );
    }
    faults.require(
        setup.stock_size == state.stock.len(),
        "stock_size",
        "VK-I01",
        "this is not the number of cards in the stock",
    );
    faults.require(
        state.stands(),
        "pyramid",
        "VK-5.8",
        "a card hangs in the air",
    );
}

/// Whether phase and step of the turn belong together.
fn check_phase(game: &Valley, state: &State, faults: &mut Faults) {
    let runs = state.frames.top().is_some() && state.phase != Phase::Over;
    let stage = state.stage;
    let in_action = runs && matches!(stage, Stage::Play | Stage::Gain);
    let immediate = game.rules().refill == Refill::Immediate;
    let in_step = |step| stage == step && !runs;
    let fits = match state.phase {
        Phase::Draw => in_action || in_step(Stage::Setup) || in_step(Stage::Draw),
        Phase::Lay => match stage {
            Stage::Setup | Stage::Rebuild | Stage::BotRebuild => !runs,
            Stage::Play | Stage::Gain => immediate,
            Stage::Discard | Stage::Draw => false,
        },
        Phase::Bone => in_step(Stage::Setup),
        Phase::Stock | Phase::Turn | Phase::Choose | Phase::Mode => in_action,
        Phase::Die | Phase::React => in_step(Stage::Gain),
        Phase::Play | Phase::Pay => in_step(Stage::Play),
        Phase::Fall => match stage {
            Stage::Play | Stage::Gain => true,
            Stage::Rebuild => !runs,
            Stage::Setup | Stage::Discard | Stage::Draw | Stage::BotRebuild => false,
        },
        Phase::Arrange => in_step(Stage::Discard),
        Phase::Shed => in_step(Stage::Rebuild),
        Phase::Over => matches!(
            stage,
            Stage::Play | Stage::Rebuild | Stage::Gain | Stage::BotRebuild
        ),
    };
    faults.require(
        fits,
        "phase",
        "VK-10.1",
        "this phase does not belong to this step of the turn",
    );
    let first = game.rules().first == FirstTurn::Bot;
    let turn_fits = match state.side() {
        Side::Setup => state.turn_number == 0,
        Side::Player => state.turn_number > 0,
        Side::Bot => state.turn_number > 0 || first,
    };
    faults.require(
        turn_fits,
        "turn",
        "VK-2.11",
        "this turn number does not belong to this side",
    );
    let at_end = Look::new(game, state).is_at_end();
    let finishing = game.rules().end_rule == EndRule::FinishPlay && stage == Stage::Play;
    let end_fits = match state.phase {
        Phase::Over => at_end,
        _ => !at_end || finishing,
    };
    faults.require(
        end_fits,
        "phase",
        "VK-9.1",
        "stock and pyramid say otherwise about the end of the game",
    );
    faults.require(
        state.phase == Phase::Arrange || state.arranged().is_empty(),
        "arranged",
        "VK-I14",
        "cards are arranged in step 2 only",
    );
    faults.require(
        !matches!(stage, Stage::Rebuild | Stage::Draw | Stage::Discard) || {
            let in_hand = stage == Stage::Draw || state.hand.is_empty();
            in_hand && (stage == Stage::Discard || state.played.is_empty())
        },
        "played",
        "VK-3.7",
        "cards in hand and in play are discarded in step 2",
    );
}

/// Whether every action runs where it can.
fn check_frames(game: &Valley, state: &State, faults: &mut Faults) {
    if state.phase == Phase::Over {
        return;
    }
    let mut outer: Option<Frame> = None;
    for frame in state.frames.iter() {
        faults.require(
            origin_fits(game, state, outer, frame),
            "frames",
            "VK-6.12",
            "this action cannot run there",
        );
        outer = Some(frame);
    }
    let Some(top) = outer else {
        return;
    };
    let operation = operation(game, top);
    let fits = match (state.phase, operation) {
        (Phase::Mode, None) => top.mode == 0 && top.op == 0 && is_idle(state),
        (_, None) => false,
        (phase, Some(operation)) => phase_fits(state, phase, operation),
    };
    faults.require(
        fits,
        "frames",
        "VK-12.2",
        "the innermost action does not wait for this",
    );
}

fn operation(game: &Valley, frame: Frame) -> Option<&Operation> {
    let place = usize::from(frame.op).checked_sub(1)?;
    let action = game.catalogue().card(frame.card).action();
    action.mode(frame.mode).get(place)
}

fn is_idle(state: &State) -> bool {
    state.left == 0 && state.limit.is_none() && state.group.is_none() && !state.asking
}

/// Whether an action could have come to run inside another one, or at the table.
fn origin_fits(game: &Valley, state: &State, outer: Option<Frame>, frame: Frame) -> bool {
    let catalogue = game.catalogue();
    let in_turn = catalogue.usable_in_turn().contains(frame.card);
    let Some(outer) = outer else {
        return match (state.stage, frame.from) {
            (Stage::Play, Origin::Hand) => in_turn && state.played.contains(frame.card),
            (Stage::Gain, Origin::React) => catalogue.usable_as_reaction().contains(frame.card),
            _ => false,
        };
    };
    match (operation(game, outer).map(|o| o.effect), frame.from) {
        (Some(Effect::PlayTop), Origin::Turned) => in_turn,
        (Some(Effect::Repeat), Origin::Again) => {
            catalogue.repeatable().contains(frame.card)
                && state.turn.executed.contains(frame.card)
        }
        (Some(Effect::OppExec), Origin::Bot) => catalogue.borrowable().contains(frame.card),
        _ => false,
    }
}

/// Whether an operation can wait in a phase, with what it remembers.
fn phase_fits(state: &State, phase: Phase, operation: &Operation) -> bool {
    let n = operation.effect.repetitions();
    let moves_from_pyramid = |from| Look::scope_of(from).is_some();
    let (waits, left_fits) = match (phase, operation.effect) {
        (Phase::Draw, Effect::Draw(_)) => (true, (1..=n).contains(&state.left)),
        (Phase::Turn, Effect::PlayTop) => (true, state.left == 0),
        (Phase::Turn, Effect::Move { from: Source::DeckTop, .. })
        | (Phase::Stock, Effect::Move { from: Source::Stock, .. }) => {
            (true, (1..=n).contains(&state.left))
        }
        (Phase::Fall | Phase::Lay, Effect::Move { from, .. }) => {
            (moves_from_pyramid(from), state.left < n)
        }
        (Phase::Fall | Phase::Lay, Effect::Trade { .. }) => {
            (state.limit.is_some(), state.left == 0)
        }
        (Phase::Choose, _) if state.asking => (
            operation.optional && !operation.offers_pass(),
            state.left == n,
        ),
        (Phase::Choose, _) => (true, (n.min(1)..=n).contains(&state.left)),
        _ => (false, false),
    };
    let attack_on_group = matches!(operation.effect, Effect::OppDiscard(n) if n > 1);
    let trade = matches!(operation.effect, Effect::Trade { .. });
    waits
        && left_fits
        && (!state.asking || phase == Phase::Choose)
        && (state.group.is_none() || attack_on_group && !state.asking)
        && (state.limit.is_none() || trade && !state.asking)
        && (!attack_on_group || state.group.is_some() || state.left == n)
}

/// Whether what the phase waits for can come.
fn check_choices(game: &Valley, state: &State, faults: &mut Faults) {
    let look = Look::new(game, state);
    let (fits, rule) = match state.phase {
        Phase::Draw | Phase::Turn => (
            !state.unseen.is_empty() && state.deck_top().next().is_none(),
            "VK-1.4",
        ),
        Phase::Lay => (
            !state.stock.is_empty() && state.pyramid.first_gap().is_some(),
            "VK-5.6",
        ),
        Phase::Bone | Phase::Stock => (!state.stock.is_empty(), "VK-1.3"),
        Phase::Die => (play::chance_weight(game, state) > 0, "VK-8.3"),
        Phase::Over => (true, "VK-9.2"),
        Phase::Pay => (
            look.pays_for_something() && play::menu(game, state).count() > 1,
            "VK-4.7",
        ),
        Phase::Fall => (look.middle_can_fall(), "VK-5.4"),
        Phase::Play
        | Phase::Mode
        | Phase::Choose
        | Phase::Arrange
        | Phase::Shed
        | Phase::React => (play::menu(game, state).count() > 1, "VK-10.2"),
    };
    faults.require(fits, "phase", rule, "nothing like this can be waited for");
    let left_fits = match (state.phase, state.stage) {
        (Phase::Draw, Stage::Setup) => {
            u32::from(state.left).wrapping_add(state.hand.len()) == 4 && state.left > 0
        }
        (Phase::Draw, Stage::Draw) => (1..=5).contains(&state.left),
        (Phase::Arrange, _) => {
            let least = u32::from(state.left).wrapping_add(1);
            state.left > 0 && state.played.len() >= least
        }
        _ => state.frames.top().is_some() || state.left == 0,
    };
    faults.require(left_fits, "pending.left", "VK-12.2", "so many cannot be left");
    let executed = state
        .turn
        .executed
        .without(game.catalogue().usable_in_turn());
    faults.require(
        executed == Designs::EMPTY,
        "state.executed",
        "VK-6.12",
        "only actions of step 1 are executed",
    );
}

/// What a view says twice must be said alike.
fn check_said_twice(game: &Valley, state: &State, setup: &Setup, faults: &mut Faults) {
    let view = Setup::of(game, state);
    let mut same = |holds: bool, at: &str, rule: &'static str| {
        faults.require(holds, at, rule, "this contradicts the other fields");
    };
    same(view.pending == setup.pending, "pending", "VK-12.2");
    same(view.frames == setup.frames, "frames", "VK-12.2");
    same(view.outcome == setup.outcome, "outcome", "VK-14.7");
}
