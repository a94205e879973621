//! What can be entered, as people see it: TB-19.6.

use solo_core::Next;
use trismegistus_bot::{Botmegistus, Phase};

use super::Companion;
use super::catalogue::known;
use super::describe::Named;
use crate::scene::Choice;

/// What can be entered now, as people see it.
///
/// House values are not shown as if they were printed: cards that are not known are not listed one by
/// one; instead there is a form to describe the card that lies on the table.
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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    /// Decisions or outcomes, in the order of the game, without cards that are not known.
    pub choices: Vec<Choice>,
    /// How to describe the card, if cards that are not known are left.
    pub describe: Option<Form>,
    /// How to say several steps in one line.
    pub shorthand: Option<Form>,
}

/// A form that a line can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// What it is for, in words.
    pub label: &'static str,
    /// Its words, with `<...>` for what has to be filled in.
    pub form: String,
    /// The words with which it begins, up to what has to be filled in.
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
    /// What can be entered now.
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
    #[must_use]
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
            // What is decided is on the table by name, but what is printed there is not known.
            let label = choice.notation.clone();
            Some(Choice { label, ..choice })
        });
        Offer {
            choices: choices.collect(),
            describe: describe(game, &hidden),
            shorthand: self.shorthand(),
        }
    }

    /// Everything that is possible, with the card that it names.
    fn listed(&self) -> Vec<(Choice, Option<Named>)> {
        let (game, state) = (self.game(), self.state());
        match game.next(state) {
            Next::Decision => game
                .decisions(state)
                .zip(self.table().choices())
                .map(|(decision, choice)| (choice, Named::by_decision(decision)))
                .collect(),
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
            Phase::LayArtifact | Phase::LayExperiment if state.look().is_some() => Form::new(
                "The whole row, or none",
                "row <id or = facts>; <id or = facts>",
            ),
            Phase::HumanReport => Form::new("All your levels", "levels <n> <n> <n> <n>"),
            Phase::ReportHundreds => Form::new("Your score", "score <n>"),
            _ => return None,
        })
    }
}

/// The one line about cards that are not known. Cards that only their id tells apart come behind all
/// others.
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
