//! From a view to a position: anything with the right fields is read, and every fault is listed.

mod agenda;
mod reader;
mod stated;

use alloc::string::ToString;
use alloc::vec::Vec;

use solo_core::{Events, Faults, Finding, Findings};

use self::agenda::read_agenda;
use self::reader::{Counted, Reader};
pub use self::stated::{
    ByPile, Counts, Setup, StatedGhost, StatedOutcome, StatedPile, StatedPlayer, StatedRoll,
};
use crate::catalogue::Rules;
use crate::event::Event;
use crate::game::Scrapyard;
use crate::kinds::{Card, Character, Invention, Machine, Pile};
use crate::play::{Table, use_limit};
use crate::state::{Lanes, MOST_INVENTIONS, NOBODY, State, TO_WIN, Zone};
use crate::view::RollText;

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
        let mut add = |finding: Finding| faults.add(finding.at, finding.rule, finding.message);
        crate::audit::audit(self, &state, &mut Findings::new(&mut add));
        let state = faults.into_result(state)?;
        told.into_iter().for_each(|event| events.push(event));
        Ok(state)
    }
}

/// Every card of a view, by kind.
struct Laid {
    unseen: [Counted; 3],
    ghost_parts: Counted,
    ghost_machines: Counted,
    lists: Vec<(Zone, Vec<u8>)>,
    /// What the player holds, by pile.
    hand: [Vec<u8>; 3],
    built: Vec<u8>,
    used: Vec<u8>,
    ghost_built: Vec<u8>,
    ghost_cardless: Vec<u8>,
    done: Vec<u8>,
    ghost_done: Vec<u8>,
    ghost_inventions: Vec<u8>,
}

impl Setup {
    /// Everything that can be said of the view before it is a position.
    fn read(&self, game: &Scrapyard, faults: &mut Faults) -> State {
        let mut state = State::empty();
        let mut reader = Reader {
            game,
            faults,
            met: [[0; 64]; 3],
        };
        state.actions = self.actions;
        let laid = self.read_cards(&mut reader);
        self.read_characters(&mut reader, &mut state);
        let faults = reader.faults;
        read_agenda(game, &self.agenda, self.looked_at(game), &mut state, faults);
        laid.check_sizes(faults);
        if let Some(kind) = laid.ghost_inventions.first() {
            state.ghost_invention = *kind;
        }
        read_ghost_built(game, &mut state, &laid, faults);
        if !faults.is_empty() {
            return state;
        }
        let fits = laid.lay(&game.rules, &mut state);
        faults.require(
            fits,
            "piles",
            "V14",
            "more cards are known than a position can hold",
        );
        if let Some(roll) = &self.roll {
            state.die = roll.die;
            state.value = roll.value;
        }
        state.recount(&game.rules);
        state
    }

    fn read_cards(&self, reader: &mut Reader<'_>) -> Laid {
        let unseen = Pile::ALL.map(|pile| {
            let at = alloc::format!("piles.{}.unseen", pile.word());
            reader.counts(&at, &self.piles.of(pile).unseen, pile)
        });
        for pile in Pile::ALL {
            let at = alloc::format!("scraps.{}", pile.word());
            reader.counts(&at, self.scraps.of(pile), pile);
        }
        let (player, ghost) = (&self.player, &self.ghost);
        let ghost_parts = reader.counts("ghost.parts", &ghost.parts, Pile::Part);
        let ghost_machines = reader.counts("ghost.machines", &ghost.machines, Pile::Machine);
        let lists = self.read_lists(reader);
        let parts = reader.list("player.parts", &player.parts, Pile::Part);
        let machines = reader.list("player.machines", &player.machines, Pile::Machine);
        let built = reader.list("player.built", &player.built, Pile::Machine);
        let used = reader.among(("player.used", "SE-11.2"), &player.used, &built);
        let ghost_built = reader.list("ghost.built", &ghost.built, Pile::Machine);
        let cardless = ("ghost.cardless", "SE-10.7");
        let ghost_cardless = reader.among(cardless, &ghost.cardless, &ghost_built);
        for kind in &ghost_cardless {
            // It is no card, and has been met as one of the built machines.
            reader.miss(Pile::Machine, *kind);
        }
        let inventions = reader.list("player.inventions", &player.inventions, Pile::Invention);
        let done = reader.list("player.done", &player.done, Pile::Invention);
        let ghost_done = reader.list("ghost.done", &ghost.done, Pile::Invention);
        let ghost_inventions = reader.list("ghost.inventions", &ghost.inventions, Pile::Invention);
        reader.check_cards();
        Laid {
            unseen,
            ghost_parts,
            ghost_machines,
            lists,
            hand: [parts, machines, inventions],
            built,
            used,
            ghost_built,
            ghost_cardless,
            done,
            ghost_done,
            ghost_inventions,
        }
    }

