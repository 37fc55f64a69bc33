import { eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { targetName } from "../shop/target-columns.table";
import { shopAnnouncementTable as table } from "./face.table";

/** A shop's announcement; nothing where it has none. */
export async function findAnnouncement(db: Queryable, shopId: number) {
  const [found] = await db
    .select({
      textBn: table.textBn,
      textEn: table.textEn,
      targetKind: table.targetKind,
      targetId: table.targetId,
      startsOn: table.startsOn,
      endsOn: table.endsOn,
      targetName: targetName("shop_announcement"),
    })
    .from(table)
    .where(eq(table.shopId, shopId));
  return found;
}
export type AnnouncementRow = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>;

export async function saveAnnouncement(
  tx: Queryable,
  shopId: number,
  said: Omit<AnnouncementRow, "targetName">,
): Promise<void> {
  await tx
    .insert(table)
    .values({ shopId, ...said })
    .onConflictDoUpdate({ target: table.shopId, set: said });
}
