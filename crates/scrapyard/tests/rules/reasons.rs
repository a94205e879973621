//! A refusal says why: for each reason a position in which it is given, and one beside it in which only that reason
//! does not hold.

use scrapyard::{Refusal, Scrapyard};
use solo_core::{Game as _, Noun};
use solo_testkit::laws;

use crate::common::{Play, drilled, house, input, plain, with_ability};

/// Reasons, each with its sentence and clause, with the position, the steps from there and the step that is refused,
/// and with a position and steps after which that step is legal or refused for another reason.
const PAIRS: &str = "\
Finished: the game is over [SE-14.1]
  plain | Pd i03 i04; Pb s01 s09 s10 | invent i01 | draw part
  plain | Pd i03 i04; Pb s01 s09 s10 |  | legal
Capped: the game is over: the last action has been taken [SE-14.3]
  capped |  | draw part, card p01 | draw part
  plain |  | draw part, card p01 | legal
ChanceIsDue: a card is drawn or the die is rolled first [SE-16.1]
  plain |  | draw part | draw part
  plain |  |  | legal
PlayerIsDue: you decide first, and nothing is drawn or rolled [SE-16.1]
  plain |  |  | card p01
  plain |  | draw part | legal
OtherChance: something else is drawn or rolled first [SE-16.2]
  plain |  | draw part | card s01
  plain |  | draw machine | legal
NoneUnseen: no unseen copy of this card is left in its pile [SE-2.4]
  plain | scrap p01x6 | draw part | card p01
  plain | scrap p01x5 | draw part | legal
NotNow: not possible now [SE-16.2]
  plain |  |  | stop
  plain | P p01; scrap p05 | dig part, die 4 | legal
OverTheLimit: cards over the hand limit are scrapped first [SE-4.3]
  plain | P p01 p02 p03 p04 p05 p06 p07 p08 | draw part, card p09 | draw part
  plain | P p01 p02 p03 p04 p05 p06 p07 p08 |  | legal
NotOverTheLimit: you are not over the limit of 8 [SE-4.7]
  plain | P p01 p02 p03 p04 p05 p06 p07 p08 |  | scrap p01
  plain | P p01 p02 p03 p04 p05 p06 p07 p08 | draw part, card p09 | legal
LimitLater: cards over the hand limit are scrapped when the action is over [SE-4.5]
  plain | P p01 p02 p03 p04 p05 p06 p07 p08; Pb s01 | use s01, draw part, card p09 | scrap p01
  plain | P p01 p02 p03 p04 p05 p06 p07 p08; Pb s01 | use s01, draw part, card p09, stop | legal
OtherTypeFirst: Parts are scrapped first, then machines, then Inventions [SE-4.4]
  plain | P p01 p02 p03 p04 p05 p06 p07 p08 p09 s06 s07 s08 s09 s10 s11; agenda trim / main |  | scrap s06
  plain | P p01 p02 p03 p04 p05 p06 p07 p08 s06 s07 s08 s09 s10 s11; agenda trim / main |  | legal
NotHeld: you do not hold this card [SE-4.4]
  plain | P p01 p02 p03 p04 p05 p06 p07 p08 s06 s07 s08 s09 s10 s11; agenda trim / main |  | scrap s12
  plain | P s07 s08 s09 s10 s11 s12; agenda trim / main |  | legal
NothingToDraw: the pile and its scrap pile are empty [SE-5.3]
  plain | G PARTS p15x6 |  | draw part
  plain | G PARTS p15x5 |  | legal
OtherPile: cards of this type cannot be chosen here [SE-16.2]
  plain | Pb s01 | use s01 | draw invention
  plain | Pb s01 |  | legal
NothingToDig: the scrap pile is empty [SE-6.3]
  plain | scrap p05 |  | dig machine
  plain | scrap s05 |  | legal
NotInScraps: the scrap pile does not have it [SE-16.2]
  plain | scrap p05 p06 | dig part, die 6 | take p07
  plain | scrap p05 p07 | dig part, die 6 | legal
NothingToSteal: the ghost has two of no card that you could take [SE-7.7]
  plain | G p05 s03; P p01 |  | steal
  plain | G p05x2 s03; P p01 |  | legal
GhostHasNone: the ghost does not have it [SE-16.2]
  plain | G p05x2 p06x2 | steal, die 6 | take p07
  plain | G p05x2 p07x2 | steal, die 6 | legal
OnlyCopy: the ghost has fewer than 2 of them [SE-7.4]
  plain | G p05x2 p06x2 p07 | steal, die 6 | take p07
  plain | G p05x2 p06x2 p07x2 | steal, die 6 | legal
