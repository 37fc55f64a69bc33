import { locales } from "@haat/i18n/locales";
import type { BillVerdict } from "@haat/contract/shared/choices";
import type { CheckedBill } from "@haat/contract/shop/bill-check.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { isEqual, randomToken } from "../../security/secrets";
import { cashDue } from "../order/cash-due.rules";
import { statusNameOf } from "../order/order-status.rules";
import * as keys from "./bill-key.repository";
import { billKeyOf, opened } from "./bill-key.usecases";
import { checkValue, readParts, type CheckedParts, type SignedBill } from "./check-value.rules";

/** Where a paper of an order is checked: what its code bears. */
export async function checkLinkOf(
  services: Pick<Services, "db" | "clock" | "config" | "logger">,
  bill: SignedBill,
  language: Language,
): Promise<string> {
  const value = checkValue(bill, await billKeyOf(services, bill.shopId));
  const { number, grandTotal, due } = bill;
  const path = `${locales[language].pathPrefix}/check/${number}/${grandTotal}/${due}/${value}`;
  return `${services.config.platformOrigin}${path}`;
}

/** What nobody's paper was signed with: where a shop has no key, as much is done as where it has one. */
const nobodysKey = randomToken();

/**
 * Holds what a paper says against its value, and only then the order against the paper: whether there is such an order makes
 * no difference to who cannot show a paper of it.
 */
export async function checkBill(
  { db, config }: Pick<Services, "db" | "config">,
  parts: CheckedParts,
  language: Language,
): Promise<{ verdict: BillVerdict; bill: CheckedBill | null }> {
  const unconfirmed = { verdict: "false" as const, bill: null };
  const read = readParts(parts);
  if (!read) return unconfirmed;
  const { number, grandTotal, due } = read;
  const found = await keys.findKeyByPrefix(db, read.prefix);
  const key = (found && opened(found.sealedKey, config.secrets)) ?? nobodysKey;
  const right = checkValue({ shopId: found?.shopId ?? 0, number, grandTotal, due }, key);
  if (!isEqual(right, read.value) || !found) return unconfirmed;
  const order = await keys.findBilledOrder(db, found.shopId, number);
  if (!order) return unconfirmed;
  return {
    verdict: order.grandTotal === grandTotal ? "genuine" : "earlier",
    bill: {
      order_id: order.number,
      ordered_at: order.orderedAt.toISOString(),
      shop: { title: textIn(language, order.shopTitle), seller_key: found.sellerKey },
      paper: { grand_total: grandTotal, due },
      grand_total: order.grandTotal,
      due: cashDue(order),
      status: statusNameOf(order.status),
      is_returned: order.isReturned,
      payment_status: order.paymentStatus,
    },
  };
}
