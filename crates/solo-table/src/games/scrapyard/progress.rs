//! Progress of the race: Inventions, cards, and what each machine needs.

use std::borrow::Cow;

use scrapyard::numbers::{INVENTIONS_TO_WIN, hand_limit};
use scrapyard::{Card, DigPile, Invention, Machine, Part, Pile, RollFor, Scrapyard, State, Task};
use solo_core::{Countable, Speech};

use super::names::{Names, first_task};
use crate::progress::{
    Amounts, Clock, Foe, Need, Needs, Odds, SetProgress, Socket, SocketState, Stock, Track, Tracked,
};
use crate::scene::Held;
use crate::story::Actor;

/// Inventions that win.
fn to_win() -> i32 {
    i32::try_from(INVENTIONS_TO_WIN).unwrap_or(i32::MAX)
}

impl Tracked for Scrapyard {
    fn tracks(&self, state: &State) -> Vec<Track> {
        let names = Names::new(self, state);
        let (you, ghost, both) = (Actor::You, Actor::Rival, Actor::Game);
        let won = |track: Track| track.up_to(to_win()).mark(to_win(), "won").score();
        let sum = |counts: &mut dyn Iterator<Item = u8>| -> u32 { counts.map(u32::from).sum() };
        let limit = |pile| i32::try_from(hand_limit(pile)).unwrap_or(i32::MAX);
        let mut tracks = vec![
            won(Track::new("you/inventions", you, state.done().count())),
            won(Track::new(
                "ghost/inventions",
                ghost,
                state.ghost_done().count(),
            )),
            Track::new("actions", both, state.actions())
                .up_to(self.options().action_cap.get().into()),
            Track::new("you/parts", you, names.in_hand(Pile::Part))
                .mark(limit(Pile::Part), "limit"),
            Track::new("you/machines", you, names.in_hand(Pile::Machine))
                .mark(limit(Pile::Machine), "limit"),
            Track::new("you/built", you, state.built().count()),
            Track::new(
                "ghost/parts",
                ghost,
                sum(&mut state.ghost_parts().map(|(_, n)| n)),
            ),
            Track::new(
                "ghost/machines",
                ghost,
                sum(&mut state.ghost_machines().map(|(_, n)| n)),
            ),
            Track::new("ghost/built", ghost, state.ghost_built().count()),
        ];
        for (id, pile) in PILES.into_iter().zip(Pile::ALL) {
            tracks.push(Track::new(id, both, super::scene::size(&names, pile)));
        }
        for (id, pile) in SCRAPS.into_iter().zip(Pile::ALL) {
            let scraps = sum(&mut state.scraps(pile).map(|(_, count)| count));
            tracks.push(Track::new(id, both, scraps));
        }
        tracks
    }

