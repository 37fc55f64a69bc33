import { describe, expect, it } from "vitest";
import { formatClock, formatDate, formatDateTime, formatTime } from "./dates";
import { formatWait } from "./durations";
import { formatMoney, typedMoney } from "./money";
import { formatNumber } from "./numbers";
import { strings } from "./strings";
import { translator } from "./translator";

describe("amounts, counts and dates", () => {
  it("money stands behind ৳, grouped by lakh in Bengali, with poisha only where there are any", () => {
    expect(formatMoney(123456700, "bn")).toBe("৳১২,৩৪,৫৬৭");
    expect(formatMoney(123456700, "en")).toBe("৳1,234,567");
    expect(formatMoney(12345, "en")).toBe("৳123.45");
    expect(formatMoney(12340, "bn")).toBe("৳১২৩.৪০");
    expect(formatMoney(-5000, "en")).toBe("−৳50");
    expect(formatMoney(0, "bn")).toBe("৳০");
    expect([typedMoney(12000, "en"), typedMoney(150000000, "bn")]).toEqual(["120", "১৫,০০,০০০"]);
  });

  it("dates are those of Bangladesh", () => {
    expect(formatDate("2026-03-01T20:00:00Z", "en")).toBe("2 March 2026");
    expect(formatDate("2026-03-01T20:00:00Z", "bn")).toBe("২ মার্চ, ২০২৬");
    expect(formatDateTime("2026-03-01T08:05:00Z", "en")).toBe("1 March 2026 at 14:05");
    expect(formatDateTime("2026-03-01T08:05:00Z", "bn")).toBe("১ মার্চ, ২০২৬, দুপুর ২:০৫");
    expect(formatNumber(2026, "bn")).toBe("২,০২৬");
  });

  it("Bengali says a time by the part of the day, from one to twelve", () => {
    const said = ["00:05", "03:59", "04:00", "06:00", "12:00", "15:30", "18:00", "21:30", "24:00"];
    expect(said.map((clock) => formatClock(clock, "bn"))).toEqual([
      "রাত ১২:০৫",
      "রাত ৩:৫৯",
      "ভোর ৪:০০",
      "সকাল ৬:০০",
      "দুপুর ১২:০০",
      "বিকেল ৩:৩০",
      "সন্ধ্যা ৬:০০",
      "রাত ৯:৩০",
      "রাত ১২:০০",
    ]);
    expect(formatTime("2026-03-01T15:30:00Z", "bn")).toBe("রাত ৯:৩০");
    expect(formatTime("2026-03-01T15:30:00Z", "en")).toBe("21:30");
    expect(formatClock("21:30", "en")).toBe("21:30");
  });
});

describe("how long one has to wait", () => {
  it("is said in seconds, minutes or hours, rounded up, in the digits of the language", () => {
    const waits = [1, 60, 90, 91, 1901, 5400, 5401, 86_400];
    expect(waits.map((seconds) => formatWait(seconds, "en"))).toEqual([
      "1 second",
      "60 seconds",
      "90 seconds",
      "2 minutes",
      "32 minutes",
      "90 minutes",
      "2 hours",
      "24 hours",
    ]);
    expect([1901, 86_400].map((seconds) => formatWait(seconds, "bn"))).toEqual(["৩২ মিনিট", "২৪ ঘণ্টা"]);
  });
});

describe("sentences", () => {
  const sentences = (value: object, path = ""): [string, string][] =>
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === "string" ? [[`${path}${key}`, inner]] : sentences(inner as object, `${path}${key}.`),
    );
  const placeholders = (sentence: string) =>
    [...sentence.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort();

  it("have the same blanks to fill in both languages", () => {
    const bengali = new Map(sentences(strings.bn));
    const different = sentences(strings.en).filter(
      ([key, english]) => String(placeholders(english)) !== String(placeholders(bengali.get(key) ?? "")),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it("are in Bengali script where they are Bengali", () => {
    const latinOnly = sentences(strings.bn).filter(
      ([, sentence]) => !/[ঀ-৿]/.test(sentence) && /[A-Za-z]{3,}/.test(sentence.replace(/\{\{\w+\}\}/g, "")),
    );
    expect(latinOnly.map(([key]) => key)).toEqual(["components.languageSwitch.en"]);
  });

  it("have one word for one thing, where Bengali has two that are as good", () => {
    const chosen = { সঙ্গে: "সাথে", প্রশাসক: "অ্যাডমিন" };
    const others = Object.entries(chosen).flatMap(([other, word]) =>
      sentences(strings.bn)
        .filter(([, sentence]) => sentence.includes(other))
        .map(([key]) => `${key}: ${word}`),
    );
    expect(others).toEqual([]);
  });

  it("keep a short ending with its word: the hyphen before it is one that does not break (U+2011)", () => {
    const breaking = /\p{Script=Bengali}-(?:(?!\p{Nd})\p{Script=Bengali}){1,3}(?!\p{Script=Bengali})/u;
    const torn = sentences(strings.bn).filter(([, sentence]) => breaking.test(sentence));
    expect(torn.map(([key]) => key)).toEqual([]);
  });

  it("keep it with a name and with a Latin word likewise, not behind a space; phones of any age have the hyphen of an SMS", () => {
    const torn =
      /(?:\}\}|[A-Za-z])(?:-(?:(?!\p{Nd})\p{Script=Bengali}){1,3}(?!\p{Script=Bengali})| (?:এর|এ|কে)(?=[ ?।,]|$))/u;
    const found = sentences(strings.bn).filter(
      ([key, sentence]) => !/\bsms/.test(key) && torn.test(sentence),
    );
    expect(found.map(([key]) => key)).toEqual([]);
  });

  it("fill their blanks and choose their plural", () => {
    expect(translator("en")("pages.cart.lines", { count: 1, formatted: "1" })).toBe("1 product");
    expect(translator("en")("pages.cart.lines", { count: 3, formatted: "3" })).toBe("3 products");
    expect(translator("bn")("pages.cart.lines", { count: 3, formatted: "৩" })).toBe("৩টি পণ্য");
  });
});
