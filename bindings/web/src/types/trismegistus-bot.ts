// Made by scripts/types.mjs from the JSON Schemas of solo-table; not to be edited.

export type Artifacts =
  | "as-01"
  | "as-02"
  | "as-03"
  | "as-04"
  | "as-05"
  | "as-06"
  | "as-07"
  | "as-08"
  | "as-09"
  | "as-10"
  | "as-11"
  | "as-12"
  | "a1-01"
  | "a1-02"
  | "a1-03"
  | "a1-04"
  | "a1-05"
  | "a1-06"
  | "a1-07"
  | "a1-08"
  | "a1-09"
  | "a1-10"
  | "a1-11"
  | "a1-12"
  | "a2-01"
  | "a2-02"
  | "a2-03"
  | "a2-04"
  | "a2-05"
  | "a2-06"
  | "a2-07"
  | "a2-08"
  | "a2-09"
  | "a2-10"
  | "a2-11"
  | "a2-12"
  | "a3-01"
  | "a3-02"
  | "a3-03"
  | "a3-04"
  | "a3-05"
  | "a3-06"
  | "a3-07"
  | "a3-08"
  | "a3-09"
  | "a3-10"
  | "a3-11"
  | "a3-12";
export type Id =
  | "es-01"
  | "es-02"
  | "es-03"
  | "es-04"
  | "es-05"
  | "es-06"
  | "es-07"
  | "es-08"
  | "e1-01"
  | "e1-02"
  | "e1-03"
  | "e1-04"
  | "e1-05"
  | "e1-06"
  | "e1-07"
  | "e1-08"
  | "e1-09"
  | "e1-10"
  | "e1-11"
  | "e1-12"
  | "e1-13"
  | "e1-14"
  | "e1-15"
  | "e1-16"
  | "e2-01"
  | "e2-02"
  | "e2-03"
  | "e2-04"
  | "e2-05"
  | "e2-06"
  | "e2-07"
  | "e2-08"
  | "e2-09"
  | "e2-10"
  | "e2-11"
  | "e2-12"
  | "e2-13"
  | "e2-14"
  | "e2-15"
  | "e2-16"
  | "e3-01"
  | "e3-02"
  | "e3-03"
  | "e3-04"
  | "e3-05"
  | "e3-06"
  | "e3-07"
  | "e3-08"
  | "e3-09"
  | "e3-10"
  | "e3-11"
  | "e3-12"
  | "e3-13"
  | "e3-14"
  | "e3-15"
  | "e3-16"
  | "em-01"
  | "em-02"
  | "em-03"
  | "em-04"
  | "em-05"
  | "em-06"
  | "em-07"
  | "em-08";
export type Symbol = "lead" | "tin" | "iron" | "copper" | "mercury" | "wild";
export type Id2 =
  | "b1"
  | "b2"
  | "b3"
  | "b4"
  | "b5"
  | "b6"
  | "b7"
  | "b8"
  | "b9"
  | "s-earth"
  | "s-fire"
  | "s-water"
  | "s-air"
  | "p-earth"
  | "p-fire"
  | "p-water"
  | "p-air";
