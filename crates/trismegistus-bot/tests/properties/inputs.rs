//! The events after an input, by an own reading.

use super::board::of_track;
use super::bot::Reading;
use super::watch::About;
use trismegistus_bot::{
    ArtifactId, AutomaKind, Card, Chance, Decision, Element, Event, Hand, HumanReport, Input,
    Phase, Reason, Side, Symbol, TrackLevel, View, WindowKind,
};

pub fn after_input(reading: &mut Reading<'_>, before: &View, input: Input) -> About {
    match input {
        Input::Decision(decision) => after_decision(reading, before, decision),
        Input::Chance(chance) => after_chance(reading, before, chance),
    }
}

/// The events of a human step (TB-14.7).
fn climb(reading: &mut Reading<'_>, track: Element) {
    let level = reading.board.levels[0][of_track(track)] + 1;
    reading.tell(Event::Stepped {
        side: Side::Human,
        track,
        level,
    });
    if let Some(kind) = reading.board.tokens.get(&(track, level)).copied() {
        reading.tell(Event::BonusReached {
            side: Side::Human,
            track,
            level,
            kind,
        });
    }
}

fn use_die(reading: &mut Reading<'_>) {
    if let Some(die) = reading.board.dice[0] {
        reading.tell(Event::DieUsed {
            side: Side::Human,
            colour: die.colour(),
        });
    }
}

fn after_decision(reading: &mut Reading<'_>, before: &View, decision: Decision) -> About {
    let lean = reading.is_lean();
    match decision {
        Decision::Keep(card) => {
            let rejected = before.dealt.iter().find(|one| **one != card).copied();
            reading.tell(Event::Kept {
                card: Some(card),
                rejected,
            });
            if let Some(Card::Artifact(artifact)) = rejected {
                personality(reading, artifact);
            }
            return About::Setup;
        }
        Decision::Draft { symbol, colour } => {
            use_die(reading);
            let potency = reading.board.potency(symbol);
            reading.tell(Event::HumanDrafted {
                colour,
                symbol,
                potency,
            });
        }
        Decision::Boost => {
            let potency = reading.board.dice[0].unwrap().potency() + 1;
            reading.tell(Event::EtherealSpent {
                side: Side::Human,
                potency,
            });
        }
        Decision::NoBoost => {}
        Decision::Spend(amount) => {
            let amount = amount.get();
            let left = reading.board.dice[0].unwrap().potency() - amount;
            reading.tell(Event::Spent {
                side: Side::Human,
                amount,
                left,
            });
        }
        Decision::Climb(track) => climb(reading, track),
        Decision::TakeArtifact(artifact) => {
            reading.tell(Event::ArtifactTaken {
                side: Side::Human,
                artifact,
            });
        }
        Decision::TakeExperiment(experiment) => {
            reading.tell(Event::ExperimentTaken {
                side: Side::Human,
                experiment,
            });
        }
        Decision::Complete(experiment) => {
            reading.tell(Event::Completed {
                side: Side::Human,
                experiment,
                gold: 0,
            });
        }
        Decision::Level(TrackLevel { track, level }) => {
            while reading.board.levels[0][of_track(track)] < level {
                climb(reading, track);
            }
        }
        Decision::End
            if before
                .window
                .as_ref()
                .is_some_and(|window| window.kind == WindowKind::Reaction) =>
        {
            reading.clean_up(Side::Bot);
            return About::CleanUp;
        }
        Decision::End => {
            let side = before.turn.unwrap();
            if let Some(die) = reading.board.dice[0].filter(|_| lean && side == Side::Human) {
                reading.board.set_potency(Side::Human, die.potency() - 1);
            }
            reading.clean_up(side);
            return About::CleanUp;
        }
        Decision::Pass => {
            if lean {
                use_die(reading);
            }
            reading.tell(Event::Passed { side: Side::Human });
            reading.clean_up(Side::Human);
            return About::CleanUp;
        }
        Decision::React => reading.tell(Event::Reacted),
        Decision::Decline => {
            reading.clean_up(Side::Bot);
            return About::CleanUp;
        }
        Decision::Hundreds(_) | Decision::Tens(_) => return About::End,
        Decision::Units(digit) => {
            let digits = before.digits.iter().chain([&digit]);
            let mut human = digits.fold(0, |sum, digit| 10 * sum + u32::from(digit.get()));
            if reading.game.options().human_report == HumanReport::Rest {
                human += reading.shown(Side::Human).iter().sum::<u32>();
            }
            let parts = reading.score();
            let bot = parts.in_play
                + parts.experiments
                + parts.tracks
                + parts.artifacts
                + parts.ethereal
                + parts.formulas
                + parts.gold;
            let winner = if human > bot { Side::Human } else { Side::Bot };
            reading.tell(Event::GameOver { winner });
            return About::End;
        }
    }
    About::Human
}

