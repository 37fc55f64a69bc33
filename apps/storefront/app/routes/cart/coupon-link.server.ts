import { redirect } from "@remix-run/node";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../server/http/request-context.server";
import type { Shop } from "../../server/http/shop-of-page.server";
import { keepCartKey } from "../../server/session/cart-key.server";
import { readCouponCode } from "./coupon.server";

/** Puts a coupon into the visitor's cart, which may be empty still, and says on the next page what it gives or why not. */
export async function takeCouponAlong(context: RequestContext, { seller, paths }: Shop, typed: unknown) {
  const { language, translate } = context;
  const code = readCouponCode(typed) ?? "";
  const call = context.client().cart.takeCouponAlong({ language, seller_key: seller.seller_key, code });
  const taken = await attempt(call);
  if (!taken.ok) {
    leaveMessage(context, "error", taken.failure.detail);
    return redirect(paths.home);
  }
  const { cart_key, terms, has_lines } = taken.answer.data;
  keepCartKey(context, cart_key);
  const message = translate("accountPages.cart.couponAlong", { code, terms: terms.join(" · ") });
  leaveMessage(context, "success", message);
  return redirect(has_lines ? paths.cart : paths.home);
}
