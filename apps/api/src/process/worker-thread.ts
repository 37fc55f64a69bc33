import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { parentPort, Worker, type ResourceLimits } from "node:worker_threads";

type ThreadAnswer<Output> = { output: Output } | { error: string };

/** A question that waits for its turn, or for its answer. */
interface Asked<Input, Output> {
  input: Input;
  resolve: (output: Output) => void;
  reject: (error: Error) => void;
}

/**
 * Longest time that an answer may take, in ms; a thread that takes longer hangs and is ended. Who waits is answered by the
 * call's own limit long before: a thread that gives way to everything else is slow on a busy machine, not wrong.
 */
const longestWaited = 60_000;

/** What the objects of a thread may fill of the memory, in MB: one that wants more ends, and not the process with it. */
const mostMemory = 1024;

/** How long a thread rests before it ends, in ms: one that nobody asks keeps its code and its heap in memory. */
const longestRest = 30_000;

export interface ThreadSettings {
  /**
   * From when it has a question, in ms; more than the usual where nobody waits: a thread that gives way is slow on a busy
   * machine.
   */
  longestMilliseconds?: number;
  memoryMegabytes?: number;
  /** It remembers what it was told, so it does not end for want of questions. */
  hasState?: boolean;
}

/** A thread ended while it had the question. */
export class ThreadEnded extends Error {
  /** @param isOfQuestion it hung or filled its memory: what it was asked is more than it can do */
  constructor(
    name: string,
    readonly isOfQuestion: boolean,
    cause?: unknown,
  ) {
    super(`The thread ${name} ended${cause instanceof Error ? `: ${cause.message}` : "."}`, { cause });
  }
}

function tell<Output>(asked: Asked<unknown, Output>, answer: ThreadAnswer<Output>): void {
  if ("error" in answer) asked.reject(new Error(answer.error));
  else asked.resolve(answer.output);
}

const isFull = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/**
 * Asks a thread of its own, so that what it does holds up nothing else. It starts with the first question, ends when it has
 * rested for long, and keeps no process alive. It has one question at a time: whose it dies or hangs of is at fault, and the
 * others are asked of another.
 * @param name of its file beside a bundle; from the source, `source` is the file
 * @returns asks it @throws where it failed; ThreadEnded where it died or took too long
 */
export function createThread<Input, Output>(
  name: string,
  source: URL,
  settings: ThreadSettings = {},
): (input: Input) => Promise<Output> {
  const { longestMilliseconds = longestWaited, memoryMegabytes = mostMemory, hasState } = settings;
  const waiting: Asked<Input, Output>[] = [];
  let thread: Worker | undefined;
  let taken: Asked<Input, Output> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = openThread(name, source, { maxOldGenerationSizeMb: memoryMegabytes });
    const isOld = () => thread !== started;
    const take = (answer: ThreadAnswer<Output>) => settle((asked) => tell(asked, answer));
    started.on("message", (answer) => isOld() || take(answer));
    started.on("error", (error) => isOld() || lose(isFull(error), error));
    started.on("exit", () => isOld() || lose(false));
    return started;
  }

  function lose(isOfQuestion: boolean, cause?: unknown): void {
    thread = undefined;
    settle((asked) => asked.reject(new ThreadEnded(name, isOfQuestion, cause)));
  }

  function settle(end: (asked: Asked<Input, Output>) => void): void {
    const asked = taken;
    taken = undefined;
    if (asked) end(asked);
    takeNext();
  }

  function rest(): void {
    thread?.unref();
    if (!hasState) timer = setTimeout(leave, longestRest).unref();
  }

  function leave(): void {
    const left = thread;
    thread = undefined;
    void left?.terminate();
  }

  function takeNext(): void {
    clearTimeout(timer);
    taken = waiting.shift();
    if (!taken) return rest();
    const used = (thread ??= start());
    timer = setTimeout(() => {
      lose(true);
      void used.terminate();
    }, longestMilliseconds);
    used.ref();
    try {
      used.postMessage(taken.input);
    } catch (error) {
      // What cannot be sent is the asker's mistake.
      settle((asked) => asked.reject(error as Error));
    }
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (!taken) takeNext();
    });
}

/**
 * Within a thread: answers each question that it is asked. Where there are fewer cores than there is work, it gives way to
 * everything else.
 */
export function answerQuestions<Input, Output>(answer: (input: Input) => Output | Promise<Output>): void {
  giveWay();
  const say = (said: ThreadAnswer<Output>) => parentPort?.postMessage(said);
  parentPort?.on("message", (input: Input) => {
    const answered = (async () => answer(input))();
    answered.then(
      (output) => say({ output }),
      (error: unknown) => say({ error: error instanceof Error ? error.message : String(error) }),
    );
  });
}

/** On Linux a thread has a priority of its own; elsewhere it keeps that of the process. */
function giveWay(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(threadNumber(), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Whoever confines the process may not let it: then its work goes on beside the others' as it is.
  }
}

/** By which Linux knows the thread that asks. */
export function threadNumber(): number {
  return Number(readlinkSync("/proc/thread-self").split("/").at(-1));
}

function openThread(name: string, source: URL, resourceLimits: ResourceLimits): Worker {
  const here = import.meta.url;
  if (!here.endsWith(".ts")) return new Worker(new URL(`./${name}.js`, here), { resourceLimits });
  // Tests have threads bundled once: each would load its source for seconds.
  const bundled = process.env["HAAT_THREADS"];
  if (bundled) return new Worker(join(bundled, `${name}.js`), { resourceLimits });
  // Node 20 runs no TypeScript of itself, and hooks of the process do not reach the first file of a thread.
  const words = `import("tsx/esm/api").then(({ tsImport }) => tsImport("${source.href}", "${here}"))`;
  return new Worker(words, { eval: true, resourceLimits });
}
