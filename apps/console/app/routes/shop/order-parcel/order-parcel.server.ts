import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { Courier, Parcel, ParcelOrder } from "@haat/contract/seller/seller-couriers.contract";
import { parcelState } from "@haat/contract/shared/courier-choices";
import { formatDateTime } from "@haat/i18n/dates";
import { formatMoney, typedMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { pageHead } from "../../../server/present/head.server";
import { couriersOf } from "../couriers-of.server";
import { sendingSection, twinsOf } from "../parcel-sending.server";
import { parcelFormFields as fields } from "./order-parcel.form";

/** The longest address that couriers take. */
const addressMost = 220;

/** An order's parcel: who has it, what became of it, and what is copied into the courier's form. */
export async function orderParcelPage(context: ConsoleContext, shop: OwnShop, number: string) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const asked = context.client().sellerCouriers.parcel({ language, seller_key, order_id: number });
  const { order } = (await answerOrPage(context, asked)).data;
  const { parcel } = order;
  const title = translate("couriers.parcel.title", { number: order.order_id });
  const back = { href: paths.order(seller_key, order.order_id), label: order.order_id };
  const couriers = await couriersOf(context, shop);
  const sending = sendingSection(context, shop, order, couriers);
  const canSave = (order.is_sent || parcel !== null) && !sending.state?.isBusy;
  const form = canSave
    ? formPage(context, {
        title,
        lead: translate("couriers.parcel.cash", { amount: formatMoney(order.cash_due, language) }),
        back,
        action: paths.orderParcel(seller_key, order.order_id),
        hidden: { [fields.version]: String(parcel?.version ?? 0), ...sending.hidden },
        note: noteOf(context, order),
        fields: fieldsOf(context, couriers, order),
        submit: translate("couriers.parcel.submit"),
      })
    : null;
  return {
    head: pageHead(context, title),
    title,
    back,
    form,
    impossible: canSave || sending.state?.isBusy ? undefined : translate("couriers.parcel.impossible"),
    sending,
    twins: twinsOf(context, parcel),
    facts: parcel ? factsOf(context, parcel) : [],
    copy: {
      label: translate("couriers.parcel.copy"),
      hint: translate("couriers.parcel.copyHint"),
      text: order.copy_text,
    },
    track: parcel?.tracking_link
      ? { href: parcel.tracking_link, label: translate("couriers.parcel.track") }
      : undefined,
  };
}

/** What is to be seen to before it is handed over. */
function noteOf({ language, translate }: ConsoleContext, order: ParcelOrder) {
  const { is_address_long, parcel, cash_due, status } = order;
  const isOver = status === "delivered" || status === "cancel";
  const texts = [
    is_address_long &&
      translate("couriers.parcel.addressLong", { formatted: formatNumber(addressMost, language) }),
    parcel &&
      !isOver &&
      parcel.cash_to_collect !== cash_due &&
      translate("couriers.parcel.cashChanged", {
        told: formatMoney(parcel.cash_to_collect, language),
        due: formatMoney(cash_due, language),
      }),
  ].filter((text) => typeof text === "string");
  return texts.length > 0 ? { tone: "warning" as const, text: texts.join("\n") } : undefined;
}

function factsOf({ language, translate }: ConsoleContext, parcel: Parcel) {
  const row = (label: string, text: string) => ({ label, lines: [{ text }] });
  return [
    row(translate("couriers.parcel.handedAt"), formatDateTime(parcel.handed_at, language)),
    ...(parcel.state === "handed_over"
      ? []
      : [row(translate(`couriers.states.${parcel.state}`), formatDateTime(parcel.state_at, language))]),
  ];
}

function fieldsOf(
  context: ConsoleContext,
  couriers: readonly Courier[],
  { parcel, sending }: ParcelOrder,
): ConsoleFieldData[] {
  const { language, translate } = context;
  const optionalMark = translate("components.optional");
  // What was not taken is kept as it was sent.
  const known = parcel ?? sending;
  const had = known?.courier.courier;
  const offered = couriers.filter(({ courier, is_active }) => is_active || courier === had);
  return [
    {
      kind: "select",
      name: fields.courier,
      label: translate("couriers.parcel.courier"),
      options: offered.map(({ courier, name }) => ({ value: courier, label: name })),
      placeholder: translate("couriers.parcel.choose"),
      value: had ?? "",
    },
    {
      kind: "text",
      name: fields.tracking_code,
      label: translate("couriers.parcel.tracking"),
      hint: translate("couriers.parcel.trackingHint"),
      lang: "en",
      autoComplete: "off",
      maxLength: 50,
      value: parcel?.tracking_code ?? "",
      optionalMark,
    },
    {
      kind: "text",
      name: fields.pieces,
      label: translate("couriers.parcel.pieces"),
      hint: translate("couriers.parcel.piecesHint"),
      keypad: "numeric",
      value: formatNumber(known?.pieces ?? 1, language),
    },
    {
      kind: "text",
      name: fields.weight_grams,
      label: translate("couriers.parcel.weight"),
      keypad: "numeric",
      value: known?.weight_grams ? String(known.weight_grams) : "",
      optionalMark,
    },
    {
      kind: "lines",
      name: fields.note,
      label: translate("couriers.parcel.note"),
      rows: 2,
      value: known?.note ?? "",
      optionalMark,
    },
    ...(parcel ? laterFields(context, parcel, optionalMark) : []),
  ];
}

/** What is only known once the courier has it. */
function laterFields(
  { language, translate }: ConsoleContext,
  { state, fee }: Parcel,
  optionalMark: string,
): ConsoleFieldData[] {
  return [
    {
      kind: "select",
      name: fields.state,
      label: translate("couriers.parcel.state"),
      options: parcelState.options.map((value) => ({ value, label: translate(`couriers.states.${value}`) })),
      value: state,
    },
    {
      kind: "taka",
      name: fields.fee,
      label: translate("couriers.parcel.fee"),
      hint: translate("couriers.parcel.feeHint"),
      value: fee === null ? "" : typedMoney(fee, language),
      optionalMark,
    },
  ];
}
