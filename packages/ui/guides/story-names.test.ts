import { expect, it } from "vitest";
import { readableStoryName } from "./story-names";

it("writes a story's name as a sentence", () => {
  expect(readableStoryName("Long In A Narrow Place")).toBe("Long in a narrow place");
  expect(readableStoryName("As Link In English")).toBe("As link in English");
  expect(readableStoryName("Not Json")).toBe("Not JSON");
  expect(readableStoryName("Docs")).toBe("Docs");
});

it("says of a pair what is to be done and what not", () => {
  expect(readableStoryName("Do One Primary")).toBe("Do: one primary");
  expect(readableStoryName("Dont Two Primaries")).toBe("Don’t: two primaries");
});
