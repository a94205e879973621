//! Narration events and outcomes as data (KC-16.4, KC-16.5).

use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use super::pending::{table, target};
use crate::catalogue::Value;
use crate::event::{Card, DiceList, Event, Loss, Origin, Pushed};
use crate::terms::{Die, Side};

#[expect(
    clippy::needless_pass_by_value,
    reason = "ids and words are small, and maps hand them over"
)]
fn text(value: impl ToString) -> Value {
    Value::Text(value.to_string())
}

fn number(value: impl Into<i64>) -> Value {
    Value::Number(value.into())
}

fn side_or_null(side: Option<Side>) -> Value {
    side.map_or(Value::Null, text)
}

fn card_or_null(card: Option<Card>) -> Value {
    match card {
        None => Value::Null,
        Some(Card::Activity(card)) => text(card),
        Some(Card::Event(card)) => text(card),
        Some(Card::Character(card)) => text(card),
    }
}

fn moves(pushed: &Pushed) -> Value {
    let moves = pushed.iter().map(|push| {
        let to = push.to.map(|space| number(space.number()));
        table([
            ("who", text(push.who)),
            ("from", number(push.from.number())),
            ("to", to.unwrap_or(Value::Null)),
        ])
    });
    Value::List(moves.collect::<Vec<_>>())
}

fn dice(list: DiceList) -> Value {
    let dice = list.iter().map(|(side, die)| {
        Value::List(vec![
            Value::from(side.district()),
            text(die.colour),
            number(die.face.pips()),
        ])
    });
    Value::List(dice.collect::<Vec<_>>())
}

fn die_fields(name: &str, die: Die) -> Value {
    table([
        ("event", Value::from(name)),
        ("colour", text(die.colour)),
        ("face", number(die.face.pips())),
    ])
}

