//! Cards of the challenge to draw.

use kings_challenge::{Activity, ActivityId, CharacterId, Deferred, EventId, KingsChallenge, Use};
use solo_core::Speech;

use super::words::named;
use crate::glossary::Glossary;
use crate::pictures::{EffectLine, MOST, Picture, Pictured};
use crate::words::capital;

impl Pictured for KingsChallenge {
    fn pictures(&self, speech: &Speech<'_, Self>) -> Vec<Picture> {
        let entries = self.glossary(speech).into_iter();
        let pictures = entries.map(|entry| {
            let mut picture = Picture::of(&entry, super::emblem(self, &entry.id));
            let lines = lines(self, &entry.id);
            if !lines.is_empty() {
                picture.effects = lines.into_iter().map(EffectLine::new).collect();
            }
            picture.values.extend(values(self, &entry.id));
            picture
        });
        pictures.collect()
    }
}

/// Shortens a line that does not fit.
fn fitting(text: String) -> String {
    if text.chars().count() <= MOST {
        return text;
    }
    let cut: String = text.chars().take(MOST.saturating_sub(1)).collect();
    format!("{cut}…")
}

/// Returns the effects of a card in lines.
fn lines(game: &KingsChallenge, id: &str) -> Vec<String> {
    let catalogue = game.catalogue();
    let said = |text: String| fitting(format!("{}.", capital(&text)));
    let activity = ActivityId::all().find(|card| card.to_string() == id);
    if let Some(usage) = activity
        .and_then(|card| catalogue.activity(card))
        .map(Activity::usage)
    {
        return match usage {
            Use::Immediate(effects) => effects
                .iter()
                .map(|effect| said(named(game, effect)))
                .collect(),
            Use::Deferred { effect, .. } => vec![said(deferred(effect))],
        };
    }
    let event = EventId::all().find(|card| card.to_string() == id);
    if let Some(card) = event.and_then(|card| catalogue.event(card)) {
        return card
            .effects()
            .iter()
            .map(|effect| said(named(game, effect)))
            .collect();
    }
    let character = CharacterId::all().find(|card| card.to_string() == id);
    let metric = character.map(|card| catalogue.character(card).metric());
    metric
        .iter()
        .map(|metric| said(format!("VP for {}", named(game, metric))))
        .collect()
}

/// Returns what a cube does when it is spent.
fn deferred(effect: Deferred) -> String {
    match effect {
        Deferred::AddSum(colour, more) => format!("a cube: the {colour} sum +{more}"),
        Deferred::AddEach(colour, more) => format!("a cube: each {colour} die +{more}"),
        Deferred::SetEach(value) => format!("a cube: every die counts {value}"),
        Deferred::Recolour(from, to) => format!("a cube: {from} dice count as {to}"),
        Deferred::Multiply(from, to, times) => {
            format!("a cube: a {from} die counts as {to}, ×{times}")
        }
        Deferred::Wild(colour) => format!("a cube: every die counts as {colour}"),
        Deferred::Free(colour, dice) => {
            format!(
                "a cube: {dice} {colour} {} of le Roy for nothing",
                if dice == 1 { "die" } else { "dice" }
            )
        }
    }
}

/// Returns the values of a card as numbers.
fn values(game: &KingsChallenge, id: &str) -> Vec<(std::borrow::Cow<'static, str>, i32)> {
    let event = EventId::all().find(|card| card.to_string() == id);
    let Some(card) = event.and_then(|card| game.catalogue().event(card)) else {
        return Vec::new();
    };
    vec![
        ("banners".into(), card.banners().into()),
        ("divisor".into(), card.combat().divisor().into()),
    ]
}
