import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ShopClosing, StatedClosing } from "@haat/contract/seller/seller-closing.contract";
import { business } from "@haat/contract/shared/business-constants";
import { closingReason } from "@haat/contract/shared/closing-choices";
import { isUnopened } from "@haat/contract/shared/shop-status";
import { brand } from "@haat/i18n/brand";
import { formatDate } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import { strings } from "@haat/i18n/strings";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { pageHead } from "../../../server/present/head.server";
import { statusBadge } from "../../../server/present/shop-words.server";
import { closingIntentField, closingIntents } from "./shop-closing.form";
import { leftRows, unfinishedRows } from "./unfinished-rows.server";

/** Asks whether the shop is to be closed and says what that means; of one that is closed, how that stands. */
export async function closingPage(context: ConsoleContext, shop: OwnShop) {
  const { language } = context;
  const call = context.client().sellerClosing.shopClosing({ language, seller_key: shop.seller_key });
  const { closing } = (await answerOrPage(context, call)).data;
  if (closing.can_close) {
    await requireFreshProof(context);
    return closeForm(context, shop, closing);
  }
  if (closing.closing === null) return impossiblePage(context, shop, closing);
  return closing.closing.final_at === null
    ? reopenForm(context, shop, closing, closing.closing)
    : closedPage(context, shop, closing, closing.closing.final_at);
}

const backOf = ({ paths, translate }: ConsoleContext, { seller_key }: OwnShop) => ({
  href: paths.shop(seller_key, "more"),
  label: translate("components.consoleNav.more"),
});

type Effect = keyof (typeof strings)["en"]["shopClosing"]["effects"];

function effectsOf({ language, translate }: ConsoleContext, { domains }: ShopClosing) {
  const all = Object.keys(strings.en.shopClosing.effects) as Effect[];
  const words = { days: formatNumber(business.closingDays, language), brand: brand[language] };
  return all
    .filter((effect) => effect !== "domain" || domains.length > 0)
    .map((effect) => translate(`shopClosing.effects.${effect}`, words));
}

function closeForm(context: ConsoleContext, shop: OwnShop, closing: ShopClosing) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const reasons = closingReason.options.map((value) => ({
    value,
    title: translate(`shopClosing.reasons.${value}`),
  }));
  return {
    ...formPage(context, {
      title: translate("shopClosing.title"),
      lead: translate("shopClosing.lead"),
      back: backOf(context, shop),
      action: paths.shop(seller_key, "close"),
      hidden: { [closingIntentField]: closingIntents.close },
      fields: [
        { kind: "cards", name: "reason", label: translate("shopClosing.reason"), options: reasons },
        {
          kind: "lines",
          name: "words",
          label: translate("shopClosing.words"),
          hint: translate("shopClosing.wordsHint", { brand: brand[language] }),
          maxLength: business.closingWordsMaxLength,
          optionalMark: translate("components.optional"),
        },
        {
          kind: "text",
          name: "name",
          label: translate("shopClosing.name", { name: shop.title }),
          hint: translate("shopClosing.nameHint"),
          autoComplete: "off",
        },
      ],
      tone: "danger",
      submit: translate("shopClosing.submit"),
    }),
    // A shop that is paused already needs no way there.
    pause:
      shop.status === "approved"
        ? { href: paths.shop(seller_key, "pause"), label: translate("shopClosing.pause") }
        : undefined,
    effects: { title: translate("shopClosing.what"), lines: effectsOf(context, closing) },
    rows: { title: translate("shopClosing.before"), rows: unfinishedRows(context, shop, closing) },
    formTitle: translate("shopClosing.form"),
    formText: undefined,
  };
}

function reopenForm(context: ConsoleContext, shop: OwnShop, closing: ShopClosing, stated: StatedClosing) {
  const { language, paths, translate } = context;
  const dates = {
    closed: formatDate(stated.closed_at, language),
    final: formatDate(stated.final_from, language),
  };
  const isOverdue = Date.parse(stated.final_from) <= Date.now();
  return {
    ...formPage(context, {
      title: translate("shopClosing.closing.title"),
      lead: translate(isOverdue ? "shopClosing.closing.overdue" : "shopClosing.closing.lead", dates),
      back: backOf(context, shop),
      action: paths.shop(shop.seller_key, "close"),
      hidden: { [closingIntentField]: closingIntents.reopen },
      fields: [],
      submit: translate("shopClosing.closing.reopenSubmit"),
    }),
    pause: undefined,
    effects: undefined,
    rows: { title: translate("shopClosing.closing.finish"), rows: unfinishedRows(context, shop, closing) },
    formTitle: translate("shopClosing.closing.reopen"),
    formText: translate("shopClosing.closing.reopenText"),
  };
}

/** A page that asks for nothing. */
function toldPage(
  context: ConsoleContext,
  shop: OwnShop,
  { status }: ShopClosing,
  { title, lead }: Record<"title" | "lead", string>,
) {
  return {
    head: pageHead(context, title),
    title,
    lead,
    back: backOf(context, shop),
    aside: statusBadge(context, status),
    pause: undefined,
    effects: undefined,
  };
}

function closedPage(context: ConsoleContext, shop: OwnShop, closing: ShopClosing, finalAt: string) {
  const { language, translate } = context;
  const words = {
    title: translate("shopClosing.closed.title"),
    lead: translate("shopClosing.closed.lead", { final: formatDate(finalAt, language) }),
  };
  const rows = { title: translate("shopClosing.closed.left"), rows: leftRows(context, shop, closing) };
  return { ...toldPage(context, shop, closing, words), rows };
}

function impossiblePage(context: ConsoleContext, shop: OwnShop, closing: ShopClosing) {
  const { translate } = context;
  const isUnknown = isUnopened(closing.status);
  const words = {
    title: translate("shopClosing.title"),
    lead: translate(`shopClosing.impossible.${isUnknown ? "unopened" : "suspended"}`),
  };
  return { ...toldPage(context, shop, closing, words), rows: undefined };
}
