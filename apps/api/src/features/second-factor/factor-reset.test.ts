import { business } from "@haat/contract/shared/business-constants";
import { and, desc, eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { secondsAfter } from "../../process/clock";
import { jobTable } from "../../jobs/job.table";
import { putTogether, startTestApi, type TestApi } from "../../testing/test-api";
import {
  createAccount,
  createPlatformPerson,
  proveForGood,
  type TestAccount,
} from "../../testing/test-people";
import { auditEventTable } from "../audit/audit.table";
import { customerTable, sessionTable } from "../account/account.table";
import { createSoftwarePasskey } from "../documentation/software-passkey";
import { platformRoleTable } from "../platform-staff/platform-role.table";
import { factorResetTable } from "./factor-reset.table";

const language = "en" as const;
const reason = "Called from her shop: phone and codes were stolen";
const refused = (code: string) => expect.objectContaining({ code });

let api: TestApi;
let asker: TestAccount;
let other: TestAccount;
let third: TestAccount;
let support: TestAccount;
let account: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  asker = await createPlatformPerson(api, "admin");
  other = await createPlatformPerson(api, "admin");
  third = await createPlatformPerson(api, "admin");
  support = await createPlatformPerson(api, "support");
});
afterAll(() => api.close());
beforeEach(async () => {
  account = await createAccount(api, { firstName: "Shirin", lastName: "Sultana" });
  await proveForGood(api, account);
});

const calls = ({ client }: TestAccount) => client.adminFactorResets;
const ask = async (who = asker, { id } = account) =>
  (await calls(who).askFactorReset({ language, id, reason })).data.reset;
const confirm = async (id: number, who = other) =>
  (await calls(who).confirmFactorReset({ language, id })).data.reset;
const stop = (id: number, who = third) => calls(who).stopFactorReset({ language, id });
const underWay = async () =>
  (await calls(support === asker ? other : asker).factorResets({ language })).data.resets;
const ofAccount = async () => (await underWay()).filter(({ id_customer }) => id_customer === account.id);
const me = ({ client } = account) => client.sellerAccount.me({ language });
const hasFactor = async () =>
  (await third.client.adminCustomers.customer({ language, id: account.id })).data.customer.has_second_factor;
const rowOf = async (id: number) => {
  const [row] = await api.db.select().from(factorResetTable).where(eq(factorResetTable.id, id));
  return row;
};
const trail = async () => {
  const found = await api.db
    .select({ action: auditEventTable.action, by: auditEventTable.customerId })
    .from(auditEventTable)
    .where(like(auditEventTable.action, "%factor_reset%"))
    .orderBy(desc(auditEventTable.id))
    .limit(3);
  return found.reverse();
};
/** The texts that went to the account's number since it was made. */
const told = async () => {
  await api.jobs.runDue();
  return api.messages.filter(({ to }) => to === account.phone).map(({ text }) => text);
};
const wait = (seconds: number) => {
  api.clock.advance(seconds);
  return api.jobs.runDue();
};

