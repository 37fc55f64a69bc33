import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inTime } from "./in-time";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("an answer that is there in time leaves no clock behind, and neither does one that breaks", async () => {
  expect(await inTime(Promise.resolve("here"), 4000)).toBe("here");
  await expect(inTime(Promise.reject(new Error("It broke.")), 4000)).rejects.toThrow("It broke.");
  expect(vi.getTimerCount()).toBe(0);
});

it("one that is late is not waited for", async () => {
  const waiting = inTime(new Promise(() => undefined), 4000);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await waiting).toBeUndefined();
});
