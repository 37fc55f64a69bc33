import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Filled, Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { auditEventTable } from "@haat/api/features/audit/audit.table";
import { complaintTable } from "@haat/api/features/complaint/complaint.table";
import { customerOrderTable } from "@haat/api/features/order/order.table";
import { shopTable } from "@haat/api/features/shop/shop.table";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let shop: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  shop = (await signIn(browser, people.packer)).path;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const words = strings.en.orderDesk;
const step = "[data-slot=next-step]";
const cancelForm = "[data-slot=console-form]";
const desk = (query = "") => browser.open(`${shop}/orders${query}`);
const cards = (page: Page) =>
  page.root.querySelectorAll("[data-slot=desk-card] [lang=en]").map(({ text }) => text);
const orderPage = (number: string) => browser.open(`${shop}/orders/${number}`);
const stageOf = (page: Page) => page.root.querySelector("main h1 ~ [data-slot=badge]")?.text;

/** Puts an order of the demo back to where it was placed. @returns its number */
async function newOrder(status: 1 | 5 | 6 = 1): Promise<string> {
  const [order] = await storefront.database
    .select({ number: customerOrderTable.number })
    .from(customerOrderTable)
    .innerJoin(shopTable, eq(shopTable.id, customerOrderTable.shopId))
    .where(
      and(
        eq(shopTable.slug, "kacha-bazar"),
        eq(customerOrderTable.status, status),
        eq(customerOrderTable.shippingMethod, 1),
      ),
    )
    .orderBy(customerOrderTable.id)
    .limit(1);
  if (!order) throw new Error(`The demo has no order with the status ${status}.`);
  return order.number;
}

describe("what an order comes to", () => {
  it("ends with what is to be collected, and says nothing of it where that is nothing", async () => {
    const due = async (number: string) =>
      (await orderPage(number)).root
        .querySelector("[data-slot=order-totals]")
        ?.text.includes(words.totals.due);
    expect([await due(await newOrder()), await due(await newOrder(6))]).toEqual([true, false]);
  });
});

describe("an order's page in Bengali", () => {
  it("has a phone and an address as they were written: they are dialled and read out", async () => {
    const page = await browser.open(`${shop.replace("/en/", "/")}/orders/${await newOrder()}`);
    const customer = page.root.querySelector("[data-slot=order-customer]")?.text ?? "";
    expect(customer).toContain("01700000001");
    expect(customer).toMatch(/Flat 4B, House 12, Road 7A|১২৩ কাতালগঞ্জ/);
  });
});

describe("the desk of a shop", () => {
  it("moves an order by one press, which can be taken back, and says so in the page's words", async () => {
    const number = await newOrder();
    const page = await desk();
    expect(cards(page)).toContain(number);
    const pictures = page.root.querySelectorAll("[data-slot=desk-card] img");
    expect(pictures.filter((each) => !each.getAttribute("src")?.startsWith("/media/"))).toEqual([]);
    expect(pictures.length).toBeGreaterThan(0);
    expect(page.root.querySelector("main nav [aria-current=page]")?.text).toContain(words.laneTabs.accept);
    const form = `${step}:has([value="${number}"])`;
    expect(page.root.querySelector(`${form} button`)?.text).toContain(words.steps.accept);
    const moved = await browser.submit(page, form, {});
    expect(moved.path).toBe(`${shop}/orders`);
    expect(cards(moved)).not.toContain(number);
    expect(moved.root.querySelector("main")?.text).toContain(`${number}: ${words.stages.accept}`);
    expect(moved.root.querySelector("[data-slot=step-on]")?.text).toContain(words.steps.packed);
    const back = await browser.submit(moved, "[data-slot=undo-move]", {});
    expect(cards(back)).toContain(number);
    expect(back.text).toContain(`${number} stands where it stood`);
    const late = await browser.submit(moved, "[data-slot=undo-move]", {});
    expect(cards(late)).toContain(number);
  });

  it("tells who was later that somebody moved the order meanwhile", async () => {
    const number = await newOrder();
    const [one, other] = [await desk(), await desk()];
    const form = `${step}:has([value="${number}"])`;
    const moved = await browser.submit(one, form, {});
    const refused = await browser.submit(other, form, {});
    expect(refused.text).toContain("Somebody moved this order meanwhile");
    await browser.submit(moved, "[data-slot=undo-move]", {});
  });

  it("waits in the words and colour of what is late, with ways to the customer", async () => {
    const number = await newOrder();
    const card = (await desk()).root
      .querySelectorAll("[data-slot=desk-card]")
      .find((each) => each.text.includes(number));
    expect(card?.text).toMatch(/Waiting for/);
    expect(card?.querySelector("a[href^='tel:+880']")).not.toBeNull();
    expect(card?.querySelector("a[href^='https://www.google.com/maps/search/']")).not.toBeNull();
    const bengali = await browser.open(`${shop.replace(/^\/en/, "")}/orders`);
    expect(bengali.root.querySelector("main")?.text).toContain("ধরে অপেক্ষায়");
  });

  it("stands on the first page of the shop and in its menu, each lane with its count and its link", async () => {
    const today = await browser.open(shop);
    const section = today.root.querySelector("[data-slot=desk]");
    for (const lane of ["accept", "pack", "hand_over", "on_the_way", "pick_up"] as const)
      expect(section?.text).toContain(words.lanes[lane]);
    expect(section?.querySelector("a[href$='lane=pack']")).not.toBeNull();
    expect(today.root.querySelector("[data-slot=console-nav] a[href$='/orders']")).not.toBeNull();
  });
});

