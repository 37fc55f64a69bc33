/** Names of the query, and of the fields that post it. */
export const checkoutFields = {
  shippingMethod: "shipping_method",
  address: "address_unique_id",
  coupon: "code",
  expectedTotal: "expected_total",
  idempotencyKey: "idempotency_key",
  intent: "intent",
} as const;

/** What the checkout's buttons do: show it again for what is chosen now, or place the order. */
export const checkoutIntents = { update: "update", place: "place" } as const;
