//! Events, and the narration of a sequence of them.

use core::fmt::{self, Debug, Display, Formatter, Write};

use super::Noun;
use super::speech::{Speech, TextVisitor, Variant};

/// The fields of a decision, an outcome or an event by name, for templates.
pub trait NamedFields<G: ?Sized> {
    /// Visits every field, in order.
    fn visit(&self, visit: &mut dyn FnMut(&'static str, &dyn Noun<G>));
}

/// Fields defined for one template.
///
/// ```
/// use solo_core::Speech;
/// use solo_core::example::Ten;
/// let mut text = String::new();
/// let fields = [("card", &"Boat" as _), ("price", &4_u8 as _)];
/// Speech::of(&Ten).fill("Decision", "buy_for", "Buy {card} for {price} gold", &fields, &mut text)?;
/// assert_eq!(text, "Buy Boat for 4 gold");
/// # Ok::<(), core::fmt::Error>(())
/// ```
impl<G: ?Sized, const N: usize> NamedFields<G> for [(&'static str, &dyn Noun<G>); N] {
    fn visit(&self, visit: &mut dyn FnMut(&'static str, &dyn Noun<G>)) {
        for (name, noun) in self {
            visit(name, *noun);
        }
    }
}

/// An event of a game, with `#[derive(Event)]` from one attribute per variant.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_core::{Event, GameEvent, Speech};
///
/// #[derive(Clone, Debug, PartialEq, Event)]
/// #[event(game = Ten)]
/// enum Happened {
///     #[event("rolled", "The die shows {face}.")]
///     Rolled { face: u8 },
///     #[event("won", "{coins#1=A coin is|{coins} coins are} yours.")]
///     Won { coins: u8 },
/// }
///
/// let mut text = String::new();
/// Happened::Won { coins: 2 }.tell(&Speech::of(&Ten), &mut text)?;
/// assert_eq!((Happened::Won { coins: 2 }.tag(), text.as_str()), ("won", "2 coins are yours."));
/// assert_eq!(Happened::Rolled { face: 4 }.tag(), "rolled");
/// # Ok::<(), core::fmt::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an event of `{G}`",
    note = "make it one with `#[derive(Event)]`"
)]
pub trait GameEvent<G: ?Sized>: NamedFields<G> {
    /// Kinds of events, in the order of the declaration.
    const VARIANTS: &'static [Variant];

    /// Returns the tag of the event.
    fn tag(&self) -> &'static str;

    /// Writes the event as one sentence.
    ///
    /// # Errors
    /// Only those of `out`.
    fn tell(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result;

    /// Returns the field in which the next event differs, if both share one sentence.
    fn together(&self, next: &Self) -> Option<&'static str> {
        let _ = next;
        None
    }

    /// Writes what events tell together and none of them alone, such as what did not happen: a sentence behind that of the
    /// first one, with a space before it. By default nothing.
    ///
    /// `events` are those from this one on, as far as they are known.
    ///
    /// # Errors
    /// Only those of `out`.
    fn tell_further(events: &[Self], speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result
    where
        Self: Sized,
    {
        let _ = (events, speech, out);
        Ok(())
    }

    /// Visits every text that a translation of the events needs: owner, key and English text.
    fn texts(game: &G, visit: &mut TextVisitor<'_>)
    where
        Self: Sized;
}

/// Function that writes part of a sentence.
type Writer<T, G> = fn(&T, &Speech<'_, G>, &mut dyn Write) -> fmt::Result;

/// Text of a sentence that a function writes, by `word(name = function)` of `#[derive(Event)]`.
pub struct Computed<'a, T: ?Sized, G: ?Sized> {
    of: &'a T,
    write: Writer<T, G>,
}

impl<'a, T: ?Sized, G: ?Sized> Computed<'a, T, G> {
    /// Returns the text that `write` writes for this value.
    pub const fn new(of: &'a T, write: Writer<T, G>) -> Self {
        Self { of, write }
    }
}

impl<T: ?Sized, G: ?Sized> Debug for Computed<'_, T, G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Computed")
    }
}

impl<T: ?Sized, G: ?Sized> Noun<G> for Computed<'_, T, G> {
    fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result {
        (self.write)(self.of, &Speech::of(game), out)
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        (self.write)(self.of, speech, out)
    }
}

/// Sentences of events, one for equal moves in a row: `You draw 2× Shabti and Urn.`
///
/// An iterator over the sentences, each ready to be printed.
#[derive(Debug)]
pub struct Narration<'a, G: ?Sized, E> {
    speech: Speech<'a, G>,
    rest: &'a [E],
}

