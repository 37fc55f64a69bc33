import { describe, expect, it } from "vitest";
import { cached, changedStories, passedAsTheyAre, picturesOf, statesOf } from "./changes";

const renderer = "Chromium 1, abc";
const modules = { "button--plain": "made-1", "cart--empty": "made-2" };
const pictures = {
  "button--plain/bn-light-320-default": "pixels-1",
  "cart--empty/bn-light-320-default": "pixels-2",
};
const agreed = statesOf(modules, renderer, pictures);
const all = Object.keys(modules);

describe("what a run with --changed looks at", () => {
  it("is nothing where all passed here as it is", () => {
    expect(changedStories(agreed, {}, agreed)).toEqual([]);
  });

  it("is in a fresh clone what is not as it passed when it was agreed to", () => {
    expect(changedStories(agreed, agreed, {})).toEqual([]);
    const now = statesOf({ ...modules, "cart--empty": "made-3" }, renderer, pictures);
    expect(changedStories(now, agreed, {})).toEqual(["cart--empty"]);
  });

  it("is a story that is made of something else, and a new one", () => {
    const others = { ...modules, "button--plain": "made-4", "cart--full": "made-5" };
    const now = statesOf(others, renderer, pictures);
    expect(changedStories(now, agreed, agreed)).toEqual(["button--plain", "cart--full"]);
  });

  it("is not a story again that passed here since, though it was agreed to in another state", () => {
    const now = statesOf({ ...modules, "button--plain": "made-4" }, renderer, pictures);
    expect(changedStories(now, agreed, now)).toEqual([]);
  });

  it("is again a story that failed here, also in the state in which it was agreed to", () => {
    const memory = cached(agreed, {}, new Set(["button--plain"]));
    expect(changedStories(agreed, agreed, memory)).toEqual(["button--plain"]);
    expect(changedStories(agreed, agreed, cached(memory, agreed, new Set()))).toEqual([]);
  });

  it("is everything where another renderer draws", () => {
    const now = statesOf(modules, "Chromium 2, abc", pictures);
    expect(changedStories(now, agreed, agreed)).toEqual(all);
  });

  it("is a story whose agreed picture has become another, and no story whose name begins with its own", () => {
    const others = { ...modules, "button--plain-wide": "made-6" };
    const before = statesOf(others, renderer, pictures);
    const now = statesOf(others, renderer, { ...pictures, "button--plain/bn-light-320-default": "pixels-9" });
    expect(changedStories(now, before, before)).toEqual(["button--plain"]);
  });
});

describe("what an update need not photograph", () => {
  it("is what passed here as it is, and whose pictures are the agreed ones", () => {
    const now = statesOf({ ...modules, "cart--empty": "made-3" }, renderer, pictures);
    expect(passedAsTheyAre(now, agreed)).toEqual(["button--plain"]);
    expect(passedAsTheyAre(now, {})).toEqual([]);
    expect(picturesOf(["button--plain"], { pictures })).toEqual({
      "button--plain/bn-light-320-default": "pixels-1",
    });
  });
});

describe("the memory", () => {
  it("takes what passed, notes what failed, and keeps what was not looked at", () => {
    const memory = cached({ a: "1", b: "1", c: "1" }, { b: "2", c: "2" }, new Set(["c"]));
    expect(memory).toEqual({ a: "1", b: "2", c: "" });
  });
});
