//! The well as a game.

use core::fmt::{self, Write};

use solo_core::{
    Bag, Events, Face, Findings, Fingerprint, Game, GameEvent, Input, InputOf, Next, NotationError,
    Noun, OptionError, Readable, Setting, Source, Speech, Weight, ensure,
};

use super::list::List;

use super::{Broken, Deed, Due, Fate, Nay, Rope, Rune, Shaft, Well, WellEvent, WellOptions};

fn score(shaft: &Shaft) -> u32 {
    u32::from(shaft.pips) + u32::from(shaft.hand.len())
}

impl Game for Well {
    type Options = WellOptions;
    type State = Shaft;
    type Decision = Deed;
    type Chance = Fate;
    type Event = WellEvent;
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
        if options.depth.get() == 1 && options.rope == Rope::Long {
            return Err(OptionError::BadValue {
                name: "rope",
                values: Rope::VALUES,
            });
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
            Broken::MoodyCatalogue => self.calls.next(),
            _ => 0,
        };
        let mut fingerprint = Fingerprint::new();
        write!(fingerprint, "{:?} {mood}", self.copies).unwrap();
        Some(fingerprint.value())
    }

    fn start_with_events(&self, events: &mut impl Events<WellEvent>) -> Shaft {
        let mood = match self.broken {
            Broken::Moody => self.calls.next(),
            _ => 0,
        };
        events.push(WellEvent::Begun { mood });
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
            Due::Card => Next::Chance(Source::new::<0>()),
            Due::Die => Next::Chance(Source::new::<1>()),
            Due::Nothing => Next::Over(score(shaft)),
        }
    }

    fn decisions(&self, shaft: &Shaft) -> impl ExactSizeIterator<Item = Deed> {
        let mut deeds = Deed::ALL.to_vec();
        deeds.retain(|deed| self.check(shaft, *deed).is_ok());
        if self.is(Broken::ListsTooMuch) && shaft.due == Due::Decision {
            deeds = Deed::ALL.to_vec();
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
        List::new(deeds, self.broken)
    }

    fn chances(&self, shaft: &Shaft) -> impl ExactSizeIterator<Item = (Fate, Weight)> {
        let weight = u32::from(!self.is(Broken::NoWeight));
        let cards = || shaft.unseen.iter();
        let chances = match shaft.due {
            Due::Card => cards()
                .map(|(rune, copies)| (Fate::Card(rune), copies.into()))
                .collect(),
            Due::Die => Face::all().map(|face| (Fate::Die(face), weight)).collect(),
            Due::Decision | Due::Nothing => Vec::new(),
        };
        let broken = match self.broken {
            Broken::ChanceLenTooLarge => Broken::LenTooLarge,
            _ => Broken::Nothing,
        };
        List::new(chances, broken)
    }

    fn advance(
        &self,
        shaft: &mut Shaft,
        input: InputOf<Self>,
        events: &mut impl Events<WellEvent>,
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

    fn audit(&self, shaft: &Shaft, findings: &mut Findings<'_>) {
        let deck = self.deck();
        for rune in (0..4).map(Rune) {
            let zones = [&shaft.unseen, &shaft.hand, &shaft.gone];
            let there: u8 = zones.iter().map(|zone| zone.copies(rune)).sum();
            let copies = deck.copies(rune);
            ensure!(findings, there == copies => "hand, gone", "WE-7", "{there} cards instead of {copies}");
        }
        let (turn, turns, over) = (shaft.turn, self.turns(), shaft.due == Due::Nothing);
        ensure!(findings, turn < turns || over && turn == turns => "turn", "WE-1", "{turn} is too late");
        let some = shaft.due != Due::Card || !shaft.unseen.is_empty();
        ensure!(findings, some => "due", "WE-5", "no card can come");
        let early = !self.is(Broken::FailsAudit) || turn != 2;
        ensure!(findings, early => "turn", "WE-8", "never two turns");
    }

    fn parse_decision(&self, text: &str) -> Result<Deed, NotationError> {
        match self.broken {
            Broken::ReadsTooMuch => Deed::parse(self, text.trim()),
            Broken::ReadsAnotherGame if text == "leave" => Ok(Deed::Draw),
            _ => Deed::parse(self, text),
        }
    }

    // The score for leaving now.
    fn say_decision(
        &self,
        shaft: &Shaft,
        deed: Deed,
        speech: &Speech<'_, Self>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        match (deed, self.broken) {
            (Deed::Leave, Broken::DeedDescription(text)) => return out.write_str(text),
            (Deed::Leave, Broken::UnlistedText) => {
                return out.write_str(speech.text("Said", "Leave", "Go home"));
            }
            _ => deed.name(speech, out)?,
        }
        match deed {
            Deed::Leave => write!(out, " with {} points", score(shaft)),
            _ => Ok(()),
        }
    }

    fn say_chance(
        &self,
        _: &Shaft,
        fate: Fate,
        speech: &Speech<'_, Self>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        match (fate, self.broken) {
            (Fate::Die(_), Broken::FateDescription(text)) => out.write_str(text),
            _ => fate.name(speech, out),
        }
    }

    fn say_refusal(
        &self,
        refusal: &Nay,
        speech: &Speech<'_, Self>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        match (refusal, self.broken) {
            (Nay::NotDue, Broken::UnlistedRefusal) => {
                out.write_str(speech.text("Nay", "NotDue", "something else is due"))
            }
            _ => write!(out, "{refusal}"),
        }
    }

    fn narrate(&self, told: &WellEvent, out: &mut dyn Write) -> fmt::Result {
        match (told, self.broken) {
            (WellEvent::Thrown { .. }, Broken::Log(text)) => out.write_str(text),
            _ => told.tell(&Speech::of(self), out),
        }
    }

    fn is_legal(&self, shaft: &Shaft, deed: Deed) -> bool {
        if self.is(Broken::IsLegalLies) && deed == Deed::Leave && shaft.due == Due::Decision {
            return true;
        }
        self.check(shaft, deed).is_ok() && !(self.is(Broken::IsLegalDenies) && deed == Deed::Leave)
    }

    fn chance_weight(&self, shaft: &Shaft) -> Weight {
        let wrong = u32::from(self.is(Broken::WrongWeight));
        match shaft.due {
            Due::Card => shaft.unseen.len().into(),
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
            Due::Die if self.is(Broken::NthChanceBeyond) && case > 5 => Some(Fate::Die(Face::SIX)),
            Due::Die if self.is(Broken::MoodyDie) && case < 6 => {
                let turned = (case + self.calls.next()) % 6;
                Face::all().nth(turned as usize).map(Fate::Die)
            }
            Due::Die => Face::all().nth(case as usize).map(Fate::Die),
            Due::Decision | Due::Nothing => None,
        }
    }
}
