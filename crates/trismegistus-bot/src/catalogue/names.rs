//! Names of cards and tiles: their printed values, since players see no ids.

use core::fmt::{self, Write};

use solo_core::{Noun, Speech, TextVisitor, fields};

use super::{
    ArtifactCard, ArtifactId, AutomaCard, AutomaId, AutomaKind, CardDie, Colour, Element,
    ExperimentCard, ExperimentId, Level, Part, Section,
};
use crate::game::Botmegistus;

type Told<'a> = Speech<'a, Botmegistus>;

solo_core::templates! {
    /// Printed values of cards and tiles.
    CARDS: "Card" {
        "artifact": "{colour} artifact (",
        "experiment": "{kind} {last?true=masterpiece|experiment} (",
        "points": ", {points} VP",
        "special": "{element} {kind} card",
        "basic": "{colour} card ({left?null=highest potency|{left}}{right?null=| or {right}}, \
            spends {potency}: ",
        "close": ")",
        "alike_one": ", one of 2 alike)",
        "alike_other": ", the other of 2 alike)",
        "alike": ", number {number} of {twins} alike)",
        "and": " + ",
        "then": ", then ",
    }
}

/// Visits the texts that names of cards are made of.
pub(super) fn texts(game: &Botmegistus, visit: &mut TextVisitor<'_>) {
    CARDS.texts(visit);
    Colour::texts(game, visit);
    Section::texts(game, visit);
    AutomaKind::texts(game, visit);
    Part::texts(game, visit);
}

/// The number of a card among identical ones, from 1, and the number of identical ones.
type Alike = (usize, usize);

fn alike<T: Copy + PartialEq>(id: T, twins: impl Iterator<Item = T> + Clone) -> Alike {
    let before = twins.clone().take_while(|twin| *twin != id).count();
    (before.saturating_add(1), twins.count())
}

/// Ends a name with its closing bracket, and with a number if other cards look the same.
fn close((number, twins): Alike, speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
    let key = match (number, twins) {
        (_, ..=1) => "close",
        (1, 2) => "alike_one",
        (_, 2) => "alike_other",
        _ => "alike",
    };
    let number = u8::try_from(number).unwrap_or(u8::MAX);
    let twins = u8::try_from(twins).unwrap_or(u8::MAX);
    CARDS.say(key, &fields![number, twins], speech, out)
}

/// Writes a name such as "black artifact (earth + air)".
pub(super) fn artifact(id: ArtifactId, speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
    let catalogue = speech.game().catalogue();
    let card = catalogue.artifact_card(id);
    let ArtifactCard { colour, .. } = *card;
    CARDS.say("artifact", &fields![colour], speech, out)?;
    elements(card.symbols(), speech, out, |count, element, out| {
        if count > 1 {
            write!(out, "{count} ")?;
        }
        element.name(speech, out)
    })?;
    let twins = catalogue
        .artifacts()
        .filter(|other| catalogue.artifact_card(*other) == card);
    close(alike(id, twins), speech, out)
}

/// Writes a name such as "earth experiment (earth 2, 5 VP)".
pub(super) fn experiment(id: ExperimentId, speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
    let catalogue = speech.game().catalogue();
    let card = catalogue.experiment_card(id);
    let ExperimentCard { kind, points, .. } = *card;
    let last = card.level == Level::Masterpiece;
    CARDS.say("experiment", &fields![kind, last], speech, out)?;
    elements(card.requirement(), speech, out, |level, element, out| {
        element.name(speech, out)?;
        write!(out, " {level}")
    })?;
    CARDS.say("points", &fields![points], speech, out)?;
    // Cards of several rounds can be held together, so twins may differ in level.
    let print = |card: &ExperimentCard| {
        let last = card.level == Level::Masterpiece;
        (last, card.kind, card.requirement(), card.points)
    };
    let twins = catalogue
        .experiments()
        .filter(|other| print(catalogue.experiment_card(*other)) == print(card));
    close(alike(id, twins), speech, out)
}

/// Writes a name such as "black card (lead or tin, spends 2: an artifact)" or "earth personality
/// card".
pub(super) fn automa(id: AutomaId, speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
    let catalogue = speech.game().catalogue();
    let card = catalogue.automa_card(id);
    let AutomaCard {
        kind,
        colour,
        potency,
        ..
    } = *card;
    if let (AutomaKind::Specialization | AutomaKind::Personality, Some(element)) =
        (kind, card.element)
    {
        return CARDS.say("special", &fields![element, kind], speech, out);
    }
    let (left, right) = match card.die {
        CardDie::Max => (None, None),
        CardDie::One(left) => (Some(left), None),
        CardDie::Two(left, right) => (Some(left), Some(right)),
    };
    let fields = fields![colour, left, right, potency];
    CARDS.say("basic", &fields, speech, out)?;
    parts(card.actions(), speech, out)?;
    let twins = catalogue
        .automa_cards()
        .filter(|other| catalogue.automa_card(*other) == card);
    close(alike(id, twins), speech, out)
}

/// Writes elements with a number each, without zeros.
fn elements(
    numbers: [u8; 4],
    speech: &Told<'_>,
    out: &mut dyn Write,
    each: impl Fn(u8, Element, &mut dyn Write) -> fmt::Result,
) -> fmt::Result {
    let named = Element::all()
        .zip(numbers)
        .filter(|(_, number)| *number > 0);
    for (place, (element, number)) in named.enumerate() {
        if place > 0 {
            CARDS.say("and", &fields![], speech, out)?;
        }
        each(number, element, out)?;
    }
    Ok(())
}

/// Writes parts of an action from the left: "an artifact, then 1 Gold".
pub(crate) fn parts(parts: &[Part], speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
    for (place, part) in parts.iter().enumerate() {
        if place > 0 {
            CARDS.say("then", &fields![], speech, out)?;
        }
        part.name(speech, out)?;
    }
    Ok(())
}
