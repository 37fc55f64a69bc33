import { randomUUID } from "node:crypto";
import type { OrderStatusName } from "@haat/contract/shared/business-constants";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { orderStatuses } from "@haat/contract/shared/business-constants";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { calculateAgain } from "../../testing/second-calculation";
import { changeAgain } from "../../testing/second-cash";
import { createDice, SecondLedger } from "../../testing/second-ledger";
import { rowsOf, wrongStocks } from "../../testing/table-contents";
import { createShopper, saveAddress, startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createCoupon, createTestShop, places, type TestShop } from "../../testing/test-shop";
import { productTable } from "../catalogue/catalogue.table";
import { stockMovementTable } from "../order/order.table";
import { moveOrder } from "../order/order-status.usecases";

/** `bench/orders-cash.mjs` asks for more. */
const count = Number(process.env.HAAT_SIMULATED_ORDERS ?? 200);
const seed = Number(process.env.HAAT_SIMULATION_SEED ?? 20261125);
const language = "en" as const;
const key = () => ({ context: { idempotencyKey: randomUUID() } });

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Line {
  product: number;
  unitPrice: number;
  quantity: number;
}

/** A shop with much of three products and two coupons, its people, and two customers. */
async function openShop() {
  const shop = await createTestShop(api.db, { vatPercent: 7.5 });
  const staff = await createStaffOf(api, shop);
  const ledger = new SecondLedger();
  const goods = [shop.rice, shop.tea, shop.salt];
  for (const { id, stock } of goods) {
    const more = 100_000 - stock;
    await api.db.update(productTable).set({ stock: 100_000 }).where(eq(productTable.id, id));
    const movement = { shopId: shop.id, productId: id, change: more, reason: "received" as const };
    await api.db.insert(stockMovementTable).values({ ...movement, at: api.clock.now() });
    ledger.moveStock(id, 100_000);
  }
  const off = { totalUses: null, usesPerCustomer: null };
  const coupons = [
    await createCoupon(api.db, shop.id, {
      code: "P12",
      percent: 12,
      maxDiscount: 9000,
      minItemTotal: 30_000,
      ...off,
    }),
    await createCoupon(api.db, shop.id, {
      code: "F50",
      kind: "fixed",
      amount: 5000,
      minItemTotal: 20_000,
      ...off,
    }),
  ];
  const customers = [];
  for (let each = 0; each < 3; each += 1) {
    const shopper = await createShopper(api);
    const client = api.createStraightClient(shopper.headers);
    customers.push({ client, address: await saveAddress(client) });
  }
  const owner = api.createStraightClient(staff.owner.headers);
  const first = dayInBangladesh(api.clock.now());
  return { shop, staff, owner, goods, coupons, customers, ledger, first };
}
type World = Awaited<ReturnType<typeof openShop>>;
type Dice = ReturnType<typeof createDice>;

const inShop = (shop: TestShop) => ({ language, seller_key: shop.sellerKey });

/** Somebody orders; what it costs is calculated a second time. */
async function place({ shop, goods, coupons, customers, ledger }: World, dice: Dice) {
  const customer = dice.oneOf(customers);
  const lines: Line[] = goods
    .filter(() => dice.chance(0.6))
    .map(({ id, price }) => ({ product: id, unitPrice: price, quantity: dice.number(1, 6) }));
  const [first] = goods;
  if (lines.length === 0 && first)
    lines.push({ product: first.id, unitPrice: first.price, quantity: dice.number(1, 6) });
  for (const { product, quantity } of lines) {
    await customer.client.cart.addToCart({ ...inShop(shop), id_product: product, quantity });
    api.clock.advance(1);
  }
  const items = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const usable = coupons.filter(({ minItemTotal }) => items >= minItemTotal);
  const coupon = dice.chance(0.5) ? usable[0] && dice.oneOf(usable) : undefined;
  const isHome = dice.chance(0.5);
  const { cityId, areaId } = places.dhaka;
  const terms = {
    ...shop,
    deliverySuburbs: [],
    deliveryAreas: [],
    homeCityId: shop.homeCityId ?? 0,
    deliveryFeeSuburbs: shop.deliveryFeeSuburbs ?? 0,
  };
  const again = calculateAgain(
    { lines, terms, shippingMethod: isHome ? 1 : 2, place: { cityId, areaId } },
    coupon,
  );
  const placed = await customer.client.order.cartPurchaseOrder(
    {
      ...inShop(shop),
      shipping_method: isHome ? 1 : 2,
      ...(isHome && { address_unique_id: customer.address }),
      ...(coupon && { code: coupon.code }),
      expected_total: again.grand_total,
    },
    key(),
  );
  for (const { product, quantity } of lines) ledger.moveStock(product, -quantity);
  return { number: placed.data.order_id, customer, lines, coupon, again };
}
type Placed = Awaited<ReturnType<typeof place>>;

