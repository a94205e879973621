// Made by scripts/types.mjs from the JSON Schemas of solo-table; not to be edited.

export type For =
  | "dig part"
  | "dig machine"
  | "steal"
  | "use c01"
  | "use c02"
  | "use c03"
  | "use c04"
  | "use s01"
  | "use s02"
  | "use s03"
  | "use s04"
  | "use s05"
  | "use s06"
  | "use s07"
  | "use s08"
  | "use s09"
  | "use s10"
  | "use s11"
  | "use s12"
  | "use s13"
  | "use s14"
  | "use s15";
export type Parts =
  "p01" | "p02" | "p03" | "p04" | "p05" | "p06" | "p07" | "p08" | "p09" | "p10" | "p11" | "p12" | "p13" | "p14" | "p15";
export type Machines =
  "s01" | "s02" | "s03" | "s04" | "s05" | "s06" | "s07" | "s08" | "s09" | "s10" | "s11" | "s12" | "s13" | "s14" | "s15";
export type Inventions = "i01" | "i02" | "i03" | "i04" | "i05" | "i06" | "i07" | "i08" | "i09" | "i10";
export type Character = "c01" | "c02" | "c03" | "c04";
export type Card =
  | "p01"
  | "p02"
  | "p03"
  | "p04"
  | "p05"
  | "p06"
  | "p07"
  | "p08"
  | "p09"
  | "p10"
  | "p11"
  | "p12"
  | "p13"
  | "p14"
  | "p15"
  | "s01"
  | "s02"
  | "s03"
  | "s04"
  | "s05"
  | "s06"
  | "s07"
  | "s08"
  | "s09"
  | "s10"
  | "s11"
  | "s12"
  | "s13"
  | "s14"
  | "s15"
  | "i01"
  | "i02"
  | "i03"
  | "i04"
  | "i05"
  | "i06"
  | "i07"
  | "i08"
  | "i09"
  | "i10";
/**
 * What happened, as data.
 */
