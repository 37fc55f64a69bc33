import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { strings } from "@haat/i18n/strings";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { httpPush } from "../../outside/push";
import { createStaffOf } from "../../testing/test-people";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { sessionTable } from "../account/account.table";
import { shopMemberTable } from "../member/member.table";
import { orderAlertDeviceTable, orderAlertTextTable, pushKeyTable } from "./order-alert.table";
import { createOrderWatch } from "./order-watch";
import { isPushAddress } from "./push-address.rules";
import { pushKeyOf, sealPushKeyAnew } from "./push-key.usecases";

let api: TestApi;
let shop: TestShop;
let shopper: TestShopper;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  shopper = await createShopper(api);
  await api.jobs.runDue();
  api.messages.length = 0;
  api.pushes.length = 0;
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const calls = (who = staff.packer) => who.client.sellerOrderAlerts;
const later = async (seconds: number) => {
  api.clock.advance(seconds);
  await api.jobs.runDue();
};

/** A browser of somebody, as it describes itself. */
function browser() {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    p256dh: keys.getPublicKey().toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
}

/** A bag of rice that its customer picks up. @returns the order's number */
async function place(): Promise<string> {
  const placed = await shopper.client.order.directPurchaseOrder(
    { ...inShop(), shipping_method: 2, id_product: shop.rice.id, quantity: 1, expected_total: 12_300 },
    { context: { idempotencyKey: randomUUID() } },
  );
  return placed.data.order_id;
}

describe("a browser that tells of new orders", () => {
  test("hears of each new order once, with nothing of who bought what", async () => {
    const [own, managers] = [browser(), browser()];
    await calls().addAlertDevice({ ...inShop(), ...own });
    await calls().addAlertDevice({ ...inShop(), ...own });
    await calls(staff.manager).addAlertDevice({ ...inShop(), language: "bn", ...managers });
    const number = await place();
    await later(1);
    await later(60);
    expect(api.pushes.map(({ endpoint }) => endpoint).sort()).toEqual(
      [own.endpoint, managers.endpoint].sort(),
    );
    const [told] = api.pushes.filter(({ endpoint }) => endpoint === own.endpoint);
    expect(told?.message).toEqual({
      title: shop.titleEn,
      body: strings.en.orderAlerts.push,
      href: `http://console.localhost/en/shop/${shop.sellerKey}/orders`,
      tag: number,
    });
    expect(JSON.stringify(api.pushes)).not.toMatch(/Rahim|017\d{8}|[Rr]ice/);
    expect(JSON.stringify(api.pushes)).toContain(strings.bn.orderAlerts.push);
    expect(api.log.join("\n")).not.toContain(own.endpoint);
  });

  test("hears nothing of another shop's, nor of one that was accepted before it could be told", async () => {
    await calls().addAlertDevice({ ...inShop(), ...browser() });
    const other = await createTestShop(api.db);
    await shopper.client.order.directPurchaseOrder(
      {
        language,
        seller_key: other.sellerKey,
        shipping_method: 2,
        id_product: other.rice.id,
        quantity: 1,
        expected_total: 12_300,
      },
      { context: { idempotencyKey: randomUUID() } },
    );
    const order_id = await place();
    await staff.packer.client.sellerOrders.moveOrder(
      { ...inShop(), order_id, from: "pending", to: "accept" },
      { context: { idempotencyKey: randomUUID() } },
    );
    await later(1);
    expect(api.pushes).toEqual([]);
  });

  test("is told no more once its session has ended, its owner has left the shop, or may not see orders", async () => {
    await calls().addAlertDevice({ ...inShop(), ...browser() });
    await calls(staff.manager).addAlertDevice({ ...inShop(), ...browser() });
    await calls(staff.owner).addAlertDevice({ ...inShop(), ...browser() });
    await api.db
      .update(sessionTable)
      .set({ revokedAt: api.clock.now() })
      .where(eq(sessionTable.customerId, staff.owner.id));
    await api.db
      .update(shopMemberTable)
      .set({ permissions: ["goods"] })
      .where(eq(shopMemberTable.accountId, staff.manager.id));
    await api.db.delete(shopMemberTable).where(eq(shopMemberTable.accountId, staff.packer.id));
    await place();
    await later(1);
    expect(api.pushes).toEqual([]);
    const left = await api.db
      .select()
      .from(orderAlertDeviceTable)
      .where(eq(orderAlertDeviceTable.shopId, shop.id));
    expect(left.map(({ accountId }) => accountId).sort()).toEqual([staff.owner.id, staff.manager.id].sort());
  });

  test("is its owner's to see and remove; of more than ten the oldest is forgotten", async () => {
    for (let added = 0; added < 11; added += 1) {
      api.clock.advance(1);
      await calls().addAlertDevice({ ...inShop(), ...browser() });
    }
    const { data } = await calls().orderAlerts(inShop());
    expect(data.devices).toHaveLength(10);
    const [first] = data.devices;
    const device = first?.id ?? "";
    await calls(staff.manager).removeAlertDevice({ ...inShop(), device });
    expect((await calls().orderAlerts(inShop())).data.devices).toHaveLength(10);
    await calls().removeAlertDevice({ ...inShop(), device });
    await calls().removeAlertDevice({ ...inShop(), device });
    expect((await calls().orderAlerts(inShop())).data.devices).toHaveLength(9);
    expect((await calls(staff.manager).orderAlerts(inShop())).data.devices).toEqual([]);
  });

  test("is refused where its address is no push service's: the server writes to no other", async () => {
    const wrong = expect.objectContaining({
      data: expect.objectContaining({
        errors: [expect.objectContaining({ field: "endpoint", code: "push_unknown" })],
      }),
    });
    const foreign = [
      "https://example.com/x/yyyyyy",
      "http://fcm.googleapis.com/a/b",
      "https://169.254.169.254/latest",
    ];
    for (const endpoint of foreign)
      await expect(calls().addAlertDevice({ ...inShop(), ...browser(), endpoint }), endpoint).rejects.toEqual(
        wrong,
      );
    const hosts = ["push.example", "*.windows.example", "http://127.0.0.1:99"];
    const cases: [string, boolean][] = [
      ["https://push.example/a", true],
      ["https://evil.push.example/a", false],
      ["https://a.windows.example/b", true],
      ["https://windows.example/b", false],
      ["https://evilwindows.example/b", false],
      ["https://push.example:8443/a", false],
      ["https://x@push.example/a", false],
      ["http://127.0.0.1:99/a", true],
      ["nothing", false],
    ];
    for (const [address, is] of cases)
      expect([address, isPushAddress(address, hosts)]).toEqual([address, is]);
  });
});

