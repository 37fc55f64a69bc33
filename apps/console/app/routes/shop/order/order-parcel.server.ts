import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { formatDateTime } from "@haat/i18n/dates";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { couriersOf } from "../couriers-of.server";
import { bringerOf, newsOf, sendingSection, twinsOf } from "../parcel-sending.server";

/** What is printed of an order, and who has its parcel. */
export async function parcelSection(context: ConsoleContext, shop: OwnShop, order_id: string) {
  const { seller_key } = shop;
  const { language, paths, translate } = context;
  const asked = context.client().sellerCouriers.parcel({ language, seller_key, order_id });
  const [{ data }, couriers] = await Promise.all([answerOrPage(context, asked), couriersOf(context, shop)]);
  const { parcel, is_sent, status } = data.order;
  const isOver = status === "delivered" || status === "cancel";
  const { state, ...sending } = sendingSection(context, shop, data.order, couriers);
  // What was taken stands there like a parcel that was handed over by hand.
  const isTaken = data.order.sending?.state === "booked";
  const news = data.order.sending ? newsOf(context, data.order.sending) : undefined;
  const row = (label: string, text: string) => ({ label, lines: [{ text }] });
  return {
    /** Whom the cash is with once the parcel is delivered; nobody where no courier is written down. */
    brings: bringerOf(parcel),
    papers: {
      link: {
        href: paths.orderPrint(seller_key, [order_id]),
        label: translate("orderPapers.print.sectionLink"),
      },
    },
    courier:
      parcel || data.order.sending || (is_sent && !isOver)
        ? {
            title: translate("couriers.parcel.section"),
            none: parcel || data.order.sending ? undefined : translate("couriers.parcel.none"),
            twins: twinsOf(context, parcel),
            sending: { ...sending, state: isTaken ? undefined : state },
            rows: parcel
              ? [
                  row(translate("couriers.parcel.courier"), parcel.courier.name),
                  ...(parcel.tracking_code
                    ? [row(translate("couriers.parcel.tracking"), parcel.tracking_code)]
                    : []),
                  row(
                    translate(`couriers.states.${parcel.state}`),
                    formatDateTime(parcel.state_at, language),
                  ),
                  ...(news ? [row(news.label, `${news.text} · ${news.at}`)] : []),
                ]
              : [],
            link: {
              href: paths.orderParcel(seller_key, order_id),
              label: translate(parcel ? "couriers.parcel.change" : "couriers.parcel.handOver"),
            },
          }
        : undefined,
  };
}
