import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { business } from "@haat/contract/shared/business-constants";
import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import { cleanUpJobs } from "../../clean-up-jobs";
import { readRetention } from "../../process/retention-settings";
import {
  createShopper,
  openSession,
  putTogether,
  startTestApi,
  type TestApi,
  type TestShopper,
} from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { tableContents } from "../../testing/table-contents";
import { customerTable, sessionTable } from "../account/account.table";
import { auditEventTable } from "../audit/audit.table";
import { cartTable } from "../cart/cart.table";
import { shopTable } from "../shop/shop.table";
import { handOverTable } from "./hand-over.table";

let api: TestApi;
let shop: TestShop;
let neighbour: TestShop;
let shopper: TestShopper;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  neighbour = await createTestShop(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  shopper = await createShopper(api);
});

/** What a browser keeps on a shop's own host, and what it shows of it to the platform. */
function browserAsks() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

/** A token of the shopper's session for a shop, as the platform's host makes it. */
async function begun(of: TestShop = shop, client: ApiClient = shopper.client) {
  const { verifier, challenge } = browserAsks();
  const { data } = await client.handOver.handOver({ shop_name: of.slug, challenge });
  return { shop_name: of.slug, token: data.token, verifier };
}
type Begun = Awaited<ReturnType<typeof begun>>;

/** Brings a token to a shop's host, with nothing of the platform's session. */
const bring = (brought: Begun, headers?: Record<string, string>) =>
  api.createClient(headers).handOver.signinHandOver({ language: "en", ...brought });

const openSessions = async (customerId = shopper.id) => {
  const rows = await api.db.select().from(sessionTable).where(eq(sessionTable.customerId, customerId));
  return rows.filter(({ revokedAt, expiresAt }) => !revokedAt && expiresAt > api.clock.now());
};
const signedInWith = (token: string | null) =>
  api.createClient({ [callHeaders.authorization]: `Bearer ${token}` });
const refusedEntry = { success: false, status: 3, user: [], access_token: null, device_mark: null };

describe("a sign-in that is handed over", () => {
  test("is a session of its own, listed and ended like any, and lasts no longer than the one it comes from", async () => {
    const answer = await bring(await begun(), { [callHeaders.userAgent]: "Firefox/127.0 Linux" });
    expect(answer).toMatchObject({ success: true, status: 1, user: [{ first_name: "Rahim" }] });
    expect(answer.access_token).not.toBe(shopper.token);
    const client = signedInWith(answer.access_token);
    const { data } = await client.session.sessions({ language: "en" });
    expect(data.sessions).toHaveLength(2);
    const ends = (await openSessions()).map(({ expiresAt }) => expiresAt.toISOString());
    expect(ends).toEqual(["2027-01-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z"]);
    const own = data.sessions.find(({ current }) => current);
    await shopper.client.session.endSession({ id: own?.id ?? "" });
    await expect(client.session.sessions({ language: "en" })).rejects.toMatchObject({
      code: "sign_in_required",
    });
  });

  test("ends when the account is signed out everywhere", async () => {
    const answer = await bring(await begun());
    await shopper.client.session.logoutEverywhere({});
    const client = signedInWith(answer.access_token);
    await expect(client.session.sessions({ language: "en" })).rejects.toMatchObject({ status: 401 });
  });

  test("stays when only the platform is signed out of, and when the shop's host is, the platform's stays", async () => {
    const there = signedInWith((await bring(await begun())).access_token);
    const elsewhere = signedInWith((await bring(await begun(neighbour))).access_token);
    await there.account.logout({});
    expect((await elsewhere.session.sessions({ language: "en" })).data.sessions).toHaveLength(2);
    await shopper.client.account.logout({});
    expect((await elsewhere.session.sessions({ language: "en" })).data.sessions).toHaveLength(1);
  });

  test("brings the guest's cart of the shop along, and ends the session that the browser had there", async () => {
    const other = await createShopper(api);
    const { data } = await api
      .createClient()
      .cart.addToCart({ language: "en", seller_key: shop.sellerKey, id_product: shop.rice.id, quantity: 2 });
    const answer = await bring(await begun(), {
      [callHeaders.cartKey]: data.cart_key ?? "",
      ...other.headers,
    });
    const client = signedInWith(answer.access_token);
    const { data: cart } = await client.cart.showCart({ language: "en", sellerKey: shop.sellerKey });
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([2]);
    const [row] = await api.db.select().from(cartTable).where(eq(cartTable.customerId, shopper.id));
    expect(row?.guestKeyHash).toBeNull();
    expect(await openSessions(other.id)).toEqual([]);
  });

  test("is written down on both hosts, without the token or the secret", async () => {
    const brought = await begun();
    await bring(brought);
    await bring(brought);
    const trail = await api.db
      .select()
      .from(auditEventTable)
      .where(eq(auditEventTable.customerId, shopper.id))
      .orderBy(auditEventTable.id);
    expect(trail.map(({ action, result, shopId }) => [action, result, shopId])).toEqual([
      ["hand_over", "ok", shop.id],
      ["sign_in_hand_over", "ok", null],
    ]);
    const [newest] = await api.db.select().from(auditEventTable).orderBy(desc(auditEventTable.id)).limit(1);
    expect(newest).toMatchObject({ action: "sign_in_hand_over", result: "refused", reason: "bad_hand_over" });
    const kept = JSON.stringify([await api.db.select().from(handOverTable), trail, api.log]);
    expect(kept).not.toContain(brought.token);
    expect(kept).not.toContain(brought.verifier);
  });

  test("is kept as hashes only", async () => {
    const { token, verifier } = await begun();
    const [row] = await api.db.select().from(handOverTable).where(eq(handOverTable.customerId, shopper.id));
    const hash = (text: string) => createHash("sha256").update(text).digest("base64url");
    expect([row?.tokenHash, row?.challenge]).toEqual([hash(token), hash(verifier)]);
  });
});

