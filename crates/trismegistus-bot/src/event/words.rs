//! Words of sentences that depend on the catalogue or on several fields.

use core::fmt::{self, Write};

use solo_core::{Noun as _, fields};

use super::{Candidate, ChoiceKind, Event};
use crate::botmegistus::Botmegistus;
use crate::catalogue::parts;
use crate::catalogue::{AutomaKind, Benefit, Card, Symbol};
use crate::chance::Hand;

type Speech<'a> = solo_core::Speech<'a, Botmegistus>;

solo_core::templates! {
    /// Texts added to the templates of sentences.
    pub(crate) WORDS: "Event" {
        "kept.gained": ", and Botmegistus gains the {card}",
        "kept.out": ", and the {card} leaves the game",
        "setup_rolled.lowest": "its lowest track",
        "human_drafted.potency": " with potency {potency}",
        "bot_drafted.set": ", and sets it to {symbol}",
        "bonus_reached.ethereal": "1 Ethereal token",
        "bonus_reached.points": "{points} VP",
        "bonus_reached.advance": "one more step",
        "bot_chose.card": "the {card}",
        "bot_chose.first": ", the first of those tied",
        "bot_chose.drawn": ", the one drawn first of those tied",
        "card_active.die": "{left?null=the {colour} die of the highest potency|\
            a {colour} die that shows {wild}{right?null=|, {left}} or {right?null={left}|{right}}} \
            (unless its tracker holds a die), then {potency} potency, then ",
        "card_active.if": "if its marker is {equal?true=not below|above} yours on {track}, ",
        "card_active.else": "; otherwise ",
    }
}

/// Writes the fate of the card that the human rejects (TB-1.6, TB-1.8).
pub(super) fn given(event: &Event, speech: &Speech<'_>, out: &mut dyn Write) -> fmt::Result {
    let rejected = match event {
        Event::Kept { rejected, .. } => *rejected,
        _ => None,
    };
    let Some(card) = rejected else {
        return Ok(());
    };
    let key = match card {
        Card::Artifact(_) => "kept.gained",
        Card::Experiment(_) => "kept.out",
    };
    WORDS.say(key, &fields![card], speech, out)
}

/// Writes the track of a setup roll, which the essence of a bowl names (TB-1.17).
pub(super) fn setup_track(event: &Event, speech: &Speech<'_>, out: &mut dyn Write) -> fmt::Result {
    let essence = match event {
        Event::SetupRolled { symbol } => speech.game().catalogue().essence(*symbol),
        _ => None,
    };
    match essence {
        Some(track) => track.name(speech, out),
        None => WORDS.say("setup_rolled.lowest", &fields![], speech, out),
    }
}

/// Writes the choice of the ordinary die (TB-4.4, TB-8.2).
pub(super) fn hand(event: &Event, speech: &Speech<'_>, out: &mut dyn Write) -> fmt::Result {
    match event {
        Event::DieSixRolled { face } => Hand::by_die(*face).name(speech, out),
        _ => Ok(()),
    }
}

/// Writes the potency of a die that the human drafts; with lean reports it is not known (TB-18.7).
pub(super) fn with(event: &Event, speech: &Speech<'_>, out: &mut dyn Write) -> fmt::Result {
    match *event {
        Event::HumanDrafted { potency, .. } if !speech.game().is_lean() => {
            WORDS.say("human_drafted.potency", &fields![potency], speech, out)
        }
        _ => Ok(()),
    }
}

/// Writes the symbol to which a wild die is set (TB-5.5, TB-5.8).
pub(super) fn change(event: &Event, speech: &Speech<'_>, out: &mut dyn Write) -> fmt::Result {
    match *event {
        Event::BotDrafted { from, symbol, .. } if symbol != from => {
            WORDS.say("bot_drafted.set", &fields![symbol], speech, out)
        }
        _ => Ok(()),
    }
}

/// Writes the bot's gain from a bonus token (TB-9.6).
pub(super) fn benefit(event: &Event, speech: &Speech<'_>, out: &mut dyn Write) -> fmt::Result {
    let Event::BonusReached { kind, .. } = event else {
        return Ok(());
    };
    let (key, points) = match speech.game().catalogue().token_card(*kind).benefit {
        Benefit::Ethereal => ("bonus_reached.ethereal", 0),
        Benefit::Points(points) => ("bonus_reached.points", points),
        Benefit::Advance => ("bonus_reached.advance", 0),
    };
    WORDS.say(key, &fields![points], speech, out)
}

/// Writes the candidate that the bot chose.
pub(super) fn chosen(event: &Event, speech: &Speech<'_>, out: &mut dyn Write) -> fmt::Result {
    match event {
        Event::BotChose { choice, .. } => choice.without_value(speech, out),
        _ => Ok(()),
    }
}

/// Writes a note if the order decided between equals.
pub(super) fn equals(event: &Event, speech: &Speech<'_>, out: &mut dyn Write) -> fmt::Result {
    let Event::BotChose {
        what,
        candidates,
        choice,
        ..
    } = event
    else {
        return Ok(());
    };
    let value = |candidate: &Candidate| match *candidate {
        Candidate::Die { potency, .. } => potency,
        Candidate::Card(Card::Experiment(id)) => {
            speech.game().catalogue().experiment_card(id).points
        }
        _ => 0,
    };
    let equal = candidates
        .iter()
        .filter(|other| value(other) == value(choice));
    let key = match what {
        ChoiceKind::Draft => "bot_chose.first",
        ChoiceKind::Masterpiece => "bot_chose.drawn",
        _ => return Ok(()),
    };
    if equal.count() > 1 {
        WORDS.say(key, &fields![], speech, out)?;
    }
    Ok(())
}

/// Writes the content of the bot's card: die, potency and action (TB-4.5).
pub(super) fn orders(event: &Event, speech: &Speech<'_>, out: &mut dyn Write) -> fmt::Result {
    let Event::CardActive { card } = event else {
        return Ok(());
    };
    let game = speech.game();
    let card = game.catalogue().automa_card(*card);
    let (colour, potency, wild) = (card.colour, card.potency, Symbol::Wild);
    let (left, right) = card.die.symbols();
    let fields = fields![colour, wild, left, right, potency];
    WORDS.say("card_active.die", &fields, speech, out)?;
    if let (AutomaKind::Personality, Some(track)) = (card.kind, card.element()) {
        let equal = game.options().personality_on_equal;
        WORDS.say("card_active.if", &fields![equal, track], speech, out)?;
        parts(card.reward(), speech, out)?;
        WORDS.say("card_active.else", &fields![], speech, out)?;
    }
    parts(card.actions(), speech, out)
}
