import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { formatDateTime } from "@haat/i18n/dates";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";

/** What is printed of an order, and who has its parcel. */
export async function parcelSection(context: ConsoleContext, { seller_key }: OwnShop, order_id: string) {
  const { language, paths, translate } = context;
  const asked = context.client().sellerCouriers.parcel({ language, seller_key, order_id });
  const { parcel, is_sent } = (await answerOrPage(context, asked)).data.order;
  const row = (label: string, text: string) => ({ label, lines: [{ text }] });
  return {
    papers: {
      title: translate("orderPapers.print.section"),
      link: {
        href: paths.orderPrint(seller_key, [order_id]),
        label: translate("orderPapers.print.sectionLink"),
      },
    },
    courier:
      is_sent || parcel
        ? {
            title: translate("couriers.parcel.section"),
            none: parcel ? undefined : translate("couriers.parcel.none"),
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
