//! The zones of the tomb.

use solo_core::{Card, Set, fields};
use tomb4k::catalogue::{
    DOORS, FAVORS, HIT_POINTS, HOARDS, KINGS_TO_WIN, MONSTERS, SCROLL, SKILLS, TORCHES, TRAPS,
};
use tomb4k::words::{Called, Corner};
use tomb4k::{Decision, GameResult, Heading, Pending, Phase, State};

use super::cards::{item, treasure};
use super::moves::to_daylight;
use super::words::{Words, called, corner, counted};
use crate::scene::{Area, Item, Scene, ScreenPlace, Side, Tint, Zone, ZoneLayout};
use crate::scenic::Visibility;
use crate::scenic::{ChoiceTarget, Target};

pub(super) fn scene(words: Words<'_>, state: &State, visibility: Visibility) -> Scene {
    let mut scene = Scene {
        now: now(words, state),
        ask: ask(words, state),
        ..Scene::default()
    };
    scene.add(score(words, state));
    scene.add(life(words, state));
    scene.add(counts(words, state));
    scene.add(dungeon(words, state));
    scene.add(open(words, state));
    scene.add(hand(words, "skills", state.skills(), item).keep(8));
    let worth = state.worth();
    scene.add(
        hand(words, "treasure", state.treasure(), treasure)
            .row(1)
            .keep(7)
            .note(words.fill("treasure.all", &fields![worth])),
    );
    let remembered = visibility == Visibility::Memory;
    scene.add(pile(words, "unseen", state.unseen(), remembered));
    scene.add(pile(words, "covered", state.covered(), remembered).row(1));
    scene.add(pile(words, "discarded", state.discards(), remembered).row(2));
    scene.need(needed(state));
    scene
}

fn now(words: Words<'_>, state: &State) -> String {
    let key = match (state.phase(), state.heading()) {
        (Phase::Over, _) => "now.over",
        (Phase::Between, Heading::Delve) => "now.between",
        (_, Heading::Delve) => "now.delve",
        (_, Heading::Retreat) => "now.retreat",
    };
    let (turns, turn, column) = (state.delve_turns(), state.turn(), state.column());
    words.fill(key, &fields![turns, turn, column])
}

fn ask(words: Words<'_>, state: &State) -> String {
    let key = match state.phase() {
        Phase::Between => "ask.between",
        Phase::Seek => "ask.seek",
        Phase::Encounter => "ask.encounter",
        Phase::Action => "ask.action",
        Phase::Blow => "ask.blow",
        Phase::Door => "ask.door",
        Phase::Discard => "ask.discard",
        Phase::Torch => "ask.torch",
        Phase::Mark => "ask.mark",
        Phase::Over => end(state),
    };
    let pending = state.pending();
    let damage = match pending {
        Pending::Blow { damage } => damage,
        _ => 0,
    };
    let cards = pending.discards_due();
    let encounter = state.encounter().map(Called);
    let torch = fourth_torch(state).map(Corner);
    words.fill(key, &fields![damage, cards, encounter, torch])
}

/// Returns the zones that the question is about, besides those of the cards that answer it.
fn needed(state: &State) -> &'static [&'static str] {
    match state.phase() {
        Phase::Between => &["life", "state", "dungeon"],
        Phase::Encounter | Phase::Action | Phase::Discard | Phase::Door => {
            &["open", "life", "skills"]
        }
        Phase::Blow => &["open", "life", "skills"],
        Phase::Torch => &["life", "treasure"],
        Phase::Mark => &["open"],
        Phase::Seek => &["dungeon"],
        Phase::Over => &["score"],
    }
}

/// Returns the key of the sentence about the end.
fn end(state: &State) -> &'static str {
    match state
        .outcome()
        .map(|outcome| (outcome.result, outcome.won()))
    {
        Some((GameResult::Escaped, true)) => "end.won",
        Some((GameResult::Escaped, false)) => "end.escaped",
        Some((GameResult::Dead, _)) => "end.dead",
        Some((GameResult::Lost, _)) | None => "end.lost",
    }
}

/// Returns the score sheet, which is empty while the game runs.
fn score(words: Words<'_>, state: &State) -> Zone {
    let zone = Zone::new("score", words.say("score"), ZoneLayout::Counts, Area::Head)
        .at(ScreenPlace::Ending)
        .keep(9);
    let Some(outcome) = state.outcome() else {
        return zone;
    };
    zone.items([
        Item::new("score/result", words.say(end(state))),
        counted(
            words,
            "score/points",
            "score.points",
            outcome.score.points(),
        ),
        counted(words, "score/kings", "score.kings", outcome.score.kings()),
        counted(words, "score/gold", "score.gold", outcome.gold()),
    ])
}

