import { isSelling } from "@haat/contract/shared/shop-status";
import { previewPrefix } from "@haat/contract/shared/reserved-labels";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { readDraftPreview } from "./draft-preview";
import * as shops from "./shop.repository";
import type { ShopRow } from "./shop.repository";

/** A shop by what names it, for features whose rows are a shop's. */
export { findShopByKey, findShopIdByOrderPrefix, holdShop, type ShopRow } from "./shop.repository";

/** The key of a preview stands in calls where a seller key does. */
const previewKeyShape = /^pv[0-9a-f]{18}$/;

/** A shop by the key of a preview: of one that is not open, or of the draft of its theme. */
function findPreviewed({ db, config, clock }: Services, key: string) {
  const draft = readDraftPreview(config, key, clock.now());
  if (draft) return shops.findShopInDraft(db, draft, key);
  return previewKeyShape.test(key) ? shops.findShopByPreviewKey(db, key) : undefined;
}

/**
 * The shop behind a `{sellerKey}`, some seconds old at most; also one that is not open, where the key is that of its preview.
 * @throws store_not_found where it does not exist, was not approved or is suspended.
 */
export async function requireShop(services: Services, sellerKey: string): Promise<ShopRow> {
  const { db, cached } = services;
  const shop = await cached(
    `shop by key ${sellerKey}`,
    async () => (await shops.findShopByKey(db, sellerKey)) ?? (await findPreviewed(services, sellerKey)),
  );
  if (!shop) throw new DomainError("store_not_found");
  return shop;
}

/** A shop by the name it has in addresses, that of its preview, too, with the files of its app. */
export async function findShopBySlug(services: Services, slug: string) {
  return slug.startsWith(previewPrefix)
    ? findPreviewed(services, slug.slice(previewPrefix.length))
    : shops.findShopBySlug(services.db, slug);
}

/** A shop as its pages need it. */
export type NamedShop = NonNullable<Awaited<ReturnType<typeof findShopBySlug>>>;

/** Whether shoppers can buy from a shop: the one place that says so, for all carts and orders. */
export const doesSell = ({ status, isPreview }: Pick<ShopRow, "status" | "isPreview">) =>
  isSelling(status) && !isPreview;

/** @throws shop_not_selling where shoppers can only look at the shop */
export function refuseUnlessSelling(shop: ShopRow): void {
  if (doesSell(shop)) return;
  throw new DomainError("shop_not_selling", shop.pausedUntil ? { returns_on: shop.pausedUntil } : {});
}

/**
 * The shop behind a `{sellerKey}`, to buy from.
 * @throws store_not_found; shop_not_selling where it is paused, or seen as a preview
 */
export async function requireSellingShop(services: Services, sellerKey: string): Promise<ShopRow> {
  const shop = await requireShop(services, sellerKey);
  refuseUnlessSelling(shop);
  return shop;
}
