//! The two tombs and their points.

use solo_core::fields;
use votk::{Bag, EndWhen, Group, Outcome, Phase, Score, Side, Slot};

use super::Position;
use super::cards::{is_house, tint};
use crate::scene::{Area, Badge, Item, ScreenPlace, Tint, Zone, ZoneLayout};
use crate::words::capital;

/// Returns the points of a group on a score sheet.
pub(super) const fn points(score: &Score, group: Group) -> u16 {
    match group {
        Group::Starter => score.starters,
        Group::Sarcophagus => score.sets.sarcophagus,
        Group::Jar => score.sets.jar,
        Group::Amulet => score.sets.amulet,
        Group::Book => score.sets.book,
        Group::Statue => score.sets.statue,
        Group::Unique => score.uniques,
    }
}

/// Returns a tomb by groups, with the points of each.
pub(super) fn tomb(position: &Position<'_>, side: Side) -> Zone {
    let words = position.words;
    let (id, area, row, cards) = if side == Side::Bot {
        ("bot_tomb", Area::Rival, 0, position.state.bot_tomb())
    } else {
        ("tomb", Area::Mine, 2, position.state.tomb())
    };
    let score = position.game.score(position.state, side);
    let groups = Group::ALL
        .into_iter()
        .filter(|group| cards.count(group.designs()) > 0);
    let mut zone = Zone::new(id, words.say(id), ZoneLayout::Rows, area)
        .row(row)
        .keep(5)
        .note(words.fill("tomb.points", &fields![points = score.total]))
        .items(groups.map(|group| in_tomb(position, id, group, cards, &score)));
    if score.spares > 0 {
        let spares = Item::new(format!("{id}/spares"), words.say("tomb.spares"));
        let house = Group::SETS
            .into_iter()
            .any(|set| has_house_value(position, "gold", set));
        let badge = in_points(position, score.spares).house(house);
        zone.items.push(spares.badge(badge).card("about/spares"));
    }
    zone.or_gap(&words.say("tomb.none"))
}

fn in_points(position: &Position<'_>, points: u16) -> Badge {
    Badge::new(position.words.say("card.points"), points).sign("★")
}

fn in_tomb(position: &Position<'_>, zone: &str, group: Group, cards: &Bag, score: &Score) -> Item {
    let there = cards
        .iter()
        .filter(|(card, _)| group.designs().contains(*card));
    let name = capital(&position.words.name(&group));
    let badge = in_points(position, points(score, group));
    let (different, kinds) = (cards.kinds() & group.designs(), group.designs().len());
    let item = position
        .counted(&format!("{zone}/{}", group.word()), name, there)
        .card(format!("about/{}", group.word()))
        .tint(tint(group))
        .badge(badge.house(has_house_value(position, "vp", group)));
    if group.is_set() {
        let fields = fields![different = different.len(), kinds];
        return item.note(position.words.fill("tomb.kinds", &fields));
    }
    item
}

/// Returns whether a value of the group is a house value.
fn has_house_value(position: &Position<'_>, column: &str, group: Group) -> bool {
    let catalogue = position.game.catalogue();
    let mut cards = group.designs().iter();
    cards.any(|card| is_house(catalogue.card(card), column))
}

/// Returns the points of both sides if the game ended now, and the distance to its end (VK-9.1); it is empty after the end.
pub(super) fn standing(position: &Position<'_>) -> Zone {
    let words = position.words;
    let title = words.say("standing");
    let zone = Zone::new("standing", title, ZoneLayout::Counts, Area::Head).keep(9);
    if position.state.phase() == Phase::Over {
        return zone;
    }
    let outcome = position.game.standing(position.state);
    let until = match position.game.options().end_when {
        EndWhen::Both => vec![(
            "left",
            "standing.both",
            position.game.cards_to_go(position.state),
        )],
        EndWhen::Either => {
            let slots = Slot::ALL.into_iter();
            let filled = slots.filter(|slot| position.state.pyramid(*slot).is_some());
            let filled = u32::try_from(filled.count()).unwrap_or(u32::MAX);
            let stock = position.state.stock().len().into();
            vec![
                ("left", "standing.either", stock),
                ("pyramid", "standing.pyramid", filled.saturating_sub(2)),
            ]
        }
    };
    let until = until.into_iter().map(|(id, key, left)| {
        let name = words.fill(key, &fields![left]);
        Item::number(format!("standing/{id}"), name, left).card("about/end")
    });
    let (you, bot) = (outcome.player.total, outcome.bot.total);
    let side = |id: &str, points: u16| {
        let name = words.fill(&format!("standing.{id}"), &fields![points]);
        Item::number(format!("standing/{id}"), name, points)
    };
    zone.items([
        side("you", you).tint(Tint::Mine),
        side("bot", bot).card("about/returning").tint(Tint::Rival),
    ])
    .items(until)
}

/// Returns the lines of a score sheet: id, name and value.
fn lines(position: &Position<'_>, score: &Score) -> [(&'static str, String, u16); 10] {
    let words = position.words;
    let of = |group: Group| (group.word(), words.name(&group), points(score, group));
    let [starters, sarcophagi, jars, amulets, books, statues, uniques] = Group::ALL.map(of);
    let spares = ("spares", words.say("score.spares"), score.spares);
    let total = ("total", words.say("score.total"), score.total);
    let cards = ("cards", words.say("score.cards"), score.tomb_size);
    [
        starters, sarcophagi, jars, amulets, books, statues, uniques, spares, total, cards,
    ]
}

/// Returns the score sheets of both sides, which are empty while the game runs.
pub(super) fn score_sheet(position: &Position<'_>) -> Zone {
    let words = position.words;
    let zone = Zone::new("score", words.say("score"), ZoneLayout::Board, Area::Head)
        .at(ScreenPlace::Ending)
        .keep(9);
    if position.state.phase() != Phase::Over {
        return zone;
    }
    let Outcome { player, bot, .. } = position.game.standing(position.state);
    let names = lines(position, &player).map(|(_, name, _)| (name, Tint::None));
    let catalogue = position.game.catalogue().word();
    let mut zone = zone
        .note(words.fill("score.catalogue", &fields![catalogue]))
        .lines(names)
        .columns(["score.you", "score.bot"].map(|key| words.say(key)));
    let sides = [
        ("you", 0, &player, Tint::Mine),
        ("bot", 2, &bot, Tint::Rival),
    ];
    for (side, column, score, tint) in sides {
        for (line, (id, name, value)) in (0_u8..).zip(lines(position, score)) {
            let item = Item::new(format!("score/{side}/{id}"), name)
                .mark(value.to_string())
                .at(column, line.saturating_mul(2))
                .tint(tint);
            zone.items.push(item);
        }
    }
    zone
}
