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
      /**
       * A Character card was put under the stack (KC-2.2).
       */
      event: "character_stacked";
      /**
       * The card.
       */
      card: Card3;
      /**
       * Its position in the stack, 1 (the top) to 6.
       */
      place: number;
    }
  | {
      /**
       * A die was rolled (KC-2.4, KC-3.7, KC-5.1, KC-7.4, KC-11.2, KC-12.1).
       */
      event: "die_rolled";
      /**
       * Owner or purpose of the die.
       */
      owner: "own" | "roy" | "setup" | "black" | "royal";
      /**
       * Its colour; `None` for a black die.
       */
      colour: ("red" | "yellow" | "white") | null;
      /**
       * The face it shows.
       */
      face: number;
    }
  | {
      /**
       * A citizen settled during setup (KC-2.3).
       */
      event: "settled";
      /**
       * Side of the citizen.
       */
      who: "human" | "roy";
      /**
       * The building.
       */
      building: "palace" | "hall" | "bishopric";
      /**
       * The space, free until now.
       */
      space: number;
    }
  | {
      /**
       * A round began (KC-3.1).
       */
      event: "round_started";
      /**
       * Its number, counted from 1.
       */
      round: number;
      /**
       * Its start player (KC-3.2).
       */
      start: "human" | "roy";
    }
  | {
      /**
       * An Activity card was turned up (KC-3.3).
       */
      event: "activity_revealed";
      /**
       * The slot where it lies.
       */
      slot: string;
      /**
       * The card.
       */
      card: Card2;
    }
  | {
      /**
       * The human received his income (KC-3.4).
       */
      event: "income";
      /**
       * The amount.
       */
      deniers: number;
    }
  | {
      /**
       * Salaries were paid (KC-3.5).
       */
      event: "salaries";
      /**
       * The deniers that the human owes (KC-3.5).
       */
      due: number;
      /**
       * The deniers that he paid; less than `due` costs VP (KC-3.6).
       */
      paid: number;
    }
  | {
      /**
       * An Event card came into the row, at its right end (KC-4.2, KC-4.3).
       */
      event: "event_entered";
      /**
       * The card.
       */
      card: Card;
    }
  | {
      /**
       * An effect of an Event card begins (KC-4.4).
       */
      event: "event_effect";
      /**
       * The card.
       */
      card: Card;
      /**
       * The effect as printed, even if it cannot be carried out in full.
       */
      effect: string;
    }
  | {
      /**
       * The human lost something to an Event card (KC-4.8, KC-4.9, KC-4.13).
       */
      event: "lost";
      /**
       * The card that causes the loss.
       */
      card: Card;
      /**
       * The kind of loss.
       */
      what: "deniers" | "influence" | "cube" | "banner" | "stone";
      /**
       * The amount demanded; 1 for a cube and for a stone, which are reported one by one.
       */
      due: number;
      /**
       * The amount lost, possibly 0; less than `due` costs VP (KC-4.14).
       */
      amount: number;
      /**
       * Place of the lost cube or stone; `None` for deniers and influence.
       */
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
      /**
       * VP changed, by the clause of the reason (KC-16.4).
       */
      event: "vp";
      /**
       * Side whose VP changed.
       */
      who: "human" | "roy";
      /**
       * The change, never 0; a loss stops at 0 VP (KC-1.8).
       */
      amount: number;
      /**
       * Reason of the change.
       */
      reason: Reason;
      /**
       * The card that caused it, if any.
       */
      card: Card4 | null;
    }
  | {
      /**
       * The human's deniers changed, by the clause of the reason (KC-16.4).
       */
      event: "deniers";
      /**
       * The change, never 0.
       */
      amount: number;
      /**
       * Reason of the change.
       */
      reason: Reason;
      /**
       * The card that caused it, if any.
       */
      card: Card4 | null;
    }
  | {
      /**
       * The human's influence changed, by the clause of the reason (KC-16.4).
       */
      event: "influence";
      /**
       * The change, never 0; a gain stops at the bound (KC-1.7).
       */
      amount: number;
      /**
       * Reason of the change.
       */
      reason: Reason;
      /**
       * The card that caused it, if any.
       */
      card: Card4 | null;
    }
  | {
      /**
       * A citizen entered a building and pushed the others along (KC-9.2).
       */
      event: "entered";
      /**
       * Side of the citizen.
       */
      who: "human" | "roy";
      /**
       * The building.
       */
      building: "palace" | "hall" | "bishopric";
      /**
       * The space that the citizen took.
       */
      space: number;
      /**
       * Every citizen who had to move, in the order of pushing.
       */
      pushed: {
        /**
         * Side of the citizen.
         */
        who: "human" | "roy";
        /**
         * The space that the citizen left.
         */
        from: number;
        /**
         * The space where the citizen now stands; `None` if the citizen lies down.
         */
        to: number | null;
      }[];
      /**
       * Side of the citizen who was pushed off the last space and lies down, if any.
       */
      evicted: ("human" | "roy") | null;
    }
  | {
      /**
       * A citizen of the human was laid down by an Event card (KC-4.10).
       */
      event: "laid_down";
      /**
       * The card.
       */
      card: Card;
      /**
       * The building.
       */
      building: "palace" | "hall" | "bishopric";
      /**
       * The space that the citizen leaves.
       */
      space: number;
    }
  | {
      /**
       * Lying citizens went back to the supply of their side (KC-13.1).
       */
      event: "returned";
      /**
       * Side of the citizens.
       */
      who: "human" | "roy";
      /**
       * Number of citizens, at least 1.
       */
      count: number;
    }
  | {
      /**
       * A citizen of le Roy filled a vacated space (KC-9.7).
       */
      event: "filled";
      /**
       * The building.
       */
      building: "palace" | "hall" | "bishopric";
      /**
       * The space.
       */
      space: number;
    }
  | {
      /**
       * The attack begins (KC-4.7, KC-5.1).
       */
      event: "attack";
      /**
       * Number of black dice to roll, at most the constant `black_max` (KC-4.7).
       */
      dice: number;
    }
  | {
      /**
       * Dice were discarded against a black die (KC-5.4, KC-5.11).
       */
      event: "guarded";
      /**
       * Side that discarded the dice.
       */
      who: "human" | "roy";
      /**
       * The face of the black die.
       */
      black: number;
      /**
       * The dice: one at a time for the human (KC-5.5), all together for le Roy.
       */
      dice: ["own" | "roy", "red" | "yellow" | "white", number][];
    }
  | {
      /**
       * The human surrendered to a black die (KC-5.10).
       */
      event: "surrendered";
      /**
       * The face of the black die.
       */
      black: number;
    }
  | {
      /**
       * An own die was taken up for a reroll (KC-7.4).
       */
      event: "rerolled";
      /**
       * The colour of the die.
       */
      colour: "red" | "yellow" | "white";
      /**
       * Its old face.
       */
      face: number;
    }
  | {
      /**
       * An own die was turned (KC-7.6).
       */
      event: "flipped";
      /**
       * The colour of the die.
       */
      colour: "red" | "yellow" | "white";
      /**
       * Its old face.
       */
      face: number;
      /**
       * The new face: 7 minus the old one.
       */
      to: number;
    }
  | {
      /**
       * Citizens came from the stock to the supply (KC-7.5, KC-11.2).
       */
      event: "recruited";
      /**
       * Number of citizens, at least 1.
       */
      count: number;
    }
  | {
      /**
       * An action of the human begins (KC-6.1).
       */
      event: "action";
      /**
       * Kind of the action.
       */
      kind: Kind;
      /**
       * Its target; `None` for build and farm.
       */
      target: Target | null;
    }
  | {
      /**
       * A tradesman was placed (KC-10.1, KC-12.13).
       */
      event: "hired";
      /**
       * Side of the tradesman.
       */
      who: "human" | "roy";
      /**
       * The Activity card.
       */
      card: Card2;
      /**
       * The space of the card, counted from 1.
       */
      space: number;
      /**
       * The deniers paid; 0 for le Roy.
       */
      price: number;
      /**
       * Origin of the tradesman; for le Roy always the supply.
       */
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
      /**
       * A cube of an Activity card was spent (KC-8.6).
       */
      event: "cube_used";
      /**
       * The card.
       */
      card: Card2;
    }
  | {
      /**
       * The group was closed (KC-8.11), paid (KC-8.2) and discarded (KC-8.1).
       */
      event: "group";
      /**
       * The dice in the order of choosing, 1 to 3.
       */
      dice: ["own" | "roy", "red" | "yellow" | "white", number][];
      /**
       * The deniers paid for le Roy's dice.
       */
      paid: number;
    }
  | {
      /**
       * An Activity card was activated (KC-10.1a).
       */
      event: "activated";
      /**
       * The card.
       */
      card: Card2;
      /**
       * Number of activations, 1 to 99.
       */
      times: number;
    }
  | {
      /**
       * Cubes were put on an Event card (KC-10.5, KC-11.2, KC-12.12).
       */
      event: "event_cubes";
      /**
       * Side of the cubes.
       */
      who: "human" | "roy";
      /**
       * The card.
       */
      card: Card;
      /**
       * Number of cubes, at least 1.
       */
      count: number;
    }
  | {
      /**
       * Every banner of an Event card was covered (KC-10.6).
       */
      event: "event_countered";
      /**
       * The card.
       */
      card: Card;
      /**
       * The side that takes it; `None` for Marauding, which stays (KC-10.7).
       */
      to: ("human" | "roy") | null;
    }
  | {
      /**
       * A stone was placed in the cathedral (KC-10.3, KC-12.15).
       */
      event: "stone";
      /**
       * Side of the stone.
       */
      who: "human" | "roy";
      /**
       * Its level.
       */
      level: number;
      /**
       * Its column.
       */
      column: number;
    }
  | {
      /**
       * The human passed (KC-10.10).
       */
      event: "passed";
    }
  | {
      /**
       * Deniers went into the pot (KC-6.4, KC-6.5).
       */
      event: "pot";
      /**
       * Number of deniers.
       */
      amount: number;
    }
  | {
      /**
       * Le Roy rolled for his action (KC-12.1).
       */
      event: "royal_roll";
      /**
       * The sum of the two dice, 2 to 12.
       */
      total: number;
      /**
       * The action that it names.
       */
      result: "vp3" | "vp2" | "worker" | "event" | "tradesman" | "cathedral" | "character";
    }
  | {
      /**
       * Le Roy bought one of the human's dice (KC-12.6).
       */
      event: "royal_bought";
      /**
       * The colour of the die.
       */
      colour: "red" | "yellow" | "white";
      /**
       * The face it shows.
       */
      face: number;
      /**
       * The deniers that the bank pays the human.
       */
      price: number;
    }
  | {
      /**
       * Le Roy spent dice (KC-12.3).
       */
      event: "royal_spent";
      /**
       * The dice, best first; fewer than the price, possibly none, if he has no more (KC-12.4).
       */
      dice: ["own" | "roy", "red" | "yellow" | "white", number][];
    }
  | {
      /**
       * Le Roy's action had no effect (KC-12.10, KC-12.12, KC-12.14).
       */
      event: "royal_nothing";
      /**
       * Reason of the failure.
       */
      reason: Reason;
    }
  | {
      /**
       * A Character card was scored, by result 8 (KC-12.17) or at the end of the game (KC-13.5).
       */
      event: "character_scored";
      /**
       * The card.
       */
      card: Card3;
      /**
       * The VP it gives the human.
       */
      human: number;
      /**
       * The VP it gives le Roy.
       */
      roy: number;
    }
  | {
      /**
       * A round ended (KC-13.1).
       */
      event: "round_ended";
      /**
       * Its number, counted from 1.
       */
      round: number;
    }
  | {
      /**
       * An item of the end scoring (KC-13.4).
       */
      event: "scored";
      /**
       * Side that scores.
       */
      who: "human" | "roy";
      /**
       * The item.
       */
      item: "events" | "tradesmen" | "levels";
      /**
       * The VP; 0 or negative for the levels.
       */
      vp: number;
    }
  | {
      /**
       * The game is over (KC-13.2).
       */
      event: "game_over";
      /**
       * The human's total minus le Roy's (KC-13.7).
       */
      difference: number;
      /**
       * The band of the verdict, 1 (worst) to 6 (KC-13.8).
       */
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
  /**
   * Stage and step (chapter 14).
   */
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
  /**
   * The round, counted from 1; 0 during setup.
   */
  round: number;
  /**
   * Number of rounds of the game: 3 to 6.
   */
  rounds: number;
  /**
   * The start player of the round, during setup of round 1.
   */
  start: "human" | "roy";
  /**
   * Side whose go or turn it is; `None` outside guard, reroll, flip and stage `actions`.
   */
  turn: ("human" | "roy") | null;
  /**
   * The human's side.
   */
  human: {
    /**
     * His deniers, without the pot.
     */
    deniers: number;
    /**
     * His influence (KC-1.7).
     */
    influence: number;
    /**
     * His VP; after the end his total, which may be negative.
     */
    vp: number;
    /**
     * His citizens at hand.
     */
    supply: number;
    /**
     * His citizens that are not yet recruited.
     */
    stock: number;
    /**
     * His citizens that lie until the round is over.
     */
    lying: number;
    /**
     * The deniers in his pot, paid out in phase 5.
     */
    pot: number;
    /**
     * `true` once he has passed in this round.
     */
    passed: boolean;
    /**
     * The Event cards he has taken.
     */
    won: Card[];
  };
  /**
   * Le Roy's side.
   */
  roy: {
    /**
     * His VP; after the end his total, which may be negative.
     */
    vp: number;
    /**
     * His citizens at hand.
     */
    supply: number;
    /**
     * His citizens that lie until the round is over.
     */
    lying: number;
    /**
     * The Event cards he has taken.
     */
    won: Card[];
  };
  /**
   * Citizens in the buildings, from space 1 on.
   */
  buildings: {
    [k: string]: string;
  };
  /**
   * Stones on the three levels, the lowest first, from column 1 on.
   */
  cathedral: string[];
  /**
   * The coloured dice in the districts, highest first, without those of a group being formed.
   */
  dice: {
    [k: string]: {
      [k: string]: number[];
    };
  };
  /**
   * The black dice rolled and not countered, highest first; at most the constant `black_max` (KC-4.7).
   */
  black: number[];
  /**
   * The nine slots, in slot order.
   */
  activities: {
    /**
     * The slot.
     */
    slot: string;
    /**
     * Its card; `None` while that lies face down.
     */
    card: Card2 | null;
    /**
     * Tradesmen on the spaces of the card, from space 1 on; empty without a card.
     */
    spaces: string;
    /**
     * The human's cubes on the card.
     */
    cubes: number;
  }[];
  /**
   * The face-up Event cards from left to right, Marauding first.
   */
  row: {
    /**
     * The card.
     */
    card: Card;
    /**
     * The human's cubes on it, fewer than its banners.
     */
    cubes: number;
  }[];
  /**
   * The Character cards not scored, top first.
   */
  stack: Card3[];
  /**
   * The Event cards that are still undrawn, by colour.
   */
  unseen: {
    /**
     * The red cards.
     */
    red: Card[];
    /**
     * The white cards.
     */
    white: Card[];
    /**
     * The yellow cards.
     */
    yellow: Card[];
  };
  /**
   * Number of results 8 that le Roy rolled in this round (KC-12.19).
   */
  free_rolls: number;
  /**
   * Memory of the step (KC-16.2).
   */
  pending:
    | {
        /**
         * In the order of rolling, at most five.
         */
        rolled: number[];
      }
    | {
        /**
         * Citizens to settle, including the next.
         */
        left: number;
      }
    | {
        /**
         * The slot of the card.
         */
        slot: string | null;
      }
    | {
        /**
         * The district of their dice.
         */
        owner: "own" | "roy";
        /**
         * The colour of their dice.
         */
        colour: "red" | "yellow" | "white";
        /**
         * Dice still to roll, including the next.
         */
        left: number;
      }
    | {
        /**
         * Its colour.
         */
        colour: "red" | "yellow" | "white";
      }
    | {
        /**
         * The card.
         */
        card: Card | null;
        /**
         * The number of the effect, from 0.
         */
        index: number;
        /**
         * The word of the effect, which card and number tell.
         */
        effect: string;
        /**
         * Losses to come, including this one.
         */
        left: number;
        /**
         * `true` if a demand of the card could not be met so far.
         */
        short: boolean;
        /**
         * Black dice so far.
         */
        attack: number;
      }
    | {
        /**
         * Black dice still to roll, including the next.
         */
        left: number;
      }
    | {
        /**
         * The total begun.
         */
        total: number;
        /**
         * Black dice countered in this go.
         */
        countered: number;
      }
    | {
        /**
         * Its colour.
         */
        colour: "red" | "yellow" | "white";
        /**
         * Black dice countered in this go.
         */
        countered: number;
      }
    | {
        /**
         * Dice that may still be turned.
         */
        left: number;
        /**
         * Those turned, with their new faces.
         */
        flipped: ["red" | "yellow" | "white", number][];
        /**
         * Black dice countered in this go.
         */
        countered: number;
      }
    | {
        /**
         * Kind of the action.
         */
        kind: Kind;
        /**
         * Its target; `None` for build and farm.
         */
        target: Target | null;
        /**
         * The card whose cube is spent.
         */
        cube: Card2 | null;
        /**
         * The dice in the order of choosing.
         */
        group: ["own" | "roy", "red" | "yellow" | "white", number][];
        /**
         * The strength of the closed group; 0 before.
         */
        strength: number;
        /**
         * Number of activations; 0 before they are chosen.
         */
        times: number;
        /**
         * Activations not yet begun.
         */
        left: number;
        /**
         * The effect being decided.
         */
        now: ((string | number) | ((string | number) | (string | number)[])[])[] | null;
        /**
         * Effects of this activation that follow.
         */
        todo: ((string | number) | ((string | number) | (string | number)[])[])[][];
      }
    | {
        /**
         * The first die, once it is rolled.
         */
        first: number | null;
      }
    | null;
  /**
   * Outcome of the game; `None` until its end.
   */
  outcome: {
    /**
     * The points of the human.
     */
    human: {
      /**
       * VP at the end of the last round.
       */
      play: number;
      /**
       * VP for Event cards with own cubes.
       */
      events: number;
      /**
       * VP of the spaces of own tradesmen.
       */
      tradesmen: number;
      /**
       * VP lost for cathedral levels; 0 or negative.
       */
      levels: number;
      /**
       * VP of the Character cards that were left.
       */
      characters: number;
      /**
       * Sum of the fields above.
       */
      total: number;
    };
    /**
     * The points of le Roy.
     */
    roy: {
      /**
       * VP at the end of the last round.
       */
      play: number;
      /**
       * VP for Event cards with own cubes.
       */
      events: number;
      /**
       * VP of the spaces of own tradesmen.
       */
      tradesmen: number;
      /**
       * VP lost for cathedral levels; 0 or negative.
       */
      levels: number;
      /**
       * VP of the Character cards that were left.
       */
      characters: number;
      /**
       * Sum of the fields above.
       */
      total: number;
    };
    /**
     * The human's total minus le Roy's.
     */
    difference: number;
    /**
     * The band of the verdict, 1 to 6.
     */
    band: number;
    /**
     * `true` if le Roy is beaten.
     */
    beaten: boolean;
  } | null;
}
/**
 * How a game ended.
 */
