import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { readManySold, type Sold } from "../product-draft/sold-content";
import type { Writing } from "../product-draft/sold-values.usecases";
import { holdShopStatus, setStatus } from "../seller-goods/product-status.usecases";
import { countOpeningChange } from "../shop-opening/shop-decision.usecases";
import * as imports from "./goods-import.repository";
import * as work from "./import-work.repository";
import type { ImportWork } from "./import-apply.usecases";
import { isUntouched, stateOf, wayBack, type ProductState } from "./product-state";
import { writeState } from "./product-writing.usecases";

/** How many products are taken back in one transaction. */
const productsAtOnce = 50;

/** Takes the next piece of an import back. @returns whether there is more to do */
export function undoPiece(
  { db, clock }: Pick<Services, "db" | "clock">,
  { key, scope }: ImportWork,
): Promise<boolean> {
  const { shopId } = key;
  const at = { shopId, accountId: scope.memberId, now: clock.now() };
  return inTransaction(
    db,
    async (tx) => {
      if ((await imports.holdImport(tx, key))?.state !== "undoing") return false;
      const done = await work.listDone(tx, key, productsAtOnce);
      const ids = done.flatMap(({ productId }) => productId ?? []);
      const sold = await readManySold(tx, shopId, ids, true);
      for (const { position, productId, before, after } of done) {
        const now = sold.get(productId ?? 0);
        const isBack = await takeBack(tx, at, { now, before, after });
        await work.updateProduct(tx, key, position, { outcome: isBack ? "undone" : "kept" });
      }
      if (done.length > 0 && (await holdShopStatus(tx, shopId)) === "sent")
        await countOpeningChange(tx, shopId);
      return done.length > 0;
    },
    scope,
  );
}

interface DoneProduct {
  /** Nothing where it is gone for good. */
  now: Sold | undefined;
  /** Nothing of a product that was made. */
  before: ProductState | null;
  after: ProductState | null;
}

/** @returns whether it is what it was before the import; else somebody changed it since, and it stays */
async function takeBack(tx: Queryable, at: Writing, { now, before, after }: DoneProduct): Promise<boolean> {
  if (!now || !after) return now === undefined;
  const state = stateOf(now);
  if (!before) {
    if (state.status === "bin") return true;
    if (!isUntouched(after, state)) return false;
    await setStatus(tx, at.shopId, [now.product.id], "bin", at.now);
    return true;
  }
  const back = wayBack(before, after, state);
  if (!back) return false;
  await writeState(tx, at, now, { ...back, reason: "corrected" });
  return true;
}
