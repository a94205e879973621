//! Reads the fields of a view into a position.

mod board;
mod sides;
mod unseen;

use alloc::string::String;
use alloc::vec::Vec;

use solo_core::Faults;

use super::{DieSetup, Object, Setup};
use crate::catalogue::{ArtifactId, AutomaId, Catalogue, Colour, ExperimentId, Place};
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::state::{DiceToRoll, Die, State, bit};

pub(super) struct Reader<'a> {
    pub(super) game: &'a Botmegistus,
    pub(super) faults: Faults,
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

    pub(super) fn state(&mut self, setup: &Setup) -> State {
        let phase = Phase::from_word(&setup.phase);
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
            reactions: setup.human.reactions,
            gold: setup.bot.gold,
            ethereal: setup.bot.ethereal,
            points: setup.bot.vp,
            ..self.game.start()
        };
        self.lists(setup, &mut state);
        self.board(setup, &mut state);
        self.bot(&setup.bot, &mut state);
        self.human(&setup.human, &mut state);
        self.window(setup, &mut state);
        self.unseen(setup, &mut state);
        // TB-15.9: what is not a type was bought.
        let count = setup.outcome.map_or(0, |outcome| outcome.formula_count);
        state.formulas_bought = count.saturating_sub(self.game.types_completed(&state));
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
        state.to_roll = DiceToRoll::NONE;
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
        state.look = setup
            .look
            .as_ref()
            .and_then(|name| self.find("look", "TB-18.11", name, Catalogue::row));
        let artifacts = matches!(state.phase, Phase::DealArtifact | Phase::KeepArtifact);
        state.dealt_artifacts = [None; 2];
        state.dealt_experiments = [None; 2];
        if artifacts {
            state.dealt_artifacts = self.row("dealt", "TB-1.5", &setup.dealt, Self::artifact);
        } else {
            state.dealt_experiments = self.row("dealt", "TB-1.7", &setup.dealt, Self::experiment);
        }
    }
}