export type Event =
  | {
      /**
       * A card (SE-3.2) or a Character (SE-3.4) is dealt.
       */
      event: "dealt";
      /**
       * The side that receives it.
       */
      to: "player" | "ghost";
      /**
       * The card.
       */
      card:
        | "p01"
        | "p02"
        | "p03"
        | "p04"
        | "p05"
        | "p06"
        | "p07"
        | "p08"
        | "p09"
        | "p10"
        | "p11"
        | "p12"
        | "p13"
        | "p14"
        | "p15"
        | "s01"
        | "s02"
        | "s03"
        | "s04"
        | "s05"
        | "s06"
        | "s07"
        | "s08"
        | "s09"
        | "s10"
        | "s11"
        | "s12"
        | "s13"
        | "s14"
        | "s15"
        | "i01"
        | "i02"
        | "i03"
        | "i04"
        | "i05"
        | "i06"
        | "i07"
        | "i08"
        | "i09"
        | "i10"
        | "c01"
        | "c02"
        | "c03"
        | "c04";
    }
  | {
      /**
       * A scrap pile is started (SE-3.3).
       */
      event: "flipped";
      /**
       * Its first card.
       */
      card: Card;
    }
  | {
      /**
       * An action is declared (SE-4.8).
       */
      event: "acted";
      /**
       * The action counter, this action included (SE-4.8).
       */
      n: number;
      /**
       * The action.
       */
      action:
        | "stop"
        | "accept"
        | "draw part"
        | "draw machine"
        | "draw invention"
        | "dig part"
        | "dig machine"
        | "steal"
        | "build s01"
        | "build s02"
        | "build s03"
        | "build s04"
        | "build s05"
        | "build s06"
        | "build s07"
        | "build s08"
        | "build s09"
        | "build s10"
        | "build s11"
        | "build s12"
        | "build s13"
        | "build s14"
        | "build s15"
        | "invent i01"
        | "invent i02"
        | "invent i03"
        | "invent i04"
        | "invent i05"
        | "invent i06"
        | "invent i07"
        | "invent i08"
        | "invent i09"
        | "invent i10"
        | "use c01"
        | "use c02"
        | "use c03"
        | "use c04"
        | "use s01"
        | "use s02"
        | "use s03"
        | "use s04"
        | "use s05"
        | "use s06"
        | "use s07"
        | "use s08"
        | "use s09"
        | "use s10"
        | "use s11"
        | "use s12"
        | "use s13"
        | "use s14"
        | "use s15"
        | "boost p01"
        | "boost p02"
        | "boost p03"
        | "boost p04"
        | "boost p05"
        | "boost p06"
        | "boost p07"
        | "boost p08"
        | "boost p09"
        | "boost p10"
        | "boost p11"
        | "boost p12"
        | "boost p13"
        | "boost p14"
        | "boost p15"
        | "scrap p01"
        | "scrap p02"
        | "scrap p03"
        | "scrap p04"
        | "scrap p05"
        | "scrap p06"
        | "scrap p07"
        | "scrap p08"
        | "scrap p09"
        | "scrap p10"
        | "scrap p11"
        | "scrap p12"
        | "scrap p13"
        | "scrap p14"
        | "scrap p15"
        | "scrap s01"
        | "scrap s02"
        | "scrap s03"
        | "scrap s04"
        | "scrap s05"
        | "scrap s06"
        | "scrap s07"
        | "scrap s08"
        | "scrap s09"
        | "scrap s10"
        | "scrap s11"
        | "scrap s12"
        | "scrap s13"
        | "scrap s14"
        | "scrap s15"
        | "scrap i01"
        | "scrap i02"
        | "scrap i03"
        | "scrap i04"
        | "scrap i05"
        | "scrap i06"
        | "scrap i07"
        | "scrap i08"
        | "scrap i09"
        | "scrap i10"
        | "take p01"
        | "take p02"
        | "take p03"
        | "take p04"
        | "take p05"
        | "take p06"
        | "take p07"
        | "take p08"
        | "take p09"
        | "take p10"
        | "take p11"
        | "take p12"
        | "take p13"
        | "take p14"
        | "take p15"
        | "take s01"
        | "take s02"
        | "take s03"
        | "take s04"
        | "take s05"
        | "take s06"
        | "take s07"
        | "take s08"
        | "take s09"
        | "take s10"
        | "take s11"
        | "take s12"
        | "take s13"
        | "take s14"
        | "take s15"
        | "take i01"
        | "take i02"
        | "take i03"
        | "take i04"
        | "take i05"
        | "take i06"
        | "take i07"
        | "take i08"
        | "take i09"
        | "take i10"
        | "look part"
        | "look machine"
        | "look invention"
        | "place p01"
        | "place p02"
        | "place p03"
        | "place p04"
        | "place p05"
        | "place p06"
        | "place p07"
        | "place p08"
        | "place p09"
        | "place p10"
        | "place p11"
        | "place p12"
        | "place p13"
        | "place p14"
        | "place p15"
        | "place s01"
        | "place s02"
        | "place s03"
        | "place s04"
        | "place s05"
        | "place s06"
        | "place s07"
        | "place s08"
        | "place s09"
        | "place s10"
        | "place s11"
        | "place s12"
        | "place s13"
        | "place s14"
        | "place s15"
        | "place i01"
        | "place i02"
        | "place i03"
        | "place i04"
        | "place i05"
        | "place i06"
        | "place i07"
        | "place i08"
        | "place i09"
        | "place i10"
        | "omit p01"
        | "omit p02"
        | "omit p03"
        | "omit p04"
        | "omit p05"
        | "omit p06"
        | "omit p07"
        | "omit p08"
        | "omit p09"
        | "omit p10"
        | "omit p11"
        | "omit p12"
        | "omit p13"
        | "omit p14"
        | "omit p15"
        | "omit s01"
        | "omit s02"
        | "omit s03"
        | "omit s04"
        | "omit s05"
        | "omit s06"
        | "omit s07"
        | "omit s08"
        | "omit s09"
        | "omit s10"
        | "omit s11"
        | "omit s12"
        | "omit s13"
        | "omit s14"
        | "omit s15";
    }
  | {
      /**
       * The use of an ability is marked (SE-11.5, SE-12.1).
       */
      event: "ability";
      /**
       * The Character or machine that has it.
       */
      source: Source;
      /**
       * Its row of the ability table.
       */
      ability:
        | "draw4"
        | "reclaim"
        | "salvage"
        | "stand_in"
        | "set_six"
        | "short_build"
        | "no_penalty"
        | "peek3"
        | "easy_dig"
        | "one_fewer"
        | "rich_dig"
        | "strong_boost";
      /**
       * The operation of the ability.
       */
      op:
        | "draw"
        | "salvage"
        | "reclaim"
        | "look"
        | "short_machine"
        | "short_invention"
        | "stand_in"
        | "set_die"
        | "add_die"
        | "reroll"
        | "no_penalty"
        | "dig_bonus"
        | "steal_bonus"
        | "boost_bonus"
        | "bonus_card"
        | "none";
    }
  | {
      /**
       * A scrap pile has become the unseen part of its pile (SE-2.5).
       */
      event: "reshuffled";
      /**
       * The pile.
       */
      pile: "part" | "machine" | "invention";
      /**
       * Number of cards in it.
       */
      cards: number;
    }
  | {
      /**
       * A card is due, but there is none (SE-2.6).
       */
      event: "no_card";
      /**
       * The side that receives none.
       */
      who: "player" | "ghost";
      /**
       * The pile without a card.
       */
      pile: "part" | "machine" | "invention";
    }
  | {
      /**
       * A card was drawn (SE-2.4).
       */
      event: "drew";
      /**
       * The side that drew it.
       */
      who: "player" | "ghost";
      /**
       * The card.
       */
      card: Card;
      /**
       * `true` if it came without a chance step.
       */
      known: boolean;
    }
  | {
      /**
       * The die was rolled (SE-6.1, SE-7.1, SE-13.11, SE-13.19).
       */
      event: "rolled";
      /**
       * The purpose of the roll.
       */
      for: For;
      /**
       * The face it shows.
       */
      die: number;
    }
  | {
      /**
       * A Part was scrapped for the roll (SE-8.1).
       */
      event: "boosted";
      /**
       * The Part.
       */
      part: Parts;
      /**
       * The value of the roll now, at most 6.
       */
      value: number;
    }
  | {
      /**
       * An ability changed the value of the roll (SE-13.9, SE-13.10).
       */
      event: "die_changed";
      /**
       * The Character or machine that has it.
       */
      source: Source;
      /**
       * The value of the roll now, at most 6.
       */
      value: number;
    }
  | {
      /**
       * The roll is closed and good enough (SE-8.3, SE-8.7).
       */
      event: "succeeded";
      /**
       * The purpose of the roll.
       */
      for: For;
      /**
       * Its final value.
       */
      value: number;
    }
  | {
      /**
       * The roll is closed and not good enough (SE-8.3, SE-8.7).
       */
      event: "failed";
      /**
       * The purpose of the roll.
       */
      for: For;
      /**
       * Its final value.
       */
      value: number;
    }
  | {
      /**
       * The ghost draws a penalty (SE-6.6, SE-6.7, SE-7.8).
       */
      event: "penalty";
      /**
       * The pile it draws from.
       */
      pile: "part" | "machine" | "invention";
      /**
       * Number of cards it draws.
       */
      cards: number;
    }
  | {
      /**
       * An ability kept the ghost from drawing a penalty (SE-13.12).
       */
      event: "penalty_cancelled";
      /**
       * The Character or machine that has it.
       */
      source: Source;
    }
  | {
      /**
       * The player took a card (SE-6.5, SE-7.2, SE-13.2, SE-13.3, SE-13.4, SE-13.16).
       */
      event: "took";
      /**
       * The card.
       */
      card: Card;
      /**
       * The place where it lay.
       */
      from: "scrap" | "ghost" | "look";
    }
  | {
      /**
       * A card came to the look zone (SE-13.4).
       */
      event: "looked";
      /**
       * The card.
       */
      card: Card;
      /**
       * `true` if it came without a chance step.
       */
      known: boolean;
    }
  | {
      /**
       * A card that was looked at was put back (SE-13.4).
       */
      event: "placed";
      /**
       * The card.
       */
      card: Card;
      /**
       * The end of its pile.
       */
      where: "top" | "bottom";
    }
  | {
      /**
       * A duplicate went to the ghost (SE-10.4).
       */
      event: "duplicate";
      /**
       * The card.
       */
      card: Card;
    }
  | {
      /**
       * The ghost built a machine (SE-10.7).
       */
      event: "ghost_built";
      /**
       * The machine.
       */
      machine: Machines;
      /**
       * The Parts it scrapped.
       */
      parts: Parts[];
      /**
       * `true` if a card became built (SE-10.7).
       */
      card: boolean;
    }
  | {
      /**
       * The ghost completed its Invention (SE-10.8).
       */
      event: "ghost_invented";
      /**
       * The Invention.
       */
      invention: Inventions;
      /**
       * The machines it was made of, with or without a card.
       */
      machines: Machines[];
    }
  | {
      /**
       * The player built a machine (SE-9.1, SE-13.5).
       */
      event: "built";
      /**
       * The machine.
       */
      machine: Machines;
      /**
       * The Parts scrapped for it.
       */
      parts: Parts[];
      /**
       * The Part left out, if an ability allowed that (SE-13.5).
       */
      omitted: Parts | null;
    }
  | {
      /**
       * The player completed an Invention (SE-9.3, SE-13.6, SE-13.7).
       */
      event: "invented";
      /**
       * The Invention.
       */
      invention: Inventions;
      /**
       * The machines scrapped for it.
       */
      machines: Machines[];
      /**
       * The machine left out, if an ability allowed that (SE-13.6, SE-13.7).
       */
      omitted: Machines | null;
    }
  | {
      /**
       * A card over the limit was scrapped (SE-4.4).
       */
      event: "scrapped";
      /**
       * The card.
       */
      card: Card;
    }
  | {
      /**
       * The ghost draws because of its pace (SE-10.13).
       */
      event: "paced";
    }
  | {
      /**
       * The game is over (SE-14.1, SE-14.3).
       */
      event: "ended";
      /**
       * The kind of end.
       */
      result: "win" | "loss" | "capped";
    };
