//! The notation of decisions and chance outcomes, with the ids of the catalogue (RULES.md,
//! "Notation").

use core::fmt::{self, Write};

use solo_core::{Face, NotationError, Words};

use crate::catalogue::{
    ArtifactId, AutomaId, Colour, Element, ExperimentId, Section, Symbol, TokenKind,
};
use crate::chance::{Chance, Hand};
use crate::decision::Decision;
use crate::game::Botmegistus;

impl Botmegistus {
    pub(crate) fn print_decision(&self, decision: Decision, out: &mut dyn Write) -> fmt::Result {
        let c = self.catalogue();
        match decision {
            Decision::KeepArtifact(id) => write!(out, "keep {}", c.artifact_name(id)),
            Decision::KeepExperiment(id) => write!(out, "keep {}", c.experiment_name(id)),
            Decision::Draft { symbol, colour } => {
                write!(
                    out,
                    "draft {} {}",
                    c.colour_name(colour),
                    c.symbol_name(symbol)
                )
            }
            Decision::Pass => out.write_str("pass"),
            Decision::Boost => out.write_str("boost"),
            Decision::NoBoost => out.write_str("no-boost"),
            Decision::Spend(amount) => write!(out, "spend {amount}"),
            Decision::Climb(track) => write!(out, "climb {}", c.element_name(track)),
            Decision::TakeArtifact(id) => write!(out, "artifact {}", c.artifact_name(id)),
            Decision::TakeExperiment(id) => write!(out, "experiment {}", c.experiment_name(id)),
            Decision::Complete(id) => write!(out, "complete {}", c.experiment_name(id)),
            Decision::End => out.write_str("end"),
            Decision::React => out.write_str("react"),
            Decision::Decline => out.write_str("decline"),
            Decision::Hundreds(digit) => write!(out, "hundreds {digit}"),
            Decision::Tens(digit) => write!(out, "tens {digit}"),
            Decision::Units(digit) => write!(out, "units {digit}"),
        }
    }

    pub(crate) fn print_chance(&self, chance: Chance, out: &mut dyn Write) -> fmt::Result {
        let c = self.catalogue();
        match chance {
            Chance::Token { track, level, kind } => {
                write!(
                    out,
                    "token {} {level} {}",
                    c.element_name(track),
                    c.token_name(kind)
                )
            }
            Chance::LayArtifact {
                colour,
                slot,
                artifact,
            } => {
                write!(
                    out,
                    "lay {} {slot} {}",
                    c.colour_name(colour),
                    c.artifact_name(artifact)
                )
            }
            Chance::LayExperiment {
                section,
                slot,
                experiment,
            } => {
                let (row, card) = (c.section_name(section), c.experiment_name(experiment));
                write!(out, "lay {row} {slot} {card}")
            }
            Chance::Roll { colour, symbol } => {
                write!(
                    out,
                    "roll {} {}",
                    c.colour_name(colour),
                    c.symbol_name(symbol)
                )
            }
            Chance::DealArtifact(id) => write!(out, "deal {}", c.artifact_name(id)),
            Chance::DealExperiment(id) => write!(out, "deal {}", c.experiment_name(id)),
            Chance::Start(id) => write!(out, "start {}", c.experiment_name(id)),
            Chance::SetupRoll(symbol) => write!(out, "setup-roll {}", c.symbol_name(symbol)),
            Chance::Reveal { hand, card } => {
                write!(out, "reveal {} {}", hand.word(), c.automa_name(card))
            }
            Chance::Pips(face) => write!(out, "d6 {face}"),
            Chance::Flip(card) => write!(out, "flip {}", c.automa_name(card)),
            Chance::Special(element) => write!(out, "special {}", c.element_name(element)),
            Chance::Masterpiece(id) => write!(out, "masterpiece {}", c.experiment_name(id)),
        }
    }

    pub(crate) fn read_decision(&self, text: &str) -> Result<Decision, NotationError> {
        let mut reader = Reader {
            game: self,
            words: Words::new(text),
        };
        let decision = reader.decision()?;
        reader.words.end()?;
        Ok(decision)
    }

    pub(crate) fn read_chance(&self, text: &str) -> Result<Chance, NotationError> {
        let mut reader = Reader {
            game: self,
            words: Words::new(text),
        };
        let chance = reader.chance()?;
        reader.words.end()?;
        Ok(chance)
    }
}

/// Reads words with the names of a game.
struct Reader<'a> {
    game: &'a Botmegistus,
    words: Words<'a>,
}

