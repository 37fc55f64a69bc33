import { business } from "@haat/contract/shared/business-constants";
import type { CartChange, CartItem } from "@haat/contract/shop/cart.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { once, type Once } from "../../http/idempotency";
import { textIn } from "../../http/language";
import { requireVersion } from "../../http/preconditions";
import { inOneTrip } from "../../database/one-trip";
import { inTransaction } from "../../database/transaction";
import type { Shopper } from "../account/identity";
import { refuseUnlessSelling, requireSellingShop, requireShop } from "../shop/shop.usecases";
import * as carts from "./cart.repository";
import type { CartOwner, LineRow } from "./cart.repository";
import { readCartLineId } from "./cart-line-id";
import { describeLine, mostPieces, ownerOf, versionOf, withNames } from "./cart.usecases";
import { distinctAscending, findChoice, type Purchasable, type ChoiceRequest } from "./choice.usecases";
import { newCartKey } from "./guest-cart-key";

/** What a changing call may carry besides its input. */
interface Conditions {
  idempotencyKey: string | undefined;
  ifMatch: string | undefined;
}

interface Addition extends ChoiceRequest {
  seller_key: string;
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
  version: string;
  line: CartItem;
}

/** Whose an idempotency key is. */
const keyOwnerOf = (owner: CartOwner) =>
  "customerId" in owner ? `customer ${owner.customerId}` : `guest ${owner.guestKeyHash}`;

/**
 * Puts a product in the cart as far as stock and the cap of 10 allow, and says how far that was. Somebody anonymous becomes a
 * guest with a cart key of their own.
 * @throws store_not_found, product_not_found, choice_required, out_of_stock, quantity_capped, cart_full,
 * idempotency_key_reused
 */
export async function addToCart(
  services: Services,
  shopper: Shopper,
  addition: Addition,
  idempotencyKey: string | undefined,
): Promise<Once<Added>> {
  const { language, quantity, id_product } = addition;
  const shop = await requireSellingShop(services, addition.seller_key);
  const fresh = shopper.kind === "anonymous" ? newCartKey(services.config, idempotencyKey) : undefined;
  const owner = ownerOf(shopper) ?? { guestKeyHash: fresh?.hash ?? "" };
  const id_product_attribute = distinctAscending(addition.id_product_attribute);
  const { answer, isReplay } = await once(
    services,
    {
      shopId: shop.id,
      owner: keyOwnerOf(owner),
      route: "add_to_cart",
      key: idempotencyKey,
      fingerprint: { id_product, id_product_attribute, quantity },
      tenantScope: { shopId: shop.id, ...owner },
      readAlong: (tx) => findChoice(tx, shop.id, { id_product, id_product_attribute }),
    },
    (tx, choice) => addChoice(tx, shop.id, owner, { choice, quantity, language, now: services.clock.now() }),
  );
  const [named] = await withNames(services.db, shop.id, [answer.line]);
  if (!named) throw new Error("An added line was not described.");
  const line = describeLine(shop, named, language);
  return {
    isReplay,
    answer: {
      id_cart: answer.line.cartId,
      cart_unique_id: line.cart_unique_id,
      cart_key: fresh?.key ?? null,
      change: answer.change,
      quantity: answer.line.quantity,
      total_items: answer.totalItems,
      version: versionOf([answer.line]),
      line,
    },
  };
}

/** The addition itself, inside its transaction. */
async function addChoice(
  tx: Queryable,
  shopId: number,
  owner: CartOwner,
  {
    choice,
    quantity: more,
    language,
    now,
  }: { choice: Purchasable; quantity: number; language: Language; now: Date },
): Promise<{ change: CartChange; totalItems: number; line: LineRow }> {
  const { productId, combinationId, available, unitPrice } = choice;
  if (available === 0)
    throw new DomainError("out_of_stock", { name: textIn(language, choice.name), available });
  const { id: cartId, lines: inCart } = await carts.holdCart(tx, shopId, owner, now);
  const ofProduct = inCart.filter((line) => line.productId === productId);
  const current = ofProduct.find((line) => line.combinationId === combinationId)?.quantity ?? 0;
  if (current === 0 && inCart.length >= business.maxCartLines) {
    throw new DomainError("cart_full", { most: business.maxCartLines });
  }
  const others = ofProduct.reduce((sum, line) => sum + line.quantity, 0) - current;
  const { quantity, change } = settle(current, current + more, available, others);
  const priceWhenAdded = unitPrice;
  const [lineId, , lines] = await inOneTrip(
    carts.putLine(tx, { shopId, cartId, productId, combinationId, quantity, priceWhenAdded, addedAt: now }),
    carts.bumpVersion(tx, shopId, cartId, now),
    carts.listLines(tx, shopId, owner),
  );
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new Error("An added line was not found.");
  return { change, totalItems: lines.length, line };
}

