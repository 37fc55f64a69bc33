import { shopOpeningTable } from "../src/features/shop-opening/shop-opening.table";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { orderStatuses } from "@haat/contract/shared/business-constants";
import { shopTheme } from "@haat/contract/shop/store.contract";
import { asc, eq, getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopMemberTable } from "../src/features/member/member.table";
import { platformRoleTable } from "../src/features/platform-staff/platform-role.table";
import { customerTable } from "../src/features/account/account.table";
import {
  areaTable,
  cityTable,
  customerAddressTable,
  divisionTable,
} from "../src/features/address/address.table";
import {
  categoryTable,
  globalAttributeTable,
  productAttributeValueTable,
  productCombinationTable,
  productPictureTable,
  productTable,
  ribbonTable,
} from "../src/features/catalogue/catalogue.table";
import { findOriginal, mediaKeyPattern } from "../src/features/media/media-files";
import { createMediaRoutes } from "../src/features/media/media.routes";
import { listOwed } from "../src/features/cash/cash.repository";
import { cashEntryTable } from "../src/features/cash/cash.table";
import { readTill } from "../src/features/cash/cash.usecases";
import { couponError } from "../src/features/coupon/coupon.rules";
import { couponTable } from "../src/features/coupon/coupon.table";
import {
  customerOrderTable,
  orderLineTable,
  orderStatusChangeTable,
} from "../src/features/order/order.table";
import {
  bannerTable,
  businessCategoryTable,
  extraPageTable,
  shopTable,
} from "../src/features/shop/shop.table";
import type { OpenDatabase } from "../src/database/database";
import { openTestDatabase } from "../src/testing/test-database";
import { referencePictures } from "../reference/reference-pictures";
import { applySeed } from "./apply-seed";
import { shops } from "./content/demo-content";
import { demoPictures } from "./demo-pictures";
import { photographNames, photographsFolder } from "./photographs";

