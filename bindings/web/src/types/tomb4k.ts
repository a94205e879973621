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
      column: number;
      event: "turn_begins";
      heading: "delve" | "retreat";
      turn: number;
    }
  | {
      card: Card;
      event: "card";
    }
  | {
      burnt: number;
      card: Card;
      event: "torch";
    }
  | {
      card: Card;
      event: "skill";
    }
  | {
      card: Card;
      event: "favor";
    }
  | {
      card: Card;
      event: "hoard";
    }
  | {
      card: Card;
      event: "scroll_found";
    }
  | {
      card: Card;
      event: "encounter";
      kind: "monster" | "trap" | "door";
    }
  | {
      card: Card;
      event: "action";
      gap: number;
    }
  | {
      damage: number;
      event: "blow";
    }
  | {
      damage: number;
      event: "dodged";
    }
  | {
      damage: number;
      event: "hurt";
      hp: number;
    }
  | {
      discards: number;
      event: "door_holds";
    }
  | {
      card: Card;
      event: "discarded";
    }
  | {
      card: Card;
      event: "played";
    }
  | {
      card: Card;
      event: "dropped";
    }
  | {
      event: "won";
      how: "action" | "favor" | "skill";
    }
  | {
      card: Card;
      event: "left";
    }
  | {
      cards: Card[];
      event: "collected";
    }
  | {
      event: "turn_ends";
      left: number;
      result: "won" | "fled" | "failed";
    }
  | {
      delve_turns: number;
      event: "turned_around";
    }
  | {
      card: Card;
      event: "scroll";
    }
  | {
      event: "over";
      result: "dead" | "lost" | "escaped";
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
  bottom: Card[];
  column: number;
  covered: Card[];
  damage: number;
  deck: number;
  delve_turns: number;
  discards: Card[];
  discards_due: number;
  encounter: Card | null;
  fourth: Card | null;
  heading: "delve" | "retreat";
  hp: number;
  kings: number;
  open: Card[];
  outcome: {
    gold: number;
    kings: number;
    points: number;
    result: "dead" | "lost" | "escaped";
    score: string;
    won: boolean;
  } | null;
  phase: "between" | "seek" | "encounter" | "action" | "blow" | "door" | "discard" | "torch" | "mark" | "over";
  resume: ("seek" | "encounter" | "discard") | null;
  retreat_turns: number;
  skills: Card[];
  spent: Card[];
  stacks: number[];
  torches: Card[];
  treasure: Card[];
  turn: number;
  unseen: Card[];
  worth: number;
}
/**
 * How a game ended.
 */
export interface Outcome {
  gold: number;
  kings: number;
  points: number;
  result: "dead" | "lost" | "escaped";
  score: string;
  won: boolean;
}
/**
 * Options; those that are left out have their defaults.
 */
export interface Options {
  /**
   * Decides whether you may drop treasure to flee from a monster before every card of the fight, or only before the first action card.
   */
  drop_timing?: "any" | "first";
  /**
   * Sets how many turns you must finish on the way in before you may turn around.
   */
  min_delve_turns?: number;
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
   * A constant of the rulebook. Comma-separated text: name,value,prov
   */
  constants?: string;
  /**
   * A hit point card (TK-20.3). Comma-separated text: id,hp_while_showing,prov
   */
  hearts?: string;
}
