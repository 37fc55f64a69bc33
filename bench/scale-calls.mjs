// The calls that `bench/scale.mjs` asks of large and of small data: lists and their last pages, searches, desks, numbers, the platform's office.
import { URLSearchParams } from "node:url";

/**
 * What there is to ask for in a database that `scale-shops.mjs` and `scale-orders.mjs` have filled.
 * @param lastPageOf tells the last page that a list has by its first one, and by whose it is
 * @returns the largest shop, one of the usual ones, one without anything, places in lists, and who is signed in
 */
export async function findPlaces(client, tokens, lastPageOf) {
  const one = async (text, values = []) => (await client.query(text, values)).rows[0];
  const shopOf = async (key) => {
    const shop = await one("select id, seller_key as key, slug from shop where seller_key = $1", [key]);
    const goods = await one(
      `select count(*)::int as products, max(id) as newest, percentile_disc(0.02) within group (order by id) as old from product where shop_id = $1`,
      [shop.id],
    );
    const orders = await one(
      `select count(*)::int as orders, (array_agg(number order by ordered_at, id))[6] as early,
         (array_agg(number order by ordered_at))[1 + count(*) / 2] as middle from customer_order where shop_id = $1`,
      [shop.id],
    );
    const entries = await one("select max(id) as last, min(id) as first from cash_entry where shop_id = $1", [
      shop.id,
    ]);
    return { ...shop, ...goods, ...orders, entries };
  };
  const best = await one(
    `select product_id as id, (select slug from product p where p.shop_id = l.shop_id and p.id = l.product_id) as slug
     from stock_movement l where shop_id = (select id from shop where seller_key = 'scalelargest') group by shop_id, product_id order by count(*) desc limit 1`,
  );
  return {
    largest: await shopOf("scalelargest"),
    usual: await shopOf("scaleusual"),
    blank: await shopOf("scaleblank"),
    best,
    city: await one("select home_city_id as id from shop where slug = 'kacha-bazar'"),
    last: {
      shops: await lastPageOf("/admin/shops/en/1", tokens.admin),
      accounts: await lastPageOf("/admin/customers/en/1", tokens.admin),
      finder: await lastPageOf("/web_store_finder/en/1"),
      names: await lastPageOf("/store_names/1"),
    },
    phone: (await one("select recipient_phone as phone from customer_order order by id desc limit 1")).phone,
    tokens,
  };
}

const dayOf = (daysAgo) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const query = (fields) => new URLSearchParams(fields).toString();
const lastPage = (count, perPage) => Math.max(1, Math.ceil(count / perPage));

/**
 * Every call: its name, its path by the places of a database and by a number that no call had before, whose it is, and whether
 * what processes remember is forgotten before it.
 */
export const calls = [
  ...listsOf("largest", "the largest shop"),
  ...listsOf("usual", "a usual shop"),
  ...listsOf("blank", "a shop without anything"),
  ...deskOf("largest", "the largest shop"),
  ...deskOf("usual", "a usual shop"),
  ...deskOf("blank", "a shop without anything"),
  ...finder(),
  ...customer(),
  ...office(),
];

function listsOf(which, title) {
  const before = (turn) => 2_000_000_000 - turn;
  const list = (name, path) => ({ name: `${title}: ${name}`, path: (p, turn) => path(p[which], turn, p) });
  const anew = (name, path) => ({ ...list(name, path), forget: true });
  const search = (shop, text, turn) =>
    `/shop_products/en/${shop.key}/1?${query({ searchText: text, before: before(turn) })}`;
  const colour = list(
    "one colour by price",
    (s, turn) =>
      `/shop_products_by_category/en/${s.key}/all/1?attribute=Red&sort_by=price_low&before=${before(turn)}`,
  );
  return [
    // Who has nothing has no colours.
    ...(which === "blank" ? [] : [colour]),
    anew("by its name", (s) => `/seller_info_by_shop/en?shop_name=${s.slug}`),
    anew("home", (s) => `/shop_home/en/${s.key}`),
    list("goods", (s, turn) => `/shop_products_by_category/en/${s.key}/all/1?before=${before(turn)}`),
    list(
      "goods, last page",
      (s, turn) =>
        `/shop_products_by_category/en/${s.key}/all/${lastPage(s.products, 24)}?per_page=24&before=${before(turn)}`,
    ),
    list("search, a frequent word", (s, turn) => search(s, "rice", turn)),
    list("search, a rare word", (s, turn) => search(s, "X7919", turn)),
    list("search, misspelt", (s, turn) => search(s, "riec", turn)),
    list("search, nothing", (s, turn) => search(s, "zqxvkw", turn)),
    anew("suggestions", (s) => `/search_suggestions/en/${s.key}?searchText=ri`),
    anew("sitemap, last part", (s) => `/shop_product_slugs/${s.key}/${lastPage(s.products, 2500)}`),
    anew("feed", (s) => `/shop_product_feed/en/${s.key}`),
    anew("coupons", (s) => `/shop_coupons/en/${s.key}`),
    ...(which === "largest"
      ? [anew("ratings of what sells best", (s, _, p) => `/product_ratings/en/${s.key}/${p.best.slug}/1`)]
      : []),
  ];
}

