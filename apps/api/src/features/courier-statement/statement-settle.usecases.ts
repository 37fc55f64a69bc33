import type { CourierStatement } from "@haat/contract/seller/courier-statements.contract";
import type { Language } from "@haat/contract/shared/languages";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import { checkedKey, once } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { settleWithCourier } from "../cash/courier-settling.usecases";
import * as statements from "./courier-statement.repository";
import type { StatementHead } from "./courier-statement.repository";
import { describeNow, ledgerNameOf, readyOf, required } from "./courier-statement.usecases";
import * as book from "./statement-facts.repository";
import * as kept from "./statement-rows.repository";
import type { KeptRow } from "./statement-rows.repository";
import { verdictOf, type OrderFacts } from "./statement-verdicts";

/** Which rows of a statement are to be settled, and as of which version the page showed them. */
export interface SettlingGiven {
  id_statement: number;
  version: number;
  rows: number[];
}

/** What became of it; poisha. */
interface Settled {
  statement: CourierStatement;
  parcels: number;
  handed_in: number;
  fee: number;
}

/**
 * Writes down that a courier handed in the cash of some rows of its statement less its charges, and marks their orders as
 * settled. It moves no order: rows of which the book does not say that the courier has their cash are refused.
 * @throws statement_not_found; statement_final; statement_moved where the page or the book is another by now; cash_too_much;
 * statement_fees_more; idempotency_key_required
 */
export function settleStatement(
  services: Services,
  inShop: InShop,
  language: Language,
  given: SettlingGiven,
  givenKey: string | undefined,
) {
  const { scope, actor } = inShop;
  const { shopId } = scope;
  const now = services.clock.now();
  const key = { shopId, id: given.id_statement };
  const request = memberRequest(inShop, "settle_statement", given, checkedKey(givenKey, true));
  return once<Settled & Record<string, unknown>>(services, request, async (tx) => {
    const head = required(await statements.holdStatement(tx, key));
    if (head.state !== "checked" && head.state !== "settled") throw new DomainError("statement_final");
    if (head.version !== given.version) throw new DomainError("statement_moved");
    const rows = await rowsToSettle(tx, head, given.rows);
    const parcels = rows.map(({ orderId, ready }) => ({
      orderId,
      position: ready.position,
      amount: ready.settles,
      fee: ready.fee,
    }));
    const courier = await ledgerNameOf(tx, head);
    const number = formatNumber(head.id, language);
    const note = translator(language)("statements.entryNote", { number, file: head.fileName.slice(0, 80) });
    const who = { accountId: actor.accountId, now };
    const written = await settleWithCourier(
      tx,
      shopId,
      { statementId: head.id, courier, note, parcels },
      who,
    );
    await statements.updateStatement(tx, key, {
      state: "settled",
      sheet: null,
      settledAt: now,
      settledBy: actor.accountId,
      handedIn: head.handedIn + written.handedIn,
      keptFee: head.keptFee + written.fee,
      version: head.version + 1,
    });
    const after = { courier, cash: written.handedIn, fee: written.fee, rows: parcels.length };
    await recordCommand(tx, actor, { action: "statement_settle", subject: String(head.id), after }, now);
    const statement = await describeNow(tx, key);
    return { statement, parcels: parcels.length, handed_in: written.handedIn, fee: written.fee };
  });
}

interface RowToSettle {
  orderId: number;
  ready: ReturnType<typeof readyOf>[number];
}

/** The rows, their orders held, each as it was when the page showed it. @throws statement_moved */
async function rowsToSettle(
  tx: Queryable,
  head: StatementHead,
  asked: readonly number[],
): Promise<RowToSettle[]> {
  const { shopId, id } = head;
  const positions = [...new Set(asked)];
  const rows = await kept.listRowsAt(tx, { shopId, id }, positions);
  const orderIds = rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  if (rows.length !== positions.length || orderIds.length !== rows.length)
    throw new DomainError("statement_moved");
  await book.holdOrders(tx, shopId, orderIds);
  const heldBy = { shopId, courier: await ledgerNameOf(tx, head) };
  const facts = new Map((await book.listFacts(tx, heldBy, orderIds)).map((fact) => [fact.orderId, fact]));
  return rows.flatMap((row) => {
    const fact = facts.get(row.orderId ?? 0);
    const [ready] = readyOf(row);
    if (!fact || !ready || row.clearedNote !== null || !isAsShown(row, fact, head))
      throw new DomainError("statement_moved");
    return [{ orderId: fact.orderId, ready }];
  });
}

function isAsShown(row: KeptRow, fact: OrderFacts, { id, courierId }: StatementHead): boolean {
  const judged = { statementId: id, courierId, isRepeated: false };
  const now = verdictOf(row, fact, row.match ?? "number", judged);
  return now.kind === row.kind && now.held === row.held;
}
