// Made by scripts/types.mjs from the JSON Schemas of solo-table; not to be edited.

/**
 * The kind of an error, one closed list for all games.
 */
export type ErrorKind =
  | "over"
  | "notation"
  | "not_now"
  | "not_legal"
  | "unknown_game"
  | "bad_option"
  | "bad_catalogue"
  | "bad_position"
  | "bad_save"
  | "bad_number"
  | "bad_player"
  | "malformed"
  | "no_amend"
  | "undo"
  | "no_dealer"
  | "no_network"
  | "gives_up";
/**
 * The input that a table waits for.
 */
export type Due = "decision" | "chance" | "nothing";
/**
 * A question about the game in progress; as JSON, it is a line that the referee answers.
 *
 * Each is answered by the method of [`Table`] of its name. Without a step it is about the present position.
 */
export type Question =
  | {
      /**
       * Name of the game.
       */
      cmd: "name";
    }
  | {
      /**
       * Facts about the game.
       */
      cmd: "facts";
    }
  | {
      /**
       * Options of this table.
       */
      cmd: "options";
    }
  | {
      /**
       * Tables of its catalogue.
       */
      cmd: "catalogue";
    }
  | {
      /**
       * The input that is due.
       */
      cmd: "due";
    }
  | {
      /**
       * The choices with labels.
       */
      cmd: "choices";
    }
  | {
      /**
       * The choices as notations with weights.
       */
      cmd: "notations";
    }
  | {
      /**
       * The view after that many steps.
       */
      cmd: "view";
      /**
       * Number of steps.
       */
      step?: number;
    }
  | {
      /**
       * The outcome of the game.
       */
      cmd: "outcome";
    }
  | {
      /**
       * The scene after that many steps.
       */
      cmd: "scene";
      /**
       * Number of steps.
       */
      step?: number;
      /**
       * `true` shows what a player with perfect memory knows, too.
       */
      memory?: boolean;
    }
  | {
      /**
       * Events from a step on, as data with sentences.
       */
      cmd: "events";
      /**
       * First step; 0 is the start.
       */
      from: number;
    }
  | {
      /**
       * Events from a step on, as data alone.
       */
      cmd: "event_data";
      /**
       * First step; 0 is the start.
       */
      from: number;
    }
  | {
      /**
       * Steps from one on, with their inputs and events.
       */
      cmd: "history";
      /**
       * First step; 0 is the start.
       */
      from: number;
    }
  | {
      /**
       * Events of the steps from one to another, in sentences.
       */
      cmd: "narration";
      /**
       * First step; 0 is the start, where it begins without one.
       */
      from?: number;
      /**
       * Last step; the latest one without it.
       */
      to?: number;
    }
  | {
      /**
       * The latest parts of the story.
       */
      cmd: "story";
      /**
       * Maximum number of parts.
       */
      parts: number;
    }
  | {
      /**
       * The use of an item of the scene.
       */
      cmd: "ask";
      /**
       * Id of the item.
       */
      item: string;
    }
  | {
      /**
       * The meaning of typed words.
       */
      cmd: "explain";
      /**
       * The words.
       */
      text: string;
    }
  | {
      /**
       * A finished game, summed up.
       */
      cmd: "summary";
    }
  | {
      /**
       * The explanation of what comes up for the first time after that many steps.
       */
      cmd: "lesson";
      /**
       * Number of steps.
       */
      step?: number;
    }
  | {
      /**
       * Every card of the game in words.
       */
      cmd: "glossary";
    }
  | {
      /**
       * A part of the rules in force.
       */
      cmd: "rules";
      /**
       * The part.
       */
      part: RulePart;
    }
  | {
      /**
       * The whole rulebook by clause.
       */
      cmd: "rulebook";
    }
  | {
      /**
       * The possibility to undo, and to undo past a fence.
       */
      cmd: "can_undo";
    }
  | {
      /**
       * The game as text.
       */
      cmd: "saved_game";
    }
  | {
      /**
       * Its inputs as text, without seed and catalogue.
       */
      cmd: "record";
    };
/**
 * A part of the rules that players ask for.
 */
export type RulePart = "goal" | "turn" | "score" | "end";
/**
 * The form in which a zone is drawn.
 */
export type Look = "cards" | "board" | "dice" | "rows" | "counts";
/**
 * The part of the table in which a zone lies.
 */
