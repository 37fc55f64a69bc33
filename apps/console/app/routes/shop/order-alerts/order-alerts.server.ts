import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { formatDate } from "@haat/i18n/dates";
import { formatDigits } from "@haat/i18n/numbers";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { alertFields as fields, alertIntents as intents } from "./order-alerts.form";

/** How who is signed in hears of a shop's new orders: in which browsers, and by text message. */
export async function orderAlertsPage(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language, paths, translate } = context;
  const { data } = await answerOrPage(
    context,
    context.client().sellerOrderAlerts.orderAlerts({ language, seller_key }),
  );
  const title = translate("orderAlerts.title");
  return {
    head: pageHead(context, title),
    title,
    lead: translate("orderAlerts.lead"),
    back: { href: paths.shop(seller_key, "orders"), label: translate("orderDesk.back") },
    action: paths.shop(seller_key, "orders/alerts"),
    push: {
      key: data.push_key,
      // A browser knows itself by the address of its push service.
      known: data.devices.map(({ id, endpoint }) => ({ id, endpoint })),
      words: pushWords(context),
    },
    devices: {
      title: translate("orderAlerts.devices.title"),
      remove: translate("orderAlerts.devices.remove"),
      rows: data.devices.map(({ id, device, added_at }) => ({
        id,
        title: device || translate("orderAlerts.devices.unknown"),
        lines: [translate("orderAlerts.devices.added", { date: formatDate(added_at, language) })],
        icon: "bell" as const,
      })),
    },
    texts: {
      title: translate("orderAlerts.texts.title"),
      lead: translate("orderAlerts.texts.lead", { end: formatDigits(data.phone_end, language) }),
      state: data.by_text ? translate("orderAlerts.texts.isOn") : undefined,
      hidden: { [fields.intent]: data.by_text ? intents.textsOff : intents.textsOn },
      submit: translate(data.by_text ? "orderAlerts.texts.off" : "orderAlerts.texts.on"),
    },
  };
}

const pushWords = ({ translate }: ConsoleContext) => ({
  title: translate("orderAlerts.device.title"),
  lead: translate("orderAlerts.device.lead"),
  on: translate("orderAlerts.device.on"),
  off: translate("orderAlerts.device.off"),
  isOn: translate("orderAlerts.device.isOn"),
  needsScripts: translate("orderAlerts.device.needsScripts"),
  unable: translate("orderAlerts.device.unable"),
  denied: translate("orderAlerts.device.denied"),
  failed: translate("orderAlerts.device.failed"),
});
