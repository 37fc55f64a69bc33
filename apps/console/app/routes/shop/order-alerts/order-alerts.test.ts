import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";
import { alertFields as fields, alertIntents as intents } from "./order-alerts.form";

let storefront: TestStorefront;
let browser: PlainBrowser;
let shop: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  ({ path: shop } = await signIn(browser, people.packer));
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const words = strings.en.orderAlerts;
const texts = `form:has([value^=texts-])`;
/** Sends what the page's script sends for a browser. */
const post = (given: Record<string, string>) =>
  browser.send(`${shop}/orders/alerts`, {
    method: "POST",
    headers: { origin: consoleOrigin, "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(given),
  });
const device = {
  [fields.intent]: intents.add,
  endpoint: "https://fcm.googleapis.com/fcm/send/one",
  p256dh: "B".repeat(87),
  auth: "a".repeat(22),
};

describe("the page of alerts", () => {
  it("turns text messages on and off, and says what it needs scripts for", async () => {
    const page = await browser.open(`${shop}/orders/alerts`);
    expect(page.text).toContain(words.device.needsScripts);
    expect(page.text).toContain(words.texts.lead.replace("{{end}}", people.packer.slice(-3)));
    const on = await browser.submit(page, texts);
    expect([on.path, on.text.includes(words.told.textOn)]).toEqual([`${shop}/orders/alerts`, true]);
    expect(on.text).toContain(words.texts.isOn);
    const off = await browser.submit(on, texts);
    expect(off.text).toContain(words.told.textOff);
    expect(off.text).not.toContain(words.texts.isOn);
  });

  it("keeps a browser once, removes it, and refuses one whose push service nobody knows", async () => {
    await post(device);
    const kept = await post(device);
    expect(kept.root.querySelectorAll("[data-slot=row-list] > li")).toHaveLength(1);
    const removed = await browser.submit(kept, "[data-slot=row-list] form");
    expect(removed.text).toContain(words.told.removed);
    expect(removed.root.querySelectorAll("[data-slot=row-list] > li")).toHaveLength(0);
    const foreign = await post({ ...device, endpoint: "https://example.com/push/one" });
    expect(foreign.text).toContain(strings.en.api.fields.push_unknown);
    expect(foreign.root.querySelectorAll("[data-slot=row-list] > li")).toHaveLength(0);
  });
});

describe("the stream of a shop's orders", () => {
  it("tells an open desk that an order was moved, to its own staff alone", async () => {
    const answer = await browser.once(`${shop}/orders/stream`, { headers: { "accept-encoding": "br" } });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
    expect(answer.headers.get("content-encoding")).toBeNull();
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const key = shop.split("/").at(-1) ?? "";
    await storefront.database.execute(sql`
      insert into order_status_change (shop_id, order_id, status, at)
      select o.shop_id, o.id, 2, now() from customer_order o join shop s on s.id = o.shop_id
      where s.seller_key = ${key} and o.status = 1 order by o.id limit 1`);
    let heard = "";
    while (!heard.includes("data: orders")) heard += (await reader?.read())?.value ?? "";
    await reader?.cancel();

    const stranger = storefront.visit(consoleOrigin);
    const refused = await stranger.once(`${shop}/orders/stream`);
    expect([refused.status, refused.headers.get("location")]).toEqual([302, "/en/login"]);
    const other = `${shop.slice(0, -key.length)}${"0".repeat(key.length)}`;
    expect((await browser.once(`${other}/orders/stream`)).status).toBe(404);
  });
});
