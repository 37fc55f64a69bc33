import { oneWord } from "./choices";

/** What the platform holds of people. */
export const heldKind = oneWord("What is held of somebody", {
  account: "phone, name, email, picture",
  addresses: "addresses that orders are brought to",
  orders: "their orders, with the shop's notes and those for couriers",
  orders_for_the_phone: "orders of somebody else that were brought to this phone",
  complaints: "what they wrote of orders",
  ratings: "what they said of goods",
  carts: "what lies in carts",
  coupon_uses: "which coupons were used",
  stock_alerts: "what they wait for",
  sessions: "where they are signed in",
  second_factors: "apps for codes, passkeys, recovery codes",
  consents: "versions of terms that they were told of or accepted",
  codes: "one-time codes and wrong tries",
  trail: "what they did, in the trail",
  messages: "messages to the platform",
  invitations: "invitations to a shop's staff",
  refusals: "shops that take no orders of theirs",
  statement_rows: "lines of couriers' statements",
  test_messages: "text messages about test shops, which were kept and not sent",
  repeated_calls: "answers that are kept a day for calls that are repeated",
});
