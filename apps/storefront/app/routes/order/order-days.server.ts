import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import type { Language } from "@haat/contract/shared/languages";
import { formatDay, formatMonth } from "@haat/i18n/dates";
import type { SelectOption } from "@haat/ui/primitives/select/select";
import type { PageLanguage } from "../../server/http/request-context.server";
import type { OrderQuery } from "./order-query.server";

/** How far back the lists of months go; what is older is found by its number or its product. */
const monthsBack = 36;

/** From and until which month orders are searched, in the page's words; a day that the address names stands first. */
export function filterDays(
  { language }: PageLanguage,
  { start, end }: Pick<OrderQuery, "start" | "end">,
  now = new Date(),
): Record<"from" | "to", SelectOption[]> {
  const { from, to } = monthsUntil(dayInBangladesh(now).slice(0, 7), language);
  const listOf = (chosen: string, months: SelectOption[]): SelectOption[] => {
    const isListed = chosen === "" || months.some(({ value }) => value === chosen);
    return isListed ? months : [{ value: chosen, label: formatDay(chosen, language) }, ...months];
  };
  return { from: listOf(start, from), to: listOf(end, to) };
}

/** The lists of each language, and the month that they begin with: to write them costs more than to read the orders. */
const written = new Map<Language, { newest: string; from: SelectOption[]; to: SelectOption[] }>();

/** @param newest month as `yyyy-mm` */
function monthsUntil(newest: string, language: Language) {
  const known = written.get(language);
  if (known?.newest === newest) return known;
  const [year = 0, month = 0] = newest.split("-").map(Number);
  const listOf = (lastDay: boolean): SelectOption[] =>
    Array.from({ length: monthsBack }, (_, back) => {
      // The day before the first of a month is the last of the one before it.
      const day = new Date(Date.UTC(year, month - 1 - back + Number(lastDay), lastDay ? 0 : 1));
      const value = day.toISOString().slice(0, 10);
      return { value, label: formatMonth(value, language) };
    });
  const months = { newest, from: listOf(false), to: listOf(true) };
  written.set(language, months);
  return months;
}
