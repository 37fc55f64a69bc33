import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApiWatch } from "./api-watch";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const longest = 12_000;

/** An API that is there or not, whether its process answers or stands still with its sockets open. */
function openApi() {
  const state = { answers: true, asked: 0 };
  const never = () => new Promise<never>(() => undefined);
  const whileThere = createApiWatch(() => {
    state.asked += 1;
    return state.answers ? Promise.resolve(true) : never();
  });
  /** A call that is answered after so long, in ms, unless the API stands still or it is given up. */
  const call = (milliseconds: number) => {
    const begun = Date.now();
    const ended = (outcome: string) => ({ outcome, after: Date.now() - begun });
    return whileThere(
      longest,
      (signal) =>
        new Promise<string>((resolve, reject) => {
          signal.addEventListener("abort", () => reject(new Error("given up")));
          setTimeout(() => state.answers && resolve("answered"), milliseconds);
        }),
    ).then(ended, () => ended("none"));
  };
  return { state, call };
}

describe("a call of an API elsewhere", () => {
  it("is given up after five seconds where the API stands still", async () => {
    const { state, call } = openApi();
    state.answers = false;
    const given = call(100);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await given).toEqual({ outcome: "none", after: 5000 });
  });

  it("waits for an answer that takes long while the API is there, and no longer than it may", async () => {
    const { state, call } = openApi();
    const both = Promise.all([call(9500), call(60_000)]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await both).toEqual([
      { outcome: "answered", after: 9500 },
      { outcome: "none", after: longest },
    ]);
    expect(state.asked).toBeGreaterThan(2);
  });

  it("is given up where the API begins to stand still while it is waited for", async () => {
    const { state, call } = openApi();
    const given = call(11_000);
    await vi.advanceTimersByTimeAsync(3000);
    state.answers = false;
    await vi.advanceTimersByTimeAsync(7000);
    expect(await given).toEqual({ outcome: "none", after: 7500 });
  });
});

describe("while the API is known not to be there", () => {
  async function standStill() {
    const { state, call } = openApi();
    state.answers = false;
    const first = [call(0), call(0), call(0)];
    await vi.advanceTimersByTimeAsync(5000);
    await Promise.all(first);
    return { state, call };
  }

  it("everybody is told at once, but one each second, who waits for half as long", async () => {
    const { state, call } = await standStill();
    expect(state.asked).toBe(1);
    expect(await call(0)).toEqual({ outcome: "none", after: 0 });
    await vi.advanceTimersByTimeAsync(1000);
    const [trying, others] = [call(0), [call(0), call(0)]];
    expect(await Promise.all(others)).toEqual([
      { outcome: "none", after: 0 },
      { outcome: "none", after: 0 },
    ]);
    await vi.advanceTimersByTimeAsync(2500);
    expect(await trying).toEqual({ outcome: "none", after: 2500 });
    expect(state.asked).toBe(2);
  });

  it("the first who tries once it is there again is answered, and everybody after", async () => {
    const { state, call } = await standStill();
    state.answers = true;
    await vi.advanceTimersByTimeAsync(1000);
    const first = call(20);
    await vi.advanceTimersByTimeAsync(20);
    expect(await first).toEqual({ outcome: "answered", after: 20 });
    const many = Promise.all([call(10), call(10)]);
    await vi.advanceTimersByTimeAsync(10);
    expect((await many).map(({ outcome }) => outcome)).toEqual(["answered", "answered"]);
    expect(state.asked).toBe(2);
  });
});
