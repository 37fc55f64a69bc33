import { business } from "@haat/contract/shared/business-constants";
import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSession, startTestApi, type TestApi } from "../../testing/test-api";
import { addMember, createAccount, type TestAccount } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { makeMark } from "../account/device-mark";
import { auditEventTable } from "../audit/audit.table";
import { createSoftwarePasskey } from "../documentation/software-passkey";
import { platformRoleTable } from "../platform-staff/platform-role.table";
import { authenticatorTable, recoveryCodeTable } from "./second-factor.table";

const language = "en" as const;
const refused = (code: string) => expect.objectContaining({ code });
const origin = "https://console.haat.example";

let api: TestApi;
let shop: TestShop;
let owner: TestAccount;
beforeAll(async () => {
  api = await startTestApi({
    demo: false,
    platformOrigin: "https://haat.example",
    platformHost: "haat.example",
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.advance(3600);
  shop = await createTestShop(api.db);
  owner = await createAccount(api);
  await addMember(api, shop, owner, "owner");
});

/** What an app shows for a key, at the API's time and so many seconds later. */
function codeOf(secret: string, later = 0): string {
  const timestamp = api.clock.now().getTime() + later * 1000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function addAuthenticator({ client }: Pick<TestAccount, "client">) {
  const { data } = await client.secondFactor.beginAuthenticator({ language });
  const code = codeOf(data.secret);
  const { data: confirmed } = await client.secondFactor.confirmAuthenticator({ language, code });
  return { secret: data.secret, code, recoveryCodes: confirmed.recovery_codes };
}

/** The account signed in once more, by its phone alone. */
async function signInAgain({ id }: Pick<TestAccount, "id">): Promise<ApiClient> {
  return api.createClient(await openSession(api, id, "console"));
}

const me = (client: ApiClient) => client.sellerAccount.me({ language });

describe("an app that shows codes", () => {
  test("counts from its first code on: the phone alone opens nothing any more", async () => {
    const { data: begun } = await owner.client.secondFactor.beginAuthenticator({ language });
    expect(new URL(begun.uri).searchParams.get("secret")).toBe(begun.secret);
    expect(begun.demo_code).toBeNull();
    // Until then it does not stand in anybody's way.
    await me(await signInAgain(owner));
    const wrong = owner.client.secondFactor.confirmAuthenticator({ language, code: "000000" });
    await expect(wrong).rejects.toEqual(refused("proof_wrong"));
    const code = codeOf(begun.secret);
    const { data } = await owner.client.secondFactor.confirmAuthenticator({ language, code });
    expect(data.recovery_codes).toHaveLength(business.recoveryCodes);
    expect(new Set(data.recovery_codes).size).toBe(business.recoveryCodes);
    await me(owner.client);

    const other = await signInAgain(owner);
    await expect(me(other)).rejects.toEqual(refused("second_factor_needed"));
    const inShop = other.sellerMembers.members({ language, seller_key: shop.sellerKey });
    await expect(inShop).rejects.toEqual(refused("second_factor_needed"));
    const change = other.secondFactor.removeAuthenticator({ language });
    await expect(change).rejects.toEqual(refused("second_factor_needed"));
    api.clock.advance(30);
    await other.secondFactor.prove({ language, code: codeOf(begun.secret) });
    await me(other);
  });

  test("takes each code once, also of two at once, and none from before", async () => {
    const { secret, code } = await addAuthenticator(owner);
    const other = await signInAgain(owner);
    await expect(other.secondFactor.prove({ language, code })).rejects.toEqual(refused("proof_wrong"));
    api.clock.advance(60);
    const old = codeOf(secret, -30);
    const next = codeOf(secret);
    const third = await signInAgain(owner);
    const both = await Promise.allSettled([
      other.secondFactor.prove({ language, code: next }),
      third.secondFactor.prove({ language, code: next }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const late = third.secondFactor.prove({ language, code: old });
    await expect(late).rejects.toEqual(refused("proof_wrong"));
  });

  test("is shown to the session alone that began it, and counts with a code given there", async () => {
    const thief = await signInAgain(owner);
    const { data: theirs } = await thief.secondFactor.beginAuthenticator({ language });
    const { data: own } = await owner.client.secondFactor.beginAuthenticator({ language });
    expect(own.secret).not.toBe(theirs.secret);
    const again = await owner.client.secondFactor.beginAuthenticator({ language });
    expect(again.data.secret).toBe(own.secret);
    const given = thief.secondFactor.confirmAuthenticator({ language, code: codeOf(own.secret) });
    await expect(given).rejects.toEqual(refused("proof_wrong"));
    await owner.client.secondFactor.confirmAuthenticator({ language, code: codeOf(own.secret) });
    api.clock.advance(30);
    const late = thief.secondFactor.prove({ language, code: codeOf(theirs.secret) });
    await expect(late).rejects.toEqual(refused("proof_wrong"));
  });

  test("that was the last one leaves no session proved for the next one", async () => {
    const { secret } = await addAuthenticator(owner);
    const other = await signInAgain(owner);
    api.clock.advance(30);
    await other.secondFactor.prove({ language, code: codeOf(secret) });
    await owner.client.secondFactor.removeAuthenticator({ language });
    await addAuthenticator(owner);
    await expect(me(other)).rejects.toEqual(refused("second_factor_needed"));
  });

  test("is taken in Bengali digits and with spaces, and half a minute early or late", async () => {
    const { secret } = await addAuthenticator(owner);
    const other = await signInAgain(owner);
    api.clock.advance(90);
    const code = codeOf(secret, -30).replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    await other.secondFactor.prove({ language, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
    await other.secondFactor.prove({ language, code: codeOf(secret, 30) });
    const tooEarly = other.secondFactor.prove({ language, code: codeOf(secret, 90) });
    await expect(tooEarly).rejects.toEqual(refused("proof_wrong"));
  });

  test("is kept so that the database alone tells no code, and stands in no answer again", async () => {
    const { secret } = await addAuthenticator(owner);
    const [row] = await api.db
      .select()
      .from(authenticatorTable)
      .where(eq(authenticatorTable.accountId, owner.id));
    expect(JSON.stringify(row)).not.toContain(secret);
    const { data } = await owner.client.secondFactor.secondFactors({ language });
    expect(data).toMatchObject({ recovery_codes_left: 10, is_required: false, demo_code: null });
    expect(data.authenticator?.added_at).toBe(api.clock.now().toISOString());
    await expect(owner.client.secondFactor.beginAuthenticator({ language })).rejects.toEqual(
      refused("authenticator_there"),
    );
    expect(api.log.join("\n")).not.toContain(secret);
  });

  test("cannot be guessed: after twenty wrong codes in a day even the right one waits", async () => {
    const { secret } = await addAuthenticator(owner);
    const other = await signInAgain(owner);
    for (let each = 0; each < business.wrongTriesPerPhonePerDay; each += 1)
      await expect(other.secondFactor.prove({ language, code: "aaaaaaaaaa" })).rejects.toEqual(
        refused("proof_wrong"),
      );
    api.clock.advance(60);
    const right = () => other.secondFactor.prove({ language, code: codeOf(secret) });
    await expect(right()).rejects.toEqual(refused("too_many_requests"));
    api.clock.advance(24 * 3600);
    await right();
  });

  test("cannot be guessed by who has many devices of the phone either: their tries count together", async () => {
    await addAuthenticator(owner);
    const { config } = api;
    const guess = async () => {
      const headers = await openSession(api, owner.id, "console");
      const marks = makeMark(owner.phone, config.secrets);
      const device = api.createClient({ ...headers, [callHeaders.deviceMarks]: marks });
      const guessed = device.secondFactor.prove({ language, code: "aaaaaaaaaa" });
      return guessed.then(
        () => "taken",
        ({ code }: { code: string }) => code,
      );
    };
    const answers: string[] = [];
    for (let each = 0; each <= business.wrongTriesPerPhonePerDay; each += 1) answers.push(await guess());
    expect(answers.filter((code) => code === "proof_wrong")).toHaveLength(business.wrongTriesPerPhonePerDay);
    expect(answers.at(-1)).toBe("too_many_requests");
  });
});

describe("recovery codes", () => {
  test("open the console once each, however they are typed", async () => {
    const { recoveryCodes } = await addAuthenticator(owner);
    const [first = "", second = ""] = recoveryCodes;
    const other = await signInAgain(owner);
    const { data } = await other.secondFactor.prove({ language, code: first.toUpperCase() });
    expect(data.recovery_codes_left).toBe(9);
    await me(other);
    const third = await signInAgain(owner);
    await expect(third.secondFactor.prove({ language, code: first })).rejects.toEqual(refused("proof_wrong"));
    await third.secondFactor.prove({ language, code: second.replace("-", " ") });
    const stored = await api.db
      .select({ hash: recoveryCodeTable.codeHash })
      .from(recoveryCodeTable)
      .where(eq(recoveryCodeTable.accountId, owner.id));
    expect(stored.map(({ hash }) => hash)).not.toContain(first.replace("-", ""));
  });

  test("are nobody else's, and old ones are worth nothing after new ones", async () => {
    const { recoveryCodes } = await addAuthenticator(owner);
    const [code = ""] = recoveryCodes;
    const somebody = await createAccount(api);
    await addAuthenticator(somebody);
    const theirs = await signInAgain(somebody);
    await expect(theirs.secondFactor.prove({ language, code })).rejects.toEqual(refused("proof_wrong"));
    const { data } = await owner.client.secondFactor.renewRecoveryCodes({ language });
    const other = await signInAgain(owner);
    await expect(other.secondFactor.prove({ language, code })).rejects.toEqual(refused("proof_wrong"));
    await other.secondFactor.prove({ language, code: data.recovery_codes[9] ?? "" });
    const nobody = await createAccount(api);
    await expect(nobody.client.secondFactor.renewRecoveryCodes({ language })).rejects.toEqual(
      refused("second_factor_missing"),
    );
  });
});

describe("a passkey", () => {
  async function addPasskey({ client }: Pick<TestAccount, "client">, name = "Redmi") {
    const passkey = createSoftwarePasskey(origin);
    const { data } = await client.secondFactor.passkeyOptions({ language });
    const added = await client.secondFactor.addPasskey({
      language,
      name,
      response: passkey.register(data.options),
    });
    return { passkey, recoveryCodes: added.data.recovery_codes };
  }
  const challenge = async (client: ApiClient) =>
    (await client.secondFactor.passkeyChallenge({ language })).data.options;

  test("proves a session by an answer to its own challenge, which is good once", async () => {
    const { passkey, recoveryCodes } = await addPasskey(owner);
    expect(recoveryCodes).toHaveLength(10);
    const other = await signInAgain(owner);
    await expect(me(other)).rejects.toEqual(refused("second_factor_needed"));
    const response = passkey.answer(await challenge(other));
    await other.secondFactor.provePasskey({ language, response });
    await me(other);
    const replay = other.secondFactor.provePasskey({ language, response });
    await expect(replay).rejects.toEqual(refused("passkey_refused"));
    await challenge(other);
    await expect(other.secondFactor.provePasskey({ language, response })).rejects.toEqual(
      refused("passkey_refused"),
    );
    const third = await signInAgain(owner);
    const asked = await challenge(third);
    const elsewhere = other.secondFactor.provePasskey({ language, response: passkey.answer(asked) });
    await expect(elsewhere).rejects.toEqual(refused("passkey_refused"));
  });

  test("of another site, of somebody else, too late, or changed on its way is refused", async () => {
    const { passkey } = await addPasskey(owner);
    const somebody = await createAccount(api);
    const { passkey: theirs } = await addPasskey(somebody);
    const other = await signInAgain(owner);
    const answer = async (made: (options: Record<string, unknown>) => ReturnType<typeof passkey.answer>) =>
      other.secondFactor.provePasskey({ language, response: made(await challenge(other)) });
    await expect(answer((options) => theirs.answer(options))).rejects.toEqual(refused("passkey_refused"));
    await expect(
      answer((options) => ({ ...passkey.answer(options), id: theirs.id, rawId: theirs.id })),
    ).rejects.toEqual(refused("passkey_refused"));
    await expect(answer((options) => passkey.answer({ ...options, rpId: "haat.example" }))).rejects.toEqual(
      refused("passkey_refused"),
    );
    const unsigned = { ...passkey.answer({}), response: { ...passkey.answer({}).response, signature: "AA" } };
    await expect(answer(() => unsigned)).rejects.toEqual(refused("passkey_refused"));
    const options = await challenge(other);
    api.clock.advance(business.passkeyChallengeSeconds + 1);
    const late = other.secondFactor.provePasskey({ language, response: passkey.answer(options) });
    await expect(late).rejects.toEqual(refused("passkey_refused"));
    const false_ = createSoftwarePasskey("https://console.haat.example.evil.test");
    const { data } = await somebody.client.secondFactor.passkeyOptions({ language });
    const response = false_.register(data.options);
    const added = somebody.client.secondFactor.addPasskey({ language, name: "x", response });
    await expect(added).rejects.toEqual(refused("passkey_refused"));
  });

  test("is removed by its owner alone", async () => {
    await addPasskey(owner, "Old phone");
    const { data } = await owner.client.secondFactor.secondFactors({ language });
    const id = data.passkeys[0]?.id_passkey ?? "";
    expect(data.passkeys).toMatchObject([{ name: "Old phone", last_used_at: null }]);
    const somebody = await createAccount(api);
    await expect(somebody.client.secondFactor.removePasskey({ language, id })).rejects.toEqual(
      refused("passkey_not_found"),
    );
    await owner.client.secondFactor.removePasskey({ language, id });
    await me(await signInAgain(owner));
    const { data: after } = await owner.client.secondFactor.secondFactors({ language });
    expect(after).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
  });
});

describe("what is asked again", () => {
  const invite = ({ client }: Pick<TestAccount, "client">, phone: string) =>
    client.sellerMembers.inviteMember({ language, seller_key: shop.sellerKey, phone, role: "packer" });

  test("wants a proof of the last half hour, from who has a second factor", async () => {
    await invite(owner, "01811111111");
    const { secret } = await addAuthenticator(owner);
    await invite(owner, "01811111112");
    api.clock.advance(business.proofSeconds);
    await me(owner.client);
    await expect(invite(owner, "01811111113")).rejects.toEqual(refused("second_factor_needed"));
    await owner.client.secondFactor.prove({ language, code: codeOf(secret) });
    await invite(owner, "01811111113");
  });
});

describe("the platform's people", () => {
  test("do nothing there without a second factor, and keep their last one", async () => {
    const admin = await createAccount(api);
    await api.db.insert(platformRoleTable).values({ accountId: admin.id, role: "admin", since: new Date() });
    const staff = () => admin.client.adminStaff.staff({ language });
    await expect(staff()).rejects.toEqual(refused("second_factor_missing"));
    expect((await admin.client.secondFactor.secondFactors({ language })).data.is_required).toBe(true);
    const { secret } = await addAuthenticator(admin);
    await staff();
    await expect(admin.client.secondFactor.removeAuthenticator({ language })).rejects.toEqual(
      refused("second_factor_kept"),
    );
    await staff();
    const other = await signInAgain(admin);
    await expect(other.adminStaff.staff({ language })).rejects.toEqual(refused("second_factor_needed"));
    api.clock.advance(30);
    await other.secondFactor.prove({ language, code: codeOf(secret) });
    await other.adminStaff.staff({ language });
    const trail = await api.db
      .select({ action: auditEventTable.action, subject: auditEventTable.subject })
      .from(auditEventTable)
      .where(eq(auditEventTable.customerId, admin.id));
    expect(trail).toEqual([
      { action: "authenticator_add", subject: null },
      { action: "second_factor_prove", subject: "authenticator" },
    ]);
  });

  test("a shopper's session proves nothing", async () => {
    const client = api.createClient({
      [callHeaders.authorization]: owner.shopper.headers[callHeaders.authorization],
    });
    await expect(client.secondFactor.secondFactors({ language })).rejects.toEqual(
      refused("sign_in_required"),
    );
  });
});
