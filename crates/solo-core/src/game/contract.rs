//! The [`Game`] trait: the rules of one solo game as a value.

use core::fmt::{self, Debug, Write};
use core::hash::Hash;

use super::{Events, Input, InputOf, Next, Refusal};
use crate::data::Findings;
use crate::game::Notated;
use crate::notation::{NotationError, Words};
use crate::noun::SEPARATORS;
use crate::noun::{Countable, GameEvent, Narration, Noun, Readable, Rules, Speech, TextVisitor};
use crate::options::{OptionError, Options};
use crate::weight::Weight;

/// The rules of one solo game: options and catalogue, fixed for the whole game.
///
/// A position ([`Game::State`]) holds exactly what a player with perfect memory knows. Rules never
/// draw cards or roll dice: chance is an input like a decision, reported by the caller. The same
/// arguments always lead to the same result, and nothing panics.
///
/// The crate page has a complete small game; the laws that every implementation obeys are those of
/// `solo-testkit`.
pub trait Game: Sized + Clone + Debug + Send + Sync + 'static {
    /// Variants and difficulty.
    type Options: Options + Send + Sync + 'static;
    /// A position.
    type State: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// A decision of the player. Its order is the order of the legal lists, see
    /// [`Game::ASCENDING`].
    type Decision: Countable<Self> + Ord + Hash + Debug + Send + Sync + 'static;
    /// The result of a die or a card. Its order is the order of the outcome lists.
    type Chance: Countable<Self> + Ord + Hash + Debug + Send + Sync + 'static;
    /// An event, for a log or an animation.
    type Event: GameEvent<Self> + Clone + PartialEq + Debug + Send + Sync + 'static;
    /// The end of a game, with its result.
    type Outcome: Clone + Eq + Debug + Send + Sync + 'static;
    /// The reason why an input is refused.
    type Refusal: Refusal + Send + Sync + 'static;

    /// Short name: crate name, name on the command line and in saved games.
    const NAME: &'static str;
    /// Version of the rules; it changes when the same inputs lead elsewhere, never for speed alone.
    const RULES_VERSION: u32;
    /// Last release of the crate for each earlier version of the rules, from version 1 on.
    ///
    /// The error for a game saved under an earlier version names it.
    const EARLIER_RULES: &'static [&'static str] = &[];
    /// Rules of the game in sentences, for people who ask for them.
    const RULES: Rules = Rules::NONE;
    /// Upper bound for the length of a legal list.
    const MAX_DECISIONS: usize;
    /// Upper bound for the length of a list of chance outcomes.
    const MAX_CHANCES: usize;
    /// Upper bound for the steps of a game, decisions and chance outcomes together.
    const MAX_STEPS: u32;

    /// `true` if every legal list is in ascending order.
    ///
    /// It is `false` for a game whose rulebook lists cards in the order in which they lie on the
    /// table, which no order of decisions can express; its lists still have no duplicates.
    const ASCENDING: bool = true;

    /// `true` if notation is parsed without regard to case.
    const IGNORES_CASE: bool = false;

    /// Returns the options of this game.
    fn options(&self) -> &Self::Options;

    /// Returns the same catalogue with other options.
    ///
    /// # Errors
    /// Options that contradict the catalogue.
    fn with_options(&self, options: Self::Options) -> Result<Self, OptionError>;

    /// Returns a number that differs between catalogues that play differently.
    ///
    /// Names on the cards and the provenance of values do not count: a save can be read with a
    /// catalogue that differs in these only. It is `None` for a game whose components cannot be replaced.
    fn catalogue_fingerprint(&self) -> Option<u64> {
        None
    }

    /// Returns whether this is a fingerprint that an earlier version gave to this catalogue.
    ///
    /// Saves that name it are accepted, and name it again when they are written.
    fn is_earlier_fingerprint(&self, fingerprint: u64) -> bool {
        let _ = fingerprint;
        false
    }

    /// Returns the first position that waits for an input; the events on the way go to `events`.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Game, ForEach};
    /// let mut events = 0;
    /// assert_eq!(Ten.start_with_events(&mut ForEach(|_| events += 1)), Table::Deciding(0));
    /// assert_eq!(events, 0, "nothing happens before the first decision");
    /// ```
    fn start_with_events(&self, events: &mut impl Events<Self::Event>) -> Self::State;

    /// Returns the first position that waits for an input.
    fn start(&self) -> Self::State {
        self.start_with_events(&mut ())
    }

    /// Returns what the position waits for.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Game, Next, Source};
    /// assert_eq!(Ten.next(&Table::Rolling(3)), Next::Chance(Source::new::<0>()));
    /// ```
    #[doc(alias("turn", "due"))]
    fn next(&self, state: &Self::State) -> Next<Self::Outcome>;

    /// Lists the legal decisions in the order of the rulebook; none unless a decision is due.
    ///
    /// The list is ascending, see [`Game::ASCENDING`]. `len` and `nth` look at no entry more often
    /// than necessary.
    ///
    /// ```
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::Game;
    /// assert!(Ten.decisions(&Table::Deciding(7)).eq([Choice::Roll, Choice::Stop]));
    /// assert_eq!(Ten.decisions(&Table::Deciding(7)).nth(1), Some(Choice::Stop));
    /// assert_eq!(Ten.decisions(&Table::Rolling(7)).len(), 0);
    /// ```
    #[doc(alias("legal_moves", "moves", "actions"))]
    fn decisions(&self, state: &Self::State) -> impl ExactSizeIterator<Item = Self::Decision>;

    /// Lists the possible chance outcomes with their weights, ascending; none unless chance is due.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::Game;
    /// // The probability of losing with the next roll.
    /// let (mut lost, mut cases) = (0, 0);
    /// for (face, weight) in Ten.chances(&Table::Rolling(8)) {
    ///     cases += weight;
    ///     lost += if face.pips() > 2 { weight } else { 0 };
    /// }
    /// assert_eq!((lost, cases), (4, 6));
    /// ```
    #[doc(alias("random", "outcomes"))]
    fn chances(&self, state: &Self::State)
    -> impl ExactSizeIterator<Item = (Self::Chance, Weight)>;

    /// Applies one step in place.
    ///
    /// All or nothing: after a refusal `state` is unchanged and no event was emitted.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input.
    ///
    /// ```
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::{Game, Input};
    /// let mut table = Ten.start();
    /// Ten.advance(&mut table, Input::Decision(Choice::Roll), &mut ())?;
    /// assert_eq!(table, Table::Rolling(0));
    /// assert!(Ten.advance(&mut table, Input::Decision(Choice::Roll), &mut ()).is_err());
    /// assert_eq!(table, Table::Rolling(0));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[doc(alias("step", "apply", "make_move"))]
    fn advance(
        &self,
        state: &mut Self::State,
        input: InputOf<Self>,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Reports broken invariants of a position, such as a card in two zones.
    ///
    /// A game whose state cannot be inconsistent reports nothing.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Findings, Game};
    /// let mut found = String::new();
    /// Ten.audit(&Table::Rolling(11), &mut Findings::new(&mut |finding| found = finding.to_string()));
    /// assert_eq!(found, "sum: 11 is beyond ten, so the game is over (TEN-4)");
    /// ```
    fn audit(&self, state: &Self::State, findings: &mut Findings<'_>) {
        let _ = (state, findings);
    }

    // ----- Provided. Override for speed only; the laws compare with these definitions. -----

    /// Returns the position after one step; the old one stays as it is.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Face, Game, Input};
    /// let rolling = Table::Rolling(3);
    /// assert_eq!(Ten.apply(&rolling, Input::Chance(Face::ONE)), Ok(Table::Deciding(4)));
    /// assert_eq!(rolling, Table::Rolling(3));
    /// ```
    fn apply(
        &self,
        state: &Self::State,
        input: InputOf<Self>,
    ) -> Result<Self::State, Self::Refusal> {
        self.apply_with_events(state, input, &mut ())
    }

    /// Returns the position after one step, and emits the events.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input.
    ///
    /// ```
    /// use solo_core::example::{Rolled, Table, Ten};
    /// use solo_core::{Face, ForEach, Game, Input};
    /// let mut emitted = None;
    /// let mut events = ForEach(|event| emitted = Some(event));
    /// let table = Ten.apply_with_events(&Table::Rolling(3), Input::Chance(Face::ONE), &mut events);
    /// assert_eq!((table, emitted), (Ok(Table::Deciding(4)), Some(Rolled::Sum { sum: 4 })));
    /// ```
    fn apply_with_events(
        &self,
        state: &Self::State,
        input: InputOf<Self>,
        events: &mut impl Events<Self::Event>,
    ) -> Result<Self::State, Self::Refusal> {
        let mut after = state.clone();
        match self.advance(&mut after, input, events) {
            Ok(()) => Ok(after),
            Err(refusal) => refused(refusal),
        }
    }

    /// Returns whether the decision is legal now.
    ///
    /// ```
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::Game;
    /// assert!(!Ten.is_legal(&Table::Deciding(4), Choice::Stop));
    /// assert!(Ten.is_legal(&Table::Deciding(5), Choice::Stop));
    /// ```
    #[doc(alias = "legal_move")]
    fn is_legal(&self, state: &Self::State, decision: Self::Decision) -> bool {
        self.decisions(state).any(|legal| legal == decision)
    }

    /// Returns the clause of the first broken invariant; `None` in every position that can be
    /// reached.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::Game;
    /// assert_eq!(Ten.broken_rule(&Table::Rolling(3)), None);
    /// assert_eq!(Ten.broken_rule(&Table::Rolling(11)), Some("TEN-4"));
    /// ```
    fn broken_rule(&self, state: &Self::State) -> Option<&'static str> {
        Findings::first_rule(|findings| self.audit(state, findings))
    }

    /// Returns the sum of the weights of all possible outcomes; 0 unless chance is due.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::Game;
    /// assert_eq!(Ten.chance_weight(&Table::Rolling(5)), 6);
    /// assert_eq!(Ten.chance_weight(&Table::Deciding(5)), 0);
    /// ```
    fn chance_weight(&self, state: &Self::State) -> Weight {
        let weights = self.chances(state).map(|(_, weight)| weight);
        weights.fold(0, Weight::saturating_add)
    }

    /// Returns the outcome of this case, where each covers as many consecutive cases as its weight.
    ///
    /// Cases are counted from 0 up to [`Game::chance_weight`].
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Face, Game};
    /// assert_eq!(Ten.nth_chance(&Table::Rolling(5), 5), Some(Face::SIX));
    /// assert_eq!(Ten.nth_chance(&Table::Rolling(5), 6), None);
    /// ```
    fn nth_chance(&self, state: &Self::State, case: Weight) -> Option<Self::Chance> {
        let mut left = case;
        for (chance, weight) in self.chances(state) {
            match left.checked_sub(weight) {
                Some(less) => left = less,
                None => return Some(chance),
            }
        }
        None
    }

    /// Returns the outcome of the case that `case` picks, given the sum of the weights.
    ///
    /// It is [`Game::nth_chance`] of that case. A game overrides it where one look at the position
    /// yields both the sum and the outcome.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Face, Game};
    /// let last = |all: u32| all - 1;
    /// assert_eq!(Ten.pick_chance(&Table::Rolling(5), last), Some(Face::SIX));
    /// ```
    #[inline]
    fn pick_chance(
        &self,
        state: &Self::State,
        case: impl FnOnce(Weight) -> Weight,
    ) -> Option<Self::Chance> {
        self.nth_chance(state, case(self.chance_weight(state)))
    }

    /// Reads a decision.
    ///
    /// # Errors
    /// The first index at which the text is not a decision of this game, and what was expected there.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::Game;
    /// assert_eq!(Ten.parse_decision("stop"), Ok(Choice::Stop));
    /// assert!(Ten.parse_decision("pass").is_err());
    /// ```
    #[doc(alias("move", "san", "uci"))]
    fn parse_decision(&self, text: &str) -> Result<Self::Decision, NotationError> {
        parse(self, text)
    }

    /// Reads a chance outcome.
    ///
    /// # Errors
    /// The first index at which the text is not a chance outcome of this game, and what was expected
    /// there.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Face, Game};
    /// assert_eq!(Ten.parse_chance("6"), Ok(Face::SIX));
    /// assert!(Ten.parse_chance("7").is_err());
    /// ```
    fn parse_chance(&self, text: &str) -> Result<Self::Chance, NotationError> {
        parse(self, text)
    }

    /// Returns a decision as printable text.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::Game;
    /// assert_eq!(Ten.decision_text(Choice::Roll).to_string(), "roll");
    /// ```
    #[doc(alias("move", "san", "uci"))]
    fn decision_text(&self, decision: Self::Decision) -> Notated<'_, Self> {
        Notated::new(self, Input::Decision(decision))
    }

    /// Returns a chance outcome as printable text.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Face, Game};
    /// assert_eq!(Ten.chance_text(Face::SIX).to_string(), "6");
    /// ```
    fn chance_text(&self, chance: Self::Chance) -> Notated<'_, Self> {
        Notated::new(self, Input::Chance(chance))
    }

    /// Writes a decision for people, with details of the position: `Buy Boat for 4 gold`.
    ///
    /// # Errors
    /// Only those of `out`.
    ///
    /// ```
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::Game;
    /// let mut text = String::new();
    /// Ten.describe_decision(&Table::Deciding(7), Choice::Stop, &mut text)?;
    /// assert_eq!(text, "Stop with 7 points");
    /// # Ok::<(), core::fmt::Error>(())
    /// ```
    #[doc(alias = "label")]
    fn describe_decision(
        &self,
        state: &Self::State,
        decision: Self::Decision,
        out: &mut dyn Write,
    ) -> fmt::Result {
        self.say_decision(state, decision, &Speech::of(self), out)
    }

    /// Writes a chance outcome for people, with details of the position.
    ///
    /// # Errors
    /// Only those of `out`.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Face, Game};
    /// let mut text = String::new();
    /// Ten.describe_chance(&Table::Rolling(7), Face::SIX, &mut text)?;
    /// assert_eq!(text, "The die shows 6");
    /// # Ok::<(), core::fmt::Error>(())
    /// ```
    #[doc(alias = "label")]
    fn describe_chance(
        &self,
        state: &Self::State,
        chance: Self::Chance,
        out: &mut dyn Write,
    ) -> fmt::Result {
        self.say_chance(state, chance, &Speech::of(self), out)
    }

    /// Writes [`Game::describe_decision`] in any language.
    ///
    /// Override it to add details of the position. The default is the label of the declaration.
    ///
    /// # Errors
    /// Only those of `out`.
    #[doc(alias("translate", "label"))]
    fn say_decision(
        &self,
        state: &Self::State,
        decision: Self::Decision,
        speech: &Speech<'_, Self>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        let _ = state;
        decision.name(speech, out)
    }

    /// Writes [`Game::describe_chance`] in any language.
    ///
    /// Override it to add details of the position. The default is the label of the declaration.
    ///
    /// # Errors
    /// Only those of `out`.
    fn say_chance(
        &self,
        state: &Self::State,
        chance: Self::Chance,
        speech: &Speech<'_, Self>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        let _ = state;
        chance.name(speech, out)
    }

    /// Returns the refusal of every input in a position in which the game is over.
    ///
    /// The default is [`Refusal::game_over`]. A game that can end by several clauses has a refusal for each.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Forbidden, Game};
    /// assert_eq!(Ten.end_refusal(&Table::Over(9)), Forbidden::GAME_OVER);
    /// ```
    fn end_refusal(&self, state: &Self::State) -> Self::Refusal {
        let _ = state;
        Self::Refusal::game_over()
    }

    /// Returns the name of a refusal in its declaration: `TooExpensive`.
    ///
    /// The default is [`Refusal::reason`]. With `#[derive(Reason)]` on the refusals,
    /// [`refusals_with_reasons!`](crate::refusals_with_reasons) overrides it.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Forbidden, Game};
    /// assert_eq!(Ten.refusal_name(&Forbidden::GAME_OVER), "over");
    /// ```
    fn refusal_name(&self, refusal: &Self::Refusal) -> &'static str {
        refusal.reason()
    }

    /// Visits the fields of a refusal by name: the price, and what there is to pay it.
    ///
    /// The default has none; see [`Game::refusal_name`].
    fn refusal_fields(
        &self,
        refusal: &Self::Refusal,
        visit: &mut dyn FnMut(&'static str, &dyn Noun<Self>),
    ) {
        let _ = (refusal, visit);
    }

    /// Writes the reason of a refusal in any language.
    ///
    /// The default is English. With `#[derive(Reason)]` on the refusals,
    /// [`refusals_with_reasons!`](crate::refusals_with_reasons) overrides it.
    ///
    /// # Errors
    /// Only those of `out`.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Forbidden, Game, Speech};
    /// let mut text = String::new();
    /// Ten.say_refusal(&Forbidden::GAME_OVER, &Speech::of(&Ten), &mut text)?;
    /// assert_eq!(text, "the game is over");
    /// # Ok::<(), core::fmt::Error>(())
    /// ```
    #[doc(alias = "translate")]
    fn say_refusal(
        &self,
        refusal: &Self::Refusal,
        speech: &Speech<'_, Self>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        let _ = speech;
        write!(out, "{refusal}")
    }

    /// Visits every text that a translation of the game needs: owner, key and English text of each.
    ///
    /// `missing_texts` uses it to find what a translation lacks.
    ///
    /// ```
    /// use solo_core::Game;
    /// use solo_core::example::Ten;
    /// let mut texts = Vec::new();
    /// Ten.texts(&mut |owner, key, english| texts.push(format!("{owner}.{key}: {english}")));
    /// assert!(texts.contains(&"Choice.roll: Roll the die".to_owned()));
    /// assert!(texts.contains(&"Event.sum: The sum is now {sum}.".to_owned()));
    /// ```
    fn texts(&self, visit: &mut TextVisitor<'_>) {
        Self::Decision::texts(self, visit);
        Self::Chance::texts(self, visit);
        Self::Event::texts(self, visit);
        for (key, english) in SEPARATORS {
            visit(&"List", &key, &english);
        }
        for option in Self::Options::SPECS {
            visit(&"Option", &option.name, &option.about);
            for word in option.values.words() {
                visit(&"Option", &format_args!("{}.{word}", option.name), word);
            }
        }
        Self::RULES.texts(visit);
        self.said_texts(visit);
    }

    /// Visits the texts of [`Game::say_decision`], [`Game::say_chance`] and [`Game::say_refusal`]
    /// beyond the declarations, and those of the table on which the game is shown.
    fn said_texts(&self, visit: &mut TextVisitor<'_>) {
        let _ = visit;
    }

    /// Writes an event in one English sentence, for a log.
    ///
    /// [`Narration`](crate::Narration) writes several events, equal moves in one sentence.
    ///
    /// # Errors
    /// Only those of `out`.
    ///
    /// ```
    /// use solo_core::example::{Rolled, Ten};
    /// use solo_core::Game;
    /// let mut text = String::new();
    /// Ten.narrate(&Rolled::Sum { sum: 7 }, &mut text)?;
    /// assert_eq!(text, "The sum is now 7.");
    /// # Ok::<(), core::fmt::Error>(())
    /// ```
    #[doc(alias("history", "log"))]
    fn narrate(&self, event: &Self::Event, out: &mut dyn Write) -> fmt::Result {
        event.tell(&Speech::of(self), out)
    }

    /// Returns the events sentence by sentence, equal moves in one.
    ///
    /// ```
    /// use solo_core::example::{Rolled, Ten};
    /// use solo_core::Game;
    /// let events = [Rolled::Sum { sum: 4 }, Rolled::Sum { sum: 9 }];
    /// let sentences: Vec<String> = Ten.narration(&events).map(|sentence| sentence.to_string()).collect();
    /// assert_eq!(sentences, ["The sum is now 4.", "The sum is now 9."]);
    /// ```
    fn narration<'a>(&'a self, events: &'a [Self::Event]) -> Narration<'a, Self, Self::Event> {
        Narration::new(Speech::of(self), events)
    }

    /// Reads an input in the notation of the rulebook, without checking that it is legal.
    ///
    /// A finished game is reported before a faulty text.
    ///
    /// # Errors
    /// The refusal of a finished game, or a faulty text.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::{Game, Input};
    /// let input = Ten.parse_input(&Ten.start(), Input::Decision("stop"));
    /// assert_eq!(input, Ok(Input::Decision(Choice::Stop)));
    /// ```
    fn parse_input(
        &self,
        state: &Self::State,
        text: Input<&str, &str>,
    ) -> Result<InputOf<Self>, Self::Refusal> {
        if let Next::Over(_) = self.next(state) {
            return Err(self.end_refusal(state));
        }
        Ok(match text {
            Input::Decision(text) => Input::Decision(self.parse_decision(text)?),
            Input::Chance(text) => Input::Chance(self.parse_chance(text)?),
        })
    }

    /// Applies one step in the notation of the rulebook.
    ///
    /// A finished game is reported before a faulty text, a faulty text before an input that is not
    /// due or not legal.
    ///
    /// # Errors
    /// A faulty text or the refusal of the step; `state` is then unchanged.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Game, Input};
    /// let mut table = Ten.start();
    /// Ten.advance_by_text(&mut table, Input::Decision("roll"), &mut ())?;
    /// Ten.advance_by_text(&mut table, Input::Chance("4"), &mut ())?;
    /// assert_eq!(table, Table::Deciding(4));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    fn advance_by_text(
        &self,
        state: &mut Self::State,
        text: Input<&str, &str>,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        let input = self.parse_input(state, text)?;
        self.advance(state, input, events)
    }
}

