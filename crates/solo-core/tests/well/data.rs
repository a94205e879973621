//! The well as data.

use solo_core::{Bag, Data, Faults, Game, GameData, Unseen, ensure};

use super::{Broken, Due, Rune, Shaft, Well, WellOptions};

#[derive(Clone, Debug, PartialEq, Eq, Data)]
#[data(game = Well)]
pub struct View {
    #[data(clause = "WE-7")]
    pub hand: [u8; 4],
    #[data(clause = "WE-7")]
    pub gone: [u8; 4],
    pub pips: u8,
    pub turn: u8,
    #[data(clause = "WE-4")]
    pub due: Due,
}

fn counts(bag: &Bag<Rune, 4>) -> [u8; 4] {
    [0, 1, 2, 3].map(|rune| u8::try_from(bag.copies(Rune(rune))).unwrap())
}

impl GameData for Well {
    type View = View;
    type Catalogue = [u8; 4];
    const VIEW_RULE: &'static str = "WE-12";

    fn assemble(options: WellOptions, catalogue: Option<[u8; 4]>) -> Result<Self, Faults> {
        let base = Self::default();
        let copies = catalogue.unwrap_or(base.copies);
        let mut faults = Faults::found_by(|findings| {
            for (rune, copies) in copies.iter().enumerate() {
                let at = format_args!("copies[{rune}]");
                ensure!(findings, *copies < 4 => at, "WE-11", "{copies} are more than 3");
            }
        });
        let base = Self { copies, ..base };
        match base.with_options(options) {
            Ok(well) => faults.into_result(well),
            Err(error) => {
                faults.add("options", "WE-3", error);
                faults.into_result(base)
            }
        }
    }

    fn view(&self, shaft: &Shaft) -> View {
        View {
            hand: counts(&shaft.hand),
            gone: counts(&shaft.gone),
            pips: match self.broken {
                Broken::ForgetfulView => 0,
                _ => shaft.pips,
            },
            turn: shaft.turn,
            due: shaft.due,
        }
    }

    fn pack(&self, view: &View) -> Shaft {
        let mut unseen = self.deck();
        let mut bag = |counts: [u8; 4]| {
            let mut bag = Bag::new();
            for (rune, copies) in (0..).map(Rune).zip(counts) {
                (0..copies).for_each(|_| _ = unseen.take(rune) && bag.put(rune));
            }
            bag
        };
        let (hand, gone) = (bag(view.hand), bag(view.gone));
        Shaft {
            unseen,
            hand,
            gone,
            pips: view.pips,
            turn: view.turn,
            due: view.due,
        }
    }

    fn set_up(&self, view: &View) -> Result<Shaft, Faults> {
        let shaft = self.pack(view);
        if self.is(Broken::TrustsViews) {
            return Ok(shaft);
        }
        let mut faults = Faults::found_by(|findings| self.audit(&shaft, findings));
        let whole = solo_core::Spot::whole(Self::VIEW_RULE);
        solo_core::Shape::compare(&self.view(&shaft), view, self, &whole, &mut faults);
        faults.into_result(shaft)
    }
}
