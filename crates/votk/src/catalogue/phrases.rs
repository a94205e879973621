//! Actions in words: `get 2 gold for the next purchase or draw 2 cards`.

use core::fmt::{self, Write};

use solo_core::{NamedFields, Noun, Speech, TextVisitor, fields};

use super::action::Action;
use super::operation::{Destination, Effect, Extreme, Need, Operation, Scope, Source};
use crate::event::Zone;
use crate::game::Valley;

solo_core::templates! {
    /// What the operations of actions do.
    PHRASES: "Effect" {
        "need_bought": "need a purchase in this turn",
        "need": "need {n#1=a card|{n} cards} in {from}",
        "move": "move {n#1=a card|{n} cards}{level#0=| of level {level}}\
            {group?null=| of the {group}}{least#0=| that costs {least} or more}\
            {most#20=| that costs {most} or less}{cheaper?true= cheaper than your dearest purchase|}\
            {pick?null=|, of the {pick} cost,} from {from} to {to}",
        "trade": "give up a hand card and move a card that costs at most \
            {factor#1=as much|{factor} times as much}{plus#0=| plus {plus}} from {scope} to {to}",
        "draw": "draw {n#1=a card|{n} cards}",
        "gold": "get {n} gold for the next purchase",
        "worth": "let each hand card pay {n} gold",
        "cheaper": "make purchases {n} gold cheaper",
        "reach": "buy from {rows}",
        "swap": "swap two cards of {scope}",
        "play_top": "turn over and use the next card of your deck",
        "repeat": "repeat an action of this turn",
        "opp_sacrifice": "make the Bot sacrifice {n#1=a card|{n} cards}",
        "opp_discard": "make the Bot discard {n#1=a card|{n} cards}",
        "opp_give": "move a card from the Bot's tomb to {to} if the Bot has more than {floor}",
        "opp_deck": "move a card from the Bot's tomb to {to}",
        "opp_exec": "use the action of a card in the Bot's tomb",
        "or": " or ",
        "may": "{effect}{may?true= if you like|}",
    }
}

/// What the player does with the operation: `draw 2 cards`.
impl Noun<Valley> for Effect {
    fn id(&self, _: &Valley, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self.name())
    }

    fn name(&self, speech: &Speech<'_, Valley>, out: &mut dyn Write) -> fmt::Result {
        let mut say = |key, fields: &dyn NamedFields<Valley>| PHRASES.say(key, fields, speech, out);
        match *self {
            Self::Need(Need::Bought) => say("need_bought", &fields![]),
            Self::Need(Need::Discard(n)) => say("need", &fields![n, from = Zone::Discard]),
            Self::Need(Need::Hand(n)) => say("need", &fields![n, from = Zone::Hand]),
            Self::Need(Need::Tomb(n)) => say("need", &fields![n, from = Zone::Tomb]),
            Self::Move {
                from,
                to,
                n,
                filter,
            } => say(
                "move",
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
            } => say("trade", &fields![factor, plus, scope, to]),
            Self::Draw(n) => say("draw", &fields![n]),
            Self::Gold(n) => say("gold", &fields![n]),
            Self::Worth(n) => say("worth", &fields![n]),
            Self::Cheaper(n) => say("cheaper", &fields![n]),
            Self::Reach(rows) => say("reach", &fields![rows]),
            Self::Swap(scope) => say("swap", &fields![scope]),
            Self::PlayTop => say("play_top", &fields![]),
            Self::Repeat => say("repeat", &fields![]),
            Self::OppSacrifice(n) => say("opp_sacrifice", &fields![n]),
            Self::OppDiscard(n) => say("opp_discard", &fields![n]),
            Self::OppGive { floor, to } => say("opp_give", &fields![floor, to]),
            Self::OppDeck(to) => say("opp_deck", &fields![to]),
            Self::OppExec => say("opp_exec", &fields![]),
        }
    }

    fn texts(game: &Valley, visit: &mut TextVisitor<'_>) {
        PHRASES.texts(visit);
        Source::texts(game, visit);
        Destination::texts(game, visit);
        Scope::texts(game, visit);
        Extreme::texts(game, visit);
        Zone::texts(game, visit);
    }
}

impl Noun<Valley> for Action {
    fn id(&self, _: &Valley, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn name(&self, speech: &Speech<'_, Valley>, out: &mut dyn Write) -> fmt::Result {
        for (number, mode) in self.each_mode().enumerate() {
            if number > 0 {
                PHRASES.say("or", &fields![], speech, out)?;
            }
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
        let fields = fields![effect = self.effect, may = self.optional];
        PHRASES.say("may", &fields, speech, out)
    }
}
