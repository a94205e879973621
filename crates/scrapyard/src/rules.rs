//! Rules of the scrapyard in sentences, for glossaries and for players who ask.
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
        "goal.win" ["SE-1.2"]: "Complete three Inventions before the ghost completes three of its own.",
        "goal.make" ["SE-9.3 S", "SE-9.1"]: "An Invention is made of built Small Machines, and a Small Machine is built from Parts.",

        "turn.one" ["SE-4.1"]: "There are no turns: you take one action after another until the game is over.",
        "turn.cards" ["SE-5.1", "SE-6.1", "SE-7.1"]: "You get cards by drawing from a pile, or with the die by digging in a scrap pile or stealing from the ghost.",
        "turn.penalty" ["SE-7.8", "SE-13.12"] if steal_penalty != "0", machine_abilities = "true": "If a steal fails, the ghost draws {steal_penalty#1=1 Part|{steal_penalty} Parts}, unless an ability of yours prevents it.",
        "turn.penalties" ["SE-7.8"] if steal_penalty != "0", machine_abilities = "false": "If a steal fails, the ghost draws {steal_penalty#1=1 Part|{steal_penalty} Parts}.",
        "turn.make" ["SE-9.1 S", "SE-9.3 S"]: "Building a Small Machine from your hand scraps its Parts; completing your Invention scraps its machines.",
        "turn.ability" ["SE-11.6", "SE-11.4"] if machine_abilities = "true": "Each built Small Machine has an ability, which you can use once or which works all the time.",
        "turn.plain" ["SE-11.6"] if machine_abilities = "false": "Built Small Machines serve only for Inventions.",
        "turn.character" ["SE-3.4"] if machine_abilities = "true", character != "none": "Your Character has an ability, too.",
        "turn.alone" ["SE-3.4"] if machine_abilities = "false", character != "none": "Your Character has an ability.",
        "turn.printed" ["SE-12.1"] if character_uses = "printed", character != "none": "You can use your Character's ability in a game only as often as its card says, unless it works all the time.",
        "turn.nobody" ["SE-3.4"] if character = "none": "Nobody has a Character in this game.",
        "turn.limit" ["SE-4.4 S", "SE-4.3"]: "After each action you scrap cards above your hand limits.",
        "turn.ghost" ["SE-10.2 S", "SE-10.4"]: "Your duplicates go to the ghost immediately; it builds and completes with them by itself.",
        "turn.copies" ["SE-10.5"] if built_duplicates = "count": "Another card of a machine that you have built is a duplicate, too.",
        "turn.parts" ["SE-10.7 R"] if ghost_needs_card = "false": "The ghost builds a machine that its Invention needs as soon as it has the three Parts, even without the card.",
        "turn.pace" ["SE-10.13"] if ghost_pace != "0": "After every {ghost_pace#1=action|{ghost_pace} actions} of yours the ghost draws a Part and a Small Machine.",

        "score.win" ["SE-15.3"]: "The fewer actions a win takes, the higher its rating.",
        "score.other" ["SE-15.4"]: "Any other game is rated by the Inventions you completed, always below a win.",

        "end.three" ["SE-14.1"]: "The third Invention of either side ends the game at once.",
        "end.cap" ["SE-14.3"]: "After {action_cap#1=1 action|{action_cap} actions} without a winner the game ends, and nobody wins.",

        "lesson.more" ["SE-13.1", "SE-13.16"]: "You may stop after the first card.",
        "lesson.penalty" ["SE-6.6", "SE-13.12"] if steal_penalty = "0": "After a failed dig the ghost draws, unless an ability of yours prevents it.",
        "lesson.penalties" ["SE-6.6", "SE-7.8", "SE-13.12"] if steal_penalty != "0": "After a failed dig or steal the ghost draws, unless an ability of yours prevents it.",
        "lesson.dig" ["SE-6.1", "SE-6.6", "SE-13.12"] if machine_abilities = "true": "You roll the die for a card of your choice from a scrap pile; if you fail, the ghost draws, unless an ability of yours prevents it.",
        "lesson.digs" ["SE-6.1", "SE-6.6"] if machine_abilities = "false": "You roll the die for a card of your choice from a scrap pile; if you fail, the ghost draws.",
        "lesson.steal" ["SE-7.1", "SE-7.2"]: "You roll the die for a Part or machine that the ghost has more than one of.",
        "lesson.take" ["SE-6.4", "SE-7.2"]: "You take the card of your choice.",
        "lesson.look" ["SE-13.4"]: "The ability shows the top cards of a pile: you take as many as it says and put the others back.",
        "lesson.omit" ["SE-13.5", "SE-13.6"]: "The ability lets one card of the recipe be left out, and you choose which.",

        "action.all" ["SE-4.2 R"] if machine_abilities = "true": "You take one action after another: draw, dig, steal, build, complete or use an ability.",
        "action.character" ["SE-4.2 R"] if machine_abilities = "false", character != "none": "You take one action after another: draw, dig, steal, build, complete, or use your Character's ability if that is an action.",
        "action.bare" ["SE-4.2 S"] if machine_abilities = "false", character = "none": "You take one action after another: draw, dig, steal, build or complete.",
        "action.limit" ["SE-4.3"]: "After each action you scrap down to {parts} {parts#1=Part|Parts}, {machines} unbuilt {machines#1=machine|machines} and {inventions} {inventions#1=Invention|Inventions}.",
        "action.cap" ["SE-14.3"]: "After {action_cap#1=1 action|{action_cap} actions} without a winner the game ends, and nobody wins.",

        "draw.top" ["SE-5.1"]: "You draw the top card of a pile.",
        "draw.empty" ["SE-2.5"]: "When a card has to come from an empty pile, the scrap pile is first shuffled into a new one.",
        "draw.second" ["SE-5.4"]: "With a second Invention in hand you choose which one to keep.",

        "dig.roll" ["SE-6.1"]: "You roll the die, and {dig#6=a 6|{dig} or more} lets you take a card of your choice from the scrap pile of Parts or of Small Machines.",
        "dig.fail" ["SE-6.6", "SE-6.7"]: "If you fail, the ghost draws {lost_parts#1=1 Part|{lost_parts} Parts} after a dig for Parts, and {lost_machines#1=1 Small Machine|{lost_machines} Small Machines} after one for Small Machines.",
        "dig.never" ["SE-6.2"]: "Nobody digs for Inventions.",

        "steal.roll" ["SE-7.1", "SE-7.2"]: "You roll the die, and {steal#6=a 6|{steal} or more} lets you take a Part or machine of which the ghost has at least {floor}.",
        "steal.hand" ["SE-7.6", "SE-7.3"] if built_duplicates = "free": "You cannot take a card that the ghost has built, nor one of a kind that you have in hand.",
        "steal.built" ["SE-7.6", "SE-7.3"] if built_duplicates = "count": "You cannot take a card that the ghost has built, nor one of a kind that you have in hand or have built.",
        "steal.free" ["SE-7.8"] if steal_penalty = "0": "If you fail, nothing happens.",
        "steal.fail" ["SE-7.8"] if steal_penalty != "0": "If you fail, the ghost draws {steal_penalty#1=1 Part|{steal_penalty} Parts}.",

        "easier.dig" ["SE-13.13"]: "A dig needs less while an ability of yours says so.",
        "easier.steal" ["SE-13.14"]: "A steal needs less while an ability of yours says so.",
        "spared.any" ["SE-13.12"]: "An ability that prevents penalties keeps the ghost from drawing.",

        "roll.boost" ["SE-8.1", "SE-8.2", "SE-8.3", "SE-13.15"] if machine_abilities = "true": "After a roll you may scrap Parts from your hand, one by one: each adds 1, and more if an ability of yours says so. That is not an action.",
        "roll.alone" ["SE-8.1", "SE-8.2", "SE-8.3", "SE-13.15"] if machine_abilities = "false", character != "none": "After a roll you may scrap Parts from your hand, one by one: each adds 1, and more if your Character says so. That is not an action.",
        "roll.plain" ["SE-8.1", "SE-8.2", "SE-8.3"] if machine_abilities = "false", character = "none": "After a roll you may scrap Parts from your hand, one by one, and each adds 1; that is not an action.",
        "roll.reach" ["SE-8.5"]: "You may scrap Parts for a roll only while the value that you need, or one that brings you more cards, is within reach.",
        "roll.most" ["SE-8.4"]: "A roll is never worth more than 6.",
        "roll.closed" ["SE-8.7"]: "When no value that helps is within reach, the roll ends by itself.",

        "build.parts" ["SE-9.1 S", "SE-1.5"]: "A Small Machine in your hand is built by scrapping the three Parts it names.",
        "build.hand" ["SE-4.6"]: "Built machines do not count towards your hand limits.",
        "build.stays" ["SE-11.2 R", "SE-9.4", "SE-13.7"] if machine_abilities = "true": "A machine whose ability is used stays built and still serves for an Invention, unless its ability scraps it.",
        "build.plain" ["SE-11.6"] if machine_abilities = "false": "A built machine serves only for an Invention.",

        "complete.scraps" ["SE-9.3 S"]: "The Invention in your hand is completed by scrapping the three built machines it names.",
        "complete.next" ["SE-9.3 S", "SE-9.5"]: "When you have completed an Invention, you draw the next one, unless it was your third.",
        "complete.wins" ["SE-1.2"]: "The first side with {wins} completed {wins#1=Invention|Inventions} wins at once.",

        "duplicate.go" ["SE-10.2 S", "SE-10.3"]: "Duplicates of your Parts and unbuilt machines go to the ghost immediately.",
        "duplicate.keep" ["SE-10.4"]: "You keep one card of each kind.",
        "duplicate.free" ["SE-10.5"] if built_duplicates = "free": "A built machine never counts as a duplicate.",
        "duplicate.count" ["SE-10.5"] if built_duplicates = "count": "Another card of a machine that you have built goes to the ghost immediately, too.",

        "ghost.gets" ["SE-10.11 S", "SE-6.6"]: "The ghost takes no actions: it gets your duplicates, and draws when a dig of yours fails.",
        "ghost.card" ["SE-10.7 R"] if ghost_needs_card = "true": "As soon as the ghost has the card and the three Parts of a machine that its Invention needs, it builds that machine.",
        "ghost.parts" ["SE-10.7 R"] if ghost_needs_card = "false": "As soon as the ghost has the three Parts of a machine that its Invention needs, it builds that machine, even without the card.",
        "ghost.done" ["SE-10.8", "SE-10.1"]: "With all three machines built the ghost completes its Invention and takes the next one, unless it was its third.",
        "ghost.open" ["SE-2.3", "SE-10.10"]: "The ghost's hand has no limit and lies open.",
        "ghost.steal" ["SE-7.8"] if steal_penalty != "0": "The ghost draws as well when a steal of yours fails.",
        "ghost.pace" ["SE-10.13"] if ghost_pace != "0": "After every {ghost_pace#1=action|{ghost_pace} actions} of yours the ghost draws a Part and a Small Machine.",

        "rating.win" ["SE-15.3"]: "The fewer actions a win takes, the higher its rating.",
        "rating.other" ["SE-15.4"]: "Any other game is rated by the Inventions you completed, always below a win.",

        "part.scrap" ["SE-8.5", "SE-8.1"]: "From your hand it can be scrapped to raise a roll of yours, while that can still help.",
        "machine.none" ["SE-11.6"] if machine_abilities = "false": "Machines have no abilities in this game.",
        "machine.action" ["SE-11.2 R", "SE-11.4"]: "Once it is built you can use this a single time, as an action.",
        "machine.passive" ["SE-11.4", "SE-11.2"]: "This works all the time while it is built.",
        "machine.reaction" ["SE-11.2 R", "SE-11.4"]: "Once it is built you can use this a single time, when it helps; it is not an action.",
        "invention.scraps" ["SE-9.3 S", "SE-1.2"]: "Completing it scraps one of each, and it counts as one of the three that win.",
        "character.none" ["SE-3.4"] if character = "none": "Nobody has a Character in this game.",
        "character.passive" ["SE-12.1 S"]: "It works all the time, without being used.",
        "character.free" ["SE-12.1 S"]: "You can use it as often as you like.",
        "character.game" ["SE-12.1"] if character_uses = "printed": "You can use it {uses#1=once|{uses} times} in each game.",
        "character.action" ["SE-12.5"]: "You can use it {uses#1=once|{uses} times} in each action.",
        "character.ghost" ["SE-10.11 R"]: "The ghost's Character does nothing.",
    }

    /// Topics of the rules that items of the table belong to, by their names.
    pub TOPICS: "Topic" {
        "action": "Action",
        "draw": "Draw",
        "dig": "Dig",
        "steal": "Steal",
        "roll": "Roll",
        "build": "Build",
        "complete": "Complete",
        "duplicate": "Duplicate",
        "ghost": "The ghost",
        "rating": "Rating",
    }
}
