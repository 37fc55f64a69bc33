import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerRibbon } from "@haat/contract/seller/seller-ribbons.contract";
import { formatNumber } from "@haat/i18n/numbers";
import { answerOrPage, pageFailure } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** Every ribbon of a shop in its order, and the colours that one can have. */
export async function ribbonsAndTones(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language } = context;
  const call = context.client().sellerRibbons.ribbons({ language, seller_key });
  return (await answerOrPage(context, call)).data;
}

/** The ribbon of a number in an address. What is none of the shop's is no page. */
export function ribbonOf(context: ConsoleContext, all: readonly SellerRibbon[], param: string): SellerRibbon {
  const found = all.find(({ id_ribbon }) => String(id_ribbon) === param);
  if (!found) throw pageFailure(context, 404);
  return found;
}

type Named = Pick<SellerRibbon, "name_bn" | "name_en">;

/** What a ribbon is called in the page's language, or in the other one where it has no name in this. */
export const ribbonName = ({ language }: ConsoleContext, { name_bn, name_en }: Named) =>
  language === "bn" ? name_bn || name_en : name_en || name_bn;

/** Which products a ribbon gathers, in a few words. */
export function ruleWords({ language, translate }: ConsoleContext, { rule, rule_count }: SellerRibbon) {
  const formatted = formatNumber(rule_count ?? 0, language);
  return translate(`shopRibbons.ruleShort.${rule}`, { formatted });
}
