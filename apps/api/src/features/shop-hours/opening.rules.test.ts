import { describe, expect, test } from "vitest";
import { deliveryDays, deliveryDaysOutside, nextOpening, type ShopOpeningTimes } from "./opening.rules";

/** Ten to eight but on Friday; 25 November 2026 is a Wednesday. */
const bazar: ShopOpeningTimes = {
  hours: [0, 1, 2, 3, 4, 6].map((weekday) => ({ weekday, opens: 600, closes: 1200 })),
  daysOff: [],
  daysFrom: 1,
  daysTo: 3,
  countryDaysFrom: null,
  countryDaysTo: null,
};
const off = (...days: string[]) => ({
  ...bazar,
  daysOff: days.map((day) => ({ day, bn: "", en: "" })),
});
const at = (day: string, time: string) => new Date(`${day}T${time}:00+06:00`);
const opens = (times: ShopOpeningTimes, now: Date) => nextOpening(times, now)?.toISOString() ?? "open";

describe("when a shop opens next", () => {
  test.each([
    ["2026-11-25", "10:00", "open"],
    ["2026-11-25", "19:59", "open"],
    ["2026-11-25", "09:59", "2026-11-25T04:00:00.000Z"],
    // Still Tuesday in London.
    ["2026-11-25", "00:30", "2026-11-25T04:00:00.000Z"],
    ["2026-11-25", "20:00", "2026-11-26T04:00:00.000Z"],
    // Friday is closed.
    ["2026-11-26", "21:00", "2026-11-28T04:00:00.000Z"],
    ["2026-11-27", "12:00", "2026-11-28T04:00:00.000Z"],
  ])("at %s %s", (day, time, expected) => {
    expect(opens(bazar, at(day, time))).toBe(expected);
  });

  test("passes over days off, and is midnight where it tells no hours", () => {
    expect(opens(off("2026-11-25", "2026-11-26"), at("2026-11-25", "12:00"))).toBe(
      "2026-11-28T04:00:00.000Z",
    );
    const always = { ...off("2026-11-25"), hours: [] };
    expect(opens(always, at("2026-11-25", "12:00"))).toBe("2026-11-25T18:00:00.000Z");
    expect(opens({ ...always, daysOff: [] }, at("2026-11-25", "03:00"))).toBe("open");
  });
});

describe("the days of delivery", () => {
  test("are counted from the day on which the order is seen to, working days alone", () => {
    expect(deliveryDays(bazar, at("2026-11-25", "12:00"))).toEqual({ from: "2026-11-26", to: "2026-11-29" });
    expect(deliveryDays(bazar, at("2026-11-25", "20:00"))).toEqual({ from: "2026-11-28", to: "2026-11-30" });
    const eid = off("2026-11-26", "2026-11-28", "2026-11-29");
    expect(deliveryDays(eid, at("2026-11-25", "12:00"))).toEqual({ from: "2026-11-30", to: "2026-12-02" });
  });

  test("are today where it delivers on the day, and none where it names no days", () => {
    const quick = { ...bazar, daysFrom: 0, daysTo: 0 };
    expect(deliveryDays(quick, at("2026-11-25", "12:00"))).toEqual({ from: "2026-11-25", to: "2026-11-25" });
    expect(deliveryDays(quick, at("2026-11-26", "20:00"))).toEqual({ from: "2026-11-28", to: "2026-11-28" });
    expect(deliveryDays({ ...bazar, daysTo: null }, at("2026-11-25", "12:00"))).toBeNull();
  });

  test("beyond the home city are counted likewise, and none where it takes as long there", () => {
    const slow = { ...bazar, countryDaysFrom: 2, countryDaysTo: 4 };
    const now = at("2026-11-25", "12:00");
    expect(deliveryDaysOutside(slow, now)).toEqual({ from: "2026-11-28", to: "2026-11-30" });
    expect(deliveryDays(slow, now)).toEqual({ from: "2026-11-26", to: "2026-11-29" });
    expect(deliveryDaysOutside(bazar, now)).toBeNull();
  });
});
