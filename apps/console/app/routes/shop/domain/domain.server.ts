import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ShopDomain } from "@haat/contract/seller/seller-domain.contract";
import { formatWait } from "@haat/i18n/durations";
import type { InlineAlertProps } from "@haat/ui/primitives/inline-alert/inline-alert";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { domainOf } from "../domain-of.server";
import { domainFields, domainIntents } from "../domain.form";
import { mainAddressButton } from "../main-address.server";
import { lookOf } from "./domain-look.server";
import { registrarRecords } from "./registrar-records.server";

/** A domain: whether it is the shop's, what to enter at its registrar, and its addresses. */
export async function domainPage(context: ConsoleContext, shop: OwnShop, param: string) {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const { found, ...common } = await domainOf(context, shop, param);
  const { domain, written } = found;
  return {
    head: pageHead(context, written),
    title: written,
    lead: domain === written ? undefined : translate("shopDomains.one.ascii", { domain }),
    back: { href: paths.shop(seller_key, "domains"), label: translate("shopDomains.title") },
    formAction: paths.domain(seller_key, domain),
    news: newsOf(context, found),
    look: lookButton(context, found),
    hosts: hostsOf(context, found),
    records: registrarRecords(context, found, common),
    remove: {
      href: paths.domain(seller_key, domain, "remove"),
      label: translate("shopDomains.one.remove"),
    },
  };
}

/** Has DNS asked now; what is the shop's already needs it less. */
function lookButton({ language, translate }: ConsoleContext, { state, look_after }: ShopDomain) {
  const seconds = look_after === null ? 0 : (Date.parse(look_after) - Date.now()) / 1000;
  const wait = seconds > 0 ? formatWait(seconds, language) : undefined;
  return {
    label: translate("shopDomains.one.look"),
    hidden: { [domainFields.intent]: domainIntents.look },
    variant: state === "verified" ? ("secondary" as const) : ("primary" as const),
    soon: wait && translate("shopDomains.one.lookSoon", { wait }),
  };
}

interface News {
  tone: InlineAlertProps["tone"];
  title: string;
  /** Each a sentence or two. */
  lines: string[];
}

/** Whose the domain is, what was seen last and when, and what comes next. */
function newsOf(context: ConsoleContext, domain: ShopDomain): News {
  const { translate } = context;
  const next = domain.looks_again_at === null ? "shopDomains.one.noMore" : "shopDomains.one.again";
  const seen = lookOf(context, domain);
  const unanswered = domain.is_unanswered ? [translate("shopDomains.one.unanswered")] : [];
  if (domain.is_taken) {
    const lines = [translate("shopDomains.one.takenText"), seen];
    return { tone: "danger", title: translate("shopDomains.one.taken"), lines };
  }
  if (domain.state === "verified") {
    const leadsHere = domain.hosts.some(({ state }) => state === "here");
    return leadsHere
      ? { tone: "success", title: translate("shopDomains.one.verified"), lines: [seen, ...unanswered] }
      : { tone: "warning", title: translate("shopDomains.one.verifiedAway"), lines: [seen, ...unanswered] };
  }
  const lines = [seen, ...unanswered, translate(next)];
  return domain.state === "lapsed"
    ? {
        tone: "warning",
        title: translate("shopDomains.one.lapsed"),
        lines: [translate("shopDomains.one.lapsedText"), ...lines],
      }
    : { tone: "info", title: translate("shopDomains.one.waiting"), lines };
}

/** Its two forms once it is the shop's: where each is opened, and the button that makes it the main address. */
function hostsOf(context: ConsoleContext, { state, hosts }: ShopDomain) {
  const { platformOrigin, translate } = context;
  if (state !== "verified") return undefined;
  const { protocol, port } = new URL(platformOrigin);
  return {
    title: translate("shopDomains.one.hosts.title"),
    note: translate("shopDomains.mainNote"),
    rows: hosts.map(({ host, state: leads, is_main }) => ({
      row: {
        id: host,
        title: host,
        lines: [translate(`shopDomains.one.hosts.${leads ?? "unknown"}`)],
        state: is_main ? { label: translate("shopDomains.isMain"), tone: "info" as const } : undefined,
        href: leads === "here" ? `${protocol}//${host}${port && `:${port}`}/` : undefined,
      },
      choose: leads === "here" && !is_main ? mainAddressButton(context, host, host) : undefined,
    })),
  };
}
