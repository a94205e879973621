//! Moves of a step of the valley.

use solo_core::{Face, Speech, fields};
use votk::{Bag, Design, Event, Phase, Side, State, Valley, Zone, words::Short};

use super::cards::{held_id, key, slot_id, tomb_id};
use super::words::{Words, words};
use crate::moves::{Around, Cause, Move, MoveKind, Moves};
use crate::story::Actor;

impl Moves for Valley {
    // A card in play is named again while its action runs, and once it has been used; the deck is open only while it is searched.
    const ECHOES: &'static [&'static str] = &["actions", "own/used", "own/deck"];

    fn moves(&self, around: &Around<'_, State, Event>, speech: &Speech<'_, Self>) -> Vec<Move> {
        let mut tracing = Tracing::new(self, words(*speech), around.before);
        let mut events = around.events.iter().peekable();
        while let Some(event) = events.next() {
            let used = matches!(
                events.peek(),
                Some(Event::Using { .. } | Event::Reacting { .. })
            );
            tracing.event(event, used);
        }
        tracing.arrange(around.after);
        tracing.moves
    }

    fn deed(&self, it: &Move, who: &str, what: &str, speech: &Speech<'_, Self>) -> Option<String> {
        let [from, to] = [&it.from, &it.to].map(|id| id.as_deref().unwrap_or_default());
        let key = match it.kind {
            // A card that an action takes has that action as its cause.
            MoveKind::Take if to.starts_with("own/discard") && it.cause.is_none() => "deed.bought",
            MoveKind::Lay if to.starts_with("tomb/") => "deed.entombed",
            // VK-7.2: a sacrifice never takes from the tomb.
            MoveKind::Discard if to.starts_with("piles/") && from.starts_with("bot_tomb/") => {
                "deed.lost"
            }
            MoveKind::Discard if to.starts_with("piles/") => "deed.sacrificed",
            MoveKind::Spend if it.card.is_some() => "deed.paid",
            _ => return None,
        };
        Some(words(*speech).fill(key, &fields![who, what]))
    }
}

/// The cards whose place an event does not tell, as they lie while the events of a step happen.
struct Tracing<'a> {
    game: &'a Valley,
    words: Words<'a>,
    /// Cards of the hand, in play, and laid on the discard pile: what is discarded comes from any of them.
    hand: Bag,
    played: Bag,
    arranged: Vec<Design>,
    discard: Vec<Design>,
    /// The card whose action runs, and the die of the Bot.
    acting: Option<Design>,
    die: Option<Face>,
    moves: Vec<Move>,
}

impl<'a> Tracing<'a> {
    fn new(game: &'a Valley, words: Words<'a>, before: &State) -> Self {
        Self {
            game,
            words,
            hand: *before.hand(),
            played: *before.played(),
            arranged: before.arranged().to_vec(),
            discard: before.discard().to_vec(),
            acting: before.frames().last().map(|frame| frame.card),
            die: None,
            moves: Vec::new(),
        }
    }

    fn event(&mut self, event: &Event, used: bool) {
        match event {
            Event::Moved { card, from, to } => self.moved(*card, *from, *to, used),
            Event::Reshuffled { .. } => {
                for card in core::mem::take(&mut self.discard) {
                    let from = held_id(self.game, "own/discard", card);
                    let it = self.of(MoveKind::Shuffle, Actor::You, card);
                    self.moves.push(it.from(from).to("own/deck"));
                }
            }
            Event::Buying { slot, price, .. } => {
                let gold = self.words.say("gold");
                let mut it = Move::number(MoveKind::Spend, Actor::You, "gold", *price);
                it.name = gold;
                self.moves.push(it.to(slot_id(*slot)));
            }
            Event::Using { card }
            | Event::Repeating { card }
            | Event::Borrowing { card }
            | Event::Reacting { card } => self.acting = Some(*card),
            Event::TurnedOver { card, runs } if *runs => self.acting = Some(*card),
            Event::TurnBegins { .. } | Event::WindowPassed => self.acting = None,
            Event::Rolled { face, slot } => {
                self.die = Some(*face);
                let roll = Move::new(MoveKind::Roll, Actor::Rival, self.words.say("chance.die"));
                self.moves.push(roll.face(face.pips()).to(slot_id(*slot)));
            }
            Event::Returned { cards } => {
                for card in cards {
                    let from = held_id(self.game, "bot/discard", *card);
                    let to = tomb_id(self.game, "bot_tomb", *card);
                    let it = self.of(MoveKind::Lay, Actor::Rival, *card);
                    let clause = Cause::Clause("VK-14.1".into());
                    self.moves.push(it.from(from).to(to).cause(clause));
                }
            }
            _ => {}
        }
    }

