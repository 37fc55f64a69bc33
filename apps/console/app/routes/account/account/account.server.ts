import { formatDateTime } from "@haat/i18n/dates";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { componentLabels } from "../../../server/present/labels.server";

/** Who is signed in, and where. */
export async function accountPage(context: ConsoleContext) {
  const { language, paths, translate } = context;
  const [{ account }, { data }] = await Promise.all([
    context.me(),
    context.client().sellerAccount.sessions({ language }),
  ]);
  const name = `${account.first_name} ${account.last_name}`;
  const title = translate("consoleShop.account.title");
  return {
    head: pageHead(context, title),
    title,
    facts: [
      { label: translate("consoleShop.account.name"), lines: [{ text: name }] },
      { label: translate("consoleShop.account.mobile"), lines: [{ text: account.mobile }] },
    ],
    ways: [
      {
        id: "shops",
        title: translate("consoleShop.shops.title"),
        icon: "store" as const,
        href: paths.to("shops"),
      },
      {
        id: "second-factor",
        title: translate("secondFactor.entry"),
        icon: "lock" as const,
        href: paths.to("account/second-factor"),
      },
      {
        id: "install",
        title: translate("consoleShell.install.title"),
        icon: "download" as const,
        href: paths.to("install"),
      },
      {
        id: "logout",
        title: translate("consoleShell.signOut"),
        icon: "sign-out" as const,
        href: paths.to("logout"),
      },
    ],
    sessions: data.sessions.map(({ id, device, last_used_at, current }) => ({
      id,
      device,
      lastUsed: translate("accountPages.account.lastUsed", { time: formatDateTime(last_used_at, language) }),
      current,
    })),
    action: paths.to("account"),
    labels: {
      devices: translate("consoleShop.account.devices"),
      sessions: componentLabels(context).sessionList,
    },
  };
}
