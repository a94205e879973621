//! A single edit of a correction: its notation, and the change that it makes to a view.

use solo_core::{By, Ranged, Readable as _, plain_number};
use trismegistus_bot::{
    ArtifactId, AutomaId, Botmegistus, Colour, Die, Element, ExperimentId, Row, Section, Side,
    Symbol, TokenKind, View,
};

/// A parsed edit.
pub(super) struct Edit {
    /// Subject of the edit, in the words of its notation.
    subject: String,
    change: Change,
}

enum Change {
    Level(Side, Element, u8),
    Gold(u16),
    Ethereal(u16),
    Points(u16),
    Token(Element, Ranged<0, 30>, Option<TokenKind>),
    Bowl(Symbol, Colour, u8),
    Die(Side, Option<Die>),
    Used(Side, Vec<Colour>),
    Artifacts(Side, Vec<ArtifactId>),
    Incomplete(Side, Vec<ExperimentId>),
    Completed(Side, Vec<ExperimentId>),
    Deck(Vec<AutomaId>),
    Discard(Vec<AutomaId>),
    ArtifactSlot(Colour, usize, Option<ArtifactId>),
    ExperimentSlot(Section, usize, Option<ExperimentId>),
    Reactions(u8),
}

/// The syntax that was expected, for error messages.
type Expected = &'static str;

impl Edit {
    /// Parses an edit without checking it against a position.
    pub(super) fn parse(game: &Botmegistus, text: &str) -> Result<Self, Expected> {
        let words: Vec<&str> = text.split(' ').collect();
        let (subject, change) = match *words.as_slice() {
            ["level", side, track, level] => (3, level_of(game, side, track, level)?),
            ["gold", amount] => (1, Change::Gold(number(amount, u16::MAX)?)),
            ["ethereal", amount] => (1, Change::Ethereal(number(amount, u16::MAX)?)),
            ["points", amount] => (1, Change::Points(number(amount, u16::MAX)?)),
            ["token", track, level, kind] => (3, token(game, track, level, kind)?),
            ["bowl", symbol, colour, count] => {
                let count = number(count, MOST_DICE)?;
                (
                    3,
                    Change::Bowl(symbol_of(symbol)?, colour_of(colour)?, count),
                )
            }
            ["die", side, ref die @ ..] => (2, Change::Die(side_of(side)?, die_of(die)?)),
            ["used", side, ref dice @ ..] => {
                let dice = list(dice, colour_of)?;
                (2, Change::Used(side_of(side)?, dice))
            }
            ["cards", side, zone, ref cards @ ..] => (3, cards_of(game, side, zone, cards)?),
            ["deck", ref cards @ ..] => (1, Change::Deck(automa(game, cards)?)),
            ["discard", ref cards @ ..] => (1, Change::Discard(automa(game, cards)?)),
            ["slot", place, slot, card] => (3, slot_of(game, place, slot, card)?),
            ["reactions", left] => (1, Change::Reactions(number(left, 9)?)),
            _ => return Err("one of the edits of TB-19.7, with all its words"),
        };
        let subject = words.get(..subject).unwrap_or_default().join(" ");
        Ok(Self { subject, change })
    }

    /// Returns the subject of the edit; two edits of the same value have the same one.
    pub(super) fn subject(&self) -> &str {
        &self.subject
    }

    /// Returns whether the edit moves a marker.
    pub(super) const fn is_level(&self) -> bool {
        matches!(self.change, Change::Level(..))
    }

    /// Returns whether the edit concerns a value that lean reports omit (TB-18.3).
    pub(super) const fn is_of_full_reports(&self) -> bool {
        matches!(
            self.change,
            Change::Artifacts(Side::Human, _)
                | Change::Incomplete(Side::Human, _)
                | Change::Completed(Side::Human, _)
                | Change::ArtifactSlot(..)
                | Change::ExperimentSlot(..)
                | Change::Reactions(_)
        )
    }

    /// Applies the edit to a view.
    pub(super) fn apply(&self, view: &mut View) {
        let (bot, human) = (&mut view.bot, &mut view.human);
        match &self.change {
            Change::Level(side, track, level) => {
                put(
                    at(&mut view.levels, side).and_then(|levels| at(levels, track)),
                    *level,
                );
                // Tokens are swept as in TB-12.4 (TB-19.8).
                if let Some(tokens) = at(&mut view.tokens, track) {
                    tokens.0.retain(|(space, _)| space.get() > *level);
                }
            }
            Change::Gold(amount) => bot.gold = *amount,
            Change::Ethereal(amount) => bot.ethereal = *amount,
            Change::Points(amount) => bot.vp = *amount,
            Change::Token(track, level, kind) => {
                if let Some(tokens) = at(&mut view.tokens, track) {
                    tokens.0.retain(|(space, _)| space != level);
                    tokens.0.extend(kind.map(|kind| (*level, kind)));
                }
            }
            Change::Bowl(symbol, colour, count) => {
                put(
                    at(&mut view.bowls, symbol).and_then(|bowl| at(bowl, colour)),
                    *count,
                );
            }
            Change::Die(Side::Bot, die) => bot.die = *die,
            Change::Die(Side::Human, die) => human.die = *die,
            Change::Used(Side::Bot, dice) => bot.used.clone_from(dice),
            Change::Used(Side::Human, dice) => human.used.clone_from(dice),
            Change::Artifacts(Side::Bot, cards) => bot.artifacts.0 = sorted(cards),
            Change::Artifacts(Side::Human, cards) => human.artifacts.0 = sorted(cards),
            Change::Incomplete(Side::Bot, cards) => bot.incomplete.clone_from(cards),
            Change::Incomplete(Side::Human, cards) => human.incomplete.0 = sorted(cards),
            Change::Completed(Side::Bot, cards) => bot.completed.0 = sorted(cards),
            Change::Completed(Side::Human, cards) => human.completed.0 = sorted(cards),
            Change::Deck(cards) => bot.deck.0 = sorted(cards),
            Change::Discard(cards) => bot.discard.0 = sorted(cards),
            Change::ArtifactSlot(colour, slot, card) => {
                put(
                    at(&mut view.artifacts, colour).and_then(|row| row.get_mut(*slot)),
                    *card,
                );
            }
            Change::ExperimentSlot(section, slot, card) => {
                put(
                    at(&mut view.experiments, section).and_then(|row| row.get_mut(*slot)),
                    *card,
                );
            }
            Change::Reactions(left) => human.reactions = *left,
        }
    }
}

