import { eq } from "drizzle-orm";
import type { Queryable } from "../../src/database/database";
import { customerTable } from "../../src/features/account/account.table";
import { shopMemberTable } from "../../src/features/member/member.table";
import { platformRoleTable } from "../../src/features/platform-staff/platform-role.table";
import { acceptInPassing } from "../../src/features/terms/terms.usecases";
import { shopOpeningTable } from "../../src/features/shop-opening/shop-opening.table";
import { platformPeople, shopStaff } from "../content/people.content";
import { lookUp, onlyRow } from "./inserted";

type Person = (typeof platformPeople)[number] | (typeof shopStaff)[string][number];

async function insertPerson(tx: Queryable, { phone, firstName, lastName }: Person, createdAt: Date) {
  const values = { phone, firstName, lastName, createdAt };
  return onlyRow(await tx.insert(customerTable).values(values).returning()).id;
}

/** Inserts who runs the shops, the owner of each first, and the platform's own people. */
export async function insertPeople(
  tx: Queryable,
  shopIds: ReadonlyMap<string, number>,
  since: Date,
): Promise<void> {
  for (const [slug, members] of Object.entries(shopStaff)) {
    const shopId = lookUp(shopIds, slug, "the shop");
    const rows = [];
    for (const member of members) {
      rows.push({ shopId, accountId: await insertPerson(tx, member, since), role: member.role, since });
    }
    const addedBy = rows[0]?.accountId;
    if (addedBy !== undefined) await acceptInPassing(tx, addedBy, "seller", since);
    const withAdder = rows.map((row) => ({ ...row, addedBy: row.role === "owner" ? null : addedBy }));
    await tx.insert(shopMemberTable).values(withAdder);
    const answers = { contactName: members[0]?.firstName ?? "", startedBy: addedBy };
    await tx.update(shopOpeningTable).set(answers).where(eq(shopOpeningTable.shopId, shopId));
  }
  for (const person of platformPeople) {
    const accountId = await insertPerson(tx, person, since);
    await tx.insert(platformRoleTable).values({ accountId, role: person.role, since });
  }
}
