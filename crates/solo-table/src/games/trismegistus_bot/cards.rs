//! Cards, tiles and tokens, with their effects.

use core::fmt::{self, Write};

use solo_core::{Noun, Speech, fields};
use trismegistus_bot::{
    ArtifactId, AutomaCard, AutomaId, AutomaKind, Benefit, Botmegistus, CardDie, ExperimentId,
    Level, Part, Symbol, TokenKind,
};

use super::print::{Prints, asked, demanded, id, name, of_level, parts, symbols};
use crate::glossary::Entry;
use crate::words::{capital, weakest};

type Voice<'a> = Speech<'a, Botmegistus>;

pub(super) fn glossary(prints: &Prints<'_>, speech: &Voice<'_>) -> Vec<Entry> {
    let catalogue = speech.game().catalogue();
    let automa = catalogue.all().map(|card| automa(prints, card, speech));
    let tokens = catalogue.all().map(|kind| token(prints, kind, speech));
    let artifacts = catalogue.all().map(|tile| artifact(prints, tile, speech));
    let experiments = catalogue.all();
    let experiments = experiments.map(|card| experiment(prints, card, speech));
    let all = automa.chain(tokens).chain(artifacts).chain(experiments);
    all.collect()
}

fn artifact(prints: &Prints<'_>, tile: ArtifactId, speech: &Voice<'_>) -> Entry {
    let game = prints.game;
    let (key, card) = (id(game, tile), game.catalogue().artifact_card(tile));
    let origin = prints.origin("artifacts", &key, "symbols");
    let what = match card.level {
        Level::Start => "artifact".to_owned(),
        _ => format!("{} artifact", name(game, card.colour)),
    };
    let kind = of_level(&what, card.level);
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
    entry.rules("start", &fields![], speech)
}

fn experiment(prints: &Prints<'_>, card: ExperimentId, speech: &Voice<'_>) -> Entry {
    let game = prints.game;
    let (key, print) = (id(game, card), game.catalogue().experiment_card(card));
    let origin = |column| prints.origin("experiments", &key, column);
    let element = name(game, print.kind);
    let kind = match print.level {
        Level::Masterpiece => format!("{element} masterpiece"),
        level => of_level(&format!("{element} experiment"), level),
    };
    let needs = format!("It needs {}.", demanded(game, print.requirement()));
    let worth = format!("Completed, it is worth {} VP at the end.", print.points);
    let entry = Entry::new(&key, capital(&name(game, card)), kind)
        .value(prints.points(card))
        .says(needs, origin("requirement"))
        .says(worth, origin("vp"));
    let formula =
        format!("Once Botmegistus has completed it, {element} counts as one of its formulas.");
    let entry = entry.says(formula, origin("type"));
    if print.level == Level::Masterpiece {
        return entry.rules("masterpiece", &fields![], speech);
    }
    entry
}

fn automa(prints: &Prints<'_>, card: AutomaId, speech: &Voice<'_>) -> Entry {
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
    let element = print.element();
    match print.kind {
        AutomaKind::Basic => entry.says(format!("Its action is {action}."), origin("actions")),
        AutomaKind::Specialization => entry
            .says(
                format!("Its action is {action}."),
                of(["actions", "element"]),
            )
            .rules("special", &fields![element], speech),
        AutomaKind::Personality => {
            let from = entry.text.len();
            let reward = Parts(print.reward());
            entry
                .rules("reward", &fields![element, reward], speech)
                .ascribed(from, &[of(["reward", "element"])])
                .says(format!("Otherwise it is {action}."), origin("actions"))
                .rules("personality", &fields![element], speech)
        }
    }
}

/// The parts of an action: "an artifact, then 1 Gold".
struct Parts<'a>(&'a [Part]);

impl Noun<Botmegistus> for Parts<'_> {
    fn id(&self, game: &Botmegistus, out: &mut dyn Write) -> fmt::Result {
        self.name(&Speech::of(game), out)
    }

    fn name(&self, speech: &Voice<'_>, out: &mut dyn Write) -> fmt::Result {
        out.write_str(&parts(speech.game(), self.0))
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
        "Unless it holds a die, Botmegistus drafts the {colour} die of the highest potency{among}, if there is one."
    )
}

fn token(prints: &Prints<'_>, kind: TokenKind, speech: &Voice<'_>) -> Entry {
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
    .rules("token", &fields![], speech)
}
