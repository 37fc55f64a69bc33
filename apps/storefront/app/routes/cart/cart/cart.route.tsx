import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { Shop } from "../../../server/http/shop-of-page.server";
import { pageHead } from "../../../server/seo/head.server";
import { componentLabels, productCardLabels } from "../../../server/present/labels.server";
import { loadShop } from "../../../server/shop/shop.server";
import { shopPick } from "../../catalogue/shop-pick.server";
import { answerQuickAdd, quickAddView } from "../quick-add.server";
import { changeCart } from "./cart.action.server";
import { mayHaveCart, showCart } from "../shown-cart.server";
import { cartView } from "./cart.server";
import { CartView, type LineAnswer } from "./cart.view";
import { readAdded } from "../added-line.server";
import { cartGoals } from "../cart-goals.server";
import { loadCoupons, loseCoupon, offersOf } from "../coupon.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  // At once, so that both read the cart together.
  const [priced, reach] = await Promise.all([
    showCart(context, shop),
    mayHaveCart(context) ? loadCoupons(context, shop) : undefined,
  ]);
  const lost = await loseCoupon(context, shop, priced);
  const added = readAdded(shop, new URL(request.url).searchParams);
  const cart = cartView(context, shop, priced, { lost, added });
  const title = context.translate("pages.cart.title");
  const { cartEmpty, couponBox, orderSummary } = componentLabels(context);
  return {
    head: pageHead(context, {
      title,
      brand: shop.seller.title,
      description: context.translate("accountPages.descriptions.cart", { shop: shop.seller.title }),
      seller: shop.seller,
    }),
    title,
    cart,
    offers: priced.items.length > 0 ? offersOf(context, reach?.coupons ?? []) : [],
    ...cartGoals(context, priced, reach),
    toBuy: priced.items.length === 0 ? await toBuyView(context, shop) : undefined,
    labels: {
      cartEmpty,
      couponBox,
      orderSummary,
      checkout: context.translate("pages.cart.checkout"),
      addMore: context.translate("shopSettings.shown.addMore"),
      goShopping: context.translate("pages.cart.goShopping"),
    },
  };
}

/** Something to begin an empty cart with. */
async function toBuyView(context: RequestContext, shop: Shop) {
  const [row, quickAdd] = await Promise.all([
    shopPick(context, shop),
    quickAddView(context, shop, shop.paths.cart),
  ]);
  const { seeAll } = componentLabels(context).ribbonRow;
  return row && { row, quickAdd, labels: { seeAll, product: productCardLabels(context) } };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const shop = await loadShop(context, params);
  const added = await answerQuickAdd(context, shop, request.clone(), shop.paths.cart);
  return added ?? changeCart(context, shop, request);
}

export default function CartRoute() {
  return <CartView {...useLoaderData<typeof loader>()} posted={useActionData<LineAnswer>()} />;
}
