import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";

/** A domain as it is kept: in ASCII and lower case, without `www.`. */
export interface DomainName {
  domain: string;
  /** It was typed with `www.`: that form of it is to be the address. */
  prefersWww: boolean;
}

/** A name with `_haat.` or `www.` before it has 253 characters at most. */
const longestName = 240;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Names that lead nowhere on the internet (RFC 6761, RFC 6762, RFC 9476 and the like). */
const topOfNoNet = new Set([
  "alt",
  "arpa",
  "example",
  "home",
  "internal",
  "invalid",
  "lan",
  "local",
  "localdomain",
  "localhost",
  "onion",
  "test",
]);

/**
 * Labels that registries of countries sell names below, such as `com.bd`. What is no such name after all is refused nobody can
 * use: who cannot write its TXT record proves nothing, whatever stands here.
 */
const kindsBelowCountries = new Set(
  "ac co com edu gen go gob gov gouv id ind info mil ne net nic nom or org plc sch tv".split(" "),
);

/** Whether a name is one that everybody has names below: a top level, or one of a country's kinds. */
function isPublicSuffix(labels: readonly string[]): boolean {
  const [first = "", country = ""] = labels;
  return labels.length < 2 || (labels.length === 2 && country.length === 2 && kindsBelowCountries.has(first));
}

/** What was typed without what belongs to an address: people copy it out of their browser. */
const bare = (typed: string) =>
  typed
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/\/$/, "")
    .replace(/\.$/, "");

/**
 * Reads a domain that somebody typed, in any script.
 * @param platformHost without a port: neither it nor what is below it is anybody's own
 * @returns what is wrong with it, where it cannot be a shop's own
 */
export function readDomain(typed: string, platformHost: string): DomainName | { error: FieldErrorCode } {
  const text = bare(typed);
  if (text === "") return { error: "domain_required" };
  // What `domainToASCII` would read as something else: a path, a port, somebody's name, white space.
  if (/[\s/:@?#\\[\]%_*]/.test(text)) return { error: "domain_invalid" };
  const name = domainToASCII(text);
  if (name === "" || isIP(name) !== 0 || name.length > longestName) return { error: "domain_invalid" };
  const domain = name.replace(/^(?:www\.)+/, "");
  const labels = domain.split(".");
  if (!labels.every((each) => label.test(each))) return { error: "domain_invalid" };
  if (domain === platformHost || domain.endsWith(`.${platformHost}`)) return { error: "domain_of_platform" };
  const top = labels.at(-1) ?? "";
  if (/^\d+$/.test(top) || topOfNoNet.has(top)) return { error: "domain_invalid" };
  if (isPublicSuffix(labels)) return { error: "domain_suffix" };
  return { domain, prefersWww: domain !== name };
}
