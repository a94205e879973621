//! A view read back as a position, with every fault named: chapter TK-18.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Deserializer};
use solo_core::{Card, CardSet, Faults, Finding, Findings};

use crate::audit;
use crate::catalogue::{DECK, DODGE_BLOW, SCROLL, SKILLS, TORCHES, TREASURE};
use crate::event::Heading;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::phase::{Phase, Resume, Stage};
use crate::state::{MAX_TURNS, Slot, Stacks, State};

/// The fields of a view, not checked yet: anything that has the right types.
///
/// [`Tomb::set_up`](solo_core::Interchange::set_up) makes a [`State`] of it or lists every fault.
///
/// ```
/// use solo_core::Interchange;
/// use tomb4k::{Setup, Tomb};
/// let game = Tomb::default();
/// let state = game.replay(["card 9S", "card 4C"])?;
/// let view = serde_json::to_string(&game.view(&state))?;
/// let setup: Setup = serde_json::from_str(&view)?;
/// assert_eq!(game.set_up(&setup)?, state);
/// let setup = Setup { hp: 10, ..setup };
/// assert_eq!(game.set_up(&setup).unwrap_err().to_string(), "hp: there are nine hit points at most (TK-11.1)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// What is waited for.
    pub phase: Phase,
    /// The way in or out.
    pub heading: Heading,
    /// The number of the open turn; 0 without one.
    pub turn: u8,
    /// Its column; 0 without one.
    pub column: u8,
    /// Finished delve turns.
    pub delve_turns: u8,
    /// Finished retreat turns.
    pub retreat_turns: u8,
    /// Cards in the deck.
    pub deck: u32,
    /// Those that were never seen.
    pub unseen: Vec<String>,
    /// The ace under the deck, if any.
    pub bottom: Vec<String>,
    /// The torch row.
    pub torches: Vec<String>,
    /// Hit points, 0 to 9.
    pub hp: u8,
    /// Jacks in hand.
    pub skills: Vec<String>,
    /// Treasure in hand.
    pub treasure: Vec<String>,
    /// Kings in hand, 0 to 4.
    pub kings: u8,
    /// What that is worth, 0 to 100.
    pub worth: u8,
    /// The jack of hearts once it has dodged.
    pub spent: Vec<String>,
    /// The cards of the open turn.
    pub open: Vec<String>,
    /// Its encounter card.
    #[serde(deserialize_with = "present")]
    pub encounter: Option<String>,
    /// Pending damage, 0 to 8.
    pub damage: u8,
    /// Discards still to be made, 0 to 8.
    pub discards_due: u8,
    /// The fourth ace while the scroll decision is pending.
    #[serde(deserialize_with = "present")]
    pub fourth: Option<String>,
    /// What that decision interrupted.
    #[serde(deserialize_with = "present")]
    pub resume: Option<Resume>,
    /// Cards in the stack of each finished turn.
    pub stacks: Vec<u8>,
    /// The cards of all stacks.
    pub covered: Vec<String>,
    /// The discard pile.
    pub discards: Vec<String>,
    /// How the game ended; nothing while it runs.
    #[serde(deserialize_with = "present")]
    pub outcome: Option<StatedOutcome>,
}

/// TK-18.1: a field that may be null has to be there all the same.
fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(data: D) -> Result<Option<T>, D::Error> {
    Option::deserialize(data)
}

/// The outcome that a view states, not checked yet (TK-18.1).
///
/// ```
/// let text = r#"{"result":"escaped","won":false,"kings":0,"points":7,"gold":700,"score":"0/7"}"#;
/// let stated: tomb4k::StatedOutcome = serde_json::from_str(text)?;
/// assert_eq!(stated.points, 7);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatedOutcome {
    /// `dead`, `lost` or `escaped`.
    pub result: String,
    /// Whether four kings were brought out.
    pub won: bool,
    /// Kings brought out.
    pub kings: u8,
    /// The points.
    pub points: u8,
    /// A hundred times as much.
    pub gold: u16,
    /// Kings and points as they are written.
    pub score: String,
}

impl Setup {
    /// The position of this view, if nothing is wrong with it.
    pub(crate) fn read(&self, options: &Options) -> Result<State, Faults> {
        let mut faults = Faults::new();
        let state = self.read_state(&mut faults);
        self.check_derived(&state, &mut faults);
        let mut tell = |Finding { at, rule, message }| {
            let known = faults
                .iter()
                .any(|fault| fault.at == at && fault.rule == rule);
            faults.require(known, at, rule, message);
        };
        audit::examine(options, &state, &mut Findings::new(&mut tell));
        faults.into_result(state)
    }

    fn stage(&self, faults: &mut Faults) -> Stage {
        let stated = self.outcome.as_ref();
        let result = stated.map_or("", |outcome| outcome.result.as_str());
        match (self.phase, result) {
            (Phase::Between, _) => Stage::Between,
            (Phase::Seek, _) => Stage::Seek,
            (Phase::Encounter, _) => Stage::Encounter,
            (Phase::Action, _) => Stage::Action,
            (Phase::Blow, _) => Stage::Blow,
            (Phase::Door, _) => Stage::Door,
            (Phase::Discard, _) => Stage::Discard,
            (Phase::Torch, _) => Stage::Torch,
            (Phase::Mark, _) => Stage::Mark,
            (Phase::Over, "dead") => Stage::Dead,
            (Phase::Over, "lost") => Stage::Lost,
            (Phase::Over, "escaped") => Stage::Escaped,
            (Phase::Over, _) => {
                faults.add("outcome", "TK-13.1", "a game ends as dead, lost or escaped");
                Stage::Lost
            }
        }
    }