function deskOf(which, title) {
  const seller = (name, path) => ({
    name: `${title}'s desk: ${name}`,
    path: (p) => path(p[which], p),
    as: "owner",
    forget: true,
  });
  const of = (call, fields) => (s) => `/seller/${call}/en/${s.key}?${query(fields ?? {})}`;
  const box = (call, name) => (s) => `/seller/${call}/en/${s.key}/${name}`;
  const calls = [
    seller("to accept", of("order_desk")),
    seller("on the way", of("order_desk", { lane: "on_the_way" })),
    seller("counts", of("order_counts")),
    seller("orders", of("orders")),
    seller("orders delivered", of("orders", { status: "delivered" })),
    seller("orders, a phone", (s, p) => of("orders", { search: p.phone.slice(3) })(s)),
    seller("orders, a frequent name", of("orders", { search: "Rahim" })),
    seller("orders, a rare name", of("orders", { search: "Zubaida" })),
    seller("orders with goods many ordered", of("orders", { search: "rice" })),
    seller("orders with goods nobody sells", of("orders", { search: "helicopter" })),
    seller("picking list", of("picking_list")),
    seller("goods", of("goods")),
    seller("goods sold out", of("goods", { view: "out" })),
    seller("goods, a search", of("goods", { search: "rice" })),
    seller("categories", of("categories")),
    seller("cash", of("cash")),
    seller("cash book", of("cash_entries")),
    seller("cash of the day", of("cash_day")),
    seller("numbers of 30 days", of("report", { start: dayOf(30), end: dayOf(0) })),
    seller("numbers of 366 days", of("report", { start: dayOf(365), end: dayOf(0) })),
    seller("who did what", of("audit")),
    seller("ratings", box("ratings", "waiting")),
    seller("complaints", box("complaints", "open")),
    seller("complaints that are over", box("complaints", "closed")),
    seller("coupons", of("coupons")),
    seller("what can be sent by courier", of("sendable_parcels")),
  ];
  if (which === "blank") return calls;
  return [
    ...calls,
    seller("orders, the last", (s) => of("orders", { before: s.early })(s)),
    seller("goods, the last", (s) => of("goods", { before: s.old })(s)),
    seller("cash book, the last", (s) => of("cash_entries", { before: s.entries.first + 20 })(s)),
    ...(which === "largest"
      ? [seller("stock of what sells best", (s, p) => `/seller/stock_history/en/${s.key}/${p.best.id}`)]
      : []),
  ];
}

function finder() {
  const find = (name, path) => ({ name: `finder: ${name}`, path, forget: true });
  return [
    find("shops", () => "/web_store_finder/en/1"),
    find("shops, last page", (p) => `/web_store_finder/en/${p.last.finder}`),
    find("a frequent word", () => "/web_store_finder/en/1?address=store"),
    find("a rare word", () => `/web_store_finder/en/1?${query({ address: "House 7, Dhanmondi" })}`),
    find("a trade", () => "/web_store_finder/en/1?id_business_category=1"),
    find("shops that deliver to a city", (p) => `/stores_by_place/en/1?id_city=${p.city.id}`),
    find("shops of a city", (p) => `/stores_by_place/en/1?id_city=${p.city.id}&relation=there`),
    find("trades", () => "/all_business_category/en"),
    find("places with shops", () => "/landing_page_address_search"),
    find("a place's beginning", () => "/landing_page_address_search?filter=dh"),
    find("sitemap of shops", () => "/store_names/1"),
    find("sitemap of shops, last part", (p) => `/store_names/${p.last.names}`),
  ];
}

function customer() {
  const own = (name, path) => ({
    name: `a customer with many orders: ${name}`,
    path,
    as: "customer",
    forget: true,
  });
  return [
    own("orders in all shops", () => "/customer_order_list/en/1"),
    own("tabs", () => "/customer_order_status_list"),
    own("orders in a shop", (p) => `/purchase_order_list/en/${p.largest.key}/1`),
    own("a cart", (p) => `/show_cart/en/${p.largest.key}`),
    own("own data", () => "/own_data/en"),
  ];
}

function office() {
  const admin = (name, path, body) => ({ name: `office: ${name}`, path, body, as: "admin", forget: true });
  const report = (days) => () => `/admin/report/en?${query({ start: dayOf(days), end: dayOf(0) })}`;
  return [
    admin("shops", () => "/admin/shops/en/1"),
    admin("shops, last page", (p) => `/admin/shops/en/${p.last.shops}`),
    admin("shops, a frequent word", () => "/admin/shops/en/1?search=store"),
    admin("shops, a rare word", (p) => `/admin/shops/en/1?search=${p.usual.slug}`),
    admin("applications", () => "/admin/applications/en/1"),
    admin("accounts", () => "/admin/customers/en/1"),
    admin("accounts, last page", (p) => `/admin/customers/en/${p.last.accounts}`),
    admin("accounts, a frequent name", () => "/admin/customers/en/1?search=Rahim"),
    admin("accounts, a rare name", () => "/admin/customers/en/1?search=Zubaida"),
    admin("accounts, a phone", (p) => `/admin/customers/en/1?search=${p.phone.slice(3)}`),
    admin(
      "an order by a phone",
      () => "/admin/find_orders/en",
      (p) => ({ search: p.phone.slice(3), reason: "Measured" }),
    ),
    admin(
      "an order by its number",
      () => "/admin/find_orders/en",
      (p) => ({ search: p.largest.middle, reason: "Measured" }),
    ),
    admin("numbers of 30 days", report(30)),
    admin("numbers of 366 days", report(365)),
    admin("ratings that were reported", () => "/admin/ratings/en/reported"),
    admin("complaints that wait", () => "/admin/complaints/en/open"),
    admin("complaints that are over", () => "/admin/complaints/en/closed"),
    admin("what waits", () => "/admin/waiting/en"),
    admin("later work", () => "/admin/jobs/en/waiting"),
    admin("what members did", () => "/admin/audit/en/members"),
    admin("what was done in a shop", (p) => `/admin/audit/en/members?search=${p.largest.slug}`),
  ];
}
