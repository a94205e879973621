//! Rules of the valley in sentences, for glossaries and for players who ask.
//!
//! Each stands with the clauses that it states and the options under which it is true; its topic is the part of
//! the key before the full stop. Other fields are the options.

use solo_core::{ClauseLabel, Rules};

const TEXT: &str = solo_core::embedded!(include_str!("../RULES.md"));
const LABELS: [ClauseLabel; ClauseLabel::count(TEXT)] = ClauseLabel::read(TEXT);

/// The rules in sentences; with feature `rulebook` also the whole rulebook.
pub(crate) const RULES: Rules = Rules::new(
    SENTENCES,
    &LABELS,
    if cfg!(feature = "rulebook") { TEXT } else { "" },
);

solo_core::templates! {
    SENTENCES: "Rule" {
        "goal.points" ["VK-14.7", "VK-14.2"]: "Have more points in your tomb than the Bot has in its own when the game ends.",
        "goal.cards" ["VK-14.2", "VK-3.3"]: "Only cards in a tomb score, and in each turn you may put one card from your hand there.",

        "turn.first" ["VK-2.11"] if first = "player": "You take the first turn.",
        "turn.second" ["VK-2.11"] if first = "bot": "The Bot takes the first turn.",
        "turn.play" ["VK-3.2", "VK-3.4"]: "Play: you may buy cards from the pyramid, use cards for their actions and entomb one, in any order.",
        "turn.skip" ["VK-7.13 R"] if no_target = "skip": "An attack that finds nothing to take from the Bot is left out, if the card can do anything else.",
        "turn.any" ["VK-7.10"] if discard_groups = "any": "When the Bot discards several cards together, you choose a set, its starters or its uniques.",
        "turn.full" ["VK-7.10"] if discard_groups = "full": "When the Bot discards several cards together, you choose a set with enough cards while there is one.",
        "turn.discard" ["VK-3.7"]: "Discard: your hand and the cards in play go onto your discard pile.",
        "turn.rebuild" ["VK-3.12"] if pyramid_change = "any": "Rebuild: if the turn has not changed the pyramid, sacrifice one of its cards.",
        "turn.lost" ["VK-3.12", "VK-3.13"] if pyramid_change = "lost": "Rebuild: if no card has left the pyramid in the turn, sacrifice one of its cards.",
        "turn.filled" ["VK-3.14", "VK-5.6"] if refill = "rebuild": "Then empty places of the pyramid are filled while the stock lasts.",
        "turn.refilled" ["VK-5.6"] if refill = "immediate": "Empty places of the pyramid are filled as soon as a card has left it, while the stock lasts.",
        "turn.draw" ["VK-3.15", "VK-2.10"]: "Draw: five cards, or as many as you have; only the first hand has four.",
        "turn.bot" ["VK-8.2", "VK-2.12", "VK-8.3"] if empty_slot = "reroll": "After your turn a die decides which card of the base goes to the Bot's tomb.",
        "turn.none" ["VK-8.2", "VK-2.12", "VK-8.3"] if empty_slot = "none": "After your turn a die decides which card of the base, if any, goes to the Bot's tomb.",
        "turn.fall" ["VK-8.4"] if bot_fall = "player": "When the Bot takes the middle card of the base and either of two cards could fall, you choose which one does.",
        "turn.react" ["VK-8.6"] if reactions = "on": "You may react when the Bot gains a card.",

        "score.ones" ["VK-14.3"]: "A starter or a unique in a tomb scores the points shown on it.",
        "score.sets" ["VK-14.4"]: "Different cards of one set together score the square of their number: 1, 4, 9, 16 points and so on.",
        "score.spares" ["VK-14.5 S"]: "A second copy of a card of a set scores nothing in your tomb.",
        "score.bot" ["VK-14.6 S"]: "The Bot also scores the gold of its second copies of set cards.",
        "score.return" ["VK-14.1"]: "Before scoring up to three cards from the top of the Bot's discard pile return to its tomb.",
        "score.lost" ["VK-7.4"] if bot_loses_to = "boneyard": "What the Bot discards from its tomb goes onto the boneyard and does not come back.",

        "end.both" ["VK-9.1"] if end_when = "both": "The game ends when the stock is empty and the pyramid holds two cards or fewer.",
        "end.either" ["VK-9.1"] if end_when = "either": "The game ends as soon as the stock is empty or the pyramid holds two cards or fewer.",
        "end.now" ["VK-9.2", "VK-9.4"] if end_rule = "immediate": "The game stops at once, even in the middle of a turn.",
        "end.finish" ["VK-9.4"] if end_rule = "finish_play": "If you are playing cards when the end comes, you may finish that first.",
        "end.win" ["VK-14.7"]: "More points win; if they are equal, the tomb with fewer cards wins, and if that is equal too, you share the victory.",

        "lesson.mode" ["VK-6.8"]: "If a card can do several things, you choose one of those that are possible.",
        "lesson.choose" ["VK-6.10"]: "You choose what the card moves. Unless it says otherwise, a card that you take goes on top of your discard pile, and a sacrificed one onto the boneyard.",
        "lesson.may" ["VK-6.3"]: "You can leave out any part of an action that says “if you like”.",
        "lesson.top" ["VK-3.9"]: "Some cards take the top card of your discard pile: for each of them that you have outside your tomb, you choose one of the cards that you discard, from the top of the pile down.",

        "buying.pay" ["VK-4.5"]: "You pay with hand cards, and no change is given.",
        "buying.order" ["VK-4.6", "VK-4.7"]: "Cards pay in a fixed order, the most gold first and equal ones by their place in the list: a card that you pass over cannot pay for this purchase any more, and a card is offered only if it and those after it can cover what is still due.",
        "buying.goes" ["VK-4.9"]: "What you buy goes on top of your discard pile.",
        "buying.spent" ["VK-3.7", "VK-3.3"]: "Cards that pay are discarded when your turn ends: if every card in your hand pays, none is left to entomb.",
        "buying.often" ["VK-3.4"]: "You may buy as often as you can pay.",
        "bought.most" ["VK-4.10"]: "The highest cost among your purchases of this turn: some cards take only what is cheaper.",
        "purse.next" ["VK-4.4", "VK-4.2"]: "Your extra gold makes your next purchase cheaper, and is used up by it.",
        "purse.lost" ["VK-6.20"]: "Extra gold that is left when the turn ends is lost.",
        "cheaper.all" ["VK-4.2"]: "Every purchase this turn costs less by this amount.",
        "worth.each" ["VK-6.18"]: "Until the turn ends each hand card pays this amount, whatever it says.",

        "using.one" ["VK-3.2"]: "A hand card does one thing: it pays, acts, or goes to the tomb.",
        "using.stays" ["VK-3.5", "VK-3.7"]: "A card that acts or pays is discarded when your turn ends.",
        "using.forbid" ["VK-6.3", "VK-7.13", "VK-7.15"] if no_target = "forbid": "Every part that is not optional must be possible, except a hand-over that the Bot is too poor for.",
        "using.skip" ["VK-6.3", "VK-7.13"] if no_target = "skip": "Every part that is not optional must be possible, except an attack that finds nothing to take.",
        "used.again" ["VK-6.13"]: "Some cards repeat an action used this turn.",
        "entomb.score" ["VK-14.2"]: "Only cards in a tomb score.",
        "entomb.once" ["VK-3.3 S"]: "Once per turn you may entomb any card from your hand.",
        "entomb.more" ["VK-3.3 R"]: "Cards that actions entomb do not count towards this.",

        "attack.each" ["VK-7.11", "VK-7.12"]: "In each turn only one action may make the Bot discard, and only one may make it sacrifice; a repeated or borrowed action counts as another one.",
        "attack.takes" ["VK-7.12"]: "Taking a card from the Bot's tomb counts as making it discard.",
        "attack.from" ["VK-7.3", "VK-7.2"]: "The Bot discards from its tomb and sacrifices from its discard pile.",
        "attack.forbid" ["VK-7.13 R", "VK-7.15"] if no_target = "forbid": "A card whose attack finds nothing to take cannot act, unless that part is optional. A hand-over that the Bot is too poor for is just left out, if the card can do anything else.",
        "attack.skip" ["VK-7.13 R"] if no_target = "skip": "An attack that finds nothing to take is left out, if the card can do anything else.",

        "several.set" ["VK-7.10", "VK-7.9"] if discard_groups != "any": "When the Bot discards several cards together, you choose the set, and its cheapest cards leave; among cards of equal cost you choose.",
        "several.any" ["VK-7.10", "VK-7.9"] if discard_groups = "any": "When the Bot discards several cards together, you choose a set, its starters or its uniques, and the cheapest of them leave; among cards of equal cost you choose.",
        "several.small" ["VK-7.10"] if discard_groups != "full": "If there are too few cards of what you choose, all of them leave.",
        "several.full" ["VK-7.10"] if discard_groups = "full": "While a set has enough cards, you can choose only such a set; otherwise all cards of the one that you choose leave.",
        "several.none" ["VK-7.16"] if discard_groups != "any": "If the Bot's tomb has no card of any set, its weakest card leaves instead.",
        "several.like" ["VK-7.10"] if discard_groups = "any": "Starters and uniques are not sets, but can be chosen like one.",
        "weakest.level" ["VK-7.6"]: "The Bot's weakest card is any card of level 1 in its tomb, or else the cheapest of level 2, or else the cheapest of level 3; if several qualify, you choose.",
        "borrow.stays" ["VK-6.17"]: "A borrowed card stays in the Bot's tomb; its action works for you, and you make its choices.",

        "deck.draw" ["VK-3.15"]: "You draw five cards at the end of your turn, or as many as you have.",
        "deck.new" ["VK-1.6"]: "If you need the top card of your deck and it is empty, your discard pile is shuffled to replace it.",
        "discard.top" ["VK-4.9", "VK-6.10"]: "What you buy goes on top of your discard pile; so does what you take, unless the card says otherwise.",
        "discard.all" ["VK-3.7"]: "At the end of your turn your hand and the cards you have played also go onto your discard pile.",
        "stock.order" ["VK-1.3"]: "The stock fills the pyramid, level 2 before level 3.",
        "boneyard.lost" ["VK-14.1"]: "Sacrificed cards lie on the boneyard, and score for neither side.",
        "spares.bot" ["VK-14.6 S"]: "For each card of a set the Bot scores the gold of all its copies but one.",
        "spares.you" ["VK-14.5 S"]: "Your own spare copies score nothing.",

        "pyramid.base" ["VK-4.1"]: "You buy from the base of the pyramid; some cards open more rows for a turn.",
        "pyramid.falls" ["VK-5.2", "VK-5.5"]: "When a card leaves the pyramid, a card above it, if there is one, falls into its place at once.",
        "pyramid.die" ["VK-8.4", "VK-5.4"] if bot_fall = "die": "If either of two cards could fall, you choose; when the Bot has taken the middle card, its die decides.",
        "pyramid.you" ["VK-8.4", "VK-5.4"] if bot_fall = "player": "If either of two cards could fall, you choose, even when the Bot has taken the middle card.",
        "pyramid.late" ["VK-5.6"] if refill = "rebuild": "Empty places are filled from the stock at the end of each turn.",
        "pyramid.soon" ["VK-5.6"] if refill = "immediate": "Empty places are filled from the stock as soon as a card has left.",

        "sacrifice.one" ["VK-3.12"]: "If your turn has not changed the pyramid, you sacrifice one of its cards: it goes onto the boneyard.",
        "sacrifice.lost" ["VK-3.13"] if pyramid_change = "lost": "Swapping two cards does not count as a change.",
        "sacrifice.swap" ["VK-3.13"] if pyramid_change = "any", empty_slot = "reroll": "Swapping two cards also counts as a change.",
        "sacrifice.full" ["VK-3.13", "VK-3.17"] if pyramid_change = "any", empty_slot = "none": "Swapping two cards also counts as a change if the base is full when you stop playing.",

        "returning.three" ["VK-14.1"]: "Before scoring up to three cards from the top of the Bot's discard pile return to its tomb.",
        "returning.top" ["VK-7.4"] if bot_loses_to = "discard": "What the Bot has to discard from its tomb goes on top of its discard pile.",
        "returning.lost" ["VK-7.4"] if bot_loses_to = "boneyard": "What the Bot has to discard from its tomb goes onto the boneyard.",

        "bot.die" ["VK-8.2"]: "A die decides which card of the base goes to the Bot's tomb: the left one on a 1 or 2, the middle one on a 3 or 4, the right one on a 5 or 6.",
        "bot.only" ["VK-8.2"]: "The Bot gains cards in no other way, except those that return before scoring.",
        "bot.fall" ["VK-8.4"] if bot_fall = "die": "After a 3 the left card above falls, after a 4 the right one.",
        "bot.yours" ["VK-8.4"] if bot_fall = "player": "You choose which card falls into the middle.",
        "bot.single" ["VK-8.4 R"]: "If only one card lies above the middle, that one falls.",
        "bot.again" ["VK-8.3"] if empty_slot = "reroll": "If the die shows an empty place, it is rolled again.",
        "bot.nothing" ["VK-8.3"] if empty_slot = "none": "If the die shows an empty place, the Bot gains nothing.",

        "starter.both" ["VK-2.2", "VK-2.5"]: "Both sides begin with starters: cards of level 1.",
        "unique.one" ["VK-16.1"]: "There is one copy of each unique.",
        "ones.points" ["VK-14.3 S"]: "Each starter and each unique scores the points shown on it.",
        "ones.apart" ["VK-7.10"] if discard_groups != "any": "Starters and uniques are not a set: when the Bot discards several cards together, you cannot choose them.",
        "ones.together" ["VK-7.10"] if discard_groups = "any": "Starters and uniques are not a set, but the Bot can discard several of them together, too.",
        "set.two" ["VK-16.1"]: "There are two copies of each card of a set.",
        "set.squares" ["VK-14.4"]: "In a tomb 1 to {most} different {set} score {squares} points, in that order.",
        "set.spare" ["VK-14.5 S"]: "A second copy of a set card adds nothing to your score.",

        "card.reaction" ["VK-8.6", "VK-6.2"] if reactions = "on": "A reaction is played from your hand right after the Bot has gained a card.",
        "card.silent" ["VK-8.6"] if reactions = "off": "There are no reactions in this game, so its action is never used.",
        "card.none" ["VK-6.2"]: "It has no action.",
        "card.once" ["VK-6.13"]: "Its action cannot be repeated.",
        "card.points" ["VK-14.3"]: "It scores {points#1=1 point|{points} points} in a tomb.",
    }

    /// Topics of the rules that items of the table belong to, by their names.
    pub TOPICS: "Topic" {
        "buying": "Buying",
        "bought": "Your costliest purchase",
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
