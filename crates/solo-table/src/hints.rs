//! Hints at a table, which get better with every deal.

use core::fmt::{self, Debug, Formatter};
use std::borrow::Cow;

use serde::{Serialize, Serializer};
use solo_core::{Countable, NamedFields, Session, Speech, fields};
use solo_players::{Ahead, Kind, Prospect, Share, Spread, Tenths};

use crate::phrase::Phrase;
use crate::scenic::Scenic;
use crate::snapshot::choices;
use crate::speech::{Language, speech, written};

/// One of the first choices in a position: results of the games that a good player played out from there.
///
/// As data, means and errors are numbers with one decimal.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// use solo_table::{Dealer, Table, Tables};
/// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
/// let hints = table.hint(20, 1);
/// assert_eq!(
///     hints[0].text,
///     "Delve one turn deeper: you end with 11 points on average of 20 deals, mostly 0 to 46; 0 of 20 won; \
///      11 points better than the next choice, give or take 9"
/// );
/// let hint = serde_json::to_value(&hints[0]).unwrap();
/// assert_eq!(hint["yours"]["high"], 46);
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Hint {
    /// Number of the decision.
    pub number: u32,
    /// Its notation.
    pub notation: String,
    /// Its label.
    pub label: String,
    /// Points of the player at the end.
    #[serde(serialize_with = "spread")]
    #[cfg_attr(feature = "schema", schemars(with = "SpreadData"))]
    pub yours: Spread,
    /// Points of the rival; absent in a game whose rival has no points.
    #[serde(serialize_with = "optional_spread")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<SpreadData>"))]
    pub theirs: Option<Spread>,
    /// Points that the player is ahead of the rival, likewise.
    #[serde(serialize_with = "optional_spread")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<SpreadData>"))]
    pub margin: Option<Spread>,
    /// Deals won; absent in a game whose end does not say who has won.
    #[serde(serialize_with = "share")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<ShareData>"))]
    pub won: Option<Share>,
    /// Number of deals: the same for every choice.
    pub deals: u32,
    /// Name of the player that played the games out.
    #[serde(serialize_with = "word")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub by: Kind,
    /// Difference to the choice that follows in the list; absent for the last one, and before the eighth deal.
    #[serde(serialize_with = "ahead")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<AheadData>"))]
    pub ahead: Option<Ahead>,
    /// All of it in a sentence.
    pub text: String,
}

/// Points at the end of several deals.
#[derive(Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Spread")
)]
struct SpreadData {
    /// Mean.
    mean: f64,
    /// The 10th percentile: at most a tenth of the deals are below.
    low: i32,
    /// The 90th percentile: at most a tenth of the deals are above.
    high: i32,
}

/// Part of the deals.
#[derive(Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Share")
)]
struct ShareData {
    /// Deals won.
    won: u32,
    /// Deals played.
    of: u32,
}

/// Mean by which one choice is better than another in the same deals.
#[derive(Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Ahead")
)]
struct AheadData {
    /// Mean difference in points.
    points: f64,
    /// Two standard errors of it: a difference that is not larger may be chance.
    error: f64,
}

#[expect(
    clippy::float_arithmetic,
    reason = "to be looked at; hints are reckoned in whole numbers"
)]
fn decimal(tenths: Tenths) -> f64 {
    f64::from(tenths.0) / 10.0
}

fn spread_data(spread: &Spread) -> SpreadData {
    SpreadData {
        mean: decimal(spread.mean),
        low: spread.low,
        high: spread.high,
    }
}

fn spread<S: Serializer>(spread: &Spread, serializer: S) -> Result<S::Ok, S::Error> {
    spread_data(spread).serialize(serializer)
}

fn optional_spread<S: Serializer>(
    spread: &Option<Spread>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    spread.as_ref().map(spread_data).serialize(serializer)
}

fn share<S: Serializer>(share: &Option<Share>, serializer: S) -> Result<S::Ok, S::Error> {
    let data = share.map(|Share { won, of }| ShareData { won, of });
    data.serialize(serializer)
}

