import type { SellerProduct } from "@haat/contract/seller/seller-product.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { uploadPicture } from "../account/picture.usecases";
import type { InShop } from "../audit/audit.usecases";
import { shortLinkOfProduct } from "../shop-address/shop-address.usecases";
import * as products from "./seller-product.repository";

/** One of a shop's products. @throws product_not_found */
export async function showShopProduct(
  { db, config }: Services,
  scope: MemberScope,
  { language, sellerKey, id }: { language: Language; sellerKey: string; id: number },
): Promise<SellerProduct> {
  const row = await inTransaction(db, (tx) => products.findProduct(tx, scope.shopId, id), scope);
  if (!row) throw new DomainError("product_not_found");
  return {
    id_product: row.id,
    slug: row.slug,
    name: textIn(language, { bn: row.nameBn, en: row.nameEn }),
    picture: row.picture,
    price: row.price,
    has_price_range: row.maxPrice > row.price,
    stock: row.stock,
    short_link: shortLinkOfProduct(config.platformOrigin, sellerKey, row.id),
  };
}

/** The categories that a product can have, in the order in which the shop shows them. */
export async function listProductCategories({ db }: Services, scope: MemberScope, language: Language) {
  const found = await inTransaction(db, (tx) => products.listCategories(tx, scope.shopId), scope);
  return found.map(({ id, name }) => ({ id_category: id, name: textIn(language, name) }));
}

/** Keeps a picture for a product that is yet to be made. @throws what keeping a picture can be refused for */
export function uploadProductPicture(services: Services, { actor }: InShop, picture: Blob): Promise<string> {
  return uploadPicture(services, actor.accountId, picture, actor.requestId, {
    mostPerHour: business.picturesPerSellerPerHour,
  });
}
