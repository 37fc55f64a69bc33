import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { platformRoleTable } from "./platform-role.table";

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
