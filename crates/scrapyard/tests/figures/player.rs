//! A sensible player, who works towards the Invention in hand. He builds other machines only from
//! spare Parts, steals and digs for what he needs, and scraps the rest.

use scrapyard::catalogue::{HOUSE, Operation};
use scrapyard::{Card, Component, Decision, Machine, Part, Pile, Scrapyard, Source, State};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// Digs only if the spare Parts make success certain.
    Sensible,
    /// Digs for whatever is wanted, unless a draw is more likely to bring something.
    Risky,
}

/// The player's cards and needs, as sets of rows of the catalogue.
struct Plan<'a> {
    game: &'a Scrapyard,
    state: &'a State,
    player: Player,
    hand: [u64; 2],
    /// The machines that the Invention in hand still needs, and their Parts.
    needed: u64,
    parts: u64,
    /// Those Parts that belong to a needed machine in hand.
    urgent: u64,
}

fn bit(place: u8) -> u64 {
    1 << place
}

fn recipe(machine: u8) -> u64 {
    let parts = HOUSE.machines[usize::from(machine)].parts;
    let row = |id| HOUSE.parts.iter().position(|part| part.id == id).unwrap();
    parts.into_iter().map(|id| 1 << row(id)).sum()
}

impl Player {
    /// Returns the decision with the highest score, the first among equals.
    pub(crate) fn decide(self, game: &Scrapyard, state: &State) -> Decision {
        let plan = Plan::new(game, state, self);
        let mut best: Option<(i32, Decision)> = None;
        for decision in game.decisions(state) {
            let score = plan.score(decision);
            if best.is_none_or(|(highest, _)| score > highest) {
                best = Some((score, decision));
            }
        }
        best.unwrap().1
    }
}

impl<'a> Plan<'a> {
    fn new(game: &'a Scrapyard, state: &'a State, player: Player) -> Self {
        let set = |places: &mut dyn Iterator<Item = u8>| places.fold(0, |set, p| set | bit(p));
        let hand = [
            set(&mut state.parts().map(Part::row)),
            set(&mut state.machines().map(Machine::row)),
        ];
        let built = set(&mut state.built().map(Machine::row));
        let invention = state.inventions().next();
        let recipes = invention.map(|i| HOUSE.inventions[usize::from(i.row())].machines);
        let row = |id| HOUSE.machines.iter().position(|other| other.id == id);
        let recipe_rows = recipes
            .into_iter()
            .flatten()
            .map(|id| 1 << row(id).unwrap());
        let needed = recipe_rows.sum::<u64>() & !built;
        let of = |machines: u64| numbers(machines).fold(0, |set, machine| set | recipe(machine));
        Self {
            game,
            state,
            player,
            hand,
            needed,
            parts: of(needed),
            urgent: of(needed & hand[1]),
        }
    }

    fn holds(&self, card: Card) -> bool {
        let hand = self.hand.get(usize::from(card.pile() == Pile::Machine));
        hand.is_some_and(|hand| hand & bit(card.row()) != 0)
    }

    fn wants(&self, card: Card) -> bool {
        let goal = match card {
            Card::Part(part) => self.parts & bit(part.row()) != 0,
            Card::Machine(machine) => self.needed & bit(machine.row()) != 0,
            Card::Invention(_) => false,
        };
        goal && !self.holds(card)
    }

    /// Counts the Parts that can be scrapped without harm.
    fn spare(&self) -> u32 {
        (self.hand[0] & !self.parts).count_ones()
    }

    fn score(&self, decision: Decision) -> i32 {
        match decision {
            Decision::Stop => 4,
            Decision::Accept => 0,
            Decision::Draw(pile) | Decision::Look(pile) => 10 + self.chance(pile),
            Decision::Dig(pile) => self.dig(pile.pile()),
            Decision::Steal => self.steal(),
            Decision::Build(machine) => self.build(machine.row()),
            Decision::Invent(_) => 1000,
            Decision::Use(source) => self.ability(source),
            Decision::Boost(part) => self.boost(part.row()),
            // Of the cards laid back the last one comes first.
            Decision::Scrap(card) | Decision::Place(card) => -self.worth(card),
            Decision::Take(card) => self.take(card),
            Decision::Omit(Component::Part(part)) => self.worth(Card::Part(part)),
            Decision::Omit(Component::Machine(machine)) => self.worth(Card::Machine(machine)),
        }
    }

    /// Returns the likelihood that the pile brings something wanted, in thousandths.
    fn chance(&self, pile: Pile) -> i32 {
        let known = self.state.top(pile).next();
        if known.is_some_and(|card| self.wants(card)) {
            return 1000;
        }
        let (mut wanted, mut all) = (0, 0);
        for (card, count) in self.state.unseen(pile) {
            all += i32::from(count);
            wanted += i32::from(count) * i32::from(self.wants(card));
        }
        // The wanted card lies in the scrap pile, and comes back when the pile has run out.
        if wanted == 0 && self.scraps_hold_a_wanted(pile) {
            return 1 + 50 / (1 + all);
        }
        // A machine is worth more than one of its Parts.
        let weight = if pile == Pile::Machine { 2000 } else { 1000 };
        wanted * weight / all.max(1) / (1 + i32::from(known.is_some()))
    }

