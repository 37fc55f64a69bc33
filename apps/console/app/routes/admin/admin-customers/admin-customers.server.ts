import { nationalPhone, phoneError } from "@haat/contract/shared/phone";
import { formatDate } from "@haat/i18n/dates";
import { initialsOf } from "@haat/i18n/initials";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { customerBadge } from "../customer-of.server";
import { backToPlatformMore } from "../back-to-more.server";

/** The accounts, the newest first. */
export async function customersPage(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const asked = listAsked(request);
  const { page, search } = asked;
  const found = context.client().adminCustomers.customers({ language, page, ...(search && { search }) });
  const { data } = await answerOrPage(context, found);
  const held = await heldRows(context, search);
  const rows = data.customers.map((customer): ListRow => ({
    id: String(customer.id_customer),
    title: customer.name,
    lines: [
      [
        customer.mobile,
        translate("adminCustomers.since", { date: formatDate(customer.since, language) }),
      ].join(" · "),
    ],
    person: { initials: initialsOf(customer.name) },
    state: customerBadge(context, customer),
    href: paths.adminCustomer(customer.id_customer),
  }));
  return listPage(context, {
    asked,
    to: (query) => paths.admin("customers", query),
    lastPage: data.last_page,
    title: translate("adminCustomers.title"),
    back: await backToPlatformMore(context, "customers"),
    lead: translate("adminCustomers.lead"),
    searchLabel: translate("adminCustomers.search"),
    groups: [{ rows }, { title: translate("adminCustomers.held.title"), rows: held }],
    empty: { title: translate("adminCustomers.empty"), text: translate("adminCustomers.emptyText") },
  });
}

/** What is held of the phone that is looked for, where it is a whole one; kinds of which nothing is held are left out. */
async function heldRows(context: ConsoleContext, search: string): Promise<ListRow[]> {
  const { language, translate } = context;
  const phone = nationalPhone(search);
  if (phoneError(phone) !== undefined) return [];
  const { data } = await answerOrPage(
    context,
    context.client().adminCustomers.heldOfPhone({ language, phone }),
  );
  const count = (value: number) => formatNumber(value, language);
  return data.kinds
    .filter(({ rows }) => rows > 0)
    .map(({ kind, rows, kept_days: days, kept_with: keptWith, goes_with_account: goes }) => ({
      id: kind,
      title: translate(`adminCustomers.held.kinds.${kind}`),
      lines: [
        translate("adminCustomers.held.rows", { formatted: count(rows) }),
        days === null
          ? translate(`adminCustomers.held.kept.${keptWith}`)
          : translate("adminCustomers.held.kept.days", { formatted: count(days) }),
        translate(goes ? "adminCustomers.held.goes" : "adminCustomers.held.stays"),
      ],
    }));
}
