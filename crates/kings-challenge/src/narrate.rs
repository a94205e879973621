//! Events as English sentences, for a log.

mod words;

use core::fmt::{self, Write};

use self::words::{
    At, Because, Counted, Listed, Many, Moves, Name, because, character, money, royal, scored,
    spot, subject, whose,
};
use crate::catalogue::{ActionKind, Catalogue, EventEffect, Resource};
use crate::event::{Event, Loss, Origin, Roller, Target};
use crate::outcome::verdict;
use crate::terms::Side;

/// Tells an event in one sentence.
pub(crate) fn narrate(event: &Event, catalogue: &Catalogue, out: &mut dyn Write) -> fmt::Result {
    let name = |card| Name(catalogue, Target::Activity(card));
    let event_name = |card| Name(catalogue, Target::Event(card));
    match *event {
        Event::CharacterStacked { card, place } => {
            let name = character(catalogue, card);
            write!(out, "Character card {place} is {name}.")
        }
        Event::DieRolled {
            owner,
            colour,
            face,
        } => {
            let colour = colour.map_or("black", |colour| colour.word());
            match owner {
                Roller::Own => write!(out, "You roll a {colour} {face}."),
                Roller::Roy => write!(out, "Le Roy rolls a {colour} {face}."),
                Roller::Setup => write!(out, "Le Roy's {colour} die for the setup shows {face}."),
                Roller::Black => write!(out, "A black die shows {face}."),
                Roller::Royal => write!(out, "A die for le Roy's action shows {face}."),
            }
        }
        Event::Settled {
            who,
            building,
            space,
        } => {
            let (who, s) = subject(who);
            let place = spot(building);
            write!(
                out,
                "{who} settle{s} a citizen on space {space} of {place}."
            )
        }
        Event::RoundStarted { round, start } => match start {
            Side::Human => write!(out, "Round {round} begins; you start."),
            Side::Roy => write!(out, "Round {round} begins; le Roy starts."),
        },
        Event::ActivityRevealed { card, .. } => {
            write!(
                out,
                "The Activity card {} ({card}) is turned up.",
                name(card)
            )
        }
        Event::Income { deniers } => write!(out, "Your income is {}.", money(deniers)),
        Event::Salaries { due: 0, .. } => out.write_str("You owe no salaries."),
        Event::Salaries { due, paid } if paid < due => {
            write!(out, "You pay {paid} of {} of salaries.", money(due))
        }
        Event::Salaries { paid, .. } => write!(out, "You pay {} of salaries.", money(paid)),
        Event::EventEntered { card } => {
            write!(out, "The Event card {} ({card}) comes.", event_name(card))
        }
        Event::EventEffect { card, effect } => {
            write!(out, "{} ", event_name(card))?;
            event_effect(effect, out)
        }
        Event::Lost {
            loss, due, amount, ..
        } => lost(loss, due, amount, catalogue, out),
        Event::Vp {
            who,
            amount,
            reason,
            card,
        } => {
            let (who, s) = subject(who);
            let verb = if amount < 0 { "lose" } else { "gain" };
            let amount = amount.unsigned_abs();
            let because = Because(catalogue, reason, card);
            write!(out, "{who} {verb}{s} {amount} VP: {because}.")
        }
        Event::Deniers {
            amount,
            reason,
            card,
        } => {
            let verb = if amount < 0 { "pay" } else { "get" };
            let because = Because(catalogue, reason, card);
            write!(out, "You {verb} {}: {because}.", money(amount))
        }
        Event::Influence {
            amount,
            reason,
            card,
        } => {
            let verb = if amount < 0 { "pay" } else { "get" };
            let amount = amount.unsigned_abs();
            let because = Because(catalogue, reason, card);
            write!(out, "You {verb} {amount} influence: {because}.")
        }
        Event::Entered {
            who,
            building,
            space,
            ref pushed,
        } => {
            let (who, place, moves) = (whose(who), spot(building), Moves(pushed));
            write!(out, "{who} citizen enters {place} at space {space}{moves}.")
        }
        Event::LaidDown {
            card,
            building,
            space,
        } => {
            let (card, space, place) = (event_name(card), space.number(), spot(building));
            write!(
                out,
                "{card} lays your citizen on space {space} of {place} down."
            )
        }
        Event::Returned { who, count } => {
            let s = if count == 1 { "s" } else { "" };
            let citizens = Many(count.into(), "lying citizen");
            let supply = match who {
                Side::Human => "your supply",
                Side::Roy => "le Roy's supply",
            };
            write!(out, "{citizens} return{s} to {supply}.")
        }
        Event::Filled { building, space } => {
            let (space, place) = (space.number(), spot(building));
            write!(out, "Le Roy's citizen moves onto space {space} of {place}.")
        }
        Event::Attack { dice: 0 } => out.write_str("No black dice attack."),
        Event::Attack { dice: 1 } => out.write_str("1 black die attacks."),
        Event::Attack { dice } => write!(out, "{dice} black dice attack."),
        Event::Guarded { who, black, dice } => {
            let (who, s) = subject(who);
            let dice = Listed(dice, true);
            write!(out, "{who} set{s} {dice} against the black {black}.")
        }
        Event::Surrendered { black } => write!(out, "You surrender to the black {black}."),
        Event::Rerolled { die } => write!(out, "You roll the {die} again."),
        Event::Flipped { die, to } => write!(out, "You turn the {die} to {to}."),
        Event::Recruited { count } => {
            write!(out, "You recruit {}.", Many(count.into(), "citizen"))
        }
        Event::Action { kind, target } => {
            let target = Name(catalogue, target);
            match kind {
                ActionKind::Activate => write!(out, "You use {target}."),
                ActionKind::Build => out.write_str("You build at the cathedral."),
                ActionKind::Combat => write!(out, "You fight {target}."),
                ActionKind::Place => write!(out, "You place citizens in {target}."),
                ActionKind::Farm => out.write_str("You farm."),
            }
        }
        Event::Hired {
            who: Side::Roy,
            card,
            space,
            ..
        } => write!(
            out,
            "Le Roy's tradesman goes to space {space} of {}.",
            name(card)
        ),
        Event::Hired {
            card, space, from, ..
        } => {
            match from {
                Origin::Supply => out.write_str("A citizen of your supply"),
                Origin::Building(building, _) => {
                    write!(out, "Your citizen in {}", spot(building))
                }
                Origin::Card(left) => write!(out, "Your tradesman on {}", name(left)),
            }?;
            write!(out, " goes to space {space} of {}.", name(card))
        }
        Event::CubeUsed { card } => write!(out, "You spend a cube of {}.", name(card)),
        Event::Group { dice, .. } => write!(out, "Your dice are {}.", Listed(dice, false)),
        Event::Activated { card, times: 1 } => write!(out, "{} happens once.", name(card)),
        Event::Activated { card, times } => write!(out, "{} happens {times} times.", name(card)),
        Event::EventCubes { who, card, count } => {
            let (who, s) = subject(who);
            write!(
                out,
                "{who} put{s} {} on {}.",
                Many(count.into(), "cube"),
                event_name(card)
            )
        }
        Event::EventCountered { card, to: None } => {
            write!(out, "{} is beaten and stays.", event_name(card))
        }
        Event::EventCountered {
            card,
            to: Some(Side::Human),
        } => write!(out, "{} is beaten; you take it.", event_name(card)),
        Event::EventCountered { card, .. } => {
            write!(out, "{} is beaten; le Roy takes it.", event_name(card))
        }
        Event::Stone { who, at } => {
            let (who, s) = subject(who);
            write!(out, "{who} place{s} a stone {}.", At(at))
        }
        Event::Passed => out.write_str("You pass."),
        Event::Pot { amount } => write!(out, "Your pot grows by {}.", money(amount)),
        Event::RoyalRoll { total, result } => {
            write!(out, "Le Roy's roll is {total}: {}.", royal(result))
        }
        Event::RoyalBought { die, .. } => write!(out, "Le Roy buys your {die}."),
        Event::RoyalSpent { dice } if dice.iter().next().is_none() => {
            out.write_str("Le Roy has no die to spend.")
        }
        Event::RoyalSpent { dice } => write!(out, "Le Roy spends {}.", Listed(dice, true)),
        Event::RoyalNothing { reason } => write!(out, "Nothing happens: {}.", because(reason)),
        Event::CharacterScored { card, human, roy } => {
            let name = character(catalogue, card);
            write!(
                out,
                "Character card {name} counts: {human} VP for you, {roy} for le Roy."
            )
        }
        Event::RoundEnded { round } => write!(out, "Round {round} ends."),
        Event::Scored { who, item, vp } => {
            let (who, s) = subject(who);
            write!(out, "{who} score{s} {vp} VP for {}.", scored(item))
        }
        Event::GameOver { difference, band } => {
            write!(out, "The game is over: ")?;
            match difference {
                0 => out.write_str("you and le Roy are equal"),
                1.. => write!(out, "you are {difference} VP ahead"),
                ..0 => write!(out, "le Roy is {} VP ahead", difference.unsigned_abs()),
            }?;
            write!(out, " - {}.", verdict(band))
        }
    }
}

