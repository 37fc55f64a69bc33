import { and, eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { termsVersions } from "@haat/contract/shared/terms";
import { createJobRunner } from "../../jobs/job-runner";
import { fillShop, addProduct, startShop } from "../../testing/opened-shop";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { addMember, createAccount, createPlatformPerson, type TestAccount } from "../../testing/test-people";
import { createTestShop, places } from "../../testing/test-shop";
import { customerTable } from "../account/account.table";
import { auditEventTable } from "../audit/audit.table";
import { shopMemberTable } from "../member/member.table";
import { listTerms } from "./admin-terms.usecases";
import { termsNoticeQueue } from "./terms-notice.job.usecases";
import { termsAcceptanceTable } from "./terms.table";

let api: TestApi;
let owner: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await createAccount(api);
});

const language = "en" as const;
const [held] = termsVersions.seller;
const version = held?.version ?? "";
const refused = (code: string) => expect.objectContaining({ code });
const accept = ({ client }: TestAccount, which = version) =>
  client.sellerAccount.acceptTerms({ version: which });
const termsOf = async ({ client }: TestAccount) =>
  (await client.sellerAccount.me({ language })).data.seller_terms;
const kept = ({ id }: Pick<TestAccount, "id">) =>
  api.db.select().from(termsAcceptanceTable).where(eq(termsAcceptanceTable.accountId, id));

describe("the terms for who sells", () => {
  test("are accepted with the first application, and not asked for with the next one", async () => {
    const place = { id_business_category: 1, id_city: places.dhaka.cityId };
    const { startOpening } = owner.client.sellerOpening;
    const asked = { language, name: "Moyna Boutique", ...place };
    await expect(startOpening(asked)).rejects.toMatchObject({
      code: "invalid_input",
      data: { errors: [{ field: "terms", code: "terms_required" }] },
    });
    expect(await kept(owner)).toEqual([]);
    await startOpening({ ...asked, terms: true });
    expect(await termsOf(owner)).toEqual({
      version,
      accepted_version: version,
      accepted_at: api.clock.now().toISOString(),
      coming_version: null,
    });
    await startOpening({ ...asked, name: "Moyna Two" });
    expect(await kept(owner)).toHaveLength(1);
  });

  test("are accepted once, as they were read, and it is written down", async () => {
    await expect(accept(owner, "2020-01-01")).rejects.toEqual(refused("review_conflict"));
    await Promise.all([accept(owner), accept(owner)]);
    const trail = await api.db
      .select()
      .from(auditEventTable)
      .where(and(eq(auditEventTable.customerId, owner.id), eq(auditEventTable.action, "terms_accept")));
    expect(trail).toMatchObject([{ subject: `seller ${version}`, actor: "account" }]);
  });

  test("are to be accepted by who owns a shop, before it is sent and before it sells again", async () => {
    const { seller_key } = await startShop(owner);
    await addProduct(api, seller_key);
    const { version: asRead } = await fillShop(owner, seller_key, "terms-first");
    await api.db.delete(termsAcceptanceTable).where(eq(termsAcceptanceTable.accountId, owner.id));
    const send = () => owner.client.sellerOpening.sendForReview({ language, seller_key, version: asRead });
    await expect(send()).rejects.toEqual(refused("terms_not_accepted"));
    await accept(owner);
    expect((await send()).data.opening.status).toBe("sent");

    const shop = await createTestShop(api.db);
    await addMember(api, shop, owner, "owner");
    const manager = await createAccount(api);
    await addMember(api, shop, manager, "manager");
    const inShop = { language, seller_key: shop.sellerKey };
    await manager.client.sellerOpening.pauseShop(inShop);
    await api.db.delete(termsAcceptanceTable).where(eq(termsAcceptanceTable.accountId, owner.id));
    await accept(manager);
    await expect(manager.client.sellerOpening.resumeShop(inShop)).rejects.toEqual(
      refused("terms_not_accepted"),
    );
    await accept(owner);
    expect((await manager.client.sellerOpening.resumeShop(inShop)).data.opening.status).toBe("approved");
  });

  test("and a shop's plan are seen by the platform beside the shop", async () => {
    const { seller_key } = await startShop(owner);
    const admin = await createPlatformPerson(api, "admin");
    const { data } = await admin.client.adminReview.application({ language, seller_key });
    expect(data).toMatchObject({ plan: "free", owner: { accepted_terms: version } });
  });
});

