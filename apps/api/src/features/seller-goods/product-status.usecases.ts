import { randomUUID } from "node:crypto";
import type { DraftLack } from "@haat/contract/seller/product-draft.contract";
import type { AuditAction } from "@haat/contract/shared/audit-choices";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { ProductStatus } from "@haat/contract/shared/product-status";
import type { Database } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { secondsAfter, type Clock } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { countOpeningChange } from "../shop-opening/shop-decision.usecases";
import * as goods from "./product-status.repository";

/** States of products, and where their shop stands, for commands that do more than move them. */
export { holdShopStatus, setStatus } from "./product-status.repository";

const binSeconds = business.binDays * 24 * 3600;

/**
 * Hides products, shows them again, throws them away or takes them out of the bin: in one transaction. What is to be shown and has
 * no picture stays as it is and is listed; so does what stands so already, and several in one command have the same batch.
 * @returns those that stand so now, and those that lack something, without what is none of the shop's or was in the bin for too
 * long
 * @throws product_not_found where none is left; product_without_picture where all that are to be shown have none
 */
export function setProductStatus(
  { db, clock }: Services,
  { scope, actor }: InShop,
  language: Language,
  { products, status }: { products: readonly number[]; status: ProductStatus },
) {
  const { shopId } = scope;
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const found = await goods.lockProducts(tx, shopId, products, secondsAfter(now, -binSeconds));
      if (found.length === 0) throw new DomainError("product_not_found");
      const [left, able] = parted(found, ({ picture }) => status === "live" && picture === "");
      if (able.length === 0) throw new DomainError("product_without_picture");
      const moved = able.filter((product) => product.status !== status);
      if (moved.length > 0) {
        const ids = moved.map(({ id }) => id);
        await goods.setStatus(tx, shopId, ids, status, now);
        // Whoever reviews the shop has read what it sells.
        if ((await goods.holdShopStatus(tx, shopId)) === "sent") await countOpeningChange(tx, shopId);
      }
      const batch = moved.length > 1 ? { batch: randomUUID() } : {};
      for (const { id, status: before } of moved) {
        const state = { before: { status: before }, after: { status } };
        const command = { action: actionOf(before, status), subject: String(id), ...state, ...batch };
        await recordCommand(tx, actor, command, now);
      }
      const named = ({ id, name }: { id: number; name: { bn: string; en: string } }) => ({
        id_product: id,
        name: textIn(language, name),
      });
      return { products: able.map(named), left: left.map((each) => ({ ...named(each), lacks })) };
    },
    scope,
  );
}

/** What keeps a product that is sold from being shown: it has all else that one needs. */
const lacks: DraftLack[] = ["picture"];

function parted<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

function actionOf(from: ProductStatus, to: ProductStatus): AuditAction {
  if (to === "bin") return "product_bin";
  if (from === "bin") return "product_restore";
  return to === "hidden" ? "product_hide" : "product_show";
}

/** Deletes what was in the bin for its days and what no order is about, so many at most. @returns how many */
export function emptyBin({ db, clock }: { db: Database; clock: Clock }, most: number): Promise<number> {
  const before = secondsAfter(clock.now(), -binSeconds);
  return inTransaction(db, (tx) => goods.deleteBinned(tx, before, most));
}
