import { and, asc, eq } from "drizzle-orm";
import { business } from "@haat/contract/shared/business-constants";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { customerTable } from "../account/account.table";
import { auditEventTable } from "../audit/audit.table";
import { tableContents } from "../../testing/table-contents";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createAccount, createStaffOf, type TestAccount } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { shopInvitationTable, shopMemberTable } from "./member.table";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let newcomer: TestAccount;
let inShop: { language: "en"; seller_key: string };
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  newcomer = await createAccount(api, { firstName: "Rina", lastName: "Akter" });
  inShop = { language: "en", seller_key: shop.sellerKey };
});

const refused = (code: string) => expect.objectContaining({ code });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    ({ code }: { code: string }) => code,
  );
const invite = (phone = newcomer.nationalPhone, role: "manager" | "packer" = "packer") =>
  staff.owner.client.sellerMembers.inviteMember({ ...inShop, phone, role });
const answer = (id: string, given: "accept" | "decline" = "accept", who = newcomer) =>
  who.client.sellerAccount.answerInvitation({ language: "en", id, answer: given });
const rolesIn = async () => {
  const { data } = await staff.owner.client.sellerMembers
    .members(inShop)
    .catch(() => staff.manager.client.sellerMembers.members(inShop));
  return Object.fromEntries(data.members.map(({ id_member, role }) => [id_member, role]));
};
const rolesKept = async () => {
  const rows = await api.db.select().from(shopMemberTable).where(eq(shopMemberTable.shopId, shop.id));
  return new Map(rows.map(({ accountId, role }) => [accountId, role]));
};
const trail = async () => {
  const rows = await api.db
    .select()
    .from(auditEventTable)
    .where(eq(auditEventTable.shopId, shop.id))
    .orderBy(asc(auditEventTable.id));
  return rows.map(({ action, actor, role, customerId, subject, before, after }) => ({
    action,
    actor,
    role,
    customerId,
    subject,
    before,
    after,
  }));
};

describe("an owner asks somebody to join", () => {
  test("who is told by a message, sees it in the console, and joins with what they may do", async () => {
    const { data: invitation } = await invite();
    const { data: listed } = await staff.owner.client.sellerMembers.members(inShop);
    expect(listed.invitations).toEqual([invitation]);
    api.messages.length = 0;
    await api.jobs.runDue();
    expect(api.messages).toEqual([
      {
        to: newcomer.phone,
        text: expect.stringContaining(`Rahim Uddin asks you to work in the shop ${shop.titleEn}`),
      },
    ]);
    const { data: seen } = await newcomer.client.sellerAccount.me({ language: "en" });
    expect(seen.invitations.map(({ id_invitation }) => id_invitation)).toEqual([invitation.id_invitation]);
    const { data, message } = await answer(invitation.id_invitation);
    expect([data.shop?.seller_key, data.shop?.role, message]).toEqual([
      shop.sellerKey,
      "packer",
      `Welcome to ${shop.titleEn}!`,
    ]);
    expect((await rolesIn())[newcomer.id]).toBe("packer");
    expect(await trail()).toMatchObject([
      {
        action: "member_invite",
        actor: "member",
        role: "owner",
        customerId: staff.owner.id,
        after: { role: "packer" },
      },
      {
        action: "member_invitation_accept",
        actor: "account",
        customerId: newcomer.id,
        after: { role: "packer" },
      },
    ]);
    expect(JSON.stringify(await trail())).not.toContain(newcomer.nationalPhone);
  });

  test("with a list of their own in place of the role's, which is none where it is the same", async () => {
    const own = ["orders", "goods"] as const;
    const phone = newcomer.nationalPhone;
    const asked = { ...inShop, phone, role: "packer" as const };
    const { data } = await staff.owner.client.sellerMembers.inviteMember({ ...asked, permissions: [...own] });
    expect(data.permissions).toEqual(["today", ...own]);
    // No role's name is told to who gets none.
    api.messages.length = 0;
    await api.jobs.runDue();
    expect(api.messages.at(-1)?.text).toContain("as its staff member.");
    const { data: seen } = await newcomer.client.sellerAccount.me({ language: "en" });
    expect(seen.invitations[0]?.permissions).toEqual(["today", ...own]);
    await answer(data.id_invitation);
    const change = { ...inShop, id_member: newcomer.id, role: "packer" as const };
    const { data: changed } = await staff.owner.client.sellerMembers.changeMember({
      ...change,
      permissions: ["orders"],
    });
    expect(changed.has_own_permissions).toBe(false);
    await expect(
      staff.owner.client.sellerMembers.changeMember({ ...change, permissions: ["staff" as never] }),
    ).rejects.toEqual(refused("invalid_input"));
  });

  test("once: who was asked already or is there already is not asked again", async () => {
    const { data: first } = await invite();
    expect(await codeOf(invite())).toBe("already_invited");
    expect(await codeOf(invite(staff.packer.nationalPhone))).toBe("already_member");
    await staff.owner.client.sellerMembers.revokeInvitation({
      seller_key: shop.sellerKey,
      id: first.id_invitation,
    });
    expect(await codeOf(invite())).toBe("done");
    api.clock.advance(business.invitationDays * 24 * 3600);
    expect(await codeOf(invite())).toBe("done");
  });

  test("and no more than twenty a day, also when all come at once", async () => {
    const phones = Array.from({ length: 24 }, (_, at) => `016${String(10_000_000 + shop.id * 100 + at)}`);
    const results = await Promise.all(phones.map((phone) => codeOf(invite(phone))));
    expect(results.filter((result) => result === "done")).toHaveLength(business.invitationsPerShopPerDay);
    expect(results.filter((result) => result === "too_many_invitations")).toHaveLength(4);
    api.clock.advance(24 * 3600 + 1);
    expect(await codeOf(invite("01655555555"))).toBe("done");
  });
});