test("who opens an account accepts the terms for who buys", async () => {
  const guest = api.createClient();
  const phone = "01899999999";
  const { data: sent } = await guest.account.sendOtp({ phone });
  const { data } = await guest.account.otpValidate({
    phone,
    otp: sent.otp ?? "",
    request_id: sent.request_id,
  });
  await guest.account.customerRegistration({
    language,
    phone,
    ticket: data.ticket,
    first_name: "Rahim",
    last_name: "Uddin",
    password: "a long wooden boat",
    terms: true,
  });
  const [account] = await api.db
    .select()
    .from(customerTable)
    .where(eq(customerTable.phone, `+88${phone}`));
  expect(await kept({ id: account?.id ?? 0 })).toMatchObject([
    { kind: "customer", version: termsVersions.customer[0]?.version, acceptedAt: api.clock.now() },
  ]);
});

describe("new terms", () => {
  const coming = { version: "2029-06-01", announced: "2026-01-01" };
  /** A process on the day that the new ones have been announced. */
  const tell = () => {
    const queue = termsNoticeQueue(api, [{ version, announced: version }, coming]);
    const runner = createJobRunner({ db: api.db, clock: api.clock, logger: pino({ level: "silent" }) }, [
      queue,
    ]);
    return runner.runDue();
  };
  const told = async ({ phone }: TestAccount) => {
    await api.jobs.runDue();
    return api.messages.filter(
      (message) => message.to === phone && message.text.includes("/terms-condition"),
    );
  };

  test("are told to every owner once, also to who becomes one later, and to nobody else", async () => {
    const shop = await createTestShop(api.db);
    const [manager, blocked] = [await createAccount(api), await createAccount(api, { status: "blocked" })];
    await addMember(api, shop, owner, "owner");
    await addMember(api, shop, manager, "manager");
    await addMember(api, await createTestShop(api.db), blocked, "owner");
    await tell();
    expect(await told(owner)).toMatchObject([{ text: expect.stringContaining("১ জুন, ২০২৯") }]);
    expect([await told(manager), await told(blocked)]).toEqual([[], []]);
    api.clock.advance(24 * 3600);
    await api.db.delete(shopMemberTable).where(eq(shopMemberTable.accountId, manager.id));
    await addMember(api, await createTestShop(api.db), manager, "owner");
    await tell();
    expect([(await told(owner)).length, (await told(manager)).length]).toEqual([1, 1]);
  });
});

describe("the versions of the terms", () => {
  test("are listed for admins with how many accepted each; a new one is to come until its day", async () => {
    const [admin, support] = [
      await createPlatformPerson(api, "admin"),
      await createPlatformPerson(api, "support"),
    ];
    const asked = () => admin.client.adminTerms.termsVersions({ language });
    const acceptedBy = async () =>
      (await asked()).data.terms.find(({ kind }) => kind === "seller")?.accepted_count ?? 0;
    await expect(support.client.adminTerms.termsVersions({ language })).rejects.toEqual(refused("forbidden"));
    const before = await acceptedBy();
    await accept(owner);
    await accept(owner);
    expect(await acceptedBy()).toBe(before + 1);
    expect((await asked()).data.terms).toMatchObject([
      { kind: "customer", standing: "in_force" },
      { kind: "seller", version, announced: held?.announced, standing: "in_force" },
    ]);
    const two = { version: "2029-06-01", announced: "2029-03-01" };
    const all = { customer: termsVersions.customer, seller: [{ version, announced: version }, two] };
    const standings = async () =>
      (await listTerms(api, { staffId: admin.id }, all))
        .filter(({ kind }) => kind === "seller")
        .map((each) => [each.version, each.standing]);
    expect(await standings()).toEqual([
      [two.version, "coming"],
      [version, "in_force"],
    ]);
    api.clock.advance((Date.parse("2029-06-02") - api.clock.now().getTime()) / 1000);
    expect(await standings()).toEqual([
      [two.version, "in_force"],
      [version, "former"],
    ]);
  });
});
