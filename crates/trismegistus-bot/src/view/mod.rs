//! Positions and outcomes as data, both ways: RULES.md, "View" and "Outcome".

mod pack;
mod part;

use alloc::vec::Vec;

use solo_core::{By, Data, Faults, Features, GameData, Next, Ranged, Sorted, TableSpec, Tables};

use crate::botmegistus::Botmegistus;
use crate::catalogue::{
    ArtifactId, AutomaId, Card, Catalogue, Colour, Element, ExperimentId, Level, Part, Row,
    Section, Slot, Symbol, TABLES, TokenKind,
};
use crate::decision::Digit;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::phase::{Pending, Phase};
use crate::state::{Die, Side, State};

/// A position, field by field as in the table of RULES.md.
///
/// [`set_up`](GameData::set_up) turns it into a [`State`] or lists every fault. The options are
/// those of the game: a view does not repeat them.
///
/// ```
/// use solo_core::GameData;
/// use trismegistus_bot::Botmegistus;
/// let game = Botmegistus::default();
/// let mut view = game.view(&game.start());
/// assert_eq!(game.set_up(&view)?, game.start());
/// view.setup_rolls_left = 3;
/// let faults = game.set_up(&view).unwrap_err();
/// assert_eq!(faults.to_string(), "setup_rolls_left: the other fields make it 2, not 3 (TB-17.6)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Botmegistus)]
pub struct View {
    /// The phase in which the position waits.
    pub phase: Phase,
    /// The round, 1 to 3; 1 in setup, 3 in scoring.
    pub round: u8,
    /// The side whose turn is in progress, if any.
    pub turn: Option<Side>,
    /// The first side of the round.
    pub first: Side,
    /// The sides that have passed, in order.
    #[data(clause = "TB-2.5")]
    pub passed: Vec<Side>,
    /// The dice in each bowl.
    pub bowls: By<Symbol, By<Colour, u8>>,
    /// An artifact or nothing for each slot of each row.
    #[data(clause = "TB-2.2")]
    pub artifacts: By<Colour, Vec<Option<ArtifactId>>>,
    /// An experiment or nothing for each slot of each section.
    #[data(clause = "TB-2.2")]
    pub experiments: By<Section, Vec<Option<ExperimentId>>>,
    /// The tokens still there, by level of their track.
    #[data(clause = "TB-1.4")]
    pub tokens: By<Element, By<Ranged<0, 30>, TokenKind>>,
    /// The tokens not placed yet (TB-1.4).
    pub tokens_unplaced: By<TokenKind, u8>,
    /// The level of each marker.
    pub levels: By<Side, By<Element, u8>>,
    /// The bot's dice, cards and counters.
    pub bot: BotView,
    /// The human's dice, cards and markers.
    pub human: HumanView,
    /// The open window, in `human_window` and `reaction_window` only.
    #[data(clause = "TB-14.6")]
    pub window: Option<WindowView>,
    /// The left-most and the right-most tied artifact, in `artifact_tie` only.
    #[data(clause = "TB-8.2")]
    pub tie: Vec<ArtifactId>,
    /// The row that the bot looks at, if it does.
    #[data(clause = "TB-18.11")]
    pub look: Option<Row>,
    /// The cards dealt to the human that are neither kept nor rejected.
    #[data(clause = "TB-1.5")]
    pub dealt: Vec<Card>,
    /// The dice to be rolled: a colour for each die.
    #[data(clause = "TB-3.1")]
    pub to_roll: Vec<Colour>,
    /// Number of setup rolls still to come (TB-1.17).
    pub setup_rolls_left: u8,
    /// The bot's masterpieces, in the order drawn.
    #[data(clause = "TB-15.1")]
    pub masterpieces_drawn: Vec<ExperimentId>,
    /// The digits of the human's score reported so far, hundreds first.
    #[data(clause = "TB-15.13")]
    pub digits: Vec<Digit>,
    /// Numbers of unseen cards.
    #[data(clause = "TB-I3")]
    pub unseen: UnseenView,
    /// The artifacts and experiments that are out of the game.
    #[data(clause = "TB-I3")]
    pub out: Sorted<Card>,
    /// The outcome, in `over` only.
    #[data(clause = "TB-15.14", no_features)]
    pub outcome: Option<Outcome>,
}

