//! The laws hold for the example game, in every form of the macro.

use solo_core::example::Ten;

solo_testkit::laws!(Ten, games = 300);
solo_testkit::laws!(Ten, base = Ten, module = laws_with_a_base);
