import type { Language } from "@haat/contract/shared/languages";
import type { Seller } from "@haat/contract/shop/store.contract";
import { translator } from "@haat/i18n/translator";
import { describe, expect, it } from "vitest";
import type { RequestContext } from "../http/request-context.server";
import { deliveryTime } from "./delivery-promise.server";

const contextIn = (language: Language) =>
  ({ language, translate: translator(language) }) as unknown as RequestContext;

const shop = {
  home_city: { id_city: 1, city_name: "Dhaka" },
  delivery_suburbs: [] as string[],
  delivery_time: "2–4 hours",
  delivery_time_outside: "2 days",
  opening: null,
} as unknown as Seller;

/** With the days that an order of now arrives on, in the home city and beyond. */
const withHours = {
  ...shop,
  opening: {
    delivery: { from: "2026-12-01", to: "2026-12-01" },
    delivery_outside: { from: "2026-12-02", to: "2026-12-03" },
  },
} as unknown as Seller;

const said = (seller: Seller, zone?: "city" | "suburbs" | "country" | null, language: Language = "en") =>
  deliveryTime(contextIn(language), seller, { sentence: "shopPages.product.time", zone: zone ?? null })
    .replaceAll("\u2060", "")
    .replaceAll("\u00a0", " ");

describe("how long delivery takes", () => {
  it("is told for both places where it is not known which", () => {
    expect(said(shop)).toBe("Within 2–4 hours in Dhaka district, 2 days elsewhere");
    const around = { ...shop, delivery_suburbs: ["Savar"] };
    expect(said(around)).toBe("Within 2–4 hours in Dhaka district, 2 days in its suburbs and elsewhere");
    expect(said(shop, null, "bn")).toBe("সময়: Dhaka জেলায় 2–4 hours, বাইরে 2 days");
  });

  it.each([
    ["city", "Within 2–4 hours"],
    ["suburbs", "Within 2 days"],
    ["country", "Within 2 days"],
  ] as const)("is that of the address alone, in the zone %s", (zone, sentence) => {
    expect(said(shop, zone)).toBe(sentence);
    const oneTime = { ...shop, delivery_time_outside: null };
    expect([said(oneTime, zone), said(oneTime)]).toEqual(["Within 2–4 hours", "Within 2–4 hours"]);
  });

  it("comes with its days where the shop says when it works", () => {
    expect(said(withHours, "city")).toBe("Within 2–4 hours · ordered now: Tuesday 1 December");
    expect(said(withHours, "country")).toBe(
      "Within 2 days · ordered now: Wednesday 2 December to Thursday 3 December",
    );
    expect(said(withHours)).toBe(
      "Within 2–4 hours (Tuesday 1 December) in Dhaka district, 2 days (Wednesday 2 December to Thursday 3 December) elsewhere",
    );
  });
});
