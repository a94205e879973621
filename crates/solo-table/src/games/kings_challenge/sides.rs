//! Points, and the possessions of each side.

use kings_challenge::{
    EventSet, KingsChallenge, Outcome, RoyalResult, Score, ScoreItem, Side, State, Step, View,
};

use super::words::{named, side_tint, titled};
use crate::scene::{Area, Badge, Item, ScreenPlace, Tint, Zone, ZoneLayout};
use crate::words::capital;

/// Returns the points so far, and those if the game ended now; it is empty after the end.
pub(super) fn points(standings: &Outcome, view: &View) -> Zone {
    let zone = Zone::new("points", "Victory points", ZoneLayout::Counts, Area::Head).keep(9);
    if view.phase == Step::Over {
        return zone;
    }
    let (you, roy) = (standings.human, standings.roy);
    let start = match view.start {
        Side::Human => "you",
        Side::Roy => "le Roy",
    };
    zone.items([
        number("points/you", "VP for you", you.play, Side::Human),
        number("points/roy", "VP for le Roy", roy.play, Side::Roy),
        number(
            "points/you_now",
            "VP for you if scored now",
            you.total(),
            Side::Human,
        )
        .short("for you, scored"),
        number(
            "points/roy_now",
            "VP for le Roy if scored now",
            roy.total(),
            Side::Roy,
        )
        .short("for him, scored"),
        Item::number("points/start", "start player", start).card("start"),
    ])
}

fn number(id: &str, name: &str, vp: i32, side: Side) -> Item {
    Item::number(id, name, vp)
        .card("points")
        .tint(side_tint(side))
}

/// Returns the score sheet, which is empty while the game runs.
pub(super) fn score(game: &KingsChallenge, outcome: &Outcome, view: &View) -> Zone {
    let zone = Zone::new("score", "Score", ZoneLayout::Rows, Area::Head)
        .at(ScreenPlace::Ending)
        .keep(9);
    if view.phase != Step::Over {
        return zone;
    }
    let row = |id: &str, name: String, vp: fn(&Score) -> i32| {
        Item::new(format!("score/{id}"), capital(&name))
            .badge(Badge::new("you", vp(&outcome.human)))
            .badge(Badge::new("le Roy", vp(&outcome.roy)))
            .card("points")
    };
    let item = |item: ScoreItem| named(game, &item);
    let tint = if outcome.beaten() {
        Tint::Good
    } else {
        Tint::Bad
    };
    zone.note(outcome.verdict()).items([
        row("play", "in play".to_owned(), |score| score.play),
        row("events", item(ScoreItem::Events), |score| score.events).short("Event cards"),
        row("tradesmen", item(ScoreItem::Tradesmen), |score| {
            score.tradesmen
        }),
        row("levels", item(ScoreItem::Levels), |score| score.levels).short("Empty levels"),
        row("characters", "Character cards".to_owned(), |score| {
            score.characters
        })
        .short("Characters"),
        row("total", "total".to_owned(), Score::total).tint(tint),
        Item::new("score/difference", "Your lead").badge(Badge::new("", outcome.difference())),
    ])
}

/// Returns the possessions of the player.
pub(super) fn purse(game: &KingsChallenge, state: &State, view: &View) -> Zone {
    let human = &view.human;
    let cap = game.catalogue().constants().influence_cap;
    let mut zone = Zone::new("purse", "Yours", ZoneLayout::Counts, Area::Mine)
        .keep(9)
        .items([
            Item::counted("purse/deniers", "denier", "deniers", human.deniers).card("deniers"),
            Item::number(
                "purse/influence",
                "influence",
                format!("{} of {cap}", human.influence),
            )
            .card("influence"),
            Item::counted(
                "purse/supply",
                "citizen in your supply",
                "citizens in your supply",
                human.supply,
            )
            .short("in supply")
            .card("supply"),
            Item::counted(
                "purse/stock",
                "citizen in stock",
                "citizens in stock",
                human.stock,
            )
            .short("in stock")
            .card("supply"),
            Item::number("purse/pot", "in your pot", human.pot).card("pot"),
        ]);
    if human.lying > 0 {
        let lying = Item::counted(
            "purse/lying",
            "citizen lying down",
            "citizens lying down",
            human.lying,
        );
        zone.items.push(lying.short("lying down").card("supply"));
    }
    if view.round < view.rounds {
        let salaries = Item::counted(
            "purse/salaries",
            "denier due in salaries",
            "deniers due in salaries",
            game.salaries(state),
        );
        zone.items.push(salaries.card("deniers"));
    }
    if human.passed {
        zone.items.push(
            Item::new("purse/passed", "you have passed")
                .short("passed")
                .card("pot"),
        );
    }
    zone.items.extend(won(game, "purse/won", human.won));
    zone
}

