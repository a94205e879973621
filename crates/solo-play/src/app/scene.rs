//! The scene on the screen: the present or a step before, the cursor, the picked item.

use std::collections::BTreeSet;

use solo_table::{Actor, Answer, Due, ErrorKind, Visibility};

use super::App;
use crate::input;
use crate::results::changed;
use crate::screen::{Panel, Row, StoryLine, rows, weights};
use crate::why::reason;

/// Number of parts of the story on the screen; the whole story has a window.
const PARTS: usize = 8;
/// Number of reasons why nothing can be done with an item.
const REASONS: usize = 4;

const REMEMBERED: &str = "you see what a good memory knows; :o hides it";

impl App {
    /// Computes the scene and the story of the step that is looked at.
    pub(super) fn look(&mut self) {
        let step = self.looking.unwrap_or_else(|| self.session.table().steps());
        self.scene = self.session.scene(step, self.visibility);
        self.forms = self.session.forms();
        self.cases = match self.looking {
            None => self.session.cases(),
            Some(_) => Some(weights(&self.scene.choices)),
        };
        self.touched.clear();
        self.story = match self.looking {
            None => self.tell(),
            Some(step) => {
                let told = self.session.table().narration_until(step);
                told.into_iter().map(told_before).collect()
            }
        };
        self.set_focus();
    }

    /// Tells the latest parts by actor. What came since the last choice is new, and the items that it touched are marked.
    fn tell(&mut self) -> Vec<StoryLine> {
        let table = self.session.table();
        let parts = table.story(PARTS);
        let (mut story, mut touched) = (Vec::new(), BTreeSet::new());
        for part in parts {
            let mut is_named = false;
            let is_rival = part.actor == Actor::Rival;
            for sentence in part.sentences {
                let is_new = sentence.step > self.since;
                if is_new {
                    touched.extend(sentence.on);
                }
                if !is_named {
                    is_named = true;
                    let turn = part
                        .turn
                        .map_or_else(String::new, |turn| format!(", turn {turn}"));
                    story.push(StoryLine {
                        text: format!("{}{turn}:", part.name),
                        is_heading: true,
                        is_new,
                        is_rival,
                    });
                }
                story.push(StoryLine {
                    text: sentence.text,
                    is_heading: false,
                    is_new,
                    is_rival,
                });
            }
        }
        self.touched = touched;
        story
    }

    pub(super) fn look_at_the_present(&mut self) {
        self.looking = None;
        self.thinking = None;
        self.asked_at = None;
        self.advised = None;
        self.hint.clear();
        self.focus = None;
        self.unsure = false;
        self.picked = None;
        self.why = None;
        self.open.clear();
        self.table_from = None;
        self.table_scroll = None;
        self.story_scroll = 0;
        self.panel = Panel::Choices;
        self.typed.clear();
        // Another way leads on from here.
        self.said.split_off(&(self.session.table().steps() + 1));
        self.look();
    }

    pub(super) fn look_back(&mut self) {
        let step = self.looking.unwrap_or_else(|| self.session.table().steps());
        match step.checked_sub(1) {
            Some(step) => self.looking = Some(step),
            None => self.message = Some("this is the start of the game".to_owned()),
        }
        self.look();
    }

    pub(super) fn look_forward(&mut self) {
        match self.looking {
            Some(step) if step + 1 < self.session.table().steps() => self.looking = Some(step + 1),
            Some(_) => self.looking = None,
            None => self.message = Some("this is the present".to_owned()),
        }
        self.look();
    }

    /// Looks at the step whose number is typed, or at the next one.
    pub(super) fn look_on(&mut self) {
        let typed = std::mem::take(&mut self.typed);
        if typed.is_empty() {
            return self.look_forward();
        }
        let steps = self.session.table().steps();
        match typed.parse::<usize>() {
            Ok(step) if step <= steps => self.looking = Some(step).filter(|step| *step < steps),
            _ => self.message = Some(format!("the steps are 0 to {steps}; Esc goes back to now")),
        }
        self.look();
    }

    /// Shows what a good memory would know of cards that lie face down, or hides it again.
    pub(super) fn recall(&mut self) {
        let (visibility, said) = match self.visibility {
            Visibility::Table => (Visibility::Memory, REMEMBERED),
            Visibility::Memory => (Visibility::Table, "it is hidden again"),
        };
        self.visibility = visibility;
        self.look();
        self.message = Some(said.to_owned());
    }

