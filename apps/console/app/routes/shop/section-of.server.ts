import type { HomeSection } from "@haat/contract/seller/seller-face.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { answerOrPage, pageFailure } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** The parts of a shop's first page in their order, and the version of that. */
export async function homeOf(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language } = context;
  return (await answerOrPage(context, context.client().sellerFace.home({ language, seller_key }))).data;
}

/** The text of a number in an address. What is none of the shop's is no page. */
export function sectionOf(context: ConsoleContext, all: readonly HomeSection[], param: string): HomeSection {
  const found = all.find(({ id_section }) => id_section !== null && String(id_section) === param);
  if (!found) throw pageFailure(context, 404);
  return found;
}

/** What a part of the first page is called. */
export function sectionName({ language, translate }: ConsoleContext, section: HomeSection): string {
  const { kind, title_bn, title_en } = section;
  const title = language === "bn" ? title_bn || title_en : title_en || title_bn;
  return translate(`shopFace.home.kinds.${kind}`, { name: title || translate("shopFace.home.nameless") });
}
