import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createPlatformPerson, createStaffOf, proveForGood } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { sessionTable } from "../account/account.table";
import { auditEventTable } from "../audit/audit.table";
import { shopTable } from "../shop/shop.table";
import type { NameLookup } from "../../outside/name-lookup";
import { lookAt } from "./domain-look.usecases";
import { shopDomainTable } from "./shop-domain.table";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let made = 0;
/** A domain that no other test has. */
let domain: string;
beforeAll(async () => {
  api = await startTestApi({ platformHost: "haat.example" });
});
afterAll(() => api.close());
beforeEach(async () => {
  made += 1;
  domain = `rahim${made}.com`;
  api.names.clear();
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
});

const language = "en" as const;
type Staff = typeof staff;
const at = (of: TestShop) => ({ language, seller_key: of.sellerKey });
const calls = (of: Staff = staff) => of.manager.client.sellerDomains;
const refused = (code: string) => expect.objectContaining({ code });
const add = (typed = domain) => calls().addDomain({ ...at(shop), domain: typed });
const look = (of: TestShop = shop, by: Staff = staff) => calls(by).lookAtDomain({ ...at(of), domain });
const choose = (host: string | null) => calls().chooseMainAddress({ ...at(shop), host });
const known = async () => {
  const { data } = await calls().domains(at(shop));
  return data.domains.find((each) => each.domain === domain);
};
/** Enters at the registrar what a shop was told to. */
async function enterRecords(of: TestShop = shop, by: Staff = staff, hosts: readonly string[] = [domain]) {
  const { data } = await calls(by).domains(at(of));
  const record = data.domains.find((each) => each.domain === domain)?.record;
  if (!record) throw new Error("The shop has no such domain.");
  api.names.set(`TXT ${record.name}`, [record.value]);
  for (const host of hosts) api.names.set(`CNAME ${host}`, [data.alias]);
}
async function verify(hosts?: readonly string[]) {
  await add();
  await enterRecords(shop, staff, hosts);
  await look();
}
const shopAt = async (host: string) => {
  api.forget();
  return (await api.createClient().shopAddress.shopAtHost({ host })).data;
};
/** Lets time pass, and the job do what is due then. */
async function pass(seconds: number) {
  api.clock.advance(seconds);
  await api.jobs.runDue();
}
const trail = async () =>
  (
    await api.db
      .select({ action: auditEventTable.action })
      .from(auditEventTable)
      .where(eq(auditEventTable.shopId, shop.id))
      .orderBy(auditEventTable.id)
  )
    .map(({ action }) => action)
    .filter((action) => action.startsWith("domain_"));
const sixHours = 6 * 3600;

