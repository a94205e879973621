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
      event: "dealt";
      to: "player" | "ghost";
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
      event: "flipped";
      card: Card;
    }
  | {
      event: "acted";
      n: number;
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
      event: "ability";
      source: Source;
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
      event: "reshuffled";
      pile: "part" | "machine" | "invention";
      cards: number;
    }
  | {
      event: "no_card";
      who: "player" | "ghost";
      pile: "part" | "machine" | "invention";
    }
  | {
      event: "drew";
      who: "player" | "ghost";
      card: Card;
      known: boolean;
    }
  | {
      event: "rolled";
      for: For;
      die: number;
    }
  | {
      event: "boosted";
      part: Parts;
      value: number;
    }
  | {
      event: "die_changed";
      source: Source;
      value: number;
    }
  | {
      event: "succeeded";
      for: For;
      value: number;
    }
  | {
      event: "failed";
      for: For;
      value: number;
    }
  | {
      event: "penalty";
      pile: "part" | "machine" | "invention";
      cards: number;
    }
  | {
      event: "penalty_cancelled";
      source: Source;
    }
  | {
      event: "took";
      card: Card;
      from: "scrap" | "ghost" | "look";
    }
  | {
      event: "looked";
      card: Card;
      known: boolean;
    }
  | {
      event: "placed";
      card: Card;
      where: "top" | "bottom";
    }
  | {
      event: "duplicate";
      card: Card;
    }
  | {
      event: "ghost_built";
      machine: Machines;
      parts: Parts[];
      card: boolean;
    }
  | {
      event: "ghost_invented";
      invention: Inventions;
      machines: Machines[];
    }
  | {
      event: "built";
      machine: Machines;
      parts: Parts[];
      omitted: Parts | null;
    }
  | {
      event: "invented";
      invention: Inventions;
      machines: Machines[];
      omitted: Machines | null;
    }
  | {
      event: "scrapped";
      card: Card;
    }
  | {
      event: "paced";
    }
  | {
      event: "ended";
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
  agenda: string[];
  actions: number;
  roll: {
    for: For;
    die: number;
    value: number;
    need: number;
  } | null;
  player: {
    parts: Parts[];
    machines: Machines[];
    built: Machines[];
    used: Machines[];
    inventions: Inventions[];
    done: Inventions[];
    character: Character | null;
    uses_left: number | null;
  };
  ghost: {
    parts: {
      [k: string]: number;
    };
    machines: {
      [k: string]: number;
    };
    built: Machines[];
    cardless: Machines[];
    inventions: Inventions[];
    done: Inventions[];
    character: Character | null;
  };
  piles: {
    [k: string]: {
      top: Card[];
      unseen: {
        [k: string]: number;
      };
      bottom: Card[];
    };
  };
  scraps: {
    [k: string]: {
      [k: string]: number;
    };
  };
  look: Card[];
  outcome: {
    result: "win" | "loss" | "capped";
    player: number;
    ghost: number;
    actions: number;
    rating: number;
  } | null;
}
/**
 * How a game ended.
 */
export interface Outcome {
  result: "win" | "loss" | "capped";
  player: number;
  ghost: number;
  actions: number;
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
   * Decides whether your Character's ability can be used without limit or only as often as the card prints.
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
