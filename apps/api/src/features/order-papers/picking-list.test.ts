import { business } from "@haat/contract/shared/business-constants";
import { paperSize } from "@haat/contract/shared/choices";
import { languages } from "@haat/contract/shared/languages";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { drawPage, readPages, writtenTexts } from "../../testing/pdf-reading";
import { rowsOf } from "../../testing/table-contents";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { drawPickingList } from "./picking-paper";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let buyer: TestShopper;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  buyer = await createShopper(api);
});

const language = "en" as const;
const once = () => ({ context: { idempotencyKey: crypto.randomUUID() } });
const inShop = () => ({ language, seller_key: shop.sellerKey });
const refused = (code: string) => expect.objectContaining({ code });
const orders = () => staff.packer.client.sellerOrders;

type Goods = "rice" | "tea" | "sRed" | "mRed";

/** Lines of goods by what they are called here: how many of each. */
async function order(goods: Partial<Record<Goods, number>>): Promise<string> {
  const { s, m, red } = shop.values;
  const chosen = { rice: [], tea: [], sRed: [s, red], mRed: [m, red] };
  for (const [name, quantity] of Object.entries(goods) as [Goods, number][]) {
    const { id } = name === "rice" || name === "tea" ? shop[name] : shop.shirt;
    const line = { id_product: id, quantity, id_product_attribute: chosen[name] };
    await buyer.client.cart.addToCart({ ...inShop(), ...line });
  }
  const shown = await buyer.client.cart.showCart({ language, sellerKey: shop.sellerKey });
  const { item_total } = shown.data.totals;
  const placed = await buyer.client.order.cartPurchaseOrder(
    {
      ...inShop(),
      shipping_method: 2,
      expected_total: Math.floor(item_total / 100) * 100,
    },
    once(),
  );
  return placed.data.order_id;
}
const accept = (order_id: string) =>
  orders().moveOrder({ ...inShop(), order_id, from: "pending", to: "accept" });
const pack = (order_id: string) =>
  orders().moveOrder({ ...inShop(), order_id, from: "accept", to: "packed" });
const listOf = async (order_ids?: string) =>
  (await staff.packer.client.sellerOrderPapers.pickingList({ ...inShop(), ...(order_ids && { order_ids }) }))
    .data.picking_list;
const told = ({ groups }: Awaited<ReturnType<typeof listOf>>) =>
  groups.map(({ category, goods }) => [
    category,
    goods.map(({ name, choice, pieces }) => [name, choice, pieces]),
  ]);

describe("a picking list", () => {
  test("sums what is to be fetched by product and choice, with its orders, by category and name", async () => {
    const [one, two] = [
      await order({ tea: 1, rice: 2, mRed: 1 }),
      await order({ rice: 3, sRed: 2, mRed: 2 }),
    ];
    for (const number of [one, two]) await accept(number);
    const list = await listOf(`${two},${one}`);
    expect(told(list)).toEqual([
      [
        "Food",
        [
          ["Miniket Rice", "", 5],
          ["Tea Leaves", "", 1],
        ],
      ],
      [
        "Clothes",
        [
          ["Shirt", "M, Red", 3],
          ["Shirt", "S, Red", 2],
        ],
      ],
    ]);
    expect(list.pieces).toBe(11);
    expect(list.orders).toEqual([
      { order_id: two, stage: "accept" },
      { order_id: one, stage: "accept" },
    ]);
    const [rice] = list.groups[0]?.goods ?? [];
    expect(rice).toMatchObject({
      picture: "rice-1",
      orders: [
        { order_id: one, pieces: 2 },
        { order_id: two, pieces: 3 },
      ],
    });
    expect(list.groups[1]?.goods[0]?.picture).toBe("shirt-m-red");
  });

  test("agrees with a second calculation of ten orders, and counts what was taken out no more", async () => {
    const numbers: string[] = [];
    for (let at = 0; at < 10; at += 1)
      numbers.push(
        await order({ rice: 1 + (at % 2), ...(at % 4 === 0 && { tea: 1 }), ...(at < 5 && { mRed: 1 }) }),
      );
    const [short = "", ...others] = numbers;
    const { lines } = (await orders().order({ ...inShop(), order_id: short })).data.order;
    const position = lines.find(({ id_product }) => id_product === shop.rice.id)?.position ?? 0;
    const left = [{ position, quantity: 0 }];
    const less = { ...inShop(), order_id: short, from: "pending" as const, left, pieces: "in_hand" as const };
    await staff.packer.client.sellerOrderChanges.acceptWithLess(less, once());
    for (const number of others) await accept(number);
    const list = await listOf();
    expect(list.orders.map(({ order_id }) => order_id).sort()).toEqual(numbers.toSorted());
    const found = await rowsOf<{ product: number; pieces: number }>(
      api.db,
      sql`select l.product_id as product, sum(l.quantity)::int as pieces from order_line l
        join customer_order o on o.shop_id = l.shop_id and o.id = l.order_id
        where l.shop_id = ${shop.id} group by l.product_id, l.combination_id order by 1, 2`,
    );
    const summed = list.groups.flatMap(({ goods }) =>
      goods.map(({ id_product, pieces }) => ({ product: id_product, pieces })),
    );
    expect(summed.sort((a, b) => a.product - b.product || a.pieces - b.pieces)).toEqual(
      found.filter(({ pieces }) => pieces > 0),
    );
    const rice = list.groups[0]?.goods.find(({ name }) => name === "Miniket Rice");
    expect(rice?.orders.some(({ order_id }) => order_id === short)).toBe(false);
  });

  test("has the oldest orders of the lane; packed, sent and cancelled ones are named as left out", async () => {
    const [waits, packed, gone] = [
      await order({ rice: 1 }),
      await order({ rice: 1 }),
      await order({ rice: 1 }),
    ];
    for (const number of [waits, packed]) await accept(number);
    await pack(packed);
    await buyer.client.order.customerOrderUpdate({ order_id: gone, confirmed: true });
    const lane = await listOf();
    expect([lane.orders, lane.to_pack, lane.left_out]).toEqual([
      [{ order_id: waits, stage: "accept" }],
      1,
      [],
    ]);
    const chosen = await listOf([waits, packed, gone].join(","));
    expect(chosen.left_out).toEqual([
      { order_id: packed, stage: "packed" },
      { order_id: gone, stage: "cancel" },
    ]);
    expect(chosen.pieces).toBe(1);
    expect(await listOf(packed)).toMatchObject({ orders: [], groups: [], pieces: 0 });
  });

  test("of another shop's order, of one that is none, or of too many at once is refused", async () => {
    const foreign = await order({ rice: 1 });
    shop = await createTestShop(api.db);
    staff = await createStaffOf(api, shop);
    for (const number of [foreign, "AXY2-ZZZZZ"]) {
      await expect(listOf(number)).rejects.toEqual(refused("order_not_found"));
      await expect(print({ order_ids: number })).rejects.toEqual(refused("order_not_found"));
    }
    const many = Array.from({ length: business.ordersPerPrint + 1 }, (_, at) => `AXY2-${20_000 + at}`);
    await expect(listOf(many.join(","))).rejects.toEqual(refused("invalid_input"));
  });
});

