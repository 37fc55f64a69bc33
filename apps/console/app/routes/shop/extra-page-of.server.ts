import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerPage } from "@haat/contract/seller/seller-pages.contract";
import { answerOrPage, pageFailure } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { shopAddress } from "../../server/present/shop-address.server";

/** Every page that a shop has written, in its order. */
export async function extraPagesOf(context: ConsoleContext, { seller_key }: OwnShop): Promise<SellerPage[]> {
  const { language } = context;
  const call = context.client().sellerPages.pages({ language, seller_key });
  return (await answerOrPage(context, call)).data.pages;
}

/** The page of a number in an address. What is none of the shop's is no page. */
export function extraPageOf(context: ConsoleContext, all: readonly SellerPage[], param: string): SellerPage {
  const found = all.find(({ id_extra_page }) => String(id_extra_page) === param);
  if (!found) throw pageFailure(context, 404);
  return found;
}

/** What a page is called in the page's language, or in the other one where it has no title in this. */
export const extraPageTitle = ({ language }: ConsoleContext, { title_bn, title_en }: Titled) =>
  language === "bn" ? title_bn || title_en : title_en || title_bn;
type Titled = Pick<SellerPage, "title_bn" | "title_en">;

/** An address in the shop as its customers see it. */
export const addressInShop = (context: ConsoleContext, shop: string, path: string) =>
  `${shopAddress(context, shop)}/${path.replace(/^\/+/, "")}`;