/// What an Event card does to the human; its name stands before.
fn event_effect(effect: EventEffect, out: &mut dyn Write) -> fmt::Result {
    let many = |n: u8, name| Many(n.into(), name);
    match effect {
        EventEffect::BlackDice(1) => out.write_str("sends a black die."),
        EventEffect::BlackDice(n) => write!(out, "sends {n} black dice."),
        EventEffect::LoseDeniers(n) => write!(out, "takes {}.", many(n, "denier")),
        EventEffect::LoseInfluence(n) => write!(out, "takes {n} influence."),
        EventEffect::LoseActivityCube(n) => {
            write!(out, "takes {} from your Activity cards.", many(n, "cube"))
        }
        EventEffect::LoseEventCube(n) => {
            write!(out, "takes {} from your Event cards.", many(n, "cube"))
        }
        EventEffect::LoseStone(n) => write!(out, "takes {} of yours.", many(n, "stone")),
        EventEffect::LayDown(building, n) => {
            let place = spot(building);
            write!(out, "lays down {} of yours in {place}.", many(n, "citizen"))
        }
        EventEffect::RoyCitizen(building, n) => {
            let place = spot(building);
            write!(out, "sends {} of le Roy into {place}.", many(n, "citizen"))
        }
        EventEffect::RoyStone(n) => write!(out, "gives le Roy {}.", many(n, "stone")),
        EventEffect::LosePer {
            resource,
            amount,
            count,
            every,
        } => {
            match resource {
                Resource::Deniers => write!(out, "takes {}", many(amount, "denier")),
                Resource::Influence => write!(out, "takes {amount} influence"),
                Resource::Vp => write!(out, "takes {amount} VP"),
            }?;
            write!(out, " for every {}.", Counted(count, every))
        }
    }
}

