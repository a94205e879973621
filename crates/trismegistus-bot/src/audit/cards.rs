//! Cards: every one is in one zone, and in one where it can be (TB-I3).

use solo_core::{Findings, ensure};

use super::{Audit, Stage};
use crate::catalogue::{ArtifactId, Card, Colour, ExperimentId, Level};
use crate::options::Reshuffle;
use crate::phase::Phase;
use crate::state::{automa_bit, bit, first_bits, has};

/// The levels that are laid out, round by round.
const ROUNDS: [Level; 3] = [Level::One, Level::Two, Level::Three];

fn artifacts(ids: impl Iterator<Item = ArtifactId>) -> u128 {
    ids.fold(0, |set, id| set | bit(id.place()))
}

fn experiments(ids: impl Iterator<Item = ExperimentId>) -> u128 {
    ids.fold(0, |set, id| set | bit(id.place()))
}

/// Reports cards that lie in two zones; returns all that lie in one.
fn zones<const N: usize>(zones: [(&str, u128); N], findings: &mut Findings<'_>) -> u128 {
    let mut elsewhere = 0_u128;
    for (at, zone) in zones {
        let twice = (zone & elsewhere).count_ones();
        ensure!(findings, twice == 0 => at, "TB-I3", "{twice} of these cards lie in another zone, too");
        elsewhere |= zone;
    }
    elsewhere
}

