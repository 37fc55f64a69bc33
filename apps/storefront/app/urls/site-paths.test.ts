import { describe, expect, it } from "vitest";
import { createSitePaths } from "./site-paths.server";

const paths = (language: "bn" | "en", hostShop?: string) =>
  createSitePaths({ language, hostShop, platformOrigin: "http://localhost:3000" });

describe("links", () => {
  it("are right on the platform's host and on the shop's own, in both languages", () => {
    expect(paths("bn").shop("acme").cart).toBe("/acme/cart");
    expect(paths("en").shop("acme").cart).toBe("/en/acme/cart");
    expect(paths("bn", "acme").shop("acme").cart).toBe("/cart");
    expect(paths("en", "acme").shop("acme").home).toBe("/en");
    expect(paths("bn", "acme").shop("acme").home).toBe("/");
  });

  it("to the platform are absolute from a shop's host", () => {
    expect(paths("en", "acme").platformHome).toBe("http://localhost:3000/en");
    expect(paths("bn").platformHome).toBe("/");
  });
});
