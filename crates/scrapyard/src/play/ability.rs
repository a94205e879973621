//! Chapters SE-11 to SE-13: abilities of machines and Characters, and what they do.

use solo_core::Events;
use solo_core::bits::numbers;

use super::menu::{ACCEPT, Menu, Verb, look};
use super::piles::Top;
use super::roll::HIGHEST;
use super::{Table, build, draw, piles, steal};
use crate::catalogue::{Ability, Operation, Rest};
use crate::event::Event;
use crate::game::Scrapyard;
use crate::kinds::{Card, Character, Machine, Pile, Piles, Side, Source, bit, has};
use crate::options::CharacterUses;
use crate::phase::{Origin, Task};
use crate::refusal::Refusal;
use crate::state::{State, Zone};

/// The ability of a source.
#[inline]
pub(super) fn of(game: &Scrapyard, source: Source) -> Ability {
    match source {
        Source::Character(character) => game.rules.character(character).ability,
        Source::Machine(machine) => game.rules.machine(machine).ability,
    }
}

/// SE-12.1: how often the Character's ability can be used, in a game with option `character_uses` =
/// `printed`. SE-12.5: otherwise in an action, for a `reroll`. `None` without a limit.
#[inline]
pub(crate) fn use_limit(game: &Scrapyard, character: Character) -> Option<u8> {
    let rule = game.rules.character(character);
    let limited = match game.options().character_uses() {
        CharacterUses::Printed => rule.uses > 0,
        CharacterUses::Unlimited => rule.ability.operation == Operation::Reroll,
    };
    limited.then_some(rule.uses)
}

/// SE-12.5: what the counter of uses shows between two actions; 0 without a limit.
#[inline]
pub(crate) fn uses_at_main(game: &Scrapyard, state: &State) -> u8 {
    let limit = state.character().and_then(|c| use_limit(game, c));
    limit.unwrap_or(0)
}

/// SE-12.1: the ability of the player's Character has no limit, or a use left.
#[inline]
fn has_use(game: &Scrapyard, state: &State, character: Character) -> bool {
    use_limit(game, character).is_none() || state.uses_left > 0
}

/// SE-8.6: how many uses are left to a usable source, as far as a roll can need them.
pub(super) fn uses_left(game: &Scrapyard, state: &State, source: Source) -> u16 {
    u16::from(match source {
        Source::Character(character) => match use_limit(game, character) {
            Some(_) => state.uses_left,
            None => HIGHEST,
        },
        Source::Machine(machine) => state.fresh_copies(&game.rules, machine),
    })
}

/// The player's Character, if its ability can be used and is one of these.
#[inline]
fn usable_character(
    game: &Scrapyard,
    state: &State,
    wanted: impl Fn(Operation) -> bool,
) -> Option<(Source, Ability)> {
    let character = state.character()?;
    let ability = game.rules.character(character).ability;
    let usable = wanted(ability.operation) && has_use(game, state, character);
    usable.then_some((Source::Character(character), ability))
}

/// SE-8.5: the usable sources that work on rolls, the Character first, with their abilities.
#[inline]
pub(super) fn for_rolls(
    game: &Scrapyard,
    state: &State,
) -> impl Iterator<Item = (Source, Ability)> {
    let machines = numbers(state.fresh() & game.rules.rolling()).map(|kind| {
        let machine = Machine(kind);
        (
            Source::Machine(machine),
            game.rules.machine(machine).ability,
        )
    });
    usable_character(game, state, Operation::is_for_rolls)
        .into_iter()
        .chain(machines)
}

/// SE-13: whether the action-time ability of the source would have an effect now.
#[inline]
pub(super) fn check_effect(game: &Scrapyard, state: &State, source: Source) -> Result<(), Refusal> {
    let ability = of(game, source);
    let rules = &game.rules;
    let operation = ability.operation;
    let possible = match operation {
        // SE-13.1, SE-13.4
        Operation::Draw | Operation::Look => draw::drawable(state, ability.from).next().is_some(),
        // SE-13.2
        Operation::Salvage => Pile::ALL
            .into_iter()
            .any(|pile| ability.from.contains(pile) && state.scrap_cards(pile) > 0),
        // SE-13.3
        Operation::Reclaim => steal::takeable(game, state, ability.from, ability.floor) != [0; 3],
        // SE-13.5
        Operation::ShortMachine => build::short_buildable(rules, state) != 0,
        // SE-13.6, SE-13.7
        Operation::ShortInvention | Operation::StandIn => {
            return build::check_short_invention(rules, state, source, operation);
        }
        // SE-11.4: the others are reactions, which wait for their moment.
        _ => return Err(Refusal::NotOffered),
    };
    if possible {
        Ok(())
    } else {
        Err(Refusal::NoEffect { operation })
    }
}

