//! The whole table, and the zones that both sides share.

use scrapyard::numbers::INVENTIONS_TO_WIN;
use scrapyard::{Card, DigPile, GameResult, Invention, Outcome, Pile, RollFor, Task};

use super::names::{Names, at_least, copied, first_task, kinds, plural};
use super::{ghost, mine, questions};
use crate::scene::{Area, Badge, Item, Scene, ScreenPlace, Side, Tint, Zone, ZoneLayout};
use crate::scenic::Visibility;

pub(super) fn scene(names: &Names<'_>, visibility: Visibility) -> Scene {
    let mut scene = Scene {
        now: questions::now(names),
        ask: questions::ask(names),
        ..Scene::default()
    };
    scene.add(score(names));
    scene.add(race(names));
    scene.add(facts(names));
    scene.add(ghost::plan(names));
    scene.add(ghost::hoard(names));
    scene.add(roll(names));
    scene.add(look(names));
    scene.add(piles(names));
    scene.add(scraps(names));
    scene.add(mine::invention(names));
    scene.add(mine::character(names));
    scene.add(mine::built(names));
    scene.add(mine::machines(names));
    scene.add(mine::parts(names));
    scene.add(unseen(names, visibility));
    scene.need(questions::needed(names));
    scene
}

/// Describes the end of a game in a sentence.
pub(super) fn end(outcome: &Outcome) -> &'static str {
    match outcome.result {
        GameResult::Win => "You complete your third Invention first: you win!",
        GameResult::Loss => "The ghost completes its third Invention first: you lose.",
        GameResult::Capped => "There is no action left, and nobody wins.",
    }
}

/// Returns the score sheet, which is empty while the game runs.
fn score(names: &Names<'_>) -> Zone {
    let zone = Zone::new("score", "Score", ZoneLayout::Counts, Area::Head)
        .at(ScreenPlace::Ending)
        .keep(9);
    let Some(outcome) = names.state.outcome() else {
        return zone;
    };
    let side = |id, by, done: u8, tint| {
        let noun = if done == 1 { "Invention" } else { "Inventions" };
        Item::number(id, format!("{noun} completed by {by}"), done).tint(tint)
    };
    zone.items([
        Item::new("score/result", end(&outcome)),
        side("score/player", "you", outcome.player, Tint::Mine),
        side("score/ghost", "the ghost", outcome.ghost, Tint::Rival),
        Item::counted("score/actions", "action", "actions", outcome.actions),
        Item::counted(
            "score/rating",
            "rating point",
            "rating points",
            outcome.rating,
        )
        .card("rating"),
    ])
}

/// Returns the Inventions that both sides have completed.
fn race(names: &Names<'_>) -> Zone {
    let mut zone = Zone::new(
        "race",
        "Completed Inventions",
        ZoneLayout::Board,
        Area::Head,
    )
    .row(1)
    .keep(9)
    .note(format!("the first with {INVENTIONS_TO_WIN} wins"))
    .lines([
        ("you".to_owned(), Tint::Mine),
        ("the ghost".to_owned(), Tint::Rival),
    ]);
    let mine: Vec<Invention> = names.state.done().collect();
    let ghosts: Vec<Invention> = names.state.ghost_done().collect();
    let sides = [("you", &mine, Tint::Mine), ("ghost", &ghosts, Tint::Rival)];
    for ((side, done, tint), line) in sides.into_iter().zip([0, 2]) {
        for (index, column) in (0..INVENTIONS_TO_WIN).zip([0, 2, 4]) {
            let item = match done.get(index) {
                Some(invention) => names.item(&format!("race/{side}"), invention).mark("★"),
                None => Item::new(format!("race/{side}/{index}"), "still to come")
                    .card("complete")
                    .mark("·")
                    .face(Side::Gap),
            };
            zone.items.push(item.at(column, line).tint(tint));
        }
    }
    zone
}

/// Returns the rolls that are needed now, and the length of the game so far.
fn facts(names: &Names<'_>) -> Zone {
    let options = names.game.options();
    let dig = names.game.needed(names.state, RollFor::Dig(DigPile::Part));
    let steal = names.game.needed(names.state, RollFor::Steal);
    let actions = format!("{} of {}", names.state.actions(), options.action_cap.get());
    let mut zone = Zone::new("facts", "", ZoneLayout::Counts, Area::Head)
        .row(2)
        .keep(8)
        .items([
            Item::number("facts/actions", "actions", actions).card("action"),
            Item::number("facts/dig", "for a dig", at_least(dig)).card("dig"),
            Item::number("facts/steal", "for a steal", at_least(steal)).card("steal"),
            Item::number(
                "facts/boost",
                "for a Part scrapped",
                format!("+{}", names.game.boost_worth(names.state)),
            )
            .card("roll"),
        ]);
    if let Some(actions) = names.game.actions_to_pace(names.state) {
        let item = Item::counted(
            "facts/pace",
            "action until the ghost draws",
            "actions until the ghost draws",
            actions,
        );
        zone.items.push(item.card("ghost"));
    }
    zone
}