describe("messages at the platform's cost", () => {
  test("go to one number three times a day at most, whichever shops invite it", async () => {
    const phone = `016${String(20_000_000 + shop.id)}`;
    const results: string[] = [];
    for (let each = 0; each <= business.invitationsPerPhonePerDay; each += 1) {
      results.push(await codeOf(invite(phone)));
      shop = await createTestShop(api.db);
      staff = await createStaffOf(api, shop);
      inShop = { language: "en", seller_key: shop.sellerKey };
    }
    expect(results).toEqual(["done", "done", "done", "too_many_invitations"]);
  });

  test("are few for a shop that was never open", async () => {
    shop = await createTestShop(api.db, { status: "draft" });
    staff = await createStaffOf(api, shop);
    inShop = { language: "en", seller_key: shop.sellerKey };
    const phones = Array.from({ length: 6 }, (_, at) => `016${String(30_000_000 + shop.id * 100 + at)}`);
    const results: string[] = [];
    for (const phone of phones) results.push(await codeOf(invite(phone)));
    expect(results.filter((result) => result === "done")).toHaveLength(
      business.invitationsPerUnopenedShopPerDay,
    );
    expect(results.at(-1)).toBe("too_many_invitations");
  });

  test("do not go to and fro with a shop that is handed over all day", async () => {
    const pass = (from: TestAccount, to: TestAccount) =>
      codeOf(from.client.sellerMembers.handOverShop({ ...inShop, id_member: to.id }));
    const [one, other] = [staff.owner, staff.manager];
    const results = [
      await pass(one, other),
      await pass(other, one),
      await pass(one, other),
      await pass(other, one),
    ];
    expect(results).toEqual(["done", "done", "done", "too_many_hand_overs"]);
    expect((await rolesKept()).get(other.id)).toBe("owner");
  });
});