    fn track_name(&self, id: &str, _: &Speech<'_, Self>) -> Cow<'static, str> {
        match id {
            "you/inventions" => "your Inventions",
            "ghost/inventions" => "the ghost's Inventions",
            "actions" => "actions",
            "you/parts" => "your Parts",
            "you/machines" => "your Small Machines",
            "you/built" => "your built machines",
            "ghost/parts" => "the ghost's Parts",
            "ghost/machines" => "the ghost's Small Machines",
            "ghost/built" => "the ghost's built machines",
            "piles/part" => "Parts to draw",
            "piles/machine" => "Small Machines to draw",
            "piles/invention" => "Inventions to draw",
            "scraps/part" => "scrapped Parts",
            "scraps/machine" => "scrapped Small Machines",
            _ => "scrapped Inventions",
        }
        .into()
    }

    fn sets(&self, state: &State, _: &Speech<'_, Self>) -> Vec<SetProgress> {
        let names = Names::new(self, state);
        let set = |id: &str, owner, name: &str, done: Vec<Invention>| SetProgress {
            id: format!("race/{id}"),
            owner,
            name: name.to_owned(),
            emblem: "set/invention".into(),
            have: u32::try_from(done.len()).unwrap_or(u32::MAX),
            of: INVENTIONS_TO_WIN.try_into().unwrap_or(u32::MAX),
            points: None,
            cards: done
                .iter()
                .map(|card| Held {
                    id: format!("race/{id}/{}", names.id(card)),
                    name: names.name(card),
                    count: 1,
                    emblem: super::emblem(&names.id(card)),
                    card: Some(names.id(card)),
                })
                .collect(),
        };
        vec![
            set("you", Actor::You, "your Inventions", state.done().collect()),
            set(
                "ghost",
                Actor::Rival,
                "the ghost's Inventions",
                state.ghost_done().collect(),
            ),
        ]
    }

    fn clocks(&self, state: &State, _: &Speech<'_, Self>) -> Vec<Clock> {
        let all = u32::try_from(INVENTIONS_TO_WIN).unwrap_or(u32::MAX);
        let left = |done: usize| all.saturating_sub(u32::try_from(done).unwrap_or(u32::MAX));
        let (mine, ghosts) = (left(state.done().count()), left(state.ghost_done().count()));
        let cap = self.options().action_cap.get();
        vec![
            Clock::new("inventions", "Inventions to go", mine, Some(all)).owned_by(Actor::You),
            Clock::new(
                "ghost",
                "Inventions the ghost still needs",
                ghosts,
                Some(all),
            )
            .owned_by(Actor::Rival),
            Clock::new(
                "actions",
                "actions left",
                cap.saturating_sub(state.actions()),
                Some(cap.into()),
            ),
        ]
    }

    fn needs(&self, state: &State, _: &Speech<'_, Self>) -> Needs {
        let names = Names::new(self, state);
        let mut made: Vec<Need> = Vec::new();
        for invention in state.inventions() {
            made.push(invention_of(&names, invention));
        }
        let mut machines: Vec<Machine> = state.machines().collect();
        machines.dedup();
        made.extend(
            machines
                .into_iter()
                .map(|machine| machine_of(&names, machine)),
        );
        made.extend(
            state
                .ghost_invention()
                .into_iter()
                .flat_map(|it| plan(&names, it)),
        );
        Needs {
            stocks: stocks(&names, &made),
            made,
            foe: foe(&names),
            odds: odds(&names),
            ..Needs::default()
        }
    }
}

const PILES: [&str; 3] = ["piles/part", "piles/machine", "piles/invention"];
const SCRAPS: [&str; 3] = ["scraps/part", "scraps/machine", "scraps/invention"];

/// Returns where a card that the player needs lies, unless it is in hand.
fn lies(names: &Names<'_>, card: Card) -> (SocketState, u32) {
    let state = names.state;
    let scraps = state.scraps(card.pile()).find(|(other, _)| *other == card);
    let ghost = match card {
        Card::Part(part) => {
            let mut parts = state.ghost_parts();
            parts
                .find(|(other, _)| *other == part)
                .map(|(_, count)| count)
        }
        Card::Machine(machine) => {
            let mut machines = state.ghost_machines();
            let found = machines.find(|(other, _)| *other == machine);
            found.map(|(_, count)| count)
        }
        Card::Invention(_) => None,
    };
    match (scraps, ghost) {
        (Some((_, count)), _) => (SocketState::Scrap, count.into()),
        (None, Some(count)) => (SocketState::Ghost, count.into()),
        (None, None) => (SocketState::None, 0),
    }
}

fn socket(names: &Names<'_>, card: Card, (state, count): (SocketState, u32)) -> Socket {
    Socket {
        card: names.id(&card),
        name: names.name(&card),
        state,
        count,
    }
}

fn copies<C: PartialEq>(cards: impl Iterator<Item = C>, card: &C) -> u32 {
    u32::try_from(cards.filter(|other| other == card).count()).unwrap_or(u32::MAX)
}

/// Returns a machine in the player's hand with its Parts.
fn machine_of(names: &Names<'_>, machine: Machine) -> Need {
    let missing: Vec<Part> = names.game.missing_parts(names.state, machine).collect();
    let sockets = names.game.parts_of(machine).into_iter().map(|part| {
        let card = Card::Part(part);
        let have = copies(names.state.parts(), &part);
        let state = if missing.contains(&part) || have == 0 {
            lies(names, card)
        } else {
            (SocketState::Have, have)
        };
        socket(names, card, state)
    });
    Need {
        id: format!("machines/{}", names.id(&machine)),
        card: names.id(&machine),
        name: names.name(&machine),
        owner: Actor::You,
        ready: missing.is_empty(),
        sockets: sockets.collect(),
    }
}

/// Returns the player's Invention with its machines.
fn invention_of(names: &Names<'_>, invention: Invention) -> Need {
    let state = names.state;
    let sockets = names
        .game
        .machines_of(invention)
        .into_iter()
        .map(|machine| {
            let card = Card::Machine(machine);
            let (built, have) = (
                copies(state.built(), &machine),
                copies(state.machines(), &machine),
            );
            let lies = match (built, have) {
                (1.., _) => (SocketState::Built, built),
                (0, 1..) => (SocketState::Have, have),
                (0, 0) => lies(names, card),
            };
            socket(names, card, lies)
        });
    let sockets: Vec<Socket> = sockets.collect();
    Need {
        id: format!("invention/{}", names.id(&invention)),
        card: names.id(&invention),
        name: names.name(&invention),
        owner: Actor::You,
        ready: sockets
            .iter()
            .all(|socket| socket.state == SocketState::Built),
        sockets,
    }
}

/// Returns the ghost's Invention with its machines, and each machine with its Parts.
fn plan(names: &Names<'_>, invention: Invention) -> Vec<Need> {
    let (game, state) = (names.game, names.state);
    let built: Vec<Machine> = state.ghost_built().collect();
    let machines = game.machines_of(invention);
    let id = |key: String| format!("plan/{key}");
    let sockets = machines.into_iter().map(|machine| {
        let of = |(other, count)| (other == machine).then_some(u32::from(count));
        let have = state.ghost_machines().find_map(of);
        let lies = match (built.contains(&machine), have) {
            (true, _) => (SocketState::Built, 1),
            (false, Some(have)) => (SocketState::Have, have),
            (false, None) => (SocketState::None, 0),
        };
        socket(names, Card::Machine(machine), lies)
    });
    let mut needs = vec![Need {
        id: id(names.id(&invention)),
        card: names.id(&invention),
        name: names.name(&invention),
        owner: Actor::Rival,
        ready: machines.iter().all(|machine| built.contains(machine)),
        sockets: sockets.collect(),
    }];
    needs.extend(machines.into_iter().map(|machine| {
        let is_built = built.contains(&machine);
        let sockets = game.parts_of(machine).into_iter().map(|part| {
            let of = |(other, count)| (other == part).then_some(u32::from(count));
            let lies = match (is_built, state.ghost_parts().find_map(of)) {
                (true, _) => (SocketState::Built, 1),
                (false, Some(have)) => (SocketState::Have, have),
                (false, None) => (SocketState::None, 0),
            };
            socket(names, Card::Part(part), lies)
        });
        let sockets: Vec<Socket> = sockets.collect();
        let has_parts = sockets
            .iter()
            .all(|socket| socket.state != SocketState::None);
        Need {
            id: id(names.id(&machine)),
            card: names.id(&machine),
            name: names.name(&machine),
            owner: Actor::Rival,
            ready: has_parts,
            sockets,
        }
    }));
    needs
}

/// Returns all Parts with the copies in each open place.
fn stocks(names: &Names<'_>, made: &[Need]) -> Vec<Stock> {
    let state = names.state;
    let lacked = |card: &str| {
        let mine = made.iter().filter(|need| need.owner == Actor::You);
        let mut sockets = mine.flat_map(|need| &need.sockets);
        sockets.any(|it| {
            it.card == card && !matches!(it.state, SocketState::Have | SocketState::Built)
        })
    };
    let of = |part: Part| {
        let mut count = Amounts::new();
        let mut put = |place: &'static str, copies: u32| {
            count.insert(place.into(), i32::try_from(copies).unwrap_or(i32::MAX));
        };
        put("you", copies(state.parts(), &part));
        let scraps = state.scraps(Pile::Part);
        let scraps = scraps.filter(|(card, _)| *card == Card::Part(part));
        put("scrap", scraps.map(|(_, copies)| u32::from(copies)).sum());
        let ghost = state.ghost_parts().filter(|(other, _)| *other == part);
        put("ghost", ghost.map(|(_, copies)| u32::from(copies)).sum());
        let card = names.id(&part);
        Stock {
            name: names.name(&part),
            needed: lacked(&card),
            card,
            count,
        }
    };
    Part::values(names.game).map(of).collect()
}

