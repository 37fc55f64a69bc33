import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerSizeGuide } from "@haat/contract/seller/seller-size-guides.contract";
import { answerOrPage, pageFailure } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** Every size guide of a shop, the first one first. */
export async function sizeGuidesOf(
  context: ConsoleContext,
  { seller_key }: OwnShop,
): Promise<SellerSizeGuide[]> {
  const { language } = context;
  const call = context.client().sellerSizeGuides.sizeGuides({ language, seller_key });
  return (await answerOrPage(context, call)).data.size_guides;
}

/** The size guide of a number in an address. What is none of the shop's is no page. */
export async function sizeGuideOf(
  context: ConsoleContext,
  shop: OwnShop,
  param: string,
): Promise<SellerSizeGuide> {
  const all = await sizeGuidesOf(context, shop);
  const found = all.find(({ id_size_guide }) => String(id_size_guide) === param);
  if (!found) throw pageFailure(context, 404);
  return found;
}

/** A name in the page's language, or in the other one where it has none in this. */
export const nameHere = (
  { language }: Pick<ConsoleContext, "language">,
  { name_bn, name_en }: { name_bn: string; name_en: string },
) => (language === "bn" ? name_bn || name_en : name_en || name_bn);