describe("a shop's own domain", () => {
  test("is entered, proved by its records, made the main address and removed", async () => {
    const { data } = await add(`https://www.${domain}/`);
    expect(data).toMatchObject({ alias: `${shop.slug}.haat.example`, addresses: [] });
    expect(await known()).toMatchObject({
      state: "waiting",
      looked_at: null,
      record: {
        name: `_haat.${domain}`,
        value: expect.stringMatching(/^haat-shop=[\w-]{43}$/),
        is_there: null,
      },
    });
    await look();
    expect(await known()).toMatchObject({ state: "waiting", record: { is_there: false } });
    await expect(shopAt(domain)).rejects.toEqual(refused("store_not_found"));
    await expect(choose(domain)).rejects.toEqual(refused("domain_not_verified"));

    await enterRecords(shop, staff, [domain, `www.${domain}`]);
    api.clock.advance(30);
    await look();
    expect(await known()).toMatchObject({ state: "verified", hosts: [{ state: "here" }, { state: "here" }] });
    const here = { id_shop: shop.id, shop_name: shop.slug };
    // Known, and not yet where the others lead.
    expect(await shopAt(domain)).toEqual({ ...here, own_domain: null });

    await choose(`www.${domain}`);
    for (const host of [
      domain,
      `www.${domain}`,
      `WWW.${domain.toUpperCase()}.`,
      `${domain}:8443`,
      shop.slug + ".haat.example",
    ])
      expect([host, await shopAt(host)]).toEqual([host, { ...here, own_domain: `www.${domain}` }]);
    const { seller } = (await api.createClient().store.sellerInfoByShop({ language, shop_name: shop.slug }))
      .data;
    expect(seller[0]?.own_domain).toBe(`www.${domain}`);

    await choose(domain);
    expect((await shopAt(domain)).own_domain).toBe(domain);
    await choose(null);
    expect((await shopAt(domain)).own_domain).toBeNull();
    await calls().removeDomain({ ...at(shop), domain });
    await calls().removeDomain({ ...at(shop), domain });
    await expect(shopAt(domain)).rejects.toEqual(refused("store_not_found"));
    expect(await trail()).toEqual([
      "domain_add",
      "domain_verify",
      "domain_choose",
      "domain_choose",
      "domain_choose",
      "domain_remove",
    ]);
  });

  test("entered or chosen twice changes nothing", async () => {
    await verify();
    const before = await known();
    await add();
    await choose(domain);
    await choose(domain);
    expect(await known()).toMatchObject({ record: before?.record, state: "verified" });
    expect(await trail()).toEqual(["domain_add", "domain_verify", "domain_choose"]);
  });

  test.each([
    ["", "domain_required"],
    ["127.0.0.1", "domain_invalid"],
    ["rahim.com:80", "domain_invalid"],
    ["com.bd", "domain_suffix"],
    ["rival.haat.example", "domain_of_platform"],
  ])("as %j it is refused with a word at its field", async (typed, code) => {
    const error = { field: "domain", code };
    await expect(add(typed)).rejects.toMatchObject({ data: { errors: [error] } });
    expect((await calls().domains(at(shop))).data.domains).toEqual([]);
  });

  test("is asked for by a host of any form, which is nobody's", async () => {
    for (const host of ["%", "a..b", "www.", ".haat.example", "-", "🙂", "' or true --"])
      await expect(shopAt(host)).rejects.toEqual(refused("store_not_found"));
  });

  test("is one of five at most", async () => {
    for (let n = 0; n < 5; n += 1) await add(`${n}.${domain}`);
    await expect(add(`6.${domain}`)).rejects.toEqual(refused("too_many_domains"));
    expect((await calls().domains(at(shop))).data.domains).toHaveLength(5);
  });

  test("is looked up by hand every half minute, and by the job", async () => {
    await add();
    await look();
    await expect(look()).rejects.toEqual(refused("too_many_requests"));
    await enterRecords();
    await pass(15 * 60);
    expect(await known()).toMatchObject({ state: "verified", look_after: expect.any(String) });
  });

  test("is settings' matter, and asks for a proof again", async () => {
    await verify();
    await expect(staff.packer.client.sellerDomains.domains(at(shop))).rejects.toEqual(refused("forbidden"));
    await api.db
      .update(sessionTable)
      .set({ phoneProvedAt: new Date(0) })
      .where(eq(sessionTable.customerId, staff.manager.id));
    const { sellerDomains } = staff.manager.client;
    await expect(add("other.com")).rejects.toEqual(refused("phone_proof_needed"));
    await expect(choose(domain)).rejects.toEqual(refused("phone_proof_needed"));
    await expect(sellerDomains.removeDomain({ ...at(shop), domain })).rejects.toEqual(
      refused("phone_proof_needed"),
    );
    await proveForGood(api, staff.manager);
    await choose(domain);
  });

  test("is another shop's secret, and nobody of the platform changes it", async () => {
    await verify();
    const other = await createTestShop(api.db);
    const rivals = await createStaffOf(api, other);
    await expect(calls(rivals).domains(at(shop))).rejects.toEqual(refused("shop_not_found"));
    const args = { ...at(other), domain };
    await expect(calls(rivals).lookAtDomain(args)).rejects.toEqual(refused("domain_not_found"));
    await expect(calls(rivals).chooseMainAddress({ ...at(other), host: domain })).rejects.toEqual(
      refused("domain_not_found"),
    );
    await calls(rivals).removeDomain(args);
    const support = await createPlatformPerson(api, "support");
    await expect(support.client.sellerDomains.domains(at(shop))).rejects.toEqual(refused("shop_not_found"));
    expect((await known())?.state).toBe("verified");
  });

  test("a shop that never opened has no host of its own", async () => {
    await verify();
    await api.db.update(shopTable).set({ status: "suspended" }).where(eq(shopTable.id, shop.id));
    expect((await shopAt(domain)).shop_name).toBe(shop.slug);
    const draft = await createTestShop(api.db, { status: "draft" });
    await api.db.update(shopDomainTable).set({ shopId: draft.id }).where(eq(shopDomainTable.domain, domain));
    await expect(shopAt(domain)).rejects.toEqual(refused("store_not_found"));
    await expect(shopAt(`${draft.slug}.haat.example`)).rejects.toEqual(refused("store_not_found"));
  });
});

