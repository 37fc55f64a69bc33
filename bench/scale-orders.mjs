// Very many orders with their lines, statuses, cash and movements of stock, in the order of time, as whole statements.
import { insertAfterwards, insertOffers } from "./scale-afterwards.mjs";
import { rowsAtOnce } from "./scale-shops.mjs";

const days = 730;

/** Gives the shops of `fillShops` so many orders of two years, and what goes with them; the ledgers add up. */
export async function fillOrders(client, { orders }) {
  const { rows } = await client.query(
    `select array_agg(id order by rank) as ids, array_agg(until order by rank) as untils
     from (select id, rank, sum(weight) over (order by rank) / sum(weight) over () as until from bench.shop where weight > 0 and products > 0) s`,
  );
  const { ids, untils } = rows[0];
  await insertOffers(client);
  const first = (await client.query("select coalesce(max(id), 0) + 1 as id from customer_order")).rows[0].id;
  for (let from = 0; from < orders; from += rowsAtOnce) {
    await client.query("begin");
    await draw(client, { first, from, until: Math.min(orders, from + rowsAtOnce), orders, ids, untils });
    await insertOrders(client);
    await insertStatuses(client);
    await insertCash(client);
    await insertAfterwards(client);
    await client.query("commit");
  }
  await client.query(
    "select setval(pg_get_serial_sequence('customer_order', 'id'), (select max(id) from customer_order))",
  );
  await insertMovements(client);
  await insertTraces(client, orders);
  await client.query("drop schema bench cascade");
  await client.query("vacuum analyze");
}

/** Which orders there are, and of what. One customer has a thousandth of them, a thousand at most. */
async function draw(client, { first, from, until, orders, ids, untils }) {
  await client.query(
    `create temp table drawn on commit drop as
     select n, $1::int + n as id, ($4::int[])[least(1 + width_bucket(bench.draw(n, 1), $5::float8[]), cardinality($4::int[]))] as shop_id,
       p.first + case when n % greatest(100, $6::int / 1000) = 0 then 0 else floor(power(bench.draw(n, 2), 2) * p.count)::int end as customer_id,
       case when n > $6::int * 0.995 then 1 when n > $6::int * 0.99 then 2 when n > $6::int * 0.98 then 5 when n % 12 = 0 then 3 else 6 end as status,
       now() - interval '1 day' * $7::int * (1 - n::float8 / $6::int) - interval '1 minute' as at
     from bench.people p, generate_series($2::int, $3::int - 1) n`,
    [first, from, until, ids, untils, orders, days],
  );
  await client.query("analyze drawn");
  // The products' numbers stand in a table of their own before the products are joined: of a number that is only worked out in
  // the join the planner knows nothing, and looks at all products of a shop for each line.
  await client.query(
    `create temp table picked on commit drop as
     select d.shop_id, d.id as order_id, d.at, d.status, k.position, (1 + (d.n + k.position) % 2)::int as quantity,
       s.first_product + nth.i - (nth.i % 5 = 4)::int as product_id
     from drawn d join bench.shop s on s.id = d.shop_id
     cross join lateral generate_series(0, (d.n % 3)::int) k (position)
     cross join lateral (select floor(power(bench.draw(d.n, 10 + k.position), 2) * s.products)::int as i) nth`,
  );
  await client.query("analyze picked");
  await client.query(
    `create temp table drawn_line on commit drop as
     select l.shop_id, l.order_id, l.at, l.status, l.position, l.product_id, p.slug, p.name_bn, p.name_en, p.picture, p.price, l.quantity
     from picked l join product p on p.shop_id = l.shop_id and p.id = l.product_id`,
  );
  await client.query("analyze drawn_line");
}

async function insertOrders(client) {
  await client.query(
    `insert into customer_order (shop_id, id, number, customer_id, status, payment_method, payment_status, shipping_method, item_total,
       coupon_discount, delivery_fee, rounding, grand_total, vat_included, vat_percent, item_count, recipient_name, recipient_phone,
       delivery_address_bn, delivery_address_en, place_bn, place_en, shop_title_bn, shop_title_en, shop_phone, shop_address_bn,
       shop_address_en, delivery_time_bn, delivery_time_en, language, ordered_at)
     select d.shop_id, d.id, s.order_prefix || '-' || bench.code(d.id, 5), d.customer_id, d.status, 0,
       case d.status when 3 then 'void' else 'cash_on_delivery' end, 1, t.total, 0, 6000, 0, t.total + 6000, (t.total + 6000) / 11, 10,
       t.pieces, c.first_name || ' ' || c.last_name, c.phone, 'বাড়ি ১, ধানমন্ডি, ঢাকা', 'House 1, Dhanmondi, Dhaka', 'ধানমন্ডি, ঢাকা',
       'Dhanmondi, Dhaka', s.title_bn, s.title_en, s.phone, s.address_bn, s.address_en, '', '', 'bn', d.at
     from drawn d join shop s on s.id = d.shop_id join customer c on c.id = d.customer_id
     join (select order_id, sum(price * quantity) as total, sum(quantity) as pieces from drawn_line group by order_id) t on t.order_id = d.id
     order by d.id`,
  );
  await client.query(
    `insert into order_line (shop_id, order_id, position, product_id, slug, name_bn, name_en, picture, quantity, unit_price, line_total)
     select shop_id, order_id, position, product_id, slug, name_bn, name_en, picture, quantity, price, price * quantity
     from drawn_line order by order_id, position`,
  );
}

