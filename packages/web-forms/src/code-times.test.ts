import { translator } from "@haat/i18n/translator";
import { expect, it } from "vitest";
import { codeTimes } from "./code-times.server";

it("says how long after a code another may be asked for, as the server holds it", () => {
  const context = (language: "bn" | "en") => ({ language, translate: translator(language) });
  const times = { expiresAt: 180_000, resendAt: 30_000, resendIn: 30 };
  expect(codeTimes(context("en"), times, 0)).toMatchObject({
    resendSeconds: 30,
    resendRule: "Another code can be sent 30 seconds after the last one.",
  });
  expect(codeTimes(context("bn"), times, 0).resendRule).toContain("৩০ সেকেন্ড");
});
