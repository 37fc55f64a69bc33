import { callHeaders } from "@haat/contract/shared/client";
import { business } from "@haat/contract/shared/business-constants";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { addMember, createAccount, createPlatformPerson, type TestAccount } from "../../testing/test-people";
import { createTestShop } from "../../testing/test-shop";
import { customerTable, sessionTable } from "../account/account.table";
import { auditEventTable } from "../audit/audit.table";
import { shopInvitationTable } from "../member/member.table";

let api: TestApi;
let account: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.advance(24 * 3600);
  account = await createAccount(api);
});

/** A ticket for a number, as a code to it gives one. */
async function ticketFor(phone: string): Promise<string> {
  const guest = api.createClient();
  const { data: sent } = await guest.account.sendOtp({ phone });
  const asked = { phone, otp: sent.otp ?? "", request_id: sent.request_id };
  return (await guest.account.otpValidate(asked)).data.ticket;
}

const withToken = (token: string | null) =>
  api.createClient({ [callHeaders.authorization]: `Bearer ${token}` });
const refused = (code: string) => expect.objectContaining({ code });
const isIn = (client: TestAccount["client"]) =>
  client.sellerAccount.me({ language: "en" }).then(
    () => true,
    ({ code }: { code: string }) => {
      expect(code).toBe("sign_in_required");
      return false;
    },
  );

describe("signing in to the console", () => {
  test("takes the ticket of a code and opens the console for 30 days, and no shop", async () => {
    const phone = account.nationalPhone;
    const ticket = await ticketFor(phone);
    const answer = await api.createClient().sellerAccount.signin({ language: "en", phone, ticket });
    expect(answer).toMatchObject({ success: true, status: 1, user: [{ mobile: phone }] });
    expect(Object.keys(answer)).not.toContain("left_out");
    const client = withToken(answer.access_token);
    expect((await client.sellerAccount.me({ language: "en" })).data.account.mobile).toBe(phone);
    await expect(client.account.customerProfile({ language: "en" })).rejects.toEqual(
      refused("sign_in_required"),
    );
    const again = await api.createClient().sellerAccount.signin({ language: "en", phone, ticket });
    expect(again).toMatchObject({ success: false, status: 3, access_token: null });
    const trail = await api.db
      .select({ action: auditEventTable.action, result: auditEventTable.result })
      .from(auditEventTable)
      .where(eq(auditEventTable.customerId, account.id));
    expect(trail).toEqual([{ action: "console_sign_in", result: "ok" }]);
    api.clock.advance(business.consoleSessionSeconds);
    expect(await isIn(client)).toBe(false);
  });

  test("leaves the browser's session in shops, and the guest's cart, as they are", async () => {
    const shop = await createTestShop(api.db);
    const inCart = { language: "en" as const, seller_key: shop.sellerKey, id_product: shop.rice.id };
    const { data: added } = await api.createClient().cart.addToCart(inCart);
    const phone = account.nationalPhone;
    const browser = { ...account.shopper.headers, [callHeaders.cartKey]: added.cart_key ?? "" };
    const ticket = await ticketFor(phone);
    await api.createClient(browser).sellerAccount.signin({ language: "en", phone, ticket });
    expect((await account.shopper.client.account.customerProfile({ language: "en" })).success).toBe(true);
    const guest = api.createClient({ [callHeaders.cartKey]: added.cart_key ?? "" });
    expect((await guest.cart.cartProductQuantity({ sellerKey: shop.sellerKey })).data.quantity).toBe(1);
  });

  test("ends the session of the console that the browser had", async () => {
    const phone = account.nationalPhone;
    const ticket = await ticketFor(phone);
    await account.client.sellerAccount.signin({ language: "en", phone, ticket });
    expect(await isIn(account.client)).toBe(false);
  });

  test("opens an account without a password for who has none, once", async () => {
    const phone = "01944444444";
    const ticket = await ticketFor(phone);
    const guest = api.createClient();
    const told = await guest.sellerAccount.signin({ language: "en", phone, ticket });
    expect(told).toMatchObject({ success: false, status: 0 });
    const form = { language: "en" as const, phone, ticket, first_name: "Rokeya", last_name: "Begum" };
    await expect(guest.sellerAccount.registration({ ...form, terms: false as never })).rejects.toMatchObject({
      code: "invalid_input",
      data: { errors: [{ field: "terms", code: "terms_required" }] },
    });
    const answer = await guest.sellerAccount.registration({ ...form, terms: true });
    expect(answer).toMatchObject({ success: true, status: 1, message: expect.stringContaining("Rokeya") });
    const { data } = await withToken(answer.access_token).sellerAccount.me({ language: "en" });
    expect(data).toMatchObject({ platform: null, shops: [], invitations: [] });
    const [row] = await api.db.select().from(customerTable).where(eq(customerTable.phone, "+8801944444444"));
    expect(row).toMatchObject({ passwordHash: null, firstName: "Rokeya" });
    const other = await guest.sellerAccount.registration({ ...form, terms: true });
    expect(other).toMatchObject({ success: false, status: 2 });
  });

  test("lets nobody in whose account is blocked, and a block ends what is open", async () => {
    await api.db.update(customerTable).set({ status: "blocked" }).where(eq(customerTable.id, account.id));
    expect(await isIn(account.client)).toBe(false);
    const phone = account.nationalPhone;
    const ticket = await ticketFor(phone);
    const answer = await api.createClient().sellerAccount.signin({ language: "bn", phone, ticket });
    expect(answer).toMatchObject({ success: false, status: 2, access_token: null });
  });
});

