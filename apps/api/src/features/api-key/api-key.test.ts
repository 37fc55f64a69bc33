import type { ApiClient } from "@haat/contract/shared/client";
import { apiKeyScope } from "@haat/contract/shared/api-key-choices";
import { apiKeyPrefix, apiKeyScopes, scopeOfCall } from "@haat/contract/shared/api-key-scopes";
import type { CallName } from "@haat/contract/shared/call-name";
import { callTraits, traitsOf } from "@haat/contract/shared/call-traits";
import { shopPermissionFor, shopPermissions } from "@haat/contract/shared/permissions";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../../database/transaction";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createAccount, createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { customerTable } from "../account/account.table";
import { shopMemberTable } from "../member/member.table";
import { hashOf } from "../../security/secrets";
import { apiKeyTable } from "./api-key.table";

let api: TestApi;
let shop: TestShop;
let other: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  other = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
});
afterAll(() => api.close());

type Scope = (typeof apiKeyScope.options)[number];
const inShop = () => ({ language: "en" as const, seller_key: shop.sellerKey });
const make = async (scopes: readonly Scope[], days?: number, name = "Stock list") => {
  const asked = { ...inShop(), name, scopes: [...scopes], ...(days && { days }) };
  return (await staff.owner.client.sellerApiKeys.createApiKey(asked)).data;
};
const holding = (key: string) => api.createClient({ authorization: `Bearer ${key}` });
const program = async (...scopes: Scope[]) => holding((await make(scopes)).api_key);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "went well",
    ({ code }: { code: string }) => code,
  );
const orders = (client: ApiClient, seller_key = shop.sellerKey) =>
  codeOf(client.sellerOrders.orders({ language: "en", seller_key }));

describe("the scopes of API keys", () => {
  it("open calls of members that need no fresh proof, each once, and none about people, keys, cash, settings or the shop", () => {
    const calls = apiKeyScope.options.flatMap((scope) => apiKeyScopes[scope]);
    expect(new Set(calls).size).toBe(calls.length);
    // A test shop is nobody's: what a program may do with it is named by itself.
    const ofTestShop: readonly string[] = apiKeyScopes.test_shop;
    const ofShop = calls.filter((call) => !ofTestShop.includes(call));
    const permissions = new Set(ofShop.map((call) => shopPermissionFor(call)));
    expect([...permissions].sort()).toEqual(["goods", "orders", "reports"]);
    for (const call of calls) {
      const { caller, asksAgain } = traitsOf(call);
      expect([call, caller, asksAgain]).toEqual([call, "member", undefined]);
    }
    for (const key of ["staff", "programs", "ownership", "settings", "cash"] as const)
      for (const call of shopPermissions[key].calls)
        expect([call, scopeOfCall(call)]).toEqual([
          call,
          ofTestShop.includes(call) ? "test_shop" : undefined,
        ]);
  });
});

