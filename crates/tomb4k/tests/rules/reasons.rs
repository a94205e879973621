//! A refusal says why: for each reason a position in which it is given, and one beside it in which only that reason
//! does not hold.

use solo_core::Noun;
use solo_testkit::laws;
use tomb4k::{Refusal, Tomb};

use crate::common::{Play, begin, drop_first, min_delve_turns, take};

/// Reasons, each with its sentence and clause, with the game, the steps from its start and the step that is refused,
/// and with a game and steps after which that step is legal or refused for another reason.
const PAIRS: &str = "\
GameOver: the game is over [TK-16.3]
  plain | card 10S, card 2C, card 3C | card 4C
  plain | card 10S, card 2C | legal
GameOver: the game is over [TK-16.3]
  plain | card 2S, card 3S, retreat | delve
  plain | card 2S, card 3S | legal
ChanceIsDue: a card has to be turned up first [TK-16.3]
  plain | card JS, card 9S, draw | draw
  plain | card JS, card 9S | legal
ChanceIsDue: a card has to be turned up first [TK-16.3]
  deep | card 2S, card 3S | retreat
  plain | card 2S, card 3S | legal
PlayerIsDue: you have to decide before a card is turned up [TK-16.3]
  plain | card JS, card 9S | card 4C
  plain | card JD, card 9S | legal
NotUnseen: the 9 of Spades is not among the unseen cards [TK-2.1]
  plain | card 9S | card 9S
  plain | card 8S | legal
NotUnseen: the Ace of Clubs is not among the unseen cards [TK-2.1]
  plain | TO_THE_SCROLL, card AS, card AD, card AH, card AC, scroll | card AC
  plain | TO_THE_SCROLL, card AS, card AD, card AH | legal
TurnIsOpen: you must complete the turn that you have begun [TK-12.2]
  plain | card JS, card 9S | retreat
  plain | card JS, card 9S, play JS | legal
TurnedAround: you have turned around, which is final [TK-12.2]
  plain | card 2S, card 3S, delve, card 4S, card 5S, retreat, card JS, card 9S | delve
  plain | card 2S, card 3S, delve, card 4S, card 5S, delve, card JS, card 9S | TurnIsOpen
NothingToDrawFor: no encounter waits for a card now [TK-3.11]
  plain | card JS, card JH, card 9S, draw, card 4C | draw
  plain | card JS, card JH, card 9S, draw, card 4C, dodge | legal
NoBlow: there is no blow to take or to dodge [TK-8.6]
  plain | card JS, card JH, card 9S | dodge
  plain | card JS, card JH, card 9S, draw, card 4C | legal
NoBlow: there is no blow to take or to dodge [TK-8.6]
  plain | card JC, card JH, card 9C, draw, card 4C | take
  plain | card JC, card JH, card 9D, card 4C | legal
NoDoor: no door demands discards [TK-7.3]
  plain | card JC, card 9C | discard
  plain | card JC, card 9C, draw, card 4C | legal
NoFourthTorch: no fourth torch is burning down [TK-10.3]
  plain | TO_THE_SCROLL, card AS, card AD, card AH, card JS, card 9S | scroll
  plain | TO_THE_SCROLL, card AS, card AD, card AH, card JS, card 9S, draw, card AC | legal
SkillNotInHand: the Jack of Spades is not in your hand [TK-8.1]
  plain | TO_A_KING, card JD, card 9S | play JS
  plain | TO_A_KING, card JS, card 9S | legal
SkillNotInHand: the Jack of Diamonds is not in your hand [TK-8.1]
  plain | card JD, card 9D, play JD, delve, card JS, card 9S | play JD
  plain | card JD, card 9D, draw, card 10S, delve, card JS, card 9S | WrongSkill
WrongSkill: the Jack of Diamonds does not help here [TK-8.3]
  plain | card JS, card JD, card 9S | play JD
  plain | card JS, card JD, card 9D | legal
WrongSkill: the Jack of Spades does not help here [TK-8.3]
  plain | card JS, card 2S, draw, card 3S | play JS
  plain | card JS, card 2S, draw, card 3S, delve, card 4S | legal
CardTakesEffect: the card that was turned up has to take effect now [TK-3.14]
  plain | card JS, card JH, card 9S, draw, card 4C | play JS
  plain | card JS, card JH, card 9S, draw, card 4C, take | legal
CardTakesEffect: the card that was turned up has to take effect now [TK-3.14]
  plain | TO_A_KING, card JH, card 9S, draw, card 4C | drop KS
  plain | TO_A_KING, card JH, card 9S, draw, card 4C, take | legal
EncounterWon: the encounter is already won [TK-4.1]
  plain | card JD, card 5D, draw, card 7D | play JD
  plain | card JD, card 5D | legal
NoMonster: you can drop treasure only to flee from a monster [TK-5.4]
  plain | TO_A_KING, card JC, card 9C | drop KS
  plain | TO_A_KING, card JC, card 9S | legal
TooLateToDrop: you can drop treasure only before the first action card [TK-5.9]
  strict | TO_A_KING, card JS, card 9S, draw, card 8S | drop KS
  strict | TO_A_KING, card JS, card 9S | legal
TooLateToDrop: you can drop treasure only before the first action card [TK-5.9]
  strict | TO_A_KING, card JS, card 9S, draw, card 8S | drop KS
  plain | TO_A_KING, card JS, card 9S, draw, card 8S | legal
TreasureNotInHand: the King of Diamonds is not among the treasure in your hand [TK-5.10]
  plain | TO_A_KING, card KD, card 9S | drop KD
  plain | card KD, TO_A_KING, card 9S | legal
WorthTooLittle: a treasure worth 6 does not distract a monster of strength 7 [TK-5.6]
  plain | TO_THE_SCROLL, card JS, card 7S | drop Jk
  plain | TO_THE_SCROLL, card JS, card 6S | legal
NothingToMark: no card has to be left behind [TK-4.5]
  plain | card 5D, card 7S | leave 5D
  plain | card 5D, card 7D | legal
NotInTurn: the 8 of Diamonds does not lie in the turn [TK-4.6]
  plain | card 5D, card 7D | leave 8D
  plain | card 5D, card 8D | legal
";

/// Returns the game of a line.
fn game(name: &str) -> Tomb {
    match name {
        "strict" => drop_first(),
        "deep" => min_delve_turns(2),
        _ => Tomb::default(),
    }
}

/// Begins a game, and takes steps; a name stands for a first turn that wins this treasure, and the way on.
fn reached(name: &str, steps: &str) -> Play {
    let steps = steps.replace("TO_THE_SCROLL", "card Jk, card 2C, card 3C, delve");
    let steps = steps.replace("TO_A_KING", "card KS, card 2C, card 3C, delve");
    begin(game(name)).then(&steps)
}

/// Takes a step.
fn answer(mut play: Play, step: &str) -> (Tomb, Option<Refusal>) {
    let taken = take(&play.game, &mut play.state, step);
    (play.game, taken.err())
}

#[test]
fn a_reason_is_given_where_it_holds_and_not_beside() {
    let kinds = <Refusal as Noun<Tomb>>::variants().iter();
    let apart = [(
        "Notation",
        "a text is not a decision; its tests are those of the notation",
    )];
    laws::reasons(PAIRS, kinds.map(|kind| kind.name), &apart, |at, step| {
        answer(reached(at[0], at[1]), step)
    })
    .unwrap();
}
