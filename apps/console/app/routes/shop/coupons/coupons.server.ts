import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import {
  couponState,
  type CouponState,
  type SellerCoupon,
} from "@haat/contract/seller/seller-coupons.contract";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { backToMore } from "../back-to-more.server";
import { couponBadge, usedText } from "../coupon-of.server";

const views = couponState.options;

/** The coupons of a shop, newest first: what each gives, how often it was used and what it cost. */
export async function couponsPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const asked = listAsked<CouponState>(request, views);
  const { view, before } = asked;
  const call = context
    .client()
    .sellerCoupons.coupons({ language, seller_key, view, ...(before && { before }) });
  const { coupons, counts, next_before } = (await answerOrPage(context, call)).data;
  return listPage(context, {
    asked,
    to: (query) => paths.shop(seller_key, "goods/coupons", query),
    nextBefore: next_before,
    title: translate("coupons.title"),
    back: backToMore(context, shop),
    lead: translate("coupons.lead"),
    tabs: {
      label: translate("coupons.views.label"),
      views: views.map((each) => ({
        view: each,
        label: translate(`coupons.views.${each}`),
        count: formatNumber(counts[each], language),
      })),
    },
    groups: [{ rows: coupons.map((coupon) => rowOf(context, shop, coupon)) }],
    action: { label: translate("coupons.add"), href: paths.coupon(seller_key, "new") },
    empty: {
      icon: "tag",
      title: translate(`coupons.empty.${view}`),
      text: translate(`coupons.emptyText.${view}`),
    },
  });
}

function rowOf(context: ConsoleContext, { seller_key }: OwnShop, coupon: SellerCoupon): ListRow {
  const { language, paths, translate } = context;
  const { id_coupon, code, title_bn, title_en, terms, is_public, state } = coupon;
  const title = language === "bn" ? title_bn || title_en : title_en || title_bn;
  return {
    id: String(id_coupon),
    title: code,
    titleLang: "en",
    lines: [
      ...(title ? [title] : []),
      terms.join(" · "),
      `${usedText(context, coupon)} · ${translate(is_public ? "coupons.public" : "coupons.byCode")}`,
    ],
    state: couponBadge(context, state),
    href: paths.coupon(seller_key, id_coupon),
  };
}
