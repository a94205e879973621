//! Cards: each one is in a single zone that can hold it (TB-I3).

use solo_core::{Findings, Noun, ensure};

use super::{Audit, Stage};
use crate::catalogue::{Card, Colour, Level, Place};
use crate::game::Botmegistus;
use crate::options::Reshuffle;
use crate::phase::Phase;
use crate::state::{automa_bit, bit, first_bits, has, set_of};

/// The levels of the displays, round by round.
const ROUNDS: [Level; 3] = [Level::One, Level::Two, Level::Three];

/// The cards found so far.
struct Zones<'a> {
    game: &'a Botmegistus,
    met: u128,
}

impl Zones<'_> {
    /// Adds the cards of a zone, none of which may be known already; returns them as a set.
    fn add<T: Place + Noun<Botmegistus>>(
        &mut self,
        at: &str,
        cards: impl Iterator<Item = T>,
        findings: &mut Findings<'_>,
    ) -> u128 {
        let before = self.met;
        for card in cards {
            let one = bit(card.ordinal());
            ensure!(findings, self.met & one == 0 => at, "TB-I3", "{} lies in another place, too", card.to_id(self.game));
            self.met |= one;
        }
        self.met & !before
    }
}

/// Reports a set of cards that does not have the expected size.
fn size(at: &str, rule: &'static str, cards: u128, due: u32, findings: &mut Findings<'_>) {
    let there = cards.count_ones();
    ensure!(findings, there == due => at, rule, "{there} cards of a kind are here instead of {due}");
}

