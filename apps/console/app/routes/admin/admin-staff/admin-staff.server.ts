import { formatDate } from "@haat/i18n/dates";
import { initialsOf } from "@haat/i18n/initials";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { backToPlatformMore } from "../back-to-more.server";

/** The platform's own people. */
export async function staffPage(context: ConsoleContext) {
  const { language, translate } = context;
  const { data } = await answerOrPage(context, context.client().adminStaff.staff({ language }));
  const title = translate("consoleAdmin.staff.title");
  const rows = data.staff.map(({ id_account, name, mobile, role, since, is_self }): ListRow => {
    const roleLabel = translate(`consoleAdmin.roles.${role}`);
    return {
      id: String(id_account),
      title: name,
      lines: [mobile, translate("consoleShop.members.since", { day: formatDate(since, language) })],
      person: { initials: initialsOf(name) },
      state: {
        label: is_self ? `${roleLabel} · ${translate("consoleShop.members.you")}` : roleLabel,
        tone: "neutral",
      },
    };
  });
  const back = await backToPlatformMore(context, "staff");
  return { head: pageHead(context, title), title, back, groups: [{ rows }] };
}
