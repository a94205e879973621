//! Totals as charts.
#![expect(
    clippy::float_arithmetic,
    clippy::as_conversions,
    reason = "a chart is drawn, not counted"
)]

use std::collections::BTreeMap;
use std::error::Error;
use std::ops::Range;

use plotters::coord::ranged1d::{KeyPointHint, NoDefaultFormatting, Ranged, ValueFormatter};
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::{
    BLACK, BLUE, Cartesian2d, ChartBuilder, ChartContext, Circle, Color, IntoDrawingArea,
    PathElement, Rectangle, SVGBackend, WHITE,
};

use super::statistics::{Estimate, points, won};
use super::totals::{Row, Totals};
use crate::games::has_wins;

const SIZE: (u32, u32) = (800, 480);

/// Colours on a dark page, instead of those that the drawing names.
const DARK: &str = "<style>@media(prefers-color-scheme:dark){\
    rect[fill=\"#FFFFFF\"]{fill:#16181d}text{fill:#e6e8eb}rect[fill=\"#0000FF\"]{fill:#7fa8ff}\
    circle{fill:#7fa8ff}line,polyline{stroke:#7d8590}}</style>";
/// Maximum number of columns of a histogram.
const COLUMNS: i32 = 50;

/// A drawing with the name of its file.
#[derive(Clone, Debug)]
pub struct Chart {
    /// The name of the file.
    pub file: String,
    /// The drawing, as SVG.
    pub svg: String,
}

type Drawn = Result<Chart, Box<dyn Error>>;