describe("a token opens nothing", () => {
  /** Says what became of a token that nobody may trade. */
  async function expectRefused(brought: Begun) {
    const before = await openSessions();
    const answer = await bring(brought);
    expect(answer).toMatchObject(refusedEntry);
    expect(answer.message).toBe(
      "Your Haat sign-in could not be brought here. Please try again, or sign in below.",
    );
    expect(await openSessions()).toEqual(before);
  }

  test("a second time", async () => {
    const brought = await begun();
    expect((await bring(brought)).status).toBe(1);
    await expectRefused(brought);
  });

  test("in another browser than the one that asked, and after that not in that one either", async () => {
    const brought = await begun();
    await expectRefused({ ...brought, verifier: browserAsks().verifier });
    await expectRefused(brought);
  });

  test("with the challenge that went over the wire instead of the secret", async () => {
    const { verifier, challenge } = browserAsks();
    const { data } = await shopper.client.handOver.handOver({ shop_name: shop.slug, challenge });
    await expectRefused({ shop_name: shop.slug, token: data.token, verifier: challenge });
    await expectRefused({ shop_name: shop.slug, token: data.token, verifier });
  });

  test("on another shop's host, and after that not on its own either", async () => {
    const brought = await begun();
    await expectRefused({ ...brought, shop_name: neighbour.slug });
    await expectRefused(brought);
  });

  test("after 30 seconds", async () => {
    const early = await begun();
    api.clock.advance(business.handOverSeconds - 1);
    expect((await bring(early)).status).toBe(1);
    const late = await begun();
    api.clock.advance(business.handOverSeconds);
    await expectRefused(late);
  });

  test("when the session it comes from has ended in between: signed out, ended from elsewhere, blocked", async () => {
    const { client, headers } = await elsewhere();
    const signedOut = await begun(shop, client);
    await api.createClient(headers).account.logout({});
    await expectRefused(signedOut);

    const everywhere = await elsewhere();
    const ended = await begun(shop, everywhere.client);
    await api.createClient(everywhere.headers).session.logoutEverywhere({});
    await expectRefused(ended);

    const last = await elsewhere();
    const blocked = await begun(shop, last.client);
    await api.db.update(customerTable).set({ status: "blocked" }).where(eq(customerTable.id, shopper.id));
    await expectRefused(blocked);
  });

  test("when a newer one of the same session for the same shop was made", async () => {
    const older = await begun();
    const forOther = await begun(neighbour);
    const newer = await begun();
    await expectRefused(older);
    expect([(await bring(newer)).status, (await bring(forOther)).status]).toEqual([1, 1]);
  });

  test("that nobody was given", async () => {
    const [token, verifier] = [browserAsks().verifier, browserAsks().verifier];
    await expectRefused({ shop_name: shop.slug, token, verifier });
  });

  async function elsewhere() {
    const headers = await openSession(api, shopper.id);
    return { headers, client: api.createClient(headers) };
  }
});

