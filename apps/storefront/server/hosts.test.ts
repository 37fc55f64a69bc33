import { expect, it } from "vitest";
import { formTargets, meaningOfHost, platformOrigin } from "./hosts";

it("a sub-domain is a shop; the bare host, www and what is no domain are the platform", () => {
  expect(meaningOfHost("acme.localhost:3000", "localhost")).toEqual({ kind: "shop", shopName: "acme" });
  for (const host of ["ACME.haat.example", "acme.haat.example.", "acme.haat.example:8443"])
    expect(meaningOfHost(host, "haat.example")).toEqual({ kind: "shop", shopName: "acme" });
  for (const host of ["localhost:3000", "www.localhost", "127.0.0.1:3000", "[::1]:3000", "storefront:3000"])
    expect(meaningOfHost(host, "localhost")).toEqual({ kind: "platform" });
});

it.each([
  ["rahim.com", "rahim.com"],
  ["WWW.Rahim.COM.:443", "www.rahim.com"],
  ["www.rahim.com:443", "www.rahim.com"],
  ["rahim.com.", "rahim.com"],
  ["localhost.evil.example", "localhost.evil.example"],
  ["evilhaat.example", "evilhaat.example"],
])("%s is another domain, whose shop has to be asked for", (host, name) => {
  expect(meaningOfHost(host, "haat.example")).toEqual({ kind: "domain", name });
});

it("the platform is reached from a shop's host by the same scheme and port", () => {
  expect(platformOrigin("http://acme.localhost:3000", "localhost")).toBe("http://localhost:3000");
  expect(platformOrigin("https://acme.haat.example", "haat.example")).toBe("https://haat.example");
});

it("a form may lead from a shop's host to the platform, and from there to a shop's", () => {
  expect(formTargets("https://acme.haat.example", "haat.example")).toBe("https://haat.example");
  expect(formTargets("https://haat.example", "haat.example")).toBe("https://*.haat.example");
  expect(formTargets("http://www.localhost:3000", "localhost")).toBe("http://*.localhost:3000");
  expect(formTargets("http://127.0.0.1:3000", "localhost")).toBe("http://*.localhost:3000");
});
