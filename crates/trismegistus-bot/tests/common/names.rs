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
    house().colour(name).unwrap()
}

pub fn symbol(name: &str) -> Symbol {
    house().symbol(name).unwrap()
}

pub fn element(name: &str) -> Element {
    house().element(name).unwrap()
}

pub fn section(name: &str) -> Section {
    house().section(name).unwrap()
}

pub fn token(name: &str) -> TokenKind {
    house().token(name).unwrap()
}

pub fn artifact(id: &str) -> ArtifactId {
    house().artifact(id).unwrap()
}

pub fn experiment(id: &str) -> ExperimentId {
    house().experiment(id).unwrap()
}

pub fn automa(id: &str) -> AutomaId {
    house().automa(id).unwrap()
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