/// TB-1.12.
fn personality(reading: &mut Reading<'_>, artifact: ArtifactId) {
    let catalogue = reading.game.catalogue();
    let symbols = catalogue.artifact_card(artifact).symbols();
    let mut cards = catalogue.all();
    let card = cards.find(|id| {
        let card = catalogue.automa_card(*id);
        card.kind == AutomaKind::Personality
            && card.element().is_some_and(|element| symbols[element] > 0)
    });
    if let Some(card) = card.filter(|_| reading.game.options().personality_cards) {
        reading.tell(Event::CardAdded { card });
    }
}

fn after_chance(reading: &mut Reading<'_>, before: &View, chance: Chance) -> About {
    match chance {
        Chance::Token { at, kind } => {
            reading.tell(Event::TokenPlaced {
                track: at.track,
                level: at.level,
                kind,
            });
            let spaces = Element::ALL.into_iter().flat_map(|track| {
                let catalogue = reading.game.catalogue();
                (0..=catalogue.top(track))
                    .filter(move |level| catalogue.is_bonus_space(track, *level))
            });
            if spaces.count() == reading.board.tokens.len() {
                let first = reading.board.first;
                reading.tell(Event::RoundStarted { round: 1, first });
            }
        }
        Chance::LayArtifact {
            colour,
            slot,
            artifact,
        } => {
            reading.tell(Event::ArtifactLaid {
                colour,
                slot: slot.get(),
                artifact,
            });
        }
        Chance::LayExperiment {
            section,
            slot,
            experiment,
        } => {
            reading.tell(Event::ExperimentLaid {
                section,
                slot: slot.get(),
                experiment,
            });
        }
        Chance::NoMore(row) => reading.tell(Event::RowEnded { row }),
        Chance::Roll { colour, symbol } => {
            reading.tell(Event::DieRolled { colour, symbol });
            if before.to_roll.len() == 1 {
                let full = Symbol::ALL
                    .into_iter()
                    .filter(|bowl| reading.board.potency(*bowl) > 5);
                let symbols: arrayvec::ArrayVec<_, 6> = full.collect();
                if !symbols.is_empty() {
                    reading.tell(Event::BowlsRerolled { symbols });
                } else if before.round > 1 {
                    reading.start_turn(before.first);
                }
            }
        }
        Chance::Deal(card) => {
            reading.tell(Event::Dealt { card });
            match card {
                Card::Artifact(artifact) if reading.is_lean() => {
                    reading.tell(Event::Kept {
                        card: None,
                        rejected: Some(card),
                    });
                    personality(reading, artifact);
                }
                Card::Experiment(_)
                    if before.phase == Phase::DealMasterpiece
                        && reading.game.options().human_one_masterpiece =>
                {
                    reading.tell(Event::Kept {
                        card: Some(card),
                        rejected: None,
                    });
                }
                _ => {}
            }
        }
        Chance::Start(experiment) => reading.tell(Event::ExperimentTaken {
            side: Side::Bot,
            experiment,
        }),
        Chance::SetupRoll(symbol) => {
            reading.tell(Event::SetupRolled { symbol });
            match reading.game.catalogue().essence(symbol) {
                Some(track) => reading.step_named(track),
                None => reading.step_lowest(),
            }
            if before.setup_rolls_left == 1 {
                reading.sweep();
            }
        }
        Chance::Reveal { hand, card } => {
            reading.tell(Event::CardRevealed { hand, card });
            if before.turn.is_some() {
                reading.replaced();
                return About::CleanUp;
            }
        }
        Chance::Pips(face) => {
            reading.tell(Event::DieSixRolled { face });
            let hand = if face.pips() < 4 {
                Hand::Left
            } else {
                Hand::Right
            };
            let place = usize::from(hand == Hand::Right);
            if before.phase == Phase::ChooseCard {
                let card = reading.board.face_up[place].unwrap();
                reading.tell(Event::CardActive { card });
            } else {
                reading.take_artifact(before.tie[place], Reason::DieDecided);
                reading.act(&before.bot.queue);
            }
            return About::Bot;
        }
        Chance::Flip(card) => {
            reading.tell(Event::CardActive { card });
            return About::Bot;
        }
        Chance::Special(element) => {
            reading.specialize(element);
            return About::End;
        }
        Chance::Masterpiece(experiment) => {
            reading.tell(Event::MasterpieceDrawn { experiment });
            if reading.board.drawn.len()
                == usize::from(reading.game.options().masterpiece_draw.number())
            {
                reading.complete_masterpiece();
            }
            return About::End;
        }
    }
    About::Setup
}
