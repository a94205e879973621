//! Cards of the valley to draw.

use solo_core::{NamedFields, Provenance, Speech, fields};
use votk::words::EFFECT_LINES;
use votk::{Action, Design, Effect, Need, Valley, Zone};

use super::progress::emblem_of;
use super::words::words;
use crate::glossary::Glossary;
use crate::pictures::{EffectLine, MOST, Picture, Pictured};
use crate::speech::written;

impl Pictured for Valley {
    fn pictures(&self, speech: &Speech<'_, Self>) -> Vec<Picture> {
        let cards = Design::all().map(|card| picture(self, card, speech));
        let others = self.glossary(speech).into_iter();
        let others = others.filter(|entry| entry.id.contains('/'));
        let others = others.map(|entry| {
            let emblem = super::emblem(self, &entry.id);
            Picture::new(entry.id, entry.name, emblem.unwrap_or_default())
        });
        cards.chain(others).collect()
    }
}

fn picture(game: &Valley, design: Design, speech: &Speech<'_, Valley>) -> Picture {
    let card = game.catalogue().card(design);
    let name = words(*speech).name(&design);
    let is_house = ["cost", "gold", "vp"].into_iter().any(|column| {
        let mut sources = card.prov.of(column);
        sources.any(|source| source == Provenance::House)
    });
    let picture = Picture::new(&*card.id, name, emblem_of(game, design))
        .value("level", card.level)
        .value("cost", card.cost)
        .value("pays", card.gold)
        .value("copies", card.copies)
        .house(is_house);
    let picture = match card.vp {
        Some(points) => picture.value("points", points.get()),
        None => picture,
    };
    let lines = lines(&card.action, speech);
    lines.into_iter().fold(picture, Picture::effect)
}

/// Returns the lines of an action, each mode with its conditions first.
fn lines(action: &Action, speech: &Speech<'_, Valley>) -> Vec<EffectLine> {
    let mut lines = Vec::new();
    for (mode, operations) in (1_u8..).zip(action.each_mode()) {
        let mode = if action.modes() > 1 { mode } else { 0 };
        for operation in operations {
            let line = EffectLine::new(line(operation.effect, speech));
            lines.push(line.mode(mode).optional(operation.optional));
        }
    }
    lines
}

/// Returns an effect in a line.
fn line(effect: Effect, speech: &Speech<'_, Valley>) -> String {
    let say = |key: &str, fields: &dyn NamedFields<Valley>| {
        written(|out| EFFECT_LINES.say(key, fields, speech, out))
    };
    let text = match effect {
        Effect::Need(Need::Bought) => say("need_bought", &fields![]),
        Effect::Need(Need::Discard(n)) => say("need", &fields![n, from = Zone::Discard]),
        Effect::Need(Need::Hand(n)) => say("need", &fields![n, from = Zone::Hand]),
        Effect::Need(Need::Tomb(n)) => say("need", &fields![n, from = Zone::Tomb]),
        Effect::Move {
            from,
            to,
            n,
            filter,
        } => {
            let fields = fields![
                n,
                from,
                to,
                level = filter.level,
                group = filter.group,
                least = filter.min_cost,
                most = filter.max_cost,
                cheaper = filter.below_bought,
                pick = filter.pick
            ];
            let long = say("move", &fields);
            if long.chars().count() > MOST {
                say("move.short", &fields)
            } else {
                long
            }
        }
        Effect::Trade {
            factor,
            plus,
            lose,
            to,
            ..
        } => say("trade", &fields![factor, plus, lose, to]),
        Effect::Draw(n) => say("draw", &fields![n]),
        Effect::Gold(n) => say("gold", &fields![n]),
        Effect::Worth(n) => say("worth", &fields![n]),
        Effect::Cheaper(n) => say("cheaper", &fields![n]),
        Effect::Reach(rows) => say("reach", &fields![rows]),
        Effect::Swap(scope) => say("swap", &fields![scope]),
        Effect::PlayTop => say("play_top", &fields![]),
        Effect::Repeat => say("repeat", &fields![]),
        Effect::OppSacrifice(n) => say("opp_sacrifice", &fields![n]),
        Effect::OppDiscard(n) => {
            let groups = speech.game().options().discard_groups;
            say("opp_discard", &fields![n, groups])
        }
        Effect::OppGive { floor, to } => say("opp_give", &fields![floor, to]),
        Effect::OppDeck(to) => say("opp_deck", &fields![to]),
        Effect::OppExec => say("opp_exec", &fields![]),
    };
    if text.chars().count() <= MOST {
        return text;
    }
    let cut: String = text.chars().take(MOST.saturating_sub(1)).collect();
    format!("{cut}…")
}
