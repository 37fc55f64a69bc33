import type { PlatformReport } from "@haat/contract/admin/admin-reports.contract";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { comparedFigure, orderFigures, type ReportFigure } from "../../server/present/report-figures.server";

/** The numbers of all shops in some days, each beside what it was before. */
export function platformFigures(
  context: ConsoleContext,
  { figures, before }: Pick<PlatformReport, "figures" | "before">,
): ReportFigure[] {
  const { language, translate } = context;
  const format = (value: number) => formatNumber(value, language);
  return [
    ...orderFigures(context, figures, before),
    comparedFigure(context, {
      label: translate("platformReport.accounts"),
      counts: translate("platformReport.accountsCounts"),
      now: figures.accounts,
      before: before.accounts,
      format,
    }),
    comparedFigure(context, {
      label: translate("platformReport.shops"),
      counts: translate("platformReport.shopsCounts"),
      now: figures.shops,
      before: before.shops,
      format,
    }),
    comparedFigure(context, {
      label: translate("platformReport.textMessages"),
      counts: translate("platformReport.textMessagesCounts"),
      now: figures.text_messages,
      before: before.text_messages,
      format,
    }),
  ];
}
