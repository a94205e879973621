//! Why the bot chose what it chose.

use core::fmt::{self, Display, Formatter, Write};

use super::words::{plural, row};
use crate::catalogue::{CandidateText, Catalogue, ExperimentId};
use crate::event::{Candidate, Choice};

/// Tells what there was to choose from, what the bot took, and which priority decided.
pub(super) fn narrate(
    c: &Catalogue,
    choice: &Choice,
    rule: &str,
    out: &mut dyn Write,
) -> fmt::Result {
    let candidates = choice.candidates().map(|candidate| Printed(c, candidate));
    out.write_str("Of ")?;
    row(candidates, out)?;
    let (verb, chosen) = (verb(choice), CandidateText(c, choice.chosen()));
    write!(out, " Botmegistus {verb} {chosen}: {}", reason(rule))?;
    if let Some(priority) = last_priority(c, choice) {
        write!(out, ", {priority}")?;
    }
    write!(out, " ({rule}).")
}

/// A candidate with what is compared and printed, or lies in its bowl.
struct Printed<'a>(&'a Catalogue, Candidate);

impl Display for Printed<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(c, candidate) = *self;
        write!(f, "{}", CandidateText(c, candidate))?;
        match candidate {
            Candidate::Die(die) => write!(f, " ({})", die.potency),
            Candidate::Artifact(id) => {
                let symbols = c.artifact_card(id).symbol_count();
                write!(f, " ({symbols} symbol{})", plural(symbols))
            }
            Candidate::Experiment(id) => {
                let card = c.experiment_card(id);
                write!(
                    f,
                    " ({}, {} VP)",
                    c.element_name(card.kind()),
                    card.points()
                )
            }
            Candidate::Track(_) => Ok(()),
        }
    }
}

const fn verb(choice: &Choice) -> &'static str {
    match choice {
        Choice::Draft { .. } => "drafts",
        Choice::Artifact { .. } | Choice::Experiment { .. } => "takes",
        Choice::Track { .. } => "climbs",
        Choice::Completion { .. } | Choice::Masterpiece { .. } => "completes",
    }
}

/// What a clause demands, in a few words: for filters that of the last one that removed a candidate.
fn reason(rule: &str) -> &'static str {
    match rule {
        "TB-5.3" => "the highest potency in the colour and symbols of its card",
        "TB-5.4" => "the highest potency in the symbols of its card, none being in its colour",
        "TB-5.6" => "the highest potency in the colour of its card, none being in its symbols",
        "TB-5.7" => "the highest potency, no die of its card's colour being left",
        "TB-5.8" => "the highest potency in the colour of its card",
        "TB-8.1" => "the most symbols",
        "TB-8.2" => "the most symbols, and of equals that of the ordinary die",
        "TB-8.6a" => "a type it does not have",
        "TB-8.6b" => "one it can complete at once, and of these the most VP",
        "TB-8.6c" => "it lacks the fewest levels for it",
        "TB-8.6d" => "you lack the fewest levels for it",
        "TB-8.6e" | "TB-15.2" => "the most VP",
        "TB-8.6f" => "all else equal, the left-most",
        "TB-9.2" => "the lowest track",
        "TB-9.3(1)" => "of equals the nearest bonus token",
        "TB-9.3(2)" => "of equals the largest lead over you",
        "TB-9.3(3)" => "of equals the fewest levels behind you",
        "TB-9.3(4)" => "of equals the left-most",
        "TB-9.9" => "the smallest gap to a level that its experiments demand",
        "TB-10.5" => "it cannot pay for both",
        _ => "its rule decides",
    }
}

/// Which part of a clause with several decided.
fn last_priority(c: &Catalogue, choice: &Choice) -> Option<&'static str> {
    let points = |id: &ExperimentId| c.experiment_card(*id).points();
    match choice {
        Choice::Draft { candidates, choice } => {
            let equals = candidates
                .iter()
                .filter(|die| die.potency == choice.potency);
            (equals.count() > 1).then_some("the first of equals")
        }
        Choice::Completion {
            candidates,
            choice,
            new_type,
        } => Some(if *new_type {
            "and this one's type is new"
        } else if candidates.iter().all(|id| points(id) == points(choice)) {
            "and it took this one earlier"
        } else {
            "and this one has more VP"
        }),
        Choice::Masterpiece { candidates, choice } => {
            let equals = candidates.iter().filter(|id| points(id) == points(choice));
            (equals.count() > 1).then_some("the first drawn of equals")
        }
        Choice::Artifact { .. } | Choice::Experiment { .. } | Choice::Track { .. } => None,
    }
}
