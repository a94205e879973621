//! What the player may decide, with its notation.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use solo_core::{Notation, NotationError, Words, plain_number};

use crate::ids::{ActivityId, EventId};
use crate::terms::{Building, Die, Side, Space, StoneSpace};

/// One decision of the player. The order of the variants and of their arguments is the order of the
/// legal lists (KC-14.3).
///
/// ```
/// use kings_challenge::{Building, Decision, Space};
/// let decision: Decision = "settle palace 3".parse()?;
/// assert_eq!(decision, Decision::Settle(Building::Palace, Space::new(3).unwrap()));
/// assert_eq!(decision.to_string(), "settle palace 3");
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// `settle palace 3`: put an own citizen here during setup (KC-2.8).
    Settle(Building, Space),
    /// `reroll red 2`: reroll an own die for influence (KC-7.4).
    Reroll(Die),
    /// `recruit`: a citizen from the stock for influence (KC-7.5).
    Recruit,
    /// `flip red 2`: turn an own die for influence, or a further one (KC-7.6).
    Flip(Die),
    /// `flip end`: turn no further die (KC-7.7).
    FlipEnd,
    /// `guard red 4`: add an own die against the highest black die (KC-5.4).
    Guard(Die),
    /// `guard end`: end the go (KC-5.9).
    GuardEnd,
    /// `surrender`: let the highest black die through (KC-5.10).
    Surrender,
    /// `lose cube w1a`: lose a cube of an Activity card (KC-4.9).
    LoseCube(ActivityId),
    /// `lose banner er1`: lose a cube of an Event card (KC-4.9).
    LoseBanner(EventId),
    /// `lose stone 2 5`: lose a stone of the cathedral (KC-4.9).
    LoseStone(StoneSpace),
    /// `lay palace 3`: lay this own citizen down (KC-4.10).
    Lay(Building, Space),
    /// `activate y1a`: use an Activity card (KC-10.1).
    Activate(ActivityId),
    /// `build`: place stones (KC-10.2).
    Build,
    /// `combat er1`: put cubes on an Event card (KC-10.5).
    Combat(EventId),
    /// `place palace`: place citizens (KC-10.8).
    Place(Building),
    /// `farm`: earn deniers (KC-10.9).
    Farm,
    /// `pass`: no more turns this round (KC-10.10).
    Pass,
    /// `from supply`: the new tradesman comes from the supply (KC-10.1).
    FromSupply,
    /// `from palace 3`: the new tradesman stands here (KC-10.1).
    From(Building, Space),
    /// `from card y1a`: the new tradesman leaves this card (KC-10.1).
    FromCard(ActivityId),
    /// `cube none`: spend no cube (KC-8.6).
    CubeNone,
    /// `cube y2b`: spend a cube of this card (KC-8.6).
    Cube(ActivityId),
    /// `die roy white 6`: add this die to the group (KC-8.11).
    Die(Side, Die),
    /// `done`: the group is closed (KC-8.11).
    Done,
    /// `times 3`: so many activations (KC-10.1a).
    Times(u8),
    /// `choose 1`: this list of a choice, counted from 1 (KC-11.2).
    Choose(u8),
    /// `mark er1`: put the cube on this Event card (KC-11.2).
    Mark(EventId),
}

impl Display for Decision {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Settle(building, space) => write!(f, "settle {building} {space}"),
            Self::Reroll(die) => write!(f, "reroll {die}"),
            Self::Recruit => f.write_str("recruit"),
            Self::Flip(die) => write!(f, "flip {die}"),
            Self::FlipEnd => f.write_str("flip end"),
            Self::Guard(die) => write!(f, "guard {die}"),
            Self::GuardEnd => f.write_str("guard end"),
            Self::Surrender => f.write_str("surrender"),
            Self::LoseCube(card) => write!(f, "lose cube {card}"),
            Self::LoseBanner(card) => write!(f, "lose banner {card}"),
            Self::LoseStone(at) => write!(f, "lose stone {} {}", at.level(), at.column()),
            Self::Lay(building, space) => write!(f, "lay {building} {space}"),
            Self::Activate(card) => write!(f, "activate {card}"),
            Self::Build => f.write_str("build"),
            Self::Combat(card) => write!(f, "combat {card}"),
            Self::Place(building) => write!(f, "place {building}"),
            Self::Farm => f.write_str("farm"),
            Self::Pass => f.write_str("pass"),
            Self::FromSupply => f.write_str("from supply"),
            Self::From(building, space) => write!(f, "from {building} {space}"),
            Self::FromCard(card) => write!(f, "from card {card}"),
            Self::CubeNone => f.write_str("cube none"),
            Self::Cube(card) => write!(f, "cube {card}"),
            Self::Die(side, die) => write!(f, "die {} {die}", side.district()),
            Self::Done => f.write_str("done"),
            Self::Times(number) => write!(f, "times {number}"),
            Self::Choose(number) => write!(f, "choose {number}"),
            Self::Mark(card) => write!(f, "mark {card}"),
        }
    }
}

