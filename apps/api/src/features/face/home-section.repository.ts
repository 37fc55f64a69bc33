import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { ribbonTable } from "../catalogue/catalogue.table";
import { businessCategoryTable, shopTable } from "../shop/shop.table";
import { targetName } from "../shop/target-columns.table";
import { homeSectionTable as table } from "./face.table";

/** The parts of a shop's first page that are written down, in their order. */
export function listSections(db: Queryable, shopId: number) {
  return db
    .select({
      id: table.id,
      kind: table.kind,
      ribbonId: table.ribbonId,
      titleBn: table.titleBn,
      titleEn: table.titleEn,
      textBn: table.textBn,
      textEn: table.textEn,
      picture: table.picture,
      targetKind: table.targetKind,
      targetId: table.targetId,
      isOn: table.isOn,
      position: table.position,
      targetName: targetName("home_section"),
    })
    .from(table)
    .where(eq(table.shopId, shopId))
    .orderBy(asc(table.position), asc(table.id));
}
export type SectionRow = Awaited<ReturnType<typeof listSections>>[number];

/** A shop's ribbons in their order, with their names. */
export function listRibbonNames(db: Queryable, shopId: number) {
  return db
    .select({ id: ribbonTable.id, nameBn: ribbonTable.nameBn, nameEn: ribbonTable.nameEn })
    .from(ribbonTable)
    .where(eq(ribbonTable.shopId, shopId))
    .orderBy(asc(ribbonTable.position), asc(ribbonTable.id));
}

/** What says how a shop's first page is laid out: its theme, else its trade. */
export async function findLayoutChoice(db: Queryable, shopId: number) {
  const [found] = await db
    .select({ theme: shopTable.theme, tradePicture: businessCategoryTable.picture })
    .from(shopTable)
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .where(eq(shopTable.id, shopId));
  return found;
}

export type RibbonName = Awaited<ReturnType<typeof listRibbonNames>>[number];

type NewSection = Omit<typeof table.$inferInsert, "shopId">;

/** Writes the order: what is there already moves to its place, what is new is added. */
export async function writeOrder(
  tx: Queryable,
  shopId: number,
  sections: readonly (NewSection & { position: number; isOn: boolean })[],
): Promise<void> {
  for (const section of sections) {
    const { id, isOn, position } = section;
    if (id === undefined) await tx.insert(table).values({ shopId, ...section });
    else await updateSection(tx, shopId, id, { isOn, position });
  }
}

/** @returns its id */
export async function insertSection(tx: Queryable, shopId: number, section: NewSection): Promise<number> {
  const [made] = await tx
    .insert(table)
    .values({ shopId, ...section })
    .returning({ id: table.id });
  if (!made) throw new Error("A part of the first page was not written.");
  return made.id;
}

const isSection = (shopId: number, id: number) => and(eq(table.shopId, shopId), eq(table.id, id));

export async function updateSection(
  tx: Queryable,
  shopId: number,
  id: number,
  change: Partial<NewSection>,
): Promise<void> {
  await tx.update(table).set(change).where(isSection(shopId, id));
}

export async function deleteSection(tx: Queryable, shopId: number, id: number): Promise<void> {
  await tx.delete(table).where(isSection(shopId, id));
}
