import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { OpeningTask, ShopOpening } from "@haat/contract/seller/shop-opening.contract";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm, refusedForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { openingOf, taskPath } from "../opening-of.server";

const versionField = "version";

/** All that was answered, each part with the way to change it, and the button that sends it. */
export async function openingCheckPage(context: ConsoleContext, shop: OwnShop) {
  const { paths, translate } = context;
  const opening = await openingOf(context, shop);
  const { seller_key, version, tasks, can_be_sent } = opening;
  const open = tasks
    .filter(({ state }) => state !== "done")
    .map(({ task }) => translate(`openingPages.items.${task}.title`));
  return {
    ...formPage(context, {
      title: translate("openingPages.check.title"),
      lead: translate("openingPages.check.lead"),
      back: { href: paths.shop(seller_key, "opening"), label: translate("openingPages.list.back") },
      note: can_be_sent
        ? undefined
        : { tone: "warning", text: translate("openingPages.check.open", { tasks: open.join(" · ") }) },
      action: paths.shop(seller_key, "opening/check"),
      hidden: { [versionField]: String(version) },
      fields: [],
      submit: translate("openingPages.check.submit"),
    }),
    rows: rowsOf(context, opening),
  };
}

function rowsOf(context: ConsoleContext, opening: ShopOpening): SummaryRow[] {
  const { translate } = context;
  const { name, label, logo, is_monogram, place, tagline } = opening.answers;
  const row = (task: OpeningTask, lines: SummaryRow["lines"], picture?: string): SummaryRow => {
    const said = lines.filter(({ text }) => text !== "");
    return {
      label: translate(`openingPages.items.${task}.title`),
      lines:
        said.length > 0 || picture !== undefined ? said : [{ text: translate("openingPages.check.none") }],
      picture,
      change: {
        href: taskPath(context, opening.seller_key, task),
        label: translate("openingPages.check.change"),
      },
    };
  };
  return [
    row("name", [
      { text: name.bn, lang: "bn" },
      { text: name.en, lang: "en" },
    ]),
    row("label", [{ text: label ?? "", lang: "en" }]),
    row(
      "logo",
      is_monogram && !logo ? [{ text: translate("openingPages.check.none_logo") }] : [],
      logo ?? undefined,
    ),
    row("place", [
      { text: [place.address, place.area_name, place.city_name].filter(Boolean).join(", ") },
      { text: [place.contact_name, place.phone].filter(Boolean).join(" · ") },
    ]),
    row("delivery", deliveryLines(context, opening)),
    row("about", [
      { text: tagline.bn, lang: "bn" },
      { text: tagline.en, lang: "en" },
    ]),
  ];
}

function deliveryLines({ language, translate }: ConsoleContext, { answers }: ShopOpening) {
  const { delivery, place } = answers;
  const { fee_city, fee_suburbs, fee_country, free_from, days_from, days_to, is_pick_up } = delivery;
  const fee = (label: string, poisha: number | null) =>
    poisha === null ? "" : `${label}: ${formatMoney(poisha, language)}`;
  const day = (count: number) => formatNumber(count, language);
  return [
    fee(translate("openingPages.items.delivery.city", { city: place.city_name }), fee_city),
    fee(translate("openingPages.items.delivery.suburbs"), fee_suburbs),
    fee(translate("openingPages.items.delivery.country"), fee_country),
    free_from === null
      ? ""
      : translate("openingPages.check.free", { amount: formatMoney(free_from, language) }),
    days_from === null || days_to === null
      ? ""
      : translate("openingPages.check.days", { from: day(days_from), to: day(days_to) }),
    is_pick_up ? translate("openingPages.check.pickUp") : "",
  ].map((text) => ({ text }));
}

/** Sends the application as it was read. */
export async function sendOpening(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, [versionField]);
  const version = Number(form.get(versionField)) || 1;
  const calls = context.client().sellerOpening;
  const sent = await attempt(calls.sendForReview({ language, seller_key, version }));
  if (!sent.ok && sent.failure.code === "opening_unfinished") {
    const result = { status: "error" as const, error: { "": [sent.failure.detail] } };
    return json(result, { status: 422 });
  }
  if (!sent.ok) return refusedForm(context, form, sent.failure);
  leaveMessage(context, "success", sent.answer.message ?? translate("shopOpening.sent"));
  return redirect(paths.shop(seller_key, "opening"));
}
