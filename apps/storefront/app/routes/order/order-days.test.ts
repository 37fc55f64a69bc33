import { describe, expect, it } from "vitest";
import { filterDays } from "./order-days.server";

/** Already March in Dhaka. */
const leapDay = new Date("2028-02-29T20:00:00Z");
const anyTime = { start: "", end: "" };
const english = { language: "en" } as Parameters<typeof filterDays>[0];

describe("the months that orders are searched in", () => {
  it("begin with this month of Bangladesh, from its first day and until its last", () => {
    const { from, to } = filterDays(english, anyTime, undefined, leapDay);
    expect(from.slice(0, 2)).toEqual([
      { value: "2028-03-01", label: "March 2028" },
      { value: "2028-02-01", label: "February 2028" },
    ]);
    expect(to.slice(0, 2)).toEqual([
      { value: "2028-03-31", label: "March 2028" },
      { value: "2028-02-29", label: "February 2028" },
    ]);
    expect([from.at(-1)?.value, to.at(-1)?.value]).toEqual(["2025-04-01", "2025-04-30"]);
  });

  it.each([
    ["2027-12-31T18:30:00Z", ["2028-03-01", "2028-02-01", "2028-01-01"]],
    ["2028-02-29T19:00:00Z", ["2028-03-01"]],
  ])("end with that of the oldest order, which is of %s", (oldest, months) => {
    const { from, to } = filterDays(english, anyTime, oldest, leapDay);
    expect(from.map(({ value }) => value)).toEqual(months);
    expect(to).toHaveLength(months.length);
  });

  it("are 36 at most, and keep a day that was asked for", () => {
    const { from, to } = filterDays(
      english,
      { start: "2020-05-17", end: "" },
      "2020-01-01T00:00:00Z",
      leapDay,
    );
    expect([from.length, to.length]).toEqual([37, 36]);
    expect(from[0]).toEqual({ value: "2020-05-17", label: "17 May 2020" });
  });
});
