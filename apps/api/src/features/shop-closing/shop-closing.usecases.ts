import type { ShopClosing, StatedClosing } from "@haat/contract/seller/seller-closing.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { ClosingReason } from "@haat/contract/shared/closing-choices";
import { isShown, movesFrom } from "@haat/contract/shared/shop-status";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { addJob } from "../../jobs/job.repository";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { sumOwed } from "../cash/cash.usecases";
import { countWaitingComplaints } from "../complaint/complaint-inbox.usecases";
import { countOpenOrders } from "../order/order-status.usecases";
import { platformFacts } from "../platform-settings/platform-facts.usecases";
import { listDomainNames } from "../shop-domain/shop-domain.usecases";
import { findOpening, holdOpening, moveShop, requireMove } from "../shop-opening/shop-decision.usecases";
import type { OpeningRow } from "../shop-opening/shop-decision.usecases";
import { shopClosingQueueName } from "./shop-closing.job.usecases";
import { tellStaff } from "./closing-news";
import * as closings from "./shop-closing.repository";
import type { ClosingRow } from "./shop-closing.repository";

const daySeconds = 24 * 3600;

/** A closing as the API tells it. */
export const describeStated = (row: ClosingRow): StatedClosing => ({
  reason: row.reason,
  words: row.words,
  closed_at: row.closedAt.toISOString(),
  final_from: row.finalFrom.toISOString(),
  final_at: row.finalAt?.toISOString() ?? null,
});

/** What an owner said of closing a shop; nothing where nobody closed it. For the platform's people, too. */
export async function findStatedClosing(tx: Queryable, shopId: number): Promise<StatedClosing | null> {
  const row = await closings.findClosing(tx, shopId);
  return row ? describeStated(row) : null;
}

/** How a shop's closing stands, and what is still to be finished. */
export const readClosing = ({ db }: Services, scope: MemberScope): Promise<ShopClosing> =>
  inTransaction(db, (tx) => closingSeen(tx, scope.shopId), scope);

async function closingSeen(tx: Queryable, shopId: number): Promise<ShopClosing> {
  const row = await findOpening(tx, shopId);
  if (!row) throw new DomainError("shop_not_found");
  const moves = movesFrom(row.status, "owner");
  return {
    status: row.status,
    can_close: moves.includes("close"),
    can_reopen: moves.includes("reopen"),
    closing: await findStatedClosing(tx, shopId),
    open_orders: await countOpenOrders(tx, shopId),
    open_complaints: await countWaitingComplaints(tx, shopId),
    cash_owed: await sumOwed(tx, shopId),
    domains: await listDomainNames(tx, shopId),
  };
}

/** A name as it is compared: who types it need not care for capitals and spaces. */
const plain = (name: string) => name.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();

const isNameOf = ({ title }: OpeningRow, name: string) =>
  [title.bn, title.en].some((each) => each !== "" && plain(each) === plain(name));

/**
 * Closes a shop: from then on nobody sees it and nothing is ordered, which a trigger on the orders keeps, while those that are
 * open are finished. All of its people are told. Done once more it changes nothing.
 * @throws invalid_input for another name than the shop's; shop_move_refused where it is not open
 */
export async function closeShop(
  services: Services,
  { scope, actor }: InShop,
  { reason, words, name }: { reason: ClosingReason; words: string; name: string },
): Promise<ShopClosing> {
  const { shopId, memberId: accountId } = scope;
  const { helpPhone } = await platformFacts(services);
  const closedAt = services.clock.now();
  const finalFrom = secondsAfter(closedAt, business.closingDays * daySeconds);
  return inTransaction(
    services.db,
    async (tx) => {
      const row = await heldShop(tx, shopId);
      if (row.status === "closing") return closingSeen(tx, shopId);
      requireMove(row, "close");
      if (!isNameOf(row, name))
        throw new DomainError("invalid_input", {}, [{ field: "name", code: "closing_name_wrong" }]);
      await moveShop(tx, row, "close");
      await closings.insertClosing(tx, { shopId, accountId, reason, words, closedAt, finalFrom });
      const job = { queue: shopClosingQueueName, payload: { shopId }, uniqueKey: String(shopId) };
      await addJob(tx, { ...job, runAt: finalFrom });
      const change = { before: { status: row.status }, after: { status: "closing", reason } };
      await recordCommand(tx, actor, { action: "shop_close", ...change }, closedAt);
      await tellStaff(services, tx, row, { news: "closed", until: finalFrom, help: helpPhone });
      return closingSeen(tx, shopId);
    },
    scope,
  );
}

/**
 * Takes the closing of a shop back: it is paused then. All of its people are told. Done once more it changes nothing.
 * @throws shop_move_refused where the closing is final, or there was none
 */
export function reopenShop(services: Services, { scope, actor }: InShop): Promise<ShopClosing> {
  const { shopId } = scope;
  return inTransaction(
    services.db,
    async (tx) => {
      const row = await heldShop(tx, shopId);
      if (isShown(row.status)) return closingSeen(tx, shopId);
      const status = await moveShop(tx, row, "reopen");
      await closings.deleteClosing(tx, shopId);
      const change = { before: { status: row.status }, after: { status } };
      await recordCommand(tx, actor, { action: "shop_reopen", ...change }, services.clock.now());
      await tellStaff(services, tx, row, { news: "reopened" });
      return closingSeen(tx, shopId);
    },
    scope,
  );
}

async function heldShop(tx: Queryable, shopId: number): Promise<OpeningRow> {
  const row = await holdOpening(tx, shopId);
  if (!row) throw new DomainError("shop_not_found");
  return row;
}
