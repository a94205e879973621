// Made by scripts/types.mjs from the JSON Schemas of solo-table; not to be edited.

export type Card =
  | "e0"
  | "er1"
  | "er2"
  | "er3"
  | "er4"
  | "er5"
  | "er6"
  | "er7"
  | "er8"
  | "er9"
  | "er10"
  | "er11"
  | "er12"
  | "er13"
  | "er14"
  | "er15"
  | "er16"
  | "ey1"
  | "ey2"
  | "ey3"
  | "ey4"
  | "ey5"
  | "ey6"
  | "ey7"
  | "ey8"
  | "ey9"
  | "ew1"
  | "ew2"
  | "ew3"
  | "ew4"
  | "ew5"
  | "ew6"
  | "ew7"
  | "ew8"
  | "ew9";
export type Card2 =
  | "r1a"
  | "r1b"
  | "r1c"
  | "r1d"
  | "r1e"
  | "r1f"
  | "r2a"
  | "r2b"
  | "r2c"
  | "r2d"
  | "r2e"
  | "r2f"
  | "r3a"
  | "r3b"
  | "r3c"
  | "r3d"
  | "r3e"
  | "r3f"
  | "y1a"
  | "y1b"
  | "y1c"
  | "y1d"
  | "y1e"
  | "y1f"
  | "y2a"
  | "y2b"
  | "y2c"
  | "y2d"
  | "y2e"
  | "y2f"
  | "y3a"
  | "y3b"
  | "y3c"
  | "y3d"
  | "y3e"
  | "y3f"
  | "w1a"
  | "w1b"
  | "w1c"
  | "w1d"
  | "w1e"
  | "w1f"
  | "w2a"
  | "w2b"
  | "w2c"
  | "w2d"
  | "w2e"
  | "w2f"
  | "w3a"
  | "w3b"
  | "w3c"
  | "w3d"
  | "w3e"
  | "w3f";
export type Card3 = "c1" | "c2" | "c3" | "c4" | "c5" | "c6";
export type Kind = "activate" | "build" | "combat" | "place" | "farm";
export type Target =
  | "r1a"
  | "r1b"
  | "r1c"
  | "r1d"
  | "r1e"
  | "r1f"
  | "r2a"
  | "r2b"
  | "r2c"
  | "r2d"
  | "r2e"
  | "r2f"
  | "r3a"
  | "r3b"
  | "r3c"
  | "r3d"
  | "r3e"
  | "r3f"
  | "y1a"
  | "y1b"
  | "y1c"
  | "y1d"
  | "y1e"
  | "y1f"
  | "y2a"
  | "y2b"
  | "y2c"
  | "y2d"
  | "y2e"
  | "y2f"
  | "y3a"
  | "y3b"
  | "y3c"
  | "y3d"
  | "y3e"
  | "y3f"
  | "w1a"
  | "w1b"
  | "w1c"
  | "w1d"
  | "w1e"
  | "w1f"
  | "w2a"
  | "w2b"
  | "w2c"
  | "w2d"
  | "w2e"
  | "w2f"
  | "w3a"
  | "w3b"
  | "w3c"
  | "w3d"
  | "w3e"
  | "w3f"
  | "e0"
  | "er1"
  | "er2"
  | "er3"
  | "er4"
  | "er5"
  | "er6"
  | "er7"
  | "er8"
  | "er9"
  | "er10"
  | "er11"
  | "er12"
  | "er13"
  | "er14"
  | "er15"
  | "er16"
  | "ey1"
  | "ey2"
  | "ey3"
  | "ey4"
  | "ey5"
  | "ey6"
  | "ey7"
  | "ey8"
  | "ey9"
  | "ew1"
  | "ew2"
  | "ew3"
  | "ew4"
  | "ew5"
  | "ew6"
  | "ew7"
  | "ew8"
  | "ew9"
  | "palace"
  | "hall"
  | "bishopric";
/**
 * What happened, as data.
 */
