//! What the two sides have, as the view says it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::position::Viewer;
use crate::catalogue::PartText;
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::state::{Die, Side};

#[derive(serde::Serialize)]
pub(super) struct DieData<'a> {
    colour: &'a str,
    symbol: &'a str,
    potency: u8,
}

#[derive(serde::Serialize)]
pub(super) struct BotData<'a> {
    die: Option<DieData<'a>>,
    used: Vec<&'a str>,
    gold: u16,
    ethereal: u16,
    vp: u16,
    artifacts: Vec<&'a str>,
    incomplete: Vec<&'a str>,
    completed: Vec<&'a str>,
    card: Option<&'a str>,
    queue: Vec<String>,
    face_up: Vec<Option<&'a str>>,
    deck: Vec<&'a str>,
    discard: Vec<&'a str>,
    specializations: Vec<&'a str>,
}

#[derive(serde::Serialize)]
pub(super) struct HumanData<'a> {
    die: Option<DieData<'a>>,
    used: Vec<&'a str>,
    artifacts: Vec<&'a str>,
    incomplete: Vec<&'a str>,
    completed: Vec<&'a str>,
    reactions: u8,
}

#[derive(serde::Serialize)]
pub(super) struct WindowData<'a> {
    kind: &'static str,
    colour: &'a str,
    symbol: &'a str,
    artifact: bool,
    experiment: bool,
}

impl<'a> Viewer<'a> {
    fn die(&self, die: Option<Die>) -> Option<DieData<'a>> {
        die.map(|die| DieData {
            colour: self.catalogue().colour_name(die.colour()),
            symbol: self.catalogue().symbol_name(die.symbol()),
            potency: die.potency(),
        })
    }

    pub(super) fn bot(&self) -> BotData<'a> {
        let (state, catalogue) = (self.state, self.catalogue());
        let planning = self.game.options().advanced_planning;
        let open = state
            .face_up()
            .map(|card| card.map(|card| catalogue.automa_name(card)));
        BotData {
            die: self.die(state.die(Side::Bot)),
            used: self.colours(state.used(Side::Bot)),
            gold: state.gold(),
            ethereal: state.ethereal(),
            vp: state.points(),
            artifacts: self.artifact_names(state.bot_artifacts()),
            incomplete: self.experiment_names(state.bot_incomplete()),
            completed: self.experiment_names(state.completed(Side::Bot)),
            card: state.active_card().map(|card| catalogue.automa_name(card)),
            queue: if state.phase() == Phase::ArtifactTie || state.look().is_some() {
                let queue = self.game.queue(state);
                queue
                    .iter()
                    .map(|part| PartText(catalogue, *part).to_string())
                    .collect()
            } else {
                Vec::new()
            },
            face_up: if planning { open.to_vec() } else { Vec::new() },
            deck: self.automa_names(state.deck()),
            discard: self.automa_names(state.discard()),
            specializations: state
                .specializations()
                .map(|e| catalogue.element_name(e))
                .collect(),
        }
    }

    pub(super) fn human(&self) -> HumanData<'a> {
        let state = self.state;
        HumanData {
            die: self.die(state.die(Side::Human)),
            used: self.colours(state.used(Side::Human)),
            artifacts: self.artifact_names(state.human_artifacts()),
            incomplete: self.experiment_names(state.human_incomplete()),
            completed: self.experiment_names(state.completed(Side::Human)),
            reactions: state.reactions(),
        }
    }

    pub(super) fn window(&self) -> Option<WindowData<'a>> {
        let die = Botmegistus::window_die(self.state)?;
        let (artifact, experiment) = self.state.taken_in_window();
        let reacting = self.state.phase() == Phase::ReactionWindow;
        Some(WindowData {
            kind: if reacting { "reaction" } else { "action" },
            colour: self.catalogue().colour_name(die.colour()),
            symbol: self.catalogue().symbol_name(die.symbol()),
            artifact,
            experiment,
        })
    }
}