/// Returns the possessions of le Roy.
pub(super) fn roy(game: &KingsChallenge, view: &View) -> Zone {
    let roy = &view.roy;
    let mut zone = Zone::new("roy", "Le Roy", ZoneLayout::Counts, Area::Rival)
        .keep(6)
        .items([
            Item::counted(
                "roy/supply",
                "citizen in his supply",
                "citizens in his supply",
                roy.supply,
            )
            .short("in supply")
            .card("supply"),
            Item::counted(
                "roy/rolls",
                "roll of 8 this round",
                "rolls of 8 this round",
                view.free_rolls,
            )
            .short("rolls of 8")
            .card("royal_character"),
        ]);
    if roy.lying > 0 {
        let lying = Item::counted(
            "roy/lying",
            "citizen lying down",
            "citizens lying down",
            roy.lying,
        );
        zone.items.push(lying.short("lying down").card("supply"));
    }
    zone.items.extend(won(game, "roy/won", roy.won));
    zone
}

/// Returns the Event cards that a side has taken; `None` without any.
fn won(game: &KingsChallenge, id: &str, cards: EventSet) -> Option<Item> {
    let held: Vec<_> = cards
        .iter()
        .map(|card| (card.to_string(), named(game, &card), 1))
        .collect();
    let count = i64::try_from(held.len()).unwrap_or(i64::MAX);
    let item = Item::counted(id, "Event card taken", "Event cards taken", count);
    (!held.is_empty()).then(|| item.short("events taken").holds(held))
}

/// Returns the possible results of le Roy's dice, each with its present aim.
pub(super) fn royal(game: &KingsChallenge, state: &State) -> Zone {
    let zone = Zone::new("royal", "Le Roy's table", ZoneLayout::Rows, Area::Aside)
        .at(ScreenPlace::Rival)
        .row(1)
        .keep(2);
    if state.round() == 0 || state.step() == Step::Over {
        return zone;
    }
    zone.note("two dice, added up")
        .items(RoyalResult::ALL.map(|result| royal_row(game, state, result)))
}

fn royal_row(game: &KingsChallenge, state: &State, result: RoyalResult) -> Item {
    let totals = totals(result);
    let name = format!("{}: {}", totals.join(", "), named(game, &result));
    let item = titled(format!("royal/{result}"), &name)
        .card(format!("royal_{result}"))
        .badge(Badge::new("chance", format!("{} in 36", chances(result))));
    let aim = match result {
        RoyalResult::Vp3 | RoyalResult::Vp2 | RoyalResult::Cathedral => return item,
        RoyalResult::Character => state
            .character_stack()
            .next()
            .map(|card| named(game, &card)),
        RoyalResult::Worker | RoyalResult::Event | RoyalResult::Tradesman => game
            .royal_aim(state, result)
            .map(|target| named(game, &target)),
    };
    item.note(match aim {
        Some(aim) => format!("now {aim}"),
        None if result == RoyalResult::Character => "no card is left".to_owned(),
        None => "he finds none now".to_owned(),
    })
}

/// Lists the sums that name a result.
pub(super) fn totals(result: RoyalResult) -> Vec<String> {
    let all = (2..=12_u8).filter(|total| RoyalResult::of(*total) == result);
    all.map(|total| total.to_string()).collect()
}

/// Counts the throws, of the 36 of two dice, that name a result.
pub(super) fn chances(result: RoyalResult) -> usize {
    let throws = (1..=6_u8).flat_map(|one| (1..=6_u8).map(move |two| one.saturating_add(two)));
    throws
        .filter(|total| RoyalResult::of(*total) == result)
        .count()
}
