//! Buildings, the cathedral, dice, and the current action.

use kings_challenge::{
    ActionKind, Building, Colour, Decision, Dice, Die, District, KingsChallenge, PendingView, Side,
    Space, State, StoneSpace, Target, View,
};
use solo_core::Face;

use super::words::{headed, named, side_tint, tint, titled, whose};
use crate::scene::{Area, Badge, Item, Line, ScreenPlace, Side as Shows, Tint, Zone, ZoneLayout};
use crate::words::{capital, counted};

/// Returns the letter of a side on boards.
const fn letter(side: Side) -> &'static str {
    match side {
        Side::Human => "Y",
        Side::Roy => "R",
    }
}

/// Iterates over the six spaces of a building, or columns of the cathedral.
pub(super) fn six() -> impl Iterator<Item = Space> {
    (1..=6).filter_map(Space::new)
}

/// Returns the position of a column or line, counted from 0, in half cells.
const fn half(index: u8) -> u8 {
    index.saturating_mul(2)
}

/// Returns the buildings, with their possible rolls and the citizens on them.
pub(super) fn buildings(game: &KingsChallenge, state: &State) -> Zone {
    let mut zone = Zone::new("buildings", "Buildings", ZoneLayout::Board, Area::Board)
        .keep(8)
        .note("your citizens Y, le Roy's R")
        .columns(["Y:R", "1", "2", "3", "4", "5", "6"])
        .lines(Building::ALL.map(|of| (headed(game, of), tint(of.colour()))));
    for building in Building::ALL {
        zone.items.push(building_item(game, state, building));
        zone.items
            .extend(six().map(|space| citizen(game, state, building, space)));
    }
    zone
}

fn building_item(game: &KingsChallenge, state: &State, building: Building) -> Item {
    let [you, roy] = Side::ALL.map(|side| state.standing(side, building));
    Item::new(format!("buildings/{building}"), headed(game, building))
        .card(building.to_string())
        .mark(format!("{you}:{roy}"))
        .value("you", i32::try_from(you).unwrap_or(i32::MAX))
        .value("roy", i32::try_from(roy).unwrap_or(i32::MAX))
        .tint(tint(building.colour()))
        .note(format!("{you} of yours, {roy} of le Roy's"))
        .at(0, half(building.index()))
}

fn citizen(game: &KingsChallenge, state: &State, building: Building, space: Space) -> Item {
    let id = space_id(building, space);
    let item = match state.citizen(building, space) {
        Some(side) => titled(id, &format!("citizen of {}", whose(side)))
            .mark(letter(side))
            .tint(side_tint(side)),
        None => Item::new(id, "free space")
            .mark("·")
            .tint(Tint::Dim)
            .face(Shows::Gap),
    };
    item.place(format!("space {space} of {}", named(game, &building)))
        .at(half(space.get()), half(building.index()))
}

pub(super) fn space_id(building: Building, space: Space) -> String {
    format!("buildings/{building}/{space}")
}

/// Returns the cathedral from the top level down; free spaces show the influence of their column.
pub(super) fn cathedral(game: &KingsChallenge, state: &State) -> Zone {
    let mut zone = Zone::new("cathedral", "Cathedral", ZoneLayout::Board, Area::Board)
        .keep(8)
        .note("free spaces show the influence of a stone")
        .columns(six().map(|column| column.to_string()))
        .lines(["level 3", "level 2", "level 1"]);
    for level in (1..=3).rev() {
        let spaces = six().filter_map(|column| StoneSpace::new(level, column.get()));
        zone.items.extend(spaces.map(|at| stone(game, state, at)));
    }
    zone
}

