import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callHeaders } from "@haat/contract/shared/client";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { tableContents } from "../../testing/table-contents";
import { customerTable, wrongTryTable } from "./account.table";
import { hashPassword } from "./password.rules";

const password = "a long wooden boat";
let api: TestApi;
let passwordHash = "";
let shopper: TestShopper;
let addresses = 0;

beforeAll(async () => {
  api = await startTestApi();
  passwordHash = await hashPassword(password);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.advance(25 * 3600);
  addresses += 1;
  shopper = await createShopper(api, { passwordHash });
});

const from = (address: string) => api.createClient({ [callHeaders.clientAddress]: address });
const here = () => from(`192.0.2.${addresses}`);
const enter = (phone: string, given = password, client = here()) =>
  client.account.signinPassword({ language: "en", phone, password: given });
const as = (token: string | null) => api.createClient({ [callHeaders.authorization]: `Bearer ${token}` });

async function ticketFor(phone: string): Promise<string> {
  const sent = await here().account.sendOtp({ phone });
  const { otp, request_id } = sent.data;
  return (await here().account.otpValidate({ phone, otp: otp ?? "", request_id })).data.ticket;
}

describe("the password as second way in", () => {
  test("opens a session as a code does", async () => {
    const entered = await enter(shopper.nationalPhone);
    expect(entered).toMatchObject({
      success: true,
      status: 1,
      message: "Welcome, Rahim!",
      user: [{ mobile: shopper.nationalPhone }],
    });
    const profile = await as(entered.access_token).account.customerProfile({ language: "en" });
    expect(profile.data[0]).toMatchObject({ mobile: shopper.nationalPhone, has_password: true });
  });

  test("takes the same letters however they are composed", async () => {
    const composed = "caf\u00e9 au bord de l'eau";
    const { nationalPhone } = await createShopper(api, { passwordHash: await hashPassword(composed) });
    expect((await enter(nationalPhone, composed.normalize("NFD"))).status).toBe(1);
  });

  test("answers alike for a wrong password, an account without one, and no account", async () => {
    const without = await createShopper(api);
    const refusals = await Promise.all(
      [
        [shopper.nationalPhone, "something else"],
        [without.nationalPhone, password],
        ["01911112222", password],
      ].map(([phone = "", given]) =>
        enter(phone, given).catch(({ code, status, message, data }: Record<string, unknown>) => ({
          code,
          status,
          message,
          data,
        })),
      ),
    );
    expect(refusals[0]).toMatchObject({
      code: "password_wrong",
      status: 422,
      message: "The mobile number or the password is not right.",
    });
    expect(refusals[1]).toEqual(refusals[0]);
    expect(refusals[2]).toEqual(refusals[0]);
  });

  test("tells a blocked account only to who knows its password", async () => {
    const blocked = await createShopper(api, { passwordHash, status: "blocked" });
    await expect(enter(blocked.nationalPhone, "something else")).rejects.toMatchObject({
      code: "password_wrong",
    });
    expect(await enter(blocked.nationalPhone)).toMatchObject({ status: 2, access_token: null, user: [] });
  });

  test("takes twenty wrong ones a day for a number, wherever they come from, also all at once", async () => {
    const phone = shopper.nationalPhone;
    const tried = await Promise.all(
      Array.from({ length: 30 }, (_, each) =>
        enter(phone, `wrong one ${each}`, from(`203.0.113.${addresses}.${each}`)).catch(
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(tried.filter((code) => code === "password_wrong")).toHaveLength(20);
    expect(tried.filter((code) => code === "too_many_requests")).toHaveLength(10);
    await expect(enter(phone)).rejects.toMatchObject({
      code: "too_many_requests",
      status: 429,
      data: { context: { retry_after: 24 * 3600 } },
    });
    api.clock.advance(24 * 3600);
    expect((await enter(phone)).status).toBe(1);
  });

  test("takes three hundred wrong ones an hour from an address, and right ones do not count", async () => {
    const attacker = from(`198.51.100.${addresses}`);
    for (let each = 0; each < 3; each += 1) {
      await enter(shopper.nationalPhone, password, attacker);
      await enter(`018${String(each).padStart(8, "0")}`, password, attacker).catch(() => undefined);
    }
    const wrong = await api.db.select().from(wrongTryTable).orderBy(desc(wrongTryTable.id)).limit(3);
    const addressHash = wrong[0]?.addressHash ?? "";
    expect(wrong.map((each) => each.addressHash)).toEqual(Array(3).fill(addressHash));
    // The others of the hour, each of which would take its time.
    const others = Array.from({ length: 297 }, (_, each) => ({
      kind: "password" as const,
      addressHash,
      createdAt: api.clock.now(),
      phone: `+88018${String(1000 + each).padStart(8, "0")}`,
    }));
    await api.db.insert(wrongTryTable).values(others.slice(1));
    expect((await enter(shopper.nationalPhone, password, attacker)).status).toBe(1);
    await api.db.insert(wrongTryTable).values(others.slice(0, 1));
    await expect(enter("01899999999", password, attacker)).rejects.toMatchObject({
      code: "too_many_requests",
    });
    expect((await enter(shopper.nationalPhone)).status).toBe(1);
    api.clock.advance(3600);
    expect((await enter(shopper.nationalPhone, password, attacker)).status).toBe(1);
  });

  test("leaves codes alone: who forgets the password still gets in by one", async () => {
    const phone = shopper.nationalPhone;
    for (let each = 0; each < 20; each += 1) await enter(phone, "wrong wrong").catch(() => undefined);
    const ticket = await ticketFor(phone);
    expect((await here().account.signin({ language: "en", phone, ticket })).status).toBe(1);
  });

  test("says over HTTP how long to wait", async () => {
    const ask = () =>
      api.fetch(
        new Request("http://api.test/api/v1/signin_password/bn", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ phone: shopper.nationalPhone, password: "wrong wrong" }),
        }),
      );
    const wrong = await ask();
    expect([wrong.status, ((await wrong.json()) as { data: string }).data]).toEqual([
      422,
      "মোবাইল নম্বর বা পাসওয়ার্ড ঠিক নয়।",
    ]);
    for (let each = 0; each < 19; each += 1) await ask();
    const refused = await ask();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "86400"]);
  });
});

