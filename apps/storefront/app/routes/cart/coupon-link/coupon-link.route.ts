import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadShop } from "../../../server/shop/shop.server";
import { takeCouponAlong } from "../coupon-link.server";

/** Puts the coupon of the address into the visitor's cart, and leads to a page that says so; no page of its own. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return takeCouponAlong(context, await loadShop(context, params), params.code);
}
