import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { business } from "@haat/contract/shared/business-constants";
import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { openSession, putTogether, startTestApi, type TestApi } from "../../testing/test-api";
import {
  addMember,
  createAccount,
  createPlatformPerson,
  proveForGood,
  type TestAccount,
} from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { oneTimeCodeTable, sessionTable, textMessageDayTable } from "../account/account.table";
import { makeMark } from "../account/device-mark";
import { auditEventTable } from "../audit/audit.table";
import { platformRoleTable } from "../platform-staff/platform-role.table";

const language = "en" as const;
const refused = (code: string) => expect.objectContaining({ code });

let api: TestApi;
let shop: TestShop;
let owner: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.advance(2 * 24 * 3600);
  shop = await createTestShop(api.db);
  owner = await createAccount(api);
  await addMember(api, shop, owner, "owner");
  await forgetPhoneProof();
});

/** As if all sessions were opened long ago. */
const forgetPhoneProof = () => api.db.update(sessionTable).set({ phoneProvedAt: null });

const invite = ({ client }: Pick<TestAccount, "client">, phone = "01811000001") =>
  client.sellerMembers.inviteMember({ language, seller_key: shop.sellerKey, phone, role: "packer" });
const sendCode = async ({ client }: Pick<TestAccount, "client"> = owner, idempotencyKey?: string) => {
  const { data } = await client.secondFactor.sendPhoneCode(
    { language },
    { context: idempotencyKey ? { idempotencyKey } : {} },
  );
  return data.otp ?? "";
};
const prove = (code: string, { client }: Pick<TestAccount, "client"> = owner) =>
  client.secondFactor.provePhone({ language, code });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const sentTo = ({ phone }: TestAccount) => api.messages.filter(({ to }) => to === phone);

/** The account signed in by a code, as people do. */
async function signInByCode({ nationalPhone: phone }: TestAccount): Promise<ApiClient> {
  const guest = api.createClient();
  const { data: sent } = await guest.account.sendOtp({ phone });
  const code = { phone, otp: sent.otp ?? "", request_id: sent.request_id };
  const { data } = await guest.account.otpValidate(code);
  const entered = await guest.sellerAccount.signin({ language, phone, ticket: data.ticket });
  return api.createClient({ [callHeaders.authorization]: `Bearer ${entered.access_token ?? ""}` });
}

describe("an account without a second factor", () => {
  test("opens nothing that asks again with an old session, until its phone answers a code for it", async () => {
    for (const asked of [
      invite(owner),
      owner.client.secondFactor.beginAuthenticator({ language }),
      owner.client.secondFactor.passkeyOptions({ language }),
    ])
      await expect(asked).rejects.toEqual(refused("phone_proof_needed"));
    // What does not ask again is open as before.
    await owner.client.sellerMembers.members({ language, seller_key: shop.sellerKey });
    const before = await owner.client.secondFactor.secondFactors({ language });
    expect(before.data.proved_until).toBeNull();

    await prove(await sendCode());
    await invite(owner);
    const until = new Date(api.clock.now().getTime() + business.proofSeconds * 1000);
    const { data } = await owner.client.secondFactor.secondFactors({ language });
    expect(data.proved_until).toBe(until.toISOString());
    api.clock.advance(business.proofSeconds);
    await expect(invite(owner, "01811000002")).rejects.toEqual(refused("phone_proof_needed"));
    const written = await api.db
      .select({ action: auditEventTable.action })
      .from(auditEventTable)
      .where(and(eq(auditEventTable.customerId, owner.id), eq(auditEventTable.action, "phone_prove")));
    expect(written).toHaveLength(1);
  });

  test("need not prove itself in a session that a code opened within the half hour", async () => {
    const client = await signInByCode(owner);
    await invite({ client });
    api.clock.advance(business.proofSeconds - 1);
    await invite({ client }, "01811000002");
    api.clock.advance(1);
    await expect(invite({ client }, "01811000003")).rejects.toEqual(refused("phone_proof_needed"));
  });

  test("adds its first second factor with the proof, and the phone proves nothing from then on", async () => {
    await prove(await sendCode());
    const { data } = await owner.client.secondFactor.beginAuthenticator({ language });
    await owner.client.secondFactor.confirmAuthenticator({ language, code: data.demo_code ?? "" });
    await expect(sendCode()).rejects.toEqual(refused("second_factor_needed"));
    await expect(prove("123456")).rejects.toEqual(refused("second_factor_needed"));
    api.clock.advance(business.proofSeconds);
    await expect(invite(owner)).rejects.toEqual(refused("second_factor_needed"));
  });

  test("a code that was sent before there was a second factor is none for it", async () => {
    const code = await sendCode();
    await proveForGood(api, owner);
    await api.db.update(sessionTable).set({ provedAt: null }).where(eq(sessionTable.customerId, owner.id));
    await expect(prove(code)).rejects.toEqual(refused("second_factor_needed"));
    await expect(invite(owner)).rejects.toEqual(refused("second_factor_needed"));
  });
});