/// Returns the die during a roll.
fn roll(names: &Names<'_>) -> Zone {
    let zone = Zone::new("roll", "Your roll", ZoneLayout::Dice, Area::Board).keep(9);
    let (roll, need) = match (names.game.roll_to_boost(names.state), first_task(names)) {
        (Some(roll), _) => (Some(roll), roll.need),
        (None, Some(Task::Die { roll })) => (None, names.game.needed(names.state, roll)),
        _ => return zone,
    };
    let die = Item::new("roll/die", "the die").card("roll").at(0, 0);
    let die = match roll {
        None => die.mark("?").badge(Badge::new("needs", at_least(need))),
        Some(roll) => {
            let enough = roll.value >= roll.need;
            die.mark(roll.die.to_string())
                .badge(Badge::new("worth", roll.value))
                .badge(Badge::new("needs", at_least(need)))
                .tint(if enough { Tint::Good } else { Tint::Bad })
        }
    };
    zone.lines(["die"]).items([die])
}

/// Returns the cards that an ability looks at.
fn look(names: &Names<'_>) -> Zone {
    let cards = kinds(names.state.look()).into_iter();
    Zone::new("look", "You look at", ZoneLayout::Cards, Area::Board)
        .keep(9)
        .items(cards.map(|(card, copies)| copied(names.item("look", &card), copies)))
}

/// Counts the cards of a face-down pile.
pub(super) fn size(names: &Names<'_>, pile: Pile) -> u32 {
    let unseen = names.state.unseen(pile).map(|(_, count)| u32::from(count));
    let known = names
        .state
        .top(pile)
        .chain(names.state.bottom(pile))
        .map(|_| 1);
    unseen.chain(known).fold(0, u32::saturating_add)
}

/// Returns the face-down piles, and names the cards that the player has put on top of them.
fn piles(names: &Names<'_>) -> Zone {
    let items = Pile::ALL.map(|pile| {
        let size = size(names, pile);
        let item = Item::new(format!("piles/{pile}"), plural(pile));
        let item = item.card("draw").face(Side::Down).count(size);
        match names.state.top(pile).next() {
            Some(card) => item.note(format!("on top: {}", names.name(&card))),
            None if size == 0 && names.state.scraps(pile).next().is_none() => {
                item.note("empty, like its scrap pile")
            }
            None if size == 0 => item.note("refilled from the scrap pile on a draw"),
            None => item,
        }
    });
    Zone::new(
        "piles",
        "Piles to draw from",
        ZoneLayout::Cards,
        Area::Board,
    )
    .row(1)
    .keep(5)
    .items(items)
}

/// Returns the scrap piles, which are open.
fn scraps(names: &Names<'_>) -> Zone {
    let items = Pile::ALL.map(|pile| {
        let item = names.pile(
            format!("scraps/{pile}"),
            plural(pile),
            names.state.scraps(pile),
        );
        item.card(if pile == Pile::Invention {
            "draw"
        } else {
            "dig"
        })
    });
    Zone::new("scraps", "Scrap piles", ZoneLayout::Rows, Area::Board)
        .row(2)
        .keep(4)
        .items(items)
}

/// Returns a player's memory of the piles: the cards still to come, and those put back.
///
/// It is empty unless a perfect memory is asked for.
fn unseen(names: &Names<'_>, visibility: Visibility) -> Zone {
    let mut zone = Zone::new(
        "unseen",
        "Still in the piles",
        ZoneLayout::Rows,
        Area::Aside,
    );
    if visibility == Visibility::Table {
        return zone;
    }
    for pile in Pile::ALL {
        let id = format!("unseen/{pile}");
        let unseen = names.pile(id.as_str(), plural(pile), names.state.unseen(pile));
        zone.items.push(unseen);
        let top: Vec<Card> = names.state.top(pile).collect();
        let bottom: Vec<Card> = names.state.bottom(pile).collect();
        for (end, place, cards) in [("top", "on top", top), ("bottom", "at the bottom", bottom)] {
            if !cards.is_empty() {
                let name = format!("{} {place}, in order", plural(pile));
                let run = Item::new(format!("{id}/{end}"), name);
                let cards = cards.iter().map(|card| names.name(card));
                zone.items.push(cards.fold(run, Item::note));
            }
        }
    }
    zone
}
