//! Decisions and outcomes in words, with what the position adds to them.

use core::fmt::{self, Write};

use solo_core::{NamedFields, Speech, fields};

use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::TakenFrom;
use crate::game::Scrapyard;
use crate::kinds::{Card, Component, DigPile, Invention, Machine, Part, Pile, Source};
use crate::phase::{Origin, Task};
use crate::play::{Due, MOST_MACHINES, MOST_PARTS, boost_worth, chance_weight, due, needed};
use crate::state::State;

const DRAW: &str = "Draw {top?null={pile?invention=an|a} {pile} ({left#0=the {scraps} of the scrap \
    pile are shuffled first|{left} left})|{top}, the known top card}";
const DIG: &str = "Dig for a {pile} among {cards} {cards#1=card|cards}; you need a {need}";
const BUILD: &str = "Build {machine} from {parts}{missing?null=| although {missing} is missing}";
const BOOST: &str =
    "Scrap {part} to raise the roll from {value} to {to}{need#0=|; you need a {need}}";
const SCRAP: &str = "Scrap {card}: {over} over the limit of {limit}";
const STOP: &str = "Stop with {value}: the {roll} {enough?true=succeeds|fails}";
const TAKE: &str =
    "Take {card} from {from}{held?true=, and as your second one it goes to the ghost|}";
const USE: &str = "Use {source} to {operation}{need#0=|, if you roll a {need}}";

/// Words for what happens in a position.
pub(crate) struct Telling<'a> {
    game: &'a Scrapyard,
    state: &'a State,
    speech: &'a Speech<'a, Scrapyard>,
    out: &'a mut dyn Write,
}

impl<'a> Telling<'a> {
    pub(crate) const fn new(
        state: &'a State,
        speech: &'a Speech<'a, Scrapyard>,
        out: &'a mut dyn Write,
    ) -> Self {
        let game = speech.game();
        Self {
            game,
            state,
            speech,
            out,
        }
    }

    fn say(&mut self, template: &str, fields: &dyn NamedFields<Scrapyard>) -> fmt::Result {
        self.speech
            .fill("Said", template, template, fields, self.out)
    }

    /// Writes a decision with what it needs, costs or brings.
    pub(crate) fn decision(&mut self, decision: Decision) -> fmt::Result {
        let (state, task) = (self.state, self.state.agenda.first());
        match decision {
            Decision::Stop => self.stop(task),
            Decision::Accept => self.accept(task),
            Decision::Draw(pile) => self.draw(pile),
            Decision::Dig(pile) => self.dig(pile),
            Decision::Steal => {
                let need = needed(self.game, state, crate::RollFor::Steal);
                self.say("Steal from the ghost; you need a {need}", &fields![need])
            }
            Decision::Build(machine) => self.build(machine, None),
            Decision::Invent(invention) => self.invent(invention, None),
            Decision::Use(source) => self.use_ability(source),
            Decision::Boost(part) => self.boost(part),
            Decision::Scrap(card) => self.scrap(card),
            Decision::Take(card) => self.take(task, card),
            Decision::Look(pile) => self.look(task, pile),
            Decision::Place(card) => self.place(task, card),
            Decision::Omit(component) => self.omit(task, component),
        }
    }

    fn stop(&mut self, task: Option<Task>) -> fmt::Result {
        let Some(Task::Boost { roll }) = task else {
            return self.say("Take no further card", &fields![]);
        };
        let value = self.state.value;
        let enough = value >= needed(self.game, self.state, roll);
        self.say(STOP, &fields![value, roll, enough])
    }

    fn accept(&mut self, task: Option<Task>) -> fmt::Result {
        match task {
            Some(Task::Penalty { pile, cards }) => {
                let template =
                    "Let the ghost draw {cards#1=a {pile}|{cards} cards from the {pile} pile}";
                self.say(template, &fields![pile, cards])
            }
            _ => self.say("Let the ghost draw", &fields![]),
        }
    }

    fn draw(&mut self, pile: Pile) -> fmt::Result {
        let position = self.game.position(self.state);
        let top = position.top(pile).next();
        let (unseen, bottom) = (self.state.unseen_cards(pile), position.bottom(pile));
        let left = u16::try_from(bottom.count())
            .unwrap_or(u16::MAX)
            .saturating_add(unseen);
        let scraps = self.state.scrap_cards(pile);
        self.say(DRAW, &fields![pile, top, left, scraps])
    }

    fn dig(&mut self, pile: DigPile) -> fmt::Result {
        let need = needed(self.game, self.state, crate::RollFor::Dig(pile));
        let cards = self.state.scrap_cards(pile.pile());
        self.say(DIG, &fields![pile, cards, need])
    }