export interface Outcome {
  /**
   * The points of the human.
   */
  human: {
    /**
     * VP at the end of the last round.
     */
    play: number;
    /**
     * VP for Event cards with own cubes.
     */
    events: number;
    /**
     * VP of the spaces of own tradesmen.
     */
    tradesmen: number;
    /**
     * VP lost for cathedral levels; 0 or negative.
     */
    levels: number;
    /**
     * VP of the Character cards that were left.
     */
    characters: number;
    /**
     * Sum of the fields above.
     */
    total: number;
  };
  /**
   * The points of le Roy.
   */
  roy: {
    /**
     * VP at the end of the last round.
     */
    play: number;
    /**
     * VP for Event cards with own cubes.
     */
    events: number;
    /**
     * VP of the spaces of own tradesmen.
     */
    tradesmen: number;
    /**
     * VP lost for cathedral levels; 0 or negative.
     */
    levels: number;
    /**
     * VP of the Character cards that were left.
     */
    characters: number;
    /**
     * Sum of the fields above.
     */
    total: number;
  };
  /**
   * The human's total minus le Roy's.
   */
  difference: number;
  /**
   * The band of the verdict, 1 to 6.
   */
  band: number;
  /**
   * `true` if le Roy is beaten.
   */
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
   * Price that le Roy pays when you have no die to sell: one more of his dice, or one die fewer.
   */
  no_die?: "own" | "less";
  /**
   * Entry of a citizen whom le Roy sends into a building: where he makes one of yours lie down if he can, or with the face of his die.
   */
  worker?: "evict" | "die";
  /**
   * Die that le Roy spends on a citizen for a building: his best, or the best one that makes a citizen of yours lie down.
   */
  worker_die?: "best" | "evicting";
  /**
   * Marauding as le Roy's target: when no other event is in the row, or never.
   */
  marauding?: "alone" | "never";
  /**
   * Marauding pays VP when it is full, or none.
   */
  marauding_payout?: "on" | "off";
  /**
   * Le Roy's turn after a roll of 8, which scores a Character card: it ends, or he rolls again.
   */
  free_result?: "turn" | "again";
  /**
   * Le Roy, too, loses VP for cathedral levels where he has no stone.
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