export type Track = "earth" | "fire" | "water" | "air";
export type Look = "black" | "white" | "red" | "lead" | "tin" | "iron" | "copper" | "mercury";
export type Id3 =
  | "as-01"
  | "as-02"
  | "as-03"
  | "as-04"
  | "as-05"
  | "as-06"
  | "as-07"
  | "as-08"
  | "as-09"
  | "as-10"
  | "as-11"
  | "as-12"
  | "a1-01"
  | "a1-02"
  | "a1-03"
  | "a1-04"
  | "a1-05"
  | "a1-06"
  | "a1-07"
  | "a1-08"
  | "a1-09"
  | "a1-10"
  | "a1-11"
  | "a1-12"
  | "a2-01"
  | "a2-02"
  | "a2-03"
  | "a2-04"
  | "a2-05"
  | "a2-06"
  | "a2-07"
  | "a2-08"
  | "a2-09"
  | "a2-10"
  | "a2-11"
  | "a2-12"
  | "a3-01"
  | "a3-02"
  | "a3-03"
  | "a3-04"
  | "a3-05"
  | "a3-06"
  | "a3-07"
  | "a3-08"
  | "a3-09"
  | "a3-10"
  | "a3-11"
  | "a3-12"
  | "es-01"
  | "es-02"
  | "es-03"
  | "es-04"
  | "es-05"
  | "es-06"
  | "es-07"
  | "es-08"
  | "e1-01"
  | "e1-02"
  | "e1-03"
  | "e1-04"
  | "e1-05"
  | "e1-06"
  | "e1-07"
  | "e1-08"
  | "e1-09"
  | "e1-10"
  | "e1-11"
  | "e1-12"
  | "e1-13"
  | "e1-14"
  | "e1-15"
  | "e1-16"
  | "e2-01"
  | "e2-02"
  | "e2-03"
  | "e2-04"
  | "e2-05"
  | "e2-06"
  | "e2-07"
  | "e2-08"
  | "e2-09"
  | "e2-10"
  | "e2-11"
  | "e2-12"
  | "e2-13"
  | "e2-14"
  | "e2-15"
  | "e2-16"
  | "e3-01"
  | "e3-02"
  | "e3-03"
  | "e3-04"
  | "e3-05"
  | "e3-06"
  | "e3-07"
  | "e3-08"
  | "e3-09"
  | "e3-10"
  | "e3-11"
  | "e3-12"
  | "e3-13"
  | "e3-14"
  | "e3-15"
  | "e3-16"
  | "em-01"
  | "em-02"
  | "em-03"
  | "em-04"
  | "em-05"
  | "em-06"
  | "em-07"
  | "em-08";
/**
 * What happened, as data.
 */
