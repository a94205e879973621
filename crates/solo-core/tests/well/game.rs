//! The well as a game.

use core::fmt::{self, Write};
use core::ops::ControlFlow;
use std::sync::atomic::{AtomicU32, Ordering};

use solo_core::{
    Bag, Events, Face, Fingerprint, Flow, Game, Input, InputOf, Next, NotationError, OptionError,
    Source, Unseen, Weight, Words,
};

use super::{Broken, Deed, Due, Fate, Nay, Rope, Rune, Shaft, Told, Well, WellOptions};

/// Counts how often a moody game was asked.
static MOOD: AtomicU32 = AtomicU32::new(0);

impl Game for Well {
    type Options = WellOptions;
    type State = Shaft;
    type Decision = Deed;
    type Chance = Fate;
    type Event = Told;
    type Outcome = u32;
    type Refusal = Nay;
    const NAME: &'static str = "well";
    const RULES_VERSION: u32 = 3;
    const EARLIER_RULES: &'static [&'static str] = &["0.1", "0.3"];
    const MAX_DECISIONS: usize = 7;
    const MAX_CHANCES: usize = 6;
    // Nine turns, each a decision and a chance outcome.
    const MAX_STEPS: u32 = 18;

    fn options(&self) -> &WellOptions {
        &self.options
    }

    fn with_options(&self, options: WellOptions) -> Result<Self, OptionError> {
        if options.depth == 1 && options.rope == Rope::Long {
            return Err(OptionError::BadValue { name: "rope" });
        }
        let options = if self.is(Broken::ForgetsOptions) {
            WellOptions::default()
        } else {
            options
        };
        Ok(Self {
            options,
            ..self.clone()
        })
    }

    fn catalogue_fingerprint(&self) -> Option<u64> {
        let mood = match self.broken {
            Broken::MoodyCatalogue => MOOD.fetch_add(1, Ordering::Relaxed),
            _ => 0,
        };
        let mut fingerprint = Fingerprint::new();
        write!(fingerprint, "{:?} {mood}", self.copies).unwrap();
        Some(fingerprint.value())
    }

    fn start_with_events(&self, events: &mut impl Events<Told>) -> Shaft {
        let mood = match self.broken {
            Broken::Moody => MOOD.fetch_add(1, Ordering::Relaxed),
            _ => 0,
        };
        events.push(Told::Begun { mood });
        Shaft {
            unseen: self.deck(),
            hand: Bag::new(),
            gone: Bag::new(),
            pips: 0,
            turn: 0,
            due: Due::Decision,
        }
    }

    fn start(&self) -> Shaft {
        let mut shaft = self.start_with_events(&mut ());
        shaft.pips = u8::from(self.is(Broken::OtherStart));
        shaft
    }

    fn next(&self, shaft: &Shaft) -> Next<u32> {
        match shaft.due {
            Due::Decision => Next::Decision,
            Due::Card => Next::Chance(Source::new(0)),
            Due::Die => Next::Chance(Source::new(1)),
            Due::Nothing => Next::Over(u32::from(shaft.pips) + shaft.hand.total()),
        }
    }

    fn decisions(&self, shaft: &Shaft, mut visit: impl FnMut(Deed) -> Flow) -> Flow {
        let mut deeds = self.deeds();
        deeds.retain(|deed| self.check(shaft, *deed).is_ok());
        if self.is(Broken::ListsTooMuch) && shaft.due == Due::Decision {
            deeds = self.deeds();
        }
        if self.is(Broken::Unsorted) {
            deeds.reverse();
        }
        if self.is(Broken::ListsTwice) {
            deeds.extend(deeds.last().copied());
        }
        if self.is(Broken::EmptyList) && shaft.turn == 1 {
            deeds.clear();
        }
        for deed in deeds {
            if visit(deed).is_break() && !self.is(Broken::GoesOnVisiting) {
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }

    fn chances(&self, shaft: &Shaft, mut visit: impl FnMut(Fate, Weight) -> Flow) -> Flow {
        let weight = u32::from(!self.is(Broken::NoWeight));
        match shaft.due {
            Due::Card => shaft
                .unseen
                .visit(|rune, copies| visit(Fate::Card(rune), copies)),
            Due::Die => Face::all().try_for_each(|face| visit(Fate::Die(face), weight)),
            Due::Decision | Due::Nothing => ControlFlow::Continue(()),
        }
    }

    fn advance(
        &self,
        shaft: &mut Shaft,
        input: InputOf<Self>,
        events: &mut impl Events<Told>,
    ) -> Result<(), Nay> {
        if self.is(Broken::MovesAfterTheEnd) && shaft.due == Due::Nothing {
            return Ok(());
        }
        match input {
            Input::Decision(deed) => self.decide(shaft, deed, events),
            Input::Chance(fate) => self.show(shaft, fate, events),
        }
    }

    fn apply(&self, shaft: &Shaft, input: InputOf<Self>) -> Result<Shaft, Nay> {
        let after = self.apply_with_events(shaft, input, &mut ());
        if after.is_err() && self.is(Broken::OtherRefusal) {
            return Err(Nay::Nameless);
        }
        let mut after = after?;
        if self.is(Broken::OtherApply) {
            after.pips = after.pips.wrapping_add(1);
        }
        Ok(after)
    }

    fn audit(&self, shaft: &Shaft) -> Result<(), &'static str> {
        let deck = self.deck();
        for rune in (0..4).map(Rune) {
            let there =
                shaft.unseen.copies(rune) + shaft.hand.copies(rune) + shaft.gone.copies(rune);
            if there != deck.copies(rune) {
                return Err("WE-7: a card is lost");
            }
        }
        if self.is(Broken::FailsAudit) && shaft.turn == 2 {
            return Err("WE-8: never two turns");
        }
        Ok(())
    }

    fn decision_vocabulary(&self, mut visit: impl FnMut(Deed)) {
        let short = usize::from(self.is(Broken::NotInVocabulary));
        self.deeds().into_iter().skip(short).for_each(&mut visit);
    }

    fn chance_vocabulary(&self, mut visit: impl FnMut(Fate)) {
        (0..4).map(Rune).map(Fate::Card).for_each(&mut visit);
        Face::all().map(Fate::Die).for_each(visit);
    }

    fn write_decision(&self, deed: Deed, out: &mut dyn Write) -> fmt::Result {
        match deed {
            Deed::Draw => out.write_str("draw"),
            Deed::Throw => out.write_str("throw"),
            Deed::Drop(rune) => write!(out, "drop {}", rune.letter()),
            Deed::Leave => out.write_str("leave"),
        }
    }

    fn write_chance(&self, fate: Fate, out: &mut dyn Write) -> fmt::Result {
        match fate {
            Fate::Card(rune) => write!(out, "card {}", rune.letter()),
            Fate::Die(face) => write!(out, "die {face}"),
        }
    }

    fn parse_decision(&self, text: &str) -> Result<Deed, NotationError> {
        let text = match self.broken {
            Broken::ReadsTooMuch => text.trim(),
            _ => text,
        };
        let mut words = Words::new(text);
        let deed = match words.next_word("a deed")? {
            "draw" => Deed::Draw,
            "throw" => Deed::Throw,
            "drop" => {
                let rune = words.find("a rune", Rune::parse)?;
                Deed::Drop(match self.broken {
                    Broken::ReadsOtherwise => Rune(0),
                    _ => rune,
                })
            }
            "leave" => Deed::Leave,
            _ if self.is(Broken::ErrorOutside) => {
                return Err(NotationError::new(text.len() + 1, "a deed"));
            }
            _ => return Err(words.wrong("a deed")),
        };
        words.end().map(|()| deed)
    }

    fn parse_chance(&self, text: &str) -> Result<Fate, NotationError> {
        let mut words = Words::new(text);
        let fate = match words.next_word("`card` or `die`")? {
            "card" => Rune::parse(words.next_word("a rune")?).map(Fate::Card),
            "die" => words.next_word("pips")?.parse().ok().map(Fate::Die),
            _ => None,
        };
        let fate = fate.ok_or_else(|| words.wrong("what came"))?;
        words.end().map(|()| fate)
    }

    fn is_legal(&self, shaft: &Shaft, deed: Deed) -> bool {
        if self.is(Broken::IsLegalLies) && deed == Deed::Leave && shaft.due == Due::Decision {
            return true;
        }
        self.decisions(shaft, |other| {
            if other == deed {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
            || self.is(Broken::GoesOnVisiting)
    }

    fn decision_count(&self, shaft: &Shaft) -> u32 {
        let mut count = u32::from(self.is(Broken::WrongCount) && shaft.due == Due::Card);
        let _ = self.decisions(shaft, |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    fn nth_decision(&self, shaft: &Shaft, place: u32) -> Option<Deed> {
        let mut list = Vec::new();
        let _ = self.decisions(shaft, |deed| {
            list.push(deed);
            ControlFlow::Continue(())
        });
        match self.broken {
            Broken::WrongNth if shaft.due == Due::Decision => {
                Some(*list.get(place as usize).or(list.last()).unwrap())
            }
            _ => list.get(place as usize).copied(),
        }
    }

    fn choose_decision(&self, shaft: &Shaft, choose: impl FnOnce(u32) -> u32) -> Option<Deed> {
        let wrong = u32::from(self.is(Broken::WrongChoice));
        self.nth_decision(shaft, choose(self.decision_count(shaft) + wrong))
    }

    fn chance_weight(&self, shaft: &Shaft) -> Weight {
        let wrong = u32::from(self.is(Broken::WrongWeight));
        match shaft.due {
            Due::Card => shaft.unseen.total(),
            Due::Die => 6 - wrong,
            Due::Decision | Due::Nothing => 0,
        }
    }

    fn nth_chance(&self, shaft: &Shaft, case: Weight) -> Option<Fate> {
        match shaft.due {
            Due::Card if self.is(Broken::WrongNthChance) => {
                shaft.unseen.iter().next().map(|(rune, _)| Fate::Card(rune))
            }
            Due::Card => shaft.unseen.nth(case).map(Fate::Card),
            Due::Die => Face::all().nth(case as usize).map(Fate::Die),
            Due::Decision | Due::Nothing => None,
        }
    }
}
