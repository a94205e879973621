//! Texts of the table on which a game is shown: zones, questions, verbs and short names of cards.
//!
//! A program that draws the valley speaks through them, so that one translation holds every text of
//! the game. `solo-table` does.

use core::fmt::{self, Write};

use solo_core::{Noun, Speech, TextVisitor};

use crate::catalogue::Design;
use crate::game::Valley;

solo_core::templates! {
    /// Zones of the table, the question that is due, and entries of the glossary.
    pub SCENE: "Scene" {
        "now.over": "The game is over",
        "now.setup": "The table is being set up",
        "now.play": "Turn {turn}: you play {turn#1=4 cards, later 5|cards}",
        "now.discard": "Turn {turn}: you discard",
        "now.rebuild": "Turn {turn}: the pyramid is rebuilt",
        "now.draw": "Turn {turn}: you draw a new hand",
        "now.gain": "The Bot rolls its die, after your turn {turn}",
        "now.crumble": "The Bot has rolled its die, after your turn {turn}",
        "ask.draw": "Which card do you draw? {left} to come.",
        "ask.lay": "Which card of the stock comes to {slot}?",
        "ask.bone": "Which card of the stock starts the boneyard?",
        "ask.stock": "Which card lies on top of the stock?",
        "ask.turn": "Which card lies on top of your deck?",
        "ask.die": "Which card of the base does the die give to the Bot?",
        "ask.play": "What do you do with your hand cards: buy, use, entomb, or stop?",
        "ask.pay": "Which card pays for {card}? {due} gold still due, your hand pays {hand}.",
        "ask.fall": "Which card falls into the middle of the base?",
        "ask.mode": "What shall {card} do?",
        "ask.arrange": "You discard your cards. Which one goes on top of the pile, where {card} can fetch it later?",
        "ask.arrange.next": "Which card goes below the one that you have just laid on the pile?",
        "ask.arrange.shuffled": "You discard your cards. Which one goes on top of the pile? This time it makes no \
            difference: your deck is too short for a new hand, and the pile is shuffled.",
        "ask.shed": "The pyramid has not changed in your turn: which of its cards do you sacrifice?",
        "ask.shed.swapped": "A swap does not count as a change of the pyramid now: which of its cards do you \
            sacrifice?",
        "ask.react": "The Bot has gained a card: do you react?",
        "ask.react.to": "The Bot has gained {card}: do you react?",
        "choose": "{card}: {what}.{left#0=|1=| {left} to go.}",
        "choose.any": "{card}: choose.",
        "choose.may": "{card}: {what}?",
        "choose.trade": "{card}: which card do you take? It costs at most {limit}.",
        "choose.set": "{card}: which of its cheapest {group} does the Bot discard? {left} to go.",
        "choose.no_set": "{card}: the Bot has no card of a set. Which of its weakest cards does it discard?",
        "end.player": "You win with {you} points to {bot}{by?tomb_size=, by the smaller tomb|}.",
        "end.bot": "The Bot wins with {bot} points to your {you}{by?tomb_size=, by the smaller tomb|}.",
        "end.shared": "You and the Bot share the victory with {you} points each.",

        "turn": "This turn",
        "turn.purse": "extra gold",
        "turn.cheaper": "gold off every price",
        "turn.worth": "gold from each hand card",
        "turn.bought": "dearest purchase",
        "turn.entomb": "entombment",
        "turn.entomb.open": "open",
        "turn.entomb.used": "used",
        "turn.sacrifice": "pyramid at the end",
        "turn.sacrifice.due": "loses a card if unchanged",
        "turn.sacrifice.not_due": "keeps its cards",
        "turn.attack.discard": "attack on the Bot's tomb",
        "turn.attack.sacrifice": "attack on the Bot's discards",
        "turn.attack.used": "used",

        "bot": "The Bot's cards",
        "bot.discard": "its discard pile",
        "bot.returning": "from the top, back for the score: {cards}",
        "pyramid": "The pyramid",
        "pyramid.reach": "you can buy from {reach}",
        "pyramid.empty": "empty",
        "pyramid.bought": "being bought",
        "pyramid.above": "to be filled from above",
        "pyramid.stock": "to be filled from the stock",

        "actions": "At work",
        "action.hand": "used from your hand",
        "action.turned": "turned over",
        "action.again": "repeated",
        "action.bot": "borrowed from the Bot",
        "action.react": "played in reaction",
        "action.mode": "choice {mode} of {modes}",
        "action.part": "part {part} of {parts}",
        "action.left": "{left} to go",
        "action.limit": "for a card of cost {limit} or less",
        "action.group": "from the Bot's {group}",

        "hand": "Your hand",
        "hand.place": "your hand",
        "hand.gold": "pays {gold} gold",
        "hand.none": "no cards",
        "own": "Your other cards",
        "own.deck": "deck",
        "own.discard": "discard pile",
        "own.played": "in play",
        "own.turned": "turned over",
        "own.used": "actions used this turn",
        "own.arranged": "laid on the discard pile",
        "pile.order": "from the top: {cards}",
        "pile.then": ", then ",
        "pile.top": "on top: {card}",
        "piles": "Stock and boneyard",
        "piles.stock2": "stock, level 2",
        "piles.stock3": "stock, level 3",
        "piles.first": "comes first",
        "piles.boneyard": "boneyard",

        "tomb": "Your tomb",
        "bot_tomb": "The Bot's tomb",
        "tomb.points": "{points} {points#1=point|points}",
        "tomb.none": "empty",
        "tomb.spares": "Gold of spare copies",
        "tomb.kinds": "{different} of {kinds} kinds",
        "standing": "If the game ended now",
        "standing.you": "your points",
        "standing.bot": "the Bot's points",
        "standing.both": "{left#1=card|cards} until the end",
        "standing.either": "{left#1=card|cards} until the stock is empty",
        "score": "Score",
        "score.catalogue": "{catalogue?house=house|owner} catalogue",
        "score.you": "you",
        "score.bot": "the Bot",
        "score.spares": "spare copies",
        "score.total": "points",
        "score.cards": "tie: fewer cards",

        "card.group": "{group?starter=starter|sarcophagus=sarcophagus|jar=jar|amulet=amulet|book=book|\
            statue=statue|unique}",
        "card.pays": "pays",
        "card.gain": "in your tomb",
        "card.price": "price",
        "card.points": "points",
        "card.level": "level",
        "card.cost": "cost",
        "entry.card": "{group?starter=Starter|sarcophagus=Sarcophagus|jar=Jar|amulet=Amulet|book=Book|\
            statue=Statue|Unique}, {copies} {copies#1=card|cards}",
        "entry.rule": "Rule",
        "entry.set": "Set",
        "entry.ones": "Cards outside the sets",
        "entry.either": "Either {action}.",
        "entry.or": "Or {action}.",

        "chance.draw": "The card you draw",
        "chance.turn": "The card you turn over",
        "chance.die": "The Bot's die",
        "chance.stock": "The next card of the stock",

        "rival": "the Bot",
    }

    /// Verbs on items, at most eleven characters each.
    pub VERBS: "Scene" {
        "verb.buy": "buy {price}",
        "verb.use": "use",
        "verb.entomb": "entomb",
        "verb.pay": "pay {worth}",
        "verb.fall": "let it fall",
        "verb.mode": "choose {mode}",
        "verb.swap": "swap",
        "verb.repeat": "repeat",
        "verb.do": "do it",
        "verb.top": "on top",
        "verb.sacrifice": "sacrifice",
        "verb.react": "react",
        "verb.give": "give up",
        "verb.deck": "on the deck",
        "verb.discard": "discard",
        "verb.take": "take",
        "verb.borrow": "borrow",
    }
}