export type Event =
  | {
      event: "character_stacked";
      card: Card3;
      place: number;
    }
  | {
      event: "die_rolled";
      owner: "own" | "roy" | "setup" | "black" | "royal";
      colour: ("red" | "yellow" | "white") | null;
      face: number;
    }
  | {
      event: "settled";
      who: "human" | "roy";
      building: "palace" | "hall" | "bishopric";
      space: number;
    }
  | {
      event: "round_started";
      round: number;
      start: "human" | "roy";
    }
  | {
      event: "activity_revealed";
      slot: string;
      card: Card2;
    }
  | {
      event: "income";
      deniers: number;
    }
  | {
      event: "salaries";
      due: number;
      paid: number;
    }
  | {
      event: "event_entered";
      card: Card;
    }
  | {
      event: "event_effect";
      card: Card;
      effect: string;
    }
  | {
      event: "lost";
      card: Card;
      what: "deniers" | "influence" | "cube" | "banner" | "stone";
      due: number;
      amount: number;
      where:
        | (
            | "r1a"
            | "r1b"
            | "r1c"
            | "r1d"
            | "r1e"
            | "r1f"
            | "r2a"
            | "r2b"
            | "r2c"
            | "r2d"
            | "r2e"
            | "r2f"
            | "r3a"
            | "r3b"
            | "r3c"
            | "r3d"
            | "r3e"
            | "r3f"
            | "y1a"
            | "y1b"
            | "y1c"
            | "y1d"
            | "y1e"
            | "y1f"
            | "y2a"
            | "y2b"
            | "y2c"
            | "y2d"
            | "y2e"
            | "y2f"
            | "y3a"
            | "y3b"
            | "y3c"
            | "y3d"
            | "y3e"
            | "y3f"
            | "w1a"
            | "w1b"
            | "w1c"
            | "w1d"
            | "w1e"
            | "w1f"
            | "w2a"
            | "w2b"
            | "w2c"
            | "w2d"
            | "w2e"
            | "w2f"
            | "w3a"
            | "w3b"
            | "w3c"
            | "w3d"
            | "w3e"
            | "w3f"
            | "e0"
            | "er1"
            | "er2"
            | "er3"
            | "er4"
            | "er5"
            | "er6"
            | "er7"
            | "er8"
            | "er9"
            | "er10"
            | "er11"
            | "er12"
            | "er13"
            | "er14"
            | "er15"
            | "er16"
            | "ey1"
            | "ey2"
            | "ey3"
            | "ey4"
            | "ey5"
            | "ey6"
            | "ey7"
            | "ey8"
            | "ey9"
            | "ew1"
            | "ew2"
            | "ew3"
            | "ew4"
            | "ew5"
            | "ew6"
            | "ew7"
            | "ew8"
            | "ew9"
            | "1 1"
            | "1 2"
            | "1 3"
            | "1 4"
            | "1 5"
            | "1 6"
            | "2 1"
            | "2 2"
            | "2 3"
            | "2 4"
            | "2 5"
            | "2 6"
            | "3 1"
            | "3 2"
            | "3 3"
            | "3 4"
            | "3 5"
            | "3 6"
          )
        | null;
    }
  | {
      event: "vp";
      who: "human" | "roy";
      amount: number;
      reason: Reason;
      card: Card4 | null;
    }
  | {
      event: "deniers";
      amount: number;
      reason: Reason;
      card: Card4 | null;
    }
  | {
      event: "influence";
      amount: number;
      reason: Reason;
      card: Card4 | null;
    }
  | {
      event: "entered";
      who: "human" | "roy";
      building: "palace" | "hall" | "bishopric";
      space: number;
      pushed: {
        who: "human" | "roy";
        from: number;
        to: number | null;
      }[];
      evicted: ("human" | "roy") | null;
    }
  | {
      event: "laid_down";
      card: Card;
      building: "palace" | "hall" | "bishopric";
      space: number;
    }
  | {
      event: "returned";
      who: "human" | "roy";
      count: number;
    }
  | {
      event: "filled";
      building: "palace" | "hall" | "bishopric";
      space: number;
    }
  | {
      event: "attack";
      dice: number;
    }
  | {
      event: "guarded";
      who: "human" | "roy";
      black: number;
      dice: ["own" | "roy", "red" | "yellow" | "white", number][];
    }
  | {
      event: "surrendered";
      black: number;
    }
  | {
      event: "rerolled";
      colour: "red" | "yellow" | "white";
      face: number;
    }
  | {
      event: "flipped";
      colour: "red" | "yellow" | "white";
      face: number;
      to: number;
    }
  | {
      event: "recruited";
      count: number;
    }
  | {
      event: "action";
      kind: Kind;
      target: Target | null;
    }
  | {
      event: "hired";
      who: "human" | "roy";
      card: Card2;
      space: number;
      price: number;
      from:
        | "supply"
        | "palace 1"
        | "palace 2"
        | "palace 3"
        | "palace 4"
        | "palace 5"
        | "palace 6"
        | "hall 1"
        | "hall 2"
        | "hall 3"
        | "hall 4"
        | "hall 5"
        | "hall 6"
        | "bishopric 1"
        | "bishopric 2"
        | "bishopric 3"
        | "bishopric 4"
        | "bishopric 5"
        | "bishopric 6"
        | "card r1a"
        | "card r1b"
        | "card r1c"
        | "card r1d"
        | "card r1e"
        | "card r1f"
        | "card r2a"
        | "card r2b"
        | "card r2c"
        | "card r2d"
        | "card r2e"
        | "card r2f"
        | "card r3a"
        | "card r3b"
        | "card r3c"
        | "card r3d"
        | "card r3e"
        | "card r3f"
        | "card y1a"
        | "card y1b"
        | "card y1c"
        | "card y1d"
        | "card y1e"
        | "card y1f"
        | "card y2a"
        | "card y2b"
        | "card y2c"
        | "card y2d"
        | "card y2e"
        | "card y2f"
        | "card y3a"
        | "card y3b"
        | "card y3c"
        | "card y3d"
        | "card y3e"
        | "card y3f"
        | "card w1a"
        | "card w1b"
        | "card w1c"
        | "card w1d"
        | "card w1e"
        | "card w1f"
        | "card w2a"
        | "card w2b"
        | "card w2c"
        | "card w2d"
        | "card w2e"
        | "card w2f"
        | "card w3a"
        | "card w3b"
        | "card w3c"
        | "card w3d"
        | "card w3e"
        | "card w3f";
    }
  | {
      event: "cube_used";
      card: Card2;
    }
  | {
      event: "group";
      dice: ["own" | "roy", "red" | "yellow" | "white", number][];
      paid: number;
    }
  | {
      event: "activated";
      card: Card2;
      times: number;
    }
  | {
      event: "event_cubes";
      who: "human" | "roy";
      card: Card;
      count: number;
    }
  | {
      event: "event_countered";
      card: Card;
      to: ("human" | "roy") | null;
    }
  | {
      event: "stone";
      who: "human" | "roy";
      level: number;
      column: number;
    }
  | {
      event: "passed";
    }
  | {
      event: "pot";
      amount: number;
    }
  | {
      event: "royal_roll";
      total: number;
      result: "vp3" | "vp2" | "worker" | "event" | "tradesman" | "cathedral" | "character";
    }
  | {
      event: "royal_bought";
      colour: "red" | "yellow" | "white";
      face: number;
      price: number;
    }
  | {
      event: "royal_spent";
      dice: ["own" | "roy", "red" | "yellow" | "white", number][];
    }
  | {
      event: "royal_nothing";
      reason: Reason;
    }
  | {
      event: "character_scored";
      card: Card3;
      human: number;
      roy: number;
    }
  | {
      event: "round_ended";
      round: number;
    }
  | {
      event: "scored";
      who: "human" | "roy";
      item: "events" | "tradesmen" | "levels";
      vp: number;
    }
  | {
      event: "game_over";
      difference: number;
      band: number;
    };
