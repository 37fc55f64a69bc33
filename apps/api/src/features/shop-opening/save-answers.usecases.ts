import type { OpeningTask, ShopOpening } from "@haat/contract/seller/shop-opening.contract";
import type { Language } from "@haat/contract/shared/languages";
import { isFillable } from "@haat/contract/shared/shop-status";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import type { AuditAction } from "@haat/contract/shared/audit-choices";
import { recordCommand, type AuditState, type InShop } from "../audit/audit.usecases";
import { describeOpening } from "./described-opening";
import * as openings from "./shop-opening.repository";
import type { OpeningRow, OpeningValues, ShopValues } from "./shop-opening.repository";
import { listRemarks, mendRemarks } from "./shop-remark.repository";

/** What saving an item changes. */
export interface Change {
  shop?: ShopValues;
  opening?: OpeningValues;
  /** What is kept in other tables. */
  besides?: () => Promise<void>;
  before: AuditState;
  after: AuditState;
}

interface Item {
  task: OpeningTask;
  action: AuditAction;
  /** What is changed, from what is there; the shop is held meanwhile. */
  change: (tx: Queryable, row: OpeningRow) => Promise<Change> | Change;
}

/** A shop's opening, read in a transaction. @throws shop_not_found for who is no member any more */
export async function readOpening(tx: Queryable, shopId: number): Promise<OpeningRow> {
  const row = await openings.findOpening(tx, shopId);
  if (!row) throw new DomainError("shop_not_found");
  return row;
}

/** The same, while nobody else changes it. @throws shop_not_found */
export async function holdOpening(tx: Queryable, shopId: number): Promise<OpeningRow> {
  const row = await openings.holdOpening(tx, shopId);
  if (!row) throw new DomainError("shop_not_found");
  return row;
}

/** What a shop's people see of its opening, as it is in a transaction. */
export async function openingSeen(
  { logger }: Pick<Services, "logger">,
  tx: Queryable,
  shopId: number,
  language: Language,
): Promise<ShopOpening> {
  const row = await readOpening(tx, shopId);
  return describeOpening(row, await listRemarks(tx, shopId), { language, logger });
}

/** The task list, and what was answered. */
export function showOpening(services: Services, { scope }: InShop, language: Language): Promise<ShopOpening> {
  return inTransaction(services.db, (tx) => openingSeen(services, tx, scope.shopId, language), scope);
}

/**
 * Saves one item of an application by itself. The same as it is already changes nothing, counts as no change and is not
 * written down.
 * @returns the opening as it is then
 * @throws shop_move_refused for a shop that is closed for good, and what `item.change` throws
 */
export function saveItem(
  services: Services,
  { scope, actor }: InShop,
  language: Language,
  item: Item,
): Promise<ShopOpening> {
  const { shopId } = scope;
  const now = services.clock.now();
  return inTransaction(
    services.db,
    async (tx) => {
      const row = await holdOpening(tx, shopId);
      if (!isFillable(row.status)) throw new DomainError("shop_move_refused");
      const { shop = {}, opening = {}, besides, before, after } = await item.change(tx, row);
      if (JSON.stringify(before) !== JSON.stringify(after)) {
        await openings.updateShop(tx, shopId, shop);
        await openings.updateOpening(tx, shopId, opening);
        await besides?.();
        await mendRemarks(tx, shopId, item.task, now);
        await recordCommand(tx, actor, { action: item.action, before, after }, now);
      }
      return openingSeen(services, tx, shopId, language);
    },
    scope,
  );
}
