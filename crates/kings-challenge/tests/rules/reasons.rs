//! A refusal says why: for each reason a position in which it is given, and one beside it in which only that reason
//! does not hold.

use kings_challenge::{KingsChallenge, Refusal};
use serde_json::{Value, json};
use solo_core::Noun;
use solo_testkit::{self, laws};

use crate::common::{Table, at_with, card, printed, written};

/// Reasons, each with its sentence and clause, with the step and the fields of a position, the steps from there and the
/// one that is refused, and with a position and steps after which that one is legal or refused for another reason.
const PAIRS: &str = r#"
Over: the game is over [KC-13.2]
  actions/turn | round 4; own red 1; influence 1 | pass | roll 3
  actions/turn | round 3; own red 1; influence 1 | pass | legal
NotNow: not possible now [KC-14.1]
  actions/turn | own yellow 3, yellow 2; roy red 1 | | done
  actions/turn | own yellow 3, yellow 2; roy red 1 | farm, die own yellow 3 | legal
SpaceTaken: the space is taken [KC-2.8]
  start | | STACK, roll 3, roll 3, roll 3, roll 3, roll 3, roll 3 | settle palace 6
  start | | STACK, roll 1, roll 1, roll 3, roll 3, roll 3, roll 3 | legal
CharacterStacked: this Character card is in the stack already [KC-2.2]
  start | | character c1 | character c1
  start | | character c2 | legal
NotInSlot: this card does not belong in the slot that is turned up [KC-3.3]
  reveal/reveal | pending {"slot": "red 1"} | | reveal y1a
  reveal/reveal | pending {"slot": "red 1"} | reveal r1a | legal
NotUnseenRed: this is not an unseen red Event card [KC-4.2]
  events/draw | pending {"colour": "red"}; row er3 0 | | event er3
  events/draw | pending {"colour": "red"}; row er2 0 | | legal
NotUnseenSecond: this is not an unseen Event card of the colour named by the red card [KC-4.3]
  events/draw | pending {"colour": "red"} | event er1 | event ey1
  events/draw | pending {"colour": "red"} | event er2 | legal
NothingToLose: you have nothing there to lose [KC-4.9]
  events/draw | pending {"colour": "yellow"}; cards r1c h--- 0, y2b h--- 2, w1a h--- 1 | event ey3 | lose cube r1c
  events/draw | pending {"colour": "yellow"}; cards r1c h--- 1, y2b h--- 2, w1a h--- 1 | event ey3 | legal
NothingToLose: you have nothing there to lose [KC-4.9]
  events/draw | pending {"colour": "yellow"}; row er1 1, er3 2, er4 0 | event ey4 | lose banner er4
  events/draw | pending {"colour": "yellow"}; row er1 1, er3 2, er4 1 | event ey4 | legal
NothingToLose: you have nothing there to lose [KC-4.9]
  events/draw | pending {"colour": "white"}; level1 h-hr-- | event ew4 | lose stone 1 4
  events/draw | pending {"colour": "white"}; level1 h-hh-- | event ew4 | legal
NobodyToLay: none of your citizens stands there [KC-4.10]
  events/draw | pending {"colour": "white"}; bishopric rhrrhr | event ew3 | lay bishopric 1
  events/draw | pending {"colour": "white"}; bishopric hhrrhr | event ew3 | legal
OtherBuilding: a citizen in the bishopric is laid down [KC-4.10]
  events/draw | pending {"colour": "white"}; bishopric rhrrhr; palace hhrrrr | event ew3 | lay palace 1
  events/draw | pending {"colour": "white"}; palace hhrrrr; ew3.fx [["lay_down", "palace", 1]] | event ew3 | legal
NothingCountered: you can end your go only after you have countered a black die in it [KC-5.3]
  defence/guard | black 5, 2; own red 3, red 1, yellow 6 | | guard end
  defence/guard | black 5, 2; own red 3, red 1, yellow 6 | guard yellow 6 | legal
