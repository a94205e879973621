//! Cards: each one is in a single zone that can hold it (TB-I3).

use solo_core::{Findings, Kind, LargeSet, Noun, ensure};

use super::{Audit, Stage};
use crate::botmegistus::Botmegistus;
use crate::catalogue::{ArtifactId, AutomaId, AutomaKind, Card, Colour, ExperimentId, Level};
use crate::options::Reshuffle;
use crate::phase::Phase;
use crate::state::Side;

type Artifacts = LargeSet<ArtifactId>;
type Experiments = LargeSet<ExperimentId>;

/// The levels of the displays, round by round.
const ROUNDS: [Level; 3] = [Level::One, Level::Two, Level::Three];

/// The cards found so far.
struct Zones<'a, K> {
    game: &'a Botmegistus,
    met: LargeSet<K>,
}

impl<K: Kind + Noun<Botmegistus>> Zones<'_, K> {
    /// Adds the cards of a zone, none of which may be known already; returns them as a set.
    fn add(
        &mut self,
        at: &str,
        cards: impl Iterator<Item = K>,
        findings: &mut Findings<'_>,
    ) -> LargeSet<K> {
        let before = self.met;
        for card in cards {
            let new = self.met.insert(card);
            ensure!(findings, new => at, "TB-I3", "{} lies in another place, too", card.to_id(self.game));
        }
        self.met - before
    }
}

/// Reports a set of cards that does not have the expected size.
fn size<K: Copy>(
    at: &str,
    rule: &'static str,
    cards: LargeSet<K>,
    due: u32,
    findings: &mut Findings<'_>,
) {
    let there = cards.len();
    ensure!(findings, there == due => at, rule, "{there} cards of a kind are here instead of {due}");
}

