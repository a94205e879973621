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
 * The one who acts in a part of a story.
 */
export type Actor = "you" | "rival" | "game";
/**
 * The kind of a move, by which a screen draws it.
 */
export type MoveKind =
  | "take"
  | "draw"
  | "lay"
  | "slide"
  | "turn"
  | "roll"
  | "use"
  | "discard"
  | "shuffle"
  | "build"
  | "gain"
  | "lose"
  | "spend";
/**
 * The cause of a move.
 */
export type Cause =
  | {
      die: number;
    }
  | {
      card: string;
    }
  | {
      clause: string;
    };
/**
 * The input that a table waits for.
 */
export type Due = "decision" | "chance" | "nothing";
/**
 * A part of a game that ends.
 */
export type Span = "turn" | "round" | "game";
/**
 * The end of a game for the player.
 */
export type End = "won" | "lost" | "over";
/**
 * The place of a part that is needed.
 */
export type SocketState = "built" | "have" | "scrap" | "ghost" | "none";
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
       * Moves and changes of each step from one on.
       */
      cmd: "changes";
      /**
       * First step; the steps count from 1.
       */
      from: number;
    }
  | {
      /**
       * The choices as they are played.
       */
      cmd: "plays";
    }
  | {
      /**
       * Tracks, sets, clocks and needs after that many steps.
       */
      cmd: "progress";
      /**
       * Number of steps.
       */
      step?: number;
    }
  | {
      /**
       * Every card as it is drawn.
       */
      cmd: "pictures";
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
       * The equality of all positions that the possible decisions lead to.
       */
      cmd: "makes_no_difference";
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
 * The place of a table to which a zone belongs: a screen has one of each, whatever the game.
 */
export type ScreenPlace = "you" | "board" | "rival" | "hand" | "piles" | "clock" | "ending";
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
 * One field for each kind of data.
 */
export interface Anything {
  answer: Answer;
  changes: Changes;
  choice: Choice;
  due: Due;
  entry: Entry;
  error: TableError;
  facts: Facts;
  game: GameInfo;
  hint: Hint;
  lesson: LessonPart;
  offer: Offer;
  picture: Picture;
  plays: Plays;
  progress: GameProgress;
  question: Question;
  record: GameRecord;
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
   * The decision in words, without details of the position: "Buy the card at base left (Urn)".
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
 * The changes of a step: what moved, which numbers are others now, and both in a line.
 *
 * A scene is made anew after it, or later: what it moves is where this says.
 */
export interface Changes {
  /**
   * Number of the step, from 1.
   */
  step: number;
  /**
   * The side that acts in the first move, or in the first number that changes.
   */
  actor: Actor;
  /**
   * The step in at most 50 characters: "The Bot took Senet Board: 16 → 20". Empty if nothing is to be seen.
   */
  caption: string;
  /**
   * Its moves, in order.
   */
  moves: Move[];
  /**
   * Numbers that have changed.
   */
  numbers: NumberChange[];
}
/**
 * A thing or a number that moved in a step, also if it is gone afterwards.
 */
export interface Move {
  /**
   * The kind.
   */
  kind: MoveKind;
  /**
   * The side that acts.
   */
  actor: Actor;
  /**
   * Name of what moves.
   */
  name: string;
  /**
   * Name where the whole one does not fit; empty if it always does.
   */
  short?: string;
  /**
   * Key of its card in the glossary.
   */
  card?: string;
  /**
   * Id of the item that it was before the step, or of the pile from which it came.
   */
  from?: string;
  /**
   * Id of the item that it is after the step, or of the pile to which it went; for a die, of what it points at.
   */
  to?: string;
  /**
   * Number of copies, or the amount of a number.
   */
  amount: number;
  /**
   * The face that a die shows.
   */
  face?: number;
  /**
   * Key of the number that changes: the end of the id of its track, or a word such as `gold` where nothing keeps it.
   */
  number?: string;
  /**
   * The cause, where the rules name one.
   */
  cause?: Cause | null;
}
/**
 * A number that a step has changed.
 */
export interface NumberChange {
  /**
   * Id of its track in [`Progress`](crate::Progress).
   */
  id: string;
  /**
   * The side that it belongs to.
   */
  owner: Actor;
  /**
   * Value before the step.
   */
  from: number;
  /**
   * Value after the step.
   */
  to: number;
  /**
   * `true` if it is the score of its owner.
   */
  score?: boolean;
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
   * Two standard errors of it: a difference that is not larger may be chance.
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
 * A card as it is drawn. It is the same throughout a game.
 */
export interface Picture {
  /**
   * Key of the card in the glossary, which items name.
   */
  card: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Key of its pictogram: kind, set and part with a slash between them. Where there is no picture of the part, that of the set
   * will do, and then that of the kind.
   */
  emblem: string;
  /**
   * Its effects, a line of at most 50 characters for each.
   */
  effects?: EffectLine[];
  /**
   * Its printed values by name.
   */
  values?: {
    [k: string]: number;
  };
  /**
   * `true` if one of them is a house value: this project's own, not the printed one.
   */
  house?: boolean;
}
/**
 * An effect of a card in a line.
 */
export interface EffectLine {
  /**
   * The effect in at most 50 characters.
   */
  text: string;
  /**
   * Number of the alternative that it belongs to, from 1; 0 if there is only one.
   */
  mode?: number;
  /**
   * `true` if it may be left out.
   */
  optional?: boolean;
}
/**
 * The choices that are possible now, as they are played.
 */
export interface Plays {
  /**
   * `true` if all decisions, two at least, lead to the same position: a surface may take one by itself, and say so.
   */
  one_effect: boolean;
  /**
   * Each choice, in the order of [`Table::choices`](crate::Table::choices); none if chance is due.
   */
  choices: Play[];
}
/**
 * A choice as it is played.
 *
 * What it costs and gains is what happens immediately, before chance and before the next question.
 */
export interface Play {
  /**
   * Its number among all decisions of the game, as [`Choice::number`](crate::Choice::number).
   */
  number: number;
  /**
   * Its notation.
   */
  notation: string;
  /**
   * Key of the verb, the same in every language: `buy`.
   */
  verb: string;
  /**
   * The heading under which a player looks for it.
   */
  group: string;
  /**
   * Number of choices with this verb that are possible now.
   */
  count: number;
  /**
   * Id of the item that is picked: the card, the die, the first of two.
   */
  source?: string;
  /**
   * Id of the item that it goes to or acts on: a place, the second of two.
   */
  target?: string;
  /**
   * Ids of the items that are used up besides the source.
   */
  materials?: string[];
  /**
   * The price: what is paid or lost, by the id of its track or by name.
   */
  cost?: {
    [k: string]: number;
  };
  /**
   * The gain, likewise.
   */
  gain?: {
    [k: string]: number;
  };
  /**
   * The things that must still be given up because of it, by name: what the next questions ask.
   */
  due?: {
    [k: string]: number;
  };
  /**
   * The part of the game that it surely ends.
   */
  ends?: Ends | null;
  /**
   * `true` if it can be taken back afterwards: nothing is revealed by it.
   */
  undoable: boolean;
  /**
   * `true` if a surface may offer it first: it spends nothing. At most one is.
   */
  safe?: boolean;
  /**
   * Ids of the items that the next questions would accept, where they ask for them.
   */
  accepts?: string[];
}
/**
 * The part of a game that a choice surely ends.
 */
export interface Ends {
  /**
   * The part.
   */
  what: Span;
  /**
   * The end of the game; absent if it does not end.
   */
  how?: End | null;
  /**
   * `true` if the player surely has no turn after it.
   */
  last?: boolean;
}
/**
 * The progress of a game.
 */
export interface GameProgress {
  /**
   * Numbers that change in the game, always the same ones in the same order.
   */
  tracks: Track[];
  /**
   * Sets that a side collects, also those without a card.
   */
  sets: SetProgress[];
  /**
   * Counts of what is left until the end, the most telling first.
   */
  clocks: Clock[];
  /**
   * Needs: what is needed for something, and what chance can bring of it.
   */
  needs: Needs;
}
/**
 * A number that changes in a game.
 */
export interface Track {
  /**
   * Identifier, the same throughout a game: `you/points`.
   */
  id: string;
  /**
   * The side that it belongs to; the game if to neither.
   */
  owner: Actor;
  /**
   * Name.
   */
  name: string;
  /**
   * Value now.
   */
  value: number;
  /**
   * `true` if it is the score of its owner.
   */
  score?: boolean;
  /**
   * Values at which something happens or is worth something.
   */
  marks?: Mark[];
}
/**
 * A value of a track that means something.
 */
export interface Mark {
  /**
   * The value.
   */
  at: number;
  /**
   * Key of what is there: `points`, `token`, `limit`.
   */
  what: string;
  /**
   * Its amount, if it has one.
   */
  amount?: number;
}
/**
 * A set that a side collects.
 */
export interface SetProgress {
  /**
   * Identifier, the same throughout a game; an item of the scene has it where there is one.
   */
  id: string;
  /**
   * The side that collects it.
   */
  owner: Actor;
  /**
   * Name.
   */
  name: string;
  /**
   * Key of its pictogram.
   */
  emblem: string;
  /**
   * Number of different kinds that the side has.
   */
  have: number;
  /**
   * Number of kinds in the set; 0 where the cards make no set and count one by one.
   */
  of: number;
  /**
   * Its points now, where it has some.
   */
  points?: number;
  /**
   * The cards of the side.
   */
  cards: Held[];
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
  /**
   * Key of its pictogram, as [`Picture::emblem`](crate::Picture::emblem); empty without a card.
   */
  emblem?: string;
}
/**
 * A count of what is left until the end of a game, or of a part of it.
 */
export interface Clock {
  /**
   * Identifier, the same throughout a game: `cards`, `rounds`.
   */
  id: string;
  /**
   * Name of what is counted: "cards until the end".
   */
  name: string;
  /**
   * The number that is left.
   */
  left: number;
  /**
   * The number at the beginning, if it is known.
   */
  of?: number;
  /**
   * The side whose way to the end it is; the game if it is that of both.
   */
  owner?: Actor;
}
/**
 * The needs of a position.
 */
export interface Needs {
  /**
   * Things that are made of others, with a socket for each part.
   */
  made?: Need[];
  /**
   * Kinds of things, with the number that lies in each place.
   */
  stocks?: Stock[];
  /**
   * The thing that has to be beaten now, by what, and what failing costs.
   */
  foe?: Foe | null;
  /**
   * Results of a roll of the opponent, or of the game, or of the player.
   */
  odds?: Odds[];
  /**
   * Worths of choices and things now.
   */
  worths?: Worth[];
}
/**
 * A thing that is made of others.
 */
export interface Need {
  /**
   * Id of the item of the scene that it is.
   */
  id: string;
  /**
   * Key of its card in the glossary.
   */
  card: string;
  /**
   * Name.
   */
  name: string;
  /**
   * The side that makes it.
   */
  owner: Actor;
  /**
   * `true` if nothing is missing.
   */
  ready: boolean;
  /**
   * Its parts, in the printed order.
   */
  sockets: Socket[];
}
/**
 * A part of a thing that is made of others.
 */
export interface Socket {
  /**
   * Key of its card in the glossary.
   */
  card: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Its place.
   */
  state: SocketState;
  /**
   * Copies there; 0 where there are none.
   */
  count: number;
}
/**
 * A kind of things, with the number that lies in each place.
 */
export interface Stock {
  /**
   * Key of its card in the glossary, or of what it is.
   */
  card: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Copies by place: `you`, `scrap`, `ghost`; dice by bowl.
   */
  count: {
    [k: string]: number;
  };
  /**
   * `true` if something of the player's lacks it.
   */
  needed?: boolean;
}
/**
 * A thing that has to be beaten.
 */
export interface Foe {
  /**
   * Key of its card in the glossary.
   */
  card: string;
  /**
   * Its kind: `monster`, `trap`, `door`, `roll`.
   */
  kind: string;
  /**
   * The number to reach.
   */
  strength: number;
  /**
   * The number reached so far, if one is.
   */
  reached?: number;
  /**
   * Ids of the items that beat it whatever its number.
   */
  beaten_by: string[];
  /**
   * The cost of failing now, by the name of what is lost; where it depends on chance, at most.
   */
  cost: {
    [k: string]: number;
  };
}
/**
 * A result of a roll.
 */
export interface Odds {
  /**
   * Id of the item of the scene that tells of it, where there is one, or a key.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Faces or sums that bring it.
   */
  faces: number[];
  /**
   * Equally likely cases that bring it.
   */
  cases: number;
  /**
   * Equally likely cases in all.
   */
  of: number;
  /**
   * Its cost for the one who rolls, by name.
   */
  cost: {
    [k: string]: number;
  };
  /**
   * Its gain, by name.
   */
  gain: {
    [k: string]: number;
  };
  /**
   * Id of the item that it would take or go to now; absent if there is none.
   */
  target?: string;
}
/**
 * The worth of a thing now.
 */
export interface Worth {
  /**
   * Id of the item of the scene.
   */
  id: string;
  /**
   * Its worth to each side by name, or to the player alone.
   */
  value: {
    [k: string]: number;
  };
}
/**
 * A finished game: a line of a file of results, as JSON.
 */
export interface GameRecord {
  /**
   * Name of the game.
   */
  game: string;
  /**
   * Options that differ from the defaults, as `name=value`.
   */
  options: string[];
  /**
   * Number of the deal; absent beside the box.
   */
  deal: number | null;
  /**
   * Result in the unit of the game, [`GameInfo::result`](crate::GameInfo::result).
   */
  points: number;
  /**
   * `true` if it was won; absent where the end of the game does not say so.
   */
  won: boolean | null;
  /**
   * Number of hints that were followed.
   */
  hints: number;
  /**
   * Seconds since 1970 at the end.
   */
  time: number;
  /**
   * Level of difficulty, where the options are those of one.
   */
  level?: string;
  /**
   * Number of decisions and outcomes.
   */
  steps?: number;
  /**
   * Seconds that it took, if they were counted.
   */
  seconds?: number;
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
   * Zones of the table: in every position of a game the same ones in the same order, also where they are empty.
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
   * Place of a screen to which it belongs, the same throughout a game.
   */
  place: ScreenPlace;
  /**
   * `true` if the question that is due cannot be answered well without it.
   */
  needed?: boolean;
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
  /**
   * Key of its pictogram, as [`Picture::emblem`](crate::Picture::emblem); empty without a card.
   */
  emblem?: string;
  /**
   * Its values now as numbers by name: `price`, `pays`, `tomb`.
   */
  values?: {
    [k: string]: number;
  };
  /**
   * `true` if one of its values is a house value.
   */
  house?: boolean;
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
   * Result of the person, in the unit of [`GameInfo::result`](crate::GameInfo::result).
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
   * Comparison with the known players; empty with other options than the defaults, other cards, and in a game whose
   * players are measured by something else than the result of a person.
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
   * Games that it has won; `None` where it is not known.
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