test("of two who bring a token at once one is let in", async () => {
  for (let round = 0; round < 10; round += 1) {
    const brought = await begun();
    const before = await openSessions();
    const answers = await Promise.all(Array.from({ length: 8 }, () => bring(brought)));
    expect(answers.map(({ status }) => status).sort()).toEqual([1, 3, 3, 3, 3, 3, 3, 3]);
    expect(await openSessions()).toHaveLength(before.length + 1);
  }
});

test("signing out everywhere leaves no session behind that is just being handed over", async () => {
  for (let round = 0; round < 25; round += 1) {
    const headers = await openSession(api, shopper.id);
    const client = api.createClient(headers);
    const tokens = [await begun(shop, client), await begun(neighbour, client)];
    await Promise.all([
      ...tokens.map((each) => bring(each)),
      api.createClient(headers).session.logoutEverywhere({}),
    ]);
    expect(await openSessions()).toEqual([]);
  }
});

test("only to open shops of ours: for others no token is made, and a closed one lets nobody in", async () => {
  const before = await tableContents(api.db);
  const { challenge } = browserAsks();
  for (const shop_name of ["no-such-shop", "evil.example", "https://evil.example/", "www"])
    await expect(shopper.client.handOver.handOver({ shop_name, challenge })).rejects.toMatchObject({
      code: "store_not_found",
      status: 420,
    });
  expect(await tableContents(api.db)).toEqual(before);
  const closing = await createTestShop(api.db);
  const brought = await begun(closing);
  await api.db.update(shopTable).set({ status: "suspended" }).where(eq(shopTable.id, closing.id));
  api.forget();
  await expect(bring(brought)).rejects.toMatchObject({ code: "store_not_found" });
});

test("tokens count against the limits like every change", async () => {
  const limited = putTogether(api.db, { rateLimitPerMinute: 20 });
  const client = limited.createClient(shopper.headers);
  const { challenge } = browserAsks();
  const tries = Array.from({ length: 40 }, () =>
    client.handOver.handOver({ shop_name: shop.slug, challenge }),
  );
  const codes = (await Promise.allSettled(tries)).map((tried) =>
    tried.status === "fulfilled" ? "made" : (tried.reason as { code: string }).code,
  );
  expect(new Set(codes)).toEqual(new Set(["made", "too_many_requests"]));
  const kept = await api.db
    .select()
    .from(handOverTable)
    .where(and(eq(handOverTable.customerId, shopper.id), eq(handOverTable.shopId, shop.id)));
  expect(kept).toHaveLength(1);
});

test("tokens that nobody brought are cleaned up, and so are those of a session that is", async () => {
  const run = async (name: string) => {
    const files = { put: async () => undefined, get: async () => undefined, delete: async () => undefined };
    const jobs = cleanUpJobs({
      db: api.db,
      clock: api.clock,
      files,
      config: { retention: readRetention({}) },
    });
    await jobs.find((job) => job.name === name)?.run(1000);
  };
  const left = async () =>
    (await api.db.select().from(handOverTable).where(eq(handOverTable.customerId, shopper.id))).length;
  await begun();
  api.clock.advance(business.handOverSeconds + 1);
  await begun(neighbour);
  expect(await left()).toBe(2);
  await run("sign-ins handed over");
  expect(await left()).toBe(1);
  await shopper.client.session.logoutEverywhere({});
  await run("sessions");
  expect(await left()).toBe(0);
});
