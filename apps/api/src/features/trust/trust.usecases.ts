import type { PhoneStanding, RefusedPhone, ShopTrust } from "@haat/contract/seller/seller-trust.contract";
import { business } from "@haat/contract/shared/business-constants";
import { internationalPhone } from "@haat/contract/shared/phone";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import * as trust from "./trust.repository";
import type { RefusalRow, TrustRow } from "./trust.repository";

const perPage = business.refusedPhonesPerPage;

const describeTrust = ({ mostOpenOrders, codeFrom }: TrustRow): ShopTrust => ({
  most_open_orders: mostOpenOrders,
  code_from: codeFrom,
});

const describeRefusal = ({ id, phone, reason, refusedAt, ...by }: RefusalRow): RefusedPhone => ({
  id_refusal: id,
  phone,
  reason,
  at: refusedAt.toISOString(),
  by: `${by.firstName ?? ""} ${by.lastName ?? ""}`.trim(),
});

/** The trail bears no whole number. */
const maskedPhone = (phone: string) => `…${phone.slice(-3)}`;

/** Whose orders a shop takes, and a page of the phones that it refuses. */
export function describeShopTrust({ db }: Services, { shopId, ...scope }: MemberScope, before?: number) {
  return inTransaction(
    db,
    async (tx) => {
      const found = await trust.listRefusals(tx, shopId, before, perPage + 1);
      const shown = found.slice(0, perPage);
      return {
        trust: describeTrust(await trust.findTrust(tx, shopId)),
        refused: shown.map(describeRefusal),
        next_before: found.length > perPage ? (shown.at(-1)?.id ?? null) : null,
      };
    },
    { shopId, ...scope },
  );
}

/** Says whose orders a shop takes. The same again changes nothing. */
export function saveShopTrust(
  { db, clock }: Services,
  { scope, actor }: InShop,
  given: ShopTrust,
): Promise<ShopTrust> {
  return inTransaction(
    db,
    async (tx) => {
      const before = await trust.holdTrust(tx, scope.shopId);
      const after = { mostOpenOrders: given.most_open_orders, codeFrom: given.code_from };
      if (before.mostOpenOrders === after.mostOpenOrders && before.codeFrom === after.codeFrom) return given;
      await trust.saveTrust(tx, scope.shopId, after);
      const command = { before: stateOf(before), after: stateOf(after) };
      await recordCommand(tx, actor, { action: "trust_save", ...command }, clock.now());
      return given;
    },
    scope,
  );
}

const stateOf = ({ mostOpenOrders, codeFrom }: TrustRow) => ({
  open_orders: mostOpenOrders,
  code_from: codeFrom,
});

interface Refusing {
  /** National form; left out where an order is named. */
  phone?: string | undefined;
  /** The number of an order: its phone and the account that placed it are refused. */
  order_id?: string | undefined;
  reason: string;
}

/**
 * Takes no more orders of a phone; those under way go on. The same again changes nothing.
 * @throws order_not_found; too_many_of_shop (with `most`)
 */
export function refusePhone(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { phone, order_id, reason }: Refusing,
): Promise<RefusedPhone> {
  const { shopId, memberId } = scope;
  return inTransaction(
    db,
    async (tx) => {
      await trust.holdRefusals(tx, shopId);
      const who = order_id === undefined ? typedPhone(phone) : await ordererOf(tx, shopId, order_id);
      const before = await trust.findRefusal(tx, shopId, { phone: who.phone });
      const customerId = who.customerId ?? before?.customerId ?? null;
      if (before?.reason === reason && before.customerId === customerId) return describeRefusal(before);
      const now = clock.now();
      if (before) await trust.changeRefusal(tx, before, { reason, customerId });
      else {
        const most = business.refusedPhonesMost;
        if ((await trust.countRefusals(tx, shopId)) >= most)
          throw new DomainError("too_many_of_shop", { most });
        const row = { shopId, phone: who.phone, customerId, reason, refusedBy: memberId, refusedAt: now };
        await trust.insertRefusal(tx, row);
      }
      const command = {
        subject: maskedPhone(who.phone),
        ...(before && { before: { reason: before.reason } }),
        after: { reason },
      };
      await recordCommand(tx, actor, { action: "phone_refuse", ...command }, now);
      return describeRefusal(await refusalOf(tx, shopId, who.phone));
    },
    scope,
  );
}

async function refusalOf(tx: Queryable, shopId: number, phone: string): Promise<RefusalRow> {
  const found = await trust.findRefusal(tx, shopId, { phone });
  if (!found) throw new Error("A phone that was refused is gone.");
  return found;
}

const typedPhone = (phone = "") => ({ phone: internationalPhone(phone), customerId: null });

async function ordererOf(tx: Queryable, shopId: number, number: string) {
  const order = await trust.findOrdererOf(tx, shopId, number);
  // Who has deleted the account has no number any more.
  if (!order?.phone) throw new DomainError("order_not_found");
  return order;
}

/** Takes orders of a refused phone again; one that is not refused any more changes nothing. */
export function allowPhone({ db, clock }: Services, { scope, actor }: InShop, id: number): Promise<void> {
  const { shopId } = scope;
  return inTransaction(
    db,
    async (tx) => {
      await trust.holdRefusals(tx, shopId);
      const before = await trust.findRefusal(tx, shopId, { id });
      if (!before) return;
      await trust.deleteRefusal(tx, shopId, id);
      const command = { subject: maskedPhone(before.phone), before: { reason: before.reason } };
      await recordCommand(tx, actor, { action: "phone_allow", ...command }, clock.now());
    },
    scope,
  );
}

/** How who placed orders stands in their shop, by the orders' ids. */
export async function standingsOf(
  db: Queryable,
  shopId: number,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, PhoneStanding>> {
  const found = await trust.listStandings(db, shopId, orderIds);
  return new Map(
    found.map(({ orderId, taken, returned, isRefused }) => [
      orderId,
      { taken, returned, is_refused: isRefused },
    ]),
  );
}

/** @throws phone_is_refused where the shop takes no more orders of a phone (E.164), or of the account that it belongs to */
export async function requireNotRefused(
  tx: Queryable,
  shopId: number,
  who: { phone: string; customerId: number | null },
): Promise<void> {
  if (await trust.findRefusalOfOrder(tx, shopId, who)) throw new DomainError("phone_is_refused");
}

/** That a shop takes no more orders of the phone of one of its orders, or of who placed it; null where it does. */
export async function refusalOfOrder(
  db: Queryable,
  shopId: number,
  order: { phone: string; customerId: number | null },
): Promise<RefusedPhone | null> {
  const found = await trust.findRefusalOfOrder(db, shopId, order);
  return found ? describeRefusal(found) : null;
}
