import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import type { SendableOrder, UnsettledSending } from "@haat/contract/seller/parcel-sending.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { Courier } from "@haat/contract/seller/seller-couriers.contract";
import { business } from "@haat/contract/shared/business-constants";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import { formatDateTime } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { keyOf } from "../cash-key.server";
import { couriersOf } from "../couriers-of.server";
import { isBeingSent, sendingBadge, sendingCouriers } from "../parcel-sending.server";
import { courierSendFields as fields } from "./courier-send.form";

/** What can be sent to a courier, to be ticked, and what is under way or was not taken. */
export async function courierSendPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const asked = context.client().parcelSending.sendable({ language, seller_key });
  const [{ data }, all] = await Promise.all([answerOrPage(context, asked), couriersOf(context, shop)]);
  const couriers = sendingCouriers(all);
  const action = paths.shop(seller_key, "couriers/send");
  // Of one alone nothing is to be chosen.
  const isAll = data.orders.length === 1 || new URL(request.url).searchParams.has(fields.all);
  const title = translate("courierSending.many.title");
  const isReady = couriers.length > 0;
  return {
    head: pageHead(context, title),
    title,
    lead: translate("courierSending.many.lead"),
    back: { href: paths.shop(seller_key, "couriers"), label: translate("couriers.title") },
    action,
    key: randomUUID(),
    isAll,
    all: { href: `${action}?${fields.all}=1`, label: translate("courierSending.many.all") },
    courier: {
      label: translate("courierSending.many.courier"),
      options: couriers.map(({ courier, name }) => ({ value: courier, label: name })),
    },
    parcels: isReady ? data.orders.map((each) => parcelOf(context, each)) : [],
    cut: isReady && data.is_cut ? translate("courierSending.many.cut") : undefined,
    submit: translate("courierSending.many.submit"),
    accounts: isReady ? [] : accountWays(context, shop, all),
    empty: isReady
      ? {
          icon: "check" as const,
          title: translate("courierSending.many.none"),
          text: translate("courierSending.many.noneText"),
        }
      : {
          icon: "info" as const,
          title: translate("courierSending.many.noAccount"),
          text: translate("courierSending.many.noAccountText"),
        },
    unsettled: {
      title: translate("courierSending.many.unsettled"),
      rows: data.unsettled.map((each) => rowOf(context, seller_key, each)),
    },
    isBusy: data.unsettled.some(({ sending }) => isBeingSent(sending)),
  };
}

/** To where the shop's accounts are set, for who may. */
function accountWays({ paths, translate }: ConsoleContext, shop: OwnShop, all: readonly Courier[]) {
  if (!shop.permissions.includes(shopPermissionForPage("courier-account"))) return [];
  return all
    .filter(({ sending }) => sending)
    .map(({ kind, name }) => ({
      href: paths.courier(shop.seller_key, kind, "account"),
      label: translate("courierSending.account.wayAt", { name }),
    }));
}

function parcelOf({ language, translate }: ConsoleContext, each: SendableOrder) {
  const { order_id, name, address, is_address_long, cash_due, courier } = each;
  return {
    number: order_id,
    spoken: translate("courierSending.many.choose", { number: order_id }),
    lines: [
      name,
      address,
      translate("couriers.parcel.cash", { amount: formatMoney(cash_due, language) }),
      ...(courier === null ? [] : [translate("courierSending.many.handed", { name: courier })]),
    ],
    warning: is_address_long
      ? translate("couriers.parcel.addressLong", { formatted: formatNumber(220, language) })
      : undefined,
  };
}

function rowOf(
  context: ConsoleContext,
  seller_key: string,
  { order_id, name, sending }: UnsettledSending,
): ListRow {
  return {
    id: order_id,
    title: order_id,
    titleLang: "en",
    lines: [name, `${sending.courier.name} · ${formatDateTime(sending.state_at, context.language)}`],
    state: sendingBadge(context, sending),
    href: context.paths.orderParcel(seller_key, order_id),
  };
}

/** Has all that is ticked sent; what could not be is told. */
export async function sendTicked(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, Object.values(fields));
  const order_ids = [...new Set(form.getAll(fields.orders).map(String))].slice(0, business.ordersAtOnce);
  const courier = String(form.get(fields.courier) ?? "");
  const page = paths.shop(seller_key, "couriers/send");
  if (order_ids.length === 0) {
    leaveMessage(context, "error", translate("api.fields.parcels_required"));
    return redirect(page);
  }
  // With what is ticked: an old page that is sent once more with others is another wish.
  const idempotencyKey = keyOf(form, fields.key);
  const given = { language, seller_key, courier, order_ids };
  const call = context.client().parcelSending;
  const done = await attempt(call.sendParcels(given, { context: { idempotencyKey } }));
  if (!done.ok) {
    leaveMessage(context, "error", done.failure.errors[0]?.message ?? done.failure.detail);
    return redirect(page);
  }
  const { sent, refused } = done.answer.data;
  const told = done.answer.message ?? "";
  if (refused.length === 0) {
    leaveMessage(context, "success", told);
    return redirect(page);
  }
  const lines = refused.map(({ order_id, message }) => `${order_id}: ${message}`);
  const title = translate("courierSending.many.refusedTitle");
  return json({ told: sent.length > 0 ? told : "", title, lines }, { status: 409 });
}
