import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createElement, type ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { latePart } from "./late-part";

const lost = () => Promise.reject(new Error("No internet"));

/** A page with a part in it: what is drawn of it once all has come, and what went wrong for all of it. */
async function draw(part: ReactElement) {
  const errors: unknown[] = [];
  const out = new PassThrough();
  const stream = renderToPipeableStream(createElement("main", undefined, "The cart", part), {
    onAllReady: () => stream.pipe(out),
    onError: (error) => {
      errors.push(error);
    },
  });
  return { drawn: await text(out), errors };
}

describe("a part whose scripts come where it is shown", () => {
  beforeEach(() => {
    vi.stubGlobal("document", { querySelector: () => null });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("is drawn with what it is given", async () => {
    const Part = await latePart<{ name: string }>("#part", () =>
      Promise.resolve(({ name }) => createElement("p", undefined, name)),
    );
    const { drawn, errors } = await draw(createElement(Part, { name: "Rice" }));
    expect([drawn, errors]).toEqual([expect.stringContaining("<p>Rice</p>"), []]);
  });

  it("that a page can do without leaves the rest of it where they do not come", async () => {
    const Part = await latePart("#part", lost, () => null);
    const { drawn, errors } = await draw(createElement(Part));
    expect([drawn, errors]).toEqual([expect.stringContaining("The cart"), []]);
  });

  it("that a page cannot do without is a fault of it where they do not come", async () => {
    const Part = await latePart("#part", lost);
    expect((await draw(createElement(Part))).errors).toEqual([
      expect.objectContaining({ message: "No internet" }),
    ]);
  });
});
