//! The words that sentences are made of.

use core::fmt::{self, Display, Formatter, Write};

use crate::catalogue::{
    AutomaCard, AutomaId, AutomaKind, Benefit, CardDie, Catalogue, Element, Part, TokenKind,
};
use crate::game::Botmegistus;
use crate::state::Side;

/// A side as the subject of a sentence.
pub(super) const fn who(side: Side) -> &'static str {
    match side {
        Side::Human => "You",
        Side::Bot => "Botmegistus",
    }
}

/// What belongs to a side.
pub(super) const fn whose(side: Side) -> &'static str {
    match side {
        Side::Human => "Your",
        Side::Bot => "Botmegistus's",
    }
}

/// The ending of a verb after [`who`].
pub(super) const fn s(side: Side) -> &'static str {
    match side {
        Side::Human => "",
        Side::Bot => "s",
    }
}

/// The ending of a noun after a number.
pub(super) const fn plural(number: u8) -> &'static str {
    if number == 1 { "" } else { "s" }
}

/// Writes a row with commas, and `and` before its last entry.
pub(super) fn row<T: Display>(
    entries: impl Iterator<Item = T>,
    out: &mut dyn Write,
) -> fmt::Result {
    let mut entries = entries.enumerate().peekable();
    while let Some((place, entry)) = entries.next() {
        if place > 0 {
            let is_last = entries.peek().is_none();
            out.write_str(if is_last { " and " } else { ", " })?;
        }
        write!(out, "{entry}")?;
    }
    Ok(())
}

/// A bonus token and its place.
pub(super) struct TokenText<'a>(
    pub(super) &'a Catalogue,
    pub(super) TokenKind,
    pub(super) Element,
    pub(super) u8,
);

impl Display for TokenText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(c, kind, track, level) = *self;
        let (name, track) = (c.token_name(kind), c.element_name(track));
        write!(f, "the {name} token on {track} {level}")
    }
}

/// What a bonus token brings the bot.
pub(super) struct BenefitText(pub(super) Benefit);

impl Display for BenefitText {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Benefit::Ethereal => f.write_str("1 Ethereal token (TB-9.7)"),
            Benefit::Points(points) => write!(f, "{points} VP (TB-9.8)"),
            Benefit::Advance => f.write_str("one more step (TB-9.9)"),
        }
    }
}

/// What the card says that rules the bot's turn: die, potency and action (TB-4.5).
pub(super) struct CardText<'a>(pub(super) &'a Botmegistus, pub(super) AutomaId);

impl CardText<'_> {
    /// Parts from the left.
    fn parts(&self, parts: &[Part], out: &mut dyn Write) -> fmt::Result {
        let c = self.0.catalogue();
        for (place, part) in parts.iter().enumerate() {
            let then = if place == 0 { "" } else { ", then " };
            write!(out, "{then}{}", PartText(c, *part))?;
        }
        Ok(())
    }

    /// The die it looks for.
    fn die(&self, card: &AutomaCard, out: &mut dyn Write) -> fmt::Result {
        let c = self.0.catalogue();
        let (colour, wild) = (c.colour_name(card.colour()), c.symbol_name(c.wild()));
        match card.die() {
            CardDie::Max => write!(out, "the {colour} die of the highest potency"),
            CardDie::One(left) => {
                let left = c.symbol_name(left);
                write!(out, "a {colour} die of {wild} or {left}")
            }
            CardDie::Two(left, right) => {
                let (left, right) = (c.symbol_name(left), c.symbol_name(right));
                write!(out, "a {colour} die of {wild}, {left} or {right}")
            }
        }
    }
}

impl Display for CardText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(game, id) = *self;
        let c = game.catalogue();
        let card = c.automa_card(id);
        let (name, potency) = (c.automa_name(id), card.potency());
        write!(f, "Card {name} asks for ")?;
        self.die(card, f)?;
        write!(f, " unless the tracker holds one, {potency} potency, then ")?;
        if let AutomaKind::Personality(element) = card.kind() {
            let track = c.element_name(element);
            let above = if game.options().personality_on_equal {
                "not below"
            } else {
                "above"
            };
            write!(f, "if its marker is {above} yours on {track}, ")?;
            self.parts(card.reward(), f)?;
            f.write_str("; otherwise ")?;
        }
        self.parts(card.actions(), f)
    }
}

/// A part of an action in words (TB-7).
struct PartText<'a>(&'a Catalogue, Part);

impl Display for PartText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.1 {
            Part::Artifact => f.write_str("an artifact"),
            Part::Experiment => f.write_str("an experiment or else 1 Gold"),
            Part::Gold(gold) => write!(f, "{gold} Gold"),
            Part::Points(points) => write!(f, "{points} VP"),
            Part::Track(element) => write!(f, "a step on {}", self.0.element_name(element)),
            Part::Lowest => f.write_str("a step on its lowest track"),
        }
    }
}