/// Returns hit points and torches.
fn life(words: Words<'_>, state: &State) -> Zone {
    let lines = ["life.hp", "life.torches"].map(|key| (words.say(key), Tint::None));
    let mut zone = Zone::new("life", "", ZoneLayout::Board, Area::Head)
        .at(ScreenPlace::You)
        .row(1)
        .keep(9)
        .lines(lines);
    for point in 0..HIT_POINTS {
        let left = point < state.hp();
        zone.items.push(place(
            Item::new(
                format!("hp/{}", point.saturating_add(1)),
                words.say("life.point"),
            ),
            point,
            0,
            if left { Some(("♥", Tint::Bad)) } else { None },
        ));
    }
    zone.items.extend(torches(words, state));
    zone
}

/// Returns the fourth torch while the scroll may save the light.
pub(super) fn fourth_torch(state: &State) -> Option<Card> {
    match state.pending() {
        Pending::Torch { ace, .. } => Some(ace),
        _ => None,
    }
}

/// Returns the four torches, and the scroll beside them once it is read.
fn torches(words: Words<'_>, state: &State) -> Vec<Item> {
    let burnt = (state.torches() & TORCHES).iter();
    let burnt = burnt.map(|card| ("life.burnt", Some(card)));
    let burning = fourth_torch(state).map(|card| ("life.burning", Some(card)));
    let saved = state.bottom().map(|_| ("life.bottom", None));
    let left = core::iter::repeat(("life.unburnt", None));
    let torches = burnt.chain(burning).chain(saved).chain(left).take(4);
    let ids = ["torch/1", "torch/2", "torch/3", "torch/4"].into_iter();
    let read = (state.torches() & Set::of(SCROLL)).iter();
    let read = read.map(|card| ("torch/scroll", ("life.scroll", Some(card))));
    let all = ids.zip(torches).chain(read).zip(0_u8..);
    all.map(|((id, (key, card)), column)| {
        let mut item = Item::new(id, words.say(key));
        let mark = card.map(|card| corner(words, card));
        if let Some(card) = card {
            item = item.card(card.to_string());
        }
        let mark = mark.as_ref().map(|mark| (mark.as_str(), Tint::Yellow));
        place(item, column, 2, mark)
    })
    .collect()
}

/// Puts an item on a board: with a mark, or as an empty cell.
fn place(item: Item, column: u8, line: u8, mark: Option<(&str, Tint)>) -> Item {
    let item = item.at(column.saturating_mul(2), line);
    match mark {
        Some((mark, tint)) => item.mark(mark).tint(tint),
        None => item.mark("·").tint(Tint::Dim).face(Side::Gap),
    }
}

fn counts(words: Words<'_>, state: &State) -> Zone {
    let (kings, needed) = (state.kings(), KINGS_TO_WIN);
    let kings = words.fill("state.kings_of", &fields![kings, needed]);
    let mut zone = Zone::new("state", "", ZoneLayout::Counts, Area::Head)
        .row(2)
        .keep(9)
        .items([
            Item::number("kings", words.say("state.kings"), kings),
            Item::number("worth", words.say("state.worth"), state.worth()),
            counted(words, "deck", "state.deck", state.deck_len()),
            Item::number(
                "discards",
                words.say("state.discards"),
                state.discards().len(),
            ),
        ]);
    if state.heading() == Heading::Retreat && state.phase() != Phase::Over {
        let left = to_daylight(state);
        zone.items.push(counted(words, "left", "state.left", left));
    }
    if let Some(torch) = state.bottom() {
        let torch = Corner(torch);
        let bottom = words.fill("state.bottom", &fields![torch]);
        zone.items.push(Item::new("bottom", bottom));
    }
    if !state.spent().is_empty() {
        zone.items
            .push(Item::new("spent", words.say("state.spent")));
    }
    zone
}

/// Returns the stacks of finished turns, the open turn, and the ways on.
fn dungeon(words: Words<'_>, state: &State) -> Zone {
    let (way_in, way_out) = (state.delve_turns(), state.heading() == Heading::Retreat);
    let open = !matches!(state.phase(), Phase::Between | Phase::Over);
    let columns = if way_out {
        way_in
    } else {
        way_in.saturating_add(1)
    };
    let lines = ["dungeon.in", "dungeon.out"].map(|key| (words.say(key), Tint::None));
    let mut zone = Zone::new(
        "dungeon",
        words.say("dungeon"),
        ZoneLayout::Cards,
        Area::Board,
    )
    .keep(5)
    .lines(lines)
    .columns((1..=columns.max(1)).map(|column| column.to_string()));
    for (turn, cards) in (0_u8..).zip(state.stacks()) {
        let (column, line) = stack_place(turn, way_in);
        let turn = turn.saturating_add(1);
        let name = words.fill("dungeon.turn", &fields![turn]);
        zone.items.push(
            Item::new(format!("stack/{turn}"), name)
                .face(Side::Down)
                .count(u32::from(cards))
                .at(column.saturating_mul(2), line),
        );
    }
    if open {
        zone.items.push(here(words, state));
    } else if state.phase() == Phase::Between {
        zone.items.extend(ways(words, way_in));
    }
    zone
}

