//! Cards of the scrapyard to draw.

use scrapyard::catalogue::{Ability, Operation, Rest};
use scrapyard::{Character, Invention, Machine, Part, Scrapyard, Source};
use solo_core::{Countable, Noun, Speech};

use super::names::{name_of, singular};
use super::questions::types;
use crate::glossary::Glossary;
use crate::pictures::{EffectLine, MOST, Picture, Pictured};

impl Pictured for Scrapyard {
    fn pictures(&self, speech: &Speech<'_, Self>) -> Vec<Picture> {
        let entries = self.glossary(speech);
        let picture = |card: String, line: Option<String>| {
            let entry = entries.iter().find(|entry| entry.id == card);
            let mut picture = entry.map_or_else(Picture::default, |entry| {
                Picture::of(entry, super::emblem(&card))
            });
            picture.effects = line.into_iter().map(EffectLine::new).collect();
            picture
        };
        let ability = |source| line(self.ability(source));
        let parts = Part::values(self).map(|card| picture(id(self, &card), None));
        let machines = Machine::values(self)
            .map(|card| picture(id(self, &card), ability(Source::Machine(card))));
        let inventions = Invention::values(self).map(|card| {
            let machines = self.machines_of(card);
            let line = format!("Made of {}.", name_of(self, machines.as_slice()));
            picture(
                id(self, &card),
                Some(line).filter(|it| it.chars().count() <= MOST),
            )
        });
        let characters = Character::values(self)
            .map(|card| picture(id(self, &card), ability(Source::Character(card))));
        let cards = parts.chain(machines).chain(inventions).chain(characters);
        let mut cards: Vec<Picture> = cards.collect();
        let terms = entries.iter().filter(|entry| {
            let mut cards = cards.iter();
            !cards.any(|picture| picture.card == entry.id)
        });
        let terms =
            terms.map(|entry| Picture::new(&*entry.id, &*entry.name, super::emblem(&entry.id)));
        let terms: Vec<Picture> = terms.collect();
        cards.extend(terms);
        cards
    }
}

fn id(game: &Scrapyard, card: &impl Noun<Scrapyard>) -> String {
    card.to_id(game).to_string()
}

/// Returns the effect of an ability in a line; `None` if it has none.
fn line(ability: Ability) -> Option<String> {
    let Ability {
        n,
        keep,
        need,
        floor,
        ..
    } = ability;
    let from = types(ability.from, singular, ", ");
    let few = |n: u8| match n {
        1 => "a card".to_owned(),
        _ => format!("{n} cards"),
    };
    let mut text = match ability.operation {
        Operation::Draw => format!("Draw {}: {from}.", few(n)),
        Operation::Salvage => format!("Scrap, take {n}: {from}."),
        Operation::Reclaim if floor > 1 => format!("Ghost with {floor}+, take {n}: {from}."),
        Operation::Reclaim => format!("Ghost, take {n}: {from}."),
        Operation::Look => {
            let end = match ability.rest {
                Some(Rest::Top) => "top",
                Some(Rest::Bottom) => "bottom",
                None => "scrap",
            };
            format!("See {n}, keep {keep}, rest to {end}.")
        }
        Operation::ShortMachine => "Build a machine with one Part fewer.".to_owned(),
        Operation::ShortInvention => "Complete an Invention, one machine fewer.".to_owned(),
        Operation::StandIn => "Stands in for a machine of your Invention.".to_owned(),
        Operation::SetDie => format!("Your roll becomes {n}."),
        Operation::AddDie => format!("Your roll +{n}."),
        Operation::Reroll => "Roll again.".to_owned(),
        Operation::NoPenalty => "The ghost draws no penalty.".to_owned(),
        Operation::DigBonus => format!("Digs need {n} less."),
        Operation::StealBonus => format!("Steals need {n} less."),
        Operation::BoostBonus => format!("A Part scrapped for a roll counts {n} more."),
        Operation::BonusCard => format!("Digs of {need} or more bring {} more.", few(n)),
        Operation::None => return None,
    };
    if need > 0 && ability.operation.is_action() {
        text = format!("On {need}+: {text}");
    }
    if text.chars().count() > MOST {
        text = text.chars().take(MOST.saturating_sub(1)).collect();
        text.push('…');
    }
    Some(text)
}
