import type { CallName } from "@haat/contract/shared/call-name";
import { callTraits } from "@haat/contract/shared/call-traits";
import { business } from "@haat/contract/shared/business-constants";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createPlatformPerson, createStaffOf, type TestAccount } from "../../testing/test-people";
import { tableContents } from "../../testing/table-contents";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { platformRoleTable } from "../platform-staff/platform-role.table";
import { shopTable } from "../shop/shop.table";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let admin: TestAccount;
let other: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  admin = await createPlatformPerson(api, "admin");
  other = await createPlatformPerson(api, "admin");
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
});

const language = "en" as const;
const refused = (code: string) => expect.objectContaining({ code });
const inShop = () => ({ language, seller_key: shop.sellerKey });
const look = (reason = "A customer complained") => admin.client.adminReview.viewShop({ ...inShop(), reason });
const members = (who: TestAccount) => who.client.sellerMembers.members(inShop());

describe("a look into a shop's console", () => {
  test("shows what its owner sees, for half an hour, and to nobody else of the platform", async () => {
    await expect(members(admin)).rejects.toEqual(refused("shop_not_found"));
    const { data } = await look();
    const until = new Date(api.clock.now().getTime() + business.shopViewSeconds * 1000).toISOString();
    expect(data.until).toBe(until);
    expect((await members(admin)).data.members).toHaveLength(3);
    const { data: me } = await admin.client.sellerAccount.me({ language });
    expect(me.shops).toMatchObject([{ seller_key: shop.sellerKey, viewed_until: until }]);
    await expect(members(other)).rejects.toEqual(refused("shop_not_found"));
    await admin.client.secondFactor.secondFactors({ language });
    api.clock.advance(business.shopViewSeconds + 1);
    await expect(members(admin)).rejects.toEqual(refused("shop_not_found"));
  });

  test("changes nothing: every call that is more than reading is refused, and the database writes nothing", async () => {
    await look();
    const before = await tableContents(api.db);
    const names = Object.keys(callTraits) as CallName[];
    const changing = names.filter((name) => callTraits[name].caller === "member");
    const { seller_key } = inShop();
    const calls = admin.client as unknown as Record<
      string,
      Record<string, (input: object) => Promise<unknown>>
    >;
    const answers = new Map<string, string>();
    for (const name of changing) {
      const [group = "", call = ""] = name.split(".");
      const asked = calls[group]?.[call]?.({ ...inShop(), seller_key });
      const code = await asked?.then(
        () => "read",
        (error: { code: string }) => error.code,
      );
      answers.set(name, code ?? "");
    }
    expect(answers.get("sellerMembers.leaveShop")).toBe("view_only");
    expect(answers.get("sellerOpening.useMonogram")).toBe("view_only");
    expect(answers.get("sellerOpening.opening")).toBe("read");
    expect(await tableContents(api.db)).toEqual(before);

    const write = inTransaction(
      api.db,
      (tx) => tx.update(shopTable).set({ titleEn: "Mine" }).where(eq(shopTable.id, shop.id)),
      { shopId: shop.id, memberId: admin.id, readOnly: true },
    );
    await expect(write).rejects.toThrow();
    // Without the promise to write nothing, the wall shows no row at all.
    const seen = await inTransaction(api.db, (tx) => tx.select({ id: shopTable.id }).from(shopTable), {
      shopId: shop.id,
      memberId: admin.id,
    });
    expect(seen).toEqual([]);
  });

  test("needs a reason, which the owner reads, and is ended by who looks", async () => {
    await expect(look("  ")).rejects.toEqual(refused("invalid_input"));
    await look("Order 7 is disputed");
    const { data } = await staff.owner.client.sellerMembers.shopAudit(inShop());
    expect(data.events).toMatchObject([
      { action: "shop_view", actor: "staff", name: "", after: { reason: "Order 7 is disputed" } },
    ]);
    await admin.client.adminReview.endShopView({ seller_key: shop.sellerKey });
    await expect(members(admin)).rejects.toEqual(refused("shop_not_found"));
    await admin.client.adminReview.endShopView({ seller_key: shop.sellerKey });
  });

  test("is over when who looks is of the platform's people no more", async () => {
    const former = await createPlatformPerson(api, "admin");
    await former.client.adminReview.viewShop({ ...inShop(), reason: "A look" });
    expect((await members(former)).data.members).toHaveLength(3);
    await api.db.delete(platformRoleTable).where(eq(platformRoleTable.accountId, former.id));
    await expect(members(former)).rejects.toEqual(refused("shop_not_found"));
  });
});
