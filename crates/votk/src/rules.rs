//! Rules of the valley in sentences, for glossaries and for players who ask.
//!
//! Each stands with the clauses that it states and the options under which it is true; its topic is the part of
//! the key before the full stop. Other fields are the options.

use solo_core::{ClauseLabel, Rules};

const TEXT: &str = include_str!("../RULES.md");
const LABELS: [ClauseLabel; ClauseLabel::count(TEXT)] = ClauseLabel::read(TEXT);

/// The rules in sentences; with feature `rulebook` also the whole rulebook.
pub(crate) const RULES: Rules = Rules::new(
    SENTENCES,
    &LABELS,
    if cfg!(feature = "rulebook") { TEXT } else { "" },
);

solo_core::templates! {
    SENTENCES: "Rule" {
        "goal.points" ["VK-14.7", "VK-14.2"]: "Have more points in your tomb than the Bot in its own when the game ends.",
        "goal.cards" ["VK-14.2", "VK-3.3"]: "Only cards in a tomb score, and in each turn you may put one card of your hand there.",

        "turn.first" ["VK-2.11"] if first = "player": "You take the first turn.",
        "turn.second" ["VK-2.11"] if first = "bot": "The Bot takes the first turn.",
        "turn.play" ["VK-3.2", "VK-3.4"]: "Play: buy cards from the pyramid, use cards for their actions and entomb one, in any order.",
        "turn.discard" ["VK-3.7"]: "Discard: your hand and the cards in play go onto your discard pile.",
        "turn.rebuild" ["VK-3.12", "VK-3.14"]: "Rebuild: if the turn has not changed the pyramid, sacrifice one of its cards; then it is filled up.",
        "turn.draw" ["VK-3.15", "VK-2.10"]: "Draw: five cards; only the first hand has four.",
        "turn.bot" ["VK-8.2", "VK-2.12"]: "After your turn a die gives the Bot a card of the base of the pyramid into its tomb.",
        "turn.react" ["VK-8.6"] if reactions = "on": "You may answer a gain of the Bot with a card that reacts to it.",

        "score.ones" ["VK-14.3"]: "A starter or a unique in a tomb scores the points that stand on it.",
        "score.sets" ["VK-14.4"]: "Different cards of one set score the square of their number together: 1, 4, 9, 16 points and so on.",
        "score.spares" ["VK-14.5 S"]: "A second copy of a card of a set scores nothing in your tomb.",
        "score.bot" ["VK-14.6 S"]: "The Bot scores the gold of its own second copies.",
        "score.return" ["VK-14.1"]: "Before scoring the Bot takes the top three cards of its discard pile back into its tomb.",

        "end.both" ["VK-9.1"] if end_when = "both": "The game ends when the stock is empty and the pyramid holds two cards or fewer.",
        "end.either" ["VK-9.1"] if end_when = "either": "The game ends as soon as the stock is empty or the pyramid holds two cards or fewer.",
        "end.now" ["VK-9.2", "VK-9.4"] if end_rule = "immediate": "The game stops at once, in the middle of a turn, too.",
        "end.finish" ["VK-9.4"] if end_rule = "finish_play": "If you are playing cards when the end comes, you may finish that first.",
        "end.win" ["VK-14.7"]: "More points win, and if they are equal the smaller tomb does.",

        "lesson.mode" ["VK-6.8"]: "If a card can do several things, you choose one of those that are possible.",
        "lesson.choose" ["VK-6.10"]: "You choose what the card moves. Unless it says otherwise, a card that you take goes on top of your discard pile, and a sacrificed one onto the boneyard.",
        "lesson.may" ["VK-6.3"]: "What a card says that you may do can be left out.",
        "lesson.top" ["VK-3.9"]: "Some cards take from the top of the discard pile; while you have one you choose the order of what you discard, the top card first.",

        "buying.pay" ["VK-4.5"]: "You pay with hand cards, and no change is given.",
        "buying.order" ["VK-4.6", "VK-4.7"]: "Cards pay in the order of their worth, the most gold first: one that was passed over pays no more, and those that cannot cover the rest are not offered.",
        "buying.goes" ["VK-4.9"]: "What you buy goes on top of your discard pile.",
        "buying.spent" ["VK-3.7", "VK-3.3"]: "What pays is discarded when your turn ends: if every card of your hand pays, none is left to entomb.",
        "buying.often" ["VK-3.4"]: "You may buy as often as you can pay.",
        "bought.most" ["VK-4.10"]: "The highest cost you bought: some cards take only what is cheaper.",
        "purse.next" ["VK-4.4", "VK-4.2"]: "Your next purchase costs less by your extra gold, and uses it up.",
        "purse.lost" ["VK-6.20"]: "Extra gold that is left when the turn ends is lost.",
        "cheaper.all" ["VK-4.2"]: "Every purchase of this turn costs less by this amount.",
        "worth.each" ["VK-6.18"]: "Until the turn ends each hand card pays this amount, whatever it says.",

        "using.one" ["VK-3.2"]: "A hand card does one thing: it pays, acts, or goes to the tomb.",
        "using.stays" ["VK-3.5", "VK-3.7"]: "A card that acts or pays is discarded when your turn ends.",
        "using.forbid" ["VK-6.3", "VK-7.13"] if no_target = "forbid": "What is not left to you must be possible for a card to act.",
        "using.skip" ["VK-6.3", "VK-7.13"] if no_target = "skip": "What is not left to you must be possible for a card to act, except an attack that finds nothing to take.",
        "used.again" ["VK-6.13"]: "Some cards repeat an action of this turn.",
        "entomb.score" ["VK-14.2"]: "Only cards in a tomb score.",
        "entomb.once" ["VK-3.3 S"]: "Once in your turn you may entomb any hand card.",
        "entomb.more" ["VK-3.3 R"]: "What actions entomb comes on top of that.",

        "attack.each" ["VK-7.11"]: "In a turn one card may make the Bot discard, and one may make it sacrifice.",
        "attack.takes" ["VK-7.12"]: "What you take from the Bot's tomb counts as a discard.",
        "attack.from" ["VK-7.3", "VK-7.2"]: "The Bot discards from its tomb and sacrifices from its discards.",
        "attack.forbid" ["VK-7.13 R"] if no_target = "forbid": "A card whose attack finds nothing to take cannot act, unless that part is left to you.",
        "attack.skip" ["VK-7.13 R"] if no_target = "skip": "An attack that finds nothing to take is left out, if the card can do anything else.",

        "several.set" ["VK-7.10", "VK-7.9"] if discard_groups != "any": "Where the Bot discards several cards together you choose the set, and among cards of equal cost.",
        "several.any" ["VK-7.10", "VK-7.9"] if discard_groups = "any": "Where the Bot discards several cards together you choose the set, its starters or its uniques, and among cards of equal cost.",
        "several.small" ["VK-7.10"] if discard_groups != "full": "If the set has fewer cards, all of them leave.",
        "several.full" ["VK-7.10"] if discard_groups = "full": "If no set has enough cards, all cards of the one that you choose leave.",
        "several.none" ["VK-7.16"] if discard_groups != "any": "If the Bot's tomb has no card of a set, its weakest card leaves instead.",
        "several.like" ["VK-7.10"] if discard_groups = "any": "Starters and uniques are not sets, but can be chosen like one.",
        "weakest.level" ["VK-7.6"]: "The Bot's weakest card is one of level 1 in its tomb, or else the cheapest of level 2, or else the cheapest of level 3; among equals you choose.",
        "borrow.stays" ["VK-6.17"]: "A borrowed card stays in the Bot's tomb, and you choose and gain what it says.",

        "deck.draw" ["VK-3.15"]: "You draw five cards at the end of your turn.",
        "deck.new" ["VK-1.6"]: "If you need a card and your deck is empty, your discard pile is shuffled to replace it.",
        "discard.top" ["VK-4.9", "VK-6.10"]: "What you buy goes on top of your discard pile; so does what you take, unless the card says otherwise.",
        "discard.all" ["VK-3.7"]: "At the end of your turn hand and played cards go onto your discard pile, too.",
        "stock.order" ["VK-1.3"]: "The stock fills the pyramid, level 2 before level 3.",
        "boneyard.lost" ["VK-14.1"]: "What is sacrificed lies on the boneyard, and scores for neither side.",
        "spares.bot" ["VK-14.6 S"]: "Of each card of a set the Bot scores the gold of all copies but one.",
        "spares.you" ["VK-14.5 S"]: "Your own spare copies score nothing.",

        "pyramid.base" ["VK-4.1"]: "You buy from the base of the pyramid; some cards open more rows for a turn.",
        "pyramid.falls" ["VK-5.2"]: "When a card leaves the pyramid, one above falls into its place at once.",
        "pyramid.die" ["VK-8.4", "VK-5.4"] if bot_fall = "die": "If either of two cards could fall, you choose; where the Bot has taken the middle card, its die does.",
        "pyramid.you" ["VK-8.4", "VK-5.4"] if bot_fall = "player": "If either of two cards could fall, you choose, also where the Bot has taken the middle card.",
        "pyramid.late" ["VK-5.6"] if refill = "rebuild": "Empty places are filled from the stock at the end of each turn.",
        "pyramid.soon" ["VK-5.6"] if refill = "immediate": "Empty places are filled from the stock as soon as a card has left.",

        "sacrifice.one" ["VK-3.12"]: "If your turn has not changed the pyramid, you sacrifice one of its cards: it goes onto the boneyard.",
        "sacrifice.lost" ["VK-3.13"] if pyramid_change = "lost": "Two cards that changed places are not a change.",
        "sacrifice.swap" ["VK-3.13"] if pyramid_change = "any", empty_slot = "reroll": "Two cards that changed places are a change, too.",
        "sacrifice.full" ["VK-3.13", "VK-3.17"] if pyramid_change = "any", empty_slot = "none": "Two cards that changed places are a change, too, as long as the base is full.",

        "returning.three" ["VK-14.1"]: "The top three cards of the Bot's discard pile go back into its tomb before scoring.",
        "returning.top" ["VK-7.4"] if bot_loses_to = "discard": "What the Bot has to discard from its tomb goes on top of its discard pile.",
        "returning.lost" ["VK-7.4"] if bot_loses_to = "boneyard": "What the Bot has to discard from its tomb goes onto the boneyard instead.",

        "bot.die" ["VK-8.2"]: "A die gives the Bot a card of the base into its tomb: the left one for 1 or 2, the middle one for 3 or 4, the right one for 5 or 6.",
        "bot.only" ["VK-8.2"]: "The Bot gains cards in no other way, except those that return before scoring.",
        "bot.fall" ["VK-8.4"] if bot_fall = "die": "After a 3 the left card above falls, after a 4 the right one.",
        "bot.yours" ["VK-8.4"] if bot_fall = "player": "You choose which card falls into the middle.",
        "bot.single" ["VK-8.4 R"]: "If only one card lies above the middle, that one falls.",
        "bot.again" ["VK-8.3"] if empty_slot = "reroll": "If the die shows an empty place, it is rolled again.",
        "bot.nothing" ["VK-8.3"] if empty_slot = "none": "If the die shows an empty place, the Bot gains nothing.",

        "starter.both" ["VK-2.2", "VK-2.5"]: "Both sides begin with starters: cards of level 1.",
        "unique.one" ["VK-16.1"]: "There is one card of each unique.",
        "ones.points" ["VK-14.3 S"]: "Each starter and each unique scores the points that stand on it.",
        "ones.apart" ["VK-7.10"] if discard_groups != "any": "Starters and uniques are not a set: where the Bot discards several cards together, you cannot choose them.",
        "ones.together" ["VK-7.10"] if discard_groups = "any": "Starters and uniques are not a set, but the Bot can discard several of them together, too.",
        "set.two" ["VK-16.1"]: "There are two copies of each card of a set.",
        "set.squares" ["VK-14.4"]: "From 1 to {most} different {set} in a tomb score {squares} points together.",
        "set.spare" ["VK-14.5 S"]: "A second copy of a card adds nothing to your score.",

        "card.reaction" ["VK-8.6", "VK-6.2"]: "A reaction is played from your hand right after the Bot has gained a card.",
        "card.silent" ["VK-8.6"] if reactions = "off": "Nobody reacts in this game, so its action is never used.",
        "card.none" ["VK-6.2"]: "It has no action.",
        "card.once" ["VK-6.13"]: "Its action cannot be repeated.",
        "card.points" ["VK-14.3"]: "It scores {points#1=1 point|{points} points} in a tomb.",
    }

    /// Topics of the rules that items of the table belong to, by their names.
    pub TOPICS: "Topic" {
        "buying": "Buying",
        "bought": "Your dearest purchase",
        "purse": "Extra gold",
        "cheaper": "Lower prices",
        "worth": "Worth of hand cards",
        "used": "Actions used this turn",
        "entomb": "Entombing",
        "deck": "Your deck",
        "discard": "Your discard pile",
        "stock": "Stock",
        "boneyard": "Boneyard",
        "spares": "Spare copies",
        "using": "Using a card",
        "attack": "Attacks on the Bot",
        "pyramid": "Pyramid",
        "sacrifice": "Sacrifice at the end of the turn",
        "returning": "The Bot's discard pile",
        "bot": "The Bot's turn",
        "end": "End of the game",
    }
}
