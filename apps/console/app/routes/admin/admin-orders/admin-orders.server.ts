import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { orderSearchFields } from "./admin-orders.form";

/** Asks which order is meant, and why it is looked for. */
export async function orderSearchPage(context: ConsoleContext) {
  const { paths, translate } = context;
  return formPage(context, {
    title: translate("platformOrders.title"),
    lead: translate("platformOrders.lead"),
    action: paths.admin("orders"),
    fields: [
      {
        kind: "text",
        name: orderSearchFields.search,
        label: translate("platformOrders.search"),
        hint: translate("platformOrders.searchHint"),
        lang: "en",
      },
      { kind: "lines", name: orderSearchFields.reason, label: translate("platformOrders.reason"), rows: 2 },
    ],
    submit: translate("platformOrders.submit"),
  });
}
