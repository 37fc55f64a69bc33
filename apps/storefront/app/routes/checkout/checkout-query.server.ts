import { shippingMethods, type ShippingMethod } from "@haat/contract/shared/business-constants";
import type { ShopPaths } from "../../urls/site-paths.server";
import { readCouponCode } from "../cart/coupon.server";
import { directFields } from "./direct-query";
import { choiceParameter } from "../catalogue/attribute-choice";
import { typedText } from "@haat/web-forms/typed-text.server";
import { checkoutFields } from "./checkout-form";

/** What a shopper has chosen at the checkout; the page's address carries it. */
export interface CheckoutChoice {
  shippingMethod: ShippingMethod;
  addressId: string | undefined;
  coupon: string | undefined;
}

/** Reads a choice from the page's query or from its form. */
export function readCheckoutChoice(from: { get(name: string): unknown }): CheckoutChoice {
  const text = (name: string) => {
    const value = from.get(name);
    return typeof value === "string" ? typedText(value, 64) || undefined : undefined;
  };
  return {
    shippingMethod:
      text(checkoutFields.shippingMethod) === String(shippingMethods.pickUp)
        ? shippingMethods.pickUp
        : shippingMethods.homeDelivery,
    addressId: text(checkoutFields.address),
    coupon: readCouponCode(from.get(checkoutFields.coupon)),
  };
}

/** The page's address for a choice. `path` may have a query already: what is bought directly. */
export function checkoutHref(path: string, choice: CheckoutChoice): string {
  const [bare = "", known] = path.split("?");
  const query = new URLSearchParams(known);
  query.set(checkoutFields.shippingMethod, String(choice.shippingMethod));
  if (choice.addressId) query.set(checkoutFields.address, choice.addressId);
  if (choice.coupon) query.set(checkoutFields.coupon, choice.coupon);
  return `${bare}?${query}`;
}

/**
 * Back to the purchase that a page was opened from; nothing where it was opened for itself.
 * @param addressId the address that is chosen then, in the place of the one that was
 */
export function purchaseHref(
  paths: ShopPaths,
  query: URLSearchParams,
  addressId?: string,
): string | undefined {
  if (!query.has(checkoutFields.shippingMethod)) return undefined;
  const bought = new URLSearchParams();
  for (const name of [...Object.values(directFields), choiceParameter]) {
    const value = query.get(name);
    if (value) bought.set(name, value);
  }
  const base = query.has(directFields.product) ? `${paths.direct}?${bought}` : paths.checkout;
  const choice = readCheckoutChoice(query);
  return checkoutHref(base, addressId ? { ...choice, addressId } : choice);
}
