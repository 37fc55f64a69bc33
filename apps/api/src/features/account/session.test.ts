import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callHeaders } from "@haat/contract/shared/client";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { customerTable, sessionTable } from "./account.table";
import { describeDevice } from "./device";

let api: TestApi;
let shopper: TestShopper;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.advance(2 * 24 * 3600);
  shopper = await createShopper(api);
  await api.db.update(sessionTable).set({ lastUsedAt: api.clock.now() });
});

const chrome =
  "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36";

/** Signs the shopper in by a code, from a browser. */
async function enter(headers: Record<string, string> = {}) {
  const client = api.createClient({ [callHeaders.userAgent]: chrome, ...headers });
  const phone = shopper.nationalPhone;
  api.clock.advance(60);
  const sent = await client.account.sendOtp({ phone });
  const proved = await client.account.otpValidate({
    phone,
    otp: sent.data.otp ?? "",
    request_id: sent.data.request_id,
  });
  const { access_token } = await client.account.signin({ language: "en", phone, ticket: proved.data.ticket });
  const signedIn = { [callHeaders.authorization]: `Bearer ${access_token}` };
  return { token: access_token ?? "", headers: signedIn, client: api.createClient(signedIn) };
}

const isIn = (client: TestShopper["client"]) =>
  client.account.customerProfile({ language: "en" }).then(
    () => true,
    ({ code }: { code: string }) => {
      expect(code).toBe("sign_in_required");
      return false;
    },
  );

describe("a customer sees where the account is signed in", () => {
  test("with the device, the times, and which one this is, last used first", async () => {
    const { client } = await enter();
    const opened = api.clock.now();
    api.clock.advance(3600);
    const { data } = await client.session.sessions({ language: "bn" });
    expect(data.sessions).toMatchObject([
      {
        device: "Chrome · Android",
        created_at: opened.toISOString(),
        last_used_at: api.clock.now().toISOString(),
        current: true,
      },
      { device: "অজানা ডিভাইস", current: false },
    ]);
    expect(data.sessions.every(({ id }) => /^[0-9a-f-]{36}$/.test(id))).toBe(true);
    expect(JSON.stringify(data)).not.toContain(shopper.token);
  });

  test("and a use is noted at most every quarter of an hour", async () => {
    const { headers } = await enter();
    const lastUse = async () => {
      // A client of its own each time, as each page has: one asks only once who it is.
      const { data } = await api.createClient(headers).session.sessions({ language: "en" });
      return data.sessions.find(({ current }) => current)?.last_used_at;
    };
    const first = await lastUse();
    api.clock.advance(900);
    expect(await lastUse()).toBe(first);
    api.clock.advance(1);
    expect(await lastUse()).toBe(api.clock.now().toISOString());
  });

  test("and not those that have ended", async () => {
    const ended = await enter();
    await ended.client.account.logout({});
    const { client } = await enter();
    expect((await client.session.sessions({ language: "en" })).data.sessions).toHaveLength(2);
  });
});

describe("a session ends", () => {
  test("one by one, also from another device", async () => {
    const [one, other] = [await enter(), await enter()];
    const { data } = await one.client.session.sessions({ language: "en" });
    const [own] = data.sessions.filter(({ current }) => current);
    const [row] = await api.db
      .select()
      .from(sessionTable)
      .where(eq(sessionTable.customerId, shopper.id))
      .orderBy(sql`${sessionTable.createdAt} desc`);
    const ended = await one.client.session.endSession({ id: row?.id ?? "" });
    expect(ended).toMatchObject({ data: { status: 1 }, message: "ডিভাইসটি সাইন আউট করা হয়েছে।" });
    expect(await isIn(other.client)).toBe(false);
    await expect(one.client.session.endSession({ id: row?.id ?? "" })).rejects.toMatchObject({
      code: "session_not_found",
      status: 404,
    });
    await one.client.session.endSession({ id: own?.id ?? "" });
    expect(await isIn(one.client)).toBe(false);
  });

  test("but not somebody else's, which is as if it were not there", async () => {
    const { client } = await enter();
    const neighbour = await createShopper(api);
    const [theirs] = await api.db
      .select({ id: sessionTable.id })
      .from(sessionTable)
      .where(eq(sessionTable.customerId, neighbour.id));
    for (const id of [theirs?.id ?? "", crypto.randomUUID(), "1", "'; drop table session"]) {
      await expect(client.session.endSession({ id })).rejects.toMatchObject({
        code: "session_not_found",
        status: 404,
      });
    }
    expect(await isIn(neighbour.client)).toBe(true);
  });

  test("with all the others at once", async () => {
    const neighbour = await createShopper(api);
    const sessions = [await enter(), await enter(), await enter()];
    const left = await sessions[0]?.client.session.logoutEverywhere({});
    expect(left?.message).toBe("আপনি সব ডিভাইস থেকে সাইন আউট করেছেন।");
    for (const { client } of sessions) expect(await isIn(client)).toBe(false);
    expect(await isIn(shopper.client)).toBe(false);
    expect(await isIn(neighbour.client)).toBe(true);
  });

  test("when its browser signs in anew: an old token is never gone on with", async () => {
    const old = await enter();
    const renewed = await enter(old.headers);
    expect(renewed.token).not.toBe(old.token);
    expect(await isIn(old.client)).toBe(false);
    expect(await isIn(renewed.client)).toBe(true);
  });

  test("when the account is blocked, whoever blocks it, and comes not back with it", async () => {
    const { client } = await enter();
    const set = (status: "active" | "blocked") =>
      api.db.update(customerTable).set({ status }).where(eq(customerTable.id, shopper.id));
    await set("blocked");
    expect(await isIn(client)).toBe(false);
    await set("active");
    expect(await isIn(client)).toBe(false);
    expect(await isIn((await enter()).client)).toBe(true);
  });

  test("when signing out, in every process at once", async () => {
    const { client, headers } = await enter();
    const elsewhere = () => api.createClient(headers);
    expect(await isIn(elsewhere())).toBe(true);
    await client.account.logout({});
    expect(await isIn(elsewhere())).toBe(false);
    await expect(client.account.logout({})).rejects.toMatchObject({ code: "sign_in_required" });
  });
});

test.each([
  [chrome, "Chrome · Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari · iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
    "Edge · Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36",
    "Samsung Internet · Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0", "Firefox · Linux"],
  ["Opera/9.80 (Android; Opera Mini/36.2) Presto/2.12.423 Version/12.16", "Opera · Android"],
  ["<script>alert(1)</script>", undefined],
  ["", undefined],
])("a device that says %s is called %s", (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
