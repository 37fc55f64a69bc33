import { isReservedLabel } from "@haat/contract/shared/reserved-labels";
import { expect, it } from "vitest";
import { reservedNames } from "./platform-pages";

it("every name that is an address of the platform's own is kept from shops", () => {
  expect([...reservedNames].filter((name) => !isReservedLabel(name))).toEqual([]);
});

it.each(["pt-br", "draft-abc", "preview-abc", "haat", "admin", "status", "www"])(
  "%s is kept from shops",
  (name) => {
    expect(isReservedLabel(name)).toBe(true);
  },
);

it.each(["rongdhonu", "kacha-bazar", "orders-here"])("%s can be a shop's", (name) => {
  expect(isReservedLabel(name)).toBe(false);
});
