//! A refusal says why: for each reason a position in which it is given, and one beside it in which only that reason
//! does not hold.

use serde_json::{Value, json};
use solo_core::Noun;
use solo_testkit::laws;
use votk::{Refusal, Valley};

use crate::common::{FULL, Given, Scene, given, given_drill, given_options};

/// A pyramid without uniques but one.
const PLAIN: &str = "sarc_outer jar_qeb st_horus / am_ankh bk_gates / senet";
/// A pyramid of cards that cost 4 or 5.
const CHEAP: &str = "sarc_outer jar_qeb boat / senet chariot / am_djed";

/// Reasons, each with its sentence and clause, with the position, the steps from there and the step that is refused,
/// and with a position and steps after which that step is legal or refused for another reason.
const PAIRS: &str = "\
GameOver: the game is over [VK-9.2]
  hand senet urn; stock; pyramid sarc_outer jar_qeb st_horus / - - / - | use senet, take bl | end
  hand senet urn; stock mask; pyramid sarc_outer jar_qeb st_horus / - - / - | use senet, take bl | legal
ChanceIsDue: a card is drawn or the die is rolled first [VK-10.3]
  hand food urn; deck shabti; FULL | use food | end
  hand food urn; top shabti; FULL | use food | legal
DecisionIsDue: you decide first [VK-10.3]
  hand food urn; deck shabti; FULL | | draw shabti
  hand food urn; deck shabti; FULL | use food | legal
NotNow: not possible now [VK-10.1]
  hand boat urn; PLAIN; roll | die 1 | end
  hand shabti urn; PLAIN | | legal
NothingAsked: no action asks for that now [VK-6.10]
  hand shabti urn; PLAIN | | pass
  hand boat urn; PLAIN; roll | die 1 | legal
NothingToPay: you are not paying for a card now [VK-4.5]
  hand shabti urn food x2 boat; PLAIN; set /state/cheaper=1 | | pay urn
  hand shabti urn food x2 boat; PLAIN; set /state/cheaper=1 | buy bl | legal
NothingFalls: no card of the pyramid is about to fall now [VK-5.4]
  hand shabti x5; FULL | | fall left
  hand shabti x5; FULL | buy bm | legal
NoSacrificeDue: no sacrifice is due now [VK-3.12]
  hand shabti urn; FULL | | shed t
  hand shabti urn; FULL | end | legal
NothingToArrange: you are not arranging your discards now [VK-3.9]
  hand am_djed urn shabti food; PLAIN; pile am_djed | | top urn
  hand am_djed urn shabti food; PLAIN; pile am_djed | end | legal
NoWindow: you can react only right after the Bot has gained a card, while no action runs [VK-8.6]
  hand boat urn; PLAIN | | react boat
  hand boat urn; PLAIN; roll | die 1 | legal
NoReactions: there are no reactions in this game [VK-8.6]
  silent; hand boat urn; PLAIN | | react boat
  hand boat urn; PLAIN | | NoWindow
NoSeveral: the Bot is not discarding several cards now [VK-7.9]
  hand jar_dua urn; FULL; bot am_djed am_wedjat am_tyet bk_earth | | group amulet
  hand jar_dua urn; FULL; bot am_djed am_wedjat am_tyet bk_earth | use jar_dua | legal
GroupNamed: you have chosen the group already: the Bot discards amulets [VK-7.9]
  hand jar_dua urn; FULL; bot am_djed am_wedjat am_tyet bk_earth bk_nether bk_dead | use jar_dua, group amulet | group book
  hand jar_dua urn; FULL; bot am_djed am_wedjat am_tyet bk_earth bk_nether bk_dead | use jar_dua | legal
OtherChance: another card is drawn or the die is rolled first [VK-10.1]
  hand food urn; deck shabti; FULL; roll | | draw shabti
  hand food urn; deck shabti; FULL | use food | legal
OutOfReach: you cannot buy from middle left now [VK-4.1]
  hand throne st_bastet; FULL | | buy ml
  hand throne st_bastet; FULL | use st_bastet, pass | legal
EmptySlot: base right is empty [VK-4.1]
  hand throne; pyramid sarc_outer jar_qeb - / am_ankh - / - | | buy br
  hand throne; pyramid sarc_outer jar_qeb senet / am_ankh - / - | | legal
