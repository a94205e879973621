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
      event: "moved";
      card: Card;
      from: From;
      to: From;
    }
  | {
      event: "reshuffled";
      cards: number;
    }
  | {
      event: "buying";
      slot: Slot;
      card: Card;
      price: number;
    }
  | {
      event: "using";
      card: Card;
    }
  | {
      event: "mode_chosen";
      card: Card;
      mode: number;
    }
  | {
      event: "turned_over";
      card: Card;
      runs: boolean;
    }
  | {
      event: "repeating";
      card: Card;
    }
  | {
      event: "borrowing";
      card: Card;
    }
  | {
      event: "skipped";
      card: Card;
      op: number;
    }
  | {
      event: "declined";
      card: Card;
      op: number;
    }
  | {
      event: "granted";
      what: "purse";
      value: number;
    }
  | {
      event: "granted";
      what: "cheaper";
      value: number;
    }
  | {
      event: "granted";
      what: "worth";
      value: number;
    }
  | {
      event: "granted";
      what: "reach";
      value: "base" | "middle" | "all";
    }
  | {
      event: "rolled";
      face: number;
      slot: Slot;
    }
  | {
      event: "reacting";
      card: Card;
    }
  | {
      event: "window_passed";
    }
  | {
      event: "returned";
      cards: Card[];
    }
  | {
      event: "over";
      winner: "player" | "bot" | "shared";
      by: "points" | "tomb_size" | "equal";
      player: number;
      bot: number;
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
  side: "setup" | "player" | "bot";
  step: "setup" | "play" | "discard" | "rebuild" | "draw" | "gain";
  turn: number;
  hand: Card[];
  played: Card[];
  arranged: Card[];
  turned: Card[];
  deck: {
    top: Card[];
    unseen: {
      [k: string]: number;
    };
  };
  discard: Card[];
  tomb: Card[];
  pyramid: {
    [k: string]: Card | null;
  };
  stock: {
    ii: {
      [k: string]: number;
    };
    iii: {
      [k: string]: number;
    };
  };
  stock_size: number;
  boneyard: Card[];
  bot_tomb: Card[];
  bot_discard: Card[];
  aside: {
    [k: string]: number;
  };
  state: {
    entombed: boolean;
    left_pyramid: boolean;
    swapped: boolean;
    bought: number | null;
    purse: number;
    cheaper: number;
    worth: number | null;
    reach: "base" | "middle" | "all";
    bot_discard: boolean;
    bot_sacrifice: boolean;
    executed: Card[];
  };
  pending: {
    slot: Slot | null;
    card: Card | null;
    due: number | null;
    last: Card | null;
    left: number | null;
  };
  frames: {
    card: Card;
    from: "hand" | "turned" | "again" | "bot" | "react";
    mode: number;
    op: number;
    left: number;
    limit: number | null;
    group: ("starter" | "sarcophagus" | "jar" | "amulet" | "book" | "statue" | "unique") | null;
    slots: ("discard" | "sacrifice")[];
    asking: boolean;
  }[];
  outcome: {
    winner: "player" | "bot" | "shared";
    by: "points" | "tomb_size" | "equal";
    value: 0 | 0.5 | 1;
    player: {
      total: number;
      starters: number;
      uniques: number;
      sets: {
        sarcophagus: number;
        jar: number;
        amulet: number;
        book: number;
        statue: number;
      };
      spares: number;
      tomb_size: number;
    };
    bot: {
      total: number;
      starters: number;
      uniques: number;
      sets: {
        sarcophagus: number;
        jar: number;
        amulet: number;
        book: number;
        statue: number;
      };
      spares: number;
      tomb_size: number;
    };
  } | null;
}
/**
 * How a game ended.
 */
export interface Outcome {
  winner: "player" | "bot" | "shared";
  by: "points" | "tomb_size" | "equal";
  value: 0 | 0.5 | 1;
  player: {
    total: number;
    starters: number;
    uniques: number;
    sets: {
      sarcophagus: number;
      jar: number;
      amulet: number;
      book: number;
      statue: number;
    };
    spares: number;
    tomb_size: number;
  };
  bot: {
    total: number;
    starters: number;
    uniques: number;
    sets: {
      sarcophagus: number;
      jar: number;
      amulet: number;
      book: number;
      statue: number;
    };
    spares: number;
    tomb_size: number;
  };
}
/**
 * Options; those that are left out have their defaults.
 */
export interface Options {
  /**
   * Decides who takes the first turn, you or the Bot.
   */
  first?: "player" | "bot";
  /**
   * Decides whether the game stops immediately when its end comes while you play your cards, or you may first finish playing them.
   */
  end_rule?: "immediate" | "finish_play";
  /**
   * Decides whether empty places of the pyramid are filled at the end of each turn or as soon as a card has left.
   */
  refill?: "rebuild" | "immediate";
  /**
   * Decides whether the die is rolled again when it shows an empty place, or the Bot then gains nothing.
   */
  empty_slot?: "reroll" | "none";
  /**
   * Decides whether the die or you choose which card falls when the Bot takes the middle card of the base.
   */
  bot_fall?: "die" | "player";
  /**
   * Decides where the cards go that the Bot must discard: on its discard pile, whose top three return before scoring, or on the boneyard.
   */
  bot_loses_to?: "discard" | "boneyard";
  /**
   * Decides whether you may answer the Bot's gain with a card that reacts to a purchase.
   */
  reactions?: "on" | "off";
  /**
   * Decides whether a swap of two pyramid cards spares you the sacrifice at the end of the turn, or only a card that has left the pyramid does.
   */
  pyramid_change?: "any" | "lost";
  /**
   * Decides whether a card whose attack finds nothing to take from the Bot cannot be played, or is played without that part.
   */
  no_target?: "forbid" | "skip";
  /**
   * Decides whether the Bot, when it must discard several cards together, loses them from one of the five sets only, or also from its starters or its uniques, or from a set with enough cards while it has one.
   */
  discard_groups?: "sets" | "any" | "full";
  /**
   * Decides whether the game ends when the stock is empty and two cards are left in the pyramid, or as soon as one of the two is so.
   */
  end_when?: "both" | "either";
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