export type Source =
  | "c01"
  | "c02"
  | "c03"
  | "c04"
  | "s01"
  | "s02"
  | "s03"
  | "s04"
  | "s05"
  | "s06"
  | "s07"
  | "s08"
  | "s09"
  | "s10"
  | "s11"
  | "s12"
  | "s13"
  | "s14"
  | "s15";

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
   * The first word of the first task.
   */
  phase:
    | "deal"
    | "flip"
    | "settle"
    | "gain"
    | "die"
    | "boost"
    | "penalty"
    | "take"
    | "more"
    | "pick"
    | "reveal"
    | "keep"
    | "place"
    | "omit"
    | "pace"
    | "trim"
    | "main"
    | "over";
  /**
   * The tasks still to be done, the next one first; empty at the end (SE-16).
   */
  agenda: string[];
  /**
   * The number of actions declared so far (SE-4.8).
   */
  actions: number;
  /**
   * The roll that can be boosted.
   */
  roll: {
    /**
     * The purpose.
     */
    for: For;
    /**
     * The face of the die, 1 to 6.
     */
    die: number;
    /**
     * The present value, 1 to 6.
     */
    value: number;
    /**
     * The value needed, 2 to 6.
     */
    need: number;
  } | null;
  /**
   * The player's cards.
   */
  player: {
    /**
     * The Parts in hand.
     */
    parts: Parts[];
    /**
     * The unbuilt machines in hand.
     */
    machines: Machines[];
    /**
     * The built machines, a kind once for each copy.
     */
    built: Machines[];
    /**
     * The built machines whose single use is spent, a kind once for each such copy.
     */
    used: Machines[];
    /**
     * The Inventions in hand.
     */
    inventions: Inventions[];
    /**
     * The completed Inventions, in order of completion; at most 3.
     */
    done: Inventions[];
    /**
     * The player's Character; `None` if none was dealt.
     */
    character: Character | null;
    /**
     * Its remaining uses, in the game or in the present action; `None` without a limit (SE-12.5).
     */
    uses_left: number | null;
  };
  /**
   * The ghost's cards.
   */
  ghost: {
    /**
     * Its Parts.
     */
    parts: {
      [k: string]: number;
    };
    /**
     * Its unbuilt machines.
     */
    machines: {
      [k: string]: number;
    };
    /**
     * The machines it has built, each needed by its Invention.
     */
    built: Machines[];
    /**
     * Those that it has built without a card.
     */
    cardless: Machines[];
    /**
     * The Invention it works on; at most 1.
     */
    inventions: Inventions[];
    /**
     * Its completed Inventions, in order of completion; at most 3.
     */
    done: Inventions[];
    /**
     * Its Character, which does nothing (SE-10.11); `None` if none was dealt.
     */
    character: Character | null;
  };
  /**
   * The face-down piles.
   */
  piles: {
    [k: string]: {
      /**
       * The known top run, the next card first.
       */
      top: Card[];
      /**
       * The cards of unknown order.
       */
      unseen: {
        [k: string]: number;
      };
      /**
       * The known bottom run, in order of drawing.
       */
      bottom: Card[];
    };
  };
  /**
   * The scrap piles.
   */
  scraps: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * The cards that are being looked at (SE-13.4).
   */
  look: Card[];
  /**
   * The outcome of the game; `None` until it is over.
   */
  outcome: {
    /**
     * The kind of end.
     */
    result: "win" | "loss" | "capped";
    /**
     * Inventions that the player completed, 0 to 3.
     */
    player: number;
    /**
     * Inventions that the ghost completed, 0 to 3.
     */
    ghost: number;
    /**
     * The action counter, the second measure of a won game: lower is better (SE-15.3).
     */
    actions: number;
    /**
     * Both measures in one number, higher is better: 1000 to 1999 for a win, otherwise 0, 100 or 200
     * (SE-15.4).
     */
    rating: number;
  } | null;
}
/**
 * How a game ended.
 */
