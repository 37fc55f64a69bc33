import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ShopOrderDetails } from "@haat/contract/seller/seller-orders.contract";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import { displayPhone } from "@haat/contract/shared/phone";
import { formatDateTime } from "@haat/i18n/dates";
import { withWholeRanges } from "@haat/i18n/whole-ranges";
import type { SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { allowFields as fields, trustIntents } from "../allow-phone.form";
import { contactsOf } from "../order-of.server";
import { standingText } from "../standing.server";

/** Who receives an order, where, and how to reach them; that nobody can any more, where the account is deleted. */
export function customerSection(context: ConsoleContext, shop: OwnShop, order: ShopOrderDetails) {
  const { translate } = context;
  const { name, phone, address, is_pick_up, delivery_time, standing, source } = order;
  const row = (label: string, ...lines: (string | SummaryRow["lines"][number])[]) => ({
    label,
    lines: lines.filter(Boolean).map((line) => (typeof line === "string" ? { text: line } : line)),
  });
  const origin = source
    ? [row(translate("orderEntry.origin.title"), translate(`orderEntry.origin.${source}`))]
    : [];
  if (phone === "")
    return {
      title: translate("orderDesk.customer.title"),
      gone: translate("orderDesk.customer.gone"),
      rows: origin,
      contacts: contactsOf(context, order),
    };
  return {
    title: translate("orderDesk.customer.title"),
    rows: [
      row(translate("orderDesk.customer.name"), name),
      row(translate("orderDesk.customer.phone"), displayPhone(phone)),
      row(
        translate("orderDesk.customer.address"),
        ...(is_pick_up
          ? [translate("orderDesk.customer.pickUp")]
          : [{ text: address, translate: "no" as const }, withWholeRanges(delivery_time)]),
      ),
      ...origin,
      row(translate("trust.order.standing"), standingText(context, standing)),
    ],
    contacts: contactsOf(context, order),
    ...refusalOf(context, shop, order),
  };
}

/** That the number is refused, with the way back for who may take it; where it is not, the way to refuse it. */
function refusalOf(context: ConsoleContext, shop: OwnShop, { order_id, phone, refusal }: ShopOrderDetails) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const mayRefuse = shop.permissions.includes(shopPermissionForPage("trust"));
  if (!refusal) {
    const href = paths.shop(seller_key, "trust/refuse", { order: order_id });
    return { refuse: mayRefuse ? { href, label: translate("trust.order.refuse") } : undefined };
  }
  const allow = {
    action: paths.shop(seller_key, "trust"),
    label: translate("trust.allow"),
    spoken: translate("trust.allowNamed", { phone: displayPhone(phone) }),
    hidden: {
      [fields.intent]: trustIntents.allow,
      [fields.refusal]: String(refusal.id_refusal),
      [fields.order]: order_id,
    },
  };
  return {
    refused: {
      title: translate("trust.order.refusedTitle"),
      text: translate("trust.order.refusedText", { when: formatDateTime(refusal.at, language) }),
      reason: refusal.reason,
      allow: mayRefuse ? allow : undefined,
    },
  };
}