/// The event as a table whose first field is its name.
#[expect(
    clippy::too_many_lines,
    reason = "one arm for each row of the rulebook's table of events"
)]
pub(super) fn event(event: &Event) -> Value {
    let named = |name: &'static str| ("event", Value::from(name));
    match *event {
        Event::CharacterStacked { card, place } => table([
            named("character_stacked"),
            ("card", text(card)),
            ("place", number(place)),
        ]),
        Event::DieRolled {
            owner,
            colour,
            face,
        } => table([
            named("die_rolled"),
            ("owner", text(owner)),
            ("colour", colour.map_or(Value::Null, text)),
            ("face", number(face)),
        ]),
        Event::Settled {
            who,
            building,
            space,
        } => table([
            named("settled"),
            ("who", text(who)),
            ("building", text(building)),
            ("space", number(space)),
        ]),
        Event::RoundStarted { round, start } => table([
            named("round_started"),
            ("round", number(round)),
            ("start", text(start)),
        ]),
        Event::ActivityRevealed { slot, card } => table([
            named("activity_revealed"),
            ("slot", text(slot)),
            ("card", text(card)),
        ]),
        Event::Income { deniers } => table([named("income"), ("deniers", number(deniers))]),
        Event::Salaries { due, paid } => table([
            named("salaries"),
            ("due", number(due)),
            ("paid", number(paid)),
        ]),
        Event::EventEntered { card } => table([named("event_entered"), ("card", text(card))]),
        Event::EventEffect { card, effect } => table([
            named("event_effect"),
            ("card", text(card)),
            ("effect", Value::from(effect.word())),
        ]),
        Event::Lost {
            card,
            loss,
            due,
            amount,
        } => {
            let (what, of) = match loss {
                Loss::Deniers => ("deniers", Value::Null),
                Loss::Influence => ("influence", Value::Null),
                Loss::Cube(of) => ("cube", text(of)),
                Loss::Banner(of) => ("banner", text(of)),
                Loss::Stone(at) => {
                    let place = alloc::format!("{} {}", at.level(), at.column());
                    ("stone", Value::Text(place))
                }
            };
            table([
                named("lost"),
                ("card", text(card)),
                ("what", Value::from(what)),
                ("due", number(due)),
                ("amount", number(amount)),
                ("where", of),
            ])
        }
        Event::Vp {
            who,
            amount,
            reason,
            card,
        } => table([
            named("vp"),
            ("who", text(who)),
            ("amount", number(amount)),
            ("reason", text(reason)),
            ("card", card_or_null(card)),
        ]),
        Event::Deniers {
            amount,
            reason,
            card,
        } => table([
            named("deniers"),
            ("amount", number(amount)),
            ("reason", text(reason)),
            ("card", card_or_null(card)),
        ]),
        Event::Influence {
            amount,
            reason,
            card,
        } => table([
            named("influence"),
            ("amount", number(amount)),
            ("reason", text(reason)),
            ("card", card_or_null(card)),
        ]),
        Event::Entered {
            who,
            building,
            space,
            ref pushed,
        } => table([
            named("entered"),
            ("who", text(who)),
            ("building", text(building)),
            ("space", number(space)),
            ("pushed", moves(pushed)),
            ("evicted", side_or_null(pushed.evicted())),
        ]),
        Event::LaidDown {
            card,
            building,
            space,
        } => table([
            named("laid_down"),
            ("card", text(card)),
            ("building", text(building)),
            ("space", number(space.number())),
        ]),
        Event::Returned { who, count } => table([
            named("returned"),
            ("who", text(who)),
            ("count", number(count)),
        ]),
        Event::Filled { building, space } => table([
            named("filled"),
            ("building", text(building)),
            ("space", number(space.number())),
        ]),
        Event::Attack { dice } => table([named("attack"), ("dice", number(dice))]),
        Event::Guarded {
            who,
            black,
            dice: used,
        } => table([
            named("guarded"),
            ("who", text(who)),
            ("black", number(black)),
            ("dice", dice(used)),
        ]),
        Event::Surrendered { black } => table([named("surrendered"), ("black", number(black))]),
        Event::Rerolled { die } => die_fields("rerolled", die),
        Event::Flipped { die, to } => table([
            named("flipped"),
            ("colour", text(die.colour)),
            ("face", number(die.face.pips())),
            ("to", number(to)),
        ]),
        Event::Recruited { count } => table([named("recruited"), ("count", number(count))]),
        Event::Action { kind, target: of } => table([
            named("action"),
            ("kind", text(kind)),
            ("target", target(of)),
        ]),
        Event::Hired {
            who,
            card,
            space,
            price,
            from,
        } => table([
            named("hired"),
            ("who", text(who)),
            ("card", text(card)),
            ("space", number(space)),
            ("price", number(price)),
            ("from", origin(from)),
        ]),
        Event::CubeUsed { card } => table([named("cube_used"), ("card", text(card))]),
        Event::Group { dice: group, paid } => table([
            named("group"),
            ("dice", dice(group)),
            ("paid", number(paid)),
        ]),
        Event::Activated { card, times } => table([
            named("activated"),
            ("card", text(card)),
            ("times", number(times)),
        ]),
        Event::EventCubes { who, card, count } => table([
            named("event_cubes"),
            ("who", text(who)),
            ("card", text(card)),
            ("count", number(count)),
        ]),
        Event::EventCountered { card, to } => table([
            named("event_countered"),
            ("card", text(card)),
            ("to", side_or_null(to)),
        ]),
        Event::Stone { who, at } => table([
            named("stone"),
            ("who", text(who)),
            ("level", number(at.level())),
            ("column", number(at.column())),
        ]),
        Event::Passed => table([named("passed")]),
        Event::Pot { amount } => table([named("pot"), ("amount", number(amount))]),
        Event::RoyalRoll { total, result } => table([
            named("royal_roll"),
            ("total", number(total)),
            ("result", text(result)),
        ]),
        Event::RoyalBought { die, price } => table([
            named("royal_bought"),
            ("colour", text(die.colour)),
            ("face", number(die.face.pips())),
            ("price", number(price)),
        ]),
        Event::RoyalSpent { dice: spent } => table([named("royal_spent"), ("dice", dice(spent))]),
        Event::RoyalNothing { reason } => table([named("royal_nothing"), ("reason", text(reason))]),
        Event::CharacterScored { card, human, roy } => table([
            named("character_scored"),
            ("card", text(card)),
            ("human", number(human)),
            ("roy", number(roy)),
        ]),
        Event::RoundEnded { round } => table([named("round_ended"), ("round", number(round))]),
        Event::Scored { who, item, vp } => table([
            named("scored"),
            ("who", text(who)),
            ("item", text(item)),
            ("vp", number(vp)),
        ]),
        Event::GameOver { difference, band } => table([
            named("game_over"),
            ("difference", number(difference)),
            ("band", number(band)),
        ]),
    }
}

/// As in the notation of decisions.
fn origin(from: Origin) -> Value {
    match from {
        Origin::Supply => Value::from("supply"),
        Origin::Building(building, space) => text(alloc::format!("{building} {space}")),
        Origin::Card(card) => text(alloc::format!("card {card}")),
    }
}
