import { expect, test } from "vitest";
import { shortName } from "./short-name";

test.each([
  ["কাঁচা বাজার", "কাঁচা বাজার"],
  ["রংধনু শাড়ি ও কাপড়ের দোকান", "রংধনু শাড়ি ও"],
  ["Shop", "Shop"],
  ["Nakshi Ghar Handicrafts", "Nakshi Ghar"],
  ["Ghoraghandarpara Store", "Ghoraghandar"],
  ["  Two   words ", "Two words"],
  ["", ""],
])("%s is called %s below its icon", (name, short) => {
  expect(shortName(name)).toBe(short);
});
