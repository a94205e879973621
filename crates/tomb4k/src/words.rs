//! Texts of the table on which a game is shown: zones, questions, names and meanings of cards.
//!
//! A program that draws the tomb speaks through them, so that one translation holds every text of
//! the game. `solo-table` does.

use core::fmt::{self, Write};

use solo_core::{Card, Noun, Speech, Suit, TextVisitor};

use crate::catalogue::{DECK, name, strength};

solo_core::templates! {
    /// Zones of the table, the question that is due, and the verbs on items.
    pub SCENE: "Scene" {
        "now.over": "The game is over",
        "now.between": "You are {turns} {turns#1=turn|turns} deep",
        "now.delve": "Turn {turn}, on the way in",
        "now.retreat": "Turn {turn}, on the way out, under column {column}",
        "ask.between": "Deeper, or back to the light?",
        "ask.seek": "A card is turned up for this turn.",
        "ask.encounter": "{encounter} bars the way.",
        "ask.action": "A card is turned up against {encounter}.",
        "ask.blow": "A blow of {damage} comes down.",
        "ask.door": "The door holds: discard {cards} {cards#1=card|cards} from the deck, or pick the lock.",
        "ask.discard": "Still to be discarded: {cards} {cards#1=card|cards}.",
        "ask.torch": "The fourth torch{torch#0=|, {torch},} burns down!",
        "ask.mark": "Only treasure lies here: what stays behind to mark the way?",
        "end.won": "You are out with all four kings: you win!",
        "end.escaped": "You are out alive, but without all four kings: this is not a win.",
        "end.dead": "You are dead.",
        "end.lost": "You are lost in the dark.",
        "score": "Score",
        "score.points": "{count#1=point|points}",
        "score.kings": "{count#1=king|kings} brought out",
        "score.gold": "gold {count#1=piece|pieces}",
        "life.hp": "hit points",
        "life.torches": "torches",
        "life.point": "hit point",
        "life.burnt": "burnt torch",
        "life.burning": "torch burning down",
        "life.bottom": "torch under the deck",
        "life.unburnt": "torch still in the deck",
        "life.scroll": "Scroll of Light, read",
        "state.kings": "kings",
        "state.kings_of": "{kings} of {needed}",
        "state.worth": "treasure",
        "state.deck": "{count#1=card|cards} in the deck",
        "state.discards": "discarded",
        "deed.covered": "{who} covered {what}",
        "deed.dropped": "{who} dropped {what}",
        "deed.played": "{who} played {what}",
        "deed.burnt": "A torch burns down",
        "line.monster": "Turn up {n} or more, or lose the difference.",
        "line.trap": "Turn up {n} or more in one try, and it is treasure.",
        "line.door": "Turn up {n} or more, or discard the difference.",
        "line.berserk": "Slays one monster.",
        "line.disarm": "Disarms one trap, before a number comes.",
        "line.pick": "Opens one door, even after a card has failed.",
        "line.dodge": "Avoids one blow.",
        "line.favor": "Wins the encounter of this turn.",
        "line.hoard": "Treasure: bring all four out to win.",
        "line.torch": "A torch burns down; the fourth is the last.",
        "line.scroll": "Puts the fourth torch under the deck.",
        "state.left": "{count#1=turn|turns} to daylight",
        "state.torches": "{count#1=torch|torches} left",
        "state.bottom": "{torch} under the deck",
        "state.spent": "Dodge Blow is spent",
        "dungeon": "The dungeon",
        "dungeon.in": "way in",
        "dungeon.out": "way out",
        "dungeon.turn": "turn {turn}",
        "dungeon.here": "you are here",
        "dungeon.deeper": "deeper",
        "dungeon.back": "back",
        "open": "This turn",
        "hand.none": "none",
        "skills": "Skills in your hand",
        "treasure": "Treasure in your hand",
        "treasure.all": "worth {worth}",
        "treasure.worth": "worth",
        "treasure.gems": "gems",
        "unseen": "Not yet seen",
        "covered": "Face down in the dungeon",
        "discarded": "Discarded",
        "pile.monsters": "monsters",
        "pile.traps": "traps",
        "pile.doors": "doors",
        "pile.skills": "skills",
        "pile.favors": "favors",
        "pile.kings": "kings",
        "pile.torches": "torches",
        "pile.scroll": "scroll",
        "chance.discard": "The next card that is discarded",
        "chance": "The next card",
        "chance.first": "A card has to be turned up first; this has to wait.",
        "verb.delve": "delve",
        "verb.retreat": "turn back",
        "verb.draw": "face it",
        "verb.take": "take",
        "verb.dodge": "dodge",
        "verb.discard": "discard",
        "verb.scroll": "read",
        "verb.decline": "give up",
        "verb.play": "play",
        "verb.drop": "drop",
        "verb.leave": "leave",
    }
}

/// A card by its part in the game, with its number if it carries one: `Monster 9`, `Go Berserk`.
///
/// ```
/// use solo_core::{Noun, Speech};
/// use tomb4k::{Tomb, words::Called};
/// let tomb = Tomb::default();
/// assert_eq!(Called("9S".parse()?).to_name(&Speech::of(&tomb)).to_string(), "Monster 9");
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Called(pub Card);

impl<G: ?Sized> Noun<G> for Called {
    fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result {
        self.0.id(game, out)
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        let name = name(self.0);
        out.write_str(speech.text("Name", name, name))?;
        match strength(self.0) {
            0 => Ok(()),
            value => write!(out, " {value}"),
        }
    }

    fn texts(_: &G, visit: &mut TextVisitor<'_>) {
        for card in DECK {
            visit(&"Name", &name(card), &name(card));
        }
    }
}

/// The corner of a card: `8♠`, `J♥`, `Joker`.
///
/// ```
/// use solo_core::{Noun, Speech};
/// use tomb4k::{Tomb, words::Corner};
/// let tomb = Tomb::default();
/// assert_eq!(Corner("JH".parse()?).to_name(&Speech::of(&tomb)).to_string(), "J♥");
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Corner(pub Card);

impl Corner {
    /// Returns rank and sign of the suit; the joker has no sign.
    fn parts(self) -> (&'static str, &'static str) {
        let (Some(rank), Some(suit)) = (self.0.rank(), self.0.suit()) else {
            return ("Joker", "");
        };
        let sign = match suit {
            Suit::Spades => "♠",
            Suit::Hearts => "♥",
            Suit::Diamonds => "♦",
            Suit::Clubs => "♣",
        };
        (rank.text(), sign)
    }
}

impl<G: ?Sized> Noun<G> for Corner {
    fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result {
        self.0.id(game, out)
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        let (rank, sign) = self.parts();
        out.write_str(speech.text("Corner", rank, rank))?;
        out.write_str(sign)
    }

    fn texts(_: &G, visit: &mut TextVisitor<'_>) {
        for card in DECK {
            let (rank, _) = Self(card).parts();
            visit(&"Corner", &rank, &rank);
        }
    }
}

/// Visits every text of this module for translators.
pub(crate) fn texts<G: ?Sized>(game: &G, visit: &mut TextVisitor<'_>) {
    SCENE.texts(visit);
    Called::texts(game, visit);
    Corner::texts(game, visit);
}
