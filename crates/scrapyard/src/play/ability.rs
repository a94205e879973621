//! Chapters SE-11 to SE-13: abilities of machines and Characters, and their effects.

use solo_core::bits::numbers;
use solo_core::{Events, Ranged};

use super::menu::{ACCEPT, Sources, cards, look, only};
use super::passive::HIGHEST;
use super::piles::Top;
use super::table::{Table, one_less};
use super::{build, draw, steal};
use crate::catalogue::{Ability, Operation, Rest};
use crate::event::Event;
use crate::game::Scrapyard;
use crate::kinds::{Card, Character, Machine, Pile, Piles, Side, Source, has};
use crate::options::CharacterUses;
use crate::phase::{Cards, Few, Origin, Task};
use crate::refusal::Refusal;
use crate::state::{Entries, State, Zone};

/// Returns the limit on uses of the Character's ability: in a game with option `character_uses` =
/// `printed` (SE-12.1), otherwise in an action for a `reroll` (SE-12.5); `None` without a limit.
#[inline]
pub(crate) fn use_limit(game: &Scrapyard, character: Character) -> Option<u8> {
    let rule = game.rules().character(character);
    let limited = match game.options().character_uses() {
        CharacterUses::Printed => rule.uses > 0,
        CharacterUses::Unlimited => rule.ability.operation == Operation::Reroll,
    };
    limited.then_some(rule.uses)
}

/// Returns the counter of uses between two actions; 0 without a limit (SE-12.5).
#[inline]
pub(crate) fn uses_at_main(game: &Scrapyard, state: &State) -> u8 {
    let limit = state.character().and_then(|c| use_limit(game, c));
    limit.unwrap_or(0)
}

/// Returns whether the ability of the player's Character has no limit, or a use left (SE-12.1).
#[inline]
fn has_use(game: &Scrapyard, state: &State, character: Character) -> bool {
    use_limit(game, character).is_none() || state.uses_left > 0
}

/// Counts the remaining uses of a usable source, as far as a roll can need them (SE-8.6).
pub(super) fn uses_left(game: &Scrapyard, state: &State, source: Source) -> u16 {
    u16::from(match source {
        Source::Character(character) => match use_limit(game, character) {
            Some(_) => state.uses_left,
            None => HIGHEST,
        },
        Source::Machine(machine) => state.fresh_copies(game.rules(), machine),
    })
}

/// Returns the player's Character, if its ability can be used and is one of these.
#[inline]
fn usable_character<'a>(
    game: &'a Scrapyard,
    state: &State,
    wanted: impl Fn(Operation) -> bool,
) -> Option<(Source, &'a Ability)> {
    let character = state.character()?;
    let ability = &game.rules().character(character).ability;
    let usable = wanted(ability.operation) && has_use(game, state, character);
    usable.then_some((Source::Character(character), ability))
}

/// Lists the usable sources that work on rolls with their abilities, the Character first (SE-8.5).
#[inline]
pub(super) fn for_rolls<'a>(
    game: &'a Scrapyard,
    state: &State,
) -> impl Iterator<Item = (Source, &'a Ability)> {
    let machines = numbers(state.fresh() & game.enabled(game.rules().rolling)).map(|kind| {
        let machine = Machine(kind);
        (
            Source::Machine(machine),
            &game.rules().machine(machine).ability,
        )
    });
    usable_character(game, state, Operation::is_for_rolls)
        .into_iter()
        .chain(machines)
}

/// Checks that the action-time ability of the source would have an effect now (SE-13).
#[inline]
pub(super) fn check_effect(game: &Scrapyard, state: &State, source: Source) -> Result<(), Refusal> {
    let ability = game.ability(source);
    let rules = game.rules();
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
        // SE-11.4: all others are reactions, which wait for their moment.
        _ => return Err(Refusal::NotOffered),
    };
    if possible {
        Ok(())
    } else {
        Err(Refusal::NoEffect { operation })
    }
}

/// Checks that the source is the player's and can still be used (SE-11.1, SE-11.2, SE-11.6,
/// SE-12.1).
#[inline]
fn check_source(game: &Scrapyard, state: &State, source: Source) -> Result<(), Refusal> {
    let usable = !game.ability(source).operation.is_passive();
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
            if !has(game.enabled(state.built), machine.0) || !usable {
                return Err(Refusal::NoAbility);
            }
            if has(state.used, machine.0) {
                return Err(Refusal::MachineUsed);
            }
        }
    }
    Ok(())
}

/// Checks that the source can be used as an action now (SE-12.2).
#[inline]
pub(super) fn check_use(game: &Scrapyard, state: &State, source: Source) -> Result<(), Refusal> {
    check_source(game, state, source)?;
    check_effect(game, state, source)
}

/// Returns the refusal of a source that cannot be used on a roll or on a penalty (SE-11.4).
pub(super) fn why_no_reaction(
    game: &Scrapyard,
    state: &State,
    task: Task,
    source: Source,
) -> Refusal {
    if let Err(refusal) = check_source(game, state, source) {
        return refusal;
    }
    match (task, game.ability(source).operation) {
        // SE-13.9: it is offered only if it raises the value.
        (Task::Boost { .. }, operation @ Operation::SetDie) => Refusal::NoEffect { operation },
        _ => Refusal::NotOffered,
    }
}

/// Lists the sources that can be used as an action. A Character's ability counts like a machine's
/// (SE-12.2).
#[inline]
pub(super) fn actions(game: &Scrapyard, state: &State) -> Sources {
    let mut sources = Sources::default();
    if let Some((source, _)) = usable_character(game, state, Operation::is_action)
        && check_effect(game, state, source).is_ok()
    {
        sources.offer(source);
    }
    for kind in numbers(state.fresh() & game.enabled(game.rules().acting)) {
        let source = Source::Machine(Machine(kind));
        if check_effect(game, state, source).is_ok() {
            sources.offer(source);
        }
    }
    sources
}