fn lost(
    loss: Loss,
    due: i32,
    amount: i32,
    catalogue: &Catalogue,
    out: &mut dyn Write,
) -> fmt::Result {
    match (loss, amount) {
        (Loss::Deniers, 0) if due > 0 => out.write_str("You have no deniers to lose."),
        (Loss::Deniers, 0) => out.write_str("You lose no deniers."),
        (Loss::Deniers, _) if amount < due => {
            write!(out, "You lose {amount} of {}.", money(due))
        }
        (Loss::Deniers, _) => write!(out, "You lose {}.", money(amount)),
        (Loss::Influence, 0) if due > 0 => out.write_str("You have no influence to lose."),
        (Loss::Influence, 0) => out.write_str("You lose no influence."),
        (Loss::Influence, _) if amount < due => {
            write!(out, "You lose {amount} of {due} influence.")
        }
        (Loss::Influence, _) => write!(out, "You lose {amount} influence."),
        (Loss::Cube(card), _) => {
            let name = Name(catalogue, Target::Activity(card));
            write!(out, "You lose a cube on {name}.")
        }
        (Loss::Banner(card), _) => {
            let name = Name(catalogue, Target::Event(card));
            write!(out, "You lose a cube on {name}.")
        }
        (Loss::Stone(at), _) => write!(out, "You lose your stone {}.", At(at)),
    }
}