export type Event =
  | {
      /**
       * A round begins (TB-2.2). Round 1 says what starting second does not bring the human (TB-1.1).
       */
      event: "round_started";
      /**
       * The round, 1 to 3.
       */
      round: number;
      /**
       * The side that takes its first turn.
       */
      first: "human" | "bot";
    }
  | {
      /**
       * A bonus token is placed (TB-1.4).
       */
      event: "token_placed";
      /**
       * The track.
       */
      track: Track;
      /**
       * The level of the bonus space.
       */
      level: number;
      /**
       * The kind of the token.
       */
      kind: "aether" | "insight" | "glory";
    }
  | {
      /**
       * An artifact is laid out (TB-2.2), or lies in the row that the bot looks at (TB-18.12).
       */
      event: "artifact_laid";
      /**
       * The colour of the row.
       */
      place: "black" | "white" | "red";
      /**
       * The slot, counted from 1 at the left.
       */
      slot: number;
      /**
       * The artifact.
       */
      id: Artifacts;
    }
  | {
      /**
       * An experiment is laid out (TB-2.2), or lies in the row that the bot looks at (TB-18.12).
       */
      event: "experiment_laid";
      /**
       * The section of the display.
       */
      place: "lead" | "tin" | "iron" | "copper" | "mercury";
      /**
       * The slot, counted from 1 at the left.
       */
      slot: number;
      /**
       * The experiment.
       */
      id: Id;
    }
  | {
      /**
       * No more cards lie in the row that the bot looks at (TB-18.12).
       */
      event: "row_ended";
      /**
       * The row.
       */
      place: Look;
    }
  | {
      /**
       * A die is rolled into a bowl (TB-3.1).
       */
      event: "die_rolled";
      /**
       * The colour of the die.
       */
      colour: "black" | "white" | "red";
      /**
       * The face it shows, which names its bowl.
       */
      symbol: Symbol;
    }
  | {
      /**
       * The dice of overfull bowls are rolled again (TB-3.2).
       */
      event: "bowls_rerolled";
      /**
       * The bowls, in symbol order.
       */
      symbols: Symbol[];
    }
  | {
      /**
       * A starting artifact (TB-1.5), starting experiment or masterpiece (TB-1.7) is dealt to the human.
       */
      event: "dealt";
      /**
       * The card.
       */
      id: Id3;
    }
  | {
      /**
       * The human keeps an artifact (TB-1.5), experiment or masterpiece (TB-1.7).
       */
      event: "kept";
      /**
       * The card kept; with lean reports the artifact is unknown (TB-18.4).
       */
      id: Id3 | null;
      /**
       * The other card: the bot gains an artifact (TB-1.6), an experiment leaves the game
       * (TB-1.8); none if only one was dealt.
       */
      rejected: Id3 | null;
    }
  | {
      /**
       * A personality or specialization card comes into the deck (TB-1.12, TB-13.3).
       */
      event: "card_added";
      /**
       * The card.
       */
      id: Id2;
    }
  | {
      /**
       * A card is turned up beside the deck (TB-1.19, TB-12.6).
       */
      event: "card_revealed";
      /**
       * The position of the card.
       */
      place: "left" | "right";
      /**
       * The card.
       */
      id: Id2;
    }
  | {
      /**
       * A setup roll, before the step it causes (TB-1.17).
       */
      event: "setup_rolled";
      /**
       * The bowl whose essence names the track, if it has one.
       */
      symbol: Symbol;
    }
  | {
      /**
       * The ordinary die is rolled (TB-4.4, TB-8.2).
       */
      event: "d6_rolled";
      /**
       * The face it shows.
       */
      value: number;
    }
  | {
      /**
       * The discarded Automa cards become the deck (TB-4.2, TB-4.3).
       */
      event: "deck_reshuffled";
    }
  | {
      /**
       * A turn begins (TB-2.4).
       */
      event: "turn_started";
      /**
       * The side whose turn it is.
       */
      side: "human" | "bot";
    }
  | {
      /**
       * The card of the bot's turn is known (TB-4.1, TB-4.4).
       */
      event: "card_active";
      /**
       * The card.
       */
      id: Id2;
    }
  | {
      /**
       * The bot chose between several candidates (TB-5.2, TB-8.1, TB-8.6, TB-9.2, TB-9.3, TB-9.9, TB-10.5, TB-15.2).
       */
      event: "bot_chose";
      /**
       * The purpose of the choice.
       */
      what: "draft" | "artifact" | "experiment" | "track" | "completion" | "masterpiece";
      /**
       * The candidates compared, in the order that breaks ties.
       */
      candidates: string[];
      /**
       * The candidate chosen.
       */
      choice: string;
      /**
       * The clause of the last filter that removed a candidate, with its preference.
       */
      rule: string;
    }
  | {
      /**
       * The bot drafts a die (TB-5.2).
       */
      event: "bot_drafted";
      /**
       * The colour of the die.
       */
      colour: "black" | "white" | "red";
      /**
       * The bowl of the die.
       */
      from: Symbol;
      /**
       * The symbol to which the die is set. It differs from the bowl's only if that was wild
       * (TB-5.5, TB-5.8).
       */
      symbol: Symbol;
      /**
       * The potency of the bowl, 1 to 5, before any Ethereal token.
       */
      potency: number;
    }
  | {
      /**
       * The human drafts a die (TB-14.2).
       */
      event: "human_drafted";
      /**
       * The colour of the die.
       */
      colour: "black" | "white" | "red";
      /**
       * The bowl of the die.
       */
      symbol: Symbol;
      /**
       * The potency of the bowl, 1 to 5, before any Ethereal token.
       */
      potency: number;
    }
  | {
      /**
       * An Ethereal token is spent for 1 potency (TB-5.9, TB-14.4).
       */
      event: "ethereal_spent";
      /**
       * The side that spends it.
       */
      side: "human" | "bot";
      /**
       * The potency of its die afterwards, 2 to 5.
       */
      potency: number;
    }
  | {
      /**
       * Potency is spent (TB-6.1, TB-14.5).
       */
      event: "spent";
      /**
       * The side that spends it.
       */
      side: "human" | "bot";
      /**
       * The potency spent, 1 to 5.
       */
      amount: number;
      /**
       * The potency left on its die, 0 to 4.
       */
      left: number;
    }
  | {
      /**
       * A marker moves up (TB-9.1, TB-14.7).
       */
      event: "stepped";
      /**
       * The side of the marker.
       */
      side: "human" | "bot";
      /**
       * The track.
       */
      track: Track;
      /**
       * The level reached.
       */
      level: number;
    }
  | {
      /**
       * The bot's step is lost: all tracks are at their top (TB-9.5).
       */
      event: "step_lost";
    }
  | {
      /**
       * A marker reaches a bonus space that still has its token (TB-9.6, TB-14.7).
       */
      event: "bonus_reached";
      /**
       * The side of the marker.
       */
      side: "human" | "bot";
      /**
       * The track.
       */
      track: Track;
      /**
       * The level of the bonus space.
       */
      level: number;
      /**
       * The kind of the token.
       */
      kind: "aether" | "insight" | "glory";
    }
  | {
      /**
       * The bot gains Gold (TB-7.3, TB-8.3, TB-8.5).
       */
      event: "gold_gained";
      /**
       * The amount.
       */
      amount: number;
    }
  | {
      /**
       * The bot gains Ethereal tokens (TB-9.7, TB-13.2).
       */
      event: "ethereal_gained";
      /**
       * The number of tokens.
       */
      amount: number;
    }
  | {
      /**
       * The bot scores during the game (TB-7.4, TB-9.8).
       */
      event: "scored";
      /**
       * The number of victory points.
       */
      amount: number;
    }
  | {
      /**
       * An artifact is taken from the display (TB-8.4, TB-14.8).
       */
      event: "artifact_taken";
      /**
       * The side that takes it.
       */
      side: "human" | "bot";
      /**
       * The artifact.
       */
      id: Artifacts;
    }
  | {
      /**
       * An experiment is taken from the display (TB-8.7, TB-14.9). The bot also takes one in setup
       * (TB-1.16).
       */
      event: "experiment_taken";
      /**
       * The side that takes it.
       */
      side: "human" | "bot";
      /**
       * The experiment.
       */
      id: Id;
    }
  | {
      /**
       * An artifact action found no artifact (TB-8.3).
       */
      event: "nothing_gained";
    }
  | {
      /**
       * An experiment is completed (TB-10.2, TB-14.10, TB-15.2).
       */
      event: "completed";
      /**
       * The side that completes it.
       */
      side: "human" | "bot";
      /**
       * The experiment or masterpiece.
       */
      id: Id;
      /**
       * The Gold the bot paid for missing levels (TB-10.2); 0 for the human.
       */
      gold: number;
    }
  | {
      /**
       * The human reacts (TB-11.2).
       */
      event: "reacted";
    }
  | {
      /**
       * A die is used up (TB-12.1).
       */
      event: "die_used";
      /**
       * The side of the die.
       */
      side: "human" | "bot";
      /**
       * The colour of the die.
       */
      colour: "black" | "white" | "red";
    }
  | {
      /**
       * A side passes (TB-12.2, TB-14.3).
       */
      event: "passed";
      /**
       * The side that passes.
       */
      side: "human" | "bot";
    }
  | {
      /**
       * A bonus token leaves its space (TB-12.4).
       */
      event: "token_removed";
      /**
       * The track.
       */
      track: Track;
      /**
       * The level of the bonus space.
       */
      level: number;
      /**
       * The kind of the token.
       */
      kind: "aether" | "insight" | "glory";
    }
  | {
      /**
       * A round ends (TB-2.6).
       */
      event: "round_ended";
      /**
       * The round, 1 to 3.
       */
      round: number;
    }
  | {
      /**
       * A masterpiece is drawn for the bot (TB-15.1).
       */
      event: "masterpiece_drawn";
      /**
       * The masterpiece.
       */
      id: Id;
    }
  | {
      /**
       * The game ends (TB-15.14).
       */
      event: "game_over";
      /**
       * The winner.
       */
      winner: "human" | "bot";
    };

