//! Actions in words: `entomb a card from your hand`, `get 2 gold for your next purchase or draw 2 cards`.

use core::fmt::{self, Write};

use solo_core::{NamedFields, Noun, Speech, fields};

use super::action::Action;
use super::operation::{Effect, Need, Operation};
use crate::event::Zone;
use crate::game::Valley;

/// A template for what becomes of a card, by the field `to`: the verbs, small or capital, and the card
/// with where it comes from.
macro_rules! moving {
    (small $what:literal) => {
        moving!("entomb", "sacrifice", "take", "put", "move", $what)
    };
    (capital $what:literal) => {
        moving!("Entomb", "Sacrifice", "Take", "Put", "Move", $what)
    };
    ($tomb:literal, $boneyard:literal, $hand:literal, $deck:literal, $other:literal, $what:literal) => {
        concat!(
            "{to?tomb=",
            $tomb,
            "|boneyard=",
            $boneyard,
            "|hand=",
            $hand,
            "|deck_top=",
            $deck,
            "|",
            $other,
            "} ",
            $what,
            "{to?tomb=|boneyard=|hand= into your hand|deck_top= on top of your deck| to {to}}"
        )
    };
}
pub(crate) use moving;

const NEED: &str = "if {from} holds {n#1=a card|{n} cards or more}";
const MOVE: &str = concat!(
    moving!(small "{from?\
        stock={n#1=the next card|the next {n} cards}|\
        deck_top={n#1=the next card|the next {n} cards}|\
        {pick?\
            lowest={n#1=the cheapest card|the {n} cheapest cards}|\
            highest={n#1=the dearest card|the {n} dearest cards}|\
            {n#1=a card|{n} cards}\
        }\
    }{level#0=| of level {level}}{group?null=| of the {group}}\
    {least#0=| of cost {least} or more}{most#20=| of cost {most} or less}\
    {cheaper?true= cheaper than your dearest purchase|} from {from}"),
    "{from?deck= and shuffle the rest|}"
);
const TRADE: &str = concat!(
    "{lose?tomb=entomb|boneyard=sacrifice|deck_top=put|discard} a card from your hand\
    {lose?deck_top= on top of your deck|} and ",
    moving!(small "a card that costs at most \
        {factor#0={plus}|1=as much{plus#0=| plus {plus}}|2=twice as much{plus#0=| plus {plus}}|\
        {factor} times as much{plus#0=| plus {plus}}} from {scope}")
);
const HAND_OVER: &str = moving!(small "the Bot's weakest card");
const GIVE: &str = concat!(
    moving!(small "the Bot's weakest card"),
    " if the Bot owns more than {floor} cards"
);

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
            Self::Need(Need::Bought) => say("if you have bought a card this turn", &fields![]),
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
                lose,
                scope,
                to,
            } => say(TRADE, &fields![factor, plus, lose, scope, to]),
            Self::Draw(n) => say("draw {n#1=a card|{n} cards}", &fields![n]),
            Self::Gold(n) => say("get {n} gold for your next purchase", &fields![n]),
            Self::Worth(n) => say("let each hand card pay {n} gold this turn", &fields![n]),
            Self::Cheaper(n) => say(
                "make your purchases {n} gold cheaper this turn",
                &fields![n],
            ),
            Self::Reach(rows) => say("open {rows} to your purchases this turn", &fields![rows]),
            Self::Swap(scope) => say("swap two cards of {scope}", &fields![scope]),
            Self::PlayTop => say(
                "turn over the next card of your deck, act on it if possible and discard it",
                &fields![],
            ),
            Self::Repeat => say("repeat an action of this turn", &fields![]),
            Self::OppSacrifice(n) => say(
                "make the Bot sacrifice the top {n#1=card|{n} cards} of its discard pile",
                &fields![n],
            ),
            Self::OppDiscard(n) => say(
                "make the Bot discard its {n#1=weakest card|{n} cheapest cards of a group you name}",
                &fields![n],
            ),
            Self::OppGive { floor, to } => say(GIVE, &fields![floor, to]),
            Self::OppDeck(to) => say(HAND_OVER, &fields![to]),
            Self::OppExec => say("use the action of the Bot's weakest card", &fields![]),
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
            name_mode(mode, speech, out)?;
        }
        Ok(())
    }
}

/// The conditions of a mode, which are tested before anything happens, then what it does.
fn name_mode(mode: &[Operation], speech: &Speech<'_, Valley>, out: &mut dyn Write) -> fmt::Result {
    let conditions = mode.iter().filter(|operation| operation.effect.is_need());
    let others = mode.iter().filter(|operation| !operation.effect.is_need());
    let mut before = None;
    for operation in conditions.chain(others) {
        let joint = match (before, operation.effect.is_need()) {
            (None, _) => "",
            (Some(true), true) => " and ",
            (Some(true), false) => ", ",
            (Some(false), _) => ", then ",
        };
        out.write_str(speech.text("Action", joint, joint))?;
        operation.name(speech, out)?;
        before = Some(operation.effect.is_need());
    }
    Ok(())
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