    /// Returns the deal, and the options that are not the defaults.
    pub(super) fn note(&self) -> String {
        let table = self.session.table();
        let deal = table.dealer().seed();
        let deal = deal.map_or_else(
            || "beside the box".to_owned(),
            |seed| format!("deal {seed}"),
        );
        let past = if self.looking.is_some() {
            "the past; "
        } else {
            ""
        };
        let deal = format!("{past}{deal}");
        match self
            .defaults()
            .map(|defaults| changed(&table.options(), &defaults))
        {
            Some(options) if !options.is_empty() => format!("{}; {deal}", options.join(", ")),
            _ => deal,
        }
    }

    /// Puts the cursor on a row that is listed: where it was, on what is typed, or on the first row.
    pub(super) fn set_focus(&mut self) {
        if self.looking.is_some() {
            // Nothing can be taken in the past.
            self.focus = None;
            return;
        }
        if !self.typed.is_empty() {
            self.unpick_only();
            let meant = input::choice(&self.typed, &self.scene.choices).ok();
            if let Some(group) = meant.and_then(|index| self.scene.choices.get(index)) {
                self.open.insert(group.group.to_string());
            }
            self.focus = meant.map(Row::Choice);
            return;
        }
        let listed = rows(&self.scene, self.picked.as_deref(), &self.open);
        let stays = self.focus.as_ref().is_some_and(|row| listed.contains(row));
        if !stays {
            // Cards and dice are reported: an Enter too many must not report the first of the list.
            let is_offered = listed.len() < 2 || self.picked.is_some() || !self.is_reported();
            let is_offered = is_offered && !self.unsure;
            self.focus = listed.into_iter().next().filter(|_| is_offered);
        }
    }

    /// Takes the cursor off the list until it is moved: a choice that was not meant is not taken.
    pub(super) fn lose_focus(&mut self) {
        self.focus = None;
        self.unsure = true;
    }

    /// Returns whether a card or die of a real table is asked for.
    pub(super) fn is_reported(&self) -> bool {
        self.looking.is_none() && self.session.table().due() == Due::Chance
    }

    /// Picks an item: the list narrows to the choices that concern it. Without any, the reasons stand there.
    pub(super) fn pick(&mut self, id: String) {
        let is_concerned = |choice: &solo_table::Choice| choice.on.contains(&id);
        self.why = if self.scene.choices.iter().any(is_concerned) {
            None
        } else if self.looking.is_some() {
            Some(vec!["This is the past.".to_owned()])
        } else {
            let answer = self.session.table().ask(&id);
            Some(self.reasons(&answer))
        };
        self.picked = Some(id);
        self.focus = None;
        self.unsure = false;
        self.table_scroll = None;
        self.typed.clear();
        self.set_focus();
    }

    pub(super) fn unpick(&mut self) {
        self.unpick_only();
        self.set_focus();
    }

    fn unpick_only(&mut self) {
        self.picked = None;
        self.why = None;
    }

    /// Returns the reasons of an answer in sentences, and remembers the clause of the first one.
    pub(super) fn reasons(&mut self, answer: &Answer) -> Vec<String> {
        let tells = answer.refusals.iter();
        let tells = tells.filter(|why| why.error.kind == ErrorKind::NotLegal);
        let mut reasons: Vec<String> = Vec::new();
        for why in tells {
            self.clause = self.clause.take().filter(|_| !reasons.is_empty());
            self.clause = self.clause.take().or_else(|| why.error.rule.clone());
            let reason = reason(why);
            if !reasons.contains(&reason) && reasons.len() < REASONS {
                reasons.push(reason);
            }
        }
        if reasons.is_empty() && !answer.note.is_empty() {
            reasons.push(answer.note.clone());
        }
        if reasons.is_empty() {
            let first = answer.refusals.first();
            reasons.extend(first.map(reason));
        }
        reasons.extend(answer.near.iter().map(|text| format!("· {text}")));
        reasons
    }

    /// Says why typed words are not a choice: by the refusals of the game, if these are meant.
    pub(super) fn refuse(&mut self, typed: &str, message: String) {
        let (reason, clause) = self.session.answer(typed, message);
        self.clause = clause;
        self.message = Some(reason);
    }
}

fn told_before(text: String) -> StoryLine {
    StoryLine {
        text,
        ..StoryLine::default()
    }
}