/// Returns the roll under way.
fn foe(names: &Names<'_>) -> Option<Foe> {
    let boosted = names.game.roll_to_boost(names.state);
    let (need, reached) = match (boosted, first_task(names)) {
        (Some(roll), _) => (roll.need, Some(roll.value)),
        (None, Some(Task::Die { roll })) => (names.game.needed(names.state, roll), None),
        _ => return None,
    };
    Some(Foe {
        card: "roll".to_owned(),
        kind: "roll".into(),
        strength: need.into(),
        reached: reached.map(u32::from),
        ..Foe::default()
    })
}

/// Returns the chances of the rolls that the player can make.
fn odds(names: &Names<'_>) -> Vec<Odds> {
    if names.state.outcome().is_some() {
        return Vec::new();
    }
    let rolls = [
        ("scraps/part", RollFor::Dig(DigPile::Part)),
        ("scraps/machine", RollFor::Dig(DigPile::Machine)),
        ("hoard/steal", RollFor::Steal),
    ];
    let odds = rolls.map(|(id, roll)| {
        let need = names.game.needed(names.state, roll);
        let faces: Vec<u8> = (need.max(1)..=6).collect();
        Odds {
            id: id.to_owned(),
            name: names.name(&roll),
            cases: u32::try_from(faces.len()).unwrap_or(0),
            faces,
            of: 6,
            target: Some(id.to_owned()),
            ..Odds::default()
        }
    });
    odds.into()
}
