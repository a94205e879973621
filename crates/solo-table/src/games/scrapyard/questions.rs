//! The state of the game in words, and the question that is due.

use scrapyard::catalogue::Rest;
use scrapyard::numbers::hand_limit;
use scrapyard::{Decision, Invention, Origin, Pile, Piles, Roll, Side, Task};

use super::names::{Names, at_least, cards_of, first_task, plural, singular};
use super::scene::end;
use crate::words::{counted, joined};

pub(super) fn now(names: &Names<'_>) -> String {
    let actions = names.state.actions();
    match first_task(names) {
        None => format!(
            "The game is over after {}",
            counted(actions, "action", "actions")
        ),
        Some(Task::Main) => format!("Action {}", actions.saturating_add(1)),
        Some(Task::Trim) => format!("At the end of action {actions}"),
        Some(_) if actions == 0 => "The cards are dealt".to_owned(),
        Some(_) => format!("During action {actions}"),
    }
}

/// Returns the zones that the question is about, besides those of the cards that answer it.
pub(super) fn needed(names: &Names<'_>) -> &'static [&'static str] {
    match first_task(names) {
        None => &["score"],
        Some(Task::Main) => &["facts", "plan", "hoard", "invention", "machines", "parts"],
        Some(Task::Trim) => &["machines", "parts", "invention"],
        Some(Task::Boost { .. } | Task::Die { .. }) => &["roll", "parts"],
        Some(Task::Penalty { .. }) => &["plan", "hoard"],
        Some(Task::Keep { .. } | Task::Place { .. }) => &["look"],
        Some(Task::OmitMachine { .. }) => &["invention"],
        _ => &["machines", "invention"],
    }
}

pub(super) fn ask(names: &Names<'_>) -> String {
    match first_task(names) {
        None => names
            .state
            .outcome()
            .map_or_else(String::new, |outcome| end(&outcome).to_owned()),
        Some(Task::Main) => format!("What do you do: {}?", ways(names, action)),
        Some(Task::Trim) => trim(names),
        Some(Task::Boost { .. }) => {
            let roll = names.game.roll_to_boost(names.state);
            roll.map_or_else(String::new, |roll| boost(names, roll))
        }
        Some(task @ (Task::Deal { .. } | Task::DealCharacter { .. } | Task::Flip { .. })) => {
            deal(task)
        }
        Some(Task::Gain { side, pile, left }) => gain(side, pile, left.get()),
        Some(Task::Die { roll }) => {
            let need = at_least(names.game.needed(names.state, roll));
            format!(
                "What does the die show? The {} needs {need}.",
                names.name(&roll)
            )
        }
        Some(Task::Penalty { pile, cards }) => {
            let cards = cards_of(cards.get(), pile);
            format!("You failed: let the ghost draw {cards}, or prevent it?")
        }
        Some(task) => pick(names, task),
    }
}

/// Lists the kinds of decisions that are possible now, without repetition: "draw a card or steal
/// from the ghost".
fn ways(names: &Names<'_>, way: fn(Decision) -> Option<&'static str>) -> String {
    let mut ways: Vec<&str> = names.game.decisions(names.state).filter_map(way).collect();
    ways.dedup();
    joined(&ways, "or")
}

const fn action(decision: Decision) -> Option<&'static str> {
    Some(match decision {
        Decision::Draw(_) => "draw a card",
        Decision::Dig(_) => "dig in a scrap pile",
        Decision::Steal => "steal from the ghost",
        Decision::Build(_) => "build a machine",
        Decision::Invent(_) => "complete your Invention",
        Decision::Use(_) => "use an ability",
        _ => return None,
    })
}

/// Lists the types of a set: "Part or Small Machine".
pub(super) fn types(piles: Piles, name: fn(Pile) -> &'static str, joint: &str) -> String {
    let types = Pile::ALL.into_iter().filter(|pile| piles.contains(*pile));
    let types: Vec<&str> = types.map(name).collect();
    types.join(joint)
}

fn trim(names: &Names<'_>) -> String {
    let over = |pile: &Pile| names.in_hand(*pile) > hand_limit(*pile);
    let limit = Pile::ALL.into_iter().find(over);
    let limit = limit.map_or_else(String::new, |pile| cards_of(hand_limit(pile), pile));
    format!("Your hand holds at most {limit}: which card do you scrap?")
}

