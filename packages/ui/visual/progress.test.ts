import { expect, it } from "vitest";
import { deskLooks } from "./combinations";
import type { Shot } from "./photographer";
import { followRound } from "./progress";

it("marks a story when its last shot is taken: passed only if all of them did", () => {
  const shots = deskLooks.flatMap((look) =>
    ["good", "bad"].map((storyId) => ({ storyId, look, isPictured: false })),
  );
  const marks: string[] = [];
  const progress = followRound(shots, (mark) => marks.push(mark));
  const fault = { name: "bad/look", storyId: "bad", reasons: ["broke"], pictures: {} };
  const [goodFirst, badFirst, goodLast, badLast] = shots as [Shot, Shot, Shot, Shot];
  progress.note(goodFirst, undefined);
  progress.note(badFirst, fault);
  expect(marks).toEqual([]);
  progress.note(goodLast, undefined);
  progress.note(badLast, undefined);
  expect(marks).toEqual(["·", "×"]);
  expect(progress.failed).toEqual(new Set(["bad"]));
  expect(progress.findings).toEqual([fault]);
});
