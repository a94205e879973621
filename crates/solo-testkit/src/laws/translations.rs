//! The law of translations: every text of a game is listed for translators.

use core::cell::RefCell;
use core::fmt::{self, Write as _};
use std::collections::BTreeSet;

use solo_core::{Countable, Game, Narration, Speech, Translation};

use super::{each, everything, positions, share};
use crate::panics::caught;
use crate::trial::Trial;

/// Checks that labels, descriptions, sentences and refusals use only texts that [`Game::texts`] lists.
///
/// # Errors
/// A description of the violation.
pub fn translations<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("translations", base, games, |trial| {
        let listed = Listed::of(&trial.game);
        let speech = Speech::translated(&trial.game, &listed);
        listed.ask_names::<G, G::Decision>(trial, &speech)?;
        listed.ask_names::<G, G::Chance>(trial, &speech)?;
        let inputs = trial.play(|seen| {
            let sentences = Narration::new(speech, seen.events);
            listed.ask_each(sentences, |sentence, out| write!(out, "{sentence}"))
        })?;
        trial.revisit(&inputs, 32, |_, state| {
            let game = &trial.game;
            let decisions = game.decisions(state);
            listed.ask_each(decisions, |noun, out| {
                game.say_decision(state, noun, &speech, out)
            })?;
            let chances = game.chances(state).map(|(noun, _)| noun);
            listed.ask_each(chances, |noun, out| {
                game.say_chance(state, noun, &speech, out)
            })?;
            Ok(())
        })?;
        if trial.number >= 16 {
            return Ok(());
        }
        let all = everything(&trial.game);
        trial.revisit(&inputs, positions(16_384, all.len()), |_, state| {
            let game = &trial.game;
            let refused = all.iter().filter_map(|&input| {
                let after = caught("advance", || game.apply(state, input));
                // A panic is a matter of the law of legality.
                after.ok()?.err()
            });
            listed.ask_each(refused, |refusal, out| {
                game.say_refusal(&refusal, &speech, out)?;
                if out.is_empty() {
                    Err(fmt::Error)
                } else {
                    Ok(())
                }
            })
        })
    })
}

/// The texts that a game lists, as an empty translation that notes requests for any other.
struct Listed {
    texts: BTreeSet<(String, String)>,
    unlisted: RefCell<Option<String>>,
}

impl Listed {
    fn of<G: Game>(game: &G) -> Self {
        let mut texts = BTreeSet::new();
        game.texts(&mut |owner, key, _| {
            texts.insert((owner.to_string(), key.to_string()));
        });
        let unlisted = RefCell::new(None);
        Self { texts, unlisted }
    }

    /// Checks the names of this game's share of a vocabulary.
    fn ask_names<G: Game, T: Countable<G>>(
        &self,
        trial: &Trial<G>,
        speech: &Speech<'_, G>,
    ) -> Result<(), String> {
        let game = &trial.game;
        let nouns = share(trial.number, T::count(game)).map_while(|number| T::nth(game, number));
        self.ask_each(nouns, |noun, out| noun.name(speech, out))
            .map_err(|what| trial.report(&[], &what))
    }

    /// Checks that writing each value needs only listed texts.
    fn ask_each<T>(
        &self,
        all: impl IntoIterator<Item = T>,
        write: impl Fn(T, &mut String) -> fmt::Result,
    ) -> Result<(), String> {
        for one in all {
            let mut text = String::new();
            write(one, &mut text)
                .map_err(|_| format!("the events after {text:?} cannot be written"))?;
            if let Some(name) = &*self.unlisted.borrow() {
                return Err(format!(
                    "{name} is not among the texts for translators, but in {text:?}"
                ));
            }
        }
        Ok(())
    }
}

impl Translation for Listed {
    fn text(&self, owner: &str, key: &str) -> Option<&str> {
        if !self.texts.contains(&(owner.into(), key.into())) {
            *self.unlisted.borrow_mut() = Some(format!("{owner}.{key}"));
        }
        None
    }
}
