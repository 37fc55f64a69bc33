import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createAccount, createPlatformPerson, type TestAccount } from "../../testing/test-people";
import { isOnServer } from "../../testing/test-database";
import { inLine } from "../../testing/waiting-line";
import { customerTable } from "../account/account.table";
import { hashPassword } from "../account/password.rules";
import { makeAdmin } from "../platform-staff/platform-admin.usecases";
import { platformRoleTable } from "../platform-staff/platform-role.table";

const language = "en" as const;
const password = "river-boat-monsoon-9";

let api: TestApi;
let admin: TestAccount;
let account: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  admin = await createPlatformPerson(api, "admin");
});
afterAll(() => api.close());
beforeEach(async () => {
  account = await createAccount(api, { passwordHash: await hashPassword(password) });
});

const block = () =>
  admin.client.adminCustomers.blockCustomer({ language, id: account.id, reason: "Refuses parcels" });
const stateOf = async () =>
  (await admin.client.adminCustomers.customer({ language, id: account.id })).data.customer;
const openSessions = async () => {
  const { shop_sessions, console_sessions } = await stateOf();
  return shop_sessions.open + console_sessions.open;
};

async function ticketOf({ nationalPhone: phone }: TestAccount): Promise<string> {
  const guest = api.createClient();
  const { data: sent } = await guest.account.sendOtp({ phone });
  const code = { phone, otp: sent.otp ?? "", request_id: sent.request_id };
  return (await guest.account.otpValidate(code)).data.ticket;
}

/** The ways in, each ready to be taken. */
const waysIn = {
  "a code in the console": async () => {
    const proof = { language, phone: account.nationalPhone, ticket: await ticketOf(account) };
    return () => api.createClient().sellerAccount.signin(proof);
  },
  "a code in a shop": async () => {
    const proof = { language, phone: account.nationalPhone, ticket: await ticketOf(account) };
    return () => api.createClient().account.signin(proof);
  },
  "the password": async () => {
    const proof = { language, phone: account.nationalPhone, password };
    return () => api.createClient().account.signinPassword(proof);
  },
};
const names = Object.keys(waysIn) as (keyof typeof waysIn)[];

describe.runIf(isOnServer)("at the same moment (the embedded database does one thing at a time)", () => {
  test.each(names)(
    "%s leaves no session behind a block, also none that lives again after it",
    async (way) => {
      for (const isFirst of [true, false]) {
        const enter = await waysIn[way]();
        const [one, other] = isFirst
          ? await inLine(api.db, account.id, [enter, block])
          : (await inLine(api.db, account.id, [block, enter])).reverse();
        expect([isFirst, one?.status, other?.status]).toEqual([isFirst, "fulfilled", "fulfilled"]);
        // Who came first was let in and is out again; who came second was told.
        const token =
          one?.status === "fulfilled" ? (one.value as { access_token: string | null }).access_token : null;
        expect([isFirst, token !== null]).toEqual([isFirst, isFirst]);
        expect(await stateOf()).toMatchObject({ status: "blocked" });
        expect(await openSessions()).toBe(0);
        await admin.client.adminCustomers.unblockCustomer({ language, id: account.id });
        expect(await openSessions()).toBe(0);
        api.clock.advance(120);
      }
    },
  );

  test("whoever is made an admin is not blocked, and whoever is blocked is made none", async () => {
    const make = () => makeAdmin(api, account.nationalPhone);
    const [blocked, refused] = await inLine(api.db, account.id, [block, make]);
    expect(blocked?.status).toBe("fulfilled");
    expect(refused).toMatchObject({
      status: "rejected",
      reason: { message: expect.stringContaining("blocked") },
    });
    expect(await stateOf()).toMatchObject({ status: "blocked", platform_role: null });
    await admin.client.adminCustomers.unblockCustomer({ language, id: account.id });
    const [made, spared] = await inLine(api.db, account.id, [make, block]);
    expect(made).toMatchObject({ status: "fulfilled", value: true });
    expect(spared).toMatchObject({ status: "rejected", reason: { code: "customer_is_staff" } });
    expect(await stateOf()).toMatchObject({ status: "active", platform_role: "admin" });
  });
});

test("the database itself blocks none of the platform's people and gives no blocked account a role", async () => {
  const status = (id: number) =>
    api.db.update(customerTable).set({ status: "blocked" }).where(eq(customerTable.id, id));
  await expect(status(admin.id)).rejects.toThrow();
  await status(account.id);
  const role = { accountId: account.id, role: "support" as const, since: api.clock.now() };
  await expect(api.db.insert(platformRoleTable).values(role)).rejects.toThrow();
});
