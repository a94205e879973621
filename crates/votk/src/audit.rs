//! What holds in every position: a game that runs is judged by it, and so is a position that is read
//! from a view.

use solo_core::Findings;

use crate::catalogue::{Design, Effect, Operation, Source};
use crate::event::Side;
use crate::game::Valley;
use crate::options::{EndRule, FirstTurn, Refill};
use crate::phase::{Phase, Stage};
use crate::play::{self, Look};
use crate::state::{Designs, Frame, Left, Origin, Slot, State};

/// The first condition that does not hold.
pub(crate) fn first_fault(game: &Valley, state: &State) -> Result<(), &'static str> {
    let found = Findings::first(|findings| {
        copies(game, state, findings);
        pyramid(state, findings);
        progress(game, state, findings);
        choices(game, state, findings);
    });
    found.map_or(Ok(()), |finding| Err(finding.message))
}

/// How many copies of a design lie in all zones together, those aside not counted.
pub(crate) fn copies_of(state: &State, design: Design) -> u32 {
    let bags = [
        &state.hand,
        &state.unseen,
        &state.played,
        &state.tomb,
        &state.stock,
        &state.bot_tomb,
    ];
    let in_bags = bags.iter().map(|bag| bag.copies(design));
    let piles = [
        Left::Boneyard,
        Left::BotDiscard,
        Left::DeckTop,
        Left::Arranged,
    ];
    let in_order = piles
        .iter()
        .flat_map(|&pile| state.piles.cards(pile))
        .chain(state.piles.discard())
        .copied()
        .chain(state.turned())
        .map(|card| u32::from(card == design));
    in_bags
        .chain(in_order)
        .fold(0, u32::wrapping_add)
        .wrapping_add(state.pyramid.slots(|card| card == design).len())
}

/// VK-I01: each design has exactly its number of copies over all zones.
fn copies(game: &Valley, state: &State, findings: &mut Findings<'_>) {
    let kept = |card| copies_of(state, card) == game.catalogue().in_game(card);
    findings.require(
        Design::all().all(kept),
        "zones",
        "VK-I01",
        "cards were lost or multiplied",
    );
}

/// VK-I02, VK-5.8: every card of the pyramid rests on two others.
pub(crate) fn pyramid(state: &State, findings: &mut Findings<'_>) {
    // While the player chooses what falls into it, the middle of the base counts as filled.
    let falling = state.phase == Phase::Fall;
    let filled = |slot| state.pyramid.get(slot).is_some() || falling && slot == Slot::BaseMiddle;
    let rests = |slot, left, right| !filled(slot) || filled(left) && filled(right);
    findings.require(
        rests(Slot::Top, Slot::MiddleLeft, Slot::MiddleRight)
            && rests(Slot::MiddleLeft, Slot::BaseLeft, Slot::BaseMiddle)
            && rests(Slot::MiddleRight, Slot::BaseMiddle, Slot::BaseRight),
        "pyramid",
        "VK-5.8",
        "a card hangs in the air",
    );
}

/// How far the turn and its actions have come.
pub(crate) fn progress(game: &Valley, state: &State, findings: &mut Findings<'_>) {
    phase_and_step(game, state, findings);
    frames(game, state, findings);
}

/// Whether phase and step of the turn belong together.
fn phase_and_step(game: &Valley, state: &State, findings: &mut Findings<'_>) {
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
    findings.require(
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
    findings.require(
        turn_fits,
        "turn",
        "VK-2.11",
        "this turn number does not belong to this side",
    );
    let at_end = Look::new(game, state).is_at_end();
    let finishing = game.rules().end_rule == EndRule::FinishPlay && stage == Stage::Play;
    let over = state.phase == Phase::Over;
    let end_fits = over == at_end || !over && finishing;
    findings.require(
        end_fits,
        "phase",
        "VK-9.1",
        "stock and pyramid say otherwise about the end of the game",
    );
    findings.require(
        state.phase == Phase::Arrange || state.arranged().is_empty(),
        "arranged",
        "VK-I14",
        "cards are arranged in step 2 only",
    );
    findings.require(
        !over
            || state
                .frames
                .iter()
                .all(|frame| frame.from == Origin::Turned),
        "frames",
        "VK-I14",
        "an action runs after the end",
    );
    findings.require(
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
fn frames(game: &Valley, state: &State, findings: &mut Findings<'_>) {
    if state.phase == Phase::Over {
        return;
    }
    let mut outer: Option<Frame> = None;
    for frame in state.frames.iter() {
        findings.require(
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
    findings.require(
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
            catalogue.repeatable().contains(frame.card) && state.turn.executed.contains(frame.card)
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
        (Phase::Turn, Effect::PlayTop) => (true, state.left == 0),
        (Phase::Draw, Effect::Draw(_))
        | (
            Phase::Turn,
            Effect::Move {
                from: Source::DeckTop,
                ..
            },
        )
        | (
            Phase::Stock,
            Effect::Move {
                from: Source::Stock,
                ..
            },
        ) => (true, (1..=n).contains(&state.left)),
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
pub(crate) fn choices(game: &Valley, state: &State, findings: &mut Findings<'_>) {
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
        Phase::Play | Phase::Mode | Phase::Choose | Phase::Arrange | Phase::Shed | Phase::React => {
            (play::menu(game, state).count() > 1, "VK-10.2")
        }
    };
    findings.require(fits, "phase", rule, "nothing like this can be waited for");
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
    findings.require(
        left_fits,
        "pending.left",
        "VK-12.2",
        "so many cannot be left",
    );
    let executed = state
        .turn
        .executed
        .without(game.catalogue().usable_in_turn());
    findings.require(
        executed == Designs::EMPTY,
        "state.executed",
        "VK-6.12",
        "only actions of step 1 are executed",
    );
}

#[cfg(test)]
mod tests {
    use solo_core::testkit::{audit_finds, reach};

    use crate::phase::Phase;
    use crate::state::State;
    use crate::{Design, Valley};

    /// At the player's first turn.
    #[track_caller]
    fn finds(change: impl FnOnce(&mut State), fault: &str) {
        let game = Valley::default();
        let turn = reach(&game, |state| state.phase == Phase::Play);
        audit_finds(&game, turn, change, fault);
    }

    #[test]
    fn cards_add_up() {
        finds(
            |state| {
                state.hand.put(Design::default());
            },
            "cards were lost or multiplied",
        );
    }

    #[test]
    fn what_is_left_belongs_to_something() {
        finds(|state| state.left = 1, "so many cannot be left");
    }

    #[test]
    fn a_phase_belongs_to_its_step() {
        let wrong = "this phase does not belong to this step of the turn";
        finds(|state| state.phase = Phase::Bone, wrong);
        finds(|state| state.phase = Phase::Mode, wrong);
    }
}
