import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { moveNoteField } from "@haat/contract/seller/order-fields";
import type { ShopOrderDetails } from "@haat/contract/seller/seller-orders.contract";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { cancelReason, orderStage } from "@haat/contract/shared/order-choices";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { orderOf } from "../order-of.server";
import { cancelFields as fields, goodsChoices, type GoodsChoice } from "./order-cancel.form";

const missing: FieldErrorCode = "cancel_reason_required";
const cancelForm = z.object({
  [fields.reason]: cancelReason.or(z.undefined()).pipe(z.enum(cancelReason.options, missing)),
  [fields.note]: moveNoteField,
  [fields.goods]: z.enum(goodsChoices).default("later"),
  [fields.from]: orderStage,
});

/** Asks why an order is cancelled, and of a parcel what became of its goods. What cannot be cancelled any more is shown itself. */
export async function cancelPage(context: ConsoleContext, shop: OwnShop, param: string) {
  const { paths, translate } = context;
  const order = await orderOf(context, shop, param);
  const { order_id, stage, cancel_reasons } = order;
  const page = paths.order(shop.seller_key, order_id);
  if (cancel_reasons.length === 0) throw redirect(page);
  const isOnTheWay = stage === "shipped";
  return formPage(context, {
    title: translate(isOnTheWay ? "orderDesk.cancel.titleOnTheWay" : "orderDesk.cancel.title", {
      order: order_id,
    }),
    lead: translate(isOnTheWay ? "orderDesk.cancel.leadOnTheWay" : "orderDesk.cancel.lead"),
    back: { href: page, label: translate("orderDesk.orderTitle", { order: order_id }) },
    action: paths.order(shop.seller_key, order_id, "cancel"),
    hidden: { [fields.from]: stage, [fields.key]: randomUUID() },
    fields: cancelFieldsOf(context, order),
    tone: "danger",
    submit: translate(isOnTheWay ? "orderDesk.cancel.linkOnTheWay" : "orderDesk.cancel.submit"),
  });
}

function cancelFieldsOf({ translate }: ConsoleContext, order: ShopOrderDetails): ConsoleFieldData[] {
  const goods: ConsoleFieldData = {
    kind: "cards",
    name: fields.goods,
    label: translate("orderDesk.cancel.pieces"),
    value: "later",
    options: [
      {
        value: "later",
        title: translate("orderDesk.cancel.piecesLater"),
        text: translate("orderDesk.cancel.piecesLaterText"),
      },
      {
        value: "back",
        title: translate("orderDesk.cancel.piecesBack"),
        text: translate("orderDesk.cancel.piecesBackText"),
      },
      {
        value: "lost",
        title: translate("orderDesk.cancel.piecesLost"),
        text: translate("orderDesk.cancel.piecesLostText"),
      },
    ],
  };
  return [
    {
      kind: "cards",
      name: fields.reason,
      label: translate("orderDesk.cancel.reason"),
      options: order.cancel_reasons.map((reason) => ({
        value: reason,
        title: translate(`orderDesk.reasons.${reason}`),
      })),
    },
    ...(order.stage === "shipped" ? [goods] : []),
    {
      kind: "lines",
      name: fields.note,
      label: translate("orderDesk.cancel.own"),
      hint: translate("orderDesk.cancel.ownHint"),
      rows: 2,
      optionalMark: translate("components.optional"),
    },
  ];
}

/** What became of the goods, line by line. */
function piecesOf({ lines }: ShopOrderDetails, goods: GoodsChoice) {
  if (goods === "later") return [];
  return lines.map(({ position, quantity }) =>
    goods === "back" ? { position, back: quantity } : { position, written_off: quantity },
  );
}

/** Cancels it; then the order is shown, where it can be taken back for a moment. */
export async function cancelOrder(context: ConsoleContext, shop: OwnShop, param: string, request: Request) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const form = await readForm(request, Object.values(fields));
  const idempotencyKey = String(form.get(fields.key) ?? "") || randomUUID();
  form.delete(fields.key);
  const order = await orderOf(context, shop, param);
  const page = paths.order(seller_key, order.order_id);
  const parsed = parseForm(form, cancelForm, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { goods, from, reason, note } = parsed.value;
  const pieces = from === "shipped" ? piecesOf(order, goods) : [];
  const asked = {
    language,
    seller_key,
    order_id: order.order_id,
    from,
    to: "cancel" as const,
    reason,
    note,
    pieces,
  };
  // With what was chosen: an old page that is sent once more with another reason is another wish.
  const key = `${idempotencyKey} ${reason} ${goods}`;
  const done = await attempt(
    context.client().sellerOrders.moveOrder(asked, { context: { idempotencyKey: key } }),
  );
  if (done.ok) return redirect(page);
  if (done.failure.code !== "order_moved") return refusedForm(context, form, done.failure);
  // Where it stands now is to be read first.
  leaveMessage(context, "error", done.failure.detail);
  return redirect(page);
}
