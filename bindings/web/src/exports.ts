// What all modules of the package have in common.
export type { Companion, CompanionClass } from "./companion.js";
export { TableError } from "./error.js";
export type { TableClass } from "./factory.js";
export type { Source } from "./glue.js";
export type { Event, GameName, Games, Options, Outcome, Tables, View } from "./games.js";
export { added, type Progress, type Simulation, type Tally } from "./helper.js";
export type { Results, ResultFault, ResultTotals, Streak } from "./results.js";
export type { Played, Player, Players } from "./players.js";
export { Dealer, type Input, type Notation, type RulePart, type Rules, type Setup, type Sight, type Told } from "./table.js";
export type {
  Actor, Answer, Area, Badge, Cause, Changes, Choice, Clock, Comparison, Due, EffectLine, End, Ends, Entry, ErrorKind, Facts, Fault,
  FirstGame, Foe, Form, GameInfo, GameProgress, Held, Hint, Item, LessonPart, Line, Look, Mark, Move, MoveKind, Need, Needs,
  NotableMoment, NumberChange, Odds, Offer, OptionInfo, Picture, Play, Plays, Question, Reason, RuleClause, Said, Scene, ScreenPlace,
  ScoreLine, SetProgress, Side, Socket, SocketState, Span, Stock, StoryPart, StorySentence, Summary, TableInfo, Tint, Track, WhyNot,
  Worth, Zone,
} from "./types/shared.js";
