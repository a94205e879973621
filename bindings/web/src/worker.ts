import { TableError } from "./error.js";
import type { TableClass } from "./factory.js";
import type { GameName } from "./games.js";
import type { Answer, Question } from "./helper.js";
import type { Players } from "./players.js";
import type { Table } from "./table.js";
import type { Hint } from "./types/shared.js";

// Both ends of a worker, in browsers and in Node.

/** A worker, as whoever asks it sees it. */
export interface Hand {
  /** Asks a question. */
  post(question: Question): void;
  /** Everything is answered: in Node the worker does not keep the program alive. */
  rest(): void;
  stop(): void;
}

/** Starts a worker. */
export type Hire = (answered: (answer: Answer) => void, failed: (error: unknown) => void) => Hand;

/** What a worker says first, because what is posted before its module is ready may get lost. */
const READY = "ready";

/** How a worker is started: in browsers as bundlers understand it, in Node from a file beside this module. */
export function hire(inBrowser: () => Worker, file: string): Hire {
  return (answered, failed) => {
    const waiting: Question[] = [];
    let isStopped = false;
    let send = (question: Question): unknown => waiting.push(question);
    const heard = (said: Answer | typeof READY, post: (question: Question) => void) => {
      if (said !== READY) return answered(said);
      send = post;
      waiting.forEach(post);
    };
    // The end of a worker that was stopped is none of the next one.
    const ended = (error: unknown) => {
      if (!isStopped) failed(error);
    };
    if (typeof Worker !== "undefined") {
      const worker = inBrowser();
      worker.onmessage = ({ data }) => heard(data, (question) => worker.postMessage(question));
      worker.onerror = ({ message }) => ended(new Error(message || "the worker could not be started"));
      worker.onmessageerror = () => ended(new Error("the worker said what cannot be read"));
      const stop = () => {
        isStopped = true;
        worker.terminate();
      };
      return { post: (question) => send(question), rest() {}, stop };
    }
    const threads = process.getBuiltinModule("node:worker_threads");
    const worker = new threads.Worker(new URL(file, import.meta.url));
    worker.on("message", (said) => heard(said, (question) => worker.postMessage(question)));
    worker.on("error", ended);
    worker.on("messageerror", ended);
    worker.on("exit", (code) => ended(new Error(`the worker has ended with exit code ${code}`)));
    return {
      post(question) {
        worker.ref();
        send(question);
      },
      rest: () => worker.unref(),
      stop() {
        isStopped = true;
        void worker.terminate();
      },
    };
  };
}

/** Answers questions in a worker. */
export function serve(Tables: TableClass<GameName, Players>): void {
  const answer = (question: Question, post: (answer: Answer) => void): Answer => {
    const { number } = question;
    try {
      return { number, answer: answered(Tables, question, (soFar) => post({ number, soFar })) };
    } catch (error) {
      return error instanceof TableError ? { number, refused: error.toJSON() } : { number, failed: String(error) };
    }
  };
  if (typeof self !== "undefined" && "postMessage" in self) {
    const post = (said: Answer) => self.postMessage(said);
    self.onmessage = ({ data }) => post(answer(data, post));
    self.postMessage(READY);
    return;
  }
  const port = process.getBuiltinModule("node:worker_threads").parentPort;
  port?.on("message", (question) => port.postMessage(answer(question, (said) => port.postMessage(said))));
  port?.postMessage(READY);
}

/** Deals in a part of a hint: the first one comes soon, and each takes about as long as all before it. */
function* parts(deals: number): Generator<number> {
  for (let left = deals, part = Math.min(2, left); left > 0; left -= part, part = Math.min(deals - left, left)) yield part;
}

function answered(Tables: TableClass<GameName, Players>, question: Question, tell: (soFar: unknown) => void): unknown {
  if (question.ask === "simulate") {
    return freed(new Tables(question.game as GameName, question.rules), (table) => table.studied(question.player, question.seed, question.part));
  }
  const { save, catalogue } = question.of;
  return freed<Table & Players>(Tables.loadWith(save, catalogue), (table) => {
    if (question.ask === "advice") return table.advice(question.player, question.seed);
    let hints: Hint[] = [];
    for (hints of table.hints(question.seed, parts(question.deals))) tell(hints);
    return hints;
  });
}

/** What is found at a table that is given back; `using` would need a helper that bundlers warn of. */
function freed<T extends Table>(table: T, found: (table: T) => unknown): unknown {
  try {
    return found(table);
  } finally {
    table.free();
  }
}