/// An artifact or an experiment; ids are distinct (TB-V12).
enum Dealt {
    Artifact(ArtifactId),
    Experiment(ExperimentId),
}

impl<'a> Reader<'a> {
    fn named<T>(
        &mut self,
        expected: &'static str,
        find: impl FnOnce(&'a Botmegistus, &str) -> Option<T>,
    ) -> Result<T, NotationError> {
        let word = self.words.next_word(expected)?;
        find(self.game, word).ok_or_else(|| self.words.wrong(expected))
    }

    fn colour(&mut self) -> Result<Colour, NotationError> {
        self.named("a colour", |game, word| game.catalogue().colour(word))
    }

    fn symbol(&mut self) -> Result<Symbol, NotationError> {
        self.named("a symbol", |game, word| game.catalogue().symbol(word))
    }

    fn element(&mut self) -> Result<Element, NotationError> {
        self.named("an element", |game, word| game.catalogue().element(word))
    }

    fn artifact(&mut self) -> Result<ArtifactId, NotationError> {
        self.named("an artifact id", |game, word| {
            game.catalogue().artifact(word)
        })
    }

    fn experiment(&mut self) -> Result<ExperimentId, NotationError> {
        self.named("an experiment id", |game, word| {
            game.catalogue().experiment(word)
        })
    }

    fn automa(&mut self) -> Result<AutomaId, NotationError> {
        self.named("an Automa card id", |game, word| {
            game.catalogue().automa(word)
        })
    }

    fn dealt(&mut self) -> Result<Dealt, NotationError> {
        self.named("an artifact or experiment id", |game, word| {
            let artifact = game.catalogue().artifact(word).map(Dealt::Artifact);
            artifact.or_else(|| game.catalogue().experiment(word).map(Dealt::Experiment))
        })
    }

    fn number(&mut self, min: u8, max: u8) -> Result<u8, NotationError> {
        const EXPECTED: &str = "a number in range without leading zero";
        let number = self
            .words
            .number(u16::from(min), u16::from(max), EXPECTED)?;
        u8::try_from(number).map_err(|_| self.words.wrong(EXPECTED))
    }

    fn decision(&mut self) -> Result<Decision, NotationError> {
        let expected = "a decision";
        Ok(match self.words.next_word(expected)? {
            "keep" => match self.dealt()? {
                Dealt::Artifact(id) => Decision::KeepArtifact(id),
                Dealt::Experiment(id) => Decision::KeepExperiment(id),
            },
            "draft" => {
                let colour = self.colour()?;
                Decision::Draft {
                    symbol: self.symbol()?,
                    colour,
                }
            }
            "pass" => Decision::Pass,
            "boost" => Decision::Boost,
            "no-boost" => Decision::NoBoost,
            "spend" => Decision::Spend(self.number(1, 5)?),
            "climb" => Decision::Climb(self.element()?),
            "artifact" => Decision::TakeArtifact(self.artifact()?),
            "experiment" => Decision::TakeExperiment(self.experiment()?),
            "complete" => Decision::Complete(self.experiment()?),
            "end" => Decision::End,
            "react" => Decision::React,
            "decline" => Decision::Decline,
            "hundreds" => Decision::Hundreds(self.number(0, 9)?),
            "tens" => Decision::Tens(self.number(0, 9)?),
            "units" => Decision::Units(self.number(0, 9)?),
            _ => return Err(self.words.wrong(expected)),
        })
    }

    fn chance(&mut self) -> Result<Chance, NotationError> {
        let expected = "a chance outcome";
        Ok(match self.words.next_word(expected)? {
            "token" => self.token()?,
            "lay" => self.lay()?,
            "roll" => {
                let colour = self.colour()?;
                Chance::Roll {
                    colour,
                    symbol: self.symbol()?,
                }
            }
            "deal" => match self.dealt()? {
                Dealt::Artifact(id) => Chance::DealArtifact(id),
                Dealt::Experiment(id) => Chance::DealExperiment(id),
            },
            "start" => Chance::Start(self.experiment()?),
            "setup-roll" => Chance::SetupRoll(self.symbol()?),
            "reveal" => {
                let hand = self.named("left or right", |_, word| match word {
                    "left" => Some(Hand::Left),
                    "right" => Some(Hand::Right),
                    _ => None,
                })?;
                Chance::Reveal {
                    hand,
                    card: self.automa()?,
                }
            }
            "d6" => {
                let pips = self.number(1, 6)?;
                Chance::Pips(Face::new(pips).ok_or_else(|| self.words.wrong("1 to 6"))?)
            }
            "flip" => Chance::Flip(self.automa()?),
            "special" => Chance::Special(self.element()?),
            "masterpiece" => Chance::Masterpiece(self.experiment()?),
            _ => return Err(self.words.wrong(expected)),
        })
    }

    fn token(&mut self) -> Result<Chance, NotationError> {
        let track = self.element()?;
        let level = self.number(0, self.game.catalogue().top(track))?;
        let kind = self.named("a kind of token", |game, word| game.catalogue().token(word))?;
        Ok(Chance::Token { track, level, kind })
    }

    /// Colours and sections never share a name (TB-V5).
    fn lay(&mut self) -> Result<Chance, NotationError> {
        let catalogue = self.game.catalogue();
        let expected = "a colour or a section";
        let row = self.words.next_word(expected)?;
        if let Some(colour) = catalogue.colour(row) {
            let slot = self.number(1, catalogue.artifact_slots())?;
            return Ok(Chance::LayArtifact {
                colour,
                slot,
                artifact: self.artifact()?,
            });
        }
        let section: Section = catalogue
            .section(row)
            .ok_or_else(|| self.words.wrong(expected))?;
        let slot = self.number(1, catalogue.experiment_slots())?;
        Ok(Chance::LayExperiment {
            section,
            slot,
            experiment: self.experiment()?,
        })
    }
}

impl Botmegistus {
    /// Every decision that can be written down, ascending.
    pub(crate) fn all_decisions(&self, mut visit: impl FnMut(Decision)) {
        let c = self.catalogue();
        c.artifacts()
            .map(Decision::KeepArtifact)
            .for_each(&mut visit);
        c.experiments()
            .map(Decision::KeepExperiment)
            .for_each(&mut visit);
        for symbol in Symbol::all() {
            Colour::all().for_each(|colour| visit(Decision::Draft { symbol, colour }));
        }
        [Decision::Pass, Decision::Boost, Decision::NoBoost]
            .into_iter()
            .for_each(&mut visit);
        (1..=5).map(Decision::Spend).for_each(&mut visit);
        Element::all().map(Decision::Climb).for_each(&mut visit);
        c.artifacts()
            .map(Decision::TakeArtifact)
            .for_each(&mut visit);
        c.experiments()
            .map(Decision::TakeExperiment)
            .for_each(&mut visit);
        c.experiments().map(Decision::Complete).for_each(&mut visit);
        [Decision::End, Decision::React, Decision::Decline]
            .into_iter()
            .for_each(&mut visit);
        (0..=9).map(Decision::Hundreds).for_each(&mut visit);
        (0..=9).map(Decision::Tens).for_each(&mut visit);
        (0..=9).map(Decision::Units).for_each(&mut visit);
    }

