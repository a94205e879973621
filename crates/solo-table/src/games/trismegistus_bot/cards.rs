//! What cards, tiles and tokens are and do.

use solo_core::Provenance::Rulebook;
use trismegistus_bot::{
    ArtifactId, AutomaId, AutomaKind, Benefit, Botmegistus, CardDie, ExperimentId, Level, TokenKind,
};

use super::print::{Prints, capital, id, levels, name, parts, symbols, when};
use crate::glossary::Entry;

pub(super) fn glossary(game: &Botmegistus, prints: &Prints<'_>) -> Vec<Entry> {
    let catalogue = game.catalogue();
    let automa = catalogue.automa_cards().map(|card| automa(prints, card));
    let tokens = catalogue.token_kinds().map(|kind| token(prints, kind));
    let artifacts = catalogue.artifacts().map(|tile| artifact(prints, tile));
    let experiments = catalogue.experiments().map(|card| experiment(prints, card));
    let all = automa.chain(tokens).chain(artifacts).chain(experiments);
    all.collect()
}

fn artifact(prints: &Prints<'_>, tile: ArtifactId) -> Entry {
    let game = prints.game;
    let (key, card) = (id(game, tile), game.catalogue().artifact_card(tile));
    let origin = prints.origin("artifacts", &[&key], "symbols");
    let kind = format!("{} artifact, {}", name(game, card.colour), when(card.level));
    let entry = Entry::new(&key, capital(&name(game, tile)), kind)
        .value(prints.worth(tile))
        .says(
            format!("It shows {}.", symbols(game, card.symbols())),
            origin,
        )
        .says(
            format!(
                "Botmegistus scores {} VP at the end if it has this.",
                card.points()
            ),
            origin,
        );
    if card.level != Level::Start {
        return entry;
    }
    entry.says(
        "Of two you keep one. Botmegistus gains the other, and its element names the personality card \
         that joins the Automa deck.",
        Rulebook,
    )
}

fn experiment(prints: &Prints<'_>, card: ExperimentId) -> Entry {
    let game = prints.game;
    let (key, print) = (id(game, card), *game.catalogue().experiment_card(card));
    let origin = |column| prints.origin("experiments", &[&key], column);
    let kind = format!(
        "{} experiment, {}",
        name(game, print.kind),
        when(print.level)
    );
    let needs = format!(
        "It needs your markers on {}.",
        levels(game, print.requirement())
    );
    let worth = format!("Completed, it is worth {} VP at the end.", print.points);
    let entry = Entry::new(&key, capital(&name(game, card)), kind)
        .value(prints.points(card))
        .says(needs, origin("requirement"))
        .says(worth, origin("vp"));
    if print.level == Level::Masterpiece {
        return entry.says(
            "At the end Botmegistus draws masterpieces and completes the most valuable one within its reach.",
            Rulebook,
        );
    }
    let counts = format!(
        "For Botmegistus it counts as a formula of {} and as one of its symbols.",
        name(game, print.kind)
    );
    entry.says(counts, Rulebook)
}

fn automa(prints: &Prints<'_>, card: AutomaId) -> Entry {
    let game = prints.game;
    let (key, print) = (id(game, card), game.catalogue().automa_card(card));
    let origin = |column| prints.origin("automa", &[&key], column);
    let colour = name(game, print.colour);
    let (asks, badge) = asked(game, print.die, &colour);
    let kind = format!("{} Automa card", print.kind.word());
    let mut entry = Entry::new(&key, capital(&name(game, card)), kind)
        .value(prints.badge("colour", &colour, ["automa", &key, "colour"]))
        .value(prints.badge("die", badge, ["automa", &key, "die"]))
        .value(prints.badge("spends", print.potency, ["automa", &key, "potency"]))
        .says(
            format!("Unless it holds a die, Botmegistus drafts {asks}."),
            origin("die"),
        )
        .says(
            format!("It spends {} potency.", print.potency),
            origin("potency"),
        );
    let brings = parts(game, print.actions());
    match (print.kind, print.element) {
        (AutomaKind::Personality, Some(element)) => {
            let element = name(game, element);
            let (ahead, behind) = if game.options().personality_on_equal {
                ("not below", "below")
            } else {
                ("above", "not above")
            };
            let reward = parts(game, print.reward());
            let here = format!(
                "It joins the deck in setup if Botmegistus's first artifact shows {element}."
            );
            entry = entry
                .says(
                    format!("With its {element} marker {ahead} yours it gains {reward}."),
                    origin("reward"),
                )
                .says(
                    format!("With that marker {behind} yours it gains {brings}."),
                    origin("actions"),
                )
                .says(here, Rulebook);
        }
        (AutomaKind::Specialization, Some(element)) => {
            let element = name(game, element);
            let here = format!(
                "It joins the deck after round 1 or 2 if Botmegistus has most symbols of {element}."
            );
            entry = entry
                .says(format!("Then it gains {brings}."), origin("actions"))
                .says(here, Rulebook);
        }
        _ => entry = entry.says(format!("Then it gains {brings}."), origin("actions")),
    }
    entry
}

/// The die that a card asks for, in a sentence and in few words.
fn asked(game: &Botmegistus, die: CardDie, colour: &str) -> (String, String) {
    let wild = name(game, game.catalogue().wild());
    let shown = match die {
        CardDie::Max => {
            let asks = format!("the {colour} die of the highest potency");
            return (asks, "highest".to_owned());
        }
        CardDie::One(left) => name(game, left),
        CardDie::Two(left, right) => format!("{} or {}", name(game, left), name(game, right)),
    };
    let asks = format!("the {colour} die of the highest potency among {wild}, {shown}");
    (asks, shown)
}

fn token(prints: &Prints<'_>, kind: TokenKind) -> Entry {
    let game = prints.game;
    let (key, card) = (id(game, kind), game.catalogue().token_card(kind));
    let benefit = match card.benefit {
        Benefit::Ethereal => "It brings Botmegistus 1 Ethereal token.".to_owned(),
        Benefit::Points(points) => format!("It brings Botmegistus {points} VP."),
        Benefit::Advance => {
            "It brings Botmegistus one more step: towards the nearest level that its \
                             incomplete experiments demand, or else on its lowest track."
                .to_owned()
        }
    };
    Entry::new(
        format!("token/{key}"),
        capital(&name(game, kind)),
        "bonus token",
    )
    .value(prints.badge("in the box", card.count, ["tokens", &key, "count"]))
    .says(benefit, prints.origin("tokens", &[&key], "bot_benefit"))
    .says(
        "Botmegistus has it only if its step ends there before your marker has come so far.",
        Rulebook,
    )
    .says(
        "It leaves the game after the turn in which a marker reached it.",
        Rulebook,
    )
}