describe("several orders of the desk", () => {
  const send = (page: Page, numbers: string[], to: string) => {
    const form = page.root.querySelector("form#ticked");
    const body = new URLSearchParams();
    for (const input of form?.querySelectorAll("input[type=hidden]") ?? [])
      body.append(input.getAttribute("name") ?? "", input.getAttribute("value") ?? "");
    for (const number of numbers) body.append("orders", number);
    body.append("to", to);
    return browser.send(form?.getAttribute("action") ?? "", {
      method: "POST",
      body: body.toString(),
      headers: { origin: consoleOrigin, "content-type": "application/x-www-form-urlencoded" },
    });
  };

  it("have tools beside them that say what they do, on a phone too", async () => {
    const { root } = await desk();
    const tools = root.querySelector("[data-slot=desk-tools]");
    const { orderEntry, orderPapers, orderAlerts } = strings.en;
    expect(tools?.querySelectorAll("a").map(({ text }) => text)).toEqual([
      orderEntry.link,
      words.bulk.all,
      orderPapers.print.these,
      orderPapers.scanPage.link,
      orderAlerts.entry,
    ]);
    expect(tools?.querySelector("details summary")?.text).toBe(words.tools);
    for (const { consoleShell, goods, orderDesk } of [strings.en, strings.bn])
      for (const word of [goods.tools, orderDesk.tools])
        expect(word, "one of two words that are nearly alike").not.toContain(consoleShell.list.moreViews);
    expect(tools?.querySelectorAll("[class*='sr-only']")).toEqual([]);
  });

  it("have the rarer of these tools behind a word on a phone, next to what it opens; each leads to its page", async () => {
    const { root } = await desk();
    const tools = root.querySelector("[data-slot=desk-tools]");
    const [first] = tools?.querySelectorAll(":scope > a") ?? [];
    const behind = tools?.querySelector(":scope > details + div")?.querySelectorAll("a") ?? [];
    expect([first?.text, tools?.querySelectorAll(":scope > a").length]).toEqual([
      strings.en.orderEntry.link,
      1,
    ]);
    expect(behind).toHaveLength(4);
    for (const link of [first, ...behind]) {
      const page = await browser.open(link?.getAttribute("href") ?? "");
      expect([link?.text, page.status]).toEqual([link?.text, 200]);
    }
    const ways = behind.map((link) => new URL(link.getAttribute("href") ?? "", consoleOrigin).pathname);
    expect(ways).toEqual(["", "/print", "/scan", "/alerts"].map((path) => `${shop}/orders${path}`));
    // The others of the page, ticked.
    const ticked = await browser.open(behind[0]?.getAttribute("href") ?? "");
    const ticks = ticked.root.querySelectorAll("[form=ticked][name=orders]");
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.every((tick) => tick.hasAttribute("checked"))).toBe(true);
  });

  it("are ticked and moved by one press; those that cannot go there are named with why", async () => {
    // An order of the lane to pack is put beside the new ones.
    const number = await newOrder();
    const [other = ""] = cards(await desk("?lane=pack"));
    const lane = async (of: string, status: number) =>
      storefront.database
        .update(customerOrderTable)
        .set({ status: status as 1 })
        .where(eq(customerOrderTable.number, of));
    await lane(other, 1);
    const all = await desk("?all=1");
    const ticks = all.root.querySelectorAll("[data-slot=desk-card] input[name=orders]");
    expect(ticks.map((tick) => tick.getAttribute("value"))).toEqual(expect.arrayContaining([number, other]));
    expect(ticks.every((tick) => tick.hasAttribute("checked"))).toBe(true);
    expect(all.root.querySelector("#ticked button[formmethod=get]")?.getAttribute("formaction")).toBe(
      `${shop}/orders/print`,
    );
    const none = await send(all, [], "accept");
    expect(none.text).toContain(words.bulk.chooseFirst);
    await lane(other, 2);
    const some = await send(all, [number, other], "accept");
    expect(some.status).toBe(409);
    expect(some.text).toContain(words.bulk.refused);
    expect(some.root.querySelector("main [data-slot=inline-alert] li")?.text).toContain(other);
    const again = await browser.open(`${shop}/orders`);
    await browser.submit(again, "[data-slot=undo-move]", {});
  });

  it("that came since the desk was shown are told to its script, once", async () => {
    const { root } = await desk();
    expect(root.querySelector("[data-slot=new-orders]")).not.toBeNull();
    const [oldest = ""] = (await browser.open(`${shop}/orders/all`)).root
      .querySelectorAll("[data-slot=row-list] > li [lang=en]")
      .map(({ text }) => text)
      .slice(-1);
    const news = await browser.send(`${shop}/orders/news?since=${oldest}`);
    expect(JSON.parse(news.text)).toEqual({ text: expect.stringMatching(/new orders?$/) });
    const etag = news.headers.get("etag") ?? "";
    const same = await browser.send(`${shop}/orders/news?since=${oldest}`, {
      headers: { "if-none-match": etag },
    });
    expect(same.status).toBe(304);
  });
});

