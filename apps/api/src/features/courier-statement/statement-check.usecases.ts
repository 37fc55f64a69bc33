import type { ChosenColumns } from "@haat/contract/seller/statement-fields";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { business } from "@haat/contract/shared/business-constants";
import { internationalPhone } from "@haat/contract/shared/phone";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import * as statements from "./courier-statement.repository";
import type { StatementHead, StatementKey } from "./courier-statement.repository";
import type { ColumnPlaces } from "./statement-headings";
import { describeNow, ledgerNameOf, required } from "./courier-statement.usecases";
import * as book from "./statement-facts.repository";
import { statementLinesOf, type StatementLine } from "./statement-lines";
import * as kept from "./statement-rows.repository";
import type { KeptRow, NewRow } from "./statement-rows.repository";
import { judgeLines, type OrderFacts, type Verdict } from "./statement-verdicts";

/** The days that a statement is about, as somebody says or its rows tell. */
export interface DaysGiven {
  start?: string | undefined;
  end?: string | undefined;
}

/** The numbers that a cell may mean: as it is written, and with the hyphen that orders' numbers have before their last five signs. */
function numbersIn(cell: string): string[] {
  const upper = cell.toUpperCase().replace(/\s+/g, "");
  const bare = upper.replace(/[^\p{L}\p{N}]+/gu, "");
  return bare === "" ? [] : [upper, `${bare.slice(0, -5)}-${bare.slice(-5)}`];
}

/**
 * Holds rows against the book as it is now, and keeps what they are in the place of those of which nothing is settled. What
 * somebody cleared stays cleared as long as it is what it was. The caller holds the statement.
 * @param lines of which nothing is settled
 */
export async function judgeStatement(
  tx: Queryable,
  head: StatementHead,
  lines: readonly StatementLine[],
  before: readonly KeptRow[],
): Promise<void> {
  const { shopId, id, courierId } = head;
  const key = { shopId, id };
  const heldBy = { shopId, courier: await ledgerNameOf(tx, head) };
  const named = await book.findNamed(tx, shopId, courierId, {
    numbers: unique(lines.flatMap(({ ownNumber }) => numbersIn(ownNumber))),
    codes: unique(
      lines.flatMap(({ trackingCode: code }) => (code ? [code, code.toUpperCase(), code.toLowerCase()] : [])),
    ),
    phones: unique(lines.flatMap(({ phone }) => (phone ? [internationalPhone(phone)] : []))),
  });
  const facts = await book.listFacts(tx, heldBy, named);
  const verdicts = judgeLines(lines, facts, { statementId: id, courierId });
  const found = new Set(verdicts.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])));
  // What is settled is of its days, too.
  const settled = await kept.listSettled(tx, key);
  const days = await daysOf(tx, head, {
    told: [...lines, ...settled].flatMap(({ day }) => day ?? []),
    orderIds: [...found, ...settled.flatMap(({ orderId }) => orderId ?? [])],
  });
  const held = days ? await heldWithin(tx, heldBy, days) : [];
  const missing = held.filter(({ orderId }) => !found.has(orderId));
  const cleared = clearedIn(before);
  const rows = [
    ...lines.map((line, place) => rowOf(key, line, verdicts[place] as Verdict)),
    ...missing.map((fact) => missingRow(key, fact)),
  ];
  await kept.replaceUnsettled(
    tx,
    key,
    rows.map((row) => ({ ...row, ...cleared.get(sameThing(row)) })),
  );
  await statements.updateStatement(tx, key, {
    startsOn: days?.start ?? null,
    endsOn: days?.end ?? null,
    version: head.version + 1,
  });
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** A row as somebody looked at it: of another order or with another amount it is to be looked at again. */
const sameThing = ({
  row,
  kind,
  orderId,
  collected,
  held,
  fee,
}: Pick<NewRow, "row" | "kind" | "orderId" | "collected" | "held" | "fee">) =>
  JSON.stringify([row, kind, orderId, collected, held, fee].map((part) => part ?? null));

/** What was cleared, by what it is. */
const clearedIn = (rows: readonly KeptRow[]) =>
  new Map(
    rows
      .filter(({ clearedNote }) => clearedNote !== null)
      .map((row) => {
        const { clearedNote, clearedAt, clearedBy } = row;
        return [sameThing(row), { clearedNote, clearedAt, clearedBy }];
      }),
  );

const startOf = (day: string) => new Date(`${day}T00:00:00+06:00`);

const heldWithin = (tx: Queryable, heldBy: book.HeldBy, { start, end }: { start: string; end: string }) =>
  book.listHeld(tx, heldBy, {
    from: startOf(start),
    until: secondsAfter(startOf(end), 24 * 3600),
    most: business.statementRowsMost,
  });