/**
 * What differs from game to game.
 */
export interface Game {
  view: View;
  event: Event;
  outcome: Outcome;
  options: Options;
  tables: Tables;
}
/**
 * A position as data.
 */
export interface View {
  /**
   * The phase in which the position waits.
   */
  phase:
    | "setup_token"
    | "lay_artifact"
    | "lay_experiment"
    | "roll_dice"
    | "deal_artifact"
    | "keep_artifact"
    | "deal_experiment"
    | "keep_experiment"
    | "deal_masterpiece"
    | "keep_masterpiece"
    | "bot_start_experiment"
    | "setup_roll"
    | "reveal_card"
    | "choose_card"
    | "flip_card"
    | "artifact_tie"
    | "specialization"
    | "bot_masterpiece"
    | "human_draft"
    | "human_boost"
    | "human_spend"
    | "human_window"
    | "reaction"
    | "reaction_window"
    | "human_report"
    | "report_hundreds"
    | "report_tens"
    | "report_units"
    | "over";
  /**
   * The round, 1 to 3; 1 in setup, 3 in scoring.
   */
  round: number;
  /**
   * The side whose turn is in progress, if any.
   */
  turn: ("human" | "bot") | null;
  /**
   * The first side of the round.
   */
  first: "human" | "bot";
  /**
   * The sides that have passed, in order.
   */
  passed: ("human" | "bot")[];
  /**
   * The dice in each bowl.
   */
  bowls: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * An artifact or nothing for each slot of each row.
   */
  artifacts: {
    [k: string]: (Artifacts | null)[];
  };
  /**
   * An experiment or nothing for each slot of each section.
   */
  experiments: {
    [k: string]: (Id | null)[];
  };
  /**
   * The tokens still there, by level of their track.
   */
  tokens: {
    [k: string]: {
      [k: string]: "aether" | "insight" | "glory";
    };
  };
  /**
   * The tokens not placed yet (TB-1.4).
   */
  tokens_unplaced: {
    [k: string]: number;
  };
  /**
   * The level of each marker.
   */
  levels: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * The bot's dice, cards and counters.
   */
  bot: {
    /**
     * Its die, if it has one.
     */
    die: {
      colour: "black" | "white" | "red";
      symbol: Symbol;
      potency: number;
    } | null;
    /**
     * Its used dice, in the order used.
     */
    used: ("black" | "white" | "red")[];
    /**
     * Its Gold.
     */
    gold: number;
    /**
     * Its Ethereal tokens.
     */
    ethereal: number;
    /**
     * The victory points scored during the game (TB-15.4).
     */
    vp: number;
    /**
     * Its artifacts.
     */
    artifacts: Artifacts[];
    /**
     * Its incomplete experiments, in the order taken; at most two.
     */
    incomplete: Id[];
    /**
     * Its completed experiments.
     */
    completed: Id[];
    /**
     * The active card, if any.
     */
    card: Id2 | null;
    /**
     * The parts of the active card not yet begun, in the notation of TB-7. They are known while
     * artifacts are tied or the bot looks at a row.
     */
    queue: string[];
    /**
     * The left and the right open card; empty without Advanced Planning.
     */
    face_up: (Id2 | null)[];
    /**
     * The cards of the deck.
     */
    deck: Id2[];
    /**
     * The discarded cards.
     */
    discard: Id2[];
    /**
     * The elements of the specialization cards added to the deck, in that order.
     */
    specializations: Track[];
  };
  /**
   * The human's dice, cards and markers.
   */
  human: {
    /**
     * Their die, if they have one.
     */
    die: {
      colour: "black" | "white" | "red";
      symbol: Symbol;
      potency: number;
    } | null;
    /**
     * Their used dice, in the order used.
     */
    used: ("black" | "white" | "red")[];
    /**
     * Their artifacts.
     */
    artifacts: Artifacts[];
    /**
     * Their incomplete experiments, masterpieces among them.
     */
    incomplete: Id[];
    /**
     * Their completed experiments.
     */
    completed: Id[];
    /**
     * The reaction markers left.
     */
    reactions: number;
  };
  /**
   * The open window, in `human_window` and `reaction_window` only.
   */
  window: {
    /**
     * The side to whose turn it belongs.
     */
    kind: "action" | "reaction";
    /**
     * The colour of the die that limits it.
     */
    colour: "black" | "white" | "red";
    /**
     * The symbol of that die.
     */
    symbol: Symbol;
    /**
     * `true` if an artifact was already taken in it.
     */
    artifact: boolean;
    /**
     * `true` if an experiment was already taken in it.
     */
    experiment: boolean;
  } | null;
  /**
   * The left-most and the right-most tied artifact, in `artifact_tie` only.
   */
  tie: Artifacts[];
  /**
   * The row that the bot looks at, if it does.
   */
  look: Look | null;
  /**
   * The cards dealt to the human that are neither kept nor rejected.
   */
  dealt: Id3[];
  /**
   * The dice to be rolled: a colour for each die.
   */
  to_roll: ("black" | "white" | "red")[];
  /**
   * Number of setup rolls still to come (TB-1.17).
   */
  setup_rolls_left: number;
  /**
   * The bot's masterpieces, in the order drawn.
   */
  masterpieces_drawn: Id[];
  /**
   * The digits of the human's score reported so far, hundreds first.
   */
  digits: number[];
  /**
   * Numbers of unseen cards.
   */
  unseen: {
    /**
     * The artifacts.
     */
    artifacts: {
      /**
       * Those of round 1.
       */
      "1": {
        [k: string]: number;
      };
      /**
       * Those of round 2.
       */
      "2": {
        [k: string]: number;
      };
      /**
       * Those of round 3.
       */
      "3": {
        [k: string]: number;
      };
      /**
       * All starting artifacts.
       */
      start: number;
    };
    /**
     * The experiments by level.
     */
    experiments: {
      [k: string]: number;
    };
  };
  /**
   * The artifacts and experiments that are out of the game.
   */
  out: Id3[];
  /**
   * The outcome, in `over` only.
   */
  outcome: {
    /**
     * The winner: the human with strictly more points, else the bot.
     */
    winner: "human" | "bot";
    /**
     * The human's final score (TB-15.13).
     */
    human: number;
    /**
     * The bot's final score.
     */
    bot: number;
    /**
     * The bot's score by parts.
     */
    parts: {
      /**
       * Scored during the game (TB-15.4).
       */
      in_play: number;
      /**
       * Completed experiments (TB-15.5).
       */
      experiments: number;
      /**
       * Victory point spaces (TB-15.6).
       */
      tracks: number;
      /**
       * Symbols on artifacts (TB-15.7).
       */
      artifacts: number;
      /**
       * Ethereal tokens left (TB-15.8).
       */
      ethereal: number;
      /**
       * Formulas (TB-15.11).
       */
      formulas: number;
      /**
       * Gold left (TB-15.12).
       */
      gold: number;
    };
    /**
     * Number of formulas scored, 0 to 7 (TB-15.9).
     */
    formula_count: number;
    /**
     * The human's points that the referee knows: completed experiments and tracks.
     */
    human_board: number;
  } | null;
}
/**
 * How a game ended.
 */
