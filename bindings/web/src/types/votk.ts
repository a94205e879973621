// Made by scripts/types.mjs from the JSON Schemas of solo-table; not to be edited.

export type Card =
  | "shabti"
  | "urn"
  | "food"
  | "table"
  | "sarc_outer"
  | "sarc_middle"
  | "sarc_inner"
  | "jar_qeb"
  | "jar_imsety"
  | "jar_hapi"
  | "jar_dua"
  | "am_ankh"
  | "am_djed"
  | "am_scarab"
  | "am_tyet"
  | "am_wedjat"
  | "bk_nether"
  | "bk_earth"
  | "bk_gates"
  | "bk_dead"
  | "bk_heavens"
  | "bk_travers"
  | "st_anubis"
  | "st_bastet"
  | "st_horus"
  | "st_isis"
  | "st_osiris"
  | "st_sekhmet"
  | "st_thoth"
  | "boat"
  | "senet"
  | "chariot"
  | "censer"
  | "mask"
  | "throne";
export type Slot = "bl" | "bm" | "br" | "ml" | "mr" | "t";
/**
 * What happened, as data.
 */
export type Event =
  | {
      event: "turn_begins";
      side: "setup" | "player" | "bot";
      turn: number;
    }
  | {
      card: Card;
      event: "moved";
      from: From;
      to: From;
    }
  | {
      cards: number;
      event: "reshuffled";
    }
  | {
      card: Card;
      event: "buying";
      price: number;
      slot: Slot;
    }
  | {
      card: Card;
      event: "using";
    }
  | {
      card: Card;
      event: "mode_chosen";
      mode: number;
    }
  | {
      card: Card;
      event: "turned_over";
      runs: boolean;
    }
  | {
      card: Card;
      event: "repeating";
    }
  | {
      card: Card;
      event: "borrowing";
    }
  | {
      card: Card;
      event: "skipped";
      op: number;
    }
  | {
      card: Card;
      event: "declined";
      op: number;
    }
  | {
      event: "granted";
      value: number;
      what: "purse";
    }
  | {
      event: "granted";
      value: number;
      what: "cheaper";
    }
  | {
      event: "granted";
      value: number;
      what: "worth";
    }
  | {
      event: "granted";
      value: "base" | "middle" | "all";
      what: "reach";
    }
  | {
      event: "rolled";
      face: number;
      slot: Slot;
    }
  | {
      card: Card;
      event: "reacting";
    }
  | {
      event: "window_passed";
    }
  | {
      cards: Card[];
      event: "returned";
    }
  | {
      bot: number;
      by: "points" | "tomb_size" | "equal";
      event: "over";
      player: number;
      winner: "player" | "bot" | "shared";
    };
export type From =
  | "deck"
  | "hand"
  | "played"
  | "turned"
  | "discard"
  | "tomb"
  | "bl"
  | "bm"
  | "br"
  | "ml"
  | "mr"
  | "t"
  | "stock"
  | "boneyard"
  | "bot_tomb"
  | "bot_discard";

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
  arranged: Card[];
  aside: {
    [k: string]: number;
  };
  boneyard: Card[];
  bot_discard: Card[];
  bot_tomb: Card[];
  deck: {
    top: Card[];
    unseen: {
      [k: string]: number;
    };
  };
  discard: Card[];
  frames: {
    asking: boolean;
    card: Card;
    from: "hand" | "turned" | "again" | "bot" | "react";
    group: ("starter" | "sarcophagus" | "jar" | "amulet" | "book" | "statue" | "unique") | null;
    left: number;
    limit: number | null;
    mode: number;
    op: number;
    slots: ("discard" | "sacrifice")[];
  }[];
  hand: Card[];
  outcome: {
    bot: {
      sets: {
        amulet: number;
        book: number;
        jar: number;
        sarcophagus: number;
        statue: number;
      };
      spares: number;
      starters: number;
      tomb_size: number;
      total: number;
      uniques: number;
    };
    by: "points" | "tomb_size" | "equal";
    player: {
      sets: {
        amulet: number;
        book: number;
        jar: number;
        sarcophagus: number;
        statue: number;
      };
      spares: number;
      starters: number;
      tomb_size: number;
      total: number;
      uniques: number;
    };
    value: 0 | 0.5 | 1;
    winner: "player" | "bot" | "shared";
  } | null;
  pending: {
    card: Card | null;
    due: number | null;
    last: Card | null;
    left: number | null;
    slot: Slot | null;
  };
  phase:
    | "draw"
    | "lay"
    | "bone"
    | "stock"
    | "turn"
    | "die"
    | "play"
    | "pay"
    | "fall"
    | "mode"
    | "choose"
    | "arrange"
    | "shed"
    | "react"
    | "over";
  played: Card[];
  pyramid: {
    [k: string]: Card | null;
  };
  side: "setup" | "player" | "bot";
  state: {
    bot_discard: boolean;
    bot_sacrifice: boolean;
    bought: number | null;
    cheaper: number;
    entombed: boolean;
    executed: Card[];
    left_pyramid: boolean;
    purse: number;
    reach: "base" | "middle" | "all";
    swapped: boolean;
    worth: number | null;
  };
  step: "setup" | "play" | "discard" | "rebuild" | "draw" | "gain";
  stock: {
    ii: {
      [k: string]: number;
    };
    iii: {
      [k: string]: number;
    };
  };
  stock_size: number;
  tomb: Card[];
  turn: number;
  turned: Card[];
}
/**
 * How a game ended.
 */
