import cluster, { type Worker } from "node:cluster";
import { EventEmitter, once } from "node:events";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startWorkers } from "./worker-processes";

beforeAll(() => {
  const exec = join(import.meta.dirname, "testing/patient-worker.mjs");
  cluster.setupPrimary({ exec, execArgv: [], silent: true });
});

const running = () => Object.values(cluster.workers ?? {}) as Worker[];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const worker of running()) {
    if (worker.isDead()) continue;
    worker.process.kill("SIGKILL");
    await once(worker, "exit");
  }
});

/** So many that listen, what is said of them, and when they have ended. */
async function startAll(count: number) {
  const told: string[] = [];
  const note = (_: object, message: string) => void told.push(message);
  const logger = { info: note, error: note };
  const events = new EventEmitter();
  const [listening, ended] = [once(events, "listening"), once(events, "end")];
  const onListening = () => void events.emit("listening");
  const onEnd = (code: number) => void events.emit("end", code);
  const workers = startWorkers({ count, environment: {}, logger, onListening, onEnd });
  await listening;
  return { workers, told, ended: ended.then(([code]: number[]) => code) };
}

/** The next of them that is told a signal. */
async function nextTold(signal: string): Promise<Worker> {
  for (;;) {
    const [worker, message] = (await once(cluster, "message")) as [Worker, { signal?: string }];
    if (message.signal === signal) return worker;
  }
}

async function environmentOf(worker: Worker): Promise<NodeJS.ProcessEnv> {
  const told = once(worker, "message");
  worker.send("environment");
  const [{ environment }] = (await told) as [{ environment: NodeJS.ProcessEnv }];
  return environment;
}

describe("several processes behind one port", () => {
  it("keep little memory that they do not use, unless the operator says how much", async () => {
    vi.stubEnv("NODE_OPTIONS", "--max-semi-space-size=32");
    vi.stubEnv("MALLOC_ARENA_MAX", "8");
    const { workers, ended } = await startAll(1);
    const [worker] = running();
    expect(await environmentOf(worker!)).toMatchObject({
      // Of an option that stands twice, the last one holds.
      NODE_OPTIONS: "--max-semi-space-size=8 --max-semi-space-size=32",
      MALLOC_ARENA_MAX: "8",
      MALLOC_MMAP_THRESHOLD_: "131072",
    });
    const asked = nextTold("SIGTERM");
    workers.end();
    (await asked).send("end");
    expect(await ended).toBe(0);
  });

  it("go on when something is sent to one that has died", async () => {
    const { workers, told, ended } = await startAll(1);
    const [first] = running();
    const replaced = once(cluster, "listening");
    const gone = Promise.all([once(first!, "exit"), once(first!, "disconnect")]);
    first!.process.kill("SIGKILL");
    await gone;
    first!.send("too late");
    const [second] = (await replaced) as [Worker];
    expect(told).toContain("a process was not reached");
    const asked = nextTold("SIGTERM");
    workers.end();
    (await asked).send("end");
    expect(second.id).not.toBe(first!.id);
    expect(await ended).toBe(0);
  });

  it("are not renewed any more once they are to end", async () => {
    const { workers, told, ended } = await startAll(2);
    let started = 0;
    const count = () => (started += 1);
    cluster.on("fork", count);
    const firstRetired = nextTold("SIGUSR2");
    const renewed = workers.renew();
    const old = await firstRetired;
    workers.end();
    old.send("end");
    await renewed;
    cluster.off("fork", count);
    for (const worker of running()) if (worker.isConnected()) worker.send("end");
    expect(await ended).toBe(0);
    expect(started).toBe(1);
    expect(told).toEqual([]);
  });

  it("say nothing of a new one that is ended with the others before it answers", async () => {
    const { workers, told, ended } = await startAll(1);
    const renewed = workers.renew();
    workers.end();
    for (const worker of running()) worker.send("end");
    await renewed;
    expect(await ended).toBe(0);
    expect(told).not.toContain("a new process did not start: the old ones stay");
    expect(told).not.toContain("all processes are new");
  });
});
