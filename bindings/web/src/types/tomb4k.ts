// Made by scripts/types.mjs from the JSON Schemas of solo-table; not to be edited.

export type Card =
  | "2S"
  | "3S"
  | "4S"
  | "5S"
  | "6S"
  | "7S"
  | "8S"
  | "9S"
  | "10S"
  | "JS"
  | "QS"
  | "KS"
  | "AS"
  | "2D"
  | "3D"
  | "4D"
  | "5D"
  | "6D"
  | "7D"
  | "8D"
  | "9D"
  | "10D"
  | "JD"
  | "QD"
  | "KD"
  | "AD"
  | "2C"
  | "3C"
  | "4C"
  | "5C"
  | "6C"
  | "7C"
  | "8C"
  | "9C"
  | "10C"
  | "JC"
  | "QC"
  | "KC"
  | "AC"
  | "2H"
  | "3H"
  | "4H"
  | "5H"
  | "6H"
  | "7H"
  | "8H"
  | "9H"
  | "10H"
  | "JH"
  | "QH"
  | "KH"
  | "AH"
  | "Jk";
/**
 * What happened, as data.
 */
export type Event =
  | {
      /**
       * A turn begins (TK-3.1). Turns are counted through, columns are those of the delve (TK-12.1).
       */
      event: "turn_begins";
      /**
       * Way in or way out.
       */
      heading: "delve" | "retreat";
      /**
       * Number of the turn, counted through from 1.
       */
      turn: number;
      /**
       * Column of the turn, from 1.
       */
      column: number;
    }
  | {
      /**
       * A card is turned up (TK-2.1, TK-2.3); its effect follows.
       */
      event: "card";
      /**
       * The card.
       */
      card: Card;
    }
  | {
      /**
       * An ace burns (TK-10.1); `burnt` counts the aces burnt with this one, 1 to 4.
       */
      event: "torch";
      /**
       * The ace.
       */
      card: Card;
      /**
       * Aces burnt with this one, 1 to 4.
       */
      burnt: number;
    }
  | {
      /**
       * A jack comes into the hand (TK-3.8).
       */
      event: "skill";
      /**
       * The jack.
       */
      card: Card;
    }
  | {
      /**
       * A queen is laid into the turn (TK-3.9).
       */
      event: "favor";
      /**
       * The queen.
       */
      card: Card;
    }
  | {
      /**
       * A king is laid into the turn (TK-3.10).
       */
      event: "hoard";
      /**
       * The king.
       */
      card: Card;
    }
  | {
      /**
       * The joker is laid into the turn (TK-3.10).
       */
      event: "scroll_found";
      /**
       * The joker.
       */
      card: Card;
    }
  | {
      /**
       * The encounter card of the turn (TK-3.3).
       */
      event: "encounter";
      /**
       * The numbered card.
       */
      card: Card;
      /**
       * Monster, trap or door.
       */
      kind: "monster" | "trap" | "door";
    }
  | {
      /**
       * An action card (TK-3.4); `gap` is 0 if it wins.
       */
      event: "action";
      /**
       * The numbered card.
       */
      card: Card;
      /**
       * Difference to the encounter card, 0 to 8.
       */
      gap: number;
    }
  | {
      /**
       * A blow falls (TK-5.2, TK-6.3).
       */
      event: "blow";
      /**
       * Damage in hit points, 1 to 8.
       */
      damage: number;
    }
  | {
      /**
       * Dodge Blow avoids the blow (TK-8.5).
       */
      event: "dodged";
      /**
       * Damage avoided, in hit points, 1 to 8.
       */
      damage: number;
    }
  | {
      /**
       * Hit points are lost (TK-11.2).
       */
      event: "hurt";
      /**
       * Hit points lost, 1 to 8.
       */
      damage: number;
      /**
       * Hit points left, 0 to 8.
       */
      hp: number;
    }
  | {
      /**
       * The door's action card failed; discards are due (TK-7.3).
       */
      event: "door_holds";
      /**
       * Number of discards, 1 to 8.
       */
      discards: number;
    }
  | {
      /**
       * A card other than an ace goes to the discard pile (TK-7.7).
       */
      event: "discarded";
      /**
       * The card.
       */
      card: Card;
    }
  | {
      /**
       * A skill is played (TK-8.2).
       */
      event: "played";
      /**
       * The jack.
       */
      card: Card;
    }
  | {
      /**
       * Treasure is dropped (TK-5.7).
       */
      event: "dropped";
      /**
       * The treasure.
       */
      card: Card;
    }
  | {
      /**
       * The encounter is won (TK-4.1).
       */
      event: "won";
      /**
       * Means of the win.
       */
      how: "action" | "favor" | "skill";
    }
  | {
      /**
       * A card is left behind to mark the turn (TK-4.6).
       */
      event: "left";
      /**
       * The treasure.
       */
      card: Card;
    }
  | {
      /**
       * Treasure comes into the hand (TK-4.2).
       */
      event: "collected";
      /**
       * The cards, never none.
       */
      cards: Card[];
    }
  | {
      /**
       * A turn ends; `left` cards stay in its stack (TK-3.13).
       */
      event: "turn_ends";
      /**
       * Result of the turn.
       */
      result: "won" | "fled" | "failed";
      /**
       * Cards left in its stack, 1 to 13.
       */
      left: number;
    }
  | {
      /**
       * The retreat begins (TK-12.2).
       */
      event: "turned_around";
      /**
       * Turns of the way in, 1 to 27.
       */
      delve_turns: number;
    }
  | {
      /**
       * The scroll is used (TK-10.3); `card` is the ace that went under the deck.
       */
      event: "scroll";
      /**
       * The ace.
       */
      card: Card;
    }
  | {
      /**
       * The game ends (TK-13.1).
       */
      event: "over";
      /**
       * Kind of end.
       */
      result: "dead" | "lost" | "escaped";
      /**
       * Kings and points.
       */
      score: string;
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
   * Phase of the game.
   */
  phase: "between" | "seek" | "encounter" | "action" | "blow" | "door" | "discard" | "torch" | "mark" | "over";
  /**
   * Way in or way out.
   */
  heading: "delve" | "retreat";
  /**
   * Number of the open turn; 0 without one.
   */
  turn: number;
  /**
   * Column of the open turn; 0 without one.
   */
  column: number;
  /**
   * Finished delve turns.
   */
  delve_turns: number;
  /**
   * Finished retreat turns.
   */
  retreat_turns: number;
  /**
   * Cards in the deck.
   */
  deck: number;
  /**
   * Cards of the deck that were never seen.
   */
  unseen: Card[];
  /**
   * Ace under the deck, if any.
   */
  bottom: Card[];
  /**
   * Torch row.
   */
  torches: Card[];
  /**
   * Hit points, 0 to 9.
   */
  hp: number;
  /**
   * Jacks in hand.
   */
  skills: Card[];
  /**
   * Treasure in hand.
   */
  treasure: Card[];
  /**
   * Kings in hand, 0 to 4.
   */
  kings: number;
  /**
   * Value of the treasure in hand, 0 to 100.
   */
  worth: number;
  /**
   * Jack of hearts once it has dodged.
   */
  spent: Card[];
  /**
   * Cards of the open turn.
   */
  open: Card[];
  /**
   * Encounter card of the open turn.
   */
  encounter: Card | null;
  /**
   * Pending damage, 0 to 8.
   */
  damage: number;
  /**
   * Discards still due, 0 to 8.
   */
  discards_due: number;
  /**
   * Fourth ace while the scroll decision is pending.
   */
  fourth: Card | null;
  /**
   * Stage that this decision interrupted.
   */
  resume: ("seek" | "encounter" | "discard") | null;
  /**
   * Cards in the stack of each finished turn.
   */
  stacks: number[];
  /**
   * Cards of all stacks.
   */
  covered: Card[];
  /**
   * Discard pile: every card that is nowhere else.
   */
  discards: Card[];
  /**
   * Outcome; `None` while the game runs.
   */
  outcome: {
    /**
     * Dead, lost or escaped.
     */
    result: "dead" | "lost" | "escaped";
    /**
     * `true` if four kings were brought out.
     */
    won: boolean;
    /**
     * Kings brought out.
     */
    kings: number;
    /**
     * Points.
     */
    points: number;
    /**
     * Points in gold pieces: a hundred times as much.
     */
    gold: number;
    /**
     * Score in its written form.
     */
    score: string;
  } | null;
}
/**
 * How a game ended.
 */
export interface Outcome {
  /**
   * Dead, lost or escaped.
   */
  result: "dead" | "lost" | "escaped";
  /**
   * `true` if four kings were brought out.
   */
  won: boolean;
  /**
   * Kings brought out.
   */
  kings: number;
  /**
   * Points.
   */
  points: number;
  /**
   * Points in gold pieces: a hundred times as much.
   */
  gold: number;
  /**
   * Score in its written form.
   */
  score: string;
}
/**
 * Options; those that are left out have their defaults.
 */
export interface Options {
  /**
   * Sets how many turns you must finish on the way in before you may turn around.
   */
  min_delve_turns?: number;
  /**
   * Decides whether you may drop treasure to flee from a monster before every card of the fight, or only before the first action card.
   */
  drop_timing?: "any" | "first";
}
/**
 * Tables of the catalogue that differ from the embedded ones.
 */
export interface Tables {
  /**
   * A card of the deck. Comma-separated text: id,rank,suit,role,value,worth,name,prov
   */
  cards?: string;
  /**
   * A hit point card (TK-20.3). Comma-separated text: id,hp_while_showing,prov
   */
  hearts?: string;
  /**
   * A constant of the rulebook. Comma-separated text: name,value,prov
   */
  constants?: string;
}