export type Area = "head" | "rival" | "board" | "mine" | "aside";
/**
 * A colour that means something.
 */
export type Tint =
  | "none"
  | "mine"
  | "rival"
  | "red"
  | "yellow"
  | "green"
  | "blue"
  | "violet"
  | "white"
  | "black"
  | "good"
  | "bad"
  | "dim";
/**
 * The visible side of an item.
 */
export type Side = "up" | "down" | "gap";
/**
 * The one who acts in a part of a story.
 */
export type Actor = "you" | "rival" | "game";

/**
 * One field for each kind of data.
 */
export interface Anything {
  answer: Answer;
  choice: Choice;
  due: Due;
  entry: Entry;
  error: TableError;
  facts: Facts;
  game: GameInfo;
  hint: Hint;
  lesson: LessonPart;
  offer: Offer;
  question: Question;
  rule: RuleClause;
  scene: Scene;
  story: StoryPart;
  summary: Summary;
  told: Told;
}
/**
 * The answer to a question about an item or about typed words.
 *
 * Where nothing can be done, it says so: there is a choice, a refusal, or a note.
 */
export interface Answer {
  /**
   * The legal decisions, or the outcomes that chance can bring, which it is about.
   */
  choices: Choice[];
  /**
   * The decisions that are not legal, with the reasons.
   *
   * One of another step is left out where another reason says more.
   */
  refusals: WhyNot[];
  /**
   * A sentence, if there is no choice and no telling refusal; otherwise empty.
   */
  note: string;
  /**
   * Texts that typed words could have meant, the nearest first; empty if their meaning is clear.
   */
  near: string[];
}
/**
 * A decision that is legal now, or with a weight an outcome that chance can bring.
 */
export interface Choice {
  /**
   * Its number among all decisions or outcomes of the game, the same in every position.
   */
  number: number;
  /**
   * Its notation, as the rulebook of the crate defines it.
   */
  notation: string;
  /**
   * The heading under which a player looks for it.
   */
  group: string;
  /**
   * Meaning in words; no two of a list are equal.
   */
  label: string;
  /**
   * Text on the item that the choice concerns, at most 11 characters: "buy 4".
   */
  verb?: string;
  /**
   * The items that it concerns, the main one first.
   */
  on?: string[];
  /**
   * Equally likely cases in which chance brings it; `None` for a decision.
   */
  weight?: number;
}
/**
 * A decision that is not legal now, and the reason.
 */
export interface WhyNot {
  /**
   * Notation of the decision.
   */
  notation: string;
  /**
   * The decision in words: "Buy Urn at base left for 7 gold".
   */
  label: string;
  /**
   * Kind of the error, which means the same in every game.
   */
  kind: ErrorKind;
  /**
   * The reason that the game has, if the error is a refusal of the game.
   */
  reason?: Reason;
  /**
   * The clause of the rulebook that decides, if there is one.
   */
  rule?: string;
  /**
   * The reason, in a sentence without capital and full stop; cut off after 10,000 bytes.
   */
  message: string;
  /**
   * Every fault of a catalogue or position, with its place; empty for other errors.
   */
  faults?: Fault[];
}
/**
 * The reason that a game has for a refusal, as it is declared there.
 */
export interface Reason {
  /**
   * Name of the refusal in the crate of the game: `TooExpensive`.
   */
  name: string;
  /**
   * Word of the rulebook for it: `not_legal`, `illegal`, `no_reroll`.
   */
  word: string;
  /**
   * Its fields: `{"price": 7, "have": 4}`. Numbers and flags are themselves, nouns their ids.
   */
  fields: {
    [k: string]: boolean | number | string | null;
  };
}
/**
 * One fault.
 */
export interface Fault {
  /**
   * Location: a table and row, or a field of a view; empty for the whole.
   */
  at: string;
  /**
   * Clause or validation rule that is broken.
   */
  rule: string;
  /**
   * Description of the fault: one English sentence without a full stop.
   */
  message: string;
}
/**
 * An entry of the glossary: a card, or any other item with its own text.
 */
export interface Entry {
  /**
   * Key, which items of scenes name as their card.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Kind of the card, in words: "Trap 7", "Artifact, level 2".
   */
  kind: string;
  /**
   * Its values.
   */
  values?: Badge[];
  /**
   * Effects, sentence by sentence.
   */
  text: Said[];
}
/**
 * A value of an item: "price 4".
 */
