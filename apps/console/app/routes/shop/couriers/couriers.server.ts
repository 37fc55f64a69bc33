import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { Courier } from "@haat/contract/seller/seller-couriers.contract";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { backToMore } from "../back-to-more.server";
import { couriersOf } from "../couriers-of.server";

/** Who brings a shop's parcels, and what was handed to them. */
export async function couriersPage(context: ConsoleContext, shop: OwnShop) {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const all = await couriersOf(context, shop);
  const mayChange = shop.permissions.includes(shopPermissionForPage("courier"));
  const rowsOf = (isOwn: boolean) =>
    all
      .filter(({ kind }) => (kind === "own") === isOwn)
      .map((each) => rowOf(context, each, mayChange ? paths.courier(seller_key, each.courier) : undefined));
  const handedOver: ListRow = {
    id: "handed-over",
    title: translate("couriers.day.title"),
    lines: [translate("couriers.day.lead")],
    icon: "package",
    href: paths.shop(seller_key, "couriers/handed-over"),
  };
  const send: ListRow = {
    id: "send",
    title: translate("courierSending.many.title"),
    lines: [translate("courierSending.many.lead")],
    icon: "truck",
    href: paths.shop(seller_key, "couriers/send"),
  };
  const isReached = all.some(({ sending }) => sending);
  const title = translate("couriers.title");
  return {
    head: pageHead(context, title),
    title,
    lead: translate("couriers.lead"),
    back: backToMore(context, { seller_key }),
    groups: [
      { rows: isReached ? [send, handedOver] : [handedOver] },
      { title: translate("couriers.known"), rows: rowsOf(false) },
      { title: translate("couriers.own"), rows: rowsOf(true) },
    ],
    action: mayChange
      ? { label: translate("couriers.add"), href: paths.courier(seller_key, "new") }
      : undefined,
  };
}

function rowOf({ translate }: ConsoleContext, each: Courier, href: string | undefined): ListRow {
  const link = each.link ? new URL(each.link).host : translate("couriers.noLink");
  return {
    id: each.courier,
    title: each.name,
    lines: each.phone ? [each.phone, link] : [link],
    state: each.is_active ? undefined : { label: translate("couriers.inactive"), tone: "neutral" },
    href,
  };
}
