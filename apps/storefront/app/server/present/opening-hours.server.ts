import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import type { Seller } from "@haat/contract/shop/store.contract";
import { formatClock, formatTime, formatWeekday, formatWeekdayDate } from "@haat/i18n/dates";
import type { PageLanguage } from "../http/request-context.server";

/** The week as it begins in Bangladesh: on Saturday. */
const week = [6, 0, 1, 2, 3, 4, 5];

type Opening = NonNullable<Seller["opening"]>;

/** Whether a shop is open now and when it opens next, its hours by weekday and its days off; nothing where it tells none. */
export function openingView(context: PageLanguage, { opening }: Pick<Seller, "opening">) {
  if (!opening) return undefined;
  const { language, translate } = context;
  const { hours, days_off } = opening;
  return {
    title: translate("shopHours.shown.title"),
    state: stateSentence(context, opening),
    isOpen: opening.is_open,
    days: hours.length === 0 ? [] : week.map((weekday) => dayRow(context, hours, weekday)),
    off: {
      title: translate("shopHours.shown.daysOff"),
      days: days_off.map(({ day, note }) => ({
        day: formatWeekdayDate(day, language),
        note,
        noteLang: otherLanguageOf(note, language),
      })),
    },
  };
}

/** The language of a note by its letters, where it is not the page's: a shop may write one of the two alone. */
function otherLanguageOf(note: string, language: "bn" | "en"): "bn" | "en" | undefined {
  const written = /\p{Script=Bengali}/u.test(note) ? "bn" : "en";
  return written === language ? undefined : written;
}

function dayRow(context: PageLanguage, hours: Opening["hours"], weekday: number) {
  const found = hours.find((each) => each.weekday === weekday);
  return {
    day: formatWeekday(weekday, context.language),
    time: found ? timesOf(context, found) : context.translate("shopHours.shown.closedDay"),
  };
}

function timesOf({ language, translate }: PageLanguage, { opens, closes }: Opening["hours"][number]): string {
  if (opens === "00:00" && closes === "24:00") return translate("shopHours.shown.allDay");
  return [opens, closes].map((clock) => formatClock(clock, language)).join("–");
}

function whenOf({ language, translate }: PageLanguage, opensAt: string): string {
  const day = formatWeekdayDate(dayInBangladesh(new Date(opensAt)), language);
  const time = formatTime(opensAt, language);
  return translate("shopHours.shown.when", { day, time });
}

function stateSentence(context: PageLanguage, { is_open, opens_at }: Opening): string {
  if (is_open || opens_at === null) return context.translate("shopHours.shown.open");
  return context.translate("shopHours.shown.closed", { when: whenOf(context, opens_at) });
}

/** When an order is seen to, where the shop is closed now; nothing where it is open. */
export function closedSentence(
  context: PageLanguage,
  { opening }: Pick<Seller, "opening">,
): string | undefined {
  if (!opening?.opens_at) return undefined;
  return context.translate("shopHours.shown.handled", { when: whenOf(context, opening.opens_at) });
}
