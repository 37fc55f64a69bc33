import { expect, it } from "vitest";
import { comesFromOwnPage } from "./origin-check";

const origin = "http://acme.localhost:3000";
const post = (headers: Record<string, string>) =>
  comesFromOwnPage(new Request(origin, { method: "POST", headers }), origin);

it("a form of this very host passes", () => {
  expect(post({ origin })).toBe(true);
  expect(post({ origin, "sec-fetch-site": "same-origin" })).toBe(true);
});

it("another site, a sister shop, the platform and an unknown origin are refused", () => {
  expect(post({ origin: "http://evil.example" })).toBe(false);
  expect(post({ origin: "http://other.localhost:3000", "sec-fetch-site": "same-site" })).toBe(false);
  expect(post({ origin: "http://localhost:3000" })).toBe(false);
  expect(post({ origin: "null" })).toBe(false);
  expect(post({})).toBe(false);
  expect(post({ origin, "sec-fetch-site": "cross-site" })).toBe(false);
});

it("reading needs no origin", () => {
  expect(comesFromOwnPage(new Request(origin), origin)).toBe(true);
});