describe("a code for a proof", () => {
  test("is sent to the account's own phone, once for a request that comes twice, also at once", async () => {
    const before = sentTo(owner).length;
    const codes = await Promise.all([sendCode(owner, "one form"), sendCode(owner, "one form")]);
    expect(codes[0]).toBe(codes[1]);
    expect(await sendCode(owner, "one form")).toBe(codes[0]);
    expect(sentTo(owner)).toHaveLength(before + 1);
    expect(sentTo(owner).at(-1)?.text).toContain(codes[0]);
    await expect(sendCode(owner, "another form")).rejects.toEqual(refused("too_many_requests"));
  });

  test("opens once and in its own session alone; sent twice it changes nothing more", async () => {
    const thief = api.createClient(await openSession(api, owner.id, "console"));
    await forgetPhoneProof();
    const code = await sendCode();
    await expect(prove(code, { client: thief })).rejects.toEqual(refused("otp_expired"));
    await prove(code);
    api.clock.advance(60);
    await prove(code);
    const { data } = await owner.client.secondFactor.secondFactors({ language });
    const since = api.clock.now().getTime() - 60_000;
    expect(data.proved_until).toBe(new Date(since + business.proofSeconds * 1000).toISOString());
    await expect(prove(code, { client: thief })).rejects.toEqual(refused("otp_expired"));
    await expect(invite({ client: thief })).rejects.toEqual(refused("phone_proof_needed"));
    api.clock.advance(business.proofSeconds);
    await expect(prove(code)).rejects.toEqual(refused("otp_used"));
  });

  test("lets nobody in, and a code for signing in proves nothing", async () => {
    const phone = owner.nationalPhone;
    const guest = api.createClient();
    const proof = await sendCode();
    const { data: sent } = await guest.account.sendOtp({ phone }).catch(async () => {
      api.clock.advance(business.otpResendSeconds);
      return guest.account.sendOtp({ phone });
    });
    const signIn = sent.otp ?? "";
    for (const request_id of [sent.request_id, owner.headers[callHeaders.authorization].slice(7)])
      await expect(guest.account.otpValidate({ phone, otp: proof, request_id })).rejects.toThrow();
    await expect(prove(signIn)).rejects.toEqual(refused("otp_wrong"));
    await expect(invite(owner)).rejects.toEqual(refused("phone_proof_needed"));
    // Each is still good for its own.
    await guest.account.otpValidate({ phone, otp: signIn, request_id: sent.request_id });
    await prove(proof);
  });

  test("is not to be guessed: five wrong ones end it, and they count for the phone's limit", async () => {
    const code = await sendCode();
    for (let tries = 1; tries < business.otpWrongTries; tries += 1)
      await expect(prove(otherThan(code))).rejects.toEqual(refused("otp_wrong"));
    await expect(prove(otherThan(code))).rejects.toEqual(refused("otp_exhausted"));
    await expect(prove(code)).rejects.toEqual(refused("otp_exhausted"));
    for (let tries = business.otpWrongTries; tries < business.wrongTriesPerPhonePerDay; tries += 1) {
      if (tries % business.otpWrongTries === 0) {
        api.clock.advance(1200);
        await sendCode();
      }
      await expect(prove("000000")).rejects.toThrow();
    }
    await expect(prove("000000")).rejects.toEqual(refused("too_many_requests"));
    await expect(invite(owner)).rejects.toEqual(refused("phone_proof_needed"));
  });

  test("has the limits of codes for signing in, together with them", async () => {
    for (let sent = 0; sent < business.otpPerPhonePerHour; sent += 1) {
      await sendCode();
      api.clock.advance(business.otpResendSeconds);
    }
    await expect(sendCode()).rejects.toEqual(refused("too_many_requests"));
    const guest = api.createClient();
    await expect(guest.account.sendOtp({ phone: owner.nationalPhone })).rejects.toEqual(
      refused("too_many_requests"),
    );
  });

  test("is no shopper's: their sessions have nothing to prove", async () => {
    await expect(owner.shopper.client.secondFactor.sendPhoneCode({ language })).rejects.toEqual(
      refused("sign_in_required"),
    );
    const kept = await api.db
      .select()
      .from(sessionTable)
      .where(and(eq(sessionTable.audience, "shop"), isNotNull(sessionTable.phoneProvedAt)));
    expect(kept).toEqual([]);
  });
});