/// SE-11.1, SE-11.2, SE-11.6, SE-12.1: whether the source is the player's, has an ability to use, and
/// has not used it up.
#[inline]
fn check_source(game: &Scrapyard, state: &State, source: Source) -> Result<(), Refusal> {
    let usable = !of(game, source).operation.is_passive();
    match source {
        Source::Character(character) => {
            if state.character() != Some(character) || !usable {
                return Err(Refusal::NoAbility);
            }
            if !has_use(game, state, character) {
                return Err(Refusal::CharacterUsed);
            }
        }
        Source::Machine(machine) => {
            if !has(state.built & game.rules.enabled(), machine.0) || !usable {
                return Err(Refusal::NoAbility);
            }
            if has(state.used, machine.0) {
                return Err(Refusal::MachineUsed);
            }
        }
    }
    Ok(())
}

/// SE-12.2: whether the source can be used as an action now.
#[inline]
pub(super) fn check_use(game: &Scrapyard, state: &State, source: Source) -> Result<(), Refusal> {
    check_source(game, state, source)?;
    check_effect(game, state, source)
}

/// SE-11.4: why a source cannot be used on a roll or on a penalty.
pub(super) fn why_no_reaction(
    game: &Scrapyard,
    state: &State,
    task: Task,
    source: Source,
) -> Refusal {
    if let Err(refusal) = check_source(game, state, source) {
        return refusal;
    }
    match (task, of(game, source).operation) {
        // SE-13.9: it is offered only if it raises the value.
        (Task::Boost(_), operation @ Operation::SetDie) => Refusal::NoEffect { operation },
        _ => Refusal::NotOffered,
    }
}

/// Adds to the menu what can be used as an action; SE-12.2: a Character's ability like a machine's.
#[inline]
pub(super) fn offer_actions(game: &Scrapyard, state: &State, menu: &mut Menu) {
    if let Some((source, _)) = usable_character(game, state, Operation::is_action) {
        if check_effect(game, state, source).is_ok() {
            menu.offer(source);
        }
    }
    for kind in numbers(state.fresh() & game.rules.acting()) {
        let source = Source::Machine(Machine(kind));
        if check_effect(game, state, source).is_ok() {
            menu.offer(source);
        }
    }
}

/// SE-13.12: accept the penalty, or use an ability against it.
pub(super) fn penalty_menu(game: &Scrapyard, state: &State) -> Menu {
    let shield = |operation| operation == Operation::NoPenalty;
    let mut menu = Menu::plain(ACCEPT);
    if let Some((source, _)) = usable_character(game, state, shield) {
        menu.offer(source);
    }
    menu.machines = state.fresh() & game.rules.machines_with(Operation::NoPenalty);
    menu
}

/// SE-13.4: which pile to look at.
pub(super) fn look_menu(state: &State, from: Piles) -> Menu {
    Menu::plain(draw::drawable(state, from).fold(0, |bits, pile| bits | look(pile)))
}

/// SE-13.4: the cards in the look zone, to take one or to lay one back.
pub(super) fn looked_at_menu(game: &Scrapyard, state: &State, pile: Pile, verb: Verb) -> Menu {
    let mut cards = [0; 3];
    if let Some(set) = cards.get_mut(pile.index()) {
        *set = state.list_kinds(&game.rules, Zone::Look);
    }
    Menu::of(verb, cards)
}

