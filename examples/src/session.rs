//! A game in progress: its record, who answers chance, and what can be taken back.

use solo_core::{Events, Game, Input, Record, Streams, settle};

/// What `undo` goes back to.
#[derive(Clone, Debug)]
struct Moment {
    inputs: usize,
    streams: Option<Streams>,
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    record: Record<G>,
    /// Answers chance steps by itself; without it somebody has to report them.
    streams: Option<Streams>,
    past: Vec<Moment>,
}

impl<G: Game> Session<G> {
    /// Goes on where a record ends. With `streams` chance answers itself, at once if it is due.
    pub fn new(
        record: Record<G>,
        streams: Option<Streams>,
        events: &mut impl Events<G::Event>,
    ) -> Self {
        let mut session = Self {
            record,
            streams,
            past: Vec::new(),
        };
        session.let_chance_answer(events);
        session
    }

    /// The game so far.
    pub const fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The generators, if chance answers itself.
    pub const fn streams(&self) -> Option<&Streams> {
        self.streams.as_ref()
    }

    /// From here on chance answers itself.
    pub fn seed(&mut self, seed: u64, events: &mut impl Events<G::Event>) {
        self.past.push(self.moment());
        self.streams = Some(Streams::new(seed));
        self.let_chance_answer(events);
    }

    /// Takes one step in the notation of the game, and what chance answers to it.
    ///
    /// # Errors
    /// The refusal; nothing has changed then.
    pub fn step(
        &mut self,
        text: Input<&str, &str>,
        events: &mut impl Events<G::Event>,
    ) -> Result<(), G::Refusal> {
        let before = self.moment();
        self.record.push_text(text, events)?;
        self.past.push(before);
        self.let_chance_answer(events);
        Ok(())
    }

    /// Takes back the last step or seed with everything it caused; `false` if there is none. The
    /// generators go back too, so the same step brings the same cards again.
    pub fn undo(&mut self) -> bool {
        let Some(moment) = self.past.pop() else {
            return false;
        };
        self.record.truncate(moment.inputs);
        self.streams = moment.streams;
        true
    }

    fn moment(&self) -> Moment {
        Moment {
            inputs: self.record.inputs().len(),
            streams: self.streams.clone(),
        }
    }

    fn let_chance_answer(&mut self, events: &mut impl Events<G::Event>) {
        let Some(streams) = &mut self.streams else {
            return;
        };
        let mut state = self.record.state().clone();
        let mut taken = Vec::new();
        settle(self.record.game(), &mut state, streams, &mut (), |input| {
            taken.push(input);
        });
        for input in taken {
            // Drawn from the possible outcomes of this very position: never refused.
            let _ = self.record.push_with_events(input, events);
        }
    }
}
