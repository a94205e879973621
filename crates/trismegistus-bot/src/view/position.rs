//! The view of a position.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;
use serde::ser::Serializer;
use solo_core::Next;

use super::sides::{BotData, HumanData, WindowData};
use crate::catalogue::{
    ArtifactId, AutomaId, Catalogue, Colour, Element, ExperimentId, Level, Symbol,
};
use crate::game::Botmegistus;
use crate::outcome::Outcome;
use crate::state::{Side, State, has};

/// A JSON object with its entries in a fixed order.
pub(super) struct Object<K, V>(Vec<(K, V)>);

impl<K: Serialize, V: Serialize> Serialize for Object<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

fn object<K, V>(entries: impl Iterator<Item = (K, V)>) -> Object<K, V> {
    Object(entries.collect())
}

type Counts<'a> = Object<&'a str, u8>;

/// The view of a position, field by field as in the table of RULES.md.
#[derive(serde::Serialize)]
pub(super) struct ViewData<'a> {
    phase: &'static str,
    round: u8,
    turn: Option<Side>,
    first: Side,
    passed: Vec<Side>,
    bowls: Object<&'a str, Counts<'a>>,
    artifacts: Object<&'a str, Vec<Option<&'a str>>>,
    experiments: Object<&'a str, Vec<Option<&'a str>>>,
    tokens: Object<&'a str, Object<String, &'a str>>,
    tokens_unplaced: Counts<'a>,
    levels: Object<&'a str, Counts<'a>>,
    bot: BotData<'a>,
    human: HumanData<'a>,
    window: Option<WindowData<'a>>,
    tie: Vec<&'a str>,
    look: Option<&'a str>,
    dealt: Vec<&'a str>,
    to_roll: Vec<&'a str>,
    setup_rolls_left: u8,
    masterpieces_drawn: Vec<&'a str>,
    digits: Vec<u8>,
    unseen: UnseenData<'a>,
    out: Vec<&'a str>,
    outcome: Option<Outcome>,
}

#[derive(serde::Serialize)]
pub(super) struct UnseenData<'a> {
    artifacts: Object<&'a str, UnseenArtifacts<'a>>,
    experiments: Object<&'a str, u32>,
}

#[derive(serde::Serialize)]
#[serde(untagged)]
pub(super) enum UnseenArtifacts<'a> {
    All(u32),
    ByColour(Object<&'a str, u32>),
}

/// A position with the names of its catalogue.
pub(super) struct Viewer<'a> {
    pub(super) game: &'a Botmegistus,
    pub(super) state: &'a State,
}