export interface Badge {
  /**
   * Name; empty where the value speaks for itself.
   */
  name?: string;
  /**
   * One character in place of the name where room is short.
   */
  sign?: string;
  /**
   * Value.
   */
  value: string;
  /**
   * `true` if this is a house value: this project's own, not the printed one.
   */
  house?: boolean;
}
/**
 * A sentence of an entry, and where it comes from.
 */
export interface Said {
  /**
   * Sentence.
   */
  text: string;
  /**
   * Source of the sentence, in words: "rulebook", "house".
   */
  source: string;
  /**
   * Clause that it states; empty for a value of a card.
   */
  rule?: string;
}
/**
 * The reason for a refusal, which leaves the table unchanged.
 */
export interface TableError {
  /**
   * Kind of the error, which means the same in every game.
   */
  kind: ErrorKind;
  /**
   * The reason that the game has, if the error is a refusal of the game.
   */
  reason?: Reason;
  /**
   * The clause of the rulebook that decides, if there is one.
   */
  rule?: string;
  /**
   * The reason, in a sentence without capital and full stop; cut off after 10,000 bytes.
   */
  message: string;
  /**
   * Every fault of a catalogue or position, with its place; empty for other errors.
   */
  faults?: Fault[];
}
/**
 * Facts about a game that do not depend on a table.
 */
export interface Facts {
  /**
   * Title.
   */
  title: string;
  /**
   * Designers, of the game and of its solitaire variant.
   */
  designers: string;
  /**
   * Aim of the game, in one line.
   */
  about: string;
  /**
   * Playing time, in words.
   */
  time: string;
  /**
   * Name of the opponent in sentences; empty if there is none.
   */
  rival: string;
}
/**
 * An available game with its facts and options.
 */
export interface GameInfo {
  /**
   * Name by which a table is created.
   */
  name: string;
  /**
   * Title.
   */
  title: string;
  /**
   * Designers, of the game and of its solitaire variant.
   */
  designers: string;
  /**
   * Aim of the game, in one line.
   */
  about: string;
  /**
   * Playing time, in words.
   */
  time: string;
  /**
   * Name of the opponent in sentences; empty if there is none.
   */
  rival: string;
  /**
   * Version of its rules.
   */
  rules_version: number;
  /**
   * Game for a lesson.
   */
  first_game: FirstGame;
  /**
   * Its options.
   */
  options: OptionInfo[];
  /**
   * Tables of its catalogue.
   */
  tables: TableInfo[];
}
/**
 * A game that shows much of the rules in few decisions.
 */
export interface FirstGame {
  /**
   * Seed of its chance.
   */
  seed: number;
  /**
   * Decisions after which most kinds of choices have come up; 0 in a game without lesson.
   */
  decisions: number;
}
/**
 * An option with its possible values: a list of words and numbers, or a range of numbers.
 */
export interface OptionInfo {
  /**
   * Name.
   */
  name: string;
  /**
   * Effect of the option, in one sentence.
   */
  about: string;
  /**
   * Clause that it changes.
   */
  rule: string;
  /**
   * Standing of its default: published, ruling, house or program.
   */
  kind: string;
  /**
   * Default value.
   */
  default: boolean | number | string;
  /**
   * Values to choose from, if they are listed.
   */
  values?: (boolean | number | string)[];
  /**
   * Minimum and maximum, if it is a number in a range.
   */
  range?: number[];
  /**
   * `true` if ids of the catalogue can be chosen, too.
   */
  ids?: boolean;
}
/**
 * A table of a catalogue.
 */
export interface TableInfo {
  /**
   * Name.
   */
  name: string;
  /**
   * Meaning of its rows.
   */
  about: string;
}
/**
 * One of the first choices in a position: results of the games that a good player played out from there.
 *
 * As data, means and errors are numbers with one decimal.
 */
export interface Hint {
  /**
   * Number of the decision.
   */
  number: number;
  /**
   * Its notation.
   */
  notation: string;
  /**
   * Its label.
   */
  label: string;
  /**
   * Points of the player at the end.
   */
  yours: Spread;
  /**
   * Points of the rival; absent in a game whose rival has no points.
   */
  theirs: Spread | null;
  /**
   * Points that the player is ahead of the rival, likewise.
   */
  margin: Spread | null;
  /**
   * Deals won; absent in a game whose end does not say who has won.
   */
  won: Share | null;
  /**
   * Number of deals: the same for every choice.
   */
  deals: number;
  /**
   * Name of the player that played the games out.
   */
  by: string;
  /**
   * Difference to the choice that follows in the list; absent for the last one, and before the eighth deal.
   */
  ahead: Ahead | null;
  /**
   * All of it in a sentence.
   */
  text: string;
}
/**
 * Points at the end of several deals.
 */