EmptySlot: the top is empty [VK-3.12]
  hand shabti urn; pyramid sarc_outer jar_qeb st_horus / am_ankh bk_gates / - | end | shed t
  hand shabti urn; FULL | end | legal
EmptySlot: the top is empty [VK-6.1]
  hand senet urn; pyramid sarc_outer jar_qeb st_horus / am_ankh bk_gates / - | use senet | take t
  hand senet urn; FULL | use senet | legal
TooExpensive: the price is 4 gold, and your hand is worth 3 [VK-4.3]
  hand shabti x3; FULL | | buy bl
  hand shabti x4; FULL | | legal
NotInHand: it is not in your hand [VK-3.2]
  hand shabti; FULL | | use urn
  hand shabti urn; FULL | | legal
AlreadyEntombed: you have already entombed a card this turn [VK-3.3]
  hand shabti urn food; FULL | entomb shabti | entomb urn
  hand shabti urn food; FULL | | legal
OnlyReaction: it is used only as a reaction [VK-6.2]
  hand boat urn; PLAIN | | use boat
  hand urn; PLAIN | | NotInHand
OnlyInTurn: it is used only in your own turn [VK-6.2]
  hand boat urn; PLAIN; roll | die 1 | react urn
  hand boat shabti; PLAIN; roll | die 1 | NotInHand
NoAction: it has no action [VK-6.2]
  drill; hand chariot urn; PLAIN | | use chariot
  hand chariot urn; PLAIN; pile sarc_middle | | legal
Unavailable: none of its choices is possible now [VK-6.3]
  drill; hand jar_imsety urn; FULL | | use jar_imsety
  drill; hand jar_imsety urn; FULL; pile food | | legal
NoOtherHandCard: its action needs another card in your hand, and none fits [VK-6.3]
  hand shabti; FULL | | use shabti
  hand shabti urn; FULL | | legal
NothingToMove: its action can take no card from your discard pile [VK-6.3]
  hand st_osiris urn; FULL; pile sarc_middle | | use st_osiris
  hand st_osiris urn; FULL; pile sarc_outer | | legal
TooFewToMove: its action takes 2 cards from your hand, and fewer fit [VK-6.3]
  drill; hand st_isis urn; FULL; deck shabti x3 | | use st_isis
  drill; hand st_isis urn food; FULL; deck shabti x3 | | legal
NothingToTrade: no other card in your hand can be traded for one in the pyramid [VK-6.3]
  hand bk_earth shabti urn; CHEAP | | use bk_earth
  hand bk_earth shabti am_ankh; CHEAP | | legal
NothingToDraw: your deck and your discard pile are empty [VK-6.3]
  hand food urn; FULL | | use food
  hand food urn; FULL; pile shabti | | legal
NothingToSwap: there are no two different cards to swap in the pyramid [VK-6.3]
  hand urn shabti; pyramid sarc_outer - - / - - / - | | use urn
  hand urn shabti; pyramid sarc_outer jar_qeb - / - - / - | | legal
