//! Counters of Botmegistus.

mod formulas;

use super::pieces;
use super::source::At::{Ask, Badge, Note, Noted, Now};
use super::source::Source::{Cell, Formula, Rule, View};
use super::source::{Counters, Line, Source};

pub(super) const COUNTERS: Counters = Counters {
    games: 48,
    looks: 10,
    asks: 24,
    owner: &[
        ("experiments", "*", "vp", 1),
        ("formulas", "*", "vp", 1),
        ("tracks", "*", "vp", 1),
    ],
    lines: [LINES, pieces::TRISMEGISTUS_BOT],
};

const LINES: &[Line] = &[
    (
        Badge("game/round"),
        "rounds: # of #",
        &[View(&["/round"]), ROUNDS],
    ),
    (
        Badge("game/rolls"),
        "setup roll* to come: #",
        &[View(&["/setup_rolls_left"])],
    ),
    (Badge("bot/gold"), "Gold: #", &[View(&["/bot/gold"])]),
    (
        Badge("bot/ethereal"),
        "Ethereal: #",
        &[View(&["/bot/ethereal"])],
    ),
    (Badge("bot/vp"), "VP in play: #", &[View(&["/bot/vp"])]),
    (
        Badge("bot/total"),
        "VP if the game ended now: #",
        &[Formula(formulas::total)],
    ),
    (Badge("bot-score/*"), "*: #", &[Formula(formulas::part)]),
    (Badge("score/in-play"), "*: #", &[Formula(formulas::part)]),
    (
        Badge("score/experiments"),
        "*: #",
        &[Formula(formulas::part)],
    ),
    (Badge("score/tracks"), "*: #", &[Formula(formulas::part)]),
    (Badge("score/artifacts"), "*: #", &[Formula(formulas::part)]),
    (Badge("score/ethereal"), "*: #", &[Formula(formulas::part)]),
    (Badge("score/formulas"), "*: #", &[Formula(formulas::part)]),
    (Badge("score/gold"), "*: #", &[Formula(formulas::part)]),
    (Badge("score/human"), "you: #", &[Formula(formulas::yours)]),
    (
        Badge("score/board"),
        "of it on *: #",
        &[Formula(formulas::board)],
    ),
    (
        Badge("score/bot"),
        "Botmegistus: #",
        &[Formula(formulas::total)],
    ),
    (
        Badge("score/count"),
        "number of formulas: #",
        &[View(&["/outcome/formula_count"])],
    ),
    (
        Badge("bot-symbols/*"),
        "*: #",
        &[Formula(formulas::symbols)],
    ),
    (
        Badge("bowls/*/*"),
        "potency: #",
        &[Formula(formulas::potency)],
    ),
    (
        Badge("bowls/*"),
        "potency: #",
        &[Formula(formulas::potency)],
    ),
    (Badge("tracks/*/*"), "VP: #", &[Formula(formulas::space)]),
    (
        Badge("artifacts/*"),
        "VP for it: #",
        &[Formula(formulas::worth)],
    ),
    (
        Badge("dealt/*"),
        "VP for it: #",
        &[Formula(formulas::worth)],
    ),
    (Badge("dealt/*"), "VP: #", &[EXPERIMENT]),
    (
        Badge("dealt/*"),
        "you lack: #",
        &[Formula(formulas::you_lack)],
    ),
    (Badge("experiments/*"), "VP: #", &[EXPERIMENT]),
    (
        Badge("experiments/*"),
        "you lack: #",
        &[Formula(formulas::you_lack)],
    ),
    (
        Badge("experiments/*"),
        "it lacks: #",
        &[Formula(formulas::it_lacks)],
    ),
    (Badge("my-experiments/*"), "VP: #", &[EXPERIMENT]),
    (
        Badge("my-experiments/*"),
        "you lack: #",
        &[Formula(formulas::you_lack)],
    ),
    (Badge("bot-experiments/*"), "VP: #", &[EXPERIMENT]),
    (
        Badge("bot-experiments/*"),
        "it lacks: #",
        &[Formula(formulas::it_lacks)],
    ),
    (Badge("masterpieces/*"), "VP: #", &[EXPERIMENT]),
    (
        Badge("masterpieces/*"),
        "it lacks: #",
        &[Formula(formulas::it_lacks)],
    ),
    (
        Badge("mine/reactions"),
        "reaction marker*: #",
        &[View(&["/human/reactions"])],
    ),
    (
        Badge("mine/board"),
        "VP on *: #",
        &[Formula(formulas::board)],
    ),
    (
        Badge("my-dice/die"),
        "potency: #",
        &[View(&["/human/die/potency"])],
    ),
    (
        Badge("my-dice/die"),
        "turns at most: #",
        &[View(&["/human/die/potency"])],
    ),
    (
        Badge("bot-dice/die"),
        "potency: #",
        &[View(&["/bot/die/potency"])],
    ),
    (
        Badge("automa/*"),
        "spends: #",
        &[Cell("automa", "potency", 0)],
    ),
    (Badge("piles/*"), "*: #", &[Formula(formulas::unseen)]),
    (
        Note("bot-symbols"),
        "the element with the most at the end of rounds # and # brings a specialization card",
        &[Rule(1, "TB-13.3"), Rule(2, "TB-13.6")],
    ),
    (
        Noted("bot-experiments/*"),
        "# Gold would make up what it lacks",
        &[Formula(formulas::it_lacks)],
    ),
    (
        Noted("artifacts/*"),
        "a die of # to # takes it",
        &[Formula(formulas::tie_from), Formula(formulas::tie_to)],
    ),
    (
        Noted("automa/*"),
        "now it would bring *# *",
        &[Formula(formulas::brings)],
    ),
    (
        Noted("automa/*"),
        "now it would bring *# *# *",
        &[Formula(formulas::brings), Formula(formulas::brings_too)],
    ),
    (
        Noted("automa/*"),
        "still to come: *# *",
        &[Formula(formulas::follows)],
    ),
    (Now, "Round # of #*", &[View(&["/round"]), ROUNDS]),
    (
        Ask,
        "Your die has potency #: do you spend an Ethereal token for # more?",
        &[View(&["/human/die/potency"]), Rule(1, "TB-14.4")],
    ),
    (
        Ask,
        "Your die has potency #: how much do you spend this turn?",
        &[View(&["/human/die/potency"])],
    ),
    (
        Ask,
        "Which bonus token do you draw for * #?",
        &[Formula(formulas::reported)],
    ),
    (
        Ask,
        "Which of the * do you lay in slot #?",
        &[Formula(formulas::reported)],
    ),
    (
        Ask,
        "# to # takes the left *, # to # the right one.",
        &[Rule(1, D6), Rule(3, D6), Rule(4, D6), Rule(6, D6)],
    ),
    (
        Ask,
        "# if it is below #.",
        &[Rule(0, "TB-15.13"), Rule(100, "TB-15.13")],
    ),
    (
        Ask,
        "*, from # to #: how many tens?",
        &[Formula(formulas::least), Formula(formulas::most)],
    ),
    (
        Ask,
        "*, from # to #: how many units?",
        &[Formula(formulas::least), Formula(formulas::most)],
    ),
    (
        Ask,
        "You win, # to #.",
        &[Formula(formulas::yours), Formula(formulas::total)],
    ),
    (
        Ask,
        "Botmegistus wins, # to #.",
        &[Formula(formulas::total), Formula(formulas::yours)],
    ),
];

const ROUNDS: Source = Rule(3, "TB-2.1");
const EXPERIMENT: Source = Cell("experiments", "vp", 0);
/// The clause of the ordinary die.
const D6: &str = "TB-4.4";