/// Returns the input with this number: a decision by its index, or an outcome by its case.
///
/// The number is taken modulo the length of the legal list or the sum of the weights. Returns
/// `None` when the game is over.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_core::{Input, nth_input};
/// let decision = nth_input(&Ten, &Table::Deciding(9), 3);
/// assert_eq!(decision, Some(Input::Decision(Choice::Stop)));
/// assert_eq!(nth_input(&Ten, &Table::Over(9), 3), None);
/// ```
pub fn nth_input<G: Game>(game: &G, state: &G::State, number: u32) -> Option<InputOf<G>> {
    match game.next(state) {
        Next::Decision => {
            let mut list = game.decisions(state);
            let count = u32::try_from(list.len()).ok()?;
            let index = usize::try_from(number.checked_rem(count)?).ok()?;
            list.nth(index).map(Input::Decision)
        }
        Next::Chance(_) => {
            let case = number.checked_rem(game.chance_weight(state))?;
            game.nth_chance(state, case).map(Input::Chance)
        }
        Next::Over(_) => None,
    }
}

/// Returns the refusal as the result of a step.
#[inline(always)]
fn refused<S, R: Refusal>(refusal: R) -> Result<S, R> {
    // A tag among the values that a position leaves unused makes the compiler copy the position
    // field by field where it sees the error.
    if size_of::<Result<S, R>>() > size_of::<S>() {
        Err(refusal)
    } else {
        refused_out_of_line(refusal)
    }
}

#[cold]
#[inline(never)]
fn refused_out_of_line<S, R: Refusal>(refusal: R) -> Result<S, R> {
    Err(refusal)
}

/// Parses a text that is one noun of the game and nothing more.
fn parse<G: Game, T: Readable<G>>(game: &G, text: &str) -> Result<T, NotationError> {
    let mut words = Words::new(text);
    if G::IGNORES_CASE {
        words = words.ignoring_case();
    }
    let noun = T::read(game, &mut words)?;
    words.end()?;
    Ok(noun)
}
