//! The words of sentences that a catalogue or several fields decide.

use core::fmt::{self, Write};

use solo_core::{NamedFields, Noun as _, Speech, fields};

use super::{Candidate, ChoiceKind, Event};
use crate::catalogue::{AutomaKind, Benefit, Card, CardDie, parts};
use crate::chance::Hand;
use crate::game::Botmegistus;

type Told<'a> = Speech<'a, Botmegistus>;

/// Fills in a template under this key of the events.
fn tell(
    key: &str,
    template: &str,
    fields: &dyn NamedFields<Botmegistus>,
    speech: &Told<'_>,
    out: &mut dyn Write,
) -> fmt::Result {
    speech.fill("Event", key, template, fields, out)
}

/// TB-1.6, TB-1.8: what becomes of the card that the human rejects.
pub(super) fn given(event: &Event, speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
    let rejected = match event {
        Event::Kept { rejected, .. } => *rejected,
        _ => None,
    };
    let Some(card) = rejected else {
        return Ok(());
    };
    let (key, template) = match card {
        Card::Artifact(_) => ("kept.gained", ", and Botmegistus gains the {card}"),
        Card::Experiment(_) => ("kept.out", ", and the {card} leaves the game"),
    };
    tell(key, template, &fields![card], speech, out)
}

/// TB-1.17: a bowl with an essence names the track.
pub(super) fn setup_track(event: &Event, speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
    let essence = match event {
        Event::SetupRolled { symbol } => speech.game().catalogue().essence(*symbol),
        _ => None,
    };
    match essence {
        Some(track) => track.name(speech, out),
        None => out.write_str(speech.text("Event", "setup_rolled.lowest", "its lowest track")),
    }
}

/// TB-4.4, TB-8.2: what the ordinary die chooses.
pub(super) fn hand(event: &Event, speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
    match event {
        Event::DieSixRolled { face } => Hand::by_die(*face).name(speech, out),
        _ => Ok(()),
    }
}

/// TB-5.5, TB-5.8: what a wild die is set to.
pub(super) fn change(event: &Event, speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
    match *event {
        Event::BotDrafted { from, symbol, .. } if symbol != from => {
            let template = ", and sets it to {symbol}";
            tell("bot_drafted.set", template, &fields![symbol], speech, out)
        }
        _ => Ok(()),
    }
}

/// TB-9.6: what a bonus token brings the bot.
pub(super) fn benefit(event: &Event, speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
    let Event::BonusReached { kind, .. } = event else {
        return Ok(());
    };
    let mut say = |key, template, points: u8| tell(key, template, &fields![points], speech, out);
    match speech.game().catalogue().token_card(*kind).benefit {
        Benefit::Ethereal => say("bonus_reached.ethereal", "1 Ethereal token", 0),
        Benefit::Points(points) => say("bonus_reached.points", "{points} VP", points),
        Benefit::Advance => say("bonus_reached.advance", "one more step", 0),
    }
}

/// What the bot took, without what was compared.
pub(super) fn chosen(event: &Event, speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
    match event {
        Event::BotChose { choice, .. } => choice.without_value(speech, out),
        _ => Ok(()),
    }
}

/// Whether the order decided between equals.
pub(super) fn equals(event: &Event, speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
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
    let (key, text) = match what {
        ChoiceKind::Draft => ("bot_chose.first", ", the first of equals"),
        ChoiceKind::Masterpiece => ("bot_chose.drawn", ", the first drawn of equals"),
        _ => return Ok(()),
    };
    if equal.count() > 1 {
        out.write_str(speech.text("Event", key, text))?;
    }
    Ok(())
}

/// TB-4.5: what the card says that rules the bot's turn: die, potency and action.
pub(super) fn orders(event: &Event, speech: &Told<'_>, out: &mut dyn Write) -> fmt::Result {
    let Event::CardActive { card } = event else {
        return Ok(());
    };
    let game = speech.game();
    let (card, wild) = (game.catalogue().automa_card(*card), game.catalogue().wild());
    let (colour, potency) = (card.colour, card.potency);
    let (left, right) = match card.die {
        CardDie::Max => (None, None),
        CardDie::One(left) => (Some(left), None),
        CardDie::Two(left, right) => (Some(left), Some(right)),
    };
    let template = "{left?null=the {colour} die of the highest potency|\
                    a {colour} die of {wild}{right?null=|, {left}} or {right?null={left}|{right}}} \
                    unless the tracker holds one, {potency} potency, then ";
    let fields = fields![colour, wild, left, right, potency];
    tell("card_active.die", template, &fields, speech, out)?;
    if let (AutomaKind::Personality, Some(track)) = (card.kind, card.element) {
        let equal = game.options().personality_on_equal;
        let template = "if its marker is {equal?true=not below|above} yours on {track}, ";
        tell(
            "card_active.if",
            template,
            &fields![equal, track],
            speech,
            out,
        )?;
        parts(card.reward(), speech, out)?;
        out.write_str(speech.text("Event", "card_active.else", "; otherwise "))?;
    }
    parts(card.actions(), speech, out)
}
