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
      /**
       * A turn begins (VK-2.12).
       */
      event: "turn_begins";
      /**
       * Side of the turn.
       */
      side: "setup" | "player" | "bot";
      /**
       * The number of the player's latest turn.
       */
      turn: number;
    }
  | {
      /**
       * A card changes its zone (VK-13.2).
       */
      event: "moved";
      /**
       * The card.
       */
      card: Card;
      /**
       * Zone before the move.
       */
      from: From;
      /**
       * Zone after the move.
       */
      to: From;
    }
  | {
      /**
       * The discard pile becomes the deck (VK-1.6).
       */
      event: "reshuffled";
      /**
       * Number of cards.
       */
      cards: number;
    }
  | {
      /**
       * A purchase begins (VK-4.3).
       */
      event: "buying";
      /**
       * The slot.
       */
      slot: Slot;
      /**
       * The card in it.
       */
      card: Card;
      /**
       * Price in gold.
       */
      price: number;
    }
  | {
      /**
       * A hand card is used for its action (VK-6.9).
       */
      event: "using";
      /**
       * The card.
       */
      card: Card;
    }
  | {
      /**
       * The mode of an action that has several is fixed (VK-6.8).
       */
      event: "mode_chosen";
      /**
       * The card.
       */
      card: Card;
      /**
       * The number of the mode.
       */
      mode: number;
    }
  | {
      /**
       * `play_top` has turned a card over (VK-6.15).
       */
      event: "turned_over";
      /**
       * The card.
       */
      card: Card;
      /**
       * `true` if its action runs; otherwise it is discarded immediately.
       */
      runs: boolean;
    }
  | {
      /**
       * `repeat` executes an action again (VK-6.13).
       */
      event: "repeating";
      /**
       * Card of the action.
       */
      card: Card;
    }
  | {
      /**
       * `opp_exec` executes an action of the Bot's card (VK-6.17).
       */
      event: "borrowing";
      /**
       * Card of the action.
       */
      card: Card;
    }
  | {
      /**
       * An operation is impossible and skipped (VK-6.7).
       */
      event: "skipped";
      /**
       * Card of the running action.
       */
      card: Card;
      /**
       * The number of the operation.
       */
      op: number;
    }
  | {
      /**
       * The player declines an optional operation (VK-6.4).
       */
      event: "declined";
      /**
       * Card of the running action.
       */
      card: Card;
      /**
       * The number of the operation.
       */
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
      /**
       * The Bot's die was rolled (VK-8.2).
       */
      event: "rolled";
      /**
       * The face.
       */
      face: number;
      /**
       * Slot of the face.
       */
      slot: Slot;
    }
  | {
      /**
       * A reaction card is played (VK-8.6).
       */
      event: "reacting";
      /**
       * The card.
       */
      card: Card;
    }
  | {
      /**
       * The player closes the reaction window (VK-8.6).
       */
      event: "window_passed";
    }
  | {
      /**
       * Cards return to the Bot's tomb before scoring, top card first (VK-14.1).
       */
      event: "returned";
      /**
       * The cards.
       */
      cards: Card[];
    }
  | {
      /**
       * The game has ended (VK-9.1, VK-14.7).
       */
      event: "over";
      /**
       * Winning side.
       */
      winner: "player" | "bot" | "shared";
      /**
       * Deciding criterion: points, or the tie-break.
       */
      by: "points" | "tomb_size" | "equal";
      /**
       * The player's total.
       */
      player: number;
      /**
       * The Bot's total.
       */
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
  /**
   * Phase of the game (chapter VK-10).
   */
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
  /**
   * Side whose turn it is; at the end, the side whose turn it was.
   */
  side: "setup" | "player" | "bot";
  /**
   * Step of the turn.
   */
  step: "setup" | "play" | "discard" | "rebuild" | "draw" | "gain";
  /**
   * Number of the player's latest turn; 0 before the first.
   */
  turn: number;
  /**
   * The player's hand.
   */
  hand: Card[];
  /**
   * The cards played this turn.
   */
  played: Card[];
  /**
   * The cards arranged in step 2, uppermost first; empty outside phase `arrange`.
   */
  arranged: Card[];
  /**
   * The cards turned over whose action runs, outermost first; at the end, those turned over then.
   */
  turned: Card[];
  /**
   * The player's deck.
   */
  deck: {
    /**
     * The known cards on top, top card first.
     */
    top: Card[];
    /**
     * The cards below them, whose order is unknown.
     */
    unseen: {
      [k: string]: number;
    };
  };
  /**
   * The player's discard pile, lowest card first.
   */
  discard: Card[];
  /**
   * The player's tomb.
   */
  tomb: Card[];
  /**
   * The six slots.
   */
  pyramid: {
    [k: string]: Card | null;
  };
  /**
   * The stock, by level.
   */
  stock: {
    /**
     * The cards of level 2.
     */
    ii: {
      [k: string]: number;
    };
    /**
     * The cards of level 3, which come after them (VK-I06).
     */
    iii: {
      [k: string]: number;
    };
  };
  /**
   * The number of cards in the stock, both levels together.
   */
  stock_size: number;
  /**
   * The boneyard, lowest card first.
   */
  boneyard: Card[];
  /**
   * The Bot's tomb.
   */
  bot_tomb: Card[];
  /**
   * The Bot's discard pile, lowest card first.
   */
  bot_discard: Card[];
  /**
   * The starters that take no part in the game.
   */
  aside: {
    [k: string]: number;
  };
  /**
   * Memory of the turn.
   */
  state: {
    /**
     * `true` if a card was entombed directly (VK-3.3).
     */
    entombed: boolean;
    /**
     * `true` if a card has left the pyramid (VK-3.13).
     */
    left_pyramid: boolean;
    /**
     * `true` if two cards of the pyramid were swapped (VK-3.13).
     */
    swapped: boolean;
    /**
     * Highest printed cost of the cards bought (VK-4.10).
     */
    bought: number | null;
    /**
     * Gold granted for the next purchase, which empties it (VK-4.4).
     */
    purse: number;
    /**
     * Reduction of the price of each purchase, in gold (VK-4.2).
     */
    cheaper: number;
    /**
     * Worth of each hand card instead of its gold (VK-6.18).
     */
    worth: number | null;
    /**
     * Slots from which the player can buy (VK-4.1).
     */
    reach: "base" | "middle" | "all";
    /**
     * `true` if the discard slot is used or held (VK-7.12).
     */
    bot_discard: boolean;
    /**
     * `true` if the sacrifice slot is used or held (VK-7.12).
     */
    bot_sacrifice: boolean;
    /**
     * Designs executed (VK-6.12).
     */
    executed: Card[];
  };
  /**
   * Details of the pending input.
   */
  pending: {
    /**
     * Slot that is bought from (`pay`), falls (`fall`) or is filled (`lay`).
     */
    slot: Slot | null;
    /**
     * Card that is bought (`pay`) or whose mode is chosen (`mode`).
     */
    card: Card | null;
    /**
     * Gold still to be paid (`pay`).
     */
    due: number | null;
    /**
     * Card paid last (`pay`); none that precedes it may follow (VK-4.6).
     */
    last: Card | null;
    /**
     * Cards still to be drawn or laid down, including the one that is due (`draw`, `arrange`).
     */
    left: number | null;
  };
  /**
   * Running actions, outermost first; empty at the end.
   */
  frames: {
    /**
     * Design of the action.
     */
    card: Card;
    /**
     * Origin of the action.
     */
    from: "hand" | "turned" | "again" | "bot" | "react";
    /**
     * Mode, from 1; 0 until it is determined.
     */
    mode: number;
    /**
     * Operation of the mode, from 1; 0 until the first begins.
     */
    op: number;
    /**
     * Remaining repetitions of the operation, including the pending one; otherwise 0.
     */
    left: number;
    /**
     * Highest cost that a trade may take; `None` until the hand card is given.
     */
    limit: number | null;
    /**
     * Group named for `opp_discard`; `None` until it is.
     */
    group: ("starter" | "sarcophagus" | "jar" | "amulet" | "book" | "statue" | "unique") | null;
    /**
     * Attack slots that the action holds.
     */
    slots: ("discard" | "sacrifice")[];
    /**
     * `true` if `do` or `pass` is due.
     */
    asking: boolean;
  }[];
  /**
   * Outcome; `None` until the game is over.
   */
  outcome: {
    /**
     * Winner.
     */
    winner: "player" | "bot" | "shared";
    /**
     * Deciding criterion.
     */
    by: "points" | "tomb_size" | "equal";
    /**
     * The player's share of the win (VK-14.10).
     */
    value: 0 | 0.5 | 1;
    /**
     * The player's score sheet.
     */
    player: {
      /**
       * Sum of all points.
       */
      total: number;
      /**
       * Victory points of the starters (VK-14.3).
       */
      starters: number;
      /**
       * Victory points of the uniques (VK-14.3).
       */
      uniques: number;
      /**
       * Points of the five sets (VK-14.4).
       */
      sets: {
        /**
         * Points of the sarcophagi: 0 to 9.
         */
        sarcophagus: number;
        /**
         * Points of the jars: 0 to 16.
         */
        jar: number;
        /**
         * Points of the amulets: 0 to 25.
         */
        amulet: number;
        /**
         * Points of the books: 0 to 36.
         */
        book: number;
        /**
         * Points of the statues: 0 to 49.
         */
        statue: number;
      };
      /**
       * Gold of the cards set aside (VK-14.6); 0 for the player.
       */
      spares: number;
      /**
       * Number of cards in the tomb (VK-14.8).
       */
      tomb_size: number;
    };
    /**
     * The Bot's score sheet.
     */
    bot: {
      /**
       * Sum of all points.
       */
      total: number;
      /**
       * Victory points of the starters (VK-14.3).
       */
      starters: number;
      /**
       * Victory points of the uniques (VK-14.3).
       */
      uniques: number;
      /**
       * Points of the five sets (VK-14.4).
       */
      sets: {
        /**
         * Points of the sarcophagi: 0 to 9.
         */
        sarcophagus: number;
        /**
         * Points of the jars: 0 to 16.
         */
        jar: number;
        /**
         * Points of the amulets: 0 to 25.
         */
        amulet: number;
        /**
         * Points of the books: 0 to 36.
         */
        book: number;
        /**
         * Points of the statues: 0 to 49.
         */
        statue: number;
      };
      /**
       * Gold of the cards set aside (VK-14.6); 0 for the player.
       */
      spares: number;
      /**
       * Number of cards in the tomb (VK-14.8).
       */
      tomb_size: number;
    };
  } | null;
}
/**
 * How a game ended.
 */
