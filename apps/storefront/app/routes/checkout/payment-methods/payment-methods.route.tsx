import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { deliveryFees, deliveryTime } from "../../../server/present/delivery-promise.server";
import { pageHead } from "../../../server/seo/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import type { PageLanguage } from "../../../server/http/request-context.server";
import { loadShop } from "../../../server/shop/shop.server";
import { PaymentMethodsView, type PaymentMethodsViewProps } from "./payment-methods.view";
import type { Shop } from "../../../server/http/shop-of-page.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { scripts: false };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { seller } = shop;
  const { translate } = context;
  const page = paymentPage(context, shop);
  return {
    head: pageHead(context, {
      title: page.title,
      brand: seller.title,
      description: translate("accountPages.descriptions.payment", { shop: seller.title }),
      seller,
    }),
    page,
  };
}

/** The ways to pay in words; cash is the only one. */
function paymentPage(context: PageLanguage, { seller, paths }: Shop): PaymentMethodsViewProps {
  const { language, translate } = context;
  const { cash, cashText, only, atStore, atStoreText } = componentLabels(context).paymentMethods;
  const money = (amount: number) => formatMoney(amount, language);
  const steps = (["order", "call", "look", "invoice"] as const).map((step, place) => ({
    number: formatNumber(place + 1, language),
    text: translate(`accountPages.payment.steps.${step}`),
  }));
  const fee = translate("pages.shop.deliveryFee", { fees: deliveryFees(context, seller) });
  const free = seller.free_delivery_from;
  return {
    title: translate("accountPages.payment.title"),
    lead: translate("accountPages.payment.lead"),
    methods: [
      { icon: "cash", name: cash, text: cashText, mark: { label: only, tone: "success" } },
      { icon: "store", name: atStore, text: `${atStoreText} ${seller.address}` },
    ],
    steps: { title: translate("accountPages.payment.stepsTitle"), all: steps },
    fees: {
      title: translate("accountPages.payment.fee"),
      texts: [
        fee,
        ...(free === null ? [] : [translate("pages.shop.freeDelivery", { amount: money(free) })]),
        deliveryTime(context, seller, { sentence: "pages.shop.deliveryTime" }),
      ],
    },
    later: translate("accountPages.payment.later"),
    goShopping: { href: paths.products("all"), label: translate("accountPages.payment.goShopping") },
  };
}

export default function PaymentMethodsRoute() {
  return <PaymentMethodsView {...useLoaderData<typeof loader>().page} />;
}