export type Reason =
  | "salaries"
  | "event_effect"
  | "unfulfilled"
  | "countered"
  | "surrender"
  | "reroll"
  | "recruit"
  | "flip"
  | "hire"
  | "purchase"
  | "costs"
  | "activity"
  | "stone"
  | "event_cube"
  | "reward"
  | "farm"
  | "pot"
  | "sale"
  | "roll"
  | "cathedral_full"
  | "character"
  | "no_character"
  | "no_entry"
  | "no_target"
  | "no_tradesman";
export type Card4 =
  | "r1a"
  | "r1b"
  | "r1c"
  | "r1d"
  | "r1e"
  | "r1f"
  | "r2a"
  | "r2b"
  | "r2c"
  | "r2d"
  | "r2e"
  | "r2f"
  | "r3a"
  | "r3b"
  | "r3c"
  | "r3d"
  | "r3e"
  | "r3f"
  | "y1a"
  | "y1b"
  | "y1c"
  | "y1d"
  | "y1e"
  | "y1f"
  | "y2a"
  | "y2b"
  | "y2c"
  | "y2d"
  | "y2e"
  | "y2f"
  | "y3a"
  | "y3b"
  | "y3c"
  | "y3d"
  | "y3e"
  | "y3f"
  | "w1a"
  | "w1b"
  | "w1c"
  | "w1d"
  | "w1e"
  | "w1f"
  | "w2a"
  | "w2b"
  | "w2c"
  | "w2d"
  | "w2e"
  | "w2f"
  | "w3a"
  | "w3b"
  | "w3c"
  | "w3d"
  | "w3e"
  | "w3f"
  | "e0"
  | "er1"
  | "er2"
  | "er3"
  | "er4"
  | "er5"
  | "er6"
  | "er7"
  | "er8"
  | "er9"
  | "er10"
  | "er11"
  | "er12"
  | "er13"
  | "er14"
  | "er15"
  | "er16"
  | "ey1"
  | "ey2"
  | "ey3"
  | "ey4"
  | "ey5"
  | "ey6"
  | "ey7"
  | "ey8"
  | "ey9"
  | "ew1"
  | "ew2"
  | "ew3"
  | "ew4"
  | "ew5"
  | "ew6"
  | "ew7"
  | "ew8"
  | "ew9"
  | "c1"
  | "c2"
  | "c3"
  | "c4"
  | "c5"
  | "c6";

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
    | "setup/character"
    | "setup/roll"
    | "setup/settle"
    | "reveal/reveal"
    | "workforce/roll"
    | "events/draw"
    | "events/lose"
    | "defence/roll"
    | "defence/guard"
    | "defence/reroll"
    | "defence/flip"
    | "actions/turn"
    | "actions/reroll"
    | "actions/flip"
    | "actions/source"
    | "actions/cube"
    | "actions/dice"
    | "actions/times"
    | "actions/choose"
    | "actions/mark"
    | "actions/black"
    | "actions/royal"
    | "over/over";
  round: number;
  rounds: number;
  start: "human" | "roy";
  turn: ("human" | "roy") | null;
  human: {
    deniers: number;
    influence: number;
    vp: number;
    supply: number;
    stock: number;
    lying: number;
    pot: number;
    passed: boolean;
    won: Card[];
  };
  roy: {
    vp: number;
    supply: number;
    lying: number;
    won: Card[];
  };
  buildings: {
    [k: string]: string;
  };
  cathedral: string[];
  dice: {
    [k: string]: {
      [k: string]: number[];
    };
  };
  black: number[];
  activities: {
    slot: string;
    card: Card2 | null;
    spaces: string;
    cubes: number;
  }[];
  row: {
    card: Card;
    cubes: number;
  }[];
  stack: Card3[];
  unseen: {
    red: Card[];
    white: Card[];
    yellow: Card[];
  };
  free_rolls: number;
  pending:
    | {
        rolled: number[];
      }
    | {
        left: number;
      }
    | {
        slot: string | null;
      }
    | {
        owner: "own" | "roy";
        colour: "red" | "yellow" | "white";
        left: number;
      }
    | {
        colour: "red" | "yellow" | "white";
      }
    | {
        card: Card | null;
        index: number;
        effect: string;
        left: number;
        short: boolean;
        attack: number;
      }
    | {
        total: number;
        countered: number;
      }
    | {
        colour: "red" | "yellow" | "white";
        countered: number;
      }
    | {
        left: number;
        flipped: ["red" | "yellow" | "white", number][];
        countered: number;
      }
    | {
        kind: Kind;
        target: Target | null;
        cube: Card2 | null;
        group: ["own" | "roy", "red" | "yellow" | "white", number][];
        strength: number;
        times: number;
        left: number;
        now: unknown[] | null;
        todo: unknown[][];
      }
    | {
        first: number | null;
      }
    | null;
  outcome: {
    human: {
      play: number;
      events: number;
      tradesmen: number;
      levels: number;
      characters: number;
      total: number;
    };
    roy: {
      play: number;
      events: number;
      tradesmen: number;
      levels: number;
      characters: number;
      total: number;
    };
    difference: number;
    band: number;
    beaten: boolean;
  } | null;
}
/**
 * How a game ended.
 */
