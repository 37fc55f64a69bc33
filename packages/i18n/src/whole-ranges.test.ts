import { expect, it } from "vitest";
import { withWholeRanges } from "./whole-ranges";

it.each([
  ["2–4 hours in Dhaka, 2 days elsewhere", "2–\u20604 hours in Dhaka, 2 days elsewhere"],
  ["ঢাকায় ২–৪ ঘণ্টা", "ঢাকায় ২–\u2060৪ ঘণ্টা"],
  ["Dhaka – Khulna", "Dhaka – Khulna"],
])("a line never ends within a range of numbers: %s", (text, whole) => {
  expect(withWholeRanges(text)).toBe(whole);
});
