import { createHmac, randomUUID } from "node:crypto";
import { webhookMessage } from "@haat/contract/seller/webhook-messages";
import type { WebhookEvent } from "@haat/contract/shared/webhook-choices";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isPublicAddress } from "../../outside/public-address";
import { leadsToPrivate, postWebhook, readTarget } from "../../outside/webhook-target";
import { startReceiver, type Answer } from "../../testing/local-receiver";
import { serveNames, type NameRecords } from "../../testing/name-server";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { webhookDeliveryTable, webhookEndpointTable } from "./webhook.table";

let api: TestApi;
let shop: TestShop;
let shopper: TestShopper;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let answer: Answer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  shopper = await createShopper(api);
  answer = { status: 204 };
  receiver = await startReceiver(() => answer);
});
afterEach(async () => {
  await receiver.close();
  await api.db.delete(webhookEndpointTable);
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const calls = () => staff.owner.client.sellerWebhooks;
const create = async (events: WebhookEvent[], url = `${receiver.url}/hook`) =>
  (await calls().createWebhook({ ...inShop(), url, events })).data;
const later = async (seconds: number) => {
  api.clock.advance(seconds);
  await api.jobs.runDue();
};
const read = async (id: string) => (await calls().webhook({ ...inShop(), id })).data;
const told = () =>
  receiver.received.map(({ body }) => {
    const message: unknown = JSON.parse(String(body));
    // What is documented, and no more than that.
    expect(webhookMessage.parse(message)).toEqual(message);
    return message as { type: string; data: object };
  });
const place = async (quantity = 1) => {
  const asked = { shipping_method: 2 as const, id_product: shop.rice.id, quantity };
  const { data } = await shopper.client.order.directPurchaseOrder(
    { ...inShop(), ...asked, expected_total: 12_300 * quantity },
    { context: { idempotencyKey: randomUUID() } },
  );
  return data.order_id;
};
const move = (order_id: string, to: "accept" | "cancel") =>
  staff.owner.client.sellerOrders.moveOrder({
    ...inShop(),
    order_id,
    from: "pending",
    to,
    ...(to === "cancel" && { reason: "asked" as const }),
  });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "went well",
    ({ code, data }: { code: string; data: { errors?: { code: string }[] } }) =>
      data.errors?.[0]?.code ?? code,
  );

const signatureWith = (secret: string, { headers, body }: (typeof receiver.received)[number]) => {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${String(body)}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
};

describe("a webhook", () => {
  it("tells of an order as it happens, signed, without anything of its customer", async () => {
    const { secret, ...made } = await create(["order.created", "order.updated", "order.cancelled"]);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(JSON.stringify(await read(made.id_webhook))).not.toContain(secret);
    const [one, other] = [await place(), await place()];
    await move(one, "accept");
    await move(other, "cancel");
    await later(5);
    expect(told().map(({ type }) => type)).toEqual(["order.created", "order.created"]);
    await later(10);
    const data = (order_id: string, status: string) => ({ seller_key: shop.sellerKey, order_id, status });
    expect(told().map(({ type, data: what }) => [type, what])).toEqual([
      ["order.created", data(one, "pending")],
      ["order.created", data(other, "pending")],
      ["order.updated", data(one, "accept")],
      ["order.cancelled", data(other, "cancel")],
    ]);
    for (const request of receiver.received) {
      expect(request.headers["webhook-signature"]).toBe(signatureWith(secret, request));
      expect(Object.keys(JSON.parse(String(request.body)) as object)).toEqual(["type", "timestamp", "data"]);
    }
    const { deliveries } = await read(made.id_webhook);
    expect(deliveries.map(({ state, tries }) => [state, ...tries.map(({ status }) => status)])).toEqual(
      Array.from({ length: 4 }, () => ["delivered", 204]),
    );
  });

  it("tells of what was chosen alone, of few pieces once, and of nothing that was taken back or came to nothing", async () => {
    await create(["product.stock_low", "order.updated"]);
    const change = (kind: "counted", pieces: number, was: number) =>
      staff.owner.client.sellerStock.changeStock(
        { ...inShop(), id_product: shop.rice.id, change: kind, pieces, was },
        { context: { idempotencyKey: randomUUID() } },
      );
    await change("counted", 3, 20);
    await change("counted", 2, 3);
    await change("counted", 9, 2);
    const order = await place();
    await move(order, "accept");
    await staff.owner.client.sellerOrders.undoMove({ ...inShop(), order_id: order, to: "accept" });
    expect(await codeOf(place(10))).not.toBe("went well");
    await later(60);
    expect(told()).toMatchObject([
      { type: "product.stock_low", data: { id_product: shop.rice.id, stock: 3, low_limit: 3 } },
    ]);
  });

  it("is tried again with the same id and body when it fails, for about a day, and can be sent again by hand", async () => {
    const { id_webhook } = await create(["order.created"]);
    answer = { status: 302, headers: { location: `${receiver.url}/elsewhere` } };
    await place();
    await later(5);
    answer = { status: 500, body: "x".repeat(200_000) };
    for (const wait of [5, 300, 1800, 7200, 18_000, 25_200]) await later(wait);
    answer = "noise";
    await later(32_400);
    const [failed] = (await read(id_webhook)).deliveries;
    expect(failed).toMatchObject({ state: "failed", attempts: 8, next_at: null });
    const tries = failed?.tries.map(({ status, error }) => status ?? error);
    expect(tries).toEqual([302, 500, 500, 500, 500, 500, 500, expect.stringMatching(/^[A-Z_]+$/)]);
    const moments = failed?.tries.map(({ at }) => Date.parse(at)) ?? [];
    expect((moments[2] ?? 0) - (moments[1] ?? 0)).toBe(300_000);
    expect(receiver.received).toHaveLength(8);
    expect(new Set(receiver.received.map(({ path }) => path))).toEqual(new Set(["/hook"]));
    expect(
      new Set(
        receiver.received.map(({ headers, body }) => `${String(headers["webhook-id"])} ${String(body)}`),
      ).size,
    ).toBe(1);
    answer = { status: 200 };
    await calls().replayDelivery({ ...inShop(), id: failed?.id_delivery ?? "" });
    await later(5);
    const { webhook, deliveries } = await read(id_webhook);
    expect([deliveries[0]?.state, deliveries[0]?.webhook_id, webhook.failing_since]).toEqual([
      "delivered",
      failed?.webhook_id,
      null,
    ]);
    expect(deliveries[0]?.tries.map(({ status }) => status).slice(-2)).toEqual([null, 200]);
  });

  it("that hangs holds up nobody else", async () => {
    const silent = await startReceiver(() => "silence");
    try {
      const slow = await create(["order.created"], `${silent.url}/hangs`);
      const quick = await create(["order.created"]);
      await place();
      await place();
      await later(5);
      expect(receiver.received).toHaveLength(2);
      expect((await read(quick.id_webhook)).deliveries.map(({ state }) => state)).toEqual([
        "delivered",
        "delivered",
      ]);
      expect(silent.received).toHaveLength(1);
      await later(5);
      // One at a time, however often it is looked.
      expect(silent.received).toHaveLength(1);
      await expect
        .poll(async () =>
          (await read(slow.id_webhook)).deliveries.flatMap(({ tries }) => tries.map(({ error }) => error)),
        )
        .toContain("timeout");
    } finally {
      await silent.close();
    }
  });

  it("that fails for days is switched off, and its shop is told", async () => {
    const { id_webhook } = await create(["order.created"]);
    answer = { status: 410 };
    await place();
    await later(5);
    expect((await read(id_webhook)).webhook.failing_since).not.toBeNull();
    api.messages.length = 0;
    api.clock.advance(3 * 24 * 3600);
    await place();
    await later(5);
    const { webhook, deliveries } = await read(id_webhook);
    expect([webhook.state, ...deliveries.map(({ state }) => state)]).toEqual([
      "failed",
      "dropped",
      "dropped",
    ]);
    expect(api.messages.map(({ text }) => text).filter((text) => text.includes("127.0.0.1"))).toHaveLength(1);
    await place();
    const again = calls().replayDelivery({ ...inShop(), id: deliveries[0]?.id_delivery ?? "" });
    expect(await codeOf(again)).toBe("webhook_is_off");
    answer = { status: 200 };
    await calls().switchWebhook({ ...inShop(), id: id_webhook, is_on: true });
    // A button that is pressed twice sends one.
    const test = () => calls().testWebhook({ ...inShop(), id: id_webhook });
    await Promise.all([test(), test()]);
    receiver.received.length = 0;
    await later(5);
    // What happened while it was off is not told.
    expect(told().map(({ type }) => type)).toEqual(["webhook.test"]);
  });

  it("is signed with two secrets for a day after one was made anew", async () => {
    const made = await create(["order.created"]);
    const { id_webhook: id } = made;
    const fresh = (await calls().rotateWebhookSecret({ ...inShop(), id })).data;
    await place();
    await later(5);
    const [both] = receiver.received;
    if (!both) throw new Error("Nothing came.");
    const expected = [signatureWith(fresh.secret, both), signatureWith(made.secret, both)];
    expect(both.headers["webhook-signature"]).toBe(expected.join(" "));
    api.clock.advance(24 * 3600);
    await place();
    await later(5);
    const last = receiver.received.at(-1);
    expect(last && last.headers["webhook-signature"]).toBe(last && signatureWith(fresh.secret, last));
  });

  it("can be led elsewhere and told other things, with its secret; another shop's and what leads home cannot", async () => {
    const elsewhere = await startReceiver(() => ({ status: 200 }));
    try {
      const { id_webhook: id, secret } = await create(["order.created"]);
      answer = { status: 500 };
      await place();
      await later(5);
      const asked = { ...inShop(), id, url: `${elsewhere.url}/new`, events: ["product.stock_low" as const] };
      const changed = (await calls().changeWebhook(asked)).data;
      expect(changed).toMatchObject({ url: asked.url, events: asked.events, failing_since: null });
      await calls().changeWebhook(asked);
      await place();
      await later(5);
      // What waited goes to the new address; what is not chosen any more is not told.
      expect([receiver.received.length, elsewhere.received.length]).toEqual([1, 1]);
      const [moved] = elsewhere.received;
      expect(moved?.headers["webhook-signature"]).toBe(moved && signatureWith(secret, moved));
      const { events } = (await staff.owner.client.sellerMembers.shopAudit(inShop())).data;
      expect(events.filter(({ action }) => action === "webhook_change")).toHaveLength(1);
      expect(await codeOf(calls().changeWebhook({ ...asked, url: "https://10.0.0.1/hook" }))).toBe(
        "webhook_url_invalid",
      );
      const other = await createTestShop(api.db);
      const foreign = (await createStaffOf(api, other)).owner.client.sellerWebhooks;
      const theirs = { ...asked, seller_key: other.sellerKey };
      expect(await codeOf(foreign.changeWebhook(theirs))).toBe("webhook_not_found");
      expect(await codeOf(staff.manager.client.sellerWebhooks.changeWebhook(asked))).toBe("forbidden");
      expect((await read(id)).webhook.url).toBe(asked.url);
    } finally {
      await elsewhere.close();
    }
  });

  it("is an owner's, of one shop, ten at most, and goes with what was told", async () => {
    const { id_webhook: id } = await create(["order.created"]);
    await place();
    const { url, ...asked } = { ...inShop(), url: `${receiver.url}/x`, events: ["order.created" as const] };
    const other = await createTestShop(api.db);
    const foreign = (await createStaffOf(api, other)).owner.client.sellerWebhooks;
    expect(await codeOf(foreign.webhook({ language, seller_key: other.sellerKey, id }))).toBe(
      "webhook_not_found",
    );
    expect(await codeOf(staff.manager.client.sellerWebhooks.createWebhook({ ...asked, url }))).toBe(
      "forbidden",
    );
    for (let n = 2; n <= 10; n += 1) await create(["order.created"]);
    expect(await codeOf(create(["order.created"]))).toBe("too_many_webhooks");
    await calls().removeWebhook({ ...inShop(), id });
    expect(await codeOf(calls().webhook({ ...inShop(), id }))).toBe("webhook_not_found");
    expect(await api.db.$count(webhookDeliveryTable, eq(webhookDeliveryTable.endpointId, id))).toBe(0);
  });
});

describe("where webhooks may lead", () => {
  const strict = { allowsLoopback: false };

  it("is the public internet, by https", async () => {
    for (const typed of [
      "http://example.com/hook",
      "https://localhost/hook",
      "https://127.0.0.1/hook",
      "https://2130706433/hook",
      "https://0x7f.1/hook",
      "https://10.1.2.3/hook",
      "https://169.254.169.254/latest",
      "https://[::1]/hook",
      "https://[::ffff:10.0.0.1]/hook",
      "https://[fd00::1]/hook",
      "https://user:word@example.com/hook",
      "https://intranet/hook",
      "ftp://example.com/hook",
    ])
      expect([typed, readTarget(typed, strict)]).toEqual([typed, undefined]);
    expect(readTarget("https://example.com:8443/hook?shop=1", strict)?.host).toBe("example.com:8443");
    for (const address of ["8.8.8.8", "2606:4700::1111"])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    for (const address of [
      "192.168.0.1",
      "100.64.0.1",
      "fe80::1",
      "2002:a00:1::",
      "64:ff9b::a00:1",
      "::",
      "nothing",
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });

  it("is looked at once more when it is connected to: a name that leads home is refused then, too", async () => {
    const home = { allowsLoopback: true };
    const port = new URL(receiver.url).port;
    expect(await leadsToPrivate(new URL(`https://localhost:${port}`), strict)).toBe(true);
    const request = { headers: {}, body: "{}" };
    expect(await postWebhook(`http://localhost:${port}/a`, request, home)).toMatchObject({ status: 204 });
    // One public address beside it does not help, nor does one of the newer kind that means an older one.
    const names = await serveNames(
      new Map<string, NameRecords>([
        ["A half.example.com", [Buffer.from([8, 8, 8, 8]), Buffer.from([127, 0, 0, 1])]],
        ["AAAA half.example.com", []],
        ["A six.example.com", []],
        ["AAAA six.example.com", [Buffer.from("00000000000000000000ffff7f000001", "hex")]],
        ["A mute.example.com", "silent"],
        ["AAAA mute.example.com", "silent"],
      ]),
    );
    try {
      const rules = { ...strict, nameServers: [names.address] };
      const post = (host: string) => postWebhook(`https://${host}.example.com:${port}/b`, request, rules);
      expect(await post("half")).toMatchObject({ error: "private_address" });
      expect(await post("six")).toMatchObject({ error: "private_address" });
      expect(await post("none")).toMatchObject({ error: "ENOTFOUND" });
      expect(await post("mute")).toMatchObject({ error: "ETIMEOUT" });
    } finally {
      names.close();
    }
    expect(await postWebhook(`${receiver.url}/c`, request, strict)).toMatchObject({
      error: "private_address",
    });
    expect(receiver.received.map(({ path }) => path)).toEqual(["/a"]);
  });

  it("is refused at its field", async () => {
    expect(await codeOf(create(["order.created"], "https://10.0.0.1/hook"))).toBe("webhook_url_invalid");
    expect(await codeOf(create([]))).toBe("webhook_events_required");
  });
});
