//! Choices that the rulebook allows in a position, read beside the engine and more slowly.

use std::collections::BTreeSet;

use scrapyard::catalogue::{Ability, Operation};
use scrapyard::{
    BuiltDuplicates, Card, Component, Decision, DigPile, Invention, Machine, Origin, Part, Pile,
    Piles, RollFor, Scrapyard, Source, State, Task,
};

use super::ledger::{Ledger, count, of_pile};

/// A position, with the cards counted out.
pub struct Reading<'a> {
    pub game: &'a Scrapyard,
    pub state: &'a State,
    pub cards: Ledger,
}

/// A source, its ability and how often it works or can be used.
type Works = (Source, Ability, u16);

impl<'a> Reading<'a> {
    pub fn new(game: &'a Scrapyard, state: &'a State) -> Self {
        let cards = Ledger::read(state);
        Self { game, state, cards }
    }

    /// Lists the player's abilities with the number of copies (SE-11.6, SE-12.1, SE-13.18).
    fn abilities(&self) -> Vec<Works> {
        let of = |source, times: u8| (source, self.game.ability(source), u16::from(times));
        let character = self.state.character();
        let character = character.map(|character| of(Source::Character(character), 1));
        let on = self.game.options().machine_abilities;
        let built = self.cards.built.iter().filter(|_| on);
        let machines = built.filter_map(|(card, copies)| match card {
            Card::Machine(machine) => Some(of(Source::Machine(*machine), *copies)),
            _ => None,
        });
        character.into_iter().chain(machines).collect()
    }

    /// Lists the abilities that can still be used (SE-11.2, SE-12.5).
    pub fn fresh(&self) -> Vec<Works> {
        let abilities = self.abilities().into_iter();
        let left = abilities.map(|(source, ability, copies)| {
            let left = match source {
                // Without a limit, six times are more than a roll can need (SE-8.6).
                Source::Character(_) => self.game.uses_left(self.state).map_or(6, u16::from),
                Source::Machine(machine) => {
                    copies - u16::from(count(&self.cards.used, Card::Machine(machine)))
                }
            };
            (source, ability, left)
        });
        left.filter(|(_, ability, left)| *left > 0 && !ability.operation.is_passive())
            .collect()
    }

    /// Adds up the n of the passive abilities of a kind (SE-13.18).
    fn sum(&self, operation: Operation, counts: impl Fn(&Ability) -> bool) -> u16 {
        let of_kind = self
            .abilities()
            .into_iter()
            .filter(|(_, one, _)| one.operation == operation);
        of_kind
            .filter(|(_, one, _)| counts(one))
            .map(|(_, one, times)| u16::from(one.n) * times)
            .sum()
    }

    /// Returns the value that a roll needs (SE-6.1, SE-7.1, SE-13.13, SE-13.14, SE-13.19).
    pub fn need(&self, roll: RollFor) -> u16 {
        match roll {
            RollFor::Dig(_) => 5_u16
                .saturating_sub(self.sum(Operation::DigBonus, |_| true))
                .max(2),
            RollFor::Steal => 4_u16
                .saturating_sub(self.sum(Operation::StealBonus, |_| true))
                .max(2),
            RollFor::Use(source) => self.game.ability(source).need.into(),
        }
    }

    /// Returns the value that a scrapped Part adds (SE-8.1, SE-13.15).
    pub fn boost(&self) -> u16 {
        1 + self.sum(Operation::BoostBonus, |_| true)
    }

    /// Counts the cards beyond the first that a dig of this value brings (SE-13.16).
    pub fn bonus_cards(&self, value: u8) -> u16 {
        self.sum(Operation::BonusCard, |ability| ability.need <= value)
    }

    /// Returns the highest value that a roll can be brought to (SE-8.6).
    fn reach(&self, value: u8) -> u16 {
        let fresh = self.fresh();
        let of = |operation| {
            fresh
                .iter()
                .filter(move |(_, one, _)| one.operation == operation)
        };
        if of(Operation::Reroll).next().is_some() {
            return 6;
        }
        let set = of(Operation::SetDie)
            .map(|(_, one, _)| one.n)
            .max()
            .unwrap_or(0)
            .max(value);
        let added: u16 = of(Operation::AddDie)
            .map(|(_, one, uses)| u16::from(one.n) * uses)
            .sum();
        let parts = u16::try_from(of_pile(&self.cards.hand, Pile::Part)).unwrap_or(u16::MAX);
        (u16::from(set) + self.boost() * parts + added).min(6)
    }

