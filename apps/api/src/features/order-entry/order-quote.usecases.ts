import type { EnteredLine, OrderGood } from "@haat/contract/seller/order-entry.contract";
import { business, type ShippingMethod } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { totalsOf } from "../cart/pricing.rules";
import { findSoldUnits, searchSoldUnits, unitNames } from "../seller-goods/sold-unit.usecases";
import { findShopByKey } from "../shop/shop.usecases";
import { unitOf } from "./order-entry.usecases";

type Unit = Awaited<ReturnType<typeof searchSoldUnits>>[number];

const describeGood = (unit: Unit, language: Language): OrderGood => ({
  id_product: unit.productId,
  id_combination: unit.combinationId,
  ...unitNames(unit, language),
  picture: unit.picture,
  unit_price: unit.price,
  available: unit.stock,
});

/** What a search finds of what a shop sells now, the best first. */
export async function searchOrderGoods(
  services: Services,
  scope: MemberScope,
  search: string,
  language: Language,
): Promise<OrderGood[]> {
  const found = await searchSoldUnits(services, scope, search, business.orderGoodsFound);
  return found.map((unit) => describeGood(unit, language));
}

/** What an order would be made of. */
interface QuoteAsked {
  lines: readonly EnteredLine[];
  shipping_method: ShippingMethod;
  id_city?: number | undefined;
  id_area?: number | undefined;
}

/**
 * What an order that the shop writes down would cost; what is not sold any more is left out of it.
 * @param sellerKey of the shop
 * @throws store_not_found
 */
export function quoteEnteredOrder(
  services: Services,
  scope: MemberScope,
  { sellerKey, language }: { sellerKey: string; language: Language },
  { lines: asked, shipping_method: shippingMethod, id_city: cityId, id_area }: QuoteAsked,
) {
  return inTransaction(
    services.db,
    async (tx) => {
      const shop = await findShopByKey(tx, sellerKey);
      if (!shop) throw new DomainError("store_not_found");
      const sold = await findSoldUnits(tx, scope.shopId, asked.map(unitOf));
      const lines = asked.flatMap((line) => {
        const unit = sold(unitOf(line));
        return unit ? [{ unit, unitPrice: unit.price, quantity: line.quantity }] : [];
      });
      const place = cityId === undefined ? undefined : { cityId, areaId: id_area ?? null };
      return {
        lines: lines.map(({ unit, unitPrice, quantity }) => ({
          ...describeGood(unit, language),
          quantity,
          line_total: unitPrice * quantity,
        })),
        totals: totalsOf({ lines, discount: 0, terms: shop, shippingMethod, place }),
        offers_pick_up: shop.offersPickUp,
      };
    },
    scope,
  );
}