/// The bot's part of a view.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Botmegistus)]
pub struct BotView {
    /// Its die, if it has one.
    pub die: Option<Die>,
    /// Its used dice, in the order used.
    #[data(clause = "TB-12.2")]
    pub used: Vec<Colour>,
    /// Its Gold.
    pub gold: u16,
    /// Its Ethereal tokens.
    pub ethereal: u16,
    /// The victory points scored during the game (TB-15.4).
    pub vp: u16,
    /// Its artifacts.
    #[data(clause = "TB-I3")]
    pub artifacts: Sorted<ArtifactId>,
    /// Its incomplete experiments, in the order taken; at most two.
    #[data(clause = "TB-8.5")]
    pub incomplete: Vec<ExperimentId>,
    /// Its completed experiments.
    #[data(clause = "TB-I3")]
    pub completed: Sorted<ExperimentId>,
    /// The active card, if any.
    pub card: Option<AutomaId>,
    /// The parts of the active card not yet begun, in the notation of TB-7. They are known while
    /// artifacts are tied or the bot looks at a row.
    #[data(clause = "TB-7.1")]
    pub queue: Vec<Part>,
    /// The left and the right open card; empty without Advanced Planning.
    #[data(clause = "TB-1.19")]
    pub face_up: Vec<Option<AutomaId>>,
    /// The cards of the deck.
    #[data(clause = "TB-I3")]
    pub deck: Sorted<AutomaId>,
    /// The discarded cards.
    #[data(clause = "TB-I3")]
    pub discard: Sorted<AutomaId>,
    /// The elements of the specialization cards added to the deck, in that order.
    #[data(clause = "TB-13.6")]
    pub specializations: Vec<Element>,
}

/// The human's part of a view.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Botmegistus)]
pub struct HumanView {
    /// Their die, if they have one.
    pub die: Option<Die>,
    /// Their used dice, in the order used.
    #[data(clause = "TB-12.2")]
    pub used: Vec<Colour>,
    /// Their artifacts.
    #[data(clause = "TB-I3")]
    pub artifacts: Sorted<ArtifactId>,
    /// Their incomplete experiments, masterpieces among them.
    #[data(clause = "TB-I3")]
    pub incomplete: Sorted<ExperimentId>,
    /// Their completed experiments.
    #[data(clause = "TB-I3")]
    pub completed: Sorted<ExperimentId>,
    /// The reaction markers left.
    pub reactions: u8,
}

solo_core::word_enum! {
    /// The side to whose turn a window belongs.
    ///
    /// ```
    /// assert_eq!(trismegistus_bot::WindowKind::Action.word(), "action");
    /// ```
    pub enum WindowKind in trismegistus_bot {
        /// The human's own.
        Action = "action",
        /// The bot's.
        Reaction = "reaction",
    }
}

/// The open window of a view.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Botmegistus)]
pub struct WindowView {
    /// The side to whose turn it belongs.
    pub kind: WindowKind,
    /// The colour of the die that limits it.
    pub colour: Colour,
    /// The symbol of that die.
    pub symbol: Symbol,
    /// `true` if an artifact was already taken in it.
    pub artifact: bool,
    /// `true` if an experiment was already taken in it.
    pub experiment: bool,
}

/// The unseen cards of a view.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Botmegistus)]
pub struct UnseenView {
    /// The artifacts.
    pub artifacts: UnseenArtifacts,
    /// The experiments by level.
    pub experiments: By<Level, u32>,
}

/// Unseen artifacts by level, and by colour unless they start the game.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Botmegistus)]
pub struct UnseenArtifacts {
    /// All starting artifacts.
    pub start: u32,
    /// Those of round 1.
    #[data(name = "1")]
    pub one: By<Colour, u32>,
    /// Those of round 2.
    #[data(name = "2")]
    pub two: By<Colour, u32>,
    /// Those of round 3.
    #[data(name = "3")]
    pub three: By<Colour, u32>,
}

impl GameData for Botmegistus {
    type View = View;
    const VIEW_RULE: &'static str = "TB-17.6";
    const TABLES: &'static [TableSpec] = TABLES;

    fn assemble(options: Options, tables: &Tables) -> Result<Self, Faults> {
        if tables.is_empty() {
            return Ok(Self::new(options));
        }
        Ok(Self::with_catalogue(options, Catalogue::of(tables)?))
    }

    fn bounds(&self, path: &str, _id: &str) -> Option<(i32, i32)> {
        crate::bounds::bounds(path)
    }

    fn tables(&self) -> Tables {
        self.catalogue().tables()
    }

