//! Reading a view back: anything that has the right fields becomes a position, or a list of all its
//! faults.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use core::fmt::Display;

use serde::Deserialize;
use solo_core::{Faults, OptionMap, plain_number};

use crate::catalogue::{
    ArtifactId, AutomaId, Catalogue, Colour, Element, ExperimentId, Level, PartText, Place,
    TokenKind,
};
use crate::game::Botmegistus;
use crate::options::Options;
use crate::state::{Die, Phase, Side, State, bit, token_shift};

type Object<V> = BTreeMap<String, V>;

/// The fields of a view, not checked yet: anything that has the right types.
///
/// `Botmegistus::set_up` (trait `Interchange`) makes a [`State`] of it or lists every fault.
///
/// A view does not say which cards left the game face down, nor how many formulas the bot bought in
/// the end. `out` and `formulas_bought` say it; without them the last cards in catalogue order are
/// taken to have left, and no formula to be bought.
///
/// ```
/// use solo_core::Interchange;
/// use trismegistus_bot::{Botmegistus, Setup};
/// let game = Botmegistus::default();
/// let view = serde_json::to_string(&game.view(&game.start()))?;
/// let setup: Setup = serde_json::from_str(&view)?;
/// assert_eq!(game.set_up(&setup)?, game.start());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the table in RULES.md")]
pub struct Setup {
    pub round: u8,
    pub phase: String,
    pub turn: Option<Side>,
    pub first: Side,
    pub passed: Vec<Side>,
    pub bowls: Object<Object<u8>>,
    pub artifacts: Object<Vec<Option<String>>>,
    pub experiments: Object<Vec<Option<String>>>,
    pub tokens: Object<Object<String>>,
    pub tokens_unplaced: Object<u8>,
    pub levels: Object<Object<u8>>,
    pub bot: BotSetup,
    pub human: HumanSetup,
    pub window: Option<WindowSetup>,
    pub tie: Vec<String>,
    pub dealt: Vec<String>,
    pub to_roll: Vec<String>,
    pub setup_rolls_left: u8,
    pub masterpieces_drawn: Vec<String>,
    pub digits: Vec<u8>,
    pub unseen: UnseenSetup,
    pub options: OptionMap<Options>,
    #[serde(default)]
    pub out: Option<Vec<String>>,
    #[serde(default)]
    pub formulas_bought: u8,
}

/// A die of a view.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the table in RULES.md")]
pub struct DieSetup {
    pub colour: String,
    pub symbol: String,
    pub potency: u8,
}

/// The bot's part of a view.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the table in RULES.md")]
pub struct BotSetup {
    pub die: Option<DieSetup>,
    pub used: Vec<String>,
    pub gold: u16,
    pub ethereal: u8,
    pub vp: u16,
    pub artifacts: Vec<String>,
    pub incomplete: Vec<String>,
    pub completed: Vec<String>,
    pub card: Option<String>,
    pub queue: Vec<String>,
    pub face_up: Vec<Option<String>>,
    pub deck: Vec<String>,
    pub discard: Vec<String>,
    pub specializations: Vec<String>,
}

/// The human's part of a view.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the table in RULES.md")]
pub struct HumanSetup {
    pub die: Option<DieSetup>,
    pub used: Vec<String>,
    pub artifacts: Vec<String>,
    pub incomplete: Vec<String>,
    pub completed: Vec<String>,
    pub reactions: u8,
}

/// The open window of a view.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the table in RULES.md")]
pub struct WindowSetup {
    pub kind: String,
    pub colour: String,
    pub symbol: String,
    pub artifact: bool,
    pub experiment: bool,
}

/// The unseen cards of a view.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the table in RULES.md")]
pub struct UnseenSetup {
    pub artifacts: Object<UnseenArtifacts>,
    pub experiments: Object<u32>,
}