describe("a lost second factor", () => {
  test("is taken away when two admins said so and 72 hours went by, and the number is told each time", async () => {
    const asked = await ask();
    expect(asked).toMatchObject({
      name: "Shirin Sultana",
      reason,
      asked_by: { is_self: true },
      confirmed_by: null,
      due_at: null,
      is_own: false,
    });
    expect(await told()).toEqual([expect.stringContaining("asked us to take away the second factor")]);
    expect((await me()).data.factor_reset).toEqual({
      id_reset: asked.id_reset,
      asked_at: asked.asked_at,
      due_at: null,
    });

    const confirmed = await confirm(asked.id_reset);
    const due = secondsAfter(api.clock.now(), business.factorResetSeconds).toISOString();
    expect(confirmed).toMatchObject({
      due_at: due,
      confirmed_by: { is_self: true },
      asked_by: { is_self: false },
    });
    expect(await told()).toHaveLength(2);
    expect((await me()).data.factor_reset).toMatchObject({ due_at: due });
    expect(await ofAccount()).toMatchObject([{ id_reset: asked.id_reset, due_at: due }]);

    await wait(business.factorResetSeconds - 1);
    expect(await hasFactor()).toBe(true);
    await me();
    await wait(1);
    expect(await hasFactor()).toBe(false);
    await expect(me()).rejects.toEqual(refused("sign_in_required"));
    // In shops nothing is lost.
    await account.shopper.client.account.customerProfile({ language });
    expect((await told()).at(-1)).toContain("was taken away");
    expect(await told()).toHaveLength(3);
    expect(await rowOf(asked.id_reset)).toMatchObject({ outcome: "done", closedBy: null });
    expect(await ofAccount()).toEqual([]);
    expect(await trail()).toEqual([
      { action: "factor_reset_ask", by: asker.id },
      { action: "factor_reset_confirm", by: other.id },
      { action: "second_factor_reset", by: account.id },
    ]);
    // Not twice: the job that comes again finds it done.
    await wait(3600);
    expect(await told()).toHaveLength(3);
  });

  test("needs two admins who are neither the same nor the account itself", async () => {
    const { id_reset: id } = await ask();
    await expect(confirm(id, asker)).rejects.toEqual(refused("factor_reset_same_admin"));
    await expect(confirm(id, support)).rejects.toEqual(refused("forbidden"));
    await expect(ask(support)).rejects.toEqual(refused("forbidden"));
    await expect(ask(asker, asker)).rejects.toEqual(refused("factor_reset_own"));
    const own = await ask(asker, other);
    expect((await calls(other).factorResets({ language })).data.resets).toContainEqual(
      expect.objectContaining({ id_reset: own.id_reset, is_own: true }),
    );
    await expect(confirm(own.id_reset, other)).rejects.toEqual(refused("factor_reset_own"));
    await stop(own.id_reset);
    await wait(business.factorResetSeconds * 2);
    expect(await hasFactor()).toBe(true);
    await stop(id);
  });

  test("is asked for once, by two admins too, and confirmed once", async () => {
    const both = await Promise.all([ask(), ask()]);
    expect(both[0].id_reset).toBe(both[1].id_reset);
    await expect(ask(third)).rejects.toEqual(refused("factor_reset_under_way"));
    const id = both[0].id_reset;
    const [first, again] = await Promise.all([confirm(id), confirm(id, third)]);
    expect(first.due_at).toBe(again.due_at);
    expect([first.confirmed_by?.is_self, again.confirmed_by?.is_self].filter(Boolean)).toHaveLength(1);
    expect(await told()).toHaveLength(2);
    await expect(ask()).rejects.toEqual(refused("factor_reset_under_way"));
    await stop(id);
  });

  test("has to be there: of who has none there is nothing to take", async () => {
    const plain = await createAccount(api);
    await expect(ask(asker, plain)).rejects.toEqual(refused("factor_reset_needless"));
    const nobody = calls(asker).askFactorReset({ language, id: 999_999, reason });
    await expect(nobody).rejects.toEqual(refused("not_found"));
    await expect(confirm(999_999)).rejects.toEqual(refused("factor_reset_not_found"));
    const empty = calls(asker).askFactorReset({ language, id: account.id, reason: " " });
    await expect(empty).rejects.toEqual(refused("invalid_input"));
  });

  test("wants a fresh proof of each admin, at each step", async () => {
    const stale = async (who: TestAccount, work: () => Promise<unknown>) => {
      const provedAt = secondsAfter(api.clock.now(), -business.proofSeconds);
      await api.db.update(sessionTable).set({ provedAt }).where(eq(sessionTable.customerId, who.id));
      await expect(work()).rejects.toEqual(refused("second_factor_needed"));
      const later = secondsAfter(api.clock.now(), 10 * 365 * 24 * 3600);
      await api.db.update(sessionTable).set({ provedAt: later }).where(eq(sessionTable.customerId, who.id));
    };
    await stale(asker, () => ask());
    const { id_reset: id } = await ask();
    await stale(other, () => confirm(id));
    await stale(third, () => stop(id));
    await stop(id);
  });
});

