import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { couponIdOf, couponOf } from "../coupon-of.server";

/** Asks whether a coupon is to go. One that orders have used stays, and its page says what can be done with it. */
export async function couponRemovalPage(context: ConsoleContext, shop: OwnShop, param: string) {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const { coupon } = await couponOf(context, shop, param);
  const { id_coupon, code, used } = coupon;
  if (used > 0) {
    leaveMessage(context, "error", translate("api.errors.coupon_used"));
    throw redirect(paths.coupon(seller_key, id_coupon));
  }
  return formPage(context, {
    title: translate("coupons.removal.title", { code }),
    lead: translate("coupons.removal.lead"),
    back: { href: paths.coupon(seller_key, id_coupon), label: code },
    action: paths.coupon(seller_key, id_coupon, "remove"),
    fields: [],
    tone: "danger",
    submit: translate("coupons.removal.submit"),
  });
}

/** Removes it, and says on the page of all of them what has become of it. */
export async function removeCoupon(context: ConsoleContext, { seller_key }: OwnShop, param: string) {
  const { language, paths } = context;
  const id_coupon = couponIdOf(context, param);
  const removed = await attempt(
    context.client().sellerCoupons.removeCoupon({ language, seller_key, id_coupon }),
  );
  if (removed.ok) leaveMessage(context, "success", removed.answer.message ?? "");
  else leaveMessage(context, "error", removed.failure.detail);
  return redirect(paths.shop(seller_key, "goods/coupons"));
}
