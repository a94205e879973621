//! Answers to a player: what can be done with an item, or what words mean; why the rest cannot be done.

mod asked;
mod explained;
mod phrase;

use serde::Serialize;
use solo_core::{Input, Next, RefusalKind, Session};

use crate::any_session::{refused, speech, written};
use crate::error::TableError;
use crate::scene::Choice;
use crate::scenic::Scenic;
use crate::table::Language;

pub(crate) use asked::asked;
pub(crate) use explained::explained;
pub use phrase::Phrase;

/// A decision that is not legal now, and the reason.
///
/// ```
/// # #[cfg(feature = "votk")] {
/// use solo_table::{Dealer, Table, Tables};
/// let table = Table::new("votk", &[], &Tables::new(), Dealer::seeded(1))?;
/// let why = table.ask("pyramid/ml").refusals.swap_remove(0);
/// assert_eq!(why.notation, "buy ml");
/// assert_eq!(why.error.to_string(), "middle left cannot be bought from this turn");
/// assert_eq!(why.error.rule.as_deref(), Some("VK-4.1"));
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WhyNot {
    /// Notation of the decision.
    pub notation: String,
    /// The decision in words: "Buy Urn at base left for 7 gold".
    pub label: String,
    /// The refusal: its kind, its clause, its reason with figures, and the sentence.
    #[serde(flatten)]
    pub error: TableError,
}

/// The answer to a question about an item or about typed words.
///
/// Where nothing can be done, it says so: there is a choice, a refusal, or a note.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// The legal decisions, or the outcomes that chance can bring, which it is about.
    pub choices: Vec<Choice>,
    /// The decisions that are not legal, with the reasons.
    ///
    /// One of another step is left out where another reason says more.
    pub refusals: Vec<WhyNot>,
    /// A sentence, if there is no choice and no telling refusal; otherwise empty.
    pub note: String,
    /// Texts that typed words could have meant, the nearest first; empty if their meaning is clear.
    pub near: Vec<String>,
}

impl Answer {
    /// Returns the answer as lines of text: choices, refusals with their clauses, the note and what is near.
    ///
    /// ```
    /// # #[cfg(feature = "votk")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let table = Table::new("votk", &[], &Tables::new(), Dealer::seeded(1))?;
    /// let lines = table.ask("pyramid/ml").lines();
    /// assert!(lines[0].ends_with("middle left cannot be bought from this turn (VK-4.1)"), "{lines:?}");
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let choices = self.choices.iter();
        let mut lines: Vec<String> = choices
            .map(|choice| format!("{} ({})", choice.label, choice.notation))
            .collect();
        lines.extend(self.refusals.iter().map(|why| {
            let rule = why.error.rule.as_deref();
            let rule = rule.map_or_else(String::new, |rule| format!(" ({rule})"));
            format!("{}: {}{rule}", why.label, why.error)
        }));
        lines.extend((!self.note.is_empty()).then(|| self.note.clone()));
        lines.extend(self.near.iter().map(|text| format!("  {text}")));
        lines
    }
}

/// Asks about decisions that are not legal.
struct Refuser<'a, G: Scenic> {
    session: &'a Session<G>,
    language: Language<'a>,
}

impl<G: Scenic> Refuser<'_, G> {
    /// Returns the refusal of an input; `None` if it is accepted.
    fn refusal(&self, input: Input<G::Decision, G::Chance>) -> Option<G::Refusal> {
        let mut state = self.session.state().clone();
        self.session
            .game()
            .advance(&mut state, input, &mut ())
            .err()
    }

    fn decision(&self, decision: G::Decision, refusal: &G::Refusal) -> WhyNot {
        let game = self.session.game();
        let (state, speech) = (self.session.state(), speech(game, self.language));
        let label = written(|out| game.say_decision(state, decision, &speech, out));
        // The figures of another step are not in this position, and details that it lacks are empty.
        let is_of_this = solo_core::Refusal::kind(refusal) == RefusalKind::NotLegal;
        let lacks = label.contains("  ") || label.ends_with(' ');
        WhyNot {
            notation: game.decision_text(decision).to_string(),
            label: if is_of_this && !lacks {
                label
            } else {
                solo_core::Noun::to_name(&decision, &speech).to_string()
            },
            error: refused(game, refusal, self.language),
        }
    }

    fn chance(&self, chance: G::Chance, refusal: &G::Refusal) -> WhyNot {
        let game = self.session.game();
        let (state, speech) = (self.session.state(), speech(game, self.language));
        WhyNot {
            notation: game.chance_text(chance).to_string(),
            label: written(|out| game.say_chance(state, chance, &speech, out)),
            error: refused(game, refusal, self.language),
        }
    }

    /// Lists the decisions that are not legal and fit, with the refusals that say more than that something else is due.
    ///
    /// If there is none, the first decision of another step that fits is the only one.
    fn telling(
        &self,
        decisions: impl IntoIterator<Item = G::Decision>,
        mut fits: impl FnMut(G::Decision) -> bool,
    ) -> Vec<WhyNot> {
        use solo_core::Refusal as _;
        let (mut all, mut untimely) = (Vec::new(), Vec::new());
        for decision in decisions {
            let Some(refusal) = self.refusal(Input::Decision(decision)) else {
                continue;
            };
            if refusal.kind() == RefusalKind::NotLegal {
                if fits(decision) {
                    all.push(self.decision(decision, &refusal));
                }
            } else if all.is_empty() {
                untimely.push((decision, refusal));
            }
        }
        if all.is_empty() {
            let first = untimely.into_iter().find(|(decision, _)| fits(*decision));
            all.extend(first.map(|(decision, refusal)| self.decision(decision, &refusal)));
        }
        all
    }

    fn phrase(&self, phrase: Phrase) -> String {
        let game = self.session.game();
        game.phrase(phrase, &speech(game, self.language))
            .into_owned()
    }

    /// Returns the sentence for a position in which nothing is decided.
    fn nothing_due(&self) -> Option<Phrase> {
        match self.session.next() {
            Next::Decision => None,
            Next::Chance(_) => Some(Phrase::ChanceIsDue),
            Next::Over(_) => Some(Phrase::Over),
        }
    }
}
