import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { platformSettingTable } from "../shop/shop.table";

/** One row with all of them, so that they change together. */
const settingsKey = "settings";

/** As it is stored; nothing where nobody ever said anything. */
export async function findStoredSettings(db: Queryable): Promise<string | undefined> {
  const [row] = await db
    .select({ value: platformSettingTable.value })
    .from(platformSettingTable)
    .where(eq(platformSettingTable.key, settingsKey));
  return row?.value;
}

/** @param was as it was read @returns whether it still was that, so that it is now the new one */
export async function replaceStoredSettings(
  tx: Queryable,
  was: string | undefined,
  value: string,
): Promise<boolean> {
  const { key, value: stored } = platformSettingTable;
  const written =
    was === undefined
      ? await tx
          .insert(platformSettingTable)
          .values({ key: settingsKey, value })
          .onConflictDoNothing()
          .returning({ key })
      : await tx
          .update(platformSettingTable)
          .set({ value })
          .where(and(eq(key, settingsKey), eq(stored, was)))
          .returning({ key });
  return written.length > 0;
}
