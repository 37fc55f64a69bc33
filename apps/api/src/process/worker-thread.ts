import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { parentPort, Worker } from "node:worker_threads";

/** What a thread is asked, and what it answers. */
interface ThreadQuestion<Input> {
  id: number;
  input: Input;
}
type ThreadAnswer<Output> = { id: number; output: Output } | { id: number; error: string };

interface Waiting<Output> {
  resolve: (output: Output) => void;
  reject: (error: Error) => void;
}

/**
 * Longest time that an answer may take, in ms; a thread that takes longer hangs and is ended. Who waits is answered by the
 * call's own limit long before: a thread that gives way to everything else is slow on a busy machine, not wrong.
 */
const longestWaited = 60_000;

/**
 * Asks a thread of its own, so that what it does holds up nothing else. It starts with the first question and keeps no
 * process alive; one that dies is replaced with the next question.
 * @param name of its file beside a bundle; from the source, `source` is the file
 * @param longestMilliseconds more than the usual where nobody waits: a thread that gives way is slow on a busy machine
 * @returns asks it @throws where it failed, died or took too long
 */
export function createThread<Input, Output>(
  name: string,
  source: URL,
  longestMilliseconds = longestWaited,
): (input: Input) => Promise<Output> {
  const waiting = new Map<number, Waiting<Output>>();
  let thread: Worker | undefined;
  let asked = 0;

  function start(): Worker {
    const started = openThread(name, source);
    const lose = (error: Error) => {
      if (thread === started) thread = undefined;
      waiting.forEach(({ reject }) => reject(error));
      waiting.clear();
    };
    started.on("message", (answer: ThreadAnswer<Output>) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ("error" in answer) asker?.reject(new Error(answer.error));
      else asker?.resolve(answer.output);
      if (waiting.size === 0) started.unref();
    });
    started.on("error", (error) => lose(error instanceof Error ? error : new Error(String(error))));
    started.on("exit", () => lose(new Error(`The thread ${name} ended.`)));
    return started;
  }

  return (input) =>
    new Promise((resolve, reject) => {
      thread ??= start();
      const used = thread;
      const id = (asked += 1);
      const timer = setTimeout(() => void used.terminate(), longestMilliseconds);
      const settle = <Value>(end: (value: Value) => void) => {
        return (value: Value) => {
          clearTimeout(timer);
          end(value);
        };
      };
      waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      used.ref();
      used.postMessage({ id, input } satisfies ThreadQuestion<Input>);
    });
}

/**
 * Within a thread: answers each question that it is asked; what `answer` does at once is done in their order. Where there
 * are fewer cores than there is work, it gives way to everything else.
 */
export function answerQuestions<Input, Output>(answer: (input: Input) => Output | Promise<Output>): void {
  giveWay();
  const say = (said: ThreadAnswer<Output>) => parentPort?.postMessage(said);
  parentPort?.on("message", ({ id, input }: ThreadQuestion<Input>) => {
    const answered = (async () => answer(input))();
    answered.then(
      (output) => say({ id, output }),
      (error: unknown) => say({ id, error: error instanceof Error ? error.message : String(error) }),
    );
  });
}

/** On Linux a thread has a priority of its own; elsewhere it keeps that of the process. */
function giveWay(): void {
  if (process.platform === "linux") setPriority(threadNumber(), constants.priority.PRIORITY_BELOW_NORMAL);
}

/** By which Linux knows the thread that asks. */
export function threadNumber(): number {
  return Number(readlinkSync("/proc/thread-self").split("/").at(-1));
}

function openThread(name: string, source: URL): Worker {
  const here = import.meta.url;
  if (!here.endsWith(".ts")) return new Worker(new URL(`./${name}.js`, here));
  // Tests have threads bundled once: each would load its source for seconds.
  const bundled = process.env["HAAT_THREADS"];
  if (bundled) return new Worker(join(bundled, `${name}.js`));
  // Node 20 runs no TypeScript of itself, and hooks of the process do not reach the first file of a thread.
  const words = `import("tsx/esm/api").then(({ tsImport }) => tsImport("${source.href}", "${here}"))`;
  return new Worker(words, { eval: true });
}
