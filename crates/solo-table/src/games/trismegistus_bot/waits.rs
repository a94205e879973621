//! Conditions for which decisions of another phase have to wait.

use trismegistus_bot::{Decision, Phase};

use crate::scenic::Waits;

/// Returns what a decision that is not one of this phase waits for.
pub(super) fn waits(phase: Phase, decision: Decision) -> Option<Waits> {
    use Decision as D;
    let is_under_way = matches!(phase, Phase::HumanWindow | Phase::ReactionWindow);
    let (reason, rule) = match (phase, decision) {
        (
            Phase::ReportHundreds | Phase::ReportTens | Phase::ReportUnits,
            D::Hundreds(_) | D::Tens(_) | D::Units(_),
        ) => (
            "the digits of your score are reported one after another",
            "TB-15.13",
        ),
        (Phase::ReportHundreds | Phase::ReportTens | Phase::ReportUnits, _) => (
            "the rounds are over, and only your score is reported",
            "TB-15.13",
        ),
        (_, D::Hundreds(_) | D::Tens(_) | D::Units(_)) => {
            ("your score is reported after the last round", "TB-15.13")
        }
        (Phase::KeepArtifact, _) => (
            "first you choose which starting artifact you keep",
            "TB-1.5",
        ),
        (Phase::KeepExperiment | Phase::KeepMasterpiece, _) => {
            ("first you choose which experiment you keep", "TB-1.7")
        }
        (_, D::Keep(_)) => (
            "cards are kept only while the game is being set up",
            "TB-1.5",
        ),
        (Phase::HumanReport, D::React | D::Decline) => {
            ("you react only to a turn of the bot", "TB-11.1")
        }
        (Phase::HumanReport, _) => (
            "only drafts, levels, the end of your turn and passing are reported here",
            "TB-18.6",
        ),
        (Phase::Reaction, _) => ("first you say whether you react", "TB-11.1"),
        (Phase::ReactionWindow, _) => ("a reaction is under way and is finished first", "TB-11.2"),
        (_, D::React | D::Decline) => ("you react only to a turn of the bot", "TB-11.1"),
        (_, D::Level(_)) => ("levels are reported by steps here", "TB-14.7"),
        (Phase::HumanDraft, _) => ("first you draft a die", "TB-14.2"),
        (_, D::Draft { .. }) | (Phase::HumanWindow, _) => {
            ("an action is under way and is finished first", "TB-14.6")
        }
        (Phase::HumanBoost, _) => (
            "first you say whether you spend an Ethereal token",
            "TB-14.4",
        ),
        (Phase::HumanSpend, _) => ("first you say how much potency you spend", "TB-14.5"),
        _ => return None,
    };
    let waits = Waits::new(reason, rule);
    Some(if is_under_way && matches!(rule, "TB-11.2" | "TB-14.6") {
        waits.for_all()
    } else {
        waits
    })
}
