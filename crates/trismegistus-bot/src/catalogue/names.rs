//! What cards and tiles are called: by what is printed on them, since people see no ids.

use core::fmt::{self, Write};

use solo_core::{Noun as _, Speech, fields};

use super::{
    ArtifactCard, ArtifactId, AutomaCard, AutomaId, AutomaKind, CardDie, Element, ExperimentCard,
    ExperimentId, Level, Part,
};
use crate::game::Botmegistus;

type Told<'a> = Speech<'a, Botmegistus>;

/// A place among cards that look alike, from 1, and how many they are.
type Alike = (usize, usize);

fn alike<T: Copy + PartialEq>(id: T, twins: impl Iterator<Item = T> + Clone) -> Alike {
    let before = twins.clone().take_while(|twin| *twin != id).count();
    (before.saturating_add(1), twins.count())
}

/// Ends a name: what is printed stands in brackets, which twins of the card share.
fn close((number, twins): Alike, speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
    let (tag, template) = match (number, twins) {
        (_, ..=1) => ("close", ")"),
        (1, 2) => ("alike_one", ", one of 2 alike)"),
        (_, 2) => ("alike_other", ", the other of 2 alike)"),
        _ => ("alike", ", number {number} of {twins} alike)"),
    };
    let number = u8::try_from(number).unwrap_or(u8::MAX);
    let twins = u8::try_from(twins).unwrap_or(u8::MAX);
    speech.fill("Card", tag, template, &fields![number, twins], out)
}

/// "black artifact (earth + air)".
pub(super) fn artifact(id: ArtifactId, speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
    let catalogue = speech.game().catalogue();
    let card = catalogue.artifact_card(id);
    let ArtifactCard { colour, .. } = *card;
    let template = "{colour} artifact (";
    speech.fill("Card", "artifact", template, &fields![colour], out)?;
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

/// "earth experiment (earth 2, 5 VP)".
pub(super) fn experiment(id: ExperimentId, speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
    let catalogue = speech.game().catalogue();
    let card = catalogue.experiment_card(id);
    let ExperimentCard { kind, points, .. } = *card;
    let last = card.level == Level::Masterpiece;
    let template = "{kind} {last?true=masterpiece|experiment} (";
    speech.fill("Card", "experiment", template, &fields![kind, last], out)?;
    elements(card.requirement(), speech, out, |level, element, out| {
        element.name(speech, out)?;
        write!(out, " {level}")
    })?;
    let template = ", {points} VP";
    speech.fill("Card", "points", template, &fields![points], out)?;
    // Cards of several rounds can be held together, so twins need not be of one level.
    let print = |card: &ExperimentCard| {
        let last = card.level == Level::Masterpiece;
        (last, card.kind, card.requirement(), card.points)
    };
    let twins = catalogue
        .experiments()
        .filter(|other| print(catalogue.experiment_card(*other)) == print(card));
    close(alike(id, twins), speech, out)
}

/// "black card (lead or tin, spends 2: an artifact)", or "earth personality card".
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
        let template = "{element} {kind} card";
        return speech.fill("Card", "special", template, &fields![element, kind], out);
    }
    let (left, right) = match card.die {
        CardDie::Max => (None, None),
        CardDie::One(left) => (Some(left), None),
        CardDie::Two(left, right) => (Some(left), Some(right)),
    };
    let template = "{colour} card ({left?null=highest potency|{left}}{right?null=| or {right}}, \
                    spends {potency}: ";
    let fields = fields![colour, left, right, potency];
    speech.fill("Card", "basic", template, &fields, out)?;
    parts(card.actions(), speech, out)?;
    let twins = catalogue
        .automa_cards()
        .filter(|other| catalogue.automa_card(*other) == card);
    close(alike(id, twins), speech, out)
}

/// Elements with a number each, but for zeros.
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
            out.write_str(speech.text("Card", "and", " + "))?;
        }
        each(number, element, out)?;
    }
    Ok(())
}

/// Parts of an action from the left: "an artifact, then 1 Gold".
pub(crate) fn parts(parts: &[Part], speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
    for (place, part) in parts.iter().enumerate() {
        if place > 0 {
            out.write_str(speech.text("Part", "then", ", then "))?;
        }
        part.name(speech, out)?;
    }
    Ok(())
}