NoSuchGuard: you have no such die [KC-5.4]
  defence/guard | black 6; own red 1, yellow 4, white 1 | | guard red 2
  defence/guard | black 6; own red 2, yellow 4, white 1 | | legal
TotalBegun: you have begun to counter a black die; finish that first [KC-5.5]
  defence/guard | black 6, 1; own yellow 3, yellow 2, white 3; influence 6 | guard yellow 3 | recruit
  defence/guard | black 6, 1; own yellow 3, yellow 2, white 3; influence 6 | | legal
NotAble: all your dice together do not reach the highest black die [KC-5.9]
  defence/guard | black 6; own red 1, white 3; influence 1 | | guard red 1
  defence/guard | black 6; own red 1, white 4; influence 1 | | legal
NoSurrender: you can surrender only if your dice cannot reach it and you have countered none in this go [KC-5.9]
  defence/guard | black 6; own red 1, white 4; influence 1 | | surrender
  defence/guard | black 6; own red 1, white 3; influence 1 | | legal
NoSurrender: you can surrender only if your dice cannot reach it and you have countered none in this go [KC-5.9]
  defence/guard | black 6, 5; own red 3, white 3; influence 1 | guard red 3 | surrender
  defence/guard | black 5; own white 3; influence 2 | | legal
NothingToReroll: you have no such die [KC-7.4]
  actions/turn | own red 3; roy red 1; influence 1 | | reroll red 4
  actions/turn | own red 4; roy red 1; influence 1 | | legal
NoReroll: it costs 1 influence; you have 0 [KC-7.4]
  actions/turn | own red 3, yellow 3; roy red 1 | | reroll red 3
  actions/turn | own red 3, yellow 3; roy red 1; influence 1 | | legal
StockEmpty: your stock is empty [KC-7.5]
  actions/turn | own red 3; roy red 1; influence 2; supply 12 | | recruit
  actions/turn | own red 3; roy red 1; influence 2; supply 11 | | legal
NoRecruit: it costs 2 influence; you have 1 [KC-7.5]
  actions/turn | own red 3; roy red 1; influence 1 | | recruit
  actions/turn | own red 3; roy red 1; influence 2 | | legal
NothingToFlip: you have no such die [KC-7.6]
  actions/turn | own red 3; roy red 1; influence 4 | | flip red 4
  actions/turn | own red 4; roy red 1; influence 4 | | legal
NeverFlipped: no dice are turned in this game [KC-7.6]
  actions/turn | own red 3; roy red 1; influence 4; constants.flip_max 0 | | flip red 3
  actions/turn | own red 3; roy red 1; influence 4 | | legal
NoFlip: it costs 4 influence; you have 3 [KC-7.6]
  actions/turn | own red 3; roy red 1; influence 3 | | flip red 3
  actions/turn | own red 3; roy red 1; influence 4 | | legal
TurnedAlready: you have turned this die already [KC-7.7]
  actions/turn | own yellow 6, red 2, red 3; roy red 1; influence 4 | flip yellow 6 | flip yellow 1
  actions/turn | own yellow 6, yellow 1, red 3; roy red 1; influence 4 | flip yellow 6 | legal
NoSuchDie: there is no such die [KC-8.1]
  actions/turn | own yellow 2, yellow 3; roy red 1 | farm | die own yellow 6
  actions/turn | own yellow 2, yellow 6; roy red 1 | farm | legal
WrongColour: a white die does not fit [KC-8.4]
  actions/turn | own yellow 2, yellow 3, white 2, white 3; roy red 1; cards w1b h--- 1 | farm, cube none | die own white 3
  actions/turn | own yellow 2, yellow 3, white 2, white 3; roy red 1; cards w1b h--- 1 | farm, cube w1b | legal
NoFittingDice: there are no dice of the right colour [KC-8.4]
  actions/turn | own white 3; roy red 1; influence 1 | | farm
  actions/turn | own yellow 3; roy red 1; influence 1 | | legal
NoFittingDice: there are no dice of the right colour [KC-8.4]
  actions/turn | own yellow 3; roy red 1; influence 1 | | build
  actions/turn | own white 3; roy red 1; influence 1 | | legal
