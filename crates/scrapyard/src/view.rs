//! Positions as data, both ways: RULES.md, "View".

use alloc::vec::Vec;
use core::iter::repeat_n;

use solo_core::{
    By, Data, DataPath, Events, Faults, Features, GameData, Shape, Sorted, TableSpec, Tables,
};

use crate::audit;
use crate::catalogue::{Components, Rules, TABLES};
use crate::event::Event;
use crate::game::Roll;
use crate::kinds::{Card, Character, Invention, Machine, Part, Pile};
use crate::options::Options;
use crate::outcome::Outcome;
use crate::phase::{Phase, Tail, Task};
use crate::play::Table;
use crate::scrapyard::Scrapyard;
use crate::state::{Agenda, DieRoll, Project, State, Zone};

/// A position, field by field.
///
/// [`set_up`](GameData::set_up) turns it into a [`State`] or lists every fault.
///
/// ```
/// use scrapyard::Scrapyard;
/// use solo_core::GameData;
/// let game = Scrapyard::default();
/// let mut view = game.view(&game.start());
/// assert_eq!(game.set_up(&view), Ok(game.start()));
/// view.actions = 1001;
/// let faults = game.set_up(&view).unwrap_err();
/// assert_eq!(faults.to_string(), "actions: after 1001 actions the game should have ended, at 500 (SE-14.3)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Scrapyard)]
pub struct View {
    /// The first word of the first task.
    pub phase: Phase,
    /// The tasks still to be done, the next one first; empty at the end (SE-16).
    pub agenda: Vec<Task>,
    /// The number of actions declared so far (SE-4.8).
    pub actions: u16,
    /// The roll that can be boosted.
    #[data(clause = "SE-8.1")]
    pub roll: Option<Roll>,
    /// The player's cards.
    pub player: PlayerView,
    /// The ghost's cards.
    pub ghost: GhostView,
    /// The face-down piles.
    #[data(clause = "SE-1.3")]
    pub piles: By<Pile, PileView>,
    /// The scrap piles.
    #[data(clause = "SE-1.3")]
    pub scraps: By<Pile, By<Card, u8>>,
    /// The cards that are being looked at (SE-13.4).
    #[data(clause = "SE-13.4")]
    pub look: Sorted<Card>,
    /// The outcome of the game; `None` until it is over.
    #[data(clause = "SE-15.1", no_features)]
    pub outcome: Option<Outcome>,
}

/// The player's cards in a view.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Scrapyard)]
pub struct PlayerView {
    /// The Parts in hand.
    pub parts: Sorted<Part>,
    /// The unbuilt machines in hand.
    pub machines: Sorted<Machine>,
    /// The built machines, a kind once for each copy.
    pub built: Sorted<Machine>,
    /// The built machines whose single use is spent, a kind once for each such copy.
    #[data(clause = "SE-11.2")]
    pub used: Sorted<Machine>,
    /// The Inventions in hand.
    #[data(clause = "SE-4.3")]
    pub inventions: Sorted<Invention>,
    /// The completed Inventions, in order of completion; at most 3.
    #[data(clause = "SE-1.2")]
    pub done: Vec<Invention>,
    /// The player's Character; `None` if none was dealt.
    pub character: Option<Character>,
    /// Its remaining uses, in the game or in the present action; `None` without a limit (SE-12.5).
    #[data(clause = "SE-12.1")]
    pub uses_left: Option<u8>,
}

/// The ghost's cards in a view.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Scrapyard)]
pub struct GhostView {
    /// Its Parts.
    #[data(clause = "SE-1.3")]
    pub parts: By<Part, u8>,
    /// Its unbuilt machines.
    #[data(clause = "SE-1.3")]
    pub machines: By<Machine, u8>,
    /// The machines it has built, each needed by its Invention.
    #[data(clause = "SE-10.9")]
    pub built: Sorted<Machine>,
    /// Those that it has built without a card.
    #[data(clause = "SE-10.7")]
    pub cardless: Sorted<Machine>,
    /// The Invention it works on; at most 1.
    #[data(clause = "SE-3.1")]
    pub inventions: Vec<Invention>,
    /// Its completed Inventions, in order of completion; at most 3.
    #[data(clause = "SE-1.2")]
    pub done: Vec<Invention>,
    /// Its Character, which does nothing (SE-10.11); `None` if none was dealt.
    pub character: Option<Character>,
}

