import type { OpeningTask, ShopOpening } from "@haat/contract/seller/shop-opening.contract";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { withWholeRanges } from "@haat/i18n/whole-ranges";
import type { SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import type { ConsoleContext } from "../http/console-context.server";

/**
 * What was answered of a shop, part by part.
 * @param changeOf where a part is changed; left out for who only reads
 */
export function openingSummary(
  context: ConsoleContext,
  opening: ShopOpening,
  changeOf?: (task: OpeningTask) => SummaryRow["change"],
): SummaryRow[] {
  const { translate } = context;
  const { name, label, logo, is_monogram, place, tagline } = opening.answers;
  const row = (task: OpeningTask, lines: SummaryRow["lines"], picture?: string): SummaryRow => {
    const said = lines.filter(({ text }) => text !== "");
    return {
      label: translate(`openingPages.items.${task}.title`),
      lines:
        said.length > 0 || picture !== undefined ? said : [{ text: translate("openingPages.check.none") }],
      picture,
      change: changeOf?.(task),
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
      logo ? `/media/${logo}` : undefined,
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

type Days = [from: number | null, to: number | null];

function deliveryLines({ language, translate }: ConsoleContext, { answers }: ShopOpening) {
  const { delivery, place } = answers;
  const { fee_city, fee_suburbs, fee_country, free_from, is_pick_up } = delivery;
  const { days_from, days_to, country_days_from, country_days_to } = delivery;
  const fee = (label: string, poisha: number | null) =>
    poisha === null ? "" : `${label}: ${formatMoney(poisha, language)}`;
  const days = (
    sentence: "openingPages.check.days" | "openingPages.check.countryDays",
    ...[from, to]: Days
  ) =>
    from === null || to === null
      ? ""
      : translate(sentence, { from: formatNumber(from, language), to: formatNumber(to, language) });
  return [
    fee(translate("openingPages.items.delivery.city", { city: place.city_name }), fee_city),
    fee(translate("openingPages.items.delivery.suburbs"), fee_suburbs),
    fee(translate("openingPages.items.delivery.country"), fee_country),
    free_from === null
      ? ""
      : translate("openingPages.check.free", { amount: formatMoney(free_from, language) }),
    days("openingPages.check.days", days_from, days_to) || withWholeRanges(delivery.time),
    days("openingPages.check.countryDays", country_days_from, country_days_to),
    is_pick_up ? translate("openingPages.check.pickUp") : "",
  ].map((text) => ({ text }));
}
