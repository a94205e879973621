//! Rules of the game against Botmegistus in sentences, for glossaries and for players who ask.
//!
//! Each stands with the clauses that it states and the options under which it is true; its topic is the part of
//! the key before the full stop. Fields are the options, and values of the catalogue.

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
        "goal.more" ["TB-15.14 S"]: "Have strictly more VP than Botmegistus after three rounds.",
        "goal.rival" ["TB-2.9 S", "TB-4.1"]: "You play by the ordinary rules; Botmegistus does what its Automa cards say, and collects artifacts, experiments, Gold, VP and levels.",

        "turn.first" ["TB-1.1"] if bot_first = "false": "You take the first turn of the game, and single turns alternate.",
        "turn.second" ["TB-1.1"] if bot_first = "true": "Botmegistus takes the first turn of the game, and single turns alternate.",
        "turn.draft" ["TB-14.2 P", "TB-3.3"]: "You draft a die unless you hold one; the more dice lie in its bowl, the more potency it has.",
        "turn.spend" ["TB-14.5 P", "TB-14.6 P"]: "You spend potency of your die, do what your own board allows, and say what Botmegistus has to know.",
        "turn.bot" ["TB-4.1", "TB-6.1"]: "Botmegistus drafts by its card, spends the potency of the card, does the action and completes experiments.",
        "turn.react" ["TB-11.1 S"]: "After a turn of Botmegistus you may react with its die, as long as a marker is left.",
        "turn.pass" ["TB-12.2", "TB-14.3"] if human_pass = "third_die": "With its third die used up a side passes; when both have, the round is over.",
        "turn.early" ["TB-14.3", "TB-12.2"] if human_pass = "before_draft": "With its third die used up a side passes, and you may pass before you draft; when both have, the round is over.",

        "score.bot" ["TB-15.4", "TB-15.5"]: "Botmegistus scores VP in play, completed experiments, mastery tracks and 3 VP for each symbol on its artifacts.",
        "score.rest" ["TB-15.8", "TB-15.11", "TB-15.12"]: "Botmegistus also scores 3 VP for each Ethereal token, its formulas, and 1 VP for each Gold left.",
        "score.spaces" ["TB-15.6"] if vp_spaces = "cumulative": "On a track all VP spaces count that a marker has reached.",
        "score.highest" ["TB-15.6"] if vp_spaces = "highest": "On a track only the highest VP space counts that a marker has reached.",
        "score.masterpiece" ["TB-15.1", "TB-15.2"] if masterpiece_draw != "0": "Before scoring Botmegistus draws {masterpiece_draw} masterpieces and completes the most valuable one that it can.",
        "score.none" ["TB-15.1"] if masterpiece_draw = "0": "Botmegistus draws no masterpiece.",
        "score.yours" ["TB-14.1", "TB-15.13"]: "Your own score is that of the ordinary rules.",

        "end.rounds" ["TB-2.1", "TB-15.1"]: "The game ends after round 3.",
        "end.round" ["TB-2.6"]: "A round ends when both sides have passed.",
        "end.equal" ["TB-15.14"]: "You win with strictly more; with equal scores Botmegistus wins.",

        "lesson.keep" ["TB-1.7 S", "TB-1.8"]: "Of two cards that are dealt to you, you keep one, and the other leaves the game.",
        "lesson.boost" ["TB-14.4"]: "An Ethereal token of yours adds 1 to the potency of a die below 5.",
        "lesson.climb" ["TB-14.7"]: "You report each step that you climb; where it reaches a token, you take on your own board what that brings.",
        "lesson.complete" ["TB-14.10 P"]: "You report what you complete, and take on your own board what that brings.",
        "lesson.level" ["TB-18.8"]: "You report where your marker stands now.",
        "lesson.end" ["TB-14.6 P", "TB-14.12"]: "When you have reported all of it, your turn ends.",

        "begin.dice" ["TB-1.2"] if remove_white_die = "false": "There are 5 black, 5 white and 4 red dice.",
        "begin.fewer" ["TB-1.2"] if remove_white_die = "true": "There are 5 black, 4 white and 4 red dice.",
        "begin.gold" ["TB-1.13 S"]: "Botmegistus begins with 1 Ethereal token and {bot_gold_delta?-1=1|1=3|2} Gold.",
        "begin.levels" ["TB-1.15"] if bot_start_level_1 = "false": "The markers of Botmegistus begin on level 0, like yours.",
        "begin.ahead" ["TB-1.15"] if bot_start_level_1 = "true": "The markers of Botmegistus begin on level 1 of every track, yours on level 0.",
        "begin.rolls" ["TB-1.17"] if setup_rolls != "0": "In setup {setup_rolls} dice are rolled, and each moves Botmegistus up a track.",
        "begin.nothing" ["TB-1.17"] if setup_rolls = "0": "No die is rolled for Botmegistus in setup.",
        "begin.experiment" ["TB-1.16"] if bot_start_experiment = "true": "Botmegistus begins with a starting experiment to complete.",
        "begin.personality" ["TB-1.12"] if personality_cards = "true": "The personality card of the element on its starting artifact joins its deck.",
        "begin.plain" ["TB-1.12"] if personality_cards = "false": "No personality card joins its deck.",
        "begin.two" ["TB-1.7 S"] if human_one_masterpiece = "false": "You are dealt two masterpieces and keep one.",
        "begin.one" ["TB-1.7 S"] if human_one_masterpiece = "true": "You are dealt one masterpiece.",
        "begin.publication" ["TB-1.9"] if human_one_publication = "true": "You begin with one publication only.",
        "begin.special" ["TB-13.7", "TB-13.3"] if specialization_cards = "true": "After rounds 1 and 2 a specialization card joins its deck.",
        "begin.basic" ["TB-13.7"] if specialization_cards = "false": "No specialization card joins its deck.",
        "begin.artifacts" ["TB-2.7"] if refill_artifacts = "true": "Artifacts that were taken are replaced at the end of the turn.",
        "begin.experiments" ["TB-2.7"] if refill_experiments = "true": "Experiments that were taken are replaced at the end of the turn.",
        "begin.full" ["TB-18.1"] if reports = "full": "Every move of yours is reported.",
        "begin.lean" ["TB-18.1"] if reports = "lean": "Of your moves only what Botmegistus looks at is reported: your drafts and your levels.",
        "begin.strict" ["TB-14.11"] if human_checks = "strict": "In a turn you take one artifact in the colour of your die and one experiment of its section at most, and complete what your levels allow.",
        "begin.loose" ["TB-14.11"] if human_checks = "loose": "Artifacts and experiments that you take or complete are not checked against your die and your levels.",

        "spaces.all" ["TB-15.6 R"] if vp_spaces = "cumulative": "All VP spaces count that a marker has reached.",
        "spaces.highest" ["TB-15.6 R"] if vp_spaces = "highest": "Only the highest VP space counts that a marker has reached.",
        "potency.bowl" ["TB-3.3"]: "A die from this bowl has as much potency as dice lie in it, itself included.",
        "roll.track" ["TB-1.17"] if setup_rolls != "0": "A setup roll of it is a step of Botmegistus on {track}.",
        "roll.lowest" ["TB-1.17"] if setup_rolls != "0": "A setup roll of it is a step of Botmegistus on its lowest track.",
        "section.takes" ["TB-8.6"]: "With such a die Botmegistus takes experiments from section {section}.",
        "section.none" ["TB-8.5"]: "No section of experiments belongs to it.",
        "wild.left" ["TB-5.5"]: "Botmegistus sets such a die to the left symbol of its card.",
        "wild.highest" ["TB-5.8"]: "For a card that asks for the highest potency it sets it to {highest}.",

        "ethereal.spent" ["TB-5.9"]: "A die below potency 5 that Botmegistus drafts costs it one, for 1 potency more.",
        "ethereal.gains" ["TB-13.2"]: "Botmegistus gains 2 Ethereal tokens after round 1 and 3 after round 2.",
        "ethereal.left" ["TB-15.8"]: "Each Ethereal token that is left is 3 VP at the end.",
        "sum.all" ["TB-15.4", "TB-15.7", "TB-15.8", "TB-15.12"]: "Botmegistus adds up VP in play, completed experiments, mastery tracks, 3 VP for each symbol on its artifacts, Ethereal tokens, formulas, and 1 VP for each Gold left.",
        "sum.win" ["TB-15.14 S"]: "You win with strictly more.",
        "complete.gold" ["TB-10.2 S", "TB-10.1"]: "After its action Botmegistus completes what its levels and its Gold allow: 1 Gold stands for each level that it lacks.",
        "complete.either" ["TB-10.5 S"]: "If it can pay for either of two but not for both, a type that it has not completed comes first, then more VP.",
        "complete.equal" ["TB-10.5 R"]: "Of full equals it completes the one that it took first.",
        "reaction.marker" ["TB-11.2 P", "TB-11.1"]: "After a turn of Botmegistus you can use one marker to react with its die in place of yours.",
        "reaction.back" ["TB-2.8 P"]: "All markers come back at the start of a round.",

        "first.bot" ["TB-1.1"] if bot_first = "true": "Botmegistus takes the first turn of the game.",
        "first.second" ["TB-1.1"] if bot_first = "true": "You start second, and you gain no Ethereal die to compensate.",
        "first.you" ["TB-1.1"] if bot_first = "false": "You take the first turn of the game.",
        "first.next" ["TB-2.5 R"]: "Who passes first begins the next round.",
        "pass.third" ["TB-12.2", "TB-2.4"]: "With its third die used up a side passes, and has no more turns in the round.",
        "pass.lean" ["TB-18.6", "TB-14.3"] if reports = "lean", human_pass = "before_draft": "You may also pass at any time in your turn.",
        "pass.loose" ["TB-18.6", "TB-14.11"] if reports = "lean", human_pass = "third_die", human_checks = "loose": "You may also pass at any time in your turn.",
        "pass.full" ["TB-14.3"] if reports = "full", human_pass = "before_draft": "You may also pass instead of drafting.",
        "pass.next" ["TB-2.5 R"]: "Who passes first begins the next round.",
        "gold.level" ["TB-10.2 S"]: "Botmegistus pays 1 Gold for each level that it lacks for an experiment.",
        "gold.masterpiece" ["TB-15.3"] if masterpiece_draw != "0", masterpiece_gold = "true": "For its masterpiece at the end Botmegistus pays in the same way.",
        "gold.spares" ["TB-15.3"] if masterpiece_draw != "0", masterpiece_gold = "false": "For its masterpiece at the end Botmegistus pays no Gold.",
        "gold.formula" ["TB-15.9"]: "At the end 2 Gold buy one more formula, up to 7 formulas in all.",
        "gold.often" ["TB-15.10 R"] if formula_gold = "greedy": "Botmegistus buys formulas as often as it can.",
        "gold.pays" ["TB-15.10 R"] if formula_gold = "optimal": "Botmegistus buys formulas as often as pays best.",
        "gold.left" ["TB-15.12"]: "Gold that is left is 1 VP each.",
        "formula.types" ["TB-15.9"]: "Each different type among the completed experiments of Botmegistus is one formula.",
        "formula.gold" ["TB-15.9"]: "Every 2 Gold at the end are one formula, too, up to 7 formulas in all.",

        "deck.open" ["TB-4.4"] if advanced_planning = "true": "Two cards lie open. Each turn an ordinary die picks the one that Botmegistus uses: 1 to 3 the left one, 4 to 6 the right one.",
        "deck.drafts" ["TB-4.4", "TB-6.1"] if advanced_planning = "true": "By its card Botmegistus drafts a die unless it holds one, spends the card's potency, does its action, and completes experiments.",
        "deck.again" ["TB-12.6 S"] if advanced_planning = "true": "At the end of its turn another card is turned up in that place.",
        "deck.flips" ["TB-4.1", "TB-4.4"] if advanced_planning = "false": "Each turn Botmegistus turns over a card, drafts a die by it unless it holds one, spends the card's potency, does its action, and completes experiments.",
        "deck.full" ["TB-6.2"]: "The action is done in full even if less potency is left.",
        "deck.empty" ["TB-4.3"] if reshuffle = "on_empty": "At the end of the turn in which the deck has run out, the used cards become the deck.",
        "deck.need" ["TB-4.3"] if reshuffle = "on_need": "When a card is needed and the deck has run out, the used cards become the deck.",

        "draft.symbols" ["TB-5.3 S", "TB-5.4", "TB-5.6"]: "A card with symbols looks for dice of its colour that show them or are wild; if there are none, for such dice of other colours; then for any die of its colour.",
        "draft.highest" ["TB-5.8 S"]: "A card for the highest potency looks for any die of its colour.",
        "draft.most" ["TB-5.3 S"]: "Of the dice that fit Botmegistus takes the highest potency.",
        "draft.order" ["TB-5.3 R", "TB-5.6"]: "Equals of its colour are decided by the order wild, left symbol, right symbol, or else by the order of the bowls.",
        "draft.list" ["TB-5.4 R"] if draft_tie = "list_then_colour": "Equals of other colours are decided by the card's symbols, then by colour.",
        "draft.colour" ["TB-5.4 R"] if draft_tie = "colour_then_list": "Equals of other colours are decided by colour, then by the card's symbols.",
        "draft.next" ["TB-5.7 S"] if absent_colour = "colour_first": "A card for the highest potency that finds none takes the best die of the next colour that is left.",
        "draft.too" ["TB-5.7 R"] if absent_colour = "colour_first": "A card with symbols that finds none takes that die, too.",
        "draft.best" ["TB-5.7 R"] if absent_colour = "potency_first": "A card that finds none takes the best die of all, and of equals one of the next colour.",

        "artifact.most" ["TB-8.1"]: "Of the artifacts on display in the colour of its die Botmegistus takes one with the most symbols.",
        "artifact.equal" ["TB-8.2 S"]: "Equals are decided by an ordinary die: 1 to 3 the left-most, 4 to 6 the right-most.",
        "artifact.nothing" ["TB-8.3"] if artifact_none = "nothing": "If no artifact has that colour, Botmegistus gains nothing.",
        "artifact.gold" ["TB-8.3"] if artifact_none = "gold": "If no artifact has that colour, Botmegistus gains 1 Gold.",
        "artifact.other" ["TB-8.3"] if artifact_none = "other_colour": "If no artifact has that colour, the next colour with one serves.",

        "experiment.section" ["TB-8.6"]: "Botmegistus takes an experiment from the section of its die's symbol.",
        "experiment.prefers" ["TB-8.6", "TB-8.6a", "TB-8.6b"]: "Botmegistus prefers a type that it does not have; then what it can complete at once, and of that the most VP; then the one that it, and after that you, lack the fewest levels for; then the most VP; then the left-most.",
        "experiment.held" ["TB-8.6a R"] if have_type = "held": "Incomplete experiments count as types that it has.",
        "experiment.completed" ["TB-8.6a R"] if have_type = "completed": "Only completed experiments count as types that it has.",
        "experiment.two" ["TB-8.5 S"]: "With two incomplete experiments Botmegistus gains 1 Gold instead.",
        "experiment.none" ["TB-8.5 R"]: "With no experiment to take Botmegistus gains 1 Gold as well.",

        "lowest.track" ["TB-9.2 S"]: "A step there goes to the track with its lowest marker, of those below their top.",
        "lowest.equal" ["TB-9.3 S"]: "Of equals the one with the nearest bonus token above; then where it leads you by most, or else trails by least; then the left-most.",
        "lowest.any" ["TB-9.4 R"] if capped_step = "any": "A step on a track at its top goes to one of all the others below theirs, by the order of equals.",
        "lowest.only" ["TB-9.4 R"] if capped_step = "lowest": "A step on a track at its top goes to its lowest track.",

        "start.personality" ["TB-1.5", "TB-1.6", "TB-1.12"] if personality_cards = "true": "Of two artifacts you keep one. Botmegistus gains the other, and its element names the personality card that joins the Automa deck.",
        "start.plain" ["TB-1.5", "TB-1.6"] if personality_cards = "false": "Of two artifacts you keep one. Botmegistus gains the other.",
        "masterpiece.none" ["TB-15.1"] if masterpiece_draw = "0": "Botmegistus draws no masterpiece at the end.",
        "masterpiece.levels" ["TB-15.1", "TB-15.2"] if masterpiece_draw != "0", masterpiece_gold = "false": "At the end Botmegistus draws {masterpiece_draw} of those that were not dealt, and completes the most valuable one that its levels allow.",
        "masterpiece.gold" ["TB-15.1", "TB-15.3"] if masterpiece_draw != "0", masterpiece_gold = "true": "At the end Botmegistus draws {masterpiece_draw} of those that were not dealt, and completes the most valuable one that its levels and Gold allow.",
        "reward.above" ["TB-7.9", "TB-7.10"] if personality_on_equal = "false": "With Botmegistus's marker above yours on {element} its action is {reward}.",
        "reward.equal" ["TB-7.10", "TB-7.9"] if personality_on_equal = "true": "With Botmegistus's marker not below yours on {element} its action is {reward}.",
        "special.joins" ["TB-13.3", "TB-13.6"] if specialization_cards = "true": "It joins the deck after round 1 or 2 if Botmegistus has most symbols of {element}; after round 2 the element of round 1 is left out.",
        "special.out" ["TB-13.7"] if specialization_cards = "false": "It is left out of this game.",
        "personality.joins" ["TB-1.12"] if personality_cards = "true": "It joins the deck in setup if Botmegistus's first artifact shows {element}.",
        "personality.out" ["TB-1.12"] if personality_cards = "false": "It is left out of this game.",
        "token.before" ["TB-9.6"]: "Botmegistus has it only if its step ends there before your marker has come so far.",
        "token.leaves" ["TB-12.4"]: "It leaves the game after the turn in which a marker reached it.",
    }

    /// Topics of the rules with their own entries, by their names.
    pub TOPICS: "Topic" {
        "begin": "This game",
        "ethereal": "Ethereal token",
        "sum": "Score of Botmegistus",
        "complete": "Completing",
        "reaction": "Reaction marker",
        "deck": "Automa deck",
        "draft": "Draft",
        "artifact": "An artifact",
        "experiment": "An experiment",
        "lowest": "Its lowest track",
        "first": "First player",
        "pass": "Pass",
        "gold": "Gold",
        "formula": "Formula",
    }
}
