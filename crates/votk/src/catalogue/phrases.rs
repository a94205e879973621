//! Actions in words: `draw 2 cards or get 2 gold for the next purchase`.

use core::fmt::{self, Write};

use solo_core::{Noun, Speech};

use super::action::Action;
use super::operation::{Effect, Need, Operation};
use crate::event::Zone;
use crate::game::Valley;

const NEED: &str = "need {n#1=a card|{n} cards} in {from}";
const MOVE: &str = "move {n#1=a card|{n} cards}{level#0=| of level {level}}{group?null=| of the {group}}\
    {least#0=| that costs {least} or more}{most#20=| that costs {most} or less}\
    {cheaper?true= cheaper than your dearest purchase|}{pick?null=| of the {pick} cost} from {from} to {to}";
const TRADE: &str = "give up a hand card and move a card of {from} that costs \
    {n#1=no more|up to {n} times as much}{plus#0=| plus {plus}} to {to}";

/// What the player does with the operation: `draw 2 cards`.
impl Noun<Valley> for Effect {
    fn id(&self, _: &Valley, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self.name())
    }

    fn name(&self, speech: &Speech<'_, Valley>, out: &mut dyn Write) -> fmt::Result {
        let none: &dyn Noun<Valley> = &"";
        let mut fill = |template, n: &u8, from: &dyn Noun<Valley>, to: &dyn Noun<Valley>| {
            let fields = [("n", n as _), ("from", from), ("to", to)];
            speech.fill("Effect", self.name(), template, &fields, out)
        };
        match self {
            Self::Need(Need::Bought) => fill("need a purchase in this turn", &1, none, none),
            Self::Need(Need::Discard(n)) => fill(NEED, n, &Zone::Discard, none),
            Self::Need(Need::Hand(n)) => fill(NEED, n, &Zone::Hand, none),
            Self::Need(Need::Tomb(n)) => fill(NEED, n, &Zone::Tomb, none),
            Self::Move {
                from,
                to,
                n,
                filter,
            } => {
                let fields = [
                    ("n", n as &dyn Noun<Valley>),
                    ("level", &filter.level),
                    ("group", &filter.group),
                    ("least", &filter.min_cost),
                    ("most", &filter.max_cost),
                    ("cheaper", &filter.below_bought),
                    ("pick", &filter.pick),
                    ("from", from),
                    ("to", to),
                ];
                speech.fill("Effect", "move", MOVE, &fields, out)
            }
            Self::Trade {
                factor,
                plus,
                scope,
                to,
                ..
            } => {
                let fields = [
                    ("n", factor as _),
                    ("plus", plus as _),
                    ("from", scope as _),
                    ("to", to as _),
                ];
                speech.fill("Effect", "trade", TRADE, &fields, out)
            }
            Self::Draw(n) => fill("draw {n#1=a card|{n} cards}", n, none, none),
            Self::Gold(n) => fill("get {n} gold for the next purchase", n, none, none),
            Self::Worth(n) => fill("let each hand card pay {n} gold", n, none, none),
            Self::Cheaper(n) => fill("make purchases {n} gold cheaper", n, none, none),
            Self::Reach(rows) => fill("buy from {from}", &1, rows, none),
            Self::Swap(scope) => fill("swap two cards of {from}", &2, scope, none),
            Self::PlayTop => fill(
                "turn over and use the next card of your deck",
                &1,
                none,
                none,
            ),
            Self::Repeat => fill("repeat an action of this turn", &1, none, none),
            Self::OppSacrifice(n) => fill(
                "make the Bot sacrifice {n#1=a card|{n} cards}",
                n,
                none,
                none,
            ),
            Self::OppDiscard(n) => {
                fill("make the Bot discard {n#1=a card|{n} cards}", n, none, none)
            }
            Self::OppGive { floor, to } => fill(
                "move a card from the Bot's tomb to {to} if it owns more than {n}",
                floor,
                none,
                to,
            ),
            Self::OppDeck(to) => fill("move a card from the Bot's tomb to {to}", &1, none, to),
            Self::OppExec => fill("use the action of a card in the Bot's tomb", &1, none, none),
        }
    }
}

/// What it does, and whether it may be left out.
impl Noun<Valley> for Operation {
    fn id(&self, _: &Valley, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn name(&self, speech: &Speech<'_, Valley>, out: &mut dyn Write) -> fmt::Result {
        let fields = [
            ("effect", &self.effect as _),
            ("optional", &self.optional as _),
        ];
        let template = "{effect}{optional?true= if you like|}";
        speech.fill("Operation", "Operation", template, &fields, out)
    }
}

/// Its modes.
impl Noun<Valley> for Action {
    fn id(&self, _: &Valley, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn name(&self, speech: &Speech<'_, Valley>, out: &mut dyn Write) -> fmt::Result {
        for mode in 1..=self.modes() {
            out.write_str(if mode > 1 {
                speech.text("Action", "or", " or ")
            } else {
                ""
            })?;
            self.mode(mode).name(speech, out)?;
        }
        Ok(())
    }
}