fn stone(game: &KingsChallenge, state: &State, at: StoneSpace) -> Item {
    let (id, column) = (stone_id(at), at.column.get());
    let item = match state.stone(at) {
        Some(side) => titled(id, &format!("stone of {}", whose(side)))
            .mark(letter(side))
            .tint(side_tint(side)),
        None => {
            let influence = game.catalogue().column_influence(column);
            Item::new(id, "free space")
                .note(format!("{influence} influence"))
                .value("influence", influence)
                .mark(format!("+{influence}"))
                .tint(Tint::Dim)
                .face(Shows::Gap)
        }
    };
    let line = 3_u8.saturating_sub(at.level.get());
    item.place(named(game, &at))
        .card("cathedral")
        .at(half(column.saturating_sub(1)), half(line))
}

pub(super) fn stone_id(at: StoneSpace) -> String {
    format!("cathedral/{}/{}", at.level, at.column)
}

/// Returns all dice: those of both sides, and others if there are any.
pub(super) fn dice(game: &KingsChallenge, state: &State, view: &View) -> Zone {
    let mut zone = Zone::new("dice", "Dice", ZoneLayout::Dice, Area::Board)
        .at(ScreenPlace::Hand)
        .row(1)
        .keep(9);
    let turned = match &view.pending {
        PendingView::Flip { flipped, .. } => flipped.clone(),
        _ => Vec::new(),
    };
    line(&mut zone, "yours", Tint::Mine, own(game, state, turned));
    let roy = lying(game, state.dice(Side::Roy), District::Roy);
    line(&mut zone, "le Roy's", Tint::Rival, roy);
    let black = view.black.iter().zip(1_u8..);
    let black = black.map(|(face, number)| black_die(format!("dice/black/{number}"), *face));
    line(&mut zone, "attack", Tint::Black, black.collect());
    let group = state
        .pending()
        .group()
        .dice
        .into_iter()
        .zip(1_u8..)
        .map(|(die, number)| {
            let item = coloured(game, format!("dice/group/{number}"), die.die());
            item.place(format!("of {}", whose(die.side())))
        });
    line(&mut zone, "chosen", Tint::Mine, group.collect());
    line(
        &mut zone,
        "his roll",
        Tint::Rival,
        rolled(game, &view.pending),
    );
    zone
}

/// Adds a line of dice, unless it is empty.
fn line(zone: &mut Zone, name: &str, tint: Tint, dice: Vec<Item>) {
    if dice.is_empty() {
        return;
    }
    let at = half(u8::try_from(zone.lines.len()).unwrap_or(0));
    zone.lines.push(Line::from((name.to_owned(), tint)));
    let placed = dice.into_iter().zip(0_u8..);
    zone.items
        .extend(placed.map(|(item, column)| item.at(half(column), at)));
}

/// Returns the player's dice; those just turned are marked so.
fn own(game: &KingsChallenge, state: &State, mut turned: Vec<Die>) -> Vec<Item> {
    let dice = state.dice(Side::Human);
    let items = lying(game, dice, District::Own).into_iter();
    items
        .zip(dice.iter())
        .map(
            |(item, die)| match turned.iter().position(|of| *of == die) {
                Some(index) => {
                    turned.swap_remove(index);
                    item.note("turned over")
                }
                None => item,
            },
        )
        .collect()
}

fn lying(game: &KingsChallenge, dice: Dice, district: District) -> Vec<Item> {
    let kinds = Colour::ALL
        .into_iter()
        .flat_map(|colour| Face::all().rev().map(move |face| Die { colour, face }));
    kinds
        .flat_map(|die| ids(dice, district, die).map(move |id| (id, die)))
        .map(|(id, die)| {
            let item = coloured(game, id, die);
            item.place(format!("of {}", whose(district.side())))
        })
        .collect()
}

/// Iterates over the ids of all equal dice of a district.
pub(super) fn ids(dice: Dice, district: District, die: Die) -> impl Iterator<Item = String> {
    let Die { colour, face } = die;
    (1..=dice.count(die)).map(move |number| format!("dice/{district}/{colour}/{face}/{number}"))
}

fn coloured(game: &KingsChallenge, id: String, die: Die) -> Item {
    Item::new(id, named(game, &die))
        .mark(format!("{}{}", die.colour.letter(), die.face))
        .value("face", die.face.pips())
        .tint(tint(die.colour))
        .card("dice")
}