describe("a message to a push service", () => {
  test("is encrypted, urgent and signed; who has gone is forgotten, and a redirect is not followed", async () => {
    const seen: { headers: IncomingMessage["headers"]; body: Buffer; path: string }[] = [];
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request
        .on("data", (part: Buffer) => parts.push(part))
        .on("end", () => {
          const path = request.url ?? "";
          seen.push({ headers: request.headers, body: Buffer.concat(parts), path });
          response.writeHead(Number(path.slice(1)), path === "/302" ? { location: "/201" } : {}).end();
        });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const { p256dh, auth } = browser();
    const key = await pushKeyOf({ db: api.db, clock: api.clock, config: api.config, logger: silent });
    const send = (status: number) =>
      httpPush.send(
        { endpoint: `http://127.0.0.1:${port}/${status}`, keys: { p256dh, auth } },
        { title: "Rahim's shop" },
        { contact: "mailto:push@haat.example", ...key },
      );
    expect([await send(201), await send(410), await send(404)]).toEqual(["taken", "gone", "gone"]);
    await expect(send(302)).rejects.toThrow();
    await expect(send(503)).rejects.toThrow("503");
    expect(seen.map(({ path }) => path)).toEqual(["/201", "/410", "/404", "/302", "/503"]);
    expect(seen[0]?.headers).toMatchObject({ urgency: "high", "content-encoding": "aes128gcm" });
    expect(seen[0]?.headers.authorization).toContain(key.publicKey);
    expect(seen[0]?.body.toString("latin1")).not.toContain("Rahim");
    await new Promise((resolve) => server.close(resolve));
  });
});

const silent = { error: () => undefined } as unknown as Parameters<typeof pushKeyOf>[0]["logger"];

