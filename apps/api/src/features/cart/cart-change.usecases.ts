import { business } from "@haat/contract/business-constants";
import type { CartChange, CartLineData } from "@haat/contract/cart.contract";
import type { Language } from "@haat/contract/languages";
import type { Services } from "../../platform/call";
import type { Queryable } from "../../platform/database";
import { Refusal } from "../../platform/errors";
import { textIn } from "../../platform/language";
import { hashOf, randomToken } from "../../platform/secrets";
import { inTransaction } from "../../platform/transaction";
import type { Shopper } from "../account/identity";
import { openShop } from "../store/store.usecases";
import * as carts from "./cart.repository";
import { readCartLineId } from "./cart-line-id";
import { describeLines, mostPieces, ownerOf } from "./cart.usecases";

interface Addition {
  seller_key: string;
  id_product: number;
  id_product_attribute: number[];
  quantity: number;
  language: Language;
}

interface Added {
  id_cart: string;
  cart_unique_id: string;
  cart_key: string | null;
  change: CartChange;
  quantity: number;
  total_items: number;
  line: CartLineData;
}

/** What the shopper means: the product, or the combination of all its chosen values. */
async function findChoice(
  db: Queryable,
  shopId: number,
  { id_product, id_product_attribute, language }: Addition,
) {
  const product = await carts.findSellable(db, shopId, id_product);
  if (!product) throw new Refusal("product_not_found");
  const valueIds = [...new Set(id_product_attribute)].sort((one, other) => one - other);
  const name = textIn(language, product.name);
  if (!product.hasAttributes) {
    if (valueIds.length > 0) throw new Refusal("choice_required");
    return { combinationId: null, price: product.price, stock: product.stock, name };
  }
  const combination = await carts.findCombination(db, shopId, product.id, valueIds);
  if (!combination) throw new Refusal("choice_required");
  return { combinationId: combination.id, price: combination.price, stock: combination.stock, name };
}

/**
 * Puts a product in the cart as far as stock and the cap of 10 allow, and says how far that was. A stranger becomes a
 * guest with a cart key of their own.
 * @throws store_not_found, product_not_found, choice_required, out_of_stock, quantity_capped
 */
export async function addToCart(services: Services, shopper: Shopper, addition: Addition): Promise<Added> {
  const { db, clock } = services;
  const shop = await openShop(services, addition.seller_key);
  const choice = await findChoice(db, shop.id, addition);
  if (choice.stock === 0) throw new Refusal("out_of_stock", { name: choice.name, available: 0 });
  const newKey = shopper.kind === "stranger" ? randomToken() : null;
  const owner = ownerOf(shopper) ?? { guestKeyHash: hashOf(newKey ?? "") };
  const now = clock.now();
  const { cartId, lineId, quantity, change } = await inTransaction(db, async (tx) => {
    const cartId = await carts.lockCart(tx, shop.id, owner, now);
    const ofProduct = (await carts.listBareLines(tx, shop.id, cartId)).filter(
      (line) => line.productId === addition.id_product,
    );
    const current = ofProduct.find((line) => line.combinationId === choice.combinationId)?.quantity ?? 0;
    const others = ofProduct.reduce((sum, line) => sum + line.quantity, 0) - current;
    const settled = settle(current, current + addition.quantity, choice.stock, others);
    const lineId = await carts.putLine(tx, {
      shopId: shop.id,
      cartId,
      productId: addition.id_product,
      combinationId: choice.combinationId,
      quantity: settled.quantity,
      priceWhenAdded: choice.price,
      addedAt: now,
    });
    return { cartId, lineId, ...settled };
  });
  const lines = await carts.listLines(db, shop.id, owner);
  const [line] = await describeLines(
    services,
    shop,
    lines.filter(({ id }) => id === lineId),
    addition.language,
  );
  if (!line) throw new Refusal("cart_line_not_found");
  return {
    id_cart: cartId,
    cart_unique_id: line.cart_unique_id,
    cart_key: newKey,
    change,
    quantity,
    total_items: lines.length,
    line,
  };
}

/**
 * How many pieces a line gets, and what that is called: `wanted`, unless the cap or the stock are in the way.
 * @throws quantity_capped where other lines of the product leave no room at all
 */
function settle(current: number, wanted: number, stock: number, others: number) {
  const quantity = Math.min(wanted, mostPieces(stock, others));
  if (quantity === 0) throw new Refusal("quantity_capped", { most: business.maxQuantityPerProduct });
  return { quantity, change: changeOf(current, wanted, quantity, stock) };
}

function changeOf(current: number, wanted: number, quantity: number, stock: number): CartChange {
  if (quantity < wanted) return quantity === stock ? "short" : "capped";
  if (current === 0) return "added";
  if (quantity === current) return "unchanged";
  return quantity > current ? "increased" : "reduced";
}

/** Shop, owner and line of a call about one line. @throws cart_line_not_found for everybody else's, too */
async function openLine(services: Services, shopper: Shopper, cartUniqueId: string) {
  const id = readCartLineId(cartUniqueId);
  const owner = ownerOf(shopper);
  if (!id || !owner) throw new Refusal("cart_line_not_found");
  const shop = await openShop(services, id.sellerKey).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal("cart_line_not_found") : error;
  });
  return { shop, owner, lineId: id.lineId };
}

interface Changed {
  change: CartChange;
  quantity: number;
  total_items: number;
}

/**
 * Sets the quantity of a line as far as stock and the cap allow.
 * @throws cart_line_not_found, out_of_stock, quantity_capped
 */
export async function changeQuantity(
  services: Services,
  shopper: Shopper,
  wanted: { seller_key: string; cart_unique_id: string; quantity: number; language: Language },
): Promise<Changed> {
  const { shop, owner, lineId } = await openLine(services, shopper, wanted.cart_unique_id);
  if (shop.sellerKey !== wanted.seller_key) throw new Refusal("cart_line_not_found");
  return inTransaction(services.db, async (tx) => {
    const cartId = await carts.findAndLockCart(tx, shop.id, owner);
    const lines = await carts.listLines(tx, shop.id, owner);
    const line = lines.find(({ id }) => id === lineId);
    if (!cartId || !line) throw new Refusal("cart_line_not_found");
    if (line.available === 0) {
      throw new Refusal("out_of_stock", { name: textIn(wanted.language, line.name), available: 0 });
    }
    const others = lines
      .filter(({ id, productId }) => productId === line.productId && id !== line.id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const { quantity, change } = settle(line.quantity, wanted.quantity, line.available, others);
    if (quantity !== line.quantity) await carts.setQuantity(tx, shop.id, line.id, quantity);
    return { change, quantity, total_items: lines.length };
  });
}

/** Takes a line out. @throws cart_line_not_found */
export async function removeLine(
  services: Services,
  shopper: Shopper,
  cartUniqueId: string,
): Promise<Omit<Changed, "quantity">> {
  const { shop, owner, lineId } = await openLine(services, shopper, cartUniqueId);
  return inTransaction(services.db, async (tx) => {
    const cartId = await carts.findAndLockCart(tx, shop.id, owner);
    if (!cartId || !(await carts.deleteLine(tx, shop.id, cartId, lineId))) {
      throw new Refusal("cart_line_not_found");
    }
    return { change: "removed" as const, total_items: await carts.countLines(tx, shop.id, owner) };
  });
}