impl<'a> Viewer<'a> {
    pub(super) fn catalogue(&self) -> &'a Catalogue {
        self.game.catalogue()
    }

    pub(super) fn colours(&self, colours: impl Iterator<Item = Colour>) -> Vec<&'a str> {
        colours
            .map(|colour| self.catalogue().colour_name(colour))
            .collect()
    }

    fn by_colour<T>(&self, value: impl Fn(Colour) -> T) -> Object<&'a str, T> {
        object(Colour::all().map(|colour| (self.catalogue().colour_name(colour), value(colour))))
    }

    fn by_element<T>(&self, value: impl Fn(Element) -> T) -> Object<&'a str, T> {
        object(Element::all().map(|track| (self.catalogue().element_name(track), value(track))))
    }

    pub(super) fn artifact_names(&self, ids: impl Iterator<Item = ArtifactId>) -> Vec<&'a str> {
        ids.map(|id| self.catalogue().artifact_name(id)).collect()
    }

    pub(super) fn experiment_names(&self, ids: impl Iterator<Item = ExperimentId>) -> Vec<&'a str> {
        ids.map(|id| self.catalogue().experiment_name(id)).collect()
    }

    pub(super) fn automa_names(&self, ids: impl Iterator<Item = AutomaId>) -> Vec<&'a str> {
        ids.map(|id| self.catalogue().automa_name(id)).collect()
    }

    fn unseen(&self) -> UnseenData<'a> {
        let (state, catalogue) = (self.state, self.catalogue());
        let artifacts = Level::ALL
            .into_iter()
            .filter(|level| *level != Level::Masterpiece);
        UnseenData {
            artifacts: object(artifacts.map(|level| {
                let count = |colour| {
                    (catalogue.artifacts_of(level, colour) & state.unseen_artifacts).count_ones()
                };
                let counts = if level == Level::Start {
                    UnseenArtifacts::All(Colour::all().map(count).sum())
                } else {
                    UnseenArtifacts::ByColour(self.by_colour(count))
                };
                (level.word(), counts)
            })),
            experiments: object(Level::ALL.into_iter().map(|level| {
                let pile = catalogue.experiments_of(level) & state.unseen_experiments;
                (level.word(), pile.count_ones())
            })),
        }
    }

    fn tokens(&self) -> Object<&'a str, Object<String, &'a str>> {
        let (state, catalogue) = (self.state, self.catalogue());
        self.by_element(|track| {
            let levels = (0..=catalogue.top(track)).filter_map(|level| {
                let kind = state.token(catalogue, track, level)?;
                Some((level.to_string(), catalogue.token_name(kind)))
            });
            object(levels)
        })
    }

    pub(super) fn view(&self) -> ViewData<'a> {
        let (state, catalogue) = (self.state, self.catalogue());
        let experiments = catalogue.sections().map(|section| {
            let slots = (0..catalogue.experiment_slots()).map(|slot| {
                state
                    .experiment_in(section, slot)
                    .map(|id| catalogue.experiment_name(id))
            });
            (catalogue.section_name(section), slots.collect())
        });
        let tie = state
            .tie()
            .map_or([None; 2], |(left, right)| [Some(left), Some(right)]);
        let mut dealt = self.artifact_names(state.dealt_artifacts());
        dealt.extend(self.experiment_names(state.dealt_experiments()));
        ViewData {
            phase: state.phase().word(),
            round: state.round(),
            turn: state.turn(),
            first: state.first(),
            passed: state.passed().collect(),
            bowls: object(Symbol::all().map(|bowl| {
                (
                    catalogue.symbol_name(bowl),
                    self.by_colour(|colour| state.bowl(bowl, colour)),
                )
            })),
            artifacts: self.by_colour(|colour| {
                let slots = 0..catalogue.artifact_slots();
                let ids = slots.map(|slot| state.artifact_in(colour, slot));
                ids.map(|id| id.map(|id| catalogue.artifact_name(id)))
                    .collect()
            }),
            experiments: object(experiments),
            tokens: self.tokens(),
            tokens_unplaced: object(
                catalogue
                    .token_kinds()
                    .map(|kind| (catalogue.token_name(kind), state.unplaced(kind))),
            ),
            levels: object([Side::Human, Side::Bot].into_iter().map(|side| {
                (
                    side.word(),
                    self.by_element(|track| state.level(side, track)),
                )
            })),
            bot: self.bot(),
            human: self.human(),
            window: self.window(),
            tie: self.artifact_names(tie.into_iter().flatten()),
            look: state.look().map(|row| catalogue.row_name(row)),
            dealt,
            to_roll: self.colours(state.to_roll()),
            setup_rolls_left: state.setup_rolls_left(),
            masterpieces_drawn: self.experiment_names(state.masterpieces()),
            digits: state.digits().collect(),
            unseen: self.unseen(),
            out: self.out(),
            outcome: match self.game.waits_for(state) {
                Next::Over(outcome) => Some(outcome),
                Next::Decision | Next::Chance(_) => None,
            },
        }
    }

    /// The cards that have left the game: they are neither shown nor unseen.
    fn out(&self) -> Vec<&'a str> {
        let (state, catalogue) = (self.state, self.catalogue());
        let there = state.unseen_artifacts | state.known_artifacts();
        let artifacts = catalogue.artifacts().filter(|id| !has(there, id.place()));
        let there = state.unseen_experiments | state.known_experiments();
        let experiments = catalogue.experiments().filter(|id| !has(there, id.place()));
        let mut out = self.artifact_names(artifacts);
        out.extend(self.experiment_names(experiments));
        out
    }
}
