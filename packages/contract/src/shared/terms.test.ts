import { describe, expect, test } from "vitest";
import { termsKind, termsOn, termsVersions, termsWithoutNotice } from "./terms";

const versions = [
  { version: "2026-11-21", announced: "2026-11-21" },
  { version: "2027-06-01", announced: "2027-03-15" },
];

describe("the terms", () => {
  test.each([
    ["2026-01-01", "2026-11-21", undefined],
    ["2027-03-14", "2026-11-21", undefined],
    ["2027-03-15", "2026-11-21", "2027-06-01"],
    ["2027-05-31", "2026-11-21", "2027-06-01"],
    ["2027-06-01", "2027-06-01", undefined],
  ])("on %s are those of %s, with %s to come", (today, current, coming) => {
    const found = termsOn(today, versions);
    expect([found.current.version, found.coming?.version]).toEqual([current, coming]);
  });

  test("of who sells are told of sixty days before they hold, of who buys thirty", () => {
    const soon = [...versions, { version: "2027-09-01", announced: "2027-07-15" }];
    expect(termsWithoutNotice("seller", soon).map(({ version }) => version)).toEqual(["2027-09-01"]);
    expect(termsWithoutNotice("customer", soon)).toEqual([]);
  });

  test.each(termsKind.options)("for the %s are in order and were told of in time", (kind) => {
    const all = termsVersions[kind];
    const days = all.map(({ version }) => version);
    expect(days).toEqual([...new Set(days)].sort());
    expect(termsWithoutNotice(kind, all)).toEqual([]);
  });
});
