import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { asCustomer } from "../../../server/http/guard.server";
import { pageHead } from "../../../server/seo/head.server";
import { missingInShop } from "../../../server/shop/shop-failure.server";
import { loadShop } from "../../../server/shop/shop.server";
import { continueCheckout } from "../checkout.action.server";
import { checkoutLabels } from "../checkout-labels.server";
import { readCheckoutChoice } from "../checkout-query.server";
import { loadCheckout } from "../checkout.server";
import { CheckoutView, type CheckoutAnswer } from "../checkout.view";
import { directPurchase } from "../direct-purchase.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export const handle = { undisturbed: true, checkout: true };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { translate } = context;
  const query = new URL(request.url).searchParams;
  const checkout = await asCustomer(context, shop.paths, async () =>
    loadCheckout(context, shop, await directPurchase(context, shop, query), readCheckoutChoice(query)),
  );
  if (!checkout) throw await missingInShop(context, shop, "product");
  const title = translate("accountPages.direct.title");
  return {
    head: pageHead(context, {
      title,
      brand: shop.seller.title,
      description: translate("accountPages.descriptions.direct", { shop: shop.seller.title }),
      seller: shop.seller,
    }),
    title,
    lead: translate("accountPages.direct.cartStays"),
    checkout,
    checkoutHead: { back: checkout.edit, secure: translate("accountPages.checkout.secure") },
    labels: checkoutLabels(context),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const shop = await loadShop(context, params);
  const query = new URL(request.url).searchParams;
  return asCustomer(context, shop.paths, async () =>
    continueCheckout(context, shop, await directPurchase(context, shop, query), request),
  );
}

export default function DirectBuyRoute() {
  return <CheckoutView {...useLoaderData<typeof loader>()} answer={useActionData<CheckoutAnswer>()} />;
}
