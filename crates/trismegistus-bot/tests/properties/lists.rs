//! The legal lists by an own statement of their conditions (TB-17, TB-14, TB-18).

use super::board::{Board, of_colour, of_symbol, of_track};
use super::bot::Reading;
use solo_core::Ranged;
use std::collections::BTreeSet;
use trismegistus_bot::{
    ArtifactId, ArtifactSlot, Botmegistus, Card, Chance, Colour, Decision, Element, ExperimentId,
    ExperimentSlot, Hand, HumanChecks, HumanPass, Level, Phase, Potency, Reports, Row, Side,
    Symbol, TrackLevel, View,
};

/// Returns everything that may be decided at a view.
pub fn decisions(game: &Botmegistus, view: &View) -> BTreeSet<Decision> {
    let board = Board::of(view);
    let digits = (0..=9).filter_map(Ranged::new);
    match view.phase {
        Phase::KeepArtifact | Phase::KeepExperiment | Phase::KeepMasterpiece => view
            .dealt
            .iter()
            .map(|card| Decision::Keep(*card))
            .collect(),
        Phase::HumanDraft => {
            let early = game.options().human_pass == HumanPass::BeforeDraft;
            dice(&board)
                .into_iter()
                .chain(early.then_some(Decision::Pass))
                .collect()
        }
        Phase::HumanBoost => [Decision::Boost, Decision::NoBoost].into(),
        Phase::HumanSpend => {
            let potency = view.human.die.unwrap().potency();
            (1..=potency)
                .filter_map(Potency::new)
                .map(Decision::Spend)
                .collect()
        }
        Phase::HumanWindow | Phase::ReactionWindow => window(game, view, &board),
        Phase::Reaction => [Decision::React, Decision::Decline].into(),
        Phase::HumanReport => reports(game, view, &board),
        Phase::ReportHundreds => digits.map(Decision::Hundreds).collect(),
        Phase::ReportTens => digits.map(Decision::Tens).collect(),
        Phase::ReportUnits => digits.map(Decision::Units).collect(),
        _ => BTreeSet::new(),
    }
}

fn dice(board: &Board) -> Vec<Decision> {
    let all = Symbol::ALL
        .into_iter()
        .flat_map(|symbol| Colour::ALL.map(move |colour| (symbol, colour)));
    let there =
        all.filter(|(symbol, colour)| board.bowls[of_symbol(*symbol)][of_colour(*colour)] > 0);
    there
        .map(|(symbol, colour)| Decision::Draft { symbol, colour })
        .collect()
}

/// TB-14.6 to TB-14.11.
fn window(game: &Botmegistus, view: &View, board: &Board) -> BTreeSet<Decision> {
    let loose = game.options().human_checks == HumanChecks::Loose;
    let window = view.window.as_ref().unwrap();
    let catalogue = game.catalogue();
    let mut list = BTreeSet::from([Decision::End]);
    for track in Element::ALL {
        if board.levels[0][of_track(track)] < catalogue.top(track) {
            list.insert(Decision::Climb(track));
        }
    }
    for (colour, row) in &view.artifacts.0 {
        if loose || *colour == window.colour && !window.artifact {
            list.extend(row.iter().flatten().map(|id| Decision::TakeArtifact(*id)));
        }
    }
    for (section, row) in &view.experiments.0 {
        let own =
            window.symbol == Symbol::Wild || catalogue.section_of(window.symbol) == Some(*section);
        if loose || own && !window.experiment {
            list.extend(row.iter().flatten().map(|id| Decision::TakeExperiment(*id)));
        }
    }
    let reading = Reading::new(game, board);
    for id in &board.human_incomplete {
        let meets = view.phase == Phase::HumanWindow && reading.shortfall(Side::Human, *id) == 0;
        if loose || meets {
            list.insert(Decision::Complete(*id));
        }
    }
    list
}

