//! Events: chapter TK-19.

use core::fmt::{self, Write};

use solo_core::{Card, Event, Set, Speech};

use crate::catalogue;
use crate::outcome::{GameResult, Score};
use crate::tomb::Tomb;

solo_core::word_enum! {
    /// The way in or the way out (TK-12.2).
    ///
    /// ```
    /// use tomb4k::{Heading, Tomb};
    /// let state = Tomb::default().start();
    /// assert_eq!(state.heading(), Heading::Delve);
    /// ```
    pub enum Heading in tomb4k {
        /// The way in.
        Delve = "delve" as "the way in",
        /// The way out.
        Retreat = "retreat" as "the way out",
    }
}

solo_core::word_enum! {
    /// The kind of an encounter, by the suit of the encounter card (TK-3.3).
    ///
    /// ```
    /// use tomb4k::{EncounterKind, Event, Tomb};
    /// let (game, mut events) = (Tomb::default(), Vec::new());
    /// game.advance(&mut game.start(), game.parse_chance("card 9C")?, &mut events)?;
    /// assert_eq!(events[1], Event::Encounter { card: "9C".parse()?, kind: EncounterKind::Door });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub enum EncounterKind in tomb4k {
        /// Spades.
        Monster = "monster",
        /// Diamonds.
        Trap = "trap",
        /// Clubs.
        Door = "door",
    }
}

solo_core::word_enum! {
    /// The means by which an encounter was won (TK-4.1).
    ///
    /// ```
    /// use solo_core::Game;
    /// use tomb4k::{Event, Tomb, WonBy};
    /// let mut text = String::new();
    /// Tomb::default().narrate(&Event::Won { how: WonBy::Favor }, &mut text)?;
    /// assert_eq!(text, "You win the encounter by divine favor.");
    /// # Ok::<(), std::fmt::Error>(())
    /// ```
    pub enum WonBy in tomb4k {
        /// An action card at least equal to the encounter card.
        Action = "action" as "with an action card",
        /// A queen.
        Favor = "favor" as "by divine favor",
        /// The matching jack.
        Skill = "skill" as "by skill",
    }
}

solo_core::word_enum! {
    /// The result of a turn (TK-4.2, TK-4.9).
    ///
    /// ```
    /// use solo_core::Game;
    /// use tomb4k::{Event, Tomb, TurnResult};
    /// let mut text = String::new();
    /// Tomb::default().narrate(&Event::TurnEnds { result: TurnResult::Fled, left: 3 }, &mut text)?;
    /// assert_eq!(text, "The turn ends with your escape, and 3 cards are covered.");
    /// # Ok::<(), std::fmt::Error>(())
    /// ```
    pub enum TurnResult in tomb4k {
        /// The encounter was won (TK-4.2).
        Won = "won",
        /// Treasure was dropped (TK-5.7).
        Fled = "fled",
        /// The trap or the door was not overcome (TK-6.3, TK-7.8).
        Failed = "failed",
    }
}