/// Returns the position of a turn's stack: column from 0, and line.
fn stack_place(turn: u8, way_in: u8) -> (u8, u8) {
    match turn.checked_sub(way_in) {
        None => (turn, 0),
        Some(back) => (way_in.saturating_sub(2).saturating_sub(back), 2),
    }
}

fn here(words: Words<'_>, state: &State) -> Item {
    let column = state.column().saturating_sub(1).saturating_mul(2);
    let line = if state.heading() == Heading::Delve {
        0
    } else {
        2
    };
    let item = match state.encounter() {
        Some(card) => Item::new("here", called(words, card))
            .card(card.to_string())
            .short(corner(words, card))
            .mark(corner(words, card))
            .value("strength", tomb4k::catalogue::strength(card)),
        None => Item::new("here", words.say("dungeon.here")),
    };
    item.at(column, line).tint(Tint::Mine)
}

/// Returns the next turn on the way in, and the first on the way out.
fn ways(words: Words<'_>, way_in: u8) -> impl Iterator<Item = Item> {
    let deeper = words.say("dungeon.deeper");
    let deeper = Item::new("deeper", deeper).at(way_in.saturating_mul(2), 0);
    let back = Item::new("back", words.say("dungeon.back"))
        .at(way_in.saturating_sub(2).saturating_mul(2), 2);
    [deeper, back].into_iter().map(|item| item.face(Side::Gap))
}

/// Returns the cards of the open turn, the encounter first.
fn open(words: Words<'_>, state: &State) -> Zone {
    let encounter = state.encounter();
    let others = state.open().iter().filter(|card| Some(*card) != encounter);
    Zone::new("open", words.say("open"), ZoneLayout::Cards, Area::Board)
        .row(1)
        .keep(9)
        .items(
            encounter
                .into_iter()
                .chain(others)
                .map(|card| item(words, "open", card)),
        )
}

/// Makes an item of a card in a zone.
type Make = fn(Words<'_>, &str, Card) -> Item;

fn hand(words: Words<'_>, id: &str, set: Set<Card>, make: Make) -> Zone {
    Zone::new(id, words.say(id), ZoneLayout::Cards, Area::Mine)
        .at(ScreenPlace::Hand)
        .items(set.iter().map(|card| make(words, id, card)))
        .or_gap(&words.say("hand.none"))
}

/// Returns a player's memory of a pile: the number of cards of each kind; nothing if it is not asked for.
fn pile(words: Words<'_>, id: &str, set: Set<Card>, remembered: bool) -> Zone {
    let zone = Zone::new(id, words.say(id), ZoneLayout::Rows, Area::Aside);
    if !remembered {
        return zone;
    }
    let kinds = [
        ("monsters", MONSTERS),
        ("traps", TRAPS),
        ("doors", DOORS),
        ("skills", SKILLS),
        ("favors", FAVORS),
        ("kings", HOARDS),
        ("torches", TORCHES),
        ("scroll", Set::of(SCROLL)),
    ];
    zone.items(kinds.into_iter().map(|(kind, all)| {
        let cards = set & all;
        let name = words.say(&format!("pile.{kind}"));
        let held = cards.iter();
        Item::new(format!("{id}/{kind}"), name)
            .count(cards.len())
            .holds(held.map(|card| (card.to_string(), corner(words, card), 1)))
    }))
}

/// Verbs are keys of [`Words::say`].
pub(super) const TARGETS: &[Target] = &[
    Target::new("Delve", "verb.delve", &["deeper"]),
    Target::new("Retreat", "verb.retreat", &["back"]),
    Target::new("Draw", "verb.draw", &["here", "deck"]),
    Target::new("Take", "verb.take", &["hp/{hp}"]),
    Target::new("Dodge", "verb.dodge", &["skills/JH"]),
    Target::new("Discard", "verb.discard", &["deck"]),
    Target::new("Scroll", "verb.scroll", &["treasure/Jk"]),
    Target::new("Decline", "verb.decline", &["treasure/Jk"]),
    Target::new("Play", "verb.play", &["skills/{skill}"]),
    Target::new("Drop", "verb.drop", &["treasure/{treasure}"]),
    Target::new("Leave", "verb.leave", &["open/{treasure}"]),
];

pub(super) fn decision_target(words: Words<'_>, state: &State, decision: Decision) -> ChoiceTarget {
    let target = ChoiceTarget::declared(decision, &fields![hp = state.hp().max(1)], &words.speech);
    let verb = words.say(&target.verb);
    target.verb(verb)
}