    /// Returns whether a higher value would matter and can be reached (SE-8.5).
    pub fn can_improve(&self, roll: RollFor, value: u8) -> bool {
        let bonus = self
            .abilities()
            .into_iter()
            .filter(|_| matches!(roll, RollFor::Dig(_)));
        let bonus = bonus.filter(|(_, one, _)| one.operation == Operation::BonusCard);
        let targets = bonus.map(|(_, one, _)| u16::from(one.need));
        let mut targets = targets.chain([self.need(roll)]);
        targets.any(|target| u16::from(value) < target && target <= self.reach(value))
    }

    /// Returns whether the player holds a card of this kind (SE-7.6).
    pub fn holds(&self, card: Card) -> bool {
        let counting = self.game.options().built_duplicates == BuiltDuplicates::Count;
        count(&self.cards.hand, card) > 0 || counting && count(&self.cards.built, card) > 0
    }

    /// Lists what can be taken from the ghost: kinds of which it has enough copies, one of them unbuilt (SE-7.2 to SE-7.6).
    fn takeable(&self, from: Piles, floor: u8) -> Vec<Card> {
        let ghost = self.cards.ghost.iter();
        let enough = ghost
            .filter(|(card, copies)| *copies + count(&self.cards.ghost_built, **card) >= floor);
        let cards = enough.map(|(card, _)| *card);
        cards
            .filter(|card| from.contains(card.pile()) && !self.holds(*card))
            .collect()
    }

    pub fn stealable(&self) -> Vec<Card> {
        Piles::from_letters("pm").map_or(Vec::new(), |from| self.takeable(from, 2))
    }

    fn in_scraps(&self, from: Piles) -> Vec<Card> {
        let cards = self.cards.scraps.keys().copied();
        cards.filter(|card| from.contains(card.pile())).collect()
    }

    pub fn has_part(&self, part: Part) -> bool {
        count(&self.cards.hand, Card::Part(part)) > 0
    }

    pub fn is_built(&self, machine: Machine) -> bool {
        count(&self.cards.built, Card::Machine(machine)) > 0
    }

    /// Lists the machines in hand with at least this many of their Parts in hand (SE-9.1, SE-13.5).
    fn buildable(&self, parts: usize) -> Vec<Machine> {
        let hand: BTreeSet<Machine> = self.state.machines().collect();
        let there = |machine: &Machine| {
            let recipe = self.game.parts_of(*machine).into_iter();
            recipe.filter(|part| self.has_part(*part)).count() >= parts
        };
        hand.into_iter().filter(there).collect()
    }

    /// Returns the Invention in hand if this many of its machines are built (SE-9.3, SE-13.6).
    fn inventable(&self, machines: usize) -> Option<Invention> {
        let invention = self.state.inventions().next()?;
        let recipe = self.game.machines_of(invention).into_iter();
        (recipe.filter(|machine| self.is_built(*machine)).count() >= machines).then_some(invention)
    }

    fn drawable(&self, from: Piles) -> impl Iterator<Item = Pile> {
        let piles = Pile::ALL.into_iter();
        piles.filter(move |pile| from.contains(*pile) && self.cards.is_drawable(*pile))
    }

    /// Returns whether an ability is an action that does something now (SE-13.1 to SE-13.7).
    fn acts(&self, source: Source, ability: &Ability) -> bool {
        let from = ability.from;
        match ability.operation {
            Operation::Draw | Operation::Look => self.drawable(from).next().is_some(),
            Operation::Salvage => !self.in_scraps(from).is_empty(),
            Operation::Reclaim => !self.takeable(from, ability.floor).is_empty(),
            Operation::ShortMachine => !self.buildable(2).is_empty(),
            Operation::ShortInvention => self.inventable(2).is_some(),
            Operation::StandIn => self.inventable(2).is_some_and(|invention| {
                let recipe = self.game.machines_of(invention);
                recipe
                    .into_iter()
                    .all(|machine| Source::Machine(machine) != source)
            }),
            _ => false,
        }
    }

    /// Lists the actions (SE-4.2).
    fn actions(&self) -> Vec<Decision> {
        let mut list: Vec<_> = Pile::ALL
            .into_iter()
            .filter(|pile| self.cards.is_drawable(*pile))
            .map(Decision::Draw)
            .collect();
        let digs = DigPile::ALL.into_iter();
        let digs = digs.filter(|dig| of_pile(&self.cards.scraps, dig.pile()) > 0);
        list.extend(digs.map(Decision::Dig));
        list.extend((!self.stealable().is_empty()).then_some(Decision::Steal));
        list.extend(self.buildable(3).into_iter().map(Decision::Build));
        list.extend(self.inventable(3).map(Decision::Invent));
        let sources = self
            .fresh()
            .into_iter()
            .filter(|(source, ability, _)| self.acts(*source, ability));
        list.extend(sources.map(|(source, ..)| Decision::Use(source)));
        list
    }

