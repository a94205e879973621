//! Cards, tiles and tokens, with their effects.

use solo_core::Provenance::Rulebook;
use trismegistus_bot::{
    ArtifactId, AutomaCard, AutomaId, AutomaKind, Benefit, Botmegistus, CardDie, ExperimentId,
    Level, Symbol, TokenKind,
};

use super::print::{Prints, asked, capital, id, levels, name, of_level, parts, symbols};
use crate::glossary::Entry;
use crate::words::weakest;

pub(super) fn glossary(game: &Botmegistus, prints: &Prints<'_>) -> Vec<Entry> {
    let catalogue = game.catalogue();
    let automa = catalogue.all().map(|card| automa(prints, card));
    let tokens = catalogue.all().map(|kind| token(prints, kind));
    let artifacts = catalogue.all().map(|tile| artifact(prints, tile));
    let experiments = catalogue.all().map(|card| experiment(prints, card));
    let all = automa.chain(tokens).chain(artifacts).chain(experiments);
    all.collect()
}

fn artifact(prints: &Prints<'_>, tile: ArtifactId) -> Entry {
    let game = prints.game;
    let (key, card) = (id(game, tile), game.catalogue().artifact_card(tile));
    let origin = prints.origin("artifacts", &key, "symbols");
    let kind = of_level(&format!("{} artifact", name(game, card.colour)), card.level);
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
        if game.options().personality_cards {
            "Of two you keep one. Botmegistus gains the other, and its element names the personality card \
             that joins the Automa deck."
        } else {
            "Of two you keep one. Botmegistus gains the other."
        },
        Rulebook,
    )
}

fn experiment(prints: &Prints<'_>, card: ExperimentId) -> Entry {
    let game = prints.game;
    let (key, print) = (id(game, card), game.catalogue().experiment_card(card));
    let origin = |column| prints.origin("experiments", &key, column);
    let element = name(game, print.kind);
    let kind = match print.level {
        Level::Masterpiece => format!("{element} masterpiece"),
        level => of_level(&format!("{element} experiment"), level),
    };
    let needs = format!(
        "It needs your markers on {}.",
        levels(game, print.requirement())
    );
    let worth = format!("Completed, it is worth {} VP at the end.", print.points);
    let entry = Entry::new(&key, capital(&name(game, card)), kind)
        .value(prints.points(card))
        .says(needs, origin("requirement"))
        .says(worth, origin("vp"));
    let formula = format!("For Botmegistus it counts as a formula of {element}.");
    let entry = entry.says(formula, origin("type"));
    if print.level == Level::Masterpiece {
        return entry.says(masterpieces(game), Rulebook);
    }
    entry
}

/// Describes the scoring of masterpieces at the end.
fn masterpieces(game: &Botmegistus) -> String {
    let options = game.options();
    let means = if options.masterpiece_gold {
        "levels and Gold"
    } else {
        "levels"
    };
    match options.masterpiece_draw.number() {
        0 => "Botmegistus draws none at the end.".to_owned(),
        number => format!(
            "At the end Botmegistus draws {number} of those that were not dealt, and completes the most valuable \
             one that its {means} allow."
        ),
    }
}

fn automa(prints: &Prints<'_>, card: AutomaId) -> Entry {
    let game = prints.game;
    let (key, print) = (id(game, card), game.catalogue().automa_card(card));
    let origin = |column: &str| prints.origin("automa", &key, column);
    let of = |columns: [&str; 2]| weakest(columns.into_iter().map(origin));
    let badge = |title, value: &str, column| prints.badge(title, value, ["automa", &key, column]);
    let kind = format!("{} Automa card", print.kind.word());
    let entry = Entry::new(&key, capital(&name(game, card)), kind)
        .value(badge("colour", &name(game, print.colour), "colour"))
        .value(badge("die", &asked(game, print.die), "die"))
        .value(badge("spends", &print.potency.to_string(), "potency"))
        .says(drafts(game, print), of(["colour", "die"]))
        .says(
            format!("It spends {} potency.", print.potency),
            origin("potency"),
        );
    let action = parts(game, print.actions());
    match print.kind {
        AutomaKind::Basic => entry.says(format!("Its action is {action}."), origin("actions")),
        AutomaKind::Specialization => entry
            .says(
                format!("Its action is {action}."),
                of(["actions", "element"]),
            )
            .says(joins(game, print), Rulebook),
        AutomaKind::Personality => entry
            .says(rewards(game, print), of(["reward", "element"]))
            .says(format!("Otherwise it is {action}."), origin("actions"))
            .says(joins(game, print), Rulebook),
    }
}

/// Names the element of a card that has one.
fn element(game: &Botmegistus, card: &AutomaCard) -> String {
    let element = card.element();
    element.map_or_else(String::new, |element| name(game, element))
}

/// Describes the reward of a personality card if the bot is ahead.
fn rewards(game: &Botmegistus, card: &AutomaCard) -> String {
    let ahead = if game.options().personality_on_equal {
        "not below"
    } else {
        "above"
    };
    let (element, reward) = (element(game, card), parts(game, card.reward()));
    format!("With Botmegistus's marker {ahead} yours on {element} its action is {reward}.")
}

/// Describes when a card joins the deck.
fn joins(game: &Botmegistus, card: &AutomaCard) -> String {
    let (element, options) = (element(game, card), game.options());
    match card.kind {
        AutomaKind::Specialization if options.specialization_cards => {
            format!(
                "It joins the deck after round 1 or 2 if Botmegistus has most symbols of {element}; after round 2 \
                 the element of round 1 is left out."
            )
        }
        AutomaKind::Personality if options.personality_cards => {
            format!("It joins the deck in setup if Botmegistus's first artifact shows {element}.")
        }
        _ => "It is left out of this game.".to_owned(),
    }
}

/// Names the die that a card asks for.
fn drafts(game: &Botmegistus, card: &AutomaCard) -> String {
    let (colour, wild) = (name(game, card.colour), name(game, Symbol::Wild));
    let asked = asked(game, card.die);
    let among = match card.die {
        CardDie::Max => String::new(),
        CardDie::One(_) => format!(" that shows {wild} or {asked}"),
        CardDie::Two(..) => format!(" that shows {wild}, {asked}"),
    };
    format!(
        "Unless it holds a die, Botmegistus drafts the {colour} die of the highest potency{among}."
    )
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
    .says(benefit, prints.origin("tokens", &key, "bot_benefit"))
    .says(
        "Botmegistus has it only if its step ends there before your marker has come so far.",
        Rulebook,
    )
    .says(
        "It leaves the game after the turn in which a marker reached it.",
        Rulebook,
    )
}
