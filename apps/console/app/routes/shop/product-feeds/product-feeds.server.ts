import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { languages } from "@haat/contract/shared/languages";
import { isSelling, isTest } from "@haat/contract/shared/shop-status";
import { inLanguage } from "@haat/web-host/language-of-path";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { backToMore } from "../back-to-more.server";

/** The markets that a shop's feeds are for, and their files. */
const markets = [
  { market: "google", file: "google.xml" },
  { market: "meta", file: "meta.csv" },
] as const;

/** Where Google and Facebook read what the shop sells, in each language. */
export function productFeedsPage(context: ConsoleContext, shop: OwnShop) {
  const { platformOrigin, translate } = context;
  const origin = platformOrigin.replace("://", `://${shop.slug}.`);
  const title = translate("productFeed.title");
  return {
    head: pageHead(context, title),
    title,
    lead: translate("productFeed.lead"),
    back: backToMore(context, shop),
    notYet: isSelling(shop.status) && !isTest(shop.status) ? undefined : translate("productFeed.notYet"),
    markets: markets.map(({ market, file }) => ({
      title: translate(`productFeed.${market}.title`),
      lead: translate(`productFeed.${market}.lead`),
      addresses: languages.map((language) => ({
        label: translate(`productFeed.in.${language}`),
        lines: [{ text: `${origin}${inLanguage(`/feeds/${file}`, language)}`, lang: "en" as const }],
      })),
    })),
  };
}
