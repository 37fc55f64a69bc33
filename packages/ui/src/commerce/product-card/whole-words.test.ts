import { expect, test } from "vitest";
import { withWholeAmounts, withWholeWords } from "./whole-words";

const joiner = "\u2060";

test.each([
  ["Wi-Fi Router", `Wi-${joiner}Fi Router`],
  ["Watch X-100 Pro", `Watch X-${joiner}100 Pro`],
  ["টি-শার্ট", `টি-${joiner}শার্ট`],
  ["Size 38-40-42", `Size 38-${joiner}40-${joiner}42`],
])("a short word with a hyphen stays on one line: %s", (name, written) => {
  expect(withWholeWords(name)).toBe(written);
});

test.each([
  ["Shahi Jilapi (500 g)", "Shahi Jilapi (500\u00A0g)"],
  ["শাহি টুকরা (৬ পিস)", "শাহি টুকরা (৬\u00A0পিস)"],
  ["Watermelon (one, about 5 kg)", "Watermelon (one, about 5\u00A0kg)"],
])("an amount stays with its unit: %s", (name, written) => {
  expect(withWholeWords(name)).toBe(written);
});

test.each([
  "Hand-embroidered-kantha",
  "Rice - 5 kg",
  "-5",
  "Shirt-",
  "Miniket Rice",
  "Box (12 assortments)",
  "2 shirts",
])("a long one breaks at its hyphens or its space, and a dash is none: %s", (name) => {
  expect(withWholeWords(name)).toBe(name);
});

test.each([
  ["৫,০০০ টাকার মাসের বাজারে ৫০০ টাকা ছাড়", "৫,০০০\u00A0টাকার মাসের বাজারে ৫০০\u00A0টাকা ছাড়"],
  ["10% off from ৳500, at most ৳150", "10%\u00A0off from ৳500, at most ৳150"],
  ["Free delivery", "Free delivery"],
])("a number in a sentence stays with the word after it: %s", (text, whole) => {
  expect(withWholeAmounts(text)).toBe(whole);
});