impl FromStr for Decision {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let verb = words.next_word("a decision")?;
        let decision = match verb {
            "settle" => place(&mut words).map(|(b, s)| Self::Settle(b, s))?,
            "reroll" => Self::Reroll(die(&mut words)?),
            "recruit" => Self::Recruit,
            "flip" => match die_or_end(&mut words)? {
                Some(die) => Self::Flip(die),
                None => Self::FlipEnd,
            },
            "guard" => match die_or_end(&mut words)? {
                Some(die) => Self::Guard(die),
                None => Self::GuardEnd,
            },
            "surrender" => Self::Surrender,
            "lose" => match words.next_word("cube, banner or stone")? {
                "cube" => Self::LoseCube(words.read("an Activity card")?),
                "banner" => Self::LoseBanner(words.read("an Event card")?),
                "stone" => Self::LoseStone(stone(&mut words)?),
                _ => return Err(words.wrong("cube, banner or stone")),
            },
            "lay" => place(&mut words).map(|(b, s)| Self::Lay(b, s))?,
            "activate" => Self::Activate(words.read("an Activity card")?),
            "build" => Self::Build,
            "combat" => Self::Combat(words.read("an Event card")?),
            "place" => Self::Place(words.read("a building")?),
            "farm" => Self::Farm,
            "pass" => Self::Pass,
            "from" => source(&mut words)?,
            "cube" => words.find("none or an Activity card", |word| match word {
                "none" => Some(Self::CubeNone),
                card => card.parse().ok().map(Self::Cube),
            })?,
            "die" => match words.next_word("own or roy")? {
                "own" => Self::Die(Side::Human, die(&mut words)?),
                "roy" => Self::Die(Side::Roy, die(&mut words)?),
                _ => return Err(words.wrong("own or roy")),
            },
            "done" => Self::Done,
            "times" => Self::Times(words.number(1, 99, "a number from 1 to 99")?),
            "choose" => Self::Choose(words.number(1, 99, "a number from 1 to 99")?),
            "mark" => Self::Mark(words.read("an Event card")?),
            _ => return Err(words.wrong("a decision")),
        };
        words.end()?;
        Ok(decision)
    }
}

impl Notation for Decision {
    fn visit_all(mut visit: impl FnMut(Self)) {
        let places = || {
            Building::ALL.iter().flat_map(|&building| {
                (1..=6).filter_map(move |space| Some((building, Space::new(space)?)))
            })
        };
        let dice = || (0..Die::KINDS).map(Die::nth);
        let stones = || {
            (1..=3)
                .flat_map(|level| (1..=6).filter_map(move |column| StoneSpace::new(level, column)))
        };
        places().for_each(|(building, space)| visit(Self::Settle(building, space)));
        dice().for_each(|die| visit(Self::Reroll(die)));
        visit(Self::Recruit);
        dice().for_each(|die| visit(Self::Flip(die)));
        visit(Self::FlipEnd);
        dice().for_each(|die| visit(Self::Guard(die)));
        visit(Self::GuardEnd);
        visit(Self::Surrender);
        ActivityId::all().for_each(|card| visit(Self::LoseCube(card)));
        EventId::all().for_each(|card| visit(Self::LoseBanner(card)));
        stones().for_each(|space| visit(Self::LoseStone(space)));
        places().for_each(|(building, space)| visit(Self::Lay(building, space)));
        ActivityId::all().for_each(|card| visit(Self::Activate(card)));
        visit(Self::Build);
        EventId::all().for_each(|card| visit(Self::Combat(card)));
        Building::ALL
            .iter()
            .for_each(|&building| visit(Self::Place(building)));
        visit(Self::Farm);
        visit(Self::Pass);
        visit(Self::FromSupply);
        places().for_each(|(building, space)| visit(Self::From(building, space)));
        ActivityId::all().for_each(|card| visit(Self::FromCard(card)));
        visit(Self::CubeNone);
        ActivityId::all().for_each(|card| visit(Self::Cube(card)));
        for side in Side::ALL {
            dice().for_each(|die| visit(Self::Die(side, die)));
        }
        visit(Self::Done);
        (1..=99).for_each(|number| visit(Self::Times(number)));
        (1..=99).for_each(|number| visit(Self::Choose(number)));
        EventId::all().for_each(|card| visit(Self::Mark(card)));
    }
}

fn die(words: &mut Words<'_>) -> Result<Die, NotationError> {
    let colour = words.read("a colour")?;
    let face = words.read("a face from 1 to 6")?;
    Ok(Die { colour, face })
}

fn die_or_end(words: &mut Words<'_>) -> Result<Option<Die>, NotationError> {
    let colour = words.find("a colour or end", |word| match word {
        "end" => Some(None),
        colour => colour.parse().ok().map(Some),
    })?;
    colour
        .map(|colour| {
            let face = words.read("a face from 1 to 6")?;
            Ok(Die { colour, face })
        })
        .transpose()
}

fn space(words: &mut Words<'_>) -> Result<Space, NotationError> {
    words.find("a space from 1 to 6", |word| {
        plain_number(word, 1, 6).and_then(Space::new)
    })
}

fn place(words: &mut Words<'_>) -> Result<(Building, Space), NotationError> {
    let building = words.read("a building")?;
    Ok((building, space(words)?))
}

fn stone(words: &mut Words<'_>) -> Result<StoneSpace, NotationError> {
    let level = words.number(1, 3, "a level from 1 to 3")?;
    words.find("a column from 1 to 6", |word| {
        plain_number(word, 1, 6).and_then(|column| StoneSpace::new(level, column))
    })
}

fn source(words: &mut Words<'_>) -> Result<Decision, NotationError> {
    const EXPECTED: &str = "supply, a building or card";
    match words.next_word(EXPECTED)? {
        "supply" => Ok(Decision::FromSupply),
        "card" => Ok(Decision::FromCard(words.read("an Activity card")?)),
        word => {
            let building = word.parse().map_err(|_| words.wrong(EXPECTED))?;
            Ok(Decision::From(building, space(words)?))
        }
    }
}