/// An upper bound: no box has this many dice.
const MOST_DICE: u8 = 20;

fn at<'a, K: PartialEq, V>(by: &'a mut By<K, V>, noun: &K) -> Option<&'a mut V> {
    let found = by.0.iter_mut().find(|(key, _)| key == noun);
    found.map(|(_, value)| value)
}

fn put<T>(place: Option<&mut T>, value: T) {
    if let Some(place) = place {
        *place = value;
    }
}

fn sorted<T: Copy + Ord>(cards: &[T]) -> Vec<T> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

fn number<N: core::str::FromStr + PartialOrd + Default>(
    text: &str,
    most: N,
) -> Result<N, Expected> {
    plain_number(text, N::default(), most).ok_or("a number that is in range, without leading zeros")
}

fn side_of(word: &str) -> Result<Side, Expected> {
    Side::from_word(word).ok_or("human or bot")
}

fn colour_of(word: &str) -> Result<Colour, Expected> {
    Colour::from_word(word).ok_or("a colour")
}

fn symbol_of(word: &str) -> Result<Symbol, Expected> {
    Symbol::from_word(word).ok_or("a symbol")
}

fn element_of(word: &str) -> Result<Element, Expected> {
    Element::from_word(word).ok_or("an element")
}

/// Parses a value, or `none`.
fn or_none<T>(
    word: &str,
    read: impl FnOnce(&str) -> Result<T, Expected>,
) -> Result<Option<T>, Expected> {
    match word {
        "none" => Ok(None),
        _ => read(word).map(Some),
    }
}

/// Parses a list of values, or `none`.
fn list<T>(words: &[&str], read: impl Fn(&str) -> Result<T, Expected>) -> Result<Vec<T>, Expected> {
    match words {
        ["none"] => Ok(Vec::new()),
        [] => Err("what is there, or none"),
        _ => words.iter().map(|word| read(word)).collect(),
    }
}

fn level_of(game: &Botmegistus, side: &str, track: &str, level: &str) -> Result<Change, Expected> {
    let track = element_of(track)?;
    let level = number(level, game.catalogue().top(track))?;
    Ok(Change::Level(side_of(side)?, track, level))
}

fn token(game: &Botmegistus, track: &str, level: &str, kind: &str) -> Result<Change, Expected> {
    let track = element_of(track)?;
    let level = Ranged::new(number(level, 30)?).ok_or("a level")?;
    if !game.catalogue().is_bonus_space(track, level.get()) {
        return Err("a bonus space");
    }
    let kind = or_none(kind, |kind| {
        game.catalogue().find(kind).ok_or("a token or none")
    })?;
    Ok(Change::Token(track, level, kind))
}

fn die_of(words: &[&str]) -> Result<Option<Die>, Expected> {
    match *words {
        ["none"] => Ok(None),
        [colour, symbol, potency] => {
            let (colour, symbol) = (colour_of(colour)?, symbol_of(symbol)?);
            Ok(Some(Die::new(colour, symbol, number(potency, 5)?)))
        }
        _ => Err("a colour, a symbol and a potency, or none"),
    }
}

fn artifact(game: &Botmegistus, id: &str) -> Result<ArtifactId, Expected> {
    game.catalogue().find(id).ok_or("an artifact")
}

fn experiment(game: &Botmegistus, id: &str) -> Result<ExperimentId, Expected> {
    game.catalogue().find(id).ok_or("an experiment")
}

fn automa(game: &Botmegistus, ids: &[&str]) -> Result<Vec<AutomaId>, Expected> {
    list(ids, |id| game.catalogue().find(id).ok_or("an Automa card"))
}

fn cards_of(game: &Botmegistus, side: &str, zone: &str, ids: &[&str]) -> Result<Change, Expected> {
    let side = side_of(side)?;
    let experiments = || list(ids, |id| experiment(game, id));
    Ok(match zone {
        "artifacts" => Change::Artifacts(side, list(ids, |id| artifact(game, id))?),
        "incomplete" => Change::Incomplete(side, experiments()?),
        "completed" => Change::Completed(side, experiments()?),
        _ => return Err("artifacts, incomplete or completed"),
    })
}

fn slot_of(game: &Botmegistus, place: &str, slot: &str, card: &str) -> Result<Change, Expected> {
    let catalogue = game.catalogue();
    let row = Row::parse(game, place).map_err(|_| "a colour or a section")?;
    let slots = match row {
        Row::Artifacts(_) => catalogue.artifact_slots(),
        Row::Experiments(_) => catalogue.experiment_slots(),
    };
    // Slots are numbered from 1 for people.
    let slot = number(slot, slots)?.checked_sub(1).map(usize::from);
    let slot = slot.ok_or("a slot of the row")?;
    Ok(match row {
        Row::Artifacts(colour) => {
            Change::ArtifactSlot(colour, slot, or_none(card, |id| artifact(game, id))?)
        }
        Row::Experiments(section) => {
            Change::ExperimentSlot(section, slot, or_none(card, |id| experiment(game, id))?)
        }
    })
}
