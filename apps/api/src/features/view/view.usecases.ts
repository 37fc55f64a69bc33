import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import type { Services } from "../../http/call";
import { keyedHashOf } from "../../security/secrets";
import { requireProduct } from "../catalogue/catalogue.usecases";
import { requireShop } from "../shop/shop.usecases";
import { addView } from "./view.repository";

/**
 * Counts a visitor of a shop, or of one of its products, once a day.
 * @param address where the visitor calls from; only its hash is kept, another one every day
 * @returns whether the visitor is new today
 * @throws store_not_found, product_not_found
 */
export async function countView(
  services: Services,
  { sellerKey, productId }: { sellerKey: string; productId: number | undefined },
  address: string,
): Promise<boolean> {
  const { id: shopId, isPreview } = await requireShop(services, sellerKey);
  // The shop's own people look at it.
  if (isPreview) return false;
  if (productId !== undefined) await requireProduct(services, shopId, productId);
  const day = dayInBangladesh(services.clock.now());
  const visitor = keyedHashOf(`visitor on ${day}: ${address}`, services.config.secrets[0]);
  return addView(services.db, { shopId, productId: productId ?? null, day, visitor });
}