NothingToRepeat: no action of this turn can be repeated [VK-6.3]
  hand am_tyet food shabti; FULL | | use am_tyet
  hand am_tyet food shabti; FULL; set /state/executed=[\"shabti\"] | | legal
NothingBought: you have bought nothing this turn [VK-6.3]
  hand bk_travers throne; FULL | | use bk_travers
  hand bk_travers throne; FULL | buy bm, fall left | legal
TooFewCards: your discard pile holds too few cards; 5 or more are needed [VK-6.3]
  hand bk_heavens urn; FULL; pile shabti x4 | | use bk_heavens
  hand bk_heavens urn; FULL; pile shabti x5 | | legal
TooFewCards: your hand holds too few cards; 2 or more are needed [VK-6.3]
  drill; hand bk_travers urn; FULL; deck shabti | | use bk_travers
  drill; hand bk_travers urn food; FULL; deck shabti | | legal
TooFewCards: your tomb holds too few cards; 3 or more are needed [VK-6.3]
  drill; hand bk_heavens urn; FULL; pile senet; tomb shabti x2 | | use bk_heavens
  drill; hand bk_heavens urn; FULL; pile senet; tomb shabti x3 | | legal
NothingPossible: no part of its action is possible [VK-6.5]
  drill; hand mask urn; FULL | | use mask
  drill; hand mask urn; FULL; pile shabti | | legal
NothingToDiscard: the Bot has nothing to discard [VK-7.13]
  hand jar_hapi urn; FULL | | use jar_hapi
  hand jar_hapi urn; FULL; bot shabti | | legal
NothingToSacrifice: the Bot has nothing to sacrifice [VK-7.13]
  hand jar_qeb urn; FULL; bot shabti | | use jar_qeb
  hand jar_qeb urn; FULL; bot shabti; botpile urn | | legal
NothingToHandOver: the Bot has nothing to hand over [VK-7.13]
  hand throne urn; FULL; botpile urn | | use throne
  hand throne urn; FULL; botpile urn; bot shabti | | legal
NothingToBorrow: no weakest card of the Bot has an action that you can borrow now [VK-7.13]
  hand am_wedjat urn; PLAIN; bot boat | | use am_wedjat
  hand am_wedjat urn; PLAIN; bot shabti | | legal
Exempt: the Bot hands nothing over while its cards number 8 or fewer [VK-7.15]
  drill; hand jar_dua urn; FULL; bot shabti x7; botpile food | | use jar_dua
  drill; hand jar_dua urn; FULL; bot shabti x7; botpile food x2 | | legal
AttackUsed: you have already attacked the Bot in this way this turn [VK-7.11]
  hand jar_hapi throne urn; FULL; bot shabti x3 | use jar_hapi | use throne
  hand jar_hapi throne urn; FULL; bot shabti x3 | | legal
PaidOutOfOrder: cards pay in a fixed order, the most gold first: this one stands before the card that you paid last [VK-4.6]
  hand shabti urn food x2 boat; PLAIN; set /state/cheaper=1 | buy bl, pay urn | pay shabti
  hand shabti urn food x2 boat; PLAIN; set /state/cheaper=1 | buy bl | legal
PaysNothing: it is worth no gold [VK-4.7]
  drill; hand shabti urn food; FULL | buy bm | pay shabti
  hand shabti urn food; pyramid sarc_outer am_ankh jar_qeb / st_horus bk_gates / boat | buy bm | legal
PaysTooLittle: cards pay in a fixed order, the most gold first: this one and those after it would not cover what is still due [VK-4.7]
  hand throne mask urn x3; FULL | buy bl | pay urn
  hand throne mask urn x4; FULL | buy bl | legal
NoSuchMode: its action has no such choice [VK-6.8]
  hand am_scarab urn; PLAIN; pile sarc_middle | use am_scarab | mode 3
  hand urn; PLAIN | | NothingAsked
OtherZone: you choose from your hand [VK-6.1]
  hand shabti urn food; FULL | use shabti | take bl
  hand senet urn; FULL | use senet | legal
OtherZone: you choose from the pyramid [VK-6.1]
  hand senet urn; FULL | use senet | pick urn
  hand shabti urn food; FULL | use shabti | legal
NotInZone: your hand does not hold it [VK-6.1]
  hand shabti urn food; PLAIN | use shabti | pick boat
  hand shabti urn boat; PLAIN | use shabti | legal
OutOfScope: you choose from the base [VK-6.1]
  hand st_horus urn; pyramid sarc_outer boat jar_qeb / senet chariot / am_djed | use st_horus | take ml
  hand bk_dead urn; pyramid sarc_outer boat jar_qeb / senet chariot / am_djed | use bk_dead | legal
DoesNotFit: the action does not apply to this card [VK-6.1]
  hand st_anubis urn; bones am_ankh throne; FULL | use st_anubis | pick throne
  hand st_anubis urn; bones am_ankh; FULL | use st_anubis | NotInZone
NotLowest: another card there costs less [VK-6.11]
  hand bk_dead urn; CHEAP | use bk_dead | take bm
  hand bk_dead urn; pyramid sarc_middle jar_qeb am_djed / bk_earth st_anubis / st_bastet | use bk_dead | legal
NotHighest: another card there costs more [VK-6.11]
  drill; hand bk_dead urn; pyramid sarc_outer jar_qeb st_horus / jar_hapi st_isis / am_scarab | use bk_dead | take t
  drill; hand bk_dead urn; pyramid sarc_outer jar_qeb st_horus / jar_hapi st_isis / sarc_inner | use bk_dead | legal
TradesForNothing: no card in the pyramid can be had for it [VK-6.1]
  hand bk_earth urn sarc_middle am_scarab; CHEAP | use bk_earth | pick urn
  hand bk_earth sarc_middle am_scarab; CHEAP | use bk_earth | NotInZone
OverTheLimit: the card may cost 8 at most [VK-6.1]
  hand bk_earth senet sarc_middle; pyramid throne sarc_outer jar_qeb / am_ankh bk_gates / boat | use bk_earth, pick senet | take bl
  hand bk_earth senet sarc_middle; pyramid throne sarc_outer jar_qeb / am_ankh bk_gates / boat | use bk_earth, pick sarc_middle | legal
SameCard: both places hold the same card [VK-6.1]
  hand urn shabti; pyramid sarc_outer sarc_outer jar_qeb / am_djed bk_gates / boat | use urn | swap bl bm
  hand urn shabti; FULL | use urn | legal
NotRepeatable: its action cannot be repeated now [VK-6.13]
  hand am_tyet food shabti; FULL; set /state/executed=[\"shabti\",\"urn\"] | use am_tyet | again senet
  hand am_tyet food shabti; FULL; set /state/executed=[\"shabti\",\"urn\",\"senet\"] | use am_tyet | legal
GroupFirst: you choose a group of cards first [VK-7.9]
  hand jar_dua urn; FULL; bot am_djed am_wedjat am_tyet bk_earth | use jar_dua | pick am_djed
  hand jar_dua urn; FULL; bot am_djed am_wedjat am_tyet bk_earth | use jar_dua, group amulet | legal
NotInBotTomb: the Bot's tomb does not hold it [VK-7.6]
  hand jar_hapi shabti; PLAIN; bot shabti urn | use jar_hapi | pick food
  hand jar_hapi shabti; PLAIN; bot shabti food | use jar_hapi | legal
LeavesLater: another card of the Bot's tomb leaves first [VK-7.8]
  hand throne urn; FULL; bot shabti food senet | use throne | pick senet
  hand throne urn; FULL; bot senet chariot | use throne | legal
LeavesLater: another card of the Bot's tomb leaves first [VK-7.16]
  hand jar_dua urn; PLAIN; bot shabti food boat | use jar_dua | pick boat
  hand jar_dua urn; PLAIN; bot boat chariot | use jar_dua | legal
LeavesLater: another card of the Bot's tomb leaves first [VK-7.9]
  hand jar_dua urn; FULL; bot am_djed am_wedjat am_tyet bk_earth | use jar_dua, group amulet | pick am_tyet
  hand jar_dua urn; FULL; bot am_djed am_tyet x2 bk_earth | use jar_dua, group amulet | legal
LeavesLater: another card of the Bot's tomb leaves first [VK-7.6]
  hand jar_hapi urn; PLAIN; bot shabti food boat | use jar_hapi | pick boat
  hand jar_hapi urn; PLAIN; bot boat chariot | use jar_hapi | legal
OtherGroup: the Bot discards amulets [VK-7.9]
  hand jar_dua urn; FULL; bot am_djed am_wedjat am_tyet bk_earth bk_nether bk_dead | use jar_dua, group amulet | pick bk_earth
  hand jar_dua urn; FULL; bot am_djed am_wedjat am_tyet bk_earth bk_nether bk_dead | use jar_dua, group book | legal
NotBorrowable: its action cannot be borrowed now [VK-6.17]
  hand am_wedjat; FULL; bot shabti urn food; pile senet; botpile urn | use am_wedjat | pick shabti
  hand am_wedjat mask; FULL; bot shabti urn food; pile senet; botpile urn | use am_wedjat | legal
LendsNothing: only the Bot's weakest card lends its action [VK-7.6]
  hand am_wedjat urn food; FULL; bot shabti urn am_djed; pile senet; botpile urn | use am_wedjat | pick am_djed
  hand am_wedjat urn food; pyramid sarc_outer st_horus am_ankh / bk_gates senet / boat; bot am_djed jar_qeb; pile chariot; botpile urn | use am_wedjat | legal
NotASet: starters and uniques are not sets [VK-7.10]
  hand jar_dua urn; FULL; bot shabti am_djed bk_dead | use jar_dua | group starter
  any; hand jar_dua urn; FULL; bot shabti am_djed bk_dead | use jar_dua | legal
NoSuchGroup: the Bot's tomb holds no statues [VK-7.10]
  hand jar_dua urn; FULL; bot shabti am_djed bk_dead | use jar_dua | group statue
  hand jar_dua urn; FULL; bot shabti am_djed bk_dead st_isis | use jar_dua | legal
SetTooSmall: the Bot has a set of 2 cards or more, and this one is smaller [VK-7.10]
  full; hand jar_dua urn; FULL; bot am_djed bk_dead x2 st_isis x2 | use jar_dua | group amulet
  full; hand jar_dua urn; FULL; bot am_djed bk_dead st_isis | use jar_dua | legal
NotOptional: you cannot leave this out [VK-6.4]
  hand shabti urn food; FULL | use shabti | pass
  drill; hand shabti urn food; FULL | use shabti | legal
NotToBePlaced: it is not one of the cards still to be placed [VK-3.9]
  hand am_djed urn shabti food; PLAIN; pile am_djed | end, top urn | top urn
  hand am_djed urn shabti food; PLAIN; pile am_djed | end | legal
NoneUnseen: no unseen copy of it is left there [VK-1.2]
  hand bk_nether urn; PLAIN | use bk_nether | stock senet
  hand bk_nether urn; FULL | use bk_nether | legal
LevelTwoFirst: the cards of level 2 come first [VK-1.3]
  hand bk_nether urn; PLAIN | use bk_nether | stock throne
  hand bk_nether urn; PLAIN; stock throne mask | use bk_nether | legal
OtherSlot: middle right has to be filled first [VK-5.6]
  hand shabti; pyramid sarc_outer jar_qeb st_horus / am_ankh - / -; set /state/left_pyramid=true | end | lay t am_djed
  hand shabti; pyramid sarc_outer jar_qeb st_horus / am_ankh bk_gates / -; set /state/left_pyramid=true | end | legal
FaceExcluded: its slot is empty, and the die is rolled again [VK-8.3]
  hand shabti; stock; pyramid sarc_outer jar_qeb - / am_ankh - / -; roll | | die 5
  hand shabti; stock; pyramid sarc_outer jar_qeb st_horus / am_ankh - / -; roll | | legal
";

/// Returns an empty position of the game that a position names first.
fn laid(game: &str) -> Given {
    match game {
        "drill" => given_drill(),
        "any" | "full" => given_options(json!({"discard_groups": game})),
        "silent" => given_options(json!({"reactions": "off"})),
        _ => given(),
    }
}

/// Sets up a position, and takes the steps.
fn reached(position: &str, steps: &str) -> Scene {
    let parts: Vec<&str> = position.split(';').map(str::trim).collect();
    let mut laid = laid(parts[0]);
    for part in parts {
        let (zone, cards) = part.split_once(' ').unwrap_or((part, ""));
        laid = match zone {
            "hand" => laid.hand(cards),
            "deck" => laid.deck(cards),
            "top" => laid.top(cards),
            "pile" => laid.pile(cards),
            "tomb" => laid.tomb(cards),
            "bones" => laid.bones(cards),
            "bot" => laid.bot_tomb(cards),
            "botpile" => laid.bot_pile(cards),
            "stock" => laid.stock(cards),
            "pyramid" => laid.pyramid(cards),
            "FULL" => laid.pyramid(FULL),
            "PLAIN" => laid.pyramid(PLAIN),
            "CHEAP" => laid.pyramid(CHEAP),
            "roll" => laid.bot_to_roll(),
            "set" => {
                let (pointer, value) = cards.split_once('=').unwrap();
                laid.set(pointer, serde_json::from_str::<Value>(value).unwrap())
            }
            game => {
                assert!(
                    matches!(game, "drill" | "any" | "full" | "silent"),
                    "{game}"
                );
                laid
            }
        };
    }
    laid.play(steps)
}

/// Takes a step.
fn answer(mut scene: Scene, step: &str) -> (Valley, Option<Refusal>) {
    let taken = scene.try_step(step);
    (scene.game, taken.err())
}

#[test]
fn a_reason_is_given_where_it_holds_and_not_beside() {
    let kinds = <Refusal as Noun<Valley>>::variants().iter();
    let apart = [(
        "Notation",
        "a text is not a decision; its tests are those of the notation",
    )];
    laws::reasons(PAIRS, kinds.map(|kind| kind.name), &apart, |at, step| {
        answer(reached(at[0], at[1]), step)
    })
    .unwrap();
}