NoCubeThere: it has no cube of yours [KC-8.8]
  actions/turn | own yellow 4; roy red 1; cards w1c h--- 1, w2a h--- 0 | farm | cube w2a
  actions/turn | own yellow 4; roy red 1; cards w1c h--- 1, w2a h--- 1 | farm | legal
NoSuchCube: its cube does not help with this action [KC-8.8]
  actions/turn | own yellow 4; roy red 1; cards w1c h--- 1, w2a h--- 1; w2a.use_for ["combat"] | farm | cube w2a
  actions/turn | own yellow 4; roy red 1; cards w1c h--- 1, w2a h--- 1; w2a.use_for ["farm"] | farm | legal
SupplyTooSmall: with its cube a die places 2 citizens; your supply has 1 [KC-9.6]
  actions/turn | own red 3, white 3; roy red 1; deniers 1; supply 1; cards y2b h--- 1, w1a h--- 1; y2b.use_for ["place"]; y2b.fx [["multiply", "white", "red", 2]]; w1a.fx [["free", "red", 1]] | place palace | cube y2b
  actions/turn | own red 3, white 3; roy red 1; deniers 1; supply 2; cards y2b h--- 1, w1a h--- 1; y2b.use_for ["place"]; y2b.fx [["multiply", "white", "red", 2]]; w1a.fx [["free", "red", 1]] | place palace | legal
NoGroupWithCube: no complete group of dice is possible with its cube [KC-8.8]
  actions/turn | own yellow 3; roy red 1; cards w1a h--- 1, w2a h--- 1 | farm | cube w1a
  actions/turn | own yellow 3; roy yellow 1, red 1; cards w1a h--- 1, w2a h--- 1 | farm | legal
NoGroupWithoutCube: no complete group of dice is possible without a cube [KC-8.10]
  actions/turn | own yellow 1; roy red 1; cards w1c h--- 1, w2a h--- 1 | farm | cube none
  actions/turn | own yellow 2; roy red 1; cards w1c h--- 1, w2a h--- 1 | farm | legal
NoGroupWithDie: no complete group of dice is possible with this die [KC-8.11]
  actions/turn | own yellow 4, yellow 3, yellow 2; roy yellow 6, yellow 5, red 1; cards w1a h--- 1 | farm, cube w1a, die own yellow 4, die own yellow 3 | die own yellow 2
  actions/turn | own yellow 4, yellow 3, yellow 2; roy yellow 6, yellow 5, red 1; cards w1a h--- 1 | farm, cube none, die own yellow 4, die own yellow 3 | legal
GroupIncomplete: the group is not complete yet [KC-8.9]
  actions/turn | own yellow 2, yellow 3, yellow 4; roy red 1; cards y1b h--- 0; influence 1 | activate y1b, die own yellow 2 | done
  actions/turn | own yellow 2, yellow 3, yellow 4; roy red 1; cards y1b h--- 0; influence 1 | activate y1b, die own yellow 4 | legal
DiceTooDear: you cannot pay for the dice [KC-8.9]
  actions/turn | own red 1; roy yellow 5; influence 1; deniers 1 | | farm
  actions/turn | own red 1; roy yellow 5; influence 1; deniers 2 | | legal
DiceTooDear: you cannot pay for the dice [KC-8.9]
  actions/turn | own yellow 2, yellow 3; roy yellow 5, red 1; deniers 1 | farm | die roy yellow 5
  actions/turn | own yellow 2, yellow 3; roy yellow 5, red 1; deniers 2 | farm | legal
DiceTooDear: you cannot pay for the dice [KC-8.9]
  actions/turn | own red 1; roy white 5; influence 1; deniers 1 | | build
  actions/turn | own red 1; roy white 5; influence 1; deniers 2 | | legal
DiceTooWeak: the dice would reach less than the 2 needed [KC-8.9]
  actions/turn | own yellow 1; roy red 1; influence 1 | | farm
  actions/turn | own yellow 1, yellow 1; roy red 1; influence 1 | | legal
