import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { viewTable } from "../view/view.table";
import { shopVisitsTable } from "./shop-visits.table";

/**
 * Counts the visitors of every shop and its products on a day anew; a number never falls, as views are only deleted once they are old.
 * Who looks at many goods is one visitor: visitors are told apart before they are counted, which takes no sorting.
 */
export async function countVisits(db: Queryable, day: string): Promise<void> {
  await db.execute(sql`insert into ${shopVisitsTable} ("shop_id", "day", "visits")
    select seen."shop_id", ${day}, count(*)
    from (select distinct ${viewTable.shopId}, ${viewTable.visitor} from ${viewTable} where ${viewTable.day} = ${day}) seen
    group by seen."shop_id"
    on conflict ("shop_id", "day") do update set "visits" = excluded."visits"
    where ${shopVisitsTable.visits} < excluded."visits"`);
}