const piecesOf = (lines: readonly Line[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Fewer pieces of some lines, never none of all. */
function lessOf(lines: readonly Line[], dice: Dice): number[] {
  const left = lines.map(({ quantity }): number => (dice.chance(0.5) ? quantity : dice.number(0, quantity)));
  return left.some((pieces) => pieces > 0) ? left : lines.map(({ quantity }) => quantity);
}

/** An order on its way, as the second calculation has it. */
class Course {
  lines: Line[];
  discount: number;
  total: number;
  constructor(
    readonly world: World,
    readonly dice: Dice,
    readonly order: Placed,
  ) {
    this.lines = order.lines;
    this.discount = order.again.coupon_discount;
    this.total = order.again.grand_total;
  }

  /** Brings it where it goes by luck. */
  async run(): Promise<void> {
    const { dice, order } = this;
    if (dice.chance(0.1)) {
      await order.customer.client.order.customerOrderUpdate({ order_id: order.number, confirmed: true });
      return this.cancelled();
    }
    if (dice.chance(0.3)) await this.acceptWithLess();
    else await this.move("accept");
    if (dice.chance(0.1)) return this.cancelBySeller();
    const way = dice.oneOf(["shipped", "in_store"] as const);
    await this.move(way);
    if (way === "in_store" && dice.chance(0.3)) return this.cancelBySeller();
    if (way === "shipped" && dice.chance(0.25)) return this.comeBack();
    await this.deliver(way);
  }

  private async move(to: OrderStatusName): Promise<void> {
    const { shop, staff } = this.world;
    const move = { to, mover: "seller" as const, accountId: staff.owner.id, note: "" };
    const scope = { shopId: shop.id, memberId: staff.owner.id };
    const at = { language, now: api.clock.now() };
    await inTransaction(api.db, (tx) => moveOrder(tx, shop.id, this.order.number, move, at), scope);
  }

  private async cancelBySeller(): Promise<void> {
    await this.move("cancel");
    this.cancelled();
  }

  /** It comes to nothing at the door: some pieces are in hand again at once, others later, some are lost, some stay out. */
  private async comeBack(): Promise<void> {
    const { world, dice, order } = this;
    const { shop, owner, ledger } = world;
    const asked = { ...inShop(shop), order_id: order.number };
    const booked = this.lines.map(({ product, quantity }, position) => {
      const back = dice.number(0, quantity);
      ledger.moveStock(product, back);
      return { position, back, written_off: dice.number(0, quantity - back), isLater: dice.chance(0.5) };
    });
    const pieces = (isLater: boolean) =>
      booked
        .filter((each) => each.isLater === isLater)
        .map(({ position, back, written_off }) => ({ position, back, written_off }));
    const reason = dice.oneOf(["refused", "returned", "lost"] as const);
    const move = { from: "shipped" as const, to: "cancel" as const, reason, pieces: pieces(false) };
    await owner.sellerOrders.moveOrder({ ...asked, ...move });
    await owner.sellerOrders.bookReturn({ ...asked, pieces: pieces(true) }, key());
    this.end(orderStatuses.cancel, "void");
  }

  private cancelled(): void {
    for (const { product, quantity } of this.lines) this.world.ledger.moveStock(product, quantity);
    this.end(orderStatuses.cancel, "void");
  }

  private end(status: number, payment: string): void {
    const pieces = piecesOf(this.lines);
    this.world.ledger.orders.set(this.order.number, { total: this.total, status, payment, pieces });
  }

  /** What the order costs with fewer pieces, and what of it comes back. */
  private change(left: number[], why: "short" | "returned", isBack: boolean): void {
    const { again, coupon } = this.order;
    const bill = {
      lines: this.lines,
      couponDiscount: this.discount,
      deliveryFee: again.delivery_fee,
      vatPercent: 7.5,
    };
    const changed = changeAgain(bill, left, coupon, why);
    this.lines.forEach(({ product, quantity }, at) => {
      if (isBack) this.world.ledger.moveStock(product, quantity - (left[at] ?? 0));
    });
    this.lines = this.lines.map((line, at) => ({ ...line, quantity: left[at] ?? 0 }));
    this.discount = changed.couponDiscount;
    this.total = changed.grandTotal;
  }

  private async acceptWithLess(): Promise<void> {
    const { world, dice, order } = this;
    const left = lessOf(this.lines, dice);
    if (left.every((pieces, at) => pieces === this.lines[at]?.quantity)) return this.move("accept");
    const pieces = dice.oneOf(["in_hand", "written_off"] as const);
    await world.owner.sellerOrderChanges.acceptWithLess(
      { ...inShop(world.shop), order_id: order.number, from: "pending", left: named(left), pieces },
      key(),
    );
    this.change(left, "short", pieces === "in_hand");
  }

  private async deliver(from: OrderStatusName): Promise<void> {
    const { world, dice, order } = this;
    const { staff, ledger, shop, owner } = world;
    const left = dice.chance(0.35) ? lessOf(this.lines, dice) : this.lines.map(({ quantity }) => quantity);
    const pieces = dice.oneOf(["in_hand", "written_off"] as const);
    this.change(left, "returned", pieces === "in_hand");
    const less = dice.chance(0.15) ? Math.min(this.total, dice.number(1, 30) * 100) : 0;
    const amount = this.total - less;
    const by = dice.oneOf(["till", "member", "courier"] as const);
    const courier = by === "courier" ? dice.oneOf(["Pathao", "RedX"]) : "";
    await owner.sellerOrderChanges.deliverOrder(
      {
        ...inShop(shop),
        order_id: order.number,
        from,
        left: named(left),
        pieces,
        amount,
        holder: by,
        courier,
        ...(by === "member" && { id_account: staff.packer.id }),
        difference_reason: less > 0 ? "Less was paid" : "",
      },
      key(),
    );
    const holder =
      by === "member" ? `member ${staff.packer.id}` : by === "courier" ? `courier ${courier}` : "till";
    ledger.collect(holder, amount, this.total);
    this.end(orderStatuses.delivered, "paid");
  }
}

const named = (left: readonly number[]) => left.map((quantity, position) => ({ position, quantity }));

/** Somebody hands in some of what they have; a courier keeps a fee. */
async function handIn({ shop, staff, owner, ledger }: World, dice: Dice): Promise<void> {
  const courier = dice.oneOf(["Pathao", "RedX", ""]);
  const holder = courier === "" ? `member ${staff.packer.id}` : `courier ${courier}`;
  const was = ledger.cashOf(holder);
  if (was < 10_000) return;
  const fee = courier === "" ? 0 : dice.number(0, 20) * 100;
  const amount = Math.floor((was - fee) / 100 / dice.number(1, 3)) * 100;
  const who =
    courier === ""
      ? { holder: "member" as const, id_account: staff.packer.id }
      : { holder: "courier" as const, courier };
  await owner.sellerCash.handInCash({ ...inShop(shop), ...who, amount, fee, was }, key());
  ledger.handIn(holder, amount, fee);
}

/** The till is counted, a few taka off at times, some of it goes to the bank, and the next day begins. */
async function endDay({ shop, owner, ledger }: World, dice: Dice): Promise<void> {
  const expected = ledger.cashOf("till");
  const counted = dice.chance(0.5) ? expected : Math.max(0, expected - dice.number(-5, 5) * 100);
  const note = counted === expected ? "" : "Counted twice";
  await owner.sellerCash.closeCashDay({ ...inShop(shop), expected, counted, note }, key());
  ledger.moveCash("till", counted - expected);
  if (counted >= 100_000) {
    const amount = 50_000;
    await owner.sellerCash.moveTill(
      { ...inShop(shop), move: "taken_out", amount, note: "To the bank" },
      key(),
    );
    ledger.moveCash("till", -amount);
  }
  api.clock.advance(24 * 3600);
}

/** Something that was collected into the till is put right. */
async function putRight({ shop, owner, ledger }: World): Promise<void> {
  const { data } = await owner.sellerCash.cashEntries({ ...inShop(shop), kind: "collected", per_page: 20 });
  const entry = data.entries.find(
    (each) => each.is_open && each.holder?.holder === "till" && each.amount > 500,
  );
  if (!entry) return;
  const was = entry.amount_now;
  const amount = was - 100;
  const { id_entry } = entry;
  await owner.sellerCash.correctCash(
    { ...inShop(shop), id_entry, was, amount, reason: "A torn note" },
    key(),
  );
  ledger.moveCash("till", -100);
  ledger.differences += 100;
}

/** Every difference between the tables and the second calculation, in words. */
async function differencesOf(world: World): Promise<string[]> {
  const { shop, ledger, owner, goods } = world;
  const found: string[] = [];
  const compare = (what: string, is: unknown, should: unknown) => {
    if (is !== should) found.push(`${what}: ${String(is)} in place of ${String(should)}`);
  };
  for (const { id } of goods) {
    const [row] = await rowsOf<{ stock: number }>(api.db, sql`select stock from product where id = ${id}`);
    compare(`stock of ${id}`, row?.stock, ledger.stock.get(id));
  }
  found.push(...(await wrongStocks(api.db)).map((id) => `the ledger of stock of ${id}`));
  const { data } = await owner.sellerCash.cash(inShop(shop));
  compare("till", data.till, ledger.cashOf("till"));
  for (const [holder, amount] of ledger.cash) {
    if (holder === "till") continue;
    const [kind, name] = holder.split(" ");
    const owed = data.owed.find(
      (each) =>
        each.holder === kind && (kind === "courier" ? each.name === name : String(each.id_account) === name),
    );
    compare(holder, owed?.amount ?? 0, amount);
  }
  const { sums } = (await owner.sellerCash.cashEntries(inShop(shop))).data;
  compare("fees", sums.fee, ledger.fees);
  compare("differences", sums.difference, ledger.differences);
  const orders = await rowsOf<{
    number: string;
    total: string;
    status: number;
    payment: string;
    pieces: number;
  }>(
    api.db,
    sql`select number, grand_total as total, status, payment_status as payment, item_count as pieces
      from customer_order where shop_id = ${shop.id}`,
  );
  compare("number of orders", orders.length, ledger.orders.size);
  for (const order of orders) {
    const should = ledger.orders.get(order.number);
    const is = {
      total: Number(order.total),
      status: order.status,
      payment: order.payment,
      pieces: order.pieces,
    };
    compare(`order ${order.number}`, JSON.stringify(is), JSON.stringify(should));
  }
  const [delivered] = await rowsOf<{ amount: string }>(
    api.db,
    sql`select coalesce(sum(grand_total), 0) as amount from customer_order where shop_id = ${shop.id} and status = 6`,
  );
  compare("cash of delivered orders", sums.collected + sums.difference, Number(delivered?.amount));
  return [...found, ...(await reportDifferences(world))];
}

/** Every difference between the shop's numbers of all these days and the second calculation. */
async function reportDifferences({ shop, ledger, owner, first }: World): Promise<string[]> {
  const days = { start: first, end: dayInBangladesh(api.clock.now()) };
  const { figures } = (await owner.sellerReports.report({ ...inShop(shop), ...days })).data.report;
  const orders = [...ledger.orders.values()];
  const totalOf = (some: typeof orders) => some.reduce((sum, { total }) => sum + total, 0);
  const ended = (status: number) => orders.filter((each) => each.status === status);
  const delivered = ended(orderStatuses.delivered);
  const should = {
    orders: orders.length,
    ordered_total: totalOf(orders),
    delivered: delivered.length,
    delivered_total: totalOf(delivered),
    cancelled: ended(orderStatuses.cancel).length,
  };
  return (Object.keys(should) as (keyof typeof should)[])
    .filter((name) => figures[name] !== should[name])
    .map((name) => `numbers, ${name}: ${figures[name]} in place of ${should[name]}`);
}

test(`${count} orders with refusals, parts, returns and fees leave stock, cash and numbers as a second calculation has them`, async () => {
  const world = await openShop();
  const dice = createDice(seed);
  for (let each = 1; each <= count; each += 1) {
    await new Course(world, dice, await place(world, dice)).run();
    if (dice.chance(0.1)) await handIn(world, dice);
    if (dice.chance(0.03)) await putRight(world);
    if (each % 40 === 0) await endDay(world, dice);
  }
  const found = await differencesOf(world);
  const { orders, fees } = world.ledger;
  const delivered = [...orders.values()].filter(({ payment }) => payment === "paid").length;
  process.stdout.write(
    `orders ${orders.size}, delivered ${delivered}, fees ${fees / 100} taka, differences ${found.length}\n`,
  );
  expect(found).toEqual([]);
}, 3_600_000);
