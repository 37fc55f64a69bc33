import type { PlatformReport } from "@haat/contract/admin/admin-reports.contract";
import { formatNumber } from "@haat/i18n/numbers";
import type { Figure } from "@haat/ui/console/figure-list/figure-list";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { comparedFigure, orderFigures } from "../../server/present/report-figures.server";

/** The numbers of all shops in some days, each beside what it was before. */
export function platformFigures(
  context: ConsoleContext,
  { figures, before }: Pick<PlatformReport, "figures" | "before">,
): Figure[] {
  const { language, translate } = context;
  const format = (value: number) => formatNumber(value, language);
  return [
    ...orderFigures(context, figures, before),
    comparedFigure(context, {
      label: translate("platformReport.accounts"),
      note: translate("platformReport.accountsNote"),
      now: figures.accounts,
      before: before.accounts,
      format,
    }),
    comparedFigure(context, {
      label: translate("platformReport.shops"),
      note: translate("platformReport.shopsNote"),
      now: figures.shops,
      before: before.shops,
      format,
    }),
    comparedFigure(context, {
      label: translate("platformReport.textMessages"),
      note: translate("platformReport.textMessagesNote"),
      now: figures.text_messages,
      before: before.text_messages,
      format,
    }),
  ];
}