export interface Outcome {
  /**
   * The winner: the human with strictly more points, else the bot.
   */
  winner: "human" | "bot";
  /**
   * The human's final score (TB-15.13).
   */
  human: number;
  /**
   * The bot's final score.
   */
  bot: number;
  /**
   * The bot's score by parts.
   */
  parts: {
    /**
     * Scored during the game (TB-15.4).
     */
    in_play: number;
    /**
     * Completed experiments (TB-15.5).
     */
    experiments: number;
    /**
     * Victory point spaces (TB-15.6).
     */
    tracks: number;
    /**
     * Symbols on artifacts (TB-15.7).
     */
    artifacts: number;
    /**
     * Ethereal tokens left (TB-15.8).
     */
    ethereal: number;
    /**
     * Formulas (TB-15.11).
     */
    formulas: number;
    /**
     * Gold left (TB-15.12).
     */
    gold: number;
  };
  /**
   * Number of formulas scored, 0 to 7 (TB-15.9).
   */
  formula_count: number;
  /**
   * The human's points that the referee knows: completed experiments and tracks.
   */
  human_board: number;
}
/**
 * Options; those that are left out have their defaults.
 */
export interface Options {
  /**
   * Two Automa cards lie open and a die picks which one rules the bot's turn.
   */
  advanced_planning?: boolean;
  /**
   * The bot starts with one Gold more or fewer.
   */
  bot_gold_delta?: 0 | 1 | -1;
  /**
   * The bot starts with a random experiment to complete.
   */
  bot_start_experiment?: boolean;
  /**
   * The bot starts on level 1 of all mastery tracks.
   */
  bot_start_level_1?: boolean;
  /**
   * Number of die rolls at the start, each of which moves the bot up a track.
   */
  setup_rolls?: 2 | 0 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  /**
   * The bot's personality card pays its reward also when both of you are level on its track.
   */
  personality_on_equal?: boolean;
  /**
   * Number of masterpieces that the bot draws at the end to complete one of them.
   */
  masterpiece_draw?: 2 | 3 | 0;
  /**
   * The bot may pay Gold for levels that its masterpiece demands.
   */
  masterpiece_gold?: boolean;
  /**
   * The bot takes the first turn of the game, and you gain no Ethereal die to compensate.
   */
  bot_first?: boolean;
  /**
   * One white die fewer: 5 black, 4 white, 4 red.
   */
  remove_white_die?: boolean;
  /**
   * You start with one publication only; a note for you, nothing the bot looks at.
   */
  human_one_publication?: boolean;
  /**
   * You are dealt one masterpiece only.
   */
  human_one_masterpiece?: boolean;
  /**
   * After rounds 1 and 2 the bot gains a specialization card.
   */
  specialization_cards?: boolean;
  /**
   * The bot plays with the personality card of its starting artifact.
   */
  personality_cards?: boolean;
  /**
   * Choice between equally strong dice of a wrong colour: by the order of the symbols first, or by colour first.
   */
  draft_tie?: "list_then_colour" | "colour_then_list";
  /**
   * The bot's draft if no die fits its card in colour or symbols: the best die of the first other colour, or the best die of all.
   */
  absent_colour?: "colour_first" | "potency_first";
  /**
   * The bot's gain if no artifact of its die's colour is on display.
   */
  artifact_none?: "nothing" | "gold" | "other_colour";
  /**
   * Types that the bot has: those of all experiments it holds, or of completed ones only.
   */
  have_type?: "held" | "completed";
  /**
   * Target of a step whose track is at the top: any other track, or one of the lowest.
   */
  capped_step?: "any" | "lowest";
  /**
   * At the end the bot turns Gold into formulas whenever it can, or only as far as it pays.
   */
  formula_gold?: "greedy" | "optimal";
  /**
   * Every victory point space reached counts, or only the highest of each track.
   */
  vp_spaces?: "cumulative" | "highest";
  /**
   * Shuffling of the used Automa cards: as soon as the deck has run out, or when the next card is needed.
   */
  reshuffle?: "on_empty" | "on_need";
  /**
   * Artifacts that were taken are replaced at the end of the turn.
   */
  refill_artifacts?: boolean;
  /**
   * Experiments that were taken are replaced at the end of the turn.
   */
  refill_experiments?: boolean;
  /**
   * Strictness of the checks on your own moves; loose if you play by rules that they would refuse.
   */
  human_checks?: "strict" | "loose";
  /**
   * Passing: only by using up your third die, or also earlier.
   */
  human_pass?: "third_die" | "before_draft";
  /**
   * Your report of the final score: the whole score, or only what the referee cannot see.
   */
  human_report?: "total" | "rest";
  /**
   * Extent of your reports: every move (for simulations), or only what the bot looks at (for play with the real game).
   */
  reports?: "full" | "lean";
}
/**
 * Tables of the catalogue that differ from the embedded ones.
 */
export interface Tables {
  /**
   * An order of names, or a number that is printed on the board. Comma-separated text: name,value,prov
   */
  orders?: string;
  /**
   * The dice of a colour. Comma-separated text: colour,count,prov
   */
  dice?: string;
  /**
   * The bowl of a symbol. Comma-separated text: symbol,essence,section,prov
   */
  bowls?: string;
  /**
   * A space of a mastery track. Comma-separated text: track,level,bonus,vp,prov
   */
  tracks?: string;
  /**
   * A kind of bonus token. Comma-separated text: kind,count,bot_benefit,prov
   */
  tokens?: string;
  /**
   * A card of the bot. Comma-separated text: id,kind,element,colour,die,potency,actions,reward,prov
   */
  automa?: string;
  /**
   * The victory points of a number of formulas. Comma-separated text: count,vp,prov
   */
  formulas?: string;
  /**
   * An experiment or masterpiece. Comma-separated text: id,level,type,requirement,vp,prov
   */
  experiments?: string;
  /**
   * An artifact. Comma-separated text: id,level,colour,symbols,prov
   */
  artifacts?: string;
}
