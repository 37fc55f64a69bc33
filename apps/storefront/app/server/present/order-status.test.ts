import {
  orderStatuses,
  shippingMethods,
  type OrderStatusName,
} from "@haat/contract/shared/business-constants";
import { languages, type Language } from "@haat/contract/shared/languages";
import type { Order } from "@haat/contract/shop/order.contract";
import { translator } from "@haat/i18n/translator";
import { describe, expect, it } from "vitest";
import { orderStateView, orderStatusView, statesAhead } from "./order-status.server";
import type { RequestContext } from "../http/request-context.server";

const contextIn = (language: Language) =>
  ({ language, translate: translator(language) }) as unknown as RequestContext;

const orderIn = (status: OrderStatusName, shipping_method: number, coupon_code: string | null = null) =>
  ({
    status,
    shipping_method,
    coupon_code,
    delivery_time: "2–3 days",
    totals: { grand_total: 120_000 },
  }) as Order;

const statuses = Object.keys(orderStatuses) as OrderStatusName[];
const { homeDelivery, pickUp } = shippingMethods;

/** What an order in a state says: its name, what is ahead, whether it names a time and cash. */
function saidOf(language: Language, status: OrderStatusName, method: number) {
  const context = contextIn(language);
  const order = orderIn(status, method);
  const { expected, pay } = orderStateView(context, order);
  return [
    orderStatusView(context, order).label,
    statesAhead(order).join(" "),
    Boolean(expected),
    Boolean(pay),
  ];
}

describe("what an order says in each of its states", () => {
  it.each([
    ["pending", "Pending", "accept shipped delivered", true, true],
    ["accept", "Accepted", "shipped delivered", true, true],
    ["in_store", "Ready in store", "delivered", true, true],
    ["shipped", "On the way", "delivered", true, true],
    ["delivered", "Delivered", "", false, false],
    ["cancel", "Cancelled", "", false, false],
  ] as const)("delivered home and %s: %s", (status, ...said) => {
    expect(saidOf("en", status, homeDelivery)).toEqual(said);
  });

  it.each([
    ["pending", "Pending", "accept in_store delivered", false, true],
    ["accept", "Accepted", "in_store delivered", false, true],
    ["in_store", "Ready in store", "delivered", false, true],
    ["shipped", "On its way to the store", "delivered", false, true],
    ["delivered", "Picked up", "", false, false],
    ["cancel", "Cancelled", "", false, false],
  ] as const)("picked up and %s: %s", (status, ...said) => {
    expect(saidOf("en", status, pickUp)).toEqual(said);
  });

  it("speaks of no delivery where it is picked up, and of no payment where nothing is to be paid", () => {
    for (const language of languages)
      for (const status of statuses) {
        const context = contextIn(language);
        const order = orderIn(status, pickUp);
        const { next, expected, pay } = orderStateView(context, order);
        const all = [orderStatusView(context, order).label, ...next, expected, pay].join(" ");
        expect(all).not.toMatch(/deliver|shipped|door|ডেলিভারি|দরজা/i);
        for (const way of [homeDelivery, pickUp])
          expect(orderStateView(context, orderIn("cancel", way)).pay).toBeUndefined();
      }
  });

  it("gives a coupon back only where one was used", () => {
    const context = contextIn("en");
    expect(orderStateView(context, orderIn("cancel", homeDelivery)).next).toEqual(["Nothing is to be paid."]);
    expect(orderStateView(context, orderIn("cancel", homeDelivery, "RONG12")).next).toEqual([
      "Nothing is to be paid.",
      "Your coupon RONG12 can be used again.",
    ]);
    expect(orderStateView(context, orderIn("pending", homeDelivery, "RONG12")).next).toHaveLength(1);
  });
});