fn ahead<S: Serializer>(ahead: &Option<Ahead>, serializer: S) -> Result<S::Ok, S::Error> {
    let data = ahead.map(|ahead| AheadData {
        points: decimal(ahead.points),
        error: decimal(ahead.error),
    });
    data.serialize(serializer)
}

fn word<S: Serializer>(kind: &Kind, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(kind.word())
}

/// Hints for a position, which get better with every deal.
///
/// A program plays some deals, shows the list, and goes on as long as it is looked at; to stop is to play no more. The
/// same deals and seed lead to the same hints, in however many parts they are played. [`solo_players::Hints`] says
/// which choices are played out, and by which player.
///
/// ```
/// # #[cfg(feature = "votk")] {
/// use solo_table::{Dealer, Table, Tables};
/// let table = Table::new("votk", &[], &Tables::new(), Dealer::seeded(42))?;
/// let mut hints = table.hints(1);
/// for part in 1..=3 {
///     hints.play(2);
///     assert_eq!(hints.list()[0].deals, 2 * part);
/// }
/// assert_eq!(hints.list(), table.hint(6, 1));
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
pub struct Hints(pub(crate) Box<dyn Hinting + Send>);

impl Hints {
    /// Plays this number of further deals with each choice.
    pub fn play(&mut self, deals: u32) {
        self.0.play(deals);
    }

    /// Lists the choices, at most five, the recommended one first; empty before the first deal, if no decision is due,
    /// and where the player only reports what has happened at a real table.
    pub fn list(&self) -> Vec<Hint> {
        self.0.list()
    }
}

impl Debug for Hints {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.list()).finish()
    }
}

/// Hints of one game behind an interface without types.
pub(crate) trait Hinting {
    fn play(&mut self, deals: u32);
    fn list(&self) -> Vec<Hint>;
}

/// No hints, where the player only reports what is so.
struct NoHints;

impl Hinting for NoHints {
    fn play(&mut self, _: u32) {}

    fn list(&self) -> Vec<Hint> {
        Vec::new()
    }
}

/// A position with its hints.
struct Position<G: Scenic> {
    game: G,
    state: G::State,
    hints: solo_players::Hints<G>,
    /// Label of each decision by its number, in the language of the table.
    labels: Vec<(u32, String)>,
    phrases: Phrases,
}

/// The phrases of hints in the language of the table, and the name of the opponent.
struct Phrases {
    alone: Cow<'static, str>,
    rival: Cow<'static, str>,
    ahead: Cow<'static, str>,
    behind: Cow<'static, str>,
    between: Cow<'static, str>,
    won: Cow<'static, str>,
    better: Cow<'static, str>,
    perhaps: Cow<'static, str>,
    equal: Cow<'static, str>,
    name: Cow<'static, str>,
}

impl Phrases {
    fn of<G: Scenic>(speech: &Speech<'_, G>) -> Self {
        let phrase = |phrase| speech.game().phrase(phrase, speech);
        Self {
            alone: phrase(Phrase::HintAlone),
            rival: phrase(Phrase::HintRival),
            ahead: phrase(Phrase::HintAhead),
            behind: phrase(Phrase::HintBehind),
            between: phrase(Phrase::HintBetween),
            won: phrase(Phrase::HintWon),
            better: phrase(Phrase::HintBetter),
            perhaps: phrase(Phrase::HintPerhaps),
            equal: phrase(Phrase::HintEqual),
            name: speech.game().rival(speech),
        }
    }
}

/// Returns the hints of the position of a session.
pub(crate) fn hints<G: Scenic>(
    session: &Session<G>,
    seed: u64,
    language: Language<'_>,
) -> Box<dyn Hinting + Send> {
    let (game, state) = (session.game(), session.state());
    if game.is_report(state) {
        return Box::new(NoHints);
    }
    let speech = speech(game, language);
    let labels = choices(session, language).into_iter();
    Box::new(Position {
        hints: solo_players::Hints::new(game, state, seed),
        labels: labels.map(|choice| (choice.number, choice.label)).collect(),
        phrases: Phrases::of(&speech),
        game: game.clone(),
        state: state.clone(),
    })
}

