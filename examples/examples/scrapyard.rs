//! Scrapyard Empire driven from code: complete whatever is possible, otherwise draw.
//!
//! `cargo run --release --example scrapyard -- 7` plays the deal of seed 7.
#![expect(clippy::print_stdout, reason = "a program talks to its user")]

use scrapyard::{Decision, Refusal, Scrapyard, State};
use solo_core::{Next, Seeded};
use solo_examples::seed;

/// Decides for a builder without plans.
fn decide(game: &Scrapyard, state: &State) -> Option<Decision> {
    let legal: Vec<Decision> = game.decisions(state).collect();
    let finishing = |decision: &&Decision| {
        matches!(
            decision,
            Decision::Build(_) | Decision::Invent(_) | Decision::Use(_)
        )
    };
    // The best comes last in the list: Inventions after machines, abilities after both.
    let finished = legal.iter().rev().find(finishing);
    let stolen = legal.iter().find(|d| matches!(d, Decision::Steal));
    // Parts and machines are drawn in turn; at other tasks the choice in the middle is as good as
    // any.
    let turn = usize::from(state.actions() % 2);
    let drawn = legal.get(turn).filter(|d| matches!(d, Decision::Draw(_)));
    let any = legal.get(legal.len() / 2);
    finished.or(stolen).or(drawn).or(any).copied()
}

fn main() -> Result<(), Refusal> {
    let game = Scrapyard::default();
    let mut seeded = Seeded::start(&game, seed());
    while let Some(decision) = decide(&game, seeded.state()) {
        println!(
            "action {}, {} Parts, {} machines built: {}",
            seeded.state().actions(),
            seeded.state().parts().count(),
            seeded.state().built().count(),
            game.decision_text(decision)
        );
        seeded = seeded.apply(&game, decision)?;
    }
    if let Next::Over(outcome) = seeded.next(&game) {
        println!(
            "{}: {} Inventions against {} after {} actions",
            outcome.result.word(),
            outcome.player,
            outcome.ghost,
            outcome.actions
        );
    }
    Ok(())
}
