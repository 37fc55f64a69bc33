import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { platformRest } from "../../frame/menu.server";

/** What of the platform has no place in the menu, and one's own account. */
export async function morePage(context: ConsoleContext) {
  const { paths, translate } = context;
  const { platform } = await context.me();
  const title = translate("components.consoleNav.more");
  const rest = platform ? platformRest(context, platform) : [];
  const rows: ListRow[] = [
    ...rest.map(({ href, label, icon }) => ({ id: href, title: label, icon, href })),
    {
      id: "account",
      title: translate("consoleShop.account.title"),
      icon: "user",
      href: paths.to("account"),
    },
    {
      id: "logout",
      title: translate("consoleShell.signOut"),
      icon: "lock",
      href: paths.to("logout"),
    },
  ];
  return { head: pageHead(context, title), title, groups: [{ rows }] };
}
