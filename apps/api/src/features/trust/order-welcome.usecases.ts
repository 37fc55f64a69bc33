import { displayPhone } from "@haat/contract/shared/phone";
import type { Totals } from "@haat/contract/shop/cart.contract";
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

/** What a shop knows of who orders; orders of one account, and those to one number, come here one behind the other until their transactions end. */
export { findOrderStanding };

/**
 * Sees to it that a shop takes an order of somebody who stands so.
 * @throws order_not_taken (with the shop's own `phone`) where the shop refuses the account, its phone or the recipient's; too_many_open_orders (with `most`)
 */
export function requireWelcome(
  { mostOpenOrders: most, phone }: ShopTrust,
  { isRefused, openOrders }: Awaited<ReturnType<typeof findOrderStanding>>,
): void {
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
