import { translator } from "@haat/i18n/translator";
import { describe, expect, it } from "vitest";
import { officeTold, platformOffice } from "./platform-office.server";

const help = { helpPhone: "16263", helpHours: "Always" };
const page = (demo: boolean, saved: { officeEmail?: string; officeAddress?: string } = {}) => ({
  demo,
  language: "en" as const,
  platform: { ...help, ...saved },
  translate: translator("en"),
});
const told = {
  OFFICE_TRADE_LICENCE: "TRAD/1",
  OFFICE_EMAIL: "a@b.example",
  OFFICE_ADDRESS_EN: "Road 1",
  OFFICE_ADDRESS_BN: "সড়ক ১",
};

describe("who runs the platform", () => {
  it("is told as the settings say", () => {
    expect(platformOffice(page(false), told)).toEqual({
      tradeLicence: "TRAD/1",
      email: "a@b.example",
      address: "Road 1",
    });
  });

  it("is told as the platform's people said, before the environment and the demo's samples", () => {
    const saved = { officeEmail: "office@haat.example", officeAddress: "Road 9" };
    for (const [demo, environment] of [
      [false, told],
      [true, {}],
    ] as const)
      expect(platformOffice(page(demo, saved), environment)).toMatchObject({
        email: "office@haat.example",
        address: "Road 9",
      });
  });

  it("is never made up: a sample says so and is the demo's alone, and no machine is told one", () => {
    expect(platformOffice(page(false), {})).toEqual({});
    expect(platformOffice(page(true), {}).tradeLicence).toMatch(/\(sample\)$/);
    expect(platformOffice(page(true), {}).address).toMatch(/\(sample\)$/);
    expect(officeTold(page(true), {})).toEqual({});
  });
});