type Asked = Parameters<typeof staff.packer.client.sellerOrderPapers.pickingListPaper>[0];
async function print(given: Partial<Asked> & Pick<Asked, "order_ids">): Promise<Uint8Array> {
  const file = await staff.packer.client.sellerOrderPapers.pickingListPaper({
    ...inShop(),
    size: "a4",
    ...given,
  });
  return new Uint8Array(await (file as File).arrayBuffer());
}

describe("a picking list on paper", () => {
  test.each(paperSize.options.flatMap((size) => languages.map((each) => [size, each] as const)))(
    "of %s in %s says what is to be fetched, how much of it, and for which orders",
    async (size, inLanguage) => {
      const [one, two] = [await order({ rice: 2, mRed: 1 }), await order({ rice: 10 })];
      const bytes = await print({ size, language: inLanguage, order_ids: `${one},${two}` });
      const said = writtenTexts(bytes).join(" ");
      const words = {
        en: ["Picking list", "Food", "Miniket Rice", "12 ×", "Shirt", "M, Red"],
        bn: ["পণ্য তোলার তালিকা", "খাবার", "মিনিকেট চাল", "১২ ×", "শার্ট", "এম, লাল"],
      };
      for (const each of [...words[inLanguage], one, two]) expect(said).toContain(each);
      expect(await drawPage(bytes, 1, 1)).toBeInstanceOf(Buffer);
    },
  );

  test("goes on over pages, each with its number, and no name of a category is left alone at a page's foot", async () => {
    const order_id = "AXY2-ABCDE";
    const goods = (category: string) =>
      Array.from({ length: 13 }, (_, at) => ({
        id_product: at,
        name: `${category} ${at} of a name that takes more than a single line`,
        choice: at % 3 === 0 ? "Size: large, colour: red" : "",
        picture: "",
        pieces: at + 1,
        orders: [{ order_id, pieces: at + 1 }],
      }));
    const names = ["Alpha", "Beta", "Gamma", "Delta", "Omega"];
    const groups = names.map((category) => ({ category, goods: goods(category) }));
    const list = {
      orders: [{ order_id, stage: "accept" as const }],
      left_out: [],
      to_pack: 1,
      pieces: 1,
      groups,
    };
    for (const size of paperSize.options) {
      const at = "2026-03-02T06:00:00Z";
      const bytes = await drawPickingList({ paper: "picking", size, list, shop: "Shop", at, language });
      const pages = (await readPages(bytes)).map((texts) => texts.map(({ text }) => text));
      if (size === "roll") expect(pages).toHaveLength(1);
      else expect(pages.length).toBeGreaterThan(2);
      const all = pages.flat().join(" ");
      for (const name of names)
        for (let place = 0; place < 13; place += 1) expect(all.split(`${name} ${place} of`)).toHaveLength(2);
      for (const [page, texts] of pages.entries()) {
        const said = texts.join(" ");
        if (pages.length > 1) expect(said).toMatch(new RegExp(`Page ${page + 1} of ${pages.length}`, "i"));
        // Behind a category's name its first goods stand on the same page.
        for (const name of names)
          if (texts.some((text) => text.trim() === name)) expect(said).toContain(`${name} 0 of`);
      }
    }
  });

  test("says so where nothing is to be fetched", async () => {
    const number = await order({ rice: 1 });
    await accept(number);
    await pack(number);
    expect(writtenTexts(await print({ order_ids: number })).join(" ")).toContain("Nothing to fetch");
  });
});