/// Lists the acceptance of the penalty, and abilities against it (SE-13.12).
pub(super) fn penalty_menu(game: &Scrapyard, state: &State) -> Entries {
    let shield = |operation| operation == Operation::NoPenalty;
    let mut sources = Sources::default();
    if let Some((source, _)) = usable_character(game, state, shield) {
        sources.offer(source);
    }
    sources.machines = state.fresh() & game.machines_with(Operation::NoPenalty);
    sources.reactions(ACCEPT, 0)
}

/// Lists the piles to look at (SE-13.4).
pub(super) fn look_menu(state: &State, from: Piles) -> Entries {
    only(draw::drawable(state, from).fold(0, |bits, pile| bits | look(pile)))
}

/// Lists the cards in the look zone, to take one or to lay one back (SE-13.4).
pub(super) fn looked_at_menu(game: &Scrapyard, state: &State, pile: Pile) -> Entries {
    let kinds = state.list_kinds(game.rules(), Zone::Look);
    let sets = match pile {
        Pile::Part => [kinds, 0, 0],
        Pile::Machine => [0, kinds, 0],
        Pile::Invention => [0, 0, kinds],
    };
    cards(0, sets)
}

/// Number of the cards looked at that come into the hand.
type Keep = Ranged<0, 6>;

impl<E: Events<Event>> Table<'_, E> {
    /// Marks the use when it is declared (SE-11.2, SE-11.5, SE-12.1).
    pub(super) fn mark_use(&mut self, source: Source) {
        match source {
            Source::Character(_) => {
                // Without a limit the counter is 0 already.
                self.state.uses_left = self.state.uses_left.saturating_sub(1);
            }
            Source::Machine(machine) => self.state.use_built(self.rules(), machine),
        }
        self.tell(Event::Ability {
            source,
            ability: self.game.ability_row(source),
            operation: self.game.ability(source).operation,
        });
    }

    /// Cancels the penalty (SE-13.12).
    pub(super) fn cancel_penalty(&mut self, source: Source) {
        self.mark_use(source);
        self.state.agenda.pop();
        self.tell(Event::PenaltyCancelled { source });
    }

    /// Lets the ghost draw the penalty (SE-6.6, SE-6.7, SE-7.8).
    pub(super) fn accept_penalty(&mut self, pile: Pile, cards: Few) {
        let number = cards.get();
        self.tell(Event::Penalty {
            pile,
            cards: number,
        });
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
        } = self.game.ability(source);
        let take = |from| Task::Take {
            from,
            left: Cards::and(u16::from(n).saturating_sub(1)),
        };
        let task = match operation {
            Operation::Draw => Task::PickDraw {
                from,
                left: Few::nearest(n),
            },
            Operation::Salvage => take(Origin::Scrap(from)),
            Operation::Reclaim => take(Origin::Ghost {
                from,
                floor: Ranged::nearest(floor),
            }),
            Operation::Look => Task::PickLook {
                from,
                cards: Few::nearest(n),
                keep: Ranged::nearest(keep),
                rest: rest.unwrap_or(Rest::Top),
            },
            Operation::ShortMachine => Task::PickShort,
            // SE-13.8: each is a separate task, so only one applies to one completion.
            Operation::ShortInvention | Operation::StandIn => Task::OmitMachine { source },
            _ => return,
        };
        self.state.agenda.push(task);
    }

    /// Works on a `reveal` task; returns `true` if chance is due (SE-13.4).
    pub(super) fn reveal(&mut self, pile: Pile, left: Few, keep: Keep, rest: Rest) -> bool {
        match self.turn_up(pile) {
            Top::Unseen => return self.wait(),
            Top::Known(card) => self.revealed(left, keep, rest, card, true),
            Top::Nothing => {
                self.no_card(Side::Player, pile);
                self.all_revealed(pile, keep, rest);
            }
        }
        false
    }

    /// Reveals a card that chance has shown (SE-13.4).
    pub(super) fn reveal_unseen(
        &mut self,
        task: (Pile, Few, Keep, Rest),
        card: Card,
    ) -> Result<(), Refusal> {
        let (pile, left, keep, rest) = task;
        self.turn_up_unseen(pile, card)?;
        self.revealed(left, keep, rest, card, false);
        Ok(())
    }

    fn revealed(&mut self, left: Few, keep: Keep, rest: Rest, card: Card, known: bool) {
        let rules = self.rules();
        self.state.list_sorted(rules, Zone::Look, card.place());
        self.tell(Event::Looked { card, known });
        let pile = card.pile();
        match one_less(left) {
            None => self.all_revealed(pile, keep, rest),
            Some(left) => self.state.agenda.replace(Task::Reveal {
                pile,
                left,
                keep,
                rest,
            }),
        }
    }

    fn all_revealed(&mut self, pile: Pile, keep: Keep, rest: Rest) {
        self.state.agenda.replace(match Few::new(keep.get()) {
            None => Task::Place { pile, rest },
            Some(left) => Task::Keep { pile, left, rest },
        });
    }

    /// Takes one of the cards (SE-13.4).
    pub(super) fn keep(&mut self, left: Few, rest: Rest, card: Card) {
        self.take_from_look(card);
        self.all_revealed(card.pile(), Keep::nearest(left.get().wrapping_sub(1)), rest);
        self.settle();
    }

    /// Lays back one of the other cards (SE-13.4).
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
