import type { AdminCategory, CategoryMotif } from "@haat/contract/admin/admin-categories.contract";
import type { Queryable } from "../../database/database";
import type { StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError, type FieldError } from "../../process/domain-error";
import { hashOf } from "../../security/secrets";
import { recordCommand, type AuditState, type OnPlatform } from "../audit/audit.usecases";
import { foldText } from "../words/search-words";
import * as categories from "./business-category.repository";
import type { CategoryRow } from "./business-category.repository";
import { motifOfPicture, pictureOfMotif } from "./category-picture";

/** What is said of a business category. */
export interface CategoryGiven {
  name_bn: string;
  name_en: string;
  motif: CategoryMotif;
  /** From 1; behind the last one where the list is shorter. */
  position: number;
}

const versionOf = ({ nameBn, nameEn, picture }: CategoryRow) =>
  hashOf(JSON.stringify([nameBn, nameEn, picture])).slice(0, 16);

const describeCategory = (row: CategoryRow, place: number): AdminCategory => ({
  id_business_category: row.id,
  name_bn: row.nameBn,
  name_en: row.nameEn,
  motif: motifOfPicture(row.picture),
  picture: row.picture,
  position: place + 1,
  shop_count: row.shops,
  open_shop_count: row.openShops,
  version: versionOf(row),
});

const allCategories = async (tx: Queryable) => (await categories.listCategories(tx)).map(describeCategory);

/** Every business category in its order. */
export const listCategories = ({ db }: Services, scope: StaffScope) =>
  inTransaction(db, allCategories, scope);

/** A name as it is compared with the others: without case and spaces. */
const core = (name: string) => foldText(name).replace(/\s/g, "");

/** @throws invalid_input where another category has a name like one of these */
function requireFreeNames(all: readonly CategoryRow[], given: CategoryGiven, own?: number): void {
  const others = all.filter(({ id }) => id !== own);
  const refusals: FieldError[] = [];
  if (others.some(({ nameBn }) => core(nameBn) === core(given.name_bn)))
    refusals.push({ field: "name_bn", code: "category_name_taken" });
  if (others.some(({ nameEn }) => core(nameEn) === core(given.name_en)))
    refusals.push({ field: "name_en", code: "category_name_taken" });
  if (refusals.length > 0) throw new DomainError("invalid_input", {}, refusals);
}

/** Puts a category at its place among the others, and closes the gaps; what stands right is not written. */
async function place(
  tx: Queryable,
  others: readonly { id: number; position: number }[],
  { id, position, wanted }: { id: number; position: number; wanted: number },
): Promise<void> {
  const ordered = [...others];
  ordered.splice(wanted - 1, 0, { id, position });
  for (const [at, each] of ordered.entries())
    if (each.position !== at) await categories.updateCategory(tx, each.id, { position: at });
}

const stateOf = ({ name_bn, name_en, picture, position }: AdminCategory): AuditState => ({
  name_bn,
  name_en,
  picture,
  position,
});

async function requireCategory(tx: Queryable, id: number): Promise<AdminCategory> {
  const found = (await allCategories(tx)).find(({ id_business_category }) => id_business_category === id);
  if (!found) throw new DomainError("not_found");
  return found;
}

/** Adds a business category. @throws invalid_input where a name is taken */
export function createCategory(
  { db, clock }: Services,
  { scope, actor }: OnPlatform,
  given: CategoryGiven,
): Promise<AdminCategory> {
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      await categories.lockCategories(tx);
      const all = await categories.listCategories(tx);
      requireFreeNames(all, given);
      const written = { nameBn: given.name_bn, nameEn: given.name_en, picture: pictureOfMotif(given.motif) };
      const id = await categories.insertCategory(tx, { ...written, position: all.length });
      await place(tx, all, { id, position: all.length, wanted: given.position });
      const after = await requireCategory(tx, id);
      const command = { subject: String(id), after: stateOf(after) };
      await recordCommand(tx, actor, { action: "category_create", ...command }, now);
      return after;
    },
    scope,
  );
}

/**
 * Changes a business category. The same again changes nothing.
 * @param version as it was read
 * @throws not_found; review_conflict where somebody changed it since; invalid_input where a name is taken
 */
export function changeCategory(
  { db, clock }: Services,
  { scope, actor }: OnPlatform,
  { id, version, ...given }: CategoryGiven & { id: number; version: string },
): Promise<AdminCategory> {
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      await categories.lockCategories(tx);
      const all = await categories.listCategories(tx);
      const before = await requireCategory(tx, id);
      const wanted = Math.min(given.position, all.length);
      const picture = pictureOfMotif(given.motif);
      const asked = { name_bn: given.name_bn, name_en: given.name_en, picture, position: wanted };
      if (JSON.stringify(stateOf(before)) === JSON.stringify(asked)) return before;
      if (before.version !== version) throw new DomainError("review_conflict");
      requireFreeNames(all, given, id);
      await categories.updateCategory(tx, id, { nameBn: given.name_bn, nameEn: given.name_en, picture });
      const { position } = all.find((row) => row.id === id) ?? { position: all.length };
      const others = all.filter((row) => row.id !== id);
      await place(tx, others, { id, position, wanted });
      const after = await requireCategory(tx, id);
      const command = { subject: String(id), before: stateOf(before), after: stateOf(after) };
      await recordCommand(tx, actor, { action: "category_change", ...command }, now);
      return after;
    },
    scope,
  );
}

/** Removes a business category. @throws not_found; category_in_use where a shop is of it, whatever its state */
export function removeCategory(
  { db, clock }: Services,
  { scope, actor }: OnPlatform,
  id: number,
): Promise<void> {
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      await categories.lockCategories(tx);
      if (!(await categories.holdCategory(tx, id))) throw new DomainError("not_found");
      const before = await requireCategory(tx, id);
      if (before.shop_count > 0) throw new DomainError("category_in_use");
      await categories.deleteCategory(tx, id);
      const command = { subject: String(id), before: stateOf(before) };
      await recordCommand(tx, actor, { action: "category_remove", ...command }, now);
    },
    scope,
  );
}