/// Draws every chart of some totals: the points of every row, and for a sweep the share of games
/// won and the mean points by option.
///
/// # Errors
/// A chart that cannot be drawn.
pub fn charts(totals: &Totals, sweep: Option<&str>) -> Result<Vec<Chart>, Box<dyn Error>> {
    let mut charts = Vec::new();
    for row in &totals.rows {
        charts.push(histogram(row)?);
    }
    let Some(option) = sweep else {
        return Ok(charts);
    };
    let mut lines: Vec<(&str, &str)> = Vec::new();
    for row in &totals.rows {
        let line = (row.game.as_str(), row.player.as_str());
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    for line in lines {
        let rows = totals.rows.iter();
        let rows: Vec<_> = rows
            .filter(|row| (row.game.as_str(), row.player.as_str()) == line)
            .collect();
        if has_wins(line.0) {
            let won = |row: &Row| won(&row.tally);
            charts.push(by_option(&rows, option, "games won", won)?);
        }
        charts.push(by_option(&rows, option, "points", |row| {
            points(&row.tally)
        })?);
    }
    Ok(charts)
}

/// Makes a file name from some words.
fn file(words: &[&str]) -> String {
    let plain: String = words
        .join("-")
        .chars()
        .map(|letter| {
            if letter.is_ascii_alphanumeric() {
                letter
            } else {
                '-'
            }
        })
        .collect();
    let parts: Vec<_> = plain.split('-').filter(|part| !part.is_empty()).collect();
    parts.join("-") + ".svg"
}

/// Draws the numbers of games by their points.
fn histogram(row: &Row) -> Drawn {
    let scores = &row.tally.points;
    let least = scores.keys().next().copied().unwrap_or(0);
    let most = scores.keys().next_back().copied().unwrap_or(0);
    let range = most.saturating_sub(least).saturating_add(1);
    let width = range.saturating_add(COLUMNS - 1).div_euclid(COLUMNS).max(1);
    let mut columns = BTreeMap::<i32, u64>::new();
    for (&score, &games) in scores {
        let column = score.saturating_sub(least).div_euclid(width);
        let sum = columns.entry(column).or_default();
        *sum = sum.saturating_add(games);
    }
    let highest = columns.values().copied().max().unwrap_or(1).max(1);
    let points = f64::from(least)..f64::from(most.saturating_add(1));
    let games = 0.0..highest as f64 * 1.05;
    let title = format!("{} {} {}", row.game, row.player, row.options.join(" "));
    let svg = draw(
        title.trim(),
        ("points", RangedCoordf64::from(points)),
        ("games", games),
        |plot| {
            plot.draw_series(columns.iter().map(|(&column, &games)| {
                let left = f64::from(least) + f64::from(column) * f64::from(width);
                let right = left + f64::from(width);
                Rectangle::new([(left, 0.0), (right, games as f64)], BLUE.mix(0.6).filled())
            }))?;
            Ok(())
        },
    )?;
    let options = row.options.join("-");
    let file = file(&[&row.game, &row.player, &options, "points"]);
    Ok(Chart { file, svg })
}

/// The positions of an axis, each with a name.
struct Names(Vec<String>);

impl Ranged for Names {
    type FormatOption = NoDefaultFormatting;
    type ValueType = f64;

    fn map(&self, value: &f64, limit: (i32, i32)) -> i32 {
        let pixels = f64::from(limit.1.saturating_sub(limit.0));
        limit
            .0
            .saturating_add(((value + 0.5) / self.0.len().max(1) as f64 * pixels) as i32)
    }

    fn key_points<Hint: KeyPointHint>(&self, _hint: Hint) -> Vec<f64> {
        (0..self.0.len()).map(|index| index as f64).collect()
    }

    fn range(&self) -> Range<f64> {
        -0.5..self.0.len() as f64 - 0.5
    }
}

impl ValueFormatter<f64> for Names {
    fn format_ext(&self, value: &f64) -> String {
        self.0.get(*value as usize).cloned().unwrap_or_default()
    }
}

/// Draws an estimate for each value of an option, with its interval.
fn by_option(rows: &[&Row], option: &str, what: &str, measure: impl Fn(&Row) -> Estimate) -> Drawn {
    let estimates: Vec<_> = rows.iter().map(|row| measure(row)).collect();
    let named = |row: &&Row| {
        let text = row.options.last().and_then(|text| text.split_once('='));
        text.map_or_else(String::new, |(_, value)| value.to_owned())
    };
    let names = Names(rows.iter().map(named).collect());
    let low = estimates.iter().map(|e| ends(e).0).fold(0.0, f64::min);
    let high = estimates.iter().map(|e| ends(e).1).fold(0.0, f64::max);
    let high = if high > low { high } else { low + 1.0 };
    let (game, player) = rows
        .first()
        .map_or(("", ""), |row| (row.game.as_str(), row.player.as_str()));
    let svg = draw(
        &format!("{game} {player}: {what}"),
        (option, names),
        (&format!("{what}, 99 % interval"), low..high * 1.05),
        |plot| {
            let places = || estimates.iter().enumerate().map(|(at, e)| (at as f64, e));
            plot.draw_series(
                places()
                    .map(|(x, e)| PathElement::new(vec![(x, ends(e).0), (x, ends(e).1)], BLACK)),
            )?;
            plot.draw_series(places().map(|(x, e)| Circle::new((x, e.mean), 5, BLUE.filled())))?;
            Ok(())
        },
    )?;
    let file = file(&[game, player, option, what]);
    Ok(Chart { file, svg })
}

/// The drawing area between the axes.
type Plot<'a, 'b, X> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<X, RangedCoordf64>>;

/// Makes a drawing with a title and two axes, each with a name.
fn draw<X: Ranged<ValueType = f64> + ValueFormatter<f64>>(
    title: &str,
    (across, x): (&str, X),
    (upwards, y): (&str, Range<f64>),
    fill: impl FnOnce(&mut Plot<'_, '_, X>) -> Result<(), Box<dyn Error>>,
) -> Result<String, Box<dyn Error>> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        area.fill(&WHITE)?;
        let mut plot = ChartBuilder::on(&area)
            .caption(title, ("sans-serif", 20))
            .margin(12)
            .x_label_area_size(42)
            .y_label_area_size(64)
            .build_cartesian_2d(x, y)?;
        plot.configure_mesh()
            .disable_x_mesh()
            .x_desc(across)
            .y_desc(upwards)
            .draw()?;
        fill(&mut plot)?;
        area.present()?;
    }
    // The library has no title for those who listen, and no colours by page.
    let begin = svg.find("<rect").unwrap_or(svg.len());
    let title = title.replace('&', "&amp;").replace('<', "&lt;");
    svg.insert_str(begin, &format!("<title>{title}</title>\n{DARK}\n"));
    Ok(svg)
}

/// Returns the ends of the bar of an estimate, which is a point without an interval.
fn ends(estimate: &Estimate) -> (f64, f64) {
    if estimate.low.is_finite() && estimate.high.is_finite() {
        (estimate.low, estimate.high)
    } else {
        (estimate.mean, estimate.mean)
    }
}
