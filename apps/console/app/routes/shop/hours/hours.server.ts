import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerHours } from "@haat/contract/seller/seller-hours.contract";
import { formatWeekday, formatWeekdayDate } from "@haat/i18n/dates";
import { formatDigits } from "@haat/i18n/numbers";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { backToMore } from "../back-to-more.server";
import { dayOffFields, hoursIntents, sameField, week, weekdayField } from "./hours.form";

/** When a shop works on each weekday, and its days off to come. */
export async function hoursPage(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language, paths, translate } = context;
  const { hours, days_off } = (
    await answerOrPage(context, context.client().sellerHours.hours({ language, seller_key }))
  ).data;
  const typed = (weekday: number) => {
    const found = hours.find((each) => each.weekday === weekday);
    return found && formatDigits(`${found.opens}–${found.closes}`, language);
  };
  const action = paths.shop(seller_key, "hours");
  const same: ConsoleFieldData = {
    kind: "tick",
    name: sameField,
    label: translate("shopHours.same"),
    optionalMark: "",
  };
  return {
    ...formPage(context, {
      title: translate("shopHours.title"),
      lead: translate("shopHours.lead"),
      back: backToMore(context, { seller_key }),
      action,
      fields: week.flatMap((weekday, place): ConsoleFieldData[] => {
        const isFirst = place === 0;
        const day: ConsoleFieldData = {
          kind: "text",
          name: weekdayField(weekday),
          label: formatWeekday(weekday, language),
          hint: isFirst ? `${translate("shopHours.dayHint")} ${translate("shopHours.dayNote")}` : undefined,
          value: typed(weekday),
          maxLength: 40,
          optionalMark: "",
          // The first one has the others' hint above it, and the tick for them below it.
          half: !isFirst,
        };
        return isFirst ? [day, same] : [day];
      }),
      submit: translate("shopHours.save"),
    }),
    off: {
      title: translate("shopHours.off.title"),
      rows: days_off.map((each) => dayOffRow(context, each)),
      empty: { title: translate("shopHours.off.none"), text: translate("shopHours.off.noneText") },
      action,
      add: { href: paths.shop(seller_key, "hours/off"), label: translate("shopHours.off.add") },
    },
  };
}

function dayOffRow(
  { language, translate }: ConsoleContext,
  { day, note_bn, note_en }: SellerHours["days_off"][number],
) {
  const named = formatWeekdayDate(day, language);
  const note = language === "bn" ? note_bn || note_en : note_en || note_bn;
  return {
    row: { id: day, title: named, lines: note ? [note] : [], icon: "bell" as const },
    remove: {
      label: translate("shopHours.off.remove"),
      spoken: translate("shopHours.off.removeNamed", { day: named }),
      hidden: { [dayOffFields.intent]: hoursIntents.remove, [dayOffFields.day]: day },
    },
  };
}
