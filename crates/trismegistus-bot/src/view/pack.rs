//! Conversion of a view to a position, as far as a position can represent it.

use solo_core::By;

use super::{BotView, View, shows_queue};
use crate::catalogue::{AutomaId, Card, Each, Place};
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::state::{DiceToRoll, State, automa_bit, first_bits, set_of};

pub(super) fn state(game: &Botmegistus, view: &View) -> State {
    let (bot, human) = (&view.bot, &view.human);
    let mut state = State {
        phase: view.phase,
        round: view.round,
        turn: view.turn,
        first: view.first,
        passed: list(&view.passed),
        bowls: each(&view.bowls, each_count),
        artifact_rows: each(&view.artifacts, |row| slots(row)),
        experiment_rows: each(&view.experiments, |row| slots(row)),
        tokens: Each([0; 4]),
        token_kinds: Each([0; 4]),
        unplaced: each_count(&view.tokens_unplaced),
        levels: each(&view.levels, each_count),
        dice: Each([human.die, bot.die]),
        used: Each([list(&human.used), list(&bot.used)]),
        gold: bot.gold,
        ethereal: bot.ethereal,
        points: bot.vp,
        bot_artifacts: set(&bot.artifacts.0),
        bot_completed: set(&bot.completed.0),
        incomplete: list(&bot.incomplete),
        active: bot.card,
        face_up: slots(&bot.face_up),
        deck: automa(&bot.deck.0),
        discard: automa(&bot.discard.0),
        specializations: list(&bot.specializations),
        human_artifacts: set(&human.artifacts.0),
        human_incomplete: set(&human.incomplete.0),
        human_completed: set(&human.completed.0),
        reactions: human.reactions,
        artifact_taken: view.window.as_ref().is_some_and(|window| window.artifact),
        experiment_taken: view.window.as_ref().is_some_and(|window| window.experiment),
        look: view.look,
        dealt: list(&view.dealt),
        to_roll: DiceToRoll::NONE,
        setup_rolls_left: view.setup_rolls_left,
        masterpieces: list(&view.masterpieces_drawn),
        digits: list(&view.digits),
        ..game.start()
    };
    // More dice than any game has are cut off, and the comparison with the view shows it.
    for colour in view.to_roll.iter().take(DiceToRoll::MOST) {
        state.to_roll.add(*colour, 1);
    }
    for (track, tokens) in &view.tokens.0 {
        for (level, kind) in &tokens.0 {
            // TB-1.4: a token has room on a bonus space only.
            if game.catalogue().is_bonus_space(*track, level.get()) {
                state.lay_token(game.catalogue(), *track, level.get(), *kind);
            }
        }
    }
    unseen(game, view, &mut state);
    queue(game, bot, &mut state);
    if state.phase == Phase::ArtifactTie {
        state.tie = game.tied_artifacts(&state);
    }
    state.next_slot = game.slot_due(&state);
    // TB-15.9: formulas beyond the types were bought.
    let formulas = view.outcome.map_or(0, |outcome| outcome.formula_count);
    state.formulas_bought = formulas.saturating_sub(game.types_completed(&state));
    state
}

/// Returns the values of these nouns, each at its number.
fn each<K: Place, V, T: Default + Copy, const N: usize>(
    view: &By<K, V>,
    value: impl Fn(&V) -> T,
) -> Each<T, N> {
    let mut each = Each([T::default(); N]);
    for (noun, of) in &view.0 {
        each.set(*noun, value(of));
    }
    each
}

fn each_count<K: Place, const N: usize>(view: &By<K, u8>) -> Each<u8, N> {
    each(view, |count| *count)
}

/// Returns the first entries of a list.
fn list<T: Copy, const N: usize>(view: &[T]) -> [Option<T>; N] {
    core::array::from_fn(|place| view.get(place).copied())
}

/// Returns the first slots.
fn slots<T: Copy, const N: usize>(view: &[Option<T>]) -> [Option<T>; N] {
    core::array::from_fn(|place| view.get(place).copied().flatten())
}

fn set<T: Place>(cards: &[T]) -> u128 {
    set_of(cards.iter().copied())
}

fn automa(cards: &[AutomaId]) -> u32 {
    cards.iter().fold(0, |set, card| set | automa_bit(*card))
}

/// Restores the unseen cards: those that lie nowhere else and have not left the game.
fn unseen(game: &Botmegistus, view: &View, state: &mut State) {
    let out = || view.out.0.iter().copied();
    let artifacts = state.known_artifacts() | set_of(out().filter_map(Card::artifact));
    let experiments = state.known_experiments() | set_of(out().filter_map(Card::experiment));
    let catalogue = game.catalogue();
    state.unseen_artifacts = first_bits(catalogue.artifacts.len()) & !artifacts;
    state.unseen_experiments = first_bits(catalogue.experiments.len()) & !experiments;
}

/// Restores the parts not yet done, which are the end of one of the branches of the active card.
fn queue(game: &Botmegistus, bot: &BotView, state: &mut State) {
    let Some(card) = state.active.filter(|_| shows_queue(state)) else {
        return;
    };
    let card = game.catalogue().automa_card(card);
    let ends_so = |reward| card.branch(reward).as_slice().ends_with(&bot.queue);
    state.parts_left = u8::try_from(bot.queue.len()).unwrap_or(u8::MAX);
    state.reward = !ends_so(false) && ends_so(true);
}
