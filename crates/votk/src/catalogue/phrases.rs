//! Actions in words: `get 2 gold for the next purchase or draw 2 cards`.

use core::fmt::{self, Write};

use solo_core::{NamedFields, Noun, Speech, fields};

use super::action::Action;
use super::operation::{Effect, Need, Operation};
use crate::event::Zone;
use crate::game::Valley;

const NEED: &str = "need {n#1=a card|{n} cards} in {from}";
const MOVE: &str = "move {n#1=a card|{n} cards}{level#0=| of level {level}}\
    {group?null=| of the {group}}{least#0=| that costs {least} or more}\
    {most#20=| that costs {most} or less}{cheaper?true= cheaper than your dearest purchase|}\
    {pick?null=|, of the {pick} cost,} from {from} to {to}";
const GIVE: &str = "move a card from the Bot's tomb to {to} if the Bot has more than {floor}";
const TRADE: &str = "give up a hand card and move a card that costs at most \
    {factor#1=as much|{factor} times as much}{plus#0=| plus {plus}} from {scope} to {to}";

/// What the player does with the operation: `draw 2 cards`.
impl Noun<Valley> for Effect {
    fn id(&self, _: &Valley, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self.name())
    }

    fn name(&self, speech: &Speech<'_, Valley>, out: &mut dyn Write) -> fmt::Result {
        let mut say = |template, fields: &dyn NamedFields<Valley>| {
            speech.fill("Effect", template, template, fields, out)
        };
        match *self {
            Self::Need(Need::Bought) => say("need a purchase in this turn", &fields![]),
            Self::Need(Need::Discard(n)) => say(NEED, &fields![n, from = Zone::Discard]),
            Self::Need(Need::Hand(n)) => say(NEED, &fields![n, from = Zone::Hand]),
            Self::Need(Need::Tomb(n)) => say(NEED, &fields![n, from = Zone::Tomb]),
            Self::Move {
                from,
                to,
                n,
                filter,
            } => say(
                MOVE,
                &fields![
                    n,
                    from,
                    to,
                    level = filter.level,
                    group = filter.group,
                    least = filter.min_cost,
                    most = filter.max_cost,
                    cheaper = filter.below_bought,
                    pick = filter.pick
                ],
            ),
            Self::Trade {
                factor,
                plus,
                scope,
                to,
                ..
            } => say(TRADE, &fields![factor, plus, scope, to]),
            Self::Draw(n) => say("draw {n#1=a card|{n} cards}", &fields![n]),
            Self::Gold(n) => say("get {n} gold for the next purchase", &fields![n]),
            Self::Worth(n) => say("let each hand card pay {n} gold", &fields![n]),
            Self::Cheaper(n) => say("make purchases {n} gold cheaper", &fields![n]),
            Self::Reach(rows) => say("buy from {rows}", &fields![rows]),
            Self::Swap(scope) => say("swap two cards of {scope}", &fields![scope]),
            Self::PlayTop => say("turn over and use the next card of your deck", &fields![]),
            Self::Repeat => say("repeat an action of this turn", &fields![]),
            Self::OppSacrifice(n) => {
                say("make the Bot sacrifice {n#1=a card|{n} cards}", &fields![n])
            }
            Self::OppDiscard(n) => say("make the Bot discard {n#1=a card|{n} cards}", &fields![n]),
            Self::OppGive { floor, to } => say(GIVE, &fields![floor, to]),
            Self::OppDeck(to) => say("move a card from the Bot's tomb to {to}", &fields![to]),
            Self::OppExec => say("use the action of a card in the Bot's tomb", &fields![]),
        }
    }
}

impl Noun<Valley> for Action {
    fn id(&self, _: &Valley, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn name(&self, speech: &Speech<'_, Valley>, out: &mut dyn Write) -> fmt::Result {
        for (number, mode) in self.each_mode().enumerate() {
            let or = if number > 0 { " or " } else { "" };
            out.write_str(speech.text("Action", or, or))?;
            mode.name(speech, out)?;
        }
        Ok(())
    }
}

/// What it does, and whether it may be left out.
impl Noun<Valley> for Operation {
    fn id(&self, _: &Valley, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn name(&self, speech: &Speech<'_, Valley>, out: &mut dyn Write) -> fmt::Result {
        let template = "{effect}{may?true= if you like|}";
        let fields = fields![effect = self.effect, may = self.optional];
        speech.fill("Operation", template, template, &fields, out)
    }
}
