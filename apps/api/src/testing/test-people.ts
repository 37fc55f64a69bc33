import type { PlatformRole, ShopPermission, ShopRole } from "@haat/contract/shared/permissions";
import { eq } from "drizzle-orm";
import { shopMemberTable } from "../features/member/member.table";
import { platformRoleTable } from "../features/platform-staff/platform-role.table";
import { secondsAfter } from "../process/clock";
import { sealed } from "../security/secrets";
import { customerTable, sessionTable } from "../features/account/account.table";
import { acceptInPassing } from "../features/terms/terms.usecases";
import { newSecret } from "../features/second-factor/authenticator.rules";
import { authenticatorTable } from "../features/second-factor/second-factor.table";
import { createShopper, openSession, type TestApi } from "./test-api";
import type { TestShop } from "./test-shop";

/** An account that is signed in to the console, a member of nothing; `shopper` is the same person as a customer. */
export async function createAccount(
  api: TestApi,
  given: NonNullable<Parameters<typeof createShopper>[1]> = {},
) {
  const { status, ...person } = given;
  const shopper = await createShopper(api, person);
  const headers = await openSession(api, shopper.id, "console");
  if (status) await api.db.update(customerTable).set({ status }).where(eq(customerTable.id, shopper.id));
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
  if (role === "owner") await acceptInPassing(api.db, accountId, "seller", api.clock.now());
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

/** Gives an account a second factor that its session has just proved; a test's clock may leap as it likes. */
export async function proveForGood(
  { db, clock, config }: TestApi,
  { id: accountId }: Pick<TestAccount, "id">,
): Promise<void> {
  const now = clock.now();
  const sealedSecret = sealed(newSecret(), config.secrets[0]);
  await db.insert(authenticatorTable).values({ accountId, sealedSecret, createdAt: now, confirmedAt: now });
  const provedAt = secondsAfter(now, 10 * 365 * 24 * 3600);
  await db.update(sessionTable).set({ provedAt }).where(eq(sessionTable.customerId, accountId));
}

/** One of the platform's own people, signed in to the console. */
export async function createPlatformPerson(api: TestApi, role: PlatformRole): Promise<TestAccount> {
  const account = await createAccount(api);
  await api.db.insert(platformRoleTable).values({ accountId: account.id, role, since: api.clock.now() });
  await proveForGood(api, account);
  return account;
}