const now = new Date("2026-11-21T06:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "haat-seed-"));
const seed = () => applySeed(opened.db, { mediaFolder: folder, now });
let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
  expect(await seed()).toBe(true);
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

const count = async (table: PgTable) => opened.db.$count(table);
const rowsOf = async (table: PgTable): Promise<Record<string, unknown>[]> => opened.db.select().from(table);
const openShops = shops.filter(({ status }) => status === "approved");

describe("the demo is applied", () => {
  test("with five open shops of forty products each, and two that are closed", async () => {
    const found = await opened.db
      .select({ slug: shopTable.slug, status: shopTable.status, products: sql<number>`count(*)::int` })
      .from(shopTable)
      .innerJoin(productTable, eq(productTable.shopId, shopTable.id))
      .groupBy(shopTable.slug, shopTable.status);
    expect(found.filter(({ status }) => status === "approved").map(({ products }) => products)).toEqual(
      Array(5).fill(40),
    );
    expect(
      found
        .map(({ status }) => status)
        .filter((status) => status !== "approved")
        .sort(),
    ).toEqual(["sent", "suspended"]);
  });

  test("once: a second time changes nothing", async () => {
    const before = [await count(productTable), await count(customerOrderTable), await count(areaTable)];
    expect(await seed()).toBe(false);
    expect([await count(productTable), await count(customerOrderTable), await count(areaTable)]).toEqual(
      before,
    );
  });

  test("with every text in both languages, in NFC", async () => {
    const tables = [
      businessCategoryTable,
      shopTable,
      bannerTable,
      extraPageTable,
      categoryTable,
      ribbonTable,
      productTable,
      globalAttributeTable,
      productAttributeValueTable,
      couponTable,
      divisionTable,
      cityTable,
      areaTable,
      orderLineTable,
    ];
    // A shop that takes as long everywhere says nothing of elsewhere.
    const mayBeBlank = new Set(["deliveryTimeOutsideBn", "deliveryTimeOutsideEn"]);
    const isBlank = (row: Record<string, unknown>) => [...mayBeBlank].every((column) => row[column] === "");
    for (const table of tables) {
      const columns = Object.keys(getTableColumns(table)).filter((name) => /(Bn|En)$/.test(name));
      expect(columns.length, getTableName(table)).toBeGreaterThan(0);
      for (const row of await rowsOf(table)) {
        for (const column of columns) {
          if (mayBeBlank.has(column) && isBlank(row)) continue;
          const text = String(row[column]);
          expect(text.trim(), `${getTableName(table)}.${column}`).not.toBe("");
          expect(text).toBe(text.normalize("NFC"));
          if (column.endsWith("En")) expect(text).not.toMatch(/[\u0985-\u09b9\u09e6-\u09ef]/);
          else if (!/^[SMLX]+$|^\d+$/.test(text)) expect(text, column).toMatch(/[\u0980-\u09ff]/);
        }
      }
    }
  });

  test("with a delivery time in days as in words, but where it is hours", async () => {
    const rows = await opened.db
      .select()
      .from(shopTable)
      .innerJoin(shopOpeningTable, eq(shopOpeningTable.shopId, shopTable.id));
    const mostDays = (words: string) =>
      words.includes("day") ? Number(/(\d+)\s+days?$/.exec(words)?.[1]) : null;
    for (const { shop, shop_opening } of rows) {
      expect(shop_opening.daysTo, shop.slug).toBe(mostDays(shop.deliveryTimeEn));
      expect(shop_opening.countryDaysTo, shop.slug).toBe(mostDays(shop.deliveryTimeOutsideEn));
    }
  });

  test("with slugs that no language and no route of the platform is called", () => {
    const routes =
      "about contact faq find-store help-and-support login signup privacy-policy terms-condition".split(" ");
    const taken = [
      ...routes,
      "terms-of-use",
      "store-search",
      "print-invoice",
      "mobile",
      "media",
      "api",
      "www",
    ];
    for (const { slug } of shops) {
      expect(slug).toMatch(/^[a-z][a-z0-9-]{2,61}$/);
      expect(taken).not.toContain(slug);
    }
  });

  test("with pages that no route of a shop is called", () => {
    const routes =
      "all-categories checkout-products login logout signup my-account orders payment-methods shipping-address direct cart all-products print-invoice product-details ribbons-products search-product";
    for (const { pages } of shops) {
      for (const { slug } of pages) expect(routes.split(" ")).not.toContain(slug);
    }
  });

  test("with themes that the contract knows, no two alike", () => {
    for (const { theme } of shops) expect(shopTheme.strict().parse(theme)).toEqual(theme);
    expect(new Set(openShops.map(({ theme }) => theme.seed)).size).toBe(5);
    expect(openShops.filter(({ freeDeliveryFrom }) => freeDeliveryFrom === null)).toHaveLength(1);
  });
});

describe("places", () => {
  test("are the eight divisions, the 64 districts, the 495 upazilas and the metropolitan thanas", async () => {
    expect([await count(divisionTable), await count(cityTable)]).toEqual([8, 64]);
    expect(await count(areaTable)).toBeGreaterThan(590);
    const withoutArea = await opened.db
      .select({ id: cityTable.id })
      .from(cityTable)
      .where(sql`not exists (select 1 from ${areaTable} where ${areaTable.cityId} = ${cityTable.id})`);
    expect(withoutArea).toEqual([]);
  });

  test("bear their names of today, each once in its city", async () => {
    const names = (await opened.db.select().from(cityTable)).map(({ nameEn }) => nameEn);
    expect(names).toEqual(expect.arrayContaining(["Chattogram", "Cumilla", "Barishal", "Jashore", "Bogura"]));
    const areas = await opened.db.select().from(areaTable);
    expect(new Set(areas.map(({ cityId, nameEn }) => `${cityId} ${nameEn}`)).size).toBe(areas.length);
    expect(new Set(areas.map(({ cityId, nameBn }) => `${cityId} ${nameBn}`)).size).toBe(areas.length);
    expect(areas.map(({ nameEn }) => nameEn)).not.toContainEqual(expect.stringMatching(/corporat/i));
  });

  test("of addresses lie in each other", async () => {
    const addresses = await opened.db
      .select({
        division: customerAddressTable.divisionId,
        ofCity: cityTable.divisionId,
        city: cityTable.nameEn,
      })
      .from(customerAddressTable)
      .innerJoin(areaTable, eq(areaTable.id, customerAddressTable.areaId))
      .innerJoin(cityTable, eq(cityTable.id, areaTable.cityId))
      .orderBy(asc(customerAddressTable.createdAt));
    expect(new Set(addresses.map(({ city }) => city))).toEqual(new Set(["Dhaka", "Chattogram"]));
    for (const { division, ofCity } of addresses) expect(division).toBe(ofCity);
  });
});

describe("a shopper can meet every state", () => {
  test("of stock: plenty, a few, the last piece, none, a whole product sold out in every combination", async () => {
    const products = await opened.db.select().from(productTable);
    const stocks = products.filter(({ hasAttributes }) => !hasAttributes).map(({ stock }) => stock);
    expect(stocks).toEqual(expect.arrayContaining([0, 1, 2, 3]));
    expect(Math.max(...stocks)).toBeGreaterThanOrEqual(100);
    expect(
      products.filter(({ hasAttributes, stock }) => hasAttributes && stock === 0).length,
    ).toBeGreaterThan(0);
  });

  test("of combinations: sold out, impossible, dearer, and a product with three attributes", async () => {
    const combinations = await opened.db.select().from(productCombinationTable);
    expect(combinations.some(({ stock }) => stock === 0)).toBe(true);
    expect(combinations.some(({ valueIds }) => valueIds.length === 3)).toBe(true);
    const panjabi = shops
      .flatMap(({ products }) => products)
      .find(({ slug }) => slug === "signature-panjabi");
    const [row] = await opened.db
      .select()
      .from(productTable)
      .where(eq(productTable.slug, "signature-panjabi"));
    const ofPanjabi = combinations.filter(
      ({ productId, shopId }) => productId === row?.id && shopId === row.shopId,
    );
    expect(ofPanjabi).toHaveLength(3 * 3 * 4 - (panjabi?.choices?.missing?.length ?? 0));
    expect(row?.maxPrice).toBeGreaterThan(row?.price ?? 0);
  });

  test("of a product's row: it sums its combinations up", async () => {
    const combinations = await opened.db.select().from(productCombinationTable);
    for (const product of await opened.db.select().from(productTable)) {
      const own = combinations.filter(
        ({ productId, shopId }) => productId === product.id && shopId === product.shopId,
      );
      expect(own.length > 0).toBe(product.hasAttributes);
      if (own.length === 0) continue;
      const buyable = own.filter(({ stock }) => stock > 0);
      const prices = (buyable.length > 0 ? buyable : own).map(({ price }) => price);
      expect([product.price, product.maxPrice]).toEqual([Math.min(...prices), Math.max(...prices)]);
      expect(product.stock).toBe(own.reduce((sum, { stock }) => sum + stock, 0));
    }
  });

  test("of the content's choices: every value and every missing or dearer one is one that there is", () => {
    for (const shop of shops) {
      for (const { slug, choices } of shop.products) {
        if (!choices) continue;
        const values = Object.values(choices.of).flat();
        for (const value of Object.keys(choices.extra ?? {})) expect(values, slug).toContain(value);
        for (const key of choices.missing ?? []) {
          const parts = key.split("+");
          expect(parts, slug).toHaveLength(Object.keys(choices.of).length);
          for (const part of parts) expect(values, slug).toContain(part);
        }
      }
    }
  });

  test("of prices: odd poisha, crossed-out ones above the price, a name of more than a hundred letters", async () => {
    const products = await opened.db.select().from(productTable);
    expect(products.map(({ price }) => price)).toContain(12_345);
    expect(products.some(({ nameEn, nameBn }) => nameEn.length > 100 && nameBn.length > 100)).toBe(true);
    const reduced = products.filter(({ oldPrice }) => oldPrice !== null);
    expect(reduced.length).toBeGreaterThan(20);
    for (const { price, oldPrice } of reduced) expect(oldPrice).toBeGreaterThan(price);
  });

  test("of coupons: good, below the minimum, expired, not started, used up; percent, capped, fixed; public or not", async () => {
    const coupons = await opened.db.select().from(couponTable);
    const refusals = (itemTotal: number) =>
      coupons.map((coupon) => couponError(coupon, { itemTotal, usesByCustomer: 0, now })?.code ?? "good");
    expect(new Set([...refusals(100), ...refusals(10_000_000)])).toEqual(
      new Set(["good", "coupon_below_minimum", "coupon_expired", "coupon_not_started", "coupon_used_up"]),
    );
    expect(new Set(coupons.map(({ kind }) => kind))).toEqual(new Set(["percent", "fixed"]));
    expect(coupons.some(({ maxDiscount }) => maxDiscount !== null)).toBe(true);
    expect(new Set(coupons.map(({ isPublic }) => isPublic))).toEqual(new Set([true, false]));
    for (const { code } of coupons) expect(code).toMatch(/^[A-Z0-9]+$/);
  });

  test("of coupons' uses: each that is counted is a customer's order", async () => {
    const found = await opened.db.execute(sql`select c.code, c.used_count as counted,
        (select count(*)::int from coupon_use u where u.shop_id = c.shop_id and u.coupon_id = c.id) as uses,
        (select count(*)::int from customer_order o join coupon_use u on u.shop_id = o.shop_id and u.id = o.coupon_use_id
          where u.shop_id = c.shop_id and u.coupon_id = c.id and o.item_total >= c.min_item_total) as orders
      from coupon c`);
    const { rows } = found as unknown as {
      rows: { code: string; counted: number; uses: number; orders: number }[];
    };
    for (const { code, counted, uses, orders } of rows)
      expect([code, uses, orders]).toEqual([code, counted, counted]);
  });

  test("of orders: each status, with a way that leads to it and not into the future", async () => {
    const orders = await opened.db.select().from(customerOrderTable);
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(Object.values(orderStatuses)));
    const changes = await opened.db
      .select()
      .from(orderStatusChangeTable)
      .orderBy(asc(orderStatusChangeTable.at));
    for (const order of orders) {
      const way = changes.filter(({ orderId, shopId }) => orderId === order.id && shopId === order.shopId);
      expect(way.at(0)?.status).toBe(orderStatuses.pending);
      expect(way.at(-1)?.status).toBe(order.status);
      expect(way.at(-1)?.at.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  test("of a full desk: several people's new orders, none of one minute", async () => {
    const waiting = await opened.db
      .select({ customerId: customerOrderTable.customerId, orderedAt: customerOrderTable.orderedAt })
      .from(customerOrderTable)
      .innerJoin(shopTable, eq(shopTable.id, customerOrderTable.shopId))
      .where(
        sql`${shopTable.slug} = 'kacha-bazar' and ${customerOrderTable.status} = ${orderStatuses.pending}`,
      );
    expect(waiting.length).toBeGreaterThanOrEqual(4);
    expect(new Set(waiting.map(({ customerId }) => customerId)).size).toBe(waiting.length);
    expect(new Set(waiting.map(({ orderedAt }) => orderedAt.getTime())).size).toBe(waiting.length);
  });

  test("of a till: yesterday's is counted, and today's has what was handed in since, while others have cash of the shop", async () => {
    const found = await opened.db
      .select({ id: shopTable.id })
      .from(shopTable)
      .where(eq(shopTable.slug, "kacha-bazar"));
    const shopId = found[0]?.id ?? 0;
    const { closing, opening, expected } = await readTill(opened.db, shopId);
    expect(closing).toMatchObject({
      day: "2026-11-20",
      counted: opening,
      expected: opening,
      firstName: "Abdul",
    });
    expect(expected).toBeGreaterThan(opening);
    const owed = await listOwed(opened.db, shopId);
    expect(owed.map(({ courier, firstName }) => courier || firstName)).toEqual(["Pathao", "Jamal"]);
    for (const { amount } of owed) expect(amount).toBeGreaterThan(0);
  });

  test("of a cash book in the order of time, in which every delivered order is paid", async () => {
    const entries = await opened.db
      .select()
      .from(cashEntryTable)
      .where(sql`holder is distinct from 'before'`)
      .orderBy(asc(cashEntryTable.id));
    const times = entries.map(({ at }) => at.getTime());
    expect(times.length).toBeGreaterThan(8);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    const delivered = await opened.db
      .select({ payment: customerOrderTable.paymentStatus })
      .from(customerOrderTable)
      .where(eq(customerOrderTable.status, orderStatuses.delivered));
    expect(new Set(delivered.map(({ payment }) => payment))).toEqual(new Set(["paid"]));
  });

  test("of accounts: those that run shops and the platform, and one that is blocked", async () => {
    const statuses = (
      await opened.db.selectDistinct({ status: customerTable.status }).from(customerTable)
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual(["active", "blocked"]);
  });

  test("of people: each shop's owner, a manager and a packer where it is open, and who runs the platform", async () => {
    const members = await opened.db
      .select({ slug: shopTable.slug, status: shopTable.status, role: shopMemberTable.role })
      .from(shopTable)
      .leftJoin(shopMemberTable, eq(shopMemberTable.shopId, shopTable.id));
    for (const { slug, status } of members) {
      const roles = members.filter((member) => member.slug === slug).map(({ role }) => role);
      const expected = status === "approved" ? ["manager", "owner", "packer"] : ["owner"];
      expect([slug, roles.sort()]).toEqual([slug, expected]);
    }
    const platform = await opened.db.select({ role: platformRoleTable.role }).from(platformRoleTable);
    expect(platform.map(({ role }) => role).sort()).toEqual(["admin", "admin", "support"]);
  });

  test("and the ledger of stock adds up to what is left", async () => {
    const result = await opened.db.execute(sql`
      select count(*)::int as wrong from (
        select p.stock, sum(m.change) as moved from product p join stock_movement m
          on m.shop_id = p.shop_id and m.product_id = p.id
        group by p.shop_id, p.id, p.stock having p.stock <> sum(m.change) or min(m.change) filter (where m.reason = 'initial') < 0
      ) as unbalanced`);
    expect((result as { rows: unknown[] }).rows).toEqual([{ wrong: 0 }]);
  });
});

describe("pictures", () => {
  test("have each a key of its own, and every key that a row names has an original", async () => {
    const keys = [...referencePictures, ...demoPictures()].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const named = [
      ...(await rowsOf(businessCategoryTable)),
      ...(await rowsOf(bannerTable)),
      ...(await rowsOf(categoryTable)),
      ...(await rowsOf(productTable)),
      ...(await rowsOf(productPictureTable)),
      ...(await rowsOf(productCombinationTable)),
      ...(await rowsOf(orderLineTable)),
    ].map(({ picture }) => picture);
    const logos = (await rowsOf(shopTable)).map(({ logo }) => logo);
    for (const key of new Set([...named, ...logos].filter((name) => name !== null))) {
      expect(key).toMatch(new RegExp(`^${mediaKeyPattern}$`));
      expect(await findOriginal(folder, String(key)), String(key)).toBeDefined();
    }
  });

  test("are two or three to each product that is drawn, and one or two to each that is photographed", async () => {
    const pictures = await opened.db
      .select({ shop: shopTable.slug, product: productTable.slug, pictures: sql<number>`count(*)::int` })
      .from(productPictureTable)
      .innerJoin(
        productTable,
        sql`(${productTable.shopId}, ${productTable.id}) = (${productPictureTable.shopId}, ${productPictureTable.productId})`,
      )
      .innerJoin(shopTable, eq(shopTable.id, productTable.shopId))
      .groupBy(shopTable.slug, productTable.slug);
    expect(pictures).toHaveLength(await count(productTable));
    const named = new Set(photographNames);
    for (const { shop, product, pictures: number } of pictures) {
      const name = `${shop}/${product}`;
      const expected = named.has(`${name}-second-view`) ? [2] : named.has(name) ? [1] : [2, 3];
      expect(expected, name).toContain(number);
    }
  });

  test("are a second view of photographed products of every open shop, another picture than the first", async () => {
    const second = photographNames.filter((name) => name.endsWith("-second-view"));
    expect(new Set(second.map((name) => name.split("/")[0]))).toEqual(
      new Set(openShops.map(({ slug }) => slug)),
    );
    const pictures = new Map(demoPictures().map((picture) => [picture.key, picture]));
    for (const name of second) {
      const first = name.slice(0, -"-second-view".length);
      const key = first.replace("/", "/products/");
      expect(pictures.get(`${key}-1`), name).toMatchObject({ photograph: first });
      expect(pictures.get(`${key}-2`), name).toMatchObject({ photograph: name });
      const [one, other] = await Promise.all(
        [first, name].map((photograph) => readFile(join(photographsFolder, `${photograph}.webp`))),
      );
      expect(one?.equals(other ?? Buffer.alloc(0)), name).toBe(false);
    }
  });

  test("are drawn the same at every seeding, hold no words, and point at nothing outside", async () => {
    for (const picture of [...referencePictures, ...demoPictures()]) {
      if (!("svg" in picture)) continue;
      const { key } = picture;
      const drawn = picture.svg();
      const original = await findOriginal(folder, key);
      expect((await original?.read())?.toString("utf8") === drawn, key).toBe(true);
      expect(/<text|<image|<script|(?:href|url)\s*[=(]\s*"?(?!#)\w/.test(drawn), key).toBe(false);
      const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, key).toBe(ids.length);
      const defined = new Set(ids);
      for (const [, target] of drawn.matchAll(/(?:url\(|href=")#([^)"]+)/g))
        expect(defined.has(target), `${key} ${target}`).toBe(true);
    }
  });

  test("are photographs where a file of the list is there, each used, square or a banner, and none is heavy", async () => {
    const files = await readdir(photographsFolder, { recursive: true });
    const there = files
      .filter((file) => file.endsWith(".webp"))
      .map((file) => file.slice(0, -".webp".length));
    expect(there.sort()).toEqual([...photographNames].sort());
    const used = demoPictures().flatMap((picture) => ("photograph" in picture ? [picture.photograph] : []));
    expect([...new Set(used)].sort()).toEqual(there);
    let all = 0;
    for (const name of there) {
      const bytes = await readFile(join(photographsFolder, `${name}.webp`));
      all += bytes.length;
      expect(bytes.length, name).toBeLessThan(60 * 1024);
      const { width = 0, height = 0 } = await sharp(bytes).metadata();
      const isBanner = name.includes("/banners/");
      expect(width / height, name).toBeCloseTo(isBanner ? 2.5 : 1);
      // Wider than the widest picture that a page offers.
      if (isBanner) expect(width, name).toBe(1920);
    }
    expect(all).toBeLessThan(12 * 1024 * 1024);
  });

  test("reach a browser through the media routes", async () => {
    const media = createMediaRoutes({ folder });
    // As its shop shows pictures: square, or 4 : 5, drawn and photographed.
    for (const [key, height] of [
      ["kacha-bazar/products/potato-1", 320],
      ["rongdhonu/products/crew-neck-tee-in-black", 400],
      ["rongdhonu/products/jamdani-saree-1", 400],
      ["mishti-mukh/logo", 320],
    ] as const) {
      const answer = await media.request(`/media/${key}/320`, { headers: { accept: "image/avif" } });
      expect(answer.status).toBe(200);
      const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(picture).toMatchObject({ width: 320, height });
    }
    for (const [width, height] of [
      [960, 384],
      [1280, 512],
    ]) {
      const banner = await media.request(`/media/boi-para/banners/classics/${width}`);
      const picture = await sharp(Buffer.from(await banner.arrayBuffer())).metadata();
      expect(picture).toMatchObject({ width, height, format: "jpeg" });
    }
  });
});
