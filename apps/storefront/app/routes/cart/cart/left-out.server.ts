import { business } from "@haat/contract/shared/business-constants";
import type { Cart } from "@haat/contract/shop/cart.contract";
import { formatNumber } from "@haat/i18n/numbers";
import { redirect } from "@remix-run/node";
import { attempt } from "@haat/web-forms/call-failure.server";
import { choiceText } from "../../../server/present/display.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { PageLanguage, RequestContext } from "../../../server/http/request-context.server";
import { leftOutFields, leftOutIntents } from "./left-out-fields";
import type { Shop } from "../../../server/http/shop-of-page.server";

/** What found no place when carts were merged, in words; nothing where all did. */
export function leftOutView({ language, translate }: PageLanguage, { left_out }: Cart) {
  if (left_out.length === 0) return undefined;
  return {
    title: translate("accountPages.cart.leftOutTitle"),
    text: translate("accountPages.cart.leftOutText", {
      most: formatNumber(business.maxQuantityPerProduct, language),
    }),
    take: translate("accountPages.cart.leftOutTake"),
    drop: translate("accountPages.cart.leftOutDrop"),
    lines: left_out.map((line) => {
      const choice = choiceText(line.product_attribute);
      const name = choice ? `${line.name} (${choice})` : line.name;
      const quantity = formatNumber(line.quantity, language);
      return {
        id: line.left_out_id,
        text: translate("accountPages.cart.leftOutLine", { quantity, name }),
        name,
        canTake: line.can_take,
      };
    }),
  };
}
export type LeftOutView = NonNullable<ReturnType<typeof leftOutView>>;

/** Takes what was left out in the place of other choices, or lets it go. */
export async function decideLeftOut(context: RequestContext, { seller, paths }: Shop, form: FormData) {
  const take = form.get(leftOutFields.intent) === leftOutIntents.take;
  const decided = await attempt(
    context.client().cart.cartLeftOut({
      language: context.language,
      seller_key: seller.seller_key,
      left_out_id: String(form.get(leftOutFields.line) ?? ""),
      take,
    }),
  );
  if (decided.ok) {
    const sentence = take ? "accountPages.cart.leftOutTaken" : "accountPages.cart.leftOutDropped";
    leaveMessage(context, "success", context.translate(sentence));
  } else leaveMessage(context, "error", decided.failure.detail);
  return redirect(paths.cart);
}