test("the key for push services is made once, kept sealed, and outlives the server's secrets", async () => {
  const parts = { db: api.db, clock: api.clock, config: api.config, logger: silent };
  const keys = await Promise.all([1, 2, 3].map(() => pushKeyOf(parts)));
  expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(1);
  const [kept] = await api.db.select().from(pushKeyTable);
  expect(kept?.sealedPrivateKey).not.toContain(keys[0]?.privateKey);
  const [old] = api.config.secrets;
  const withSecrets = (...secrets: [string, ...string[]]) => ({
    ...parts,
    config: { ...api.config, secrets },
  });
  const second = "second secret ".repeat(3);
  expect(await sealPushKeyAnew(withSecrets(second, old))).toBe(true);
  expect(await sealPushKeyAnew(withSecrets(second, old))).toBe(false);
  expect(await pushKeyOf(withSecrets(second))).toEqual(keys[0]);
  await sealPushKeyAnew(withSecrets(old, second));
});

describe("a text message of orders that wait", () => {
  test("comes after ten minutes to who wants it, of each order once, of several together", async () => {
    await place();
    await calls().saveOrderTexts({ ...inShop(), is_on: true });
    await calls().saveOrderTexts({ ...inShop(), is_on: true });
    api.clock.advance(1);
    await place();
    await place();
    await later(590);
    expect(api.messages).toEqual([]);
    await later(60);
    await later(60);
    const link = `http://console.localhost/en/shop/${shop.sellerKey}/orders`;
    const expected = strings.en.orderAlerts.text_other
      .replace("{{shop}}", shop.titleEn)
      .replace("{{formatted}}", "2")
      .replace("{{link}}", link);
    expect(api.messages).toEqual([{ to: staff.packer.phone, text: expected }]);
    await later(3600);
    expect(api.messages).toHaveLength(1);
  });

  test("does not come of an order that was accepted, nor to somebody who is no more of the staff", async () => {
    await calls().saveOrderTexts({ ...inShop(), is_on: true });
    await calls(staff.manager).saveOrderTexts({ ...inShop(), is_on: true });
    api.clock.advance(1);
    const order_id = await place();
    await api.db.delete(shopMemberTable).where(eq(shopMemberTable.accountId, staff.manager.id));
    await staff.packer.client.sellerOrders.moveOrder(
      { ...inShop(), order_id, from: "pending", to: "accept" },
      { context: { idempotencyKey: randomUUID() } },
    );
    await later(700);
    const toStaff = api.messages.filter(({ to }) => [staff.packer.phone, staff.manager.phone].includes(to));
    expect(toStaff).toEqual([]);
    const rows = await api.db
      .select()
      .from(orderAlertTextTable)
      .where(eq(orderAlertTextTable.shopId, shop.id));
    expect(rows.map(({ accountId }) => accountId)).toEqual([staff.packer.id]);
  });

  test("comes no more often than every ten minutes, and then of all that came meanwhile", async () => {
    await calls().saveOrderTexts({ ...inShop(), is_on: true });
    for (let order = 0; order < 3; order += 1) {
      api.clock.advance(120);
      await place();
    }
    await later(361);
    expect(api.messages).toHaveLength(1);
    await later(240);
    expect(api.messages).toHaveLength(1);
    await later(361);
    expect(api.messages.map(({ text }) => /\d+ order/.exec(text)?.[0])).toEqual(["1 order", "2 order"]);
    await calls().saveOrderTexts({ ...inShop(), is_on: false });
    await place();
    await later(1300);
    expect(api.messages).toHaveLength(2);
  });
});

test("who watches a shop's desk is told that an order came or was moved, and nothing of other shops", async () => {
  const watch = createOrderWatch({ db: api.db, clock: api.clock, logger: silent });
  const other = await createTestShop(api.db);
  const [own, foreign] = [vi.fn(), vi.fn()];
  const ends = [watch(shop.sellerKey, own), watch(other.sellerKey, foreign)];
  const order_id = await place();
  await expect.poll(() => own).toHaveBeenCalledTimes(1);
  await staff.packer.client.sellerOrders.moveOrder(
    { ...inShop(), order_id, from: "pending", to: "accept" },
    { context: { idempotencyKey: randomUUID() } },
  );
  await expect.poll(() => own).toHaveBeenCalledTimes(2);
  expect(foreign).not.toHaveBeenCalled();
  ends.forEach((end) => end());
});
