//! The bot's turn by an own reading of TB-4 to TB-10, in the words of events.

use trismegistus_bot::{
    AbsentColour, ArtifactId, ArtifactNone, AutomaId, AutomaKind, Benefit, Botmegistus, Candidate,
    CappedStep, Card, CardDie, ChoiceKind, Colour, DraftTie, Element, Event, ExperimentId,
    HaveType, Part, Reason, Reports, Side, Symbol,
};

use super::board::{Board, at, of_colour, of_symbol, of_track};

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
        let others: Vec<Colour> = Colour::all()
            .filter(|colour| *colour != card.colour)
            .collect();
        let wild = self.game.catalogue().wild();
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
        let all: Vec<Symbol> = Symbol::all().collect();
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
        let printed = *self.game.catalogue().automa_card(card);
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
            .element
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

    fn draft(&mut self, card: AutomaId) {
        let (dice, rule) = self.wanted(card);
        let Some(most) = dice.iter().map(|(_, bowl)| self.board.potency(*bowl)).max() else {
            return;
        };
        let first = dice
            .iter()
            .find(|(_, bowl)| self.board.potency(*bowl) == most);
        let &(colour, from) = first.unwrap();
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
            _ if from != catalogue.wild() => from,
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

    // TB-8.

    fn row(&self) -> Vec<ArtifactId> {
        let colour = self.board.dice[1].unwrap().colour();
        let mut rows = vec![colour];
        if self.game.options().artifact_none == ArtifactNone::OtherColour {
            rows.extend(Colour::all().filter(|other| *other != colour));
        }
        let rows = rows
            .into_iter()
            .map(|row| self.board.artifacts[of_colour(row)].iter().flatten());
        rows.map(|row| row.copied().collect::<Vec<_>>())
            .find(|row| !row.is_empty())
            .unwrap_or_default()
    }

    /// Returns `false` if a die decides (TB-8.2).
    pub fn gain_artifact(&mut self) -> bool {
        let row = self.row();
        let mut best = row.clone();
        keep_best(&mut best, |id| {
            self.game.catalogue().artifact_card(id).symbol_count()
        });
        match best[..] {
            [] if self.game.options().artifact_none == ArtifactNone::Gold => {
                self.tell(Event::GoldGained { amount: 1 });
            }
            [] => self.tell(Event::NothingGained),
            [one] => self.take_artifact(one, Reason::MostSymbols),
            _ => return false,
        }
        true
    }

    pub fn take_artifact(&mut self, artifact: ArtifactId, rule: Reason) {
        let card = |id| Candidate::Card(Card::Artifact(id));
        let candidates = self.row().into_iter().map(card).collect();
        self.choose(ChoiceKind::Artifact, candidates, card(artifact), rule);
        self.tell(Event::ArtifactTaken {
            side: Side::Bot,
            artifact,
        });
    }

    /// Returns the levels that a side lacks for an experiment.
    pub fn shortfall(&self, side: Side, id: ExperimentId) -> u16 {
        let demanded = self.game.catalogue().experiment_card(id).requirement();
        let lacks = demanded.iter().zip(self.board.levels[at(side)]);
        lacks
            .map(|(demand, level)| u16::from(demand.saturating_sub(level)))
            .sum()
    }

    fn has_type(&self, kind: Element) -> bool {
        let held = self
            .board
            .incomplete
            .iter()
            .filter(|_| self.game.options().have_type == HaveType::Held);
        let mut cards = self.board.completed[1].iter().chain(held);
        cards.any(|id| self.game.catalogue().experiment_card(*id).kind == kind)
    }

    /// TB-8.5 to TB-8.7.
    pub fn gain_experiment(&mut self) {
        let symbol = self.board.dice[1].unwrap().symbol();
        let section = self.game.catalogue().section_of(symbol);
        let row = section.map(|section| {
            self.board
                .section(section)
                .iter()
                .flatten()
                .copied()
                .collect()
        });
        let row: Vec<ExperimentId> = row.unwrap_or_default();
        if row.is_empty() || self.board.incomplete.len() >= 2 {
            return self.tell(Event::GoldGained { amount: 1 });
        }
        let (experiment, rule) = self.best_experiment(&row);
        let card = |id| Candidate::Card(Card::Experiment(id));
        let candidates = row.into_iter().map(card).collect();
        self.choose(ChoiceKind::Experiment, candidates, card(experiment), rule);
        self.tell(Event::ExperimentTaken {
            side: Side::Bot,
            experiment,
        });
    }

    fn best_experiment(&self, row: &[ExperimentId]) -> (ExperimentId, Reason) {
        let card = |id| *self.game.catalogue().experiment_card(id);
        let affordable = |id| self.shortfall(Side::Bot, id) <= self.board.gold;
        let mut left = row.to_vec();
        let mut rule = Reason::LeftMost;
        let mut note = |removed, reason| {
            if removed {
                rule = reason;
            }
        };
        note(
            keep_best(&mut left, |id| !self.has_type(card(id).kind)),
            Reason::NewType,
        );
        if left.iter().any(|id| affordable(*id)) {
            note(keep_best(&mut left, affordable), Reason::AtOnce);
            note(keep_best(&mut left, |id| card(id).points), Reason::AtOnce);
        }
        let nearest = |id: ExperimentId, side| std::cmp::Reverse(self.shortfall(side, id));
        note(
            keep_best(&mut left, |id| nearest(id, Side::Bot)),
            Reason::ClosestToIt,
        );
        note(
            keep_best(&mut left, |id| nearest(id, Side::Human)),
            Reason::ClosestToYou,
        );
        note(
            keep_best(&mut left, |id| card(id).points),
            Reason::MostPoints,
        );
        note(left.len() > 1, Reason::LeftMost);
        (left[0], rule)
    }

    // TB-9.

    fn open(&self) -> Vec<Element> {
        let level = |track| self.board.levels[1][of_track(track)];
        Element::all()
            .filter(|track| level(*track) < self.game.catalogue().top(*track))
            .collect()
    }

    pub fn step_named(&mut self, track: Element) {
        let open = self.open();
        if open.contains(&track) {
            return self.step(track);
        }
        if self.game.options().capped_step == CappedStep::Lowest {
            return self.step_lowest();
        }
        self.step_best(&open, open.clone(), Reason::FirstTrack);
    }

    pub fn step_lowest(&mut self) {
        let open = self.open();
        let mut lowest = open.clone();
        let removed = keep_best(&mut lowest, |track| {
            std::cmp::Reverse(self.board.levels[1][of_track(track)])
        });
        let rule = if removed {
            Reason::Lowest
        } else {
            Reason::FirstTrack
        };
        self.step_best(&open, lowest, rule);
    }

    /// TB-9.9.
    fn advance(&mut self) {
        let gap = |track: Element| {
            let level = self.board.levels[1][of_track(track)];
            let demands = self.board.incomplete.iter().map(|id| {
                self.game.catalogue().experiment_card(*id).requirement()[of_track(track)]
            });
            demands
                .filter(|demand| *demand > level)
                .map(|demand| demand - level)
                .min()
        };
        let towards: Vec<Element> = Element::all()
            .filter(|track| gap(*track).is_some())
            .collect();
        if towards.is_empty() {
            return self.step_lowest();
        }
        let mut closest = towards.clone();
        let removed = keep_best(&mut closest, |track| std::cmp::Reverse(gap(track)));
        let rule = if removed {
            Reason::SmallestGap
        } else {
            Reason::FirstTrack
        };
        self.step_best(&towards, closest, rule);
    }

    /// TB-9.3.
    fn step_best(&mut self, compared: &[Element], qualifying: Vec<Element>, because: Reason) {
        let (mut left, mut rule) = (qualifying, because);
        let level = |side: usize, track| i32::from(self.board.levels[side][of_track(track)]);
        let distance = |track: Element| {
            let tokens = self.board.tokens.keys().filter(|(of, _)| *of == track);
            let above = tokens
                .map(|(_, at)| i32::from(*at) - level(1, track))
                .filter(|gap| *gap > 0);
            std::cmp::Reverse(above.min().unwrap_or(i32::MAX))
        };
        let lead = |track| level(1, track) - level(0, track);
        if keep_best(&mut left, distance) {
            rule = Reason::NearestToken;
        }
        if left.iter().any(|track| lead(*track) > 0) {
            if keep_best(&mut left, lead) {
                rule = Reason::LargestLead;
            }
        } else if keep_best(&mut left, lead) {
            rule = Reason::FewestBehind;
        }
        if left.len() > 1 {
            rule = Reason::FirstTrack;
        }
        let Some(&track) = left.first() else {
            return self.tell(Event::StepLost);
        };
        let candidates = compared
            .iter()
            .map(|track| Candidate::Track(*track))
            .collect();
        self.choose(ChoiceKind::Track, candidates, Candidate::Track(track), rule);
        self.step(track);
    }

    fn step(&mut self, track: Element) {
        let level = self.board.levels[1][of_track(track)] + 1;
        self.tell(Event::Stepped {
            side: Side::Bot,
            track,
            level,
        });
        let token = self.board.tokens.get(&(track, level)).copied();
        let Some(kind) = token.filter(|_| self.board.levels[0][of_track(track)] < level) else {
            return;
        };
        self.tell(Event::BonusReached {
            side: Side::Bot,
            track,
            level,
            kind,
        });
        match self.game.catalogue().token_card(kind).benefit {
            Benefit::Ethereal => self.tell(Event::EtherealGained { amount: 1 }),
            Benefit::Points(amount) => self.tell(Event::Scored { amount }),
            Benefit::Advance => self.advance(),
        }
    }

    // TB-10.

    fn complete(&mut self) {
        let gold = self.board.gold;
        let price = |id: &ExperimentId| self.shortfall(Side::Bot, *id);
        let incomplete = self.board.incomplete.iter();
        let mut able: Vec<ExperimentId> =
            incomplete.filter(|id| price(id) <= gold).copied().collect();
        if able.iter().map(price).sum::<u16>() > gold {
            let both: Vec<Candidate> = able
                .iter()
                .map(|id| Candidate::Card(Card::Experiment(*id)))
                .collect();
            let card = |id| *self.game.catalogue().experiment_card(id);
            let is_new = |id| {
                let mut completed = self.board.completed[1].iter();
                !completed.any(|one| card(*one).kind == card(id).kind)
            };
            let rule = if keep_best(&mut able, is_new) {
                Reason::CompletesNewType
            } else if keep_best(&mut able, |id| card(id).points) {
                Reason::CompletesMorePoints
            } else {
                Reason::CompletesEarlier
            };
            able.truncate(1);
            self.choose(
                ChoiceKind::Completion,
                both,
                Candidate::Card(Card::Experiment(able[0])),
                rule,
            );
        }
        for experiment in able {
            self.completes(experiment);
        }
    }

    pub fn completes(&mut self, experiment: ExperimentId) {
        let gold = u8::try_from(self.shortfall(Side::Bot, experiment)).unwrap();
        self.tell(Event::Completed {
            side: Side::Bot,
            experiment,
            gold,
        });
    }
}
