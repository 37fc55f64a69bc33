import { expect, it } from "vitest";
import { linesOf } from "./report";

it("says once what is wrong with several looks of a story", () => {
  const finding = (storyId: string, look: string, reason: string) => ({
    name: `${storyId}/${look}`,
    storyId,
    reasons: [reason],
    pictures: {},
  });
  const findings = [
    finding("button--pending", "en-dark-320-default", "broke"),
    finding("button--pending", "bn-light-320-default", "broke"),
    finding("button--pending", "bn-dark-768-books", "3 px differ"),
    finding("badge--states", "bn-light-320-default", "broke"),
  ];
  expect(linesOf(findings)).toEqual([
    "badge--states: broke (bn-light-320-default)",
    "button--pending: 3 px differ (bn-dark-768-books)",
    "button--pending: broke (bn-light-320-default, en-dark-320-default)",
  ]);
});
