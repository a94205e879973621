//! Sets and tracks that the rules look up again and again, found once from the rows of the tables.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    reason = "const code without iterators; tables have at most 128 rows, tracks at most 31 levels"
)]

use solo_core::{LargeSet, List};

use super::card::{ArtifactCard, ExperimentCard, PerLevel};
use super::kinds::{ArtifactId, ExperimentId, PerColour, PerElement, PerSymbol, Section};
use super::rows::TrackRow;

/// Number of levels of the longest track.
const LEVELS: usize = 31;

/// A mastery track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Track {
    /// The highest level, 1 to 30.
    pub(super) top: u8,
    /// The levels with a bonus space, upward.
    pub(super) bonus: List<u8, 8>,
    /// Victory points printed at each level.
    pub(super) points: [u8; LEVELS],
}

/// Sets of cards, tracks and sections.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lookup {
    pub(super) tracks: PerElement<Track>,
    pub(super) sections: PerSymbol<Option<Section>>,
    /// Number of sections.
    pub(super) section_count: u8,
    pub(super) experiments: PerLevel<LargeSet<ExperimentId>>,
    pub(super) artifacts: PerLevel<LargeSet<ArtifactId>>,
    pub(super) colours: PerColour<LargeSet<ArtifactId>>,
}

impl Lookup {
    /// Finds everything in the rows of these tables, which keep all rules.
    pub(super) const fn of(
        (sections, section_count): (PerSymbol<Option<Section>>, u8),
        tracks: &[TrackRow],
        experiments: &[ExperimentCard],
        artifacts: &[ArtifactCard],
    ) -> Self {
        Self {
            tracks: self::tracks(tracks),
            sections,
            section_count,
            experiments: self::experiments(experiments),
            artifacts: self::artifacts(artifacts),
            colours: colours(artifacts),
        }
    }
}

const fn tracks(rows: &[TrackRow]) -> PerElement<Track> {
    let blank = Track {
        top: 0,
        bonus: List::new(0),
        points: [0; LEVELS],
    };
    let (mut tracks, mut at) = ([blank; 4], 0);
    while at < rows.len() {
        let (row, level) = (&rows[at], rows[at].level as usize);
        let track = &mut tracks[row.track as usize];
        track.top = row.level;
        if row.bonus {
            track.bonus.push(row.level);
        }
        track.points[level] = row.vp;
        at += 1;
    }
    PerElement::new(tracks)
}

const fn experiments(cards: &[ExperimentCard]) -> PerLevel<LargeSet<ExperimentId>> {
    let (mut of, mut at) = ([LargeSet::EMPTY; 5], 0);
    while at < cards.len() {
        let of = &mut of[cards[at].level as usize];
        *of = of.union(LargeSet::of_index(at as u8));
        at += 1;
    }
    PerLevel::new(of)
}

const fn artifacts(cards: &[ArtifactCard]) -> PerLevel<LargeSet<ArtifactId>> {
    let (mut of, mut at) = ([LargeSet::EMPTY; 5], 0);
    while at < cards.len() {
        let of = &mut of[cards[at].level as usize];
        *of = of.union(LargeSet::of_index(at as u8));
        at += 1;
    }
    PerLevel::new(of)
}

const fn colours(cards: &[ArtifactCard]) -> PerColour<LargeSet<ArtifactId>> {
    let (mut of, mut at) = ([LargeSet::EMPTY; 3], 0);
    while at < cards.len() {
        let of = &mut of[cards[at].colour as usize];
        *of = of.union(LargeSet::of_index(at as u8));
        at += 1;
    }
    PerColour::new(of)
}
