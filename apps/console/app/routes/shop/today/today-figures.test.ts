import { customerTable } from "@haat/api/features/account/account.table";
import { shopMemberTable } from "@haat/api/features/member/member.table";
import { customerOrderTable, orderStatusChangeTable } from "@haat/api/features/order/order.table";
import { shopTable } from "@haat/api/features/shop/shop.table";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { orderStatuses, type OrderStatusId } from "@haat/contract/shared/business-constants";
import type { ShopPermission } from "@haat/contract/shared/permissions";
import { formatMoney } from "@haat/i18n/money";
import { strings } from "@haat/i18n/strings";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import { createPlainBrowser, type Page, type PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { ORPCError } from "@orpc/client";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createConsole } from "../../../../server/console";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let fetch: TestStorefront["fetch"];
let shop: string;
let shopId: number;
/** Placed today. */
let placed: { id: number; total: number };
/** Placed long ago and delivered today. */
let delivered: { id: number; total: number };
beforeAll(async () => {
  storefront = await openStorefront();
  browser = createPlainBrowser((request) => fetch(request), consoleOrigin);
  fetch = storefront.fetch;
  shop = (await signIn(browser, people.manager)).path;
  await placeAndDeliver();
});
beforeEach(async () => {
  fetch = storefront.fetch;
  await permit(null);
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const words = strings.en.consoleShop.today;
const money = (amount: number) => formatMoney(amount, "en");
const ofShop = () => eq(customerOrderTable.shopId, shopId);

/** All of the shop's orders are of long ago, but one that is placed today, and another one that is delivered today. */
async function placeAndDeliver() {
  const { database } = storefront;
  const [found] = await database
    .select({ id: shopTable.id })
    .from(shopTable)
    .where(eq(shopTable.slug, "kacha-bazar"));
  shopId = found?.id ?? 0;
  const [one, other] = await database
    .select({ id: customerOrderTable.id, total: customerOrderTable.grandTotal })
    .from(customerOrderTable)
    .where(ofShop());
  if (!one || !other) throw new Error("The shop has too few orders.");
  [placed, delivered] = [one, other];

  const longAgo = new Date(Date.now() - 40 * 86_400_000);
  await database.update(customerOrderTable).set({ orderedAt: longAgo }).where(ofShop());
  await database
    .update(orderStatusChangeTable)
    .set({ at: longAgo })
    .where(eq(orderStatusChangeTable.shopId, shopId));
  await database
    .update(customerOrderTable)
    .set({ orderedAt: new Date(), status: orderStatuses.pending })
    .where(and(ofShop(), eq(customerOrderTable.id, one.id)));
  await becomes(other.id, orderStatuses.delivered);
}

/** That is all that has ever become of an order, and it did today. */
async function becomes(orderId: number, status: OrderStatusId) {
  const { database } = storefront;
  const ofOrder = and(eq(orderStatusChangeTable.shopId, shopId), eq(orderStatusChangeTable.orderId, orderId));
  await database.delete(orderStatusChangeTable).where(ofOrder);
  await database.insert(orderStatusChangeTable).values({ shopId, orderId, status, at: new Date() });
}

/** Gives the manager a list of their own; null for that of the role. */
async function permit(permissions: ShopPermission[] | null) {
  const { database } = storefront;
  const accounts = database
    .select({ id: customerTable.id })
    .from(customerTable)
    .where(eq(customerTable.phone, `+88${people.manager}`));
  await database
    .update(shopMemberTable)
    .set({ permissions })
    .where(inArray(shopMemberTable.accountId, accounts));
}

type Client = ReturnType<TestStorefront["parts"]["api"]["createClient"]>;

/** The console asks these groups of calls in place of the API's own. */
function changeClient(change: (client: Client) => Partial<Record<keyof Client, unknown>>) {
  const { parts, consoleBuild } = storefront;
  const createClient: typeof parts.api.createClient = (headers) => {
    const client = parts.api.createClient(headers);
    const changed = change(client);
    return new Proxy(client, {
      get: (target, key) =>
        key in changed ? changed[key as keyof Client] : (Reflect.get(target, key) as unknown),
    });
  };
  const loadBuild = () => Promise.resolve(consoleBuild);
  ({ fetch } = createConsole({ ...parts, api: { ...parts.api, createClient }, loadBuild }));
}

/** A group of calls, each of which does this. */
const callsThat = (work: (call: string, given: unknown) => unknown) =>
  new Proxy({}, { get: (_, call) => (given: unknown) => work(String(call), given) });

const figuresOn = ({ root }: Page) =>
  root.querySelectorAll("[data-slot=sofar] [data-slot=figure-list] > div").map(({ text }) => text);
const labelsOn = ({ root }: Page) =>
  root.querySelectorAll("[data-slot=sofar] [data-slot=figure-list] dt").map(({ text }) => text);

const sold = [words.ordered, strings.en.reports.figures.delivered];
const cash = [words.toCollect, strings.en.cash.page.owed, strings.en.cash.page.till];

describe("what happened today so far", () => {
  it("says what was ordered and delivered, and all places where cash is", async () => {
    const page = await browser.open(shop);
    expect(labelsOn(page)).toEqual([...sold, ...cash]);
    const [ordered, deliveredToday, , owed] = figuresOn(page);
    expect(ordered).toBe(`${words.ordered}1Together ${money(placed.total)}`);
    expect(deliveredToday).toContain(money(delivered.total));
    const holders = (await browser.open(`${shop}/cash`)).root.querySelectorAll("main a[href*='hand-in']");
    const amounts = holders.map(({ text }) => Number(/৳([\d,.]+)/.exec(text)?.[1]?.replaceAll(",", "")));
    expect(amounts.length).toBeGreaterThan(1);
    expect(owed).toContain(money(Math.round(amounts.reduce((sum, each) => sum + each, 0) * 100)));
  });

  it("names what was ordered most, by what was paid for it as the report does", async () => {
    const figureOf = (page: Page, place: string) =>
      page.root.querySelector(`${place} [data-slot=row-list] li a`)?.text;
    const today = figureOf(await browser.open(shop), "[data-slot=best]");
    expect(today).toMatch(/৳[\d,.]+· \d+ pieces?/);
    const day = dayInBangladesh(new Date());
    expect(today).toBe(figureOf(await browser.open(`${shop}/reports?start=${day}&end=${day}`), "main"));
  });

  it("shows a member no more than their own list opens, and no way to pages that it does not", async () => {
    await permit(["today", "cash"]);
    const cashOnly = await browser.open(shop);
    expect(labelsOn(cashOnly)).toEqual(cash);
    expect(cashOnly.root.querySelector("main a[href*='/reports']")).toBeNull();
    await permit(["today", "reports"]);
    for (const path of [shop, `${shop}/reports?days=90`]) {
      const { root } = await browser.open(path);
      expect(root.querySelectorAll("main [data-slot=row-list] li").length).toBeGreaterThan(0);
      expect(root.querySelectorAll("main [data-slot=row-list] a")).toEqual([]);
    }
    expect(labelsOn(await browser.open(shop))).toEqual(sold);
  });

  it("leaves out what is refused, and shows the rest of the page", async () => {
    changeClient((client) => ({
      sellerReports: {
        report: (asked: Parameters<Client["sellerReports"]["report"]>[0]) =>
          client.sellerReports.report({ ...asked, start: "2026-03-02", end: "2026-03-01" }),
      },
    }));
    const page = await browser.open(shop);
    expect([page.status, labelsOn(page)]).toEqual([200, cash]);
    expect(page.root.querySelector("[data-slot=desk]")).not.toBeNull();
  });

  it("is there without the orders, the goods, the inboxes and the doctor where somebody is refused them", async () => {
    const data = { detail: "Not yours.", errors: [], context: {} };
    const refused = () => Promise.reject(new ORPCError("forbidden", { status: 403, data }));
    for (const isRefused of [["sellerOrders"], ["sellerComplaints", "sellerRatings", "sellerOpening"]]) {
      changeClient(() => Object.fromEntries(isRefused.map((group) => [group, callsThat(refused)])));
      const page = await browser.open(shop);
      expect([page.status, labelsOn(page)]).toEqual([200, [...sold, ...cash]]);
      const lanes = page.root.querySelectorAll("[data-slot=desk] [data-slot=count-tiles] li");
      expect(lanes).toHaveLength(isRefused.includes("sellerOrders") ? 0 : 5);
      expect(page.root.querySelector("[data-slot=shortage] a")).not.toBeNull();
    }
  });

  it("asks for all that waits at once: no call waits for the answer of another", async () => {
    const asked = new Set<string>();
    const awaited = ["deskCounts", "complaints", "ratings", "report", "cash", "doctor"];
    let all = () => {};
    const allAsked = new Promise<void>((resolve) => (all = resolve));
    const groups = [
      "sellerOrders",
      "sellerComplaints",
      "sellerRatings",
      "sellerReports",
      "sellerCash",
    ] as const;
    changeClient((client) =>
      Object.fromEntries(
        [...groups, "sellerOpening" as const].map((group) => [
          group,
          callsThat(async (call, given) => {
            asked.add(call);
            if (asked.size === awaited.length) all();
            await allAsked;
            return (client[group] as Record<string, (given: unknown) => unknown>)[call]?.(given);
          }),
        ]),
      ),
    );
    expect((await browser.open(shop)).status).toBe(200);
    expect([...asked].sort()).toEqual(awaited.sort());
  });

  it("goes on while the shop is paused", async () => {
    const { database } = storefront;
    const set = (status: "paused" | "approved") =>
      database.update(shopTable).set({ status }).where(eq(shopTable.id, shopId));
    await set("paused");
    const page = await browser.open(shop);
    await set("approved");
    expect(page.text).toContain(strings.en.consoleShop.status.paused.badge);
    expect(labelsOn(page)).toEqual([...sold, ...cash]);
  });

  it("says that cancelled orders are among those placed", async () => {
    await becomes(placed.id, orderStatuses.cancel);
    const [ordered] = figuresOn(await browser.open(shop));
    expect(ordered).toBe(`${words.ordered}1Together ${money(placed.total)}, any cancelled ones included`);
  });
});
