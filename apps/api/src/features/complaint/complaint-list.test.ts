import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import { plantOrders } from "../../testing/planted-orders";
import { rowsOf } from "../../testing/table-contents";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createPlatformPerson, type TestAccount } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { countComplaints, listComplaints } from "./complaint.repository";

/** Of each state. */
const complaintsOfState = 300;

let api: TestApi;
let shop: TestShop;
let support: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  support = await createPlatformPerson(api, "support");
  const { id } = await createShopper(api);
  const now = api.clock.now();
  const numbers = Array.from({ length: 2 * complaintsOfState }, (_, place) => `PASS-${place}`);
  const order = { total: 100, phone: "01712345678", status: 6 as const, deliveredAt: now };
  await plantOrders(
    api.db,
    shop.id,
    id,
    numbers.map((number) => ({ ...order, number })),
    now,
  );
  await api.db.execute(sql`
    insert into complaint (shop_id, order_id, customer_id, kind, reason, state, opened_at, waits_since, passed_at, passed_by, closed_at, closed_by)
    select shop_id, id, customer_id, 'problem', 'damaged', state, ordered_at, ordered_at + place * interval '1 s', ordered_at, 'customer',
      case state when 'closed' then ordered_at + place * interval '1 s' end, case state when 'closed' then 'customer' end
    from (
      select o.*, substr(number, 6)::int as place, case when substr(number, 6)::int % 2 = 0 then 'open' else 'closed' end as state
      from customer_order o where number like 'PASS-%'
    ) as placed`);
  await api.db.execute(sql`analyze complaint, customer_order, shop`);
});
afterAll(() => api.close());

/** How many orders this transaction has looked up by their keys so far, or read one after another. */
async function ordersRead(tx: Queryable): Promise<number> {
  const [read] = await rowsOf<{ rows: number }>(
    tx,
    sql`select (pg_stat_get_xact_numscans('customer_order_shop_id_id_pk'::regclass)
      + pg_stat_get_xact_tuples_returned('customer_order'::regclass))::integer as rows`,
  );
  if (!read) throw new Error("PostgreSQL counts no reads.");
  return read.rows;
}

test.each([
  ["waits the longest", "open", ["PASS-0", "PASS-2", "PASS-4"]],
  ["was closed last", "closed", ["PASS-599", "PASS-597", "PASS-595"]],
] as const)(
  "what %s is first at the platform, and no order is read but those of the page",
  async (_what, state, first) => {
    await inTransaction(
      api.db,
      async (tx) => {
        const before = await ordersRead(tx);
        const page = await listComplaints(tx, "platform", state, { limit: 10, offset: 0 });
        expect((await ordersRead(tx)) - before).toBe(10);
        expect(page.map(({ number }) => number).slice(0, 3)).toEqual(first);
        expect((await countComplaints(tx, "platform"))[state]).toBe(complaintsOfState);
        const last = await listComplaints(tx, "platform", state, {
          limit: 10,
          offset: complaintsOfState - 3,
        });
        expect(last).toHaveLength(3);
      },
      { staffId: support.id },
    );
  },
);