    fn moved(&mut self, card: Design, from: Zone, to: Zone, used: bool) {
        let lay = self.taken(card, from);
        match to {
            Zone::Hand => _ = self.hand.put(card),
            Zone::Played => _ = self.played.put(card),
            Zone::Discard => self.discard.push(card),
            _ => {}
        }
        let (kind, actor) = kind(from, to, used);
        let it = self.of(kind, actor, card).from(lay).to(self.id(card, to));
        let cause = match (self.die, self.acting) {
            (Some(die), _) if to == Zone::BotTomb => Some(Cause::Die(die.pips())),
            (_, Some(acting)) => Some(Cause::Card(key(self.game, acting).to_owned())),
            _ => None,
        };
        self.moves.push(Move { cause, ..it });
    }

    /// Takes a card from where it lies, and returns the id of that.
    fn taken(&mut self, card: Design, from: Zone) -> String {
        let lies = |pile| held_id(self.game, pile, card);
        let last = |pile: &mut Vec<Design>| {
            let place = pile.iter().rposition(|other| *other == card);
            place.map(|place| pile.remove(place)).is_some()
        };
        match from {
            Zone::Hand => _ = self.hand.take(card),
            Zone::Discard => _ = last(&mut self.discard),
            // What is discarded at the end of a turn has been in the hand, too.
            Zone::Played if self.played.take(card) => {}
            Zone::Played if last(&mut self.arranged) => return lies("own/arranged"),
            Zone::Played if self.hand.take(card) => return lies("hand"),
            _ => {}
        }
        self.id(card, from)
    }

    /// Adds what is laid out for the discard pile, which no event tells.
    fn arrange(&mut self, after: &State) {
        if after.phase() != Phase::Arrange {
            return;
        }
        for card in core::mem::take(&mut self.hand).cards() {
            self.played.put(card);
            let (from, to) = (Zone::Hand, Zone::Played);
            let it = self.of(MoveKind::Lay, Actor::You, card);
            let it = it.from(self.id(card, from)).to(self.id(card, to));
            self.moves.push(it);
        }
        let new = after.arranged().iter().skip(self.arranged.len());
        for card in new.copied().collect::<Vec<_>>() {
            let to = held_id(self.game, "own/arranged", card);
            let it = self.of(MoveKind::Lay, Actor::You, card);
            let it = it.from(self.id(card, Zone::Played)).to(to);
            self.moves.push(it);
        }
    }

    fn of(&self, kind: MoveKind, actor: Actor, card: Design) -> Move {
        let name = self.words.name(&card);
        let short = self.words.name(&Short(card));
        let it = Move::new(kind, actor, name).card(key(self.game, card));
        if short == it.name {
            it
        } else {
            it.short(short)
        }
    }

    /// Returns the id of a card in a zone.
    fn id(&self, card: Design, zone: Zone) -> String {
        let lies = |pile| held_id(self.game, pile, card);
        match zone {
            Zone::Deck => "own/deck".to_owned(),
            Zone::Hand => lies("hand"),
            Zone::Played => lies("own/played"),
            Zone::Turned => lies("own/turned"),
            Zone::Discard => lies("own/discard"),
            Zone::Tomb => tomb_id(self.game, "tomb", card),
            Zone::Slot(slot) => slot_id(slot),
            Zone::Stock if self.game.catalogue().card(card).level == 2 => "piles/stock2".to_owned(),
            Zone::Stock => "piles/stock3".to_owned(),
            Zone::Boneyard => lies("piles/boneyard"),
            Zone::BotTomb => tomb_id(self.game, "bot_tomb", card),
            Zone::BotDiscard => lies("bot/discard"),
        }
    }
}

/// Returns the kind of a move between zones, and the side that acts.
const fn kind(from: Zone, to: Zone, used: bool) -> (MoveKind, Actor) {
    match (from, to) {
        (Zone::Slot(_), Zone::Slot(_)) => (MoveKind::Slide, Actor::Game),
        (Zone::Stock, Zone::Slot(_) | Zone::Boneyard) => (MoveKind::Lay, Actor::Game),
        (Zone::Deck, Zone::Hand) => (MoveKind::Draw, Actor::You),
        (_, Zone::Turned) => (MoveKind::Turn, Actor::You),
        (_, Zone::BotTomb) => (MoveKind::Take, Actor::Rival),
        (Zone::BotTomb | Zone::BotDiscard, Zone::BotDiscard | Zone::Boneyard) => {
            (MoveKind::Discard, Actor::Rival)
        }
        (Zone::Hand, Zone::Played) if used => (MoveKind::Use, Actor::You),
        (Zone::Hand, Zone::Played) => (MoveKind::Spend, Actor::You),
        (Zone::Hand | Zone::Played | Zone::Turned, Zone::Discard) | (_, Zone::Boneyard) => {
            (MoveKind::Discard, Actor::You)
        }
        (_, Zone::Tomb | Zone::Deck) => (MoveKind::Lay, Actor::You),
        _ => (MoveKind::Take, Actor::You),
    }
}

/// Returns the side of an actor.
pub(super) const fn actor(side: Side) -> Actor {
    match side {
        Side::Setup => Actor::Game,
        Side::Player => Actor::You,
        Side::Bot => Actor::Rival,
    }
}