describe("what is under way", () => {
  test.each(["asked", "confirmed"] as const)(
    "is stopped by any admin, when it is %s; the number is told",
    async (state) => {
      const { id_reset: id } = await ask();
      if (state === "confirmed") await confirm(id);
      const before = (await told()).length;
      await stop(id);
      await stop(id);
      expect((await told()).length).toBe(before + 1);
      expect((await told()).at(-1)).toContain("stays");
      await expect(stop(id, asker)).rejects.toEqual(refused("factor_reset_not_found"));
      await expect(confirm(id)).rejects.toEqual(refused("factor_reset_not_found"));
      await wait(business.factorResetSeconds);
      expect(await hasFactor()).toBe(true);
      expect(await rowOf(id)).toMatchObject({ outcome: "stopped", closedBy: third.id });
    },
  );

  test("is stopped by the account itself, which is signed in with its factor, and by no other", async () => {
    const { id_reset: id } = await ask();
    await confirm(id);
    const stranger = await createAccount(api);
    const strangers = stranger.client.secondFactor.stopReset({ language, id });
    await expect(strangers).rejects.toEqual(refused("factor_reset_not_found"));
    await api.db.update(sessionTable).set({ provedAt: null }).where(eq(sessionTable.customerId, account.id));
    const unproved = account.client.secondFactor.stopReset({ language, id });
    await expect(unproved).rejects.toEqual(refused("second_factor_needed"));
    await api.db
      .update(sessionTable)
      .set({ provedAt: api.clock.now() })
      .where(eq(sessionTable.customerId, account.id));
    await account.client.secondFactor.stopReset({ language, id });
    await account.client.secondFactor.stopReset({ language, id });
    expect((await me()).data.factor_reset).toBeNull();
    expect(await rowOf(id)).toMatchObject({ outcome: "stopped", closedBy: account.id });
  });

  test("is stopped by a proof of the factor, which is not lost then: a code, a recovery code, a passkey", async () => {
    const person = await createAccount(api);
    account = person;
    const { secondFactor } = person.client;
    const { data: begun } = await secondFactor.beginAuthenticator({ language });
    const { data: codes } = await secondFactor.confirmAuthenticator({
      language,
      code: begun.demo_code ?? "",
    });
    const passkey = createSoftwarePasskey("http://console.localhost");
    const { data: offered } = await secondFactor.passkeyOptions({ language });
    await secondFactor.addPasskey({ language, name: "Redmi", response: passkey.register(offered.options) });
    const ways = [
      async () => {
        const { data } = await secondFactor.secondFactors({ language });
        await secondFactor.prove({ language, code: data.demo_code ?? "" });
      },
      () => secondFactor.prove({ language, code: codes.recovery_codes[0] ?? "" }),
      async () => {
        const { data } = await secondFactor.passkeyChallenge({ language });
        await secondFactor.provePasskey({ language, response: passkey.answer(data.options) });
      },
    ];
    for (const proveIt of ways) {
      const { id_reset: id } = await ask(asker, person);
      await confirm(id);
      await expect(secondFactor.prove({ language, code: "zzzzz-zzzzz" })).rejects.toEqual(
        refused("proof_wrong"),
      );
      expect(await rowOf(id)).toMatchObject({ outcome: null });
      await proveIt();
      expect(await rowOf(id)).toMatchObject({ outcome: "stopped", closedBy: person.id });
    }
  });

  test("comes to nothing where one of the two is no admin any more", async () => {
    const leaver = await createPlatformPerson(api, "admin");
    const unconfirmed = await ask(leaver);
    await api.db
      .update(platformRoleTable)
      .set({ role: "support" })
      .where(eq(platformRoleTable.accountId, leaver.id));
    await expect(confirm(unconfirmed.id_reset)).rejects.toEqual(refused("factor_reset_lapsed"));
    await stop(unconfirmed.id_reset);

    for (const isAsker of [true, false]) {
      const former = await createPlatformPerson(api, "admin");
      const { id_reset: id } = await ask(isAsker ? former : asker);
      await confirm(id, isAsker ? other : former);
      await api.db.delete(platformRoleTable).where(eq(platformRoleTable.accountId, former.id));
      await wait(business.factorResetSeconds);
      expect(await hasFactor()).toBe(true);
      expect(await rowOf(id)).toMatchObject({ outcome: "lapsed" });
      expect((await told()).at(-1)).toContain("stays");
      expect((await trail()).at(-1)).toMatchObject({ action: "factor_reset_lapse" });
    }
  });

  test("goes on while the gateway is down; the texts go later", async () => {
    await api.db.delete(jobTable).where(eq(jobTable.queue, "factor reset notice"));
    let isDown = true;
    const cut = putTogether(api.db, {}, () =>
      isDown ? Promise.reject(new Error("The gateway is down.")) : Promise.resolve(),
    );
    cut.clock.advance(api.clock.now().getTime() / 1000 - cut.clock.now().getTime() / 1000);
    const { id_reset: id } = await ask();
    await confirm(id);
    const hours = 10;
    for (let tries = 0; tries < hours * 2; tries += 1) {
      await cut.jobs.runDue();
      cut.clock.advance(1800);
    }
    const waiting = await api.db.select().from(jobTable).where(eq(jobTable.queue, "factor reset notice"));
    expect(waiting.map(({ deadAt }) => deadAt)).toEqual([null, null]);
    isDown = false;
    cut.messages.length = 0;
    cut.clock.advance(3600);
    await cut.jobs.runDue();
    expect(cut.messages.map(({ to }) => to)).toEqual([account.phone, account.phone]);
    api.clock.advance((hours + 1) * 3600);
    await stop(id);
  });
});