describe("who is in the console sees", () => {
  test("their shops with what they may do there, and what they may do on the platform", async () => {
    const own = await createTestShop(api.db, { status: "sent" });
    const helped = await createTestShop(api.db);
    await createTestShop(api.db);
    const boss = await createAccount(api);
    await addMember(api, own, account, "owner");
    await addMember(api, helped, boss, "owner");
    await addMember(api, helped, account, "packer", ["orders", "cash", "staff"]);
    const { data } = await account.client.sellerAccount.me({ language: "en" });
    expect(data.shops).toMatchObject([
      { seller_key: own.sellerKey, title: own.titleEn, logo: own.logo, status: "sent", role: "owner" },
      { seller_key: helped.sellerKey, role: "packer", permissions: ["today", "orders", "cash"] },
    ]);
    expect(data.shops[0]?.permissions).toContain("ownership");
    const support = await createPlatformPerson(api, "support");
    const { data: seen } = await support.client.sellerAccount.me({ language: "bn" });
    expect(seen).toMatchObject({ platform: { role: "support" }, shops: [] });
    expect(seen.platform?.permissions).not.toContain("platformSettings");
  });

  test("the invitations that wait for their number, and no others", async () => {
    const shop = await createTestShop(api.db);
    const boss = await createAccount(api, { firstName: "Kamal", lastName: "Mia" });
    await addMember(api, shop, boss, "owner");
    const now = api.clock.now();
    const later = new Date(now.getTime() + 3_600_000);
    const asked = { shopId: shop.id, role: "packer" as const, invitedBy: boss.id, createdAt: now };
    const waiting = { ...asked, phone: account.phone, expiresAt: later };
    await api.db
      .insert(shopInvitationTable)
      .values([
        waiting,
        { ...waiting, closedAt: now, outcome: "revoked" as const },
        { ...asked, phone: "+8801999999999", expiresAt: later },
      ]);
    const { data } = await account.client.sellerAccount.me({ language: "en" });
    expect(data.invitations).toMatchObject([
      { shop_title: shop.titleEn, role: "packer", invited_by: "Kamal Mia", expires_at: later.toISOString() },
    ]);
    api.clock.advance(3600);
    expect((await account.client.sellerAccount.me({ language: "en" })).data.invitations).toEqual([]);
  });

  test("their sessions of the console, ends them, and touches no one's of the other kind", async () => {
    const [shops, console] = [account.shopper.client, account.client];
    const { data } = await console.sellerAccount.sessions({ language: "en" });
    expect(data.sessions).toHaveLength(1);
    const { data: inShops } = await shops.session.sessions({ language: "en" });
    expect(inShops.sessions).toHaveLength(1);
    const [own, others] = [data.sessions[0]?.id ?? "", inShops.sessions[0]?.id ?? ""];
    await expect(console.sellerAccount.endSession({ id: others })).rejects.toEqual(
      refused("session_not_found"),
    );
    await expect(shops.session.endSession({ id: own })).rejects.toEqual(refused("session_not_found"));
    await shops.session.logoutEverywhere({});
    expect(await isIn(console)).toBe(true);
    await console.sellerAccount.endSession({ id: own });
    expect(await isIn(console)).toBe(false);
  });

  test("how to sign out of this one, and of everything at once", async () => {
    await account.client.sellerAccount.logout({});
    expect(await isIn(account.client)).toBe(false);
    const other = await createAccount(api);
    await other.client.sellerAccount.logoutEverywhere({});
    const open = await api.db.$count(
      sessionTable,
      and(eq(sessionTable.customerId, other.id), eq(sessionTable.revokedAt, api.clock.now())),
    );
    expect(open).toBe(2);
  });
});
