import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { CouponVersion, SellerCoupon } from "@haat/contract/seller/seller-coupons.contract";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { couponBadge, couponOf, usedText } from "../coupon-of.server";
import { couponFields } from "./coupon-fields.server";
import { couponFormFields as fields, couponIntents, newCoupon } from "./coupon.form";
import type { CouponPage } from "./coupon.view";

/** A new coupon, with a code that is free. */
async function newPage(context: ConsoleContext, { seller_key }: OwnShop): Promise<Headed> {
  const { language, paths, translate } = context;
  const call = context.client().sellerCoupons.couponCode({ language, seller_key });
  const { code } = (await answerOrPage(context, call)).data;
  const form = formPage(context, {
    title: translate("coupons.newTitle"),
    back: { href: paths.shop(seller_key, "goods/coupons"), label: translate("coupons.back") },
    action: paths.coupon(seller_key, newCoupon),
    hidden: { [fields.key]: randomUUID() },
    ...couponFields(context, { code }),
    submit: translate("coupons.create"),
  });
  return { ...form, known: undefined };
}

type Headed = CouponPage & { head: { title: string } };

/** A coupon of a shop: how it stands, its link, its rules and those that it had before; or a new one. */
export async function couponPage(context: ConsoleContext, shop: OwnShop, param: string): Promise<Headed> {
  if (param === newCoupon) return newPage(context, shop);
  const { paths, translate } = context;
  const { seller_key } = shop;
  const { coupon, versions } = await couponOf(context, shop, param);
  const { id_coupon, code, version } = coupon;
  const action = paths.coupon(seller_key, id_coupon);
  const form = formPage(context, {
    title: code,
    back: { href: paths.shop(seller_key, "goods/coupons"), label: translate("coupons.back") },
    action,
    hidden: { [fields.version]: String(version) },
    ...couponFields(context, coupon),
    submit: translate("coupons.save"),
  });
  return {
    ...form,
    known: {
      rules: { title: translate("coupons.rules"), lead: translate("coupons.rulesLead") },
      standing: { title: translate("coupons.standing"), rows: standingRows(context, coupon) },
      moves: movesOf(context, coupon),
      link: linkOf(context, seller_key, coupon),
      former: {
        title: translate("coupons.former"),
        lead: translate("coupons.formerLead"),
        rows: versions.map((each) => formerRow(context, each)),
      },
      removal:
        coupon.used === 0
          ? { href: paths.coupon(seller_key, id_coupon, "remove"), label: translate("coupons.remove") }
          : undefined,
    },
  };
}

function standingRows(context: ConsoleContext, coupon: SellerCoupon) {
  const { language, translate } = context;
  const { used, total_uses, cost, is_public, terms, state } = coupon;
  const formatted = formatNumber(used, language);
  const uses = total_uses === null ? formatted : `${formatted} / ${formatNumber(total_uses, language)}`;
  const row = (label: string, ...lines: string[]) => ({ label, lines: lines.map((text) => ({ text })) });
  return [
    row(translate("coupons.standing"), couponBadge(context, state).label),
    row(translate("coupons.rules"), ...terms),
    row(translate("coupons.uses"), uses),
    row(translate("coupons.cost"), formatMoney(cost, language)),
    row(translate("coupons.reader"), translate(is_public ? "coupons.public" : "coupons.byCode")),
  ];
}

/** What is over stays so until its rules are changed. */
function movesOf({ translate }: ConsoleContext, { state }: SellerCoupon) {
  if (state === "ended") return undefined;
  const intent = state === "paused" ? couponIntents.resume : couponIntents.pause;
  return { intent, label: translate(`coupons.${intent}`) };
}

function linkOf({ paths, translate }: ConsoleContext, sellerKey: string, coupon: SellerCoupon) {
  const { id_coupon, code, short_link } = coupon;
  const file = (format: "svg" | "png") => ({
    href: paths.couponQr(sellerKey, id_coupon, format),
    label: translate(`coupons.qr.${format}`),
  });
  return {
    title: translate("coupons.link"),
    lead: translate("coupons.linkLead"),
    address: short_link,
    picture: { src: file("svg").href, alt: translate("coupons.qr.alt", { code }) },
    codes: [file("png"), file("svg")],
  };
}

function formerRow(context: ConsoleContext, version: CouponVersion) {
  const { language, translate } = context;
  return {
    id: String(version.version),
    title: translate("coupons.formerTitle", { number: formatNumber(version.version, language) }),
    lines: [version.terms.join(" · "), usedText(context, version)],
  };
}