impl<G: Scenic> Hinting for Position<G> {
    fn play(&mut self, deals: u32) {
        self.hints.play(&self.game, &self.state, deals);
    }

    fn list(&self) -> Vec<Hint> {
        let list = self.hints.list().into_iter();
        list.map(|prospect| self.hint(&prospect)).collect()
    }
}

impl<G: Scenic> Position<G> {
    fn hint(&self, prospect: &Prospect<G::Decision>) -> Hint {
        let decision = prospect.decision;
        let number = decision.number(&self.game);
        let label = self.labels.iter().find(|(known, _)| *known == number);
        let label = label.map_or_else(String::new, |(_, label)| label.clone());
        Hint {
            number,
            notation: self.game.decision_text(decision).to_string(),
            text: format!("{label}: {}", self.said(prospect)),
            label,
            yours: prospect.yours,
            theirs: prospect.theirs,
            margin: prospect.margin,
            won: prospect.won,
            deals: prospect.deals,
            by: self.hints.by(),
            ahead: prospect.ahead,
        }
    }

    /// Returns the results of a decision in words.
    fn said(&self, prospect: &Prospect<G::Decision>) -> String {
        let (mean, deals) = (prospect.yours.mean.rounded(), prospect.deals);
        let mut text = match (prospect.theirs, prospect.margin) {
            (Some(theirs), Some(margin)) => {
                let (lead, theirs) = (self.lead(margin.low, margin.high), theirs.mean.rounded());
                // The lead is that between the two numbers as they are shown.
                let average = mean.saturating_sub(theirs);
                let average = self.lead(average, average);
                let (rival, lead, average) = (&*self.phrases.name, &*lead, &*average);
                self.fill(
                    &self.phrases.rival,
                    &fields![mean, rival, theirs, average, deals, lead],
                )
            }
            _ => {
                let Spread { low, high, .. } = prospect.yours;
                let range = low.abs_diff(high);
                let fields = fields![mean, deals, low, high, range];
                self.fill(&self.phrases.alone, &fields)
            }
        };
        if let Some(Share { won, of }) = prospect.won {
            text.push_str(&self.fill(&self.phrases.won, &fields![won, deals = of]));
        }
        match prospect.ahead {
            Some(ahead) if ahead.is_nothing() => {
                text.push_str(&self.fill(&self.phrases.equal, &fields![deals]));
            }
            Some(ahead) => {
                let Ahead { points, error } = ahead;
                let phrases = &self.phrases;
                let phrase = if ahead.is_clear() {
                    &phrases.better
                } else {
                    &phrases.perhaps
                };
                // From two points on, tenths are within the error.
                let precision = usize::from(points < Tenths(20));
                let [points, error] = [points, error].map(|it| format!("{it:.precision$}"));
                let fields = fields![points = &*points, error = &*error];
                text.push_str(&self.fill(phrase, &fields));
            }
            None => {}
        }
        text
    }

    /// Returns the points from `low` to `high` that the player is ahead or behind, in words.
    fn lead(&self, low: i32, high: i32) -> String {
        let phrase = match (low < 0, high < 0) {
            (false, _) => &self.phrases.ahead,
            (true, true) => &self.phrases.behind,
            (true, false) => &self.phrases.between,
        };
        let range = low.abs_diff(high);
        let (low, high) = (low.unsigned_abs(), high.unsigned_abs());
        self.fill(phrase, &fields![low, high, range])
    }

    fn fill(&self, phrase: &str, fields: &dyn NamedFields<G>) -> String {
        written(|out| Speech::of(&self.game).fill("Phrase", "", phrase, fields, out))
    }
}
