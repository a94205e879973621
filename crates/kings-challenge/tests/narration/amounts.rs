//! What is gained, paid and scored.

use kings_challenge::{Card, Event, Loss, Reason, ScoreItem, Side};

use super::told;

#[test]
fn amounts_are_told_with_their_reason() {
    let vp = |who, amount, reason| Event::Vp {
        who,
        amount,
        reason,
        card: None,
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
                card: None,
            },
            "You pay 1 denier: a new tradesman.",
        ),
        (
            Event::Influence {
                amount: -3,
                reason: Reason::Hire,
                card: None,
            },
            "You pay 3 influence: a new tradesman.",
        ),
        (
            Event::Influence {
                amount: 2,
                reason: Reason::Stone,
                card: None,
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
fn amounts_are_told_with_the_card_behind_them() {
    let archer = Card::Activity("r1a".parse().unwrap());
    let war = Card::Event("er1".parse().unwrap());
    let hugues = Card::Character("c1".parse().unwrap());
    for (reason, card, sentence) in [
        (
            Reason::Hire,
            archer,
            "You pay 2 deniers: a new tradesman on Archer.",
        ),
        (
            Reason::Costs,
            archer,
            "You pay 2 deniers: the costs of Archer.",
        ),
        (Reason::Activity, archer, "You pay 2 deniers: Archer."),
        (Reason::EventCube, war, "You pay 2 deniers: cubes on War."),
        (Reason::Reward, war, "You pay 2 deniers: War is beaten."),
        (Reason::EventEffect, war, "You pay 2 deniers: War."),
        (
            Reason::Unfulfilled,
            war,
            "You pay 2 deniers: you could not give all that War takes.",
        ),
        (
            Reason::Character,
            hugues,
            "You pay 2 deniers: Hugues de Payns.",
        ),
    ] {
        let card = Some(card);
        let deniers = Event::Deniers {
            amount: -2,
            reason,
            card,
        };
        assert_eq!(told(&deniers), sentence);
        let influence = Event::Influence {
            amount: 2,
            reason,
            card,
        };
        let gained = sentence.replace("pay 2 deniers", "get 2 influence");
        assert_eq!(told(&influence), gained);
        let vp = Event::Vp {
            who: Side::Roy,
            amount: 2,
            reason,
            card,
        };
        let gained = sentence.replace("You pay 2 deniers", "Le Roy gains 2 VP");
        assert_eq!(told(&vp), gained);
    }
}

#[test]
fn losses_are_told_as_far_as_they_go() {
    let card = "ey2".parse().unwrap();
    for (loss, due, amount, sentence) in [
        (Loss::Deniers, 2, 2, "You lose 2 deniers."),
        (Loss::Deniers, 2, 1, "You lose 1 of 2 deniers."),
        (Loss::Deniers, 2, 0, "You have no deniers to lose."),
        (Loss::Deniers, 0, 0, "You lose no deniers."),
        (Loss::Influence, 2, 2, "You lose 2 influence."),
        (Loss::Influence, 2, 1, "You lose 1 of 2 influence."),
        (Loss::Influence, 2, 0, "You have no influence to lose."),
        (Loss::Influence, 0, 0, "You lose no influence."),
    ] {
        let event = Event::Lost {
            card,
            loss,
            due,
            amount,
        };
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