describe("on a day that has had all its messages", () => {
  const cap = business.smsPerDayLeast;
  let office: TestAccount;
  const spend = async (messages: number) => {
    const day = dayInBangladesh(api.clock.now());
    await api.db
      .insert(textMessageDayTable)
      .values({ day, messages })
      .onConflictDoUpdate({ target: textMessageDayTable.day, set: { messages } });
  };
  beforeEach(async () => {
    office = await createAccount(api);
    await api.db
      .insert(platformRoleTable)
      .values({ accountId: office.id, role: "support", since: api.clock.now() });
    await spend(cap);
  });
  beforeAll(async () => {
    const { adminSettings } = (await createPlatformPerson(api, "admin")).client;
    const { data } = await adminSettings.platformSettings({});
    const { settings, version } = data;
    await adminSettings.savePlatformSettings({ ...settings, sms_per_day: cap, version });
  });

  /** From a browser that signed in with the number before, or from one that did not. */
  const askFor = ({ phone, nationalPhone }: TestAccount, isKnown: boolean) => {
    const headers = isKnown ? { [callHeaders.deviceMarks]: makeMark(phone, api.config.secrets) } : undefined;
    return api.createClient(headers).account.sendOtp({ phone: nationalPhone });
  };

  test("the platform's people still get in from a browser they used, and nobody else, who learns nothing", async () => {
    await expect(askFor(owner, true)).rejects.toEqual(refused("sms_paused"));
    await expect(askFor(owner, false)).rejects.toEqual(refused("sms_paused"));
    await expect(askFor(office, false)).rejects.toEqual(refused("sms_paused"));
    const before = sentTo(office).length;
    await askFor(office, true);
    expect(sentTo(office)).toHaveLength(before + 1);
    await spend(cap + business.smsReservePerDay.office);
    api.clock.advance(business.otpResendSeconds);
    await expect(askFor(office, true)).rejects.toEqual(refused("sms_paused"));
  });

  test("who is signed in can prove the phone, and leaves half of the reserve to the platform's people", async () => {
    await forgetPhoneProof();
    await prove(await sendCode());
    await invite(owner);
    await spend(cap + business.smsReservePerDay.proof);
    api.clock.advance(business.otpResendSeconds);
    await expect(sendCode()).rejects.toEqual(refused("sms_paused"));
    await sendCode(office);
  });

  test("nor are they kept out where hardly any codes are typed in", async () => {
    const { codeBreaker } = api.config;
    const careful = putTogether(api.db, {
      codeBreaker: { ...codeBreaker, watchFrom: 1, leastUsedPercent: 100 },
    });
    await spend(0);
    const created = {
      createdAt: new Date(careful.clock.now().getTime() - 300_000),
      expiresAt: careful.clock.now(),
    };
    const unused = { phone: "+8801999999999", codeHash: "x", addressHash: "x", ...created };
    await api.db.insert(oneTimeCodeTable).values(unused);
    const known = { [callHeaders.deviceMarks]: makeMark(office.phone, api.config.secrets) };
    const phone = office.nationalPhone;
    await expect(careful.createClient().account.sendOtp({ phone })).rejects.toEqual(refused("sms_paused"));
    await careful.createClient(known).account.sendOtp({ phone });
  });
});
