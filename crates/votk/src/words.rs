//! Texts of the table on which a game is shown: zones, questions, verbs and short names of cards.
//!
//! A program that draws the valley speaks through them, so that one translation holds every text of
//! the game. `solo-table` does.

use core::fmt::{self, Write};

use solo_core::{Noun, Speech, TextVisitor};

use crate::catalogue::{Catalogue, Design};

solo_core::templates! {
    /// Zones of the table, the question that is due, and entries of the glossary.
    pub SCENE: "Scene" {
        "now.over": "The game is over",
        "now.setup": "The table is being set up",
        "now.play": "Turn {turn}: {turn#1=your first hand has 4 cards|you play cards}",
        "now.discard": "Turn {turn}: you discard",
        "now.rebuild": "Turn {turn}: the pyramid is rebuilt",
        "now.draw": "Turn {turn}: you draw a new hand",
        "now.gain": "The Bot rolls its die{turn#0=|, after your turn {turn}}",
        "now.crumble": "The Bot has rolled its die{turn#0=|, after your turn {turn}}",
        "ask.draw": "Which card do you draw? {left} to come.",
        "ask.lay": "Which card from the stock goes to {slot}?",
        "ask.bone": "Which card of the stock starts the boneyard?",
        "ask.stock": "Which card lies on top of the stock?",
        "ask.turn": "Which card lies on top of your deck?",
        "ask.die": "Which card of the base does the die give to the Bot?",
        "ask.play": "What do you do: buy a card, use or entomb one from your hand, or stop?",
        "ask.pay": "Which card pays for {card}? {due} gold is still due; your hand is worth {hand}.",
        "ask.fall": "Which card falls into the middle of the base?",
        "ask.mode": "What should {card} do?",
        "ask.arrange": "You discard your cards. Which one goes on top of the pile, where {card} can fetch it later?",
        "ask.arrange.next": "Which card goes below the one that you have just laid on the pile?",
        "ask.arrange.shuffled": "You discard your cards. Which one goes on top of the pile? This time it makes no \
            difference: your deck is too short for a new hand, and the pile is shuffled.",
        "ask.shed": "The pyramid has not changed in your turn: which of its cards do you sacrifice?",
        "ask.shed.swapped": "Your swap does not count as a change of the pyramid: which of its cards do you \
            sacrifice?",
        "ask.react": "The Bot has gained a card: do you react?",
        "ask.react.to": "The Bot has gained {card}: do you react?",
        "waits.pay": "the purchase that you have begun is paid first",
        "waits.fall": "a card of the pyramid falls first",
        "waits.action": "an action is under way and is finished first",
        "waits.arrange": "your discards are arranged first",
        "waits.shed": "a card of the pyramid is sacrificed first",
        "waits.react": "the Bot has gained a card: first you react to that, or pass",
        "choose": "{card}: {what}.{left#0=|1=| {left} to go.}",
        "choose.any": "{card}: choose.",
        "choose.may": "{card}: {what}?",
        "choose.trade": "{card}: which card do you take? It may cost at most {limit}.",
        "choose.set": "{card}: which of its cheapest {group} does the Bot discard? {left} to go.",
        "choose.no_set": "{card}: the Bot has no card of any set. Which of its weakest cards does it discard?",
        "end.player": "You win with {you} {you#1=point|points} to {bot}{by?tomb_size=, having the smaller tomb|}.",
        "end.bot": "The Bot wins with {bot} {bot#1=point|points} to your {you}{by?tomb_size=, having the smaller tomb|}.",
        "end.shared": "You and the Bot share the victory with {you} {you#1=point|points} each.",

        "turn": "This turn",
        "turn.purse": "extra gold",
        "turn.cheaper": "gold off every price",
        "turn.worth": "gold from each hand card",
        "turn.bought": "gold, your costliest purchase",
        "turn.entomb": "entombment",
        "turn.entomb.open": "open",
        "turn.entomb.used": "used",
        "turn.sacrifice": "pyramid at the end",
        "turn.sacrifice.due": "still loses a card",
        "turn.sacrifice.not_due": "keeps its cards",
        "turn.attack.discard": "attack on the Bot's tomb",
        "turn.attack.sacrifice": "attack on the Bot's discards",
        "turn.attack.used": "used",

        "bot": "The Bot's cards",
        "bot.discard": "its discard pile",
        "bot.returning": "returning before scoring, from the top: {cards}",
        "pyramid": "The pyramid",
        "pyramid.reach": "you can buy from {reach}",
        "pyramid.empty": "empty",
        "pyramid.bought": "being bought",
        "pyramid.above": "to be filled from above",
        "pyramid.stock": "to be filled from the stock",

        "actions": "Actions under way",
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
        "standing.you": "{points#1=point|points} for you",
        "standing.bot": "{points#1=point|points} for the Bot",
        "standing.both": "{left#1=card|cards} until the end",
        "standing.stock": "{left#1=card|cards} until the stock runs out",
        "standing.either": "stock {left#1=card|cards} until the end",
        "standing.pyramid": "pyramid {left#1=card|cards} until the end",
        "score": "Score",
        "score.catalogue": "{catalogue?house=house|owner's} catalogue",
        "score.you": "you",
        "score.bot": "the Bot",
        "score.spares": "spare copies",
        "score.total": "points",
        "score.cards": "cards (fewer wins a tie)",

        "card.group": "{group?starter=starter|sarcophagus=sarcophagus|jar=jar|amulet=amulet|book=book|\
            statue=statue|unique}",
        "card.pays": "pays",
        "card.gain": "in your tomb",
        "card.price": "price",
        "card.points": "points",
        "card.level": "level",
        "card.cost": "cost",
        "entry.card": "{group?starter=Starter|sarcophagus=Sarcophagus|jar=Jar|amulet=Amulet|book=Book|\
            statue=Statue|Unique}, {copies} in the box",
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

        "deed.bought": "{who} bought {what}",
        "deed.lost": "{who} lost {what}",
        "deed.entombed": "{who} entombed {what}",
        "deed.sacrificed": "{who} sacrificed {what}",
        "deed.paid": "{who} paid with {what}",
        "gold": "gold",
        "track.gold": "gold of your hand",
        "track.hand": "cards in your hand",
        "track.stock2": "stock, level 2",
        "track.stock3": "stock, level 3",
    }

    /// Effects of cards, in at most fifty characters each; of a move that is longer, its short form.
    pub EFFECT_LINES: "EffectLine" {
        "need_bought": "If you have bought a card this turn:",
        "need": "If {from} holds {n} or more cards:",
        "move": "{to?tomb=Entomb|boneyard=Sacrifice|hand=Take|deck_top=Put|bot_discard=Discard|Get} \
            {n#1=a card|{n} cards}{pick?lowest= (cheapest)|highest= (costliest)|}{group?null=| of the {group}}\
            {level#0=| of level {level}}{least#0=| from {least}}{most#20=| up to {most}}\
            {cheaper?true= below a purchase|}{to?deck_top= on your deck|}: {from}.",
        "move.short": "{to?tomb=Entomb|boneyard=Sacrifice|hand=Take|deck_top=Put|bot_discard=Discard|Get} \
            {n}{pick?lowest= min|highest= max|}{group?null=| {group}}{level#0=| L{level}}\
            {least#0=| {least}+}{most#20=| ≤{most}}{cheaper?true= <bought|}{to?deck_top= on deck|}: {from}",
        "trade": "{lose?tomb=Entomb|boneyard=Sacrifice|deck_top=Lay back|Discard} a card, \
            {to?tomb=entomb|boneyard=sacrifice|hand=take|get} one ≤ \
            {factor#0=|1=its cost|{factor}× its cost}{plus#0=|+{plus}}.",
        "draw": "Draw {n#1=a card|{n} cards}.",
        "gold": "{n} gold for your next purchase.",
        "worth": "Each card in your hand pays {n} this turn.",
        "cheaper": "Purchases cost {n} less this turn.",
        "reach": "Buy from {rows} this turn.",
        "swap": "Swap two cards in {scope}.",
        "play_top": "Turn over the top of your deck, carry it out.",
        "repeat": "Repeat an action used this turn.",
        "opp_sacrifice": "The Bot sacrifices {n#1=its top discard|{n} top discards}.",
        "opp_discard": "The Bot discards its {n#1=weakest card|{n} cheapest cards of a {groups?any=group|set}}.",
        "opp_give": "{to?tomb=Entomb|boneyard=Sacrifice|hand=Take|deck_top=Lay back|Get} the Bot's weakest \
            if it has over {floor}.",
        "opp_deck": "{to?tomb=Entomb|boneyard=Sacrifice|hand=Take|deck_top=Lay back|Get} the Bot's weakest card.",
        "opp_exec": "Use the action of the Bot's weakest card.",
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
        "verb.top": "lay next",
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
    fn english(self, catalogue: &Catalogue) -> &str {
        let prefixes = ["Canopic Jar (", "Statue of ", "Book of the ", "Book of "];
        let suffixes = [")", " Sarcophagus", " Amulet", " Eternity"];
        let name = &*catalogue.card(self.0).name;
        let start = prefixes.iter().find_map(|prefix| name.strip_prefix(prefix));
        let rest = start.unwrap_or(name);
        let end = suffixes.iter().find_map(|suffix| rest.strip_suffix(suffix));
        end.unwrap_or(rest)
    }
}

impl<G: ?Sized + AsRef<Catalogue>> Noun<G> for Short {
    fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result {
        self.0.id(game, out)
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        let (id, english) = (
            Catalogue::of_game(speech.game()).id(self.0),
            self.english(Catalogue::of_game(speech.game())),
        );
        out.write_str(speech.text("Short", id, english))
    }

    fn texts(game: &G, visit: &mut TextVisitor<'_>) {
        for card in Design::all() {
            visit(
                &"Short",
                &Catalogue::of_game(game).id(card),
                &Self(card).english(Catalogue::of_game(game)),
            );
        }
    }
}

/// Visits every text of this module for translators.
pub(crate) fn texts<G: ?Sized + AsRef<Catalogue>>(game: &G, visit: &mut TextVisitor<'_>) {
    SCENE.texts(visit);
    EFFECT_LINES.texts(visit);
    VERBS.texts(visit);
    Short::texts(game, visit);
}
