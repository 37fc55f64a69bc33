import { business } from "@haat/contract/shared/business-constants";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { recordCommand, type OnPlatform } from "../audit/audit.usecases";
import { requireShopId } from "../shop-review/review.usecases";
import * as views from "./shop-view.repository";

/** The shops that somebody of the platform looks into. */
export const listViews = (db: Queryable, accountId: number, now: Date) =>
  views.findViewsOf(db, accountId, now);

/**
 * Lets somebody of the platform look into a shop's console for half an hour, and change nothing there. The shop's owner reads
 * in the trail that it was done, and why.
 * @returns until when
 * @throws not_found
 */
export function beginView(
  { db, clock }: Services,
  { scope, actor }: OnPlatform,
  { seller_key, reason }: { seller_key: string; reason: string },
): Promise<Date> {
  const now = clock.now();
  const expiresAt = secondsAfter(now, business.shopViewSeconds);
  return inTransaction(
    db,
    async (tx) => {
      const shopId = await requireShopId(tx, seller_key);
      const view = { accountId: scope.staffId, shopId, reason, startedAt: now, expiresAt };
      await views.putView(tx, view);
      const command = { action: "shop_view", shopId, subject: String(shopId), after: { reason } } as const;
      await recordCommand(tx, actor, command, now);
      return expiresAt;
    },
    scope,
  );
}

/** Ends it before its time; one that is over is as it was wanted. @throws not_found for what is no shop */
export function endView({ db }: Services, { scope }: OnPlatform, sellerKey: string): Promise<void> {
  return inTransaction(
    db,
    async (tx) => {
      await views.deleteView(tx, scope.staffId, await requireShopId(tx, sellerKey));
    },
    scope,
  );
}
