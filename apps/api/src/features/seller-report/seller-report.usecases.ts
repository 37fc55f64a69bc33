import type { Report, ReportFigures, ReportProduct } from "@haat/contract/seller/seller-reports.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { ReportDay } from "@haat/contract/shared/report-days";
import type { Queryable } from "../../database/database";
import { inOneTrip } from "../../database/one-trip";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { askedDays, daysWithin } from "./counted-days.usecases";
import { dayAfter, daysBefore, type Days } from "./report-days.rules";
import * as kept from "./seller-report.repository";
import type { AskedDays, SoldProduct } from "./seller-report.repository";

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

/** What happened on each of some days, those without anything too; what happened before the day `start` counts for the day before it. */
export async function countDays(db: Queryable, asked: AskedDays, start = asked.start): Promise<Counted[]> {
  const happened = await kept.listHappened(db, asked, start);
  const found = new Map(happened.map((each) => [each.day, each]));

  const days: Counted[] = [];
  for (let day = asked.start < start ? dayAfter(start, -1) : start; day <= asked.end; day = dayAfter(day, 1))
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
  return inTransaction(
    readDb,
    async (tx) => {
      const all = await askedDays(tx, shopId, { start: daysBefore(days).start, end: days.end });
      const asked = daysWithin(all, days);
      const [[before, ...now], reasons, { best, slowest }] = await inOneTrip(
        countDays(tx, all, days.start),
        kept.countCancelled(tx, asked),
        kept.listBestAndSlowest(tx, asked, business.reportProducts),
      );
      return {
        ...days,
        figures: sumOf(now),
        before: sumOf(before ? [before] : []),
        days: now.map(withoutCoupons),
        reasons,
        best: best.map((row) => describe(row, language)),
        slowest: slowest.map((row) => describe(row, language)),
      };
    },
    scope,
  );
}
