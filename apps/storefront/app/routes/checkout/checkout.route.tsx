import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { asCustomer } from "../../server/guard.server";
import { pageHead } from "../../server/head.server";
import { componentLabels } from "../../server/labels.server";
import { loadShop } from "../../server/shop.server";
import { continueCheckout } from "./checkout.action.server";
import { loadCheckout } from "./checkout.server";
import { readCheckoutChoice } from "./checkout-query.server";
import { CheckoutView } from "./checkout.view";

export { PageError as ErrorBoundary } from "../../shell/page-error";
export { pageMeta as meta } from "../../shell/page-meta";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const title = context.translate("pages.checkout.title");
  const { addressChoice, couponBox, deliveryMethod, formErrors, orderSummary } = componentLabels(context);
  const { translate } = context;
  const choice = readCheckoutChoice(new URL(request.url).searchParams);
  const checkout = await asCustomer(context, shop.paths, () => loadCheckout(context, shop, choice));
  return {
    head: pageHead(context, {
      title: title,
      brand: shop.seller.title,
      description: shop.seller.tagline,
      shopName: shop.seller.shop_name,
    }),
    title,
    checkout,
    labels: {
      addressChoice,
      couponBox,
      deliveryMethod,
      formErrors,
      orderSummary,
      needAddress: translate("pages.checkout.needAddress"),
      placeOrder: translate("pages.checkout.placeOrder"),
      update: translate("pages.checkout.update"),
      fixFirst: translate("pages.cart.fixFirst"),
      editCart: translate("pages.checkout.editCart"),
      items: translate("pages.checkout.summaryHeading"),
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const shop = await loadShop(context, params);
  return asCustomer(context, shop.paths, () => continueCheckout(context, shop, request));
}

export default function CheckoutRoute() {
  return <CheckoutView {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
