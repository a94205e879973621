//! Positions, events and outcomes as data: RULES.md, "View" and "Events".

mod events;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::ser::{Serialize, SerializeMap, Serializer};
use solo_core::{Faults, Interchange};

use self::events::EventWriter;
use crate::catalogue::{Catalogue, Colour, Element, Level, PartText, Symbol, Tables};
use crate::event::Event;
use crate::game::Botmegistus;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::setup::Setup;
use crate::state::{Die, Phase, Side, State, bit};

/// A JSON object with its entries in a fixed order.
struct Object<K, V>(Vec<(K, V)>);

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
struct ViewData<'a> {
    round: u8,
    phase: &'static str,
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
    dealt: Vec<&'a str>,
    to_roll: Vec<&'a str>,
    setup_rolls_left: u8,
    masterpieces_drawn: Vec<&'a str>,
    digits: Vec<u8>,
    unseen: UnseenData<'a>,
    options: &'a Options,
    /// What a view leaves out, for a position that is to be read back exactly.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    out: Vec<&'a str>,
    #[serde(skip_serializing_if = "is_zero")]
    formulas_bought: u8,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

#[derive(serde::Serialize)]
struct DieData<'a> {
    colour: &'a str,
    symbol: &'a str,
    potency: u8,
}

#[derive(serde::Serialize)]
struct BotData<'a> {
    die: Option<DieData<'a>>,
    used: Vec<&'a str>,
    gold: u16,
    ethereal: u8,
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
struct HumanData<'a> {
    die: Option<DieData<'a>>,
    used: Vec<&'a str>,
    artifacts: Vec<&'a str>,
    incomplete: Vec<&'a str>,
    completed: Vec<&'a str>,
    reactions: u8,
}

#[derive(serde::Serialize)]
struct WindowData<'a> {
    kind: &'static str,
    colour: &'a str,
    symbol: &'a str,
    artifact: bool,
    experiment: bool,
}

#[derive(serde::Serialize)]
struct UnseenData<'a> {
    artifacts: Object<&'a str, UnseenArtifacts<'a>>,
    experiments: Object<&'a str, u32>,
}

#[derive(serde::Serialize)]
#[serde(untagged)]
enum UnseenArtifacts<'a> {
    All(u32),
    ByColour(Object<&'a str, u32>),
}

/// A position with the names of its catalogue.
struct Viewer<'a> {
    game: &'a Botmegistus,
    state: &'a State,
}

impl<'a> Viewer<'a> {
    fn catalogue(&self) -> &'a Catalogue {
        self.game.catalogue()
    }

    fn die(&self, die: Option<Die>) -> Option<DieData<'a>> {
        die.map(|die| DieData {
            colour: self.catalogue().colour_name(die.colour()),
            symbol: self.catalogue().symbol_name(die.symbol()),
            potency: die.potency(),
        })
    }

    fn colours(&self, colours: impl Iterator<Item = Colour>) -> Vec<&'a str> {
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

    fn artifact_names(&self, ids: impl Iterator<Item = crate::ArtifactId>) -> Vec<&'a str> {
        ids.map(|id| self.catalogue().artifact_name(id)).collect()
    }

    fn experiment_names(&self, ids: impl Iterator<Item = crate::ExperimentId>) -> Vec<&'a str> {
        ids.map(|id| self.catalogue().experiment_name(id)).collect()
    }

    fn automa_names(&self, ids: impl Iterator<Item = crate::AutomaId>) -> Vec<&'a str> {
        ids.map(|id| self.catalogue().automa_name(id)).collect()
    }

    fn bot(&self) -> BotData<'a> {
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
            queue: if state.phase() == Phase::ArtifactTie {
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

    fn human(&self) -> HumanData<'a> {
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

    fn window(&self) -> Option<WindowData<'a>> {
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

    fn view(&self) -> ViewData<'a> {
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
            round: state.round(),
            phase: state.phase().word(),
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
            dealt,
            to_roll: self.colours(state.to_roll()),
            setup_rolls_left: state.setup_rolls_left(),
            masterpieces_drawn: self.experiment_names(state.masterpieces()),
            digits: state.digits().collect(),
            unseen: self.unseen(),
            options: self.game.options(),
            out: Vec::new(),
            formulas_bought: 0,
        }
    }

    /// The view with what it leaves out: the cards that have left the game face down, and the formulas
    /// that the bot has bought.
    fn position(&self) -> ViewData<'a> {
        let (state, catalogue) = (self.state, self.catalogue());
        let unseen = |pile: u128, place: u8| pile & bit(place) != 0;
        let artifacts = catalogue.artifacts().filter(|id| {
            !unseen(state.unseen_artifacts | state.bot_artifacts, id.place())
                && !unseen(state.human_artifacts, id.place())
                && !Colour::all().any(|colour| state.artifacts_of(colour).any(|a| a == *id))
                && !state.dealt_artifacts().any(|a| a == *id)
        });
        let held = state.bot_completed | state.human_incomplete | state.human_completed;
        let experiments = catalogue.experiments().filter(|id| {
            !unseen(state.unseen_experiments | held, id.place())
                && !catalogue
                    .sections()
                    .any(|s| state.experiments_of(s).any(|e| e == *id))
                && !state
                    .dealt_experiments()
                    .chain(state.bot_incomplete())
                    .chain(state.masterpieces())
                    .any(|e| e == *id)
        });
        let mut out = self.artifact_names(artifacts);
        out.extend(self.experiment_names(experiments));
        ViewData {
            out,
            formulas_bought: state.formulas_bought,
            ..self.view()
        }
    }
}

impl Interchange for Botmegistus {
    type Catalogue = Tables;
    type Setup = Setup;

    fn assemble(options: Options, catalogue: Option<Tables>) -> Result<Self, Faults> {
        match catalogue {
            None => Ok(Self::new(options)),
            Some(tables) => Ok(Self::with_catalogue(options, Catalogue::load(&tables)?)),
        }
    }

    fn set_up(&self, setup: &Setup) -> Result<State, Faults> {
        setup.read(self)
    }

    fn serialize_view<S: Serializer>(
        &self,
        state: &State,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        Viewer { game: self, state }.view().serialize(serializer)
    }

    fn serialize_position<S: Serializer>(
        &self,
        state: &State,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        Viewer { game: self, state }
            .position()
            .serialize(serializer)
    }

    fn serialize_event<S: Serializer>(
        &self,
        event: &Event,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        EventWriter {
            catalogue: self.catalogue(),
            map: &mut map,
        }
        .write(event)?;
        map.end()
    }

    fn serialize_outcome<S: Serializer>(
        &self,
        outcome: &Outcome,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        outcome.serialize(serializer)
    }
}
