//! Questions of a player to a table.

use super::Table;
use crate::answer::Answer;
use crate::glossary::{Entry, Said};
use crate::lesson::LessonPart;
use crate::rules::{RuleClause, RulePart};
use crate::story::StoryPart;
use crate::summary::Summary;

impl Table {
    /// Answers a question about an item of the scene: the choices that concern it, and why other decisions about it
    /// are not legal.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::nobody())?;
    /// let life = table.scene().zone("life").unwrap().items[0].id.clone();
    /// assert_eq!(table.ask(&life).note, "A card has to be turned up first; this has to wait.");
    /// table.report("card 9S")?;
    /// assert_eq!(table.ask("here").choices, table.choices());
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias("why", "illegal", "hover", "tooltip"))]
    pub fn ask(&self, item: &str) -> Answer {
        self.session.ask(item, self.language())
    }

    /// Answers typed words: a notation, words of a label, or a part of an item's name, with or without a verb.
    ///
    /// A number means the choice at that place of [`choices`](Self::choices), from 1 on, behind `#` also where a bare number
    /// is notation, such as the face of a die. The exact name of an item means that item before all others.
    ///
    /// The answer has the choices that are meant, the refusals of decisions that are meant but not legal, or the
    /// texts that are near. Nothing changes.
    ///
    /// ```
    /// # #[cfg(feature = "votk")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let table = Table::new("votk", &[], &Tables::new(), Dealer::seeded(1))?;
    /// let typed = table.explain("stop playing");
    /// assert_eq!(typed.choices[0].notation, "end");
    /// let typed = table.explain("buy ml");
    /// assert_eq!(typed.refusals[0].error.rule.as_deref(), Some("VK-4.1"));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias("parse", "command", "why"))]
    pub fn explain(&self, text: &str) -> Answer {
        self.session.explain(text, self.language())
    }

    /// Returns the name of the outcome of chance that a text reads as, with or without its verb: what a card or a die would
    /// show. What is due, and whether the outcome can come, does not matter.
    ///
    /// A program at a real table tells by it that the player has reported a card before a decision was made.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Due, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// assert_eq!(table.due(), Due::Decision);
    /// assert_eq!(table.outcome_called("AD").as_deref(), Some("Ace of Diamonds"));
    /// assert_eq!(table.outcome_called("delve"), None);
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn outcome_called(&self, text: &str) -> Option<String> {
        self.session.outcome_called(text, self.language())
    }

    /// Tells the latest parts of the game, at most that many: a part is what one actor did in one turn.
    ///
    /// Equal moves are in one sentence, over steps, too. Each sentence has the items that it touches, so that a
    /// screen can mark or move them.
    ///
    /// ```
    /// # #[cfg(feature = "votk")] {
    /// use solo_table::{Actor, Dealer, Table, Tables};
    /// let mut table = Table::new("votk", &[], &Tables::new(), Dealer::seeded(1))?;
    /// while table.steps() < 60 {
    ///     let last = table.notations().pop().unwrap();
    ///     table.act(&last.0)?;
    /// }
    /// let parts = table.story(8);
    /// assert!(parts.iter().any(|part| part.actor == Actor::Rival && part.name == "The Bot"));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias("log", "recap", "narration"))]
    pub fn story(&self, parts: usize) -> Vec<StoryPart> {
        self.session.story(parts, self.language())
    }

    /// Summarizes a finished game: its result, its score sheet, and how it compares with the known players; `None` while it
    /// runs.
    #[doc(alias("score", "result"))]
    pub fn summary(&self) -> Option<Summary> {
        self.session.summary(self.language())
    }

    /// Explains what comes up for the first time at the decision after that many steps: rules in sentences, none of
    /// which an earlier decision of the game has explained. Empty where no decision is due.
    ///
    /// The goal comes first, and each kind of choice when it is first possible. [`GameInfo::first_game`] has a game
    /// that shows much of the rules in few decisions.
    ///
    /// [`GameInfo::first_game`]: crate::GameInfo::first_game
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// let way = table.lesson(table.steps()).pop().unwrap();
    /// let seek = "Cards are turned up until a monster, a trap or a door bars the way.";
    /// assert_eq!((way.title.as_str(), way.text[0].text.as_str()), ("Way", seek));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias("tutorial", "teach", "guide"))]
    pub fn lesson(&self, step: usize) -> Vec<LessonPart> {
        let lesson = self.session.lesson(step, self.language());
        lesson.unwrap_or_default()
    }

    /// Every card of the game, with what it does in words.
    pub fn glossary(&self) -> Vec<Entry> {
        self.session.glossary(self.language())
    }

    /// Returns a part of the rules that are in force here, in sentences with clause and source.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, RulePart, Table, Tables};
    /// let table = Table::new("tomb4k", &[("min_delve_turns", "3")], &Tables::new(), Dealer::nobody())?;
    /// let goal = table.rules(RulePart::Goal);
    /// assert_eq!(goal[1].text, "Bring out the hoards of all four kings and you win.");
    /// assert_eq!((goal[1].rule.as_str(), goal[1].source.as_str()), ("TK-13.5", "published"));
    /// # assert!(table.rules(RulePart::Turn).iter().any(|said| said.text.contains("3 turns are finished")));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias("goal", "help"))]
    pub fn rules(&self, part: RulePart) -> Vec<Said> {
        self.session.rules(part, self.language())
    }

    /// Returns the rulebook of the game by clause, in English; nothing without feature `rulebook`.
    ///
    /// ```
    /// # #[cfg(all(feature = "tomb4k", feature = "rulebook"))] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::nobody())?;
    /// let clause = table.rulebook().into_iter().find(|clause| clause.id == "TK-5.8").unwrap();
    /// assert_eq!((clause.label.as_str(), clause.section.as_str()), ("P", "Chapter TK-5: monsters"));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn rulebook(&self) -> Vec<RuleClause> {
        self.session.rulebook()
    }
}