describe("the database itself", () => {
  const insert = (values: Partial<typeof factorResetTable.$inferInsert> = {}) =>
    api.db
      .insert(factorResetTable)
      .values({ accountId: account.id, reason, askedBy: asker.id, askedAt: api.clock.now(), ...values })
      .returning();
  const change = (id: number, values: Partial<typeof factorResetTable.$inferInsert>) =>
    api.db.update(factorResetTable).set(values).where(eq(factorResetTable.id, id));
  const later = (seconds: number) => secondsAfter(api.clock.now(), seconds);

  test("knows two different admins, three people and 72 hours", async () => {
    const confirmedAt = api.clock.now();
    await expect(insert({ askedBy: account.id })).rejects.toThrow();
    await expect(insert({ askedBy: support.id })).rejects.toThrow();
    await expect(insert({ confirmedBy: asker.id, confirmedAt })).rejects.toThrow();
    const [row] = await insert();
    const id = row?.id ?? 0;
    await expect(insert({ askedBy: other.id })).rejects.toThrow();
    for (const confirmedBy of [asker.id, account.id, support.id])
      await expect(change(id, { confirmedBy, confirmedAt })).rejects.toThrow();
    await expect(change(id, { outcome: "done", closedAt: later(1e7) })).rejects.toThrow();
    await change(id, { confirmedBy: other.id, confirmedAt });
    await expect(change(id, { confirmedBy: third.id, confirmedAt })).rejects.toThrow();
    await expect(change(id, { confirmedAt: later(-1e6) })).rejects.toThrow();
    await expect(change(id, { reason: "Another one" })).rejects.toThrow();
    const early = { outcome: "done" as const, closedAt: later(business.factorResetSeconds - 1) };
    await expect(change(id, early)).rejects.toThrow();
    await change(id, { outcome: "done", closedAt: later(business.factorResetSeconds) });
    await expect(change(id, { outcome: null, closedAt: null })).rejects.toThrow();
  });

  test("lets nobody of the platform speak for another admin", async () => {
    const asOther = (work: string) =>
      api.db.engine.transaction((tx) => tx.execute(sql.raw(work)), { staffId: other.id });
    const columns = "insert into factor_reset (account_id, reason, asked_by, asked_at) values";
    await expect(asOther(`${columns} (${account.id}, 'x', ${asker.id}, now())`)).rejects.toThrow();
    const { id_reset: id } = await ask();
    const confirmAs = (by: number) =>
      asOther(`update factor_reset set confirmed_by = ${by}, confirmed_at = '2036-01-01' where id = ${id}`);
    await expect(confirmAs(third.id)).rejects.toThrow();
    await confirmAs(other.id);
    expect((await rowOf(id))?.confirmedBy).toBe(other.id);
    await stop(id);
  });

  test("keeps who was asked about out of it: blocked or not, nobody else's factors go", async () => {
    const { id_reset: id } = await ask();
    await confirm(id);
    await api.db.update(customerTable).set({ status: "blocked" }).where(eq(customerTable.id, account.id));
    await wait(business.factorResetSeconds);
    const left = await api.db
      .select()
      .from(factorResetTable)
      .where(and(eq(factorResetTable.id, id), eq(factorResetTable.outcome, "done")));
    expect(left).toHaveLength(1);
    for (const { client } of [asker, other, third]) await client.sellerAccount.me({ language });
  });
});
