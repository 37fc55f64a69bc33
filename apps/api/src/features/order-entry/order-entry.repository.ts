import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";

/** The account that signs in with a phone (E.164), for somebody who works in a shop; nothing where there is none. */
export async function findAccountOfPhone(tx: Queryable, phone: string): Promise<number | undefined> {
  const { rows } = (await tx.execute(sql`select haat_account_of_phone(${phone}) as id`)) as unknown as {
    rows: { id: number | null }[];
  };
  return rows[0]?.id ?? undefined;
}
