//! Choices of a position, in words.

use std::borrow::Cow;

use solo_core::{Countable, Input, Next, Noun, Speech};

use crate::scene::Choice;
use crate::scenic::{ChoiceTarget, Scenic};
use crate::speech::written;

pub(crate) fn choices<G: Scenic>(speech: &Speech<'_, G>, state: &G::State) -> Vec<Choice> {
    let game = speech.game();
    match game.next(state) {
        Next::Decision => {
            let choice = |decision| decision_choice(speech, state, decision);
            let (answers, aside): (Vec<_>, Vec<_>) = game
                .decisions(state)
                .partition(|decision| !game.is_aside(state, *decision));
            answers.into_iter().chain(aside).map(choice).collect()
        }
        Next::Chance(_) => {
            let group: Cow<'static, str> = game.chance_group(state, speech).into();
            let list = game.chances(state);
            list.map(|(chance, weight)| Choice {
                weight: Some(weight),
                group: group.clone(),
                ..chance_choice(speech, state, chance)
            })
            .collect()
        }
        Next::Over(_) => Vec::new(),
    }
}

pub(crate) fn decision_choice<G: Scenic>(
    speech: &Speech<'_, G>,
    state: &G::State,
    decision: G::Decision,
) -> Choice {
    let game = speech.game();
    let ChoiceTarget { verb, on } = game.decision_target(state, decision, speech);
    let label = written(|out| game.say_decision(state, decision, speech, out));
    let group = Noun::<G>::variant(&decision).map_or("", |variant| variant.group);
    Choice {
        number: decision.number(game),
        notation: written(|out| decision.id(game, out)),
        group: speech.constant("Group", group, group),
        label,
        verb,
        on,
        weight: None,
    }
}

/// Returns the choice of an input, without a weight.
pub(crate) fn choice_of<G: Scenic>(
    speech: &Speech<'_, G>,
    state: &G::State,
    input: Input<G::Decision, G::Chance>,
) -> Choice {
    match input {
        Input::Decision(decision) => decision_choice(speech, state, decision),
        Input::Chance(chance) => chance_choice(speech, state, chance),
    }
}

pub(crate) fn chance_choice<G: Scenic>(
    speech: &Speech<'_, G>,
    state: &G::State,
    chance: G::Chance,
) -> Choice {
    let game = speech.game();
    let ChoiceTarget { verb, on } = game.chance_target(state, chance);
    let label = written(|out| game.say_chance(state, chance, speech, out));
    Choice {
        number: chance.number(game),
        notation: written(|out| chance.id(game, out)),
        label,
        verb,
        on,
        ..Choice::default()
    }
}
