import { business } from "@haat/contract/shared/business-constants";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createPlatformPerson, createStaffOf, type TestAccount } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { recordEvent } from "./audit.repository";

let api: TestApi;
let shop: TestShop;
let other: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let admin: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  [shop, other] = [await createTestShop(api.db), await createTestShop(api.db)];
  staff = await createStaffOf(api, shop);
  admin = await createPlatformPerson(api, "admin");
  await createStaffOf(api, other);
  const invited = { language, seller_key: shop.sellerKey, phone: "01911111111", role: "packer" } as const;
  await staff.owner.client.sellerMembers.inviteMember(invited);
  const { data } = await admin.client.adminReview.application({ language, seller_key: shop.sellerKey });
  const { version } = data.opening;
  await admin.client.adminReview.suspendShop({
    language,
    seller_key: shop.sellerKey,
    version,
    reason: "Complaints.",
  });
});
afterAll(() => api.close());

const language = "en" as const;
type Asked = Parameters<TestAccount["client"]["adminAudit"]["auditEvents"]>[0];
const trail = async (asked: Partial<Asked> = {}) =>
  (await admin.client.adminAudit.auditEvents({ language, of: "staff", ...asked })).data;
const ownTrail = async (account: TestAccount, sellerKey = shop.sellerKey) =>
  (await account.client.sellerMembers.shopAudit({ language, seller_key: sellerKey })).data;

describe("the platform's trail", () => {
  test("says who of the platform did what to which shop, and what is different since", async () => {
    const { events } = await trail();
    expect(events[0]).toMatchObject({
      action: "shop_suspend",
      actor: "staff",
      role: "admin",
      name: `${admin.firstName} ${admin.lastName}`,
      before: { status: "approved" },
      after: { status: "suspended", reason: "Complaints." },
      shop: { seller_key: shop.sellerKey },
      is_refused: false,
    });
  });

  test("is told apart by whose it is, and found by a phone and by a shop's key or address", async () => {
    const bySearch = async (search: string, of: Asked["of"] = "members") =>
      (await trail({ of, search })).events.map(({ action }) => action);
    expect(await bySearch(staff.owner.nationalPhone)).toEqual(["member_invite"]);
    expect(await bySearch(shop.sellerKey)).toEqual(["member_invite"]);
    expect(await bySearch(shop.slug.toUpperCase())).toEqual(["member_invite"]);
    expect(await bySearch(other.sellerKey)).toEqual([]);
    expect(await bySearch("nobody knows this")).toEqual([]);
    expect(await bySearch(admin.nationalPhone, "staff")).toEqual(["shop_suspend"]);
  });

  test("is read part by part: none twice, none missing, also where more is written meanwhile", async () => {
    const write = () =>
      recordEvent(
        api.db,
        { action: "sign_out", customerId: staff.packer.id, requestId: undefined },
        api.clock.now(),
      );
    const wanted = business.auditEventsPerPage + 10;
    for (let each = 0; each < wanted; each += 1) await write();
    const search = staff.packer.nationalPhone;
    const first = await trail({ of: "accounts", search });
    expect(first.events).toHaveLength(business.auditEventsPerPage);
    await write();
    const second = await trail({ of: "accounts", search, before: first.next_before ?? 0 });
    const ids = [...first.events, ...second.events].map(({ id_event }) => id_event);
    expect([new Set(ids).size, second.next_before]).toEqual([wanted, null]);
  });
});

describe("a shop's own trail", () => {
  test("has what its members and the platform did there, the platform's people without a name", async () => {
    const { events } = await ownTrail(staff.owner);
    expect(events.map(({ action, actor, name }) => [action, actor, name])).toEqual([
      ["shop_suspend", "staff", ""],
      ["member_invite", "member", `${staff.owner.firstName} ${staff.owner.lastName}`],
    ]);
  });

  test("is its owner's alone, and nobody's of another shop", async () => {
    await expect(ownTrail(staff.manager)).rejects.toMatchObject({ code: "forbidden" });
    await expect(ownTrail(staff.owner, other.sellerKey)).rejects.toMatchObject({ code: "shop_not_found" });
  });
});

test("names the account that something was done to; a shop's trail only who is of its staff", async () => {
  const { changeMember, removeMember } = staff.owner.client.sellerMembers;
  const member = { seller_key: shop.sellerKey, id_member: staff.packer.id };
  await changeMember({ ...member, language, role: "manager" });
  const name = `${staff.packer.firstName} ${staff.packer.lastName}`;
  const about = { action: "member_change", subject: String(staff.packer.id) };
  const [last] = (await ownTrail(staff.owner)).events;
  expect(last).toMatchObject({ ...about, subject_name: name });
  await removeMember(member);
  const events = (await ownTrail(staff.owner)).events.slice(0, 2);
  expect(events.map(({ subject_name }) => subject_name)).toEqual(["", ""]);
  const ofMembers = (await trail({ of: "members", search: shop.sellerKey })).events;
  expect(ofMembers.find(({ action }) => action === "member_change")).toMatchObject({
    ...about,
    subject_name: name,
  });
  const suspended = (await trail()).events.find(({ action }) => action === "shop_suspend");
  expect(suspended?.subject_name).toBe("");
});