AlreadyHeld: you hold one already [SE-7.6]
  plain | P p07; G p05x2 p06x2 p07x2 | steal, die 6 | take p07
  plain | G p05x2 p06x2 p07x2 | steal, die 6 | legal
BuiltCopyOnly: the ghost has built its only copy [SE-7.3]
  plain | Gb s05; G p05x2 p06x2 | steal, die 6 | take s05
  plain | Gb s05; G p05x2 p06x2 s05 | steal, die 6 | legal
NotLookedAt: you are not looking at this card [SE-13.4]
  looker | Pb s01 | use s01, card s03, card s04 | take s05
  looker | Pb s01 | use s01, card s05, card s04 | legal
MachineNotInHand: you do not hold its card [SE-9.1]
  plain | P p01 p11 p14 |  | build s02
  plain | P s02 p01 p11 p14 |  | legal
PartsMissing: you lack Brass Gear, Rivet Box and Rotor Blade [SE-9.1]
  plain | P s02 p05 |  | build s02
  plain | P s02 p05 p01 p11 p14 |  | legal
TooFewParts: you lack Bellows and Quartz Rod, and only one may be left out [SE-13.5]
  plain | Pb s07; P s01 s02 s03 p01 p10 p11 | use s07 | build s03
  plain | Pb s07; P s01 s02 s03 p01 p10 p11 p12 | use s07 | legal
OtherPart: it is not one of the three Parts [SE-13.5]
  plain | Pb s07; P s01 p01 p10 p15 p14 | use s07 | omit p14
  plain | Pb s07; P s02 p01 p11 p15 p14 | use s07 | legal
InventionNotInHand: you do not hold its card [SE-9.3]
  plain | Pb s01 s05 s11 |  | invent i02
  plain | Pi i02; Gi i01; Pb s01 s05 s11 |  | legal
MachinesMissing: you still have to build Ink Scribe and Jet Kettle [SE-9.3]
  plain | Pb s01 |  | invent i01
  plain | Pb s01 s09 s10 |  | legal
TooFewMachines: you still have to build Ink Scribe and Jet Kettle, and only one may be left out [SE-13.7]
  plain | Pb s01 s11 |  | use s11
  plain | Pb s01 s09 s11 |  | legal
OtherMachine: it is not one of the three machines [SE-13.6]
  drill | Pb s01 s07 s09 s10 | use s07 | omit s07
  drill | Pi i09; Pb s05 s07 s14 | use s07 | legal
NoInvention: you hold no Invention [SE-13.6]
  drill | Pb s01 s07 s09; Pi |  | use s07
  drill | Pb s01 s07 s09 |  | legal
NeededItself: your Invention needs this machine itself [SE-13.7]
  plain | Pb s01 s09 s10 |  | use s10
  plain | Pi i04; Pb s02 s12 s10 |  | legal
MachinesOff: machines have no abilities in this game [SE-11.6]
  off | Pb s01 |  | use s01
  plain | Pb s01 |  | legal
NotBuilt: you have not built it [SE-11.1]
  plain | P s01 |  | use s01
  plain | Pb s01 |  | legal
OtherCharacter: it is not your Character [SE-12.1]
  any_drill | c c03 |  | use c01
  any_drill | c c01 |  | legal
AlwaysWorks: the ability works all the time, by itself [SE-12.1]
  plain | c c03 |  | use c03
  plain |  |  | OtherCharacter
AlwaysWorks: the ability works all the time, by itself [SE-11.4]
  drill | Pb s08 |  | use s08
  drill |  |  | NotBuilt
NoAbility: it has no ability [SE-13.17]
  drill | Pb s15 |  | use s15
  drill |  |  | NotBuilt
MachineUsed: its ability has been used [SE-11.2]
  plain | Pb s01; Pu s01 |  | use s01
  plain | Pb s01 |  | legal
CharacterUsed: your Character's ability has no uses left [SE-12.1]
  printed | c c04; u 0; P s01 p01 p10 |  | use c04
  printed | c c04; u 1; P s01 p01 p10 |  | legal
UsedThisAction: your Character's ability has no uses left in this action [SE-12.5]
  any_drill | c c02; u 3; P p01 p02 p03 p04; scrap p05 | dig part, die 1, use c02, die 1, use c02, die 1, use c02, die 1 | use c02
  any_drill | c c02; u 3; P p01 p02 p03 p04; scrap p05 | dig part, die 1, use c02, die 1 | legal
