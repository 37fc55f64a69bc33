import { describe, expect, it } from "vitest";
import { createOnceTeller } from "./once-teller";

/** Who is told things, one after the other as the test lets them. */
function createListener() {
  const heard: string[] = [];
  const open: { done(): void; fail(): void }[] = [];
  const tell = (thing: string) =>
    new Promise<void>((resolve, reject) => {
      heard.push(thing);
      open.push({ done: resolve, fail: () => reject(new Error("It is away.")) });
    });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { heard, open, tell, turn };
}

describe("things that are told once", () => {
  it("are told a few at a time, each key once", async () => {
    const { heard, open, tell, turn } = createListener();
    const say = createOnceTeller(tell, { atOnce: 2, waiting: 10, remembered: 10 });
    for (const thing of ["one", "two", "one", "three", "two"]) say(thing, () => thing);
    expect(heard).toEqual(["one", "two"]);
    open[0]!.done();
    await turn();
    expect(heard).toEqual(["one", "two", "three"]);
    for (const { done } of open) done();
    await turn();
    say("one", () => "one");
    expect(heard).toHaveLength(3);
  });

  it("wait so many at most, and what did not find room may come again", async () => {
    const { heard, open, tell, turn } = createListener();
    const say = createOnceTeller(tell, { atOnce: 1, waiting: 3, remembered: 100 });
    let made = 0;
    const things = Array.from({ length: 20 }, (_, each) => String(each));
    const sayAll = () => things.forEach((thing) => say(thing, () => (made++, thing)));
    sayAll();
    expect(made).toBe(4);
    for (let each = 0; each < 4; each += 1) {
      open[each]!.done();
      await turn();
    }
    expect(heard).toEqual(["0", "1", "2", "3"]);
    sayAll();
    expect(made).toBe(8);
  });

  it("are told again where that failed", async () => {
    const { heard, open, tell, turn } = createListener();
    const say = createOnceTeller(tell, { atOnce: 1, waiting: 3, remembered: 10 });
    say("one", () => "one");
    open[0]!.fail();
    await turn();
    say("one", () => "one");
    expect(heard).toEqual(["one", "one"]);
  });

  it("are told no more once who hears them is about to go", async () => {
    const { heard, open, tell, turn } = createListener();
    const ending = new AbortController();
    const say = createOnceTeller(tell, { atOnce: 1, waiting: 3, remembered: 10, ending: ending.signal });
    for (const thing of ["one", "two"]) say(thing, () => thing);
    ending.abort();
    open[0]!.done();
    await turn();
    say("three", () => "three");
    expect(heard).toEqual(["one"]);
  });
});
