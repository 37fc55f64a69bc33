import { business, signInStatus, type SignInStatus } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import type { Queryable } from "../../database/database";
import { hashOf, isEqual, randomToken } from "../../security/secrets";
import { inTransaction } from "../../database/transaction";
import type { Customer } from "../account/account.usecases";
import type { Caller } from "../account/caller";
import { openSession, sessionToHandOver } from "../account/session.usecases";
import {
  refuseEntry,
  welcome,
  withGuestCarts,
  type Entered,
  type Entry,
  type Identity,
} from "../account/sign-in-answer";
import { recordEvent } from "../audit/audit.usecases";
import { describeSeller } from "../store/store.usecases";
import { platformFacts } from "../platform-settings/platform-facts.usecases";
import * as handOvers from "./hand-over.repository";

/**
 * Hands the session that calls over to a shop's own host.
 * @param challenge hash of the secret of the browser that asked there
 * @returns the token to be brought there, once, within 30 seconds; it is kept nowhere
 * @throws store_not_found for what is no open shop of ours
 */
export async function handOver(
  services: Services,
  customer: Customer,
  { shop_name, challenge }: { shop_name: string; challenge: string },
  { language, caller }: { language: Language; caller: Caller },
): Promise<string> {
  const { id_shop: shopId } = await describeSeller(services, shop_name, language);
  const now = services.clock.now();
  const token = randomToken();
  const { requestId } = caller;
  await inTransaction(services.db, async (tx) => {
    await handOvers.replaceHandOver(tx, {
      tokenHash: hashOf(token),
      sessionHash: hashOf(caller.token ?? ""),
      customerId: customer.id,
      shopId,
      challenge,
      createdAt: now,
      expiresAt: secondsAfter(now, business.handOverSeconds),
    });
    await recordEvent(tx, { action: "hand_over", customerId: customer.id, shopId, requestId }, now);
  });
  return token;
}

/** A token that was brought to a shop's own host. */
interface Brought {
  language: Language;
  shop_name: string;
  token: string;
  /** The secret of the browser that brings it. */
  verifier: string;
}

/**
 * Trades a token for a session of its own, which lasts no longer than the one it comes from. The token is used up even
 * where it is refused: who brings one that is not for them may have stolen it.
 * @throws store_not_found for what is no open shop of ours
 */
export async function signInHandedOver(
  services: Services,
  brought: Brought,
  caller: Caller,
): Promise<Identity<SignInStatus>> {
  const { language, shop_name } = brought;
  const { id_shop: shopId } = await describeSeller(services, shop_name, language);
  const now = services.clock.now();
  const { helpPhone } = await platformFacts(services);
  const { requestId } = caller;
  const entry: Entry = { action: "sign_in_hand_over", language, requestId, now, helpPhone };
  const status = signInStatus.badTicket;
  const entered: Entered<SignInStatus> = await inTransaction(services.db, async (tx) => {
    const taken = await handOvers.takeHandOver(tx, hashOf(brought.token));
    if (!taken) return refuseEntry(tx, entry, { status, reason: "bad_hand_over" });
    const { customerId } = taken;
    const isGood =
      taken.shopId === shopId && taken.expiresAt > now && isEqual(taken.challenge, hashOf(brought.verifier));
    const session = isGood ? await holdSession(tx, taken, now) : undefined;
    if (!session) return refuseEntry(tx, entry, { status, reason: "bad_hand_over", customerId });
    const { customer, expiresAt: lastsUntil, phoneProvedAt } = session;
    const opened = await openSession(services, tx, customer, caller, { phoneProvedAt, lastsUntil });
    return welcome(tx, entry, customer, opened);
  });
  return withGuestCarts(services, language, entered);
}

const holdSession = (tx: Queryable, { customerId, sessionHash }: handOvers.HandOver, now: Date) =>
  sessionToHandOver(tx, customerId, sessionHash, now);