describe("an invitation", () => {
  test("is good once, also when it is answered twice at the same moment", async () => {
    const { data } = await invite();
    const both = await Promise.all([codeOf(answer(data.id_invitation)), codeOf(answer(data.id_invitation))]);
    expect(both.sort()).toEqual(["done", "invitation_used"]);
    const before = await tableContents(api.db);
    expect(await codeOf(answer(data.id_invitation, "decline"))).toBe("invitation_used");
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("is another number's for everybody else, and nobody's that was made up", async () => {
    const { data } = await invite();
    const stranger = await createAccount(api);
    for (const id of [data.id_invitation, crypto.randomUUID(), "nonsense"]) {
      expect(await codeOf(answer(id, "accept", stranger))).toBe("invitation_not_found");
    }
    const other = await createTestShop(api.db);
    const { owner } = await createStaffOf(api, other);
    const revoke = { seller_key: other.sellerKey, id: data.id_invitation };
    await expect(owner.client.sellerMembers.revokeInvitation(revoke)).rejects.toEqual(
      refused("invitation_not_found"),
    );
  });

  test("ends when it is taken back, too old or declined, each with its sentence", async () => {
    const { data: taken } = await invite();
    const revoke = { seller_key: shop.sellerKey, id: taken.id_invitation };
    await staff.owner.client.sellerMembers.revokeInvitation(revoke);
    expect(await codeOf(answer(taken.id_invitation))).toBe("invitation_revoked");
    expect(await codeOf(staff.owner.client.sellerMembers.revokeInvitation(revoke))).toBe(
      "invitation_not_found",
    );
    const { data: declined } = await invite();
    expect((await answer(declined.id_invitation, "decline")).data.shop).toBeNull();
    expect(await codeOf(answer(declined.id_invitation))).toBe("invitation_used");
    const { data: old } = await invite();
    api.clock.advance(business.invitationDays * 24 * 3600);
    expect(await codeOf(answer(old.id_invitation))).toBe("invitation_expired");
    expect(await rolesKept()).not.toHaveProperty(String(newcomer.id));
  });

  test("is either taken back or accepted, when both happen at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { data } = await invite();
      const revoke = { seller_key: shop.sellerKey, id: data.id_invitation };
      const [accepted, revoked] = await Promise.all([
        codeOf(answer(data.id_invitation)),
        codeOf(staff.owner.client.sellerMembers.revokeInvitation(revoke)),
      ]);
      const isMember = (await rolesKept()).has(newcomer.id);
      expect([accepted, revoked]).toEqual(
        isMember ? ["done", "invitation_not_found"] : ["invitation_revoked", "done"],
      );
      const own = and(eq(shopMemberTable.shopId, shop.id), eq(shopMemberTable.accountId, newcomer.id));
      await api.db.delete(shopMemberTable).where(own);
      await api.db.delete(shopInvitationTable).where(eq(shopInvitationTable.shopId, shop.id));
    }
  });
});

