//! Events as English sentences, for a log.

use core::fmt::{self, Display, Formatter, Write};

use crate::catalogue::{ActionKind, Catalogue, Count, EventEffect, Resource};
use crate::event::{DiceList, Event, Loss, Origin, Reason, Roller, RoyalResult, ScoreItem, Target};
use crate::ids::CharacterId;
use crate::outcome::verdict;
use crate::terms::{Building, Side, StoneSpace};

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
        Event::Lost { loss, .. } => lost(loss, catalogue, out),
        Event::Vp {
            who,
            amount,
            reason,
        } => {
            let (who, s) = subject(who);
            let verb = if amount < 0 { "lose" } else { "gain" };
            let amount = amount.unsigned_abs();
            write!(out, "{who} {verb}{s} {amount} VP: {}.", because(reason))
        }
        Event::Deniers { amount, reason } => {
            let verb = if amount < 0 { "pay" } else { "get" };
            write!(out, "You {verb} {}: {}.", money(amount), because(reason))
        }
        Event::Influence { amount, reason } => {
            let verb = if amount < 0 { "pay" } else { "get" };
            let amount = amount.unsigned_abs();
            write!(out, "You {verb} {amount} influence: {}.", because(reason))
        }
        Event::Entered {
            who,
            building,
            space,
            evicted,
        } => {
            let place = spot(building);
            write!(
                out,
                "{} citizen enters {place} at space {space}",
                whose(who)
            )?;
            out.write_str(match evicted {
                None => ".",
                Some(Side::Human) => "; one of yours lies down.",
                Some(Side::Roy) => "; one of le Roy's lies down.",
            })
        }
        Event::LaidDown { building, space } => {
            let (space, place) = (space.number(), spot(building));
            write!(out, "Your citizen on space {space} of {place} lies down.")
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

/// Who does something, and the ending of the verb.
const fn subject(who: Side) -> (&'static str, &'static str) {
    match who {
        Side::Human => ("You", ""),
        Side::Roy => ("Le Roy", "s"),
    }
}

const fn whose(who: Side) -> &'static str {
    match who {
        Side::Human => "Your",
        Side::Roy => "Le Roy's",
    }
}

const fn spot(building: Building) -> &'static str {
    match building {
        Building::Palace => "the palace",
        Building::Hall => "the City Hall",
        Building::Bishopric => "the bishopric",
    }
}

fn character(catalogue: &Catalogue, card: CharacterId) -> &str {
    catalogue.character_labels(card).text
}

/// What a card or building is called.
struct Name<'a>(&'a Catalogue, Target);

impl Display for Name<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let &Self(catalogue, target) = self;
        match target {
            Target::None => Ok(()),
            Target::Activity(card) => match catalogue.activity_labels(card) {
                Some(labels) => f.write_str(labels.text),
                None => card.fmt(f),
            },
            Target::Event(card) => match catalogue.event_labels(card) {
                Some(labels) => f.write_str(labels.text),
                None => card.fmt(f),
            },
            Target::Building(building) => f.write_str(spot(building)),
        }
    }
}

/// So many things, in singular or plural.
struct Many(u32, &'static str);

impl Display for Many {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let &Self(count, name) = self;
        let s = if count == 1 { "" } else { "s" };
        write!(f, "{count} {name}{s}")
    }
}

/// So many deniers, gained or lost.
const fn money(amount: i32) -> Many {
    Many(amount.unsigned_abs(), "denier")
}

/// Dice one after the other; those of le Roy are marked, unless all are his.
struct Listed(DiceList, bool);

impl Display for Listed {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(dice, alike) = self;
        for (place, (side, die)) in dice.iter().enumerate() {
            if place > 0 {
                f.write_str(", ")?;
            }
            if side == Side::Roy && !alike {
                f.write_str("le Roy's ")?;
            }
            write!(f, "{die}")?;
        }
        Ok(())
    }
}

/// A space of the cathedral.
struct At(StoneSpace);

impl Display for At {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "on level {}, column {}", self.0.level(), self.0.column())
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

/// So many counted things of the human.
struct Counted(Count, u8);

