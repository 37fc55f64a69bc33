import { retentionKinds, retentionRules } from "@haat/contract/shared/retention";
import { expect, test } from "vitest";
import { readConfig } from "./config";
import { readRetention } from "./retention-settings";

test("what is held of people stays as long as is usual, or as long as is set", () => {
  for (const kind of retentionKinds) expect(readRetention({})[kind]).toBe(retentionRules[kind].usual);
  const set = readConfig({ RETENTION_GUEST_CARTS: "14" }).retention;
  expect(set).toEqual({ ...readRetention({}), guest_carts: 14 });
});

test("nothing starts that would keep something shorter or longer than it may be, and its bounds are told", () => {
  for (const kind of retentionKinds) {
    const { least, most } = retentionRules[kind];
    const variable = `RETENTION_${kind.toUpperCase()}`;
    for (const days of [least, most]) expect(readRetention({ [variable]: String(days) })[kind]).toBe(days);
    for (const days of [least - 1, most + 1])
      expect(() => readConfig({ [variable]: String(days) })).toThrow(
        new RegExp(`must be from ${least} to ${most} days[^]*${variable}`),
      );
    for (const days of ["", "long", "-30", "30.5"])
      expect(() => readRetention({ [variable]: days }), days).toThrow(variable);
  }
});
