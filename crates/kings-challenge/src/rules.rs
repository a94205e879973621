//! Rules of the challenge in sentences, for glossaries and for players who ask.
//!
//! Each stands with the clauses that it states and the options under which it is true; its topic is the part of
//! the key before the full stop. Fields are the options, and constants of the catalogue.

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
        "goal.beat" ["KC-13.9", "KC-13.7"]: "Have more VP than le Roy when the game is scored.",
        "goal.how" ["KC-1.1", "KC-8.1"]: "Your citizens roll dice, and with the dice you use cards, fight events and build the cathedral; le Roy does what his dice say.",

        "turn.income" ["KC-3.4", "KC-3.5"]: "A round begins with deniers for you, salaries to pay, and a die of the building's colour for each citizen in a building.",
        "turn.start" ["KC-3.2"] if first_start = "roy": "Le Roy is start player of the first round, and then the two of you alternate.",
        "turn.direct" ["KC-9.1"] if topology = "direct": "A citizen whom you send into a building takes the space with the number of the die, and whoever stood there lies down until the round is over; no one is pushed.",
        "turn.events" ["KC-4.4", "KC-4.2", "KC-4.3"]: "A red Event card joins the row, with a white or yellow one if it names that colour and one is left, and every card of the row acts against you.",
        "turn.defence" ["KC-5.2", "KC-5.4"]: "You and le Roy take turns against the black dice, the highest first; your red dice count double.",
        "turn.adds" ["KC-5.11"] if weak_guard = "adds": "On his go le Roy discards dice until their total reaches the highest black die, red dice doubled; that die is gone even if they do not reach it.",
        "turn.doubled" ["KC-5.12"] if guard_rank = "doubled": "Against black dice le Roy's strongest die is the highest with red faces doubled.",
        "turn.action" ["KC-6.1 P", "KC-8.1"]: "After the black dice you and le Roy take turns: with one to three dice you use an Activity card, build, fight an event, place citizens or farm, or you pass.",
        "turn.column" ["KC-10.3"] if cathedral = "column": "A stone of yours goes on the lowest level where the column of its die is free.",
        "turn.roy" ["KC-12.1", "KC-12.2"]: "On his turn le Roy rolls two dice, and their sum names what he does.",
        "turn.sold" ["KC-12.7"] if no_die = "less": "Where le Roy would buy a die of yours and you have none, he spends one die fewer.",
        "turn.face" ["KC-12.9"] if worker = "die": "A citizen whom le Roy sends into a building enters with the face of the die that he spends.",
        "turn.evicting" ["KC-12.9a"] if worker_die = "evicting": "For a citizen whom he sends into a building le Roy spends the highest die that makes a citizen of yours lie down, or his highest one if none does.",
        "turn.never" ["KC-12.11 R"] if marauding = "never": "Le Roy never fights Marauding.",
        "turn.again" ["KC-12.18"] if free_result = "again": "After a roll of 8 le Roy rolls again, if he still has a die.",
        "turn.influence" ["KC-7.1 P"]: "Before you counter a black die and before your action you can spend influence to reroll dice, turn them over or recruit a citizen.",

        "score.events" ["KC-13.4"]: "Each Event card in the row with a cube of yours brings VP, and each tradesman of yours brings the VP of his space.",
        "score.marauding" ["KC-10.7"] if marauding_payout = "on": "When the banners of Marauding are covered it pays out, loses its cubes and stays.",
        "score.unpaid" ["KC-10.7"] if marauding_payout = "off": "When the banners of Marauding are covered no one gets VP; it loses its cubes and stays.",
        "score.levels" ["KC-13.4"] if roy_levels = "true": "Each level of the cathedral where a side has no stone costs it VP.",
        "score.spared" ["KC-13.4"] if roy_levels = "false": "Each level of the cathedral where you have no stone costs you VP, and le Roy nothing.",
        "score.characters" ["KC-13.5", "KC-13.6 S"]: "The Character cards left in the stack are scored for both sides, but le Roy scores nothing for influence or deniers.",
        "score.result" ["KC-13.7"]: "The result is your VP minus those of le Roy.",

        "end.round" ["KC-6.2 P", "KC-13.1"]: "A round ends when no dice are left, or when you have passed and le Roy has none.",
        "end.rounds" ["KC-3.1", "KC-13.2"]: "The game ends after {rounds} rounds.",

        "lesson.flip" ["KC-7.7"]: "Dice are turned over one by one, none twice, and after the first you can stop.",
        "lesson.surrender" ["KC-5.10", "KC-5.9"]: "If all your dice together cannot reach the first black die of your go, you can surrender to it: that costs VP, and you keep your dice.",
        "lesson.lose" ["KC-4.9"]: "An event takes something of yours away, and you choose what.",
        "lesson.lay" ["KC-4.10"]: "An event makes a citizen of yours lie down, and you choose whom.",
        "lesson.activate" ["KC-10.1 P"]: "An Activity card is used by a tradesman of yours: if none stands there, you pay for its first free space and send a citizen.",
        "lesson.combat" ["KC-10.5"]: "The strength of your dice puts cubes on the banners of an Event card, and each cube brings influence.",
        "lesson.place" ["KC-9.5", "KC-9.6"]: "Each die sends a citizen of your supply into the building of its colour, unless a cube changes that.",
        "lesson.farm" ["KC-10.9 H"]: "Farming turns yellow dice into deniers.",
        "lesson.pass" ["KC-6.5", "KC-13.1"]: "When you pass you are out for the round, but deniers go into your pot, and you get it when the round ends.",
        "lesson.from" ["KC-10.1 P"]: "The tradesman comes from your supply, from a building or from another card.",
        "lesson.cube" ["KC-8.6"]: "Before you choose dice you can spend one cube of a card whose effect suits the action.",
        "lesson.times" ["KC-10.1a"]: "Your dice are strong enough for more than one activation; you choose how many, and pay for all of these first.",
        "lesson.choose" ["KC-11.2 R"]: "The card leaves this choice to you.",

        "building.rolls" ["KC-3.7 P"]: "Every round each citizen who stands here rolls a {colour} die for his side.",
        "building.free" ["KC-3.5"]: "Your citizens cost no salary here.",
        "building.salary" ["KC-3.5"]: "Each of your citizens here costs a salary of {salary#1=1 denier|{salary} deniers} a round.",
        "building.place" ["KC-9.5", "KC-8.4", "KC-9.6"]: "You place citizens of your supply here with {colour} dice, one for each die, unless a cube changes that.",
        "entering.push" ["KC-9.1", "KC-9.2"] if topology = "push": "Whoever stands where a citizen enters this building is pushed on: each pushes the next on until one finds a free space; otherwise the last one lies down until the round is over.",
        "entering.direct" ["KC-9.1", "KC-9.2"]: "A citizen who enters this building with a 1 takes space 1, and so on; whoever stood there lies down until the round is over.",

        "cathedral.strict" ["KC-10.3", "KC-10.2"] if cathedral = "strict": "Each white die with which you build places a stone in the column of its face, on the lowest level that has a free space; if the space of its column there is taken, the die cannot be used.",
        "cathedral.column" ["KC-10.3", "KC-10.2"] if cathedral = "column": "Each white die with which you build places a stone in the column of its face, on the lowest level where the column is free.",
        "stone.vp" ["KC-10.4"]: "A stone brings {stone} VP at once.",
        "levels.penalty" ["KC-13.4"]: "At the end each level where you have no stone costs you {penalty} VP.",

        "dice.group" ["KC-8.1"]: "An action uses one to three dice of the colours it asks for, and discards them.",
        "dice.strength" ["KC-8.5"]: "The strength is the sum of the faces of the dice, unless the effect of a cube changes it.",
        "price.roy" ["KC-8.2"]: "You can use le Roy's dice, too: each costs {one}, {two} or {three} {three#1=denier|deniers} in a group of one, two or three dice.",

        "black.counter" ["KC-5.4"]: "A black die is countered with dice of yours that reach it together; red dice count double.",
        "black.influence" ["KC-5.8"]: "A black die that you counter brings {influence} influence.",
        "black.surrender" ["KC-5.9", "KC-5.10"]: "If all your dice together cannot reach the first black die of your go, you can surrender to it: you lose {penalty} VP and keep your dice.",
        "black.goes" ["KC-5.2", "KC-5.3"]: "You and le Roy take turns, and the highest black die is always next. If your dice can reach it you have to counter it, and then you may go on to more.",
        "guard.single" ["KC-5.11 S"] if weak_guard = "single": "On his go le Roy discards his strongest die, and the highest black die with it.",
        "guard.weak" ["KC-5.11 R"] if weak_guard = "single": "Le Roy's die need not reach the black die.",
        "guard.adds" ["KC-5.11"] if weak_guard = "adds": "On his go le Roy discards dice, the strongest first, until their total reaches the highest black die, red dice doubled; that die is gone even if they do not reach it.",
        "guard.value" ["KC-5.12"] if guard_rank = "value": "Le Roy's strongest die has the highest face, among equals red before yellow before white.",
        "guard.doubled" ["KC-5.12"] if guard_rank = "doubled": "Le Roy's strongest die has the highest face, red faces doubled, among equals red before yellow before white.",
        "guard.none" ["KC-5.13"]: "If le Roy has no die he takes no black die away.",

        "deniers.income" ["KC-3.4", "KC-3.5"]: "Every round begins with {income} {income#1=denier|deniers} for you; then you pay the salaries of your citizens in the buildings.",
        "deniers.penalty" ["KC-3.6"]: "If you cannot pay the salaries in full you lose {penalty} VP.",
        "deniers.farm" ["KC-10.9"]: "Farming takes yellow dice: every {divisor#1=point of strength brings|{divisor} points of strength bring} 1 denier.",

        "influence.roll" ["KC-7.4"]: "For {cost} influence you roll one of your dice again.",
        "influence.recruit" ["KC-7.5"]: "For {cost} influence a citizen comes from your stock to your supply.",
        "influence.turn" ["KC-7.6"]: "For {cost} influence you turn up to {most} of your dice over: 1 becomes 6, 2 becomes 5, 3 becomes 4, and vice versa.",
        "influence.most" ["KC-1.7"]: "You never have more influence than {most}.",

        "supply.use" ["KC-10.1", "KC-7.5"]: "Citizens in your supply can be placed in buildings or become tradesmen; those in stock have to be recruited first.",
        "supply.lying" ["KC-9.3"]: "A citizen who lies down rolls no die, and goes back to the supply at the end of the round.",
        "supply.filled" ["KC-9.7"]: "When a citizen of yours leaves his space to become a tradesman, or an event lays him down, a citizen of le Roy's supply takes the space, if there is one.",

        "pass.pot" ["KC-6.5", "KC-6.4"]: "When you pass you are out for the round: {first#1=1 denier goes|{first} deniers go} into your pot, and {later} more each time it would be your turn while le Roy still has dice.",
        "pot.paid" ["KC-13.1"]: "You get the pot at the end of the round.",

        "points.result" ["KC-13.7"]: "The result is your VP minus those of le Roy.",
        "points.floor" ["KC-1.8"]: "VP that you lose in play never take you below 0.",
        "points.beat" ["KC-13.9"]: "You beat le Roy with a result of 1 or more.",
        "row.presence" ["KC-13.4"]: "At the end each Event card in the row with a cube of yours brings {vp} VP.",
        "tradesman.vp" ["KC-13.4"]: "Each tradesman brings the VP of his space.",
        "level.penalty" ["KC-13.4"] if roy_levels = "true": "Each level of the cathedral where a side has no stone costs it {penalty} VP.",
        "level.spared" ["KC-13.4"] if roy_levels = "false": "Each level of the cathedral where you have no stone costs you {penalty} VP, and le Roy nothing.",
        "stack.left" ["KC-13.5", "KC-13.6 S"]: "The Character cards left in the stack are scored for both sides, but le Roy scores nothing for influence or deniers.",

        "start.first" ["KC-5.2", "KC-6.1"]: "The start player has the first go against black dice and the first turn.",
        "start.turns" ["KC-3.2 S"]: "You and le Roy alternate as start player.",
        "start.human" ["KC-3.2 R"] if first_start = "human": "You are start player of the first round.",
        "start.roy" ["KC-3.2 R"] if first_start = "roy": "Le Roy is start player of the first round.",

        "setup.dice" ["KC-2.5", "KC-2.4"]: "Le Roy rolls two dice of each colour: from the highest down, among equals red before yellow before white, each sends a citizen into the building of its colour, until three are placed.",
        "setup.full" ["KC-2.6"]: "A die of a full building is passed over; citizens left after the last die go to the first building with a free space: palace, City Hall, bishopric.",
        "setup.steps" ["KC-2.3", "KC-2.9"]: "Le Roy settles three citizens, then you settle two; this happens three times, and the last three spaces are le Roy's.",

        "roll.sum" ["KC-12.1"]: "On his turn le Roy rolls two dice and adds them up; the sum names what he does, and how many dice he spends for it.",
        "roll.best" ["KC-12.3", "KC-12.9a"] if worker_die = "best": "Le Roy spends his best dice: the highest faces, among equals red before yellow before white.",
        "roll.but" ["KC-12.3", "KC-12.9a"] if worker_die = "evicting": "Except when he sends a citizen into a building, le Roy spends his best dice: the highest faces, among equals red before yellow before white.",
        "roll.few" ["KC-12.4", "KC-12.2"]: "With too few dice le Roy spends all he has and still does the whole action. He takes turns until he has none.",

        "buying.gains" ["KC-12.6 S", "KC-12.8"]: "Le Roy gains {vp} VP. He spends {own#1=1 die|{own} dice} of his own and buys your best die, for which you get {price} {price#1=denier|deniers}.",
        "buying.own" ["KC-12.7"] if no_die = "own": "If you have no die le Roy spends one more of his own.",
        "buying.less" ["KC-12.7"] if no_die = "less": "If you have no die le Roy spends no more than that.",

        "worker.best" ["KC-12.9a"] if worker_die = "best": "Le Roy spends his highest die, and a citizen of his supply enters the building of its colour.",
        "worker.evicting" ["KC-12.9a"] if worker_die = "evicting": "Le Roy spends the highest die that makes a citizen of yours lie down, or his highest one if none does, and a citizen of his supply enters the building of its colour.",
        "worker.building" ["KC-12.9 R"]: "The rulebook names the building at result 4 only; at result 10 it is the same.",
        "worker.lies" ["KC-12.9", "KC-9.8"] if worker = "evict": "The citizen enters where that makes one of yours lie down.",
        "worker.else" ["KC-9.8 R"] if worker = "evict", topology = "push": "If there is no such space, the citizen enters where a free space ends the pushing, or else where one of yours has to move; if only citizens of le Roy would move, he stays away.",
        "worker.free" ["KC-9.8 R"] if worker = "evict", topology = "direct": "If there is no such space, the citizen takes a free one; if there is none, he stays away.",
        "worker.face" ["KC-12.9"] if worker = "die": "The citizen enters with the face of that die.",
        "worker.spent" ["KC-12.10"]: "If no one enters, the die is spent all the same.",

        "fight.right" ["KC-12.11 S", "KC-12.12"]: "Le Roy fights the right-most Event card. He spends a die for each free banner, as far as his dice go.",
        "fight.covers" ["KC-12.12 R"]: "Le Roy's cubes cover all free banners, and the card is settled.",
        "fight.alone" ["KC-12.11 R"] if marauding = "alone": "Le Roy fights Marauding only if no other card lies there.",
        "fight.never" ["KC-12.11 R"] if marauding = "never": "Le Roy never fights Marauding: if no other card lies there, he spends one die for nothing.",

        "hired.sends" ["KC-12.13 S"]: "Le Roy spends a die and sends a citizen of his supply to a face-up Activity card without a tradesman of his. He pays no deniers and does not use the card.",
        "hired.lowest" ["KC-12.13 R"]: "Only the lowest-numbered free space of a card can be his.",
        "hired.most" ["KC-12.13 S"]: "Of these spaces he takes the one worth the most VP, among equals the cheapest, then red before yellow before white.",
        "hired.number" ["KC-12.13 R"]: "Among equals of a colour he takes the card with the lower number.",
        "hired.none" ["KC-12.14"]: "If there is no such space, or no citizen in his supply, the die is spent all the same.",

        "stones.two" ["KC-12.16 S", "KC-12.15"]: "Le Roy spends two dice and places two stones, each on the best free space of the lowest level that has one.",
        "stones.best" ["KC-12.15 R"]: "Best is the column with the most influence, among equals the one with the higher number. Each stone brings him {stone} VP and no influence.",
        "stones.full" ["KC-12.16 S"]: "If the cathedral is full he gains 2 VP instead.",
        "stones.one" ["KC-12.16 R"]: "If only one stone finds a space he gains 1 VP for the other.",

        "scored.both" ["KC-12.17", "KC-13.6 S"]: "The top Character card is scored for both sides as they stand (le Roy scores nothing for influence or deniers) and leaves the game. If no card is left, le Roy gains 1 VP.",
        "free.cap" ["KC-12.19"]: "It costs him no die, unless it has already come up {cap#1=once|{cap} times} in this round.",
        "then.over" ["KC-12.18"] if free_result = "turn": "With that le Roy's turn is over.",
        "then.again" ["KC-12.18"] if free_result = "again": "Then le Roy rolls again, if he still has a die.",

        "cube.sum" ["KC-11.5 P"]: "The action must ask for dice of one colour, which can be {to}, and all dice of the group are {to}.",
        "cube.each" ["KC-11.5 R"]: "The action must ask for {to} dice, and at least one die of the group is {to}.",
        "cube.set" ["KC-11.5 P"]: "The colours are those that the action asks for.",
        "cube.recolour" ["KC-11.5 P"]: "The action must ask for dice of one colour, which can be {to}, and all dice of the group are {from} instead.",
        "cube.multiply" ["KC-11.5 P"]: "The action must ask for dice of one colour, which can be {to}, and the group is that one {from} die alone.",
        "cube.free" ["KC-11.5 R"]: "The action must ask for {to} dice, and at least one {to} die of le Roy's is in the group; it still counts towards the size of the group.",
        "cube.wild" ["KC-11.5"]: "The group is one to three {to} dice, whatever colours the card asks for.",
        "character.scored" ["KC-12.17", "KC-13.5"]: "It is scored when le Roy rolls 8 with this card on top of the stack, or else at the end.",
    }
}
