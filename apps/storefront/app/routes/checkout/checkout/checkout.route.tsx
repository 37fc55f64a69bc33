import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { asCustomer } from "../../../server/http/guard.server";
import { pageHead } from "../../../server/seo/head.server";
import { loadShop } from "../../../server/shop/shop.server";
import { AlreadyPlaced } from "../already-placed";
import { cartPurchase, findOrderJustPlaced } from "../cart-purchase.server";
import { continueCheckout } from "../checkout.action.server";
import { checkoutLabels } from "../checkout-labels.server";
import { readCheckoutChoice } from "../checkout-query.server";
import { loadCheckout } from "../checkout.server";
import { CheckoutView, type CheckoutAnswer } from "../checkout.view";

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
  const title = translate("pages.checkout.title");
  const choice = readCheckoutChoice(new URL(request.url).searchParams);
  const labels = checkoutLabels(context);
  return asCustomer(context, shop.paths, async () => {
    const checkout = await loadCheckout(context, shop, cartPurchase(context, shop), choice);
    const head = pageHead(context, {
      title,
      brand: shop.seller.title,
      description: translate("accountPages.descriptions.checkout", { shop: shop.seller.title }),
      seller: shop.seller,
    });
    if (checkout) {
      const back = { href: shop.paths.cart, label: translate("accountPages.checkout.backToCart") };
      const checkoutHead = { back, secure: translate("accountPages.checkout.secure") };
      return { head, title, labels, checkout, checkoutHead, placed: null };
    }
    const order = await findOrderJustPlaced(context, shop);
    if (!order) throw redirect(shop.paths.cart);
    const placed = {
      title: translate("accountPages.checkout.alreadyTitle"),
      text: translate("accountPages.checkout.alreadyText", { order: order.order_id }),
      see: { href: shop.paths.order(order.order_id), label: translate("components.orderPlaced.seeOrder") },
    };
    return { head, title, labels, checkout: null, placed };
  });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const shop = await loadShop(context, params);
  return asCustomer(context, shop.paths, () =>
    continueCheckout(context, shop, cartPurchase(context, shop), request),
  );
}

export default function CheckoutRoute() {
  const { title, checkout, placed, labels } = useLoaderData<typeof loader>();
  const answer = useActionData<CheckoutAnswer>();
  return checkout ? (
    <CheckoutView title={title} checkout={checkout} labels={labels} answer={answer} />
  ) : (
    <AlreadyPlaced {...placed} />
  );
}
