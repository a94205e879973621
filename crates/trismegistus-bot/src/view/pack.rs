//! Conversion of a view to a position, as far as a position can represent it.

use solo_core::{By, Each, Kind, LargeSet, List};

use super::View;
use crate::botmegistus::Botmegistus;
use crate::catalogue::{
    ArtifactId, Card, Colour, Element, ExperimentId, Parts, Row, Section, Slot,
};
use crate::decision::Digit;
use crate::phase::{DisplaySlot, Pending, Phase, Taken};
use crate::state::{PerSide, Side, State, Token};

pub(super) fn state(game: &Botmegistus, view: &View) -> State {
    let (bot, human) = (&view.bot, &view.human);
    let mut state = State {
        round: view.round,
        turn: view.turn,
        first: view.first,
        passed: list(Side::Human, &view.passed),
        bowls: each(&view.bowls, |dice| each(dice, |count| *count)),
        artifact_rows: each(&view.artifacts, |row| slots(row)),
        experiment_rows: each(&view.experiments, |row| slots(row)),
        unplaced: solo_core::Bag::new(),
        levels: each(&view.levels, |levels| each(levels, |level| *level)),
        die_held: PerSide::new([human.die, bot.die]),
        used: PerSide::new([&human.used, &bot.used].map(|used| list(Colour::Black, used))),
        bot_gold: bot.gold,
        bot_ethereal: bot.ethereal,
        bot_points: bot.vp,
        artifacts: PerSide::new([set(&human.artifacts.0), set(&bot.artifacts.0)]),
        completed: PerSide::new([set(&human.completed.0), set(&bot.completed.0)]),
        bot_incomplete: list(ExperimentId::default(), &bot.incomplete),
        active_card: bot.card,
        open_cards: Each::new(slots(&bot.face_up)),
        bot_deck: bot.deck.0.iter().copied().collect(),
        bot_discard: bot.discard.0.iter().copied().collect(),
        specializations: list(Element::Earth, &bot.specializations),
        human_incomplete: set(&human.incomplete.0),
        human_reactions: human.reactions,
        bot_masterpieces: list(ExperimentId::default(), &view.masterpieces_drawn),
        ..game.start()
    };
    for (kind, tokens) in &view.tokens_unplaced.0 {
        state.unplaced.put_several(*kind, *tokens);
    }
    for (track, tokens) in &view.tokens.0 {
        for (level, kind) in &tokens.0 {
            let (level, kind) = (level.get(), *kind);
            // TB-1.4: a token has room on a bonus space only.
            if game.catalogue().is_bonus_space(*track, level) {
                state.tokens[*track].push(Token { level, kind });
            }
        }
        let tokens = state.tokens[*track].as_mut_slice();
        tokens.sort_unstable_by_key(|token| token.level);
    }
    state.pending = pending(game, view, &state);
    // Unseen is what lies nowhere else and has not left the game.
    let out = || view.out.0.iter().copied();
    let artifacts = out().filter_map(Card::artifact).collect();
    let experiments = out().filter_map(Card::experiment).collect();
    state.unseen_artifacts = game.catalogue().all().collect::<LargeSet<ArtifactId>>()
        - (state.known_artifacts() | artifacts);
    state.unseen_experiments = game.catalogue().all().collect::<LargeSet<ExperimentId>>()
        - (state.known_experiments() | experiments);
    if let Some(slot) = game.slot_due(&state)
        && let Pending::LayOut(due) | Pending::Look { slot: due, .. } = &mut state.pending
    {
        *due = slot;
    }
    state
}

