//! The rules of a game in sentences, and the labels of the clauses that they state.

use core::fmt::{self, Write};

use super::Noun;
use super::event::NamedFields;
use super::speech::{Speech, TextVisitor};
use super::templates::{Template, Templates};
use crate::options::{OptionValue, Options};
use crate::provenance::Provenance;
use crate::rulebook::{ClauseLabel, Clauses};

/// The rules of a game in sentences, each with its clauses and the options under which it is true.
///
/// The source of a sentence is the label of its clause in the rulebook, which is read when the crate of the
/// game is compiled: nothing of the rulebook is in a program but its labels, unless the crate also passes its
/// text.
///
/// ```
/// use solo_core::{ClauseLabel, Rules};
/// # solo_core::options! {
/// #     pub struct Variants {
/// #         /// Decides whether a one ends the game.
/// #         pub hard: bool = false, "XX-2", "R";
/// #     }
/// # }
/// const TEXT: &str = "\
/// ## The end
///
/// - **XX-1** [S] The game ends with the last card.
/// - **XX-2** [P, R] A one ends it, too. Alternative: it does not.
/// ";
/// const LABELS: [ClauseLabel; ClauseLabel::count(TEXT)] = ClauseLabel::read(TEXT);
///
/// solo_core::templates! {
///     SENTENCES: "Rule" {
///         "end.last" ["XX-1"]: "The last card ends the game.",
///         "end.one" ["XX-2"] if hard = "true": "A one ends it, too.",
///     }
/// }
/// const RULES: Rules = Rules::new(SENTENCES, &LABELS, TEXT);
///
/// let hard = Variants { hard: true };
/// let about: Vec<_> = RULES.about("end", &hard).map(|rule| rule.key).collect();
/// assert_eq!(about, ["end.last", "end.one"]);
/// assert_eq!(RULES.about("end", &Variants::DEFAULT).count(), 1);
/// assert_eq!(RULES.rulebook().nth(1).map(|clause| clause.id), Some("XX-2"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    sentences: Templates,
    labels: &'static [ClauseLabel],
    text: &'static str,
}

impl Rules {
    /// The rules of a game that does not state them in sentences.
    pub const NONE: Self = Self::new(Templates::new("Rule", &[]), &[], "");

    /// Returns these sentences, with the labels of the rulebook, and its text or an empty one.
    pub const fn new(
        sentences: Templates,
        labels: &'static [ClauseLabel],
        text: &'static str,
    ) -> Self {
        Self {
            sentences,
            labels,
            text,
        }
    }

    /// Returns every sentence, whatever the options.
    pub const fn all(&self) -> &'static [Template] {
        self.sentences.all()
    }

    /// Returns the sentences of a topic that are true under these options, in order.
    pub fn about<'a, O: Options>(
        &self,
        topic: &'a str,
        options: &'a O,
    ) -> impl Iterator<Item = &'static Template> + use<'a, O> {
        let all = self.all().iter();
        all.filter(move |rule| rule.topic() == topic && rule.holds(options))
    }

    /// Returns the sources of a clause in the order of its label; none if it does not exist.
    ///
    /// With one source behind the id it is that one, or none if the label does not have it.
    pub fn origins(&self, clause: &str) -> &'static [Provenance] {
        let (id, letters) = clause.split_once(' ').unwrap_or((clause, ""));
        let label = self.labels.iter().find(|label| label.is_of(id));
        let origins = label.map_or(&[][..], ClauseLabel::origins);
        let only = |origin: &&[Provenance]| origin.iter().all(|one| one.letters() == letters);
        match letters {
            "" => origins,
            _ => origins.chunks(1).find(only).unwrap_or(&[]),
        }
    }

    /// Returns the sources of a sentence: the label of its main clause.
    ///
    /// Where an option decides, the first source is that of its default, the last that of its other values.
    pub fn sources<O: Options>(&self, rule: &Template) -> &'static [Provenance] {
        let origins = self.origins(rule.clauses.first().unwrap_or(&""));
        let one = match (rule.when, rule.holds(&O::default())) {
            ([], _) => None,
            (_, true) => origins.first_chunk::<1>(),
            (_, false) => origins.last_chunk::<1>(),
        };
        one.map_or(origins, |one| one)
    }

    /// Writes a sentence; its fields are these, and the options by name.
    ///
    /// # Errors
    /// Only those of `out`.
    pub fn say<G: ?Sized, O: Options>(
        &self,
        rule: &Template,
        options: &O,
        fields: &dyn NamedFields<G>,
        speech: &Speech<'_, G>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        let fields = WithOptions { options, fields };
        self.sentences.fill(rule, &fields, speech, out)
    }

    /// Visits every text that a translation needs: owner, key and English text.
    pub fn texts(&self, visit: &mut TextVisitor<'_>) {
        self.sentences.texts(visit);
    }

    /// Returns the whole rulebook, clause by clause; nothing in a build without its text.
    pub const fn rulebook(&self) -> Clauses<'static> {
        Clauses::of(self.text)
    }
}

/// Fields of a sentence, and the options of the game.
struct WithOptions<'a, G: ?Sized, O> {
    options: &'a O,
    fields: &'a dyn NamedFields<G>,
}

impl<G: ?Sized, O: Options> NamedFields<G> for WithOptions<'_, G, O> {
    fn visit(&self, visit: &mut dyn FnMut(&'static str, &dyn Noun<G>)) {
        self.fields.visit(visit);
        for (index, spec) in O::SPECS.iter().enumerate() {
            self.options
                .get(index, &mut |value| visit(spec.name, &value));
        }
    }
}

/// The value of an option in a template: as it is written.
impl<G: ?Sized> Noun<G> for OptionValue<'_> {
    fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn amount(&self) -> i64 {
        match self {
            Self::Number(number) => i64::from(*number),
            Self::Flag(_) | Self::Word(_) => 1,
        }
    }
}
