import { expect, test } from "vitest";
import { wholeOrHalves } from "./whole-or-halves";

test("of many things the one that cannot be done is found in few steps, and the others are done once", async () => {
  const items = Array.from({ length: 64 }, (_, n) => n);
  const done: number[] = [];
  const settled: number[] = [];
  let steps = 0;
  await wholeOrHalves(
    items,
    async (some) => {
      steps += 1;
      if (some.includes(37)) throw new Error("37 cannot be done.");
      done.push(...some);
    },
    async (item) => void settled.push(item),
  );
  expect(settled).toEqual([37]);
  expect(done).toEqual(items.filter((item) => item !== 37));
  expect(steps).toBeLessThanOrEqual(13);
});

test("where it may not be said yet that one cannot be done, the rest is left, too", async () => {
  const done: number[] = [];
  const work = wholeOrHalves(
    [1, 2, 3],
    async (some) => {
      if (some.includes(1)) throw new Error("away");
      done.push(...some);
    },
    async (_, error) => {
      throw error;
    },
  );
  await expect(work).rejects.toThrow("away");
  expect(done).toEqual([]);
});