/** Placed at once, accepted within an hour, sent after a day, there after two. */
async function insertStatuses(client) {
  await client.query(
    `insert into order_status_change (shop_id, order_id, status, at)
     select d.shop_id, d.id, step.status, least(now(), d.at + step.after)
     from drawn d join (values (1, interval '0'), (2, interval '1 hour'), (5, interval '1 day'), (6, interval '2 days'), (3, interval '2 hours'))
       as step (status, after)
       on step.status = 1 or step.status = d.status or (step.status = 2 and d.status in (5, 6)) or (step.status = 5 and d.status = 6)
     order by d.at + step.after`,
  );
}

/** Two of three delivered orders were paid into the till, the others to a courier, who has handed most of it in. */
async function insertCash(client) {
  await client.query(
    `insert into cash_entry (shop_id, kind, holder, courier, order_id, amount, at)
     select o.shop_id, 'collected', case when o.id % 3 = 0 then 'courier' else 'till' end, case when o.id % 3 = 0 then 'Pathao' else '' end,
       o.id, o.grand_total, least(now(), d.at + interval '2 days')
     from drawn d join customer_order o on o.shop_id = d.shop_id and o.id = d.id where d.status = 6`,
  );
  await client.query(
    `insert into cash_entry (shop_id, kind, holder, courier, amount, at)
     select o.shop_id, 'handed_in', 'courier', 'Pathao', sum(o.grand_total), max(least(now(), d.at + interval '5 days'))
     from drawn d join customer_order o on o.shop_id = d.shop_id and o.id = d.id
     where d.status = 6 and o.id % 3 = 0 and d.at < now() - interval '10 days' group by o.shop_id`,
  );
}

/** What is there now and what was ordered were there in the beginning; what was ordered went, and came back where it was cancelled. */
async function insertMovements(client) {
  const { rows } = await client.query("select min(id) as first, max(id) as last from bench.shop");
  const [first, last] = [rows[0].first, rows[0].last];
  const mine = [first, last];
  await client.query(
    `create table bench.sold as
     select l.shop_id, l.product_id, sum(l.quantity)::int as pieces from order_line l
     join customer_order o on o.shop_id = l.shop_id and o.id = l.order_id
     where o.status <> 3 and l.shop_id between $1 and $2 group by l.shop_id, l.product_id`,
    mine,
  );
  await client.query(
    `update product p set sold_count = s.pieces from bench.sold s where p.shop_id = s.shop_id and p.id = s.product_id`,
  );
  const ranges = await client.query(
    `select min(id) as first, max(id) as last from (
       select id, floor(sum(weight * (select count(*) from customer_order) + products) over (order by rank) / $1::float8) as piece from bench.shop) s
     group by piece order by piece`,
    [rowsAtOnce * 4],
  );
  for (const range of ranges.rows) await insertMovementsOf(client, [range.first, range.last]);
}

async function insertMovementsOf(client, range) {
  await client.query(
    `insert into stock_movement (shop_id, product_id, combination_id, change, reason, at)
     select p.shop_id, p.id, c.id, case when c.id is null then p.stock + coalesce(s.pieces, 0) else c.stock end, 'initial', p.published_at
     from product p
     left join bench.sold s on s.shop_id = p.shop_id and s.product_id = p.id
     left join product_combination c on c.shop_id = p.shop_id and c.product_id = p.id
     where p.shop_id between $1 and $2 and (c.id is not null or p.stock + coalesce(s.pieces, 0) > 0)`,
    range,
  );
  await client.query(
    `insert into stock_movement (shop_id, product_id, change, reason, order_id, at)
     select l.shop_id, l.product_id, sign.of * l.quantity, case sign.of when 1 then 'cancel' else 'order' end, l.order_id,
       o.ordered_at + case sign.of when 1 then interval '2 hours' else interval '0' end
     from order_line l join customer_order o on o.shop_id = l.shop_id and o.id = l.order_id
     join (values (-1), (1)) as sign (of) on sign.of = -1 or o.status = 3
     where l.shop_id between $1 and $2 order by o.ordered_at`,
    range,
  );
}

/** What people leave behind: looks at goods of the last quarter, events of the audit trail, sessions. */
async function insertTraces(client, orders) {
  await client.query(
    `insert into view (shop_id, product_id, day, visitor)
     select o.shop_id, case when o.id % 3 > 0 then l.product_id end, current_date - floor(power(bench.draw(o.id, 30), 2) * 90)::int, md5(o.id::text)
     from customer_order o join order_line l on l.shop_id = o.shop_id and l.order_id = o.id and l.position = 0 order by 3`,
  );
  await client.query(
    `insert into audit_event (at, action, customer_id, shop_id, subject, result, actor, role)
     select o.ordered_at + interval '1 hour', 'order_move', m.account_id, o.shop_id, o.number, 'ok', 'member', 'owner'
     from customer_order o join shop_member m on m.shop_id = o.shop_id and m.role = 'owner'
     where o.id % 2 = 0 order by o.ordered_at`,
  );
  await client.query(
    `insert into session (token_hash, customer_id, audience, created_at, last_used_at, expires_at)
     select md5('scale' || n), p.first + n, 'shop', now() - interval '10 days', now() - interval '1 day', now() + interval '20 days'
     from bench.people p, generate_series(0, least(p.count, $1::int / 5) - 1) n`,
    [orders],
  );
}
