import { describe, expect, test } from "vitest";
import { createTestClock } from "../testing/test-api";
import { createShortCache } from "./short-cache";

/** A question that counts how often it is answered, and answers lazily as a query of drizzle does. */
function createQuestion() {
  let answered = 0;
  const lazy = () =>
    ({ then: (resolve: (answer: number) => void) => resolve((answered += 1)) }) as Promise<number>;
  return { lazy, count: () => answered };
}

describe("what was asked a short while ago", () => {
  test("is not asked again, also where the question runs only when it is awaited", async () => {
    const { cached } = createShortCache(createTestClock());
    const { lazy, count } = createQuestion();
    const answers = await Promise.all([cached("same", lazy), cached("same", lazy)]);
    expect([...answers, await cached("same", lazy)]).toEqual([1, 1, 1]);
    expect(count()).toBe(1);
  });

  test("is asked again after some seconds", async () => {
    const clock = createTestClock();
    const { cached } = createShortCache(clock, { seconds: 5 });
    const { lazy } = createQuestion();
    expect(await cached("same", lazy)).toBe(1);
    clock.advance(5);
    expect(await cached("same", lazy)).toBe(2);
  });

  test("is asked again at once when it failed", async () => {
    const { cached } = createShortCache(createTestClock());
    await expect(cached("bad", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(await cached("bad", async () => "up")).toBe("up");
  });

  test("does not fill the memory: what was not asked for the longest goes", async () => {
    const { cached } = createShortCache(createTestClock(), { entries: 2 });
    const { lazy } = createQuestion();
    await cached("one", lazy);
    await cached("two", lazy);
    await cached("one", lazy);
    await cached("three", lazy);
    expect([await cached("one", lazy), await cached("two", lazy)]).toEqual([1, 4]);
  });

  test("takes no more than its bytes, however few answers they are", async () => {
    const { cached } = createShortCache(createTestClock(), { bytes: 25_000 });
    let asked = 0;
    const ask = (name: string, letters: number) =>
      cached(name, async () => {
        asked += 1;
        return "x".repeat(letters);
      });
    await ask("one", 10_000);
    await ask("two", 10_000);
    await ask("one", 10_000);
    expect(asked).toBe(2);
    await ask("three", 10_000);
    await ask("one", 10_000);
    expect(asked).toBe(3);
    await ask("two", 10_000);
    expect(asked).toBe(4);
    await ask("too large", 30_000);
    await ask("two", 10_000);
    expect(asked).toBe(5);
    await ask("too large", 30_000);
    expect(asked).toBe(6);
  });

  test("is asked again after a change of its shop, or of one that is not told", async () => {
    const { cached, forget } = createShortCache(createTestClock());
    const { lazy } = createQuestion();
    const ask = () =>
      Promise.all([cached("first", lazy, { shopId: 1 }), cached("second", lazy, { shopId: 2 })]);
    expect(await ask()).toEqual([1, 2]);
    forget(2);
    expect(await ask()).toEqual([1, 3]);
    expect(await cached("of all shops", lazy)).toBe(4);
    forget(2);
    expect(await cached("of all shops", lazy)).toBe(5);
    expect(await cached("first", lazy, { shopId: 1 })).toBe(1);
    forget();
    expect(await cached("first", lazy, { shopId: 1 })).toBe(6);
  });

  test("may be kept longer where changes are heard of", async () => {
    const clock = createTestClock();
    const { cached } = createShortCache(clock);
    const { lazy } = createQuestion();
    await cached("long", lazy, { seconds: 60 });
    clock.advance(59);
    expect(await cached("long", lazy, { seconds: 60 })).toBe(1);
    clock.advance(1);
    expect(await cached("long", lazy, { seconds: 60 })).toBe(2);
  });
});

test("an answer that is dear to make is at rest, then used on while one new one is made for everybody", async () => {
  const clock = createTestClock();
  const { cached, forget } = createShortCache(clock);
  let asked = 0;
  let finish: (answer: string) => void = () => undefined;
  const ask = () =>
    cached("the listing", () => new Promise<string>((resolve) => ((asked += 1), (finish = resolve))), {
      shopId: 1,
      restSeconds: () => 8,
    });
  const first = ask();
  finish("first");
  expect(await first).toBe("first");
  clock.advance(7);
  forget(1);
  expect(await ask()).toBe("first");
  expect(asked).toBe(1);
  clock.advance(1);
  expect([await ask(), await ask(), asked]).toEqual(["first", "first", 2]);
  finish("second");
  await Promise.resolve();
  expect(await ask()).toBe("second");
  clock.advance(3600);
  const afterLong = ask();
  finish("third");
  expect(await afterLong).toBe("third");
});

describe("an answer that stands for something elsewhere", () => {
  /** Things of a thousand bytes, by their numbers. */
  function createStore(bytes = 3500) {
    const clock = createTestClock();
    const cache = createShortCache(clock, { bytes });
    const [held, lost] = [new Set<number>(), new Set<number>()];
    let made = 0;
    const ask = (question: string, restSeconds = 0, make: () => Promise<void> = () => Promise.resolve()) =>
      cache.cached(
        question,
        async () => {
          await make();
          made += 1;
          held.add(made);
          return made;
        },
        {
          shopId: 1,
          restSeconds: () => restSeconds,
          elsewhere: {
            bytesOf: () => 1000,
            isLost: (number) => lost.has(number),
            drop: (number) => {
              if (!held.delete(number)) throw new Error(`${number} was given up before.`);
            },
          },
        },
      );
    return { ask, clock, cache, held, lost };
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test("counts with the bytes that it takes there, and is given up when there is no room for it", async () => {
    const { ask, held } = createStore();
    for (const each of ["one", "two", "three"]) await ask(each);
    expect([...held]).toEqual([2, 3]);
    await ask("two");
    await ask("four");
    expect([...held]).toEqual([2, 4]);
    const tooSmall = createStore(900);
    expect(await tooSmall.ask("one")).toBe(1);
    await settled();
    expect([...tooSmall.held]).toEqual([]);
  });

  test("is given up when it is too old, when a change makes it old and when another takes its place", async () => {
    const { ask, clock, cache, held } = createStore();
    await ask("one");
    clock.advance(5);
    await ask("one");
    expect([...held]).toEqual([2]);
    cache.forget(1);
    expect([...held]).toEqual([]);
    await ask("at rest", 8);
    clock.advance(9);
    await ask("at rest", 8);
    await settled();
    expect([...held]).toEqual([4]);
  });

  test("is asked for anew when it is lost there", async () => {
    const { ask, lost } = createStore();
    expect([await ask("one", 60), await ask("one", 60)]).toEqual([1, 1]);
    lost.add(1);
    expect([await ask("one", 60), await ask("one", 60)]).toEqual([2, 2]);
  });

  test("that is changed while it is made is made once for everybody if it may rest, else once more", async () => {
    for (const [restSeconds, expected] of [
      [8, [1, 1, 1]],
      [0, [1, 2, 2]],
    ] as const) {
      const { ask, cache, held } = createStore();
      let finish = () => undefined as void;
      const first = ask("one", restSeconds, () => new Promise((resolve) => (finish = resolve)));
      cache.forget(1);
      const others = [ask("one", restSeconds), ask("one", restSeconds)];
      await settled();
      finish();
      expect(await Promise.all([first, ...others])).toEqual(expected);
      await settled();
      expect(held.size).toBe(1);
    }
  });
});
