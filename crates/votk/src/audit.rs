//! What holds in every position: a game that runs is judged by it, and so is a position that is read
//! from a view.

mod actions;

use solo_core::Findings;

use crate::catalogue::Design;
use crate::event::Side;
use crate::game::Valley;
use crate::options::{BotFall, EndRule, FirstTurn, Refill};
use crate::phase::{Phase, Stage};
use crate::play::{self, Look};
use crate::state::{Designs, Left, Origin, Slot, State};

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
    actions::check(game, state, findings);
}

/// Whether phase and step of the turn belong together.
fn phase_and_step(game: &Valley, state: &State, findings: &mut Findings<'_>) {
    let runs = state.frames.top().is_some() && state.phase != Phase::Over;
    let stage = state.stage;
    let in_action = runs && matches!(stage, Stage::Play | Stage::BotRebuild);
    let immediate = game.rules().refill == Refill::Immediate;
    let in_step = |step| stage == step && !runs;
    let fits = match state.phase {
        Phase::Draw => in_action || in_step(Stage::Setup) || in_step(Stage::Draw),
        Phase::Lay => match stage {
            Stage::Setup | Stage::Rebuild => !runs,
            Stage::Play => immediate,
            Stage::BotRebuild => immediate || !runs,
            Stage::Discard | Stage::Draw | Stage::Gain => false,
        },
        Phase::Bone => in_step(Stage::Setup),
        Phase::Stock | Phase::Turn | Phase::Choose | Phase::Mode => in_action,
        Phase::Die => in_step(Stage::Gain),
        Phase::React => in_step(Stage::BotRebuild),
        Phase::Play | Phase::Pay => in_step(Stage::Play),
        Phase::Fall => match stage {
            Stage::Play => true,
            Stage::Rebuild => !runs,
            // VK-8.4: after a gain the die decides, unless the option leaves it to the player.
            Stage::BotRebuild => runs || game.rules().bot_fall == BotFall::Player,
            Stage::Setup | Stage::Discard | Stage::Draw | Stage::Gain => false,
        },
        Phase::Arrange => in_step(Stage::Discard),
        Phase::Shed => in_step(Stage::Rebuild),
        Phase::Over => matches!(stage, Stage::Play | Stage::Rebuild | Stage::BotRebuild),
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
    // Nothing but a refill, or what falls before it, waits while there is a gap and stock for it: with
    // the option always, otherwise once the rebuild step is over.
    let refills = matches!(state.phase, Phase::Lay | Phase::Fall) || state.stage == Stage::Setup;
    let gap = state.pyramid.first_gap().is_some() && !state.stock.is_empty();
    let has_to = game.rules().refill == Refill::Immediate || state.stage == Stage::Draw;
    findings.require(
        refills || !has_to || !gap,
        "pyramid",
        "VK-5.6",
        "the gap should have been refilled",
    );
    findings.require(
        state.phase != Phase::Shed || !look.pyramid_has_changed(),
        "state",
        "VK-3.13",
        "the pyramid has changed, so no card of it is sacrificed",
    );
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