    fn read_characters(&self, reader: &mut Reader<'_>, state: &mut State) {
        let character = reader.character("player.character", self.player.character.as_ref());
        let ghosts = reader.character("ghost.character", self.ghost.character.as_ref());
        let faults = &mut *reader.faults;
        faults.require(
            character.is_none() || character != ghosts,
            "ghost.character",
            "SE-3.4",
            "both sides have the same Character",
        );
        if let Some(character) = character {
            state.character = character.0;
            state.uses_left = self.read_uses(reader.game, character, faults);
        } else {
            faults.require(
                self.player.uses_left.is_none(),
                "player.uses_left",
                "SE-12.1",
                "there is no Character to use",
            );
        }
        if let Some(character) = ghosts {
            state.ghost_character = character.0;
        }
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
        let fits = match (self.player.uses_left, use_limit(game, character)) {
            (None, None) => true,
            (Some(left), Some(limit)) => left <= limit,
            _ => false,
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
                let text = RollText {
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

impl Laid {
    /// No zone holds more cards than it has places.
    fn check_sizes(&self, faults: &mut Faults) {
        let [_, _, inventions] = &self.hand;
        let sizes = [
            (
                &self.done,
                TO_WIN,
                "player.done",
                "SE-1.2",
                "three are enough",
            ),
            (
                &self.ghost_done,
                TO_WIN,
                "ghost.done",
                "SE-1.2",
                "three are enough",
            ),
            (
                inventions,
                MOST_INVENTIONS,
                "player.inventions",
                "SE-4.3",
                "too many Inventions are in hand",
            ),
            (
                &self.ghost_inventions,
                1,
                "ghost.inventions",
                "SE-3.1",
                "the ghost works on one Invention only",
            ),
        ];
        for (cards, most, at, rule, message) in sizes {
            faults.require(cards.len() <= most, at, rule, message);
        }
    }

    /// Puts the cards where they lie; `false` if there is no room for one.
    fn lay(self, rules: &Rules, state: &mut State) -> bool {
        for (pile, counted) in Pile::ALL.into_iter().zip(self.unseen) {
            count(state, rules.unseen(pile), &counted);
        }
        count(state, rules.ghost(Pile::Part), &self.ghost_parts);
        count(state, rules.ghost(Pile::Machine), &self.ghost_machines);
        let mut fits = true;
        for (zone, kinds) in self.lists {
            for kind in kinds {
                fits &= match zone {
                    Zone::Look => state.list_sorted(rules, zone, kind),
                    Zone::Top(_) | Zone::Bottom(_) | Zone::Spare(_) => {
                        state.list_last(rules, zone, kind)
                    }
                };
            }
        }
        for (pile, kinds) in Pile::ALL.into_iter().zip(self.hand) {
            for kind in kinds {
                fits &= state.give(rules, Card::new(pile, kind));
            }
        }
        for kind in self.built {
            state.add_built(rules, Machine(kind));
        }
        for kind in self.used {
            state.use_built(rules, Machine(kind));
        }
        for kind in self.done {
            state.complete(Invention(kind));
        }
        for kind in self.ghost_done {
            state.complete_for_ghost(Invention(kind));
        }
        fits
    }
}

fn count(state: &mut State, lanes: Lanes, counted: &Counted) {
    for (kind, count) in counted {
        for _ in 0..*count {
            state.count_up(lanes, *kind);
        }
    }
}

/// SE-10.9: the ghost builds machines of its Invention, each once, with or without a card.
fn read_ghost_built(game: &Scrapyard, state: &mut State, laid: &Laid, faults: &mut Faults) {
    let recipe = match state.ghost_invention() {
        Some(invention) => game.rules.invention(invention).machines,
        None => [NOBODY; 3],
    };
    for kind in &laid.ghost_built {
        let place = recipe.iter().position(|machine| machine == kind);
        let mark = place.and_then(|place| 1_u8.checked_shl(u32::try_from(place).unwrap_or(8)));
        match mark {
            Some(mark) if state.ghost_built & mark == 0 => {
                state.ghost_built |= mark;
                if laid.ghost_cardless.contains(kind) {
                    state.ghost_cardless |= mark;
                }
            }
            _ => faults.add(
                "ghost.built",
                "SE-10.9",
                "the ghost has built a machine that its Invention does not need",
            ),
        }
    }
}