/// A pile in a view.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Scrapyard)]
pub struct PileView {
    /// The known top run, the next card first.
    #[data(clause = "SE-2.4")]
    pub top: Vec<Card>,
    /// The cards of unknown order.
    #[data(clause = "SE-1.3")]
    pub unseen: By<Card, u8>,
    /// The known bottom run, in order of drawing.
    #[data(clause = "SE-2.4")]
    pub bottom: Vec<Card>,
}

impl GameData for Scrapyard {
    type View = View;
    const VIEW_RULE: &'static str = "SE-16.2";
    const TABLES: &'static [TableSpec] = &TABLES;

    fn assemble(options: Options, tables: &Tables) -> Result<Self, Faults> {
        let game = Self::with_catalogue(options, Components::read(tables)?);
        game.checked().map_err(|error| {
            let mut faults = Faults::new();
            faults.add("options", "SE-3.4", error);
            faults
        })
    }

    fn bounds(&self, path: &str, id: &str) -> Option<(i32, i32)> {
        self.bounds_of(path, id)
    }

    fn tables(&self) -> Tables {
        self.components().tables()
    }

    fn view(&self, state: &State) -> View {
        let by_pile = |pile| {
            let pile_view = PileView {
                top: state.top(pile).collect(),
                unseen: state.unseen(pile).collect(),
                bottom: state.bottom(pile).collect(),
            };
            (pile, pile_view)
        };
        View {
            phase: state.phase(),
            agenda: self.agenda(state).collect(),
            actions: state.actions(),
            roll: self.roll_to_boost(state),
            player: PlayerView {
                parts: state.parts().collect(),
                machines: state.machines().collect(),
                built: state.built().collect(),
                used: state.used().collect(),
                inventions: state.inventions().collect(),
                done: state.done().collect(),
                character: state.character(),
                uses_left: self.uses_left(state),
            },
            ghost: GhostView {
                parts: state.ghost_parts().collect(),
                machines: state.ghost_machines().collect(),
                built: state.ghost_built().collect(),
                cardless: state.ghost_cardless().collect(),
                inventions: state.ghost_invention().into_iter().collect(),
                done: state.ghost_done().collect(),
                character: state.ghost_character(),
            },
            piles: Pile::ALL.into_iter().map(by_pile).collect(),
            scraps: Pile::ALL
                .into_iter()
                .map(|pile| (pile, state.scraps(pile).collect()))
                .collect(),
            look: state.look().collect(),
            outcome: state.outcome(),
        }
    }

    fn pack(&self, view: &View) -> State {
        let (rules, player, ghost) = (self.rules(), &view.player, &view.ghost);
        let mut state = State::empty();
        state.actions = view.actions;
        state.roll = view
            .roll
            .map(|Roll { die, value, .. }| DieRoll { die, value });
        state.player.character = player.character;
        state.player.uses_left = player.uses_left.unwrap_or(0);
        state.ghost.character = ghost.character;
        pack_agenda(view, &mut state);
        pack_piles(rules, view, &mut state);
        let parts = ghost.parts.0.iter();
        let parts = parts.map(|(part, copies)| (Card::Part(*part), *copies));
        let machines = ghost.machines.0.iter();
        let machines = machines.map(|(machine, copies)| (Card::Machine(*machine), *copies));
        for card in as_many(rules, parts.chain(machines)) {
            state.ghost.give(card);
        }
        let parts = player.parts.0.iter().map(|part| Card::Part(*part));
        let machines = player.machines.0.iter().map(|card| Card::Machine(*card));
        let inventions = player.inventions.0.iter();
        let inventions = inventions.map(|card| Card::Invention(*card));
        for card in parts.chain(machines).chain(inventions) {
            state.player.give(card);
        }
        for machine in &player.built.0 {
            state.player.fresh.put(*machine);
        }
        for machine in &player.used.0 {
            state.player.use_built(*machine);
        }
        for invention in &player.done {
            state.player.completed.push(*invention);
        }
        for invention in &ghost.done {
            state.ghost.completed.push(*invention);
        }
        state.ghost.project = ghost.inventions.first().map(|invention| {
            let needs = rules.invention(*invention).needs;
            let all = needs & ghost.built.0.iter().copied().collect();
            let cardless = all & ghost.cardless.0.iter().copied().collect();
            Project {
                invention: *invention,
                built: all - cardless,
                cardless,
            }
        });
        // What is nowhere else is scrapped (SE-1.3).
        for card in rules.cards() {
            let left =
                u16::from(rules.copies(card)).saturating_sub(state.copies_outside_scraps(card));
            state
                .scraps
                .put_several(card, u8::try_from(left).unwrap_or(0));
        }
        state
    }

