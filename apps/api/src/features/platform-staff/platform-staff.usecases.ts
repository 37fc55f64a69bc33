import type { StaffMember } from "@haat/contract/admin/admin-staff.contract";
import { displayPhone } from "@haat/contract/shared/phone";
import type { StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import type { Queryable } from "../../database/database";
import { findRoleOfPhone, findStaff } from "./platform-staff.repository";

/** The platform's own people, in the order they came. */
export async function listStaff({ db }: Services, scope: StaffScope): Promise<StaffMember[]> {
  const found = await inTransaction(db, findStaff, scope);
  return found.map(({ accountId, firstName, lastName, phone, role, since }) => ({
    id_account: accountId,
    name: `${firstName} ${lastName}`,
    mobile: displayPhone(phone),
    role,
    since: since.toISOString(),
    is_self: accountId === scope.staffId,
  }));
}

/** Whether a number is one of the platform's own people. @param phone E.164 */
export const isPlatformPhone = async (db: Queryable, phone: string): Promise<boolean> =>
  (await findRoleOfPhone(db, phone)) !== undefined;
