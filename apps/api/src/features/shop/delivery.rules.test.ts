import { describe, expect, test } from "vitest";
import { deliveryTimeAt, feeAt, isInHomeZone, type DeliveryTerms, type Place } from "./delivery.rules";

const home = 1;
const suburb = 2;
const far = 3;

const terms: DeliveryTerms = {
  homeCityId: home,
  deliveryFeeInside: 60_00,
  deliveryFeeSuburbs: 90_00,
  deliveryFeeOutside: 120_00,
  deliverySuburbs: [{ cityId: suburb }, { cityId: 9 }],
  deliveryAreas: [
    { areaId: 11, zone: "suburbs", fee: null },
    { areaId: 12, zone: null, fee: 0 },
    { areaId: 13, zone: "country", fee: 75_00 },
    { areaId: 31, zone: "city", fee: null },
  ],
};

describe("what delivery costs and whether a place is at home", () => {
  test.each<[string, Place | undefined, number, boolean]>([
    ["nowhere known: as in the home city", undefined, 60_00, true],
    ["the home city", { cityId: home, areaId: null }, 60_00, true],
    ["an area of it without an exception", { cityId: home, areaId: 10 }, 60_00, true],
    ["a suburb", { cityId: suburb, areaId: null }, 90_00, false],
    ["another suburb", { cityId: 9, areaId: 90 }, 90_00, false],
    ["everywhere else", { cityId: far, areaId: null }, 120_00, false],
    ["an area of the city that counts as a suburb", { cityId: home, areaId: 11 }, 90_00, false],
    ["an area of a suburb without an exception", { cityId: suburb, areaId: 21 }, 90_00, false],
    ["an area with a fee of its own, though it is nothing", { cityId: home, areaId: 12 }, 0, true],
    ["an area with a fee and a zone of its own", { cityId: home, areaId: 13 }, 75_00, false],
    ["an area far away that counts as the city", { cityId: far, areaId: 31 }, 60_00, true],
  ])("%s", (_, place, fee, isHome) => {
    expect([feeAt(terms, place), isInHomeZone(terms, place)]).toEqual([fee, isHome]);
  });
});

describe("how long delivery takes", () => {
  const quick = { bn: "১ দিন", en: "1 day" };
  const slow = { bn: "৩ দিন", en: "3 days" };
  const shop = { ...terms, deliveryTime: quick, deliveryTimeOutside: slow };

  test.each<[string, Place | undefined, typeof quick]>([
    ["nowhere known: as in the home city", undefined, quick],
    ["the home city", { cityId: home, areaId: null }, quick],
    ["a suburb", { cityId: suburb, areaId: null }, slow],
    ["everywhere else", { cityId: far, areaId: null }, slow],
    ["an area of the city that counts as a suburb", { cityId: home, areaId: 11 }, slow],
    ["an area of the city with a fee of its own", { cityId: home, areaId: 12 }, quick],
  ])("to %s", (_, place, time) => {
    expect(deliveryTimeAt(shop, place)).toBe(time);
    const oneTime = { ...shop, deliveryTimeOutside: { bn: "", en: "" } };
    expect(deliveryTimeAt(oneTime, place)).toBe(quick);
  });
});