describe("an order", () => {
  it("goes from the door to the customer, step by step, and its page has its goods, customer and history", async () => {
    const number = await newOrder();
    let page = await orderPage(number);
    for (const to of ["accept", "packed", "shipped", "delivered"] as const) {
      expect(page.root.querySelector(`${step} button`)?.text).toContain(words.steps[to]);
      // Before it is pressed: where the cash will be.
      expect(page.text.includes("counts as collected, in the till.")).toBe(to === "delivered");
      expect(page.text.includes(words.collected.courierFirst)).toBe(to === "delivered");
      page = await browser.submit(page, step, {});
      expect(stageOf(page)).toBe(words.stages[to]);
    }
    expect(page.root.querySelector(step)).toBeNull();
    // What can be taken back, the badge beside the title and the history say it: no sentence says it again.
    expect(page.text.split(/delivered/i)).toHaveLength(4);
    const history = page.root.querySelector("[data-slot=order-history]")?.text ?? "";
    for (const stage of ["pending", "accept", "packed", "shipped", "delivered"] as const)
      expect(history).toContain(words.stages[stage]);
    // Where it stands is in sight, how it came there behind a word.
    const [last, before] = page.root.querySelectorAll("[data-slot=order-history] [data-slot=row-list]");
    expect(last?.text).toContain(words.stages.delivered);
    expect(before?.closest("details")?.querySelectorAll("li")).toHaveLength(4);
    const back = await browser.submit(page, "[data-slot=undo-move]", {});
    expect(stageOf(back)).toBe(words.stages.shipped);
  });

  it("is cancelled with a reason, keeps what was typed where it lacks one, and can be taken back", async () => {
    const number = await newOrder(5);
    const asked = await browser.open(`${shop}/orders/${number}/cancel`);
    expect(asked.root.querySelector(`${cancelForm} [data-slot=button]`)?.text).toBe(
      words.cancel.linkOnTheWay,
    );
    const refused = await browser.submit(asked, cancelForm, { note: "Nobody was there." });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(strings.en.api.fields.cancel_reason_required);
    expect(refused.text).not.toContain(strings.en.api.fields.reason_required);
    expect(refused.root.querySelector("main textarea")?.text).toBe("Nobody was there.");
    const done = await browser.submit(refused, cancelForm, { reason: "refused", goods: "later" });
    expect([done.path, stageOf(done)]).toEqual([`${shop}/orders/${number}`, words.stages.returned]);
    expect(done.text).not.toContain(words.stages.cancel);
    const listed = await browser.open(`${shop}/orders/all?view=cancel&q=${number}`);
    expect(listed.root.querySelector("[data-slot=row-list] [data-slot=badge]")?.text).toBe(
      words.stages.returned,
    );
    expect(listed.text).toContain(strings.en.api.order.cancelledOrReturned);
    expect(done.root.querySelector("[data-slot=order-history]")?.text).toContain(words.reasons.refused);
    const returns = "[data-slot=order-returns] form";
    const field = done.root.querySelector(`${returns} input[name^=back_]`)?.getAttribute("name") ?? "";
    const nothing = await browser.submit(done, returns, {});
    expect([nothing.status, nothing.text.includes(words.returns.nothing)]).toEqual([422, true]);
    const many = await browser.submit(done, returns, { [field]: "99" });
    expect([many.status, many.text.includes(strings.en.api.fields.pieces_beyond)]).toEqual([422, true]);
    expect(many.root.querySelector(`${returns} [name=${field}]`)?.getAttribute("value")).toBe("99");
    const undone = await browser.submit(done, "[data-slot=undo-move]", {});
    expect(stageOf(undone)).toBe(words.stages.shipped);
    const again = await browser.submit(asked, cancelForm, { reason: "returned", goods: "later" } as Filled);
    const booked = await browser.submit(again, returns, { [field]: "১" });
    expect(booked.text).toContain(words.returns.done);
    const closed = await browser.open(`${shop}/orders/${number}/cancel`);
    expect(closed.path).toBe(`${shop}/orders/${number}`);
  });

  it("bears notes of the shop's people, each once", async () => {
    const number = await newOrder(1).catch(() => newOrder(5));
    const page = await orderPage(number);
    const form = "[data-slot=order-notes] form";
    const empty = await browser.submit(page, form, { text: "  " });
    expect([empty.status, empty.text.includes(strings.en.api.fields.note_required)]).toEqual([422, true]);
    // Folded until it is wanted; what was refused is in sight.
    const isOpen = (at: Page) =>
      at.root.querySelector(form)?.closest("details")?.hasAttribute("open") ?? false;
    expect([isOpen(page), isOpen(empty)]).toEqual([false, true]);
    const says = (part: string) => page.root.querySelector(`[data-slot=order-notes] ${part}`)?.text;
    expect([says("summary"), says("button")]).toEqual([words.notes.text, words.notes.submit]);
    const written = await browser.submit(page, form, { text: "Ring twice" });
    await browser.submit(page, form, { text: "Ring twice" });
    const notes = (await orderPage(number)).root.querySelectorAll("[data-slot=order-notes] li");
    expect(notes.filter(({ text }) => text.includes("Ring twice"))).toHaveLength(1);
    expect(written.text).toContain(words.notes.done);
  });

  it("of who has deleted the account offers nothing that leads nowhere and says why, and leads to what was complained", async () => {
    const number = await newOrder(1).catch(() => newOrder(5));
    const [order] = await storefront.database
      .select()
      .from(customerOrderTable)
      .where(eq(customerOrderTable.number, number));
    if (!order) throw new Error("There is no such order.");
    const manager = storefront.visit(consoleOrigin);
    await signIn(manager, people.manager);
    const before = await manager.open(`${shop}/orders/${number}`);
    const leads = (page: Page) =>
      page.root
        .querySelectorAll("[data-slot=order-customer] a")
        .map((link) => link.getAttribute("href") ?? "");
    expect(leads(before).join(" ")).toMatch(/^tel:\+88.*maps.*trust\/refuse/);
    expect(before.root.querySelector("[data-slot=order-complaints]")).toBeNull();

    await storefront.database.insert(complaintTable).values({
      shopId: order.shopId,
      orderId: order.id,
      customerId: order.customerId ?? 0,
      kind: "problem",
      reason: "late",
      openedAt: order.orderedAt,
      waitsSince: order.orderedAt,
    });
    const gone = { recipientName: "—", recipientPhone: "", deliveryAddressBn: "—", deliveryAddressEn: "—" };
    const where = eq(customerOrderTable.number, number);
    await storefront.database.update(customerOrderTable).set(gone).where(where);
    const page = await manager.open(`${shop}/orders/${number}`);
    expect(leads(page)).toEqual([]);
    expect(page.root.querySelector("[data-slot=order-customer]")?.text).toContain(words.customer.gone);
    const complaint = page.root.querySelector("[data-slot=order-complaints] a")?.getAttribute("href") ?? "";
    expect((await manager.open(complaint)).text).toContain(number);
    expect((await manager.open(`${shop}/trust/refuse?order=${number}`)).status).toBe(404);
    const { recipientName, recipientPhone, deliveryAddressBn, deliveryAddressEn } = order;
    const again = { recipientName, recipientPhone, deliveryAddressBn, deliveryAddressEn };
    await storefront.database.update(customerOrderTable).set(again).where(where);
  });

  it("that is none of the shop's is no page", async () => {
    for (const path of ["orders/NOPE-12345", "orders/NOPE-12345/cancel", "orders/%20"])
      expect((await browser.open(`${shop}/${path}`)).status).toBe(404);
  });
});