export interface Outcome {
  /**
   * Winner.
   */
  winner: "player" | "bot" | "shared";
  /**
   * Deciding criterion.
   */
  by: "points" | "tomb_size" | "equal";
  /**
   * The player's share of the win (VK-14.10).
   */
  value: 0 | 0.5 | 1;
  /**
   * The player's score sheet.
   */
  player: {
    /**
     * Sum of all points.
     */
    total: number;
    /**
     * Victory points of the starters (VK-14.3).
     */
    starters: number;
    /**
     * Victory points of the uniques (VK-14.3).
     */
    uniques: number;
    /**
     * Points of the five sets (VK-14.4).
     */
    sets: {
      /**
       * Points of the sarcophagi: 0 to 9.
       */
      sarcophagus: number;
      /**
       * Points of the jars: 0 to 16.
       */
      jar: number;
      /**
       * Points of the amulets: 0 to 25.
       */
      amulet: number;
      /**
       * Points of the books: 0 to 36.
       */
      book: number;
      /**
       * Points of the statues: 0 to 49.
       */
      statue: number;
    };
    /**
     * Gold of the cards set aside (VK-14.6); 0 for the player.
     */
    spares: number;
    /**
     * Number of cards in the tomb (VK-14.8).
     */
    tomb_size: number;
  };
  /**
   * The Bot's score sheet.
   */
  bot: {
    /**
     * Sum of all points.
     */
    total: number;
    /**
     * Victory points of the starters (VK-14.3).
     */
    starters: number;
    /**
     * Victory points of the uniques (VK-14.3).
     */
    uniques: number;
    /**
     * Points of the five sets (VK-14.4).
     */
    sets: {
      /**
       * Points of the sarcophagi: 0 to 9.
       */
      sarcophagus: number;
      /**
       * Points of the jars: 0 to 16.
       */
      jar: number;
      /**
       * Points of the amulets: 0 to 25.
       */
      amulet: number;
      /**
       * Points of the books: 0 to 36.
       */
      book: number;
      /**
       * Points of the statues: 0 to 49.
       */
      statue: number;
    };
    /**
     * Gold of the cards set aside (VK-14.6); 0 for the player.
     */
    spares: number;
    /**
     * Number of cards in the tomb (VK-14.8).
     */
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
   * Decides where the cards that the Bot must discard go: onto its discard pile, whose top three return before scoring, or onto the boneyard.
   */
  bot_loses_to?: "discard" | "boneyard";
  /**
   * Decides whether you may react when the Bot gains a card.
   */
  reactions?: "on" | "off";
  /**
   * Decides whether a swap of two pyramid cards spares you the sacrifice at the end of the turn, or only a card that has left the pyramid does.
   */
  pyramid_change?: "any" | "lost";
  /**
   * Decides whether a card whose attack finds nothing to take from the Bot cannot act, or acts without that part if it can do anything else.
   */
  no_target?: "forbid" | "skip";
  /**
   * From what the Bot loses several cards: any set; also starters or uniques; only a set with enough.
   */
  discard_groups?: "sets" | "any" | "full";
  /**
   * Decides whether the game ends when the stock is empty and two cards or fewer are left in the pyramid, or as soon as either is true.
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
