import { BlockList, isIPv6 } from "node:net";
import type { ApiConfig } from "../../process/config";
import type { NameAnswer, NameLookup } from "../../outside/name-lookup";
import type { Findings } from "./domain-look.rules";
import type { HostState } from "./shop-domain.table";

/** The shop's host on the platform: what its own hosts are to be an alias of. */
export const aliasOf = (slug: string, { platformHost }: Pick<ApiConfig, "platformHost">) =>
  `${slug}.${platformHost}`;

/** The TXT record that says whose a domain is: where it stands, and what it says. */
export const recordOf = ({ domain, token }: { domain: string; token: string }) => ({
  name: `_haat.${domain}`,
  value: `haat-shop=${token}`,
});

/** Addresses that are ours, however they are written. */
function addressList(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const each of addresses) list.addAddress(each, isIPv6(each) ? "ipv6" : "ipv4");
  return list;
}

/** Where a host leads; nothing where DNS did not answer what it takes to know that. */
function stateOf(
  { alias, addresses }: { alias: NameAnswer; addresses: NameAnswer },
  ours: NameAnswer,
  platformHost: string,
): HostState | undefined {
  const isOurAlias = (name: string) => name === platformHost || name.endsWith(`.${platformHost}`);
  if (alias !== "unanswered" && alias.some(isOurAlias)) return "here";
  if (alias === "unanswered" || addresses === "unanswered" || ours === "unanswered") return undefined;
  if (addresses.length === 0) return alias.length > 0 ? "elsewhere" : "missing";
  const list = addressList(ours);
  // One that leads elsewhere would lose some of the visitors.
  return addresses.every((each) => list.check(each, isIPv6(each) ? "ipv6" : "ipv4")) ? "here" : "elsewhere";
}

/** Asks DNS whether a domain says that it is the shop's, and where both of its forms lead. */
export async function lookUpDomain(
  names: NameLookup,
  config: Pick<ApiConfig, "platformHost" | "domainAddresses">,
  row: { domain: string; token: string; slug: string },
): Promise<Findings> {
  const { domain, slug } = row;
  const record = recordOf(row);
  const hostOf = async (host: string) => {
    const [alias, addresses] = await Promise.all([names.alias(host), names.addresses(host)]);
    return { alias, addresses };
  };
  const isSet = config.domainAddresses.length > 0;
  const [texts, bare, www, ours] = await Promise.all([
    names.texts(record.name),
    hostOf(domain),
    hostOf(`www.${domain}`),
    isSet ? config.domainAddresses : names.addresses(aliasOf(slug, config)),
  ]);
  const found: Findings = {};
  if (texts !== "unanswered") found.hasRecord = texts.some((text) => text.trim() === record.value);
  const [bareState, wwwState] = [bare, www].map((host) => stateOf(host, ours, config.platformHost));
  if (bareState) found.bareState = bareState;
  if (wwwState) found.wwwState = wwwState;
  return found;
}
