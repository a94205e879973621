//! Cards that are described when they appear (TB-19.3 to TB-19.5).

use solo_core::{GameData, Input, Record};
use trismegistus_bot::{
    ArtifactId, AutomaId, AutomaKind, Botmegistus, Card, CardDie, Chance, Colour, Decision,
    Element, ExperimentId, Level, Listed as _, Part, PerElement,
};

use super::catalogue::{ARTIFACTS, AUTOMA, EXPERIMENTS, known, overwritten, replayed};
use crate::begin::assemble;
use crate::error::TableError;
use crate::error_kind::ErrorKind;

/// A card that a step names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Named {
    Artifact(ArtifactId),
    Experiment(ExperimentId),
    Automa(AutomaId),
}

/// The printed values in which two cards of the same list can differ.
#[derive(PartialEq)]
enum Print<'a> {
    Artifact(PerElement<u8>),
    Experiment(Level, Element, PerElement<u8>, u8),
    Automa(AutomaKind, Option<Element>, Die, &'a [Part], &'a [Part]),
}

/// The die that a card of the bot looks for, and what it spends.
type Die = (Colour, CardDie, u8);

impl From<Card> for Named {
    fn from(card: Card) -> Self {
        match card {
            Card::Artifact(artifact) => Self::Artifact(artifact),
            Card::Experiment(experiment) => Self::Experiment(experiment),
        }
    }
}

impl Named {
    /// Returns the card that an outcome names, if any.
    pub(super) fn by_chance(chance: Chance) -> Option<Self> {
        match chance {
            Chance::LayArtifact { artifact, .. } => Some(Self::Artifact(artifact)),
            Chance::LayExperiment { experiment, .. }
            | Chance::Start(experiment)
            | Chance::Masterpiece(experiment) => Some(Self::Experiment(experiment)),
            Chance::Deal(card) => Some(card.into()),
            Chance::Reveal { card, .. } | Chance::Flip(card) => Some(Self::Automa(card)),
            Chance::Token { .. }
            | Chance::NoMore(_)
            | Chance::Roll { .. }
            | Chance::SetupRoll(_)
            | Chance::Pips(_)
            | Chance::Special(_) => None,
        }
    }

    /// Returns the card that a decision names, if any.
    pub(super) fn by_decision(decision: Decision) -> Option<Self> {
        match decision {
            Decision::Keep(card) => Some(card.into()),
            Decision::TakeArtifact(artifact) => Some(Self::Artifact(artifact)),
            Decision::TakeExperiment(experiment) | Decision::Complete(experiment) => {
                Some(Self::Experiment(experiment))
            }
            _ => None,
        }
    }

    pub(super) fn id(self, game: &Botmegistus) -> &str {
        let catalogue = game.catalogue();
        match self {
            Self::Artifact(artifact) => artifact.id_in(catalogue),
            Self::Experiment(experiment) => experiment.id_in(catalogue),
            Self::Automa(card) => card.id_in(catalogue),
        }
    }