/**
 * How many pieces a line gets, and what that is called: `wanted`, unless the cap or the stock are in the way.
 * @throws quantity_capped where other lines of the product leave no room at all
 */
function settle(current: number, wanted: number, stock: number, others: number) {
  const quantity = Math.min(wanted, mostPieces(stock, others));
  if (quantity === 0) throw new DomainError("quantity_capped", { most: business.maxQuantityPerProduct });
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
  if (!id || !owner) throw new DomainError("cart_line_not_found");
  const shop = await requireShop(services, id.sellerKey).catch((error: unknown) => {
    throw error instanceof DomainError ? new DomainError("cart_line_not_found") : error;
  });
  return { shop, owner, lineId: id.lineId };
}

interface Changed {
  change: CartChange;
  total_items: number;
  version: string;
}

/**
 * Sets the quantity of a line as far as stock and the cap allow; its price as it is now counts as agreed to.
 * @throws cart_line_not_found, out_of_stock, quantity_capped, precondition_failed, idempotency_key_reused
 */
export async function changeQuantity(
  services: Services,
  shopper: Shopper,
  wanted: { seller_key: string; cart_unique_id: string; quantity: number; language: Language },
  { idempotencyKey, ifMatch }: Conditions,
): Promise<Once<Changed & { quantity: number }>> {
  const { cart_unique_id, quantity, language } = wanted;
  const { shop, owner, lineId } = await openLine(services, shopper, cart_unique_id);
  if (shop.sellerKey !== wanted.seller_key) throw new DomainError("cart_line_not_found");
  refuseUnlessSelling(shop);
  return once(
    services,
    {
      shopId: shop.id,
      owner: keyOwnerOf(owner),
      route: "update_cart",
      key: idempotencyKey,
      fingerprint: { cart_unique_id, quantity },
      tenantScope: { shopId: shop.id, ...owner },
      readAlong: (tx) => holdLines(tx, shop.id, owner, ifMatch),
    },
    async (tx, lines) => {
      const line = lines.find(({ id }) => id === lineId);
      if (!line) throw new DomainError("cart_line_not_found");
      const settled = settleLine(line, lines, quantity, language);
      const isSame = settled.quantity === line.quantity && line.priceWhenAdded === line.unitPrice;
      if (!isSame) {
        const { unitPrice: priceWhenAdded } = line;
        await inOneTrip(
          carts.changeLine(tx, shop.id, lineId, { quantity: settled.quantity, priceWhenAdded }),
          carts.bumpVersion(tx, shop.id, line.cartId, services.clock.now()),
        );
      }
      const cartVersion = line.cartVersion + (isSame ? 0 : 1);
      return { ...settled, total_items: lines.length, version: versionOf([{ ...line, cartVersion }]) };
    },
  );
}

function settleLine(line: LineRow, lines: LineRow[], wanted: number, language: Language) {
  if (line.available === 0) {
    throw new DomainError("out_of_stock", { name: textIn(language, line.name), available: 0 });
  }
  const others = lines
    .filter(({ id, productId }) => productId === line.productId && id !== line.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return settle(line.quantity, wanted, line.available, others);
}

/** The lines of a cart that nobody else changes until the transaction ends. @throws precondition_failed */
async function holdLines(
  tx: Queryable,
  shopId: number,
  owner: CartOwner,
  ifMatch: string | undefined,
): Promise<LineRow[]> {
  const [cart, found] = await inOneTrip(
    carts.findAndLockCart(tx, shopId, owner),
    carts.listLines(tx, shopId, owner),
  );
  // Of a cart that was not there to be locked nothing may be changed, though it has come meanwhile.
  const lines = cart ? found : [];
  requireVersion(ifMatch, versionOf(lines));
  return lines;
}

/** Takes a line out. @throws cart_line_not_found, precondition_failed */
export async function removeLine(
  services: Services,
  shopper: Shopper,
  cartUniqueId: string,
  ifMatch: string | undefined,
): Promise<Changed> {
  const { shop, owner, lineId } = await openLine(services, shopper, cartUniqueId);
  const remove = async (tx: Queryable): Promise<Changed> => {
    const lines = await holdLines(tx, shop.id, owner, ifMatch);
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new DomainError("cart_line_not_found");
    await inOneTrip(
      carts.deleteLine(tx, shop.id, line.cartId, lineId),
      carts.bumpVersion(tx, shop.id, line.cartId, services.clock.now()),
    );
    const left = lines
      .filter(({ id }) => id !== lineId)
      .map((each) => ({ ...each, cartVersion: each.cartVersion + 1 }));
    return { change: "removed", total_items: left.length, version: versionOf(left) };
  };
  return inTransaction(services.db, remove, { shopId: shop.id, ...owner });
}
