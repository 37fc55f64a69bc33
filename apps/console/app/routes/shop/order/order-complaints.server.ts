import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ShopOrderDetails } from "@haat/contract/seller/seller-orders.contract";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";

/** What the customer says is wrong with the order; nothing where nothing is. */
export function complaintsSection(
  { paths, translate }: ConsoleContext,
  { seller_key }: OwnShop,
  { complaints }: ShopOrderDetails,
) {
  if (complaints.length === 0) return undefined;
  return {
    title: translate("complaints.inbox.title"),
    rows: complaints.map(({ id_complaint, kind, state }): ListRow => ({
      id: String(id_complaint),
      title: translate(`complaints.kinds.${kind}`),
      icon: "mail",
      state: {
        label: translate(`complaints.states.${state}`),
        tone: state === "open" ? "warning" : "neutral",
      },
      href: paths.complaint(seller_key, id_complaint),
    })),
  };
}
