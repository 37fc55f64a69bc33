import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type {
  Courier,
  Parcel,
  ParcelOrder,
  ParcelSending,
} from "@haat/contract/seller/seller-couriers.contract";
import type { SendingState } from "@haat/contract/shared/courier-choices";
import { formatDateTime } from "@haat/i18n/dates";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { sendingFields as fields } from "./parcel-sending.form";
import type { SendingData } from "./parcel-sending.view";

/** The courier that has a parcel, and so its cash once it is delivered, by its name: nobody's is what came back (as the API counts). */
export const bringerOf = (parcel: Parcel | null | undefined): string | undefined =>
  parcel && parcel.state !== "returned" ? parcel.courier.name : undefined;

/** The couriers that the platform sends a shop's parcels to: those where it has set its account. */
export const sendingCouriers = (couriers: readonly Courier[]) =>
  couriers.filter(({ sending, is_active }) => is_active && sending?.set_at);

const toneOf: Readonly<Record<SendingState, "info" | "success" | "warning" | "danger">> = {
  waiting: "info",
  sending: "info",
  booked: "success",
  refused: "danger",
  account_refused: "danger",
  unreached: "warning",
  unknown: "warning",
};

/** While this lasts the page looks again by itself. */
export const isBeingSent = ({ state }: Pick<ParcelSending, "state">) =>
  state === "waiting" || state === "sending";

/** The state of a sending as a list shows it. */
export const sendingBadge = ({ translate }: ConsoleContext, { state }: Pick<ParcelSending, "state">) => ({
  label: translate(`courierSending.states.${state}`),
  tone: toneOf[state],
});

/** What is sent with each press about an order's parcel. */
const hiddenOf = (sending: ParcelSending | null) => ({
  [fields.version]: String(sending?.version ?? 0),
  [fields.key]: randomUUID(),
});

/** How far the sending of a parcel is, what can be done about it, and to whom it can be sent. */
export function sendingSection(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  order: ParcelOrder,
  couriers: readonly Courier[],
): SendingData {
  const { paths, translate } = context;
  const { order_id, can_send, sending } = order;
  const isAgain = sending !== null;
  return {
    action: paths.orderParcel(seller_key, order_id),
    hidden: hiddenOf(sending),
    state: sending ? stateOf(context, seller_key, order, sending) : undefined,
    offers: (can_send ? sendingCouriers(couriers) : []).map(({ courier, name }) => ({
      courier,
      label: translate(isAgain ? "courierSending.sendAgain" : "courierSending.send", { name }),
      text: translate("courierSending.offer", { name }),
    })),
  };
}

/** What the courier says has become of a parcel; its own word where that is not known. */
export function newsOf({ language, translate }: ConsoleContext, { news, courier }: ParcelSending) {
  if (!news) return undefined;
  const { state, word, at } = news;
  return {
    label: translate("courierSending.news.says", { name: courier.name }),
    text: state ? translate(`couriers.states.${state}`) : word,
    textLang: state ? undefined : ("en" as const),
    at: formatDateTime(at, language),
    hint: translate("courierSending.news.hint"),
  };
}

/** What couriers took a parcel as once more: somebody has to have that cancelled there. */
export function twinsOf({ translate }: ConsoleContext, parcel: Parcel | null) {
  if (!parcel || parcel.twins.length === 0) return undefined;
  return {
    title: translate("courierSending.twins.title"),
    text: translate("courierSending.twins.text", { code: parcel.tracking_code, name: parcel.courier.name }),
    codes: parcel.twins.map(({ courier, tracking_code: code }) => `${courier}: ${code}`),
  };
}

function stateOf(
  context: ConsoleContext,
  seller_key: string,
  { order_id: number, status, can_stop }: ParcelOrder,
  sending: ParcelSending,
): NonNullable<SendingData["state"]> {
  const { language, paths, translate } = context;
  const { state, message, consignment, courier } = sending;
  const { name } = courier;
  const isRetried = state === "waiting" && sending.tries > 0;
  const isBusy = isBeingSent(sending);
  return {
    ...sendingBadge(context, sending),
    at: formatDateTime(sending.state_at, language),
    text: translate(`courierSending.texts.${isRetried ? "retried" : state}`, { name, number }),
    words: message
      ? { label: translate("courierSending.texts.refusedWords", { name }), text: message }
      : undefined,
    consignment:
      state === "booked" && consignment
        ? { label: translate("courierSending.texts.consignment"), text: consignment }
        : undefined,
    news: newsOf(context, sending),
    isBusy,
    look: isBusy
      ? { href: paths.orderParcel(seller_key, number), label: translate("courierSending.look") }
      : undefined,
    stop: can_stop ? translate("courierSending.stop") : undefined,
    found:
      state === "unknown" && status !== "cancel"
        ? {
            label: translate("courierSending.found.label"),
            hint: translate("courierSending.found.hint", { number }),
            submit: translate("courierSending.found.submit"),
          }
        : undefined,
  };
}
