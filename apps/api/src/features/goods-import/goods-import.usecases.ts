import type {
  GoodsImport,
  GoodsImportKind,
  GoodsImportOutcome,
  GoodsImportProduct,
  GoodsImportView,
} from "@haat/contract/seller/goods-import.contract";
import { goodsImportKind, goodsImportOutcome } from "@haat/contract/seller/goods-import.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { addJob } from "../../jobs/job.repository";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import * as imports from "./goods-import.repository";
import * as work from "./import-work.repository";
import type { ImportKey, ImportRow, ListedRow } from "./goods-import.repository";
import { columnTitle } from "./sheet-columns";
import { goodsImportQueueName, importJobKey, type ImportPayload } from "./import-job.usecases";

const perPage = business.importProductsPerPage;

/** An import with a page of the products of its file. @throws goods_import_not_found */
export function showGoodsImport(
  { db }: Services,
  scope: MemberScope,
  language: Language,
  { id_import: id, view, page }: { id_import: number; view: GoodsImportView; page: number },
) {
  const key = { shopId: scope.shopId, id };
  const translate = translator(language);
  return inTransaction(
    db,
    async (tx) => {
      const { head, row } = await readImport(tx, key);
      const rows = await imports.listProducts(tx, key, { view, skip: (page - 1) * perPage, most: perPage });
      const total = await imports.countInView(tx, key, view);
      return {
        import: head,
        products: rows.map((each) => describeProduct(each, language)),
        last_page: Math.max(1, Math.ceil(total / perPage)),
        unknown_columns: row.unknownColumns,
        left_pictures: row.leftPictures.map(({ name, code }) => ({
          name,
          message: translate(`api.fields.${code}`),
        })),
      };
    },
    scope,
  );
}

/** The last imports of a shop. */
export function listGoodsImports({ db }: Services, scope: MemberScope): Promise<GoodsImport[]> {
  return inTransaction(
    db,
    async (tx) => {
      const rows = await imports.listImports(tx, scope.shopId, business.importsShown);
      const counts = await imports.countProducts(
        tx,
        scope.shopId,
        rows.map(({ id }) => id),
      );
      return rows.map((row) =>
        describe(
          row,
          counts.filter(({ importId }) => importId === row.id),
        ),
      );
    },
    scope,
  );
}

/** @throws goods_import_not_found */
async function readImport(tx: Queryable, key: ImportKey): Promise<{ head: GoodsImport; row: ImportRow }> {
  const row = await imports.findImport(tx, key);
  if (!row) throw new DomainError("goods_import_not_found");
  return { head: describe(row, await imports.countProducts(tx, key.shopId, [key.id])), row };
}

type Counts = Awaited<ReturnType<typeof imports.countProducts>>;

function describe(row: ImportRow, counts: Counts): GoodsImport {
  const sum = (found: Counts) => found.reduce((total, { products }) => total + products, 0);
  const kinds = goodsImportKind.options.map((kind) => [
    kind,
    sum(counts.filter((each) => each.kind === kind)),
  ]);
  const outcomes = goodsImportOutcome.options.map((outcome) => [
    outcome,
    sum(counts.filter((each) => each.outcome === outcome)),
  ]);
  return {
    id_import: row.id,
    state: row.state,
    file_name: row.fileName,
    format: row.format,
    at: row.at.toISOString(),
    name: row.firstName === null ? "" : `${row.firstName} ${row.lastName}`,
    rows: row.rowCount,
    products: row.productCount,
    kinds: Object.fromEntries(kinds) as Record<GoodsImportKind, number>,
    outcomes: Object.fromEntries(outcomes) as Record<GoodsImportOutcome, number>,
    zeros: counts.filter(({ kind }) => kind === "changed").reduce((total, { zeros }) => total + zeros, 0),
    pictureless: counts
      .filter(({ kind }) => kind === "new" || kind === "double")
      // Of those that are not made yet what the look says; of those that are, how many are hidden still.
      .reduce((total, { outcome, pictureless, hiddenYet }) => {
        const own = { waiting: pictureless, done: hiddenYet }[String(outcome)];
        return total + (own ?? 0);
      }, 0),
  };
}

