//! Answers to a player: what can be done with an item, or what words mean; why the rest cannot be done.

mod asked;
mod explained;
mod typed;

use serde::Serialize;
use solo_core::{Input, NamedFields, Next, Refusal as _, RefusalKind, Session};

use crate::error::{TableError, refused};
use crate::phrase::Phrase;
use crate::scene::Choice;
use crate::scenic::{Scenic, Visibility, Waits};
use crate::snapshot::scene_at;
use crate::speech::{Language, speech};

pub(crate) use asked::asked;
pub(crate) use explained::{explained, outcome_called};

/// A decision that is not legal now, and the reason.
///
/// ```
/// # #[cfg(feature = "votk")] {
/// use solo_table::{Dealer, Table, Tables};
/// let table = Table::new("votk", &[], &Tables::new(), Dealer::seeded(1))?;
/// let why = table.ask("pyramid/ml").refusals.swap_remove(0);
/// assert_eq!(why.notation, "buy ml");
/// assert_eq!(why.error.to_string(), "you cannot buy from middle left now");
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
    /// The decision in words, without details of the position: "Buy the card at base left (Urn)".
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
    /// assert!(lines[0].ends_with("you cannot buy from middle left now (VK-4.1)"), "{lines:?}");
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
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
        let error = why(self.session, Some(decision), refusal, self.language);
        WhyNot {
            notation: game.decision_text(decision).to_string(),
            label: match self.lies_in_slot(decision) {
                Some(name) => format!("{} ({name})", self.intention(&decision)),
                None => self.intention(&decision),
            },
            error,
        }
    }

    /// Returns what an untimely decision waits for, if the game says it.
    fn waited(&self, why: &WhyNot) -> Option<Waits> {
        let (game, state) = (self.session.game(), self.session.state());
        let decision = game.parse_decision(&why.notation).ok()?;
        game.waits(state, decision, &speech(game, self.language))
    }

    /// Returns the name of what lies in the slot that a decision names, as a slot alone names no card.
    fn lies_in_slot(&self, decision: G::Decision) -> Option<String> {
        let mut names_slot = false;
        NamedFields::<G>::visit(&decision, &mut |field, _| names_slot |= field == "slot");
        let (session, language) = (self.session, self.language);
        let (game, state) = (session.game(), session.state());
        let target = game.decision_target(state, decision, &speech(game, language));
        let id = target.on.first().filter(|_| names_slot)?;
        let scene = scene_at(session, session.len(), Visibility::Table, language)?;
        scene.item(id).map(|item| item.name.clone())
    }

    /// Returns the name of an input without details of the position, which has none for what is not legal in it.
    fn intention(&self, input: &impl solo_core::Noun<G>) -> String {
        let speech = speech(self.session.game(), self.language);
        input.to_name(&speech).to_string()
    }

    fn chance(&self, chance: G::Chance, refusal: &G::Refusal) -> WhyNot {
        let game = self.session.game();
        WhyNot {
            notation: game.chance_text(chance).to_string(),
            label: self.intention(&chance),
            error: refused(game, refusal, self.language),
        }
    }

    /// Lists the decisions that are not legal and fit, with the refusals that say more than that something else is due.
    ///
    /// If there is none, the first decision of another step that fits is the only one. The predicate hears whether the
    /// decision is one of this step.
    fn telling(
        &self,
        decisions: impl IntoIterator<Item = G::Decision>,
        mut fits: impl FnMut(G::Decision, bool) -> bool,
    ) -> Vec<WhyNot> {
        let (mut all, mut untimely) = (Vec::new(), Vec::new());
        for decision in decisions {
            let Some(refusal) = self.refusal(Input::Decision(decision)) else {
                continue;
            };
            if refusal.kind() == RefusalKind::NotLegal {
                if fits(decision, true) {
                    all.push(self.decision(decision, &refusal));
                }
            } else if all.is_empty() {
                untimely.push((decision, refusal));
            }
        }
        if all.is_empty() {
            let first = untimely
                .into_iter()
                .find(|(decision, _)| fits(*decision, false));
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

/// Returns why an input is refused: of a decision of another step, where the game knows it, what it waits for.
pub(crate) fn why<G: Scenic>(
    session: &Session<G>,
    decision: Option<G::Decision>,
    refusal: &G::Refusal,
    language: Language<'_>,
) -> TableError {
    let (game, state) = (session.game(), session.state());
    let error = refused(game, refusal, language);
    let untimely = decision.filter(|_| refusal.kind() == RefusalKind::NotNow);
    let waits = untimely.and_then(|it| game.waits(state, it, &speech(game, language)));
    match waits {
        Some(waits) => error.because(waits),
        None => error,
    }
}