    fn scraps_hold_a_wanted(&self, pile: Pile) -> bool {
        let mut scraps = self.state.scraps(pile);
        scraps.any(|(card, _)| self.wants(card))
    }

    fn dig(&self, pile: Pile) -> i32 {
        let operation = self.state.character().map(|character| {
            let character = Source::Character(character);
            self.game.ability(character).operation
        });
        let need = 5 - u32::from(operation == Some(Operation::DigBonus));
        let worth = 1 + u32::from(operation == Some(Operation::BoostBonus));
        // The faces of the die that suffice with the spare Parts.
        let faces = (7 + self.spare() * worth).saturating_sub(need).min(6);
        match self.player {
            _ if !self.scraps_hold_a_wanted(pile) => -1,
            _ if faces == 6 => 3000,
            Player::Sensible => -1,
            // A failure is worse than a needless card.
            Player::Risky => 10 + i32::try_from(faces).unwrap() * 600 / 6,
        }
    }

    fn steal(&self) -> i32 {
        let built: Vec<_> = self.state.ghost_built().collect();
        let parts = self
            .state
            .ghost_parts()
            .map(|(part, n)| (Card::Part(part), n));
        let machines = self.state.ghost_machines().map(|(machine, n)| {
            let further = u8::from(built.contains(&machine));
            (Card::Machine(machine), n + further)
        });
        let mut cards = parts.chain(machines);
        if cards.any(|(card, n)| n >= 2 && self.wants(card)) {
            4000
        } else {
            -1
        }
    }

    fn build(&self, machine: u8) -> i32 {
        if self.needed & bit(machine) != 0 {
            9000
        } else if recipe(machine) & self.parts == 0 {
            2500
        } else {
            -1
        }
    }

    fn ability(&self, source: Source) -> i32 {
        let wanted_in_scraps =
            || self.scraps_hold_a_wanted(Pile::Part) || self.scraps_hold_a_wanted(Pile::Machine);
        match self.game.ability(source).operation {
            Operation::ShortInvention | Operation::StandIn => 9500,
            Operation::Draw => 6000,
            Operation::Look => 2000,
            Operation::Salvage if wanted_in_scraps() => 3500,
            Operation::Reclaim => {
                let parts = self.state.ghost_parts().map(|(part, _)| Card::Part(part));
                let machines = self.state.ghost_machines().map(|(m, _)| Card::Machine(m));
                let wanted = parts.chain(machines).any(|card| self.wants(card));
                if wanted { 5000 } else { -1 }
            }
            Operation::ShortMachine => {
                let short = numbers(self.needed & self.hand[1])
                    .any(|m| (recipe(m) & self.hand[0]).count_ones() >= 2);
                if short { 8000 } else { -1 }
            }
            Operation::NoPenalty => 10,
            Operation::SetDie | Operation::AddDie | Operation::Reroll => 5,
            _ => -1,
        }
    }

    /// Boosts with Parts that are not needed, if they suffice.
    fn boost(&self, part: u8) -> i32 {
        let Some(roll) = self.game.roll_to_boost(self.state) else {
            return 0;
        };
        let missing = roll.need.saturating_sub(roll.value);
        let spared = self.parts & bit(part) == 0;
        if spared && u32::from(missing) <= self.spare() * self.boost_worth() {
            20
        } else {
            0
        }
    }

    fn boost_worth(&self) -> u32 {
        let strong = self.state.character().is_some_and(|character| {
            let character = Source::Character(character);
            self.game.ability(character).operation == Operation::BoostBonus
        });
        1 + u32::from(strong)
    }

    /// Returns the value of a card in hand for the plan.
    fn worth(&self, card: Card) -> i32 {
        match card {
            Card::Part(part) if self.urgent & bit(part.row()) != 0 => 3,
            Card::Part(part) => i32::from(self.parts & bit(part.row()) != 0),
            Card::Machine(machine) if self.needed & bit(machine.row()) != 0 => 10,
            Card::Machine(machine) => {
                let there = recipe(machine.row()) & self.hand[0];
                i32::try_from(there.count_ones()).unwrap_or(0)
            }
            Card::Invention(_) => 0,
        }
    }

    fn take(&self, card: Card) -> i32 {
        if self.wants(card) {
            20 + self.worth(card)
        } else {
            // A kind already held goes to the ghost.
            5 * i32::from(!self.holds(card))
        }
    }
}

/// Lists the numbers in a set of bits.
fn numbers(set: u64) -> impl Iterator<Item = u8> {
    (0..64).filter(move |number| set >> number & 1 == 1)
}
