//! Rules of the tomb in sentences, for glossaries and for players who ask.
//!
//! Each stands with the clauses that it states and the options under which it is true; its topic is the part of
//! the key before the full stop.

use solo_core::{ClauseLabel, Rules};

const TEXT: &str = solo_core::embedded!(include_str!("../RULES.md"));
const LABELS: [ClauseLabel; ClauseLabel::count(TEXT)] = ClauseLabel::read(TEXT);

/// The rules in sentences; with feature `rulebook` also the whole rulebook.
pub(crate) const RULES: Rules = Rules::new(
    SENTENCES,
    &LABELS,
    if cfg!(feature = "rulebook") { TEXT } else { "" },
);

solo_core::templates! {
    SENTENCES: "Rule" {
        "goal.out" ["TK-1.6"]: "Come out of the tomb alive, with all the treasure that you can carry.",
        "goal.win" ["TK-13.5"]: "Bring out the hoards of all four kings and you win.",

        "turn.seek" ["TK-3.2", "TK-3.3"]: "Cards are turned up until a monster, a trap or a door bars the way.",
        "turn.beat" ["TK-3.4", "TK-3.5", "TK-6.1", "TK-7.1"]: "The next number that is turned up wins the encounter if it is at least as high as the encounter's own; against a trap or a door there is only this one try. Its suit does not matter.",
        "turn.gain" ["TK-4.2", "TK-4.3", "TK-4.4", "TK-4.9"]: "If you win, the treasure in the turn goes to your hand; otherwise it stays behind.",
        "turn.other" ["TK-4.1", "TK-8.2", "TK-8.3", "TK-7.4", "TK-7.9"]: "The matching skill, spent from your hand, wins the encounter: Go Berserk against a monster, Disarm Mechanism against a trap, Pick Lock against a door. So does a queen that is turned up, unless a door has already held.",
        "turn.flee" ["TK-5.8", "TK-5.4"] if drop_timing = "any": "Before any card of a fight with a monster you can flee: drop a treasure from your hand worth at least the monster's number.",
        "turn.first" ["TK-5.9", "TK-5.4"] if drop_timing = "first": "Only until the first number is turned up against a monster can you flee: drop a treasure from your hand worth at least the monster's number.",
        "turn.back" ["TK-12.8", "TK-12.2"]: "Once {min_delve_turns#1=a turn is|{min_delve_turns} turns are} finished on the way in, you may turn around after any turn; the way out is one turn shorter.",

        "score.treasure" ["TK-13.2"]: "If you get out, you score the treasure in your hand: 10 for a king, its number for a diamond, 6 for the joker if it was not read.",
        "score.nothing" ["TK-13.4"]: "If you die or are lost in the dark, you score nothing.",

        "end.soon" ["TK-12.6", "TK-12.7"] if min_delve_turns = "1": "You are out when the turn under column 1 is over, or, after a single turn on the way in, as soon as you turn around.",
        "end.out" ["TK-12.6"] if min_delve_turns != "1": "You are out when the turn under column 1 is over.",
        "end.dead" ["TK-11.3"]: "With no hit points left you are dead.",
        "end.lost" ["TK-10.2", "TK-10.3"]: "When the fourth torch burns down you are lost in the dark, unless you read the Scroll of Light.",

        "lesson.mark" ["TK-4.5", "TK-4.6"]: "Where a won turn holds nothing but treasure, one piece stays behind to mark it, and you choose which.",

        "monster.way" ["TK-5.1"]: "A monster bars the way. A card of its number or higher slays it.",
        "monster.blow" ["TK-5.2", "TK-11.2"]: "Against a monster a lower card costs you the difference in hit points, and the fight goes on.",
        "monster.flee" ["TK-5.8", "TK-5.4"] if drop_timing = "any": "Before any card of the fight you can flee: drop a treasure from your hand worth at least the monster's number.",
        "monster.first" ["TK-5.9", "TK-5.4"] if drop_timing = "first": "Until the first number is turned up against the monster you can flee: drop a treasure from your hand worth at least the monster's number.",
        "trap.way" ["TK-6.1", "TK-6.2"]: "A trap guards treasure. A card of its number or higher disarms it, and the trap becomes treasure.",
        "trap.blow" ["TK-6.3"]: "Against a trap a lower card costs you the difference in hit points and ends the turn without treasure.",
        "door.way" ["TK-7.1", "TK-7.2"]: "A sealed door bars the way. A card of its number or higher opens it.",
        "door.holds" ["TK-7.3"]: "A lower card leaves the door closed, and you discard a card from the deck for each point that it falls short.",
        "skill.berserk" ["TK-8.2", "TK-5.3"]: "Spend Go Berserk to slay one monster at once.",
        "skill.disarm" ["TK-8.2", "TK-6.4"]: "Spend Disarm Mechanism to disarm one trap, before a number is turned up against it.",
        "skill.pick" ["TK-7.4 S", "TK-8.2"]: "Spend Pick Lock to open one door, even after a card has failed, as long as nothing has been discarded.",
        "skill.dodge" ["TK-8.5"]: "Spend Dodge Blow to avoid one blow altogether.",
        "favor.wins" ["TK-9.1", "TK-9.2", "TK-7.7", "TK-7.9"]: "Divine favor: the encounter of this turn is won, unless the card is a discard.",
        "hoard.treasure" ["TK-3.10"]: "A king's hoard: treasure.",
        "hoard.win" ["TK-1.6", "TK-13.5"]: "Bring all four kings out alive and you win.",
        "torch.burns" ["TK-10.1", "TK-10.2", "TK-10.3"]: "A torch burns down. With the fourth you are lost in the dark, unless you read the Scroll of Light.",
        "scroll.treasure" ["TK-3.10"]: "Scroll of Light: treasure.",
        "scroll.read" ["TK-10.3"]: "Read the Scroll of Light from your hand when the fourth torch burns down, and that torch goes under the deck instead.",
    }
}
