import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { Consignment } from "@haat/contract/seller/seller-couriers.contract";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { couriersOf } from "../couriers-of.server";
import { stageBadge } from "../order-of.server";
import { consignmentFields } from "./consignments.form";

/** What was handed to couriers on a day, today where none is asked for. */
export async function consignmentsPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const query = new URL(request.url).searchParams;
  const typed = query.get(consignmentFields.day) ?? "";
  const day =
    /^20\d\d-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed))
      ? typed
      : dayInBangladesh(new Date());
  const all = await couriersOf(context, shop);
  const couriers = all.filter(({ version }) => version > 0);
  const chosen = couriers.find(({ courier }) => courier === query.get(consignmentFields.courier));
  const asked = { language, seller_key, day, ...(chosen && { courier: Number(chosen.courier) }) };
  const { data } = await answerOrPage(context, context.client().sellerCouriers.consignments(asked));
  const title = translate("couriers.day.title");
  const had = couriers.filter(({ courier }) => data.with_file.includes(courier));
  return {
    head: pageHead(context, title),
    title,
    lead: translate("couriers.day.lead"),
    back: { href: paths.shop(seller_key, "couriers"), label: translate("couriers.day.back") },
    send: all.some(({ sending }) => sending)
      ? { href: paths.shop(seller_key, "couriers/send"), label: translate("courierSending.many.way") }
      : undefined,
    filter: {
      action: paths.shop(seller_key, "couriers/handed-over"),
      day: { label: translate("couriers.day.day"), value: day },
      courier: {
        label: translate("couriers.day.courier"),
        value: chosen?.courier ?? "",
        options: [
          { value: "", label: translate("couriers.day.all") },
          ...couriers.map(({ courier, name }) => ({ value: courier, label: name })),
        ],
      },
      submit: translate("couriers.day.show"),
    },
    total: translate("couriers.day.total", {
      formatted: formatNumber(data.parcels, language),
      amount: formatMoney(data.cash_to_collect, language),
    }),
    cut: data.is_cut ? translate("couriers.day.cut") : undefined,
    files: had.map(({ courier, name }) => ({
      href: paths.consignmentsFile(seller_key, courier, day),
      label: translate("couriers.day.file", { name }),
    })),
    fileHint: translate("couriers.day.fileHint"),
    rows: data.consignments.map((each) => rowOf(context, seller_key, each)),
    empty: {
      title: translate("couriers.day.none"),
      text: translate("couriers.day.noneText"),
      step: {
        label: translate("couriers.day.toHandOver"),
        href: paths.shop(seller_key, "orders", { lane: "hand_over" }),
      },
    },
  };
}

function rowOf(context: ConsoleContext, sellerKey: string, each: Consignment): ListRow {
  const { language, paths, translate } = context;
  const { parcel } = each;
  const { name } = parcel.courier;
  return {
    id: each.order_id,
    title: each.order_id,
    titleLang: "en",
    lines: [
      each.name,
      parcel.tracking_code ? `${name} · ${parcel.tracking_code}` : name,
      translate("couriers.parcel.cash", { amount: formatMoney(parcel.cash_to_collect, language) }),
    ],
    state:
      each.status === "cancel"
        ? stageBadge(context, { stage: each.status, is_returned: each.is_returned })
        : { label: translate(`couriers.states.${parcel.state}`), tone: "neutral" },
    href: paths.orderParcel(sellerKey, each.order_id),
  };
}
