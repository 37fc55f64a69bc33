import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { formatDay, formatMonth } from "@haat/i18n/dates";
import type { SelectOption } from "@haat/ui/primitives/select/select";
import type { PageLanguage } from "../../server/http/request-context.server";
import type { OrderQuery } from "./order-query.server";

/** How many months the lists have at most; what is older is found by its number or its product. */
const mostMonths = 36;

/**
 * From and until which month orders are searched, in the page's words; a day that the address names stands first.
 * @param oldest of the customer's orders, where that is known: no month before it has any; RFC 3339
 */
export function filterDays(
  { language }: PageLanguage,
  { start, end }: Pick<OrderQuery, "start" | "end">,
  oldest?: string,
  now = new Date(),
): Record<"from" | "to", SelectOption[]> {
  const [year = 0, month = 0] = monthOf(now);
  const [oldestYear = 0, oldestMonth = 0] = oldest === undefined ? [] : monthOf(new Date(oldest));
  const sinceOldest = (year - oldestYear) * 12 + month - oldestMonth + 1;
  const listOf = (chosen: string, lastDay: boolean): SelectOption[] => {
    const months = Array.from({ length: Math.min(sinceOldest, mostMonths) }, (_, back) => {
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

/** Year and month in Bangladesh. */
const monthOf = (moment: Date) => dayInBangladesh(moment).split("-").map(Number);