export interface Spread {
  /**
   * Mean.
   */
  mean: number;
  /**
   * The 10th percentile: at most a tenth of the deals are below.
   */
  low: number;
  /**
   * The 90th percentile: at most a tenth of the deals are above.
   */
  high: number;
}
/**
 * Part of the deals.
 */
export interface Share {
  /**
   * Deals won.
   */
  won: number;
  /**
   * Deals played.
   */
  of: number;
}
/**
 * Mean by which one choice is better than another in the same deals.
 */
export interface Ahead {
  /**
   * Mean difference in points.
   */
  points: number;
  /**
   * Two standard errors of it: both are equally good if the difference is not larger.
   */
  error: number;
}
/**
 * A part of a lesson: sentences about what comes up for the first time.
 */
export interface LessonPart {
  /**
   * Heading: the title of the game over its goal, the opponent over what it did, the group of choices over choices.
   */
  title: string;
  /**
   * Sentences, none of which an earlier part of the game has.
   */
  text: Said[];
  /**
   * Ids of the items of the scene to look at.
   */
  on: string[];
}
/**
 * The inputs that are possible now, as people see them.
 *
 * House values are not shown as if they were printed: unknown cards are not listed one by one;
 * instead a form describes the card that lies on the table.
 */
export interface Offer {
  /**
   * Decisions or outcomes in the order of the game, without unknown cards.
   */
  choices: Choice[];
  /**
   * Form that describes a card, if unknown cards are left.
   */
  describe: Form | null;
  /**
   * Form of a line that stands for several steps.
   */
  shorthand: Form | null;
}
/**
 * A form of an input line.
 */
export interface Form {
  /**
   * Purpose of the form, in words.
   */
  label: string;
  /**
   * Text of the form, with `<...>` for the parts to fill in.
   */
  form: string;
  /**
   * Beginning of the text, up to the first part to fill in.
   */
  start: string;
}
/**
 * A clause of the rulebook of a game, as its crate states it in English.
 */
export interface RuleClause {
  /**
   * Id, which refusals and sentences cite: `VK-4.3`.
   */
  id: string;
  /**
   * Label, its source: `S` rulebook, `P` published, `R` ruling, `H` house.
   */
  label: string;
  /**
   * Text, with the marks of Markdown.
   */
  text: string;
  /**
   * Heading of its section.
   */
  section: string;
}
/**
 * The contents of a table, the question that is due, and the possible answers.
 */
export interface Scene {
  /**
   * The title of the game.
   */
  game: string;
  /**
   * State of the game in words: "Turn 3, on the way in".
   */
  now: string;
  /**
   * Question that is due: "Which card pays?".
   */
  ask: string;
  /**
   * Zones of the table.
   */
  zones: Zone[];
  /**
   * Legal decisions or possible outcomes of chance, in the order of the game; empty at the end.
   */
  choices: Choice[];
}
/**
 * A place on the table with what lies there.
 */
export interface Zone {
  /**
   * Identifier, unique in a scene and the same throughout a game.
   */
  id: string;
  /**
   * Heading; may be empty.
   */
  title: string;
  /**
   * Note about the whole zone: "worth 39".
   */
  note?: string;
  /**
   * Form in which the zone is drawn.
   */
  look: Look;
  /**
   * Part of the table in which the zone lies.
   */
  area: Area;
  /**
   * Zones of one area and row lie side by side; rows count from the top.
   */
  row: number;
  /**
   * Order of shrinking when room is short: 0 shrinks first.
   */
  keep: number;
  /**
   * Names of the lines of a board or of rows of dice, from the top.
   */
  lines?: Line[];
  /**
   * Names of the columns of a board, from the left.
   */
  columns?: string[];
  /**
   * Items of the zone.
   */
  items: Item[];
}
/**
 * The name of a line of a board.
 */
export interface Line {
  /**
   * Name.
   */
  name: string;
  /**
   * Colour.
   */
  tint: Tint;
}
/**
 * A thing on the table: a card, a die, a token, a pile, a number.
 */