describe("an API key", () => {
  it("is shown once, kept as a hash, and known by its beginning and end", async () => {
    const made = await make(["read_orders", "read_orders"]);
    expect(made.api_key).toMatch(/^haat_key_[\w-]{43}$/);
    expect(made).toMatchObject({
      name: "Stock list",
      scopes: ["read_orders"],
      state: "active",
      prefix: made.api_key.slice(0, apiKeyPrefix.length + 4),
      last_four: made.api_key.slice(-4),
      last_used_at: null,
    });
    const [kept] = await api.db.select().from(apiKeyTable).where(eq(apiKeyTable.id, made.id_api_key));
    expect(kept?.keyHash).toBe(hashOf(made.api_key));
    expect(JSON.stringify(kept)).not.toContain(made.api_key);
    expect(await orders(holding(made.api_key))).toBe("went well");
    const { api_keys } = (await staff.owner.client.sellerApiKeys.apiKeys(inShop())).data;
    expect(JSON.stringify(api_keys)).not.toContain(made.api_key);
    const used = api_keys.find(({ id_api_key }) => id_api_key === made.id_api_key);
    expect(used?.last_used_at).toBe(api.clock.now().toISOString());
  });

  it("opens the calls of its scopes and none of all others, in its shop alone", async () => {
    const client = await program("read_orders");
    expect(await orders(client)).toBe("went well");
    expect(await orders(client, other.sellerKey)).toBe("shop_not_found");
    expect(await orders(client, "nosuchshop")).toBe("shop_not_found");
    expect(await codeOf(client.sellerGoods.goods(inShop()))).toBe("api_key_scope_missing");
    expect(await codeOf(client.sellerAccount.me({ language: "en" }))).toBe("sign_in_required");
    expect(await codeOf(client.adminStaff.staff({ language: "en" }))).toBe("sign_in_required");
    const everything = holding((await make(apiKeyScope.options)).api_key);
    const groups = everything as unknown as Record<
      string,
      Record<string, (input: object) => Promise<unknown>>
    >;
    for (const name of Object.keys(callTraits) as CallName[]) {
      if (callTraits[name].caller !== "member" || scopeOfCall(name)) continue;
      const [group = "", call = ""] = name.split(".");
      const attempt = groups[group]?.[call]?.({ ...inShop(), nonsense: 1 });
      expect([name, attempt && (await codeOf(attempt))]).toEqual([name, "api_key_scope_missing"]);
    }
  });

  it("is refused when it is made up, over, or revoked, from the next call on", async () => {
    expect(await orders(holding(`${apiKeyPrefix}${"a".repeat(43)}`))).toBe("api_key_not_valid");
    const brief = holding((await make(["read_orders"], 1)).api_key);
    const made = await make(["read_orders"]);
    const lasting = holding(made.api_key);
    expect([await orders(brief), await orders(lasting)]).toEqual(["went well", "went well"]);
    api.clock.advance(24 * 3600);
    expect([await orders(brief), await orders(lasting)]).toEqual(["api_key_not_valid", "went well"]);
    const revoke = () => staff.owner.client.sellerApiKeys.revokeApiKey({ ...inShop(), id: made.id_api_key });
    const first = (await revoke()).data;
    expect([first.state, (await revoke()).data.revoked_at]).toEqual(["revoked", first.revoked_at]);
    expect(await orders(lasting)).toBe("api_key_not_valid");
    const elsewhere = (await createStaffOf(api, other)).owner.client.sellerApiKeys;
    const foreign = { language: "en" as const, seller_key: other.sellerKey, id: made.id_api_key };
    expect(await codeOf(elsewhere.revokeApiKey(foreign))).toBe("api_key_not_found");
  });

  it("writes down what it did as what it is, and does it once for each Idempotency-Key", async () => {
    const client = await program("write_stock");
    const change = { ...inShop(), id_product: shop.rice.id, change: "received" as const, pieces: 3 };
    const once = { context: { idempotencyKey: "a delivery" } };
    const { stock } = (await client.sellerStock.changeStock(change, once)).data;
    expect((await client.sellerStock.changeStock(change, once)).data.stock).toBe(stock);
    const { events } = (await staff.owner.client.sellerMembers.shopAudit(inShop())).data;
    const written = events.filter(({ action }) => action === "stock_change");
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({ actor: "program", role: null, device: null });
    expect(written[0]?.api_key).toMatch(/^Stock list ····[\w-]{4}$/);
  });

  it("stands in an order's history as what it is, not as who made its key", async () => {
    const made = await make(["read_orders", "write_orders"], undefined, "Courier's program");
    const { sellerOrders } = holding(made.api_key);
    const shopper = await createShopper(api);
    const asked = {
      shipping_method: 2 as const,
      id_product: shop.rice.id,
      quantity: 1,
      expected_total: 12_300,
    };
    const purchase = { context: { idempotencyKey: "one" } };
    const { order_id } = (await shopper.client.order.directPurchaseOrder({ ...inShop(), ...asked }, purchase))
      .data;
    const order = { ...inShop(), order_id };
    const keyed = (idempotencyKey: string) => ({ context: { idempotencyKey } });
    await sellerOrders.moveOrder({ ...order, from: "pending", to: "accept" }, keyed("accept"));
    await sellerOrders.moveOrder({ ...order, from: "accept", to: "packed" }, keyed("pack"));
    await sellerOrders.writeNote({ ...order, text: "Parcel 7" }, keyed("note"));
    const { owner } = staff;
    await owner.client.sellerOrders.moveOrder({ ...order, from: "packed", to: "in_store" }, keyed("ready"));
    await owner.client.sellerOrders.undoMove({ ...order, to: "in_store" }, keyed("back"));
    const { history, notes } = (await owner.client.sellerOrders.order(order)).data.order;
    const program = { kind: "program", name: `Courier's program ····${made.last_four}` };
    expect(history.slice(1).map(({ stage, by }) => [stage, by])).toEqual([
      ["accept", program],
      ["packed", program],
    ]);
    expect(notes.map(({ by }) => by)).toEqual([program]);
  });

  it("may never do what its maker may not, and ends with the maker's place in the shop", async () => {
    const maker = await createAccount(api);
    const place = { shopId: shop.id, accountId: maker.id, since: api.clock.now() };
    await api.db.insert(shopMemberTable).values({ ...place, role: "packer" });
    const made = await make(["read_orders", "read_goods"]);
    const isThis = eq(apiKeyTable.id, made.id_api_key);
    await api.db.update(apiKeyTable).set({ madeBy: maker.id }).where(isThis);
    const client = holding(made.api_key);
    expect([await orders(client), await codeOf(client.sellerGoods.goods(inShop()))]).toEqual([
      "went well",
      "forbidden",
    ]);
    const block = (status: "active" | "blocked") =>
      api.db.update(customerTable).set({ status }).where(eq(customerTable.id, maker.id));
    await block("blocked");
    expect(await orders(client)).toBe("api_key_not_valid");
    await block("active");
    await staff.owner.client.sellerMembers.removeMember({ seller_key: shop.sellerKey, id_member: maker.id });
    expect(await orders(client)).toBe("api_key_not_valid");
    const { api_keys } = (await staff.owner.client.sellerApiKeys.apiKeys(inShop())).data;
    expect(api_keys.find(({ id_api_key }) => id_api_key === made.id_api_key)?.state).toBe("ownerless");
  });

  it("cannot be made behind the wall as somebody else, read there, or brought back", async () => {
    const scope = { shopId: shop.id, memberId: staff.manager.id };
    const row = {
      shopId: shop.id,
      name: "Mine",
      scopes: ["read_orders" as const],
      keyHash: hashOf("guess"),
      prefix: "haat_key_abcd",
      lastFour: "wxyz",
      madeAt: api.clock.now(),
    };
    const insert = (madeBy: number) =>
      inTransaction(
        api.db,
        async (tx) => void (await tx.insert(apiKeyTable).values({ ...row, madeBy })),
        scope,
      );
    await expect(insert(staff.owner.id)).rejects.toThrow();
    const read = inTransaction(
      api.db,
      (tx) => tx.select({ hash: apiKeyTable.keyHash }).from(apiKeyTable),
      scope,
    );
    await expect(read).rejects.toThrow();
    const revived = inTransaction(
      api.db,
      (tx) => tx.update(apiKeyTable).set({ revokedAt: null }).returning({ id: apiKeyTable.id }),
      scope,
    );
    const active = await api.db.$count(apiKeyTable, eq(apiKeyTable.shopId, shop.id));
    expect((await revived).length).toBeLessThan(active);
    expect(await api.db.$count(auditEventTable, eq(auditEventTable.action, "api_key_revoke"))).toBe(1);
  });

  it("has limits of its own, which its answers tell", async () => {
    const limited = await startTestApi({ rateLimitPerMinute: 20 });
    try {
      const busy = await createTestShop(limited.db);
      const { owner } = await createStaffOf(limited, busy);
      const asked = { language: "en" as const, seller_key: busy.sellerKey };
      const scopes = ["read_orders" as const];
      const { api_key } = (await owner.client.sellerApiKeys.createApiKey({ ...asked, name: "a", scopes }))
        .data;
      const ask = () =>
        limited.fetch(
          new Request(`http://api.test/api/v1/seller/orders/en/${busy.sellerKey}`, {
            headers: { authorization: `Bearer ${api_key}` },
          }),
        );
      const first = await ask();
      expect(first.status).toBe(200);
      expect(first.headers.get("ratelimit-policy")).toBe(
        '"read-by-address";q=20;w=60, "read-by-key";q=10;w=60',
      );
      let last = first;
      for (let n = 2; n <= 11; n += 1) last = await ask();
      expect([last.status, last.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    } finally {
      await limited.close();
    }
  });
});
