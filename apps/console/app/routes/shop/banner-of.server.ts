import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerBanner } from "@haat/contract/seller/seller-banners.contract";
import { answerOrPage, pageFailure } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** Every banner of a shop in its order, and the colour that they stand on. */
export async function bannersAndGround(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language } = context;
  const call = context.client().sellerBanners.banners({ language, seller_key });
  return (await answerOrPage(context, call)).data;
}

/** The banner of a number in an address. What is none of the shop's is no page. */
export function bannerOf(context: ConsoleContext, all: readonly SellerBanner[], param: string): SellerBanner {
  const found = all.find(({ id_banner }) => String(id_banner) === param);
  if (!found) throw pageFailure(context, 404);
  return found;
}

type Titled = Pick<SellerBanner, "title_bn" | "title_en">;

/** What a banner says in the page's language, or in the other one where it says nothing in this. */
export const bannerTitle = ({ language }: ConsoleContext, { title_bn, title_en }: Titled) =>
  language === "bn" ? title_bn || title_en : title_en || title_bn;
