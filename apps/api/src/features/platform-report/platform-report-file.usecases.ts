import type { PlatformTable, ReportShop } from "@haat/contract/admin/admin-reports.contract";
import type { Language } from "@haat/contract/shared/languages";
import { translator } from "@haat/i18n/translator";
import type { StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { escapedCell } from "../../sheets/sheet-cells";
import { daySheet, reportFile, reportSheet, taka } from "../seller-report/report-sheet";
import type { Days } from "../seller-report/report-days.rules";
import { listShops } from "./platform-report.repository";
import { countAllDays, countedDays, describeShop } from "./platform-report.usecases";

/** Shops in a file at most. */
const everyShop = 100_000;

/** A table of the platform's report as a CSV file. */
export async function writePlatformReport(
  { readDb, clock }: Pick<Services, "readDb" | "clock">,
  scope: StaffScope,
  language: Language,
  { table, ...days }: Days & { table: PlatformTable },
): Promise<File> {
  const counted = countedDays(days, clock.now());
  const sheet = await inTransaction(
    readDb,
    async (tx) => {
      if (table === "days") return daySheet(language, await countAllDays(tx, counted));
      const shops = await listShops(tx, counted, everyShop);
      return shopSheet(
        language,
        shops.map((shop) => describeShop(shop, language)),
      );
    },
    scope,
  );
  return reportFile(sheet, table, days);
}

function shopSheet(language: Language, shops: readonly ReportShop[]) {
  const heading = translator(language);
  const rows = shops.map((shop) => [
    escapedCell(shop.name),
    String(shop.orders),
    taka(shop.ordered_total),
    String(shop.delivered),
    taka(shop.delivered_total),
    String(shop.cancelled),
  ]);
  return reportSheet(
    [
      heading("platformReport.shop"),
      heading("reports.columns.orders"),
      heading("reports.columns.orderedTotal"),
      heading("reports.columns.delivered"),
      heading("reports.columns.deliveredTotal"),
      heading("reports.columns.cancelled"),
    ],
    rows,
  );
}
