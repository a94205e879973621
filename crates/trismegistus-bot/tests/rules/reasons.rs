//! A refusal says why: for each reason a position in which it is given, and one beside it in which only that reason
//! does not hold.

use serde_json::{Value, json};
use solo_core::Noun;
use solo_testkit::laws;
use trismegistus_bot::{Botmegistus, Decision, Refusal, TrackLevel};

use super::lean::{after_passing, reporting};
use super::looks::looking;
use crate::common::names::element;
use crate::common::{GOLD, Play, at, bot_turn, bowls, card, draft, end_of, levels, window};

/// Reasons, each with its sentence and clause, with the position, the steps from there and the step that is refused,
/// and with a position and steps after which that step is legal or refused for another reason.
const PAIRS: &str = "\
GameOver: the game is over [TB-17.3]
  at report_hundreds | hundreds 0, tens 9, units 9 | units 1
  at report_hundreds | hundreds 0, tens 9 | legal
ChanceIsDue: a die is rolled or a card turned up first [TB-17.2]
  bot | | react
  bot | flip b1 | legal
HumanIsDue: you decide first, and nothing is rolled or turned up [TB-17.3]
  bot | flip b1 | flip b2
  bot | | legal
OtherDecision: not possible now [TB-14.2]
  draft | | climb air
  draft | draft red iron, spend 1 | legal
OtherDecision: not possible now [TB-11.1]
  bot | flip b1 | end
  bot | flip b1, react | legal
OtherOutcome: something else is rolled or turned up first [TB-1.4]
  at setup_token | | roll black lead
  at roll_dice | | legal
OtherOutcome: something else is rolled or turned up first [TB-2.2]
  at lay_artifact | | no-more black
  look artifact black tin | flip b1 | legal
ArtifactNotDealt: this artifact was not dealt to you [TB-1.5]
  at deal_artifact | deal as-07, deal as-02 | keep as-01
  at deal_artifact | deal as-07, deal as-01 | legal
ExperimentNotDealt: this experiment was not dealt to you [TB-1.7]
  at deal_experiment | deal es-05, deal es-03 | keep es-01
  at deal_experiment | deal es-05, deal es-01 | legal
ExperimentNotDealt: this experiment was not dealt to you [TB-1.7]
  at deal_masterpiece | deal em-05, deal em-03 | keep em-01
  at deal_masterpiece | deal em-05, deal em-01 | legal
NoSuchDie: the bowl has no die of this colour [TB-14.2]
  draft | | draft white tin
  draft; bowls lead BWR + tin BBBW + iron BWWWR + copper RR | | legal
NoEarlyPass: you pass only when your third die is used up [TB-14.3]
  draft | | pass
  draft; human_pass before_draft | | legal
PotencyOutOfRange: the die has less potency left [TB-14.5]
  draft | draft red lead, no-boost | spend 4
  draft | draft red lead, boost | legal
TrackAtTop: your marker is at the top of this track [TB-14.7]
  window red lead; levels 0/10/0/0 | | climb fire
  window red lead; levels 0/9/0/0 | | legal
ArtifactNotOnDisplay: it is not on display [TB-14.8]
  window red lead | | artifact a1-12
  window red lead; red a1-12 a1-10 | | legal
ArtifactOfOtherColour: it is not in the colour of the die [TB-14.8]
  window red lead | | artifact a1-01
  window black lead | | legal
ArtifactOfOtherColour: it is not in the colour of the die [TB-14.8]
  window red lead | | artifact a1-01
  window red lead; human_checks loose | | legal
SecondArtifact: you have already taken an artifact this time [TB-14.8]
  window red lead | artifact a1-09 | artifact a1-10
  window red lead | | legal
SecondArtifact: you have already taken an artifact this time [TB-14.8]
  window red lead | artifact a1-09 | artifact a1-10
  window red lead; human_checks loose | artifact a1-09 | legal
ExperimentNotOnDisplay: it is not on display [TB-14.9]
  window red lead | | experiment e1-16
  window red lead; lead e1-16 e1-02 | | legal
