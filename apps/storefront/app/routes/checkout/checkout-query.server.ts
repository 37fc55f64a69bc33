import { shippingMethods, type ShippingMethod } from "@haat/contract/business-constants";
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
    return typeof value === "string" ? value.replaceAll("\0", "").slice(0, 64) || undefined : undefined;
  };
  return {
    shippingMethod:
      text(checkoutFields.shippingMethod) === String(shippingMethods.pickUp)
        ? shippingMethods.pickUp
        : shippingMethods.homeDelivery,
    addressId: text(checkoutFields.address),
    coupon: text(checkoutFields.coupon),
  };
}

/** The page's address for a choice. */
export function checkoutHref(path: string, choice: CheckoutChoice): string {
  const query = new URLSearchParams({ [checkoutFields.shippingMethod]: String(choice.shippingMethod) });
  if (choice.addressId) query.set(checkoutFields.address, choice.addressId);
  if (choice.coupon) query.set(checkoutFields.coupon, choice.coupon);
  return `${path}?${query}`;
}
