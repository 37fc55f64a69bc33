// What comes of orders in `scale-orders.mjs`: parcels of couriers, ratings, complaints, carts that are not ordered yet, coupons.

/** Two couriers and twenty coupons for each shop, half of which every shopper is shown. Before the orders. */
export async function insertOffers(client) {
  await client.query(
    `insert into courier (shop_id, kind, name) select s.id, k.kind, k.name from bench.shop s
     cross join (values ('pathao', 'Pathao'), ('own', 'Own rider')) as k (kind, name)`,
  );
  await client.query(
    `insert into coupon (shop_id, code, title_bn, title_en, kind, percent, min_item_total, is_public)
     select s.id, 'SAVE' || n, 'ছাড়', 'Less', 'percent', 1 + n, n * 10000, n % 2 = 0
     from bench.shop s cross join generate_series(1, 20) n`,
  );
}

/** Of the orders of the temporary tables `drawn` and `drawn_line`, in their transaction. */
export async function insertAfterwards(client) {
  await insertParcels(client);
  await insertRatings(client);
  await insertComplaints(client);
  await insertCarts(client);
}

/** A third goes by courier: delivered, on its way, or handed over a moment ago. */
async function insertParcels(client) {
  await client.query(
    `insert into parcel (shop_id, order_id, courier_id, own_number, tracking_code, pieces, cash_to_collect, state, state_at, handed_at, handed_by, fee)
     select o.shop_id, o.id, c.id, o.number, 'P' || o.id, o.item_count, o.grand_total, case d.status when 6 then 'delivered' else 'on_the_way' end,
       least(now(), d.at + interval '2 days'), least(now(), d.at + interval '1 day'), m.account_id, 7000
     from drawn d join customer_order o on o.shop_id = d.shop_id and o.id = d.id
     join courier c on c.shop_id = d.shop_id and c.kind = 'pathao'
     join shop_member m on m.shop_id = d.shop_id and m.role = 'owner'
     where d.status in (5, 6) and d.id % 3 = 0`,
  );
}

/** One delivered order in eight is rated, some with words; each fiftieth of them is reported. Who owns a shop does not rate it. */
async function insertRatings(client) {
  await client.query(
    `insert into rating (shop_id, product_id, customer_id, order_id, line_position, stars, text, shown_name, rated_at, state, report_reason, reported_at, reported_by)
     select d.shop_id, l.product_id, d.customer_id, d.id, l.position, 3 + d.id % 3, case d.id % 2 when 0 then 'Fresh, and it came in time.' else '' end,
       'Rahim', least(now(), d.at + interval '4 days'), each.state,
       case each.state when 'reported' then 'Spam' end, case each.state when 'reported' then now() end, case each.state when 'reported' then m.account_id end
     from drawn d join drawn_line l on l.shop_id = d.shop_id and l.order_id = d.id and l.position = 0
     join shop_member m on m.shop_id = d.shop_id and m.role = 'owner'
     cross join lateral (select case d.id % 400 when 8 then 'reported' else 'shown' end as state) each
     where d.status = 6 and d.id % 8 = 0 and m.account_id <> d.customer_id
     on conflict (shop_id, product_id, customer_id) do nothing`,
  );
}

/** One order in fifty has a complaint: most are over, some wait for the shop, a few for the platform. */
async function insertComplaints(client) {
  await client.query(
    `with made as (
       insert into complaint (shop_id, order_id, customer_id, kind, reason, state, opened_at, waits_since, passed_at, passed_by, closed_at, closed_by)
       select d.shop_id, d.id, d.customer_id, 'problem', 'damaged', each.state, d.at + interval '3 days', d.at + interval '3 days',
         case d.id % 500 when 0 then d.at + interval '6 days' end, case d.id % 500 when 0 then 'customer' end,
         case each.state when 'closed' then d.at + interval '9 days' end, case each.state when 'closed' then 'customer' end
       from drawn d
       cross join lateral (select case d.id % 1000 when 0 then 'open' when 50 then 'answered' else 'closed' end as state) each
       where d.status = 6 and d.id % 50 = 0 and d.at < now() - interval '10 days'
       returning *
     )
     insert into complaint_message (shop_id, complaint_id, author, account_id, text, at)
     select shop_id, id, 'customer', customer_id, 'The lid was broken.', opened_at from made`,
  );
}

/** One customer in ten has something in a cart, and as many guests. */
async function insertCarts(client) {
  await client.query(
    `with made as (
       insert into cart (shop_id, customer_id, guest_key_hash, created_at, touched_at)
       select d.shop_id, case d.id % 20 when 0 then d.customer_id end, case d.id % 20 when 10 then md5('guest' || d.id) end,
         now() - interval '1 day' * (d.id % 60), now() - interval '1 day' * (d.id % 60)
       from drawn d where d.id % 10 = 0
       on conflict do nothing returning *
     )
     insert into cart_line (shop_id, cart_id, product_id, quantity, price_when_added, added_at)
     select m.shop_id, m.id, p.id, 1, p.price, m.created_at from made m
     join lateral (
       select id, price from product where shop_id = m.shop_id and status = 'live' and not has_attributes order by id limit 3
     ) p on true`,
  );
}
