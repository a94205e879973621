//! From a view to a position: anything with the right fields is read, and every fault is listed.

mod agenda;
mod reader;
mod stated;

use alloc::string::ToString;
use alloc::vec::Vec;

use solo_core::{Events, Faults};

use self::agenda::read_agenda;
use self::reader::{Counted, Reader};
pub use self::stated::{
    ByPile, Setup, StatedGhost, StatedOutcome, StatedPile, StatedPlayer, StatedRoll,
};
use crate::bits::bit;
use crate::event::Event;
use crate::game::Scrapyard;
use crate::kinds::{Card, Character, Invention, Pile};
use crate::play::Table;
use crate::state::{MOST_INVENTIONS, State, TO_WIN, Zone};

impl Scrapyard {
    /// The position that a view describes, and what happened until something was waited for: a view
    /// whose first task waits for nobody is worked on like any other.
    ///
    /// # Errors
    /// Every fault of the view.
    pub fn set_up_with_events(
        &self,
        setup: &Setup,
        events: &mut impl Events<Event>,
    ) -> Result<State, Faults> {
        let mut faults = Faults::new();
        let state = setup.read(self, &mut faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut state = state;
        setup.check_derived(self, &state, &mut faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut told: Vec<Event> = Vec::new();
        let settles = setup.agenda.first().is_some_and(|line| line == "settle");
        Table::new(self, &mut state, &mut told).take_up(settles);
        crate::audit::for_each_fault(self, &state, &mut |(at, rule, message)| {
            faults.add(at, rule, message);
        });
        let state = faults.into_result(state)?;
        told.into_iter().for_each(|event| events.push(event));
        Ok(state)
    }
}

impl Setup {
    /// Everything that can be said of the view before it is a position.
    fn read(&self, game: &Scrapyard, faults: &mut Faults) -> State {
        let rules = &game.rules;
        let mut state = State::empty();
        let mut reader = Reader {
            game,
            faults,
            met: [[0; 64]; 3],
        };
        state.actions = self.actions;
        let unseen = Pile::ALL.map(|pile| {
            let at = alloc::format!("piles.{}.unseen", pile.word());
            reader.pairs(&at, &self.piles.of(pile).unseen, pile)
        });
        for pile in Pile::ALL {
            let at = alloc::format!("scraps.{}", pile.word());
            reader.pairs(&at, self.scraps.of(pile), pile);
        }
        let ghost_parts = reader.pairs("ghost.parts", &self.ghost.parts, Pile::Part);
        let ghost_machines = reader.pairs("ghost.machines", &self.ghost.machines, Pile::Machine);
        let lists = self.read_lists(&mut reader);
        let parts = reader.list("player.parts", &self.player.parts, Pile::Part);
        let machines = reader.list("player.machines", &self.player.machines, Pile::Machine);
        state.built = reader.set("player.built", &self.player.built, Pile::Machine);
        let ghost_built = reader.list("ghost.built", &self.ghost.built, Pile::Machine);
        let inventions = reader.list(
            "player.inventions",
            &self.player.inventions,
            Pile::Invention,
        );
        let done = reader.list("player.done", &self.player.done, Pile::Invention);
        let ghost_done = reader.list("ghost.done", &self.ghost.done, Pile::Invention);
        let ghost_invention =
            reader.list("ghost.inventions", &self.ghost.inventions, Pile::Invention);
        reader.check_cards();
        for id in &self.player.used {
            if let Some(kind) = reader.kind("player.used", id, Pile::Machine) {
                state.used |= bit(kind);
            }
        }
        let character = reader.character("player.character", self.player.character.as_ref());
        let ghosts = reader.character("ghost.character", self.ghost.character.as_ref());
        let faults = reader.faults;
        if character.is_some() && character == ghosts {
            faults.add(
                "ghost.character",
                "SE-3.4",
                "both sides have the same Character",
            );
        }
        if let Some(character) = character {
            state.character = character.0;
            state.uses_left = self.read_uses(game, character, faults);
        } else if self.player.uses_left.is_some() {
            faults.add(
                "player.uses_left",
                "SE-12.1",
                "there is no Character to use",
            );
        }
        if let Some(character) = ghosts {
            state.ghost_character = character.0;
        }
        read_agenda(game, &self.agenda, self.looked_at(game), &mut state, faults);
        faults.require(
            done.len() <= TO_WIN,
            "player.done",
            "SE-1.2",
            "three are enough",
        );
        faults.require(
            ghost_done.len() <= TO_WIN,
            "ghost.done",
            "SE-1.2",
            "three are enough",
        );
        faults.require(
            inventions.len() <= MOST_INVENTIONS,
            "player.inventions",
            "SE-4.3",
            "too many Inventions are in hand",
        );
        faults.require(
            ghost_invention.len() <= 1,
            "ghost.inventions",
            "SE-3.1",
            "the ghost works on one Invention only",
        );
        if let Some(kind) = ghost_invention.first() {
            state.ghost_invention = *kind;
        }
        read_ghost_built(game, &mut state, &ghost_built, faults);
        if !faults.is_empty() {
            return state;
        }
        for (pile, counted) in Pile::ALL.into_iter().zip(unseen) {
            count(&mut state, rules.unseen(pile), &counted);
        }
        count(&mut state, rules.ghost(Pile::Part), &ghost_parts);
        count(&mut state, rules.ghost(Pile::Machine), &ghost_machines);
        let mut fits = true;
        for (zone, kinds) in lists {
            for kind in kinds {
                fits &= match zone {
                    Zone::Look => state.list_sorted(rules, zone, kind),
                    Zone::Top(_) | Zone::Bottom(_) | Zone::Spare(_) => {
                        state.list_last(rules, zone, kind)
                    }
                };
            }
        }
        for card in parts
            .into_iter()
            .map(|kind| Card::new(Pile::Part, kind))
            .chain(
                machines
                    .into_iter()
                    .map(|kind| Card::new(Pile::Machine, kind)),
            )
            .chain(
                inventions
                    .into_iter()
                    .map(|kind| Card::new(Pile::Invention, kind)),
            )
        {
            fits &= state.give(rules, card);
        }
        faults.require(
            fits,
            "piles",
            "V14",
            "more cards are known than a position can hold",
        );
        for kind in done {
            state.complete(Invention(kind));
        }
        for kind in ghost_done {
            state.complete_for_ghost(Invention(kind));
        }
        if let Some(roll) = &self.roll {
            state.die = roll.die;
            state.value = roll.value;
        }
        state.recount(rules);
        state
    }

    /// The runs and the look zone.
    fn read_lists(&self, reader: &mut Reader<'_>) -> Vec<(Zone, Vec<u8>)> {
        let mut lists = Vec::new();
        for pile in Pile::ALL {
            let stated = self.piles.of(pile);
            let word = pile.word();
            let top = reader.list(&alloc::format!("piles.{word}.top"), &stated.top, pile);
            lists.push((Zone::Top(pile), top));
            let bottom = reader.list(&alloc::format!("piles.{word}.bottom"), &stated.bottom, pile);
            lists.push((Zone::Bottom(pile), bottom));
        }
        let pile = self.looked_at(reader.game).unwrap_or(Pile::Part);
        lists.push((Zone::Look, reader.list("look", &self.look, pile)));
        lists
    }

    fn looked_at(&self, game: &Scrapyard) -> Option<Pile> {
        let first = self.look.first()?;
        game.card(first).map(Card::pile)
    }

    fn read_uses(&self, game: &Scrapyard, character: Character, faults: &mut Faults) -> u8 {
        let uses = game.rules.character(character).uses;
        let fits = match self.player.uses_left {
            None => uses == 0,
            Some(left) => uses > 0 && left <= uses,
        };
        faults.require(
            fits,
            "player.uses_left",
            "SE-12.1",
            "this is not a number of uses the Character can have left",
        );
        self.player.uses_left.unwrap_or(0)
    }

    /// What a view says twice must be said alike.
    fn check_derived(&self, game: &Scrapyard, state: &State, faults: &mut Faults) {
        let position = game.position(state);
        let settles = self.agenda.first().is_some_and(|line| line == "settle");
        let stated = if settles { "settle" } else { position.phase() };
        faults.require(
            self.phase == stated,
            "phase",
            "SE-16.2",
            "this is not the first word of the agenda",
        );
        let lines = position.agenda().map(|task| task.to_string());
        faults.require(
            lines.eq(self.agenda.iter().skip(usize::from(settles)).cloned()),
            "agenda",
            "SE-16.2",
            "these tasks do not follow each other",
        );
        let roll = position.roll();
        let roll_fits = match (&self.roll, roll) {
            (None, None) => true,
            (Some(stated), Some(roll)) => {
                let game = position.game;
                let text = crate::position::RollText {
                    game,
                    roll: roll.roll,
                };
                stated.roll == text.to_string() && stated.need == roll.need
            }
            _ => false,
        };
        faults.require(
            roll_fits,
            "roll",
            "SE-8.1",
            "the roll does not fit the position",
        );
        let outcome_fits = match (&self.outcome, position.outcome()) {
            (None, None) => true,
            (Some(stated), Some(outcome)) => {
                stated.result == outcome.result().word()
                    && stated.player == outcome.player()
                    && stated.ghost == outcome.ghost()
                    && stated.actions == outcome.actions()
                    && stated.rating == outcome.rating()
            }
            _ => false,
        };
        faults.require(
            outcome_fits,
            "outcome",
            "SE-15.1",
            "the outcome does not fit the position",
        );
    }
}

fn count(state: &mut State, lanes: crate::catalogue::Lanes, counted: &Counted) {
    for (kind, count) in counted {
        for _ in 0..*count {
            state.count_up(lanes, *kind);
        }
    }
}

/// SE-10.9: the ghost builds machines of its Invention, each once.
fn read_ghost_built(game: &Scrapyard, state: &mut State, built: &[u8], faults: &mut Faults) {
    let recipe = match state.ghost_invention() {
        Some(invention) => game.rules.invention(invention).machines,
        None => [crate::state::NOBODY; 3],
    };
    for kind in built {
        let place = recipe.iter().position(|machine| machine == kind);
        let mark = place.and_then(|place| 1_u8.checked_shl(u32::try_from(place).unwrap_or(8)));
        match mark {
            Some(mark) if state.ghost_built & mark == 0 => state.ghost_built |= mark,
            _ => faults.add(
                "ghost.built",
                "SE-10.9",
                "the ghost has built a machine that its Invention does not need",
            ),
        }
    }
}
