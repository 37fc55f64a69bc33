// Very many shops with their people and goods, made by whole statements in the true tables, with every constraint and trigger on.

/** What is asked of the platform at its largest. */
const whole = { shops: 100_000, products: 5_000_000, orders: 10_000_000 };
/** The most of either that one shop has. */
const mostOfShop = { products: 50_000, orders: 100_000 };
/** The first shop with so few products is the usual one that is looked at. */
const productsOfUsual = 24;
/** Rows of one statement: more would only keep more of its triggers waiting in memory. */
export const rowsAtOnce = 50_000;

/** How many of everything a share of the whole is. */
export function shapeOf(share) {
  const part = (count, least) => Math.max(least, Math.round(count * share));
  return {
    shops: part(whole.shops, 10),
    products: part(whole.products, 500),
    orders: part(whole.orders, 1000),
  };
}

/**
 * Fills a database that holds the demo with shops and goods. The first shop is the largest, and what the others have falls as
 * their rank rises (Zipf); every fortieth is asking to be opened, the one after it is begun, and the last one has nothing.
 */
export async function fillShops(client, shape) {
  await planShops(client, shape);
  await insertPeople(client, shape);
  await insertShops(client, shape);
  for (const [first, last] of await shopsAtOnce(client)) {
    await insertGoods(client, first, last);
    await insertChoices(client, first, last);
  }
  await raiseSequences(client);
  await client.query("analyze");
}

/** Who has how much, and from which number on, in a schema of its own beside the product's. */
async function planShops(client, { shops, products, orders }) {
  await client.query("create schema bench");
  await client.query(
    `create function bench.draw(n bigint, which int) returns float8 language sql immutable parallel safe
     return (hashint8extended(n, which) & 2147483647) / 2147483648.0`,
  );
  await client.query(
    `create function bench.code(n bigint, letters int) returns text language sql immutable parallel safe
     return (select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTVWXYZ', 1 + (n / (31 ^ place)::bigint % 31)::int, 1), '' order by place)
       from generate_series(0, letters - 1) place)`,
  );
  await client.query(
    `create table bench.shop as
     with ranked as (
       select rank, case when rank = $1::int then 0 else 1.0 / rank / sum(1.0 / rank) over () end as part,
         case when rank < $1::int and rank % 40 = 39 then 'sent' when rank < $1::int and rank % 40 = 0 then 'draft' else 'approved' end as status
       from generate_series(1, $1::int) rank
     ), sized as (
       select *, least($4::int, round($2::int * part))::int as products,
         case when status = 'approved' then least($5::int / $3::float8, part) else 0 end as weight from ranked
     )
     select rank, (select max(id) from shop) + rank as id, status, products, weight,
       case rank when 1 then 'scalelargest' when $1::int then 'scaleblank'
         when (select min(rank) from sized where products <= $6::int and status = 'approved') then 'scaleusual' else 'scale' || rank end as key,
       (select max(id) from product) + 1 + sum(products) over (order by rank) - products as first_product
     from sized`,
    [shops, products, orders, mostOfShop.products, mostOfShop.orders, productsOfUsual],
  );
  await client.query("alter table bench.shop add primary key (id)");
  await client.query(
    `create table bench.original as
     select (row_number() over (order by p.id) - 1)::int as place, p.name_en, p.name_bn, p.description_en, p.description_bn, p.picture,
       p.shop_id, p.search_vector, p.name_vector,
       (dense_rank() over (order by p.shop_id, p.category_id) - 1)::int % 8 as category
     from product p join shop s on s.id = p.shop_id where s.status = 'approved' and p.picture <> '' and p.search_vector <> ''`,
  );
  await client.query(
    `create table bench.original_word as
     select o.place, w.word, w.sound, w.spelling_keys from bench.original o
     join search_word w on w.shop_id = o.shop_id and w.word = any (tsvector_to_array(o.search_vector))`,
  );
  await client.query("create index on bench.original_word (place)");
  await client.query("analyze bench.original, bench.original_word");
  await client.query(
    `create table bench.brand as
     select n as place, initcap(string_agg(en, '' order by turn)) as en, string_agg(bn, '' order by turn) as bn
     from generate_series(0, 3999) n, generate_series(0, 2) turn
     join lateral (select en, bn from unnest(
       array['ka','ro','mi','ta','su','ne','lo','pa','di','ba','ri','sha','ju','na','go','mo'],
       array['কা','রো','মি','তা','সু','নে','লো','পা','ডি','বা','রি','শা','জু','না','গো','মো']) with ordinality as s (en, bn, nth)
       where nth = 1 + (n * 13 / (array[1, 16, 256])[1 + turn] + turn * 5) % 16) syllable on true
     group by n`,
  );
}

