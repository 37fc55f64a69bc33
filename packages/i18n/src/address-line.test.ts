import { expect, test } from "vitest";
import { addressLine } from "./address-line";

const house = { address: "House 5, Road 3", postalCode: "1205" };

test("a district that its division or its area is called after stands once in a line", () => {
  const dhaka = { ...house, area: "Dhanmondi", city: "Dhaka", division: "Dhaka" };
  expect(addressLine(dhaka, "en")).toBe("House 5, Road 3, Dhanmondi, Dhaka 1205");
  const bogura = { ...house, area: "Bogura", city: "Bogura", division: "Rajshahi" };
  expect(addressLine(bogura, "en")).toBe("House 5, Road 3, Bogura 1205, Rajshahi");
});

test("a postal code stands in the digits of the language, however it was typed", () => {
  const bengali = { address: "বাড়ি ৫", area: "ধানমন্ডি", city: "ঢাকা", division: "ঢাকা" };
  expect(addressLine({ ...bengali, postalCode: "1205" }, "bn")).toBe("বাড়ি ৫, ধানমন্ডি, ঢাকা ১২০৫");
  expect(addressLine({ ...bengali, postalCode: "১২০৫" }, "bn")).toBe("বাড়ি ৫, ধানমন্ডি, ঢাকা ১২০৫");
});
