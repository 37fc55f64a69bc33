import { getPriority } from "node:os";
import { afterEach, expect, test, vi } from "vitest";
import { createThread, type ThreadSettings } from "./worker-thread";

/** Why a thread ended. */
const ended = (isOfQuestion: boolean) => ({ isOfQuestion });

afterEach(() => {
  vi.useRealTimers();
});

const echo = (settings?: ThreadSettings) =>
  createThread<string, string>("echo", new URL("../testing/echo-thread.ts", import.meta.url), settings);

test("a thread answers each question, and fails one without failing the others", async () => {
  const ask = echo();
  const answers = await Promise.allSettled([ask("one"), ask("fail"), ask("two")]);
  expect(answers).toMatchObject([{ value: "one" }, { reason: { message: "It failed." } }, { value: "two" }]);
});

test("a thread that dies fails who waits for it, and the next question finds another", async () => {
  const ask = echo();
  expect(await ask("alive")).toBe("alive");
  await expect(ask("die")).rejects.toThrow("ended");
  expect(await ask("again")).toBe("again");
});

test("a thread that takes longer than it may is ended, and who waits for it is told", async () => {
  await expect(echo({ longestMilliseconds: 1 })("busy")).rejects.toThrow("ended");
});

test("of a thread that dies only the question that it had is at fault", async () => {
  const ask = echo();
  const answers = await Promise.allSettled([ask("one"), ask("die"), ask("two")]);
  expect(answers).toMatchObject([{ value: "one" }, { reason: ended(false) }, { value: "two" }]);
});

test("of a thread that hangs only the question that it had is at fault: those behind it have not begun to take long", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const ask = echo({ longestMilliseconds: 1000 });
  const answers = Promise.allSettled([ask("hang"), ask("one")]);
  vi.advanceTimersByTime(1000);
  expect(await answers).toMatchObject([{ reason: ended(true) }, { value: "one" }]);
});

test("a thread that fills its memory ends, and this process does not", async () => {
  const ask = echo({ memoryMegabytes: 64 });
  const answers = await Promise.allSettled([ask("fill"), ask("one")]);
  expect(answers).toMatchObject([{ reason: ended(true) }, { value: "one" }]);
});

test.each([
  { hasState: false, what: "ends, and the next question finds another" },
  { hasState: true, what: "goes on where it remembers what it was told" },
])("a thread that nobody asks for long $what", async ({ hasState }) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const ask = echo({ hasState });
  const first = await ask("number");
  vi.advanceTimersByTime(29_000);
  expect(await ask("number")).toBe(first);
  vi.advanceTimersByTime(30_000);
  expect((await ask("number")) === first).toBe(hasState);
});

test("a thread gives way where there are fewer cores than there is work, as far as the system knows that", async () => {
  const knowsThreads = process.platform === "linux";
  expect(Number(await echo()("priority")) > getPriority()).toBe(knowsThreads);
});

test("whatever a thread does, this process goes on meanwhile", async () => {
  const ask = echo();
  await ask("warm");
  let isBack = false;
  const busy = ask("busy").then(() => (isBack = true));
  let turns = 0;
  while (!isBack) {
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await busy;
  expect(turns).toBeGreaterThan(10);
});