/// Returns what the view waits for, with any slot of a row. What is missing in the view, or too
/// much, shows as a difference.
fn pending(game: &Botmegistus, view: &View, state: &State) -> Pending {
    let rest = Parts::new(&view.bot.queue);
    let taken = view.window.as_ref().map_or(Taken::NOTHING, |window| Taken {
        artifact: window.artifact,
        experiment: window.experiment,
    });
    let artifacts = || view.dealt.iter().filter_map(|card| card.artifact());
    let experiments = || view.dealt.iter().filter_map(|card| card.experiment());
    let digit = |index: usize| view.digits.get(index).copied().unwrap_or(Digit::nearest(0));
    match view.phase {
        Phase::SetupToken => Pending::SetupToken,
        Phase::LayArtifact => match view.look {
            Some(Row::Artifacts(colour)) => Pending::Look {
                slot: DisplaySlot::Artifact(colour, Slot::new(1)),
                rest,
            },
            _ => Pending::LayOut(DisplaySlot::Artifact(Colour::Black, Slot::new(1))),
        },
        Phase::LayExperiment => match view.look {
            Some(Row::Experiments(section)) => Pending::Look {
                slot: DisplaySlot::Experiment(section, Slot::new(1)),
                rest,
            },
            _ => Pending::LayOut(DisplaySlot::Experiment(Section::default(), Slot::new(1))),
        },
        Phase::RollDice => {
            let mut dice = list(Colour::Black, &view.to_roll);
            dice.as_mut_slice().reverse();
            Pending::RollDice { dice }
        }
        Phase::DealArtifact => Pending::DealArtifact {
            first: artifacts().next(),
        },
        Phase::KeepArtifact => Pending::KeepArtifact {
            dealt: two(artifacts()),
        },
        Phase::DealExperiment => Pending::DealExperiment {
            first: experiments().next(),
        },
        Phase::KeepExperiment => Pending::KeepExperiment {
            dealt: two(experiments()),
        },
        Phase::DealMasterpiece => Pending::DealMasterpiece {
            first: experiments().next(),
        },
        Phase::KeepMasterpiece => Pending::KeepMasterpiece {
            dealt: two(experiments()),
        },
        Phase::BotStartExperiment => Pending::BotStartExperiment,
        Phase::SetupRoll => Pending::SetupRoll {
            left: view.setup_rolls_left,
        },
        Phase::RevealCard => Pending::RevealCard,
        Phase::ChooseCard => Pending::ChooseCard,
        Phase::FlipCard => Pending::FlipCard,
        Phase::ArtifactTie => {
            let (left, right) = game.tied_artifacts(state).unwrap_or_default();
            Pending::ArtifactTie { left, right, rest }
        }
        Phase::Specialization => Pending::Specialization,
        Phase::BotMasterpiece => Pending::BotMasterpiece,
        Phase::HumanDraft => Pending::HumanDraft,
        Phase::HumanBoost => Pending::HumanBoost,
        Phase::HumanSpend => Pending::HumanSpend,
        Phase::HumanWindow => Pending::HumanWindow(taken),
        Phase::Reaction => Pending::Reaction,
        Phase::ReactionWindow => Pending::ReactionWindow(taken),
        Phase::HumanReport => Pending::HumanReport,
        Phase::ReportHundreds => Pending::ReportHundreds,
        Phase::ReportTens => Pending::ReportTens { hundreds: digit(0) },
        Phase::ReportUnits => Pending::ReportUnits {
            hundreds: digit(0),
            tens: digit(1),
        },
        Phase::Over => {
            // TB-15.9: formulas beyond the types were bought.
            let formulas = view.outcome.map_or(0, |outcome| outcome.formula_count);
            Pending::Over {
                digits: [digit(0), digit(1), digit(2)],
                formulas_bought: formulas.saturating_sub(game.types_completed(state)),
            }
        }
    }
}

/// Returns the first two of these cards.
fn two<T: Copy + Default>(mut cards: impl Iterator<Item = T>) -> [T; 2] {
    let first = cards.next().unwrap_or_default();
    [first, cards.next().unwrap_or(first)]
}

/// Returns the values of these nouns.
fn each<K: Kind, V, T: Default + Copy, const N: usize>(
    view: &By<K, V>,
    value: impl Fn(&V) -> T,
) -> Each<K, T, N> {
    let mut each = Each::default();
    for (noun, of) in &view.0 {
        each[*noun] = value(of);
    }
    each
}

/// Returns the first entries of a list.
fn list<T: Copy, const N: usize>(blank: T, view: &[T]) -> List<T, N> {
    let mut list = List::new(blank);
    for item in view {
        list.push(*item);
    }
    list
}

/// Returns the first slots.
fn slots<T: Copy, const N: usize>(view: &[Option<T>]) -> [Option<T>; N] {
    core::array::from_fn(|index| view.get(index).copied().flatten())
}

fn set<T: Kind>(cards: &[T]) -> LargeSet<T> {
    cards.iter().copied().collect()
}
