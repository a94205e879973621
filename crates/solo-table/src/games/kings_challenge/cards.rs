//! The cards and their effects.

use kings_challenge::{
    ActionKind, Activity, ActivityId, Character, CharacterId, Combat, Deferred, Effect, EventCard,
    EventEffect, EventId, KingsChallenge, Mix, Payout, Resource, TradeSpace, Use,
};
use solo_core::{Provenance, Set, Speech, fields};

use super::words::{colours, is_house, named, origin, per_strength};
use crate::glossary::Entry;
use crate::scene::Badge;
use crate::words::{counted, joined};

/// A predicate that selects a kind of effect.
type Kind = fn(&Effect) -> bool;

/// Returns the entries of every Activity, Event and Character card.
pub(super) fn glossary(speech: &Speech<'_, KingsChallenge>) -> Vec<Entry> {
    let game = speech.game();
    let catalogue = game.catalogue();
    let activities =
        ActivityId::all().filter_map(|id| Some(activity(id, catalogue.activity(id)?, speech)));
    let events = EventId::all().filter_map(|id| Some(event(game, id, catalogue.event(id)?)));
    let characters = CharacterId::all().map(|id| character(id, catalogue.character(id), speech));
    activities.chain(events).chain(characters).collect()
}

fn activity(id: ActivityId, card: &Activity, speech: &Speech<'_, KingsChallenge>) -> Entry {
    let game = speech.game();
    let from = |columns: &[&str]| origin(game, "activity", id, columns);
    let house = is_house(game, "activity", id, &["divisor"]);
    let (slot, divisor) = (id.slot(), card.divisor());
    let entry = Entry::new(
        id.to_string(),
        named(game, &id),
        format!("Activity card, {slot}"),
    )
    .value(Badge::new("strength", divisor).sign("÷").house(house));
    let entry = match card.usage() {
        Use::Immediate(effects) => immediate(game, entry, effects, from(&["fx", "kind"])),
        Use::Deferred { effect, use_for } => {
            let text = served(use_for);
            deferred(entry, effect, from(&["fx", "kind"]), speech).says(
                format!("You can spend it to {text}, before you choose the dice."),
                from(&["use_for"]),
            )
        }
    };
    let colour = slot.colour();
    let strength = format!(
        "It takes {colour} dice: {} one use, and you may use it fewer times.",
        per_strength(divisor, "allow")
    );
    entry
        .says(strength, from(&["divisor"]))
        .says(spaces(card), from(&["spaces"]))
}

/// Describes the cost and value of tradesmen.
fn spaces(card: &Activity) -> String {
    let each = |of: fn(&TradeSpace) -> u8| {
        let values: Vec<_> = card
            .spaces()
            .iter()
            .map(|space| of(space).to_string())
            .collect();
        joined(&values, "and")
    };
    let (prices, vps) = (each(|space| space.price), each(|space| space.vp));
    match card.spaces() {
        [only] => format!(
            "It takes a tradesman of yours on its one space, which costs {} and is worth {vps} VP at the end.",
            counted(only.price, "denier", "deniers")
        ),
        _ => format!(
            "It takes a tradesman of yours on the first free space: in order, the spaces cost {prices} deniers and are worth {vps} VP at the end."
        ),
    }
}

fn immediate(game: &KingsChallenge, entry: Entry, effects: &[Effect], source: Provenance) -> Entry {
    let (costs, gains): (Vec<_>, Vec<_>) = effects.iter().partition(|effect| effect.is_cost());
    let say = |effects: &[&Effect]| {
        let words: Vec<_> = effects.iter().map(|effect| named(game, *effect)).collect();
        joined(&words, "and")
    };
    let entry = if costs.is_empty() {
        entry
    } else {
        let costs = say(&costs);
        entry.says(format!("For each use you {costs}."), source)
    };
    let entry = entry.says(format!("Each use brings you {}.", say(&gains)), source);
    let influence = game.catalogue().constants().event_influence;
    let cube =
        format!("The cube goes on an Event card of your choice and brings {influence} influence.");
    let explained: [(Kind, &str); 4] = [
        (
            |of| matches!(of, Effect::Choose(_)),
            "You choose one of them each time.",
        ),
        (
            |of| matches!(of, Effect::Per(_)),
            "Only what is yours counts, as it stands then.",
        ),
        (|of| matches!(of, Effect::EventCube(_)), &cube),
        (
            |of| matches!(of, Effect::Recruit(_)),
            "A recruit is a citizen who comes from your stock to your supply.",
        ),
    ];
    explained
        .into_iter()
        .filter(|(wanted, _)| has(effects, *wanted))
        .fold(entry, |entry, (_, sentence)| entry.says(sentence, source))
}

