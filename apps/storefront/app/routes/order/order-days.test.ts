import { describe, expect, it } from "vitest";
import { filterDays } from "./order-days.server";

const english = { language: "en" } as Parameters<typeof filterDays>[0];

describe("the months that orders are searched in", () => {
  it("begin with this month of Bangladesh, from its first day and until its last", () => {
    // Already March in Dhaka.
    const { from, to } = filterDays(english, { start: "", end: "" }, new Date("2028-02-29T20:00:00Z"));
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

  it("begin with the next month as soon as it has begun, in each language", () => {
    const firstOf = (language: "bn" | "en", now: string) =>
      filterDays({ ...english, language }, { start: "", end: "" }, new Date(now)).from[0]?.label;
    expect(firstOf("en", "2028-03-31T17:59:00Z")).toBe("March 2028");
    expect(firstOf("bn", "2028-03-31T17:59:00Z")).toBe("মার্চ ২০২৮");
    expect(firstOf("en", "2028-03-31T18:00:00Z")).toBe("April 2028");
    expect(firstOf("bn", "2028-03-31T18:00:00Z")).toBe("এপ্রিল ২০২৮");
  });
});