function describeProduct(row: ListedRow, language: Language): GoodsImportProduct {
  const translate = translator(language);
  return {
    row: row.firstRow,
    id_product: row.productId,
    name: row.name,
    kind: row.kind,
    outcome: row.outcome,
    errors: row.errors.map(({ row: at, column, code }) => ({
      row: at,
      column,
      title: column === null ? null : columnTitle(column, language),
      message: translate(`api.fields.${code}`),
    })),
    changes: row.changes.map(({ isZero: is_zero, ...change }) => ({
      ...change,
      title: columnTitle(change.column, language),
      is_zero,
    })),
  };
}

/**
 * Has an import done, from now on and by itself; one that is being done goes on at once.
 * @throws goods_import_not_found; goods_import_empty where nothing of it is to be done
 */
export function applyGoodsImport(
  { db, clock }: Services,
  shop: InShop,
  {
    id_import: id,
    takes_zeros: takesZeros,
    makes_doubles: makesDoubles,
  }: {
    id_import: number;
    takes_zeros: boolean;
    makes_doubles: boolean;
  },
): Promise<GoodsImport> {
  const { scope, actor } = shop;
  const key = { shopId: scope.shopId, id };
  const at = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const held = await imports.holdImport(tx, key);
      const { head } = await readImport(tx, key);
      // Whoever does it may have given up.
      if (held?.state === "applying") await goOn(tx, key, shop, at);
      if (held?.state !== "previewed") return head;
      const { kinds } = head;
      if (kinds.new + kinds.changed + (makesDoubles ? kinds.double : 0) === 0)
        throw new DomainError("goods_import_empty");
      await work.settleWithoutWork(tx, key);
      if (!makesDoubles) await work.skipWaiting(tx, key, "double");
      const change = { state: "applying", takesZeros, makesDoubles, accountId: actor.accountId, at } as const;
      await imports.updateImport(tx, key, change);
      await goOn(tx, key, shop, at);
      const after = { name: held.fileName, products: head.products };
      await recordCommand(tx, actor, { action: "goods_import", subject: String(id), after }, at);
      return (await readImport(tx, key)).head;
    },
    scope,
  );
}

/**
 * Has an import taken back, from now on and by itself; one that is being done stops where it is, and one that is being taken
 * back goes on at once.
 * @throws goods_import_not_found, also for one that was not done
 */
export function undoGoodsImport(
  { db, clock }: Services,
  shop: InShop,
  { id_import: id }: { id_import: number },
): Promise<GoodsImport> {
  const { scope, actor } = shop;
  const key = { shopId: scope.shopId, id };
  const at = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const held = await imports.holdImport(tx, key);
      const isDone =
        held && (["applying", "applied", "undoing", "undone"] as const).some((state) => state === held.state);
      if (!isDone) throw new DomainError("goods_import_not_found");
      const { head } = await readImport(tx, key);
      // Whoever takes it back may have given up.
      if (held.state === "undoing") await goOn(tx, key, shop, at);
      if (held.state !== "applied" && held.state !== "applying") return head;
      await work.skipWaiting(tx, key);
      await imports.updateImport(tx, key, { state: "undoing" });
      await goOn(tx, key, shop, at);
      const after = { products: head.outcomes.done };
      await recordCommand(tx, actor, { action: "goods_import_undo", subject: String(id), after }, at);
      return (await readImport(tx, key)).head;
    },
    scope,
  );
}

async function goOn(tx: Queryable, key: ImportKey, { actor }: InShop, at: Date): Promise<void> {
  const payload: ImportPayload = { shopId: key.shopId, importId: key.id, accountId: actor.accountId };
  await addJob(tx, { queue: goodsImportQueueName, payload, uniqueKey: importJobKey(key), runAt: at });
}
