import type { StockMovement, StockedProduct } from "@haat/contract/seller/seller-stock.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { StockChange } from "@haat/contract/shared/stock-movement";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { checkedKey, once } from "../../http/idempotency";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import * as stock from "./seller-stock.repository";
import type { StockedRow } from "./seller-stock.repository";

/** Lines of the ledger with what they move, for commands that do more than that. */
export { moveStock, moveStocks } from "./seller-stock.repository";

/** What somebody says of the pieces of a product, or of one of its combinations. */
export interface StockChangeGiven {
  id_product: number;
  id_combination?: number | undefined;
  change: StockChange;
  /** How many more or fewer; of a count, how many there are. */
  pieces: number;
  /** Of a count: how many the page said there are. */
  was?: number | undefined;
  note: string;
}

/**
 * Writes down that pieces came in, came back, were damaged or were counted.
 * @param givenKey of the request; repeated with the same key it changes nothing twice
 * @returns how many there are now
 * @throws product_not_found, choice_required, stock_moved where a count is of something else than the page showed,
 * stock_below_zero, invalid_input for more pieces than a shop may have, idempotency_key_required
 */
export function changeStock(
  services: Services,
  { scope, actor }: InShop,
  language: Language,
  given: StockChangeGiven,
  givenKey: string | undefined,
) {
  const { shopId } = scope;
  const request = memberRequest({ scope, actor }, "change_stock", given, checkedKey(givenKey, true));
  const now = services.clock.now();
  return once(services, request, async (tx) => {
    const held = await holdPieces(tx, shopId, given);
    const change = changeOf(held, given, language);
    const { id_product: productId, note, change: reason } = given;
    const { combinationId, pieces: before } = held;
    const who = { accountId: actor.accountId, note, at: now };
    await stock.moveStock(tx, { shopId, productId, combinationId, change, reason, ...who });
    const after = before + change;
    const subject = combinationId === null ? String(productId) : `${productId}/${combinationId}`;
    const states = { before: { stock: before }, after: { stock: after, reason, ...(note && { note }) } };
    await recordCommand(tx, actor, { action: "stock_change", subject, ...states }, now);
    return { stock: after };
  });
}

interface HeldPieces {
  product: StockedRow;
  combinationId: number | null;
  pieces: number;
}

/** @throws product_not_found, choice_required */
async function holdPieces(
  tx: Queryable,
  shopId: number,
  { id_product, id_combination }: Pick<StockChangeGiven, "id_product" | "id_combination">,
): Promise<HeldPieces> {
  const product = await stock.lockProduct(tx, shopId, id_product);
  if (!product) throw new DomainError("product_not_found");
  if (product.hasAttributes !== (id_combination !== undefined)) throw new DomainError("choice_required");
  if (id_combination === undefined) return { product, combinationId: null, pieces: product.stock };
  const combination = await stock.lockCombination(tx, shopId, id_product, id_combination);
  if (!combination) throw new DomainError("product_not_found");
  return { product, combinationId: combination.id, pieces: combination.stock };
}

/** @throws stock_moved, stock_below_zero, invalid_input */
function changeOf(
  { product, pieces: there }: HeldPieces,
  { change, pieces, was }: StockChangeGiven,
  language: Language,
): number {
  const told = { name: textIn(language, product.name), stock: there };
  if (change === "counted" && was !== there) throw new DomainError("stock_moved", told);
  if (change === "damaged" && pieces > there) throw new DomainError("stock_below_zero", told);
  const more = { counted: pieces - there, damaged: -pieces, received: pieces, returned: pieces }[change];
  if (product.stock + more > business.stockMost)
    throw new DomainError("invalid_input", {}, [{ field: "pieces", code: "stock_invalid" }]);
  return more;
}

/** Says from how many pieces down a product counts as few. @throws product_not_found */
export function setLowLimit(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id_product, low_limit }: { id_product: number; low_limit?: number | undefined },
): Promise<{ low_limit: number }> {
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const product = await stock.lockProduct(tx, scope.shopId, id_product);
      if (!product) throw new DomainError("product_not_found");
      const wanted = low_limit ?? null;
      if (product.lowLimit !== wanted) {
        await stock.setLowLimit(tx, scope.shopId, id_product, wanted);
        const states = { before: { low_limit: product.lowLimit }, after: { low_limit: wanted } };
        const command = { action: "stock_limit", subject: String(id_product), ...states } as const;
        await recordCommand(tx, actor, command, now);
      }
      return { low_limit: wanted ?? business.lowStockLimit };
    },
    scope,
  );
}

/** What a product's stock is, with a page of the movements that made it, newest first. @throws product_not_found */
export function readStockHistory(
  { db }: Services,
  scope: MemberScope,
  language: Language,
  { id_product: productId, before }: { id_product: number; before?: number | undefined },
) {
  const asked = { shopId: scope.shopId, productId, before };
  const most = business.stockMovementsPerPage;
  return inTransaction(
    db,
    async (tx) => {
      const product = await stock.findProduct(tx, scope.shopId, productId);
      if (!product) throw new DomainError("product_not_found");
      const combinations = await stock.listCombinations(tx, scope.shopId, productId);
      const rows = await stock.listMovements(tx, asked, most + 1);
      const shown = rows.slice(0, most);
      const described = describeProduct(product, combinations, language);
      const start = product.stock - (await stock.sumOfNewer(tx, asked));
      return {
        product: described,
        movements: describeMovements(shown, described, start),
        next_before: rows.length > most ? (shown.at(-1)?.id ?? null) : null,
      };
    },
    scope,
  );
}

function describeProduct(
  product: StockedRow,
  combinations: Awaited<ReturnType<typeof stock.listCombinations>>,
  language: Language,
): StockedProduct {
  return {
    id_product: product.id,
    name: textIn(language, product.name),
    picture: product.picture,
    status: product.status,
    price: product.price,
    stock: product.stock,
    awaited: product.awaited,
    low_limit: product.lowLimit ?? business.lowStockLimit,
    choices: combinations.map(({ id, values, price, stock: pieces }) => ({
      id_combination: id,
      name: values.map((value) => textIn(language, value)).join(", "),
      price,
      stock: pieces,
    })),
  };
}

/** @param start how many pieces there were after the newest of them */
function describeMovements(
  rows: Awaited<ReturnType<typeof stock.listMovements>>,
  { choices }: StockedProduct,
  start: number,
): StockMovement[] {
  let after = start;
  return rows.map((row) => {
    const stock_after = after;
    after -= row.change;
    return {
      id_movement: row.id,
      at: row.at.toISOString(),
      reason: row.reason,
      change: row.change,
      stock_after,
      choice: choices.find(({ id_combination }) => id_combination === row.combinationId)?.name ?? "",
      name: row.firstName === null ? "" : `${row.firstName} ${row.lastName}`,
      note: row.note,
      order_id: row.order ?? "",
    };
  });
}
