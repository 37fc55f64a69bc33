import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ShopDomain } from "@haat/contract/seller/seller-domain.contract";
import { business } from "@haat/contract/shared/business-constants";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { readForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { backToMore } from "../back-to-more.server";
import { domainFields, domainIntents } from "../domain.form";
import { chooseMainAddress, domainsOf, mainAddressButton } from "../main-address.server";

const tones = { waiting: "neutral", verified: "success", lapsed: "warning" } as const;

/** Where a shop is: its host on the platform, and the domains of its own. */
export async function domainsPage(context: ConsoleContext, shop: OwnShop) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const { alias, domains } = await domainsOf(context, shop);
  const title = translate("shopDomains.title");
  const hasMain = domains.some(({ hosts }) => hosts.some(({ is_main }) => is_main));
  const isFull = domains.length >= business.domainsPerShop;
  return {
    head: pageHead(context, title),
    title,
    lead: translate("shopDomains.lead", { alias }),
    back: backToMore(context, { seller_key }),
    formAction: paths.shop(seller_key, "domains"),
    addressesTitle: translate("shopDomains.addresses"),
    rows: [platformRow(context, alias, !hasMain), ...domains.map((each) => domainRow(context, shop, each))],
    platform: hasMain ? mainAddressButton(context, null, alias) : undefined,
    note: domains.length > 0 ? translate("shopDomains.mainNote") : undefined,
    full: isFull
      ? translate("shopDomains.full", { most: formatNumber(business.domainsPerShop, language) })
      : undefined,
    add: isFull
      ? undefined
      : { href: paths.shop(seller_key, "domains/new"), label: translate("shopDomains.add.title") },
  };
}

function platformRow({ translate }: ConsoleContext, alias: string, isMain: boolean): ListRow {
  const state = isMain ? { label: translate("shopDomains.isMain"), tone: "info" as const } : undefined;
  return { id: alias, title: alias, lines: [translate("shopDomains.platform")], icon: "store", state };
}

function domainRow(
  { paths, translate }: ConsoleContext,
  { seller_key }: OwnShop,
  { domain, written, state, hosts }: ShopDomain,
): ListRow {
  const main = hosts.find(({ is_main }) => is_main);
  return {
    id: domain,
    title: written,
    lines: main ? [`${translate("shopDomains.isMain")}: ${main.host}`] : undefined,
    icon: "globe",
    state: { label: translate(`shopDomains.state.${state}`), tone: tones[state] },
    href: paths.domain(seller_key, domain),
  };
}

/** Makes the shop's host on the platform its main address again. */
export async function changeAddress(context: ConsoleContext, shop: OwnShop, request: Request) {
  const form = await readForm(request, Object.values(domainFields));
  const page = context.paths.shop(shop.seller_key, "domains");
  return form.get(domainFields.intent) === domainIntents.choose
    ? chooseMainAddress(context, shop, { form, page })
    : redirect(page);
}
