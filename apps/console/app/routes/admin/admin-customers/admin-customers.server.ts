import { formatDate } from "@haat/i18n/dates";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { customerBadge } from "../customer-of.server";

/** The accounts, the newest first. */
export async function customersPage(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const asked = listAsked(request);
  const { page, search } = asked;
  const found = context.client().adminCustomers.customers({ language, page, ...(search && { search }) });
  const { data } = await answerOrPage(context, found);
  const rows = data.customers.map((customer): ListRow => ({
    id: String(customer.id_customer),
    title: customer.name,
    lines: [
      customer.mobile,
      translate("adminCustomers.since", { date: formatDate(customer.since, language) }),
    ],
    icon: "user",
    state: customerBadge(context, customer),
    href: paths.adminCustomer(customer.id_customer),
  }));
  return listPage(context, {
    asked,
    to: (query) => paths.admin("customers", query),
    lastPage: data.last_page,
    title: translate("adminCustomers.title"),
    lead: translate("adminCustomers.lead"),
    searchLabel: translate("adminCustomers.search"),
    groups: [{ rows }],
    empty: { title: translate("adminCustomers.empty"), text: translate("adminCustomers.emptyText") },
  });
}
