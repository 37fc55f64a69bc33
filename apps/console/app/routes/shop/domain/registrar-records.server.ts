import { isIPv6 } from "node:net";
import type { ShopDomain, ShopDomains } from "@haat/contract/seller/seller-domain.contract";
import type { ConsoleContext } from "../../../server/http/console-context.server";

type DnsRecord = Record<"kind" | "name" | "value", string>;

/** What a domain's registrar has to be told, record by record. */
export function registrarRecords(
  context: ConsoleContext,
  { domain, record }: ShopDomain,
  { alias, addresses }: Pick<ShopDomains, "alias" | "addresses">,
) {
  const { translate } = context;
  const www = `www.${domain}`;
  const isAlias = addresses.length === 0;
  const bare: DnsRecord[] = isAlias
    ? [{ kind: translate("shopDomains.one.records.alias"), name: domain, value: alias }]
    : addresses.map((value) => ({ kind: isIPv6(value) ? "AAAA" : "A", name: domain, value }));
  return {
    title: translate("shopDomains.one.records.title"),
    lead: translate("shopDomains.one.records.lead"),
    note: translate("shopDomains.one.records.nameHint", { domain }),
    groups: [
      {
        title: translate("shopDomains.one.records.proof"),
        lists: [rowsOf(context, { kind: "TXT", name: record.name, value: record.value })],
      },
      {
        title: translate("shopDomains.one.records.www"),
        lists: [rowsOf(context, { kind: "CNAME", name: www, value: alias })],
      },
      {
        title: translate("shopDomains.one.records.bare"),
        lists: bare.map((each) => rowsOf(context, each)),
        hint: isAlias ? translate("shopDomains.one.records.aliasHint", { www }) : undefined,
      },
    ],
  };
}

function rowsOf({ translate }: ConsoleContext, record: DnsRecord) {
  return (["kind", "name", "value"] as const).map((part) => ({
    label: translate(`shopDomains.one.records.${part}`),
    // Names and values are held letter for letter against what is entered; kinds are words of the page.
    lines: [part === "kind" ? { text: record.kind } : { text: record[part], lang: "en" as const }],
  }));
}
