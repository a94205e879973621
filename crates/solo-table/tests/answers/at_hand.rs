//! Events of the latest steps are at hand, and are those of a replay.

use solo_core::Session;
use votk::Valley;

/// Compares the events at hand with those of a replay, and returns the first step at hand.
fn first_at_hand(session: &Session<Valley>) -> usize {
    let first = (0..=session.len()).find(|step| session.recent_events(*step).is_some());
    let first = first.unwrap();
    let mut moments = session.moments_from(first);
    for (step, events) in session.recent_events(first).unwrap() {
        let moment = moments.next().unwrap();
        assert_eq!((step, events), (moment.step, moment.events.as_slice()));
    }
    assert!(moments.next().is_none());
    first
}

#[test]
fn they_are_those_of_a_replay() {
    let mut session = Session::seeded(Valley::default(), 7);
    for turn in 0..60 {
        let list = session.choices().len();
        if session.decide_nth(list / 2).is_none() {
            break;
        }
        let (first, len) = (first_at_hand(&session), session.len());
        let bound = len.saturating_sub(128)..=len;
        assert!(bound.contains(&first), "{first} of {len}");
        if turn % 5 == 0 {
            // A copy that goes on keeps the last input, and the original all that it had.
            let mut copy = session.clone();
            if copy.decide_nth(0).is_some() {
                assert_eq!(first_at_hand(&copy), session.len() + 1);
                assert_eq!(first_at_hand(&session), first);
                assert_eq!(
                    copy.latest().len(),
                    copy.all_events().len() - session.all_events().len()
                );
            }
        }
        if turn % 9 == 0 {
            let before = (session.to_text(), session.latest().to_vec());
            session.undo_past_fence();
            first_at_hand(&session);
            session.redo();
            first_at_hand(&session);
            assert_eq!((session.to_text(), session.latest().to_vec()), before);
        }
    }
    assert!(session.len() > 150, "{}", session.len());
}