ExperimentOfOtherSection: it is not in the section of the die [TB-14.9]
  window red lead | | experiment e1-03
  window black tin | | legal
ExperimentOfOtherSection: it is not in the section of the die [TB-14.9]
  window red lead | | experiment e1-03
  draft; bowls wild BWR + tin BBBB + iron WWWWR + copper RR | draft red wild, boost, spend 1 | legal
SecondExperiment: you have already taken an experiment this time [TB-14.9]
  window red lead | experiment e1-02 | experiment e1-01
  window red lead | | legal
NotHeld: you hold no such incomplete experiment [TB-14.10]
  window red lead; levels 1/0/0/0 | | complete e1-01
  window red lead; levels 1/0/0/0 | experiment e1-01 | legal
NotHeld: you hold no such incomplete experiment [TB-14.10]
  window red lead; levels 1/0/0/0 | complete es-01 | complete es-01
  window red lead; levels 1/0/0/0 | | legal
RequirementNotMet: your markers are lower than it needs [TB-14.10]
  window red lead | | complete es-01
  window red lead | climb earth | legal
NotInReaction: you complete experiments only in your own turn [TB-14.10]
  bot; levels 1/0/0/0 | flip b1, react | complete es-01
  window red lead; levels 1/0/0/0 | | legal
NotInReaction: you complete experiments only in your own turn [TB-14.10]
  bot; levels 1/0/0/0 | flip b1, react | complete es-01
  bot; human_checks loose; levels 1/0/0/0 | flip b1, react | legal
DieJustDrafted: you have already drafted a die in this turn [TB-18.6]
  report; bowls lead BW + tin BBBB + iron WWWWR + copper RR; die 5 | | draft red iron
  report; bowls lead BW + tin BBBB + iron WWWWR + copper RR; die 4 | | legal
FourthDie: you have drafted three dice in this round [TB-18.6]
  report; bowls lead W + tin BBB + iron WWWWR + copper RR; die 4; used black black | | draft red iron
  report; bowls lead W + tin BBBB + iron WWWWR + copper RR; die 4; used black | | legal
LevelNotAbove: your marker is already that high [TB-18.6]
  report | level fire 3 | level fire 3
  report | level fire 2 | legal
NoDieHeld: you cannot end your turn before you have drafted a die [TB-18.6]
  report | | end
  report | draft red lead | legal
NoPassYet: you can pass only once you have drafted your third die [TB-18.6]
  report; bowls lead WR + tin BBBB + iron WWWWR + copper RR; used black | draft red lead | pass
  report; bowls lead WR + tin BBB + iron WWWWR + copper RR; used black black | draft red lead | legal
NoPassYet: you can pass only once you have drafted your third die [TB-18.6]
  report | draft red lead | pass
  report; human_checks loose | draft red lead | legal
NotAfterBotTurn: after a turn of the bot only levels are reported [TB-18.10]
  passed | flip b1 | pass
  bot; reports lean; human_checks loose | flip b1 | legal
NotAfterBotTurn: after a turn of the bot only levels are reported [TB-18.10]
  passed | flip b1 | draft white tin
  report | | NoDieToReport
NoDieToReport: the bowl has no die of this colour [TB-18.6]
  report | | draft white tin
  report; bowls lead BWR + tin BBBW + iron BWWWR + copper RR | | legal
LookIsDue: the cards of the row that the bot looks at are reported first [TB-18.12]
  look experiment white iron | flip b1 | flip b2
  look experiment white iron | | legal
OtherSlotOfLook: the cards of the row that the bot looks at are reported from left to right [TB-18.12]
  look experiment white iron | flip b1 | lay iron 2 e1-01
  look experiment white iron | flip b1, lay iron 1 e1-02 | legal
NotUnderLook: this card cannot lie in the row [TB-18.12]
  look experiment white iron | flip b1, lay iron 1 e1-01 | lay iron 2 e1-01
  look experiment white iron | flip b1, lay iron 1 e1-02 | legal
