/** What the documentation says of calls, and what a census test holds them to. Calls are named as in `contract`. */

/** Calls that a guest makes too, known by the key of the cart (`X-Cart-Key`). */
export const guestCalls = [
  "cart.showCart",
  "cart.addToCart",
  "cart.updateCart",
  "cart.removeCartProduct",
  "cart.cartProductQuantity",
  "cart.couponCheck",
  "cart.shopCoupons",
  "order.directPurchaseQuote",
  "account.signin",
  "account.signinPassword",
  "account.customerRegistration",
] as const;

/** Calls that take an `Idempotency-Key`: repeated with the same key and body they change nothing twice. */
export const repeatableCalls = [
  "cart.addToCart",
  "cart.updateCart",
  "order.cartPurchaseOrder",
  "order.directPurchaseOrder",
  "order.customerOrderUpdate",
  "address.customerAddressCreate",
] as const;

/** Calls that take `If-Match` and refuse to change what has changed since it was read. */
export const conditionalCalls = [
  "cart.updateCart",
  "cart.removeCartProduct",
  "account.updateCustomerProfile",
  "address.customerAddressUpdate",
] as const;