describe("all orders", () => {
  const found = (page: Page) =>
    page.root.querySelectorAll("[data-slot=row-list] > li [lang=en]").map(({ text }) => text);

  it("are found by number, phone in Bengali digits, and days, and cut by status", async () => {
    const all = await browser.open(`${shop}/orders/all`);
    const [first = ""] = found(all);
    expect(found(await browser.open(`${shop}/orders/all?q=${first}`))).toEqual([first]);
    const row = all.root.querySelector("[data-slot=row-list] > li")?.text ?? "";
    const phone = /01\d{9}/.exec(row)?.[0] ?? "";
    const bengali = phone.replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)));
    expect(found(await browser.open(`${shop}/orders/all?q=${encodeURIComponent(bengali)}`))).toContain(first);
    const none = await browser.open(`${shop}/orders/all?start=2001-01-01&end=2001-01-02`);
    expect(none.text).toContain(words.foundNone);
    const cancelled = await browser.open(`${shop}/orders/all?view=cancel`);
    expect(cancelled.root.querySelector("[data-slot=row-list]")?.text).not.toContain(words.stages.pending);
    expect((await browser.open(`${shop}/orders/all?start=nonsense&before=NOPE`)).status).toBe(200);
  });

  it("stand under tabs that are called as their badges", async () => {
    const all = await browser.open(`${shop}/orders/all`);
    const tabs = all.root.querySelectorAll("[data-slot=tabs-as-links] a").map(({ text }) => text);
    for (const status of ["pending", "accept", "cancel", "in_store", "shipped", "delivered"] as const)
      expect(tabs.some((tab) => tab.startsWith(words.stages[status]))).toBe(true);
  });

  it("are moved with a row in the trail for each press", async () => {
    const rows = await storefront.database
      .select({ action: auditEventTable.action })
      .from(auditEventTable)
      .where(eq(auditEventTable.action, "order_move"));
    expect(rows.length).toBeGreaterThan(5);
  });
});
