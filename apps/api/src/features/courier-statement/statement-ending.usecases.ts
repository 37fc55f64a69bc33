import { business } from "@haat/contract/shared/business-constants";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { recordEvent } from "../audit/audit.usecases";
import * as statements from "./courier-statement.repository";
import type { StatementHead, StatementKey } from "./courier-statement.repository";
import * as kept from "./statement-rows.repository";

const openSeconds = business.statementOpenDays * 24 * 3600;

/** When a statement is thrown away where nothing of it is settled until then; nothing where something is, or it was. */
export const endOf = ({ state, at }: Pick<StatementHead, "state" | "at">): Date | undefined =>
  state === "columns" || state === "checked" ? secondsAfter(at, openSeconds) : undefined;

/**
 * Throws statements away of which nothing was settled in their time, so many at most: what they say of customers is kept for
 * nobody then.
 * @returns how many
 */
export async function endOldStatements(
  { db, clock }: Pick<Services, "db" | "clock">,
  most: number,
): Promise<number> {
  const now = clock.now();
  const old = await statements.listOpenBefore(db, secondsAfter(now, -openSeconds), most);
  for (const key of old)
    await inTransaction(db, async (tx) => {
      const head = await statements.holdStatement(tx, key);
      // Somebody may have settled some of it just now.
      if (!head || !endOf(head)) return;
      await forgetStatement(tx, head);
      const after = { courier: head.courierName, name: head.fileName };
      const event = { action: "statement_end" as const, shopId: key.shopId, subject: String(key.id), after };
      await recordEvent(tx, { ...event, requestId: undefined }, now);
    });
  return old.length;
}

/** Keeps no more of a statement than that it was there. The caller holds it. */
export async function forgetStatement(
  tx: Queryable,
  { shopId, id, version }: StatementKey & Pick<StatementHead, "version">,
): Promise<void> {
  const key = { shopId, id };
  await kept.replaceUnsettled(tx, key, []);
  await statements.updateStatement(tx, key, { state: "thrown_away", sheet: null, version: version + 1 });
}
