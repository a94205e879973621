// What all modules of the package have in common.
export type { Companion, CompanionClass } from "./companion.js";
export { TableError } from "./error.js";
export type { TableClass } from "./factory.js";
export type { Source } from "./glue.js";
export type { Event, GameName, Games, Options, Outcome, Tables, View } from "./games.js";
export { added, type Progress, type Simulation, type Tally } from "./helper.js";
export type { Played, Player, Players } from "./players.js";
export { Dealer, type Input, type Notation, type RulePart, type Rules, type Setup, type Sight, type Told } from "./table.js";
export type {
  Actor, Answer, Area, Badge, Choice, Comparison, Due, Entry, ErrorKind, Facts, Fault, FirstGame, Form, GameInfo, Held, Hint, Item,
  LessonPart, Line, Look, NotableMoment, Offer, OptionInfo, Question, Reason, RuleClause, Said, Scene, ScoreLine, Side, StoryPart, StorySentence, Summary, TableInfo, Tint, WhyNot, Zone,
} from "./types/shared.js";
