import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { createThread } from "./worker-thread";

const echo = (longestMilliseconds?: number) =>
  createThread<string, string>(
    "echo",
    new URL("../testing/echo-thread.ts", import.meta.url),
    longestMilliseconds,
  );

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
  await expect(echo(1)("busy")).rejects.toThrow("ended");
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
