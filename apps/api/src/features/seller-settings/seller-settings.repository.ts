import { eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { shopTable } from "../shop/shop.table";

const settingsOf = (db: Queryable, shopId: number) =>
  db
    .select({
      leastOrder: shopTable.leastOrder,
      vatPercent: shopTable.vatPercent,
      bin: shopTable.bin,
      legalNameBn: shopTable.legalNameBn,
      legalNameEn: shopTable.legalNameEn,
      issuesChallan: shopTable.issuesChallan,
    })
    .from(shopTable)
    .where(eq(shopTable.id, shopId));
export type SettingsRow = Awaited<ReturnType<typeof settingsOf>>[number];

/** What a shop asks of orders and states on invoices. */
export async function findSettings(db: Queryable, shopId: number): Promise<SettingsRow> {
  const [found] = await settingsOf(db, shopId);
  if (!found) throw new Error("A shop that is worked in is gone.");
  return found;
}

/** The same, while nobody else changes it. */
export async function holdSettings(tx: Queryable, shopId: number): Promise<SettingsRow> {
  const [found] = await settingsOf(tx, shopId).for("update");
  if (!found) throw new Error("A shop that is worked in is gone.");
  return found;
}

export async function saveSettings(
  tx: Queryable,
  shopId: number,
  change: Partial<SettingsRow>,
): Promise<void> {
  await tx.update(shopTable).set(change).where(eq(shopTable.id, shopId));
}
