import type {
  BulkEdit,
  BulkEditChange,
  BulkEditRow,
  GoodsTableView,
  PriceRule,
} from "@haat/contract/seller/bulk-edit.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { findOwnProducts } from "../catalogue/own-search.usecases";
import { countOpeningChange } from "../shop-opening/shop-decision.usecases";
import * as rows from "./bulk-edit-rows.repository";
import * as edits from "./bulk-edit.repository";
import type { EditedRow, EditKey, EditRow } from "./bulk-edit.repository";
import { changeAsTyped, changeByRule, type UnitChange } from "./bulk-edit.rules";
import { holdShopStatus } from "./product-status.repository";
import * as units from "./sold-unit.repository";
import { unitNames } from "./sold-unit.usecases";

/** Which of a shop's products a table has. */
export interface TableAsked {
  view: GoodsTableView;
  id_category?: number | undefined;
  id_product?: number | undefined;
  search?: string | undefined;
}

const mostRows = business.bulkEditRowsPerPage;

/** A page of what a shop sells, a product or combination a row; a search has the best products first found. */
export async function showGoodsTable(
  services: Services,
  scope: MemberScope,
  language: Language,
  {
    after,
    per_page: perPage = mostRows,
    ...asked
  }: TableAsked & { after?: string | undefined; per_page?: number | undefined },
) {
  const wanted = await unitsAsked(services, scope.shopId, asked);
  const [productId = 0, combinationId = 0] = after?.split("-").map(Number) ?? [];
  const place = after === undefined ? undefined : { productId, combinationId };
  const found = await inTransaction(
    services.db,
    (tx) => units.listUnits(tx, { ...wanted, after: place }, perPage + 1),
    scope,
  );
  const shown = found.slice(0, perPage);
  const last = shown.at(-1);
  return {
    rows: shown.map(
      ({ productId: id_product, combinationId: id_combination, oldPrice: old_price, ...unit }) => ({
        id_product,
        id_combination,
        ...unitNames(unit, language),
        price: unit.price,
        old_price,
        stock: unit.stock,
      }),
    ),
    next_after: found.length > perPage && last ? `${last.productId}-${last.combinationId ?? 0}` : null,
  };
}

async function unitsAsked(
  services: Services,
  shopId: number,
  { view, id_category, id_product, search = "" }: TableAsked,
) {
  const ids = await findOwnProducts(services, shopId, search, business.goodsCountedUpTo);
  return { shopId, view, categoryId: id_category, productId: id_product, ids };
}

/**
 * Puts together what somebody typed into the table.
 * @throws product_not_found for what is not sold, invalid_input for an old price that is not above its price, bulk_edit_empty
 */
export function previewBulkEdit(
  { db, clock }: Services,
  { scope, actor }: InShop,
  changes: readonly BulkEditChange[],
): Promise<{ id_bulk_edit: number }> {
  const { shopId } = scope;
  const at = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const found = await units.findUnits(tx, shopId, [
        ...new Set(changes.map((change) => change.id_product)),
      ]);
      const sold = new Map(found.map((unit) => [`${unit.productId}-${unit.combinationId ?? 0}`, unit]));
      const typed = changes.flatMap((change, place) => {
        const unit = sold.get(`${change.id_product}-${change.id_combination ?? 0}`);
        if (!unit) throw new DomainError("product_not_found");
        const changed = changeAsTyped(unit, change);
        if (changed && isOldPriceLow(changed))
          throw new DomainError("invalid_input", {}, [
            { field: `changes.${place}.old_price`, code: "old_price_low" },
          ]);
        return changed ?? [];
      });
      return keepPreview(tx, { shopId, accountId: actor.accountId, at }, typed);
    },
    scope,
  );
}

const isOldPriceLow = ({ priceAfter, oldAfter }: UnitChange) =>
  priceAfter !== null && oldAfter !== null && oldAfter <= priceAfter;

/** Puts together what a rule makes of all prices of a list. @throws bulk_edit_many, bulk_edit_empty */
export async function previewPriceRule(
  services: Services,
  { scope, actor }: InShop,
  { view, id_category, id_product, search, ...rule }: TableAsked & PriceRule,
): Promise<{ id_bulk_edit: number }> {
  const { shopId } = scope;
  const at = services.clock.now();
  const most = business.bulkEditRowsMost;
  const wanted = await unitsAsked(services, shopId, { view, id_category, id_product, search });
  return inTransaction(
    services.db,
    async (tx) => {
      const found = await units.listUnits(tx, wanted, most + 1);
      if (found.length > most) throw new DomainError("bulk_edit_many", { most });
      const changed = found.flatMap((unit) => changeByRule(unit, rule) ?? []);
      return keepPreview(tx, { shopId, accountId: actor.accountId, at }, changed);
    },
    scope,
  );
}

/** @throws bulk_edit_empty */
async function keepPreview(
  tx: Queryable,
  edit: { shopId: number; accountId: number; at: Date },
  changes: readonly UnitChange[],
) {
  if (changes.length === 0) throw new DomainError("bulk_edit_empty");
  return { id_bulk_edit: await edits.replacePreview(tx, edit, changes) };
}