    /// A machine with its Parts, but for one that is left out.
    fn build(&mut self, machine: Machine, omitted: Option<Part>) -> fmt::Result {
        let recipe = self.game.rules().machine(machine).parts.map(Part);
        let there = |part: &Part| crate::kinds::has(self.state.parts, part.0);
        let missing = recipe.into_iter().find(|part| !there(part));
        let parts = recipe
            .into_iter()
            .filter(|part| Some(*part) != omitted.or(missing));
        let parts: crate::Spent<Part> = parts.collect();
        match omitted {
            Some(omitted) => {
                let template = "Build {machine} from {parts}, leaving {omitted} out";
                self.say(template, &fields![machine, parts, omitted])
            }
            None => self.say(BUILD, &fields![machine, parts, missing]),
        }
    }

    fn invent(&mut self, invention: Invention, omitted: Option<Machine>) -> fmt::Result {
        let recipe = self.game.rules().invention(invention).machines.map(Machine);
        let machines = recipe
            .into_iter()
            .filter(|machine| Some(*machine) != omitted);
        let machines: crate::Spent<Machine> = machines.collect();
        let template =
            "Complete {invention} with {machines}{omitted?null=|, leaving {omitted} out}";
        self.say(template, &fields![invention, machines, omitted])
    }

    fn use_ability(&mut self, source: Source) -> fmt::Result {
        let ability = self.game.ability(source);
        let (operation, need) = (ability.operation, ability.need);
        self.say(USE, &fields![source, operation, need])
    }

    fn boost(&mut self, part: Part) -> fmt::Result {
        let (value, worth) = (self.state.value, boost_worth(self.game, self.state));
        let to = u16::from(value).saturating_add(worth).min(6);
        let need = match self.state.agenda.first() {
            Some(Task::Boost { roll }) => Some(needed(self.game, self.state, roll)),
            _ => None,
        };
        self.say(BOOST, &fields![part, value, to, need])
    }

    fn scrap(&mut self, card: Card) -> fmt::Result {
        let state = self.state;
        let (cards, limit) = match card.pile() {
            Pile::Part => (state.parts_in_hand(), MOST_PARTS),
            Pile::Machine => (state.machines_in_hand(), MOST_MACHINES),
            Pile::Invention => (state.invention_kinds().count_ones(), 1),
        };
        let over = cards.saturating_sub(limit);
        self.say(SCRAP, &fields![card, over, limit])
    }

    fn take(&mut self, task: Option<Task>, card: Card) -> fmt::Result {
        let from = match task {
            Some(Task::Keep { .. }) => TakenFrom::Look,
            Some(
                Task::Take {
                    from: Origin::Ghost { .. },
                    ..
                }
                | Task::More {
                    from: Origin::Ghost { .. },
                    ..
                },
            ) => TakenFrom::Ghost,
            _ => TakenFrom::Scrap,
        };
        let held = self.state.holds(card);
        self.say(TAKE, &fields![card, from, held])
    }

    fn look(&mut self, task: Option<Task>, pile: Pile) -> fmt::Result {
        match task {
            Some(Task::PickLook { cards, .. }) => {
                let template =
                    "Look at {cards#1=the top card|the top {cards} cards} of the {pile} pile";
                self.say(template, &fields![pile, cards])
            }
            _ => self.say("Look at the {pile} pile", &fields![pile]),
        }
    }

    fn place(&mut self, task: Option<Task>, card: Card) -> fmt::Result {
        match task {
            Some(Task::Place { rest, .. }) => {
                let template = "Lay {card} back {rest?top=on top of|under} its pile";
                self.say(template, &fields![card, rest])
            }
            _ => self.say("Lay {card} back", &fields![card]),
        }
    }

    fn omit(&mut self, task: Option<Task>, component: Component) -> fmt::Result {
        match (component, task, self.state.first_invention()) {
            (Component::Part(part), Some(Task::OmitPart { machine }), _) => {
                self.build(machine, Some(part))
            }
            (Component::Machine(machine), _, Some(invention)) => {
                self.invent(invention, Some(machine))
            }
            _ => self.say("Leave {component} out", &fields![component]),
        }
    }

    /// Writes an outcome with its odds, or with what the roll needs.
    pub(crate) fn chance(&mut self, chance: Chance) -> fmt::Result {
        let all = chance_weight(self.game, self.state);
        let copies = match (chance, due(self.state), self.state.agenda.first()) {
            (Chance::Die(_), _, Some(Task::Die { roll })) => {
                let need = needed(self.game, self.state, roll);
                let template = "{chance}, and the {roll} needs a {need}";
                return self.say(template, &fields![chance, roll, need]);
            }
            (Chance::Card(card), Due::Card(pile), _) if card.pile() == pile => self
                .state
                .count(self.game.rules().unseen(pile), card.place()),
            _ => 1,
        };
        self.say(
            "{chance} ({copies} of {all})",
            &fields![chance, copies, all],
        )
    }
}
