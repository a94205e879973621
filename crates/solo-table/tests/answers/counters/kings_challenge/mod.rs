//! Counters of the King's Challenge.

mod formulas;
mod values;

use super::pieces;
use super::source::At::{Ask, Badge, Note, Noted, Now, Refusal};
use super::source::Source::{Cell, Constant, Formula, Picked, Rule, View};
use super::source::{Counters, Line, Source};

pub(super) const COUNTERS: Counters = Counters {
    games: 96,
    looks: 12,
    asks: 24,
    owner: &[
        ("activity", "*", "divisor", -1),
        ("constants", "farm_divisor", "value", 1),
        ("constants", "cost_flip", "value", -1),
        ("constants", "stone_vp", "value", 1),
        ("constants", "price_3", "value", -1),
        ("constants", "influence_cap", "value", -5),
        ("constants", "salary_hall", "value", 1),
        ("constants", "level_penalty", "value", 1),
        ("constants", "event_presence_vp", "value", 1),
        ("constants", "black_max", "value", -1),
    ],
    lines: [LINES, pieces::KINGS_CHALLENGE],
};

const LINES: &[Line] = &[
    (
        Badge("points/you"),
        "VP for you: #",
        &[View(&["/human/vp"])],
    ),
    (
        Badge("points/roy"),
        "VP for le Roy: #",
        &[View(&["/roy/vp"])],
    ),
    (
        Badge("points/you_now"),
        "VP for you if scored now: #",
        &[Formula(values::your_score)],
    ),
    (
        Badge("points/roy_now"),
        "VP for le Roy if scored now: #",
        &[Formula(values::his_score)],
    ),
    (
        Badge("roy/supply"),
        "citizen* in his supply: #",
        &[View(&["/roy/supply"])],
    ),
    (
        Badge("roy/rolls"),
        "roll* of # this round: #",
        &[Rule(8, "KC-12.17"), View(&["/free_rolls"])],
    ),
    (
        Badge("roy/lying"),
        "citizen* lying down: #",
        &[View(&["/roy/lying"])],
    ),
    (
        Badge("roy/won"),
        "Event card* taken: #",
        &[View(&["/roy/won"])],
    ),
    (
        Badge("purse/deniers"),
        "denier*: #",
        &[View(&["/human/deniers"])],
    ),
    (
        Badge("purse/influence"),
        "influence: # of #",
        &[View(&["/human/influence"]), Constant("influence_cap")],
    ),
    (
        Badge("purse/supply"),
        "citizen* in your supply: #",
        &[View(&["/human/supply"])],
    ),
    (
        Badge("purse/stock"),
        "citizen* in stock: #",
        &[View(&["/human/stock"])],
    ),
    (
        Badge("purse/pot"),
        "in your pot: #",
        &[View(&["/human/pot"])],
    ),
    (
        Badge("purse/lying"),
        "citizen* lying down: #",
        &[View(&["/human/lying"])],
    ),
    (
        Badge("purse/salaries"),
        "denier* due in salaries: #",
        &[Formula(formulas::salaries)],
    ),
    (
        Badge("purse/won"),
        "Event card* taken: #",
        &[View(&["/human/won"])],
    ),
    (
        Badge("events/*"),
        "cubes: # of #",
        &[Formula(values::event_cubes), Cell("event", "banners", 0)],
    ),
    (
        Badge("events/*"),
        "strength: #",
        &[Cell("event", "combat", 0)],
    ),
    (Badge("events/*"), "VP: #-#", &[REWARD_1, REWARD_2]),
    (
        Badge("events/*"),
        "VP: #-#-#",
        &[REWARD_1, REWARD_2, REWARD_3],
    ),
    (
        Badge("events/*"),
        "VP: #-#-#-#",
        &[REWARD_1, REWARD_2, REWARD_3, REWARD_4],
    ),
    (
        Badge("characters/*"),
        "you: #",
        &[Formula(values::your_character)],
    ),
    (
        Badge("characters/*"),
        "le Roy: #",
        &[Formula(values::his_character)],
    ),
    (
        Badge("characters/*"),
        "*: # more for # VP",
        &[Formula(values::missing), Formula(values::next_vp)],
    ),
    (
        Badge("royal/*"),
        "chance: # in #",
        &[Formula(formulas::throws), Rule(36, "KC-12.1")],
    ),
    (
        Badge("activities/*/*"),
        "strength: #",
        &[Cell("activity", "divisor", 0)],
    ),
    (
        Badge("activities/*/*"),
        "cubes: #",
        &[Formula(values::activity_cubes)],
    ),
    (
        Badge("activities/*/*"),
        "hire for: #",
        &[Formula(values::hire_for)],
    ),
    (
        Badge("activities/*/*"),
        "worth: # VP",
        &[Formula(values::hired_worth)],
    ),
    (
        Badge("activities/*/*"),
        "yours: # VP",
        &[Formula(values::your_tradesman)],
    ),
    (
        Badge("activities/*/*"),
        "le Roy's: # VP",
        &[Formula(values::his_tradesman)],
    ),
    (
        Badge("action/target"),
        "strength: #",
        &[Formula(formulas::strength)],
    ),
    (
        Badge("action/target"),
        "deniers: #",
        &[Formula(formulas::price)],
    ),
    (
        Badge("action/target"),
        "uses: #",
        &[View(&["/pending/times"])],
    ),
    (Badge("score/*"), "you: #", &[Formula(values::your_line)]),
    (Badge("score/*"), "le Roy: #", &[Formula(values::his_line)]),
    (
        Badge("score/difference"),
        "Your lead: #",
        &[Formula(values::lead)],
    ),
    (
        Note("events"),
        "each acts every round: # black di* in all",
        &[Formula(formulas::attack)],
    ),
    (
        Noted("action/target"),
        "# after this one",
        &[View(&["/pending/left"])],
    ),
    (
        Noted("action/target"),
        "# black di* so far this round",
        &[View(&["/pending/attack"])],
    ),
    (
        Noted("activities/*/*"),
        "your tradesman on space #",
        &[Formula(values::your_space)],
    ),
    (
        Noted("activities/*/*"),
        "le Roy's tradesman on space #",
        &[Formula(values::his_space)],
    ),
    (
        Noted("buildings/*"),
        "# of yours, # of le Roy's",
        &[
            Formula(values::your_citizens),
            Formula(values::his_citizens),
        ],
    ),
    (
        Noted("cathedral/*/*"),
        "# influence",
        &[Formula(values::column_influence)],
    ),
    (
        Noted("characters/*"),
        "*: you #, le Roy #",
        &[Formula(values::your_count), Formula(values::his_count)],
    ),
    (
        Noted("characters/*"),
        "*: you #, le Roy never scores it",
        &[Formula(values::your_count)],
    ),
    (Now, "Setup of a game of # rounds", &[Picked("rounds")]),
    (
        Now,
        "Round # of #: *",
        &[View(&["/round"]), Picked("rounds")],
    ),
    (
        Ask,
        "Le Roy rolls for his citizens: # di* to come.",
        &[Formula(values::setup_dice)],
    ),
    (Ask, "# to settle now.", &[View(&["/pending/left"])]),
    (
        Ask,
        "The Activity card * # is turned up.",
        &[Formula(values::slot)],
    ),
    (
        Ask,
        "* roll* * dice: # to roll.",
        &[View(&["/pending/left"])],
    ),
    (
        Ask,
        "Black dice attack: # di* to roll.",
        &[View(&["/pending/left"])],
    ),
    (Ask, "Up to # more.", &[View(&["/pending/left"])]),
    (
        Ask,
        "Le Roy's first die shows #; the second is rolled.",
        &[View(&["/pending/first"])],
    ),
    (
        Ask,
        "The Character card for place # of the stack is drawn.",
        &[Formula(values::place)],
    ),
    (Ask, "* # VP ahead – *", &[Formula(values::ahead)]),
    (Ask, "Which die do you add against the black #?", &[HIGHEST]),
    (
        Ask,
        "Your total is #; red dice count double.",
        &[View(&["/pending/total"])],
    ),
    (Ask, "Which of your dice counters the black #?", &[HIGHEST]),
    (
        Ask,
        "Do you counter the black #, too, or end your go?",
        &[HIGHEST],
    ),
    (
        Ask,
        "Your dice cannot reach the black #: do you use influence, or *?",
        &[HIGHEST],
    ),
    (
        Ask,
        "Countered in this go: #.",
        &[View(&["/pending/countered"])],
    ),
    (
        Ask,
        "Who becomes the tradesman on *, for # denier*?",
        &[Formula(values::hiring)],
    ),
    (
        Ask,
        "Every # points of strength allow one use.",
        &[Formula(values::divisor)],
    ),
    (
        Ask,
        "Every # points of strength put a cube there.",
        &[Formula(values::divisor)],
    ),
    (
        Ask,
        "Every # points of strength bring # denier.",
        &[Formula(values::divisor), Rule(1, "KC-10.9")],
    ),
    (
        Ask,
        "So far: strength #, # denier*.",
        &[Formula(formulas::strength), Formula(formulas::price)],
    ),
    (Ask, "So far: strength #.", &[Formula(formulas::strength)]),
    (Ask, "So far: # denier*.", &[Formula(formulas::price)]),
    (Ask, "Your strength is #.", &[View(&["/pending/strength"])]),
    (
        Ask,
        "A black die is rolled for *: it takes # or more.",
        &[View(&["/pending/now/1"])],
    ),
    (
        Refusal,
        "it costs # influence; you have #",
        &[
            Formula(formulas::influence_cost),
            View(&["/human/influence"]),
        ],
    ),
    (
        Refusal,
        "a tradesman costs # denier*; you have # denier*",
        &[Formula(values::refused_hire), View(&["/human/deniers"])],
    ),
    (
        Refusal,
        "it costs # denier*; you have # denier*",
        &[Formula(formulas::use_deniers), View(&["/human/deniers"])],
    ),
    (
        Refusal,
        "the dice would reach less than the # needed",
        &[Formula(values::refused_divisor)],
    ),
    (
        Refusal,
        "the dice that you can pay for would reach less than the # needed",
        &[Formula(values::refused_divisor)],
    ),
];

const REWARD_1: Source = Cell("event", "reward", 1);
const REWARD_2: Source = Cell("event", "reward", 2);
const REWARD_3: Source = Cell("event", "reward", 3);
const REWARD_4: Source = Cell("event", "reward", 4);

/// KC-5.2: the black die in question.
const HIGHEST: Source = View(&["/black/0"]);
