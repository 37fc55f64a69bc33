import type { LabelState } from "@haat/contract/seller/shop-opening.contract";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { auditEventTable } from "../audit/audit.table";

/** What stands against a label in the tables: other shops' labels, those they had, and those that read like it. */
type StoredState = Extract<LabelState, "own" | "taken" | "look_alike" | "free">;

/** What the tables say of labels, for a shop; by a function, since a member sees no other shop. */
export async function labelStates(
  db: Queryable,
  shopId: number,
  labels: readonly string[],
): Promise<Map<string, StoredState>> {
  if (labels.length === 0) return new Map();
  const answer = await db.execute(sql`
    select label, haat_label_state(label, ${shopId}) as state
    from json_array_elements_text(${JSON.stringify(labels)}::json) as label`);
  const { rows } = answer as unknown as { rows: { label: string; state: StoredState }[] };
  return new Map(rows.map(({ label, state }) => [label, state]));
}

/** Labels are taken one at a time, so that of two that read alike only one is, also at the same moment. */
export async function takeTurnsAtLabels(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('haat shop labels'))`);
}

/** How often a shop took another label since a moment, after it was first opened. */
export function countLabelChanges(db: Queryable, shopId: number, since: Date): Promise<number> {
  const firstApproval = sql`(select min(opened.at) from ${auditEventTable} opened
    where opened.shop_id = ${shopId} and opened.action = 'shop_approve')`;
  return db.$count(
    auditEventTable,
    and(
      eq(auditEventTable.shopId, shopId),
      eq(auditEventTable.action, "shop_label"),
      gt(auditEventTable.at, sql`greatest(${since.toISOString()}::timestamptz, ${firstApproval})`),
    ),
  );
}
