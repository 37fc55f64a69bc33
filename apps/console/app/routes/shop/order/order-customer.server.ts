import type { ShopOrderDetails } from "@haat/contract/seller/seller-orders.contract";
import { formatDigits } from "@haat/i18n/numbers";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { contactsOf, phoneText } from "../order-of.server";

/** Who receives an order, where, and how to reach them. */
export function customerSection(context: ConsoleContext, order: ShopOrderDetails) {
  const { language, translate } = context;
  const { name, address, is_pick_up, delivery_time } = order;
  const row = (label: string, ...lines: string[]) => ({
    label,
    lines: lines.filter(Boolean).map((text) => ({ text })),
  });
  return {
    title: translate("orderDesk.customer.title"),
    rows: [
      row(translate("orderDesk.customer.name"), name),
      row(translate("orderDesk.customer.phone"), phoneText(context, order)),
      row(
        translate("orderDesk.customer.address"),
        ...(is_pick_up
          ? [translate("orderDesk.customer.pickUp")]
          : [formatDigits(address, language), delivery_time]),
      ),
    ],
    contacts: contactsOf(context, order),
  };
}
