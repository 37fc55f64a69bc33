import { afterEach, describe, expect, test } from "vitest";
import { nameRecord as name, serveNames, textRecord as text, type NameRecords } from "../testing/name-server";
import { dnsLookup } from "./name-lookup";

let server: Awaited<ReturnType<typeof serveNames>> | undefined;
afterEach(() => void server?.close());
async function lookup(zone: Record<string, NameRecords>) {
  server = await serveNames(new Map(Object.entries(zone)));
  return dnsLookup([server.address]);
}

describe("names in DNS", () => {
  test("have texts, each put together of its parts, an alias in lower case, and addresses of both kinds", async () => {
    const names = await lookup({
      "TXT _haat.rahim.com": [text("haat-shop=", "abc"), text("other")],
      "CNAME www.rahim.com": [name("Shop.Haat.example")],
      "A rahim.com": [Buffer.from([192, 0, 2, 1])],
      "AAAA rahim.com": [Buffer.from("20010db8000000000000000000000001", "hex")],
    });
    expect(await names.texts("_haat.rahim.com")).toEqual(["haat-shop=abc", "other"]);
    expect(await names.alias("www.rahim.com")).toEqual(["shop.haat.example"]);
    expect(await names.addresses("rahim.com")).toEqual(["192.0.2.1", "2001:db8::1"]);
  });

  test("that are not there have none, which is an answer", async () => {
    const names = await lookup({ "A rahim.com": [Buffer.from([192, 0, 2, 1])], "AAAA rahim.com": [] });
    expect(await names.texts("_haat.rahim.com")).toEqual([]);
    expect(await names.alias("rahim.com")).toEqual([]);
    expect(await names.addresses("rahim.com")).toEqual(["192.0.2.1"]);
  });

  test("are not known where the server fails or says nothing", async () => {
    const names = await lookup({
      "TXT _haat.rahim.com": "silent",
      "CNAME rahim.com": 2,
      "A rahim.com": [Buffer.from([192, 0, 2, 1])],
      "AAAA rahim.com": "silent",
    });
    expect(
      await Promise.all([
        names.texts("_haat.rahim.com"),
        names.alias("rahim.com"),
        names.addresses("rahim.com"),
      ]),
    ).toEqual(["unanswered", "unanswered", "unanswered"]);
  });
});