export interface Outcome {
  /**
   * The kind of end.
   */
  result: "win" | "loss" | "capped";
  /**
   * Inventions that the player completed, 0 to 3.
   */
  player: number;
  /**
   * Inventions that the ghost completed, 0 to 3.
   */
  ghost: number;
  /**
   * The action counter, the second measure of a won game: lower is better (SE-15.3).
   */
  actions: number;
  /**
   * Both measures in one number, higher is better: 1000 to 1999 for a win, otherwise 0, 100 or 200
   * (SE-15.4).
   */
  rating: number;
}
/**
 * Options; those that are left out have their defaults.
 */
export interface Options {
  /**
   * Decides which Character you have: one dealt at random, none, or the one you name.
   */
  character?: string;
  /**
   * Decides whether built Small Machines have abilities or only serve for Inventions.
   */
  machine_abilities?: boolean;
  /**
   * Makes the ghost draw a Part and a Small Machine each time you have taken this many actions; 0 leaves it passive.
   */
  ghost_pace?: number;
  /**
   * Sets the number of Parts that the ghost draws when your steal fails.
   */
  steal_penalty?: number;
  /**
   * Sets the number of actions after which a game without a winner is stopped.
   */
  action_cap?: number;
  /**
   * Decides whether the ghost builds a Small Machine only with its card in hand or as soon as it has the three Parts.
   */
  ghost_needs_card?: boolean;
  /**
   * Decides whether your Character's ability can be used without limit or only as often as its card says.
   */
  character_uses?: "unlimited" | "printed";
  /**
   * Decides whether a further copy of a Small Machine you have built may stay with you or goes to the ghost as a duplicate.
   */
  built_duplicates?: "free" | "count";
}
/**
 * Tables of the catalogue that differ from the embedded ones.
 */
export interface Tables {
  /**
   * A kind of Part card. Comma-separated text: id,name,copies,prov
   */
  parts?: string;
  /**
   * A kind of Small Machine card. Comma-separated text: id,name,copies,parts,ability,prov
   */
  machines?: string;
  /**
   * A kind of Invention card. Comma-separated text: id,name,copies,machines,prov
   */
  inventions?: string;
  /**
   * An ability of machines and Characters. Comma-separated text: id,op,n,keep,need,from,floor,rest,prov
   */
  abilities?: string;
  /**
   * A Character card. Comma-separated text: id,name,ability,uses,prov
   */
  characters?: string;
}
