import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { viewTable } from "../view/view.table";
import { shopVisitsTable } from "./shop-visits.table";

/** Counts the visitors of every shop and its products since a day anew; a number never falls, as views are only deleted once they are old. */
export async function countVisits(db: Queryable, since: string): Promise<void> {
  await db.execute(sql`insert into ${shopVisitsTable} ("shop_id", "day", "visits")
    select ${viewTable.shopId}, ${viewTable.day}, count(distinct ${viewTable.visitor}) from ${viewTable}
    where ${viewTable.day} >= ${since}
    group by ${viewTable.shopId}, ${viewTable.day}
    on conflict ("shop_id", "day") do update set "visits" = excluded."visits"
    where ${shopVisitsTable.visits} < excluded."visits"`);
}
