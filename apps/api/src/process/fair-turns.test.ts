import { expect, test } from "vitest";
import { createFairTurns, GaveUpWaiting, TooManyWait, type EndTurn } from "./fair-turns";

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

test("what a shop may have alone it shares as soon as another is there, and has again when it is gone", async () => {
  const { begun, ends, ask, settled } = watched(createFairTurns(8, 4));
  for (let each = 0; each < 20; each += 1) ask("large");
  await settled();
  ask("small");
  await settled();
  ends[0]?.();
  ends[1]?.();
  await settled();
  expect(begun).toEqual(["large", "large", "large", "large", "small"]);
  ends[2]?.();
  await settled();
  expect(begun.slice(5)).toEqual(["large"]);
  ends[4]?.();
  await settled();
  expect(begun.slice(6)).toEqual(["large", "large"]);
});

test("shops that wait for one turn have it one after the other, not the one that came first until it has no more", async () => {
  const { begun, ends, ask, settled } = watched(createFairTurns(1, 1));
  for (let each = 0; each < 20; each += 1) ask("large");
  ask("small");
  ask("other");
  for (let each = 0; each < 3; each += 1) {
    await settled();
    ends[each]?.();
  }
  await settled();
  expect(begun).toEqual(["large", "small", "other", "large"]);
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

test("of one that has too many waiting the next is refused, and another is not", async () => {
  const turns = createFairTurns(1, 1, 2);
  const [first, second, third] = [await turns("large"), turns("large"), turns("large")];
  await expect(turns("large")).rejects.toBeInstanceOf(TooManyWait);
  const small = turns("small");
  first();
  const order: string[] = [];
  const serve = (name: string, turn: Promise<EndTurn>) =>
    turn.then((end) => {
      order.push(name);
      end();
    });
  await Promise.all([serve("second", second), serve("third", third), serve("small", small)]);
  expect(order).toEqual(["small", "second", "third"]);
  (await turns("large"))();
});

test("who gives up leaves the line to those behind, and takes no turn any more", async () => {
  const turns = createFairTurns(1, 1, 1);
  const [first, waits] = [await turns("phone"), new AbortController()];
  const second = turns("phone", waits.signal);
  await expect(turns("phone")).rejects.toBeInstanceOf(TooManyWait);
  waits.abort();
  await expect(second).rejects.toBeInstanceOf(GaveUpWaiting);

  const third = turns("phone");
  first();
  (await third)();
  await expect(turns("phone", waits.signal)).rejects.toBeInstanceOf(GaveUpWaiting);
  (await turns("phone"))();
});

test("who has their turn keeps it when they go: what they began is not done twice at once", async () => {
  const turns = createFairTurns(1, 1);
  const leaves = new AbortController();
  const first = await turns("phone", leaves.signal);
  leaves.abort();
  let isNext = false;
  const second = turns("phone").then((end) => {
    isNext = true;
    end();
  });
  await Promise.resolve();
  expect(isNext).toBe(false);
  first();
  await second;
});
