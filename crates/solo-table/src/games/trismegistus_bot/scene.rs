//! The scene of a position, and the question that is due.

use trismegistus_bot::{Chance, Decision, Die, HumanReport, Phase, Side};

use super::At;
use super::print::name;
use crate::scene::{Area, Scene};
use crate::scenic::Visibility;
use crate::words::capital;

impl At<'_> {
    pub(super) fn scene(&self, visibility: Visibility) -> Scene {
        let mut scene = Scene {
            now: self.now(),
            ask: self.ask(),
            ..Scene::default()
        };
        scene.add(self.score());
        scene.add(self.facts());
        scene.add(self.bot());
        scene.add(self.dice("bot-dice", "Its dice", Area::Rival, Side::Bot));
        scene.add(self.automa(visibility));
        scene.add(self.bot_experiments());
        scene.add(self.masterpieces());
        scene.add(self.bot_cards());
        scene.add(self.bowls());
        scene.add(self.rolling());
        scene.add(self.tracks());
        scene.add(self.artifacts());
        scene.add(self.experiments());
        scene.add(self.dealt());
        self.mine(&mut scene);
        scene.add(self.bot_score());
        scene.add(self.bot_symbols());
        self.piles(&mut scene, visibility);
        scene.need(self.needed());
        scene
    }

    fn now(&self) -> String {
        let round = self.state.round();
        match self.state.phase() {
            Phase::SetupToken => "Setup: bonus tokens".to_owned(),
            Phase::DealArtifact
            | Phase::KeepArtifact
            | Phase::DealExperiment
            | Phase::KeepExperiment
            | Phase::DealMasterpiece
            | Phase::KeepMasterpiece => "Setup: your cards".to_owned(),
            Phase::BotStartExperiment | Phase::SetupRoll => "Setup: Botmegistus".to_owned(),
            Phase::Specialization => format!("Round {round} of 3 is over"),
            Phase::BotMasterpiece
            | Phase::ReportHundreds
            | Phase::ReportTens
            | Phase::ReportUnits => "Final scoring".to_owned(),
            Phase::Over => "The game is over".to_owned(),
            _ => match self.state.turn() {
                Some(Side::Human) => format!("Round {round} of 3, your turn"),
                Some(Side::Bot) => format!("Round {round} of 3, Botmegistus's turn"),
                None => format!("Round {round} of 3 is being set up"),
            },
        }
    }

    /// Returns the zones that the question is about, besides those of the things that answer it.
    fn needed(&self) -> &'static [&'static str] {
        match self.state.phase() {
            Phase::KeepArtifact | Phase::KeepExperiment | Phase::KeepMasterpiece => &["dealt"],
            Phase::HumanDraft => &["bowls", "my-dice"],
            Phase::HumanBoost | Phase::HumanSpend => &["my-dice"],
            Phase::HumanWindow | Phase::HumanReport => &["tracks", "my-dice", "bowls"],
            Phase::Reaction | Phase::ReactionWindow => &["bot-dice", "tracks", "mine"],
            Phase::ReportHundreds | Phase::ReportTens | Phase::ReportUnits => &["mine"],
            Phase::Over => &["score"],
            _ => &["bowls"],
        }
    }

    fn ask(&self) -> String {
        match self.state.phase() {
            Phase::KeepArtifact => {
                "Which artifact do you keep? Botmegistus gains the other one.".to_owned()
            }
            Phase::KeepExperiment => {
                "Which experiment do you keep? The other one leaves the game.".to_owned()
            }
            Phase::KeepMasterpiece => {
                "Which masterpiece do you keep? The other one leaves the game.".to_owned()
            }
            Phase::HumanDraft => "Which die do you draft?".to_owned(),
            Phase::HumanBoost => format!(
                "Your die has potency {}: do you spend an Ethereal token for 1 more?",
                self.potency()
            ),
            Phase::HumanSpend => format!(
                "Your die has potency {}: how much do you spend this turn?",
                self.potency()
            ),
            Phase::HumanWindow => self.window("What did you do with your", Side::Human),
            Phase::Reaction => format!(
                "Botmegistus has acted. Do you react, with its {} die?",
                self.die_of(Side::Bot)
            ),
            Phase::ReactionWindow => {
                self.window("What did you do in reaction, with Botmegistus's", Side::Bot)
            }
            Phase::HumanReport => self.ask_report().to_owned(),
            Phase::ReportHundreds | Phase::ReportTens | Phase::ReportUnits => self.ask_digit(),
            Phase::Over => self.result(),
            _ if self.has_twins() => {
                format!(
                    "{} Where several are alike, name any of them.",
                    self.ask_chance()
                )
            }
            _ => self.ask_chance(),
        }
    }

    /// Returns whether some of the cards that chance can bring look alike.
    fn has_twins(&self) -> bool {
        let mut cards = self.game.chances(self.state).filter_map(|(chance, _)| {
            let card = match chance {
                Chance::LayArtifact { artifact, .. } => name(self.game, artifact),
                Chance::LayExperiment { experiment, .. } => name(self.game, experiment),
                Chance::Deal(card) => name(self.game, card),
                _ => return None,
            };
            Some(card)
        });
        cards.any(|card| card.ends_with(" alike)"))
    }

    /// Returns the question for a chance outcome.
    fn ask_chance(&self) -> String {
        let Some((first, _)) = self.game.chances(self.state).next() else {
            return String::new();
        };
        match first {
            Chance::Token { at, .. } => {
                format!("Which bonus token do you draw for {}?", name(self.game, at))
            }
            Chance::LayArtifact { colour, slot, .. } => {
                let row = format!("{} artifacts", name(self.game, colour));
                self.ask_row(&row, slot.get())
            }
            Chance::LayExperiment { section, slot, .. } => {
                let row = format!("experiments of the {} section", name(self.game, section));
                self.ask_row(&row, slot.get())
            }
            Chance::NoMore(row) => format!("Botmegistus looks at {}.", name(self.game, row)),
            Chance::Roll { colour, .. } => {
                format!("What does the next {} die show?", name(self.game, colour))
            }
            Chance::Deal(_) => self.ask_deal().to_owned(),
            Chance::Start(_) => "Which experiment does Botmegistus start with?".to_owned(),
            Chance::SetupRoll(_) => {
                "What does the setup roll show? Botmegistus takes a step on the track of \
                                     that bowl's essence, or on its lowest track."
                    .to_owned()
            }
            Chance::Reveal { hand, .. } => {
                format!(
                    "Which Automa card do you turn up on the {}?",
                    name(self.game, hand)
                )
            }
            Chance::Pips(_) if self.state.phase() == Phase::ChooseCard => {
                "What does an ordinary die show? 1 to 3 takes the left card, 4 to 6 the right one."
                    .to_owned()
            }
            Chance::Pips(_) => {
                "Its best artifacts are tied: what does an ordinary die show? 1 to 3 takes the \
                                left one, 4 to 6 the right one."
                    .to_owned()
            }
            Chance::Flip(_) => "Which Automa card do you turn over?".to_owned(),
            Chance::Special(_) => {
                "Its elements are tied: which one is picked at random?".to_owned()
            }
            Chance::Masterpiece(_) => "Which masterpiece does Botmegistus draw?".to_owned(),
        }
    }

    fn ask_row(&self, row: &str, slot: u8) -> String {
        match (self.state.pending().look(), slot) {
            (Some(_), 1) => format!("Botmegistus looks at the {row}: which is the left-most?"),
            (Some(_), _) => format!("Which of the {row} comes next, to its right?"),
            (None, _) => format!("Which of the {row} do you lay in slot {slot}?"),
        }
    }

    fn ask_deal(&self) -> &'static str {
        match self.state.phase() {
            Phase::DealArtifact if self.is_lean() => {
                "Which of your starting artifacts did you reject? Botmegistus gains it."
            }
            Phase::DealArtifact => "Which starting artifact are you dealt?",
            Phase::DealExperiment => "Which starting experiment are you dealt?",
            _ => "Which masterpiece are you dealt?",
        }
    }

    /// Returns the subject of a lean report.
    fn ask_report(&self) -> &'static str {
        let drafts = |decision| matches!(decision, Decision::Draft { .. });
        let can_draft = self.game.decisions(self.state).any(drafts);
        match (self.state.turn(), self.state.die(Side::Human)) {
            (Some(Side::Bot), _) => "Did you react? Report the levels that you have reached.",
            (_, None) => "Which die do you draft? Report levels that you reach, too.",
            (_, Some(_)) if can_draft => {
                "Report the levels that you reach, and a new die if you draft one; then end your turn."
            }
            (_, Some(_)) => "Report the levels that you reach; then end your turn.",
        }
    }

    /// Describes a window for reports, and what was already taken in it.
    fn window(&self, question: &str, side: Side) -> String {
        let taken = self.state.pending().taken();
        let taken = match (taken.artifact, taken.experiment) {
            (false, false) => "",
            (true, false) => " You have taken an artifact.",
            (false, true) => " You have taken an experiment.",
            (true, true) => " You have taken an artifact and an experiment.",
        };
        format!(
            "{question} {} die? Report it step by step.{taken}",
            self.die_of(side)
        )
    }

    fn ask_digit(&self) -> String {
        let what = match self.game.options().human_report {
            HumanReport::Total => "your final score",
            // TB-18.16: with lean reports the game knows no experiments of yours.
            HumanReport::Rest if self.is_lean() => "your score without mastery tracks",
            HumanReport::Rest => "your score without mastery tracks and completed experiments",
        };
        let known = self.state.pending().digits().fold(0_u32, |known, digit| {
            known.saturating_mul(10).saturating_add(digit.get().into())
        });
        let (place, range) = match self.state.phase() {
            Phase::ReportHundreds => {
                return format!(
                    "{}: how many hundreds? 0 if it is below 100.",
                    capital(what)
                );
            }
            Phase::ReportTens => ("tens", 100),
            _ => ("units", 10),
        };
        let least = known.saturating_mul(range);
        let most = least.saturating_add(range).saturating_sub(1);
        format!(
            "{}, from {least} to {most}: how many {place}?",
            capital(what)
        )
    }

    fn potency(&self) -> u8 {
        self.state.die(Side::Human).map_or(0, Die::potency)
    }

    fn die_of(&self, side: Side) -> String {
        self.state
            .die(side)
            .map_or_else(String::new, |die| self.die_name(die))
    }
}