NoStoneSpace: the dice name no free space in the cathedral [KC-10.3]
  actions/turn | own white 2; roy red 1; influence 1; level1 -r---- | | build
  actions/turn | own white 2; roy red 1; influence 1; level1 r----- | | legal
NoStoneSpace: the dice name no free space in the cathedral [KC-10.3]
  actions/turn | own white 2, white 3, white 4; roy red 1; level1 -r---- | build | die own white 2
  actions/turn | own white 2, white 3, white 4; roy red 1; level1 r----- | build | legal
PaidDiceTooWeak: the dice that you can pay for would reach less than the 2 needed [KC-8.9]
  actions/turn | own yellow 1; roy yellow 5; influence 1; deniers 1 | | farm
  actions/turn | own yellow 1; roy yellow 5; influence 1; deniers 2 | | legal
ColourMissing: a yellow die has to be among the dice, and there is none [KC-8.3]
  actions/turn | own red 6; roy white 1; influence 1; row er1 0; er1.combat {"colours": ["red", "yellow"], "mix": "all", "divisor": 5} | | combat er1
  actions/turn | own red 6; roy white 1; influence 1; row er1 0; er1.combat {"colours": ["red", "yellow"], "mix": "any", "divisor": 5} | | legal
SupplyEmpty: your supply is empty [KC-9.5]
  actions/turn | own red 3; roy red 1; influence 1 | | place palace
  actions/turn | own red 3; roy red 1; influence 1; supply 1 | | legal
NotFaceUp: it does not lie face up [KC-10.1]
  actions/turn | own red 6; roy red 1; influence 1; cards r1a h--- 0 | | activate r1b
  actions/turn | own red 6; roy red 1; influence 1; cards r1b h--- 0 | | legal
NoTradesman: no space for a tradesman is free [KC-10.1]
  actions/turn | own yellow 3; roy red 1; influence 1; deniers 3; supply 1; cards y1a r 0; y1a.spaces [[3, 1]] | | activate y1a
  actions/turn | own yellow 3; roy red 1; influence 1; deniers 3; supply 1; cards y1a - 0; y1a.spaces [[3, 1]] | | legal
NoCitizen: no citizen of yours can become a tradesman [KC-10.1]
  actions/turn | own yellow 3; roy red 1; influence 1; deniers 3; cards y1a ---- 0 | | activate y1a
  actions/turn | own yellow 3; roy red 1; influence 1; deniers 3; cards y1a ---- 0; supply 1 | | legal
TradesmanTooDear: a tradesman costs 3 deniers; you have 2 deniers [KC-10.1]
  actions/turn | own yellow 3; roy red 1; influence 1; deniers 2; cards y1a ---- 0; supply 1 | | activate y1a
  actions/turn | own yellow 3; roy red 1; influence 1; deniers 3; cards y1a ---- 0; supply 1 | | legal
NoSource: you have no citizen there [KC-10.1]
  actions/turn | own yellow 3; roy red 1; deniers 3; supply 1; palace hrrrrr; cards y1a ---- 0 | activate y1a | from palace 2
  actions/turn | own yellow 3; roy red 1; deniers 3; supply 1; palace hhrrrr; cards y1a ---- 0 | activate y1a | legal
NoActivationInfluence: it costs 1 influence; you have 0 [KC-10.1a]
  actions/turn | own yellow 6; roy red 1; cards y1b h--- 0 | | activate y1b
  actions/turn | own yellow 6; roy red 1; cards y1b h--- 0; influence 1 | | legal
ActivationTooDear: it costs 8 deniers; you have 7 deniers [KC-10.1a]
  actions/turn | own yellow 4; roy red 1; deniers 7; supply 1; influence 1; cards y3a ---- 0 | | activate y3a
  actions/turn | own yellow 4; roy red 1; deniers 8; supply 1; influence 1; cards y3a ---- 0 | | legal
TooManyTimes: that many activations are not possible [KC-10.1a]
  actions/turn | own yellow 6, yellow 5; roy red 1; deniers 2; cards y2a h--- 0 | activate y2a, die own yellow 6, done | times 3
  actions/turn | own yellow 6, yellow 5; roy red 1; deniers 3; cards y2a h--- 0 | activate y2a, die own yellow 6, done | legal
