import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createAccount, proveForGood } from "../../testing/test-people";
import { customerTable } from "../account/account.table";
import { auditEventTable } from "../audit/audit.table";
import { platformRoleTable } from "./platform-role.table";
import { forgetSecondFactor, makeAdmin } from "./platform-admin.usecases";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const trailOf = async (customerId: number) => {
  const found = await api.db
    .select({ action: auditEventTable.action })
    .from(auditEventTable)
    .where(eq(auditEventTable.customerId, customerId));
  return found.map(({ action }) => action);
};
const roles = () => api.db.select().from(platformRoleTable);

test("the first admin of an empty platform is made with an account of their own, once", async () => {
  expect(await roles()).toEqual([]);
  expect(await makeAdmin(api, "০১৭১১-০০০০০১", "Rahima Begum Khatun")).toBe(true);
  expect(await makeAdmin(api, "+8801711000001")).toBe(false);
  const [account] = await api.db
    .select()
    .from(customerTable)
    .where(eq(customerTable.phone, "+8801711000001"));
  expect(account).toMatchObject({ firstName: "Rahima", lastName: "Begum Khatun", passwordHash: null });
  expect(await roles()).toMatchObject([{ accountId: account?.id, role: "admin", addedBy: null }]);
  expect(await trailOf(account?.id ?? 0)).toEqual(["platform_admin_make"]);
});

test("an account that is there becomes an admin with its own name, one that is blocked does not", async () => {
  const account = await createAccount(api);
  expect(await makeAdmin(api, account.nationalPhone, "Somebody Else")).toBe(true);
  const [kept] = await api.db.select().from(customerTable).where(eq(customerTable.id, account.id));
  expect(kept?.firstName).toBe(account.firstName);
  await expect(account.client.adminStaff.staff({ language: "en" })).rejects.toMatchObject({
    code: "second_factor_missing",
  });
  const blocked = await createAccount(api, { status: "blocked" });
  await expect(makeAdmin(api, blocked.nationalPhone)).rejects.toThrow("blocked");
});

test("a wrong number is named, and changes nothing", async () => {
  const before = await roles();
  for (const typed of ["", "12345", "02912345678", "admin"])
    await expect(async () => makeAdmin(api, typed)).rejects.toThrow("no Bangladeshi mobile number");
  expect(await roles()).toEqual(before);
});

test("who has lost a second factor is let in by the phone again, and signed out everywhere", async () => {
  const account = await createAccount(api);
  await proveForGood(api, account);
  await account.client.sellerAccount.me({ language: "en" });
  await forgetSecondFactor(api, account.nationalPhone);
  const me = account.client.sellerAccount.me({ language: "en" });
  await expect(me).rejects.toMatchObject({ code: "sign_in_required" });
  expect(await trailOf(account.id)).toContain("second_factor_forget");
  await expect(forgetSecondFactor(api, "01999999999")).rejects.toThrow("no account");
});
