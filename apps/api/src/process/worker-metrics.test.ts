import cluster from "node:cluster";
import { workerVariable } from "@haat/contract/shared/deployment-rules";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMetrics } from "./metrics";

const { isWorker } = cluster;
const { send } = process;
const sent = vi.fn(() => true);

/** This process is a worker, and what it asks is not answered. */
beforeEach(() => {
  Object.assign(cluster, { isWorker: true });
  process.send = sent;
  sent.mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  Object.assign(cluster, { isWorker });
  process.send = send!;
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test("a process that another program started tells what it has counted itself", async () => {
  vi.stubEnv(workerVariable, undefined);
  const metrics = createMetrics();
  metrics.countEvent("text_message_sent");
  expect(await metrics.text()).toContain('haat_events_total{event="text_message_sent"} 1');
  expect(sent).not.toHaveBeenCalled();
});

test("who asks for what all processes have counted hears of a primary that does not answer", async () => {
  vi.stubEnv(workerVariable, "1");
  const text = expect(createMetrics().text()).rejects.toThrow("The primary did not tell");
  await vi.advanceTimersByTimeAsync(6000);
  await text;
  expect(sent).toHaveBeenCalledOnce();
});