fn boost(names: &Names<'_>, roll: Roll) -> String {
    let ways = ways(names, |decision| match decision {
        Decision::Boost(_) => Some("scrap Parts"),
        Decision::Use(_) => Some("use an ability"),
        _ => None,
    });
    let (value, need, purpose) = (roll.value, at_least(roll.need), names.name(&roll.roll));
    let enough = if roll.value >= roll.need {
        "That already succeeds, but a higher value could bring another card. "
    } else {
        ""
    };
    format!(
        "The roll is worth {value}, and the {purpose} needs {need}. {enough}Do you {ways} to raise it?"
    )
}

fn deal(task: Task) -> String {
    let left = |cards: u8| match cards {
        1 => "It is the last one.".to_owned(),
        _ => format!("{cards} are still to come."),
    };
    match task {
        Task::Deal {
            side,
            pile,
            left: cards,
        } => {
            let (card, left) = (singular(pile), left(cards.get()));
            match side {
                Side::Player => format!("Which {card} are you dealt? {left}"),
                Side::Ghost => format!("Which {card} is the ghost dealt? {left}"),
            }
        }
        Task::DealCharacter { side: Side::Player } => "Which Character are you dealt?".to_owned(),
        Task::DealCharacter { .. } => "Which Character is the ghost dealt?".to_owned(),
        Task::Flip { pile } => format!("Which {} starts the scrap pile?", singular(pile)),
        _ => String::new(),
    }
}

fn gain(side: Side, pile: Pile, left: u8) -> String {
    let card = singular(pile);
    match (side, left) {
        (Side::Player, _) => format!("Which {card} do you draw?"),
        (Side::Ghost, 1) => format!("Which {card} does the ghost draw?"),
        (Side::Ghost, _) => format!("Which {card} does the ghost draw? {left} are still to come."),
    }
}

/// Returns the question of an ability, a dig or a steal.
fn pick(names: &Names<'_>, task: Task) -> String {
    match task {
        Task::Take { from, .. } => format!("Which card do you take from {}?", origin(from)),
        Task::More { from, left } => {
            let more = further(left.get());
            format!("Do you take {more} from {}?", origin(from))
        }
        Task::PickDraw { from, left } => {
            let piles = types(from, plural, " or ");
            format!(
                "Which pile do you draw from, {piles}? You may draw {}.",
                upto(left.get())
            )
        }
        Task::MoreDraw { left, .. } => format!("Do you draw {}?", further(left.get().into())),
        Task::PickLook { cards, keep, .. } => format!(
            "Which pile do you look at? You see {} and keep {keep}.",
            counted(cards.get(), "card", "cards")
        ),
        Task::Reveal { pile, left, .. } => format!(
            "Which {} do you see next? {} still to come.",
            singular(pile),
            counted(left.get(), "card is", "cards are")
        ),
        Task::Keep { left, .. } => match left.get() {
            1 => "Which of these cards do you keep?".to_owned(),
            cards => format!("Which of these cards do you keep? You keep {cards}."),
        },
        Task::Place { rest, .. } => match rest {
            Rest::Top => {
                "Which card goes back on top of the pile first? The last one will be drawn next."
            }
            Rest::Bottom => {
                "Which card goes under the pile first? The last one will be the lowest."
            }
        }
        .to_owned(),
        Task::PickShort => "Which Small Machine do you build with one Part fewer?".to_owned(),
        Task::OmitPart { machine } => {
            format!("Which Part of {} do you leave out?", names.name(&machine))
        }
        Task::OmitMachine { .. } => {
            let invention: Vec<Invention> = names.state.inventions().take(1).collect();
            let invention = names.name(invention.as_slice());
            format!("Which machine of {invention} do you leave out?")
        }
        _ => "The table is put in order.".to_owned(),
    }
}

fn origin(from: Origin) -> String {
    match from {
        Origin::Scrap(piles) => format!("the scrap pile of {}", types(piles, plural, " or ")),
        Origin::Ghost { .. } => "the ghost".to_owned(),
    }
}

fn upto(cards: u8) -> String {
    match cards {
        1 => "1 card".to_owned(),
        _ => format!("up to {cards} cards"),
    }
}

fn further(cards: u16) -> String {
    match cards {
        1 => "1 more card".to_owned(),
        _ => format!("up to {cards} more cards"),
    }
}
