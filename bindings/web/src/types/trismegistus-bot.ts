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
      event: "round_started";
      round: number;
      first: "human" | "bot";
    }
  | {
      event: "token_placed";
      track: Track;
      level: number;
      kind: "aether" | "insight" | "glory";
    }
  | {
      event: "artifact_laid";
      place: "black" | "white" | "red";
      slot: number;
      id: Artifacts;
    }
  | {
      event: "experiment_laid";
      place: "lead" | "tin" | "iron" | "copper" | "mercury";
      slot: number;
      id: Id;
    }
  | {
      event: "row_ended";
      place: Look;
    }
  | {
      event: "die_rolled";
      colour: "black" | "white" | "red";
      symbol: Symbol;
    }
  | {
      event: "bowls_rerolled";
      symbols: Symbol[];
    }
  | {
      event: "dealt";
      id: Id3;
    }
  | {
      event: "kept";
      id: Id3 | null;
      rejected: Id3 | null;
    }
  | {
      event: "card_added";
      id: Id2;
    }
  | {
      event: "card_revealed";
      place: "left" | "right";
      id: Id2;
    }
  | {
      event: "setup_rolled";
      symbol: Symbol;
    }
  | {
      event: "d6_rolled";
      value: number;
    }
  | {
      event: "deck_reshuffled";
    }
  | {
      event: "turn_started";
      side: "human" | "bot";
    }
  | {
      event: "card_active";
      id: Id2;
    }
  | {
      event: "bot_chose";
      what: "draft" | "artifact" | "experiment" | "track" | "completion" | "masterpiece";
      candidates: string[];
      choice: string;
      rule: string;
    }
  | {
      event: "bot_drafted";
      colour: "black" | "white" | "red";
      from: Symbol;
      symbol: Symbol;
      potency: number;
    }
  | {
      event: "human_drafted";
      colour: "black" | "white" | "red";
      symbol: Symbol;
      potency: number;
    }
  | {
      event: "ethereal_spent";
      side: "human" | "bot";
      potency: number;
    }
  | {
      event: "spent";
      side: "human" | "bot";
      amount: number;
      left: number;
    }
  | {
      event: "stepped";
      side: "human" | "bot";
      track: Track;
      level: number;
    }
  | {
      event: "step_lost";
    }
  | {
      event: "bonus_reached";
      side: "human" | "bot";
      track: Track;
      level: number;
      kind: "aether" | "insight" | "glory";
    }
  | {
      event: "gold_gained";
      amount: number;
    }
  | {
      event: "ethereal_gained";
      amount: number;
    }
  | {
      event: "scored";
      amount: number;
    }
  | {
      event: "artifact_taken";
      side: "human" | "bot";
      id: Artifacts;
    }
  | {
      event: "experiment_taken";
      side: "human" | "bot";
      id: Id;
    }
  | {
      event: "nothing_gained";
    }
  | {
      event: "completed";
      side: "human" | "bot";
      id: Id;
      gold: number;
    }
  | {
      event: "reacted";
    }
  | {
      event: "die_used";
      side: "human" | "bot";
      colour: "black" | "white" | "red";
    }
  | {
      event: "passed";
      side: "human" | "bot";
    }
  | {
      event: "token_removed";
      track: Track;
      level: number;
      kind: "aether" | "insight" | "glory";
    }
  | {
      event: "round_ended";
      round: number;
    }
  | {
      event: "masterpiece_drawn";
      id: Id;
    }
  | {
      event: "game_over";
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
  round: number;
  turn: ("human" | "bot") | null;
  first: "human" | "bot";
  passed: ("human" | "bot")[];
  bowls: {
    [k: string]: {
      [k: string]: number;
    };
  };
  artifacts: {
    [k: string]: (Artifacts | null)[];
  };
  experiments: {
    [k: string]: (Id | null)[];
  };
  tokens: {
    [k: string]: {
      [k: string]: "aether" | "insight" | "glory";
    };
  };
  tokens_unplaced: {
    [k: string]: number;
  };
  levels: {
    [k: string]: {
      [k: string]: number;
    };
  };
  bot: {
    die: {
      colour: "black" | "white" | "red";
      symbol: Symbol;
      potency: number;
    } | null;
    used: ("black" | "white" | "red")[];
    gold: number;
    ethereal: number;
    vp: number;
    artifacts: Artifacts[];
    incomplete: Id[];
    completed: Id[];
    card: Id2 | null;
    queue: string[];
    face_up: (Id2 | null)[];
    deck: Id2[];
    discard: Id2[];
    specializations: Track[];
  };
  human: {
    die: {
      colour: "black" | "white" | "red";
      symbol: Symbol;
      potency: number;
    } | null;
    used: ("black" | "white" | "red")[];
    artifacts: Artifacts[];
    incomplete: Id[];
    completed: Id[];
    reactions: number;
  };
  window: {
    kind: "action" | "reaction";
    colour: "black" | "white" | "red";
    symbol: Symbol;
    artifact: boolean;
    experiment: boolean;
  } | null;
  tie: Artifacts[];
  look: Look | null;
  dealt: Id3[];
  to_roll: ("black" | "white" | "red")[];
  setup_rolls_left: number;
  masterpieces_drawn: Id[];
  digits: number[];
  unseen: {
    artifacts: {
      "1": {
        [k: string]: number;
      };
      "2": {
        [k: string]: number;
      };
      "3": {
        [k: string]: number;
      };
      start: number;
    };
    experiments: {
      [k: string]: number;
    };
  };
  out: Id3[];
  outcome: {
    winner: "human" | "bot";
    human: number;
    bot: number;
    parts: {
      in_play: number;
      experiments: number;
      tracks: number;
      artifacts: number;
      ethereal: number;
      formulas: number;
      gold: number;
    };
    formula_count: number;
    human_board: number;
  } | null;
}
/**
 * How a game ended.
 */
export interface Outcome {
  winner: "human" | "bot";
  human: number;
  bot: number;
  parts: {
    in_play: number;
    experiments: number;
    tracks: number;
    artifacts: number;
    ethereal: number;
    formulas: number;
    gold: number;
  };
  formula_count: number;
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
   * Rolls of a die at the start, each of which moves the bot up a track.
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
   * The bot's draft if no die has its card's colour: the next colour's best die, or the best die of all.
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
   * All victory point spaces that a marker has reached count, or only the highest of each track.
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
   * Strictness of the checks of your own moves; loose for tables whose rules bend the checks.
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
   * Extent of your reports: every move (for simulations), or only what the bot looks at (beside the box).
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
