// A shop with very many products, made of those of the demo under many brands, and five more of a few thousand.

const syllables = [
  "ka",
  "ro",
  "mi",
  "ta",
  "su",
  "ne",
  "lo",
  "pa",
  "di",
  "ba",
  "ri",
  "sha",
  "ju",
  "na",
  "go",
  "mo",
];
const bengali = [
  "কা",
  "রো",
  "মি",
  "তা",
  "সু",
  "নে",
  "লো",
  "পা",
  "ডি",
  "বা",
  "রি",
  "শা",
  "জু",
  "না",
  "গো",
  "মো",
];

/** Fills a database that holds the demo. @returns the large shop's key and names that its products bear */
export async function fillLargeShop(client, count) {
  const brands = Array.from({ length: 4000 }, (_, number) => brandOf(number));
  const models = [];
  const { rows: originals } = await client.query(
    `select p.*, c.name_bn as category_bn, c.name_en as category_en
     from product p join category c on c.shop_id = p.shop_id and c.id = p.category_id
     join shop s on s.id = p.shop_id where s.status = 'approved' order by p.id`,
  );
  const sizes = [
    ["bench", count],
    ...Array.from({ length: 5 }, (_, number) => [`bench${number}`, Math.ceil(count / 20)]),
  ];
  let sellerKey;
  for (const [name, products] of sizes) {
    const shop = await insertShop(client, name);
    sellerKey ??= shop.sellerKey;
    const categories = await insertCategories(client, shop.id, originals);
    const rows = Array.from({ length: products }, (_, number) =>
      productRow(number, originals, brands, categories, models),
    );
    for (let from = 0; from < rows.length; from += 2000)
      await insertProducts(client, shop.id, rows.slice(from, from + 2000));
    // Without statistics PostgreSQL goes through all products for each of their choices.
    await client.query("analyze product");
    await insertChoices(client, shop.id);
  }
  return { sellerKey, brands, models };
}

function brandOf(number) {
  const places = [number % 16, (number >> 4) % 16, number >> 8, (number * 13 + 5) % 16];
  const join = (parts) => places.map((place) => parts[place]).join("");
  return { en: join(syllables), bn: join(bengali) };
}

async function insertShop(client, name) {
  const { rows } = await client.query(
    `insert into shop (seller_key, slug, order_prefix, status, business_category_id, title_en, theme, phone, home_city_id,
       delivery_fee_inside, delivery_fee_outside)
     select $1, $2, $3, 'approved', business_category_id, $1, theme, phone, home_city_id, 6000, 12000 from shop limit 1
     returning id, seller_key as "sellerKey"`,
    [`key${name}`, name, `B${name.slice(5) ? `NC${2 + Number(name.slice(5))}` : "NCH"}`],
  );
  return rows[0];
}

async function insertCategories(client, shopId, originals) {
  const names = new Map(originals.map((product) => [product.category_en, product.category_bn]));
  const { rows } = await client.query(
    `insert into category (shop_id, slug, name_en, name_bn, picture)
     select $1, 'category-' || place, en, bn, 'x' from unnest($2::text[], $3::text[]) with ordinality as t (en, bn, place)
     returning id, name_en`,
    [shopId, [...names.keys()], [...names.values()]],
  );
  return new Map(rows.map(({ id, name_en }) => [name_en, id]));
}

function productRow(number, originals, brands, categories, models) {
  const original = originals[number % originals.length];
  const brand = brands[Math.floor(number / originals.length + number * 11) % brands.length];
  const model = number % 3 === 0 ? `X${(number * 7919) % 1_000_003}` : "";
  if (model && models.length < 1000) models.push(model);
  return {
    slug: `product-${number}`,
    category: categories.get(original.category_en),
    en: `${brand.en} ${original.name_en} ${model}`.trim(),
    bn: `${brand.bn} ${original.name_bn} ${model}`.trim(),
    aboutEn: original.description_en,
    aboutBn: original.description_bn,
    price: 1000 + ((number * 7919) % 500_000),
    stock: number % 9 === 0 ? 0 : 20,
    sold: (number * 53) % 997,
  };
}

async function insertProducts(client, shopId, rows) {
  const column = (name) => rows.map((row) => row[name]);
  await client.query(
    `insert into product (shop_id, slug, category_id, name_en, name_bn, description_en, description_bn, picture, price,
       max_price, stock, sold_count)
     select $1, slug, category, en, bn, about_en, about_bn, 'x', price, price, stock, sold
     from unnest($2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[], $9::int[], $10::int[])
       as t (slug, category, en, bn, about_en, about_bn, price, stock, sold)`,
    [shopId, ...["slug", "category", "en", "bn", "aboutEn", "aboutBn", "price", "stock", "sold"].map(column)],
  );
}

/** Gives every fifth product three colours, and every tenth a ribbon. */
async function insertChoices(client, shopId) {
  await client.query(
    `with attribute as (insert into global_attribute (shop_id, name_en, name_bn) values ($1, 'Color', 'রং') returning id)
     insert into product_attribute_value (shop_id, product_id, global_attribute_id, name_en, name_bn, position)
     select $1, p.id, attribute.id, colours.en, colours.bn, colours.place
     from product p, attribute, (values ('Red', 'লাল', 0), ('Blue', 'নীল', 1), ('Green', 'সবুজ', 2)) as colours (en, bn, place)
     where p.shop_id = $1 and p.id % 5 = 0`,
    [shopId],
  );
  await client.query(
    `insert into product_combination (shop_id, product_id, value_ids, price, stock)
     select v.shop_id, v.product_id, array[v.id], p.price, 5
     from product_attribute_value v join product p on p.shop_id = v.shop_id and p.id = v.product_id where v.shop_id = $1`,
    [shopId],
  );
  await client.query("update product set has_attributes = true where shop_id = $1 and id % 5 = 0", [shopId]);
  await client.query(
    `with ribbon as (insert into ribbon (shop_id, slug, name_en, name_bn, tone) values ($1, 'new', 'New', 'নতুন', 1) returning id)
     insert into product_ribbon (shop_id, ribbon_id, product_id)
     select $1, ribbon.id, p.id from product p, ribbon where p.shop_id = $1 and p.id % 10 = 0`,
    [shopId],
  );
}
