//! Names, colours and small words.

use core::fmt::Display;

use kings_challenge::{Building, Colour, Combat, KingsChallenge, Side};
use solo_core::{NamedFields, Noun, Provenance, Speech};

use super::glossary::of_constants;
use crate::glossary::Entry;
use crate::scene::{Item, Tint};
use crate::words::capital;
pub(super) use crate::words::weakest;

/// Rules whose numbers are constants of the catalogue.
pub(super) trait Said {
    /// The same entry with a rule, ascribed to the constants that it states.
    fn constant(
        self,
        key: &str,
        fields: &dyn NamedFields<KingsChallenge>,
        constants: &[&str],
        speech: &Speech<'_, KingsChallenge>,
    ) -> Self;
}

impl Said for Entry {
    fn constant(
        self,
        key: &str,
        fields: &dyn NamedFields<KingsChallenge>,
        constants: &[&str],
        speech: &Speech<'_, KingsChallenge>,
    ) -> Self {
        let (from, source) = (self.text.len(), of_constants(speech.game(), constants));
        self.rules(key, fields, speech).ascribed(from, &[source])
    }
}

/// Returns the name of a noun of the game.
pub(super) fn named(game: &KingsChallenge, noun: &impl Noun<KingsChallenge>) -> String {
    noun.to_name(&Speech::of(game)).to_string()
}

/// Says what each amount of strength does: "every 3 points of strength allow".
pub(super) fn per_strength(divisor: u8, verb: &str) -> String {
    match divisor {
        1 => format!("every point of strength {verb}s"),
        _ => format!("every {divisor} points of strength {verb}"),
    }
}

/// Returns the name of a building without its article.
pub(super) fn headed(game: &KingsChallenge, building: Building) -> String {
    capital(named(game, &building).trim_start_matches("the "))
}

/// Returns an item with a name of any length; one that does not fit has a short form.
pub(super) fn titled(id: impl Into<String>, name: &str) -> Item {
    const FITS: usize = 14;
    let item = Item::new(id, name);
    if name.chars().count() <= FITS {
        return item;
    }
    let cut: String = name.chars().take(FITS.saturating_sub(1)).collect();
    item.short(format!("{}…", cut.trim_end()))
}

/// Returns the colour of dice and cards.
pub(super) const fn tint(colour: Colour) -> Tint {
    match colour {
        Colour::Red => Tint::Red,
        Colour::Yellow => Tint::Yellow,
        Colour::White => Tint::White,
    }
}

/// Returns the colour of a side.
pub(super) const fn side_tint(side: Side) -> Tint {
    match side {
        Side::Human => Tint::Mine,
        Side::Roy => Tint::Rival,
    }
}

/// Returns the owner, as in `of yours`.
pub(super) const fn whose(side: Side) -> &'static str {
    match side {
        Side::Human => "yours",
        Side::Roy => "le Roy's",
    }
}

/// Names the colours of the dice that fight an Event card.
pub(super) fn colours(combat: Combat) -> Vec<String> {
    let colours = combat.colours().iter();
    colours.map(|colour| colour.to_string()).collect()
}

/// Returns the origin of values in a row of the catalogue.
pub(super) fn origin(
    game: &KingsChallenge,
    table: &str,
    row: impl Display,
    columns: &[&str],
) -> Provenance {
    let origins = game.catalogue().origins(table, &row.to_string());
    let labels = columns
        .iter()
        .filter_map(|column| Some(origins?.of(column)))
        .flatten();
    weakest(labels)
}

/// Returns whether values in a row of the catalogue are house values.
pub(super) fn is_house(
    game: &KingsChallenge,
    table: &str,
    row: impl Display,
    columns: &[&str],
) -> bool {
    origin(game, table, row, columns) == Provenance::House
}
