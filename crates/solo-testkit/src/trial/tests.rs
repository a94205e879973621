//! Tests of revisits.

use super::*;
use solo_core::example::Ten;

#[test]
fn the_start_and_the_end_are_always_revisited() {
    let mut between = 0;
    for number in 0..200 {
        let trial = Trial::new(&Ten, number);
        let inputs = trial.play(|_| Ok(())).unwrap();
        for limit in [0, 1, 4, 100] {
            let mut taken = Vec::new();
            let look = |so_far: &[InputOf<Ten>], _: &_| {
                taken.push(so_far.len());
                Ok(())
            };
            trial.revisit(&inputs, limit, look).unwrap();
            assert_eq!(taken.first(), Some(&0));
            assert_eq!(taken.last(), Some(&inputs.len()));
            assert!(taken.is_sorted_by(|one, other| one < other));
            let all = steps(&inputs).saturating_add(1);
            match limit {
                0 => assert_eq!(taken.len(), 2),
                100 => assert_eq!(steps(&taken), all),
                _ => {
                    assert!(steps(&taken) <= limit.saturating_add(2), "{taken:?}");
                    between = between.max(steps(&taken));
                }
            }
        }
    }
    assert!(between > 3);
}
