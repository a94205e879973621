//! What the die and the piles can show, with its notation: chapter 4 of the rulebook.

use core::fmt::{self, Write};

use solo_core::{Face, NotationError, Words};

use crate::game::Scrapyard;
use crate::kinds::{Card, Character, Pile};

/// What chance shows. The order is the order of the outcome lists.
///
/// ```
/// use scrapyard::{Chance, Scrapyard};
/// let game = Scrapyard::default();
/// assert!(matches!(game.parse_chance("die 3")?, Chance::Die(face) if face.pips() == 3));
/// assert!(matches!(game.parse_chance("card p07")?, Chance::Card(_)));
/// assert!(matches!(game.parse_chance("card c01")?, Chance::Character(_)));
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// The die shows this.
    Die(Face),
    /// This card of the unseen part is turned up (SE-2.4).
    Card(Card),
    /// This Character is dealt (SE-3.4).
    Character(Character),
}

pub(crate) fn write(chance: Chance, game: &Scrapyard, out: &mut dyn Write) -> fmt::Result {
    match chance {
        Chance::Die(face) => write!(out, "die {face}"),
        Chance::Card(card) => write!(out, "card {}", game.id(card)),
        Chance::Character(character) => write!(out, "card {}", game.character_id(character)),
    }
}

pub(crate) fn parse(text: &str, game: &Scrapyard) -> Result<Chance, NotationError> {
    let mut words = Words::new(text);
    let chance = match words.next_word("die or card")? {
        "die" => Chance::Die(words.read("a face from 1 to 6")?),
        "card" => words.find("the id of a card or a Character", |id| {
            let card = game.card(id).map(Chance::Card);
            card.or_else(|| game.character(id).map(Chance::Character))
        })?,
        _ => return Err(words.wrong("die or card")),
    };
    words.end()?;
    Ok(chance)
}

/// Every outcome that can be written down, ascending.
pub(crate) fn vocabulary(game: &Scrapyard, mut visit: impl FnMut(Chance)) {
    Face::all().map(Chance::Die).for_each(&mut visit);
    for pile in Pile::ALL {
        (0..game.rules.kinds(pile)).for_each(|row| visit(Chance::Card(Card::new(pile, row))));
    }
    (0..game.rules.characters).for_each(|row| visit(Chance::Character(Character(row))));
}
