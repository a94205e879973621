//! The inputs that are possible, as people see them (TB-19.6).

use serde::Serialize;
use solo_core::{Countable, Next};
use trismegistus_bot::{Botmegistus, Decision, Phase};

use super::Companion;
use super::catalogue::known;
use super::describe::Named;
use crate::scene::Choice;

/// The inputs that are possible now, as people see them.
///
/// House values are not shown as if they were printed: unknown cards are not listed one by one;
/// instead a form describes the card that lies on the table.
///
/// ```
/// use solo_table::botmegistus::Companion;
/// let companion = Companion::new(&Companion::RECOMMENDED, &Default::default())?;
/// let offer = companion.offer();
/// assert_eq!(offer.choices[0].notation, "token earth 3 aether");
/// assert_eq!(offer.shorthand.unwrap().form, "tokens <kind> ...");
/// assert_eq!(offer.describe, None);
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Offer {
    /// Decisions or outcomes in the order of the game, without unknown cards.
    pub choices: Vec<Choice>,
    /// Form that describes a card, if unknown cards are left.
    pub describe: Option<Form>,
    /// Form of a line that stands for several steps.
    pub shorthand: Option<Form>,
}

/// A form of an input line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Form {
    /// Purpose of the form, in words.
    pub label: &'static str,
    /// Text of the form, with `<...>` for the parts to fill in.
    pub form: String,
    /// Beginning of the text, up to the first part to fill in.
    pub start: String,
}

impl Form {
    fn new(label: &'static str, form: impl Into<String>) -> Self {
        let form = form.into();
        let start = form.split('<').next().unwrap_or_default().to_owned();
        Self { label, form, start }
    }
}

impl Companion {
    /// Returns the inputs that are possible now.
    ///
    /// ```
    /// use solo_table::botmegistus::Companion;
    /// # let mut companion = Companion::new(&Companion::RECOMMENDED, &Default::default())?;
    /// # for line in ["tokens aether glory aether insight insight glory aether insight",
    /// #     "rolls black lead tin tin wild iron; white lead lead iron copper copper; red tin wild wild lead"] {
    /// #     companion.enter(line)?;
    /// # }
    /// // Twelve starting artifacts, and none of them is known yet.
    /// let offer = companion.offer();
    /// assert!(offer.choices.is_empty());
    /// assert_eq!(offer.describe.unwrap().form, "deal = <symbol>");
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn offer(&self) -> Offer {
        let game = self.game();
        let known = known(&self.catalogue());
        let is_hidden = |card: &Named| !known.contains(card.id(game));
        let mut hidden: Vec<(String, Named)> = Vec::new();
        let choices = self.listed().into_iter().filter_map(|(choice, card)| {
            let card = card.filter(|card| is_hidden(card));
            let Some(card) = card else {
                return Some(choice);
            };
            if choice.weight.is_some() {
                hidden.push((choice.notation, card));
                return None;
            }
            // The card of a decision is known by name, but its printed values are not.
            let label = choice.notation.clone();
            Some(Choice { label, ..choice })
        });
        Offer {
            choices: choices.collect(),
            describe: describe(game, &hidden),
            shorthand: self.shorthand(),
        }
    }

    /// Lists every legal input with the card that it names.
    fn listed(&self) -> Vec<(Choice, Option<Named>)> {
        let (game, state) = (self.game(), self.state());
        match game.next(state) {
            Next::Decision => {
                let choices = self.table().choices().into_iter();
                choices
                    .map(|choice| {
                        let decision = Decision::nth(game, choice.number);
                        (choice, decision.and_then(Named::by_decision))
                    })
                    .collect()
            }
            Next::Chance(_) => game
                .chances(state)
                .zip(self.table().choices())
                .map(|((chance, _), choice)| (choice, Named::by_chance(chance)))
                .collect(),
            Next::Over(_) => Vec::new(),
        }
    }

    fn shorthand(&self) -> Option<Form> {
        let state = self.state();
        Some(match state.phase() {
            Phase::SetupToken => {
                Form::new("All bonus tokens, as they are asked", "tokens <kind> ...")
            }
            Phase::RollDice => Form::new(
                "All dice, colour by colour",
                "rolls <colour> <symbol> ...; <colour> <symbol> ...",
            ),
            Phase::LayArtifact | Phase::LayExperiment if state.pending().look().is_some() => {
                Form::new(
                    "The whole row, each card as = and its facts, or none",
                    "row <card>; <card>",
                )
            }
            Phase::HumanReport => Form::new("All your levels", "levels <n> <n> <n> <n>"),
            Phase::ReportHundreds => Form::new("Your score", "score <n>"),
            _ => return None,
        })
    }
}

/// Returns the form for unknown cards. Cards that only their id distinguishes come last.
fn describe(game: &Botmegistus, hidden: &[(String, Named)]) -> Option<Form> {
    let (named, told_apart): (Vec<_>, Vec<_>) =
        hidden.iter().partition(|(_, card)| card.is_special(game));
    let by_facts = told_apart.first().and_then(|(notation, card)| {
        let head = notation.strip_suffix(card.id(game))?.trim_end();
        Some((head, card))
    });
    let by_id = named
        .iter()
        .map(|(notation, card)| (notation.as_str(), card));
    let forms = by_facts.into_iter().chain(by_id);
    let forms: Vec<String> = forms
        .map(|(head, card)| format!("{head} = {}", card.form(game)))
        .collect();
    (!forms.is_empty()).then(|| Form::new("Describe the card", forms.join(", or ")))
}