describe("a domain that two shops want", () => {
  let other: TestShop;
  let rivals: Staff;
  beforeEach(async () => {
    other = await createTestShop(api.db);
    rivals = await createStaffOf(api, other);
  });
  const addThere = () => calls(rivals).addDomain({ ...at(other), domain });

  test("may be entered by both, and is refused once it is verified", async () => {
    await add();
    await addThere();
    await enterRecords();
    await look();
    await calls(rivals).removeDomain({ ...at(other), domain });
    await expect(addThere()).rejects.toEqual(refused("domain_taken"));
  });

  test("needs each shop's own record", async () => {
    await verify();
    const late = `late.${domain}`;
    await calls(rivals).addDomain({ ...at(other), domain: late });
    const record = (await known())?.record;
    api.names.set(`TXT _haat.${late}`, [record?.value ?? ""]);
    api.names.set(`CNAME ${late}`, [`${other.slug}.haat.example`]);
    await calls(rivals).lookAtDomain({ ...at(other), domain: late });
    await expect(shopAt(late)).rejects.toEqual(refused("store_not_found"));
  });

  test("is one shop's alone where both look at once", async () => {
    await add();
    await addThere();
    await enterRecords();
    const [first] = [...api.names].filter(([name]) => name.startsWith("TXT"));
    await enterRecords(other, rivals);
    const [name, texts] = first ?? ["", []];
    api.names.set(name, [...texts, ...(api.names.get(name) ?? [])]);
    await Promise.all([look(), look(other, rivals)]);
    const rows = await api.db.select().from(shopDomainTable).where(eq(shopDomainTable.domain, domain));
    expect(rows.filter(({ verifiedAt }) => verifiedAt)).toHaveLength(1);
    const winner = rows.find(({ verifiedAt }) => verifiedAt)?.shopId;
    expect((await shopAt(domain)).id_shop).toBe(winner);
    const loser = winner === shop.id ? other : shop;
    const mine = await calls(winner === shop.id ? rivals : staff).domains(at(loser));
    expect(mine.data.domains[0]).toMatchObject({ state: "waiting", is_taken: true });
  });
});

describe("a domain that is no longer the shop's", () => {
  test("lapses after a day, is told of once, and may then be another's", async () => {
    await verify();
    await choose(domain);
    await api.jobs.runDue();
    api.messages.splice(0);
    api.names.delete(`TXT _haat.${domain}`);
    for (let n = 0; n < 3; n += 1) await pass(sixHours);
    expect(await shopAt(`${shop.slug}.haat.example`)).toMatchObject({ own_domain: domain });
    for (let n = 0; n < 3; n += 1) await pass(sixHours);
    expect(await known()).toMatchObject({ state: "lapsed", hosts: [{ is_main: false }, {}] });
    await expect(shopAt(domain)).rejects.toEqual(refused("store_not_found"));
    expect((await shopAt(`${shop.slug}.haat.example`)).own_domain).toBeNull();
    const told = api.messages.filter(({ text }) => text.includes(domain));
    expect(told.map(({ to }) => to)).toEqual([shop.phone]);
    expect((await trail()).at(-1)).toBe("domain_lapse");

    const other = await createTestShop(api.db);
    const rivals = await createStaffOf(api, other);
    await calls(rivals).addDomain({ ...at(other), domain });
    await enterRecords(other, rivals);
    await look(other, rivals);
    expect((await shopAt(domain)).id_shop).toBe(other.id);
  });

  test("sends nobody there while it leads elsewhere, and comes back by itself", async () => {
    await verify();
    await choose(domain);
    api.names.set(`CNAME ${domain}`, ["elsewhere.example"]);
    await pass(sixHours);
    const host = `${shop.slug}.haat.example`;
    expect((await shopAt(host)).own_domain).toBeNull();
    api.names.set(`CNAME ${domain}`, [host]);
    await pass(sixHours);
    expect((await shopAt(host)).own_domain).toBe(domain);
  });

  test("does not come to a domain that was removed and entered anew while DNS was asked", async () => {
    await add();
    await enterRecords();
    const which = { shopId: shop.id, domain };
    const names: NameLookup = {
      texts: async (name) => {
        const texts = api.names.get(`TXT ${name}`) ?? [];
        await calls().removeDomain({ ...at(shop), domain });
        await add();
        return texts;
      },
      alias: async (name) => api.names.get(`CNAME ${name}`) ?? [],
      addresses: async () => [],
    };
    const { db, clock, config } = api;
    await lookAt({ db, clock, config, names }, which, true);
    expect((await known())?.state).toBe("waiting");
  });
});

test("no member writes that a domain is theirs, nor takes another shop's", async () => {
  await add();
  const scope = { shopId: shop.id, memberId: staff.manager.id };
  const now = api.clock.now();
  const forge = inTransaction(
    api.db,
    (tx) => tx.update(shopDomainTable).set({ verifiedAt: now, lookedAt: now, goodAt: now, nextLookAt: now }),
    scope,
  );
  await expect(forge).rejects.toMatchObject({ cause: { code: "42501" } });
  const other = await createTestShop(api.db);
  const row = {
    domain: "planted.com",
    token: "t".repeat(43),
    prefersWww: false,
    addedAt: now,
    nextLookAt: now,
  };
  const verified = { verifiedAt: now, lookedAt: now, goodAt: now };
  for (const planted of [
    { ...row, shopId: other.id },
    { ...row, ...verified, shopId: shop.id },
  ]) {
    const plant = inTransaction(api.db, (tx) => tx.insert(shopDomainTable).values(planted), scope);
    await expect(plant).rejects.toMatchObject({ cause: { code: "42501" } });
  }
});
