//! The numbers in labels of all games, each with its origin.

/// The origin of a number in a label.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    /// A field of the view falls by it.
    Falls(&'static str),
    /// These fields have it before the decision: numbers, or lists of that many entries.
    Is(&'static [&'static str]),
    /// An event that follows has it in a field.
    Told(&'static str, &'static str),
    /// The number of an item of the scene rises by it.
    Scores(&'static str),
    /// A value of the catalogue, which a divisor or a price prints: the reason.
    Printed(&'static str),
}

use Source::{Falls, Is, Printed, Scores, Told};

/// A number in a label: the game, the beginning of the label, the texts before and behind the number, and its source.
pub(super) type Line = (&'static str, &'static str, [&'static str; 2], Source);

pub(super) const LINES: &[Line] = &[
    (
        "tomb4k",
        "Take the blow and lose",
        ["lose ", " hit point"],
        Falls("/hp"),
    ),
    (
        "tomb4k",
        "Leave the door",
        ["discard ", " card"],
        Is(&["/discards_due"]),
    ),
    ("votk", "Buy ", [" for ", " gold;"], Told("buying", "price")),
    (
        "votk",
        "Entomb ",
        [" for ", " point"],
        Scores("standing/you"),
    ),
    (
        "votk",
        "Stop playing",
        ["discard ", " card"],
        Is(&["/hand", "/played"]),
    ),
    (
        "votk",
        "Pay with ",
        ["worth ", " gold"],
        Printed("the worth of a card, which can be more than is due"),
    ),
    ("votk", "Use ", ["", ""], Printed("an effect of a card")),
    ("votk", "Choose: ", ["", ""], Printed("an effect of a card")),
    ("votk", "Do it: ", ["", ""], Printed("an effect of a card")),
    ("votk", "Do not ", ["", ""], Printed("an effect of a card")),
    (
        "votk",
        "React with ",
        ["", ""],
        Printed("an effect of a card"),
    ),
    ("votk", "Repeat ", ["", ""], Printed("an effect of a card")),
    ("votk", "Borrow ", ["", ""], Printed("an effect of a card")),
    ("votk", "Give up ", ["", ""], Printed("an effect of a card")),
    (
        "scrapyard",
        "Let the ghost draw",
        ["draw ", " cards from"],
        Told("penalty", "cards"),
    ),
    (
        "scrapyard",
        "Draw ",
        ["shuffling the ", " card"],
        Printed("a pile has its field by its name"),
    ),
    (
        "scrapyard",
        "Dig for ",
        ["among ", " card"],
        Printed("a pile has its field by its name"),
    ),
    (
        "scrapyard",
        "Look at ",
        ["top ", " cards"],
        Printed("so many, or as many as there are"),
    ),
    (
        "kings-challenge",
        "Reroll ",
        [" for ", " influence"],
        Told("influence", "amount"),
    ),
    (
        "kings-challenge",
        "Recruit ",
        [" for ", " influence"],
        Told("influence", "amount"),
    ),
    (
        "kings-challenge",
        "Recruit one of ",
        ["one of ", " citizens"],
        Is(&["/human/stock"]),
    ),
    (
        "kings-challenge",
        "Turn your ",
        [", for ", " influence"],
        Told("influence", "amount"),
    ),
    (
        "kings-challenge",
        "Surrender ",
        [" lose ", " VP"],
        Told("vp", "amount"),
    ),
    (
        "kings-challenge",
        "End your go",
        ["with ", " black dice"],
        Is(&["/black"]),
    ),
    (
        "kings-challenge",
        "Place citizens",
        [" with ", " in your supply"],
        Is(&["/human/supply"]),
    ),
    (
        "kings-challenge",
        "Pass ",
        [", ", " denier"],
        Told("pot", "amount"),
    ),
    (
        "kings-challenge",
        "Use ",
        [" for ", " denier"],
        Printed("the price of a tradesman, who comes later"),
    ),
    (
        "kings-challenge",
        "Make one of ",
        ["one of ", " citizens"],
        Is(&["/human/supply"]),
    ),
    (
        "kings-challenge",
        "Build ",
        [", ", " VP for each"],
        Printed("a rate"),
    ),
    (
        "kings-challenge",
        "Use ",
        ["every ", " points of strength"],
        Printed("a rate"),
    ),
    (
        "kings-challenge",
        "Farm ",
        ["every ", " points of strength"],
        Printed("a rate"),
    ),
    (
        "kings-challenge",
        "Fight ",
        ["every ", " points of strength"],
        Printed("a rate"),
    ),
    (
        "kings-challenge",
        "Farm ",
        [", ", " denier for every"],
        Printed("a rate"),
    ),
    (
        "kings-challenge",
        "Add ",
        [", ", " denier"],
        Printed("the price of the whole group so far"),
    ),
    (
        "kings-challenge",
        "Activate ",
        ["for ", " denier"],
        Printed("paid with the price of the group"),
    ),
    (
        "kings-challenge",
        "Activate ",
        ["for ", " influence"],
        Printed("gains of the activation can follow"),
    ),
    (
        "kings-challenge",
        "Choose ",
        ["", ""],
        Printed("an effect of a card"),
    ),
    (
        "kings-challenge",
        "Spend ",
        ["", ""],
        Printed("an effect of a card"),
    ),
    (
        "trismegistus-bot",
        "Spend ",
        ["Spend ", " potency"],
        Told("spent", "amount"),
    ),
    (
        "trismegistus-bot",
        "React with ",
        ["1 of ", " reaction"],
        Is(&["/human/reactions"]),
    ),
    (
        "trismegistus-bot",
        "Climb ",
        ["to level ", ""],
        Told("stepped", "level"),
    ),
];