export interface Item {
  /**
   * Identifier, unique in a scene.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Name where the whole one does not fit; empty if it always does.
   */
  short?: string;
  /**
   * Position in words, which distinguishes equal cards.
   */
  place?: string;
  /**
   * Key of its card in the glossary.
   */
  card?: string;
  /**
   * One to three characters for boards and dice.
   */
  mark?: string;
  /**
   * State of the item, such as tokens on it; its printed text is in the glossary.
   */
  notes?: string[];
  /**
   * Its values.
   */
  badges?: Badge[];
  /**
   * Number of copies, where more than one can be.
   */
  count?: number;
  /**
   * Visible side.
   */
  face: Side;
  /**
   * Colour, which always repeats what a text says.
   */
  tint: Tint;
  /**
   * Column and line, in halves of a cell, from 0.
   */
  at?: number[];
  /**
   * Contents of a pile.
   */
  holds?: Held[];
}
/**
 * Equal cards or tokens of a pile.
 */
export interface Held {
  /**
   * Identifier, unique in a scene.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Number of copies.
   */
  count: number;
  /**
   * Key of its card in the glossary.
   */
  card?: string;
}
/**
 * A part of a story: what one actor did in one turn.
 */
export interface StoryPart {
  /**
   * The actor.
   */
  actor: Actor;
  /**
   * Its name: "You", "The Bot", "The game".
   */
  name: string;
  /**
   * Number of the turn, where the game counts turns.
   */
  turn: number | null;
  /**
   * First and last step with events of this part.
   */
  steps: number[];
  /**
   * Events in sentences, equal moves in one.
   */
  sentences: StorySentence[];
}
/**
 * A sentence of a story.
 */
export interface StorySentence {
  /**
   * The sentence.
   */
  text: string;
  /**
   * Ids of the items of the present scene that it touches: of the cards and places that it names.
   */
  on: string[];
  /**
   * Step of the last event that it tells.
   */
  step: number;
}
/**
 * A finished game.
 */
export interface Summary {
  /**
   * The result in a sentence.
   */
  result: string;
  /**
   * The outcome as data, as [`Table::outcome`](crate::Table::outcome) returns it.
   */
  outcome: {
    [k: string]: unknown;
  };
  /**
   * Points of the player, as tables of results count them.
   */
  points: number;
  /**
   * `true` if the game is won; `None` where its end does not say so.
   */
  won: boolean | null;
  /**
   * The score sheet, line by line.
   */
  sheet: ScoreLine[];
  /**
   * Comparison with the known players; empty with other options than the defaults, or other cards.
   */
  players: Comparison[];
  /**
   * The most notable moments, at most six, in the order of the game.
   */
  moments: NotableMoment[];
}
/**
 * A line of a score sheet.
 */
export interface ScoreLine {
  /**
   * Id of its item in the scene.
   */
  id: string;
  /**
   * Its name.
   */
  name: string;
  /**
   * Its values, each with the name of its column; empty names where there is one column.
   */
  values: [string, string][];
  /**
   * The line as text: "points: 31".
   */
  text: string;
}
/**
 * The result beside those of a known player.
 */
export interface Comparison {
  /**
   * Name of the player: `sensible`.
   */
  player: string;
  /**
   * Games that it has played.
   */
  games: number;
  /**
   * Games that it has won; `None` where the end of a game does not say so.
   */
  won: number | null;
  /**
   * Its mean points in tenths.
   */
  mean_tenths: number;
  /**
   * Percentage of its games with fewer points than this game, in steps of five.
   */
  below: number;
}
/**
 * An event that mattered much in a game.
 */
export interface NotableMoment {
  /**
   * Step of the event.
   */
  step: number;
  /**
   * The actor.
   */
  actor: Actor;
  /**
   * Its name: "You", "The Bot", "The game".
   */
  name: string;
  /**
   * Number of the turn, where the game counts turns.
   */
  turn: number | null;
  /**
   * The event in a sentence.
   */
  text: string;
}
/**
 * An event, as data and in a sentence.
 */
export interface Told {
  /**
   * Its tag.
   */
  kind: string;
  /**
   * Its fields, the tag included.
   */
  data: {
    [k: string]: unknown;
  };
  /**
   * The event in words for a player.
   */
  sentence: string;
}
