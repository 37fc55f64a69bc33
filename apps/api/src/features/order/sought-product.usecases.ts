import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import { wasAnswered, type RequestKey } from "../../http/idempotency.repository";
import * as carts from "../cart/cart.usecases";
import { distinctAscending, type ChoiceRequest } from "../cart/choice.usecases";
import { holdPieces, piecesHeldByOthers, type WantedPieces } from "./held-pieces";
import { readSoughtStocks } from "./order-stock.repository";
import { beingBought, shortageOf, type PiecesClaim } from "./order-stock.usecases";

type Parts = Pick<Services, "db">;

/** What an order wants, with what is left of it. */
export interface SoughtPieces extends WantedPieces {
  name: { bn: string; en: string };
  available: number;
}

/** An order that has not begun yet. */
export interface SoughtOrder {
  shopId: number;
  language: Language;
  request: RequestKey;
}

/** What an order of one product wants; nothing where there is no such product or choice, which the order itself will say. */
export async function seekChoice(
  { db }: Parts,
  shopId: number,
  { id_product: productId, id_product_attribute, quantity }: ChoiceRequest & { quantity: number },
): Promise<SoughtPieces[]> {
  const stocks = await readSoughtStocks(db, { shopId, productId });
  const valueIds = JSON.stringify(distinctAscending(id_product_attribute));
  return stocks
    .filter((row) => JSON.stringify(row.valueIds ?? []) === valueIds)
    .map(({ combinationId, name, stock }) => ({
      productId,
      combinationId,
      quantity,
      name,
      available: stock,
    }));
}

/** What an order of a customer's cart wants. */
export async function seekCart({ db }: Parts, shopId: number, customerId: number): Promise<SoughtPieces[]> {
  const lines = await carts.readBareLines(db, { shopId, customerId });
  const sought = lines.map(async ({ productId, combinationId, quantity }) => {
    const stocks = await readSoughtStocks(db, { shopId, productId });
    return stocks
      .filter((row) => row.combinationId === combinationId)
      .map(({ name, stock }) => ({ productId, combinationId, quantity, name, available: stock }));
  });
  return (await Promise.all(sought)).flat();
}

/**
 * Tells who comes for what many want at once how it stands, before a transaction is begun for them and before they wait for
 * their turn: most of them come too late. Who does not has a claim to the pieces from now on. One whose order is placed
 * already is let through to its answer.
 * @throws being_bought, out_of_stock, stock_short
 */
export async function claimSought(
  { db }: Parts,
  { shopId, language, request }: SoughtOrder,
  sought: SoughtPieces[],
  claim: PiecesClaim,
): Promise<void> {
  const short = sought.find(({ available, quantity }) => available < quantity);
  const rivalled = sought.find(
    (pieces) => piecesHeldByOthers(shopId, pieces, claim.buyer) + pieces.quantity > pieces.available,
  );
  if (!short && !rivalled) {
    claim.end = holdPieces(shopId, sought, claim.buyer);
    return;
  }
  if (await wasAnswered(db, request)) return;
  if (short) throw shortageOf(short, language);
  if (rivalled) throw beingBought(rivalled, language);
}