/** Accounts of customers; those of the first are owners of shops, too. */
async function insertPeople(client, { shops, orders }) {
  const customers = Math.max(shops, Math.round(orders / 4));
  const { rows } = await client.query("select max(id) + 1 as first from customer");
  await client.query("create table bench.people as select $1::int as first, $2::int as count", [
    rows[0].first,
    customers,
  ]);
  await client.query(
    `insert into customer (id, phone, first_name, last_name, created_at)
     select p.first + n, '+88014' || lpad(n::text, 8, '0'),
       (array['Rahim','Karim','Fatema','Ayesha','Jamal','Nasrin','Rokeya','Tanvir','Sumaiya','Imran','Shirin'])[1 + (n % 11)],
       (array['Uddin','Hossain','Begum','Rahman','Akter','Chowdhury','Islam'])[1 + (n % 7)]
         || case when n % 50000 = 7 then ' Zubaida' else '' end,
       now() - interval '730 days' * (1 - n::float8 / p.count)
     from bench.people p, generate_series(0, p.count - 1) n`,
  );
}

/** A new shop takes a lock of its own, of which a transaction can have some thousands. */
const newShopsAtOnce = 5000;

async function insertShops(client, { shops }) {
  for (let first = 0; first <= shops; first += newShopsAtOnce)
    await insertSomeShops(client, first, first + newShopsAtOnce - 1);

  // The measured shops are owned by somebody who has agreed to the terms; the others by one account each.
  await client.query(
    `insert into shop_member (shop_id, account_id, role, since)
     select s.id, case when s.key in ('scalelargest', 'scaleusual', 'scaleblank') then demo.account_id else p.first + s.rank - 1 end, 'owner', now()
     from bench.shop s, bench.people p,
       (select m.account_id from shop_member m join shop d on d.id = m.shop_id where d.slug = 'kacha-bazar' and m.role = 'owner') demo`,
  );
  await client.query(
    `insert into category (shop_id, id, slug, name_en, name_bn, picture)
     select s.id, (select max(id) from category) + s.rank * 8 + c, 'category-' || c, 'Category ' || c, 'বিভাগ ' || c, 'x'
     from bench.shop s, generate_series(0, 7) c`,
  );
  await client.query(
    `insert into ribbon (shop_id, id, slug, name_en, name_bn, tone, rule, rule_count)
     select s.id, (select max(id) from ribbon) + s.rank, 'best', 'Best', 'সেরা', 1, 'best_selling', 20 from bench.shop s where s.rank % 4 = 1`,
  );
  await client.query(
    `insert into global_attribute (shop_id, id, name_en, name_bn)
     select s.id, (select max(id) from global_attribute) + s.rank, 'Color', 'রং' from bench.shop s`,
  );
}

async function insertSomeShops(client, firstRank, lastRank) {
  await client.query(
    `insert into shop (id, seller_key, slug, order_prefix, status, business_category_id, title_en, title_bn, address_en, address_bn,
       theme, phone, home_city_id, delivery_fee_inside, delivery_fee_outside, created_at)
     select s.id, s.key, 'scale-shop-' || s.rank,
       bench.code(s.rank, 4),
       s.status, trade.ids[1 + s.rank % cardinality(trade.ids)], b.en || ' Store', b.bn || ' স্টোর',
       'House ' || s.rank || ', ' || place.area_en, 'বাড়ি, ' || place.area_bn, sample.theme, '+88015' || lpad(s.rank::text, 8, '0'),
       place.city_id, 6000, 12000, now() - interval '730 days' * (1 - s.rank::float8 / total.shops)
     from bench.shop s
     cross join (select count(*) as shops from bench.shop) total
     cross join (select array_agg(id order by id) as ids from business_category) trade
     cross join (select theme, home_city_id from shop where slug = 'kacha-bazar') sample
     join bench.brand b on b.place = s.rank * 7 % 4000
     join (select a.city_id, a.name_en as area_en, a.name_bn as area_bn, row_number() over (order by a.id) - 1 as nth,
             count(*) over () as areas from area a) place on place.nth = (s.rank * 31) % place.areas
     where s.rank between $1 and $2`,
    [firstRank, lastRank],
  );
}