/// Reports of sets of cards that are not of the expected size.
fn sizes<const N: usize>(sets: [(&str, &'static str, u128, u32); N], findings: &mut Findings<'_>) {
    for (at, rule, cards, due) in sets {
        let there = cards.count_ones();
        ensure!(findings, there == due => at, rule, "{there} cards of a kind are here instead of {due}");
    }
}

impl Audit<'_> {
    /// A pile of a level that is laid out: how many of it may have left, and whether any may have been
    /// seen.
    fn pile(
        self,
        level: Level,
        pile: u128,
        unseen: u128,
        out: u128,
        slots: u8,
        findings: &mut Findings<'_>,
    ) {
        let current = Level::of_round(self.state.round);
        // Only what lay on display at the end of its round has left the game.
        let most = if level < current {
            self.may_leave(slots)
        } else {
            0
        };
        let gone = (out & pile).count_ones();
        ensure!(findings, gone <= most => "out", "TB-I3", "{gone} cards of level {level} have left the game, not at most {most}");
        let early = level > current || !self.since(Stage::LayOut);
        ensure!(findings, !early || pile & !unseen == 0 => "unseen", "TB-2.2", "a card of level {level} is in play too early");
    }

    pub(super) fn artifacts(self, findings: &mut Findings<'_>) {
        let (state, catalogue) = (self.state, self.game.catalogue());
        let level = Level::of_round(state.round);
        let mut shown = 0;
        for colour in Colour::all() {
            let row = artifacts(state.artifacts_of(colour));
            let twice =
                row.count_ones() < u32::try_from(state.artifacts_of(colour).count()).unwrap_or(0);
            ensure!(findings, !twice && row & shown == 0 => "artifacts", "TB-I3", "an artifact lies there twice");
            ensure!(findings, row & !catalogue.artifacts_of(level, colour) == 0 => "artifacts", "TB-2.2", "an artifact in a row is of another row or round");
            shown |= row;
        }
        let there = zones(
            [
                ("artifacts", shown),
                ("dealt", artifacts(state.dealt().filter_map(Card::artifact))),
                ("unseen", state.unseen_artifacts),
                ("bot.artifacts", state.bot_artifacts),
                ("human.artifacts", state.human_artifacts),
            ],
            findings,
        );
        let (unseen, out) = (
            state.unseen_artifacts,
            first_bits(catalogue.artifacts.len()) & !there,
        );
        for level in ROUNDS {
            for colour in Colour::all() {
                let pile = catalogue.artifacts_of(level, colour);
                self.pile(
                    level,
                    pile,
                    unseen,
                    out,
                    catalogue.artifact_slots(),
                    findings,
                );
            }
        }
        let start = catalogue.starting_artifacts();
        let given = u32::from(self.since(Stage::Experiments));
        sizes(
            [
                ("out", "TB-I3", out & start, 0),
                (
                    "human.artifacts",
                    "TB-1.5",
                    state.human_artifacts & start,
                    self.may_leave(1).min(given),
                ),
                (
                    "bot.artifacts",
                    "TB-1.6",
                    state.bot_artifacts & start,
                    given,
                ),
            ],
            findings,
        );
        let taken = (state.human_artifacts | state.bot_artifacts) & !start;
        ensure!(findings, self.since(Stage::Turns) || taken == 0 => "human.artifacts", "TB-1.3", "an artifact was taken before the first turn");
        if self.game.is_lean() {
            self.kept_in_lean_reports(findings);
        }
    }

    /// TB-18.3, TB-I15, TB-I17: what lean reports keep.
    fn kept_in_lean_reports(self, findings: &mut Findings<'_>) {
        let state = self.state;
        let cards = state.human_artifacts | state.human_incomplete | state.human_completed;
        ensure!(findings, cards == 0 => "human", "TB-I15", "the human's cards are not kept");
        let most = match state.look {
            Some(row) => usize::from(!crate::Botmegistus::is_bare(state, row)),
            None => usize::from(state.phase == Phase::ArtifactTie),
        };
        let rows = || {
            let artifacts = state
                .artifact_rows
                .0
                .iter()
                .map(|row| row.map(|id| id.is_some()));
            artifacts.chain(
                state
                    .experiment_rows
                    .0
                    .iter()
                    .map(|row| row.map(|id| id.is_some())),
            )
        };
        let shown = rows().filter(|row| row.contains(&true)).count();
        let from_the_left = rows().all(|row| row.is_sorted_by(|left, right| left >= right));
        ensure!(findings, shown <= most && from_the_left => "artifacts", "TB-I15", "cards lie only where the bot looks, from the left");
    }

    pub(super) fn experiments(self, findings: &mut Findings<'_>) {
        let (state, catalogue) = (self.state, self.game.catalogue());
        let display = || state.experiment_rows.0.iter().flatten().copied().flatten();
        let (shown, drawn) = (experiments(display()), experiments(state.masterpieces()));
        let held = experiments(state.bot_incomplete());
        let drawn_twice =
            drawn.count_ones() < u32::try_from(state.masterpieces().count()).unwrap_or(0);
        let held_twice =
            held.count_ones() < u32::try_from(state.bot_incomplete().count()).unwrap_or(0);
        let shown_twice = shown.count_ones() < u32::try_from(display().count()).unwrap_or(0);
        ensure!(findings, !drawn_twice && !held_twice && !shown_twice => "experiments", "TB-I3", "an experiment lies in one zone twice");
        let there = zones(
            [
                ("experiments", shown),
                (
                    "dealt",
                    experiments(state.dealt().filter_map(Card::experiment)),
                ),
                ("bot.incomplete", held),
                ("masterpieces_drawn", drawn),
                ("unseen", state.unseen_experiments),
                ("bot.completed", state.bot_completed & !drawn),
                ("human.incomplete", state.human_incomplete),
                ("human.completed", state.human_completed),
            ],
            findings,
        );
        let (unseen, out) = (
            state.unseen_experiments,
            first_bits(catalogue.experiments.len()) & !there,
        );
        let slots = catalogue
            .sections
            .len()
            .saturating_mul(catalogue.experiment_slots());
        let piles = ROUNDS.map(|level| (level, catalogue.experiments_of(level)));
        for (level, pile) in piles {
            self.pile(level, pile, unseen, out, slots, findings);
        }
        let current = catalogue.experiments_of(Level::of_round(state.round));
        ensure!(findings, shown & !current == 0 => "experiments", "TB-2.2", "an experiment on display is of another round");
        let human = state.human_incomplete | state.human_completed;
        let bot = held | state.bot_completed;
        let laid_out = piles.iter().fold(0, |all, (_, pile)| all | pile);
        let taken = (human | bot) & laid_out | state.human_completed | state.bot_completed;
        ensure!(findings, self.since(Stage::Turns) || taken == 0 => "human.incomplete", "TB-1.3", "an experiment was taken or completed before the first turn");
        self.kept(human, bot, out, findings);
        self.masterpieces(held, drawn, findings);
    }

    /// TB-1.7, TB-1.8, TB-1.16: starting experiments and masterpieces; `out` are those that left.
    fn kept(self, human: u128, bot: u128, out: u128, findings: &mut Findings<'_>) {
        let (options, catalogue) = (self.game.options(), self.game.catalogue());
        let since = |stage| {
            if self.since(stage) {
                self.may_leave(1)
            } else {
                0
            }
        };
        let (start, masterpieces) = (
            catalogue.experiments_of(Level::Start),
            catalogue.experiments_of(Level::Masterpiece),
        );
        let (kept, chosen) = (since(Stage::Masterpieces), since(Stage::StartExperiment));
        let given = u32::from(options.bot_start_experiment && self.since(Stage::SetupRolls));
        let rejected = if options.human_one_masterpiece {
            0
        } else {
            chosen
        };
        sizes(
            [
                ("human.incomplete", "TB-1.7", human & start, kept),
                ("out", "TB-1.8", out & start, kept),
                ("bot.incomplete", "TB-1.16", bot & start, given),
                ("human.incomplete", "TB-1.7", human & masterpieces, chosen),
                ("out", "TB-1.8", out & masterpieces, rejected),
            ],
            findings,
        );
    }

    /// TB-15.1, TB-15.2: the bot's masterpieces.
    fn masterpieces(self, held: u128, drawn: u128, findings: &mut Findings<'_>) {
        let state = self.state;
        let pile = self.game.catalogue().experiments_of(Level::Masterpiece);
        let (draw, there) = (
            usize::from(self.game.options().masterpiece_draw.number()),
            state.masterpieces().count(),
        );
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

    /// TB-1.5, TB-1.7: what is dealt to the human.
    pub(super) fn dealt(self, findings: &mut Findings<'_>) {
        let (state, catalogue) = (self.state, self.game.catalogue());
        let single = self.game.options().human_one_masterpiece;
        let (least, most) = match state.phase {
            Phase::KeepArtifact | Phase::KeepExperiment | Phase::KeepMasterpiece => (2, 2),
            Phase::DealMasterpiece if single => (0, 0),
            Phase::DealArtifact | Phase::DealExperiment | Phase::DealMasterpiece => {
                (0, self.may_leave(1))
            }
            _ => (0, 0),
        };
        let dealt = u32::try_from(state.dealt().count()).unwrap_or(u32::MAX);
        let of_kind = |card| match card {
            Card::Artifact(id) => {
                self.stage == Stage::Artifacts && has(catalogue.starting_artifacts(), id.place())
            }
            Card::Experiment(id) => {
                let level = if self.stage == Stage::Experiments {
                    Level::Start
                } else {
                    Level::Masterpiece
                };
                self.stage != Stage::Artifacts && has(catalogue.experiments_of(level), id.place())
            }
        };
        let fits =
            state.dealt().all(of_kind) && state.dealt().is_sorted_by(|one, other| one < other);
        ensure!(findings, fits && (least..=most).contains(&dealt) => "dealt", "TB-1.7", "these {dealt} cards cannot be dealt in {}", state.phase);
    }

    /// Automa cards: TB-I3, TB-4, TB-12.5, TB-1.19.
    pub(super) fn automa(self, findings: &mut Findings<'_>) {
        let (state, catalogue, options) = (self.state, self.game.catalogue(), self.game.options());
        let one = |card: Option<_>| u128::from(card.map_or(0, automa_bit));
        let [left, right] = state.face_up;
        let there = zones(
            [
                ("bot.card", one(state.active)),
                ("bot.face_up", one(left)),
                ("bot.face_up", one(right)),
                ("bot.deck", u128::from(state.deck)),
                ("bot.discard", u128::from(state.discard)),
            ],
            findings,
        );
        let added = state
            .specializations()
            .filter_map(|e| catalogue.index.specialization.at(e));
        let mut expected = added.fold(catalogue.index.basic, |set, card| set | automa_bit(card));
        if options.personality_cards && self.since(Stage::Experiments) {
            let mut own = state
                .bot_artifacts()
                .filter(|id| has(catalogue.starting_artifacts(), id.place()));
            expected |= own
                .next()
                .and_then(|id| catalogue.personality_of(id))
                .map_or(0, automa_bit);
        }
        ensure!(findings, there == u128::from(expected) => "bot.deck", "TB-I3", "{} Automa cards are missing, {} do not belong here",
            (u128::from(expected) & !there).count_ones(), (there & !u128::from(expected)).count_ones());
        let acting = self.is_bot_acting();
        ensure!(findings, state.active.is_some() == acting => "bot.card", "TB-12.5", "a card is active exactly from its draw to the clean-up");
        let open = state.face_up.iter().flatten().count();
        let fits = match self.stage {
            _ if !options.advanced_planning => true,
            Stage::OpenCards => right.is_none(),
            stage if stage < Stage::OpenCards && state.round == 1 => open == 0,
            _ => {
                open == if acting || self.is_replacing() || self.needs_no_card() {
                    1
                } else {
                    2
                }
            }
        };
        ensure!(findings, fits => "bot.face_up", "TB-1.19", "{open} cards are not open in {}", state.phase);
        // TB-17.4: a draw is due with a deck. TB-4.3: with the option the discards are the deck at once.
        let drawing = self.phase_in(&[Phase::FlipCard, Phase::RevealCard]);
        ensure!(findings, !drawing || state.deck != 0 => "bot.deck", "TB-17.4", "a draw is due, and nothing to draw from");
        let due = options.reshuffle == Reshuffle::OnEmpty
            && !acting
            && state.phase != Phase::RevealCard
            && !self.needs_no_card();
        ensure!(findings, !due || state.deck != 0 || state.discard == 0 => "bot.deck", "TB-4.3", "the discards are the deck as soon as it runs out");
    }
}
