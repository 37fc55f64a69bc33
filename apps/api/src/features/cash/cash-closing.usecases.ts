import type { CashClosing } from "@haat/contract/seller/seller-cash.contract";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { once } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { insertClosing, listClosings } from "./cash-closing.repository";
import { ledgerRequest } from "./cash-command.usecases";
import * as ledger from "./cash.repository";
import { describeClosing, describeSums, readTill } from "./cash.usecases";

const closingsPerPage = 31;

/** What the till should hold now, what moved since the last closing, and the closings before. */
export function describeCashDay({ db, clock }: Services, scope: MemberScope, before: string | undefined) {
  const { shopId } = scope;
  const day = dayInBangladesh(clock.now());
  return inTransaction(
    db,
    async (tx) => {
      const { closing, opening, since, expected } = await readTill(tx, shopId);
      const rows = await listClosings(tx, shopId, before, closingsPerPage + 1);
      const closings = rows.slice(0, closingsPerPage);
      return {
        day,
        opening,
        expected,
        since: describeSums(since),
        closing: closing?.day === day ? describeClosing(closing) : null,
        closings: closings.map(describeClosing),
        next_before: rows.length > closingsPerPage ? (closings.at(-1)?.day ?? null) : null,
      };
    },
    scope,
  );
}

/** What was counted at the end of a day. */
export interface ClosingGiven {
  /** What the page said that there should be. */
  expected: number;
  counted: number;
  note: string;
}

/**
 * Closes the day with what was counted; a difference becomes an entry, so that the ledger says what is there.
 * @throws cash_day_closed, cash_moved, invalid_input for a difference without its reason
 */
export function closeCashDay(services: Services, inShop: InShop, given: ClosingGiven, givenKey?: string) {
  const { scope, actor } = inShop;
  const { shopId } = scope;
  const now = services.clock.now();
  const day = dayInBangladesh(now);
  return once(services, ledgerRequest(inShop, "close_cash_day", given, givenKey), async (tx) => {
    await ledger.lockLedger(tx, shopId);
    const { closing, expected } = await readTill(tx, shopId);
    if (closing && closing.day >= day) throw new DomainError("cash_day_closed");
    if (expected !== given.expected) throw new DomainError("cash_moved", { cash: expected });
    const { counted, note } = given;
    const difference = counted - expected;
    if (difference !== 0 && note === "")
      throw new DomainError("invalid_input", { expected, counted, difference: Math.abs(difference) }, [
        { field: "note", code: difference > 0 ? "cash_counted_more" : "cash_counted_less" },
      ]);
    const row = { shopId, at: now, writtenBy: actor.accountId, note };
    const [last] = await ledger.insertEntries(
      tx,
      difference === 0 ? [] : [{ ...row, kind: "counted" as const, amount: difference }],
    );
    const lastEntry = last ?? (await ledger.lastEntry(tx, shopId));
    const who = { closedAt: now, closedBy: actor.accountId };
    await insertClosing(tx, { shopId, day, expected, counted, note, lastEntry, ...who });
    const after = { expected, counted, ...(note && { reason: note }) };
    await recordCommand(tx, actor, { action: "cash_close", subject: day, after }, now);
    const [closed] = await listClosings(tx, shopId, undefined, 1);
    if (!closed) throw new Error("A closing was not written.");
    return describeClosing(closed) satisfies CashClosing;
  });
}
