import type { Language } from "@haat/contract/shared/languages";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import * as statements from "./courier-statement.repository";
import { describeNow, describeRow, required } from "./courier-statement.usecases";
import { forgetStatement } from "./statement-ending.usecases";
import * as kept from "./statement-rows.repository";

/** Which row, and why nobody need look at it any more; without a note it is to be looked at again. */
export interface ClearingGiven {
  id_statement: number;
  position: number;
  note: string;
}

/**
 * Says why nobody need look at a row of a statement any more, or that somebody should again. It changes no order and no cash.
 * @throws statement_not_found; statement_final for a row that is settled, or of a statement that was thrown away
 */
export function clearStatementRow(
  { db, clock }: Services,
  { scope, actor }: InShop,
  language: Language,
  { id_statement: id, position, note }: ClearingGiven,
) {
  const key = { shopId: scope.shopId, id };
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const head = required(await statements.holdStatement(tx, key));
      const row = await kept.findRow(tx, key, position);
      if (!row) throw new DomainError("statement_not_found");
      if (head.state === "thrown_away" || row.settled !== null) throw new DomainError("statement_final");
      if ((row.clearedNote ?? "") !== note) {
        const cleared = { clearedNote: note, clearedAt: now, clearedBy: actor.accountId };
        const open = { clearedNote: null, clearedAt: null, clearedBy: null };
        await kept.updateCleared(tx, key, position, note === "" ? open : cleared);
        const about = row.number ?? row.ownNumber;
        const after = { name: about, note };
        await recordCommand(tx, actor, { action: "statement_clear", subject: String(id), after }, now);
      }
      const again = await kept.findRow(tx, key, position);
      if (!again) throw new Error("A row of a statement is gone.");
      return describeRow(again, language);
    },
    scope,
  );
}

/**
 * Throws a statement away, with what it said. The same again changes nothing.
 * @throws statement_not_found; statement_final where cash of it is written down
 */
export function throwStatementAway(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id_statement: id }: { id_statement: number },
) {
  const key = { shopId: scope.shopId, id };
  return inTransaction(
    db,
    async (tx) => {
      const head = required(await statements.holdStatement(tx, key));
      if (head.state === "settled") throw new DomainError("statement_final");
      if (head.state !== "thrown_away") {
        await forgetStatement(tx, head);
        const after = { courier: head.courierName, name: head.fileName };
        await recordCommand(
          tx,
          actor,
          { action: "statement_throw", subject: String(id), after },
          clock.now(),
        );
      }
      return describeNow(tx, key);
    },
    scope,
  );
}