export interface Outcome {
  bot: {
    sets: {
      amulet: number;
      book: number;
      jar: number;
      sarcophagus: number;
      statue: number;
    };
    spares: number;
    starters: number;
    tomb_size: number;
    total: number;
    uniques: number;
  };
  by: "points" | "tomb_size" | "equal";
  player: {
    sets: {
      amulet: number;
      book: number;
      jar: number;
      sarcophagus: number;
      statue: number;
    };
    spares: number;
    starters: number;
    tomb_size: number;
    total: number;
    uniques: number;
  };
  value: 0 | 0.5 | 1;
  winner: "player" | "bot" | "shared";
}
/**
 * Options; those that are left out have their defaults.
 */
export interface Options {
  /**
   * Decides whether the die or you choose which card falls when the Bot takes the middle card of the base.
   */
  bot_fall?: "die" | "player";
  /**
   * Decides where the cards go that the Bot must discard: on its discard pile, whose top three return before scoring, or on the boneyard.
   */
  bot_loses_to?: "discard" | "boneyard";
  /**
   * Decides whether the Bot, when it must discard several cards together, loses them from one of the five sets only, or also from its starters or its uniques, or from a set with enough cards while it has one.
   */
  discard_groups?: "sets" | "any" | "full";
  /**
   * Decides whether the die is rolled again when it shows an empty place, or the Bot then gains nothing.
   */
  empty_slot?: "reroll" | "none";
  /**
   * Decides whether the game stops immediately when its end comes while you play your cards, or you may first finish playing them.
   */
  end_rule?: "immediate" | "finish_play";
  /**
   * Decides whether the game ends when the stock is empty and two cards are left in the pyramid, or as soon as one of the two is so.
   */
  end_when?: "both" | "either";
  /**
   * Decides who takes the first turn, you or the Bot.
   */
  first?: "player" | "bot";
  /**
   * Decides whether a card whose attack finds nothing to take from the Bot cannot be played, or is played without that part.
   */
  no_target?: "forbid" | "skip";
  /**
   * Decides whether a swap of two pyramid cards spares you the sacrifice at the end of the turn, or only a card that has left the pyramid does.
   */
  pyramid_change?: "any" | "lost";
  /**
   * Decides whether you may answer the Bot's gain with a card that reacts to a purchase.
   */
  reactions?: "on" | "off";
  /**
   * Decides whether empty places of the pyramid are filled at the end of each turn or as soon as a card has left.
   */
  refill?: "rebuild" | "immediate";
}
/**
 * Tables of the catalogue that differ from the embedded ones.
 */
export interface Tables {
  /**
   * A design: the printed values of its cards. Comma-separated text: id,name,level,group,copies,cost,gold,vp,timing,copy,action,prov
   */
  designs?: string;
}