    fn print(self, game: &Botmegistus) -> Print<'_> {
        let catalogue = game.catalogue();
        match self {
            Self::Artifact(id) => Print::Artifact(catalogue.artifact_card(id).symbols()),
            Self::Experiment(id) => {
                let card = catalogue.experiment_card(id);
                Print::Experiment(card.level, card.kind, card.requirement(), card.points)
            }
            Self::Automa(id) => {
                let card = catalogue.automa_card(id);
                let die = (card.colour, card.die, card.potency);
                Print::Automa(
                    card.kind,
                    card.element(),
                    die,
                    card.actions(),
                    card.reward(),
                )
            }
        }
    }

    /// Returns whether only its id tells this card of the bot from the basic ones.
    pub(super) fn is_special(self, game: &Botmegistus) -> bool {
        match self {
            Self::Automa(id) => game.catalogue().automa_card(id).kind != AutomaKind::Basic,
            Self::Artifact(_) | Self::Experiment(_) => false,
        }
    }

    /// Returns the table of the card and the columns of its facts.
    const fn table(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::Artifact(_) => ARTIFACTS,
            Self::Experiment(_) => EXPERIMENTS,
            Self::Automa(_) => AUTOMA,
        }
    }

    /// Returns the form in which the facts of the card are typed.
    pub(super) fn form(self, game: &Botmegistus) -> &'static str {
        match self {
            Self::Artifact(id) => match game.catalogue().artifact_card(id).level {
                Level::Start => "<symbol>",
                _ => "<symbols>",
            },
            Self::Experiment(_) => "<type> <requirement> <vp>",
            Self::Automa(id) => match game.catalogue().automa_card(id).kind {
                AutomaKind::Personality => "<colour> <die> <potency> <actions> else <reward>",
                _ => "<colour> <die> <potency> <actions>",
            },
        }
    }

    /// Returns the tables of the game with these facts in the row of the card.
    fn tables_with(self, game: &Botmegistus, facts: &str) -> Result<solo_core::Tables, TableError> {
        let (table, columns) = self.table();
        let (facts, reward) = match facts.split_once(" else ") {
            Some((facts, reward)) if table == AUTOMA.0 => (facts, reward),
            _ => (facts, "none"),
        };
        let form = self.form(game);
        if form.contains(" else ") != (reward != "none") {
            return Err(bad(format_args!(
                "expected {form} behind =, found {facts:?}"
            )));
        }
        let mut words: Vec<&str> = facts.split(' ').collect();
        if table == AUTOMA.0 {
            words.push(reward);
        }
        if words.len() != columns.len() || words.iter().any(|word| word.is_empty()) {
            return Err(bad(format_args!(
                "expected {form} behind =, found {facts:?}"
            )));
        }
        let cells: Vec<(&str, &str)> = columns.iter().copied().zip(words).collect();
        Ok(overwritten(game.tables(), table, self.id(game), &cells))
    }
}

fn bad(message: impl core::fmt::Display) -> TableError {
    TableError::new(ErrorKind::Notation, message).under("TB-19.3")
}

/// Lists the outcomes that may stand before ` = `, with their cards. Cards of the bot that are not
/// basic are named in full, because their kind is printed on them.
fn candidates(record: &Record<Botmegistus>, head: &str) -> Vec<(Chance, Named)> {
    let (game, state) = (record.game(), record.state());
    let named = game.chances(state).filter_map(|(chance, _)| {
        let card = Named::by_chance(chance)?;
        let (text, id) = (game.chance_text(chance).to_string(), card.id(game));
        let stands_for = match card {
            Named::Automa(_) if text == head => true,
            _ => text.strip_suffix(id)?.strip_suffix(' ')? == head && !card.is_special(game),
        };
        stands_for.then_some((chance, card))
    });
    named.collect()
}

/// Takes the step of a card with these facts, which becomes known if it was not (TB-19.4).
pub(super) fn describe(
    record: &mut Record<Botmegistus>,
    head: &str,
    facts: &str,
) -> Result<(), TableError> {
    let (game, candidates) = (record.game(), candidates(record, head));
    let Some((_, first)) = candidates.first() else {
        return Err(bad(format_args!("no card is described here as {head:?}")));
    };
    // The loader of tables parses and checks the facts, whichever row they are put into.
    let tried: Botmegistus = assemble(*game.options(), &first.tables_with(game, facts)?)?;
    let print = first.print(&tried);
    let known = known(&game.tables());
    let is_known = |card: &Named| known.contains(card.id(game));
    let mut cards = candidates.iter();
    if let Some((chance, _)) = cards.find(|(_, card)| is_known(card) && card.print(game) == print) {
        return super::take(record, Input::Chance(*chance));
    }
    let Some((chance, card)) = candidates.iter().find(|(_, card)| !is_known(card)) else {
        let all = "all cards of this kind are known already; choose one of the list or mend a row";
        return Err(TableError::new(ErrorKind::NotLegal, all).under("TB-19.4"));
    };
    let mut anew = replayed(record, &card.tables_with(game, facts)?)?;
    super::take(&mut anew, Input::Chance(*chance))?;
    *record = anew;
    Ok(())
}
