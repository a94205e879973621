//! TB-5 and TB-6: the bot drafts a die and spends its potency.

use arrayvec::ArrayVec;
use solo_core::{Events, excluded};

use super::Table;
use crate::botmegistus::Botmegistus;
use crate::catalogue::{AutomaId, CardDie, Colour, Symbol};
use crate::event::{Candidate, ChoiceKind, Event, Reason};
use crate::options::{AbsentColour, DraftTie};
use crate::state::{Die, Side, State};

/// Maximum potency of a die (TB-3.3, TB-5.9).
pub(crate) const HIGHEST_POTENCY: u8 = 5;

/// A die that can be drafted: colour, bowl and potency.
type BowlDie = (Colour, Symbol, u8);

/// Candidates in the order that breaks their ties.
type Dice = ArrayVec<BowlDie, 18>;

/// Returns the dice of these colours in these bowls that are there.
fn dice(state: &State, pairs: impl Iterator<Item = (Colour, Symbol)>) -> Dice {
    pairs
        .filter(|&(colour, bowl)| state.bowl(bowl, colour) > 0)
        .map(|(colour, bowl)| (colour, bowl, state.potency(bowl)))
        .take(18)
        .collect()
}

/// Returns the die with the highest bowl count, before any token; the first among equals (TB-5.2).
fn best(candidates: &Dice) -> Option<BowlDie> {
    let last_first = candidates.iter().rev().copied();
    last_first.max_by_key(|die| die.2)
}

/// Returns the list of a symbol card: wild, the left symbol, the right symbol (TB-5.3).
fn wanted_symbols(die: CardDie) -> Option<ArrayVec<Symbol, 3>> {
    let (left, right) = die.symbols();
    let symbols = [Some(Symbol::Wild), Some(left?), right];
    Some(symbols.into_iter().flatten().take(3).collect())
}

impl Botmegistus {
    /// Returns the die that a card would make the bot draft now: its colour and its bowl (TB-5);
    /// `None` while the bot has a die, or if none is left.
    pub fn would_draft(&self, state: &State, card: AutomaId) -> Option<(Colour, Symbol)> {
        if state.die(Side::Bot).is_some() {
            return None;
        }
        best(&self.draft_candidates(state, card).0).map(|(colour, bowl, _)| (colour, bowl))
    }

    /// Returns the candidates of the step that applies, and its reason.
    fn draft_candidates(&self, state: &State, card: AutomaId) -> (Dice, Reason) {
        let card = self.catalogue().automa_card(card);
        let own = card.colour;
        let (colours, symbols) = (self.catalogue().colours(), self.catalogue().symbols());
        let other_colours = || colours.into_iter().filter(move |colour| *colour != own);
        if let Some(list) = wanted_symbols(card.die) {
            // TB-5.3: step 1, the card's colour: wild, left, right.
            let step_1 = dice(state, list.iter().map(|&bowl| (own, bowl)));
            if !step_1.is_empty() {
                return (step_1, Reason::ColourAndSymbols);
            }
            // TB-5.4: step 2, the same list over all other colours; ties by list, then colour, or
            // the other way round.
            let step_2 = match self.options().draft_tie {
                DraftTie::ListThenColour => {
                    let pairs = list
                        .iter()
                        .flat_map(|&b| other_colours().map(move |c| (c, b)));
                    dice(state, pairs)
                }
                DraftTie::ColourThenList => {
                    let list = &list;
                    let pairs = other_colours().flat_map(|c| list.iter().map(move |&b| (c, b)));
                    dice(state, pairs)
                }
            };
            if !step_2.is_empty() {
                return (step_2, Reason::Symbols);
            }
        }
        // TB-5.6 and TB-5.8: any die of the card's colour, ties by symbol order.
        let same_colour = dice(state, symbols.into_iter().map(|bowl| (own, bowl)));
        if !same_colour.is_empty() {
            let is_max = card.die == CardDie::Max;
            return (
                same_colour,
                if is_max {
                    Reason::Highest
                } else {
                    Reason::Colour
                },
            );
        }
        // TB-5.7: no die has the colour.
        let anywhere = other_colours().flat_map(|c| symbols.map(|b| (c, b)));
        let mut rest = dice(state, anywhere);
        match self.options().absent_colour {
            AbsentColour::PotencyFirst => (rest, Reason::AnyDie),
            AbsentColour::ColourFirst => {
                let first = rest.first().map(|die| die.0);
                rest.retain(|die| Some(die.0) == first);
                (rest, Reason::NextColour)
            }
        }
    }

    /// Returns the symbol to which a drafted die is set: a wild one to the left symbol (TB-5.5) or
    /// to the symbol for `max` cards (TB-5.8), so that it never shows wild (TB-5.10).
    fn set_to(&self, card: AutomaId, bowl: Symbol) -> Symbol {
        if bowl != Symbol::Wild {
            return bowl;
        }
        let (left, _) = self.catalogue().automa_card(card).die.symbols();
        left.unwrap_or(self.catalogue().max_wild_becomes())
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Returns the bot's die, after drafting exactly one (TB-5.2) if it has none (TB-5.1).
    pub(super) fn bot_die(&mut self, card: AutomaId) -> Die {
        if let Some(die) = self.state.die(Side::Bot) {
            return die;
        }
        let (candidates, rule) = self.game.draft_candidates(self.state, card);
        // TB-V4: there are more dice than both sides use in a round.
        let choice =
            best(&candidates).unwrap_or_else(|| excluded((Colour::Black, Symbol::Wild, 0)));
        if candidates.len() > 1 {
            let die = |(colour, bowl, potency)| Candidate::Die {
                colour,
                bowl,
                potency,
            };
            self.emit_choice(ChoiceKind::Draft, &candidates, choice, die, rule);
        }
        let (colour, bowl, _) = choice;
        let potency = self.take_from_bowl(bowl, colour);
        let symbol = self.game.set_to(card, bowl);
        self.emit(Event::BotDrafted {
            colour,
            from: bowl,
            symbol,
            potency,
        });
        let potency = self.forced_token(potency);
        let die = Die {
            colour,
            symbol,
            potency,
        };
        self.state.die_held[Side::Bot] = Some(die);
        die
    }

    /// Spends one Ethereal token, never a second (TB-5.9). The potency has to be below 5.
    fn forced_token(&mut self, potency: u8) -> u8 {
        if potency >= HIGHEST_POTENCY || self.state.bot_ethereal == 0 {
            return potency;
        }
        self.state.bot_ethereal -= 1;
        let potency = potency + 1;
        self.emit(Event::EtherealSpent {
            side: Side::Bot,
            potency,
        });
        potency
    }

    /// Spends the potency of the card, or all there is (TB-6.1). The action follows in full
    /// (TB-6.2).
    pub(super) fn bot_spend(&mut self, die: Die, card: AutomaId) -> Die {
        let wanted = self.catalogue().automa_card(card).potency;
        self.spend(Side::Bot, die, wanted)
    }

    /// Spends potency of a side's die, at most that which it has, and returns the die.
    pub(super) fn spend(&mut self, side: Side, mut die: Die, wanted: u8) -> Die {
        let amount = wanted.min(die.potency);
        die.potency -= amount;
        self.state.die_held[side] = Some(die);
        let left = die.potency;
        self.emit(Event::Spent { side, amount, left });
        die
    }
}
