import { formatDateTime } from "@haat/i18n/dates";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { whoAndWhen } from "../factor-reset-words.server";
import { backToPlatformMore } from "../back-to-more.server";

/** The second factors that are being taken away, the oldest first. */
export async function factorResetsPage(context: ConsoleContext) {
  const { language, paths, translate } = context;
  const found = context.client().adminFactorResets.factorResets({ language });
  const { data } = await answerOrPage(context, found);
  const title = translate("factorReset.title");
  const rows = data.resets.map((reset): ListRow => {
    const { id_reset, name, mobile, asked_at, asked_by, due_at } = reset;
    return {
      id: String(id_reset),
      title: name,
      lines: [mobile, `${translate("factorReset.asked")}: ${whoAndWhen(context, asked_by, asked_at)}`],
      icon: "lock",
      href: paths.adminFactorReset(id_reset),
      state: due_at
        ? { label: translate("factorReset.due", { date: formatDateTime(due_at, language) }), tone: "info" }
        : { label: translate("factorReset.waits"), tone: "warning" },
    };
  });
  return {
    head: pageHead(context, title),
    title,
    back: await backToPlatformMore(context, "factor-resets"),
    lead: translate("factorReset.lead"),
    groups: [{ rows }],
    empty: { title: translate("factorReset.empty"), text: translate("factorReset.emptyText") },
  };
}
