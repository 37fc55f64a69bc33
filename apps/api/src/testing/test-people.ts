import type { PlatformRole, ShopPermission, ShopRole } from "@haat/contract/shared/permissions";
import { shopMemberTable } from "../features/member/member.table";
import { platformRoleTable } from "../features/platform-staff/platform-role.table";
import { createShopper, openSession, type TestApi } from "./test-api";
import type { TestShop } from "./test-shop";

/** An account that is signed in to the console, a member of nothing; `shopper` is the same person as a customer. */
export async function createAccount(
  api: TestApi,
  given: NonNullable<Parameters<typeof createShopper>[1]> = {},
) {
  const shopper = await createShopper(api, given);
  const headers = await openSession(api, shopper.id, "console");
  return { ...shopper, shopper, headers, client: api.createClient(headers) };
}
export type TestAccount = Awaited<ReturnType<typeof createAccount>>;

/** Makes an account a member of a shop. @param permissions a list of its own in place of the role's */
export async function addMember(
  api: Pick<TestApi, "db" | "clock">,
  { id: shopId }: Pick<TestShop, "id">,
  { id: accountId }: Pick<TestAccount, "id">,
  role: ShopRole,
  permissions: ShopPermission[] | null = null,
): Promise<void> {
  await api.db
    .insert(shopMemberTable)
    .values({ shopId, accountId, role, permissions, since: api.clock.now() });
}

/** The staff of a shop, each signed in to the console: `staff.owner.client.sellerMembers.members(…)`. */
export async function createStaffOf(api: TestApi, shop: Pick<TestShop, "id">) {
  const [owner, manager, packer] = [
    await createAccount(api),
    await createAccount(api),
    await createAccount(api),
  ];
  await addMember(api, shop, owner, "owner");
  await addMember(api, shop, manager, "manager");
  await addMember(api, shop, packer, "packer");
  return { owner, manager, packer };
}

/** One of the platform's own people, signed in to the console. */
export async function createPlatformPerson(api: TestApi, role: PlatformRole): Promise<TestAccount> {
  const account = await createAccount(api);
  await api.db.insert(platformRoleTable).values({ accountId: account.id, role, since: api.clock.now() });
  return account;
}
