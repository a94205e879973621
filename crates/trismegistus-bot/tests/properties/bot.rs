//! The bot's turn by an own reading of TB-4 to TB-10, in the words of events.

use super::board::{Board, of_colour, of_symbol, of_track};
use trismegistus_bot::{
    AbsentColour, AutomaId, AutomaKind, Botmegistus, Candidate, CardDie, ChoiceKind, Colour,
    DraftTie, Event, Part, Reason, Reports, Side, Symbol,
};

/// A board, and what was told since.
#[derive(Clone)]
pub struct Reading<'a> {
    pub game: &'a Botmegistus,
    pub board: Board,
    pub told: Vec<Event>,
    /// The side whose turn it is.
    pub turn: Option<Side>,
}

/// Keeps the items with the highest value; returns whether some were removed.
pub fn keep_best<T: Copy, V: Ord>(items: &mut Vec<T>, value: impl Fn(T) -> V) -> bool {
    let before = items.len();
    let best = items.iter().map(|item| value(*item)).max();
    items.retain(|item| Some(value(*item)) == best);
    items.len() < before
}

impl<'a> Reading<'a> {
    pub fn new(game: &'a Botmegistus, board: &Board) -> Self {
        Self {
            game,
            board: board.clone(),
            told: Vec::new(),
            turn: None,
        }
    }

    pub fn tell(&mut self, event: Event) {
        self.board.happen(self.game, &event);
        self.told.push(event);
    }

    pub fn is_lean(&self) -> bool {
        self.game.options().reports == Reports::Lean
    }

    pub fn choose(
        &mut self,
        what: ChoiceKind,
        candidates: Vec<Candidate>,
        choice: Candidate,
        rule: Reason,
    ) {
        if candidates.len() > 1 {
            let candidates = candidates.into_iter().collect();
            self.tell(Event::BotChose {
                what,
                candidates,
                choice,
                rule,
            });
        }
    }

    // TB-5, TB-6.

    /// Returns the dice that decide, and why (TB-5.3 to TB-5.8).
    fn wanted(&self, card: AutomaId) -> (Vec<(Colour, Symbol)>, Reason) {
        let card = self.game.catalogue().automa_card(card);
        let there = |dice: Vec<(Colour, Symbol)>| {
            let mut dice = dice;
            dice.retain(|(colour, bowl)| {
                self.board.bowls[of_symbol(*bowl)][of_colour(*colour)] > 0
            });
            dice
        };
        let others: Vec<Colour> = Colour::ALL
            .into_iter()
            .filter(|colour| *colour != card.colour)
            .collect();
        let wild = Symbol::Wild;
        let list = match card.die {
            CardDie::Max => vec![],
            CardDie::One(left) => vec![wild, left],
            CardDie::Two(left, right) => vec![wild, left, right],
        };
        let of = |colours: &[Colour], bowls: &[Symbol]| {
            let dice = colours
                .iter()
                .flat_map(|colour| bowls.iter().map(move |bowl| (*colour, *bowl)));
            there(dice.collect())
        };
        let own = of(&[card.colour], &list);
        if !own.is_empty() {
            return (own, Reason::ColourAndSymbols);
        }
        let mut other = of(&others, &list);
        if self.game.options().draft_tie == DraftTie::ListThenColour {
            other.sort_by_key(|(_, bowl)| list.iter().position(|one| one == bowl));
        }
        if !other.is_empty() {
            return (other, Reason::Symbols);
        }
        let all: Vec<Symbol> = Symbol::ALL.into_iter().collect();
        let same = of(&[card.colour], &all);
        if !same.is_empty() {
            let rule = if list.is_empty() {
                Reason::Highest
            } else {
                Reason::Colour
            };
            return (same, rule);
        }
        if self.game.options().absent_colour == AbsentColour::PotencyFirst {
            return (of(&others, &all), Reason::AnyDie);
        }
        let next = others
            .iter()
            .map(|colour| of(&[*colour], &all))
            .find(|dice| !dice.is_empty());
        (next.unwrap_or_default(), Reason::NextColour)
    }

    /// From the active card on (TB-5 to TB-7).
    pub fn play(&mut self, card: AutomaId) {
        let printed = self.game.catalogue().automa_card(card);
        if self.board.dice[1].is_none() {
            self.draft(card);
        }
        if let Some(die) = self.board.dice[1] {
            let amount = printed.potency.min(die.potency());
            self.tell(Event::Spent {
                side: Side::Bot,
                amount,
                left: die.potency() - amount,
            });
        }
        let ahead = printed
            .element()
            .filter(|_| printed.kind == AutomaKind::Personality)
            .is_some_and(|track| {
                let [human, bot] = self.board.levels.map(|levels| levels[of_track(track)]);
                bot > human || bot == human && self.game.options().personality_on_equal
            });
        let parts = if ahead {
            printed.reward()
        } else {
            printed.actions()
        };
        self.act(parts);
    }

    /// Returns the colour and the bowl of the die that a card asks for.
    pub fn would_draft(&self, card: AutomaId) -> Option<(Colour, Symbol)> {
        let mut dice = self.wanted(card).0;
        keep_best(&mut dice, |(_, bowl)| self.board.potency(bowl));
        dice.first().copied()
    }

    fn draft(&mut self, card: AutomaId) {
        let Some((colour, from)) = self.would_draft(card) else {
            return;
        };
        let (dice, rule) = self.wanted(card);
        let most = self.board.potency(from);
        let candidate = |(colour, bowl): (Colour, Symbol)| Candidate::Die {
            colour,
            bowl,
            potency: self.board.potency(bowl),
        };
        let candidates = dice.iter().map(|die| candidate(*die)).collect();
        let choice = candidate((colour, from));
        self.choose(ChoiceKind::Draft, candidates, choice, rule);
        let catalogue = self.game.catalogue();
        let symbol = match catalogue.automa_card(card).die {
            _ if from != Symbol::Wild => from,
            CardDie::Max => catalogue.max_wild_becomes(),
            CardDie::One(left) | CardDie::Two(left, _) => left,
        };
        self.tell(Event::BotDrafted {
            colour,
            from,
            symbol,
            potency: most,
        });
        if most < 5 && self.board.ethereal > 0 {
            self.tell(Event::EtherealSpent {
                side: Side::Bot,
                potency: most + 1,
            });
        }
    }

    // TB-7.

    /// Carries out parts up to the end of the turn, or to a die or a look that is due.
    pub fn act(&mut self, parts: &[Part]) {
        for part in parts {
            match *part {
                Part::Artifact if self.is_lean() => return,
                Part::Artifact => {
                    if !self.gain_artifact() {
                        return;
                    }
                }
                Part::Experiment if self.is_lean() && self.looks_for_experiment() => return,
                Part::Experiment => self.gain_experiment(),
                Part::Gold(amount) => self.tell(Event::GoldGained { amount }),
                Part::Points(amount) => self.tell(Event::Scored { amount }),
                Part::Track(track) => self.step_named(track),
                Part::Lowest => self.step_lowest(),
            }
        }
        self.complete();
        self.after_action();
    }

    fn looks_for_experiment(&self) -> bool {
        let section =
            self.board.dice[1].and_then(|die| self.game.catalogue().section_of(die.symbol()));
        self.board.incomplete.len() < 2 && section.is_some()
    }
}
