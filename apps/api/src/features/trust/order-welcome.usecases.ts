import { displayPhone } from "@haat/contract/shared/phone";
import type { Totals } from "@haat/contract/shop/cart.contract";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { isPhoneFresh } from "../account/phone-proof.usecases";
import { findOrderStanding } from "./trust.repository";

/** What a shop says of whose orders it takes. */
interface ShopTrust {
  mostOpenOrders: number | null;
  codeFrom: number | null;
  /** E.164. */
  phone: string;
}

/**
 * Sees to it that a shop takes an order of the customer in whose scope the transaction is. Orders of one account, and those to
 * one number, come here one behind the other until their transactions end.
 * @param recipientPhone E.164
 * @throws order_not_taken (with the shop's own `phone`) where the shop refuses the account, its phone or the recipient's; too_many_open_orders (with `most`)
 */
export async function requireWelcome(
  tx: Queryable,
  { mostOpenOrders: most, phone }: ShopTrust,
  recipientPhone: string,
): Promise<void> {
  const { isRefused, openOrders } = await findOrderStanding(tx, recipientPhone);
  if (isRefused) throw new DomainError("order_not_taken", { phone: displayPhone(phone) });
  if (most !== null && openOrders >= most) throw new DomainError("too_many_open_orders", { most });
}

/** @throws order_code_needed where the shop asks for a code from this amount on, and the phone has not answered one lately */
export function requireAnsweredCode(
  { codeFrom }: Pick<ShopTrust, "codeFrom">,
  { grand_total: total }: Totals,
  phoneProvedAt: Date | null,
  now: Date,
): void {
  if (codeFrom === null || total < codeFrom || isPhoneFresh(phoneProvedAt, now)) return;
  throw new DomainError("order_code_needed");
}
