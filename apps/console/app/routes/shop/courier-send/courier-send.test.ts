import { strings } from "@haat/i18n/strings";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let owner: PlainBrowser;
let packer: PlainBrowser;
let shop: string;
/** Orders that wait to be handed over. */
let orders: string[];
beforeAll(async () => {
  storefront = await openStorefront();
  packer = storefront.visit(consoleOrigin);
  shop = (await signIn(packer, people.packer)).path;
  owner = storefront.visit(consoleOrigin);
  await signIn(owner, people.owner);
  const key = shop.split("/").at(-1) ?? "";
  // One of the demo's orders, packed, many times.
  await storefront.database.execute(sql`
    insert into customer_order overriding system value
    select (jsonb_populate_record(o, jsonb_build_object('id', 1000000 + n, 'number', left(o.number, 5) || 'SEND' || n,
      'status', 2, 'packed_at', now(), 'packed_by', o.customer_id))).*
    from customer_order o, generate_series(2, 9) n
    where o.id = (select min(o.id) from customer_order o join shop s on s.id = o.shop_id
      where s.seller_key = ${key} and o.shipping_method = 1 and o.status = 1)`);
  const { rows } = (await storefront.database.execute(sql`
    select o.number from customer_order o join shop s on s.id = o.shop_id
    where s.seller_key = ${key} and o.id > 1000000 order by o.id`)) as unknown as {
    rows: { number: string }[];
  };
  orders = rows.map(({ number }) => number);
  expect(orders).toHaveLength(8);
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.courierSending;
const named = (text: string, name = "Steadfast") => text.replace("{{name}}", name);
const takeOrder = () => {
  const number = orders.shift();
  if (!number) throw new Error("There are no more orders to be sent.");
  return number;
};
const parcelOf = (number: string) => `${shop}/orders/${number}/parcel`;
const errorOf = (code: keyof typeof strings.en.api.fields) => strings.en.api.fields[code];

/** Sets the shop's account with a key that the demo's courier knows how to behave by. */
const setAccount = async (key: string): Promise<Page> =>
  owner.submit(await owner.open(`${shop}/couriers/steadfast/account`), form, { key, secret: "sesame-4711" });

/** Sends an order's parcel from the page of the parcel, as it is typed there. */
async function send(number: string, typed: Record<string, string> = {}): Promise<Page> {
  const page = await packer.open(parcelOf(number));
  return packer.submit(page, form, typed, "[data-slot=sending-offers] button");
}

/** The page of a parcel, once its sending is in a state. */
const whenSent = (number: string, state: keyof typeof words.states) =>
  vi.waitFor(
    async () => {
      const page = await packer.open(parcelOf(number));
      expect(page.root.querySelector("[data-slot=parcel-sending]")?.text ?? "").toContain(
        words.states[state],
      );
      return page;
    },
    { timeout: 300_000, interval: 100 },
  );

const hrefs = ({ root }: Page) => root.querySelectorAll("main a").map((a) => a.getAttribute("href"));

describe("parcels for couriers", () => {
  it("promises nothing before the shop has an account, and leads who may set it there", async () => {
    const number = takeOrder();
    orders.push(number);
    expect((await packer.open(`${shop}/orders/${number}`)).text).not.toContain(named(words.send));
    expect((await packer.open(parcelOf(number))).root.querySelector("[data-slot=sending-offers]")).toBeNull();
    expect((await packer.open(`${shop}/couriers/send`)).text).toContain(words.many.noAccount);
    expect((await packer.open(`${shop}/couriers/steadfast/account`)).status).toBe(403);
    const nothing = (await owner.open(`${shop}/couriers/send`)).root.querySelector("[data-slot=empty-state]");
    expect(nothing?.querySelector("a")?.getAttribute("href")).toBe(`${shop}/couriers/steadfast/account`);
    const courier = await owner.open(`${shop}/couriers/steadfast`);
    expect(courier.root.querySelector("[data-slot=courier-account] a")?.getAttribute("href")).toBe(
      `${shop}/couriers/steadfast/account`,
    );
    const other = await owner.open(`${shop}/couriers/pathao`);
    expect(other.root.querySelector("[data-slot=courier-account]")).toBeNull();
    for (const kind of ["pathao", "nothing"])
      expect((await owner.open(`${shop}/couriers/${kind}/account`)).status).toBe(404);
  });

  it("takes the account once it is whole, and never shows it again", async () => {
    const page = await owner.open(`${shop}/couriers/steadfast/account`);
    const refused = await owner.submit(page, form, { key: "4711", secret: "" });
    const missing = words.account.partMissing.replace("{{part}}", words.account.parts.secret);
    expect([refused.status, refused.text.includes(missing)]).toEqual([422, true]);
    expect(refused.root.querySelector("[name=key]")?.getAttribute("value")).toBe("4711");
    const saved = await setAccount("key-0815");
    expect([saved.path, saved.text.includes(named(words.account.told.saved))]).toEqual([
      `${shop}/couriers/steadfast`,
      true,
    ]);
    const again = await owner.open(`${shop}/couriers/steadfast/account`);
    expect(again.root.querySelector("[name=key]")?.getAttribute("value") ?? "").toBe("");
    for (const { text } of [saved, again, await owner.open(`${shop}/audit`)])
      for (const hidden of ["key-0815", "sesame-4711"]) expect(text).not.toContain(hidden);
  });

  it("books a parcel as it is typed; its number stands on the order", async () => {
    const number = takeOrder();
    const wrong = await send(number, { pieces: "0", note: "Ring twice" });
    expect([wrong.status, wrong.text.includes(errorOf("parcel_pieces"))]).toEqual([422, true]);
    expect(wrong.root.querySelector("[name=note]")?.text.trim()).toBe("Ring twice");
    const sent = await send(number, { pieces: "২", note: "Ring twice" });
    expect([sent.path, sent.text.includes(words.told.sent)]).toEqual([parcelOf(number), true]);
    const taken = await whenSent(number, "booked");
    expect(taken.root.querySelector("[name=tracking_code]")?.getAttribute("value")).toMatch(/^DEMO/);
    expect(taken.root.querySelector("[name=pieces]")?.getAttribute("value")).toBe("2");
    expect(taken.root.querySelector("[data-slot=sending-offers]")).toBeNull();
    const order = await packer.open(`${shop}/orders/${number}`);
    const section = order.root.querySelector("[data-slot=order-courier]");
    expect(section?.text).toMatch(/DEMO[0-9A-F]{8}/);
    expect(section?.querySelector("[data-slot=parcel-sending]")).toBeNull();
    expect((await owner.open(`${shop}/audit`)).text).toContain(strings.en.audit.actions.parcel_send);
  });

  it("shows what the courier says of a parcel that it has, by the word that is known or else its own", async () => {
    const number = takeOrder();
    await send(number);
    await whenSent(number, "booked");
    const says = named(words.news.says);
    for (const [word, state, shown] of [
      ["hold", "held", strings.en.couriers.states.held],
      ["Exchange", null, "Exchange"],
    ] as const) {
      await storefront.database.execute(sql`
        update courier_booking b set news_word = ${word}, news_state = ${state}, news_at = now()
        from customer_order o where o.shop_id = b.shop_id and o.id = b.order_id and o.number = ${number}`);
      const news = (await packer.open(parcelOf(number))).root.querySelector("[data-slot=courier-news]");
      expect(news?.text).toContain(`${says}: ${shown}`);
      expect(news?.text).toContain(words.news.hint);
      const order = await packer.open(`${shop}/orders/${number}`);
      expect(order.root.querySelector("[data-slot=order-courier]")?.text).toContain(`${says}${shown} · `);
    }
  });

  it("shows what the courier said when it takes none, keeps what was typed, and sends it again", async () => {
    await setAccount("refuse");
    const number = takeOrder();
    await send(number, { weight_grams: "1200", note: "Glass" });
    const refused = await whenSent(number, "refused");
    expect(refused.text).toContain("The recipient&#x27;s area is not served.".replace("&#x27;", "'"));
    expect(refused.root.querySelector("[name=weight_grams]")?.getAttribute("value")).toBe("1200");
    expect(refused.root.querySelector("[name=note]")?.text.trim()).toBe("Glass");
    expect(hrefs(await packer.open(`${shop}/orders?lane=hand_over`))).toContain(`${shop}/couriers/send`);
    expect(hrefs(await packer.open(`${shop}/orders`))).not.toContain(`${shop}/couriers/send`);
    const list = await packer.open(`${shop}/couriers/send`);
    expect(list.root.querySelectorAll("[data-slot=row-list] a").map((a) => a.getAttribute("href"))).toContain(
      parcelOf(number),
    );
    await setAccount("key-0815");
    const order = await packer.open(`${shop}/orders/${number}`);
    expect(order.root.querySelector("[data-slot=quick-offers]")?.text).toContain(named(words.sendAgain));
    const again = await packer.submit(order, "[data-slot=quick-offers]", {}, "button");
    expect(again.path).toBe(parcelOf(number));
    const taken = await whenSent(number, "booked");
    expect(taken.root.querySelector("[name=note]")?.text.trim()).toBe("Glass");
  });

  it("says of an account that the courier does not know it", async () => {
    await setAccount("wrong");
    const number = takeOrder();
    await send(number);
    const refused = await whenSent(number, "account_refused");
    expect(refused.text).toContain("Invalid API key.");
    const stopped = await packer.submit(refused, "[data-slot=parcel-sending] form", {});
    expect([stopped.text.includes(words.told.stopped), stopped.path]).toEqual([true, parcelOf(number)]);
    expect(stopped.root.querySelector("[data-slot=parcel-sending]")).toBeNull();
    orders.push(number);
  });

  it("does not know what became of a parcel whose courier is silent, and takes the number that is found there", async () => {
    await setAccount("silent");
    const number = takeOrder();
    await send(number, { note: "Glass" });
    const unknown = await whenSent(number, "unknown");
    expect(unknown.text).toContain(named(words.sendAgain));
    const found = "[data-slot=parcel-sending] form";
    for (const typed of ["", "a b"]) {
      const wrong = await packer.submit(unknown, found, { found_code: typed });
      expect([wrong.status, wrong.text.includes(errorOf("tracking_shape"))]).toEqual([422, true]);
      expect(wrong.root.querySelector("[name=found_code]")?.getAttribute("value") ?? "").toBe(typed);
    }
    // It is asked once more, or has answered: the number is not written over it, nor lost.
    const becomes = (state: string) =>
      storefront.database.execute(
        sql`update courier_booking set state = ${state} from customer_order o
          where o.shop_id = courier_booking.shop_id and o.id = courier_booking.order_id and o.number = ${number}`,
      );
    await becomes("refused");
    const late = await packer.submit(unknown, found, { found_code: "SFR২৫" });
    expect([late.path, late.text.includes(words.found.typed.replace("{{typed}}", "SFR২৫"))]).toEqual([
      parcelOf(number),
      true,
    ]);
    await becomes("unknown");
    const saved = await packer.submit(unknown, found, { found_code: "SFR২৫" });
    expect(saved.root.querySelector("[name=tracking_code]")?.getAttribute("value")).toBe("SFR25");
    expect(saved.root.querySelector("[name=note]")?.text.trim()).toBe("Glass");
    expect(saved.root.querySelector("[data-slot=parcel-sending]")).toBeNull();
  });

  it("waits for a courier that is not reached, and can be stopped", async () => {
    await setAccount("down");
    const number = takeOrder();
    await send(number);
    const waiting = await whenSent(number, "waiting");
    expect(waiting.root.querySelector(form)).toBeNull();
    expect(waiting.root.querySelector("[data-slot=parcel-sending] a")?.getAttribute("href")).toBe(
      parcelOf(number),
    );
    const stopped = await packer.submit(waiting, "[data-slot=parcel-sending] form", {});
    expect(stopped.text).toContain(words.told.stopped);
    orders.push(number);
  });

  it("sends all that is ticked, and says what it could not", async () => {
    await setAccount("key-0815");
    const list = await packer.open(`${shop}/couriers/send`);
    const ticks = (page: Page) => page.root.querySelectorAll("[data-slot=send-parcels] [name=orders]");
    const waiting = ticks(list).map((tick) => tick.getAttribute("value") ?? "");
    expect(waiting).toEqual(expect.arrayContaining(orders));
    const all = await packer.open(`${shop}/couriers/send?all=1`);
    expect(ticks(all).every((tick) => tick.hasAttribute("checked"))).toBe(true);
    const none = await packer.submit(list, "[data-slot=send-parcels]", {});
    expect(none.text).toContain(errorOf("parcels_required"));
    const [first = "", second = ""] = waiting;
    await storefront.database.execute(
      sql`update customer_order set status = 3, payment_status = 'void', packed_at = null, packed_by = null where number = ${second}`,
    );
    const body = new URLSearchParams([
      [
        "courier",
        list.root.querySelector("[data-slot=send-parcels] [name=courier]")?.getAttribute("value") ?? "",
      ],
      ["key", "one press"],
      ["orders", first],
      ["orders", second],
    ]);
    const press = () =>
      packer.send(`${shop}/couriers/send`, {
        method: "POST",
        body,
        headers: { origin: consoleOrigin, "sec-fetch-site": "same-origin" },
      });
    const answer = await press();
    expect(answer.status).toBe(409);
    expect(answer.text).toContain(words.told.manySent_one.replace("{{formatted}}", "1"));
    expect(answer.text).toContain(`${second}: ${strings.en.api.errors.parcel_not_ready}`);
    expect((await press()).status).toBe(409);
    expect(
      (await whenSent(first, "booked")).root.querySelector("[name=tracking_code]")?.getAttribute("value"),
    ).toMatch(/^DEMO/);
    const day = await packer.open(`${shop}/couriers/handed-over`);
    expect(day.text).toContain(first);
    expect(hrefs(day)).toContain(`${shop}/couriers/send`);
    await storefront.database.execute(
      sql`update parcel set twins = '[{"courier": "RedX", "tracking_code": "TWIN-1"}]' where own_number = ${first}`,
    );
    for (const path of [`${shop}/orders/${first}`, parcelOf(first)]) {
      const { text } = await packer.open(path);
      expect([path, text.includes(words.twins.title), text.includes("RedX: TWIN-1")]).toEqual([
        path,
        true,
        true,
      ]);
    }
  });

  it("has the only one that waits ticked: there is nothing to choose", async () => {
    const ticks = async () =>
      (await packer.open(`${shop}/couriers/send`)).root.querySelectorAll(
        "[data-slot=send-parcels] [name=orders]",
      );
    const [last, ...others] = await ticks();
    expect([others.length > 0, last?.hasAttribute("checked")]).toEqual([true, false]);
    for (const other of others)
      await storefront.database.execute(
        sql`update customer_order set status = 3, payment_status = 'void', packed_at = null, packed_by = null
          where number = ${other.getAttribute("value")}`,
      );
    expect((await ticks()).map((tick) => tick.hasAttribute("checked"))).toEqual([true]);
  });

  it("ends with the account, which is removed once", async () => {
    const page = await owner.open(`${shop}/couriers/steadfast/account`);
    const removed = await owner.submit(page, "[data-slot=account-removal]", { intent: "remove" });
    expect(removed.text).toContain(named(words.account.told.removed));
    expect((await packer.open(`${shop}/couriers/send`)).text).toContain(words.many.noAccount);
  });
});

describe("where the platform reaches no courier", () => {
  it("no page speaks of sending, and no address leads to an account", async () => {
    const plain = await openStorefront({ COURIERS: " " });
    const seller = plain.visit(consoleOrigin);
    const { path } = await signIn(seller, people.owner);
    for (const page of ["couriers", "couriers/steadfast", "couriers/handed-over", "orders?lane=hand_over"]) {
      const { root } = await seller.open(`${path}/${page}`);
      const links = root.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? "");
      expect(links.filter((href) => /\/(send|account)$/.test(href))).toEqual([]);
    }
    expect((await seller.open(`${path}/couriers/steadfast/account`)).status).toBe(404);
    await plain.close();
  });
});
