import { translator } from "@haat/i18n/translator";
import { describe, expect, it } from "vitest";
import { platformOffice } from "./platform-office.server";

const page = (demo: boolean) => ({ demo, language: "en" as const, translate: translator("en") });

describe("who runs the platform", () => {
  it("is told as the settings say", () => {
    const told = {
      OFFICE_TRADE_LICENCE: "TRAD/1",
      OFFICE_EMAIL: "a@b.example",
      OFFICE_ADDRESS_EN: "Road 1",
      OFFICE_ADDRESS_BN: "সড়ক ১",
    };
    expect(platformOffice(page(false), told)).toEqual({
      tradeLicence: "TRAD/1",
      email: "a@b.example",
      address: "Road 1",
    });
  });

  it("is never made up: a sample says so and is the demo's alone", () => {
    expect(platformOffice(page(false), {})).toEqual({});
    expect(platformOffice(page(true), {}).tradeLicence).toMatch(/\(sample\)$/);
    expect(platformOffice(page(true), {}).address).toMatch(/\(sample\)$/);
  });
});
