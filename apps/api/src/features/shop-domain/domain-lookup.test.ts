import { describe, expect, it } from "vitest";
import type { NameAnswer } from "../../outside/name-lookup";
import { lookUpDomain } from "./domain-lookup";

const row = { domain: "rahim.com", token: "t".repeat(43), slug: "rahim" };

/** What is found of it, where DNS has these records. */
function look(records: Record<string, NameAnswer>, domainAddresses: readonly string[] = []) {
  const asked: string[] = [];
  const answer = (kind: string) => async (name: string) => {
    asked.push(`${kind} ${name}`);
    return records[`${kind} ${name}`] ?? [];
  };
  const names = { texts: answer("TXT"), alias: answer("CNAME"), addresses: answer("A") };
  const found = lookUpDomain(names, { platformHost: "haat.example", domainAddresses }, row);
  return found.then((findings) => ({ ...findings, asked }));
}
const ours = { "A rahim.haat.example": ["192.0.2.1", "2001:db8::1"] };

describe("a domain in DNS", () => {
  it("has the record only with this shop's own text", async () => {
    const name = "TXT _haat.rahim.com";
    expect((await look({ [name]: ["v=spf1", `haat-shop=${row.token} `] })).hasRecord).toBe(true);
    expect((await look({ [name]: [`haat-shop=${"u".repeat(43)}`] })).hasRecord).toBe(false);
    expect((await look({ "TXT rahim.com": [`haat-shop=${row.token}`] })).hasRecord).toBe(false);
    expect(await look({ [name]: "unanswered" })).not.toHaveProperty("hasRecord");
  });

  it.each<[Record<string, NameAnswer>, string[], string | undefined]>([
    [{ "CNAME rahim.com": ["rahim.haat.example"] }, [], "here"],
    // As it was called when the record was made.
    [{ "CNAME rahim.com": ["former-name.haat.example"] }, [], "here"],
    [{ "CNAME rahim.com": ["evilhaat.example"], "A rahim.com": ["203.0.113.1"] }, [], "elsewhere"],
    [{ "CNAME rahim.com": ["gone.example"] }, [], "elsewhere"],
    [{ "A rahim.com": ["192.0.2.1"], ...ours }, [], "here"],
    [{ "A rahim.com": ["192.0.2.1", "2001:db8:0:0::1"], ...ours }, [], "here"],
    [{ "A rahim.com": ["192.0.2.1", "203.0.113.1"], ...ours }, [], "elsewhere"],
    [{ "A rahim.com": ["192.0.2.9"], ...ours }, ["192.0.2.9"], "here"],
    [{ "A rahim.com": ["192.0.2.1"], ...ours }, ["192.0.2.9"], "elsewhere"],
    [{}, [], "missing"],
    [{ "A rahim.com": "unanswered" }, [], undefined],
    [{ "CNAME rahim.com": "unanswered", "A rahim.com": ["192.0.2.1"], ...ours }, [], undefined],
    [{ "A rahim.com": ["192.0.2.1"], "A rahim.haat.example": "unanswered" }, [], undefined],
  ])("%j, with our addresses %j: %s", async (records, domainAddresses, state) => {
    expect((await look(records, domainAddresses)).bareState).toBe(state);
  });

  it("is asked for by name alone, in both forms", async () => {
    const { asked } = await look({});
    expect(asked.sort()).toEqual([
      "A rahim.com",
      "A rahim.haat.example",
      "A www.rahim.com",
      "CNAME rahim.com",
      "CNAME www.rahim.com",
      "TXT _haat.rahim.com",
    ]);
  });
});
