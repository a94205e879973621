//! The laws of every game, among them TK-I09, TK-I16, TK-I17 and TK-I19.

solo_testkit::laws!(tomb4k::Tomb, games = 300);