describe("a customer changes the password", () => {
  const fresh = "kites over old dhaka";

  test("with the old one; the other sessions end and this one goes on", async () => {
    const phone = shopper.nationalPhone;
    const [one, other] = [await enter(phone), await enter(phone)];
    const changed = await as(one.access_token).account.password({
      language: "bn",
      password: fresh,
      old_password: password,
    });
    expect(changed.message).toContain("পাসওয়ার্ড সংরক্ষণ করা হয়েছে।");
    const profileOf = (token: string | null) => as(token).account.customerProfile({ language: "en" });
    expect((await profileOf(one.access_token)).success).toBe(true);
    for (const token of [other.access_token, shopper.token]) {
      await expect(profileOf(token)).rejects.toMatchObject({ code: "sign_in_required" });
    }
    await expect(enter(phone)).rejects.toMatchObject({ code: "password_wrong" });
    expect((await enter(phone, fresh)).status).toBe(1);
  });

  test("or sets a first one, with a fresh code; the ticket is used up", async () => {
    const without = await createShopper(api);
    const proof = await ticketFor(without.nationalPhone);
    const set = () => without.client.account.password({ language: "en", password: fresh, ticket: proof });
    expect((await set()).data).toEqual({ status: 1 });
    await expect(set()).rejects.toMatchObject({ code: "ticket_invalid", status: 422 });
    expect((await enter(without.nationalPhone, fresh)).status).toBe(1);
  });

  test.each<[string, object, object]>([
    ["no proof", {}, { errors: [{ field: "old_password", code: "old_password_required" }] }],
    [
      "a wrong old one",
      { old_password: "something else" },
      {
        errors: [
          {
            field: "old_password",
            code: "old_password_wrong",
            message: "Your present password is not right.",
          },
        ],
      },
    ],
    [
      "a new one that anybody would try",
      { password: "Bangladesh123", old_password: password },
      { errors: [{ field: "password", code: "password_common" }] },
    ],
    [
      "a new one of nine letters",
      { password: "ninechars", old_password: password },
      { errors: [{ field: "password", code: "password_short" }] },
    ],
  ])("but not with %s", async (_, change, data) => {
    const before = await tableContents(api.db);
    await expect(
      shopper.client.account.password({ language: "en", password: fresh, ...change }),
    ).rejects.toMatchObject({ code: "invalid_input", data });
    const after = await tableContents(api.db);
    for (const table of ["customer", "session"]) expect(after[table]).toBe(before[table]);
  });

  test("but not with somebody else's code, nor by guessing the old one", async () => {
    const ticket = await ticketFor((await createShopper(api)).nationalPhone);
    await expect(
      shopper.client.account.password({ language: "en", password: fresh, ticket }),
    ).rejects.toMatchObject({ code: "ticket_invalid" });
    const guess = () =>
      shopper.client.account.password({ language: "en", password: fresh, old_password: "wrong wrong" });
    for (let each = 0; each < 20; each += 1) await guess().catch(() => undefined);
    await expect(guess()).rejects.toMatchObject({ code: "too_many_requests" });
    const [kept] = await api.db.select().from(customerTable).where(eq(customerTable.id, shopper.id));
    expect(kept?.passwordHash).toBe(passwordHash);
  });
});

test("what is compared where there is no password costs as much as a real one", async () => {
  const { readFile } = await import("node:fs/promises");
  const source = await readFile(new URL("./password.rules.ts", import.meta.url), "utf8");
  const costs = /\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$/;
  expect(costs.exec(source)?.[0]).toBe(costs.exec(passwordHash)?.[0]);
});
