//! What is gained, paid and scored.

use kings_challenge::{Event, Reason, ScoreItem, Side};

use super::told;

#[test]
fn amounts_are_told_with_their_reason() {
    let vp = |who, amount, reason| Event::Vp {
        who,
        amount,
        reason,
    };
    for (event, sentence) in [
        (vp(Side::Human, 1, Reason::Stone), "You gain 1 VP: a stone."),
        (
            vp(Side::Human, -2, Reason::Surrender),
            "You lose 2 VP: the surrender.",
        ),
        (
            vp(Side::Roy, 3, Reason::Roll),
            "Le Roy gains 3 VP: the roll.",
        ),
        (
            Event::Deniers {
                amount: -1,
                reason: Reason::Hire,
            },
            "You pay 1 denier: a new tradesman.",
        ),
        (
            Event::Influence {
                amount: -3,
                reason: Reason::Hire,
            },
            "You pay 3 influence: a new tradesman.",
        ),
        (
            Event::Influence {
                amount: 2,
                reason: Reason::Stone,
            },
            "You get 2 influence: a stone.",
        ),
        (
            Event::Salaries { due: 5, paid: 3 },
            "You pay 3 of 5 deniers of salaries.",
        ),
        (Event::Salaries { due: 0, paid: 0 }, "You owe no salaries."),
        (
            Event::Scored {
                who: Side::Roy,
                item: ScoreItem::Levels,
                vp: -2,
            },
            "Le Roy scores -2 VP for empty levels of the cathedral.",
        ),
        (
            Event::GameOver {
                difference: -4,
                band: 1,
            },
            "The game is over: le Roy is 4 VP ahead - not worth a comment; executed.",
        ),
    ] {
        assert_eq!(told(&event), sentence);
    }
}

#[test]
fn salaries_are_paid_or_owed() {
    let told = |due, paid| told(&Event::Salaries { due, paid });
    assert_eq!(told(0, 0), "You owe no salaries.");
    assert_eq!(told(3, 3), "You pay 3 deniers of salaries.");
    assert_eq!(told(3, 1), "You pay 1 of 3 deniers of salaries.");
}

#[test]
fn characters_are_told_by_name() {
    let card = "c3".parse().unwrap();
    let stacked = told(&Event::CharacterStacked { card, place: 2 });
    assert_eq!(stacked, "Character card 2 is Urbain IV.");
    let scored = Event::CharacterScored {
        card,
        human: 4,
        roy: 1,
    };
    assert_eq!(
        told(&scored),
        "Character card Urbain IV counts: 4 VP for you, 1 for le Roy."
    );
}