/// The name of a card without the words common to its set: `Imsety`, `Anubis`, `Urn`.
///
/// ```
/// use solo_core::{Noun, Speech};
/// use votk::{Valley, words::Short};
/// let game = Valley::default();
/// let jar = game.catalogue().design("jar_imsety").expect("it is a design");
/// assert_eq!(Short(jar).to_name(&Speech::of(&game)).to_string(), "Imsety");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Short(pub Design);

impl Short {
    fn english(self, game: &Valley) -> &str {
        let prefixes = ["Canopic Jar (", "Statue of ", "Book of the ", "Book of "];
        let suffixes = [")", " Sarcophagus", " Amulet", " Eternity"];
        let name = &*game.catalogue().card(self.0).name;
        let start = prefixes.iter().find_map(|prefix| name.strip_prefix(prefix));
        let rest = start.unwrap_or(name);
        let end = suffixes.iter().find_map(|suffix| rest.strip_suffix(suffix));
        end.unwrap_or(rest)
    }
}

impl Noun<Valley> for Short {
    fn id(&self, game: &Valley, out: &mut dyn Write) -> fmt::Result {
        self.0.id(game, out)
    }

    fn name(&self, speech: &Speech<'_, Valley>, out: &mut dyn Write) -> fmt::Result {
        let (id, english) = (
            speech.game().catalogue().id(self.0),
            self.english(speech.game()),
        );
        out.write_str(speech.text("Short", id, english))
    }

    fn texts(game: &Valley, visit: &mut TextVisitor<'_>) {
        for card in Design::all() {
            visit(
                &"Short",
                &game.catalogue().id(card),
                &Self(card).english(game),
            );
        }
    }
}

/// Visits every text of this module for translators.
pub(crate) fn texts(game: &Valley, visit: &mut TextVisitor<'_>) {
    SCENE.texts(visit);
    VERBS.texts(visit);
    Short::texts(game, visit);
}