NotUnderLook: this card cannot lie in the row [TB-18.12]
  look artifact black iron | flip b1, lay black 1 a1-01 | lay black 2 a1-01
  look artifact black iron | flip b1, lay black 1 a1-02 | legal
OtherRow: the bot looks at another row [TB-18.12]
  look experiment white iron | flip b1 | no-more lead
  look experiment white lead | flip b1 | legal
OtherRow: the bot looks at another row [TB-18.12]
  look experiment white iron | flip b1 | lay lead 1 e1-02
  look experiment white lead | flip b1 | legal
OtherBonusSpace: the token goes to the next bonus space [TB-1.4]
  at setup_token | token earth 3 glory | token fire 3 glory
  at setup_token | token earth 3 glory, token earth 6 aether | legal
NoTokenLeft: no token of this kind is left [TB-1.4]
  at setup_token | token earth 3 glory, token earth 6 glory | token fire 3 glory
  at setup_token | token earth 3 glory, token earth 6 aether | legal
OtherSlot: the card is laid into the next empty slot [TB-2.2]
  at lay_artifact | | lay black 2 a1-01
  at lay_artifact | lay black 1 a1-04 | legal
NotInPile: the pile has no such unseen card [TB-2.2]
  at lay_artifact | lay black 1 a1-01 | lay black 2 a1-01
  at lay_artifact | lay black 1 a1-04 | legal
OtherDie: a die of another colour is rolled first [TB-3.1]
  at roll_dice | roll black tin, roll black tin, roll black tin, roll black tin | roll white lead
  at roll_dice | roll black tin, roll black tin, roll black tin, roll black tin, roll black tin | legal
ArtifactNotUnseen: no such starting artifact is left unseen [TB-1.5]
  at deal_artifact | deal as-07 | deal as-07
  at deal_artifact | deal as-06 | legal
RejectedIsDue: the starting artifact that you rejected is reported first [TB-18.4]
  at deal_artifact; reports lean | | setup-roll tin
  at deal_artifact; reports lean | deal as-05 | legal
RejectedNotUnseen: no such starting artifact is left unseen [TB-18.4]
  at deal_artifact; reports lean | | deal a1-01
  at deal_artifact | | ArtifactNotUnseen
ExperimentNotUnseen: no such experiment is left in the pile that is dealt from [TB-1.7]
  at deal_experiment | deal es-05 | deal es-05
  at deal_experiment | deal es-03 | legal
ExperimentNotUnseen: no such experiment is left in the pile that is dealt from [TB-1.7]
  at deal_experiment | | deal em-01
  at deal_masterpiece | | legal
StartNotUnseen: no such starting experiment is left unseen [TB-1.16]
  at deal_experiment; bot_start_experiment true | deal es-05, deal es-03, keep es-05, until bot_start_experiment | start es-03
  at deal_experiment; bot_start_experiment true | deal es-05, deal es-04, keep es-05, until bot_start_experiment | legal
OpenPairIsDue: the two open cards are turned up first [TB-1.19]
  at reveal_card; advanced_planning true | reveal left b1 | d6 2
  at choose_card; advanced_planning true | | legal
OpenPairOrder: of the two open cards the left one is turned up first, then the right one [TB-1.19]
  at reveal_card; advanced_planning true | | reveal right b1
  at reveal_card; advanced_planning true | reveal left b2 | legal
OtherPlace: the card is turned up at the other place [TB-12.6]
  at choose_card; advanced_planning true | d6 2, until reveal_card | reveal right b5
  at choose_card; advanced_planning true | d6 5, until reveal_card | legal
NotInDeck: the Automa deck does not have it [TB-4.1]
  at reveal_card; advanced_planning true | reveal left b1 | reveal right b1
  at reveal_card; advanced_planning true | reveal left b2 | legal
NotInDeck: the Automa deck does not have it [TB-4.1]
  bot | flip b2, until flip_card | flip b2
  bot | flip b3, until flip_card | legal
