import type { Shop } from "../../server/http/shop-of-page.server";
import { checkoutFields } from "./checkout-form";
import { checkoutHref, readCheckoutChoice, type CheckoutChoice } from "./checkout-query.server";

/** An order as the checkout sends it, and as the address of the page carries it that asks for a code first. */
export interface OrderWished {
  choice: CheckoutChoice;
  /** Poisha; what the shopper agreed to. */
  expectedTotal: number;
  idempotencyKey: string;
}

/** Reads an order from a form or an address; nothing where it lacks what was agreed to, or its key. */
export function readOrderWished(from: { get(name: string): unknown }): OrderWished | undefined {
  const text = (name: string) => {
    const value = from.get(name);
    return typeof value === "string" ? value : "";
  };
  const [total, idempotencyKey] = [text(checkoutFields.expectedTotal), text(checkoutFields.idempotencyKey)];
  if (!/^\d{1,15}$/.test(total) || idempotencyKey === "" || idempotencyKey.length > 100) return undefined;
  return { choice: readCheckoutChoice(from), expectedTotal: Number(total), idempotencyKey };
}

/** The page that asks for the code of an order. @param base the checkout's address, with what is bought at once */
export function orderCodeHref({ paths }: Shop, base: string, order: OrderWished): string {
  const [, bought] = base.split("?");
  const page = checkoutHref(`${paths.orderCode}?${bought ?? ""}`, order.choice);
  const query = new URLSearchParams({
    [checkoutFields.expectedTotal]: String(order.expectedTotal),
    [checkoutFields.idempotencyKey]: order.idempotencyKey,
  });
  return `${page}&${query}`;
}