IsAction: it is an action, and another one is still under way [SE-11.4]
  drill | Pb s01; P p01 p02 p03 p04; scrap p05 | dig part, die 1 | use s01
  drill | Pb s01; P p01 p02 p03 p04; scrap p05 |  | legal
OnlyOnRolls: it is used only on a roll [SE-11.4]
  drill | Pb s03; scrap p05 |  | use s03
  drill | Pb s03; scrap p05 | dig part, die 1 | legal
OnlyAgainstPenalties: it is used only when the ghost is about to draw [SE-11.4]
  plain | Pb s08; scrap p05 |  | use s08
  plain | Pb s08; scrap p05 | dig part, die 1 | legal
ScrapsEmpty: the scrap piles it takes from are empty [SE-13.2]
  drill | Pb s02 |  | use s02
  drill | Pb s02; scrap p05 |  | legal
NothingToReclaim: the ghost has no card that this ability could take [SE-13.3]
  plain | Pb s09; P p05; G p05 |  | use s09
  plain | Pb s09; P p05; G p05 p06 |  | legal
NothingToBuild: you hold no machine for which you have at least two Parts [SE-13.5]
  plain | Pb s07; P s01 s02 p01 p12 |  | use s07
  plain | Pb s07; P s01 s02 p01 p10 |  | legal
NoHigher: it would not raise the roll [SE-13.9]
  drill | Pb s05; P p01; scrap p05 | dig part, die 4 | use s05
  drill | Pb s05; P p01 p02; scrap p05 | dig part, die 3 | legal
NotInHand: you do not hold this Part [SE-8.1]
  plain | P p01; scrap p05 | dig part, die 4 | boost p02
  plain | P p02; scrap p05 | dig part, die 4 | legal
PilesEmpty: the piles it draws from are empty [SE-13.4]
  plain | Gi; Gd i02; Pb s14; G PARTS p15x6 MACHINES s15x3 s14x2 |  | use s14
  plain | Gi; Gd i02; Pb s14; G PARTS p15x6 MACHINES s15x3 s14 |  | legal
";

/// Returns the game of a line.
fn game(name: &str) -> Scrapyard {
    match name {
        "capped" => house("character none, action_cap 1"),
        "off" => house("character none, machine_abilities false"),
        "drill" => drilled("character none"),
        "any_drill" => drilled(""),
        "printed" => drilled("character_uses printed"),
        "looker" => with_ability("look1,look,2,1,0,m,0,top,H"),
        _ => plain(),
    }
}

/// Writes out all cards of a type.
fn written(position: &str) -> String {
    let all = |letter, last, copies| -> String {
        (1..=last)
            .map(|n| format!("{letter}{n:02}x{copies} "))
            .collect()
    };
    let position = position.replace("MACHINES", &all('s', 13, 3));
    position.replace("PARTS", &all('p', 14, 6))
}

fn reached(name: &str, position: &str, steps: &str) -> Play {
    let mut play = Play::new(game(name), &written(position));
    if !steps.is_empty() {
        play.go(steps);
    }
    play
}

/// Takes a step.
fn answer(mut play: Play, step: &str) -> (Scrapyard, Option<Refusal>) {
    let taken = play
        .game
        .advance_by_text(&mut play.state, input(step), &mut ());
    (play.game, taken.err())
}

#[test]
fn a_reason_is_given_where_it_holds_and_not_beside() {
    let kinds = <Refusal as Noun<Scrapyard>>::variants().iter();
    let apart = [
        (
            "Notation",
            "a text is not a decision; its tests are those of the notation",
        ),
        ("CharacterTaken", "its test is `a_character_is_dealt_once`"),
    ];
    laws::reasons(PAIRS, kinds.map(|kind| kind.name), &apart, |at, step| {
        answer(reached(at[0], at[1], at[2]), step)
    })
    .unwrap();
}

/// The Character that the player was dealt is not the ghost's; the others can be.
#[test]
fn a_character_is_dealt_once() {
    let game = Scrapyard::default();
    let mut state = game.start();
    while state.character().is_none() {
        let (chance, _) = game.chances(&state).next().unwrap();
        state = game.apply(&state, chance).unwrap();
    }
    let dealt = |card| {
        let taken = game.advance_by_text(&mut state.clone(), input(card), &mut ());
        taken.err()
    };
    assert_eq!(dealt("card c01"), Some(Refusal::CharacterTaken));
    assert_eq!(Refusal::CharacterTaken.rule(), "SE-3.4");
    assert_eq!(dealt("card c02"), None);
}