NotTied: it is not one of the tied elements [TB-13.4]
  end a1-07 | | special earth
  end a1-01 | | legal
MasterpieceNotUnseen: no such masterpiece is left unseen [TB-15.1]
  at deal_masterpiece | deal em-08, deal em-07, keep em-07, until bot_masterpiece | masterpiece em-08
  at deal_masterpiece | deal em-06, deal em-07, keep em-07, until bot_masterpiece | legal
";

/// Returns the field of a change and its value; `None` for an option.
fn change(name: &str, text: &str) -> Option<(&'static str, Value)> {
    Some(match name {
        "levels" => ("/levels/human", levels(text)),
        "bowls" => ("/bowls", bowls(&text.replace('+', ";"))),
        "used" => ("/human/used", text.split(' ').collect()),
        "red" => ("/artifacts/red", text.split(' ').collect()),
        "lead" => ("/experiments/lead", text.split(' ').collect()),
        "die" => {
            let potency: u8 = text.parse().unwrap();
            let die = json!({"colour": "red", "symbol": "lead", "potency": potency});
            ("/human/die", die)
        }
        _ => return None,
    })
}

/// Sets up a position, which is a scene with options and changes, and takes steps.
fn reached(position: &str, steps: &str) -> Play {
    let (mut options, mut changes) = (json!({}), Vec::new());
    let mut parts = position.split("; ");
    let scene: Vec<&str> = parts.next().unwrap().split(' ').collect();
    for part in parts {
        let (name, text) = part.split_once(' ').unwrap();
        match change(name, text) {
            Some(change) => changes.push(change),
            None => options[name] = text.parse().unwrap_or(json!(text)),
        }
    }
    let mut play = match scene[..] {
        ["draft"] => draft(&options),
        ["window", colour, symbol] => window(&options, &format!("draft {colour} {symbol}")),
        ["bot"] => bot_turn(&options, card(GOLD), 1),
        ["end", artifact] => end_of(&options, 1, &[artifact], &json!([])),
        ["report"] => reporting(&options),
        ["look", parts, colour, symbol] => looking(&options, parts, colour, symbol),
        ["passed"] => after_passing(&options, card(GOLD)),
        _ => at(scene[1], &options),
    };
    play.edit(&changes);
    for step in steps.split(", ").filter(|step| !step.is_empty()) {
        match step.strip_prefix("until ") {
            Some(phase) => play.until(phase),
            None => play.step(step),
        };
    }
    play
}

/// Takes a step, be it the other side's.
fn answer(play: Play, step: &str) -> (Botmegistus, Option<Refusal>) {
    let refusal = match play.game.parse_chance(step) {
        Ok(chance) => play.game.apply(&play.state, chance).err(),
        Err(_) => {
            let decision = play.game.parse_decision(step).unwrap();
            play.game.apply(&play.state, decision).err()
        }
    };
    (play.game, refusal)
}

#[test]
fn a_reason_is_given_where_it_holds_and_not_beside() {
    let kinds = <Refusal as Noun<Botmegistus>>::variants().iter();
    let apart = [
        (
            "Notation",
            "a text is not a decision; its tests are those of the notation",
        ),
        (
            "LevelAboveTop",
            "its test is `a_level_above_the_top_is_refused_as_a_value`",
        ),
    ];
    laws::reasons(PAIRS, kinds.map(|kind| kind.name), &apart, |at, step| {
        answer(reached(at[0], at[1]), step)
    })
    .unwrap();
}

/// No text names a level above the top of its track, but a value can.
#[test]
fn a_level_above_the_top_is_refused_as_a_value() {
    let play = reached("report", "");
    let at = |level| {
        let track = element("air");
        let report = Decision::Level(TrackLevel { track, level });
        play.game.apply(&play.state, report).err()
    };
    assert_eq!(at(11), Some(Refusal::LevelAboveTop));
    assert_eq!(Refusal::LevelAboveTop.rule(), "TB-18.6");
    assert_eq!(at(10), None);
}