impl<'a> Audit<'a> {
    const fn zones(self) -> Zones<'a> {
        Zones {
            game: self.game,
            met: 0,
        }
    }

    /// Checks the pile of a level of the displays. Only cards on display at the end of their round
    /// have left the game (TB-18.15: with lean reports none), and none was seen before its round.
    fn pile(
        self,
        pile: (Level, u128),
        unseen: u128,
        out: u128,
        slots: u8,
        findings: &mut Findings<'_>,
    ) {
        let ((level, pile), current) = (pile, Level::of_round(self.state.round));
        let leaves = level < current && !self.game.is_lean();
        let (gone, most) = (
            (out & pile).count_ones(),
            u32::from(leaves).wrapping_mul(slots.into()),
        );
        ensure!(findings, gone <= most => "out", "TB-I3", "{gone} cards of level {level} have left the game, not at most {most}");
        let early = level > current || !self.since(Stage::LayOut);
        ensure!(findings, !early || pile & !unseen == 0 => "unseen", "TB-2.2", "a card of level {level} is in play too early");
    }

    /// Returns 1 from this stage on; with lean reports, 0 for a card that the human keeps.
    fn one_since(self, stage: Stage, kept: bool) -> u32 {
        u32::from(self.since(stage) && !(kept && self.game.is_lean()))
    }

    pub(super) fn artifacts(self, findings: &mut Findings<'_>) {
        let (state, catalogue) = (self.state, self.game.catalogue());
        let (mut zones, level) = (self.zones(), Level::of_round(state.round));
        for colour in Colour::all() {
            let row = zones.add("artifacts", state.artifacts_of(colour), findings);
            let pile = catalogue.artifacts_of(level, colour);
            ensure!(findings, row & !pile == 0 => "artifacts", "TB-2.2", "an artifact in a row is of another row or round");
        }
        zones.add("dealt", state.dealt().filter_map(Card::artifact), findings);
        zones.add("bot.artifacts", state.bot_artifacts(), findings);
        zones.add("human.artifacts", state.human_artifacts(), findings);
        zones.add("unseen", state.unseen_artifacts(), findings);
        let (unseen, slots) = (state.unseen_artifacts, catalogue.artifact_slots());
        let out = first_bits(catalogue.artifacts.len()) & !zones.met;
        for level in ROUNDS {
            for colour in Colour::all() {
                let pile = (level, catalogue.artifacts_of(level, colour));
                self.pile(pile, unseen, out, slots, findings);
            }
        }
        let (start, human, bot) = (
            catalogue.starting_artifacts(),
            state.human_artifacts,
            state.bot_artifacts,
        );
        let (kept, given) = (
            self.one_since(Stage::Experiments, true),
            self.one_since(Stage::Experiments, false),
        );
        size("out", "TB-I3", out & start, 0, findings);
        size("human.artifacts", "TB-1.5", human & start, kept, findings);
        size("bot.artifacts", "TB-1.6", bot & start, given, findings);
        let taken = (human | bot) & !start;
        ensure!(findings, self.since(Stage::Turns) || taken == 0 => "human.artifacts", "TB-1.3", "an artifact was taken before the first turn");
    }

    pub(super) fn experiments(self, findings: &mut Findings<'_>) {
        let (state, catalogue) = (self.state, self.game.catalogue());
        let mut zones = self.zones();
        let display = state.experiment_rows.0.iter().flatten().copied().flatten();
        let shown = zones.add("experiments", display, findings);
        zones.add(
            "dealt",
            state.dealt().filter_map(Card::experiment),
            findings,
        );
        let held = zones.add("bot.incomplete", state.bot_incomplete(), findings);
        let drawn = zones.add("masterpieces_drawn", state.masterpieces(), findings);
        let completed = state
            .completed(crate::Side::Bot)
            .filter(|id| !has(drawn, id.place()));
        zones.add("bot.completed", completed, findings);
        zones.add("human.incomplete", state.human_incomplete(), findings);
        zones.add(
            "human.completed",
            state.completed(crate::Side::Human),
            findings,
        );
        zones.add("unseen", state.unseen_experiments(), findings);
        let out = first_bits(catalogue.experiments.len()) & !zones.met;
        let slots = catalogue
            .sections
            .len()
            .saturating_mul(catalogue.experiment_slots());
        let piles = ROUNDS.map(|level| (level, catalogue.experiments_of(level)));
        for pile in piles {
            self.pile(pile, state.unseen_experiments, out, slots, findings);
        }
        let current = catalogue.experiments_of(Level::of_round(state.round));
        ensure!(findings, shown & !current == 0 => "experiments", "TB-2.2", "an experiment on display is of another round");
        let (human, bot) = (
            state.human_incomplete | state.human_completed,
            held | state.bot_completed,
        );
        let laid_out = piles.iter().fold(0, |all, (_, pile)| all | pile);
        let taken = (human | bot) & laid_out | state.human_completed | state.bot_completed;
        ensure!(findings, self.since(Stage::Turns) || taken == 0 => "human.incomplete", "TB-1.3", "an experiment was taken or completed before the first turn");
        self.kept(human, bot, out, findings);
        self.masterpieces(held, drawn, findings);
    }

    /// Checks starting experiments and masterpieces (TB-1.7, TB-1.8, TB-1.16). `out` are those that
    /// left the game.
    fn kept(self, human: u128, bot: u128, out: u128, findings: &mut Findings<'_>) {
        let (options, catalogue) = (self.game.options(), self.game.catalogue());
        let start = catalogue.experiments_of(Level::Start);
        let kept = self.one_since(Stage::Masterpieces, true);
        let given = options.bot_start_experiment && self.since(Stage::SetupRolls);
        size("human.incomplete", "TB-1.7", human & start, kept, findings);
        size("out", "TB-1.8", out & start, kept, findings);
        size(
            "bot.incomplete",
            "TB-1.16",
            bot & start,
            given.into(),
            findings,
        );
        let masterpieces = catalogue.experiments_of(Level::Masterpiece);
        let kept = self.one_since(Stage::StartExperiment, true);
        let rejected = kept.saturating_sub(options.human_one_masterpiece.into());
        size(
            "human.incomplete",
            "TB-1.7",
            human & masterpieces,
            kept,
            findings,
        );
        size("out", "TB-1.8", out & masterpieces, rejected, findings);
    }

    /// Checks the bot's masterpieces (TB-15.1, TB-15.2).
    fn masterpieces(self, held: u128, drawn: u128, findings: &mut Findings<'_>) {
        let state = self.state;
        let draw = u32::from(self.game.options().masterpiece_draw.number());
        let pile = self.game.catalogue().experiments_of(Level::Masterpiece);
        let there = drawn.count_ones();
        let fits = match self.stage {
            Stage::BotMasterpieces => there < draw,
            Stage::Report | Stage::Over => there == draw,
            _ => there == 0,
        };
        ensure!(findings, fits && drawn & !pile == 0 => "masterpieces_drawn", "TB-15.1", "these are not the masterpieces drawn in {}: {there} of {draw}", state.phase);
        let own = state.bot_completed & pile;
        let fits = own & !drawn == 0 && own.count_ones() <= u32::from(self.stage >= Stage::Report);
        ensure!(findings, fits && held & pile == 0 => "bot.completed", "TB-15.2", "the bot has at most one masterpiece, completed at the end");
    }

    /// Checks the cards dealt to the human (TB-1.5, TB-1.7).
    pub(super) fn dealt(self, findings: &mut Findings<'_>) {
        let (state, catalogue) = (self.state, self.game.catalogue());
        let (least, most) = match state.phase {
            Phase::KeepArtifact | Phase::KeepExperiment | Phase::KeepMasterpiece => (2, 2),
            Phase::DealMasterpiece if self.game.options().human_one_masterpiece => (0, 0),
            Phase::DealArtifact if self.game.is_lean() => (0, 0),
            _ => (0, 1),
        };
        let pile = |level| catalogue.experiments_of(level);
        let of_kind = |card| match (self.stage, card) {
            (Stage::Artifacts, Card::Artifact(id)) => {
                has(catalogue.starting_artifacts(), id.place())
            }
            (Stage::Experiments, Card::Experiment(id)) => has(pile(Level::Start), id.place()),
            (Stage::Masterpieces, Card::Experiment(id)) => {
                has(pile(Level::Masterpiece), id.place())
            }
            _ => false,
        };
        let in_order = state.dealt().is_sorted_by(|one, other| one < other);
        let (dealt, fits) = (
            state.dealt().count(),
            in_order && state.dealt().all(of_kind),
        );
        ensure!(findings, fits && (least..=most).contains(&dealt) => "dealt", "TB-1.7", "these {dealt} cards cannot be dealt in {}", state.phase);
    }

    /// Checks the restrictions of lean reports (TB-18.3, TB-I15, TB-I17).
    pub(super) fn lean_reports(self, findings: &mut Findings<'_>) {
        let state = self.state;
        if !self.game.is_lean() {
            return;
        }
        let cards = state.human_artifacts | state.human_incomplete | state.human_completed;
        ensure!(findings, cards == 0 => "human", "TB-I15", "the human's cards are not kept");
        let most = match state.look {
            Some(row) => usize::from(!Botmegistus::is_bare(state, row)),
            None => usize::from(state.phase == Phase::ArtifactTie),
        };
        let artifacts = state.artifact_rows.0.map(|row| row.map(|id| id.is_some()));
        let experiments = state
            .experiment_rows
            .0
            .map(|row| row.map(|id| id.is_some()));
        let rows = || artifacts.iter().chain(&experiments);
        let shown = rows().filter(|row| row.contains(&true)).count();
        let from_the_left = rows().all(|row| row.is_sorted_by(|left, right| left >= right));
        ensure!(findings, shown <= most && from_the_left => "artifacts", "TB-I15", "cards lie only where the bot looks, from the left");
    }

    /// Checks the Automa cards (TB-I3, TB-4, TB-12.5, TB-1.19).
    pub(super) fn automa(self, findings: &mut Findings<'_>) {
        let (state, catalogue, options) = (self.state, self.game.catalogue(), self.game.options());
        let mut zones = self.zones();
        zones.add("bot.card", state.active.into_iter(), findings);
        zones.add("bot.face_up", state.face_up.into_iter().flatten(), findings);
        zones.add("bot.deck", state.deck(), findings);
        zones.add("bot.discard", state.discard(), findings);
        let mut due = u128::from(catalogue.basic);
        due |= set_of(
            state
                .specializations()
                .filter_map(|e| catalogue.specialization.at(e)),
        );
        if options.personality_cards && self.since(Stage::Experiments) {
            let starting = catalogue.starting_artifacts();
            let own = state.bot_artifacts().find(|id| has(starting, id.place()));
            due |= u128::from(
                own.and_then(|id| catalogue.personality_of(id))
                    .map_or(0, automa_bit),
            );
        }
        let (missing, more) = (
            (due & !zones.met).count_ones(),
            (zones.met & !due).count_ones(),
        );
        ensure!(findings, missing == 0 && more == 0 => "bot.deck", "TB-I3", "{missing} Automa cards are missing, {more} do not belong here");
        let acting = self.is_bot_acting();
        ensure!(findings, state.active.is_some() == acting => "bot.card", "TB-12.5", "a card is active exactly from its draw to the clean-up");
        let [_, right] = state.face_up;
        let open = state.face_up.iter().flatten().count();
        let one_missing = acting || self.is_replacing() || self.needs_no_card();
        let fits = match self.stage {
            _ if !options.advanced_planning => true,
            Stage::OpenCards => right.is_none(),
            _ if !self.since(Stage::OpenCards) => open == 0,
            _ => open == 2_usize.saturating_sub(one_missing.into()),
        };
        ensure!(findings, fits => "bot.face_up", "TB-1.19", "{open} cards are not open in {}", state.phase);
        // TB-17.4: a draw is due only with a deck. TB-4.3: with the option the discards become the
        // deck immediately.
        let (deck, reveals) = (state.deck != 0, state.phase == Phase::RevealCard);
        ensure!(findings, deck || !reveals && state.phase != Phase::FlipCard => "bot.deck", "TB-17.4", "a draw is due, and nothing to draw from");
        let at_once = options.reshuffle == Reshuffle::OnEmpty && !acting && !reveals;
        ensure!(findings, deck || state.discard == 0 || !at_once || self.needs_no_card() => "bot.deck", "TB-4.3", "the discards are the deck as soon as it runs out");
    }
}