impl Display for Counted {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let &Self(count, every) = self;
        let (one, many) = match count {
            Count::CitizensPalace => ("citizen in the palace", "citizens in the palace"),
            Count::CitizensHall => ("citizen in the City Hall", "citizens in the City Hall"),
            Count::CitizensBishopric => ("citizen in the bishopric", "citizens in the bishopric"),
            Count::Citizens => ("citizen in a building", "citizens in buildings"),
            Count::Buildings => ("building with a citizen", "buildings with citizens"),
            Count::Stones => ("stone", "stones"),
            Count::Levels => (
                "cathedral level with a stone",
                "cathedral levels with stones",
            ),
            Count::Events => ("Event card with a cube", "Event cards with cubes"),
            Count::Tradesmen => ("tradesman", "tradesmen"),
            Count::Supply => ("citizen in the supply", "citizens in the supply"),
            Count::Won => ("Event card taken", "Event cards taken"),
            Count::DiceRed => ("red die", "red dice"),
            Count::DiceYellow => ("yellow die", "yellow dice"),
            Count::DiceWhite => ("white die", "white dice"),
            Count::Dice => ("die", "dice"),
            Count::Deniers => ("denier", "deniers"),
            Count::Influence => ("influence", "influence"),
        };
        match every {
            1 => f.write_str(one),
            _ => write!(f, "{every} {many}"),
        }
    }
}

fn lost(loss: Loss, catalogue: &Catalogue, out: &mut dyn Write) -> fmt::Result {
    match loss {
        Loss::Deniers(0) => out.write_str("You have no deniers to lose."),
        Loss::Deniers(amount) => write!(out, "You lose {}.", money(amount)),
        Loss::Influence(0) => out.write_str("You have no influence to lose."),
        Loss::Influence(amount) => write!(out, "You lose {amount} influence."),
        Loss::Cube(card) => {
            let name = Name(catalogue, Target::Activity(card));
            write!(out, "You lose a cube on {name}.")
        }
        Loss::Banner(card) => {
            let name = Name(catalogue, Target::Event(card));
            write!(out, "You lose a cube on {name}.")
        }
        Loss::Stone(at) => write!(out, "You lose your stone {}.", At(at)),
    }
}

/// Why something changed, or nothing happened.
const fn because(reason: Reason) -> &'static str {
    match reason {
        Reason::Salaries => "salaries not paid",
        Reason::EventEffect => "an Event card",
        Reason::Unfulfilled => "you could not give all it takes",
        Reason::Countered => "a black die beaten",
        Reason::Surrender => "the surrender",
        Reason::Reroll => "a new roll",
        Reason::Recruit => "a new citizen",
        Reason::Flip => "turning dice",
        Reason::Hire => "a new tradesman",
        Reason::Purchase => "dice of le Roy's",
        Reason::Costs => "the costs of the card",
        Reason::Activity => "the Activity card",
        Reason::Stone => "a stone",
        Reason::EventCube => "cubes on an Event card",
        Reason::Reward => "cubes on a beaten Event card",
        Reason::Farm => "the harvest",
        Reason::Pot => "the pot",
        Reason::Sale => "the die that le Roy bought",
        Reason::Roll => "the roll",
        Reason::CathedralFull => "the cathedral is full",
        Reason::Character => "the Character card",
        Reason::NoCharacter => "no Character card is left",
        Reason::NoEntry => "no citizen can usefully enter",
        Reason::NoTarget => "there is no Event card to fight",
        Reason::NoTradesman => "there is no room for a tradesman",
    }
}

/// What le Roy is about to do.
const fn royal(result: RoyalResult) -> &'static str {
    match result {
        RoyalResult::Vp3 => "3 VP",
        RoyalResult::Vp2 => "2 VP",
        RoyalResult::Worker => "a citizen",
        RoyalResult::Event => "an Event card",
        RoyalResult::Tradesman => "a tradesman",
        RoyalResult::Cathedral => "two stones",
        RoyalResult::Character => "a Character card",
    }
}

const fn scored(item: ScoreItem) -> &'static str {
    match item {
        ScoreItem::Events => "Event cards with cubes",
        ScoreItem::Tradesmen => "tradesmen",
        ScoreItem::Levels => "empty levels of the cathedral",
        ScoreItem::Characters => "Character cards",
    }
}