/// TB-18.6, TB-18.10.
fn reports(game: &Botmegistus, view: &View, board: &Board) -> BTreeSet<Decision> {
    let mut list = BTreeSet::new();
    for track in Element::ALL {
        let level = board.levels[0][of_track(track)];
        let above = level + 1..=game.catalogue().top(track);
        list.extend(above.map(|level| Decision::Level(TrackLevel { track, level })));
    }
    if view.turn == Some(Side::Bot) {
        list.insert(Decision::End);
        return list;
    }
    let held = view.human.die;
    let third = view.human.used.len() + usize::from(held.is_some()) == 3;
    if !third && held.is_none_or(|die| die.potency() < 5) {
        list.extend(dice(board));
    }
    list.extend(held.map(|_| Decision::End));
    let early = game.options().human_pass == HumanPass::BeforeDraft
        || game.options().human_checks == HumanChecks::Loose;
    list.extend((third || early).then_some(Decision::Pass));
    list
}

/// Returns the unseen artifacts and experiments: they lie in no zone and have not left the game.
fn unseen(game: &Botmegistus, view: &View) -> (BTreeSet<ArtifactId>, BTreeSet<ExperimentId>) {
    let mut artifacts: BTreeSet<ArtifactId> = game.catalogue().all().collect();
    let mut experiments: BTreeSet<ExperimentId> = game.catalogue().all().collect();
    let shown = view
        .artifacts
        .0
        .iter()
        .flat_map(|row| row.1.iter().flatten());
    let held = view.bot.artifacts.0.iter().chain(&view.human.artifacts.0);
    for id in shown.chain(held) {
        artifacts.remove(id);
    }
    let shown = view
        .experiments
        .0
        .iter()
        .flat_map(|row| row.1.iter().flatten());
    let bot = view
        .bot
        .incomplete
        .iter()
        .chain(&view.bot.completed.0)
        .chain(&view.masterpieces_drawn);
    let human = view
        .human
        .incomplete
        .0
        .iter()
        .chain(&view.human.completed.0);
    for id in shown.chain(bot).chain(human) {
        experiments.remove(id);
    }
    for card in view.dealt.iter().chain(&view.out.0) {
        match card {
            Card::Artifact(id) => drop(artifacts.remove(id)),
            Card::Experiment(id) => drop(experiments.remove(id)),
        }
    }
    (artifacts, experiments)
}

/// Returns what may come up at a view, with its weight.
pub fn chances(game: &Botmegistus, view: &View) -> Vec<(Chance, u32)> {
    let catalogue = game.catalogue();
    let (artifacts, experiments) = unseen(game, view);
    let round = Level::of_round(view.round);
    let of_level = |level| {
        let cards = experiments.iter().copied();
        cards.filter(move |id| catalogue.experiment_card(*id).level == level)
    };
    let even = |chances: Vec<Chance>| chances.into_iter().map(|chance| (chance, 1)).collect();
    match view.phase {
        Phase::SetupToken => tokens(game, view),
        Phase::RollDice => {
            let colour = view.to_roll[0];
            even(
                Symbol::ALL
                    .into_iter()
                    .map(|symbol| Chance::Roll { colour, symbol })
                    .collect(),
            )
        }
        Phase::DealArtifact => {
            let cards = artifacts
                .into_iter()
                .filter(|id| catalogue.artifact_card(*id).level == Level::Start);
            even(cards.map(|id| Chance::Deal(Card::Artifact(id))).collect())
        }
        Phase::DealExperiment => even(
            of_level(Level::Start)
                .map(|id| Chance::Deal(Card::Experiment(id)))
                .collect(),
        ),
        Phase::DealMasterpiece => even(
            of_level(Level::Masterpiece)
                .map(|id| Chance::Deal(Card::Experiment(id)))
                .collect(),
        ),
        Phase::BotStartExperiment => even(of_level(Level::Start).map(Chance::Start).collect()),
        Phase::BotMasterpiece => even(
            of_level(Level::Masterpiece)
                .map(Chance::Masterpiece)
                .collect(),
        ),
        Phase::SetupRoll => even(Symbol::ALL.into_iter().map(Chance::SetupRoll).collect()),
        Phase::RevealCard => {
            let hand = if view.bot.face_up[0].is_none() {
                Hand::Left
            } else {
                Hand::Right
            };
            even(
                view.bot
                    .deck
                    .0
                    .iter()
                    .map(|card| Chance::Reveal { hand, card: *card })
                    .collect(),
            )
        }
        Phase::FlipCard => even(
            view.bot
                .deck
                .0
                .iter()
                .map(|card| Chance::Flip(*card))
                .collect(),
        ),
        Phase::ChooseCard | Phase::ArtifactTie => {
            even(solo_core::Face::all().map(Chance::Pips).collect())
        }
        Phase::Specialization => {
            let reading = Reading::new(game, &Board::of(view));
            even(reading.leading().into_iter().map(Chance::Special).collect())
        }
        Phase::LayArtifact => even(lay_artifact(game, view, &artifacts)),
        Phase::LayExperiment => even(lay_experiment(game, view, of_level(round).collect())),
        _ => Vec::new(),
    }
}

