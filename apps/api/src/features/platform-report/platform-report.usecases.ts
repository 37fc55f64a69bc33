import type {
  PlatformFigures,
  PlatformReport,
  ReportShop,
} from "@haat/contract/admin/admin-reports.contract";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { ReportDay } from "@haat/contract/shared/report-days";
import type { Queryable } from "../../database/database";
import type { StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import {
  dayAfter,
  daysBefore,
  monthOf,
  nextMonth,
  spanOf,
  type Days,
} from "../seller-report/report-days.rules";
import * as kept from "./platform-report.repository";
import type { CountedDays, CountedShop } from "./platform-report.repository";

/** Days whose orders are counted when asked for: the night's count of yesterday may not be there yet. */
const liveDays = 2;

/** The whole months among some days; none, from the first day to itself, where there is none. @param behind the day after the last */
function wholeMonths(start: string, behind: string): CountedDays["months"] {
  const from = start === monthOf(start) ? start : nextMonth(start);
  const until = monthOf(behind);
  return from < until ? { from, until } : { from: start, until: start };
}

/** Some days, those counted at night apart from those counted now. */
export function countedDays({ start, end }: Days, now: Date): CountedDays {
  const liveFrom = dayAfter(dayInBangladesh(now), 1 - liveDays);
  const firstLive = start > liveFrom ? start : liveFrom;
  const months = wholeMonths(start, end < liveFrom ? dayAfter(end, 1) : liveFrom);
  return { start, end, liveFrom, months, live: spanOf({ start: firstLive, end }) };
}

const blank = (day: string): ReportDay => ({
  day,
  orders: 0,
  ordered_total: 0,
  delivered: 0,
  delivered_total: 0,
  cancelled: 0,
  visits: 0,
});

/** What happened in all shops on each of some days, those without anything too. */
export async function countAllDays(db: Queryable, days: CountedDays): Promise<ReportDay[]> {
  const all = new Map<string, ReportDay>();
  for (let day = days.start; day <= days.end; day = dayAfter(day, 1)) all.set(day, blank(day));

  for (const { day, orderedTotal, deliveredTotal, ...rest } of await kept.listDays(db, days))
    all.set(day, { ...rest, day, ordered_total: orderedTotal, delivered_total: deliveredTotal });
  return [...all.values()];
}

async function figuresOf(
  db: Queryable,
  counted: readonly ReportDay[],
  days: CountedDays,
): Promise<PlatformFigures> {
  const { day: _, ...sum } = blank("");
  for (const each of counted)
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += each[key];
  const begun = await kept.countBegun(db, days);
  const messages = await kept.countTextMessages(db, days.start, days.end);
  return { ...sum, ...begun, text_messages: messages };
}

/** A shop's part of the report. */
export const describeShop = (shop: CountedShop, language: Language): ReportShop => ({
  seller_key: shop.sellerKey,
  name: textIn(language, shop.title),
  orders: shop.orders,
  ordered_total: shop.orderedTotal,
  delivered: shop.delivered,
  delivered_total: shop.deliveredTotal,
  cancelled: shop.cancelled,
});

/** What happened in all shops in some days, beside as many days before them. */
export function readPlatformReport(
  { readDb, clock }: Pick<Services, "readDb" | "clock">,
  scope: StaffScope,
  language: Language,
  days: Days,
): Promise<PlatformReport> {
  const now = clock.now();
  return inTransaction(
    readDb,
    async (tx) => {
      const earlier = daysBefore(days);
      const counted = await countAllDays(tx, countedDays({ start: earlier.start, end: days.end }, now));
      const shown = counted.filter(({ day }) => day >= days.start);
      const before = counted.filter(({ day }) => day < days.start);
      const shops = await kept.listShops(tx, countedDays(days, now), business.reportShops);
      return {
        ...days,
        figures: await figuresOf(tx, shown, countedDays(days, now)),
        before: await figuresOf(tx, before, countedDays(earlier, now)),
        days: shown,
        shops: shops.map((shop) => describeShop(shop, language)),
      };
    },
    scope,
  );
}