/** The days that were asked for; else those that rows name; else those on which their orders were delivered. */
async function daysOf(
  tx: Queryable,
  { shopId, askedFrom, askedTo }: StatementHead,
  of: { told: readonly string[]; orderIds: readonly number[] },
): Promise<{ start: string; end: string } | undefined> {
  const told = [...of.told].sort();
  const delivered = told.length > 0 ? undefined : await book.deliveredWithin(tx, shopId, of.orderIds);
  const first = told[0] ?? (delivered && dayInBangladesh(delivered.first));
  const last = told.at(-1) ?? (delivered && dayInBangladesh(delivered.last));
  const start = askedFrom ?? earlier(first, askedTo);
  const end = askedTo ?? later(last, askedFrom);
  return start === undefined || end === undefined ? undefined : { start, end };
}

type SomeDay = string | null | undefined;

const days = (...some: readonly SomeDay[]) => some.filter((day) => typeof day === "string").sort();

/** The earlier of two days, as far as there are any. */
const earlier = (one: SomeDay, other: SomeDay) => days(one, other)[0];

const later = (one: SomeDay, other: SomeDay) => days(one, other).at(-1);

/** One by one: a line may have been read with what somebody said of it. */
function rowOf({ shopId, id }: StatementKey, line: StatementLine, verdict: Verdict): NewRow {
  const { position, row, ownNumber, trackingCode, phone, said, day, collected, fee, paid, flaw } = line;
  const of = { shopId, statementId: id, position, row };
  return { ...of, ownNumber, trackingCode, phone, said, day, collected, fee, paid, flaw, ...verdict };
}

/** Behind all rows of a file, and the same however often it is looked for. */
const missingFrom = 10_000;

function missingRow({ shopId, id }: StatementKey, { orderId, held, trackingCode }: OrderFacts): NewRow {
  const position = missingFrom + orderId;
  return { shopId, statementId: id, position, row: null, kind: "missing", orderId, held, trackingCode };
}

/** What rows say together; of those that can be read. */
function sumsOf(lines: readonly StatementLine[]) {
  const sum = (amount: "collected" | "fee" | "paid") =>
    lines.reduce((total, line) => total + (line[amount] ?? 0), 0);
  return { rowCount: lines.length, collected: sum("collected"), fee: sum("fee"), paid: sum("paid") };
}

/** Reads the rows of a statement by its columns and holds them against the book. The caller holds the statement. */
export async function readLines(
  tx: Queryable,
  head: StatementHead,
  sheet: Parameters<typeof statementLinesOf>[0],
  columns: ColumnPlaces,
): Promise<void> {
  const key = { shopId: head.shopId, id: head.id };
  const lines = statementLinesOf(sheet, columns);
  const before = await kept.listUnsettled(tx, key);
  await statements.updateStatement(tx, key, { state: "checked", columns, ...sumsOf(lines) });
  await judgeStatement(tx, head, lines, before);
}

/**
 * Says what the columns of a statement mean and which days it is about, and reads its rows anew.
 * @throws statement_not_found; statement_final where cash of it is written down, or it was thrown away
 */
export function readStatement(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id_statement: id, columns, start, end }: { id_statement: number; columns: ChosenColumns } & DaysGiven,
) {
  const key = { shopId: scope.shopId, id };
  return inTransaction(
    db,
    async (tx) => {
      required(await statements.holdStatement(tx, key));
      const sheet = await statements.findSheet(tx, key);
      if (!sheet) throw new DomainError("statement_final");
      await statements.updateStatement(tx, key, { askedFrom: start ?? null, askedTo: end ?? null });
      const head = required(await statements.findStatement(tx, key));
      const places = Object.entries(columns).filter(([, place]) => place !== undefined);
      await readLines(tx, head, sheet, Object.fromEntries(places));
      await recordCommand(tx, actor, checkCommand(head), clock.now());
      return describeNow(tx, key);
    },
    scope,
  );
}

/** How the trail has it that a statement was held against the book. */
export const checkCommand = ({
  id,
  courierName,
  fileName,
}: Pick<StatementHead, "id" | "courierName" | "fileName">) => ({
  action: "statement_check" as const,
  subject: String(id),
  after: { courier: courierName, name: fileName },
});

/**
 * Holds a statement against the book once more: what was a difference may fit by now.
 * @throws statement_not_found; statement_final where its columns are not chosen, or it was thrown away
 */
export function checkStatement(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id_statement: id }: { id_statement: number },
) {
  const key = { shopId: scope.shopId, id };
  return inTransaction(
    db,
    async (tx) => {
      const head = required(await statements.holdStatement(tx, key));
      if (head.state !== "checked" && head.state !== "settled") throw new DomainError("statement_final");
      const before = await kept.listUnsettled(tx, key);
      const lines = before.filter(({ kind }) => kind !== "missing");
      await judgeStatement(tx, head, lines, before);
      await recordCommand(tx, actor, checkCommand(head), clock.now());
      return describeNow(tx, key);
    },
    scope,
  );
}
