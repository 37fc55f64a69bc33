import { shopAppTable } from "@haat/api/features/shop-app/shop-app.table";
import { isNotNull } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { TestStorefront } from "./open-storefront";

/** Where each file seeds a database of its own, the jobs of its start are still making the shops' apps. */
export async function untilAppsAreMade({ database }: TestStorefront): Promise<void> {
  const expectNone = async () =>
    expect(await database.select().from(shopAppTable).where(isNotNull(shopAppTable.staleSince))).toEqual([]);
  await vi.waitFor(expectNone, { timeout: 300_000, interval: 200 });
}