/// TB-1.4: the first bonus space without a token, and the tokens left of each kind.
fn tokens(game: &Botmegistus, view: &View) -> Vec<(Chance, u32)> {
    let board = Board::of(view);
    let catalogue = game.catalogue();
    let mut spaces = Element::ALL.into_iter().flat_map(|track| {
        let spaces =
            (0..=catalogue.top(track)).filter(move |level| catalogue.is_bonus_space(track, *level));
        spaces.map(move |level| (track, level))
    });
    let (track, level) = spaces
        .find(|space| !board.tokens.contains_key(space))
        .unwrap();
    let left = catalogue.all().map(|kind| {
        let laid = board.tokens.values().filter(|one| **one == kind).count();
        (
            kind,
            u32::from(catalogue.token_card(kind).count) - u32::try_from(laid).unwrap(),
        )
    });
    let left = left.filter(|(_, count)| *count > 0);
    left.map(|(kind, count)| {
        (
            Chance::Token {
                at: TrackLevel { track, level },
                kind,
            },
            count,
        )
    })
    .collect()
}

/// TB-2.2, TB-2.3, TB-18.12.
fn lay_artifact(game: &Botmegistus, view: &View, unseen: &BTreeSet<ArtifactId>) -> Vec<Chance> {
    let round = Level::of_round(view.round);
    let pile = |colour| {
        let cards = unseen.iter().copied();
        cards.filter(move |id| {
            let card = game.catalogue().artifact_card(*id);
            card.level == round && card.colour == colour
        })
    };
    let rows = view
        .artifacts
        .0
        .iter()
        .filter(|(colour, row)| match view.look {
            Some(look) => look == Row::Artifacts(*colour),
            None => row.contains(&None) && pile(*colour).next().is_some(),
        });
    let mut list = Vec::new();
    for (colour, row) in rows.take(1) {
        let slot = row.iter().position(Option::is_none).unwrap();
        let slot = ArtifactSlot::new(u8::try_from(slot + 1).unwrap());
        list.extend(pile(*colour).map(|artifact| Chance::LayArtifact {
            colour: *colour,
            slot,
            artifact,
        }));
    }
    list.extend(view.look.map(Chance::NoMore));
    list
}

fn lay_experiment(game: &Botmegistus, view: &View, pile: Vec<ExperimentId>) -> Vec<Chance> {
    let lean = game.options().reports == Reports::Lean;
    let mut rows = view
        .experiments
        .0
        .iter()
        .filter(|(section, row)| match view.look {
            Some(look) => look == Row::Experiments(*section),
            None => !lean && row.contains(&None),
        });
    let (section, row) = rows.next().unwrap();
    let slot = row.iter().position(Option::is_none).unwrap();
    let slot = ExperimentSlot::new(u8::try_from(slot + 1).unwrap());
    let laid = |experiment| Chance::LayExperiment {
        section: *section,
        slot,
        experiment,
    };
    pile.into_iter()
        .map(laid)
        .chain(view.look.map(Chance::NoMore))
        .collect()
}
