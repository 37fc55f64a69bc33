import type { CategoryMotif } from "@haat/contract/admin/admin-categories.contract";
import type { SellerCategory } from "@haat/contract/seller/seller-categories.contract";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { checkedKey, once } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { hashOf } from "../../security/secrets";
import { recordCommand, type AuditState, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { pictureOfMotif } from "../business-category/category-picture";
import { freeSlug, placed, requireFreeNames } from "./named-rows";
import * as categories from "./seller-category.repository";
import type { CategoryRow } from "./seller-category.repository";

/** What is said of a category. */
export interface CategoryGiven {
  name_bn: string;
  name_en: string;
  motif?: CategoryMotif | undefined;
  /** From 1; behind the last one where the list is shorter. */
  position: number;
}

const versionOf = ({ nameBn, nameEn, picture }: CategoryRow) =>
  hashOf(JSON.stringify([nameBn, nameEn, picture])).slice(0, 16);

const describeCategory = (row: CategoryRow, place: number): SellerCategory => ({
  id_category: row.id,
  slug: row.slug,
  name_bn: row.nameBn,
  name_en: row.nameEn,
  picture: row.picture,
  position: place + 1,
  product_count: row.products,
  version: versionOf(row),
});

const stateOf = ({ name_bn, name_en, picture, position }: SellerCategory): AuditState => ({
  name_bn,
  name_en,
  picture,
  position,
});

/** Every category of a shop in its order. */
export async function listShopCategories({ db }: Services, scope: MemberScope): Promise<SellerCategory[]> {
  const rows = await inTransaction(db, (tx) => categories.listCategories(tx, scope.shopId), scope);
  return rows.map(describeCategory);
}

/** Puts a category at its place among the others, and closes the gaps; what stands right is not written. */
async function place(
  tx: Queryable,
  shopId: number,
  others: readonly Pick<CategoryRow, "id" | "position">[],
  { id, position, wanted }: { id: number; position: number; wanted: number },
): Promise<void> {
  for (const moved of placed(others, { id, position }, wanted))
    await categories.updateCategory(tx, { shopId, id: moved.id }, { position: moved.position });
}

async function requireCategory(tx: Queryable, shopId: number, id: number): Promise<SellerCategory> {
  const all = (await categories.listCategories(tx, shopId)).map(describeCategory);
  const found = all.find(({ id_category }) => id_category === id);
  if (!found) throw new DomainError("not_found");
  return found;
}

/**
 * Adds a category to a shop. Its slug is made of its name, and stays.
 * @param givenKey of the request; repeated with the same key it adds nothing twice
 * @throws invalid_input where a name is taken; idempotency_key_required
 */
export function createShopCategory(
  services: Services,
  { scope, actor }: InShop,
  given: CategoryGiven,
  givenKey: string | undefined,
) {
  const { shopId } = scope;
  const request = memberRequest({ scope, actor }, "create_category", given, checkedKey(givenKey, true));
  const now = services.clock.now();
  return once(services, request, async (tx) => {
    await categories.holdShop(tx, shopId);
    const all = await categories.listCategories(tx, shopId);
    requireFreeNames(all, given, "category_name_taken");
    const picture = given.motif ? pictureOfMotif(given.motif) : await categories.pictureOfTrade(tx, shopId);
    const position = all.length;
    const id = await categories.insertCategory(tx, {
      shopId,
      slug: freeSlug(all, given, "category"),
      nameBn: given.name_bn,
      nameEn: given.name_en,
      picture: picture ?? pictureOfMotif("other"),
      position,
    });
    await place(tx, shopId, all, { id, position, wanted: given.position });
    const after = await requireCategory(tx, shopId, id);
    const command = { subject: String(id), after: stateOf(after) };
    await recordCommand(tx, actor, { action: "goods_category_create", ...command }, now);
    return after;
  });
}

/**
 * Changes a category of a shop. The same again changes nothing.
 * @param version as it was read
 * @throws not_found; review_conflict where somebody changed it since; invalid_input where a name is taken
 */
export function changeShopCategory(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id, version, ...given }: CategoryGiven & { id: number; version: string },
): Promise<SellerCategory> {
  const { shopId } = scope;
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      await categories.holdShop(tx, shopId);
      const all = await categories.listCategories(tx, shopId);
      const before = await requireCategory(tx, shopId, id);
      const wanted = Math.min(given.position, all.length);
      const picture = given.motif ? pictureOfMotif(given.motif) : before.picture;
      const asked = { name_bn: given.name_bn, name_en: given.name_en, picture, position: wanted };
      if (JSON.stringify(stateOf(before)) === JSON.stringify(asked)) return before;
      if (before.version !== version) throw new DomainError("review_conflict");
      requireFreeNames(all, given, "category_name_taken", id);
      const names = { nameBn: given.name_bn, nameEn: given.name_en };
      await categories.updateCategory(tx, { shopId, id }, { ...names, picture });
      const position = all.find((row) => row.id === id)?.position ?? all.length;
      const others = all.filter((row) => row.id !== id);
      await place(tx, shopId, others, { id, position, wanted });
      const after = await requireCategory(tx, shopId, id);
      const command = { subject: String(id), before: stateOf(before), after: stateOf(after) };
      await recordCommand(tx, actor, { action: "goods_category_change", ...command }, now);
      return after;
    },
    scope,
  );
}

/**
 * Removes a category of a shop, and moves its products into another one.
 * @param into the other one; needed where products are in the category, whatever their state
 * @returns how many products were moved
 * @throws not_found; invalid_input where `into` is needed and missing, or is no other category of the shop
 */
export function removeShopCategory(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id, into }: { id: number; into?: number | undefined },
): Promise<number> {
  const { shopId } = scope;
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      await categories.holdShop(tx, shopId);
      const before = await requireCategory(tx, shopId, id);
      const moved = before.product_count;
      if (moved > 0) await categories.moveProducts(tx, shopId, id, await otherCategory(tx, shopId, id, into));
      await categories.deleteCategory(tx, shopId, id);
      const command = {
        subject: String(id),
        before: stateOf(before),
        ...(moved > 0 && { after: { category: into } }),
      };
      await recordCommand(tx, actor, { action: "goods_category_remove", ...command }, now);
      return moved;
    },
    scope,
  );
}

/** @throws invalid_input where there is none, or it is no other category of the shop */
async function otherCategory(tx: Queryable, shopId: number, id: number, into?: number): Promise<number> {
  if (into === undefined) throw new DomainError("invalid_input", {}, [{ field: "into", code: "required" }]);
  const all = await categories.listCategories(tx, shopId);
  if (into !== id && all.some((row) => row.id === into)) return into;
  throw new DomainError("invalid_input", {}, [{ field: "into", code: "category_unknown" }]);
}