/// Returns whether a list or one of its inner lists has an effect of this kind.
fn has(effects: &[Effect], wanted: Kind) -> bool {
    effects.iter().any(|effect| {
        let mut lists = effect.lists().iter();
        wanted(effect) || lists.any(|list| has(list, wanted))
    })
}

fn deferred(
    entry: Entry,
    effect: Deferred,
    source: Provenance,
    speech: &Speech<'_, KingsChallenge>,
) -> Entry {
    let game = speech.game();
    let entry = entry
        .says("Each use puts a cube of yours on the card.", source)
        .says(
            format!(
                "One cube changes the dice of a later action: {}.",
                named(game, &effect)
            ),
            source,
        );
    asked(entry, effect, speech)
}

/// Adds the dice that the effect of a cube requires (KC-11.5).
fn asked(entry: Entry, effect: Deferred, speech: &Speech<'_, KingsChallenge>) -> Entry {
    let (key, from, to) = match effect {
        Deferred::AddSum(colour, _) => ("cube.sum", colour, colour),
        Deferred::AddEach(colour, _) => ("cube.each", colour, colour),
        Deferred::SetEach(_) => return entry.rules("cube.set", &fields![], speech),
        Deferred::Recolour(from, to) => ("cube.recolour", from, to),
        Deferred::Multiply(from, to, _) => ("cube.multiply", from, to),
        Deferred::Free(colour, _) => ("cube.free", colour, colour),
        Deferred::Wild(to) => {
            let last = entry.text.len();
            let entry = entry.rules("cube.wild", &fields![to], speech);
            // That any dice will do is a house value.
            return entry.ascribed(last, &[Provenance::House]);
        }
    };
    entry.rules(key, &fields![from, to], speech)
}

/// Names the actions that cubes serve.
fn served(kinds: Set<ActionKind>) -> String {
    let kinds: Vec<_> = kinds
        .iter()
        .map(|kind| {
            match kind {
                ActionKind::Activate => "use an Activity card",
                ActionKind::Build => "build at the cathedral",
                ActionKind::Combat => "fight an Event card",
                ActionKind::Place => "place citizens",
                ActionKind::Farm => "farm the land",
            }
            .to_owned()
        })
        .collect();
    joined(&kinds, "or")
}

fn event(game: &KingsChallenge, id: EventId, card: &EventCard) -> Entry {
    let from = |columns: &[&str]| origin(game, "event", id, columns);
    let colour = id
        .colour()
        .map_or_else(|| "permanent".to_owned(), |of| of.to_string());
    let divisor = card.combat().divisor();
    let influence = game.catalogue().constants().event_influence;
    let effects: Vec<_> = card
        .effects()
        .iter()
        .map(|effect| named(game, effect))
        .collect();
    let entry = Entry::new(
        id.to_string(),
        named(game, &id),
        format!("Event card, {colour}"),
    )
    .value(Badge::new("banners", card.banners()).house(is_house(game, "event", id, &["banners"])))
    .says(
        format!("Every round it {}.", joined(&effects, "and")),
        from(&["fx"]),
    );
    let takes = card.effects().iter().any(|effect| takes(*effect));
    let penalty = game.catalogue().constants().penalty_event;
    let entry = if takes {
        entry.says(
            format!("If you cannot give all that it takes, you lose {penalty} VP."),
            origin(game, "constants", "penalty_event", &["value"]),
        )
    } else {
        entry
    };
    let entry = match card.second() {
        Some(second) => entry.says(
            format!("With it comes a {second} Event card, if there is one left."),
            from(&["second"]),
        ),
        None => entry,
    };
    let dice = demanded(card.combat());
    entry
        .says(
            format!(
                "Fighting it takes {dice}: {} a cube of yours on a banner, and each cube brings {influence} influence.",
                per_strength(divisor, "put")
            ),
            from(&["combat"]),
        )
        .says(settled(game, card), from(&["banners", "reward", "stays"]))
}

