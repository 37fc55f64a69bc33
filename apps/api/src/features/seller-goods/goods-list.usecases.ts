import type { GoodsLack, GoodsView, ListedProduct } from "@haat/contract/seller/seller-goods.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { findOwnProducts } from "../catalogue/own-search.usecases";
import { countOpeningChange } from "../shop-opening/shop-decision.usecases";
import * as goods from "./goods-list.repository";
import type { GoodsRow } from "./goods-list.repository";
import { holdShopStatus } from "./product-status.repository";

const binSeconds = business.binDays * 24 * 3600;

/** A part of the list, as it is asked for. */
export interface GoodsListAsked {
  view: GoodsView;
  lacking?: GoodsLack | undefined;
  search?: string | undefined;
  before?: number | undefined;
}

/** A page of a shop's products, newest first, or the best of what a search finds; with how many each view has. */
export async function listShopGoods(
  services: Services,
  { shopId, ...scope }: MemberScope,
  language: Language,
  { search = "", ...asked }: GoodsListAsked,
) {
  const most = business.sellerProductsPerPage;
  const binnedSince = secondsAfter(services.clock.now(), -binSeconds);
  const found = await findOwnProducts(services, shopId, search, business.goodsCountedUpTo);
  const { rows, counts } = await inTransaction(
    services.db,
    async (tx) => {
      const wanted = { shopId, lacking: undefined, ...asked, binnedSince };
      return {
        counts: await goods.countGoods(tx, shopId, binnedSince),
        rows: found
          ? await goods.listFirstOf(tx, { ...wanted, before: undefined }, found, most)
          : await goods.listGoods(tx, wanted, most + 1),
      };
    },
    { shopId, ...scope },
  );
  const shown = rows.slice(0, most);
  return {
    products: shown.map((row) => describeListed(row, language)),
    counts,
    next_before: !found && rows.length > most ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** How many of a shop's products on sale are sold out, and of how many few are left: what the list's views say. */
export const countShortGoods = (tx: Queryable, shopId: number) => goods.countShort(tx, shopId);

const describeListed = (row: GoodsRow, language: Language): ListedProduct => ({
  id_product: row.id,
  slug: row.slug,
  name: textIn(language, row.name),
  picture: row.picture,
  status: row.status,
  price: row.price,
  has_price_range: row.maxPrice > row.price,
  old_price: row.oldPrice,
  stock: row.stock,
  is_low: row.isLow,
  awaited: row.awaited,
  has_choices: row.hasAttributes,
  deleted_at: row.binnedAt && secondsAfter(row.binnedAt, binSeconds).toISOString(),
});

/**
 * Gives a product without attributes another price; an old price that is not above it is taken away.
 * @param was what the page showed
 * @throws product_not_found, choice_required for one with attributes, price_moved where somebody changed it meanwhile
 */
export function setProductPrice(
  { db, clock }: Services,
  { scope, actor }: InShop,
  language: Language,
  { id_product, price, was }: { id_product: number; price: number; was: number },
): Promise<{ price: number; old_price: number | null }> {
  const { shopId } = scope;
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const product = await goods.lockPrice(tx, shopId, id_product);
      if (!product) throw new DomainError("product_not_found");
      if (product.hasAttributes) throw new DomainError("choice_required");
      const { price: before, oldPrice: oldBefore } = product;
      if (before === price) return { price, old_price: oldBefore };
      if (before !== was)
        throw new DomainError("price_moved", { name: textIn(language, product.name), price: before });
      const oldPrice = oldBefore !== null && oldBefore > price ? oldBefore : null;
      await goods.setPrice(tx, shopId, id_product, { price, oldPrice });
      // Whoever reviews the shop has read what it sells.
      if ((await holdShopStatus(tx, shopId)) === "sent") await countOpeningChange(tx, shopId);
      const states = {
        before: { price: before, old_price: oldBefore },
        after: { price, old_price: oldPrice },
      };
      const command = { action: "price_change", subject: String(id_product), ...states } as const;
      await recordCommand(tx, actor, command, now);
      return { price, old_price: oldPrice };
    },
    scope,
  );
}