/** Ranges of shops with about so many products together. */
async function shopsAtOnce(client) {
  const { rows } = await client.query(
    `select min(id) as first, max(id) as last
     from (select id, floor((first_product - min(first_product) over ()) / $1::numeric) as piece from bench.shop) s
     group by piece order by piece`,
    [rowsAtOnce],
  );
  return rows.map(({ first, last }) => [first, last]);
}

/**
 * Every fifth product has colours, every ninth of the others is sold out. The words that search knows are those of the demo's goods,
 * each shop's own, and the names of brands.
 */
async function insertGoods(client, first, last) {
  await client.query(
    `insert into product (shop_id, id, slug, category_id, name_en, name_bn, description_en, description_bn, picture, price, max_price,
       stock, has_attributes, home_city_only, published_at, search_vector, name_vector)
     select s.id, s.first_product + i, 'product-' || i, c.first + o.category, b.en || ' ' || o.name_en || model.name, b.bn || ' ' || o.name_bn || model.name,
       o.description_en, o.description_bn, o.picture, price.poisha, price.poisha,
       case when i % 5 = 4 then 15 when i % 9 = 0 then 0 else 20 end, i % 5 = 4, i % 50 = 0, now() - interval '1 day' * (i % 700),
       o.search_vector || brand_words.own, o.name_vector || setweight(brand_words.own, 'A')
     from bench.shop s
     cross join lateral generate_series(0, s.products - 1) i
     cross join (select count(*)::int as all_of_them from bench.original) originals
     join bench.original o on o.place = (i + s.rank) % originals.all_of_them
     join bench.brand b on b.place = (i * 11 + s.rank * 7) % 4000
     join (select shop_id, min(id) as first from category where shop_id between $1 and $2 group by shop_id) c on c.shop_id = s.id
     cross join lateral (select 1000 + (i * 7919 % 5000) * 100 as poisha) price
     cross join lateral (select case when i % 3 = 0 then ' X' || (i * 7919 % 1000003) else '' end as name) model
     cross join lateral (select to_tsvector('simple', b.en || ' ' || b.bn || model.name) as own) brand_words
     where s.id between $1 and $2`,
    [first, last],
  );
  await client.query(
    `insert into search_word (shop_id, word, sound, spelling_keys)
     select distinct s.id, w.word, w.sound, w.spelling_keys
     from bench.shop s
     cross join (select count(*)::int as all_of_them from bench.original) originals
     cross join lateral generate_series(0, least(s.products, originals.all_of_them) - 1) i
     join bench.original_word w on w.place = (i + s.rank) % originals.all_of_them
     where s.id between $1 and $2
     on conflict do nothing`,
    [first, last],
  );
  await client.query(
    `insert into search_word (shop_id, word, sound, spelling_keys)
     select distinct p.shop_id, lexeme, lexeme, '{}'::text[] from product p, unnest(tsvector_to_array(p.name_vector)) lexeme
     where p.shop_id between $1 and $2 and not exists (select from search_word w where w.shop_id = p.shop_id and w.word = lexeme)
     on conflict do nothing`,
    [first, last],
  );
}

async function insertChoices(client, first, last) {
  const range = [first, last];
  // Of rows that were never counted the planner knows nothing, and may look at all products of a shop for each of its colours.
  await client.query("analyze product");
  await client.query(
    `insert into product_attribute_value (shop_id, product_id, global_attribute_id, name_en, name_bn, position)
     select p.shop_id, p.id, g.id, colours.en, colours.bn, colours.place
     from product p join global_attribute g on g.shop_id = p.shop_id,
       (values ('Red', 'লাল', 0), ('Blue', 'নীল', 1), ('Green', 'সবুজ', 2)) as colours (en, bn, place)
     where p.shop_id between $1 and $2 and p.has_attributes`,
    range,
  );
  await client.query("analyze product_attribute_value");
  await client.query(
    `insert into product_combination (shop_id, product_id, value_ids, price, stock)
     select v.shop_id, v.product_id, array[v.id], p.price, 5
     from product_attribute_value v join product p on p.shop_id = v.shop_id and p.id = v.product_id where v.shop_id between $1 and $2`,
    range,
  );
}

/** Rows with numbers of their own leave the next ones where they were. */
async function raiseSequences(client) {
  for (const table of ["customer", "shop", "category", "ribbon", "global_attribute", "product"])
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from "${table}"))`,
    );
}
