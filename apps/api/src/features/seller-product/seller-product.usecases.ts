import type { ShownProduct } from "@haat/contract/seller/product-draft.contract";
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
import { describeAverage } from "../catalogue/rating-average";
import { shortLinkOfProduct } from "../shop-address/shop-address.usecases";
import * as products from "./seller-product.repository";

interface ProductAsked {
  language: Language;
  sellerKey: string;
  id: number;
}

/** One of a shop's products. @throws product_not_found */
export async function showShopProduct(
  { db, config }: Services,
  scope: MemberScope,
  asked: ProductAsked,
): Promise<SellerProduct> {
  const row = await inTransaction(db, (tx) => products.findProduct(tx, scope.shopId, asked.id), scope);
  if (!row) throw new DomainError("product_not_found");
  return describeProduct(row, config.platformOrigin, asked);
}

/** The same with all that its page in the console says of it. @throws product_not_found */
export async function showWholeProduct(
  { db, config }: Services,
  scope: MemberScope,
  asked: ProductAsked,
): Promise<Omit<ShownProduct, "id_draft">> {
  const row = await inTransaction(db, (tx) => products.findShownProduct(tx, scope.shopId, asked.id), scope);
  if (!row) throw new DomainError("product_not_found");
  return {
    ...describeProduct(row, config.platformOrigin, asked),
    status: row.status,
    old_price: row.oldPrice,
    name_bn: row.nameBn,
    name_en: row.nameEn,
    description_bn: row.descriptionBn,
    description_en: row.descriptionEn,
    category: textIn(asked.language, row.category),
    pictures: row.pictures,
    ordered_pieces: row.soldCount,
    rating: describeAverage(row),
  };
}

function describeProduct(
  row: NonNullable<Awaited<ReturnType<typeof products.findProduct>>>,
  platformOrigin: string,
  { language, sellerKey }: ProductAsked,
): SellerProduct {
  return {
    id_product: row.id,
    slug: row.slug,
    name: textIn(language, { bn: row.nameBn, en: row.nameEn }),
    picture: row.picture,
    price: row.price,
    has_price_range: row.maxPrice > row.price,
    stock: row.stock,
    short_link: shortLinkOfProduct(platformOrigin, sellerKey, row.id),
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
