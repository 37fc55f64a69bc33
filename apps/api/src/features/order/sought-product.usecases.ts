import type { Language } from "@haat/contract/languages";
import type { Services } from "../../http/call";
import { findAnswer } from "../../http/idempotency.repository";
import { holdPieces, piecesHeldByOthers } from "./held-pieces";
import { readProductStock } from "./order-stock.repository";
import { beingBought, shortageOf, type PiecesClaim } from "./order-stock.usecases";

type Stock = ReturnType<typeof readProductStock>;

/** Reads that are under way, and those that begin when they are over; by product. */
const underWay = new Map<string, Stock>();
const next = new Map<string, Stock>();

/** A product's stock by a read that begins after this question: all who ask meanwhile share the next one. */
function stockFromNow({ db }: Pick<Services, "db">, shopId: number, productId: number): Stock {
  const name = `${shopId} ${productId}`;
  const shared = next.get(name);
  if (shared) return shared;
  const begin = async () => {
    await underWay.get(name)?.catch(() => undefined);
    next.delete(name);
    const read = Promise.resolve(readProductStock(db, shopId, productId));
    underWay.set(name, read);
    return read.finally(() => underWay.get(name) === read && underWay.delete(name));
  };
  const answer = begin();
  if (underWay.has(name)) next.set(name, answer);
  return answer;
}

/** An order of one product that has not begun yet. */
export interface SoughtOrder {
  shopId: number;
  productId: number;
  quantity: number;
  language: Language;
  request: { shopId: number; owner: string; route: string; key: string };
}

/**
 * Tells who comes for a product that many want at once how it stands, before a transaction is begun for them: most of them
 * come too late. Who does not has a claim to the pieces from now on. One whose order is placed already is let through to its
 * answer.
 * @throws being_bought, out_of_stock, stock_short
 */
export async function claimSought(
  services: Services,
  wanted: SoughtOrder,
  claim: PiecesClaim,
): Promise<void> {
  const { shopId, productId, quantity, language, request } = wanted;
  const product = await stockFromNow(services, shopId, productId);
  if (!product) return;
  const { name, stock: available } = product;
  const pieces = { productId, combinationId: null, quantity };
  if (available >= quantity && piecesHeldByOthers(shopId, pieces, claim.order) + quantity <= available) {
    claim.end = holdPieces(shopId, [pieces], claim.order);
    return;
  }
  if (await findAnswer(services.db, request)) return;
  if (available < quantity) throw shortageOf({ name, productId, available }, language);
  throw beingBought({ name, productId }, language);
}
