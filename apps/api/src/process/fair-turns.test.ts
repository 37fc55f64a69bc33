import { expect, test } from "vitest";
import { createFairTurns, type EndTurn } from "./fair-turns";

/** What has been let in, in its order, and how to end it. */
function watched(turns: (name: string) => Promise<EndTurn>) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = async (name: string) => {
    const end = await turns(name);
    begun.push(name);
    ends.push(end);
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { begun, ends, ask: (name: string) => void ask(name), settled };
}

test("a shop with a hundred calls leaves room for another's", async () => {
  const { begun, ask, settled } = watched(createFairTurns(6, 4));
  for (let each = 0; each < 100; each += 1) ask("large");
  ask("small");
  await settled();
  expect(begun).toEqual(["large", "large", "large", "large", "small"]);
});

test("a free turn goes to whoever has the fewest", async () => {
  const { begun, ends, ask, settled } = watched(createFairTurns(4, 3));
  for (let each = 0; each < 5; each += 1) ask("large");
  ask("other");
  await settled();
  expect(begun).toEqual(["large", "large", "large", "other"]);
  ask("small");
  ends[0]?.();
  await settled();
  expect(begun.slice(4)).toEqual(["small"]);
});

test("everybody who waits comes in at last, each once", async () => {
  const { begun, ends, ask, settled } = watched(createFairTurns(3, 2));
  for (let each = 0; each < 30; each += 1) ask(`shop ${each % 5}`);
  for (let each = 0; each < 30; each += 1) {
    await settled();
    ends[each]?.();
  }
  expect(begun).toHaveLength(30);
  expect(new Set(begun.map((name) => begun.filter((other) => other === name).length))).toEqual(new Set([6]));
});