fn black_die(id: String, face: Face) -> Item {
    Item::new(id, format!("black {face}"))
        .mark(format!("b{face}"))
        .value("face", face.pips())
        .tint(Tint::Black)
        .card("black_die")
}

/// Returns le Roy's rolls so far, in setup or for his action.
fn rolled(game: &KingsChallenge, pending: &PendingView) -> Vec<Item> {
    match pending {
        PendingView::Setup { rolled } => {
            let dice = rolled.iter().zip(0_u8..);
            dice.map(|(face, number)| {
                let (colour, face) = (Colour::of_setup(number), *face);
                coloured(game, format!("dice/setup/{number}"), Die { colour, face }).card("setup")
            })
            .collect()
        }
        PendingView::Royal { first: Some(face) } => {
            vec![black_die("dice/royal/1".to_owned(), *face).card("royal_roll")]
        }
        _ => Vec::new(),
    }
}

/// Returns the current action of the player, or the Event card that takes something.
pub(super) fn action(game: &KingsChallenge, state: &State, pending: &PendingView) -> Zone {
    let zone = Zone::new("action", "Under way", ZoneLayout::Rows, Area::Board)
        .at(ScreenPlace::Hand)
        .row(1)
        .keep(9);
    match pending {
        PendingView::Action {
            cube, now, todo, ..
        } => {
            let cube = cube.map(|card| {
                let name = format!("cube of {}", named(game, &card));
                titled("action/cube", &name).card(card.to_string())
            });
            let now = now
                .as_ref()
                .map(|effect| Item::new("action/now", capital(&named(game, effect))));
            let todo = todo.iter().zip(1_u8..).map(|(effect, number)| {
                let id = format!("action/todo/{number}");
                Item::new(id, capital(&named(game, effect))).note("follows")
            });
            zone.items(sums(game, state, pending))
                .items(cube)
                .items(now)
                .items(todo)
        }
        PendingView::Lose {
            card: Some(card),
            attack,
            ..
        } => {
            let item = titled("action/target", &named(game, card)).card(card.to_string());
            let dice = counted(*attack, "black die", "black dice");
            zone.items([item.note(format!("{dice} so far this round"))])
        }
        _ => zone,
    }
}

/// Returns the sums of the action so far.
fn sums(game: &KingsChallenge, state: &State, pending: &PendingView) -> Option<Item> {
    let PendingView::Action {
        kind,
        target,
        strength,
        times,
        left,
        ..
    } = pending
    else {
        return None;
    };
    let mut item = aim(game, *kind, *target);
    let strength = game.group_strength(state).unwrap_or(*strength);
    if strength > 0 {
        item = item.badge(Badge::new("strength", strength).sign("÷"));
    }
    let price = game.group_price(state);
    if price > 0 {
        item = item.badge(Badge::new("deniers", price));
    }
    if *times > 0 {
        item = item
            .badge(Badge::new("uses", times))
            .note(format!("{left} after this one"));
    }
    Some(item)
}

/// Returns the aim of the action, named like the choice of it.
pub(super) fn aim(game: &KingsChallenge, kind: ActionKind, target: Option<Target>) -> Item {
    let decision = match (kind, target) {
        (_, Some(Target::Activity(card))) => Decision::Activate(card),
        (_, Some(Target::Event(card))) => Decision::Combat(card),
        (_, Some(Target::Building(building))) => Decision::Place(building),
        (ActionKind::Build, None) => Decision::Build,
        (_, None) => Decision::Farm,
    };
    let item = titled("action/target", &named(game, &decision));
    match target {
        Some(Target::Activity(card)) => item.card(card.to_string()),
        Some(Target::Event(card)) => item.card(card.to_string()),
        Some(Target::Building(building)) => item.card(building.to_string()),
        None if kind == ActionKind::Build => item.card("cathedral"),
        None => item.card("deniers"),
    }
}