    fn view(&self, state: &State) -> View {
        let catalogue = self.catalogue();
        let (colours, tracks) = (catalogue.colours(), catalogue.elements());
        let counts = |bowl| by(colours, |colour| state.bowl(bowl, colour));
        let levels = |side| by(tracks, |track| state.level(side, track));
        View {
            phase: state.phase(),
            round: state.round,
            turn: state.turn,
            first: state.first,
            passed: state.passed().collect(),
            bowls: by(catalogue.symbols(), counts),
            artifacts: by(colours, |colour| {
                let slots = (1..=catalogue.artifact_slots()).map(Slot::new);
                slots.map(|slot| state.artifact_in(colour, slot)).collect()
            }),
            experiments: by(catalogue.all(), |section| {
                let slots = (1..=catalogue.experiment_slots()).map(Slot::new);
                slots
                    .map(|slot| state.experiment_in(section, slot))
                    .collect()
            }),
            tokens: by(tracks, |track| {
                let tokens = state.tokens[track].into_iter();
                tokens
                    .filter_map(|token| Some((Ranged::new(token.level)?, token.kind)))
                    .collect()
            }),
            tokens_unplaced: by(catalogue.all(), |kind| state.unplaced(kind)),
            levels: by(Side::ALL, levels),
            bot: self.bot_view(state),
            human: HumanView {
                die: state.die(Side::Human),
                used: state.used(Side::Human).collect(),
                artifacts: state.human_artifacts().collect(),
                incomplete: state.human_incomplete().collect(),
                completed: state.completed(Side::Human).collect(),
                reactions: state.human_reactions,
            },
            window: window(state),
            tie: match state.pending {
                Pending::ArtifactTie { left, right, .. } => [left, right].to_vec(),
                _ => Vec::new(),
            },
            look: state.pending.look(),
            dealt: state.pending.dealt().collect(),
            to_roll: state.pending.to_roll().collect(),
            setup_rolls_left: self.setup_rolls_left(state),
            masterpieces_drawn: state.bot_masterpieces().collect(),
            digits: state.pending.digits().collect(),
            unseen: self.unseen(state),
            out: self.out(state),
            outcome: match self.waits_for(state) {
                Next::Over(outcome) => Some(outcome),
                Next::Decision | Next::Chance(_) => None,
            },
        }
    }

    fn pack(&self, view: &View) -> State {
        pack::state(self, view)
    }
}

/// Returns a value for each of these nouns.
fn by<K: Copy, V>(nouns: impl IntoIterator<Item = K>, value: impl Fn(K) -> V) -> By<K, V> {
    let nouns = nouns.into_iter();
    By(nouns.map(|noun| (noun, value(noun))).collect())
}

fn window(state: &State) -> Option<WindowView> {
    let die = Botmegistus::window_die(state)?;
    let taken = state.pending.taken();
    Some(WindowView {
        kind: match state.pending {
            Pending::ReactionWindow(_) => WindowKind::Reaction,
            _ => WindowKind::Action,
        },
        colour: die.colour,
        symbol: die.symbol,
        artifact: taken.artifact,
        experiment: taken.experiment,
    })
}

/// Returns the parts of the active card that are not yet begun, while artifacts are tied or the bot
/// looks at a row.
fn queue(state: &State) -> Vec<Part> {
    match &state.pending {
        Pending::ArtifactTie { rest, .. } | Pending::Look { rest, .. } => rest.as_slice().to_vec(),
        _ => Vec::new(),
    }
}

impl Botmegistus {
    fn bot_view(&self, state: &State) -> BotView {
        BotView {
            die: state.die(Side::Bot),
            used: state.used(Side::Bot).collect(),
            gold: state.bot_gold,
            ethereal: state.bot_ethereal,
            vp: state.bot_points,
            artifacts: state.bot_artifacts().collect(),
            incomplete: state.bot_incomplete().collect(),
            completed: state.completed(Side::Bot).collect(),
            card: state.active_card,
            queue: queue(state),
            face_up: if self.options().advanced_planning {
                state.open_cards().to_vec()
            } else {
                Vec::new()
            },
            deck: state.bot_deck().collect(),
            discard: state.bot_discard().collect(),
            specializations: state.specializations().collect(),
        }
    }

    fn unseen(&self, state: &State) -> UnseenView {
        let catalogue = self.catalogue();
        let artifacts =
            |level, colour| (catalogue.artifacts_of(level, colour) & state.unseen_artifacts).len();
        let colours = catalogue.colours();
        let of = |level| by(colours, |colour| artifacts(level, colour));
        UnseenView {
            artifacts: UnseenArtifacts {
                start: (catalogue.starting_artifacts() & state.unseen_artifacts).len(),
                one: of(Level::One),
                two: of(Level::Two),
                three: of(Level::Three),
            },
            experiments: by(Level::ALL, |level| {
                (catalogue.experiments_of(level) & state.unseen_experiments).len()
            }),
        }
    }

    /// Returns the cards that have left the game: neither shown nor unseen.
    fn out(&self, state: &State) -> Sorted<Card> {
        let artifacts = state.unseen_artifacts | state.known_artifacts();
        let experiments = state.unseen_experiments | state.known_experiments();
        let artifacts = self.catalogue().all().filter(|id| !artifacts.contains(*id));
        let experiments = self
            .catalogue()
            .all()
            .filter(|id| !experiments.contains(*id));
        let artifacts = artifacts.map(Card::Artifact);
        artifacts.chain(experiments.map(Card::Experiment)).collect()
    }
}