/// Returns whether an effect takes something that may not be there in full (KC-4.14).
const fn takes(effect: EventEffect) -> bool {
    match effect {
        EventEffect::LoseDeniers(_)
        | EventEffect::LoseInfluence(_)
        | EventEffect::LoseActivityCube(_)
        | EventEffect::LoseEventCube(_)
        | EventEffect::LoseStone(_)
        | EventEffect::LayDown(..) => true,
        // KC-4.14 counts deniers and influence only.
        EventEffect::LosePer(per) => !matches!(per.resource, Resource::Vp),
        EventEffect::BlackDice(_) | EventEffect::RoyCitizen(..) | EventEffect::RoyStone(_) => false,
    }
}

/// Names the dice that an Event card requires (KC-8.3).
fn demanded(combat: Combat) -> String {
    let colours = colours(combat);
    match combat.mix() {
        Mix::EachOnce if colours.len() < 2 => format!("one {} die", joined(&colours, "or")),
        _ if colours.len() < 2 => format!("{} dice", joined(&colours, "or")),
        Mix::Single => format!("dice of one colour, {}", joined(&colours, "or")),
        Mix::EachOnce => format!("at most one die each of {}", joined(&colours, "and")),
        Mix::Any => format!("{} dice in any mixture", joined(&colours, "and")),
        Mix::All => format!("{} dice, at least one of each", joined(&colours, "and")),
    }
}

/// Describes what happens when all banners are covered (KC-10.6, KC-10.7).
fn settled(game: &KingsChallenge, card: &EventCard) -> String {
    let banners = counted(card.banners(), "banner is", "banners are");
    let each = |of: fn(&EventCard, u8) -> u8| {
        let values: Vec<_> = (1..=card.banners())
            .map(|cubes| of(card, cubes).to_string())
            .collect();
        joined(&values, "or")
    };
    let (cubes, vp) = (each(|_, cubes| cubes), each(EventCard::reward));
    let given = if card.stays() && game.options().marauding_payout == Payout::Off {
        "nobody gets VP".to_owned()
    } else {
        match card.banners() {
            ..=1 => format!("the side of its cube gets {vp} VP"),
            _ => format!("a side with {cubes} cubes gets {vp} VP respectively"),
        }
    };
    let then = if card.stays() {
        "Then the cubes go, and the card stays."
    } else {
        "Whoever has more cubes takes the card; in a tie you do."
    };
    format!("When its {banners} covered, {given}. {then}")
}

fn character(id: CharacterId, card: &Character, speech: &Speech<'_, KingsChallenge>) -> Entry {
    let game = speech.game();
    let from = |columns: &[&str]| origin(game, "character", id, columns);
    let steps: Vec<_> = card
        .steps()
        .iter()
        .map(|(count, vp)| format!("{vp} VP for {count} or more"))
        .collect();
    let counts = named(game, &card.metric());
    let roy = if card.counts_for_roy() {
        "Le Roy scores it as well, for what is his."
    } else {
        "Le Roy scores nothing for it."
    };
    Entry::new(id.to_string(), named(game, &id), "Character card")
        .says(format!("It counts {counts}."), from(&["metric"]))
        .says(
            format!(
                "It brings {}; only the highest step counts.",
                joined(&steps, "and")
            ),
            from(&["steps", "vp"]),
        )
        .says(roy, from(&["roy"]))
        .rules("character", &fields![], speech)
}
