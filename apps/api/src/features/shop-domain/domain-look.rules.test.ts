import { describe, expect, it } from "vitest";
import { secondsAfter } from "../../process/clock";
import { afterLook, type Findings, type LookedAt } from "./domain-look.rules";

const start = new Date("2026-03-02T06:00:00Z");
const [hour, day] = [3600, 24 * 3600];
const entered: LookedAt = {
  addedAt: start,
  hasRecord: null,
  bareState: null,
  wwwState: null,
  verifiedAt: null,
  goodAt: null,
  misses: 0,
  lapsedAt: null,
  isPrimary: false,
};
const good: Findings = { hasRecord: true, bareState: "here", wwwState: "missing" };
const withoutRecord: Findings = { ...good, hasRecord: false };
const elsewhere: Findings = { hasRecord: true, bareState: "elsewhere", wwwState: "missing" };
const verified: LookedAt = { ...entered, ...afterLook(entered, good, start, true).values, isPrimary: true };

/** So many looks six hours apart. */
function looks(from: LookedAt, findings: readonly Findings[], counts = true) {
  let now = start;
  let known = from;
  let last = afterLook(known, good, now, counts);
  for (const found of findings) {
    now = secondsAfter(now, 6 * hour);
    last = afterLook(known, found, now, counts);
    known = { ...known, ...last.values };
  }
  return { ...last, now, known };
}

describe("what a look at DNS makes of a domain", () => {
  it.each([good, { hasRecord: true, wwwState: "here" } as const])("it is the shop's once %j", (found) => {
    const { verifies, values } = afterLook(entered, found, start, false);
    expect(verifies).toBe(true);
    expect(values).toMatchObject({ verifiedAt: start, goodAt: start, lapsedAt: null });
  });

  it.each([withoutRecord, elsewhere, { hasRecord: true }, { bareState: "here" } as const, {}])(
    "it is not while %j",
    (found) => {
      expect(afterLook(entered, found, start, true)).toMatchObject({
        verifies: false,
        values: { verifiedAt: null },
      });
    },
  );

  it.each([withoutRecord, elsewhere])("it lapses at the fourth look in a row that finds %j", (found) => {
    expect(looks(verified, [found, found, found])).toMatchObject({
      lapses: false,
      known: { verifiedAt: start, isPrimary: true },
    });
    const { lapses, known, now } = looks(verified, [found, found, found, found]);
    expect(lapses).toBe(true);
    expect(known).toMatchObject({ verifiedAt: null, isPrimary: false, lapsedAt: now, misses: 0 });
  });

  it("one good look makes the count begin anew", () => {
    const bad = [withoutRecord, withoutRecord, withoutRecord];
    expect(looks(verified, [...bad, good, ...bad]).known.verifiedAt).toEqual(start);
  });

  it("looks by hand never take it away", () => {
    expect(looks(verified, Array<Findings>(20).fill(withoutRecord), false).known.verifiedAt).toEqual(start);
  });

  it("no answer takes it away only after a week", () => {
    const six = looks(verified, Array<Findings>(27).fill({}));
    expect(six.known).toMatchObject({ verifiedAt: start, isUnanswered: true, bareState: "here" });
    expect(looks(verified, Array<Findings>(28).fill({}))).toMatchObject({
      lapses: true,
      known: { verifiedAt: null },
    });
  });

  it("what lapsed comes back by itself", () => {
    const lapsed = looks(verified, Array<Findings>(4).fill(elsewhere)).known;
    const { values } = afterLook(lapsed, good, secondsAfter(start, 3 * day), true);
    expect(values).toMatchObject({
      verifiedAt: secondsAfter(start, 3 * day),
      lapsedAt: null,
      isPrimary: false,
    });
  });

  it.each([
    [hour, 15 * 60],
    [2 * day, 15 * 60],
    [3 * day, 6 * hour],
    [29 * day, 6 * hour],
    [30 * day, undefined],
  ])("%d s after it was entered it is looked at again in %d s", (after, wait) => {
    const now = secondsAfter(start, after);
    const { nextLookAt } = afterLook(entered, withoutRecord, now, true).values;
    expect(nextLookAt).toEqual(wait === undefined ? null : secondsAfter(now, wait));
  });
});
