import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
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
  const [year = 0, month = 0] = dayInBangladesh(now).split("-").map(Number);
  const listOf = (chosen: string, lastDay: boolean): SelectOption[] => {
    const months = Array.from({ length: monthsBack }, (_, back) => {
      // The day before the first of a month is the last of the one before it.
      const day = new Date(Date.UTC(year, month - 1 - back + Number(lastDay), lastDay ? 0 : 1));
      const value = day.toISOString().slice(0, 10);
      return { value, label: formatMonth(value, language) };
    });
    const isListed = chosen === "" || months.some(({ value }) => value === chosen);
    return isListed ? months : [{ value: chosen, label: formatDay(chosen, language) }, ...months];
  };
  return { from: listOf(start, false), to: listOf(end, true) };
}