export interface Outcome {
  human: {
    play: number;
    events: number;
    tradesmen: number;
    levels: number;
    characters: number;
    total: number;
  };
  roy: {
    play: number;
    events: number;
    tradesmen: number;
    levels: number;
    characters: number;
    total: number;
  };
  difference: number;
  band: number;
  beaten: boolean;
}
/**
 * Options; those that are left out have their defaults.
 */
export interface Options {
  /**
   * Number of rounds of the game.
   */
  rounds?: 4 | 3 | 5 | 6;
  /**
   * Start player of the first round; the sides alternate from then on.
   */
  first_start?: "human" | "roy";
  /**
   * Entering a building: a citizen pushes the others along, or only replaces the one on his space.
   */
  topology?: "push" | "direct";
  /**
   * Level on which a die builds: the lowest with a free space, or the lowest free one of its column.
   */
  cathedral?: "strict" | "column";
  /**
   * Le Roy's die against a black die: one always beats it, or he adds dice until their total reaches it.
   */
  weak_guard?: "single" | "adds";
  /**
   * Order of le Roy's dice in defence: by the face alone, or red counted double.
   */
  guard_rank?: "value" | "doubled";
  /**
   * Price that le Roy pays when you have no die to sell: one more of his dice, or one die less.
   */
  no_die?: "own" | "less";
  /**
   * Entry of le Roy's worker: where he evicts you if he can, or on the space of his die.
   */
  worker?: "evict" | "die";
  /**
   * Die that le Roy spends on a worker: his best, or the best one with which he evicts you.
   */
  worker_die?: "best" | "evicting";
  /**
   * Marauding as le Roy's target: when no other event is in the row, or never.
   */
  marauding?: "alone" | "never";
  /**
   * Marauding pays points when it is full, or none.
   */
  marauding_payout?: "on" | "off";
  /**
   * Le Roy's turn after a rolled character: it ends, or he rolls again.
   */
  free_result?: "turn" | "again";
  /**
   * Le Roy, too, loses points for cathedral levels without a stone of his.
   */
  roy_levels?: boolean;
}
/**
 * Tables of the catalogue that differ from the embedded ones.
 */
export interface Tables {
  /**
   * A constant. One that is left out is that of the embedded catalogue. Comma-separated text: name,value,prov
   */
  constants?: string;
  /**
   * The push chains of a building. Comma-separated text: name,value,prov
   */
  chains?: string;
  /**
   * The places of a building. Comma-separated text: name,value,prov
   */
  places?: string;
  /**
   * Values of the cathedral. Comma-separated text: name,value,prov
   */
  cathedral?: string;
  /**
   * An Activity card. Comma-separated text: id,name,colour,number,divisor,spaces,kind,fx,use_for,prov
   */
  activity?: string;
  /**
   * An Event card. Comma-separated text: id,name,colour,second,fx,banners,combat,reward,stays,prov
   */
  event?: string;
  /**
   * A Character card. Comma-separated text: id,name,metric,roy,steps,prov
   */
  character?: string;
}
