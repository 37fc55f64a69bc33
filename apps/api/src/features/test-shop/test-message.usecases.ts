import { displayPhone, testShopOfNumber } from "@haat/contract/shared/phone";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import * as messages from "./test-message.repository";

export { listMessages } from "./test-message.repository";

/** A text message, and whose it is. */
export interface ShopMessage {
  /** E.164. */
  to: string;
  text: string;
  /** The shop that it is about; null for the platform's own. */
  shopId: number | null;
}

/**
 * Keeps a text message that is about a test shop, or goes to a number of one. Only what is not kept may be sent: a number that
 * nobody has is never dialled, whether or not its test shop is there.
 * @returns whether it must not be sent
 */
export async function keepTestMessage(
  { db, clock }: Pick<Services, "db" | "clock">,
  { to, text, shopId }: ShopMessage,
): Promise<boolean> {
  const ofNumber = testShopOfNumber(displayPhone(to));
  const meant = ofNumber ?? shopId;
  if (meant === null) return false;
  const isTest = await messages.isTestShop(db, meant);
  if (isTest) await messages.insertMessage(db, { shopId: meant, phone: to, text, at: clock.now() });
  return isTest || ofNumber !== undefined;
}

/**
 * The code that always signs in the customers of a test shop; nothing for a number of people.
 * @param national the number, of people or of a test shop
 * @throws invalid_input for a number of a test shop that is not there
 */
export async function fixedCodeOf(
  { db }: Pick<Services, "db">,
  national: string,
): Promise<string | undefined> {
  const shopId = testShopOfNumber(national);
  if (shopId === undefined) return undefined;
  const code = await messages.findCode(db, shopId);
  if (code === undefined)
    throw new DomainError("invalid_input", {}, [{ field: "phone", code: "phone_incorrect" }]);
  return code;
}
