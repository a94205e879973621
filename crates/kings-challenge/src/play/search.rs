//! Chapter 8: the search for complete groups of dice (KC-8.10).

use solo_core::{Face, List, Set};

use super::demand::{Demand, Tally};
use crate::catalogue::Mix;
use crate::state::{Dice, Group};
use crate::terms::{Colour, Die, District, OwnedDie, Side};

/// The highest faces of a district and colour, in descending order: as many as a group has dice.
type Faces = List<Face, 3>;

/// The dice that a search has to try: the highest ones of each district and colour. Higher faces are
/// never worse.
#[derive(Clone, Copy)]
pub(super) struct Highest {
    own: [Faces; 3],
    roy: [Faces; 3],
}

/// Returns the highest faces of a colour.
fn faces(dice: &Dice, colour: Colour) -> Faces {
    let mut faces = Faces::new(Face::ONE);
    let mut kinds = dice.kinds() & Die::of_colour(colour);
    while let Some(die) = kinds.last() {
        kinds.remove(die);
        for _ in 0..dice.count(die) {
            if !faces.push(die.face) {
                return faces;
            }
        }
    }
    faces
}

const fn of_colour<T>([red, yellow, white]: &[T; 3], colour: Colour) -> &T {
    match colour {
        Colour::Red => red,
        Colour::Yellow => yellow,
        Colour::White => white,
    }
}

const fn of_colour_mut<T>([red, yellow, white]: &mut [T; 3], colour: Colour) -> &mut T {
    match colour {
        Colour::Red => red,
        Colour::Yellow => yellow,
        Colour::White => white,
    }
}

impl Highest {
    /// Returns the highest dice of the human and of le Roy in these colours.
    pub(super) fn of(dice: &[Dice; 2], colours: Set<Colour>) -> Self {
        let [own, roy] = dice.each_ref().map(|dice| {
            Colour::ALL.map(|colour| {
                if colours.contains(colour) {
                    faces(dice, colour)
                } else {
                    Faces::new(Face::ONE)
                }
            })
        });
        Self { own, roy }
    }

    /// Returns what can be added of a district and colour.
    fn at(&self, district: District, colour: Colour) -> &Faces {
        match district {
            District::Own => of_colour(&self.own, colour),
            District::Roy => of_colour(&self.roy, colour),
        }
    }

    /// Returns those that are left when a die has joined a group.
    fn without(mut self, die: OwnedDie) -> Self {
        let faces = match die.district {
            District::Own => of_colour_mut(&mut self.own, die.colour),
            District::Roy => of_colour_mut(&mut self.roy, die.colour),
        };
        if let Some(place) = faces.iter().position(|face| *face == die.face) {
            faces.remove(place);
        }
        self
    }

    /// Returns the dice of all districts and colours, bought ones first.
    fn all(&self) -> [(District, Colour, &Faces); 6] {
        let [a, b, c] =
            Colour::ALL.map(|colour| (District::Roy, colour, self.at(District::Roy, colour)));
        let [d, e, f] =
            Colour::ALL.map(|colour| (District::Own, colour, self.at(District::Own, colour)));
        [a, b, c, d, e, f]
    }
}

impl Demand {
    /// Returns whether a complete group can be formed from the beginning (KC-8.10).
    pub(super) fn can_be_met(&self, highest: &Highest) -> bool {
        match self.mix {
            Mix::EachOnce if self.cube.is_none() => {
                // The strongest dice of any price, or of none, settle most actions without a search.
                let one_each = |districts: &[District]| {
                    let add = |tally: Tally, colour| {
                        let dice = districts.iter().filter_map(|&district| {
                            let face = *highest.at(district, colour).first()?;
                            Some((face, district))
                        });
                        match dice.max() {
                            Some((face, district)) => tally.with(district, colour, face),
                            None => tally,
                        }
                    };
                    self.colours.iter().fold(Tally::default(), add)
                };
                self.is_complete(&one_each(&[District::Own]))
                    || self.strength(&one_each(&District::ALL)) >= self.least
                        && self.completes(Tally::default(), highest)
            }
            _ => self.completes(Tally::default(), highest),
        }
    }

    /// Returns whether adding zero or more of these dice completes a group (KC-8.10).
    fn completes(&self, tally: Tally, highest: &Highest) -> bool {
        let joining = self.joining(&tally);
        match self.mix {
            _ if joining.is_empty() => self.is_complete(&tally),
            Mix::Single => joining.iter().any(|colour| {
                let (own, roy) = (
                    highest.at(District::Own, colour),
                    highest.at(District::Roy, colour),
                );
                self.completes_alone(tally, colour, own, roy)
            }),
            Mix::EachOnce | Mix::Any | Mix::All => self.completes_with(tally, &highest.all()),
        }
    }

    /// Tries all numbers of the highest own dice and of le Roy's of this colour.
    fn completes_alone(&self, tally: Tally, colour: Colour, own: &[Face], roy: &[Face]) -> bool {
        let mut bought = tally;
        let mut roy = roy.iter();
        loop {
            let mut all = bought;
            let mut own = own.iter();
            loop {
                if self.is_complete(&all) {
                    return true;
                }
                match own.next() {
                    Some(face) if all.size < self.most => {
                        all = all.with(District::Own, colour, *face);
                    }
                    _ => break,
                }
            }
            match roy.next() {
                Some(face) if bought.size < self.most && !self.is_too_dear(&bought) => {
                    bought = bought.with(District::Roy, colour, *face);
                }
                _ => return false,
            }
        }
    }

    /// Tries all numbers of the highest dice of these districts and colours.
    fn completes_with(&self, tally: Tally, dice: &[(District, Colour, &Faces)]) -> bool {
        let [(district, colour, faces), others @ ..] = dice else {
            return self.is_complete(&tally);
        };
        let mut all = tally;
        let mut faces = faces.iter();
        loop {
            if self.completes_with(all, others) {
                return true;
            }
            match faces.next() {
                Some(face) if self.joining(&all).contains(*colour) && !self.is_too_dear(&all) => {
                    all = all.with(*district, *colour, *face);
                }
                _ => return false,
            }
        }
    }

    /// Returns the dice that can join a group so that a complete one can still be reached (KC-8.11).
    pub(super) fn joining_dice(&self, group: Group, dice: &[Dice; 2]) -> Set<OwnedDie> {
        let tally = Tally::of(&group.dice);
        let colours = self.joining(&tally);
        let highest = Highest::of(dice, colours);
        let mut joining = Set::EMPTY;
        for (side, dice) in Side::ALL.into_iter().zip(dice) {
            for colour in colours {
                let kinds = dice.kinds() & Die::of_colour(colour);
                let kinds = kinds.iter().map(|die| OwnedDie::new(side, die));
                let joins = |die: &OwnedDie| {
                    let tally = tally.and(*die);
                    self.completes(tally, &highest.without(*die))
                };
                // All that are higher than the first join, too.
                joining |= kinds.skip_while(|die| !joins(die)).collect::<Set<_>>();
            }
        }
        joining
    }
}