impl<'a, G: ?Sized, E: GameEvent<G>> Narration<'a, G, E> {
    /// Returns the sentences of these events.
    pub const fn new(speech: Speech<'a, G>, events: &'a [E]) -> Self {
        Self {
            speech,
            rest: events,
        }
    }
}

impl<'a, G: ?Sized, E: GameEvent<G> + PartialEq> Iterator for Narration<'a, G, E> {
    type Item = Sentence<'a, G, E>;

    fn next(&mut self) -> Option<Self::Item> {
        let (first, others) = self.rest.split_first()?;
        let many = others.first().and_then(|next| first.together(next));
        let alike = |next: &&E| many.is_some() && first.together(next) == many;
        let more = others.iter().take_while(alike).count();
        let (run, rest) = self.rest.split_at_checked(more.saturating_add(1))?;
        let onward = self.rest.get(more..).unwrap_or_default();
        self.rest = rest;
        Some(Sentence {
            speech: self.speech,
            run,
            onward,
            many,
        })
    }
}

/// One sentence about an event, or about several that differ in one field only.
#[derive(Debug)]
pub struct Sentence<'a, G: ?Sized, E> {
    speech: Speech<'a, G>,
    run: &'a [E],
    /// The last event of the run, and those after it.
    onward: &'a [E],
    many: Option<&'static str>,
}

impl<'a, G: ?Sized, E> Sentence<'a, G, E> {
    /// Returns the events that the sentence is about.
    pub const fn events(&self) -> &'a [E] {
        self.run
    }
}

impl<G: ?Sized, E: GameEvent<G> + PartialEq> Display for Sentence<'_, G, E> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match (self.run.first(), self.many) {
            (Some(event), None) => event.tell(&self.speech, f),
            (Some(event), Some(_)) => {
                let kind = E::VARIANTS.iter().find(|kind| kind.name == event.tag());
                let template = kind.map_or("", |kind| kind.template);
                self.speech.fill("Event", event.tag(), template, self, f)
            }
            (None, _) => Ok(()),
        }?;
        E::tell_further(self.onward, &self.speech, f)
    }
}

impl<G: ?Sized, E: GameEvent<G> + PartialEq> NamedFields<G> for Sentence<'_, G, E> {
    fn visit(&self, visit: &mut dyn FnMut(&'static str, &dyn Noun<G>)) {
        let Some(first) = self.run.first() else {
            return;
        };
        first.visit(&mut |name, noun| {
            if self.many == Some(name) {
                visit(name, self);
            } else {
                visit(name, noun);
            }
        });
    }
}

/// The field in which the events differ: `2× Shabti and Urn`.
impl<G: ?Sized, E: GameEvent<G> + PartialEq> Noun<G> for Sentence<'_, G, E> {
    fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{}", self.run.len())
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        let kinds = || {
            let new = |(index, event): &(usize, &E)| {
                !self
                    .run
                    .iter()
                    .take(*index)
                    .any(|earlier| earlier == *event)
            };
            self.run.iter().enumerate().filter(new)
        };
        let last = kinds().count();
        for (index, (_, event)) in (1..).zip(kinds()) {
            out.write_str(separator(speech, index, last))?;
            let copies = self.run.iter().filter(|other| *other == event).count();
            if copies > 1 {
                write!(out, "{copies}× ")?;
            }
            let mut written = Ok(());
            event.visit(&mut |name, noun| {
                if self.many == Some(name) {
                    written = noun.name(speech, out);
                }
            });
            written?;
        }
        Ok(())
    }

    fn amount(&self) -> i64 {
        i64::try_from(self.run.len()).unwrap_or(i64::MAX)
    }
}

/// Separators of lists before their last item and before any other.
pub(crate) const SEPARATORS: [(&str, &str); 2] = [("and", " and "), ("comma", ", ")];

/// Returns the separator before the item at this index of a list, counted from 1.
pub(super) fn separator<'a, G: ?Sized>(
    speech: &Speech<'a, G>,
    index: usize,
    last: usize,
) -> &'a str {
    let (key, english) = match index {
        1 => return "",
        _ if index == last => SEPARATORS[0],
        _ => SEPARATORS[1],
    };
    speech.text("List", key, english)
}