describe("a member", () => {
  test("who is removed sees nothing of the shop from the next call on, and is signed in still", async () => {
    const remove = { seller_key: shop.sellerKey, id_member: staff.manager.id };
    api.messages.length = 0;
    await staff.owner.client.sellerMembers.removeMember(remove);
    await api.jobs.runDue();
    expect(api.messages.filter(({ to }) => to === staff.manager.phone)).toEqual([
      { to: staff.manager.phone, text: expect.stringContaining("কর্মী নন") },
    ]);
    const leave = staff.manager.client.sellerMembers.leaveShop(inShop);
    await expect(leave).rejects.toEqual(refused("shop_not_found"));
    const { data } = await staff.manager.client.sellerAccount.me({ language: "en" });
    expect(data.shops).toEqual([]);
    expect(await codeOf(staff.owner.client.sellerMembers.removeMember(remove))).toBe("member_not_found");
    expect((await trail()).at(-1)).toMatchObject({
      action: "member_remove",
      subject: String(staff.manager.id),
      before: { role: "manager" },
      after: null,
    });
  });

  test("is changed with what it was and what it is, from the next call on", async () => {
    const client = staff.packer.client;
    await staff.owner.client.sellerMembers.changeMember({
      ...inShop,
      id_member: staff.packer.id,
      role: "manager",
    });
    const { data } = await client.sellerAccount.me({ language: "en" });
    expect(data.shops[0]?.role).toBe("manager");
    expect((await trail()).at(-1)).toMatchObject({
      action: "member_change",
      before: { role: "packer", permissions: ["today", "orders"] },
      after: { role: "manager" },
    });
    const owner = { ...inShop, id_member: staff.owner.id, role: "manager" as const };
    expect(await codeOf(staff.owner.client.sellerMembers.changeMember(owner))).toBe("owner_kept");
    const nobody = { ...owner, id_member: 999_999 };
    expect(await codeOf(staff.owner.client.sellerMembers.changeMember(nobody))).toBe("member_not_found");
  });

  test("leaves by themselves, but the owner does not", async () => {
    await staff.packer.client.sellerMembers.leaveShop(inShop);
    expect((await rolesKept()).has(staff.packer.id)).toBe(false);
    expect((await trail()).at(-1)).toMatchObject({ action: "member_leave", role: "packer" });
    expect(await codeOf(staff.owner.client.sellerMembers.leaveShop(inShop))).toBe("owner_kept");
    const self = { seller_key: shop.sellerKey, id_member: staff.owner.id };
    expect(await codeOf(staff.owner.client.sellerMembers.removeMember(self))).toBe("owner_kept");
  });
});

describe("a shop is handed over", () => {
  const handOver = (to: number, by = staff.owner) =>
    by.client.sellerMembers.handOverShop({ ...inShop, id_member: to });

  test("to a member, who is told; who had it stays as a manager", async () => {
    await api.jobs.runDue();
    await handOver(staff.packer.id);
    expect(await rolesKept()).toEqual(
      new Map([
        [staff.owner.id, "manager"],
        [staff.manager.id, "manager"],
        [staff.packer.id, "owner"],
      ]),
    );
    api.messages.length = 0;
    await api.jobs.runDue();
    expect(api.messages.map(({ to }) => to)).toEqual([staff.packer.phone]);
    expect((await trail()).at(-1)).toMatchObject({
      action: "shop_hand_over",
      before: { owner: staff.owner.id },
      after: { owner: staff.packer.id },
    });
    expect(await codeOf(handOver(staff.manager.id))).toBe("forbidden");
  });

  test("to nobody else: not to oneself, not to who is no member", async () => {
    const before = await tableContents(api.db);
    expect(await codeOf(handOver(staff.owner.id))).toBe("owner_kept");
    expect(await codeOf(handOver(newcomer.id))).toBe("member_not_found");
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("to one only, when it is handed to two at once, and never to who is removed meanwhile", async () => {
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([codeOf(handOver(staff.manager.id)), codeOf(handOver(staff.packer.id))]);
      const roles = [...(await rolesKept())];
      expect(roles.filter(([, role]) => role === "owner")).toHaveLength(1);
      shop = await createTestShop(api.db);
      staff = await createStaffOf(api, shop);
      inShop = { language: "en", seller_key: shop.sellerKey };
      const remove = { seller_key: shop.sellerKey, id_member: staff.packer.id };
      const results = await Promise.all([
        codeOf(handOver(staff.packer.id)),
        codeOf(staff.owner.client.sellerMembers.removeMember(remove)),
      ]);
      const kept = await rolesKept();
      const isHandedOver = kept.get(staff.packer.id) === "owner";
      expect([isHandedOver, kept.has(staff.packer.id)]).toEqual([isHandedOver, isHandedOver]);
      expect(results[0]).toBe(isHandedOver ? "done" : "member_not_found");
    }
  });
});

test("a member whose account is blocked is in no shop", async () => {
  await api.db.update(customerTable).set({ status: "blocked" }).where(eq(customerTable.id, staff.manager.id));
  const leave = staff.manager.client.sellerMembers.leaveShop(inShop);
  await expect(leave).rejects.toEqual(refused("sign_in_required"));
});