NotInRow: it is not in the row [KC-10.5]
  actions/turn | own red 6; roy red 1; influence 1 | | combat er1
  actions/turn | own red 6; roy red 1; influence 1; row er1 0 | | legal
NoSuchChoice: there is no such choice [KC-11.2]
  actions/turn | own yellow 3; roy red 1; cards y1a h--- 0; y1a.fx [["choose", [["vp", 1]], [["deniers", 1]]]] | activate y1a | choose 3
  actions/turn | own yellow 3; roy red 1; cards y1a h--- 0; y1a.fx [["choose", [["vp", 1]], [["deniers", 1]], [["vp", 2]]]] | activate y1a | legal
NoSuchMark: it is not in the row [KC-11.2]
  actions/turn | own yellow 3; roy red 1; cards y1a h--- 0; y1a.fx [["event_cube", 1]]; row er2 0 | activate y1a | mark er1
  actions/turn | own yellow 3; roy red 1; cards y1a h--- 0; y1a.fx [["event_cube", 1]]; row er1 0 | activate y1a | legal
"#;

/// The Character cards, as steps; the sixth follows by itself.
const STACK: &str = "character c1, character c2, character c3, character c4, character c5";

/// Reads the value of a field.
fn value(name: &str, text: &str) -> Value {
    let words = text.split(", ");
    let number = |text: &str| text.parse::<u8>().unwrap();
    match name {
        "own" | "roy" => words.collect(),
        "black" => words.map(number).collect(),
        // A card has its cubes last, and an Activity card its spaces before them.
        "row" => words
            .map(|of| of.split_once(' ').unwrap())
            .map(|(id, cubes)| json!([id, number(cubes)]))
            .collect(),
        "cards" => words
            .map(|of| of.split(' ').collect::<Vec<_>>())
            .map(|of| (of[0].to_owned(), json!([of[1], number(of[2])])))
            .collect(),
        _ => serde_json::from_str(text).unwrap_or(json!(text)),
    }
}

/// Sets up a position from its fields, of which those with a point change what is printed, and takes the steps.
fn reached(at: &str, fields: &str, steps: &str) -> Table {
    let fields = fields.split("; ").filter(|field| !field.is_empty());
    let mut given = json!({});
    let mut changes = Vec::new();
    for (name, text) in fields.map(|field| field.split_once(' ').unwrap()) {
        match name.split_once('.') {
            Some((of, field)) => changes.push((of, field, value(name, text))),
            None => given[name] = value(name, text),
        }
    }
    let game = printed(|tables| {
        for (of, field, value) in changes {
            let changed = match of {
                "constants" => &mut tables[of],
                event if event.starts_with('e') => card(tables, "event", event),
                activity => card(tables, "activity", activity),
            };
            changed[field] = value;
        }
    });
    if at == "defence/guard" {
        given["pending"] = json!({"total": 0, "countered": 0});
    }
    let mut table = match at {
        "start" => Table::new(game),
        _ => at_with(game, at, given),
    };
    let steps = steps.replace("STACK", STACK);
    let steps = steps.split(", ").filter(|step| !step.is_empty());
    table.play(&steps.collect::<Vec<_>>());
    table
}

/// Takes a step.
fn answer(mut table: Table, step: &str) -> (KingsChallenge, Option<Refusal>) {
    let step = written(&table.game, step);
    let taken = solo_testkit::take(&table.game, &mut table.state, step);
    (table.game, taken.err())
}

#[test]
fn a_reason_is_given_where_it_holds_and_not_beside() {
    let kinds = <Refusal as Noun<KingsChallenge>>::variants().iter();
    let apart = [(
        "Notation",
        "a text is not a decision; its tests are those of the notation",
    )];
    laws::reasons(PAIRS, kinds.map(|kind| kind.name), &apart, |at, step| {
        answer(reached(at[0], at[1], at[2]), step)
    })
    .unwrap();
}
