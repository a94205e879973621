//! Rules that explain choices and events of the valley to a beginner.

use crate::lesson::{FirstGame, Lessons};
use votk::{Decision, Event, State, Valley};

impl Lessons for Valley {
    const FIRST_GAME: FirstGame = FirstGame {
        seed: 239,
        decisions: 25,
    };

    fn explains(&self, _: &State, decision: Decision) -> &'static [&'static str] {
        match decision {
            Decision::Buy(_) => &["turn.play", "buying.goes", "buying.spent"],
            Decision::Use(_) => &["using.one", "using.stays"],
            Decision::Entomb(_) => &[
                "entomb.score",
                "score.ones",
                "score.sets",
                "score.spares",
                "entomb.once",
            ],
            Decision::End => &[
                "turn.discard",
                "sacrifice.one",
                "turn.draw",
                "turn.bot",
                "score.bot",
            ],
            Decision::Pay(_) => &["buying.pay", "buying.order"],
            Decision::Fall(_) => &[
                "pyramid.falls",
                "pyramid.die",
                "pyramid.you",
                "end.both",
                "end.either",
            ],
            Decision::Mode(_) => &["lesson.mode"],
            Decision::Pick(_) | Decision::Take(_) | Decision::Swap(_) => &["lesson.choose"],
            Decision::Group(_) => &["several.set", "several.any"],
            Decision::Again(_) => &["used.again"],
            Decision::Top(_) => &["lesson.top"],
            Decision::Shed(_) => &["sacrifice", "end.both", "end.either"],
            Decision::React(_) => &["turn.react", "card.reaction"],
            Decision::Do | Decision::Pass => &["lesson.may"],
        }
    }

    fn explains_event(&self, event: &Event) -> &'static [&'static str] {
        match event {
            Event::Rolled { .. } => &["bot.die"],
            _ => &[],
        }
    }
}