/// Unseen artifacts of a level: all together for `start`, else by colour.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum UnseenArtifacts {
    /// All starting artifacts.
    All(u32),
    /// By colour.
    ByColour(Object<u32>),
}

impl Setup {
    /// The position, or everything that is wrong with the view.
    pub(crate) fn read(&self, game: &Botmegistus) -> Result<State, Faults> {
        let mut reader = Reader {
            game,
            faults: Faults::new(),
        };
        let state = reader.state(self);
        let mut faults = reader.faults;
        // What could not be read would only be reported a second time.
        if faults.is_empty() {
            game.examine(&state, &mut |field, rule, message| {
                faults.add(field, rule, message);
            });
        }
        faults.into_result(state)
    }
}

struct Reader<'a> {
    game: &'a Botmegistus,
    faults: Faults,
}

/// TB-I3: a list that names a card twice.
const TWICE: &str = "it is named twice";

impl<'a> Reader<'a> {
    fn catalogue(&self) -> &'a Catalogue {
        self.game.catalogue()
    }

    fn find<T>(
        &mut self,
        at: &str,
        rule: &'static str,
        name: &str,
        find: impl FnOnce(&'a Catalogue, &str) -> Option<T>,
    ) -> Option<T> {
        let found = find(self.game.catalogue(), name);
        self.faults.require(
            found.is_some(),
            at,
            rule,
            format_args!("there is no {name}"),
        );
        found
    }

    /// The entries of an object that must have exactly these names.
    fn entries<'s, V>(
        &mut self,
        at: &str,
        object: &'s Object<V>,
        names: &[&str],
    ) -> Vec<(usize, &'s V)> {
        for name in object.keys().filter(|name| !names.contains(&name.as_str())) {
            self.faults
                .add(at, "TB-17.6", format_args!("there is no {name}"));
        }
        let mut found = Vec::new();
        for (place, name) in names.iter().enumerate() {
            match object.get(*name) {
                Some(value) => found.push((place, value)),
                None => self
                    .faults
                    .add(at, "TB-17.6", format_args!("{name} is missing")),
            }
        }
        found
    }

    fn colour(&mut self, at: &str, name: &str) -> Option<Colour> {
        self.find(at, "TB-V2", name, Catalogue::colour)
    }

    fn artifact(&mut self, at: &str, name: &str) -> Option<ArtifactId> {
        self.find(at, "TB-I3", name, Catalogue::artifact)
    }

    fn experiment(&mut self, at: &str, name: &str) -> Option<ExperimentId> {
        self.find(at, "TB-I3", name, Catalogue::experiment)
    }

    fn automa(&mut self, at: &str, name: &str) -> Option<AutomaId> {
        self.find(at, "TB-I3", name, Catalogue::automa)
    }

    /// A set of cards from their names.
    fn set<T: Place>(
        &mut self,
        at: &str,
        names: &[String],
        mut find: impl FnMut(&mut Self, &str, &str) -> Option<T>,
    ) -> u128 {
        let mut set = 0;
        for name in names {
            let card = find(self, at, name).and_then(|card| u8::try_from(card.index()).ok());
            let card = card.map_or(0, bit);
            self.faults.require(
                set & card == 0,
                at,
                "TB-I3",
                format_args!("{name}: {TWICE}"),
            );
            set |= card;
        }
        set
    }

    /// A short list that keeps its order.
    fn row<T: Copy, N: AsRef<str>, const LENGTH: usize>(
        &mut self,
        at: &str,
        rule: &'static str,
        names: &[N],
        mut find: impl FnMut(&mut Self, &str, &str) -> Option<T>,
    ) -> [Option<T>; LENGTH] {
        let fits = names.len() <= LENGTH;
        self.faults
            .require(fits, at, rule, format_args!("there are more than {LENGTH}"));
        let mut row = [None; LENGTH];
        for (place, name) in row.iter_mut().zip(names) {
            *place = find(self, at, name.as_ref());
        }
        row
    }

    fn die(&mut self, at: &str, die: Option<&DieSetup>) -> Option<Die> {
        let die = die?;
        let colour = self.colour(at, &die.colour);
        let symbol = self.find(at, "TB-V2", &die.symbol, Catalogue::symbol);
        Some(Die {
            colour: colour?,
            symbol: symbol?,
            potency: die.potency,
        })
    }

    fn state(&mut self, setup: &Setup) -> State {
        let same = setup.options.0 == *self.game.options();
        self.faults.require(
            same,
            "options",
            "TB-17.6",
            "these are not the options of the game",
        );
        let phase = Phase::ALL
            .iter()
            .copied()
            .find(|phase| phase.word() == setup.phase);
        let known = phase.is_some();
        self.faults.require(
            known,
            "phase",
            "TB-17.6",
            format_args!("there is no phase {}", setup.phase),
        );
        let mut state = State {
            phase: phase.unwrap_or(Phase::Over),
            round: setup.round,
            turn: setup.turn,
            first: setup.first,
            setup_rolls_left: setup.setup_rolls_left,
            formulas_bought: setup.formulas_bought,
            reactions: setup.human.reactions,
            gold: setup.bot.gold,
            ethereal: setup.bot.ethereal,
            points: setup.bot.vp,
            ..self.game.start()
        };
        state.phase = phase.unwrap_or(Phase::Over);
        self.lists(setup, &mut state);
        self.board(setup, &mut state);
        self.bot(&setup.bot, &mut state);
        self.human(&setup.human, &mut state);
        self.window(setup, &mut state);
        self.unseen(setup, &mut state);
        state
    }

    /// Short lists that stand at the top of a view.
    fn lists(&mut self, setup: &Setup, state: &mut State) {
        let fits = setup.passed.len() <= 2;
        self.faults
            .require(fits, "passed", "TB-2.5", "there are two sides");
        state.passed = [setup.passed.first().copied(), setup.passed.get(1).copied()];
        let fits = setup.digits.len() <= 3;
        self.faults
            .require(fits, "digits", "TB-15.13", "there are three digits");
        state.digits = core::array::from_fn(|place| setup.digits.get(place).copied());
        let fits = setup.to_roll.len() <= 20;
        self.faults
            .require(fits, "to_roll", "TB-3.1", "there are not so many dice");
        state.to_roll = crate::state::DiceToRoll::NONE;
        for name in setup.to_roll.iter().take(20) {
            if let Some(colour) = self.colour("to_roll", name) {
                state.to_roll.add(colour, 1);
            }
        }
        state.masterpieces = self.row(
            "masterpieces_drawn",
            "TB-15.1",
            &setup.masterpieces_drawn,
            Self::experiment,
        );
        let [left, right] = self.row("tie", "TB-8.2", &setup.tie, Self::artifact);
        state.tie = left.zip(right);
        let whole = setup.tie.is_empty() || state.tie.is_some();
        self.faults
            .require(whole, "tie", "TB-8.2", "a tie is between two artifacts");
        let artifacts = matches!(state.phase, Phase::DealArtifact | Phase::KeepArtifact);
        state.dealt_artifacts = [None; 2];
        state.dealt_experiments = [None; 2];
        if artifacts {
            state.dealt_artifacts = self.row("dealt", "TB-1.5", &setup.dealt, Self::artifact);
        } else {
            state.dealt_experiments = self.row("dealt", "TB-1.7", &setup.dealt, Self::experiment);
        }
    }

    /// Bowls, displays, tokens and markers.
    fn board(&mut self, setup: &Setup, state: &mut State) {
        let c = self.catalogue();
        for (bowl, colours) in self.entries("bowls", &setup.bowls, &c.symbols) {
            for (colour, count) in self.entries("bowls", colours, &c.colours) {
                let row = state
                    .bowls
                    .0
                    .get_mut(bowl)
                    .and_then(|row| row.0.get_mut(colour));
                if let Some(dice) = row {
                    *dice = *count;
                }
            }
        }
        for (colour, slots) in self.entries("artifacts", &setup.artifacts, &c.colours) {
            let row = self.slots("artifacts", slots, c.artifact_slots(), Self::artifact);
            if let Some(place) = state.artifact_rows.0.get_mut(colour) {
                *place = row;
            }
        }
        let sections: Vec<&str> = c
            .sections()
            .map(|section| c.section_name(section))
            .collect();
        for (section, slots) in self.entries("experiments", &setup.experiments, &sections) {
            let row = self.slots("experiments", slots, c.experiment_slots(), Self::experiment);
            if let Some(place) = state.experiment_rows.0.get_mut(section) {
                *place = row;
            }
        }
        let kinds: Vec<&str> = c.token_kinds().map(|kind| c.token_name(kind)).collect();
        for (kind, count) in self.entries("tokens_unplaced", &setup.tokens_unplaced, &kinds) {
            if let Some(place) = state.unplaced.0.get_mut(kind) {
                *place = *count;
            }
        }
        for (track, tokens) in self.entries("tokens", &setup.tokens, &c.elements) {
            for (level, kind) in tokens {
                self.token(state, track, level, kind);
            }
        }
        for (side, levels) in self.entries("levels", &setup.levels, &["human", "bot"]) {
            for (track, level) in self.entries("levels", levels, &c.elements) {
                let row = state
                    .levels
                    .0
                    .get_mut(side)
                    .and_then(|row| row.0.get_mut(track));
                if let Some(place) = row {
                    *place = *level;
                }
            }
        }
    }

    fn slots<T: Copy>(
        &mut self,
        at: &str,
        slots: &[Option<String>],
        expected: u8,
        mut find: impl FnMut(&mut Self, &str, &str) -> Option<T>,
    ) -> [Option<T>; 4] {
        let fits = slots.len() == usize::from(expected);
        self.faults.require(
            fits,
            at,
            "TB-2.2",
            format_args!("a row has {expected} slots"),
        );
        let mut row = [None; 4];
        for (place, name) in row.iter_mut().zip(slots) {
            *place = name.as_ref().and_then(|name| find(self, at, name));
        }
        row
    }

    /// TB-1.4: a token on its bonus space.
    fn token(&mut self, state: &mut State, track: usize, level: &str, kind: &str) {
        let kind: Option<TokenKind> = self.find("tokens", "TB-I4", kind, Catalogue::token);
        let track = u8::try_from(track).ok().and_then(Element::new);
        let number = plain_number(level, 0, 30).and_then(|number| u8::try_from(number).ok());
        let space = track
            .zip(number)
            .filter(|(t, n)| self.catalogue().is_bonus_space(*t, *n));
        let Some((track, level)) = space else {
            return self.faults.add(
                "tokens",
                "TB-1.4",
                format_args!("{level} is no bonus space"),
            );
        };
        let Some(kind) = kind else { return };
        let shift = token_shift(self.catalogue(), track, level);
        if let Some(tokens) = state.tokens.get_mut(track) {
            *tokens |= 1_u32.wrapping_shl(u32::from(level));
        }
        if let Some(kinds) = state.token_kinds.get_mut(track) {
            *kinds |= u32::from(kind.place()).wrapping_shl(shift);
        }
    }

    fn bot(&mut self, bot: &BotSetup, state: &mut State) {
        let die = self.die("bot.die", bot.die.as_ref());
        state.dice.set(Side::Bot, die);
        let used = self.row("bot.used", "TB-12.2", &bot.used, Self::colour);
        state.used.set(Side::Bot, used);
        state.bot_artifacts = self.set("bot.artifacts", &bot.artifacts, Self::artifact);
        state.bot_completed = self.set("bot.completed", &bot.completed, Self::experiment);
        state.incomplete = self.row(
            "bot.incomplete",
            "TB-8.5",
            &bot.incomplete,
            Self::experiment,
        );
        state.active = bot
            .card
            .as_ref()
            .and_then(|card| self.automa("bot.card", card));
        let automa = |set: u128| u32::try_from(set).unwrap_or(u32::MAX);
        state.deck = automa(self.set("bot.deck", &bot.deck, Self::automa));
        state.discard = automa(self.set("bot.discard", &bot.discard, Self::automa));
        state.specializations = self.row(
            "bot.specializations",
            "TB-13.6",
            &bot.specializations,
            |reader, at, name| reader.find(at, "TB-V2", name, Catalogue::element),
        );
        let places = if self.game.options().advanced_planning {
            2
        } else {
            0
        };
        let fits = bot.face_up.len() == places;
        self.faults.require(
            fits,
            "bot.face_up",
            "TB-1.19",
            format_args!("there are {places} open places"),
        );
        state.face_up = [None; 2];
        for (place, card) in state.face_up.iter_mut().zip(&bot.face_up) {
            *place = card
                .as_ref()
                .and_then(|card| self.automa("bot.face_up", card));
        }
        self.queue(&bot.queue, state);
    }

    /// The parts not yet done have to be the end of one of the branches of the active card.
    fn queue(&mut self, queue: &[String], state: &mut State) {
        use alloc::string::ToString;
        let left = u8::try_from(queue.len()).unwrap_or(u8::MAX);
        state.parts_left = left;
        state.reward = false;
        let Some(card) = state.active.map(|card| self.catalogue().automa_card(card)) else {
            self.faults
                .require(left == 0, "bot.queue", "TB-7.1", "no card is active");
            return;
        };
        let fits = |reward: bool| {
            let parts = card.branch(reward).as_slice();
            let rest = parts
                .len()
                .checked_sub(queue.len())
                .and_then(|done| parts.get(done..));
            rest.is_some_and(|rest| {
                let texts = rest
                    .iter()
                    .map(|part| PartText(self.catalogue(), *part).to_string());
                texts.eq(queue.iter().cloned())
            })
        };
        let branches = [fits(false), fits(true)];
        state.reward = branches == [false, true];
        let known = branches.contains(&true);
        self.faults.require(
            known,
            "bot.queue",
            "TB-7.1",
            "this is not the rest of the active card",
        );
    }

    fn human(&mut self, human: &HumanSetup, state: &mut State) {
        let die = self.die("human.die", human.die.as_ref());
        state.dice.set(Side::Human, die);
        let used = self.row("human.used", "TB-12.2", &human.used, Self::colour);
        state.used.set(Side::Human, used);
        state.human_artifacts = self.set("human.artifacts", &human.artifacts, Self::artifact);
        state.human_incomplete = self.set("human.incomplete", &human.incomplete, Self::experiment);
        state.human_completed = self.set("human.completed", &human.completed, Self::experiment);
    }

    /// The window repeats the die it is measured against.
    fn window(&mut self, setup: &Setup, state: &mut State) {
        let die = Botmegistus::window_die(state);
        let fits = match (&setup.window, die) {
            (None, None) => true,
            (Some(window), Some(die)) => {
                let reacting = state.phase == Phase::ReactionWindow;
                window.kind == if reacting { "reaction" } else { "action" }
                    && window.colour == self.catalogue().colour_name(die.colour())
                    && window.symbol == self.catalogue().symbol_name(die.symbol())
            }
            _ => false,
        };
        self.faults.require(
            fits,
            "window",
            "TB-14.6",
            "this is not the window of the phase",
        );
        let window = setup.window.as_ref();
        state.artifact_taken = window.is_some_and(|window| window.artifact);
        state.experiment_taken = window.is_some_and(|window| window.experiment);
    }

    /// The unseen cards: those that lie nowhere else, without those that have left the game.
    fn unseen(&mut self, setup: &Setup, state: &mut State) {
        let c = self.catalogue();
        let mut out = (0, 0);
        for name in setup.out.iter().flatten() {
            match (c.artifact(name), c.experiment(name)) {
                (Some(id), _) => out.0 |= bit(id.place()),
                (None, Some(id)) => out.1 |= bit(id.place()),
                (None, None) => self
                    .faults
                    .add("out", "TB-I3", format_args!("there is no {name}")),
            }
        }
        let shown = Colour::all().flat_map(|colour| state.artifacts_of(colour));
        let known = shown
            .chain(state.dealt_artifacts())
            .fold(state.bot_artifacts | state.human_artifacts, |all, id| {
                all | bit(id.place())
            });
        let named = setup.out.is_some();
        self.faults.require(
            known & out.0 == 0,
            "out",
            "TB-I3",
            "an artifact is still in play",
        );
        let rest = Rest {
            known: known | out.0,
            named,
        };
        state.unseen_artifacts = self.unseen_artifacts(&setup.unseen, rest);
        let known = c
            .sections()
            .flat_map(|section| state.experiments_of(section))
            .chain(state.dealt_experiments())
            .chain(state.bot_incomplete())
            .chain(state.masterpieces())
            .map(|id| bit(id.place()))
            .fold(
                state.bot_completed | state.human_incomplete | state.human_completed,
                |a, b| a | b,
            );
        self.faults.require(
            known & out.1 == 0,
            "out",
            "TB-I3",
            "an experiment is still in play",
        );
        let rest = Rest {
            known: known | out.1,
            named,
        };
        let words = Level::ALL.map(Level::word);
        state.unseen_experiments = 0;
        for (level, count) in self.entries("unseen", &setup.unseen.experiments, &words) {
            let pile = Level::ALL
                .get(level)
                .map_or(0, |level| c.experiments_of(*level));
            state.unseen_experiments |= self.pile("experiments", pile, rest, *count);
        }
    }

    fn unseen_artifacts(&mut self, unseen: &UnseenSetup, rest: Rest) -> u128 {
        let c = self.catalogue();
        let mut all = 0;
        let words: Vec<&str> = Level::ALL
            .iter()
            .take(4)
            .map(|level| level.word())
            .collect();
        for (place, counts) in self.entries("unseen", &unseen.artifacts, &words) {
            let level = Level::ALL.get(place).copied().unwrap_or(Level::Start);
            match counts {
                UnseenArtifacts::All(count) if level == Level::Start => {
                    all |= self.pile("artifacts", c.starting_artifacts(), rest, *count);
                }
                UnseenArtifacts::ByColour(counts) if level != Level::Start => {
                    for (colour, count) in self.entries("unseen", counts, &c.colours) {
                        let colour = u8::try_from(colour).ok().and_then(Colour::new);
                        let pile = colour.map_or(0, |colour| c.artifacts_of(level, colour));
                        all |= self.pile("artifacts", pile, rest, *count);
                    }
                }
                _ => {
                    let message = format_args!("level {} is counted in another way", level.word());
                    self.faults.add("unseen", "TB-17.6", message);
                }
            }
        }
        all
    }

    /// So many unseen cards of a pile; without a word about it, the last ones have left the game.
    fn pile(&mut self, what: impl Display, pile: u128, rest: Rest, count: u32) -> u128 {
        let candidates = pile & !rest.known;
        let there = candidates.count_ones();
        let fits = if rest.named {
            there == count
        } else {
            there >= count
        };
        let message = format_args!("{count} {what} of a pile cannot be unseen, {there} are left");
        self.faults.require(fits, "unseen", "TB-I3", message);
        let mut unseen = candidates;
        for _ in count..there {
            let last = 127_u32.saturating_sub(unseen.leading_zeros());
            unseen &= !1_u128.wrapping_shl(last);
        }
        unseen
    }
}

/// Which cards of a pile are known, and whether those that left are among them.
#[derive(Clone, Copy)]
struct Rest {
    known: u128,
    named: bool,
}
