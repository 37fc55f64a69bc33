import { asc, eq, ne } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { platformRoleTable } from "./platform-role.table";

/** Makes an account an admin of the platform. @returns whether it was none before */
export async function putAdmin(tx: Queryable, accountId: number, since: Date): Promise<boolean> {
  const put = await tx
    .insert(platformRoleTable)
    .values({ accountId, role: "admin", since })
    .onConflictDoUpdate({
      target: platformRoleTable.accountId,
      set: { role: "admin" },
      setWhere: ne(platformRoleTable.role, "admin"),
    })
    .returning({ accountId: platformRoleTable.accountId });
  return put.length > 0;
}

/** The platform's own people, in the order they came. */
export function findStaff(db: Queryable) {
  return db
    .select({
      accountId: platformRoleTable.accountId,
      firstName: customerTable.firstName,
      lastName: customerTable.lastName,
      phone: customerTable.phone,
      role: platformRoleTable.role,
      since: platformRoleTable.since,
    })
    .from(platformRoleTable)
    .innerJoin(customerTable, eq(customerTable.id, platformRoleTable.accountId))
    .orderBy(asc(platformRoleTable.since), asc(platformRoleTable.accountId));
}

/** What the account of a number is on the platform; nothing for most. @param phone E.164 */
export async function findRoleOfPhone(db: Queryable, phone: string) {
  const [found] = await db
    .select({ role: platformRoleTable.role })
    .from(platformRoleTable)
    .innerJoin(customerTable, eq(customerTable.id, platformRoleTable.accountId))
    .where(eq(customerTable.phone, phone));
  return found?.role;
}