    /// Lists the cards of the first type of which there are too many in hand (SE-4.3, SE-4.4).
    fn too_many(&self) -> Vec<Card> {
        let limits = [(Pile::Part, 8), (Pile::Machine, 5), (Pile::Invention, 1)];
        let over = limits
            .into_iter()
            .find(|(pile, limit)| of_pile(&self.cards.hand, *pile) > *limit);
        let cards = self.cards.hand.keys().copied();
        over.map_or(Vec::new(), |(pile, _)| {
            cards.filter(|card| card.pile() == pile).collect()
        })
    }

    fn reactions(&self, plain: Decision, fits: impl Fn(&Ability) -> bool) -> Vec<Decision> {
        let sources = self
            .fresh()
            .into_iter()
            .filter(|(_, ability, _)| fits(ability));
        let uses = sources.map(|(source, ..)| Decision::Use(source));
        [plain].into_iter().chain(uses).collect()
    }

    fn on_roll(&self, value: u8) -> Vec<Decision> {
        let fits = |ability: &Ability| match ability.operation {
            Operation::SetDie => ability.n > value,
            operation => operation.is_for_rolls(),
        };
        let boosts = self.cards.hand.keys().filter_map(|card| match card {
            Card::Part(part) => Some(Decision::Boost(*part)),
            _ => None,
        });
        self.reactions(Decision::Stop, fits)
            .into_iter()
            .chain(boosts)
            .collect()
    }

    fn taken(&self, from: Origin) -> Vec<Decision> {
        let cards = match from {
            Origin::Scrap(from) => self.in_scraps(from),
            Origin::Ghost { from, floor } => self.takeable(from, floor.get()),
        };
        cards.into_iter().map(Decision::Take).collect()
    }

    /// Lists what may be left out: what is missing, or anything if nothing is (SE-13.5, SE-13.6).
    fn left_out<T: Copy + Ord>(
        recipe: [T; 3],
        there: impl Fn(T) -> bool,
        omit: fn(T) -> Component,
    ) -> Vec<Decision> {
        let missing = recipe
            .into_iter()
            .filter(|one| !there(*one))
            .collect::<Vec<_>>();
        let mut either = if missing.is_empty() {
            recipe.to_vec()
        } else {
            missing
        };
        either.sort();
        either
            .into_iter()
            .map(|one| Decision::Omit(omit(one)))
            .collect()
    }

    /// Lists what the waiting task offers (SE-16.2).
    pub fn list(&self) -> Vec<Decision> {
        let task = self.game.agenda(self.state).next();
        task.map_or(Vec::new(), |task| self.list_of(task))
    }

    /// Lists what a task offers.
    pub fn list_of(&self, task: Task) -> Vec<Decision> {
        let stop = || [Decision::Stop].into_iter();
        let cards =
            |make: fn(Card) -> Decision, cards: Vec<Card>| cards.into_iter().map(make).collect();
        let looked_at = || self.cards.look.keys().copied().collect();
        match task {
            Task::Main => self.actions(),
            Task::Trim => cards(Decision::Scrap, self.too_many()),
            Task::Boost { .. } => self.on_roll(
                self.game
                    .roll_to_boost(self.state)
                    .map_or(0, |roll| roll.value),
            ),
            Task::Penalty { .. } => self.reactions(Decision::Accept, |one| {
                one.operation == Operation::NoPenalty
            }),
            Task::Take { from, .. } => self.taken(from),
            Task::More { from, .. } => stop().chain(self.taken(from)).collect(),
            Task::PickDraw { from, .. } => self.drawable(from).map(Decision::Draw).collect(),
            Task::MoreDraw { from, .. } => stop()
                .chain(self.drawable(from).map(Decision::Draw))
                .collect(),
            Task::PickLook { from, .. } => self.drawable(from).map(Decision::Look).collect(),
            Task::Keep { .. } => cards(Decision::Take, looked_at()),
            Task::Place { .. } => cards(Decision::Place, looked_at()),
            Task::PickShort => self.buildable(2).into_iter().map(Decision::Build).collect(),
            Task::OmitPart { machine } => {
                let recipe = self.game.parts_of(machine);
                Self::left_out(recipe, |part| self.has_part(part), Component::Part)
            }
            Task::OmitMachine { .. } => {
                self.state
                    .inventions()
                    .next()
                    .map_or(Vec::new(), |invention| {
                        let recipe = self.game.machines_of(invention);
                        Self::left_out(recipe, |machine| self.is_built(machine), Component::Machine)
                    })
            }
            _ => Vec::new(),
        }
    }
}
