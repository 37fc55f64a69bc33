import type { Courier } from "@haat/contract/seller/seller-couriers.contract";
import type { CourierAccountField, KnownCourier } from "@haat/contract/shared/courier-choices";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import type { CourierAccount } from "../../outside/courier";
import { DomainError } from "../../process/domain-error";
import { sealed, unsealed } from "../../security/secrets";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import * as accounts from "./courier-account.repository";
import type { WhichAccount } from "./courier-account.repository";
import { findShopCourier } from "./courier.usecases";

/** An account as it is typed in, with the courier that it is at. */
export type AccountGiven = Record<CourierAccountField, string> & { courier: KnownCourier };

/**
 * Sets a shop's account at a courier in place of the one before. Only what the courier asks for is kept, sealed; the trail says
 * that it was set, and no more.
 * @throws courier_not_reached; invalid_input where a part is missing
 */
export function saveAccount(
  services: Services,
  { scope, actor }: InShop,
  { courier: kind, ...given }: AccountGiven,
): Promise<Courier> {
  const { db, clock, config, couriers } = services;
  const { shopId } = scope;
  const asks = couriers.asks(kind);
  if (!asks) throw new DomainError("courier_not_reached");
  const missing = asks.filter((part) => given[part] === "");
  if (missing.length > 0)
    throw new DomainError(
      "invalid_input",
      {},
      missing.map((field) => ({ field, code: "account_part_required" })),
    );
  const account = Object.fromEntries(asks.map((part) => [part, given[part]]));
  const now = clock.now();
  const sealedAccount = sealed(JSON.stringify(account), config.secrets[0]);
  return inTransaction(
    db,
    async (tx) => {
      await accounts.putAccount(tx, { shopId, kind, sealedAccount, setAt: now, setBy: actor.accountId });
      const courier = await findShopCourier(services, tx, shopId, kind);
      const command = { subject: courier.name, after: { courier: courier.name } };
      await recordCommand(tx, actor, { action: "courier_account_save", ...command }, now);
      return courier;
    },
    scope,
  );
}

/** Removes a shop's account at a courier; where there is none nothing changes. */
export function removeAccount(
  services: Services,
  { scope, actor }: InShop,
  kind: KnownCourier,
): Promise<Courier> {
  const { db, clock } = services;
  const { shopId } = scope;
  return inTransaction(
    db,
    async (tx) => {
      const known = await accounts.listAccounts(tx, shopId);
      const courier = await findShopCourier(services, tx, shopId, kind);
      if (!known.some((each) => each.kind === kind)) return courier;
      await accounts.deleteAccount(tx, { shopId, kind });
      const command = { subject: courier.name, before: { courier: courier.name } };
      await recordCommand(tx, actor, { action: "courier_account_remove", ...command }, clock.now());
      return findShopCourier(services, tx, shopId, kind);
    },
    scope,
  );
}

type Parts = Pick<Services, "config" | "couriers">;

/** A shop's account, for the platform's own work; undefined where there is none that has all that its courier asks for. */
export async function openAccount(
  { config, couriers }: Parts,
  db: Queryable,
  which: WhichAccount,
): Promise<CourierAccount | undefined> {
  const kept = await accounts.findSealedAccount(db, which);
  const account = kept === undefined ? undefined : opened(kept, config.secrets);
  const asks = couriers.asks(which.kind);
  return account && asks?.every((part) => account[part]) ? account : undefined;
}

function opened(sealedAccount: string, secrets: readonly string[]): CourierAccount | undefined {
  try {
    return JSON.parse(unsealed(sealedAccount, secrets)) as CourierAccount;
  } catch {
    return undefined;
  }
}

/** Forgets a shop's accounts; for who ends the shop. */
export const dropAccountsOfShop = (tx: Queryable, shopId: number) => accounts.deleteAccounts(tx, shopId);

/** How many accounts are looked at together. */
const most = 500;

/** Seals every account under the newest of the server's secrets. @returns how many were sealed anew */
export async function sealAccountsAnew({ db, config }: Pick<Services, "db" | "config">): Promise<number> {
  const [newest] = config.secrets;
  let count = 0;
  let after: WhichAccount | undefined;
  do {
    const rows = await accounts.listSealedAccounts(db, after, most);
    for (const { sealedAccount, ...which } of rows) {
      const account = opened(sealedAccount, [newest]) ? undefined : opened(sealedAccount, config.secrets);
      if (!account) continue;
      const anew = sealed(JSON.stringify(account), newest);
      await accounts.replaceSealedAccount(db, which, sealedAccount, anew);
      count += 1;
    }
    after = rows.length < most ? undefined : rows.at(-1);
  } while (after);
  return count;
}