/// An event of a step, in order (TK-19.1, TK-19.2).
///
/// A [`Narration`](solo_core::Narration) writes events as English sentences, for a log or a story
/// (TK-14.8).
///
/// ```
/// use solo_core::{Narration, Speech};
/// use tomb4k::{Event, Tomb};
/// let game = Tomb::default();
/// let mut state = game.start();
/// let mut story: Vec<Event> = Vec::new();
/// game.advance(&mut state, game.parse_chance("card 9S")?, &mut story)?;
/// game.advance(&mut state, game.parse_chance("card 4C")?, &mut story)?;
/// let sentences = Narration::new(Speech::of(&game), &story).map(|sentence| sentence.to_string());
/// assert!(sentences.eq([
///     "You turn up the 9 of Spades.",
///     "A monster of strength 9 bars the way.",
///     "You turn up the 4 of Clubs.",
///     "The 4 of Clubs falls 5 short.",
///     "A blow of 5 comes down.",
///     "You lose 5 hit points, and 4 are left.",
/// ]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Event)]
#[event(game = Tomb)]
#[non_exhaustive]
pub enum Event {
    /// A turn begins (TK-3.1). Turns are counted through, columns are those of the delve (TK-12.1).
    #[event("turn_begins", "Turn {turn} begins in column {column}, on {heading}.")]
    TurnBegins {
        /// Way in or way out.
        heading: Heading,
        /// Number of the turn, counted through from 1.
        turn: u8,
        /// Column of the turn, from 1.
        column: u8,
    },
    /// A card is turned up (TK-2.1, TK-2.3); its effect follows.
    #[event("card", "You turn up the {card}.")]
    Card {
        /// The card.
        card: Card,
    },
    /// An ace burns (TK-10.1); `burnt` counts the aces burnt with this one, 1 to 4.
    #[event(
        "torch",
        "{burnt#1=The first torch burns|2=The second torch burns|3=The third torch burns|The last torch is burning} down."
    )]
    Torch {
        /// The ace.
        card: Card,
        /// Aces burnt with this one, 1 to 4.
        burnt: u8,
    },
    /// A jack comes into the hand (TK-3.8).
    #[event(
        "skill",
        "You learn {card?JS=Go Berserk|JD=Disarm Mechanism|JC=Pick Lock|Dodge Blow}."
    )]
    Skill {
        /// The jack.
        card: Card,
    },
    /// A queen is laid into the turn (TK-3.9).
    #[event("favor", "The goddess smiles upon this turn.")]
    Favor {
        /// The queen.
        card: Card,
    },
    /// A king is laid into the turn (TK-3.10).
    #[event("hoard", "A king's hoard lies here.")]
    Hoard {
        /// The king.
        card: Card,
    },
    /// The joker is laid into the turn (TK-3.10).
    #[event("scroll_found", "The Scroll of Light lies here.")]
    ScrollFound {
        /// The joker.
        card: Card,
    },
    /// The encounter card of the turn (TK-3.3).
    #[event(
        "encounter",
        "A {kind?monster=monster of strength {strength} bars the way|trap=trap of strength {strength} guards treasure|sealed door of strength {strength} stands in the way}.",
        word(strength = strength)
    )]
    Encounter {
        /// The numbered card.
        card: Card,
        /// Monster, trap or door.
        kind: EncounterKind,
    },
    /// An action card (TK-3.4); `gap` is 0 if it wins.
    #[event("action", "The {card} {gap#0=is enough|falls {gap} short}.")]
    Action {
        /// The numbered card.
        card: Card,
        /// Difference to the encounter card, 0 to 8.
        gap: u8,
    },
    /// A blow falls (TK-5.2, TK-6.3).
    #[event("blow", "A blow of {damage} comes down.")]
    Blow {
        /// Damage in hit points, 1 to 8.
        damage: u8,
    },
    /// Dodge Blow avoids the blow (TK-8.5).
    #[event("dodged", "You dodge the blow and avoid {damage} damage.")]
    Dodged {
        /// Damage avoided, in hit points, 1 to 8.
        damage: u8,
    },
    /// Hit points are lost (TK-11.2).
    #[event(
        "hurt",
        "You lose {damage} hit {damage#1=point|points}, and {hp#0=none is|1=1 is|{hp} are} left."
    )]
    Hurt {
        /// Hit points lost, 1 to 8.
        damage: u8,
        /// Hit points left, 0 to 8.
        hp: u8,
    },
    /// The door's action card failed; discards are due (TK-7.3).
    #[event(
        "door_holds",
        "The door holds and demands {discards} {discards#1=discard|discards}."
    )]
    DoorHolds {
        /// Number of discards, 1 to 8.
        discards: u8,
    },
    /// A card other than an ace goes to the discard pile (TK-7.7).
    #[event("discarded", "You discard the {card}.")]
    Discarded {
        /// The card.
        card: Card,
    },
    /// A skill is played (TK-8.2).
    #[event(
        "played",
        "You play {card?JS=Go Berserk|JD=Disarm Mechanism|Pick Lock}, the {card}."
    )]
    Played {
        /// The jack.
        card: Card,
    },
    /// Treasure is dropped (TK-5.7).
    #[event("dropped", "You drop the {card}, and the monster lets you go.")]
    Dropped {
        /// The treasure.
        card: Card,
    },
    /// The encounter is won (TK-4.1).
    #[event("won", "You win the encounter {how}.")]
    Won {
        /// Means of the win.
        how: WonBy,
    },
    /// A card is left behind to mark the turn (TK-4.6).
    #[event("left", "You leave the {card} behind to mark the turn.")]
    Left {
        /// The treasure.
        card: Card,
    },
    /// Treasure comes into the hand (TK-4.2).
    #[event("collected", "You take: {cards}.")]
    Collected {
        /// The cards, never none.
        cards: Set<Card>,
    },
    /// A turn ends; `left` cards stay in its stack (TK-3.13).
    #[event(
        "turn_ends",
        "The turn ends {result?won=in victory|fled=with your escape|in failure}, and {left#1=1 card is|{left} cards are} covered."
    )]
    TurnEnds {
        /// Result of the turn.
        result: TurnResult,
        /// Cards left in its stack, 1 to 13.
        left: u8,
    },
    /// The retreat begins (TK-12.2).
    #[event(
        "turned_around",
        "You turn back towards the light, after {delve_turns} {delve_turns#1=turn|turns} on the way in."
    )]
    TurnedAround {
        /// Turns of the way in, 1 to 27.
        delve_turns: u8,
    },
    /// The scroll is used (TK-10.3); `card` is the ace that went under the deck.
    #[event(
        "scroll",
        "The Scroll of Light glows, and the {card} goes under the deck."
    )]
    Scroll {
        /// The ace.
        card: Card,
    },
    /// The game ends (TK-13.1).
    #[event(
        "over",
        "{result?dead=You die in the tomb|lost=You are lost in the dark|You are out alive}: your score is {score} (kings/points)."
    )]
    Over {
        /// Kind of end.
        result: GameResult,
        /// Kings and points.
        score: Score,
    },
}

/// Writes the number that has to be reached to win the encounter (TK-3.3).
fn strength(event: &Event, _: &Speech<'_, Tomb>, out: &mut dyn Write) -> fmt::Result {
    match event {
        Event::Encounter { card, .. } => write!(out, "{}", catalogue::strength(*card)),
        _ => Ok(()),
    }
}
