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
    const { remember } = createShortCache(createTestClock());
    const { lazy, count } = createQuestion();
    const answers = await Promise.all([remember("same", lazy), remember("same", lazy)]);
    expect([...answers, await remember("same", lazy)]).toEqual([1, 1, 1]);
    expect(count()).toBe(1);
  });

  test("is asked again after some seconds", async () => {
    const clock = createTestClock();
    const { remember } = createShortCache(clock, { seconds: 5 });
    const { lazy } = createQuestion();
    expect(await remember("same", lazy)).toBe(1);
    clock.advance(5);
    expect(await remember("same", lazy)).toBe(2);
  });

  test("is asked again at once when it failed", async () => {
    const { remember } = createShortCache(createTestClock());
    await expect(remember("bad", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(await remember("bad", async () => "up")).toBe("up");
  });

  test("does not fill the memory: the oldest answers go", async () => {
    const { remember } = createShortCache(createTestClock(), { entries: 2 });
    const { lazy } = createQuestion();
    await remember("one", lazy);
    await remember("two", lazy);
    await remember("three", lazy);
    expect(await remember("one", lazy)).toBe(4);
  });

  test("is asked again after a change of its shop, or of one that is not told", async () => {
    const { remember, forget } = createShortCache(createTestClock());
    const { lazy } = createQuestion();
    const ask = () =>
      Promise.all([remember("first", lazy, { shopId: 1 }), remember("second", lazy, { shopId: 2 })]);
    expect(await ask()).toEqual([1, 2]);
    forget(2);
    expect(await ask()).toEqual([1, 3]);
    expect(await remember("of all shops", lazy)).toBe(4);
    forget(2);
    expect(await remember("of all shops", lazy)).toBe(5);
    expect(await remember("first", lazy, { shopId: 1 })).toBe(1);
    forget();
    expect(await remember("first", lazy, { shopId: 1 })).toBe(6);
  });

  test("may be kept longer where changes are heard of", async () => {
    const clock = createTestClock();
    const { remember } = createShortCache(clock);
    const { lazy } = createQuestion();
    await remember("long", lazy, { seconds: 60 });
    clock.advance(59);
    expect(await remember("long", lazy, { seconds: 60 })).toBe(1);
    clock.advance(1);
    expect(await remember("long", lazy, { seconds: 60 })).toBe(2);
  });
});

test("an answer that is dear to make is at rest, then used on while one new one is made for everybody", async () => {
  const clock = createTestClock();
  const { remember, forget } = createShortCache(clock);
  let asked = 0;
  let finish: (answer: string) => void = () => undefined;
  const ask = () =>
    remember("the listing", () => new Promise<string>((resolve) => ((asked += 1), (finish = resolve))), {
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