    /// Every chance outcome that can be written down, ascending.
    pub(crate) fn all_chances(&self, mut visit: impl FnMut(Chance)) {
        let c = self.catalogue();
        for track in Element::all() {
            for level in 0..=c.top(track) {
                let tokens = c.token_kinds().map(|kind: TokenKind| (track, level, kind));
                tokens.for_each(|(track, level, kind)| visit(Chance::Token { track, level, kind }));
            }
        }
        for colour in Colour::all() {
            for slot in 1..=c.artifact_slots() {
                c.artifacts().for_each(|artifact| {
                    visit(Chance::LayArtifact {
                        colour,
                        slot,
                        artifact,
                    });
                });
            }
        }
        for section in c.sections() {
            for slot in 1..=c.experiment_slots() {
                c.experiments().for_each(|experiment| {
                    visit(Chance::LayExperiment {
                        section,
                        slot,
                        experiment,
                    });
                });
            }
        }
        for colour in Colour::all() {
            Symbol::all().for_each(|symbol| visit(Chance::Roll { colour, symbol }));
        }
        c.artifacts().map(Chance::DealArtifact).for_each(&mut visit);
        c.experiments()
            .map(Chance::DealExperiment)
            .for_each(&mut visit);
        c.experiments().map(Chance::Start).for_each(&mut visit);
        Symbol::all().map(Chance::SetupRoll).for_each(&mut visit);
        for hand in [Hand::Left, Hand::Right] {
            c.automa_cards()
                .for_each(|card| visit(Chance::Reveal { hand, card }));
        }
        Face::all().map(Chance::Pips).for_each(&mut visit);
        c.automa_cards().map(Chance::Flip).for_each(&mut visit);
        Element::all().map(Chance::Special).for_each(&mut visit);
        c.experiments()
            .map(Chance::Masterpiece)
            .for_each(&mut visit);
    }
}