impl Menu {
    /// Adds the use of a source.
    #[inline]
    pub(super) fn offer(&mut self, source: Source) {
        match source {
            Source::Character(character) => self.character = Some(character),
            Source::Machine(machine) => self.machines |= bit(machine.0),
        }
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// SE-11.2, SE-11.5, SE-12.1: the use is marked when it is declared.
    pub(super) fn mark_use(&mut self, source: Source) {
        match source {
            Source::Character(_) => {
                // Without a limit there is nothing left to begin with.
                self.state.uses_left = self.state.uses_left.saturating_sub(1);
            }
            Source::Machine(machine) => self.state.use_built(self.rules(), machine),
        }
        self.tell(Event::Ability { source });
    }

    /// SE-13.12: the penalty is cancelled.
    pub(super) fn cancel_penalty(&mut self, source: Source) {
        self.mark_use(source);
        self.state.agenda.pop();
        self.tell(Event::PenaltyCancelled { source });
    }

    /// SE-6.6, SE-6.7, SE-7.8: the ghost draws the penalty.
    pub(super) fn accept_penalty(&mut self, pile: Pile, cards: u8) {
        self.tell(Event::Penalty { pile, cards });
        self.state.agenda.replace(Task::Gain {
            side: Side::Ghost,
            pile,
            left: cards,
        });
    }

    /// Starts the effect of an action-time ability, after its roll if it has one.
    pub(super) fn begin_effect(&mut self, source: Source) {
        let Ability {
            operation,
            n,
            keep,
            from,
            floor,
            rest,
            ..
        } = of(self.game, source);
        let take = |origin| Task::Take {
            from,
            origin,
            left: u16::from(n),
            may_stop: false,
        };
        let task = match operation {
            Operation::Draw => Task::PickDraw {
                from,
                left: n,
                may_stop: false,
            },
            Operation::Salvage => take(Origin::Scrap),
            Operation::Reclaim => take(Origin::Ghost { floor }),
            Operation::Look => Task::PickLook {
                from,
                cards: n,
                keep,
                rest: rest.unwrap_or(Rest::Top),
            },
            Operation::ShortMachine => Task::PickShort,
            // SE-13.8: each of them is a task of its own, so only one works for one build.
            Operation::ShortInvention | Operation::StandIn => Task::OmitMachine(source),
            _ => return,
        };
        self.state.agenda.push(task);
    }

    /// SE-13.4: works on a `reveal` task; `true` if chance is due.
    pub(super) fn reveal(&mut self, pile: Pile, left: u8, keep: u8, rest: Rest) -> bool {
        match self.turn_up(pile) {
            Top::Unseen => return true,
            Top::Known(card) => self.revealed(left, keep, rest, card, true),
            Top::Nothing => {
                self.no_card(Side::Player, pile);
                self.all_revealed(pile, keep, rest);
            }
        }
        false
    }

    /// SE-13.4: chance has shown a card that is looked at.
    pub(super) fn reveal_unseen(
        &mut self,
        task: (Pile, u8, u8, Rest),
        card: Card,
    ) -> Result<(), Refusal> {
        let (pile, left, keep, rest) = task;
        let rules = self.rules();
        if !piles::is_unseen(rules, self.state, pile, card) {
            return Err(Refusal::CannotCome);
        }
        self.state.take_unseen(rules, pile, card.place());
        self.revealed(left, keep, rest, card, false);
        Ok(())
    }

    fn revealed(&mut self, left: u8, keep: u8, rest: Rest, card: Card, known: bool) {
        let rules = self.rules();
        self.state.list_sorted(rules, Zone::Look, card.place());
        self.tell(Event::Looked { card, known });
        let pile = card.pile();
        let left = left.wrapping_sub(1);
        if left == 0 {
            self.all_revealed(pile, keep, rest);
        } else {
            self.state.agenda.replace(Task::Reveal {
                pile,
                left,
                keep,
                rest,
            });
        }
    }

    fn all_revealed(&mut self, pile: Pile, keep: u8, rest: Rest) {
        self.state.agenda.replace(match keep {
            0 => Task::Place { pile, rest },
            left => Task::Keep { pile, left, rest },
        });
    }

    /// SE-13.4: one of the cards is taken.
    pub(super) fn keep(&mut self, left: u8, rest: Rest, card: Card) {
        self.take_from_look(card);
        self.all_revealed(card.pile(), left.wrapping_sub(1), rest);
        self.settle();
    }

    /// SE-13.4: one of the others is laid back.
    pub(super) fn place(&mut self, rest: Rest, card: Card) {
        let rules = self.rules();
        let kind = card.place();
        self.state.unlist(rules, Zone::Look, kind);
        match rest {
            Rest::Top => self.state.list_first(rules, Zone::Top(card.pile()), kind),
            Rest::Bottom => self.state.list_last(rules, Zone::Bottom(card.pile()), kind),
        };
        self.tell(Event::Placed { card, at: rest });
    }
}
