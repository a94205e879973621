//! Events as English sentences, for a log.

mod choice;
mod words;

use core::fmt::{self, Write};

use self::words::{BenefitText, CardText, TokenText, plural, s, who, whose};
use crate::catalogue::{Catalogue, ExperimentId, Level, Row, Symbol};
use crate::chance::Hand;
use crate::event::Event;
use crate::game::Botmegistus;
use crate::options::Reshuffle;
use crate::state::Side;

/// Tells an event in one sentence.
pub(crate) fn narrate(game: &Botmegistus, event: &Event, out: &mut dyn Write) -> fmt::Result {
    let c = game.catalogue();
    match *event {
        Event::RoundStarted { round, first } => match first {
            Side::Human => write!(out, "Round {round} begins, you go first."),
            Side::Bot => write!(out, "Round {round} begins, Botmegistus goes first."),
        },
        Event::TokenPlaced { track, level, kind } => {
            write!(out, "Place {}.", TokenText(c, kind, track, level))
        }
        Event::ArtifactLaid {
            colour,
            slot,
            artifact,
        } => {
            let (row, card) = (c.colour_name(colour), c.artifact_name(artifact));
            write!(out, "Artifact {card} lies in the {row} row, slot {slot}.")
        }
        Event::ExperimentLaid {
            section,
            slot,
            experiment,
        } => {
            let (row, card) = (c.section_name(section), c.experiment_name(experiment));
            write!(out, "Experiment {card} lies in section {row}, slot {slot}.")
        }
        Event::RowEnded { row } => {
            let name = c.row_name(row);
            match row {
                Row::Artifacts(_) => write!(out, "No more artifacts lie in the {name} row."),
                Row::Experiments(_) => write!(out, "No more experiments lie in section {name}."),
            }
        }
        Event::DieRolled { colour, symbol } => {
            let (die, face) = (c.colour_name(colour), c.symbol_name(symbol));
            write!(out, "A {die} die shows {face}.")
        }
        Event::BowlsRerolled { ref symbols } => {
            out.write_str("Roll all dice again that lie in ")?;
            let bowls = symbols.iter().map(|bowl| c.symbol_name(*bowl));
            words::row(bowls, out)?;
            out.write_str(": more than five (TB-3.2).")
        }
        Event::ArtifactDealt { artifact } => {
            write!(out, "You are dealt {}.", c.artifact_name(artifact))
        }
        Event::ExperimentDealt { experiment } => {
            write!(out, "You are dealt {}.", c.experiment_name(experiment))
        }
        Event::ArtifactKept { artifact, rejected } => {
            let kept = artifact.map_or("the other one", |id| c.artifact_name(id));
            let given = c.artifact_name(rejected);
            write!(out, "You keep {kept}, Botmegistus gets {given} (TB-1.6).")
        }
        Event::ExperimentKept {
            experiment,
            rejected,
        } => kept(c, experiment, rejected, out),
        Event::CardAdded { card } => {
            let card = c.automa_name(card);
            write!(out, "Shuffle card {card} into the Automa deck.")
        }
        Event::CardRevealed { hand, card } => {
            let (card, place) = (c.automa_name(card), hand.word());
            write!(out, "Card {card} is turned up on the {place}.")
        }
        Event::SetupRolled { symbol } => setup_rolled(c, symbol, out),
        Event::DieSixRolled { face } => {
            let place = Hand::by_die(face).word();
            write!(out, "The ordinary die shows {face}: {place}.")
        }
        Event::DeckReshuffled => {
            let rule = match game.options().reshuffle {
                Reshuffle::OnEmpty => "TB-4.3",
                Reshuffle::OnNeed => "TB-4.2",
            };
            write!(
                out,
                "Shuffle the used Automa cards, they are the deck again ({rule})."
            )
        }
        Event::TurnStarted { side } => write!(out, "{} turn begins.", whose(side)),
        Event::CardActive { card } => write!(out, "{}.", CardText(game, card)),
        Event::BotChose { ref choice, rule } => choice::narrate(c, choice, rule, out),
        Event::BotDrafted {
            colour,
            from,
            symbol,
            potency,
        } => {
            let (die, bowl) = (c.colour_name(colour), c.symbol_name(from));
            write!(
                out,
                "Botmegistus drafts a {die} die from the {bowl} bowl, potency {potency}"
            )?;
            if symbol != from {
                write!(out, ", and sets it to {}", c.symbol_name(symbol))?;
            }
            out.write_str(".")
        }
        Event::HumanDrafted {
            colour,
            symbol,
            potency,
        } => {
            let (die, bowl) = (c.colour_name(colour), c.symbol_name(symbol));
            write!(
                out,
                "You draft a {die} die from the {bowl} bowl, potency {potency}."
            )
        }
        Event::EtherealSpent { side, potency } => {
            let (must, rule) = match side {
                Side::Human => ("You spend", "TB-14.4"),
                Side::Bot => ("Botmegistus must spend", "TB-5.9"),
            };
            write!(
                out,
                "{must} an Ethereal token, the die has potency {potency} now ({rule})."
            )
        }
        Event::Spent { side, amount, left } => {
            let (who, s) = (who(side), s(side));
            write!(out, "{who} spend{s} {amount} potency, {left} left.")
        }
        Event::Stepped { side, track, level } => {
            let (whose, track) = (whose(side), c.element_name(track));
            write!(out, "{whose} {track} marker climbs to {level}.")
        }
        Event::StepLost => {
            out.write_str("All of Botmegistus's markers are at the top, the step is lost (TB-9.5).")
        }
        Event::BonusReached {
            side,
            track,
            level,
            kind,
        } => {
            let token = TokenText(c, kind, track, level);
            match side {
                Side::Human => write!(out, "You reach {token}, take its bonus (TB-14.7)."),
                Side::Bot => {
                    let benefit = BenefitText(c.token_card(kind).benefit());
                    write!(out, "Botmegistus reaches {token} before you: {benefit}.")
                }
            }
        }
        Event::GoldGained { amount } => write!(out, "Botmegistus gains {amount} Gold."),
        Event::EtherealGained { amount } => {
            let s = plural(amount);
            write!(out, "Botmegistus gains {amount} Ethereal token{s}.")
        }
        Event::Scored { amount } => write!(out, "Botmegistus scores {amount} VP."),
        Event::ArtifactTaken { side, artifact } => {
            let (who, s, card) = (who(side), s(side), c.artifact_name(artifact));
            write!(out, "{who} take{s} artifact {card}.")
        }
        Event::ExperimentTaken { side, experiment } => {
            let (who, s, card) = (who(side), s(side), c.experiment_name(experiment));
            write!(out, "{who} take{s} experiment {card}.")
        }
        Event::NothingGained => {
            out.write_str("No such artifact is on display, Botmegistus gains nothing (TB-8.3).")
        }
        Event::Completed {
            side,
            experiment,
            gold,
        } => completed(c, side, experiment, gold, out),
        Event::Reacted => out.write_str("You use a reaction marker (TB-11.2)."),
        Event::DieUsed { side, colour } => {
            let (whose, die) = (whose(side), c.colour_name(colour));
            write!(out, "{whose} {die} die is used up (TB-12.1).")
        }
        Event::Passed { side } => write!(out, "{} pass{} (TB-2.5).", who(side), es(side)),
        Event::TokenRemoved { track, level, kind } => {
            let token = TokenText(c, kind, track, level);
            write!(out, "Remove {token} (TB-12.4).")
        }
        Event::RoundEnded { round } => write!(out, "Round {round} is over."),
        Event::MasterpieceDrawn { experiment } => {
            let card = c.experiment_name(experiment);
            write!(out, "Botmegistus draws masterpiece {card}.")
        }
        Event::GameOver { winner } => match winner {
            Side::Human => out.write_str("You win the game!"),
            Side::Bot => out.write_str("Botmegistus wins the game (TB-15.14)."),
        },
    }
}

