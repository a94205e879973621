//! Components of the embedded catalogue by their names, and events as sentences.

use solo_core::Game;
use trismegistus_bot::{
    ArtifactId, AutomaId, Botmegistus, Catalogue, Colour, Element, Event, ExperimentId, Section,
    Symbol, TokenKind,
};

pub fn house() -> &'static Catalogue {
    Catalogue::house()
}

pub fn colour(name: &str) -> Colour {
    Colour::from_word(name).unwrap()
}

pub fn symbol(name: &str) -> Symbol {
    Symbol::from_word(name).unwrap()
}

pub fn element(name: &str) -> Element {
    Element::from_word(name).unwrap()
}

pub fn section(name: &str) -> Section {
    house().find(name).unwrap()
}

pub fn token(name: &str) -> TokenKind {
    house().find(name).unwrap()
}

pub fn artifact(id: &str) -> ArtifactId {
    house().find(id).unwrap()
}

pub fn experiment(id: &str) -> ExperimentId {
    house().find(id).unwrap()
}

pub fn automa(id: &str) -> AutomaId {
    house().find(id).unwrap()
}

pub fn sentence(game: &Botmegistus, event: &Event) -> String {
    let mut text = String::new();
    game.narrate(event, &mut text).unwrap();
    text
}

#[track_caller]
pub fn tells(event: &Event, text: &str) {
    assert_eq!(sentence(&Botmegistus::default(), event), text);
}
