//! The interface of a game without the trait.

/// Defines the methods of [`Game`](crate::Game) as inherent ones, which need no import.
///
/// Steps are made from a decision or from a chance outcome. The macro also defines a function
/// `apply` for the standard game.
///
/// The root of the crate has to export `State`, `Decision`, `Chance`, `Event`, `Outcome` and
/// `Refusal`; the standard game is an expression. All games of this family have this interface.
///
/// ```standalone_crate
/// # use solo_core::{Events, Face, Forbidden, Game, Input, InputOf, Next, Source, Weight};
/// #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
/// pub struct Throw; // one die, once
///
/// type State = Option<Face>;
/// type Chance = Face;
/// # solo_core::word_enum! { pub enum Decision { Never = "never" } }
/// # #[derive(Clone, Debug, PartialEq, solo_core::Event)]
/// # #[event(game = Throw)]
/// # pub enum Event { #[event("fell", "The die shows {face}.")] Fell { face: Face } }
/// # type Outcome = Face;
/// # type Refusal = Forbidden;
/// impl Game for Throw {
///     // …
/// #     solo_core::no_options!();
/// #     type State = State;
/// #     type Decision = Decision;
/// #     type Chance = Chance;
/// #     type Event = Event;
/// #     type Outcome = Outcome;
/// #     type Refusal = Refusal;
/// #     const NAME: &'static str = "throw";
/// #     const RULES_VERSION: u32 = 1;
/// #     const MAX_DECISIONS: usize = 1;
/// #     const MAX_CHANCES: usize = 6;
/// #     const MAX_STEPS: u32 = 1;
/// #     fn start_with_events(&self, _: &mut impl Events<Event>) -> State { None }
/// #     fn next(&self, state: &State) -> Next<Face> {
/// #         state.map_or(Next::Chance(Source::new::<0>()), Next::Over)
/// #     }
/// #     fn decisions(&self, _: &State) -> impl ExactSizeIterator<Item = Decision> {
/// #         [].into_iter()
/// #     }
/// #     fn chances(&self, state: &State) -> impl ExactSizeIterator<Item = (Face, Weight)> {
/// #         Face::all().take(if state.is_none() { 6 } else { 0 }).map(|face| (face, 1))
/// #     }
/// #     fn advance(
/// #         &self, state: &mut State, input: InputOf<Self>, _: &mut impl Events<Event>,
/// #     ) -> Result<(), Forbidden> {
/// #         match (*state, input) {
/// #             (None, Input::Chance(face)) => *state = Some(face),
/// #             _ => return Err(Forbidden::GAME_OVER),
/// #         }
/// #         Ok(())
/// #     }
/// }
///
/// solo_core::inherent_methods!(throw::Throw, standard = Throw);
///
/// # fn main() -> Result<(), Refusal> {
/// let fallen = Throw.apply(&Throw.start(), Face::SIX)?;
/// assert_eq!(fallen, apply(&Throw.start(), Throw.parse_chance("6")?)?);
/// assert_eq!(Throw.chances(&Throw.start()).last(), Some((Face::SIX, 1)));
/// assert_eq!(Throw.decisions(&fallen).len(), 0);
/// # Ok(())
/// # }
/// ```
#[expect(
    clippy::crate_in_macro_def,
    reason = "the root of the game's own crate holds the words of the game"
)]
#[macro_export]
macro_rules! inherent_methods {
    ($library:ident :: $game:ident, standard = $standard:expr) => {
        /// The methods of [`Game`](solo_core::Game), for which no trait has to be imported.
        impl $game {
            /// Upper bound for the length of a legal list.
            pub const MAX_DECISIONS: usize = <Self as $crate::Game>::MAX_DECISIONS;

            /// Upper bound for the length of a list of chance outcomes.
            pub const MAX_CHANCES: usize = <Self as $crate::Game>::MAX_CHANCES;

            /// Returns the first position.
            pub fn start(&self) -> crate::State {
                $crate::Game::start(self)
            }

            /// Returns the first position, and emits the events on the way to it.
            pub fn start_with_events(
                &self,
                events: &mut impl $crate::Events<crate::Event>,
            ) -> crate::State {
                $crate::Game::start_with_events(self, events)
            }

            /// Returns what the position waits for, or the outcome of a finished game.
            #[inline]
            pub fn next(&self, state: &crate::State) -> $crate::Next<crate::Outcome> {
                $crate::Game::next(self, state)
            }

            /// Lists the legal decisions in the order of the rulebook; none unless one is due.
            ///
            /// `len` and `nth` look at no entry more often than necessary.
            ///
            /// ```
            #[doc = concat!("let game = ", stringify!($library), "::", stringify!($game), "::default();")]
            /// let dealt = solo_core::Seeded::start(&game, 1);
            /// let list: Vec<_> = game.decisions(dealt.state()).collect();
            /// assert_eq!(game.decisions(dealt.state()).len(), list.len());
            /// assert_eq!(game.decisions(dealt.state()).nth(0), list.first().copied());
            /// ```
            #[inline]
            pub fn decisions(
                &self,
                state: &crate::State,
            ) -> impl ::core::iter::ExactSizeIterator<Item = crate::Decision> {
                $crate::Game::decisions(self, state)
            }

            /// Lists the possible chance outcomes with their weights, in the order of the rulebook.
            ///
            /// The list is empty unless chance is due.
            #[inline]
            pub fn chances(
                &self,
                state: &crate::State,
            ) -> impl ::core::iter::ExactSizeIterator<Item = (crate::Chance, $crate::Weight)> {
                $crate::Game::chances(self, state)
            }

            /// Returns whether the decision is legal now.
            #[inline]
            pub fn is_legal(&self, state: &crate::State, decision: crate::Decision) -> bool {
                $crate::Game::is_legal(self, state, decision)
            }

            /// Returns the position after one step; the old one stays as it is.
            ///
            /// # Errors
            /// The refusal names the clause that forbids the step.
            ///
            /// ```
            #[doc = concat!("let game = ", stringify!($library), "::", stringify!($game), "::default();")]
            /// let before = game.start();
            /// let first = solo_core::nth_input(&game, &before, 0).expect("a step is due");
            /// let after = game.apply(&before, first)?;
            /// assert_ne!(before, after);
            /// assert!(game.apply(&after, first) != Ok(before)); // nothing goes back
            #[doc = concat!("# Ok::<(), ", stringify!($library), "::Refusal>(())")]
            /// ```
            #[inline]
            pub fn apply<const KIND: u8>(
                &self,
                state: &crate::State,
                input: impl $crate::IntoInput<Self, KIND>,
            ) -> ::core::result::Result<crate::State, crate::Refusal> {
                $crate::Game::apply(self, state, input.into_input())
            }

            /// Returns the position after one step, and emits the events; a refusal emits none.
            ///
            /// # Errors
            /// The refusal names the clause that forbids the step.
            ///
            /// ```
            #[doc = concat!("let game = ", stringify!($library), "::", stringify!($game), "::default();")]
            /// let before = game.start();
            /// let first = solo_core::nth_input(&game, &before, 0).expect("a step is due");
            /// let mut listener = solo_core::ForEach(|event| println!("{event:?}"));
            /// let after = game.apply_with_events(&before, first, &mut listener)?;
            /// assert_eq!(game.apply(&before, first), Ok(after));
            #[doc = concat!("# Ok::<(), ", stringify!($library), "::Refusal>(())")]
            /// ```
            #[inline]
            pub fn apply_with_events<const KIND: u8>(
                &self,
                state: &crate::State,
                input: impl $crate::IntoInput<Self, KIND>,
                events: &mut impl $crate::Events<crate::Event>,
            ) -> ::core::result::Result<crate::State, crate::Refusal> {
                $crate::Game::apply_with_events(self, state, input.into_input(), events)
            }

            /// Applies one step in place and emits the events.
            ///
            /// After a refusal the position is unchanged, and no event was emitted.
            ///
            /// # Errors
            /// The refusal names the clause that forbids the step.
            ///
            /// ```
            #[doc = concat!("let game = ", stringify!($library), "::", stringify!($game), "::default();")]
            /// let mut state = game.start();
            /// let first = solo_core::nth_input(&game, &state, 0).expect("a step is due");
            /// game.advance(&mut state, first, &mut ())?; // `()` does not listen
            /// assert_ne!(state, game.start());
            #[doc = concat!("# Ok::<(), ", stringify!($library), "::Refusal>(())")]
            /// ```
            #[inline]
            pub fn advance<const KIND: u8>(
                &self,
                state: &mut crate::State,
                input: impl $crate::IntoInput<Self, KIND>,
                events: &mut impl $crate::Events<crate::Event>,
            ) -> ::core::result::Result<(), crate::Refusal> {
                $crate::Game::advance(self, state, input.into_input(), events)
            }

            /// Reads a decision in the notation of the rulebook.
            ///
            /// # Errors
            /// The first index at which the text is not a decision of this game, and what was expected
            /// there.
            ///
            /// ```
            #[doc = concat!("let game = ", stringify!($library), "::", stringify!($game), "::default();")]
            /// assert_eq!(game.parse_decision("?").unwrap_err().at(), 0);
            /// ```
            pub fn parse_decision(
                &self,
                text: &str,
            ) -> ::core::result::Result<crate::Decision, $crate::NotationError> {
                $crate::Game::parse_decision(self, text)
            }

            /// Reads a chance outcome in the notation of the rulebook.
            ///
            /// # Errors
            /// The first index at which the text is not a chance outcome of this game, and what was
            /// expected there.
            pub fn parse_chance(
                &self,
                text: &str,
            ) -> ::core::result::Result<crate::Chance, $crate::NotationError> {
                $crate::Game::parse_chance(self, text)
            }

            /// Returns a decision that prints in the notation of the rulebook.
            ///
            /// ```
            #[doc = concat!("let game = ", stringify!($library), "::", stringify!($game), "::default();")]
            /// for decision in game.decisions(solo_core::Seeded::start(&game, 1).state()) {
            ///     let text = game.decision_text(decision).to_string();
            ///     assert_eq!(game.parse_decision(&text), Ok(decision));
            /// }
            /// ```
            pub fn decision_text(&self, decision: crate::Decision) -> $crate::Notated<'_, Self> {
                $crate::Game::decision_text(self, decision)
            }

            /// Returns a chance outcome that prints in the notation of the rulebook.
            pub fn chance_text(&self, chance: crate::Chance) -> $crate::Notated<'_, Self> {
                $crate::Game::chance_text(self, chance)
            }

            /// Writes a decision for people, with details of the position.
            ///
            /// # Errors
            /// Only those of `out`.
            ///
            /// ```
            #[doc = concat!("let game = ", stringify!($library), "::", stringify!($game), "::default();")]
            /// let seeded = solo_core::Seeded::start(&game, 1);
            /// for decision in game.decisions(seeded.state()) {
            ///     let mut label = String::new();
            ///     game.describe_decision(seeded.state(), decision, &mut label)?;
            ///     assert!(!label.is_empty());
            /// }
            /// # Ok::<(), core::fmt::Error>(())
            /// ```
            pub fn describe_decision(
                &self,
                state: &crate::State,
                decision: crate::Decision,
                out: &mut dyn ::core::fmt::Write,
            ) -> ::core::fmt::Result {
                $crate::Game::describe_decision(self, state, decision, out)
            }

            /// Writes a chance outcome for people, with details of the position.
            ///
            /// # Errors
            /// Only those of `out`.
            pub fn describe_chance(
                &self,
                state: &crate::State,
                chance: crate::Chance,
                out: &mut dyn ::core::fmt::Write,
            ) -> ::core::fmt::Result {
                $crate::Game::describe_chance(self, state, chance, out)
            }
        }

        /// Returns the position after one step of the standard game.
        ///
        /// The standard game has default options and, if there is one, the embedded catalogue. The
        /// old position stays as it is.
        ///
        /// # Errors
        /// The refusal names the clause that forbids the step.
        ///
        /// ```
        #[doc = concat!("let game = ", stringify!($library), "::", stringify!($game), "::default();")]
        /// let first = solo_core::nth_input(&game, &game.start(), 0).expect("a step is due");
        #[doc = concat!("let state = ", stringify!($library), "::apply(&game.start(), first)?;")]
        /// assert_eq!(state, game.apply(&game.start(), first)?);
        #[doc = concat!("# Ok::<(), ", stringify!($library), "::Refusal>(())")]
        /// ```
        pub fn apply<const KIND: u8>(
            state: &crate::State,
            input: impl $crate::IntoInput<$game, KIND>,
        ) -> ::core::result::Result<crate::State, crate::Refusal> {
            $standard.apply(state, input)
        }
    };
}