    /// Sets up a position. A view whose first task waits for no input is worked on like any other.
    fn set_up(&self, view: &View) -> Result<State, Faults> {
        self.set_up_with_events(view, &mut ())
    }
}

impl Scrapyard {
    /// Returns the position of a view, and emits the events until it waits for an input: a view
    /// whose first task waits for none is worked on like any other.
    ///
    /// ```
    /// use scrapyard::{Phase, Scrapyard, Task};
    /// use solo_core::{GameData, Seeded};
    /// let game = Scrapyard::default();
    /// let mut view = game.view(Seeded::start(&game, 1).state());
    /// view.agenda.insert(0, Task::Settle);
    /// view.phase = Phase::Settle;
    /// let mut events = Vec::new();
    /// let state = game.set_up_with_events(&view, &mut events).unwrap();
    /// assert_eq!((state.phase(), events.len()), (Phase::Main, 0));
    /// ```
    ///
    /// # Errors
    /// Every fault of the view.
    pub fn set_up_with_events(
        &self,
        view: &View,
        events: &mut impl Events<Event>,
    ) -> Result<State, Faults> {
        let mut state = self.pack(view);
        let mut faults = Faults::found_by(|findings| audit::cards(self, &state, findings));
        if faults.is_empty() {
            let whole = DataPath::whole(Self::VIEW_RULE);
            self.view(&state).compare(view, self, &whole, &mut faults);
        }
        let mut emitted: Vec<Event> = Vec::new();
        // A task without its cards would make them.
        let idle = Faults::found_by(|findings| audit::tasks(self, &state, findings));
        if faults.is_empty() && idle.is_empty() {
            Table::new(self, &mut state, &mut emitted).work();
        }
        faults.add_found_by(|findings| audit::position(self, &state, findings));
        let state = faults.into_result(state)?;
        emitted.into_iter().for_each(|event| events.push(event));
        Ok(state)
    }
}

/// Packs the agenda from its end: the closing tasks, then those before them; of the deal the first
/// step determines the rest. What does not fit shows as a difference from the resulting agenda.
fn pack_agenda(view: &View, state: &mut State) {
    let tails = [Tail::Pace, Tail::Trim, Tail::Main];
    let tail = tails
        .into_iter()
        .find(|tail| view.agenda.ends_with(tail.tasks()));
    let tail = tail.unwrap_or(Tail::Over);
    state.agenda = Agenda::only(tail);
    let others = view.agenda.len().saturating_sub(tail.tasks().len());
    let deals = view.agenda.first().is_some_and(Task::deals);
    let before = view
        .agenda
        .iter()
        .enumerate()
        .take(if deals { 1 } else { others });
    let before = before.filter(|(index, task)| task.fits_at(*index));
    before.rev().for_each(|(_, task)| state.agenda.push(*task));
}

/// Packs the face-down piles, and the cards that are looked at.
fn pack_piles(rules: &Rules, view: &View, state: &mut State) {
    for (pile, of_pile) in &view.piles.0 {
        let own = |card: &&Card| card.pile() == *pile;
        let unseen = of_pile.unseen.0.iter().filter(|(card, _)| own(&card));
        for card in as_many(rules, unseen.copied()) {
            state.unseen.put(card);
        }
        for card in of_pile.top.iter().filter(own) {
            state.known.put_last(Zone::Top, *card);
        }
        for card in of_pile.bottom.iter().filter(own) {
            state.known.put_last(Zone::Bottom, *card);
        }
    }
    let pile = match state.agenda.is_over() {
        true => view.look.0.first().map(|card| card.pile()),
        false => state.agenda.look_pile(),
    };
    let looked_at = view.look.0.iter();
    for card in looked_at.filter(|card| pile == Some(card.pile())) {
        state.known.look_at(*card);
    }
}

/// Lists each card as often as it is there, at most as often as it exists. Further ones show as a
/// difference from the resulting view.
fn as_many(rules: &Rules, cards: impl Iterator<Item = (Card, u8)>) -> impl Iterator<Item = Card> {
    cards.flat_map(|(card, copies)| {
        let exist = rules.copies(card);
        repeat_n(card, copies.min(exist).into())
    })
}
