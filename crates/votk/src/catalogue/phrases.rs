//! Actions in sentences: `entomb a card from your hand`,
//! `get 2 gold for your next purchase or draw 2 cards`.

use core::fmt::{self, Write};

use solo_core::{NamedFields, Noun, Speech, TextVisitor, fields};

use super::action::Action;
use super::operation::{Destination, Effect, Extreme, Need, Operation, Scope, Source};
use crate::ids::Zone;
use crate::options::Options;

/// A template for the move of a card, by the field `to`: the verbs, small or capital, and the card
/// with its origin.
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

solo_core::templates! {
    /// Texts of the operations of actions, and of their combination.
    PHRASES: "Effect" {
        "need_bought": "if you have bought a card this turn",
        "need": "if {from} holds {n#1=a card|{n} cards or more}",
        "move": concat!(
            moving!(small "{from?\
                stock={n#1=the next card|the next {n} cards}|\
                deck_top={n#1=a card|{n} cards}|\
                {pick?\
                    lowest={n#1=the cheapest card|the {n} cheapest cards}|\
                    highest={n#1=the costliest card|the {n} costliest cards}|\
                    {n#1=a card|{n} cards}\
                }\
            }{level#0=| of level {level}}{group?null=| from among the {group}}\
            {least#0=| of cost {least} or more}{most#20=| of cost {most} or less} \
            from {from}{cheaper?true= that {n#1=is|are} cheaper than your costliest purchase|}"),
            "{from?deck= and shuffle the rest|}"
        ),
        "trade": concat!(
            "{lose?tomb=entomb|boneyard=sacrifice|deck_top=put|discard} a card from your hand\
            {lose?deck_top= on top of your deck|} and ",
            moving!(small "a card from {scope} that costs at most \
                {factor#0={plus}|1=as much{plus#0=| plus {plus}}|\
                2=twice as much{plus#0=| plus {plus}}|\
                {factor} times as much{plus#0=| plus {plus}}}")
        ),
        "draw": "draw {n#1=a card|{n} cards}",
        "gold": "get {n} extra gold for your next purchase this turn",
        "worth": "let each card in your hand pay {n} gold this turn",
        "cheaper": "make your purchases {n} gold cheaper this turn",
        "reach": "open {rows} for buying this turn",
        "swap": "swap two cards in {scope}",
        "play_top": "turn over the top card of your deck, carry out its action if possible and discard it",
        "repeat": "repeat an action used this turn",
        "opp_sacrifice": "make the Bot sacrifice the top {n#1=card|{n} cards} of its discard pile",
        "opp_discard": "make the Bot discard its {n#1=weakest card|\
            {n} cheapest cards of one of the five sets\
            {groups?any=, of its starters or of its uniques|\
                full=, from one with {n} cards or more if there is one|}}",
        "opp_give": concat!(
            moving!(small "the Bot's weakest card"),
            " if the Bot owns more than {floor} {floor#1=card|cards}"
        ),
        "opp_deck": moving!(small "the Bot's weakest card"),
        "opp_exec": "use the action of the Bot's weakest card",
        "may": "{effect}{may?true= if you like|}",
        "or": " or ",
        "and": " and ",
        "if": ", ",
        "then": ", then ",
    }
}

/// Written as an instruction to the player: `draw 2 cards`.
impl<G: ?Sized + AsRef<Options>> Noun<G> for Effect {
    fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self.name())
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        let mut say = |key, fields: &dyn NamedFields<G>| PHRASES.say(key, fields, speech, out);
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
                lose,
                scope,
                to,
            } => say("trade", &fields![factor, plus, lose, scope, to]),
            Self::Draw(n) => say("draw", &fields![n]),
            Self::Gold(n) => say("gold", &fields![n]),
            Self::Worth(n) => say("worth", &fields![n]),
            Self::Cheaper(n) => say("cheaper", &fields![n]),
            Self::Reach(rows) => say("reach", &fields![rows]),
            Self::Swap(scope) => say("swap", &fields![scope]),
            Self::PlayTop => say("play_top", &fields![]),
            Self::Repeat => say("repeat", &fields![]),
            Self::OppSacrifice(n) => say("opp_sacrifice", &fields![n]),
            Self::OppDiscard(n) => {
                let groups = speech.game().as_ref().discard_groups;
                say("opp_discard", &fields![n, groups])
            }
            Self::OppGive { floor, to } => say("opp_give", &fields![floor, to]),
            Self::OppDeck(to) => say("opp_deck", &fields![to]),
            Self::OppExec => say("opp_exec", &fields![]),
        }
    }

    fn texts(game: &G, visit: &mut TextVisitor<'_>) {
        PHRASES.texts(visit);
        Source::texts(game, visit);
        Destination::texts(game, visit);
        Scope::texts(game, visit);
        Extreme::texts(game, visit);
        Zone::texts(game, visit);
    }
}

impl<G: ?Sized + AsRef<Options>> Noun<G> for Action {
    fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        for (number, mode) in self.each_mode().enumerate() {
            if number > 0 {
                PHRASES.say("or", &fields![], speech, out)?;
            }
            name_mode(mode, speech, out)?;
        }
        Ok(())
    }
}

/// Writes the conditions of a mode, which are tested before anything happens, then its effects.
fn name_mode<G: ?Sized + AsRef<Options>>(
    mode: &[Operation],
    speech: &Speech<'_, G>,
    out: &mut dyn Write,
) -> fmt::Result {
    let conditions = mode.iter().filter(|operation| operation.effect.is_need());
    let others = mode.iter().filter(|operation| !operation.effect.is_need());
    let mut before = None;
    for operation in conditions.chain(others) {
        let joint = match (before, operation.effect.is_need()) {
            (None, _) => None,
            (Some(true), true) => Some("and"),
            (Some(true), false) => Some("if"),
            (Some(false), _) => Some("then"),
        };
        if let Some(joint) = joint {
            PHRASES.say(joint, &fields![], speech, out)?;
        }
        operation.name(speech, out)?;
        before = Some(operation.effect.is_need());
    }
    Ok(())
}

/// Written as its effect, and whether it is optional.
impl<G: ?Sized + AsRef<Options>> Noun<G> for Operation {
    fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        let fields = fields![effect = self.effect, may = self.optional];
        PHRASES.say("may", &fields, speech, out)
    }
}