    /// Everything that can be said of the view before it is a position.
    fn read_state(&self, faults: &mut Faults) -> State {
        let mut zones = Zones {
            seen: CardSet::EMPTY,
            faults,
        };
        let unseen = zones.read("unseen", "TK-1.3", &self.unseen, DECK);
        let bottom = zones.read("bottom", "TK-10.3", &self.bottom, TORCHES);
        let torches = zones.read("torches", "TK-10.1", &self.torches, TORCHES.with(SCROLL));
        let skills = zones.read("skills", "TK-8.1", &self.skills, SKILLS);
        let treasure = zones.read("treasure", "TK-4.3", &self.treasure, TREASURE);
        let spent = zones.read("spent", "TK-8.5", &self.spent, CardSet::of(DODGE_BLOW));
        let open = zones.read("open", "TK-2.6", &self.open, DECK);
        let covered = zones.read("covered", "TK-3.13", &self.covered, DECK);
        zones.read("discards", "TK-7.7", &self.discards, DECK - TORCHES);
        let fourth = zones.read("fourth", "TK-10.3", self.fourth.as_slice(), TORCHES);
        for card in DECK - zones.seen {
            faults.add("unseen", "TK-1.3", format_args!("{card} is missing"));
        }
        faults.require(
            bottom.len() <= 1,
            "bottom",
            "TK-10.3",
            "one ace at most lies under the deck",
        );
        let stage = self.stage(faults);
        State {
            unseen,
            open,
            covered,
            hand: skills | treasure,
            used: torches | spent,
            stacks: self.read_stacks(faults),
            encounter: read_encounter(self.encounter.as_deref(), faults),
            bottom: slot(bottom),
            fourth: slot(fourth),
            hp: self.hp,
            pending: if stage == Stage::Blow {
                self.damage
            } else {
                self.discards_due
            },
            stage,
            resume: self.resume.unwrap_or(Resume::Seek),
            heading: self.heading,
            delve_turns: self.delve_turns,
            retreat_turns: self.retreat_turns,
        }
    }

    fn read_stacks(&self, faults: &mut Faults) -> Stacks {
        let turns = usize::from(self.delve_turns).saturating_add(usize::from(self.retreat_turns));
        faults.require(
            self.stacks.len() == turns,
            "stacks",
            "TK-3.13",
            "there is one stack for each finished turn",
        );
        faults.require(
            self.stacks.iter().all(|&cards| cards <= 13),
            "stacks",
            "TK-3.13",
            "a stack has 1 to 13 cards",
        );
        let mut stacks = Stacks::NONE;
        for (place, &cards) in (0..MAX_TURNS).zip(&self.stacks) {
            stacks.set(place, cards.min(15));
        }
        stacks
    }

    /// What a view says twice must be said alike.
    fn check_derived(&self, state: &State, faults: &mut Faults) {
        let mut same = |holds: bool, at: &str, rule: &'static str| {
            faults.require(holds, at, rule, "this contradicts the other fields");
        };
        same(self.turn == state.turn(), "turn", "TK-3.1");
        same(self.column == state.column(), "column", "TK-12.4");
        same(self.deck == state.deck_len(), "deck", "TK-18.2");
        same(self.kings == state.kings(), "kings", "TK-18.2");
        same(self.worth == state.worth(), "worth", "TK-18.2");
        same(self.damage == state.damage(), "damage", "TK-11.2");
        same(
            self.discards_due == state.discards_due(),
            "discards_due",
            "TK-7.3",
        );
        same(self.resume == state.resume(), "resume", "TK-10.4");
        let outcome_fits = match (&self.outcome, state.outcome()) {
            (None, None) => true,
            (Some(stated), Some(outcome)) => stated.says(&outcome),
            _ => false,
        };
        same(outcome_fits, "outcome", "TK-13.1");
    }
}

impl StatedOutcome {
    fn says(&self, outcome: &Outcome) -> bool {
        self.won == outcome.won()
            && self.kings == outcome.score().kings()
            && self.points == outcome.score().points()
            && self.gold == outcome.gold()
            && self.score == outcome.score().to_string()
    }
}

struct Zones<'a> {
    seen: CardSet,
    faults: &'a mut Faults,
}

impl Zones<'_> {
    /// Reads a zone whose cards must be among `allowed` and lie nowhere else.
    fn read(
        &mut self,
        at: &'static str,
        rule: &'static str,
        ids: &[String],
        allowed: CardSet,
    ) -> CardSet {
        let mut zone = CardSet::EMPTY;
        for id in ids {
            match id.parse::<Card>() {
                Ok(card) if !allowed.contains(card) => {
                    self.faults
                        .add(at, rule, format_args!("{card} does not belong here"));
                }
                Ok(card) if self.seen.contains(card) => {
                    self.faults
                        .add(at, "TK-1.3", format_args!("{card} lies in two places"));
                }
                Ok(card) => {
                    self.seen.insert(card);
                    zone.insert(card);
                }
                Err(_) => self
                    .faults
                    .add(at, "TK-17.1", format_args!("{id:?} is no card id")),
            }
        }
        zone
    }
}

fn slot(cards: CardSet) -> Slot {
    cards.first().map_or(Slot::EMPTY, Slot::holding)
}

fn read_encounter(id: Option<&str>, faults: &mut Faults) -> Slot {
    match id.map(str::parse::<Card>) {
        None => Slot::EMPTY,
        Some(Ok(card)) => Slot::holding(card),
        Some(Err(_)) => {
            faults.add("encounter", "TK-17.1", "this is no card id");
            Slot::EMPTY
        }
    }
}
