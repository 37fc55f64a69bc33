import cluster, { type Worker } from "node:cluster";
import { workerVariable } from "@haat/contract/shared/deployment-rules";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";

/** Deaths in a minute from which on the fault is none that a new process would mend. */
const mostDeaths = 5;
const deathsMilliseconds = 60_000;
/** After how long another is tried where one did not start, in ms. */
const retryMilliseconds = 1000;
/** How long one that is to end may take, in ms: longer than it gives its open requests. */
const endMilliseconds = 15_000;

/** Lets a process take one socket at a time (libuv), so that the others get some of many that come at once. */
const oneByOne = { UV_TCP_SINGLE_ACCEPT: "1" };

/**
 * Keeps what a process gives back from lying with it (`node bench/memory.mjs`): glibc has a heap for each of a few threads
 * unless told, and holds large pieces (from so many bytes on) that it once had back; semi-spaces of 32 MiB, as Node 24 has
 * them, save a page nothing that ones of 8 do not. What this process was told of them itself is kept.
 */
function leanMemory(environment: NodeJS.ProcessEnv): Record<string, string> {
  const { MALLOC_ARENA_MAX = "2", MALLOC_MMAP_THRESHOLD_ = "131072", NODE_OPTIONS = "" } = environment;
  const options = `--max-semi-space-size=8 ${NODE_OPTIONS}`.trim();
  return { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, NODE_OPTIONS: options };
}

export interface WorkerSettings {
  /** How many processes answer. */
  count: number;
  /** What their environment has beside that of this process. */
  environment: Record<string, string>;
  logger: { info(about: object, message: string): void; error(about: object, message: string): void };
  /** All of them answer, on this port. */
  onListening(port: number): void;
  /** All of them have ended. @param code for this process to end with */
  onEnd(code: number): void;
}

export interface WorkerProcesses {
  /** Lets all of them answer what they have begun, and end. */
  end(): void;
  /** Puts a new process, which answers already, in the place of each. Where one does not start, the old ones stay. */
  renew(): Promise<void>;
}

/**
 * Runs this program in so many processes that share its port (node:cluster), and is none of them. The first starts alone,
 * so that what is made once is made by one. One that dies is replaced; where they die again and again, all are ended.
 * Limits that have no common store are counted here.
 */
export function startWorkers(settings: WorkerSettings): WorkerProcesses {
  // Each takes its sockets from the system: one that the primary has on the way to a process that dies would never be closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  new RateLimiterClusterMaster();
  const primary = new Primary(settings);
  void primary.startAll();
  return primary;
}

class Primary implements WorkerProcesses {
  readonly #settings: WorkerSettings;
  /** Those that answer. */
  readonly #listening = new Set<Worker>();
  /** Those that were told to end. */
  readonly #retired = new Set<Worker>();
  #deaths: number[] = [];
  /** Set once all of them are to end. */
  #endCode: number | undefined;
  #isRenewing = false;

  constructor(settings: WorkerSettings) {
    this.#settings = settings;
  }

  async startAll(): Promise<void> {
    try {
      const port = await this.#start();
      await Promise.all(Array.from({ length: this.#settings.count - 1 }, () => this.#start()));
      if (this.#endCode === undefined) this.#settings.onListening(port);
    } catch (error) {
      this.#endAll(error instanceof DidNotStart ? error.code : 1);
    }
  }

  end(): void {
    this.#endAll(0);
  }

  async renew(): Promise<void> {
    if (this.#isRenewing || this.#endCode !== undefined) return;
    this.#isRenewing = true;
    try {
      for (const old of [...this.#listening]) {
        if (!this.#listening.has(old)) continue;
        await this.#start();
        await this.#retire(old, "SIGUSR2");
      }
      if (this.#endCode === undefined) this.#settings.logger.info({}, "all processes are new");
    } catch {
      if (this.#endCode === undefined)
        this.#settings.logger.error({}, "a new process did not start: the old ones stay");
    }
    this.#isRenewing = false;
  }

  /** @returns the port, once a new process answers on it @throws DidNotStart where it ends before, or all are to end */
  #start(): Promise<number> {
    return new Promise((resolve, reject) => {
      if (this.#endCode !== undefined) return reject(new DidNotStart(this.#endCode));
      const worker = cluster.fork({
        ...oneByOne,
        ...leanMemory(process.env),
        ...this.#settings.environment,
        [workerVariable]: "1",
      });
      // What was to be sent to one that has died: an answer of the limits' or the metrics' library, which do not look.
      worker.on("error", (error) => {
        this.#settings.logger.error({ worker: worker.process.pid, err: error }, "a process was not reached");
        // The system has none more to give: there will be no exit.
        if (worker.process.pid === undefined) reject(new DidNotStart(1));
      });
      worker.once("listening", ({ port }) => {
        this.#listening.add(worker);
        resolve(port);
      });
      worker.once("exit", (code: number | null, signal: string | null) => {
        const didAnswer = this.#listening.delete(worker);
        const isExpected = this.#retired.delete(worker) || this.#endCode !== undefined;
        if (!didAnswer) reject(new DidNotStart(code ?? 1));
        else if (!isExpected) this.#replace(worker, { code, signal });
        this.#endIfAlone();
      });
    });
  }

  #replace({ process: { pid } }: Worker, why: object): void {
    this.#settings.logger.error({ worker: pid, ...why }, "a process died");
    this.#countDeath();
    void this.#fill();
  }

  /** Starts others in the place of one that died, until one answers. */
  async #fill(): Promise<void> {
    while (this.#endCode === undefined) {
      try {
        return void (await this.#start());
      } catch {
        if (this.#endCode !== undefined) return;
        this.#settings.logger.error({}, "a process did not start, and another is tried");
        // While some still answer, what keeps a new one from starting may pass.
        if (this.#listening.size === 0) this.#countDeath();
        await new Promise((resolve) => setTimeout(resolve, retryMilliseconds));
      }
    }
  }

  #countDeath(): void {
    const now = performance.now();
    this.#deaths = [...this.#deaths, now].filter((moment) => now - moment < deathsMilliseconds);
    if (this.#deaths.length <= mostDeaths) return;
    this.#settings.logger.error({ deaths: this.#deaths.length }, "processes die again and again: all end");
    this.#endAll(1);
  }

  /** @param signal SIGUSR2 where others go on, so that it need not hurry */
  #retire(worker: Worker, signal: "SIGTERM" | "SIGUSR2"): Promise<void> {
    if (worker.isDead()) return Promise.resolve();
    this.#retired.add(worker);
    worker.process.kill(signal);
    const impatient = setTimeout(() => worker.process.kill("SIGKILL"), endMilliseconds);
    return new Promise((resolve) =>
      worker.once("exit", () => {
        clearTimeout(impatient);
        resolve();
      }),
    );
  }

  #endAll(code: number): void {
    if (this.#endCode !== undefined) return;
    this.#endCode = code;
    for (const worker of aliveWorkers()) void this.#retire(worker, "SIGTERM");
    this.#endIfAlone();
  }

  #endIfAlone(): void {
    if (this.#endCode !== undefined && aliveWorkers().length === 0) this.#settings.onEnd(this.#endCode);
  }
}

/** It ended before it answered. */
class DidNotStart extends Error {
  constructor(readonly code: number) {
    super("A process did not start.");
  }
}

function aliveWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter(
    (worker) => worker !== undefined && !worker.isDead(),
  ) as Worker[];
}