/** A change of many products with a page of its rows. @throws bulk_edit_not_found */
export function showBulkEdit(
  { db }: Services,
  scope: MemberScope,
  language: Language,
  { id_bulk_edit: id, page }: { id_bulk_edit: number; page: number },
) {
  const key = { shopId: scope.shopId, id };
  return inTransaction(
    db,
    async (tx) => {
      const edit = await findEdit(tx, key);
      const shown = await edits.listEditRows(tx, key, { skip: (page - 1) * mostRows, most: mostRows });
      const biggest = await edits.findBiggest(tx, key);
      return {
        edit: describeEdit(edit),
        rows: shown.map((row) => describeRow(row, language)),
        last_page: Math.max(1, Math.ceil(edit.rowCount / mostRows)),
        biggest: biggest ? describeRow(biggest, language) : null,
      };
    },
    scope,
  );
}

/** The last changes of many products that were done. */
export async function listBulkEdits({ db }: Services, scope: MemberScope): Promise<BulkEdit[]> {
  const found = await inTransaction(
    db,
    (tx) => edits.listEdits(tx, scope.shopId, business.bulkEditsShown),
    scope,
  );
  return found.map(describeEdit);
}

/** @throws bulk_edit_not_found */
async function findEdit(tx: Queryable, key: EditKey): Promise<EditRow> {
  const edit = await edits.findEdit(tx, key);
  if (!edit) throw new DomainError("bulk_edit_not_found");
  return edit;
}

const describeEdit = (edit: EditRow): BulkEdit => ({
  id_bulk_edit: edit.id,
  state: edit.state,
  at: edit.at.toISOString(),
  name: edit.firstName === null ? "" : `${edit.firstName} ${edit.lastName}`,
  row_count: edit.rowCount,
  moved_count: edit.movedCount,
});

const describeRow = (row: EditedRow, language: Language): BulkEditRow => ({
  id_product: row.productId,
  id_combination: row.combinationId,
  ...unitNames(row, language),
  price:
    row.priceAfter === null
      ? null
      : {
          before: row.priceBefore,
          after: row.priceAfter,
          old_before: row.oldBefore,
          old_after: row.oldAfter,
        },
  stock: row.stockAfter === null ? null : { before: row.stockBefore, after: row.stockAfter },
  is_moved: row.isMoved,
});

/**
 * Does a change of many products, all of it or nothing.
 * @throws bulk_edit_not_found; bulk_edit_moved where somebody changed a row since, which the preview shows from now on;
 * bulk_edit_empty where nothing of it is sold any more
 */
export async function applyBulkEdit(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id_bulk_edit: id }: { id_bulk_edit: number },
): Promise<BulkEdit> {
  const { shopId } = scope;
  const key = { shopId, id };
  const at = clock.now();
  const done = await inTransaction(
    db,
    async (tx) => {
      const state = await edits.holdEdit(tx, key);
      if (state !== "previewed") return findEdit(tx, key);
      await rows.lockGoods(tx, key);
      // What the preview shows from now on stays, so this transaction is not one that fails.
      if ((await rows.refreshPreview(tx, key)) > 0) return undefined;
      if ((await findEdit(tx, key)).rowCount === 0) throw new DomainError("bulk_edit_empty");
      await rows.writeChange(tx, key, { accountId: actor.accountId, reason: "counted", at });
      await edits.setState(tx, key, { state: "applied", at });
      // Whoever reviews the shop has read what it sells.
      if ((await holdShopStatus(tx, shopId)) === "sent") await countOpeningChange(tx, shopId);
      const edit = await findEdit(tx, key);
      const command = {
        action: "bulk_edit",
        subject: String(id),
        after: { products: edit.rowCount },
      } as const;
      await recordCommand(tx, actor, command, at);
      return edit;
    },
    scope,
  );
  if (!done) throw new DomainError("bulk_edit_moved");
  return describeEdit(done);
}

/**
 * Takes a change of many products back, but for what somebody changed since.
 * @throws bulk_edit_not_found, also for one that was not done
 */
export async function undoBulkEdit(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id_bulk_edit: id }: { id_bulk_edit: number },
): Promise<BulkEdit> {
  const { shopId } = scope;
  const key = { shopId, id };
  const at = clock.now();
  const undone = await inTransaction(
    db,
    async (tx) => {
      const state = await edits.holdEdit(tx, key);
      if (state === undefined || state === "previewed") throw new DomainError("bulk_edit_not_found");
      if (state === "undone") return findEdit(tx, key);
      await rows.lockGoods(tx, key);
      await rows.markChangedSince(tx, key);
      await rows.writeBack(tx, key, { accountId: actor.accountId, reason: "corrected", at });
      await edits.setState(tx, key, { state: "undone" });
      if ((await holdShopStatus(tx, shopId)) === "sent") await countOpeningChange(tx, shopId);
      const edit = await findEdit(tx, key);
      const products = edit.rowCount - edit.movedCount;
      const command = { action: "bulk_edit_undo", subject: String(id), after: { products } } as const;
      await recordCommand(tx, actor, command, at);
      return edit;
    },
    scope,
  );
  return describeEdit(undone);
}
