//! Names of what the catalogue lists. Those of cards and tiles are their printed values, since
//! players see no ids.

use core::fmt::{self, Write};

use solo_core::{Noun, Provenance, SharedOrigins, Speech, TextVisitor, fields};

use super::{
    ArtifactCard, ArtifactId, AutomaCard, AutomaId, AutomaKind, Catalogue, Colour, Element,
    ExperimentCard, ExperimentId, Level, Listed, Part, PerElement, Section,
};

solo_core::templates! {
    /// Printed values of cards and tiles.
    CARDS: "Card" {
        "artifact": "{colour} artifact (",
        "start": "starting artifact (",
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
pub(super) fn texts<G: ?Sized + AsRef<Catalogue>>(game: &G, visit: &mut TextVisitor<'_>) {
    CARDS.texts(visit);
    Colour::texts(game, visit);
    Section::texts(game, visit);
    AutomaKind::texts(game, visit);
    Part::texts(game, visit);
}

/// Writes the name of a noun that is named by its word or id.
pub(super) fn word<N: Listed, G: ?Sized + AsRef<Catalogue>>(
    noun: N,
    speech: &Speech<'_, G>,
    out: &mut dyn Write,
) -> fmt::Result {
    let id = noun.id_in(Catalogue::of_game(speech.game()));
    out.write_str(speech.text(N::NAME, id, id))
}

/// Visits the names of such nouns.
pub(super) fn words<N: Listed, G: ?Sized + AsRef<Catalogue>>(
    game: &G,
    visit: &mut TextVisitor<'_>,
) {
    for noun in Catalogue::of_game(game).all::<N>() {
        let id = noun.id_in(Catalogue::of_game(game));
        visit(&N::NAME, &id, &id);
    }
}

/// The number of a card among identical ones, from 1, and the number of identical ones.
type Alike = (usize, usize);

/// Returns whether a row has values of an owner. Beside the box, cards that no one has described are no twins of those
/// that someone has (TB-19.1).
fn is_owners(prov: &SharedOrigins) -> bool {
    prov.has(Provenance::Owner)
}

/// Counts the cards that look like this one, by what is printed on them.
fn alike<'a, N: Listed, P: PartialEq>(
    id: N,
    catalogue: &Catalogue,
    print: impl Fn(N) -> P,
    prov: impl Fn(N) -> &'a SharedOrigins,
) -> Alike {
    let (own, described) = (print(id), is_owners(prov(id)));
    let twins = catalogue
        .all()
        .filter(|twin| print(*twin) == own && is_owners(prov(*twin)) == described);
    let before = twins.clone().take_while(|twin| *twin != id).count();
    (before.saturating_add(1), twins.count())
}

/// Ends a name with its closing bracket, and with a number if other cards look the same.
fn close<G: ?Sized + AsRef<Catalogue>>(
    (number, twins): Alike,
    speech: &Speech<'_, G>,
    out: &mut dyn Write,
) -> fmt::Result {
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

/// Writes a name such as "black artifact (earth + air)", or of a starting one, whose colour does not matter,
/// "starting artifact (earth)".
pub(super) fn artifact<G: ?Sized + AsRef<Catalogue>>(
    id: ArtifactId,
    speech: &Speech<'_, G>,
    out: &mut dyn Write,
) -> fmt::Result {
    let catalogue = Catalogue::of_game(speech.game());
    let card = catalogue.artifact_card(id);
    let ArtifactCard { colour, level, .. } = *card;
    let key = match level {
        Level::Start => "start",
        _ => "artifact",
    };
    CARDS.say(key, &fields![colour], speech, out)?;
    elements(&card.symbols(), speech, out, |count, element, out| {
        if count > 1 {
            write!(out, "{count} ")?;
        }
        element.name(speech, out)
    })?;
    let print = |id| {
        let card = catalogue.artifact_card(id);
        let colour = (card.level != Level::Start).then_some(card.colour);
        (card.level, colour, card.symbols())
    };
    let prov = |id| &catalogue.artifact_card(id).prov;
    close(alike(id, catalogue, print, prov), speech, out)
}

/// Writes a name such as "earth experiment (earth 2, 5 VP)".
pub(super) fn experiment<G: ?Sized + AsRef<Catalogue>>(
    id: ExperimentId,
    speech: &Speech<'_, G>,
    out: &mut dyn Write,
) -> fmt::Result {
    let catalogue = Catalogue::of_game(speech.game());
    let card = catalogue.experiment_card(id);
    let ExperimentCard { kind, points, .. } = *card;
    let last = card.level == Level::Masterpiece;
    CARDS.say("experiment", &fields![kind, last], speech, out)?;
    elements(&card.requirement(), speech, out, |level, element, out| {
        element.name(speech, out)?;
        write!(out, " {level}")
    })?;
    CARDS.say("points", &fields![points], speech, out)?;
    // Cards of several rounds can be held together, so twins may differ in level.
    let print = |id| {
        let card = catalogue.experiment_card(id);
        let last = card.level == Level::Masterpiece;
        (last, card.kind, card.requirement(), card.points)
    };
    let prov = |id| &catalogue.experiment_card(id).prov;
    close(alike(id, catalogue, print, prov), speech, out)
}

/// Writes a name such as "black card (lead or tin, spends 2: an artifact)" or "earth personality
/// card".
pub(super) fn automa<G: ?Sized + AsRef<Catalogue>>(
    id: AutomaId,
    speech: &Speech<'_, G>,
    out: &mut dyn Write,
) -> fmt::Result {
    let catalogue = Catalogue::of_game(speech.game());
    let card = catalogue.automa_card(id);
    let AutomaCard {
        kind,
        colour,
        potency,
        ..
    } = *card;
    if let (AutomaKind::Specialization | AutomaKind::Personality, Some(element)) =
        (kind, card.element())
    {
        return CARDS.say("special", &fields![element, kind], speech, out);
    }
    let (left, right) = card.die.symbols();
    let fields = fields![colour, left, right, potency];
    CARDS.say("basic", &fields, speech, out)?;
    parts(card.actions(), speech, out)?;
    let print = |id| {
        let card = catalogue.automa_card(id);
        let (own, die) = ((card.kind, card.element()), (card.colour, card.die));
        (own, die, card.potency, card.actions, card.reward)
    };
    let prov = |id| &catalogue.automa_card(id).prov;
    close(alike(id, catalogue, print, prov), speech, out)
}

/// Writes elements with a number each, without zeros.
fn elements<G: ?Sized + AsRef<Catalogue>>(
    numbers: &PerElement<u8>,
    speech: &Speech<'_, G>,
    out: &mut dyn Write,
    each: impl Fn(u8, Element, &mut dyn Write) -> fmt::Result,
) -> fmt::Result {
    let tracks = Catalogue::of_game(speech.game()).elements().into_iter();
    let named = tracks.filter(|element| numbers[*element] > 0);
    for (index, element) in named.enumerate() {
        if index > 0 {
            CARDS.say("and", &fields![], speech, out)?;
        }
        each(numbers[element], element, out)?;
    }
    Ok(())
}

/// Writes parts of an action from the left: "an artifact, then 1 Gold".
pub(crate) fn parts<G: ?Sized + AsRef<Catalogue>>(
    parts: &[Part],
    speech: &Speech<'_, G>,
    out: &mut dyn Write,
) -> fmt::Result {
    for (index, part) in parts.iter().enumerate() {
        if index > 0 {
            CARDS.say("then", &fields![], speech, out)?;
        }
        part.name(speech, out)?;
    }
    Ok(())
}

solo_core::templates! {
    /// The parts of actions in words.
    PARTS: "Part" {
        "track": "a step on {track}",
        "artifact": "an artifact",
        "experiment": "an experiment or else 1 Gold",
        "gold": "{amount} Gold",
        "points": "{amount} VP",
        "lowest": "a step on its lowest track",
    }
}

/// In data as the tables write it; for people in words (TB-7).
impl<G: ?Sized + AsRef<Catalogue>> Noun<G> for Part {
    fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
        self.write_cell(out)
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        let (key, amount, track) = match *self {
            Self::Track(track) => ("track", 0, Some(track)),
            Self::Artifact => ("artifact", 0, None),
            Self::Experiment => ("experiment", 0, None),
            Self::Gold(gold) => ("gold", gold, None),
            Self::Points(points) => ("points", points, None),
            Self::Lowest => ("lowest", 0, None),
        };
        PARTS.say(key, &fields![amount, track], speech, out)
    }

    fn texts(game: &G, visit: &mut TextVisitor<'_>) {
        PARTS.texts(visit);
        Element::texts(game, visit);
    }
}