/// The ending of `pass`.
const fn es(side: Side) -> &'static str {
    match side {
        Side::Human => "",
        Side::Bot => "es",
    }
}

fn kept(
    c: &Catalogue,
    experiment: ExperimentId,
    rejected: Option<ExperimentId>,
    out: &mut dyn Write,
) -> fmt::Result {
    write!(out, "You keep {}", c.experiment_name(experiment))?;
    match rejected.map(|id| c.experiment_name(id)) {
        Some(card) => write!(out, ", {card} leaves the game (TB-1.8)."),
        None => out.write_str(" (TB-1.7)."),
    }
}

/// TB-1.17: a bowl with an essence names the track.
fn setup_rolled(c: &Catalogue, symbol: Symbol, out: &mut dyn Write) -> fmt::Result {
    let face = c.symbol_name(symbol);
    match c.essence(symbol).map(|element| c.element_name(element)) {
        Some(track) => write!(out, "The setup roll shows {face}: a step on {track}")?,
        None => write!(
            out,
            "The setup roll shows {face}: a step on the lowest track"
        )?,
    }
    out.write_str(" for Botmegistus (TB-1.17).")
}

fn completed(
    c: &Catalogue,
    side: Side,
    experiment: ExperimentId,
    gold: u8,
    out: &mut dyn Write,
) -> fmt::Result {
    let (card, printed) = (c.experiment_name(experiment), c.experiment_card(experiment));
    let points = printed.points();
    if side == Side::Human {
        return write!(out, "You complete {card}, {points} VP.");
    }
    let rule = match (printed.level() == Level::Masterpiece, gold) {
        (true, 0) => "TB-15.2",
        (true, _) => "TB-15.3",
        (false, _) => "TB-10.2",
    };
    write!(out, "Botmegistus completes {card}, {points} VP, ")?;
    match gold {
        0 => write!(out, "and lacks no level for it ({rule})."),
        gold => write!(out, "and pays {gold} Gold for missing levels ({rule})."),
    }
}
