import { formatDate, formatDateTime } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import type { SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { roleName } from "../../../server/present/shop-words.server";
import { customerOf, mayAskForReset, movesFor } from "../customer-of.server";

/** An account as the platform sees it, and what can be done with it. */
export async function customerPage(context: ConsoleContext, param: string) {
  const { paths, translate } = context;
  const customer = await customerOf(context, param);
  const { id_customer: id, name, status } = customer;
  const moves = await movesFor(context, customer);
  return {
    head: pageHead(context, name),
    title: name,
    back: { href: paths.admin("customers"), label: translate("adminCustomers.title") },
    state: {
      label: translate(`adminCustomers.status.${status}`),
      tone: status === "blocked" ? ("danger" as const) : ("success" as const),
    },
    rows: rowsOf(context, customer),
    ways: [
      ...moves.map((move) => ({
        href: paths.adminCustomer(id, move),
        label: translate(`adminCustomers.moves.${move}.label`),
        look: move === "block" ? ("danger" as const) : ("secondary" as const),
      })),
      ...((await mayAskForReset(context, customer))
        ? [
            {
              href: paths.adminFactorResetAsk(id),
              label: translate("factorReset.ask.label"),
              look: "secondary" as const,
            },
          ]
        : []),
    ],
  };
}

type Customer = Awaited<ReturnType<typeof customerOf>>;

/** Why somebody is kept out: above all else that is known of them. */
function blockRows({ language, translate }: ConsoleContext, { block }: Customer): SummaryRow[] {
  if (!block) return [];
  const by = block.by || translate("audit.somebody");
  return [
    {
      label: translate("adminCustomers.blocked"),
      lines: [
        { text: block.reason },
        {
          text: translate("adminCustomers.blockedBy", { name: by, date: formatDateTime(block.at, language) }),
        },
      ],
    },
  ];
}

function rowsOf(context: ConsoleContext, customer: Customer): SummaryRow[] {
  const { language, translate } = context;
  const { platform_role: role } = customer;
  const works = [
    ...customer.shops.map((shop) =>
      translate("adminCustomers.worksRow", { shop: shop.title, role: roleName(context, shop.role) }),
    ),
    ...(role
      ? [translate("adminCustomers.platform", { role: translate(`consoleAdmin.roles.${role}`) })]
      : []),
  ];
  const sessionsIn = (place: "shop" | "console") => {
    const { open, last_used_at: used } = customer[`${place}_sessions`];
    const count = translate(`adminCustomers.sessionsIn.${place}`, {
      formatted: formatNumber(open, language),
    });
    if (!used) return { text: count };
    return {
      text: `${count} · ${translate("adminCustomers.lastUsed", { date: formatDateTime(used, language) })}`,
    };
  };
  return [
    ...blockRows(context, customer),
    {
      label: translate("adminCustomers.mobile"),
      lines: [
        { text: customer.mobile },
        { text: translate("adminCustomers.since", { date: formatDate(customer.since, language) }) },
      ],
    },
    { label: translate("adminCustomers.orders"), lines: [{ text: formatNumber(customer.orders, language) }] },
    {
      label: translate("adminCustomers.sessions"),
      lines: [sessionsIn("shop"), sessionsIn("console")],
    },
    {
      label: translate("adminCustomers.works"),
      lines: (works.length > 0 ? works : [translate("adminCustomers.none")]).map((text) => ({ text })),
    },
  ];
}