impl<'a> Audit<'a> {
    const fn zones<K: Copy>(self) -> Zones<'a, K> {
        Zones {
            game: self.game,
            met: LargeSet::EMPTY,
        }
    }

    /// Checks the pile of a level of the displays. Only cards on display at the end of their round
    /// have left the game (TB-18.15: with lean reports none), and none was seen before its round.
    fn pile<K: Copy>(
        self,
        (level, pile): (Level, LargeSet<K>),
        unseen: LargeSet<K>,
        out: LargeSet<K>,
        slots: u8,
        findings: &mut Findings<'_>,
    ) {
        let current = Level::of_round(self.state.round);
        let leaves = level < current && !self.game.is_lean();
        let most = if leaves { u32::from(slots) } else { 0 };
        let gone = (out & pile).len();
        ensure!(findings, gone <= most => "out", "TB-I3", "{gone} cards of level {level} have left the game, not at most {most}");
        let early = level > current || !self.since(Stage::LayOut);
        ensure!(findings, !early || (pile - unseen).is_empty() => "unseen", "TB-2.2", "a card of level {level} is in play too early");
    }

    /// Returns 1 from this stage on; with lean reports, 0 for a card that the human keeps.
    fn one_since(self, stage: Stage, kept: bool) -> u32 {
        u32::from(self.since(stage) && !(kept && self.game.is_lean()))
    }

    pub(super) fn artifacts(self, findings: &mut Findings<'_>) {
        let (state, catalogue) = (self.state, self.game.catalogue());
        let (mut zones, level) = (self.zones(), Level::of_round(state.round));
        for colour in Colour::ALL {
            let row = zones.add("artifacts", state.artifacts_of(colour), findings);
            let pile = catalogue.artifacts_of(level, colour);
            ensure!(findings, (row - pile).is_empty() => "artifacts", "TB-2.2", "an artifact in a row is of another row or round");
        }
        zones.add(
            "dealt",
            state.pending.dealt().filter_map(Card::artifact),
            findings,
        );
        zones.add("bot.artifacts", state.bot_artifacts(), findings);
        zones.add("human.artifacts", state.human_artifacts(), findings);
        zones.add("unseen", state.unseen_artifacts(), findings);
        let (unseen, slots) = (state.unseen_artifacts, catalogue.artifact_slots());
        let out = catalogue.all().collect::<Artifacts>() - zones.met;
        for level in ROUNDS {
            for colour in Colour::ALL {
                let pile = (level, catalogue.artifacts_of(level, colour));
                self.pile(pile, unseen, out, slots, findings);
            }
        }
        let (start, human, bot) = (
            catalogue.starting_artifacts(),
            state.artifacts[Side::Human],
            state.artifacts[Side::Bot],
        );
        let (kept, given) = (
            self.one_since(Stage::Experiments, true),
            self.one_since(Stage::Experiments, false),
        );
        size("out", "TB-I3", out & start, 0, findings);
        size("human.artifacts", "TB-1.5", human & start, kept, findings);
        size("bot.artifacts", "TB-1.6", bot & start, given, findings);
        let taken = (human | bot) - start;
        ensure!(findings, self.since(Stage::Turns) || taken.is_empty() => "human.artifacts", "TB-1.3", "an artifact was taken before the first turn");
    }

    pub(super) fn experiments(self, findings: &mut Findings<'_>) {
        let (state, catalogue) = (self.state, self.game.catalogue());
        let mut zones = self.zones();
        let shown = zones.add("experiments", state.displayed_experiments(), findings);
        zones.add(
            "dealt",
            state.pending.dealt().filter_map(Card::experiment),
            findings,
        );
        let held = zones.add("bot.incomplete", state.bot_incomplete(), findings);
        let drawn = zones.add("masterpieces_drawn", state.bot_masterpieces(), findings);
        let completed = state.completed(Side::Bot).filter(|id| !drawn.contains(*id));
        zones.add("bot.completed", completed, findings);
        zones.add("human.incomplete", state.human_incomplete(), findings);
        zones.add("human.completed", state.completed(Side::Human), findings);
        zones.add("unseen", state.unseen_experiments(), findings);
        let out = catalogue.all().collect::<Experiments>() - zones.met;
        let slots = catalogue
            .section_count()
            .saturating_mul(catalogue.experiment_slots());
        let piles = ROUNDS.map(|level| (level, catalogue.experiments_of(level)));
        for pile in piles {
            self.pile(pile, state.unseen_experiments, out, slots, findings);
        }
        let current = catalogue.experiments_of(Level::of_round(state.round));
        ensure!(findings, (shown - current).is_empty() => "experiments", "TB-2.2", "an experiment on display is of another round");
        let (human, bot) = (
            state.human_incomplete | state.completed[Side::Human],
            held | state.completed[Side::Bot],
        );
        let laid_out = piles.map(|(_, pile)| pile).into_iter();
        let laid_out = laid_out.fold(LargeSet::EMPTY, LargeSet::union);
        let completed = state.completed[Side::Human] | state.completed[Side::Bot];
        let taken = (human | bot) & laid_out | completed;
        ensure!(findings, self.since(Stage::Turns) || taken.is_empty() => "human.incomplete", "TB-1.3", "an experiment was taken or completed before the first turn");
        self.kept(human, bot, out, findings);
        self.masterpieces(held, drawn, findings);
    }

    /// Checks starting experiments and masterpieces (TB-1.7, TB-1.8, TB-1.16). `out` are those that
    /// left the game.
    fn kept(
        self,
        human: Experiments,
        bot: Experiments,
        out: Experiments,
        findings: &mut Findings<'_>,
    ) {
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
        let rejected = if options.human_one_masterpiece {
            0
        } else {
            kept
        };
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
    fn masterpieces(self, held: Experiments, drawn: Experiments, findings: &mut Findings<'_>) {
        let state = self.state;
        let draw = u32::from(self.game.options().masterpiece_draw.number());
        let pile = self.game.catalogue().experiments_of(Level::Masterpiece);
        let there = drawn.len();
        let fits = match self.stage {
            Stage::BotMasterpieces => there < draw,
            Stage::Report | Stage::Over => there == draw,
            _ => there == 0,
        };
        ensure!(findings, fits && (drawn - pile).is_empty() => "masterpieces_drawn", "TB-15.1", "these are not the masterpieces drawn in {}: {there} of {draw}", state.phase());
        let own = state.completed[Side::Bot] & pile;
        let fits = (own - drawn).is_empty() && own.len() <= u32::from(self.stage >= Stage::Report);
        ensure!(findings, fits && (held & pile).is_empty() => "bot.completed", "TB-15.2", "the bot has at most one masterpiece, completed at the end");
    }

    /// Checks the cards dealt to the human (TB-1.5, TB-1.7).
    pub(super) fn dealt(self, findings: &mut Findings<'_>) {
        let (state, catalogue) = (self.state, self.game.catalogue());
        let may = match state.phase() {
            Phase::DealMasterpiece if self.game.options().human_one_masterpiece => 0,
            Phase::DealArtifact if self.game.is_lean() => 0,
            _ => 2,
        };
        let artifacts = catalogue.starting_artifacts();
        let of_kind = |card| match card {
            Card::Artifact(id) => artifacts.contains(id),
            Card::Experiment(id) => {
                let masterpiece = self.stage == Stage::Masterpieces;
                let level = if masterpiece {
                    Level::Masterpiece
                } else {
                    Level::Start
                };
                catalogue.experiments_of(level).contains(id)
            }
        };
        let in_order = state.pending.dealt().is_sorted_by(|one, other| one < other);
        let (dealt, fits) = (
            state.pending.dealt().count(),
            in_order && state.pending.dealt().all(of_kind),
        );
        ensure!(findings, fits && dealt <= may => "dealt", "TB-1.7", "these {dealt} cards cannot be dealt in {}", state.phase());
    }

    /// Checks the restrictions of lean reports (TB-18.3, TB-I15, TB-I17).
    pub(super) fn lean_reports(self, findings: &mut Findings<'_>) {
        let state = self.state;
        if !self.game.is_lean() {
            return;
        }
        let cards = state.artifacts[Side::Human].is_empty()
            && state.human_incomplete.is_empty()
            && state.completed[Side::Human].is_empty();
        ensure!(findings, cards => "human", "TB-I15", "the human's cards are not kept");
        let most = match state.pending.look() {
            Some(row) => usize::from(!Botmegistus::is_bare(state, row)),
            None => usize::from(state.phase() == Phase::ArtifactTie),
        };
        let (artifacts, experiments) =
            (state.artifact_rows.values(), state.experiment_rows.values());
        let artifacts = artifacts.map(|row| row.map(|id| id.is_some()));
        let experiments = experiments.map(|row| row.map(|id| id.is_some()));
        let rows = || artifacts.iter().chain(&experiments);
        let shown = rows().filter(|row| row.contains(&true)).count();
        let from_the_left = rows().all(|row| row.is_sorted_by(|left, right| left >= right));
        ensure!(findings, shown <= most && from_the_left => "artifacts", "TB-I15", "cards lie only where the bot looks, from the left");
    }

    /// Checks the Automa cards (TB-I3, TB-4, TB-12.5, TB-1.19).
    pub(super) fn automa(self, findings: &mut Findings<'_>) {
        let (state, catalogue, options) = (self.state, self.game.catalogue(), self.game.options());
        let mut zones = self.zones();
        zones.add("bot.card", state.active_card.into_iter(), findings);
        zones.add(
            "bot.face_up",
            state.open_cards().into_iter().flatten(),
            findings,
        );
        zones.add("bot.deck", state.bot_deck(), findings);
        zones.add("bot.discard", state.bot_discard(), findings);
        let is_basic = |id: &AutomaId| catalogue.automa_card(*id).kind == AutomaKind::Basic;
        let added = state.specializations();
        let added = added.filter_map(|of| catalogue.card_of(AutomaKind::Specialization, of));
        let basic = catalogue.all().filter(is_basic);
        let mut due: LargeSet<AutomaId> = basic.chain(added).collect();
        if options.personality_cards && self.since(Stage::Experiments) {
            let own = state.artifacts[Side::Bot] & catalogue.starting_artifacts();
            let personality = own.first().and_then(|id| catalogue.personality_of(id));
            due |= personality.into_iter().collect();
        }
        let (missing, more) = ((due - zones.met).len(), (zones.met - due).len());
        ensure!(findings, missing == 0 && more == 0 => "bot.deck", "TB-I3", "{missing} Automa cards are missing, {more} do not belong here");
        let acting = self.is_bot_acting();
        ensure!(findings, state.active_card.is_some() == acting => "bot.card", "TB-12.5", "a card is active exactly from its draw to the clean-up");
        let [_, right] = state.open_cards();
        let open = state.open_cards().iter().flatten().count();
        let one_missing = acting || self.is_replacing() || self.needs_no_card();
        let fits = match self.stage {
            _ if !options.advanced_planning => true,
            Stage::OpenCards => right.is_none(),
            _ if !self.since(Stage::OpenCards) => open == 0,
            _ if one_missing => open == 1,
            _ => open == 2,
        };
        ensure!(findings, fits => "bot.face_up", "TB-1.19", "{open} cards are not open in {}", state.phase());
        // TB-17.4: a draw is due only with a deck. TB-4.3: with the option the discards become the
        // deck immediately.
        let (deck, phase) = (!state.bot_deck.is_empty(), state.phase());
        let reveals = phase == Phase::RevealCard;
        ensure!(findings, deck || !reveals && phase != Phase::FlipCard => "bot.deck", "TB-17.4", "a draw is due, and nothing to draw from");
        let at_once = options.reshuffle == Reshuffle::OnEmpty && !acting && !reveals;
        ensure!(findings, deck || state.bot_discard.is_empty() || !at_once || self.needs_no_card() => "bot.deck", "TB-4.3", "the discards are the deck as soon as it runs out");
    }
}
