//! Cards beside the box to draw.

use solo_core::Speech;
use trismegistus_bot::Botmegistus;

use crate::glossary::Glossary;
use crate::pictures::{EffectLine, MOST, Picture, Pictured};

impl Pictured for Botmegistus {
    fn pictures(&self, speech: &Speech<'_, Self>) -> Vec<Picture> {
        let entries = self.glossary(speech).into_iter();
        let pictures = entries.map(|entry| {
            let mut picture = Picture::of(&entry, super::emblem(self, &entry.id));
            let is_card = picture.emblem.starts_with("card/");
            if let Some(said) = entry
                .text
                .first()
                .filter(|_| is_card && picture.effects.is_empty())
            {
                // Its first sentence says what it is for.
                let cut: String = said.text.chars().take(MOST.saturating_sub(1)).collect();
                picture = picture.effect(EffectLine::new(format!("{cut}…")));
            }
            picture
        });
        pictures.collect()
    }
}
