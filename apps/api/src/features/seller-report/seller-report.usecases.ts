import type { Report, ReportFigures, ReportProduct } from "@haat/contract/seller/seller-reports.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { ReportDay } from "@haat/contract/shared/report-days";
import type { Queryable } from "../../database/database";
import { inOneTrip } from "../../database/one-trip";
import type { Span } from "../../database/span";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import * as kept from "./seller-report.repository";
import type { SoldProduct } from "./seller-report.repository";

/** First and last day, `2026-03-01`, in Bangladesh. */
export interface Days {
  start: string;
  end: string;
}

const dayMilliseconds = 86_400_000;
/** The day so many days after another one, or before it. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);
const lengthOf = ({ start, end }: Days) => (Date.parse(end) - Date.parse(start)) / dayMilliseconds + 1;
const startOf = (day: string) => new Date(`${day}T00:00:00+06:00`);
/** From midnight to midnight in Bangladesh. */
export const spanOf = ({ start, end }: Days): Span => ({
  from: startOf(start),
  until: startOf(dayAfter(end, 1)),
});

/** As many days before some. */
export function daysBefore(days: Days): Days {
  return { start: dayAfter(days.start, -lengthOf(days)), end: dayAfter(days.start, -1) };
}

type Counted = kept.HappenedDay;

const blank = (day: string): Counted => ({
  day,
  orders: 0,
  ordered_total: 0,
  delivered: 0,
  delivered_total: 0,
  cancelled: 0,
  visits: 0,
  coupon_orders: 0,
  coupon_discount: 0,
});

/**
 * What happened on each of some days, those without anything too.
 * @param since a day before them: what happened from it on counts for the day before the first, which is then there as well
 */
export async function countDays(
  db: Queryable,
  shopId: number,
  { start, end }: Days,
  since = start,
): Promise<Counted[]> {
  const happened = await kept.listHappened(db, shopId, spanOf({ start: since, end }), { since, start, end });
  const found = new Map(happened.map((each) => [each.day, each]));

  const days: Counted[] = [];
  for (let day = since < start ? dayAfter(start, -1) : start; day <= end; day = dayAfter(day, 1))
    days.push(found.get(day) ?? blank(day));
  return days;
}

function sumOf(days: readonly Counted[]): ReportFigures {
  const { day: _, ...sum } = blank("");
  for (const each of days)
    for (const key of Object.keys(sum) as (keyof ReportFigures)[]) sum[key] += each[key];
  return sum;
}

const withoutCoupons = ({ coupon_orders: _, coupon_discount: __, ...day }: Counted): ReportDay => day;

const describe = ({ id, name, pieces, total, stock }: SoldProduct, language: Language): ReportProduct => ({
  id_product: id,
  name: textIn(language, name),
  pieces,
  total,
  stock,
});

/** What happened in a shop in some days, beside as many days before them. */
export function readReport(
  { readDb }: Pick<Services, "readDb">,
  scope: MemberScope,
  language: Language,
  days: Days,
): Promise<Report> {
  const { shopId } = scope;
  const span = spanOf(days);
  return inTransaction(
    readDb,
    async (tx) => {
      const [[before, ...now], reasons, { best, slowest }] = await inOneTrip(
        countDays(tx, shopId, days, daysBefore(days).start),
        kept.countCancelled(tx, shopId, span),
        kept.listBestAndSlowest(tx, shopId, span, business.reportProducts),
      );
      return {
        ...days,
        figures: sumOf(now),
        before: sumOf(before ? [before] : []),
        days: now.map(withoutCoupons),
        reasons: reasons.map(({ byCustomer, ...each }) => ({ ...each, by_customer: byCustomer })),
        best: best.map((row) => describe(row, language)),
        slowest: slowest.map((row) => describe(row, language)),
      };
    },
    scope,
  );
}
