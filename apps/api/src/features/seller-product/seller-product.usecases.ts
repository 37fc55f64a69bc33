import type { SellerProduct } from "@haat/contract/seller/seller-product.contract";
import type { Language } from "@haat/contract/shared/languages";
import { isSelling } from "@haat/contract/shared/shop-status";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { checkedKey, once } from "../../http/idempotency";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { isOwnPicture, uploadPicture } from "../account/picture.usecases";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { countOpeningChange } from "../shop-opening/shop-decision.usecases";
import { romanised } from "../words/romanised";
import * as products from "./seller-product.repository";
import type { ProductRow } from "./seller-product.repository";

export interface NewProduct {
  picture: string;
  name: string;
  price: number;
  stock: number;
  /** One of the shop's own; left out, it is the first one. */
  id_category?: number | undefined;
}

/** A slug is for addresses: of a long name the beginning is enough. */
const slugMaxLength = 60;

const describeProduct = (row: ProductRow, language: Language): SellerProduct => ({
  id_product: row.id,
  slug: row.slug,
  name: textIn(language, { bn: row.nameBn, en: row.nameEn }),
  picture: row.picture,
  price: row.price,
  has_price_range: row.maxPrice > row.price,
  stock: row.stock,
});

/** The categories that a product can have, in the order in which the shop shows them. */
export async function listProductCategories({ db }: Services, scope: MemberScope, language: Language) {
  const found = await inTransaction(db, (tx) => products.listCategories(tx, scope.shopId), scope);
  return found.map(({ id, name }) => ({ id_category: id, name: textIn(language, name) }));
}

/** Keeps a picture for a product that is yet to be made. @throws what keeping a picture can be refused for */
export function uploadProductPicture(services: Services, { actor }: InShop, picture: Blob): Promise<string> {
  return uploadPicture(services, actor.accountId, picture, actor.requestId);
}

/**
 * Puts a product on sale, without attributes: customers can buy it as soon as the shop sells.
 * @param language the one that its name is in; in the other language it is shown by the same name until it has one
 * @param givenKey of the request; repeated with the same key it makes nothing twice
 * @returns the product, and whether the shop does not sell yet or just now
 * @throws invalid_input for a picture that is not the account's own, or a category that is not the shop's;
 * idempotency_key_required
 */
export async function createProduct(
  services: Services,
  { scope, actor }: InShop,
  language: Language,
  given: NewProduct,
  givenKey: string | undefined,
) {
  const key = checkedKey(givenKey, true);
  const { shopId } = scope;
  const { picture, ...rest } = given;
  if (!(await isOwnPicture(services, actor.accountId, picture)))
    throw new DomainError("invalid_input", {}, [{ field: "picture", code: "picture_unknown" }]);
  const request = {
    shopId,
    owner: `account ${actor.accountId}`,
    route: "create_product",
    key,
    // Without the picture: a button that is pressed twice uploads it twice, and each has a name of its own.
    fingerprint: rest,
    tenantScope: scope,
  };
  const now = services.clock.now();
  const { answer, isReplay } = await once(services, request, async (tx) => {
    const held = await products.holdShop(tx, shopId);
    // Whoever reviews the shop has read what it sells.
    if (held?.status === "sent") await countOpeningChange(tx, shopId);
    const row = await products.insertProduct(tx, {
      shopId,
      categoryId: await categoryFor(tx, shopId, rest.id_category),
      slug: await freeSlug(tx, shopId, rest.name),
      ...(language === "bn" ? { nameBn: rest.name } : { nameEn: rest.name }),
      picture,
      price: rest.price,
      stock: rest.stock,
      publishedAt: now,
    });
    if (!row) throw new Error("A product was not written.");
    const command = { action: "product_create", subject: String(row.id), after: { ...given } } as const;
    await recordCommand(tx, actor, command, now);
    return { ...row, isWaiting: held !== undefined && !isSelling(held.status) };
  });
  return { product: describeProduct(answer, language), isWaiting: answer.isWaiting, isReplay };
}

/**
 * The category that is asked for, else the shop's first; a shop without one gets one that is called what it deals in.
 * @throws invalid_input for one that is not the shop's
 */
async function categoryFor(tx: Queryable, shopId: number, asked: number | undefined): Promise<number> {
  const all = await products.listCategories(tx, shopId);
  const found = asked === undefined ? all[0] : all.find(({ id }) => id === asked);
  if (found) return found.id;
  if (asked !== undefined)
    throw new DomainError("invalid_input", {}, [{ field: "id_category", code: "category_unknown" }]);
  const trade = await products.findTradeOf(tx, shopId);
  if (!trade) throw new DomainError("shop_not_found");
  const slug = romanised(trade.nameEn) || "goods";
  const made = await products.insertCategory(tx, { shopId, slug, ...trade });
  if (made === undefined) throw new Error("A category was not written.");
  return made;
}

/** A name as an address has it, numbered where the shop has it already. */
async function freeSlug(tx: Queryable, shopId: number, name: string): Promise<string> {
  const slug = romanised(name).slice(0, slugMaxLength).replace(/-+$/, "") || "product";
  const taken = new Set(await products.listSlugsLike(tx, shopId, slug));
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
