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
      event: "turn_begins";
      heading: "delve" | "retreat";
      turn: number;
      column: number;
    }
  | {
      event: "card";
      card: Card;
    }
  | {
      event: "torch";
      card: Card;
      burnt: number;
    }
  | {
      event: "skill";
      card: Card;
    }
  | {
      event: "favor";
      card: Card;
    }
  | {
      event: "hoard";
      card: Card;
    }
  | {
      event: "scroll_found";
      card: Card;
    }
  | {
      event: "encounter";
      card: Card;
      kind: "monster" | "trap" | "door";
    }
  | {
      event: "action";
      card: Card;
      gap: number;
    }
  | {
      event: "blow";
      damage: number;
    }
  | {
      event: "dodged";
      damage: number;
    }
  | {
      event: "hurt";
      damage: number;
      hp: number;
    }
  | {
      event: "door_holds";
      discards: number;
    }
  | {
      event: "discarded";
      card: Card;
    }
  | {
      event: "played";
      card: Card;
    }
  | {
      event: "dropped";
      card: Card;
    }
  | {
      event: "won";
      how: "action" | "favor" | "skill";
    }
  | {
      event: "left";
      card: Card;
    }
  | {
      event: "collected";
      cards: Card[];
    }
  | {
      event: "turn_ends";
      result: "won" | "fled" | "failed";
      left: number;
    }
  | {
      event: "turned_around";
      delve_turns: number;
    }
  | {
      event: "scroll";
      card: Card;
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
  phase: "between" | "seek" | "encounter" | "action" | "blow" | "door" | "discard" | "torch" | "mark" | "over";
  heading: "delve" | "retreat";
  turn: number;
  column: number;
  delve_turns: number;
  retreat_turns: number;
  deck: number;
  unseen: Card[];
  bottom: Card[];
  torches: Card[];
  hp: number;
  skills: Card[];
  treasure: Card[];
  kings: number;
  worth: number;
  spent: Card[];
  open: Card[];
  encounter: Card | null;
  damage: number;
  discards_due: number;
  fourth: Card | null;
  resume: ("seek" | "encounter" | "discard") | null;
  stacks: number[];
  covered: Card[];
  discards: Card[];
  outcome: {
    result: "dead" | "lost" | "escaped";
    won: boolean;
    kings: number;
    points: number;
    gold: number;
    score: string;
  } | null;
}
/**
 * How a game ended.
 */
export interface Outcome {
  result: "dead" | "lost" | "escaped";
  won: boolean;
  kings: number;
  points: number;
  gold: number;
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
